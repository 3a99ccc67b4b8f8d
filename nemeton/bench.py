"""Measuring the engine: used by `nemeton bench` and by bench/run.py.

`python -m nemeton.bench GAME SECONDS` prints one measurement as JSON; with NEMETON_PLAIN=1 that of the plain build.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any

from nemeton.core.flat import NATIVE
from nemeton.core.game import Game
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, State
from nemeton.engine import PLAIN
from nemeton.games import game as game_of
from nemeton.players.fast import random_games
from nemeton.players.search import Search

COPIES = 20_000
ITERATIONS = 50


def opening(game: Game, players: int, seed: int = 1) -> State:
    """A game at its first question to a player."""
    state, rng = game.start(players), Rng(seed)
    while state.turn == CHANCE:
        state.look()
        state.apply(state.draw(rng))
    return state


def measure(game: Game, seconds: float) -> dict[str, Any]:
    """Figures of this build with four players, or as many as the game takes."""
    players = min(4, game.max_players)
    return {
        "game": game.name,
        "players": players,
        "compiled": NATIVE,
        "decisions_per_second": decisions_per_second(game, players, seconds),
        "copy_nanoseconds": copy_nanoseconds(game, players),
        "search_iterations_per_second": search_speed(game, players, seconds),
    }


def decisions_per_second(game: Game, players: int, seconds: float) -> int:
    start = game.start(players)
    random_games(start, 1, 0)
    decisions, games, spent = 0, 1, 0.0
    while spent < seconds:
        began = time.process_time()
        decisions += random_games(start, games, decisions)[0]
        spent += time.process_time() - began
        games = min(games * 2, 2000)
    return round(decisions / spent)


def copy_nanoseconds(game: Game, players: int) -> float:
    """From Python; the best of five."""
    state = opening(game, players)
    best = float("inf")
    for _ in range(5):
        began = time.process_time()
        for _ in range(COPIES):
            state.copy()
        best = min(best, time.process_time() - began)
    return best / COPIES * 1e9


def search_speed(game: Game, players: int, seconds: float) -> int:
    """Iterations from the opening position, as the levels of the table search."""
    state = opening(game, players)
    search = Search(state, game.judge(players), state.turn, game.move_codes, 1)
    iterations, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        search.run(ITERATIONS)
        iterations += ITERATIONS
    return round(iterations / spent)


def measure_plain(game: Game, seconds: float) -> dict[str, Any]:
    """The same figures of the plain build, in a process of its own."""
    command = [sys.executable, "-m", "nemeton.bench", game.name, str(seconds)]
    done = subprocess.run(command, env=os.environ | {PLAIN: "1"}, capture_output=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(game_of(sys.argv[1]), float(sys.argv[2]))))
