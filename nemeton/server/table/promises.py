"""The promises of a table: which of them stand, and what became of each.

A promise follows an entry of the game and goes with it: if that entry is taken back, the promise was never given; if
only later ones are, it is open again. Nothing about its fate is stored, it is judged anew from the game.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field

from nemeton.core.match import Match
from nemeton.core.talk import Promise, Settled
from nemeton.core.thing import Thing
from nemeton.server import limits
from nemeton.server.store.storage import PromiseRow


@dataclass
class Promises:
    rows: list[PromiseRow]
    _told: list[Thing] = field(default_factory=list)
    _told_at: tuple[int, int] | None = None  # number of the table and of promises for which that holds

    def standing(self, places: list[int]) -> list[PromiseRow]:
        """Those whose entry has not been taken back, the oldest first."""
        valid = set(places)
        return [row for row in self.rows if row.number in valid]

    def given(self, places: list[int], topic: str, seat: int) -> set[int]:
        """To whom a seat has promised something in this discussion."""
        return {row.receiver for row in self.standing(places) if (row.topic, row.seat) == (topic, seat)}

    def open_between(self, match: Match, places: list[int], seat: int, receiver: int) -> bool:
        return any(
            (row.seat, row.receiver) == (seat, receiver) and fate(match, places, row) is None
            for row in self.standing(places)
        )

    def tell(self, match: Match, places: list[int], number: int) -> list[Thing]:
        """The newest of them as things with words, with what became of each and by which entry."""
        if self._told_at != (number, len(self.rows)):
            rows = self.standing(places)[-limits.PROMISES_IN_SIGHT :]
            self._told = [_thing(match, places, row) for row in rows]
            self._told_at = (number, len(self.rows))
        return self._told


def fate(match: Match, places: list[int], row: PromiseRow) -> Settled | None:
    return match.game.talk.fared(_promise(match, places, row), match.events)


def _promise(match: Match, places: list[int], row: PromiseRow) -> Promise:
    events = match.entries[places.index(row.number)].events
    return Promise(row.seat, row.receiver, row.kind, row.place, events)


def _thing(match: Match, places: list[int], row: PromiseRow) -> Thing:
    promise = _promise(match, places, row)
    settled = match.game.talk.fared(promise, match.events)
    thing = {**match.game.talk.thing(promise), "number": row.number, "fate": "open", "settled": None}
    if settled is not None:
        position = bisect_right(match.entries, settled.event, key=lambda entry: entry.events)
        thing |= {"fate": "kept" if settled.kept else "broken", "settled": places[position]}
    return thing
