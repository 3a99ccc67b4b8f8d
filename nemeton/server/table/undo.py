"""Taking back: freely as long as nothing new has become known since, beyond that only if everybody agrees.

The barrier is computed from the entries: a draw or a decision of somebody else after one's own last decision. What
happened by itself, because nothing else was possible, tells nobody anything and is no barrier.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from nemeton.server.table.table import Table


@dataclass(frozen=True)
class Way:
    """Back to where the game had that many entries; `others` are the people whose consent that needs."""

    entries: int
    others: frozenset[int]


def way_back(table: Table, seat: int) -> Way | None:
    """How the last own decision of a seat can be taken back; None if it has none."""
    if table.match is None or table.row.status != "playing":
        return None
    news = False
    for position in range(len(table.match.entries) - 1, -1, -1):
        entry = table.match.entries[position]
        if entry.forced:
            continue
        if entry.seat == seat:
            return Way(position, people_besides(table, seat) if news else frozenset())
        news = True
    return None


def turn_back(table: Table, seat: int) -> Way | None:
    """How all decisions of a seat in a row can be taken back at once. Where that needs consent, only the last one."""
    way = way_back(table, seat)
    if way is None or way.others or table.match is None:
        return way
    entries, first = table.match.entries, way.entries
    for position in range(way.entries - 1, -1, -1):
        if entries[position].forced:
            continue
        if entries[position].seat != seat:
            break
        first = position
    return replace(way, entries=first)


def people_besides(table: Table, seat: int) -> frozenset[int]:
    """The people whose consent counts; bots agree, also those that stand in for somebody."""
    return frozenset(
        other for other, row in enumerate(table.seats) if other != seat and row.kind == "human" and row.stand_in is None
    )


def last_decider(table: Table, seats: tuple[int, ...]) -> int | None:
    """Which of these seats has decided last."""
    if table.match is None:
        return None
    for entry in reversed(table.match.entries):
        if entry.seat in seats and not entry.forced:
            return entry.seat
    return None
