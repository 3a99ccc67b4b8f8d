"""Who can sit at a table: random, greedy, search, an outside program.

A player is given a `Position`: what its seat may know. It never meets the real state; where it wants to think ahead it
asks for a world dealt anew from what the seat knows.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from nemeton.core.errors import BadPlayer
from nemeton.core.game import Game
from nemeton.core.rng import Rng
from nemeton.core.state import State
from nemeton.core.thing import View
from nemeton.players.fast import Greedy
from nemeton.players.search import Search

CHUNK = 32  # iterations between two looks at the clock
MOST_ITERATIONS = 10_000_000
MOST_NODES = 400_000


class Position:
    """What a seat may know when it is asked."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    @cached_property
    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    @cached_property
    def moves(self) -> list[int]:
        return self._state.moves(self.seat)

    def say(self, move: int) -> str:
        return self.game.say(self._state, move)

    def world(self, rng: Rng) -> State:
        """A copy in which everything the seat cannot see is dealt anew."""
        world = self._state.copy()
        world.turn_to(self.seat)
        world.redeal(self.seat, rng)
        return world


class Player(Protocol):
    name: str

    def choose(self, position: Position, rng: Rng) -> int:
        """One of `position.moves`."""


class RandomPlayer:
    """Uniform over the legal moves; the test dummy."""

    name = "random"

    def choose(self, position: Position, rng: Rng) -> int:
        return position.moves[rng.below(len(position.moves))]


class GreedyPlayer:
    """One look ahead with the game's value function."""

    name = "greedy"

    def choose(self, position: Position, rng: Rng) -> int:
        world = position.world(rng)
        return Greedy(world, position.game.value).best(world, position.seat, rng)


@dataclass(frozen=True)
class Advice:
    """What a search found: the move, and all moves with visits, reward (0 to 1) and worth in points, best first."""

    move: int
    iterations: int
    alternatives: list[tuple[int, int, float, float]]


def advise(position: Position, rng: Rng, iterations: int = 0, seconds: float = 0.0) -> Advice:
    """Think for a number of iterations or for a time, whichever ends first; 0 means no such limit."""
    if iterations <= 0 and seconds <= 0:
        raise BadPlayer("a search needs a budget: a number of iterations or a time")
    most = iterations if iterations > 0 else MOST_ITERATIONS
    nodes = min(most, MOST_NODES) + len(position.moves) + 2
    game = position.game
    search = Search(position.world(rng), game.value, position.seat, game.move_codes, rng.next(), nodes)
    until = time.monotonic() + seconds if seconds > 0 else float("inf")
    done = 0
    while done < most and time.monotonic() < until:
        search.run(min(CHUNK, most - done))
        done += CHUNK
    results = search.results()
    return Advice(results[0][0], search.iterations, results)


class SearchPlayer:
    """Monte-Carlo tree search with a budget in iterations or seconds."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.name = f"search:{iterations}" if iterations else f"search:{seconds:g}s"

    def choose(self, position: Position, rng: Rng) -> int:
        return advise(position, rng, self.iterations, self.seconds).move


KINDS = "random, greedy, search:ITERATIONS (search:500), search:SECONDSs (search:0.5s), outside:COMMAND"


def make_player(spec: str) -> Player:
    """The player a text such as `greedy` or `search:500` names."""
    kind, _, budget = spec.strip().partition(":")
    if kind == "random" and not budget:
        return RandomPlayer()
    if kind == "greedy" and not budget:
        return GreedyPlayer()
    if kind == "search":
        return _make_search(spec, budget or "500")
    if kind == "outside" and budget:
        from nemeton.players.outside import OutsidePlayer

        return OutsidePlayer(budget)
    raise BadPlayer(f"there is no player {spec!r}; there are {KINDS}")


def _make_search(spec: str, budget: str) -> SearchPlayer:
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds <= 3600:
                return SearchPlayer(seconds=seconds)
        elif 0 < int(budget) <= MOST_ITERATIONS:
            return SearchPlayer(iterations=int(budget))
    except ValueError:
        pass
    raise BadPlayer(f"{spec!r} has no such budget; write for example search:500 (iterations) or search:0.5s (seconds)")
