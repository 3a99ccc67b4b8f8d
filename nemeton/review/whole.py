"""A whole review at once, on several processes: what `nemeton review` does."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache

from nemeton.core.game import Game
from nemeton.review.again import Again, again_from
from nemeton.review.form import Look, Review
from nemeton.review.looking import Looker
from nemeton.review.telling import told

SLICE = 6  # decisions that are looked at in a row


def slices(decisions: int) -> list[range]:
    return [range(first, min(decisions, first + SLICE)) for first in range(0, decisions, SLICE)]


@lru_cache(maxsize=2)
def remembered(text: str) -> Again:
    """A worker is asked for many slices of the same game."""
    return again_from(text)


@lru_cache(maxsize=8)
def looker_for(game: Game, players: int, depth: int) -> Looker:
    return Looker(game, players, depth)


def look_at(text: str, first: int, end: int, depth: int) -> list[Look]:
    """One slice: the decisions first … end - 1 of a record."""
    again = remembered(text)
    looker = looker_for(again.match.game, again.players, depth)
    return looker.look_all(again, range(first, min(end, len(again.decisions))))


def review(
    text: str, names: Sequence[str], depth: int = 0, jobs: int = 1, progress: Callable[[int, int], None] | None = None
) -> Review:
    """Raises BadRecord if the record cannot be replayed to its end."""
    again = remembered(text)
    parts = slices(len(again.decisions))
    looks: list[Look] = []

    def note(found: list[Look]) -> None:
        looks.extend(found)
        if progress is not None:
            progress(len(looks), len(again.decisions))

    if jobs <= 1:
        for part in parts:
            note(look_at(text, part.start, part.stop, depth))
    else:
        methods = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in methods else None)
        with ProcessPoolExecutor(jobs, mp_context=context) as pool:
            texts, depths = [text] * len(parts), [depth] * len(parts)
            for found in pool.map(
                look_at, texts, [part.start for part in parts], [part.stop for part in parts], depths
            ):
                note(found)
    return told(again, looker_for(again.match.game, again.players, depth), looks, names)
