"""An arena from its plan to its finished games, on whatever team plays them.

What comes out depends on the plan alone: games are looked at in the order of their numbers, whatever order they ended
in, and where a run stops early is decided deal by deal in that order.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from nemeton.arena.journal import Journal
from nemeton.arena.play import Played, play_game
from nemeton.arena.schedule import Plan, seating
from nemeton.arena.sequential import Trial
from nemeton.arena.team import Team
from nemeton.core.errors import BadOption
from nemeton.games import game as game_of
from nemeton.players.outside import SECONDS
from nemeton.players.player import read_spec

MOST_FAULTS = 5


class Fault(msgspec.Struct, frozen=True):
    """A game that was not finished: who sat there, and what whom did."""

    number: int
    seats: tuple[str, ...]
    what: str


class Run:
    """A run as far as it has come. Whole deals are looked at in order and without a gap, until one brings a verdict."""

    def __init__(self, plan: Plan, found: dict[int, Played], stop_at: float | None) -> None:
        self.plan = plan
        self.found = sum(number < plan.games for number in found)  # games that were there already
        self.done = self.found
        self.faults: list[Fault] = []
        self.trial = Trial(stop_at) if stop_at is not None else None
        self.seconds = 0.0
        self._games = found
        self.shares: list[float] = []  # the first entrant's, of every whole deal looked at

    @property
    def verdict(self) -> str:
        return self.trial.verdict if self.trial is not None else ""

    @property
    def complete(self) -> bool:
        return bool(self.verdict) or self.done == self.plan.games

    def games(self) -> list[Played]:
        """In order. Games that a verdict made needless are kept on disk and left out here."""
        end = len(self.shares) * self.plan.players if self.verdict else self.plan.games
        return [self._games[number] for number in sorted(self._games) if number < end]

    def look(self) -> None:
        players = self.plan.players
        while not self.verdict:
            first = len(self.shares) * players
            numbers = range(first, first + players)
            if numbers.stop > self.plan.games or not all(number in self._games for number in numbers):
                return
            share = sum(_first_ones_win(self._games[number]) for number in numbers) / players
            self.shares.append(share)
            if self.trial is not None:
                self.trial.add(share)


def folder_of(plan: Plan) -> Path:
    return Path("arena", f"{plan.game}-{plan.players}-{plan.fingerprint()}")


def run(
    plan: Plan,
    folder: Path,
    team: Team,
    *,
    stop_at: float | None = None,
    seconds: float = SECONDS,
    tell: Callable[[Run], None] | None = None,
) -> Run:
    """Play what is missing. `tell` is called whenever something has happened, and at least about every second."""
    check(plan, stop_at)
    began = time.monotonic()
    with Journal(folder, plan) as journal:
        state = Run(plan, journal.games, stop_at)
        state.look()
        missing = [number for number in range(plan.games) if number not in journal.games]
        if state.verdict or not missing:
            return state
        with closing(team.run(partial(play_game, plan, seconds), missing)) as playing:
            for done in playing:
                if done is not None and done.result is not None:
                    journal.add(done.result)
                    state.done += 1
                    state.look()
                elif done is not None:
                    names = tuple(plan.entrants[entrant] for entrant in seating(plan, done.item).seats)
                    state.faults.append(Fault(done.item, names, done.trouble))
                state.seconds = time.monotonic() - began
                if tell is not None:
                    tell(state)
                if state.verdict or len(state.faults) >= MOST_FAULTS:
                    break
    return state


def check(plan: Plan, stop_at: float | None) -> None:
    """Whether all entrants are known, before anything is played."""
    for spec in plan.entrants:
        read_spec(spec, game_of(plan.game), plan.players)
    if stop_at is not None and not plan.duel:
        raise BadOption("--stop-at is for two entrants: it asks whether the first one's share is above or below it")
    if stop_at is not None and not 0 < stop_at < 1:
        raise BadOption(f"--stop-at is a share between 0 and 1 such as 0.33, not {stop_at:g}")


def _first_ones_win(played: Played) -> float:
    return sum(win for win, entrant in zip(played.wins(), played.seats, strict=True) if entrant == 0)
