"""One seat of a table as a Gymnasium environment; bots take the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from nemeton.core.errors import BadOption
from nemeton.core.rng import Rng
from nemeton.core.state import OVER
from nemeton.envs.seeing import MODES, Seeing
from nemeton.envs.setting import Setting
from nemeton.envs.table import ILLEGAL, PLAYED, Table
from nemeton.envs.vector_env import aim_of
from nemeton.games import names
from nemeton.players.player import OwnPlayer, Player, Position, make_player

SEEDS = 2**53
ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """An illegal action loses the game: it ends with a reward of -1, and `info["illegal_action"]` says why."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: Sequence[str] | str = "random",
        observation: str = "flat",
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.setting = Setting(game, players, options)
        if not 0 <= seat < self.setting.players:
            raise BadOption(
                f"a table of {self.setting.players} has the seats 0 to {self.setting.players - 1}, not {seat}"
            )
        others = self.setting.players - 1
        texts = [bots] * others if isinstance(bots, str) else list(bots)
        if len(texts) != others:
            raise BadOption(f"{len(texts)} bots are named for {others} other seats; name {others}, or one for all")
        self.seat = seat
        self.render_mode = render_mode
        self.aim = aim_of(reward)
        self._seeing = Seeing(self.setting, observation, render_mode)
        self.observation_space = self._seeing.observation_space()
        self.action_space = self._seeing.action_space()
        made: list[Player | None] = [make_player(text, self.setting.game, self.setting.start) for text in texts]
        self._bots = [*made[:seat], None, *made[seat:]]
        self._table: Table | None = None
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        luck = int(self.np_random.integers(SEEDS))
        self._table, self._dealer = self.setting.begin(luck)
        self._lots = [Rng(luck, seat + 1) for seat in range(self.setting.players)]
        self._decisions = 0
        for bot in self._bots:
            if isinstance(bot, OwnPlayer):
                bot.begin()
        self._over = False
        self._let_bots_play(self._table)
        return self._observe(self._table), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        table = self._table
        if table is None:
            raise gymnasium.error.ResetNeeded("reset() begins a game; call it before step()")
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over; reset() begins another one")
        became = table.choose(int(action)) if 0 <= action < self.setting.actions else ILLEGAL
        if became == ILLEGAL:
            self._over = True
            told = f"action {int(action)} is not legal now; the action_mask has a 1 for those that are"
            return self._observe(table), ILLEGAL_REWARD, True, False, {"illegal_action": told}
        if became == PLAYED:
            self._decisions += 1
            table.deal(self._dealer)
            self._let_bots_play(table)
        self._over = table.state.turn == OVER
        reward = table.reward(self.seat, self.aim) if self._over else 0.0
        return self._observe(table), reward, self._over, False, {}

    def _observe(self, table: Table) -> dict[str, Any]:
        return self._seeing.observe(table, self.seat, not self._over and table.state.turn == self.seat)

    def _let_bots_play(self, table: Table) -> None:
        state = table.state
        while state.turn >= 0 and self.seat not in state.awaited():
            bot = self._bots[state.turn]
            assert bot is not None
            self._decisions += 1
            position = Position(self.setting.game, state, state.turn, self._decisions)
            state.play(bot.choose(position, self._lots[state.turn]), state.turn)
            table.deal(self._dealer)
        if state.turn >= 0:
            state.turn_to(self.seat)
            table.ask()

    def render(self) -> Any:
        if self._table is None:
            raise gymnasium.error.ResetNeeded("reset() begins a game; call it before render()")
        drawing: str | NDArray[np.uint8] | None = self._seeing.render(self._table, self.seat)
        return drawing

    def close(self) -> None:
        for bot in self._bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()


for _name in names():
    if f"nemeton/{_name}-v0" not in gymnasium.registry:
        gymnasium.register(
            f"nemeton/{_name}-v0", entry_point="nemeton.envs.gymnasium_env:SeatEnv", kwargs={"game": _name}
        )
