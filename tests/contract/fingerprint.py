"""Games told in a few numbers, to compare the compiled engine with its sources; run as a program it prints them."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import nemeton
from nemeton.core.dealer import SeededDealer
from nemeton.players.fast import random_games
from nemeton.players.series import series_of
from tests.playing import Table, finish, tables, walk

SEEDS = range(1, 4)


def _short(value: object) -> str:
    return hashlib.sha256(repr(value).encode()).hexdigest()[:16]


def _random_game(table: Table, seed: int) -> dict[str, Any]:
    steps = []
    for state in walk(table, seed, listen=True):
        steps.append((state.turn, state.awaited(), state.moves(), state.weights(), state.points(), state.ranking()))
    return {
        "steps": _short(steps),
        "events": _short([tuple(int(number) for number in event) for event in state.log or []]),
        "history": _short([(int(seat), int(move), forced) for seat, move, forced in state.history or []]),
        "ranking": state.ranking(),
        "numbers": state.numbers(),
    }


def _greedy_game(table: Table, seed: int) -> list[int]:
    return finish(table.match(SeededDealer(seed)), seed, greedy=True).state.numbers()


def _series(table: Table) -> tuple[int, list[int]]:
    series = series_of(table.game, ["greedy:1"] * table.players, 5, table.options)
    state = series.play(3, 1)
    return series.decisions, state.numbers()


def fingerprint(table: Table) -> dict[str, Any]:
    told = {
        "random": [_random_game(table, seed) for seed in SEEDS],
        "checksum": random_games(table.start(), 10, 77),
        "greedy": _greedy_game(table, 4),
        "series": _series(table),
        "rollouts": _rollouts(table),
    }
    plain: dict[str, Any] = json.loads(json.dumps(told))
    return plain


def _rollouts(table: Table) -> list[int]:
    """The quick moves the search plays its games with."""
    rng = nemeton.Rng(9)
    moves = []
    for state in walk(table, 6):
        if state.turn >= 0:
            state.look()
            moves.append(int(table.game.value.rollout(state, rng)))
    return moves


if __name__ == "__main__":
    fingerprints = {str(table): fingerprint(table) for table in tables()}
    print(json.dumps({"compiled": nemeton.COMPILED, "tables": fingerprints}))
