"""What a review is made of: kept as JSON, sent to pages and written by `nemeton review`.

Chances are between 0 and 1 and calibrated. Numbers of entries are those of the record, or of the table it comes from.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from nemeton.core.thing import Thing

FORMAT = 2
Mark = Literal["", "strong", "slip", "mistake"]
MomentKind = Literal["move", "luck", "points", "lead"]
AThing = Annotated[Thing, Meta(title="Worded")]


class WhyBetter(Struct):
    """What speaks for (`worth` above 0) the better move; words `reason-<name>`."""

    name: str
    worth: float


class Choice(Struct):
    """A move, and what its seat may hope for with it."""

    say: str
    about: AThing
    chance: float
    points: float


class Look(Struct):
    """What a worker found about one decision. `after`: what is expected before anything is drawn."""

    decision: int
    chances: list[float]
    points: list[float]
    chances_after: list[float]
    points_after: list[float]
    played: Choice
    best: Choice | None  # None: nothing better was found
    second: float  # the chance with the best other move, if the played one is the best
    reasons: list[WhyBetter]


class Decided(Struct):
    """A decision: how everybody stood before it, what it and what was drawn after it changed, and what would have been
    better."""

    number: int
    before: int  # the number of the position in which it was made
    seat: int
    chances: list[float]
    points: list[float]
    score: list[int]  # what everybody had then
    by_move: list[float]  # by how much it changed each seat's chance
    by_luck: list[float]  # … and what was drawn between it and the next decision
    mark: Mark
    played: Choice
    best: Choice | None
    reasons: list[WhyBetter]


class Balance(Struct):
    """How a seat came from the chance it had at first to the end: they add up."""

    first: float
    deal: float  # what was drawn before anybody decided
    luck: float
    own: float
    others: float
    end: float
    lost: float  # what its better moves would have brought, added up
    strong: int
    slips: int
    mistakes: int


class SourceSum(Struct):
    """Points of every seat from one source; words `source-<name>`. `over`: as many as there were at every position."""

    name: str
    points: list[int]
    over: list[list[int]]


class GainTold(Struct):
    number: int
    seat: int
    source: str
    amount: int


class Moment(Struct):
    """Something worth another look: `number` is the position to look at, `gain` a change of the chance or points."""

    kind: MomentKind
    number: int
    before: int
    seat: int
    gain: float
    about: AThing | None  # the move, if one did it


class Ending(Struct):
    """How the points came together, without any thinking."""

    names: list[str]
    score: list[list[int]]  # at every position, by seat
    numbers: list[int]  # of those positions
    sources: list[SourceSum]
    gains: list[GainTold]
    moments: list[Moment]


class Review(Struct):
    format: int
    game: str
    players: int
    names: list[str]
    depth: int
    error: float | None  # of the calibration
    points: list[int]
    ranking: list[int]
    facts: list[AThing]
    last: int  # the number of the last position
    decisions: list[Decided]
    balance: list[Balance]
    turning: list[Moment]
    ending: Ending
