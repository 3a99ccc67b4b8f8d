"""Tables to test at, and games played there at random; nothing in here knows any game by name."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import nemeton
from nemeton import CHANCE, OVER, Game, Rng, State
from nemeton.core.dealer import Dealer, SeededDealer, outcome
from nemeton.core.match import Match
from nemeton.core.options import Option, OptionValue
from nemeton.core.state import NOBODY
from nemeton.core.thing import S
from nemeton.players.fast import Greedy, random_games

ROOT = Path(__file__).parents[1]
LOOKS = 130


@dataclass(frozen=True)
class Table:
    name: str
    players: int
    options: dict[str, OptionValue] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(f"{key}={value}" for key, value in self.options.items())])

    @property
    def game(self) -> Game:
        return nemeton.game(self.name)

    def start(self, *, listen: bool = False) -> State:
        return self.game.start(self.players, listen=listen, **self.options)

    def match(self, dealer: Dealer) -> Match:
        return Match(self.game, self.players, self.options, dealer)

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.players), None]


def another_value(option: Option) -> OptionValue:
    if isinstance(option.default, bool):
        return not option.default
    if isinstance(option.default, int):
        return option.least if option.default != option.least else option.most
    return next(choice for choice in option.choices if choice != option.default)


def tables() -> list[Table]:
    """Every game with every number of players, and each option once at another value than its default."""
    found = []
    for name in nemeton.names():
        game = nemeton.game(name)
        found += [Table(name, players) for players in range(game.min_players, game.max_players + 1)]
        found += [Table(name, game.min_players, {option.key: another_value(option)}) for option in game.options]
    return found


def other_choices() -> list[Table]:
    """Every choice of an option that none of `tables` has; who begins does not matter."""
    return [
        Table(name, nemeton.game(name).min_players, {option.key: choice})
        for name in nemeton.names()
        for option in nemeton.game(name).options
        for choice in option.choices
        if option.key != "start_player" and choice not in (option.default, another_value(option))
    ]


def pick(state: State, dealer: Dealer, luck: random.Random) -> tuple[int | None, int]:
    """A random move and who makes it (None: the dealer); in a simultaneous phase any of the awaited seats."""
    if state.turn == CHANCE:
        return None, outcome(state, dealer)
    seat = luck.choice(state.awaited())
    return seat, luck.choice(state.moves(seat))


@cache
def stride(name: str, players: int) -> int:
    """In a long game not every position needs a look: every how manieth gives about LOOKS of them."""
    decisions, draws, _ = random_games(nemeton.game(name).start(players), 1, 1)
    return max(1, (decisions + draws) // LOOKS)


class Trail:
    """Where the last walk stands, for the report of a test that fails: game, seed, step, the last moves in notation."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.seed = self.step = 0
        self.moves: list[int] = []

    def begin(self, table: Table, seed: int) -> None:
        self.table, self.seed, self.step, self.moves = table, seed, 0, []

    def note(self, move: int) -> None:
        self.step += 1
        self.moves.append(move)

    def __str__(self) -> str:
        if self.table is None:
            return ""
        opening = self.table.start()
        says = [self.table.game.say(opening, move) for move in self.moves[-8:]]
        return f"game {self.table}, seed {self.seed}, step {self.step}; the last moves: {'; '.join(says) or 'none'}"


TRAIL = Trail()


def walk(table: Table, seed: int, *, listen: bool = False, every: int = 0) -> Iterator[State]:
    """A random game: the same state object at its draws and decisions, and at last when it is over.

    Games of more than LOOKS steps are looked at in even distances, unless `every` says otherwise."""
    state = table.start(listen=listen)
    dealer, luck = SeededDealer(seed), random.Random(seed)
    distance = every or stride(table.name, table.players)
    step = 0
    TRAIL.begin(table, seed)
    while state.turn != OVER:
        if step % distance == 0:
            yield state
        step += 1
        seat, move = pick(state, dealer, luck)
        TRAIL.note(move)
        state.play(move, seat)
    yield state


def decisions(table: Table, seed: int) -> Iterator[tuple[State, int]]:
    """The decisions of a random game, each with a seat that is asked."""
    for state in walk(table, seed):
        for seat in state.awaited():
            yield state, seat


def finish(match: Match, seed: int, greedy: bool = False) -> Match:
    """Play a match to its end, all seats at random or all greedy."""
    TRAIL.begin(Table(match.game.name, match.state.players, match.options), seed)
    luck = random.Random(seed)
    rngs = [Rng(seed, seat + 1) for seat in range(match.state.players)]
    match.deal()
    while match.state.turn != OVER:
        seat = match.state.turn
        if greedy:
            move = Greedy(match.state, match.game.value).choose(match.state, rngs[seat])
        else:
            move = luck.choice(match.state.moves())
        TRAIL.note(move)
        match.play(move, seat)
        match.deal()
    return match


def redealt(state: S, viewer: int | None, seed: int) -> S:
    """Another world that looks the same to the viewer."""
    other = state.copy()
    other.redeal(NOBODY if viewer is None else viewer, Rng(seed))
    return other


def run_plain(*arguments: str) -> str:
    """What a Python program prints when the engine runs uncompiled."""
    environment = {**os.environ, "NEMETON_PLAIN": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
