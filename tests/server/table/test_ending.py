"""Ending a game before its end: nobody does that over the heads of others, here or away."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from nemeton.server.table.ending import LONG_SILENCE
from tests.server.support import HUMANS, Json, Person, Running, behind_its_back, quick, running

FREE = {"kind": "free"}
BOT = {"kind": "bot", "level": 1}


@pytest.fixture
def theirs(anouk: Person, bram: Person) -> Json:
    """A game of Anouk and Bram, and nobody has a connection."""
    table = anouk.lay(*HUMANS[:2])
    bram.do(f"/api/tables/{table['id']}/claim", token=table["tokens"]["1"])
    return table


def test_who_plays_alone_or_with_bots_ends_the_game_at_once(anouk: Person) -> None:
    for table in (anouk.lay(*HUMANS[:2]), anouk.lay(HUMANS[0], BOT)):
        here = f"/api/tables/{table['id']}"
        assert table["end"]["alone"]
        assert anouk.do(f"{here}/abandon")["status"] == "abandoned"
        assert anouk.refused(f"{here}/abandon") == "over"
        assert anouk.refused(f"{here}/moves", seat=0, after=table["number"], moves=["draw"]) == "over"


def test_nobody_ends_a_game_and_sees_all_hands_while_the_others_are_offline(theirs: Json, anouk: Person) -> None:
    here = f"/api/tables/{theirs['id']}"
    asked = anouk.do(f"{here}/abandon")
    assert asked["status"] == "playing"
    assert asked["end"] == {"alone": False, "agreed": [0], "waiting": [1]}
    assert anouk.get(f"{here}/positions", seat="all").status_code >= 400
    assert anouk.do(f"{here}/abandon")["status"] == "playing", "asking twice is no consent either"


def test_handing_the_seat_of_an_absent_person_to_a_bot_is_not_his_consent(
    theirs: Json, anouk: Person, server: Running
) -> None:
    here = f"/api/tables/{theirs['id']}"
    held = server.table(theirs["id"])
    server.call(lambda: held.gone.update({1: time.monotonic() - server.host.settings.absence_seconds}))
    assert anouk.do(f"{here}/stand_in", seat=1, level=4)["seats"][1]["stand_in"]
    assert anouk.do(f"{here}/abandon")["status"] == "playing"


def test_a_game_ends_when_everybody_agrees(theirs: Json, anouk: Person, bram: Person) -> None:
    here = f"/api/tables/{theirs['id']}"
    assert bram.refused(f"{here}/abandon/answer", seat=1, yes=True) == "conflict", "nobody has asked"
    anouk.do(f"{here}/abandon")
    assert anouk.refused(f"{here}/abandon/answer", seat=1, yes=True) == "forbidden"
    refused = bram.do(f"{here}/abandon/answer", seat=1, yes=False)
    assert (refused["status"], refused["end"]["agreed"]) == ("playing", [])
    bram.do(f"{here}/abandon")
    assert anouk.do(f"{here}/abandon/answer", seat=0, yes=True)["status"] == "abandoned"
    assert anouk.do(f"{here}/rematch")["table"]["end"]["agreed"] == [], "a new game, a new question"


def test_who_leaves_gives_the_seat_to_a_bot_and_need_not_be_asked(theirs: Json, anouk: Person, bram: Person) -> None:
    here = f"/api/tables/{theirs['id']}"
    left = bram.do(f"{here}/stand", seat=1)
    assert left["status"] == "playing"
    assert (left["seats"][1]["kind"], left["seats"][1]["stand_in"] is not None) == ("free", True)
    assert anouk.look(theirs["id"])["end"]["alone"]
    assert anouk.do(f"{here}/abandon")["status"] == "abandoned"


def test_after_a_week_without_a_move_and_with_a_restart_nobody_need_be_asked(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk, Person(server.address) as bram:
        table = anouk.lay(*HUMANS[:2])
        here = f"/api/tables/{table['id']}"
        bram.do(f"{here}/claim", token=table["tokens"]["1"])
        anouk.do(f"{here}/abandon")
        cookies = dict(anouk.http.cookies)
    behind_its_back(tmp_path / "test.db", f"update entries set at = at - {LONG_SILENCE - 3600}")
    for moved, status in ((3600, "playing"), (0, "abandoned")):
        with running(quick(tmp_path)) as server, Person(server.address) as anouk:
            anouk.http.cookies.update(cookies)
            assert anouk.look(table["id"])["end"]["agreed"] == [0], "what was said is remembered"
            assert anouk.do(f"{here}/abandon")["status"] == status
        behind_its_back(tmp_path / "test.db", f"update entries set at = at - {moved}")


def test_before_the_game_only_who_sits_first_clears_the_table_away(anouk: Person, bram: Person) -> None:
    table = anouk.lay(HUMANS[0], FREE, FREE)
    here = f"/api/tables/{table['id']}"
    bram.do(f"{here}/sit", seat=1, name="Bram")
    assert not bram.look(table["id"])["end"]["alone"]
    assert bram.refused(f"{here}/abandon") == "forbidden"
    assert anouk.do(f"{here}/abandon")["status"] == "abandoned"
