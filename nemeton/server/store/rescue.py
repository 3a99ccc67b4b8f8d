"""What can be saved of a damaged SQLite database: every row that can still be read, in a fresh one.

Rows are read from both ends of each relation up to the damage, and one by one in between. Then it is looked what they
amount to: a game whose entries have a gap goes on from before the gap, and whatever belongs to no table is left out.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from nemeton.server.errors import BadSetting
from nemeton.server.store import storage
from nemeton.server.store.schema import metadata

ONE_BY_ONE = 200_000  # rows of a relation that are asked for singly, at most
ORDER = [relation.name for relation in metadata.sorted_tables]
Row = tuple[Any, ...]


@dataclass
class Saved:
    """What was saved, and what not, in sentences."""

    rows: dict[str, int] = field(default_factory=dict)
    losses: list[str] = field(default_factory=list)


def rescue(damaged: Path, fresh: Path) -> Saved:
    """Raises BadSetting if nothing can be read at all, or the fresh file cannot be written."""
    if not damaged.is_file():
        raise BadSetting(f"there is no database {damaged}")
    if fresh.exists():
        raise BadSetting(f"{fresh} exists already; what is saved goes into a new file")
    try:
        with tempfile.TemporaryDirectory() as folder:  # reading may write into it
            copied = Path(folder, "damaged.db")
            for end in ("", "-wal"):
                if (part := damaged.with_name(damaged.name + end)).exists():
                    shutil.copyfile(part, copied.with_name(copied.name + end))
            with closing(sqlite3.connect(copied)) as old:
                old.text_factory = lambda data: data.decode("utf-8", "replace")
                return _rescue(old, damaged, fresh)
    except (sqlite3.Error, OSError) as problem:
        fresh.unlink(missing_ok=True)
        raise BadSetting(f"nothing can be read of {damaged} ({problem}); restore a copy of it") from None


def _rescue(old: sqlite3.Connection, damaged: Path, fresh: Path) -> Saved:
    relations = {str(name) for (name,) in old.execute("select name from sqlite_master where type = 'table'")}
    if "tables" not in relations:
        raise BadSetting(f"{damaged} has no tables of Nemeton in it")
    version = _version(old)
    saved = Saved()
    lay_out(fresh, version)
    with closing(sqlite3.connect(fresh)) as new, new:
        for name in ORDER:
            if name in relations:
                _save_relation(old, new, name, saved)
        _put_in_order(new, saved)
    return saved


def _version(old: sqlite3.Connection) -> str:
    """That of the damaged one, if it can be read; the newest otherwise."""
    try:
        found = old.execute("select version_num from alembic_version").fetchone()
    except sqlite3.Error:
        found = None
    return str(found[0]) if found else "head"


def lay_out(fresh: Path, version: str = "head") -> None:
    """An empty database as that version of it was."""
    config = Config()
    config.set_main_option("script_location", str(storage.MIGRATIONS))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version != "head" and version not in known:
        raise BadSetting(f"it was written by a newer Nemeton (version {version}); use that one to save it")
    engine = create_engine(f"sqlite:///{fresh.absolute()}")
    with engine.connect() as connection:
        storage.migrate(connection, version)
        connection.commit()
    engine.dispose()


def _save_relation(old: sqlite3.Connection, new: sqlite3.Connection, name: str, saved: Saved) -> None:
    wanted = [str(row[1]) for row in new.execute(f"pragma table_info({name})")]
    there = {str(row[1]) for row in old.execute(f"pragma table_info({name})")}
    columns = ", ".join(column for column in wanted if column in there)
    marks = ", ".join("?" for column in wanted if column in there)
    kept, torn = 0, False
    for row in _rows(old, name, columns):
        if row is None:
            torn = True
            continue
        try:
            kept += new.execute(f"insert or ignore into {name} ({columns}) values ({marks})", row).rowcount
        except sqlite3.Error:
            torn = True
    saved.rows[name] = kept
    if torn:
        saved.losses.append(f"{name}: some rows could not be read, {kept} could")


def _rows(old: sqlite3.Connection, name: str, columns: str) -> Iterator[Row | None]:
    """Every row that can be read, each once; None where some cannot."""
    first = last = None
    for order in ("asc", "desc"):
        try:
            for row in old.execute(f"select rowid, {columns} from {name} order by rowid {order}"):
                if order == "asc":
                    first = row[0]
                elif first is not None and row[0] <= first:
                    return
                else:
                    last = row[0]
                yield row[1:]
            return
        except sqlite3.Error:
            yield None
    start = (first or 0) + 1
    for rowid in range(start, min(last if last is not None else start + ONE_BY_ONE, start + ONE_BY_ONE)):
        try:
            row = old.execute(f"select {columns} from {name} where rowid = ?", (rowid,)).fetchone()
        except sqlite3.Error:
            continue
        if row is not None:
            yield row


def _put_in_order(new: sqlite3.Connection, saved: Saved) -> None:
    """Only what belongs to a table stays, and of a game only what was played up to the first gap."""
    for name in ORDER:
        columns = {str(row[1]) for row in new.execute(f"pragma table_info({name})")}
        if "table_id" in columns:
            lost = new.execute(f"delete from {name} where table_id not in (select id from tables)").rowcount
            if lost:
                saved.rows[name] -= lost
                saved.losses.append(f"{name}: {lost} rows belong to tables that are lost")
    for table, title, players in new.execute("select id, name, players from tables").fetchall():
        _mend(new, table, title, players, saved)


def _mend(new: sqlite3.Connection, table: str, title: str, players: int, saved: Saved) -> None:
    seats = new.execute("select count(*) from seats where table_id = ?", (table,)).fetchone()[0]
    if seats != players:
        saved.losses.append(f"table {title}: {players - seats} of its {players} seats are lost, so it cannot be played")
    numbers = [row[0] for row in new.execute("select number from entries where table_id = ? order by number", (table,))]
    whole = next((count for count, number in enumerate(numbers) if number != count + 1), len(numbers))
    if whole < len(numbers):
        for name in ("entries", "chats", "promises", "offers", "answers"):
            if name in saved.rows:
                gone = new.execute(f"delete from {name} where table_id = ? and number > ?", (table, whole)).rowcount
                saved.rows[name] -= gone
        saved.losses.append(f"table {title}: it goes on after move {whole}, {numbers[-1] - whole} later ones are lost")
