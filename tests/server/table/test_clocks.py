"""Clocks: what is left, who is late, and that a bot decides for him this once."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from nemeton.server.store.storage import Line as Stored
from nemeton.server.table.clocks import TableClock
from tests.server.support import HUMANS, Person, first_moves, quick, running
from tests.server.table.test_moves import BEGIN


def moved(seat: int, clock: float | None) -> Stored:
    return Stored(1, "move", seat, "done", False, False, None, clock, 0.0)


def test_without_a_clock_nobody_is_ever_late() -> None:
    clock = TableClock("none", 0, 0)
    clock.ask([0, 1], 100.0)
    assert clock.remaining(0, 1e9) is None
    assert clock.next_end(1e9) is None
    assert clock.late(1e9) == []


def test_per_move_everybody_begins_anew() -> None:
    clock = TableClock("move", 30, 0)
    clock.ask([0], 100.0)
    assert clock.remaining(0, 110.0) == 20
    assert clock.next_end(110.0) == 20
    assert clock.late(131.0) == [0]
    clock.moved([moved(0, clock.after_move(0, 110.0))])
    clock.ask([0], 110.0)
    assert clock.remaining(0, 110.0) == 30


def test_a_bank_is_spent_and_grows_by_the_increment() -> None:
    clock = TableClock("bank", 60, 5)
    clock.ask([0], 100.0)
    assert clock.after_move(0, 110.0) == 55
    clock.moved([moved(0, 55.0)])
    clock.ask([1], 110.0)
    assert clock.remaining(0, 500.0) == 55, "it is not his turn"
    clock.ask([0], 120.0)
    assert clock.remaining(0, 130.0) == 45
    assert clock.late(176.0) == [0]


def test_a_bank_survives_a_restart_and_does_not_run_meanwhile() -> None:
    clock = TableClock("bank", 60, 0)
    clock.restore([moved(0, 40.0), moved(1, None), moved(0, 31.0)])
    clock.ask([0, 1], 1000.0)
    assert clock.remaining(0, 1001.0) == 30
    assert clock.remaining(1, 1001.0) == 59


def test_who_is_asked_again_before_he_has_moved_does_not_begin_anew() -> None:
    clock = TableClock("move", 30, 0)
    clock.ask([0, 1], 100.0)
    clock.ask([0], 110.0)
    assert clock.remaining(0, 110.0) == 20


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_when_the_time_is_up_a_bot_decides_this_once(tmp_path: Path, kind: str) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        clock = {"kind": kind, "seconds": 1, "increment": 30}
        table = anouk.lay(*HUMANS[:2], options=BEGIN, clock=clock)
        with anouk.live(table["id"]) as line:
            message = line.next()
            assert 0 < message["table"]["seats"][0]["clock"] <= 1
            asked = time.monotonic()
            update = line.until_type("update")
            assert time.monotonic() - asked > 0.5
            assert update["entries"][0]["seat"] == 0
            assert update["table"]["seats"][0]["stand_in"] is None, "he may decide again next time"
            if kind == "bank":
                assert update["table"]["seats"][0]["clock"] == pytest.approx(30, abs=1)
            seat, number, moves = first_moves(update)
            answer = line.ask("play", seat=seat, after=number, moves=moves[:1])
            assert answer["type"] == "ok"


def test_a_clock_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        table = anouk.lay(*HUMANS[:2], options=BEGIN, clock={"kind": "move", "seconds": 2})
    with (
        running(quick(tmp_path)) as server,
        Person(server.address) as anouk,
        anouk.live(table["id"], after=table["number"]) as line,
    ):
        assert line.until_type("update")["number"] > table["number"]


def test_a_stand_in_stops_the_clock(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        table = anouk.lay(*HUMANS[:2], clock={"kind": "bank", "seconds": 100})
        seats = anouk.do(f"/api/tables/{table['id']}/stand_in", seat=0, level=1)["seats"]
        assert seats[0]["clock"] is None
        assert seats[1]["clock"] is not None
