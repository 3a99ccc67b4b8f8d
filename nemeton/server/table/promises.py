"""What was promised and offered at a table: what of it stands, and what became of it.

A promise, an offer and an answer follow an entry of the game and go with it: if that entry is taken back, nothing was
said; if only later ones are, it is open again. Nothing about its fate is stored, it is judged anew from the game.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field

from nemeton.core.match import Match
from nemeton.core.talk import Answer, Offer, Promise, Record, Story, Told, Word, records
from nemeton.core.thing import Thing
from nemeton.server import limits
from nemeton.server.store.storage import AnswerRow, OfferRow, PromiseRow

Own = tuple[int, ...]


@dataclass
class Heard:
    """What the holder of some seats has heard, at one moment of the table."""

    told: list[Told]
    things: list[Thing]
    records: list[Record]


@dataclass
class Promises:
    rows: list[PromiseRow] = field(default_factory=list)
    offers: list[OfferRow] = field(default_factory=list)
    answers: list[AnswerRow] = field(default_factory=list)
    _heard: dict[Own, Heard] = field(default_factory=dict)
    _heard_at: tuple[int, ...] = ()  # number of the table, of promises, offers and answers for which that holds

    @property
    def said(self) -> tuple[int, ...]:
        """How much: it only ever becomes more."""
        return len(self.rows), len(self.offers), len(self.answers)

    @property
    def any(self) -> bool:
        """Whether anybody has ever said anything."""
        return bool(self.rows or self.offers)

    def standing(self, places: list[int]) -> list[PromiseRow]:
        """Those whose entry has not been taken back, the oldest first."""
        valid = set(places)
        return [row for row in self.rows if row.number in valid]

    def given(self, places: list[int], topic: str, seat: int) -> set[int]:
        """To whom a seat has promised something in this discussion."""
        return {row.receiver for row in self.standing(places) if (row.topic, row.seat) == (topic, seat)}

    def discussed(self, places: list[int], topic: str | None) -> list[OfferRow]:
        """The offers of this discussion."""
        valid = set(places)
        return [row for row in self.offers if row.topic == topic and row.number in valid]

    def answers_to(self, places: list[int], offer: int) -> list[AnswerRow]:
        valid = set(places)
        return [row for row in self.answers if row.offer == offer and row.number in valid]

    def next_offer(self) -> int:
        return max((row.offer for row in self.offers), default=-1) + 1

    # --- what became of it ---

    def story(self, match: Match, places: list[int]) -> Story:
        events = {number: entry.events for number, entry in zip(places, match.entries, strict=False)}
        return Story(
            match.game.talk,
            [
                Promise(row.seat, row.receiver, row.kind, row.place, events[row.number])
                for row in self.rows
                if row.number in events
            ],
            [_offer(row, events[row.number]) for row in self.offers if row.number in events],
            [
                Answer(row.offer, row.seat, row.yes, row.reason, events[row.number])
                for row in self.answers
                if row.number in events
            ],
        )

    def heard(self, match: Match, places: list[int], number: int, own: Own) -> Heard:
        """With the ears of these seats, the newest promises as things with words."""
        if not self.any:
            return Heard([], [], [Record()] * match.state.players)
        at = (number, *self.said)
        if self._heard_at != at:
            self._heard, self._heard_at = {}, at
        if own not in self._heard:
            told = [one for one in self.story(match, places).told(match.events) if _reaches(one, own)]
            things = [_thing(match, places, one) for one in told[-limits.PROMISES_IN_SIGHT :]]
            self._heard[own] = Heard(told, things, [records(told, seat) for seat in range(match.state.players)])
        return self._heard[own]


def _reaches(one: Told, own: Own) -> bool:
    return one.offer is None or not one.offer.private or bool({one.promise.giver, one.promise.receiver} & set(own))


def _offer(row: OfferRow, events: int) -> Offer:
    gives, asks = word_of(row.gives, row.gives_place), word_of(row.asks, row.asks_place)
    return Offer(row.offer, row.seat, row.receiver, gives, asks, row.private, events, row.counters)


def word_of(kind: str | None, place: str | None) -> Word | None:
    return None if kind is None else Word(kind, place)


def _thing(match: Match, places: list[int], one: Told) -> Thing:
    def place_of(events: int) -> int:
        return places[min(bisect_right(match.entries, events, key=lambda entry: entry.events), len(places) - 1)]

    thing = match.game.talk.thing(one.promise)
    return {
        **thing,
        "number": place_of(one.promise.events - 1),
        "fate": one.fate,
        "settled": None if one.settled is None else place_of(one.settled.event),
        "offer": None if one.offer is None else one.offer.number,
        "private": one.offer is not None and one.offer.private,
    }
