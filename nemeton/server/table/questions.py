"""What can be asked of a table: why a move is refused, what a search would do, the record, the game so far."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from nemeton.core.barrier import lifts_the_curtain
from nemeton.core.record import record_of
from nemeton.core.rng import Rng
from nemeton.server import wire
from nemeton.server.errors import Refused
from nemeton.server.table import positions, render
from nemeton.server.table.auth import Caller, admitted
from nemeton.server.table.table import Table, play_all
from nemeton.words import Words

if TYPE_CHECKING:
    from nemeton.core.game import Game
    from nemeton.core.match import Match
    from nemeton.core.state import State
    from nemeton.server.bots.worker import Because, Look
    from nemeton.server.host import Host


async def look(table: Table, caller: Caller) -> wire.TableInfo:
    async with admitted("read", table, caller):
        return render.table_info(table, caller.seats(table.seats))


async def why(table: Table, caller: Caller, seat: int, wish: str, moves: Sequence[str]) -> wire.Why:
    async with admitted("why", table, caller, seat):
        return why_after(table.playing(), seat, wish, moves)


def why_after(match: Match, seat: int, wish: str, moves: Sequence[str]) -> wire.Why:
    """Why not, once the seat has played these moves, which it has only put together so far: tried as in `ahead`. Moves
    after which somebody else decides say nothing about the wish; then it is about the game as it is."""
    trial = match.copy()
    if moves and trial.state.turn == seat:
        known = len(trial.entries)
        trial.state.redeal(seat, Rng(known, seat + 1))
        with suppress(Refused):  # the table has gone on since they were chosen
            play_all(trial, seat, moves)
        if trial.state.turn != seat or any(entry.seat != seat for entry in trial.entries[known:]):
            trial = match.copy()
    return wire.Why([refusal.thing() for refusal in trial.game.why_not(trial.state, seat, wish)])


async def ahead(table: Table, caller: Caller, seat: int, after: int, moves: Sequence[str]) -> wire.Ahead:
    """What the seat will be asked when it has played these moves, as long as nothing is drawn, nobody else decides, and
    nothing comes to light that others have chosen.

    They are tried in a world dealt anew from what the seat can see, so nothing hidden can be found out by trying."""
    async with admitted("ahead", table, caller, seat):
        table.refuse_unless_asked(seat, after)
        alone = len(table.asked) == 1 and not lifts_the_curtain(table.playing().state)
        match, known = table.playing().copy(), len(table.places)
        match.state.redeal(seat, Rng(table.number, seat + 1))
        play_all(match, seat, moves)
        new, state = match.entries[known:], match.state
        if not alone or state.turn != seat or any(entry.seat != seat for entry in new):
            return wire.Ahead(None, None)
        ask = render.ask_in(match.game, state, seat, table.number + len(new), free=False)
        return wire.Ahead(ask, match.game.view(state, seat))


async def hint(host: Host, table: Table, caller: Caller, seat: int) -> wire.Hint:
    """The table goes on while the search thinks."""
    async with admitted("hint", table, caller, seat):
        table.playing()
        if seat not in table.asked:
            raise Refused("not_your_turn", "it is not your turn")
        since = table.asked[seat]
    thought = await host.bots.hint(table, seat)
    async with admitted("hint", table, caller, seat):
        if table.asked.get(seat) != since:
            raise Refused("conflict", "the table has moved on meanwhile; look again")
        state, game = table.playing().state.copy(), table.game
        state.turn_to(seat)
        best = thought.looks[0].worth if thought.looks else 0.0
        others = [_alternative(game, state, look, best) for look in thought.looks[1:6]]
        return wire.Hint(
            thought.move,
            game.say(state, thought.move),
            game.about(state, thought.move),
            since,
            others,
            _percent(thought.looks[0].chance) if thought.looks else None,
            _reasons(thought.reasons),
            [_suggestion(game, state, look) for look in thought.looks if look.turn],
        )


def _suggestion(game: Game, state: State, look: Look) -> wire.Suggestion:
    """Tried in a world dealt anew, so that nothing hidden can be found out by asking."""
    trial = state.copy()
    trial.turn_to(state.turn)
    trial.redeal(state.turn, Rng(1))
    turn: list[wire.MoveInfo] = []
    for move in look.turn:
        if trial.turn != state.turn or move not in trial.moves():
            break
        turn.append(wire.MoveInfo(move, game.say(trial, move), game.about(trial, move)))
        trial.play(move)
    first, chance = turn[0], _percent(look.chance)
    points, expected = (None if found is None else round(found, 1) for found in (look.points, look.expected))
    reasons = _reasons(look.reasons)
    return wire.Suggestion(first.move, first.say, first.about, turn, chance, points, expected, reasons)


def _reasons(found: Sequence[Because]) -> list[wire.HintReason]:
    return [wire.HintReason(reason.name, round(reason.worth, 2), reason.amounts, reason.thing) for reason in found]


def _percent(chance: float) -> int | None:
    return round(100 * chance) if chance >= 0 else None


async def explain(host: Host, table: Table, caller: Caller, number: int) -> wire.Explanation:
    """Why that move was played: only when the game is over, because it tells what its player knew."""
    async with admitted("read", table, caller):
        if not table.ended:
            raise Refused("forbidden", "moves are explained when the game is over")
        match, places = table.begun().copy(), list(table.places)
    again = positions.before(match, places, number)
    if again is None:
        raise Refused("not_found", f"there is no decision with the number {number}")
    state, entry = again
    state.turn_to(entry.seat)
    game = table.game
    thought = await host.bots.explain(table, state, entry.seat, entry.move)
    played = next((look for look in thought.looks if look.move == entry.move), None)
    other = next((look for look in thought.looks if look.move != entry.move), None)
    return wire.Explanation(
        number,
        entry.seat,
        entry.say,
        game.about(state, entry.move),
        _percent(played.chance) if played else None,
        _alternative(game, state, other, played.worth if played else other.worth) if other else None,
        _reasons(thought.reasons),
    )


def _alternative(game: Game, state: State, look: Look, best: float) -> wire.Alternative:
    about = game.about(state, look.move)
    return wire.Alternative(game.say(state, look.move), about, round(best - look.worth, 2), _percent(look.chance))


async def picture(table: Table, caller: Caller, seat: int | None, language: str) -> wire.Picture:
    async with admitted("read" if seat is None else "see", table, caller, seat):
        view = table.game.view(table.begun().state, seat)
        lines = table.game.picture(view, Words.of(table.game, language).format, _names(table))
        return wire.Picture(table.number, lines)


async def record(table: Table, caller: Caller) -> str:
    async with admitted("read", table, caller):
        match = table.begun().copy()
        match.dealer = table.dealer(match) if table.row.origin is None else None  # the first draws were another's
        date, names = render.utc_text(table.row.created)[:10], _names(table)
        redacted = table.row.status == "playing"
    return (await asyncio.to_thread(record_of, match, names, date, redacted)).print()


async def game_so_far(table: Table, caller: Caller, seat: int | Literal["all"] | None) -> Callable[[], wire.Positions]:
    """Finds the positions when called: that takes a while and needs the table no more."""
    async with admitted("see" if isinstance(seat, int) else "read", table, caller, seat if seat != "all" else None):
        match, places = table.begun().copy(), list(table.places)
        if seat == "all" and not table.ended:
            raise Refused("forbidden", "everything is shown only when the game is over")
        own = caller.seats(table.seats)
        info, promises, ended = render.table_info(table, own), render.promises(table, own), table.ended
        late = {line.number: line.late for line in table.lines if line.late is not None}
    eyes = positions.ALL if seat == "all" else seat
    return lambda: wire.Positions(info, positions.positions(match, places, eyes, ended, late), promises)


def _names(table: Table) -> list[str]:
    return [seat.name or f"Seat {number + 1}" for number, seat in enumerate(table.seats)]
