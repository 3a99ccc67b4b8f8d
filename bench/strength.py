"""`make strength`: plays the ladder of every game and writes docs/strength.md from it. Hours on two cores; resumable.

    python bench/strength.py [GAME …] [--players N] [--games 400] [--greedy-only]

Reports go to bench/strength/, games to arena/ (which is not kept). A search of level 7 or 8 costs most.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import nemeton

ROOT = Path(__file__).parents[1]
REPORTS = ROOT / "bench" / "strength"
USUAL = 4  # players; fewer games are asked for with other numbers
GREEDY_LEVELS = (5, 8)


def duels(players: int, greedy_only: bool) -> list[tuple[str, str]]:
    """Each level against the one below; with four players level 5 and 8 against greedy:1 first."""
    found = [(f"level:{level}", "greedy:1") for level in GREEDY_LEVELS] if players == USUAL else []
    return found if greedy_only else found + [(f"level:{level}", f"level:{level - 1}") for level in range(2, 9)]


def play(game: str, players: int, one: str, other: str, games: int) -> None:
    report = REPORTS / f"{game}-{players}-{one}-{other}.json".replace(":", "")
    words = ["arena", game, "--players", str(players), "--entrants", f"{one},{other}", "--games", str(games)]
    print(f"{game}, {players} players: {one} against {other}", flush=True)
    command = [sys.executable, "-m", "nemeton", *words, "--report", str(report)]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "COLUMNS": "120"})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=nemeton.names())
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--greedy-only", action="store_true")
    args = parser.parse_args()
    REPORTS.mkdir(exist_ok=True)
    for name in args.game:
        game = nemeton.game(name)
        for players in range(game.min_players, game.max_players + 1):
            if args.players in (0, players):
                games = args.games if players == USUAL else args.games // 2
                for one, other in duels(players, args.greedy_only):
                    play(name, players, one, other, games)
    subprocess.run([sys.executable, "-m", "tools.strength", str(REPORTS)], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
