"""Nemeton: a digital table for board games. Rules engines, players, records; the server and the command line on top.

>>> import nemeton
>>> game = nemeton.game("celtica")
>>> state = game.start(players=4)
"""

from __future__ import annotations

from nemeton import engine as _engine

_engine.choose()

from nemeton.core.errors import NemetonError  # noqa: E402
from nemeton.core.flat import NATIVE as COMPILED  # noqa: E402
from nemeton.core.game import Game  # noqa: E402
from nemeton.core.rng import Rng  # noqa: E402
from nemeton.core.state import CHANCE, OVER, State  # noqa: E402
from nemeton.games import game, names  # noqa: E402
from nemeton.players.series import simulate  # noqa: E402

__all__ = ["CHANCE", "COMPILED", "OVER", "Game", "NemetonError", "Rng", "State", "game", "names", "simulate"]
__version__ = "0.1.0"
