"""What a page pays in Meduris without asking, and what it holds ready."""

from __future__ import annotations

import nemeton
from nemeton.games.meduris import ask
from nemeton.games.meduris import row as r
from nemeton.games.meduris.rules import Meduris
from tests.playing import Table, walk

GAME = nemeton.game("meduris")


def left_after(state: Meduris, way: int) -> int:
    """How many goods who pays in that way still has."""
    paid = state.copy()
    paid.apply(way)
    return sum(paid.hand(state.turn, good) for good in range(r.GOODS))


def test_the_one_payment_that_takes_fewest_goods_is_made_and_one_of_several_is_held_ready() -> None:
    made = ready = 0
    for seed in range(2):
        for state in walk(Table("meduris", 3), seed, every=1):
            if not isinstance(state, Meduris) or state.turn < 0 or state.pending != ask.PAY:
                continue
            left = {way: left_after(state, way) for way in state.moves()}
            best = [way for way in left if left[way] == max(left.values())]
            assert GAME.usual(state) == (best[0] if len(best) == 1 else None)
            assert GAME.proposed(state, False) in best
            made += len(best) == 1
            ready += len(best) > 1
    assert made > 3, made
    assert ready > 3, ready
