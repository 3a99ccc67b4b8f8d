"""A review put together from what was found about every decision."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.review.again import Again
from nemeton.review.course import Course, Numbers, ending_of, first_outlook, turning_points
from nemeton.review.form import FORMAT, Balance, Decided, Look, Mark, Review
from nemeton.review.looking import Looker
from nemeton.review.outlook import Outlook, ended

SLIP, MISTAKE = 0.03, 0.08  # how much of the chance to win a better move would have brought
STRONG = 0.05  # how much worse the best other move is


def told(
    again: Again, looker: Looker, looks: Sequence[Look], names: Sequence[str], places: Sequence[int] | None = None
) -> Review:
    """`looks` are those at all decisions, in their order."""
    game, state = again.match.game, again.match.state
    numbers = Numbers(again, places)
    course = Course(
        first_outlook(again, looker.seer),
        [Outlook(tuple(look.chances), tuple(look.points)) for look in looks],
        [Outlook(tuple(look.chances_after), tuple(look.points_after)) for look in looks],
        ended(state),
    )
    decisions = [_decided(again, course, numbers, look) for look in looks]
    return Review(
        FORMAT,
        game.name,
        again.players,
        list(names),
        looker.depth,
        looker.seer.calibration.made.get("error"),
        state.points(),
        state.ranking(),
        game.results(state),
        numbers.before(len(looks)),
        decisions,
        [_balance(course, decisions, seat) for seat in range(again.players)],
        turning_points(again, course, numbers),
        ending_of(again, course, names, numbers),
    )


def mark_of(look: Look) -> Mark:
    if look.best is None:
        return "strong" if look.played.chance - look.second >= STRONG else ""
    lost = look.best.chance - look.played.chance
    return "mistake" if lost >= MISTAKE else "slip" if lost >= SLIP else ""


def _decided(again: Again, course: Course, numbers: Numbers, look: Look) -> Decided:
    number, decision = look.decision, again.decisions[look.decision]
    return Decided(
        numbers.of(number),
        numbers.before(number),
        decision.seat,
        look.chances,
        look.points,
        decision.before.points(),
        [round(change, 4) for change in course.by_move(number)],
        [round(change, 4) for change in course.by_luck(number)],
        mark_of(look),
        look.played,
        look.best,
        look.reasons,
    )


def _balance(course: Course, decisions: Sequence[Decided], seat: int) -> Balance:
    own = [one for one in decisions if one.seat == seat]
    first, dealt = course.first.chances[seat], course.before[0].chances[seat] if decisions else course.end.chances[seat]
    marks = [one.mark for one in own]
    return Balance(
        round(first, 4),
        round(dealt - first, 4),
        round(sum(one.by_luck[seat] for one in decisions), 4),
        round(sum(one.by_move[seat] for one in own), 4),
        round(sum(one.by_move[seat] for one in decisions if one.seat != seat), 4),
        round(course.end.chances[seat], 4),
        round(sum(one.best.chance - one.played.chance for one in own if one.best is not None), 4),
        marks.count("strong"),
        marks.count("slip"),
        marks.count("mistake"),
    )
