"""Positions with one best move."""

from __future__ import annotations

from msgspec import Struct

from nemeton.core.thing import View
from nemeton.server.wire.advice import HintReason
from nemeton.server.wire.table import AnEvent, Ask, TableInfo


class PuzzleInfo(Struct):
    """A position with one best move. `theme` is the reason that counts most (`reason-theme` of the game); `hard`: one
    look ahead does not find it."""

    id: str
    game: str
    players: int
    kind: str  # of decision
    theme: str
    hard: bool


class PuzzleShelf(Struct):
    """All puzzles of a game, and that of the day."""

    game: str
    day: str  # the date, UTC
    today: str  # the id of its puzzle
    puzzles: list[PuzzleInfo]


class PuzzlePosition(Struct):
    """A puzzle in the form of a table at which the reader holds the seat that is to find the move."""

    puzzle: PuzzleInfo
    table: TableInfo
    view: View
    ask: Ask
    log: list[AnEvent]


class PuzzleVerdict(Struct):
    """`chance`: to win with the move tried, in percent, if a search has looked at it; `best`: with the answer.
    `reasons` compare the move tried with the answer, or the answer with the second best."""

    right: bool
    chance: int | None
    best: int | None
    reasons: list[HintReason]
