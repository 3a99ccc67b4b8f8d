"""Who thinks next: everybody who waits for bots has the same share of them, however many tables he has laid.

Each question is asked for somebody (whoever holds a seat at the table) and costs about so many seconds. What somebody
has asked for is put one after the other; of all who wait, the one comes next whose questions would be done first if all
were served at the same time in equal shares. So thirty tables of one person wait for each other, and not for them the
one table of another. Bots that nobody watches share one such share.

Whoever has a higher rank comes first in any case: a person who waits before bots among themselves, and those before
games that are looked back at.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from itertools import count

MOST_KNOWN = 10_000  # people whose shares are remembered


class Rank(IntEnum):
    """What a question is for; the least comes first."""

    PERSON = 0
    BOTS = 1
    REVIEW = 2


class Turns:
    """Lets so many in at the same time."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._now = 0.0  # how far the service has come, in seconds of each one's own share
        self._done: dict[str, float] = {}  # when each one's last question will be done, by that measure
        self._waiting: list[tuple[Rank, float, int, asyncio.Future[None]]] = []
        self._numbers = count()

    def waiting(self) -> int:
        return sum(not turn.done() for *_order, turn in self._waiting)

    @asynccontextmanager
    async def turn(self, who: str, seconds: float, rank: Rank = Rank.PERSON) -> AsyncIterator[None]:
        await self._wait(who, seconds, rank)
        try:
            yield
        finally:
            self._free += 1
            self._next()

    async def _wait(self, who: str, seconds: float, rank: Rank) -> None:
        end = max(self._now, self._done.get(who, 0.0)) + max(0.01, seconds)
        self._done[who] = end
        if len(self._done) > MOST_KNOWN:
            self._done = {one: last for one, last in self._done.items() if last > self._now}
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, end, next(self._numbers), turn))
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # let in at the very moment
                self._free += 1
                self._next()
            turn.cancel()
            raise

    def _next(self) -> None:
        while self._free > 0 and self._waiting:
            _rank, end, _number, turn = heapq.heappop(self._waiting)
            if not turn.done():
                self._now = max(self._now, end)
                self._free -= 1
                turn.set_result(None)
