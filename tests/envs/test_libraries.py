"""PettingZoo's and Gymnasium's own tests, unmodified, for every game and number of players; bad input."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

import nemeton.envs
from nemeton import NemetonError
from tests.playing import Table, tables

pytestmark = [
    # What PettingZoo remarks about observations with a mask, which are those of its own board games, too.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:.*[Aa]ction mask numpy array is all zeros:UserWarning"),
]
PLAIN = [table for table in tables() if not table.options]
at_every_table = pytest.mark.parametrize("table", PLAIN, ids=str)


def accept(table: Table, cycles: int, seats: Iterable[int], bots: str) -> None:
    """PettingZoo's and Gymnasium's tests, with so many steps or, of Gymnasium, in these seats."""
    import gymnasium
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

    api_test(nemeton.envs.aec(table.name, table.players), num_cycles=cycles)
    api_test(nemeton.envs.aec(table.name, table.players, observation="dict"), num_cycles=cycles // 3)
    seed_test(lambda: nemeton.envs.aec(table.name, table.players), num_cycles=cycles)
    parallel_api_test(nemeton.envs.parallel(table.name, table.players), num_cycles=2 * cycles)
    parallel_seed_test(lambda: nemeton.envs.parallel(table.name, table.players), num_cycles=cycles // 3)
    nemeton.envs.register()
    for seat in seats:
        env = gymnasium.make(f"nemeton/{table.name}-v0", players=table.players, seat=seat, render_mode="rgb_array")
        check_env(env.unwrapped)
    named: dict[str, Any] = {"players": table.players, "observation": "dict", "bots": bots, "render_mode": "ansi"}
    check_env(gymnasium.make(f"nemeton/{table.name}-v0", **named).unwrapped)


@at_every_table
def test_pettingzoo_and_gymnasium_accept_the_game(table: Table) -> None:
    accept(table, 60, (0, table.players - 1), "greedy")


@pytest.mark.soak
@at_every_table
def test_pettingzoo_and_gymnasium_accept_many_games(table: Table) -> None:
    accept(table, 3000, range(table.players), "learned")


@at_every_table
def test_a_whole_game_goes_through_every_interface(table: Table) -> None:
    luck = np.random.default_rng(1)

    def legal(seen: dict[str, Any]) -> int:
        return int(luck.choice(np.flatnonzero(seen["action_mask"])))

    env = nemeton.envs.aec(table.name, table.players)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else legal(seen))
    assert abs(sum(total.values())) < 1e-9
    assert max(total.values()) > 0

    together = nemeton.envs.parallel(table.name, table.players)
    observations, _ = together.reset(seed=3)
    rewards: dict[str, float] = {}
    while together.agents:
        assert any(seen["action_mask"][:-1].any() for seen in observations.values())
        observations, rewards, *_ = together.step({agent: legal(observations[agent]) for agent in together.agents})
    assert abs(sum(rewards.values())) < 1e-9

    seat = nemeton.envs.gym(table.name, table.players, seat=1, bots="greedy", reward="place")
    seen, _ = seat.reset(seed=3)
    over = False
    while not over:
        seen, reward, over, _, info = seat.step(legal(seen))
        assert not info
    assert -1 <= reward <= 1


def test_all_seats_of_a_simultaneous_phase_act_in_one_step() -> None:
    env = nemeton.envs.parallel("graenaland", 4)
    observations, _ = env.reset(seed=1)
    luck, most = np.random.default_rng(1), 0
    while env.agents:
        most = max(most, sum(bool(seen["action_mask"][:-1].any()) for seen in observations.values()))
        actions = {agent: int(luck.choice(np.flatnonzero(observations[agent]["action_mask"]))) for agent in env.agents}
        observations, *_ = env.step(actions)
    assert most == 3


def test_bad_input_follows_the_convention_of_each_library(capsys: pytest.CaptureFixture[str]) -> None:
    import gymnasium

    env = nemeton.envs.aec("celtica", 2)
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    with pytest.raises(AssertionError, match="reset"):
        env.observe("player_0")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env._cumulative_rewards[agent] == -1
    with pytest.raises(ValueError, match="None"):
        env.step(1)
    seat = nemeton.envs.gym("celtica", 2)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        seat.step(0)
    seen, _ = seat.reset(seed=1)
    _, reward, over, _, info = seat.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (-1, True)
    assert "not legal now" in info["illegal_action"]
    with pytest.raises(gymnasium.error.ResetNeeded, match="over"):
        seat.step(0)
    for wrong, told in (
        ({"observation": "tree"}, "flat or dict"),
        ({"render_mode": "film"}, "ansi or rgb_array"),
        ({"reward": "money"}, "win, place, points"),
        ({"seat": 7}, "seats 0 to 1"),
        ({"bots": ["random", "random"]}, "name 1"),
        ({"bots": "genius"}, "there is no player"),
    ):
        with pytest.raises(NemetonError, match=told):
            nemeton.envs.gym("celtica", 2, **wrong)


def test_a_picture_shows_the_letters_of_the_text() -> None:
    text = nemeton.envs.aec("meduris", 2, render_mode="ansi")
    drawing = nemeton.envs.aec("meduris", 2, render_mode="rgb_array")
    for env in (text, drawing):
        env.reset(seed=1)
    told, shown = text.render(), drawing.render()
    assert isinstance(told, str)
    assert "player_0" in told
    assert isinstance(shown, np.ndarray)
    assert shown.dtype == np.uint8
    assert shown.shape[2] == 3
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) == 2
