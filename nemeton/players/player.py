"""Who can sit at a table: random, greedy, learned, search, a level of strength, an outside program.

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
from nemeton.core.thing import Thing, View
from nemeton.players.fast import Chooser, Greedy, Random, Softmax
from nemeton.players.levels import LEVELS, level_of
from nemeton.players.search import Thinker

MOST_ITERATIONS = 10_000_000
KINDS = (
    "random, greedy:1 (hand-made, the same for ever), learned, softmax:TEMPERATURE (softmax:0.5), "
    "search:ITERATIONS (search:500), search:SECONDSs (search:0.5s), level:1 to level:8, outside:COMMAND"
)


class Position:
    """What a seat may know when it is asked. `number` counts the decisions of the game, whoever made them."""

    def __init__(self, game: Game, state: State, seat: int, number: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.number = number
        self._state = state

    @property
    def players(self) -> int:
        return self._state.players

    @cached_property
    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    @cached_property
    def moves(self) -> list[int]:
        return self._state.moves(self.seat)

    @property
    def phase(self) -> str:
        """The kind of decision that is asked for."""
        return self.game.phase(self._state)

    @property
    def events(self) -> list[Thing]:
        """All that has happened, as the seat heard of it; empty where nobody writes it down."""
        return [self.game.tell(event, self.seat) for event in self._state.log or []]

    def say(self, move: int) -> str:
        return self.game.say(self._state, move)

    def preview(self, move: int) -> Thing:
        """A move with its effect."""
        turn = self._state.turn
        self._state.turn_to(self.seat)
        thing = self.game.about(self._state, move)
        self._state.turn_to(turn)
        return thing

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


@dataclass(frozen=True)
class Spec:
    """A player of our own, as a text names it."""

    kind: str  # random, greedy, softmax or search
    hand_made: bool = False  # judges as a person said, not as was learned
    temperature: float = 0.0
    iterations: int = 0
    seconds: float = 0.0

    @property
    def fixed(self) -> bool:
        """Whether the same seed always gives the same choices."""
        return self.seconds == 0

    def chooser(self, game: Game, state: State) -> Chooser:
        """Who chooses so in games with as many players as this one has."""
        value = game.value if self.hand_made else game.judge(state.players)
        if self.kind == "random":
            return Random(state)
        if self.kind == "greedy":
            return Greedy(state, value)
        if self.kind == "softmax":
            return Softmax(state, value, self.temperature)
        return Thinker(state, value, game.move_codes, self.iterations, self.seconds)


def read_spec(text: str, game: Game, players: int) -> Spec | None:
    """The player that a text such as `greedy:1` or `level:4` names; None for an outside program."""
    kind, colon, figure = text.strip().partition(":")
    if kind == "level":
        if figure not in {str(level) for level in LEVELS}:
            raise BadPlayer(f"there is no {text!r}; the levels are level:1 to level:{max(LEVELS)}")
        return read_spec(level_of(game.name, players, int(figure)).player, game, players)
    if kind == "outside" and figure:
        return None
    if text == "random":
        return Spec("random")
    if text in ("greedy", "greedy:1"):
        return Spec("greedy", hand_made=True)
    if text == "learned":
        return Spec("greedy")
    if kind == "softmax":
        return _read_softmax(text, figure)
    if kind in ("search", "search-by-hand"):
        return _read_search(text, figure if colon else "500", kind == "search-by-hand")
    raise BadPlayer(f"there is no player {text!r}; there are {KINDS}")


def _read_softmax(text: str, figure: str) -> Spec:
    try:
        temperature = float(figure)
    except ValueError:
        temperature = 0.0
    if 0 < temperature <= 1000:
        return Spec("softmax", temperature=temperature)
    raise BadPlayer(f"{text!r} has no such temperature; write for example softmax:0.5")


def _read_search(text: str, budget: str, hand_made: bool) -> Spec:
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds <= 3600:
                return Spec("search", hand_made, seconds=seconds)
        elif 0 < int(budget) <= MOST_ITERATIONS:
            return Spec("search", hand_made, iterations=int(budget))
    except ValueError:
        pass
    raise BadPlayer(f"{text!r} has no such budget; write for example search:500 (iterations) or search:0.5s (seconds)")


class OwnPlayer:
    """A player of the engine, asked move by move."""

    def __init__(self, name: str, spec: Spec, game: Game, state: State) -> None:
        self.name = name
        self.spec = spec
        self.decisions = 0  # the number of the last one
        self._chooser = spec.chooser(game, state)

    def begin(self) -> None:
        """A new game begins: nothing thought in the last one counts."""
        self._chooser.begin()

    def choose(self, position: Position, rng: Rng) -> int:
        if self.spec.kind == "random":
            return position.moves[rng.below(len(position.moves))]
        self.decisions = position.number
        self._chooser.number = position.number
        return self._chooser.best(position.world(rng), position.seat, rng)


def make_player(text: str, game: Game, start: State) -> Player:
    """The player a text names, for games that begin like `start`."""
    spec = read_spec(text, game, start.players)
    if spec is None:
        from nemeton.players.outside import OutsidePlayer

        return OutsidePlayer(text.strip().partition(":")[2])
    return OwnPlayer(text, spec, game, start)


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
    began = time.perf_counter()
    world = position.world(rng)
    thinker = Thinker(world, position.game.judge(position.players), position.game.move_codes, iterations, seconds)
    search = thinker.search_for(world, position.seat, rng.next())
    search.think(iterations, seconds, began)
    return Advice(search.best(), search.iterations, search.results())
