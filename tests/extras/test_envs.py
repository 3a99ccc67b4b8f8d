"""PettingZoo's and Gymnasium's own tests, unmodified, for every game and number of players; secrets; bad input."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import nemeton.envs
from nemeton import NemetonError
from tests.playing import Table, tables

pytestmark = [
    pytest.mark.extras,
    # What PettingZoo remarks about observations with a mask, which are those of its own board games, too.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:.*[Aa]ction mask numpy array is all zeros:UserWarning"),
]
PLAIN = [table for table in tables() if not table.options]
at_every_table = pytest.mark.parametrize("table", PLAIN, ids=str)


@at_every_table
def test_pettingzoo_accepts_the_game(table: Table) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(nemeton.envs.aec(table.name, table.players), num_cycles=60)
    api_test(nemeton.envs.aec(table.name, table.players, observation="dict"), num_cycles=20)
    seed_test(lambda: nemeton.envs.aec(table.name, table.players), num_cycles=60)


@at_every_table
def test_pettingzoo_accepts_the_game_with_all_seats_at_once(table: Table) -> None:
    from pettingzoo.test import parallel_api_test, parallel_seed_test

    parallel_api_test(nemeton.envs.parallel(table.name, table.players), num_cycles=150)
    parallel_seed_test(lambda: nemeton.envs.parallel(table.name, table.players), num_cycles=20)


@at_every_table
def test_gymnasium_accepts_a_seat_of_the_game(table: Table) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    nemeton.envs.register()
    for seat in (0, table.players - 1):
        env = gymnasium.make(f"nemeton/{table.name}-v0", players=table.players, seat=seat, render_mode="rgb_array")
        check_env(env.unwrapped)
    named: dict[str, Any] = {"players": table.players, "observation": "dict", "bots": "greedy", "render_mode": "ansi"}
    check_env(gymnasium.make(f"nemeton/{table.name}-v0", **named).unwrapped)


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


@at_every_table
def test_observations_do_not_change_when_what_is_hidden_does(table: Table) -> None:
    """The same through PettingZoo and Gymnasium: their tables are dealt anew behind their backs."""
    env = nemeton.envs.aec(table.name, table.players)
    env.reset(seed=5)
    luck = np.random.default_rng(2)
    for number in range(60):
        if not env.agents or env.terminations[env.agent_selection]:
            break
        agent = env.agent_selection
        seen = env.observe(agent)
        game = env.table
        assert game is not None
        state = game.state
        game.state = state.copy()
        game.state.redeal(env.possible_agents.index(agent), nemeton.Rng(number))
        game.state.look()
        other = env.observe(agent)
        game.state = state
        assert np.array_equal(seen["observation"], other["observation"])
        assert np.array_equal(seen["action_mask"], other["action_mask"])
        env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))


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
