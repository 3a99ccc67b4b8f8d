"""The database file: what is wrong with it is said in one line, and nothing is accepted into nowhere."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from nemeton.server.errors import BadSetting
from nemeton.server.settings import Settings
from nemeton.server.store.file import check
from tests.server.support import HUMANS, ROOT, Person, first_moves, quick, running


def test_when_the_file_is_gone_no_move_is_accepted_and_health_says_so(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        table = anouk.lay(*HUMANS[:2])
        with anouk.live(table["id"]) as line:
            seat, number, moves = first_moves(line.next())
        assert anouk.get("/health").status_code == 200
        (tmp_path / "test.db").unlink()
        assert anouk.get("/health").json()["status"] == "storage"
        assert anouk.refused(f"/api/tables/{table['id']}/moves", seat=seat, after=number, moves=moves[:1]) == "storage"
        assert anouk.look(table["id"])["number"] == table["number"]
        (tmp_path / "test.db").write_bytes(b"")
        assert anouk.get("/health").status_code == 503, "another file in its place is not the same"


def noise(path: Path) -> None:
    path.write_bytes(b"once upon a time" * 100)


def torn(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("create table t (x)")
        connection.executemany("insert into t values (?)", [("x" * 3000,)] * 50)
    kept = path.read_bytes()
    path.write_bytes(kept[:8192] + b"\xff" * 40_000 + kept[48_192:])


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("create table alembic_version (version_num text)")
        connection.execute("insert into alembic_version values ('9999')")


def nowhere(path: Path) -> None:
    path.parent.rmdir()


@pytest.mark.parametrize(
    ("make", "says"),
    [(noise, "no SQLite database"), (torn, "damaged|cannot be read"), (newer, "newer Nemeton"), (nowhere, "no folder")],
)
def test_a_database_that_cannot_be_used_is_said_in_one_line(
    tmp_path: Path, make: Callable[[Path], None], says: str
) -> None:
    path = tmp_path / "kept" / "nemeton.db"
    path.parent.mkdir()
    make(path)
    with pytest.raises(BadSetting, match=says) as told:
        check(Settings(db=str(path)).url)
    assert "\n" not in str(told.value)


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)  # whoever runs the tests may be allowed everything
    with pytest.raises(BadSetting, match="cannot be written"):
        check(Settings(db=str(tmp_path / "nemeton.db")).url)


def test_the_command_line_says_it_without_a_trace(tmp_path: Path) -> None:
    noise(tmp_path / "nemeton.db")
    command = [sys.executable, "-m", "nemeton", "host", "--port", "0", "--db", str(tmp_path / "nemeton.db")]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert ended.returncode != 0
    assert "no SQLite database" in (ended.stdout + ended.stderr).replace("\n", " ")
    assert "Traceback" not in ended.stderr
