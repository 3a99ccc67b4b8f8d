"""What a page holds ready in Meduris: payments, offerings, and the good one gives up.

Nothing here is a rule, and nothing looks ahead: it is what somebody would do who does not want to think about it.
"""

from __future__ import annotations

from nemeton.games.meduris import ask, rules_druid, rules_pay
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r
from nemeton.games.meduris.notation import goods_in
from nemeton.games.meduris.rules import Meduris


def proposed(state: Meduris) -> int | None:
    if state.pending == ask.PAY:
        return max(cheapest(state), key=lambda way: _plenty(state, goods_in(way - m.PAY)))
    if state.pending == ask.GIVE:
        return max(state.moves(), key=lambda move: state.hand(state.turn, move - m.GIVE))
    return _offering(state) if state.pending == ask.OFFER else None


def cheapest(state: Meduris) -> list[int]:
    """M-19: the payments that take fewest goods."""
    ways = state.moves()
    least = min(sum(goods_in(way - m.PAY)) for way in ways)
    return [way for way in ways if sum(goods_in(way - m.PAY)) == least]


def _plenty(state: Meduris, paid: list[int]) -> int:
    """How much is left of the scarcest good that is spent: what one has most of goes first."""
    return min((state.hand(state.turn, good) - amount for good, amount in enumerate(paid) if amount), default=0)


def _offering(state: Meduris) -> int:
    """M-34: both goods if that brings more than one and none of them must be replaced, else one good."""
    seat, field, moves = state.turn, state.asked_a(), state.moves()
    owns_both = rules_pay.missing(state, seat, field, 1) == 0
    more = rules_druid.offering_brings(state, field, r.FOR_BOTH) > rules_druid.offering_brings(state, field, r.FOR_ONE)
    if m.OFFER_BOTH in moves and owns_both and more:
        return m.OFFER_BOTH
    return next(move for move in (m.OFFER_ONE, m.OFFER_CHIP, m.OFFER_NOTHING) if move in moves)
