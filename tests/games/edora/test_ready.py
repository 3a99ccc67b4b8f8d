"""What a page holds ready in Edora."""

from __future__ import annotations

import nemeton
from nemeton.games.edora import ask
from nemeton.games.edora import move as m
from tests.playing import Table, walk

GAME = nemeton.game("edora")


def test_only_an_action_that_leaves_nothing_to_choose_is_held_ready() -> None:
    unasked = 0
    for seed in range(2):
        for state in walk(Table("edora", 2), seed, every=1):
            if state.turn < 0:
                continue
            nothing_to_choose = state.pending == ask.DO
            assert GAME.usual(state) == (m.DO if nothing_to_choose else None)
            unasked += nothing_to_choose
    assert unasked > 5
