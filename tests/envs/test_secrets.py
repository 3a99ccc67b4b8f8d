"""Secrets through every interface: what a seat cannot see is dealt anew behind its back, and it is told the same.

OpenSpiel's interface is asked the same in tests/extras/test_spiel.py, by its own resampling test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

import nemeton.envs
from nemeton import Rng
from nemeton.envs.table import Table as EnvTable
from tests.playing import Table, stride, tables

at_every_table = pytest.mark.parametrize("table", tables(), ids=str)
LOOKS = 12


@contextmanager
def dealt_anew(game: EnvTable, seat: int, number: int) -> Iterator[None]:
    """Another world that looks the same to the seat, until the block ends."""
    state = game.state
    game.state = state.copy()
    game.state.redeal(seat, Rng(number))
    game.state.look()
    yield
    game.state = state


def same(here: Any, there: Any) -> bool:
    """Observations: arrays, or dictionaries of them."""
    if isinstance(here, dict):
        return here.keys() == there.keys() and all(same(here[key], there[key]) for key in here)
    return np.array_equal(here, there)


def legal(seen: dict[str, Any], luck: np.random.Generator) -> int:
    return int(luck.choice(np.flatnonzero(seen["action_mask"])))


def distance(table: Table) -> int:
    """Between two looks, so that they are spread over the whole game."""
    return max(1, 130 * stride(table.name, table.players) // LOOKS)


@at_every_table
def test_one_seat_after_the_other(table: Table) -> None:
    env = nemeton.envs.aec(table.name, table.players, observation="dict", **dict[str, Any](table.options))
    env.reset(seed=5)
    luck, step, apart = np.random.default_rng(2), 0, distance(table)
    for agent in env.agent_iter():
        if env.terminations[agent]:
            break
        if step % apart == 0:
            game = env.table
            assert game is not None
            for seat, name in enumerate(env.possible_agents):
                before = env.observe(name)
                with dealt_anew(game, seat, step):
                    assert same(before, env.observe(name))
        step += 1
        env.step(legal(env.observe(agent), luck))
    assert step > 10


@at_every_table
def test_all_seats_at_once(table: Table) -> None:
    env = nemeton.envs.parallel(table.name, table.players, **dict[str, Any](table.options))
    observations, _ = env.reset(seed=5)
    luck, step, apart = np.random.default_rng(2), 0, distance(table)
    while env.agents:
        if step % apart == 0:
            game = env.table
            assert game is not None
            for seat, name in enumerate(env.possible_agents):
                with dealt_anew(game, seat, step):
                    assert same(observations[name], env._observations()[name])
            game.ask()
        step += 1
        observations, *_ = env.step({agent: legal(observations[agent], luck) for agent in env.agents})
    assert step > 10


@at_every_table
def test_one_seat_among_bots(table: Table) -> None:
    seat = table.players - 1
    env = nemeton.envs.gym(table.name, table.players, seat=seat, **dict[str, Any](table.options))
    seen, _ = env.reset(seed=5)
    luck, over, step = np.random.default_rng(2), False, 0
    apart = max(1, distance(table) // table.players)
    while not over:
        if step % apart == 0:
            game = env._table
            assert game is not None
            with dealt_anew(game, seat, step):
                assert same(seen, env._observe(game))
        step += 1
        seen, _, over, _, _ = env.step(legal(seen, luck))
    assert step > 3


@at_every_table
def test_many_games_at_once(table: Table) -> None:
    """And whatever is hidden, it looks ahead to the same actions."""
    games = nemeton.envs.vector(table.name, table.players, games=2, seed=5, **dict[str, Any](table.options))
    game = games._batch.tables[0]
    step, apart = 0, distance(table)
    while not games.ended.any():
        if step % apart == 0:
            seat = int(games.seats[0])
            _, _, actions = games.ahead(0, 1, seed=step)
            with dealt_anew(game, seat, step):
                games._batch._show(0)
                redealt = games.observations[0].copy()
                assert np.array_equal(games.ahead(0, 1, seed=step)[2], actions)
            games._batch._show(0)
            assert np.array_equal(redealt, games.observations[0])
        step += 1
        games.step(games.random_actions())
    assert step > 10
