"""A finished game played again from its record: every decision with the position before it and after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nemeton.core.errors import BadRecord
from nemeton.core.match import Match
from nemeton.core.record import parse, replay
from nemeton.core.state import CHANCE, OVER, State
from nemeton.core.turns import START_SOURCE
from nemeton.games import of_record


@dataclass(frozen=True)
class Decision:
    """`entry` counts the entries of the record from 0. `after` is the position before anything is drawn."""

    entry: int
    seat: int
    move: int
    before: State
    after: State


@dataclass(frozen=True)
class Gain:
    """Points that a seat won (or lost) by an event of that entry; -1: while the game was set up."""

    entry: int
    seat: int
    source: str
    amount: int


@dataclass(frozen=True)
class Again:
    match: Match
    start: State  # before the first draw
    decisions: list[Decision]
    gains: list[Gain]

    @property
    def players(self) -> int:
        return self.match.state.players


def again_from(text: str | bytes) -> Again:
    """Raises BadRecord if the record cannot be replayed, or not to the end of the game."""
    record = parse(text)
    return again(replay(record, of_record(record)))


def again(match: Match) -> Again:
    if match.state.turn != OVER:
        raise BadRecord(0, "the game is not finished, so there is nothing to review yet", "unfinished")
    retold = Match(match.game, match.state.players, match.options)
    start = retold.state.copy()
    decisions: list[Decision] = []
    gains = [Gain(-1, seat, START_SOURCE, points) for seat, points in enumerate(start.points()) if points]
    for number, entry in enumerate(match.entries):
        if number < len(retold.entries):  # it happened by itself
            continue
        before = retold.state.copy() if entry.seat != CHANCE else None
        points, told = retold.state.points(), len(retold.events)
        retold.watch()
        retold.play(entry.move, None if entry.seat == CHANCE else entry.seat)
        gains += _gains(retold, number, points, told)
        if before is not None:
            decisions.append(Decision(number, entry.seat, entry.move, before, retold.state.copy()))
    return Again(retold, start, decisions, gains)


def _gains(match: Match, entry: int, points: Sequence[int], told: int) -> Iterator[Gain]:
    """What every event changed in anybody's points: the position is remembered at each."""
    game, trail = match.game, match.state.trail or []
    for event, then in zip(match.events[told:], trail, strict=True):
        now = then.points()
        if now != points:
            source = game.turns.source(game.tell(event, None))
            for seat, (is_now, was) in enumerate(zip(now, points, strict=True)):
                if is_now != was:
                    yield Gain(entry, seat, source, is_now - was)
        points = now
