"""Copies of a database in use, going back to one, and what is saved of a damaged file: with real files and servers."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from nemeton.server.errors import BadSetting
from nemeton.server.settings import Settings
from nemeton.server.store import copies, file, rescue
from tests.server.support import (
    HUMANS,
    PATIENCE,
    ROOT,
    Person,
    eventually,
    first_moves,
    play_on,
    quick,
    running,
    started,
)

NOON = 1_800_000_000.0


def nemeton(*words: str | Path) -> str:
    """What a command says; it must succeed."""
    command = [sys.executable, "-m", "nemeton", *map(str, words)]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False, timeout=PATIENCE)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def tables_in(db: Path) -> dict[str, int]:
    """Of every table in a file, how many entries it has."""
    with closing(sqlite3.connect(db)) as connection:
        assert connection.execute("pragma integrity_check").fetchone()[0] == "ok"
        rows = connection.execute("select id, (select count(*) from entries where table_id = id) from tables")
        return {str(table): int(count) for table, count in rows}


@pytest.mark.long
def test_a_copy_is_made_while_moves_are_stored_and_goes_back_under_a_running_server(
    tmp_path: Path,
) -> None:
    """Every copy is one moment: whatever was acknowledged before it began is in it, and no half of a chain."""
    db, kept = tmp_path / "test.db", tmp_path / "kept.db"
    with started(db) as (address, process), Person(address) as anouk:
        table = anouk.lay(*HUMANS[:2])
        stop = threading.Event()
        numbers: list[int] = []

        def play() -> None:
            with anouk.live(table["id"]) as line:
                message = line.next()
                while not stop.is_set() and message["asks"]:
                    message = play_on(line, message)
                    numbers.append(message["number"])

        player = threading.Thread(target=play)
        player.start()
        eventually(lambda: len(numbers) > 3)
        sure = numbers[-1]
        nemeton("backup", kept, "--db", db)
        stop.set()
        player.join(PATIENCE)
        found = tables_in(kept)[table["id"]]
        assert sure <= found <= numbers[-1]
        with anouk.live(table["id"]) as line:
            message = line.next()
            while message["number"] <= found:
                message = play_on(line, message)
            other = anouk.lay(*HUMANS[:2])
            said = nemeton("restore", kept, "--db", db)
            assert "before" in said
            eventually(lambda: anouk.get("/health").status_code == 200 and anouk.look(table["id"])["number"] == found)
        assert anouk.get(f"/api/tables/{other['id']}").status_code == 404, "it was laid after the copy"
        with anouk.live(table["id"]) as line:
            assert play_on(line, line.next())["number"] > found
        assert process.poll() is None
    before = next(tmp_path.glob("test-before-*.db"))
    assert tables_in(before)[table["id"]] > found, "what was there is not thrown away"
    if os.name == "posix":
        assert kept.stat().st_mode & 0o077 == 0, "seats and secrets are nobody else's business"


def test_a_server_makes_one_copy_a_day_and_keeps_so_many(tmp_path: Path) -> None:
    with running(quick(tmp_path, copies=2)) as server, Person(server.address) as anouk:
        anouk.lay(*HUMANS[:2])
        assert not (tmp_path / "backups").exists(), "when it began there was nothing to lose"
    with running(quick(tmp_path, copies=2)):
        eventually(lambda: copies.made(tmp_path / "test.db", tmp_path / "backups"))
    db, folder = tmp_path / "test.db", tmp_path / "backups"
    first = copies.made(db, folder)[0]
    os.utime(first, (NOON, NOON))
    assert copies.copy_if_due(db, folder, 2, NOON + copies.DAY - 1) is None
    second = copies.copy_if_due(db, folder, 2, NOON + copies.DAY)
    assert second is not None
    os.utime(second, (NOON + copies.DAY, NOON + copies.DAY))
    (folder / "test-of-mine.db").write_text("not made by us")
    third = copies.copy_if_due(db, folder, 2, NOON + 3 * copies.DAY)
    assert copies.made(db, folder) == [second, third]
    assert (folder / "test-of-mine.db").exists()


def test_without_copies_none_are_made(tmp_path: Path) -> None:
    with running(quick(tmp_path, copies=0)) as server, Person(server.address) as anouk:
        anouk.lay(*HUMANS[:2])
    with running(quick(tmp_path, copies=0)) as server:
        server.call(lambda: None)
    assert not (tmp_path / "backups").exists()


def test_a_copy_that_cannot_be_used_is_not_put_in_the_place_of_the_database(tmp_path: Path) -> None:
    db, kept = tmp_path / "nemeton.db", tmp_path / "kept.db"
    rescue.lay_out(db)
    held = db.read_bytes()
    kept.write_bytes(b"once upon a time" * 100)
    with pytest.raises(BadSetting, match="no SQLite database"):
        copies.put_back(kept, db, NOON)
    with pytest.raises(BadSetting, match="there is no copy"):
        copies.put_back(tmp_path / "none.db", db, NOON)
    assert db.read_bytes() == held


# --- damage ---


def damage(db: Path, relation: str) -> None:
    """Overwrites one leaf page in the middle of a relation, as a bad disk would."""
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        pages = connection.execute(
            "select pageno from dbstat where name = ? and pagetype = 'leaf' order by pageno", (relation,)
        ).fetchall()
        size = connection.execute("pragma page_size").fetchone()[0]
    (page,) = pages[len(pages) // 2]
    with db.open("r+b") as torn:
        torn.seek((page - 1) * size)
        torn.write(b"\xa5" * size)


@pytest.mark.long
def test_a_damaged_file_is_recognised_and_what_can_be_saved_is_saved_and_played_on(tmp_path: Path) -> None:
    db, fresh = tmp_path / "test.db", tmp_path / "saved.db"
    laid = []
    with running(quick(tmp_path, copies=0)) as server, Person(server.address) as anouk:
        for _ in range(6):
            table = anouk.lay(*HUMANS[:2])
            with anouk.live(table["id"]) as line:
                message = line.next()
                for _ in range(12):
                    message = play_on(line, message)
            laid.append((table["id"], table["tokens"], message["number"]))
    damage(db, "entries")
    with pytest.raises(BadSetting, match="nemeton rescue") as told:
        file.check(Settings(db=str(db)).url)
    assert "\n" not in str(told.value)
    held = db.read_bytes()
    said = nemeton("rescue", db, fresh)
    assert db.read_bytes() == held
    assert "lost: entries" in said
    assert "--key" in said, "what is sealed stays sealed"
    assert "later ones are lost" in said
    saved = tables_in(fresh)
    assert saved.keys() == {table for table, _tokens, _number in laid}
    assert sum(number for _table, _tokens, number in laid) > sum(saved.values()) > 0
    assert sum(saved[table] == number for table, _tokens, number in laid) >= 3, "whole games are saved whole"
    with running(quick(tmp_path, db=str(fresh), key=str(tmp_path / "test.key"), copies=0)) as server:
        for table, tokens, _number in laid:
            for token in tokens.values():
                with Person(server.address, token) as person, person.live(table) as line:
                    message = line.next()
                    if message["asks"]:
                        seat, number, says = first_moves(message)
                        assert line.ask("play", seat=seat, after=number, moves=says[:1])["type"] == "ok"
                        break
            else:
                raise AssertionError("a saved game goes on, wherever it was cut")


def test_a_file_of_which_nothing_can_be_read_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "noise.db").write_bytes(b"once upon a time" * 1000)
    with pytest.raises(BadSetting, match="restore a copy"):
        rescue.rescue(tmp_path / "noise.db", tmp_path / "fresh.db")
    assert not (tmp_path / "fresh.db").exists()
