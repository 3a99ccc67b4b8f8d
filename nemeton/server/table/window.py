"""The time a discussion has. While it is open bots hold their decisions back; when it is over, silence is an answer.

It closes early once everybody has said that he is ready or has decided, and stays open while people go on talking: who
says something can still be answered. Whoever is offered something is not ready any more. Like a clock it runs only
while the server does: after a restart it opens anew. Who is alone with bots is waited for where something is asked of
him or he asks for something; nobody hurries him when he is to decide himself or to answer an offer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

LEAST = 15.0  # seconds for somebody who is asked when the window is almost or already over
STILL = 30.0  # seconds in which what was said last can be answered, if people talk with people
UNHURRIED = 600.0  # seconds for an offer to somebody who is alone with bots: after them he is thought to be gone


@dataclass
class Window:
    seconds: float
    topic: str | None = None
    begun: float = 0.0
    people: frozenset[int] = frozenset()
    ready: set[int] = field(default_factory=set)
    asked: dict[int, float] = field(default_factory=dict)  # when each person who is to decide was asked
    offered: dict[int, float] = field(default_factory=dict)  # when each person with an open offer got the first of them
    spoken: float = 0.0  # when something was said last
    _decides: bool = False  # who is alone is asked himself
    _have_decided: set[int] = field(default_factory=set)
    _said: int = 0  # how much

    def follow(
        self,
        topic: str | None,
        people: Iterable[int],
        asked: Iterable[int],
        now: float,
        concerned: Iterable[int] = (),
        offered: Iterable[int] = (),
        said: int = 0,
    ) -> None:
        """From now on this is talked about by these people, some of whom are asked to decide. With one person alone
        there is talk only if he is concerned. `offered`: whose answer to an offer is still missing; `said`: how many
        promises, offers and answers there have been."""
        self.people, asked = frozenset(people), list(asked)
        if self.seconds <= 0 or not self.people or (self.alone and not self.people & set(concerned)):
            topic = None
        if topic != self.topic:
            self.topic, self.begun, self.ready, self.asked = topic, now, set(), {}
            self.offered, self._have_decided, self.spoken = {}, set(), now
        elif said != self._said:
            self.spoken = now
        self._said = said
        self._decides = self.alone and bool(asked)
        self.asked = {} if topic is None or self.alone else {seat: self.asked.get(seat, now) for seat in asked}
        waiting = {} if topic is None else {seat: self.offered.get(seat, now) for seat in self.people & set(offered)}
        self.ready -= waiting.keys() - self.offered.keys() - self._have_decided
        self.offered = waiting

    @property
    def alone(self) -> bool:
        return len(self.people) == 1

    @property
    def end(self) -> float:
        """When it is over, if nobody says anything more."""
        if self.alone:
            return max([self.begun + self.seconds, *(at + UNHURRIED for at in self.offered.values())])
        return max(self.begun + self.seconds, self.spoken + min(STILL, self.seconds))

    def decided(self, seats: Iterable[int]) -> None:
        """Who has decided has nothing more to wait for."""
        self.ready |= set(seats)
        self._have_decided |= set(seats)
        for seat in seats:
            self.asked.pop(seat, None)

    def waiting(self) -> list[int]:
        """Who still talks."""
        return sorted(self.people - self.ready) if self.topic is not None and not self._decides else []

    def open(self, now: float) -> bool:
        return bool(self.waiting()) and now < self.end

    def left(self, now: float) -> float | None:
        """Seconds until silence counts; None: nobody waits for anything."""
        if self.topic is None or not (self.asked or self.open(now)):
            return None
        return max(0.0, max([self.end, *map(self._deadline, self.asked)]) - now)

    def late(self, now: float) -> list[int]:
        return [seat for seat in self.asked if self._deadline(seat) <= now]

    def next_end(self, now: float) -> float | None:
        """In how many seconds something happens by itself."""
        ends = [self._deadline(seat) for seat in self.asked]
        if self.open(now):
            ends.append(self.end)
        return max(0.0, min(ends) - now) if ends else None

    def _deadline(self, seat: int) -> float:
        return max(self.end, self.asked[seat] + min(LEAST, self.seconds))
