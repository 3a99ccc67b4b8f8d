"""Broken invariants of a game of Celtica: lost or doubled cards and parts; empty unless there is a bug."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nemeton.core.flat import Ints
from nemeton.games.celtica import content
from nemeton.games.celtica import row as r
from nemeton.games.celtica.rules import Celtica


def faults(state: Celtica) -> list[str]:
    return [*_lost(state), *_misplaced(state)]


def _lost(state: Celtica) -> Iterator[str]:
    """Conservation, sections 3 and 8."""
    seats = range(state.players)
    druid = [state.cards(heap) for heap in (r.PILE, r.DISCARDS, *map(r.hand, seats))]
    experience = [state.cards(heap) for heap in (r.EXPERIENCE_PILE, r.EXPERIENCE_DISCARDS, *map(r.experience, seats))]
    parts = [state.parts(heap) for heap in (r.DISPLAY, r.SUPPLY, r.RESERVE, *map(r.own, seats), *map(r.secret, seats))]
    yield from _compare(druid, content.DRUID_CARDS, content.DRUID_KEYS, "druid cards")
    yield from _compare(experience, content.EXPERIENCE_CARDS, content.DRUID_KEYS, "experience cards")
    yield from _compare(parts, content.PART_COUNTS, content.PART_KEYS, "parts")


def _compare(heaps: Sequence[list[int]], in_box: Ints, keys: Sequence[str], what: str) -> Iterator[str]:
    for key, expected, *counts in zip(keys, in_box, *heaps, strict=True):
        if sum(counts) != expected:
            yield f"{sum(counts)} {key} {what}"
        if min(counts) < 0:
            yield f"a heap with {min(counts)} {key} {what}"


def _misplaced(state: Celtica) -> Iterator[str]:
    for druid, key in enumerate(content.DRUID_KEYS):
        if not 0 <= state.position(druid) <= content.GOAL:
            yield f"the {key} druid stands on place {state.position(druid)}"
    for seat in range(state.players):
        if sum(state.cards(r.hand(seat))) > content.HAND_SIZE:  # CC-8
            yield f"seat {seat + 1} holds more than {content.HAND_SIZE} druid cards"
    if sum(state.parts(r.DISPLAY)) > content.DISPLAY_SIZE:
        yield "more parts in the display than it has spaces"
