"""Secrecy over the wire: two worlds that differ only in what seat 0 cannot see send it the same bytes.

The worlds are played in step: the same decisions and the same open draws, but other cards in the other hands. Each is
played at a table of its own server, with a real connection of seat 0 and of a spectator that keeps every byte."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import nemeton
from nemeton import CHANCE, OVER
from nemeton.core.match import Match
from nemeton.core.thing import Thing
from nemeton.server.bots.bots import question_for
from nemeton.server.store import storage
from nemeton.server.store.storage import Line as Stored
from nemeton.server.store.storage import SeatRow, TableRow
from nemeton.server.table import moves
from nemeton.server.table.auth import hash_of
from nemeton.server.table.table import Draft
from tests.server.support import Person, Running, quick, running

GAME = nemeton.game("celtica")
TOKEN = "the-token-of-seat-zero-aaaaaaaa"
ROW = TableRow(
    "samesamesamesame",
    "Oak 1",
    "celtica",
    GAME.rules_version,
    GAME.content["fingerprint"],
    3,
    {option.key: option.default for option in GAME.options} | {"start_player": "1"},
    "playing",
    False,
    "none",
    0.0,
    0.0,
    bytes(32),
    1_000_000.0,
)
SEATS = [SeatRow("human", "Anouk", None, None, hash_of(TOKEN)), SeatRow("human", "Bram"), SeatRow("human", "Cleo")]


def heard(match: Match, move: int, seat: int | None) -> list[Thing]:
    trial = match.copy()
    trial.play(move)
    return trial.tell(seat, len(match.events))


def draw(one: Match, two: Match, rng: random.Random) -> None:
    """A draw in both worlds: another one in the second wherever seat 0 and spectators would not notice."""
    move = rng.choice(one.state.moves())
    others = [
        other
        for other in two.state.moves()
        if other != move and all(heard(two, other, seat) == heard(one, move, seat) for seat in (0, None))
    ]
    one.play(move)
    two.play(rng.choice(others) if others else move)


def decide(one: Match, two: Match, rng: random.Random) -> bool:
    """The same decision in both worlds; False if no decision is legal in both."""
    seat = one.state.turn
    if seat == 0:
        assert one.state.moves() == two.state.moves(), "what seat 0 may do depends on what it cannot see"
    common = sorted(set(one.state.moves()) & set(two.state.moves()))
    if not common:
        return False
    move = rng.choice(common)
    one.play(move, seat)
    two.play(move, seat)
    return True


def worlds(seed: int) -> list[tuple[Match, Match]]:
    """The two worlds after the deal and after each decision with what followed from it."""
    rng = random.Random(seed)
    one, two = (Match(GAME, 3, ROW.options) for _ in range(2))
    found: list[tuple[Match, Match]] = []
    while one.state.turn != OVER:
        while one.state.turn == CHANCE:
            if set(one.state.moves()) - set(two.state.moves()):
                return found
            draw(one, two, rng)
        if one.state.turn != two.state.turn or len(one.entries) != len(two.entries):
            return found
        found.append((one.copy(), two.copy()))
        if one.state.turn == OVER or not decide(one, two, rng):
            return found
    return found


def lines_of(match: Match, done: int) -> list[Stored]:
    return [
        Stored(
            number,
            "chance" if e.seat == CHANCE else "move",
            e.seat,
            e.say,
            e.forced,
            not GAME.public(e.move),
            None,
            None,
            0.0,
        )
        for number, e in enumerate(match.entries[done:], start=done + 1)
    ]


async def lay(server: Running, match: Match) -> None:
    statements = [*storage.new_table(ROW, SEATS), storage.new_lines(ROW.id, lines_of(match, 0))]
    await server.host.storage.writer.store(*statements)


async def go_on(server: Running, match: Match) -> None:
    """What `moves.accept` does, with these draws instead of the dealer's."""
    table = await server.host.table(ROW.id)
    done = len(table.places)
    lines = lines_of(match, done)
    async with table.lock:
        await moves.store(server.host, table, Draft(match, table.places + [line.number for line in lines], lines))


def told(folder: Path, steps: list[Match], token: str | None) -> list[str]:
    """Every text sent to one connection while the game goes on, and every answer it can get by asking."""
    with running(quick(folder)) as server, Person(server.address, token) as person:
        server.do(lay(server, steps[0]))
        with person.live(ROW.id) as line:
            line.next()
            for match in steps[1:]:
                server.do(go_on(server, match))
            line.send(type="play", request=1, seat=0, after=1, moves=["draw"])
            line.send(type="chat", request=2, seat=1, text="hello")
            line.quiet()
        here = f"/api/tables/{ROW.id}"
        asked = ["", "/record", "/positions", "/positions?seat=0", "/positions?seat=1", "/why?seat=0&wish=play red 5"]
        return [*line.heard, *(person.get(here + path).text for path in asked)]


@pytest.mark.parametrize("token", [TOKEN, None], ids=["seat 0", "a spectator"])
def test_what_others_hide_changes_no_byte(tmp_path: Path, token: str | None) -> None:
    steps = max((worlds(seed) for seed in range(12)), key=len)
    assert len(steps) >= 6
    one, two = steps[-1]
    assert one.state.numbers() != two.state.numbers(), "the worlds do differ"
    assert GAME.view(one.state, 1) != GAME.view(two.state, 1)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    first = told(tmp_path / "one", [pair[0] for pair in steps], token)
    second = told(tmp_path / "two", [pair[1] for pair in steps], token)
    assert len(first) > len(steps)
    assert first == second


def test_a_bot_is_never_given_the_real_cards(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        match = worlds(3)[0][0]
        server.do(lay(server, match))
        table = server.table(ROW.id)
        real = match.state.numbers()
        asked = [server.call(lambda: question_for(table, 0, 4)).numbers for _ in range(20)]
        assert any(numbers != real for numbers in asked)
        views = [GAME.view(GAME.restore(numbers), 0) for numbers in asked]
        assert all(view == GAME.view(match.state, 0) for view in views)
        assert table.match is not None
        assert table.match.state.numbers() == real, "asking changes nothing"


def test_names_of_seats_say_nothing_of_tokens(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as person:
        server.do(lay(server, worlds(1)[0][0]))
        everything = person.get(f"/api/tables/{ROW.id}").text + server.host.metrics.text()
        assert TOKEN not in everything
        assert hash_of(TOKEN) not in everything
        assert ROW.secret.hex() not in everything
