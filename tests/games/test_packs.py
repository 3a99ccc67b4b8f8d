"""Content packs: what was reconstructed can be corrected, what does not fit is refused with its line, and games with a
corrected box are told apart from all others and never mixed up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import nemeton
from nemeton.core.pack import BadPack, figures_of, marked, read_pack
from nemeton.games import packs
from tests.playing import ROOT
from tests.server.support import HUMANS, PATIENCE, Json, Line, Person, play_on, play_to_the_end

PACK = """game = "celtica"
name = "my box"  # a comment

[[place]]
pos = 1
kind = "find"
amount = 4
"""
NAMES = [name for name in nemeton.names() if any(marked(name))]  # a game of one's own has nothing to reconstruct


def written(folder: Path, text: str, name: str = "celtica.toml") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, "utf-8")
    return folder / name


def command(*words: str | Path, boxes: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "nemeton", *map(str, words)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "NEMETON_BOXES": boxes},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.mark.parametrize("game", NAMES)
def test_every_figure_that_can_be_corrected_is_reconstructed_and_the_list_is_a_pack(tmp_path: Path, game: str) -> None:
    found = list(marked(game))
    assert {one.figure for one in found} == set(figures_of(game)), "a figure that is nowhere"
    listed = command("content", "list", game)
    with pytest.raises(BadPack, match="it corrects nothing"):
        read_pack(written(tmp_path, listed.stdout, f"{game}.toml"))


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("amount = 4", "amount = four", 7, "no TOML"),
        ("amount = 4", 'amount = "four"', 7, "a whole number from 0"),
        ("amount = 4", "amount = -2", 7, "a whole number from 0"),
        ("amount = 4", "amount = true", 7, "a whole number from 0"),
        ("amount = 4", "x = 4", 7, "'x' cannot be corrected there, only: kind, subtype, amount"),
        ('kind = "find"', 'kind = "inn"', 6, "one of cult, find, ruin"),
        ("pos = 1", "pos = 77", 5, "pos = 77 is not there"),
        ("pos = 1\n", "", 4, "'pos' is missing"),
        ("[[place]]", "[place]", 4, "written as [[place]]"),
        ("[[place]]", "[[constants]]", 4, "nothing in 'constants' can be corrected"),
        ('"celtica"', '"chess"', 1, "of which game"),
        ("amount = 4", "amount = 5", 7, "no game can be played: move.py numbers other sets"),
    ],
)
def test_a_bad_pack_is_refused_with_line_and_reason(tmp_path: Path, old: str, new: str, line: int, reason: str) -> None:
    file = written(tmp_path, PACK.replace(old, new))
    with pytest.raises(BadPack) as told:
        packs.check(file)
    assert told.value.line == line
    assert reason in str(told.value)
    assert "\n" not in str(told.value)


TILE = 'game = "edora"\n[[part]]\nkey = "T1"\n'
ROUND, STRAIGHT = '["N", "E", 1]', '["N", "S", 1], ["E", "W", 1]'


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (f"{TILE}paths = [{ROUND}]", 4, "T1: its paths join N with S and E with W"),
        (f"{TILE}paths = [{STRAIGHT}]", 4, "at most 2 tiles join only their opposite edges"),
        (
            f"{TILE}paths = [{STRAIGHT}, {ROUND}, {ROUND}, {ROUND}, {ROUND}, {ROUND}]",
            4,
            "T1: there are at most 6 paths",
        ),
        (f'{TILE}paths = [{STRAIGHT}, ["N", "E", 3]]', 4, "T1: a path joins two of its edges"),
        (f"{TILE}portal = 2", 4, "T1: the portal is in one of its clearings"),
        (f'{TILE}clearings = [["N", "E"]]', 4, "T1: each of its edges belongs to one clearing"),
        ('game = "edora"\n[[action]]\ncode = "A2x2"\nmultiplier = 999', 0, "a gem on the right of an empty slot"),
        ('game = "graenaland"\n[[territory]]\nid = 1\nvillage_cost = []', 4, "a price is something"),
    ],
)
def test_a_box_no_game_can_be_played_with_is_refused(tmp_path: Path, text: str, line: int, reason: str) -> None:
    file = written(tmp_path, text, "pack.toml")
    with pytest.raises(BadPack, match=reason) as told:
        packs.check(file)
    assert told.value.line == line


def test_what_is_printed_is_not_corrected(tmp_path: Path) -> None:
    text = 'game = "meduris"\n[[boards.side_4.ring.fields]]\nindex = 0\ngoods = ["wool", "wood"]\n'
    with pytest.raises(BadPack, match="line 3: index = 0 is not there, or printed"):
        read_pack(written(tmp_path, text, "meduris.toml"))


def test_comments_and_order_make_no_other_box(tmp_path: Path) -> None:
    one = packs.check(written(tmp_path, PACK))
    other = packs.check(written(tmp_path, '# mine\ngame = "celtica"\n[[place]]\namount = 4\npos = 1\n'))
    assert packs.fingerprint(one) == packs.fingerprint(other)
    assert packs.fingerprint(one) != nemeton.game("celtica").content["fingerprint"]
    different = packs.check(written(tmp_path, PACK.replace("amount = 4", "amount = 3")))
    assert packs.fingerprint(different) != packs.fingerprint(one)


# --- a server that plays with one ---


class Server:
    """`nemeton host` as somebody would start it."""

    def __init__(self, db: Path, *words: str) -> None:
        told = [sys.executable, "-m", "nemeton", "host", "--port", "0", "--db", str(db), "--copies", "0", *words]
        there = {**os.environ, "PYTHONPATH": str(ROOT), "NEMETON_TEST_SEED": "1", "PYTHONUNBUFFERED": "1"}
        self._process = subprocess.Popen(told, stdout=subprocess.PIPE, text=True, env=there, cwd=ROOT)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split(" at ")[1].split()[0].rstrip("/")

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_problem: object) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        if self._process.stdout is not None:
            self._process.stdout.close()


def until_bot(line: Line, message: Json) -> None:
    while not any(entry["seat"] == 1 and not entry["forced"] for entry in message.get("entries", ())):
        message = play_on(line, message) if message["asks"] else line.until_type("update")


@pytest.mark.long
def test_tables_and_records_of_a_corrected_box_go_on_with_and_without_it(tmp_path: Path) -> None:
    db, folder = tmp_path / "nemeton.db", tmp_path / "packs"
    pack = packs.check(written(folder, PACK))
    mark, shipped = packs.fingerprint(pack), nemeton.game("celtica").content["fingerprint"]
    seats: list[Json] = [HUMANS[0], {"kind": "bot", "level": 4}]
    with Server(db) as server, Person(server.address) as anouk:
        plain = anouk.lay(*seats)
        assert plain["content"] == shipped
        cookies = dict(anouk.http.cookies)
    with Server(db, "--content", str(folder)) as server, Person(server.address) as anouk:
        anouk.http.cookies.update(cookies)
        assert anouk.get("/api/games/celtica/content").json()["place"][0]["amount"] == 4
        table = anouk.lay(*seats)
        assert table["content"] == mark
        for one in (plain, table):  # the one begun before goes on with the box it was begun with
            with anouk.live(one["id"]) as line:
                until_bot(line, line.next())
            assert anouk.look(one["id"])["content"] == one["content"]
        other = anouk.get(f"/api/games/celtica/boxes/{shipped}").json()
        assert (other["info"]["content"], other["content"]["place"][0]["amount"]) == (shipped, 1)
        lesson = anouk.do("/api/tables/lesson", game="celtica", lesson="first", chapter=0, name="Cleo")["table"]
        assert lesson["content"] == shipped, "lessons are played as they were recorded"
        done = anouk.lay(*HUMANS[:2])
        with anouk.live(done["id"]) as line:
            play_to_the_end(line, line.next())
        record = anouk.get(f"/api/tables/{done['id']}/record").text
    assert f"\ncontent {mark}\n" in record
    file = tmp_path / "game.nem"
    file.write_text(record, "utf-8")
    missing = command("verify", file)
    assert missing.returncode == 1
    assert f"the box {mark} of celtica is not known here" in missing.stdout
    assert "--content" in missing.stdout
    assert command("verify", file, "--content", folder).returncode == 0
    with Server(db) as server, Person(server.address) as anouk:  # the pack is gone; the database knows it
        anouk.http.cookies.update(cookies)
        with anouk.live(table["id"]) as line:
            message = line.next()
            until_bot(line, message if message["asks"] else line.until_type("update"))
        assert anouk.http.post("/api/replays", content=record).status_code == 201
        assert "nemeton_unreadable_tables 0.0" in anouk.get("/metrics").text
    with Server(tmp_path / "other.db") as server, Person(server.address) as bram:
        refused = bram.http.post("/api/replays", content=record)
        assert refused.json()["code"] == "bad_record"
        assert "content pack" in refused.json()["message"]


def test_a_folder_with_a_bad_pack_starts_no_server(tmp_path: Path) -> None:
    written(tmp_path / "packs", PACK.replace("amount = 4", "amount = 40"))
    ended = command("host", "--port", "0", "--db", tmp_path / "n.db", "--content", tmp_path / "packs")
    assert ended.returncode == 2
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "celtica.toml" in ended.stderr
    assert "no folder" in command("host", "--content", tmp_path / "none").stderr


def test_check_tells_programs_what_is_corrected(tmp_path: Path) -> None:
    told = json.loads(command("content", "check", written(tmp_path, PACK), "--json").stdout)
    assert told["corrections"] == [{"figure": ["place", 0, "amount"], "value": 4}]
    assert (told["game"], told["name"]) == ("celtica", "my box")
