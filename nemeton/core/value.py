"""How good a position is for a seat: the base of every game's advice (`games/*/value.py`)."""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.core.rng import Rng
from nemeton.core.state import State


class Value:
    """Greedy play maximises `of`; search plays its games to the end with `rollout`."""

    def of(self, state: State, seat: Int) -> float:
        """How good the position is for the seat, in points or a likeness of them. May only use what the seat sees."""
        raise NotImplementedError

    def rollout(self, state: State, rng: Rng) -> Int:
        """A quick sensible move for the seat in turn; `state.choices` is filled."""
        return state.choices[rng.below(state.count)]
