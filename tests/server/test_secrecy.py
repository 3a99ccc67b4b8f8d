"""Secrecy over the wire: two worlds that differ only in what seat 0 cannot see send it the same bytes.

The worlds are played in step, for every game with the options under which most is hidden: the same open draws and
decisions, but other cards in the other hands and other secret decisions. Each world is played at a table of its own
server, with a real connection of seat 0 and of a spectator that keeps every byte."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

import pytest

import nemeton
from nemeton import CHANCE, OVER, Rng
from nemeton.core.dealer import SeededDealer
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.options import START_PLAYER, OptionValue, complete
from nemeton.server.bots.bots import question_for
from nemeton.server.store.storage import SeatRow, TableRow
from nemeton.server.table import fanout, moves, render
from nemeton.server.table.auth import hash_of
from nemeton.server.table.table import Draft, Table, lines_of
from tests.playing import finish
from tests.server.support import Person, Running, every_game, quick, running

ID = "samesamesamesame"
TOKEN = "the-token-of-seat-zero-aaaaaaaa"
SEATS = [SeatRow("human", "Anouk", None, None, hash_of(TOKEN)), SeatRow("human", "Bram"), SeatRow("human", "Cleo")]
EARS = (0, None)  # who must not notice: seat 0, a spectator
Pair = tuple[Match, Match]


def row(match: Match) -> TableRow:
    game = match.game
    version = (game.name, game.rules_version, game.content["fingerprint"])
    return TableRow(ID, "Oak 1", *version, 3, match.options, "playing", False, "none", 0.0, 0.0, bytes(32), 1_000_000.0)


# --- two worlds ---


def variants(game: Game) -> Iterator[dict[str, OptionValue]]:
    """The usual options, and those with one of them changed."""
    usual = complete(game.options, {START_PLAYER: "1"} if START_PLAYER in (o.key for o in game.options) else {})
    yield usual
    for option in game.options:
        for choice in option.choices or ([not option.default] if isinstance(option.default, bool) else []):
            if option.key != START_PLAYER and choice != option.default:
                yield {**usual, option.key: choice}


def noticed(match: Match, move: int, seat: int | None) -> list[object]:
    """All that is known to seat 0 and to spectators after a move."""
    trial = match.copy()
    trial.play(move, seat)
    told = [(trial.tell(ear, len(match.events)), match.game.view(trial.state, ear)) for ear in EARS]
    return [told, trial.state.turn, trial.state.awaited(), len(trial.entries)]


def go_apart(one: Match, two: Match, rng: random.Random) -> bool:
    """The next draw or decision, in the second world another one wherever nobody would notice; False: none is."""
    game, seat = one.game, None if one.state.turn == CHANCE else one.state.turn
    here, there = one.state.moves(seat), two.state.moves(seat)
    if seat == 0:
        assert here == there, "what seat 0 may do depends on what it cannot see"
    move = rng.choice([move for move in here if move in there] or here)
    known = noticed(one, move, seat)
    fitting = [move] if game.public(move) or seat == 0 else there
    fitting = [other for other in fitting if other in there and noticed(two, other, seat) == known]
    if not fitting:
        return False
    one.play(move, seat)
    two.play(rng.choice([other for other in fitting if other != move] or fitting), seat)
    return True


def worlds(game: Game, options: dict[str, OptionValue], seed: int) -> list[Pair]:
    """The two worlds after the deal and after each decision with what followed from it."""
    rng = random.Random(seed)
    one, two = Match(game, 3, options), Match(game, 3, options)
    found: list[Pair] = []
    while one.state.turn != OVER and (one.state.turn == CHANCE or len(found) < 60):
        if one.state.turn != CHANCE:
            found.append((one.copy(), two.copy()))
        if not go_apart(one, two, rng):
            break
    return found


def differ(pair: Pair) -> bool:
    return pair[0].state.numbers() != pair[1].state.numbers()


@cache
def most_hidden(name: str) -> list[Pair]:
    """The worlds of a game that differ for longest."""
    game = nemeton.game(name)
    found = (worlds(game, options, seed) for options in variants(game) for seed in range(3))
    best = max(found, key=lambda steps: sum(map(differ, steps)))
    last = max(number for number, pair in enumerate(best) if differ(pair))
    return best[: last + 1]


# --- at two servers ---


async def lay(server: Running, match: Match) -> None:
    kept = server.host.storage
    await kept.writer.store(*kept.new_table(row(match), SEATS), kept.new_lines(ID, lines_of(match, 0, 1, 0.0)))


async def go_on(server: Running, match: Match) -> None:
    """What a chain does, with these draws instead of the dealer's."""
    table = await server.host.table(ID)
    lines = lines_of(match, len(table.places), len(table.places) + 1, 0.0)
    async with table.lock:
        await moves.store(server.host, table, Draft(match, table.places + [line.number for line in lines], lines))


def told(folder: Path, steps: list[Match]) -> dict[str, list[str]]:
    """Every text sent to a seat and to a spectator while the game goes on, and every answer they can get by asking."""
    with (
        running(quick(folder)) as server,
        Person(server.address, TOKEN) as player,
        Person(server.address, None) as spectator,
    ):
        server.do(lay(server, steps[0]))
        with player.live(ID) as his, spectator.live(ID) as other:
            lines = {"seat 0": (player, his), "a spectator": (spectator, other)}
            for _person, line in lines.values():
                line.next()
            for match in steps[1:]:
                server.do(go_on(server, match))
                table = server.table(ID)
                server.call(partial(fanout.tell_what_can_be_taken_back, table, table.number))
            for _person, line in lines.values():
                line.send(type="play", request=1, seat=0, after=1, moves=["nonsense"])
                line.send(type="chat", request=2, seat=1, text="hello")
                line.quiet()
        says = {entry.say for entry in steps[-1].entries if entry.seat == 0}
        asked = ["", "/record", "/positions", "/positions?seat=0", "/positions?seat=1"]
        asked += [f"/why?seat=0&wish={say}" for say in sorted(says)]
        return {
            eyes: [*line.heard, *(person.get(f"/api/tables/{ID}{path}").text for path in asked)]
            for eyes, (person, line) in lines.items()
        }


@every_game
def test_what_others_hide_changes_no_byte(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanout, "QUIET", 3600.0)  # what is told in a quiet moment is told after every step instead
    monkeypatch.setattr(Table, "absent_for", lambda *_: 0.0)  # for how long nobody sits there depends on the machine
    steps = most_hidden(game)
    one, two = steps[-1]
    assert [entry.say for entry in one.entries] != [entry.say for entry in two.entries], "the worlds do differ"
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    first = told(tmp_path / "one", [pair[0] for pair in steps])
    second = told(tmp_path / "two", [pair[1] for pair in steps])
    for eyes, heard in first.items():
        assert len(heard) > len(steps)
        assert heard == second[eyes], eyes


@every_game
def test_a_bot_is_never_given_the_real_cards(tmp_path: Path, game: str) -> None:
    match = most_hidden(game)[-1][0]
    seat = match.state.turn
    with running(quick(tmp_path)) as server:
        server.do(lay(server, match))
        table = server.table(ID)
        real = match.state.numbers()
        state = server.call(lambda: table.playing().state)
        asked = [question_for(match.game, state, seat, 4, Rng(seed)).numbers for seed in range(40)]
        assert any(numbers != real for numbers in asked)
        views = [match.game.view(match.game.restore(numbers), seat) for numbers in asked]
        assert all(view == match.game.view(match.state, seat) for view in views)
        assert table.match is not None
        assert table.match.state.numbers() == real, "asking changes nothing"


def test_names_of_seats_say_nothing_of_tokens(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as person:
        server.do(lay(server, most_hidden(nemeton.names()[0])[0][0]))
        everything = person.get(f"/api/tables/{ID}").text + person.get("/metrics").text
        assert TOKEN not in everything
        assert hash_of(TOKEN) not in everything
        assert bytes(32).hex() not in everything


@every_game
def test_only_the_seat_itself_is_told_that_it_had_no_choice(game: str) -> None:
    """Else an experience card in Celtica or a pile of one kind in Graenaland would be told to all."""
    match = finish(Match(nemeton.game(game), 3, None, SeededDealer(4)), 4)
    lines = lines_of(match, 0, 1, 0.0)
    assert any(line.forced and line.seat != CHANCE for line in lines)
    for own in ((), (0,), (1, 2)):
        told = [render.entry_info(line, own) for line in lines]
        assert {entry.seat for entry in told if entry.forced} <= set(own)
        assert [entry.forced for entry in told if entry.seat in own] == [
            line.forced for line in lines if line.seat in own
        ]


def test_answers_of_the_api_are_kept_by_nobody_on_the_way(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        table = anouk.lay({"kind": "human"}, {"kind": "human"})
        for path in ("", "/record", "/positions?seat=0", "/picture?seat=0", "/nonsense"):
            assert anouk.get(f"/api/tables/{table['id']}{path}").headers["cache-control"] == "no-store", path
        assert anouk.get("/api/tables?mine=true").headers["cache-control"] == "no-store"
        assert "max-age" in anouk.get("/api/games/celtica/content").headers["cache-control"]
