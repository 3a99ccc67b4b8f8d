"""What the environments of all libraries share: observations as NumPy arrays with their spaces, and drawings."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from nemeton.core.errors import BadOption
from nemeton.envs.arrays import array
from nemeton.envs.drawing import drawn
from nemeton.envs.setting import Setting
from nemeton.envs.table import Table
from nemeton.words import Words

MODES = ("ansi", "rgb_array")
FORMS = ("flat", "dict")


class Seeing:
    """Observations of one setting: `{"observation": …, "action_mask": …}`, the first flat or a dictionary of parts."""

    def __init__(self, setting: Setting, form: str, render_mode: str | None, waiting: bool = False) -> None:
        if form not in FORMS:
            raise BadOption(f"an observation is {' or '.join(FORMS)}, not {form!r}")
        if render_mode is not None and render_mode not in MODES:
            raise BadOption(f"a game can be rendered as {' or '.join(MODES)}, not {render_mode!r}")
        self.setting = setting
        self.form = form
        self.render_mode = render_mode
        self.waiting = waiting  # whether a last action means to wait
        self.actions = setting.actions + int(waiting)
        self._slices = [
            (piece.name, slice(piece.start, piece.start + piece.size), piece.shape) for piece in setting.pieces
        ]

    def action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(self.actions)

    def observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        if self.form == "flat":
            return spaces.Dict(
                {"observation": spaces.Box(0, 1, (self.setting.length,), np.float32), "action_mask": mask}
            )
        parts: dict[str, spaces.Space[Any]] = {
            piece.name: spaces.Box(0, 1, piece.shape, np.float32) for piece in self.setting.pieces
        }
        return spaces.Dict({"observation": spaces.Dict(parts), "action_mask": mask})

    def observe(self, table: Table, seat: int, acts: bool) -> dict[str, Any]:
        """What that seat sees; its mask has legal actions only if it is the one that `acts`."""
        vector = array(table.seen(seat), np.float32).copy()
        seen = vector if self.form == "flat" else {name: vector[at].reshape(of) for name, at, of in self._slices}
        return {"observation": seen, "action_mask": self.mask(table, acts)}

    def mask(self, table: Table, acts: bool) -> NDArray[np.int8]:
        if not self.waiting:
            legal: NDArray[np.int8] = array(table.mask(), np.int8).copy() if acts else np.zeros(self.actions, np.int8)
            return legal
        mask = np.zeros(self.actions, np.int8)
        if acts:
            mask[:-1] = array(table.mask(), np.int8)
        else:
            mask[-1] = 1
        return mask

    def render(self, table: Table, seat: int | None) -> str | NDArray[np.uint8] | None:
        """The position as text, or that text as a picture; None without a render mode."""
        if self.render_mode is None:
            return None
        game, state = self.setting.game, table.state
        names = [f"player_{one}" for one in range(self.setting.players)]
        lines = game.picture(game.view(state, seat), Words.of(game, "en").format, names)
        return "\n".join(lines) + "\n" if self.render_mode == "ansi" else drawn(lines)
