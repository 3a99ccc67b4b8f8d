"""The games: one folder each, all of the same shape. A folder with a `game.py` that defines GAME is a game."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from nemeton.core.errors import UnknownGame
from nemeton.core.game import Game


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py")))


@cache
def game(name: str) -> Game:
    if name not in names():
        close = difflib.get_close_matches(name, names(), 1, 0.4)
        hint = f" Did you mean {close[0]!r}?" if close else ""
        raise UnknownGame(f"there is no game {name!r}.{hint} Known are: {', '.join(names())}")
    return cast(Game, import_module(f"nemeton.games.{name}.game").GAME)
