"""`make strength`: do the players stand in the right order? Slow; the figures go into bench/strength.md."""

from __future__ import annotations

import argparse
import math
import os
from datetime import UTC, datetime
from pathlib import Path

import nemeton

RESULTS = Path(__file__).with_name("strength.md")
MARK = "<!-- newest first -->\n"


def share(game: str, bots: list[str], games: int, jobs: int) -> tuple[float, float]:
    """How often the first bot wins, seats rotated, with the half width of the 95 % interval."""
    result = nemeton.simulate(game, bots, games, seed=2026, rotate=True, jobs=jobs).json()
    won = result["bots"][0]["share"]
    return won, 1.96 * math.sqrt(max(won * (1 - won), 1e-4) / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(nemeton.names()))
    parser.add_argument("--search", default="search:1000")
    parser.add_argument("--search-games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    lines = [f"## {datetime.now(UTC).date()}", "", "| game | first bot | against | games | wins of the first bot |"]
    lines.append("| --- | --- | --- | ---: | ---: |")
    for game in args.games:
        trials = [
            (["greedy", "random", "random", "random"], 2000),
            ([args.search, "greedy", "greedy", "greedy"], args.search_games),
        ]
        for bots, games in trials:
            won, half = share(game, bots, games, args.jobs)
            lines.append(f"| {game} | {bots[0]} | three {bots[1]} | {games} | {100 * won:.1f} % ± {100 * half:.1f} |")
            print(lines[-1], flush=True)
    head, _, diary = RESULTS.read_text().partition(MARK)
    RESULTS.write_text(head + MARK + "\n".join(lines) + "\n\n" + diary)


if __name__ == "__main__":
    main()
