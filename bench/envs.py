"""Speed of the environments on one core, with random legal actions and every observation and mask written.

    python bench/envs.py                vectors, AEC and PettingZoo's own classics (where installed), processor times
    python bench/envs.py --seconds 5    longer
    python bench/envs.py --tables 1024  more games side by side than the processor's cache may hold

The exit status is 1 if a promise is not kept: vectors 300,000 decisions/s in every game, AEC 20,000 and three times the
quickest of the classics measured in the same run.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import nemeton
import nemeton.envs

VECTOR, AEC, RATIO = 300_000, 20_000, 3.0
CLASSICS = ("tictactoe_v3", "connect_four_v3", "chess_v6", "texas_holdem_v4", "leduc_holdem_v4")


def of_vector(name: str, players: int, tables: int, seconds: float) -> float:
    games = nemeton.envs.vector(name, players, games=tables)
    steps, began = 0, time.process_time()
    while time.process_time() < began + seconds:
        games.step(games.random_actions())
        steps += games.games
    return steps / (time.process_time() - began)


def of_aec(make: Callable[[], Any], seconds: float) -> float:
    env, luck = make(), np.random.default_rng(1)
    steps, began = 0, time.process_time()
    while time.process_time() < began + seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(luck.random() * len(legal))]))
            steps += 1
    return steps / (time.process_time() - began)


def classics(seconds: float) -> dict[str, float]:
    found = {}
    for name in CLASSICS:
        try:
            room = importlib.import_module(f"pettingzoo.classic.{name}")
            found[name] = of_aec(room.env, seconds)
        except Exception as problem:  # a classic needs packages of its own
            print(f"{name}: not measured ({problem})")
    return found


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=float, default=2.0)
    words.add_argument("--tables", type=int, default=256, help="of a vector")
    wish = words.parse_args()
    seconds = wish.seconds
    if not nemeton.COMPILED:
        print("the engine is not compiled; `make setup` compiles it")
    theirs = classics(seconds)
    for name, speed in theirs.items():
        print(f"{name:20} AEC {speed:12,.0f}/s   PettingZoo's own")
    best, kept = max(theirs.values(), default=0.0), True
    for name in nemeton.names():
        game = nemeton.game(name)
        for players in range(game.min_players, game.max_players + 1):
            many = of_vector(name, players, wish.tables, seconds)
            one = of_aec(lambda name=name, players=players: nemeton.envs.aec(name, players), seconds)
            ratio = f", {one / best:.1f} times the quickest classic" if best else ""
            print(f"{name:12} {players} players   vector {many:12,.0f}/s   AEC {one:10,.0f}/s{ratio}")
            kept = kept and many >= VECTOR and one >= max(AEC, RATIO * best)
    print("kept" if kept else "a promise is not kept")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
