"""Talk at the table: promises that bind nobody, and what became of them.

A game says what may be talked about and when, which promises there are, and whether one was kept, judged from what
everybody could see. Who gives them, keeps them in store and tells the others is the server's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from nemeton.core.state import Event
from nemeton.core.thing import Refusal, S, Thing


@dataclass(frozen=True)
class Promise:
    """What one seat says to another that it will do. `events`: how many events had happened when it was given."""

    giver: int
    receiver: int
    kind: str
    place: str | None  # the key of a term, if the kind is about one
    events: int


@dataclass(frozen=True)
class Promising:
    """A kind of promise that can be given now; without `places` it is about none."""

    kind: str
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class Settled:
    """A promise that was kept or broken by the event of that number."""

    kept: bool
    event: int


class Talk(Generic[S]):
    """As it stands: a game in which nothing is negotiated. A game with talk overrides what it needs."""

    seconds = 0  # how long a discussion lasts, unless the table wishes otherwise
    place = ""  # the field that names the place a promise is about

    def discussed(self, state: S) -> str | None:
        """A name for what the table may talk about at the present decision, another one for every such occasion."""
        return None

    def refusals(self, state: S) -> list[Refusal]:
        """The rules that forbid to promise anything now."""
        return []

    def promises(self, state: S, seat: int) -> list[Promising]:
        """What that seat can promise to any other now; from what everybody knows."""
        return []

    def fared(self, promise: Promise, events: Sequence[Event]) -> Settled | None:
        """What became of a promise, judged from all events so far by what everybody has seen; None: still open."""
        return None

    def would_promise(self, state: S, seat: int) -> tuple[int, Promising] | None:
        """What a bot in that seat would promise now, and to whom; its state is dealt anew from what it can see."""
        return None

    def thing(self, promise: Promise) -> Thing:
        """A promise as a thing with words; they are the message `promise-<kind>`."""
        thing: Thing = {"name": promise.kind, "seat": promise.giver, "receiver": promise.receiver}
        if promise.place is not None:
            thing[self.place] = promise.place
        return thing

    def when_time_runs_out(self, state: S, seat: int) -> int | None:
        """The move the rules make of silence; None: they say nothing, somebody has to decide for the seat."""
        return None
