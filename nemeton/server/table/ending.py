"""Ending a game before its end: nobody does that over the heads of others, for an ended game lies open to everybody.

Every person who plays must agree, also one who is away or lets a bot stand in: silence is no consent. Only when nothing
has happened for a week does nobody need to be asked any more. Who wants to go before that leaves his seat to a bot.
"""

from __future__ import annotations

import time

from nemeton.server.table.table import Table

LONG_SILENCE = 7 * 86_400.0  # seconds without a move, after which a game counts as given up


def people(table: Table) -> list[int]:
    return [seat for seat, row in enumerate(table.seats) if row.kind == "human"]


def others(table: Table, own: tuple[int, ...]) -> list[int]:
    """Whose consent those need who hold these seats. Before a game has begun whoever sits first decides alone."""
    if table.row.status == "waiting":
        return [] if leads(table, own) else people(table)[:1]
    if table.lines and table.lines[-1].at < time.time() - LONG_SILENCE:
        return []
    return [seat for seat in people(table) if seat not in own]


def leads(table: Table, own: tuple[int, ...]) -> bool:
    """Whether one of these seats is the first that a person holds: he sees to it that the table is complete."""
    return any(seat in own for seat in people(table)[:1])
