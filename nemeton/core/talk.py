"""Talk at the table: promises that bind nobody, and what became of them.

A game says what may be talked about and when, which promises there are, and whether one was kept, judged from what
everybody could see. Who gives them, keeps them in store and tells the others is the server's business.
"""

from __future__ import annotations

from dataclasses import dataclass


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
