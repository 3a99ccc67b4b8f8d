"""How a game went from beginning to end: everybody's chances, where they turned, where the points came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from nemeton.core.rng import Rng
from nemeton.core.state import State
from nemeton.review.again import Again
from nemeton.review.form import Ending, GainTold, Moment, SourceSum
from nemeton.review.looking import SEED
from nemeton.review.outlook import Outlook, Seer, ended

TURNING_POINTS = 5
LEAST_TURN = 0.06  # a smaller change of somebody's chance turns nothing
REMARKABLE = 3


@dataclass(frozen=True)
class Course:
    """Outlooks at the first draw, before every decision, after it (before what is drawn then), and at the end."""

    first: Outlook
    before: list[Outlook]
    after: list[Outlook]
    end: Outlook

    def next(self, decision: int) -> Outlook:
        """When the next decision is due."""
        return self.before[decision + 1] if decision + 1 < len(self.before) else self.end

    def by_move(self, decision: int) -> list[float]:
        return _change(self.before[decision], self.after[decision])

    def by_luck(self, decision: int) -> list[float]:
        return _change(self.after[decision], self.next(decision))


def _change(one: Outlook, other: Outlook) -> list[float]:
    return [is_now - was for was, is_now in zip(one.chances, other.chances, strict=True)]


def first_outlook(again: Again, seer: Seer) -> Outlook:
    return seer.of(again.start, Rng(SEED))


def course_of(again: Again, seer: Seer, breathe: Callable[[], None] = lambda: None) -> Course:
    """By the judge alone, without any search; `breathe` is called between two positions."""
    before, after = [], []
    for number, decision in enumerate(again.decisions):
        rng = Rng(SEED, number)
        before.append(seer.of(decision.before, rng))
        after.append(seer.of(decision.after, rng))
        breathe()
    return Course(first_outlook(again, seer), before, after, ended(again.match.state))


class Numbers:
    """Entries of the record as the table numbers them: what was taken back has numbers of its own there."""

    def __init__(self, again: Again, places: Sequence[int] | None = None) -> None:
        self.places = places if places is not None else range(1, len(again.match.entries) + 1)
        self._entries = [decision.entry for decision in again.decisions]

    def of(self, decision: int) -> int:
        return self.places[self._entries[decision]]

    def before(self, decision: int) -> int:
        """The number of the position in which it was made; after the last one, that of the end."""
        entry = self._entries[decision] if decision < len(self._entries) else len(self.places)
        return self.places[entry - 1] if entry > 0 else 0


# --- moments ---


def turning_points(again: Again, course: Course, numbers: Numbers) -> list[Moment]:
    """The largest changes of anybody's chance, by a move or by luck, in the order in which they came."""
    found = []
    for number in range(len(again.decisions)):
        found += [_by_move(again, course, numbers, number), _by_luck(again, course, numbers, number)]
    large = [moment for moment in found if abs(moment.gain) >= LEAST_TURN]
    chosen = sorted(large, key=lambda moment: -abs(moment.gain))[:TURNING_POINTS]
    return sorted(chosen, key=lambda moment: (moment.number, moment.kind != "move"))


def _by_move(again: Again, course: Course, numbers: Numbers, number: int) -> Moment:
    """What a decision did to who made it, or to whom it hurt more."""
    decision, changes = again.decisions[number], course.by_move(number)
    seat = decision.seat
    about = again.match.game.about(_asked(again, number), decision.move)
    return Moment("move", numbers.before(number + 1), numbers.before(number), seat, round(changes[seat], 4), about)


def _by_luck(again: Again, course: Course, numbers: Numbers, number: int) -> Moment:
    changes = course.by_luck(number)
    seat = max(range(again.players), key=lambda seat: abs(changes[seat]))
    return Moment("luck", numbers.before(number + 1), numbers.before(number), seat, round(changes[seat], 4), None)


def _asked(again: Again, number: int) -> State:
    state = again.decisions[number].before.copy()
    state.turn_to(again.decisions[number].seat)
    return state


def _points(again: Again, numbers: Numbers) -> Moment | None:
    """The most points by one decision; the count at the end is no decision."""
    sums: dict[tuple[int, int], int] = {}
    decision = -1
    for gain in again.gains:
        while decision + 1 < len(again.decisions) and again.decisions[decision + 1].entry <= gain.entry:
            decision += 1
        if 0 <= decision < len(again.decisions) - 1:
            sums[decision, gain.seat] = sums.get((decision, gain.seat), 0) + gain.amount
    if not sums:
        return None
    (number, seat), most = max(sums.items(), key=lambda item: (item[1], -item[0][0]))
    own = again.decisions[number].seat == seat
    about = again.match.game.about(_asked(again, number), again.decisions[number].move) if own else None
    return Moment("points", numbers.before(number + 1), numbers.before(number), seat, most, about)


def _lead(again: Again, course: Course, numbers: Numbers) -> Moment | None:
    """When the winner came to the front and stayed there."""
    winner = max(range(again.players), key=lambda seat: course.end.chances[seat])
    last = next(
        (
            number
            for number in reversed(range(len(course.before)))
            if course.before[number].chances[winner] < max(course.before[number].chances)
        ),
        None,
    )
    if last is None:
        return None
    gain = course.next(last).chances[winner] - course.before[last].chances[winner]
    own = again.decisions[last].seat == winner
    about = again.match.game.about(_asked(again, last), again.decisions[last].move) if own else None
    return Moment("lead", numbers.before(last + 1), numbers.before(last), winner, round(gain, 4), about)


def remarkable(again: Again, course: Course, numbers: Numbers) -> list[Moment]:
    """Three moments to look at again: the turn, the points, and when the winner took the lead for good."""
    swings = [_by_move(again, course, numbers, number) for number in range(len(again.decisions))]
    swings += [_by_luck(again, course, numbers, number) for number in range(len(again.decisions))]
    swings.sort(key=lambda moment: -abs(moment.gain))
    wanted = [_lead(again, course, numbers), *swings[:1], _points(again, numbers), *swings[1:]]
    found: list[Moment] = []
    for moment in wanted:
        if moment is not None and moment.number not in {other.number for other in found}:
            found.append(moment)
        if len(found) == REMARKABLE:
            break
    return sorted(found, key=lambda moment: moment.number)


# --- points ---


def ending_of(again: Again, course: Course, names: Sequence[str], numbers: Numbers) -> Ending:
    sums: dict[str, list[int]] = {}
    gains = []
    for gain in again.gains:
        sums.setdefault(gain.source, [0] * again.players)[gain.seat] += gain.amount
        number = numbers.places[gain.entry] if gain.entry >= 0 else 0
        gains.append(GainTold(number, gain.seat, gain.source, gain.amount))
    score = [decision.before.points() for decision in again.decisions] + [again.match.state.points()]
    at = [numbers.before(number) for number in range(len(again.decisions) + 1)]
    sources = [SourceSum(name, points, _over(gains, name, at, again.players)) for name, points in sums.items()]
    sources.sort(key=lambda source: -sum(abs(points) for points in source.points))
    return Ending(list(names), score, at, sources, gains, remarkable(again, course, numbers))


def _over(gains: Sequence[GainTold], source: str, at: Sequence[int], players: int) -> list[list[int]]:
    """What everybody had from a source at each of those positions."""
    left = sorted((gain for gain in gains if gain.source == source), key=lambda gain: -gain.number)
    now = [0] * players
    course = []
    for number in at:
        while left and left[-1].number <= number:
            gain = left.pop()
            now[gain.seat] += gain.amount
        course.append(list(now))
    return course
