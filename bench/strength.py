"""`make strength`: plays the ladder of every game and writes docs/strength.md from it. Hours on two cores; resumable.

    python bench/strength.py [GAME …] [--players N] [--games 400]

Reports go to bench/strength/, games to arena/ (which is not kept). A search of level 7 or 8 costs most.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import nemeton
from nemeton.players.levels import level_of

ROOT = Path(__file__).parents[1]
REPORTS = ROOT / "bench" / "strength"
USUAL = 4  # players; fewer games are asked for with other numbers
GREEDY = "greedy:1"
# What each improvement brings: the same effort with and without it. Four players, half as many games.
COMPARED = {
    "one look ahead, learned values": "learned",
    "search, hand-made values": "search-by-hand:200",
    "search, learned values": "search:200",
}
TEN_TIMES = "ten times the budget of level 8"


@dataclass(frozen=True)
class Duel:
    one: str
    other: str
    label: str = ""


def duels(game: str, players: int) -> list[Duel]:
    """Each level against the one below; with four players level 8 and 5 against greedy:1 first, comparisons last."""
    ladder = [Duel(f"level:{level}", f"level:{level - 1}") for level in range(2, 9)]
    if players != USUAL:
        return ladder
    found = [Duel("level:8", GREEDY), Duel("level:5", GREEDY), *ladder]
    best = level_of(game, players, 8).player.partition(":")[2]
    return [
        *found,
        *(Duel(one, GREEDY, label) for label, one in COMPARED.items()),
        *([Duel(f"search:{10 * int(best)}", GREEDY, TEN_TIMES)] if game == "celtica" else []),
    ]


def play(game: str, players: int, duel: Duel, games: int) -> None:
    report = REPORTS / f"{game}-{players}-{duel.one}-{duel.other}.json".replace(":", "")
    words = ["arena", game, "--players", str(players), "--entrants", f"{duel.one},{duel.other}", "--games", str(games)]
    words += ["--label", duel.label] if duel.label else []
    print(f"{game}, {players} players: {duel.one} against {duel.other}", flush=True)
    command = [sys.executable, "-m", "nemeton", *words, "--report", str(report)]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "COLUMNS": "120"})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=nemeton.names())
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--games", type=int, default=400)
    args = parser.parse_args()
    REPORTS.mkdir(exist_ok=True)
    for name in args.game:
        game = nemeton.game(name)
        for players in range(game.min_players, game.max_players + 1):
            if args.players in (0, players):
                for duel in duels(name, players):
                    play(name, players, duel, args.games if players == USUAL and not duel.label else args.games // 2)
    subprocess.run([sys.executable, "-m", "tools.strength", str(REPORTS)], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
