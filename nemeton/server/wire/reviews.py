"""Games looked at again: positions one after the other, and what a review found."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from nemeton.core.thing import View
from nemeton.review.form import Review
from nemeton.server.wire.table import AnEvent, APromise, EntryInfo, TableInfo


class Picture(Struct):
    number: int
    lines: list[str]


class Position(Struct, omit_defaults=True):
    number: int
    entry: EntryInfo | None
    events: list[AnEvent]
    view: View
    views: dict[str, View] = {}


class Positions(Struct):
    table: TableInfo
    positions: list[Position]
    promises: list[APromise] = []


class ReviewInfo(Struct):
    """How far a review is: `waiting` until a worker is free, `failed` if it should be asked for again."""

    status: Literal["none", "waiting", "working", "ready", "failed"]
    done: int
    total: int
    review: Review | None
    own: list[int] = []  # the caller's seats, if it was a table
