"""Many games at once, as NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from nemeton.core.errors import BadOption, IllegalMove
from nemeton.core.rng import Rng
from nemeton.envs.arrays import array
from nemeton.envs.setting import AIMS, Setting
from nemeton.envs.table import Batch

MOST_GAMES = 1_000_000


def aim_of(reward: str) -> int:
    if reward not in AIMS:
        raise BadOption(f"there is no reward {reward!r}; there are {', '.join(AIMS)}")
    return AIMS[reward]


class VectorOfGames:
    """`games` tables that play side by side; in each the seat in `seats` acts next.

    The arrays are views of buffers that the next step overwrites: copy what is to be kept. When a game ends, `rewards`
    has what every seat gets and `ended` is True for that step; the observation is the first one of the next game."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        games: int = 1024,
        seed: int = 0,
        reward: str = "win",
        options: Mapping[str, object] | None = None,
    ) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise BadOption(f"a vector has 1 to {MOST_GAMES} games, not {games}")
        self.setting = Setting(game, players, options)
        self.games = games
        self.players = self.setting.players
        self._batch = Batch(self.setting.start, [self.setting.table() for _ in range(games)], aim_of(reward))
        self.observations: NDArray[np.float32] = self._array(self._batch.observations, np.float32)
        self.masks: NDArray[np.int8] = self._array(self._batch.masks, np.int8)
        self.rewards: NDArray[np.float64] = array(self._batch.rewards, np.float64).reshape(games, -1)
        self.ended: NDArray[np.bool_] = array(self._batch.ended, np.bool_)
        self.seats: NDArray[np.int64] = array(self._batch.seats, np.int64)
        self.reset(seed)

    def _array(self, buffer: Any, kind: Any) -> Any:
        return array(buffer, kind).reshape(self.games, -1)

    @property
    def finished(self) -> int:
        """How many games have ended since the reset."""
        return int(self._batch.finished)

    def reset(self, seed: int = 0) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """Begin anew: game i of a seed is always the same. Observations and masks."""
        self._batch.begin(seed)
        self._refresh()
        return self.observations, self.masks

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.float32], NDArray[np.int8], NDArray[np.float64], NDArray[np.bool_]]:
        """One action for every game. Observations, masks, rewards (of every seat) and which games ended."""
        wishes = np.asarray(actions)
        if wishes.shape != (self.games,) or not np.issubdtype(wishes.dtype, np.integer):
            raise ValueError(
                f"actions are {self.games} whole numbers, one for each game; these are {wishes.dtype} {wishes.shape}"
            )
        wrong = self._batch.choose(wishes.tolist())
        if wrong >= 0:
            raise IllegalMove(
                f"action {int(wishes[wrong])} is not legal in game {wrong}; masks[{wrong}] has a 1 for those that are. "
                "No game was stepped"
            )
        self._batch.step()
        self._refresh()
        return self.observations, self.masks, self.rewards, self.ended

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, all equally likely."""
        self._batch.pick()
        picks: NDArray[np.int64] = array(self._batch.picks, np.int64)
        return picks

    def ahead(
        self, first: int = 0, end: int | None = None, *, seed: int = 0
    ) -> tuple[NDArray[np.float32], NDArray[np.int64], NDArray[np.int64]]:
        """What the seat in turn would see after each of its legal actions, before anything is drawn, in the games from
        `first` to `end - 1`: one observation for each, the numbers of their games and those of the actions. What the
        seat cannot see is dealt anew before it looks, by the luck of `seed`."""
        end = self.games if end is None else end
        if not 0 <= first <= end <= self.games:
            raise BadOption(f"there are the games 0 to {self.games - 1}, not {first} to {end - 1}")
        games, actions = np.nonzero(self.masks[first:end])
        seen = array(self._batch.ahead(first, end, Rng(seed)), np.float32)
        return seen.reshape(len(actions), self.setting.length), games + first, actions

    def _refresh(self) -> None:
        """Without the compiled engine some buffers are lists, which NumPy has to copy."""
        if isinstance(self._batch.seats, list):
            self.rewards = array(self._batch.rewards, np.float64).reshape(self.games, -1)
            self.seats = array(self._batch.seats, np.int64)
