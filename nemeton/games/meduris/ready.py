"""What a page holds ready in Meduris: the payment with exactly the goods that are asked for.

Everything else is the player's own: an offering, a good that is given up, three goods in place of one, or which of two
goods the druid gets.
"""

from __future__ import annotations

from nemeton.games.meduris import ask, rules_pay
from nemeton.games.meduris import move as m
from nemeton.games.meduris.notation import goods_in
from nemeton.games.meduris.rules import Meduris


def exact_payment(state: Meduris) -> int | None:
    """M-19: the payment that replaces nothing, if there is one and no other."""
    if state.pending != ask.PAY:
        return None
    field, goal = state.asked_a(), state.asked_b()
    asked = rules_pay.goods_asked(rules_pay.price(state, field, goal), goal)
    exact = [way for way in state.moves() if sum(goods_in(way - m.PAY)) == asked]
    return exact[0] if len(exact) == 1 else None
