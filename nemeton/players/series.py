"""Many games between given players: `nemeton.simulate` and the command behind it."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nemeton.core.dealer import SeededDealer
from nemeton.core.errors import BadPlayer
from nemeton.core.flat import NATIVE
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.record import record_of
from nemeton.core.rng import Rng, seed_of_game
from nemeton.core.state import OVER, State
from nemeton.games import game as game_of
from nemeton.players.fast import Chooser, Series
from nemeton.players.outside import OutsidePlayer
from nemeton.players.player import OwnPlayer, Player, Position, make_player, read_spec

REPORT_EVERY = 0.1  # seconds between two reports of progress


@dataclass(frozen=True)
class Plan:
    """What is to be played. Game i is the same whoever plays it, alone or in parallel."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    rotate: bool = False  # bot i sits in seat (i + number of the game)
    records: str = ""  # folder for *.nem files


@dataclass
class Tally:
    """What came out, by seat and by bot."""

    points: list[float]
    wins: list[float]
    bot_wins: list[float]
    bot_points: list[float]
    decisions: int = 0
    games: int = 0
    shortest: int = 0
    longest: int = 0

    @classmethod
    def empty(cls, players: int) -> Tally:
        return cls([0.0] * players, [0.0] * players, [0.0] * players, [0.0] * players)

    def add(self, state: State, decisions: int, shift: int) -> None:
        players = len(self.points)
        places = state.ranking()
        share = 1 / places.count(1)
        for seat, points in enumerate(state.points()):
            bot = (seat - shift) % players
            self.points[seat] += points
            self.bot_points[bot] += points
            if places[seat] == 1:
                self.wins[seat] += share
                self.bot_wins[bot] += share
        self.shortest = min(self.shortest, decisions) if self.games else decisions
        self.longest = max(self.longest, decisions)
        self.decisions += decisions
        self.games += 1

    def merge(self, other: Tally) -> None:
        for mine, theirs in (
            (self.points, other.points),
            (self.wins, other.wins),
            (self.bot_wins, other.bot_wins),
            (self.bot_points, other.bot_points),
        ):
            for i, number in enumerate(theirs):
                mine[i] += number
        if other.games:
            self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
            self.longest = max(self.longest, other.longest)
        self.decisions += other.decisions
        self.games += other.games


@dataclass
class Simulation:
    """The result of a series; `json()` is what `nemeton simulate --json` prints."""

    plan: Plan
    players: int
    tally: Tally
    seconds: float

    def json(self) -> dict[str, Any]:
        tally, games = self.tally, max(1, self.tally.games)
        return {
            "game": self.plan.game,
            "players": self.players,
            "games": tally.games,
            "seed": self.plan.seed,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(tally.decisions / self.seconds) if self.seconds else 0,
            "compiled": NATIVE,
            "points": [points / games for points in tally.points],
            "wins": tally.wins,
            "length": {"mean": tally.decisions / games, "min": tally.shortest, "max": tally.longest},
            "bots": [
                {
                    "bot": bot,
                    "wins": tally.bot_wins[i],
                    "share": tally.bot_wins[i] / games,
                    "points": tally.bot_points[i] / games,
                }
                for i, bot in enumerate(self.plan.bots)
            ],
        }


def simulate(
    game: Game | str,
    bots: Sequence[str],
    games: int = 100,
    seed: int = 0,
    *,
    options: dict[str, Any] | None = None,
    rotate: bool = False,
    jobs: int = 1,
    records: str | Path = "",
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play a series; `progress` is called with the number of games done."""
    name = game if isinstance(game, str) else game.name
    plan = Plan(name, tuple(bots), games, seed, options or {}, rotate, str(records))
    start = game_of(name).blank(len(plan.bots), plan.options)  # bad input is refused before anything is played
    for bot in plan.bots:
        read_spec(bot, game_of(name), start.players)
    if plan.records:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    tally = Tally.empty(len(plan.bots))
    began = time.perf_counter()
    for part in _parts(plan, jobs):
        tally.merge(part)
        if progress is not None:
            progress(tally.games)
    return Simulation(plan, len(plan.bots), tally, time.perf_counter() - began)


def _parts(plan: Plan, jobs: int) -> Iterator[Tally]:
    if jobs <= 1 or plan.games <= 1:
        yield from _play(plan, 0, plan.games)
        return
    size = max(1, min(500, plan.games // (jobs * 4)))
    context = multiprocessing.get_context(
        "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else None
    )
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        starts = range(0, plan.games, size)
        yield from pool.map(_play_part, [plan] * len(starts), starts, [min(plan.games, at + size) for at in starts])


def _play_part(plan: Plan, first: int, end: int) -> Tally:
    whole = Tally.empty(len(plan.bots))
    for part in _play(plan, first, end):
        whole.merge(part)
    return whole


def _play(plan: Plan, first: int, end: int) -> Iterator[Tally]:
    """Games first … end - 1, in parts that take about REPORT_EVERY seconds."""
    choosers = [] if plan.records else choosers_for(game_of(plan.game), plan.bots, plan.options)
    play_one = _play_fast(plan, choosers) if choosers else _play_slowly(plan)
    with closing(play_one):
        next(play_one)
        number = first
        while number < end:
            tally = Tally.empty(len(plan.bots))
            until = time.perf_counter() + REPORT_EVERY
            while number < end and time.perf_counter() < until:
                shift = number % len(plan.bots) if plan.rotate else 0
                state, decisions = play_one.send((number, shift))
                tally.add(state, decisions, shift)
                number += 1
            yield tally


Playing = Any  # a generator that is sent (number, shift) and yields (state at the end, decisions)


def choosers_for(game: Game[Any, Any], bots: Sequence[str], options: dict[str, Any] | None = None) -> list[Chooser]:
    """Those who can play inside the compiled engine, if all can; equal bots share one."""
    start = game.start(len(bots), **(options or {}))
    made: dict[str, Chooser] = {}
    for bot in bots:
        spec = read_spec(bot, game, start.players)
        if spec is None or not spec.fixed:
            return []
        made.setdefault(bot, spec.chooser(game, start))
    return [made[bot] for bot in bots]


def series_of(game: Game[Any, Any], bots: Sequence[str], seed: int, options: dict[str, Any] | None = None) -> Series:
    """Games between bots that play inside the compiled engine."""
    choosers = choosers_for(game, bots, options)
    if not choosers:
        raise BadPlayer(f"{', '.join(bots)} cannot all play inside the engine")
    return Series(game.start(len(bots), **(options or {})), choosers, seed)


def _play_fast(plan: Plan, choosers: list[Chooser]) -> Playing:
    """Inside the compiled engine."""
    series = Series(game_of(plan.game).start(len(plan.bots), **plan.options), choosers, plan.seed)
    result: Any = None
    while True:
        number, shift = yield result
        result = series.play(number, shift), series.decisions


def _play_slowly(plan: Plan) -> Playing:
    """Move by move from Python; the same games as `_play_fast` for the same bots."""
    game = game_of(plan.game)
    with seated(game, plan.bots, plan.options) as players:
        result: Any = None
        while True:
            number, shift = yield result
            seed = seed_of_game(plan.seed, number)
            seats = [players[(seat - shift) % len(players)] for seat in range(len(players))]
            match, decisions = play_match(game, seats, seed, plan.options)
            if plan.records:
                record = record_of(match, [player.name for player in seats])
                Path(plan.records, f"{game.name}-{plan.seed}-{number:05}.nem").write_text(record.print())
            result = match.state, decisions


@contextmanager
def seated(game: Game, bots: Sequence[str], options: dict[str, Any] | None = None) -> Iterator[list[Player]]:
    """Players made from their texts, and outside programs ended afterwards."""
    start = game.start(len(bots), **(options or {}))
    made: dict[str, Player] = {}
    players = [made.setdefault(bot, make_player(bot, game, start)) for bot in bots]
    try:
        yield players
    finally:
        for player in players:
            if isinstance(player, OutsidePlayer):
                player.close()


def play_match(
    game: Game,
    players: Sequence[Player],
    seed: int,
    options: dict[str, Any] | None = None,
    watch: Callable[[Match], None] | None = None,
) -> tuple[Match, int]:
    """One game, written down; `watch` is called before every question."""
    match = Match(game, len(players), options, SeededDealer(seed))
    for player in players:
        if isinstance(player, OwnPlayer):
            player.begin()
    rngs = [Rng(seed, seat + 1) for seat in range(len(players))]
    decisions = 0
    while True:
        match.deal()
        seat = match.state.turn
        if seat == OVER:
            return match, decisions
        if watch is not None:
            watch(match)
        decisions += 1
        position = Position(game, match.state, seat, decisions)
        move = players[seat].choose(position, rngs[seat])
        if move not in position.moves:
            raise BadPlayer(f"{players[seat].name} chose {move}, which is not legal")
        match.play(move, seat)
