"""Finished games to look back at."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from nemeton.review.again import Again, again_from

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Anouk", "Bram", "Cleo", "Daan", "Eef")
QUICK = 6  # iterations per decision: enough to see that everything fits together


def text_of(game: str, players: int) -> str:
    return (GOLDEN / game / f"{players}-players_seeded_greedy.nem").read_text()


@cache
def again_of(game: str, players: int) -> Again:
    return again_from(text_of(game, players))
