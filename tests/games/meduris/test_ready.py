"""What a page holds ready in Meduris: nothing that gives away what another answer would keep."""

from __future__ import annotations

from collections import Counter

import nemeton
from nemeton.games.meduris import ask
from nemeton.games.meduris.rules import Meduris
from tests.playing import Table, walk

GAME = nemeton.game("meduris")


def test_only_a_payment_with_exactly_the_goods_asked_for_is_held_ready() -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        for state in walk(Table("meduris", 3), seed, every=1):
            if not isinstance(state, Meduris) or state.turn < 0:
                continue
            ready = GAME.usual(state)
            if state.pending != ask.PAY:
                assert ready is None, "an offering, a good given up, an action are the player's own"
                continue
            exact = [move for move in state.moves() if GAME.about(state, move)["replaced"] == 0]
            assert ready == (exact[0] if len(exact) == 1 else None)
            seen["exact" if len(exact) == 1 else "either" if exact else "three for one"] += 1
    assert min(seen[kind] for kind in ("exact", "either", "three for one")) > 1, seen
