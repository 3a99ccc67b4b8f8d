"""Games between quick players, played inside the compiled engine.

`random` and `greedy` need no Python between two moves, so whole series of games run here; games with other players are
driven by `nemeton.players.series`. Both give the same games for the same seeds.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Int, Ints, filled
from nemeton.core.rng import Rng, seed_of_game
from nemeton.core.state import CHANCE, NOBODY, OVER, PLAYERS, TURN, State
from nemeton.core.value import Value

RANDOM: Final[Int] = 0
GREEDY: Final[Int] = 1


@final
class Greedy:
    """Looks one move ahead, in a world dealt anew from what the seat knows, and takes the best; ties by lot."""

    def __init__(self, state: State, value: Value) -> None:
        self.value = value
        self.world: State = state.copy()
        self.trial: State = state.copy()

    def choose(self, state: State, rng: Rng) -> Int:
        seat = state.at[TURN]
        self.world.copy_from(state)
        self.world.hide(seat, rng)
        return self.best(self.world, seat, rng)

    def best(self, world: State, seat: Int, rng: Rng) -> Int:
        """The best move in a world that has been dealt anew already."""
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
class Series:
    """Games from one opening position; game i is the same whatever else is played."""

    def __init__(self, start: State, value: Value, kinds: list[Int], seed: Int) -> None:
        self.start = start
        self.state: State = start.copy()
        self.kinds: Ints = filled(RANDOM, len(kinds))
        for seat in range(len(kinds)):
            self.kinds[seat] = kinds[seat]
        self.greedy = Greedy(start, value)
        self.seed: Int = seed
        self.decisions: Int = 0

    def play(self, number: Int, first_seat: Int) -> State:
        """Game `number`; the players sit `first_seat` seats further on. The state at the end is reused by the next."""
        state = self.state
        state.copy_from(self.start)
        seats = state.at[PLAYERS]
        seed = seed_of_game(self.seed, number)
        dealer = Rng(seed)
        players = [Rng(seed, seat + 1) for seat in range(seats)]
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
            rng = players[turn]
            if self.kinds[(turn + seats - first_seat) % seats] == GREEDY:
                state.apply(self.greedy.choose(state, rng))
            else:
                state.apply(state.choices[rng.below(state.count)])
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
