"""Many random games with every invariant checked after every move; the long run is marked `soak`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from math import inf

import pytest

import nemeton
from nemeton import OVER
from nemeton.core.state import DEPTH, MOST_PENDING
from tests.playing import Table, tables, walk

COUNTS = [table for table in tables() if not table.options]
QUICK_POSITIONS = 15_000  # at every table, so that titles with long games take no longer than others
SOAK_GAMES = 10_000
BATCHES = 10  # so that several processes can share the work


def play_and_check(table: Table, seeds: Iterable[int], positions: float = inf) -> None:
    """Games of these seeds, and no further one when so many positions have been looked at."""
    game, seen = table.game, 0
    for seed in seeds:
        asked = 0
        for state in walk(table, seed, every=1):
            assert game.faults(state) == [], f"seed {seed}"
            assert state.at[DEPTH] < MOST_PENDING
            asked += state.turn >= 0
            seen += 1
            assert asked <= game.most_turns_bound, f"seed {seed} is too long"
        assert state.turn == OVER
        assert min(state.ranking()) == 1
        if seen >= positions:
            break


def share(games: int, name: str) -> int:
    """How many games each number of players gets."""
    game = nemeton.game(name)
    return -(-games // (game.max_players - game.min_players + 1))


@pytest.mark.parametrize("table", COUNTS, ids=str)
def test_random_games_keep_every_invariant(table: Table) -> None:
    play_and_check(table, count(1000), QUICK_POSITIONS)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("table", COUNTS, ids=str)
def test_ten_thousand_random_games_keep_every_invariant(table: Table, batch: int) -> None:
    games = share(SOAK_GAMES, table.name) // BATCHES
    play_and_check(table, range(100_000 + batch * games, 100_000 + (batch + 1) * games))
