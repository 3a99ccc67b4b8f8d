"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, vectors of games. See docs/research.md.

    nemeton.envs.aec("meduris", players=4)          one seat after the other
    nemeton.envs.parallel("graenaland", players=4)  all seats of a simultaneous phase at once
    nemeton.envs.gym("celtica", players=3, seat=0, bots=["greedy", "random"])
    nemeton.envs.vector("edora", players=4, games=1024)
    nemeton.envs.spiel("meduris", players=2)        a game for OpenSpiel's algorithms

All of them need the extra `envs`: pip install "nemeton[envs]"; the last one needs "nemeton[spiel]".
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from nemeton.core.errors import NemetonError

if TYPE_CHECKING:
    from nemeton.envs.gymnasium_env import SeatEnv
    from nemeton.envs.pettingzoo_env import TableAEC, TableParallel
    from nemeton.envs.spiel_env import SpielGame
    from nemeton.envs.vector_env import VectorOfGames

FLAT, PARTS = "flat", "dict"


class MissingExtra(NemetonError, ImportError):
    """A package that an environment is made of is not installed."""


def _room(module: str, extra: str) -> Any:
    try:
        return import_module(f"nemeton.envs.{module}")
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("nemeton"):
            raise
        raise MissingExtra(f'{missing.name} is not installed; pip install "nemeton[{extra}]" brings it') from None


def aec(
    game: str,
    players: int | None = None,
    *,
    observation: str = FLAT,
    reward: str = "win",
    render_mode: str | None = None,
    **options: object,
) -> TableAEC:
    """A PettingZoo environment in which one seat after the other acts."""
    made: TableAEC = _room("pettingzoo_env", "envs").TableAEC(game, players, observation, reward, render_mode, options)
    return made


def parallel(
    game: str,
    players: int | None = None,
    *,
    observation: str = FLAT,
    reward: str = "win",
    render_mode: str | None = None,
    **options: object,
) -> TableParallel:
    """A PettingZoo environment in which all seats act at once; who is not asked chooses the last action, to wait."""
    room = _room("pettingzoo_env", "envs")
    made: TableParallel = room.TableParallel(game, players, observation, reward, render_mode, options)
    return made


def gym(
    game: str,
    players: int | None = None,
    *,
    seat: int = 0,
    bots: Sequence[str] | str = "random",
    observation: str = FLAT,
    reward: str = "win",
    render_mode: str | None = None,
    **options: object,
) -> SeatEnv:
    """A Gymnasium environment: one seat of the table, the others are taken by bots (one for each, or one for all)."""
    room = _room("gymnasium_env", "envs")
    made: SeatEnv = room.SeatEnv(game, players, seat, bots, observation, reward, render_mode, **options)
    return made


def vector(
    game: str, players: int | None = None, games: int = 1024, *, seed: int = 0, reward: str = "win", **options: object
) -> VectorOfGames:
    """Many games that are stepped together, into NumPy arrays."""
    made: VectorOfGames = _room("vector_env", "envs").VectorOfGames(game, players, games, seed, reward, options)
    return made


def spiel(game: str, players: int | None = None, *, reward: str = "win", **options: object) -> SpielGame:
    """An OpenSpiel game; `pyspiel.load_game("nemeton_meduris(players=4)")` finds it from then on, too."""
    made: SpielGame = _room("spiel_env", "spiel").spiel(game, players, reward, options)
    return made


def register() -> None:
    """Makes every game known to Gymnasium under its name; docs/research.md shows how it is made then."""
    _room("gymnasium_env", "envs")
