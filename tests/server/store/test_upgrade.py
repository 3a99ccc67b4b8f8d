"""An upgrade strands no game: every release's database goes on, by the rules and with the boxes of its games."""

from __future__ import annotations

import gzip
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import nemeton
from nemeton.core.record import parse
from nemeton.server.store import copies, file
from tests.server.support import HUMANS, PATIENCE, ROOT, Json, Line, Person, play_on, play_to_the_end, started

DATA = ROOT / "tests" / "data"
RELEASES = sorted(file.name.removesuffix(".db.gz") for file in DATA.glob("*.db.gz"))
LEARNED = 4  # a level whose bots think in a process of their own, but not for long
MORE = 12  # decisions that are played on at every table


@pytest.mark.long
@pytest.mark.parametrize("release", RELEASES)
def test_every_game_of_a_released_database_plays_on(tmp_path: Path, release: str) -> None:
    told = json.loads((DATA / f"{release}.json").read_text("utf-8"))
    assert {table["game"] for table in told["tables"]} >= {"celtica", "edora", "graenaland", "meduris"}
    db = tmp_path / "nemeton.db"
    db.write_bytes(gzip.decompress((DATA / f"{release}.db.gz").read_bytes()))
    with started(db) as (address, _process), Person(address) as anouk:
        anouk.http.cookies.update(told["cookies"])
        listed = {table["id"]: table for table in anouk.get("/api/tables", mine=True).json()}
        for table in told["tables"]:
            assert listed[table["id"]]["number"] == table["number"]
            _play_on(anouk, table["id"])
        over = anouk.get(f"/api/tables/{told['over']}/positions", seat="all").json()
        again = anouk.get(f"/api/replays/{told['replay']}").json()
        assert len(over["positions"]) == len(again["positions"]) > 20
        record = parse(anouk.get(f"/api/tables/{told['over']}/record").text)
        assert record.finished
        with anouk.live(told["lesson"]) as line:
            assert play_on(line, line.next())["number"] > 0
        text = anouk.get("/metrics").text
    assert "nemeton_unreadable_tables 0.0" in text


def _play_on(anouk: Person, table_id: str) -> None:
    rng = random.Random(2)
    with anouk.live(table_id) as line:
        message = line.next()
        for _ in range(MORE):
            while message["table"]["status"] == "playing" and not message["asks"]:
                message = line.until_type("update")
            if message["table"]["status"] == "playing":
                message = play_on(line, message, rng.choice)


# --- a later release, invented: Celtica's next version gives everybody a start part more, its box a smaller display ---

NOW = nemeton.game("celtica").rules_version
NEXT = NOW + 1
RULE = ("range(content.START_PARTS)", f"range(content.START_PARTS + (1 if at[RULES] >= {NEXT} else 0))")
BOX = ("display_size = 9", "display_size = 8")


def change(file: Path, *pairs: tuple[str, str]) -> None:
    text = file.read_text("utf-8")
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file.write_text(text, "utf-8")


def later_release(there: Path) -> Path:
    """As a developer would do it: the rule asks for the version, and the old content stays under its fingerprint."""
    shutil.copytree(ROOT / "nemeton", there / "nemeton", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    celtica = there / "nemeton" / "games" / "celtica"
    box = nemeton.game("celtica").content["fingerprint"]
    shutil.copyfile(celtica / "content.toml", celtica / f"content-{box}.toml")
    change(celtica / "content.toml", BOX)
    change(celtica / "rules.py", RULE)
    change(celtica / "game.py", (f"rules_version = {NOW}", f"rules_version = {NEXT}"))
    for learned in ("weights.json", "calibration.json"):
        change(celtica / learned, (f'"rules_version": {NOW},', f'"rules_version": {NEXT},'))
    return there


def told_by(sources: Path, *words: str) -> tuple[int, str]:
    """Exit code and words of a command of that release."""
    ended = subprocess.run(
        [sys.executable, "-m", "nemeton", *words],
        cwd=sources,
        env={**os.environ, "PYTHONPATH": str(sources)},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    return ended.returncode, ended.stdout + ended.stderr


def shown(message: Json) -> tuple[int, int]:
    """How many parts lie open, and how many a seat has."""
    view = message["view"] or next(iter(message["views"].values()))
    return sum(view["display"]), sum(view["seats"][1]["parts"])


@pytest.mark.long
def test_tables_and_records_of_an_earlier_version_go_on_by_its_rules_and_with_its_box(tmp_path: Path) -> None:
    db, later = tmp_path / "nemeton.db", later_release(tmp_path / "later")
    with started(db) as (address, _process), Person(address) as anouk:
        old = anouk.lay(*HUMANS[:2], {"kind": "bot", "level": LEARNED})
        with anouk.live(old["id"]) as line:
            before = line.next()
            assert shown(before) == (9, 2)
        done = anouk.lay(*HUMANS[:2])
        with anouk.live(done["id"]) as line:
            play_to_the_end(line, line.next())
        record = anouk.get(f"/api/tables/{done['id']}/record").text
        cookies = dict(anouk.http.cookies)
    (tmp_path / "old.nem").write_text(record, "utf-8")
    with started(db, later) as (address, _process), Person(address) as anouk:
        anouk.http.cookies.update(cookies)
        with anouk.live(old["id"]) as line:
            message = line.next()
            assert (message["number"], shown(message)) == (before["number"], (9, 2))
            play_until_bot(line, message)
        again = anouk.get(f"/api/tables/{done['id']}/positions", seat="all").json()["positions"]
        brought = anouk.http.post("/api/replays", content=record)
        assert brought.status_code == 201, brought.text
        assert len(anouk.get(f"/api/replays/{brought.json()['id']}").json()["positions"]) == len(again)
        assert "nemeton_unreadable_tables 0.0" in anouk.get("/metrics").text
        assert "nemeton_bot_failures_total 0.0" in anouk.get("/metrics").text
        new = anouk.lay(*HUMANS[:2])
        with anouk.live(new["id"]) as line:
            message = line.next()
            assert shown(message) == (8, 3)
            play_to_the_end(line, message)
        newer = anouk.get(f"/api/tables/{new['id']}/record").text
        rematch = anouk.do(f"/api/tables/{done['id']}/rematch")["table"]["id"]
        with anouk.live(rematch) as line:
            assert shown(line.next()) == (8, 3), "once more, but by the rules of today"
    (tmp_path / "new.nem").write_text(newer, "utf-8")
    (tmp_path / "forged.nem").write_text(record, "utf-8")
    change(tmp_path / "forged.nem", (f"\nrules {NOW}\n", f"\nrules {NEXT}\n"))
    assert told_by(later, "verify", str(tmp_path / "old.nem"), str(tmp_path / "new.nem"))[0] == 0
    assert told_by(later, "verify", str(tmp_path / "forged.nem"))[0] == 1, "the version decides by which rules"
    code, said = told_by(ROOT, "verify", str(tmp_path / "new.nem"))
    assert code == 1
    assert "a newer Nemeton" in said
    assert "Traceback" not in said


def play_until_bot(line: Line, message: Json) -> None:
    """Until the bot has decided."""
    while not any(entry["seat"] == 2 and not entry["forced"] for entry in message.get("entries", ())):
        message = play_on(line, message) if message["asks"] else line.until_type("update")


def test_a_database_of_a_newer_program_is_refused_in_one_line(tmp_path: Path) -> None:
    db = tmp_path / "nemeton.db"
    db.write_bytes(gzip.decompress((DATA / f"{RELEASES[-1]}.db.gz").read_bytes()))
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
    held = db.read_bytes()
    code, said = told_by(ROOT, "host", "--port", "0", "--db", str(db))
    assert code == 2
    assert "newer Nemeton" in said
    assert len(said.strip().splitlines()) == 1
    assert db.read_bytes() == held


def test_before_a_database_is_brought_up_to_date_it_is_copied(tmp_path: Path) -> None:
    db = tmp_path / "nemeton.db"
    db.write_bytes(gzip.decompress((DATA / f"{RELEASES[0]}.db.gz").read_bytes()))
    was = file.version_of(db)
    copied = copies.copy_before_change(db, tmp_path / "backups", 1_800_000_000.0)
    if was == file.newest_version():
        assert copied is None
    else:
        assert copied is not None
        assert file.version_of(copied) == was
