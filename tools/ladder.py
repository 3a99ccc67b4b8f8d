"""Finds the weak levels of a game: temperatures at which each level wins as often as wanted against the one below.

    python -m tools.ladder edora 4 [--games 240]

prints the ladder from `learned` downwards, for nemeton/players/levels.toml. The search levels are chosen by hand and by
time; `nemeton arena` measures what came out.
"""

from __future__ import annotations

import sys

import nemeton
from nemeton.players.series import series_of

WANTED = {2: 0.66, 3: 0.52, 4: 0.43, 5: 0.36}  # share of the stronger one, by number of players
WEAK_LEVELS = 4
STEPS = 6
COLDEST, HOTTEST = 0.02, 60.0


def share(game: str, players: int, one: str, other: str, games: int) -> float:
    """Of one seat against the others, from every seat of every deal."""
    series = series_of(nemeton.game(game), [one, *[other] * (players - 1)], 11)
    won, deals = 0.0, -(-games // players)
    for deal in range(deals):
        for seat in range(players):
            places = series.play(deal, seat).ranking()
            won += (places[seat] == 1) / places.count(1)
    return won / (deals * players)


def below(game: str, players: int, one: str, coldest: float, games: int) -> tuple[float, float]:
    """The temperature of the level below and how often the one above wins; by halving, on a scale of powers."""
    low, high = coldest, HOTTEST
    found = 0.0
    for _ in range(STEPS):
        middle = (low * high) ** 0.5
        found = share(game, players, one, f"softmax:{middle:.2g}", games)
        low, high = (middle, high) if found < WANTED[players] else (low, middle)
    return float(f"{(low * high) ** 0.5:.2g}"), found


def main(words: list[str]) -> None:
    game, players = words[0], int(words[1])
    games = int(words[words.index("--games") + 1]) if "--games" in words else 240
    ladder, coldest = ["learned"], COLDEST
    for level in range(WEAK_LEVELS, 0, -1):
        coldest, won = below(game, players, ladder[0], coldest, games)
        ladder.insert(0, f"softmax:{coldest:g}")
        print(f"level {level}: {ladder[0]} ({ladder[1]} wins about {100 * won:.0f} % against it)", flush=True)
    random = share(game, players, ladder[0], "random", games)
    print(f"{ladder[0]} wins {100 * random:.0f} % against random players")
    print(ladder)


if __name__ == "__main__":
    main(sys.argv[1:])
