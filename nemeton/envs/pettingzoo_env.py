"""Every game as a PettingZoo environment: seat by seat (AEC), or all awaited seats at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from nemeton.core.rng import Rng, seed_of_game
from nemeton.core.state import OVER
from nemeton.envs.seeing import MODES, Seeing
from nemeton.envs.setting import Setting
from nemeton.envs.table import ILLEGAL, PLAYED, Table
from nemeton.envs.vector_env import aim_of

ILLEGAL_REWARD = -1.0  # for who chose an illegal action: as in PettingZoo's own board games it ends the game
Observation = dict[str, Any]


class _Seated:
    """What both kinds have in common: a table, its seats by name, their spaces, and luck."""

    waiting = False  # whether who is not asked acts, too

    def __init__(
        self,
        game: str,
        players: int | None = None,
        observation: str = "flat",
        reward: str = "win",
        render_mode: str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, players, options or {})
        self.render_mode = render_mode
        self.aim = aim_of(reward)
        self.seeing = Seeing(self.setting, observation, render_mode, self.waiting)
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.seeing.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.seeing.action_space() for agent in self.possible_agents}
        self.metadata = {
            "name": f"nemeton_{self.setting.name}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": self.waiting,
            "render_fps": 2,
        }
        self.table: Table | None = None
        self.dealer = Rng(0)
        self._seed = int(np.random.default_rng().integers(2**53))
        self._games = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.table is None:
            EnvLogger.error_render_before_reset()
        assert self.table is not None
        return self.seeing.render(self.table, None)

    def close(self) -> None:
        """There is nothing to release."""

    def _begin(self, seed: int | None) -> Table:
        """Without a seed the next game of the series that the last seed began."""
        if seed is not None:
            self._seed, self._games = int(seed), 0
        self.table, self.dealer = self.setting.begin(seed_of_game(self._seed, self._games))
        self._games += 1
        self.agents = list(self.possible_agents)
        return self.table

    def _table_to_step(self) -> Table:
        if self.table is None:
            EnvLogger.error_step_before_reset()
        assert self.table is not None
        return self.table

    def _rewards_now(self) -> dict[str, float]:
        assert self.table is not None
        return {agent: self.table.reward(seat, self.aim) for seat, agent in enumerate(self.possible_agents)}


class TableAEC(_Seated, AECEnv):  # type: ignore[misc]
    """One seat acts after the other; where several decide at the same time, none sees what the others chose."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        table = self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[table.state.turn]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Observation:
        table = self.table
        if table is None:
            EnvLogger.error_observe_before_reset()
        assert table is not None
        seat = self.possible_agents.index(agent)
        return self.seeing.observe(table, seat, seat == table.state.turn)

    def step(self, action: int | None) -> None:
        table = self._table_to_step()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for an action; None is for those whose game is over")
        self._cumulative_rewards[agent] = 0.0
        became = table.choose(int(action)) if 0 <= action < self.setting.actions else ILLEGAL
        if became == ILLEGAL:
            EnvLogger.warn_on_illegal_move()
            self._end({name: ILLEGAL_REWARD if name == agent else 0.0 for name in self.agents})
            return
        if became == PLAYED:
            table.deal(self.dealer)
        turn = table.state.turn
        if turn == OVER:
            self._end(self._rewards_now())
        else:
            self.agent_selection = self.possible_agents[turn]

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


class TableParallel(_Seated, ParallelEnv):  # type: ignore[misc]
    """All seats act in every step. Who is not asked can only wait, with the last action."""

    waiting = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        """Each awaited seat is looked at as if it were its turn."""
        table = self.table
        assert table is not None
        awaited, seen = table.state.awaited(), {}
        for seat, agent in enumerate(self.possible_agents):
            acts = seat in awaited
            if acts and len(awaited) > 1:
                table.state.turn_to(seat)
                table.ask()
            seen[agent] = self.seeing.observe(table, seat, acts)
        if len(awaited) > 1:
            table.state.turn_to(awaited[0])
            table.ask()
        return seen

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table = self._table_to_step()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ValueError(f"an action is missing for {', '.join(missing)}; who is not asked waits")
        wrong = self._play(table, actions)
        over = bool(wrong) or table.state.turn == OVER
        rewards = dict.fromkeys(self.agents, 0.0)
        if wrong:
            EnvLogger.warn_on_illegal_move()
            rewards = {agent: ILLEGAL_REWARD if agent in wrong else 0.0 for agent in self.agents}
        elif over:
            rewards = self._rewards_now()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        told = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            infos,
        )
        if over:
            self.agents = []
        return told

    def _play(self, table: Table, actions: Mapping[str, int]) -> list[str]:
        """Those whose action is illegal; without such, all are played in the order of seats."""
        awaited, wait = table.state.awaited(), self.setting.actions
        wrong, begun = [], False
        for seat, agent in enumerate(self.possible_agents):
            if seat in awaited:
                if len(awaited) > 1:
                    table.state.turn_to(seat)
                    table.ask()
                legal = table.is_legal(int(actions[agent]))
            else:
                legal = actions[agent] == wait
            if not legal:
                wrong.append(agent)
        if wrong:
            return wrong
        for seat in awaited:
            if seat not in table.state.awaited():
                continue  # what the others chose has settled it
            if len(awaited) > 1:
                table.state.turn_to(seat)
                table.ask()
            begun = table.choose(int(actions[self.possible_agents[seat]])) == PLAYED
            if begun and table.state.turn < 0:
                break
        if begun:
            table.deal(self.dealer)
        return []
