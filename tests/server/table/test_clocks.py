"""Clocks: what is left, who is late, and that a bot decides for him this once."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from nemeton.server.store.storage import Line as Stored
from nemeton.server.table.clocks import TableClock
from nemeton.server.wire import ClockKind
from tests.server.support import HUMANS, Person, Running, change_tables, every_game, fewest, play_on, quick, running
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


def undone(seat: int, clock: float | None, back_to: int) -> Stored:
    return Stored(back_to + 2, "undo", seat, "undo", False, False, back_to, clock, 0.0)


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_a_clock_never_gains_by_taking_back(kind: ClockKind) -> None:
    clock = TableClock(kind, 60, 30)
    now = 100.0
    clock.ask([0], now)
    for _ in range(10):
        before = clock.remaining(0, now)
        now += 2
        line = moved(0, clock.after_move(0, now))
        clock.moved([line])
        clock.ask([0], now)
        now += 1  # thinks about the next decision, then takes this one back
        left = clock.after_undo(0, [line], now)
        clock.took_back(0, [line], left)
        clock.ask([0], now)
        assert before is not None
        assert clock.remaining(0, now) == left == before - 3
    again = TableClock(kind, 60, 30)
    again.restore([line, undone(0, left, 0)])
    assert again.remaining(0, now) == left, "nor by a restart"


def test_who_decided_after_it_loses_what_he_was_credited_for_it_and_nothing_else() -> None:
    clock = TableClock("bank", 60, 5)
    lines = [moved(0, 55.0), moved(1, 45.0)]
    clock.moved(lines)
    clock.took_back(0, lines, clock.after_undo(0, lines, 0.0))
    assert clock.left == {0: 50.0, 1: 40.0}


def test_setting_the_systems_clock_gives_and_takes_nothing(
    server: Running, anouk: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anouk.lay(*HUMANS[:2], clock={"kind": "bank", "seconds": 100})
    clocks = [seat["clock"] for seat in table["seats"]]
    real = time.time
    for jump in (-3600, 3600):
        monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
        now = anouk.look(table["id"])
        assert now["number"] == table["number"], "nobody is late"
        assert all(50 < seat["clock"] <= 100 for seat in now["seats"]), clocks
    monkeypatch.undo()


@every_game
@pytest.mark.parametrize("kind", ["move", "bank"])
def test_when_the_time_is_up_somebody_decides_this_once(server: Running, anouk: Person, game: str, kind: str) -> None:
    clock = {"kind": kind, "seconds": 3000, "increment": 30}
    table = anouk.lay(*fewest(game), game=game, clock=clock, talk=0)
    with anouk.live(table["id"]) as line:
        message = line.next()
        seat = message["asks"][0]["seat"]
        assert 0 < message["table"]["seats"][seat]["clock"] <= 3000
        server.pass_time(table["id"], 3000)
        update = line.until(lambda heard: heard["type"] == "update" and heard["entries"][0]["seat"] == seat)
        assert update["table"]["seats"][seat]["stand_in"] is None, "he may decide again next time"
        told = {"name": "time_up", "seat": seat, "by": "clock", "number": update["entries"][0]["number"]}
        assert update["events"][0] == told, "that the clock decided is told before what it decided"
        if kind == "bank":
            assert server.table(table["id"]).clock.left[seat] == 30
        while any(update["table"]["seats"][ask["seat"]]["clock"] <= 0 for ask in update["asks"]):
            update = line.until_type("update")  # who was asked at the same time is late, too
        play_on(line, update)


def test_that_the_clock_decided_stands_in_the_log_until_it_is_taken_back(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        table = anouk.lay(*HUMANS[:2], options=BEGIN, clock={"kind": "move", "seconds": 3000})
        with anouk.live(table["id"]) as line:
            seat = line.next()["asks"][0]["seat"]
            server.pass_time(table["id"], 3000)
            line.until_type("update")
        cookies = dict(anouk.http.cookies)
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        anouk.http.cookies.update(cookies)
        with anouk.live(table["id"]) as line:
            assert [event["seat"] for event in line.next()["log"] if event["name"] == "time_up"] == [seat]
            replayed = anouk.get(f"/api/tables/{table['id']}/positions").json()["positions"]
            assert [event for event in replayed[1]["events"] if event["name"] == "time_up"] == [
                {"name": "time_up", "seat": seat, "by": "clock", "number": replayed[1]["entry"]["number"]}
            ], "the replay tells it, too"
            assert line.ask("undo", seat=seat)["type"] == "ok"
        with anouk.live(table["id"]) as line:
            assert [event for event in line.next()["log"] if event["name"] == "time_up"] == []


def test_a_clock_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        table = anouk.lay(*HUMANS[:2], options=BEGIN, clock={"kind": "move", "seconds": 3000})
    change_tables(tmp_path, "clock_seconds = 1")
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
