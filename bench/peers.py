"""What bench/benchmark.py measures of other libraries, in an environment of their own. Prints one JSON object.

    python bench/peers.py SECONDS

Everywhere the same: one core, one game after the other, random legal choices; what a player who learns needs (the
observation of whoever acts, and which actions are legal) is asked for before every choice, where the library has it.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

Play = Callable[[int], int]  # a game with this seed; how many decisions were made
SPIEL = ("backgammon", "euchre", "gin_rummy", "hearts", "leduc_poker", "python_liars_poker", "python_tic_tac_toe")
CLASSICS = ("chess_v6", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "tictactoe_v3")
RLCARD = ("doudizhu", "leduc-holdem", "limit-holdem", "mahjong", "uno")
ROUNDS = 3  # of which the quickest counts


def spiel(name: str) -> Play:
    import open_spiel.python.games  # noqa: F401  registers those in Python
    import pyspiel

    game = pyspiel.load_game(name)
    about = game.get_type()

    def play(seed: int) -> int:
        luck, state, decisions = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, chances)[0])
                continue
            if about.provides_observation_tensor:
                state.observation_tensor()
            else:
                state.information_state_tensor()
            state.apply_action(luck.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def aec(env: Any) -> Play:
    """PettingZoo's way of playing."""
    import numpy as np

    def play(seed: int) -> int:
        luck, decisions = random.Random(seed), 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(luck.random() * len(legal))]))
            decisions += 1
        return decisions

    return play


def classic(name: str) -> Play:
    return aec(importlib.import_module(f"pettingzoo.classic.{name}").env())


def rlcard(name: str) -> Play:
    import rlcard as library

    env = library.make(name, config={"seed": 1})

    def play(seed: int) -> int:
        luck, decisions = random.Random(seed), 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def catanatron() -> Play:
    """Four random players; it makes no observations here."""
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> int:
        random.seed(seed)
        game, decisions = Game([RandomPlayer(color) for color in Color], seed=seed), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    return play


def speed(make: Callable[[], Play], seconds: float) -> float:
    """Decisions in a second of processor time, in the best of three rounds that take so long together: what else a
    machine does can only take time away."""
    play, quickest = make(), 0.0
    play(0)
    for turn in range(ROUNDS):
        decisions, seed, began = 0, 1000 * turn + 1, time.process_time()
        while time.process_time() < began + seconds / ROUNDS:
            decisions += play(seed)
            seed += 1
        quickest = max(quickest, decisions / (time.process_time() - began))
    return quickest


def measured(what: dict[str, Callable[[], Play]], seconds: float) -> Iterator[tuple[str, float | str]]:
    """Speeds by name, or why there is none."""
    for name, make in what.items():
        try:
            yield name, speed(make, seconds)
        except Exception as problem:  # whatever a library of others comes upon
            yield name, f"{type(problem).__name__}: {problem}"


def main() -> None:
    warnings.simplefilter("ignore")
    groups: dict[str, dict[str, Callable[[], Play]]] = {
        "OpenSpiel": {name: lambda name=name: spiel(name) for name in SPIEL},
        "PettingZoo": {name: lambda name=name: classic(name) for name in CLASSICS},
        "RLCard": {name: lambda name=name: rlcard(name) for name in RLCARD},
        "Catanatron": {"catan": catanatron},
    }
    seconds = float(sys.argv[1])
    print(json.dumps({group: dict(measured(what, seconds)) for group, what in groups.items()}))


if __name__ == "__main__":
    main()
