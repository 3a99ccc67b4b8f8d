"""The levels of strength, 1 to 8, for every game and number of players: `levels.toml` beside this file.

They are measured: docs/strength.md says how often each wins against the level below.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from nemeton.core.errors import BadPlayer

LEVELS = range(1, 9)
STAND_IN = 4  # who decides at the table when somebody's time is up
HINT = 9  # as good as can be found in the time one likes to wait for advice


@dataclass(frozen=True)
class Level:
    number: int
    player: str  # as `read_spec` reads it
    seconds: float  # at the table a search ends after this time in any case

    @property
    def searches(self) -> bool:
        return self.player.startswith("search")


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("levels.toml").read_text(encoding="utf-8"))


def level_of(game: str, players: int, number: int) -> Level:
    table = _table()
    if number == HINT:
        return Level(number, str(table["hint"]["player"]), float(table["hint"]["seconds"]))
    if number not in LEVELS:
        raise BadPlayer(f"there is no level {number}; the levels are {LEVELS[0]} to {LEVELS[-1]}")
    ladders = table.get(game, {})
    ladder = ladders.get(str(players)) or ladders.get("usual") or table["usual"]
    return Level(number, str(ladder[number - 1]), float(table["seconds"][number - 1]))


def review_depth(game: str) -> int:
    """How many iterations a review thinks about every decision."""
    depths = _table()["review"]
    return int(depths.get(game, depths["usual"]))
