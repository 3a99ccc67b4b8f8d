"""What games look like on average: the figures of docs/averages.md.

python bench/averages.py edora 400                 greedy games for every number of players
python bench/averages.py graenaland 400 random
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import cast

import nemeton
from nemeton import CHANCE, Rng, State
from nemeton.games.edora import rules_row as edora
from nemeton.games.edora.rules import Edora
from nemeton.games.graenaland.content import CONDITION_KEYS
from nemeton.games.graenaland.game import GAME as GRAENALAND
from nemeton.players.fast import Greedy

Figures = dict[str, float]


def play(name: str, players: int, seed: int, greedy: bool) -> tuple[State, int]:
    game = nemeton.game(name)
    state = game.start(players, listen=True)
    dealer, rng = Rng(seed), Rng(seed, 1)
    player = Greedy(state, game.value)
    decisions = 0
    while state.look() > 0:
        if state.turn == CHANCE:
            state.apply(state.draw(dealer))
            continue
        decisions += 1
        state.apply(player.choose(state, rng) if greedy else state.choices[rng.below(state.count)])
    return state, decisions


def of_edora(state: State) -> Figures:
    end = cast(Edora, state)
    told = Counter(event[0] for event in end.log or [])
    return {
        "rounds": float(end.at[edora.ROUND]),
        "points": sum(end.points()) / end.players,
        "emergency turns per player": told[edora.SAY_EMERGENCY] / end.players,
        "fires": float(told[edora.SAY_FIRE]),
        "dolmen pairs": float(told[edora.SAY_CHAIN]),
    }


def of_graenaland(state: State) -> Figures:
    end = GRAENALAND.restore(state.numbers())
    heard = [GRAENALAND.tell(event, None) for event in state.log or []]
    told = Counter(thing["name"] for thing in heard)
    seats = GRAENALAND.view(end, None)["seats"]
    rounds = float(told["round"])
    winner = end.ranking().index(1)
    found = {
        "rounds": rounds,
        "cards handed out per round": sum(len(thing["cards"]) for thing in heard if thing["name"] == "takes") / rounds,
        "proposals accepted": told["accepted"] / max(1, told["accepted"] + told["rejected"]),
        "joint buildings": float(told["joint_built"]),
        "declared": float(told["declares"]),
        "conditions per seat": sum(seat["points"] for seat in seats) / end.players,
    }
    for key, fulfilled in zip(CONDITION_KEYS, seats[winner]["fulfilled"], strict=True):
        found[f"winner is {key}"] = float(fulfilled)
    for seat in range(end.players):
        found[f"wins of seat {seat + 1}"] = float(seat == winner)
    return found


def main() -> None:
    name, games, kind = sys.argv[1], int(sys.argv[2]), (sys.argv[3:] or ["greedy"])[0]
    figures = {"edora": of_edora, "graenaland": of_graenaland}[name]
    game = nemeton.game(name)
    for players in range(game.min_players, game.max_players + 1):
        sums: Counter[str] = Counter()
        for seed in range(games):
            state, decisions = play(name, players, seed, kind == "greedy")
            sums.update({"decisions": float(decisions), **figures(state)})
        print(players, "players:", ", ".join(f"{key} {total / games:.2f}" for key, total in sums.items()), flush=True)


if __name__ == "__main__":
    main()
