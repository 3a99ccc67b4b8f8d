"""The druid of Meduris: his stone fields and his path, the great river, offerings (M-29 to M-39).

Whoever builds calls `advance`; what follows stands on the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemeton.core.flat import Int
from nemeton.core.state import NOBODY, PLAYERS
from nemeton.games.meduris import ask, content, event, rules_pay
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r

if TYPE_CHECKING:
    from nemeton.games.meduris.rules import Meduris

STONES: Final[Int] = content.STONES
NOTHING_POINTS: Final[Int] = content.OFFER_NONE_POINTS
ONE_POINTS: Final[Int] = content.OFFER_ONE_POINTS
RIVER_POINTS: Final[Int] = content.RIVER_POINTS


# --- walking ---


def advance(state: Meduris) -> None:
    """M-29: after each build; first from stone to stone, then from settlement to settlement."""
    at = state.at
    if at[r.STONE] < STONES:
        at[r.STONE] += 1
        state.tell(event.STONE, at[r.STONE])
    else:
        walk_to_next_hut(state)


def walk_to_next_hut(state: Meduris) -> None:
    """M-30, M-31, A-13, A-14: clockwise past temples and empty fields, if need be once around to the same hut."""
    here = place_on_path(state)
    there = next_hut(state, here)
    if there == NOBODY:  # M-32
        state.tell(event.DRUID_WAITS)
        return
    if there <= here and state.at[r.DRUID] != NOBODY:
        cross_river(state)
    state.push(ask.RITUAL, NOBODY, there, 1)
    stop_at(state, there)


def place_on_path(state: Meduris) -> Int:
    """The field he stands beside; from the stones he joins the path behind the river, before field 0 (A-12, A-25)."""
    at = state.at
    return at[r.FIELDS] - 1 if at[r.DRUID] == NOBODY else at[r.DRUID]


def next_hut(state: Meduris, field: Int) -> Int:
    """The first hut clockwise behind the field, the field itself last; NOBODY if there is none."""
    at = state.at  # raw, because he passes many fields
    for there in range(field + 1, at[r.FIELDS]):
        if r.HUT <= at[r.BUILT + there] < r.TEMPLE:
            return there
    for there in range(field + 1):
        if r.HUT <= at[r.BUILT + there] < r.TEMPLE:
            return there
    return NOBODY


def cross_river(state: Meduris) -> None:
    """M-39, A-9, A-10: a point for every rune stone, as they lie now."""
    state.at[r.CROSSINGS] += 1
    state.tell(event.RIVER)
    for seat in range(state.at[PLAYERS]):
        points = state.runes_of(seat) * RIVER_POINTS
        state.score_points(seat, points)
        state.tell(event.RIVER_POINTS, seat, points)


# --- the offering ritual ---


def stop_at(state: Meduris, field: Int) -> None:
    """M-33: the druid stops beside the hut and asks its owner."""
    owner = state.owner(field)
    state.at[r.DRUID] = field
    state.tell(event.DRUID, field, owner, state.size(field))
    state.push(ask.OFFER, owner, field)


def go_on_with_ritual(state: Meduris, field: Int, asked: Int) -> None:
    """M-33: on to the next hut of this settlement; M-36: wherever in it he began."""
    following = state.after(field)
    if asked < state.size(field) and state.is_hut(following):
        if following == 0:
            cross_river(state)
        state.push(ask.RITUAL, NOBODY, following, asked + 1)
        stop_at(state, following)


def find_offers(state: Meduris, seat: Int, field: Int) -> None:
    state.add(m.OFFER_NOTHING)
    if rules_pay.can_pay(state, seat, field, r.FOR_ONE):
        state.add(m.OFFER_ONE)
        if may_offer_both(state, field) and rules_pay.can_pay(state, seat, field, r.FOR_BOTH):
            state.add(m.OFFER_BOTH)
    if state.chip(field) == r.DRUID_CHIP:  # M-37, A-8
        state.add(m.OFFER_CHIP)


def may_offer_both(state: Meduris, field: Int) -> bool:
    """M-35, A-20: at a hut that stands alone both goods bring no more than one; an option offers them all the same."""
    return state.size(field) > 1 or state.at[r.LONE_BOTH] == 1


def offer(state: Meduris, seat: Int, field: Int, move: Int) -> None:
    if move == m.OFFER_NOTHING:
        lost = nothing_costs(state, seat)
        state.score_points(seat, -lost)
        state.tell(event.OFFER_NOTHING, seat, field, lost)
    elif move == m.OFFER_ONE:
        state.push(ask.PAY, seat, field, r.FOR_ONE)
    elif move == m.OFFER_BOTH:
        state.push(ask.PAY, seat, field, r.FOR_BOTH)
    else:  # M-37, A-7: the chip stands for both goods
        state.at[r.CHIP + field] = r.NO_CHIP
        _please_gods(state, event.OFFER_CHIP, seat, field, offering_brings(state, field, r.FOR_BOTH))


def complete_offering(state: Meduris, seat: Int, field: Int, goal: Int) -> None:
    """It is paid for."""
    told = event.OFFER_ONE if goal == r.FOR_ONE else event.OFFER_BOTH
    _please_gods(state, told, seat, field, offering_brings(state, field, goal))


def _please_gods(state: Meduris, told: Int, seat: Int, field: Int, points: Int) -> None:
    state.score_points(seat, points)
    state.tell(told, seat, field, points)


def nothing_costs(state: Meduris, seat: Int) -> Int:
    """M-34, A-28: never more than one has."""
    return rules_pay.smaller(-NOTHING_POINTS, state.score(seat))


def offering_brings(state: Meduris, field: Int, goal: Int) -> Int:
    """M-34: both goods bring as many points as the whole settlement has huts."""
    return ONE_POINTS if goal == r.FOR_ONE else state.size(field)
