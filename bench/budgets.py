"""How well searches keep a budget in time: `python bench/budgets.py [--positions 12]`; two minutes on a quiet core.

Every game, positions spread over whole games; a search may end sooner when its choice is clear, never much later.
"""

from __future__ import annotations

import argparse
import random
import time

import nemeton
from nemeton.core.game import Game
from nemeton.core.state import CHANCE, OVER, State
from nemeton.players.player import Position, make_player

BUDGETS = (0.05, 0.2, 1.0)  # seconds
EVERY = 23  # decisions between two positions


def positions(game: Game, wanted: int) -> list[tuple[State, int]]:
    """Positions with a choice, from games played at random, each with the seat that is asked."""
    found: list[tuple[State, int]] = []
    luck = random.Random(1)
    for seed in range(wanted):
        state, deal, decisions = game.start(min(4, game.max_players)), nemeton.Rng(seed), 0
        while state.turn != OVER and len(found) < wanted:
            state.look()
            if state.turn == CHANCE:
                state.play(state.draw(deal))
                continue
            decisions += 1
            if decisions % EVERY == 0 and state.count > 1:
                found.append((state.copy(), state.turn))
            state.play(luck.choice(state.moves()))
    return found


def spent(game: Game, state: State, seat: int, seconds: float) -> float:
    player = make_player(f"search:{seconds}s", game, state)
    began = time.perf_counter()
    player.choose(Position(game, state, seat), nemeton.Rng(7))
    return (time.perf_counter() - began) / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=12)
    args = parser.parse_args()
    print("| game | budget | mean | longest |\n| --- | ---: | ---: | ---: |")
    for name in nemeton.names():
        game = nemeton.game(name)
        chosen = positions(game, args.positions)
        for seconds in BUDGETS:
            shares = [100 * spent(game, state, seat, seconds) for state, seat in chosen]
            print(f"| {name} | {seconds} s | {sum(shares) / len(shares):.1f} % | {max(shares):.1f} % |", flush=True)


if __name__ == "__main__":
    main()
