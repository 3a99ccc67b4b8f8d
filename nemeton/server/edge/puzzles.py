"""Puzzles: the list, one position, what may be asked about it, the verdict on a move and the solution."""

from __future__ import annotations

import asyncio

from litestar import Router
from litestar.params import FromPath

from nemeton.server import puzzles, wire
from nemeton.server.edge.calls import read
from nemeton.server.edge.play import MovesQuery, PlannedQuery, WishQuery


@read("/")
async def every() -> list[wire.PuzzleShelf]:
    """The puzzles of every game, by theme, and the one of the day (UTC), the same for everybody."""
    return await asyncio.to_thread(puzzles.every)


@read("/{game:str}/{puzzle_id:str}")
async def look(game: FromPath[str], puzzle_id: FromPath[str]) -> wire.PuzzlePosition:
    """The position with the eyes of the seat that is to find the move."""
    return await asyncio.to_thread(puzzles.position, game, puzzle_id)


@read("/{game:str}/{puzzle_id:str}/why")
async def why(game: FromPath[str], puzzle_id: FromPath[str], wish: WishQuery, move: PlannedQuery = None) -> wire.Why:
    return await asyncio.to_thread(puzzles.why, game, puzzle_id, wish, move or [])


@read("/{game:str}/{puzzle_id:str}/ahead")
async def ahead(game: FromPath[str], puzzle_id: FromPath[str], move: MovesQuery) -> wire.Ahead:
    return await asyncio.to_thread(puzzles.ahead, game, puzzle_id, move)


@read("/{game:str}/{puzzle_id:str}/verdict")
async def verdict(game: FromPath[str], puzzle_id: FromPath[str], move: WishQuery) -> wire.PuzzleVerdict:
    """Whether that move is the best one, and what speaks for or against it."""
    return await asyncio.to_thread(puzzles.judge, game, puzzle_id, move)


@read("/{game:str}/{puzzle_id:str}/solution")
async def solution(game: FromPath[str], puzzle_id: FromPath[str]) -> wire.Suggestion:
    return await asyncio.to_thread(puzzles.solution, game, puzzle_id)


router = Router("/api/puzzles", route_handlers=[every, look, why, ahead, verdict, solution], tags=["puzzles"])
