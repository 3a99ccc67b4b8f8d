"""Speed of the environments on one core, with random legal actions and every observation and mask written.

    python bench/envs.py                vectors, AEC and PettingZoo's own classics (where installed), processor times
    python bench/envs.py --seconds 5    longer
    python bench/envs.py --tables 1024  more games side by side than the processor's cache may hold

The exit status is 1 if a promise is not kept: vectors 300,000 decisions/s in every game, AEC 20,000 and three times the
quickest of the classics measured in the same run.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import nemeton

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench import benchmark, peers

VECTOR, AEC, RATIO = 300_000, 20_000, 3.0


def classics(seconds: float) -> list[float]:
    makers = {name: lambda name=name: peers.classic(name) for name in peers.CLASSICS}
    found = []
    for name, speed in peers.measured(makers, seconds):
        if isinstance(speed, str):
            print(f"{name}: not measured ({speed})")
        else:
            print(f"{name:20} AEC {speed:12,.0f}/s   PettingZoo's own")
            found.append(speed)
    return found


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=3.0)
    words.add_argument("--tables", type=int, default=benchmark.TABLES, help="of a vector")
    wish = words.parse_args()
    if not nemeton.COMPILED:
        print("the engine is not compiled; `make setup` compiles it")
    quickest, kept = max(classics(wish.seconds), default=0.0), True
    for name in nemeton.names():
        game = nemeton.game(name)
        for players in range(game.min_players, game.max_players + 1):
            many = benchmark.speed(benchmark.vector(name, wish.tables, players), wish.seconds)
            one = benchmark.speed(benchmark.aec(name, players), wish.seconds)
            ratio = f", {one / quickest:.1f} times the quickest classic" if quickest else ""
            print(f"{name:12} {players} players   vector {many:12,.0f}/s   AEC {one:10,.0f}/s{ratio}")
            kept = kept and many >= VECTOR and one >= max(AEC, RATIO * quickest)
    print("kept" if kept else "a promise is not kept")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
