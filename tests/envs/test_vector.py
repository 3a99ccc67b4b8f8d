"""Vectors of games: the same games as one by one, arrays that tell the truth, and bad input refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import nemeton.envs
from nemeton import OVER, NemetonError, Rng
from nemeton.core.errors import IllegalMove
from nemeton.core.rng import seed_of_game
from nemeton.envs.setting import Setting
from nemeton.envs.table import PLAYED
from tests.playing import Table, tables


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_game_in_a_vector_is_the_game_by_itself(table: Table) -> None:
    """Every observation, mask and seat, also of the second game at the same table."""
    games = nemeton.envs.vector(table.name, table.players, games=3, seed=5, **dict[str, Any](table.options))
    setting = Setting(table.name, table.players, table.options)
    alone, number = setting.table(), 1
    dealer = Rng(seed_of_game(5, number))
    alone.begin(setting.start, dealer)
    ended = steps = 0
    while ended < 2 and steps < 900:
        steps += 1
        assert games.seats[1] == alone.state.turn
        assert np.array_equal(games.observations[1], np.frombuffer(alone.seen(alone.state.turn), np.float32))
        assert np.array_equal(games.masks[1], np.frombuffer(alone.mask(), np.int8))
        actions = games.random_actions()
        _, _, rewards, over = games.step(actions)
        if alone.choose(actions[1]) == PLAYED:
            alone.deal(dealer)
        assert over[1] == (alone.state.turn == OVER)
        if over[1]:
            assert list(rewards[1]) == [alone.reward(seat, 0) for seat in range(table.players)]
            assert abs(rewards[1].sum()) < 1e-9
            ended, number = ended + 1, number + 3
            dealer = Rng(seed_of_game(5, number))
            alone.begin(setting.start, dealer)
        else:
            assert not rewards[1].any()


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (nemeton.envs.vector("celtica", 3, games=8, seed=9) for _ in range(2))
    for _ in range(50):
        actions = one.random_actions().copy()
        assert np.array_equal(actions, other.random_actions())
        one.step(actions)
        other.step(actions)
        assert np.array_equal(one.observations, other.observations)


def test_bad_input_is_refused_and_nothing_is_stepped() -> None:
    games = nemeton.envs.vector("celtica", 3, games=4)
    before = games.observations.copy()
    wrong = games.random_actions().copy()
    wrong[2] = np.flatnonzero(games.masks[2] == 0)[0]
    with pytest.raises(IllegalMove, match="not legal in game 2"):
        games.step(wrong)
    with pytest.raises(ValueError, match="4 whole numbers"):
        games.step([1, 2])
    with pytest.raises(ValueError, match="whole numbers"):
        games.step([0.5] * 4)
    assert np.array_equal(games.observations, before)
    with pytest.raises(NemetonError, match="Did you mean"):
        nemeton.envs.vector("celtika")
    with pytest.raises(NemetonError, match="no option 'colour'"):
        nemeton.envs.vector("celtica", colour=1)
    with pytest.raises(NemetonError, match="2 to 5 players"):
        nemeton.envs.vector("celtica", 9)
    with pytest.raises(NemetonError, match="there are win, place, points"):
        nemeton.envs.vector("celtica", reward="money")
