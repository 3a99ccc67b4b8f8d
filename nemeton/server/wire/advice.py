"""What a search thinks of moves: hints, and moves of a finished game looked at again."""

from __future__ import annotations

from msgspec import Struct

from nemeton.server.wire.table import AnyThing, MoveInfo


class Alternative(Struct):
    """`behind`: how much worse it is than the suggestion, in the judge's measure (points or a likeness of them);
    `chance`: to win with it, in percent, as far as the search can tell."""

    say: str
    about: AnyThing
    behind: float
    chance: int | None


class HintReason(Struct):
    """What speaks for (`worth` above 0) or against a move compared with another; its words are `reason-name` of the
    game. Of what it counts, `amounts` says how much more or less there is (`amount-name`; with a rival's `seat`). A
    reason by the rules alone is a `thing` with words of its own."""

    name: str
    worth: float
    amounts: list[AnyThing] = []
    thing: AnyThing | None = None


class Suggestion(MoveInfo):
    """A move that a search thinks well of. `turn`: the moves of the whole turn that it begins, as far as they can be
    chosen in advance; `points`: what it brings on average; `expected`: how many points its player then has at the end
    of the game; `reasons`: against the next best, or against the best."""

    turn: list[MoveInfo]
    chance: int | None
    points: float | None
    expected: float | None
    reasons: list[HintReason]


class Hint(MoveInfo):
    """`suggestions`: up to three, best first; the first is the hint itself. `number` is that of the decision."""

    number: int
    alternatives: list[Alternative]
    chance: int | None
    reasons: list[HintReason]
    suggestions: list[Suggestion]


class Explanation(Struct):
    """A move of a game that is over, looked at again with the eyes of who played it: the chance to win with it, the
    best other move, and what spoke for and against it."""

    number: int
    seat: int
    say: str
    about: AnyThing
    chance: int | None
    other: Alternative | None
    reasons: list[HintReason]
