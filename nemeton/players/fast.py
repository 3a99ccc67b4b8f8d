"""Players that need no Python between two moves, and whole games between them inside the compiled engine.

Games with other players (an outside program, a search by the clock) are driven by `nemeton.players.series`. Both ways
give the same games for the same seeds.
"""

from __future__ import annotations

import time
from math import log
from typing import Final, final

from nemeton.core.flat import Int
from nemeton.core.rng import Rng, seed_of_game
from nemeton.core.state import CHANCE, NOBODY, OVER, PLAYERS, TURN, State
from nemeton.core.value import Value

NEVER: Final = -1.0e18


class Chooser:
    """Chooses for the seat in turn, in a world dealt anew from what that seat knows."""

    def __init__(self, state: State) -> None:
        self.world: State = state.copy()
        self.trial: State = state.copy()
        self.number: Int = 0  # of the decision in this game, whoever makes it

    def begin(self) -> None:
        """A new game begins."""

    def choose(self, state: State, rng: Rng) -> Int:
        seat = state.at[TURN]
        self.world.copy_from(state)
        self.world.hide(seat, rng)
        return self.best(self.world, seat, rng)

    def best(self, world: State, seat: Int, rng: Rng) -> Int:
        """The choice in a world that has been dealt anew already."""
        raise NotImplementedError


@final
class Random(Chooser):
    def choose(self, state: State, rng: Rng) -> Int:
        return state.choices[rng.below(state.count)]

    def best(self, world: State, seat: Int, rng: Rng) -> Int:
        return world.choices[rng.below(world.look())]


@final
class Greedy(Chooser):
    """Looks one move ahead and takes the best; ties by lot."""

    def __init__(self, state: State, value: Value) -> None:
        super().__init__(state)
        self.value = value

    def best(self, world: State, seat: Int, rng: Rng) -> Int:
        count = world.look()
        best = 0.0
        chosen: Int = NOBODY
        ties: Int = 0
        for i in range(count):
            move = world.choices[i]
            self.trial.copy_from(world)
            self.trial.apply(move)
            worth = self.value.of(self.trial, seat)
            if chosen == NOBODY or worth > best + 1e-9:
                best = worth
                chosen = move
                ties = 1
            elif worth > best - 1e-9:
                ties += 1
                if rng.below(ties) == 0:
                    chosen = move
        return chosen


@final
class Softmax(Chooser):
    """As Greedy, but a move that is nearly as good is chosen nearly as often: errors as people make them.

    At a temperature of 1 a move whose odds of winning are e times better is chosen e times as often."""

    def __init__(self, state: State, value: Value, temperature: float) -> None:
        super().__init__(state)
        self.value = value
        self.temperature = temperature

    def best(self, world: State, seat: Int, rng: Rng) -> Int:
        value = self.value
        net = value.net
        blur = self.temperature / net.beta if net is not None else self.temperature
        count = world.look()
        best = NEVER
        chosen: Int = world.choices[0]
        for i in range(count):
            move = world.choices[i]
            self.trial.copy_from(world)
            self.trial.apply(move)
            worth = value.of(self.trial, seat) + blur * gumbel(rng)
            if worth > best:
                best = worth
                chosen = move
        return chosen


def gumbel(rng: Rng) -> float:
    """Noise of this kind on every worth, and taking the best, is choosing by the softmax of the worths."""
    return -log(-log((float(rng.next()) + 0.5) / 4294967296.0))


@final
class Series:
    """Games from one opening position; game i is the same whatever else is played."""

    def __init__(self, start: State, choosers: list[Chooser], seed: Int) -> None:
        self.start = start
        self.state: State = start.copy()
        self.choosers = choosers
        self.seed: Int = seed
        self.decisions: Int = 0
        self.clocked = False  # whether `times` are taken
        self.times: list[list[float]] = []  # processor seconds of every decision, by seat, of the last game

    def play(self, number: Int, first_seat: Int) -> State:
        """Game `number`; the players sit `first_seat` seats further on. The state at the end is reused by the next."""
        return self.play_deal(seed_of_game(self.seed, number), first_seat)

    def play_deal(self, seed: Int, first_seat: Int) -> State:
        """The game whose dealer and players have their luck from this seed."""
        state = self.state
        state.copy_from(self.start)
        seats = state.at[PLAYERS]
        dealer = Rng(seed)
        players = [Rng(seed, seat + 1) for seat in range(seats)]
        for chooser in self.choosers:
            chooser.begin()
        self.times = [[] for _ in range(seats)]
        decisions: Int = 0
        while True:
            state.look()
            turn = state.at[TURN]
            if turn == OVER:
                break
            if turn == CHANCE:
                state.apply(state.draw(dealer))
                continue
            decisions += 1
            chooser = self.choosers[(turn + seats - first_seat) % seats]
            chooser.number = decisions
            if self.clocked:
                began = time.process_time()
                move = chooser.choose(state, players[turn])
                self.times[turn].append(time.process_time() - began)
            else:
                move = chooser.choose(state, players[turn])
            state.apply(move)
        self.decisions = decisions
        return state


def random_games(start: State, games: Int, seed: Int) -> tuple[Int, Int, Int]:
    """Nothing but uniformly random games, for the benchmark: decisions, draws and a checksum over all moves."""
    decisions: Int = 0
    draws: Int = 0
    checksum: Int = 0
    state = start.copy()
    for number in range(games):
        rng = Rng(seed, number)
        state.copy_from(start)
        while state.look() > 0:
            if state.at[TURN] == CHANCE:
                move = state.draw(rng)
                draws += 1
            else:
                move = state.choices[rng.below(state.count)]
                decisions += 1
            checksum = (checksum * 31 + move) & 0xFFFFFFFF
            state.apply(move)
    return decisions, draws, checksum
