"""Before the first draw: everybody's words are mixed in, so that nobody, the host included, could choose the draws.

The table is committed to its secret before anybody sits down. Each person's page makes words and shows only their
digest; when all digests are there, all words are told. Whoever does not tell his in time is left out: a game must not
wait for somebody who has gone. Programs that show no digest take no part and wait for nobody.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Literal

from nemeton.server.errors import Refused
from nemeton.server.store.storage import SeatRow, TableRow

PATIENCE = 12.0  # seconds
Stage = Literal["commit", "reveal"]


def asked(seats: Sequence[SeatRow]) -> list[int]:
    """Who takes part and has not told his words."""
    return [
        seat for seat, row in enumerate(seats) if row.kind == "human" and row.luck is not None and row.words is None
    ]


def stage(seats: Sequence[SeatRow]) -> tuple[Stage, list[int]]:
    """What is waited for, and of whom."""
    silent = [seat for seat in asked(seats) if not seats[seat].luck]
    return ("commit", silent) if silent else ("reveal", asked(seats))


def contributions(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    return tuple(f"{row.name}: {row.words}" for row in seats if row.words is not None)


def refuse_if_not(words: str, digest: str | None) -> None:
    if hashlib.sha256(words.encode()).hexdigest() != digest:
        raise Refused("bad_request", "these are not the words whose digest was shown")


def refuse_if_begun(row: TableRow) -> None:
    if row.shuffling:
        raise Refused("conflict", "this game is just beginning")
