"""How good a position is for a seat: the base of every game's advice (`games/*/value.py`)."""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.core.rng import Rng
from nemeton.core.state import State


class Value:
    """Greedy play maximises `of`; search plays its games on with `rollout`.

    How far a search may rely on either differs from game to game; the figures were found by games against greedy."""

    def __init__(self) -> None:
        self.horizon: Int = 0  # a search's games are judged by `of` after so many quick moves; 0: played to the end
        self.rivalry = 1.0  # how much of the best rival's worth a search deducts; less where `of` does so itself
        self.taste = 0.5  # how much the first impression of a move owes to `rollout`, the rest to `of`
        self.trust = 3.0  # how many games the first impression is worth

    def of(self, state: State, seat: Int) -> float:
        """How good the position is for the seat, in points or a likeness of them. May only use what the seat sees."""
        raise NotImplementedError

    def rollout(self, state: State, rng: Rng) -> Int:
        """A quick sensible move for the seat in turn; `state.choices` is filled."""
        return state.choices[rng.below(state.count)]
