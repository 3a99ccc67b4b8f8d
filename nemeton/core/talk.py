"""Talk at the table: promises that bind nobody, offers that trade them, and what became of them.

A game says what may be talked about and when, which promises there are, and whether one was kept, judged from what
everybody could see. Who gives them, keeps them in store and tells the others is the server's business; what a bot makes
of them is `nemeton.players.negotiation`'s, which asks the game what promises are worth. People and bots say the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, Literal

from nemeton.core.state import Event
from nemeton.core.thing import Refusal, S, Thing
from nemeton.core.value import Value

Fate = Literal["open", "kept", "broken", "lapsed"]

# Why somebody refuses: the words are `refusal-<reason>`. A person may say any of them.
REASONS: Final = ("too_little", "no_trust", "rival", "no_use", "promised", "other_plans")


@dataclass(frozen=True)
class Word:
    """What somebody would do: a kind of promise and, if the kind is about one, the key of a term."""

    kind: str
    place: str | None = None


@dataclass(frozen=True)
class Promise:
    """What one seat says to another that it will do. `events`: how many events had happened when it was given."""

    giver: int
    receiver: int
    kind: str
    place: str | None
    events: int

    @property
    def word(self) -> Word:
        return Word(self.kind, self.place)


@dataclass(frozen=True)
class Offer:
    """What a seat would do (`gives`) if another one (None: whoever agrees) does something for it (`asks`)."""

    number: int  # counted at the table
    giver: int
    receiver: int | None
    gives: Word | None
    asks: Word | None
    private: bool  # only the two hear of it
    events: int  # how many events had happened when it was made
    counters: int | None = None  # the number of the offer it answers

    def reaches(self, seat: int) -> bool:
        return seat != self.giver and self.receiver in (None, seat)

    def heard_by(self, seat: int | None) -> bool:
        return not self.private or seat in (self.giver, self.receiver)


@dataclass(frozen=True)
class Answer:
    """Of a seat to the offer of that number; a yes makes both promises stand."""

    offer: int
    seat: int
    yes: bool
    reason: str | None
    events: int


@dataclass(frozen=True)
class Promising:
    """A kind of promise that can be given now. With `places` it is about one of these terms, which the field names."""

    kind: str
    places: tuple[str, ...] = ()
    field: str = ""

    def has(self, word: Word) -> bool:
        if word.kind != self.kind:
            return False
        return word.place in self.places if word.place is not None else not self.places


@dataclass(frozen=True)
class Settled:
    """A promise that was kept or broken by the event of that number; None: its occasion can no longer come."""

    kept: bool | None
    event: int

    @property
    def fate(self) -> Fate:
        return "lapsed" if self.kept is None else "kept" if self.kept else "broken"


@dataclass(frozen=True)
class Stake:
    """Moves that keep and moves that break a promise, of those the present decision has; others do neither."""

    keep: frozenset[int] = frozenset()
    breach: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Opening:
    """A deal that suggests itself to a seat now: the one word is given, what is given for it is to be found."""

    receiver: int
    gives: Word | None = None
    asks: Word | None = None


class Talk(Generic[S]):
    """As it stands: a game in which nothing is negotiated. A game with talk overrides what it needs."""

    seconds = 0  # how long a discussion lasts, unless the table wishes otherwise

    # --- what may be said, and what became of it ---

    def discussed(self, state: S) -> str | None:
        """A name for what the table may talk about at the present decision, another one for every such occasion."""
        return None

    def petitioner(self, state: S) -> int | None:
        """Who wants something of the others in the discussion."""
        return None

    def refusals(self, state: S) -> list[Refusal]:
        """The rules that forbid to promise anything now."""
        return []

    def is_now(self, state: S, giver: int, receiver: int, word: Word) -> bool:
        """Whether a word that could also be about a later occasion is about what is being discussed."""
        return False

    def promises(self, state: S, seat: int) -> list[Promising]:
        """What that seat can promise to any other now; from what everybody knows."""
        return []

    def fared(self, promise: Promise, events: Sequence[Event]) -> Settled | None:
        """What became of a promise, judged from all events so far by what everybody has seen; None: still open."""
        return None

    def field_of(self, kind: str) -> str:
        """The field that names what a promise of this kind is about."""
        return ""

    def thing(self, promise: Promise) -> Thing:
        """A promise as a thing with words; they are the message `promise-<kind>`."""
        thing: Thing = {"name": promise.kind, "seat": promise.giver, "receiver": promise.receiver}
        if promise.place is not None:
            thing[self.field_of(promise.kind)] = promise.place
        return thing

    def when_time_runs_out(self, state: S, seat: int) -> int | None:
        """The move the rules make of silence; None: they say nothing, somebody has to decide for the seat."""
        return None

    # --- what bots go by; their state is dealt anew from what they can see ---

    def openings(self, state: S, seat: int) -> list[Opening]:
        """Deals that would help the seat with what is discussed."""
        return []

    def coins(self, state: S, giver: int, receiver: int) -> list[Word]:
        """What the giver might do for the receiver later, the cheapest first."""
        return []

    def outcomes(self, state: S, giver: int, receiver: int, word: Word, judge: Value) -> tuple[S, S] | None:
        """How the present decision ends if the word is kept and if it is not; None: it is about something later."""
        return None

    def worth(self, state: S, giver: int, receiver: int, word: Word) -> tuple[float, float]:
        """What a word about something later costs the giver and brings the receiver, in the measure of the judge."""
        return 0.0, 0.0

    def stake(self, state: S, seat: int, promise: Promise, events: Sequence[Event]) -> Stake:
        """How the moves of the seat, which is asked now, bear on a promise of its own that is open."""
        return Stake()

    def future(self, state: S) -> float:
        """What it is worth to be trusted for the rest of the game, in the measure of the judge."""
        return 0.0

    def remark(self, state: S, seat: int, move: int, judge: Value) -> str | None:
        """Why the seat, which is asked now, decides so, as far as the judge agrees; the words are `remark-<name>`."""
        return None

    def threatens(self, state: S, seat: int) -> bool:
        """Whether that seat is so near to victory that nobody should do it a favour."""
        return False


# --- the story of a table ---

BELIEVED: Final = 2.0  # promises a stranger is believed to have kept …
DOUBTED: Final = 0.4  # … and to have broken
BREACH: Final = 3.0  # how many kept promises a broken one outweighs


@dataclass(frozen=True)
class Told:
    """A promise with what became of it, and the offer it comes from."""

    promise: Promise
    settled: Settled | None
    offer: Offer | None = None
    back: Promise | None = None  # what the other one does in return

    @property
    def fate(self) -> Fate:
        return "open" if self.settled is None else self.settled.fate


@dataclass
class Record:
    """How somebody has kept his word so far."""

    kept: int = 0
    broken: int = 0
    open: int = 0

    @property
    def trust(self) -> float:
        """How likely the next promise is kept, for all one has heard."""
        return (BELIEVED + self.kept) / (BELIEVED + DOUBTED + self.kept + BREACH * self.broken)

    def kept_until(self, trust: float) -> int:
        """How many more promises have to be kept until the trust is so great again."""
        record, more = Record(self.kept, self.broken), 0
        while record.trust < trust:
            record.kept, more = record.kept + 1, more + 1
        return more


@dataclass
class Story:
    """All that was said at a table, as far as one seat has heard it. Nothing of it is hidden in a store: who reads the
    promises and the events again comes to the same judgement."""

    talk: Talk
    promises: list[Promise] = field(default_factory=list)
    offers: list[Offer] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    _settled: dict[Promise, Settled] = field(default_factory=dict)  # what is settled stays so

    def heard_by(self, seat: int | None) -> Story:
        heard = [offer for offer in self.offers if offer.heard_by(seat)]
        numbers = {offer.number for offer in heard}
        answers = [answer for answer in self.answers if answer.offer in numbers]
        return Story(self.talk, self.promises, heard, answers, self._settled)

    def told(self, events: Sequence[Event]) -> list[Told]:
        """Every promise that was given, the oldest first, with what became of it."""
        offers = {offer.number: offer for offer in self.offers}
        told = [Told(promise, self._fared(promise, events)) for promise in self.promises]
        for answer in self.answers:
            if answer.yes:
                told += self._deal(offers[answer.offer], answer, events)
        return sorted(told, key=lambda one: one.promise.events)

    def _deal(self, offer: Offer, answer: Answer, events: Sequence[Event]) -> list[Told]:
        """Who has been let down owes nothing any more."""
        gives, asks = offer.gives, offer.asks
        giver, taker, events_then = offer.giver, answer.seat, answer.events
        one = Promise(giver, taker, gives.kind, gives.place, events_then) if gives else None
        other = Promise(taker, giver, asks.kind, asks.place, events_then) if asks else None
        fates = {promise: self._fared(promise, events) for promise in (one, other) if promise}
        for mine, theirs in ((one, other), (other, one)):
            if mine and theirs and fates[theirs]:
                failed = fates[theirs]
                settled = fates[mine]
                if failed and not failed.kept and (settled is None or settled.event > failed.event):
                    fates[mine] = Settled(None, failed.event)
        return [
            Told(promise, fates[promise], offer, other if promise is one else one)
            for promise in (one, other)
            if promise
        ]

    def _fared(self, promise: Promise, events: Sequence[Event]) -> Settled | None:
        settled = self._settled.get(promise)
        if settled is None or settled.event >= len(events):
            settled = self.talk.fared(promise, events)
            if settled is not None:
                self._settled[promise] = settled
        return settled

    def record(self, seat: int, events: Sequence[Event]) -> Record:
        return records(self.told(events), seat)

    def answered(self, offer: Offer) -> set[int]:
        return {answer.seat for answer in self.answers if answer.offer == offer.number}


def records(told: Iterable[Told], seat: int) -> Record:
    record = Record()
    for one in told:
        if one.promise.giver == seat:
            record.kept += one.fate == "kept"
            record.broken += one.fate == "broken"
            record.open += one.fate == "open"
    return record
