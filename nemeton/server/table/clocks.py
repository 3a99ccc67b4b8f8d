"""The time people have: none, so much per move, or a bank with an increment. Bots and stand-ins have no clock.

A clock runs only while the server does: after a restart the seats asked begin to think anew with what they had left.
It is read from a clock that nobody can set, and taking back never gains time: what was spent on a decision stays spent,
what was credited for it goes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field

from nemeton.server.store.storage import Line
from nemeton.server.wire import ClockKind


@dataclass
class TableClock:
    kind: ClockKind
    seconds: float
    increment: float
    left: dict[int, float] = field(default_factory=dict)  # of the bank; per move, of a decision that was taken back
    since: dict[int, float] = field(default_factory=dict)  # when each seat whose clock runs was asked

    def restore(self, lines: Iterable[Line]) -> None:
        """What everybody had left after his last entry."""
        self.left = {}
        standing: list[Line] = []
        for line in lines:
            if line.kind == "undo":
                undone = [other for other in standing if other.number > (line.back_to or 0)]
                del standing[len(standing) - len(undone) :]
                self._take_back(undone)
                if line.clock is not None:
                    self.left[line.seat] = line.clock
            else:
                standing.append(line)
                self._keep(line)

    def _keep(self, line: Line) -> None:
        if line.clock is not None:
            self.left.pop(line.seat, None)
            if self.kind == "bank":
                self.left[line.seat] = line.clock

    def _take_back(self, undone: Iterable[Line]) -> None:
        for line in undone:
            if line.clock is None:
                continue
            if self.kind == "bank":
                self.left[line.seat] = max(0.0, self.left.get(line.seat, self.seconds) - self.increment)
            else:
                self.left[line.seat] = min(line.clock, self.left.get(line.seat, line.clock))

    def after_undo(self, seat: int, undone: Iterable[Line], now: float) -> float | None:
        """What a seat will have once it has taken that back: also what it has thought since is spent."""
        if self.kind == "none":
            return None
        trial = TableClock(self.kind, self.seconds, self.increment, dict(self.left))
        trial._take_back(undone)
        spent = now - self.since.get(seat, now)
        return max(0.0, (trial.remaining(seat, now) or 0.0) - spent)

    def took_back(self, seat: int, undone: Iterable[Line], left: float | None) -> None:
        """The same, once it is stored."""
        self._take_back(undone)
        self.since.pop(seat, None)
        if left is not None:
            self.left[seat] = left

    def ask(self, seats: Iterable[int], now: float) -> None:
        """From now on these people are asked, and nobody else."""
        if self.kind == "none":
            return
        asked = set(seats)
        self.since = {seat: self.since.get(seat, now) for seat in asked}

    def remaining(self, seat: int, now: float) -> float | None:
        """What a seat has left, or None at a table without clock."""
        if self.kind == "none":
            return None
        left = self.left.get(seat, self.seconds)
        return max(0.0, left - (now - self.since[seat])) if seat in self.since else left

    def after_move(self, seat: int, now: float) -> float | None:
        """What a seat will have left once it has moved now."""
        left = self.remaining(seat, now)
        return left + self.increment if left is not None and self.kind == "bank" else left

    def moved(self, lines: Iterable[Line]) -> None:
        """These entries have been accepted: who moved begins anew when he is asked again."""
        for line in lines:
            if line.clock is not None:
                self._keep(line)
                self.since.pop(line.seat, None)

    def late(self, now: float) -> list[int]:
        return [seat for seat in self.since if (self.remaining(seat, now) or 0.0) <= 0.0]

    def next_end(self, now: float) -> float | None:
        """In how many seconds the first clock runs out."""
        return min((self.remaining(seat, now) or 0.0 for seat in self.since), default=None)


class Alarms:
    """One timer per table; it knows only the table's name, so that the table itself need not stay in memory."""

    def __init__(self, ring: Callable[[str], Awaitable[None]]) -> None:
        self._ring = ring
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._ringing: set[asyncio.Future[None]] = set()

    def set(self, table_id: str, seconds: float | None) -> None:
        old = self._timers.pop(table_id, None)
        if old is not None:
            old.cancel()
        if seconds is not None:
            self._timers[table_id] = asyncio.get_running_loop().call_later(seconds, self._fire, table_id)

    def _fire(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        task = asyncio.ensure_future(self._ring(table_id))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._ringing:
            task.cancel()
        await asyncio.gather(*self._ringing, return_exceptions=True)
