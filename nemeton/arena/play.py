"""One game of an arena, played in whatever process it is given to."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import nemeton
from nemeton.arena.schedule import Plan, seating
from nemeton.arena.times import Times, bin_of
from nemeton.core.errors import BadPlayer
from nemeton.core.game import Game
from nemeton.core.rng import Rng
from nemeton.core.state import State
from nemeton.games import game as game_of
from nemeton.players.fast import Chooser, Series
from nemeton.players.outside import SECONDS, OutsidePlayer
from nemeton.players.player import Player, Position, make_player
from nemeton.players.series import choosers_for, play_match

LEFT_OUT = {".pyc", ".so", ".pyd", ".ftl", ".jsonl"}


class Played(msgspec.Struct, frozen=True):
    """A finished game: one line of games.jsonl. Lists go by seat."""

    number: int
    deal: int
    seats: tuple[int, ...]  # places in plan.entrants
    points: tuple[float, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    times: tuple[Times, ...]

    def wins(self) -> list[float]:
        """1 for the winner's seat, divided where several are first."""
        part = 1 / self.places.count(1)
        return [part if place == 1 else 0.0 for place in self.places]

    def margins(self) -> list[float]:
        """By how many points each seat was ahead of the mean of the others."""
        total, others = sum(self.points), len(self.points) - 1
        return [points - (total - points) / others for points in self.points]


@dataclass(frozen=True)
class Outcome:
    points: list[float]
    places: list[int]
    decisions: list[int]
    times: list[Times]


class Timed:
    """A player with a clock beside it: processor time, or for a program outside the time that passes."""

    def __init__(self, player: Player) -> None:
        self.name = player.name
        self.player = player
        self.clock = time.perf_counter if isinstance(player, OutsidePlayer) else time.process_time
        self.times: Times = {}

    def choose(self, position: Position, rng: Rng) -> int:
        began = self.clock()
        try:
            return self.player.choose(position, rng)
        except BadPlayer:
            raise
        except Exception as problem:
            raise BadPlayer(f"{self.name} failed: {type(problem).__name__}: {problem}") from problem
        finally:
            place = bin_of(self.clock() - began)
            self.times[place] = self.times.get(place, 0) + 1


def player_of(spec: str, game: Game, start: State, seconds: float = SECONDS) -> Player:
    """A player as everywhere else; a program outside may take so many seconds for a decision."""
    player = make_player(spec, game, start)
    return OutsidePlayer(player.command, seconds) if isinstance(player, OutsidePlayer) else player


def play_seated(
    game: str, specs: Sequence[str], deal: int, options: dict[str, Any] | None = None, seconds: float = SECONDS
) -> Outcome:
    """One game of these players by seat; `deal` seeds the dealer and the players' own luck. Programs start anew."""
    the_game = game_of(game)
    start = the_game.start(len(specs), **(options or {}))
    choosers = choosers_for(the_game, specs, options)
    state, times = (
        _play_inside(start, choosers, deal) if choosers else _play(the_game, start, specs, deal, options, seconds)
    )
    decisions = [sum(counts.values()) for counts in times]
    return Outcome([float(points) for points in state.points()], state.ranking(), decisions, times)


def _play_inside(start: State, choosers: list[Chooser], deal: int) -> tuple[State, list[Times]]:
    """In the compiled engine; the same game as `_play` would play."""
    series = Series(start, choosers, 0)
    series.clocked = True
    state = series.play_deal(deal, 0)
    return state, [dict(Counter(bin_of(seconds) for seconds in seat)) for seat in series.times]


def _play(
    game: Game, start: State, specs: Sequence[str], deal: int, options: dict[str, Any] | None, seconds: float
) -> tuple[State, list[Times]]:
    players = [Timed(player_of(spec, game, start, seconds)) for spec in specs]
    try:
        match, _ = play_match(game, players, deal, options)
    finally:
        for timed in players:
            if isinstance(timed.player, OutsidePlayer):
                timed.player.close()
    return match.state, [player.times for player in players]


def play_game(plan: Plan, seconds: float, number: int) -> Played:
    """Game `number` of the plan, on a machine that plays by the same rules."""
    if plan.code and plan.code != code_of(plan.game):
        raise BadPlayer("this machine has another version of the rules or the players; install the same one everywhere")
    seated = seating(plan, number)
    specs = [plan.entrants[entrant] for entrant in seated.seats]
    outcome = play_seated(plan.game, specs, seated.seed, dict(plan.options), seconds)
    return Played(
        number,
        seated.deal,
        seated.seats,
        tuple(outcome.points),
        tuple(outcome.places),
        tuple(outcome.decisions),
        tuple(outcome.times),
    )


@cache
def code_of(game: str) -> str:
    """A fingerprint of all that games of this kind depend on: rules, box, players and what they have learned."""
    package = Path(nemeton.__file__).parent
    told = hashlib.blake2b(digest_size=8)
    for folder in (package / "core", package / "games" / game, package / "players"):
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix not in LEFT_OUT:
                text = file.read_bytes()
                told.update(f"{file.relative_to(package).as_posix()} {len(text)} ".encode() + text)
    return told.hexdigest()
