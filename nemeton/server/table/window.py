"""The time a discussion has. While it is open bots hold their decisions back; when it is over, silence is an answer.

It closes early once everybody has said that he is ready or has decided. Like a clock it runs only while the server
does: after a restart it opens anew. Where fewer than two people sit at the table there is none.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

LEAST = 15.0  # seconds for somebody who is asked when the window is almost or already over
FEWEST = 2  # people, below which nobody waits for anybody


@dataclass
class Window:
    seconds: float
    topic: str | None = None
    begun: float = 0.0
    people: frozenset[int] = frozenset()
    ready: set[int] = field(default_factory=set)
    asked: dict[int, float] = field(default_factory=dict)  # when each person who is to decide was asked

    def follow(self, topic: str | None, people: Iterable[int], asked: Iterable[int], now: float) -> None:
        """From now on this is talked about by these people, some of whom are asked to decide."""
        self.people = frozenset(people)
        if self.seconds <= 0 or len(self.people) < FEWEST:
            topic = None
        if topic != self.topic:
            self.topic, self.begun, self.ready, self.asked = topic, now, set(), {}
        self.asked = {seat: self.asked.get(seat, now) for seat in asked} if topic is not None else {}

    def decided(self, seats: Iterable[int]) -> None:
        """Who has decided has nothing more to wait for."""
        self.ready |= set(seats)
        for seat in seats:
            self.asked.pop(seat, None)

    def waiting(self) -> list[int]:
        """Who still talks."""
        return sorted(self.people - self.ready) if self.topic is not None else []

    def open(self, now: float) -> bool:
        return bool(self.waiting()) and now < self.begun + self.seconds

    def left(self, now: float) -> float | None:
        """Seconds until silence counts; None: nobody waits for anything."""
        if self.topic is None or not (self.asked or self.open(now)):
            return None
        return max(0.0, max([self.begun + self.seconds, *map(self._deadline, self.asked)]) - now)

    def late(self, now: float) -> list[int]:
        return [seat for seat in self.asked if self._deadline(seat) <= now]

    def next_end(self, now: float) -> float | None:
        """In how many seconds something happens by itself."""
        ends = [self._deadline(seat) for seat in self.asked]
        if self.open(now):
            ends.append(self.begun + self.seconds)
        return max(0.0, min(ends) - now) if ends else None

    def _deadline(self, seat: int) -> float:
        return max(self.begun + self.seconds, self.asked[seat] + min(LEAST, self.seconds))
