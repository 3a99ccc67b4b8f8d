"""Finds the weak levels of a game: temperatures at which each level wins as often as wanted against the one below.

    python -m tools.ladder edora 4 [--games 240] [--top learned] [--wanted 0.36,0.4,0.43,0.43]

prints the ladder from the top player downwards, for nemeton/players/levels.toml. The search levels are chosen by hand
and by time; `nemeton arena` measures what came out.
"""

from __future__ import annotations

import argparse

import nemeton
from nemeton.players.series import series_of

WANTED = {2: 0.66, 3: 0.52, 4: 0.43, 5: 0.36}  # share of the stronger one, by number of players
WEAK_LEVELS = 4  # unless `--wanted` says how often each level above is to win, from the top
STEPS = 7
COLDEST, HOTTEST = 0.001, 60.0


def share(game: str, players: int, one: str, other: str, games: int) -> float:
    """Of one seat against the others, from every seat of every deal."""
    series = series_of(nemeton.game(game), [one, *[other] * (players - 1)], 11)
    won, deals = 0.0, -(-games // players)
    for deal in range(deals):
        for seat in range(players):
            places = series.play(deal, seat).ranking()
            won += (places[seat] == 1) / places.count(1)
    return won / (deals * players)


def below(game: str, players: int, one: str, coldest: float, wanted: float, games: int) -> tuple[float, float]:
    """The temperature of the level below and how often the one above wins; by halving, on a scale of powers."""
    low, high = coldest, HOTTEST
    found = 0.0
    for _ in range(STEPS):
        middle = (low * high) ** 0.5
        found = share(game, players, one, f"softmax:{middle:.2g}", games)
        low, high = (middle, high) if found < wanted else (low, middle)
    return float(f"{(low * high) ** 0.5:.2g}"), found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--top", default="learned")
    parser.add_argument("--wanted", default="")
    args = parser.parse_args()
    game, players = args.game, args.players
    wanted = [float(share) for share in args.wanted.split(",") if share] or [WANTED[players]] * WEAK_LEVELS
    ladder, coldest = [args.top], COLDEST
    for share_above in wanted:
        coldest, won = below(game, players, ladder[0], coldest, share_above, args.games)
        ladder.insert(0, f"softmax:{coldest:g}")
        print(f"{game}: {ladder[1]} wins about {100 * won:.0f} % against {ladder[0]}", flush=True)
    for other in ("random", "greedy:1"):
        print(
            f"{game}: {ladder[0]} wins {100 * share(game, players, ladder[0], other, args.games):.0f} % against {other}"
        )
    print(game, ladder)


if __name__ == "__main__":
    main()
