"""The time a discussion has. While it is open bots hold their decisions back; when it is over, silence is an answer.

It closes early once everybody has said that he is ready or has decided. Like a clock it runs only while the server
does: after a restart it opens anew. Who is alone with bots has a short one where something is asked of him or he asks
for something; nobody hurries him when he is to decide himself.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

LEAST = 15.0  # seconds for somebody who is asked when the window is almost or already over
ALONE = 20.0  # seconds at most, for who is alone with bots


@dataclass
class Window:
    seconds: float
    topic: str | None = None
    begun: float = 0.0
    people: frozenset[int] = frozenset()
    ready: set[int] = field(default_factory=set)
    asked: dict[int, float] = field(default_factory=dict)  # when each person who is to decide was asked
    _decides: bool = False  # who is alone is asked himself

    def follow(
        self, topic: str | None, people: Iterable[int], asked: Iterable[int], now: float, concerned: Iterable[int] = ()
    ) -> None:
        """From now on this is talked about by these people, some of whom are asked to decide. With one person alone
        there is talk only if he is concerned."""
        self.people, asked = frozenset(people), list(asked)
        if self.seconds <= 0 or not self.people or (self.alone and not self.people & set(concerned)):
            topic = None
        if topic != self.topic:
            self.topic, self.begun, self.ready, self.asked = topic, now, set(), {}
        self._decides = self.alone and bool(asked)
        self.asked = {} if topic is None or self.alone else {seat: self.asked.get(seat, now) for seat in asked}

    @property
    def alone(self) -> bool:
        return len(self.people) == 1

    @property
    def length(self) -> float:
        return min(self.seconds, ALONE) if self.alone else self.seconds

    def decided(self, seats: Iterable[int]) -> None:
        """Who has decided has nothing more to wait for."""
        self.ready |= set(seats)
        for seat in seats:
            self.asked.pop(seat, None)

    def waiting(self) -> list[int]:
        """Who still talks."""
        return sorted(self.people - self.ready) if self.topic is not None and not self._decides else []

    def open(self, now: float) -> bool:
        return bool(self.waiting()) and now < self.begun + self.length

    def left(self, now: float) -> float | None:
        """Seconds until silence counts; None: nobody waits for anything."""
        if self.topic is None or not (self.asked or self.open(now)):
            return None
        return max(0.0, max([self.begun + self.length, *map(self._deadline, self.asked)]) - now)

    def late(self, now: float) -> list[int]:
        return [seat for seat in self.asked if self._deadline(seat) <= now]

    def next_end(self, now: float) -> float | None:
        """In how many seconds something happens by itself."""
        ends = [self._deadline(seat) for seat in self.asked]
        if self.open(now):
            ends.append(self.begun + self.length)
        return max(0.0, min(ends) - now) if ends else None

    def _deadline(self, seat: int) -> float:
        return max(self.begun + self.length, self.asked[seat] + min(LEAST, self.length))
