"""Copies of an SQLite database, made while a server is writing to it, and put back in its place.

A copy is one moment of the database: SQLite's own backup reads it beside the writer. It appears under its name only
when it is whole, can be read by nobody but its owner, and is a database like any other.
"""

from __future__ import annotations

import os
import re
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from nemeton.server.errors import BadSetting
from nemeton.server.store import file

FOLDER = "backups"  # beside the database
DAY = 24 * 3600.0
_MADE = re.compile(r"-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$")


def folder_of(db: Path) -> Path:
    return db.parent / FOLDER


def name_at(db: Path, now: float) -> str:
    return f"{db.stem}-{time.strftime('%Y-%m-%dT%H-%M-%S', time.gmtime(now))}.db"


def made(db: Path, folder: Path) -> list[Path]:
    """The copies of a database that lie in a folder, oldest first; files of other names are none of them."""
    return sorted(one for one in folder.glob(f"{glob_of(db)}-*.db") if _MADE.search(one.name))


def glob_of(db: Path) -> str:
    return re.sub(r"([\[\]*?])", r"[\1]", db.stem)


def copy(db: Path, target: Path) -> None:
    """Raises BadSetting if the database cannot be read or the copy not be written."""
    if not db.is_file():
        raise BadSetting(f"there is no database {db}")
    making = target.with_name(f".{target.name}.making")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        making.unlink(missing_ok=True)
        os.close(os.open(making, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(making)) as there:
            with closing(sqlite3.connect(f"{db.absolute().as_uri()}?mode=ro", uri=True)) as here:
                here.backup(there)
            there.execute("pragma journal_mode=delete")  # one file, wherever it is carried
            found = there.execute("pragma quick_check(1)").fetchone()[0]
        if found != "ok":
            raise BadSetting(f"{db} is damaged ({' '.join(found.split())}): no copy was made; see `nemeton rescue`")
        with making.open("rb") as written:
            os.fsync(written.fileno())
        making.replace(target)
    except (sqlite3.Error, OSError) as problem:
        raise BadSetting(f"{db} cannot be copied to {target} ({problem})") from None
    finally:
        with suppress(OSError):
            making.unlink(missing_ok=True)


def is_empty(db: Path) -> bool:
    """Whether nobody has laid a table yet."""
    try:
        with closing(sqlite3.connect(f"{db.absolute().as_uri()}?mode=ro", uri=True)) as here:
            return here.execute("select 1 from tables limit 1").fetchone() is None
    except sqlite3.Error:
        return not db.exists()


def copy_before_change(db: Path, folder: Path, now: float) -> Path | None:
    """Whoever begins with a newer program can go back: a database that is to be brought up to date is copied first."""
    if not db.exists() or file.version_of(db) in ("", file.newest_version()):
        return None
    copy(db, folder / name_at(db, now))
    return folder / name_at(db, now)


def copy_if_due(db: Path, folder: Path, kept: int, now: float) -> Path | None:
    """The copy of the day, unless the last one is younger; the oldest beyond the number are thrown away."""
    known = made(db, folder)
    if is_empty(db):
        return None
    if known and now - known[-1].stat().st_mtime < DAY:
        return None
    target = folder / name_at(db, now)
    copy(db, target)
    for old in made(db, folder)[:-kept]:
        old.unlink(missing_ok=True)
    return target


def put_back(kept: Path, db: Path, now: float) -> Path | None:
    """Makes the database what a copy is. What lay there before is kept under the name that is returned."""
    if not kept.is_file() or kept.stat().st_size == 0:
        raise BadSetting(f"there is no copy {kept}")
    file.check(file.PREFIX + str(kept.absolute()))
    coming = db.with_name(f".{db.name}.coming")
    before = db.with_name(f"{db.stem}-before-{time.strftime('%Y-%m-%dT%H-%M-%S', time.gmtime(now))}.db")
    copy(kept, coming)
    moved = db.exists()
    try:
        # The log of the old file belongs to it: beside another one it would be taken for that one's.
        for end in ("-wal", "-shm", ""):
            part = db.with_name(db.name + end)
            if part.exists():
                part.replace(before.with_name(before.name + end))
        coming.replace(db)
    except OSError as problem:
        raise BadSetting(f"{kept} cannot be put in the place of {db} ({problem})") from None
    return before if moved else None


def told(copies: Sequence[Path]) -> str:
    """For whoever needs one."""
    return f"; the newest copy is {copies[-1]} (nemeton restore)" if copies else ""
