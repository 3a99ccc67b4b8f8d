"""The judges of every game: the hand-made one plays as ever, the learned one sees nothing that its seat may not see."""

from __future__ import annotations

import pytest

import nemeton
from tests.judging import (
    check_reasons,
    check_that_all_is_of_seat_by_seat,
    check_that_nothing_hidden_is_told,
    greedy_games,
)
from tests.playing import Table, tables

LEARNING = [table for table in tables() if table.game.features]
# greedy:1 is what everything is compared with: two games each, by their moves
AS_EVER = [
    ("celtica", 2, "f18f7de0242f"),
    ("celtica", 3, "9e6ad6b4e5a8"),
    ("celtica", 4, "3e97cf7dd1a5"),
    ("celtica", 5, "440473791404"),
    ("edora", 2, "ef00b5711bfb"),
    ("edora", 3, "d3cdcd135a9b"),
    ("edora", 4, "cd5aa6b9f6de"),
    ("graenaland", 3, "a6c9b5c41096"),
    ("graenaland", 4, "dc78aae3fa7f"),
    ("graenaland", 5, "561b38a55b44"),
    ("meduris", 2, "e4797e3a1086"),
    ("meduris", 3, "dc245a7af48a"),
    ("meduris", 4, "04c1066cde2c"),
]


@pytest.mark.parametrize(("name", "players", "told"), AS_EVER)
def test_the_hand_made_judge_plays_as_it_always_did(name: str, players: int, told: str) -> None:
    assert greedy_games(nemeton.game(name), players) == told


@pytest.mark.parametrize("table", LEARNING, ids=str)
def test_features_tell_nothing_that_is_hidden(table: Table) -> None:
    check_that_nothing_hidden_is_told(table, 4)


@pytest.mark.parametrize("table", [table for table in LEARNING if not table.options], ids=str)
def test_all_seats_at_once_are_judged_as_each_by_itself(table: Table) -> None:
    check_that_all_is_of_seat_by_seat(table, 5, table.game.hand_made)


@pytest.mark.parametrize("name", [name for name in nemeton.names() if nemeton.game(name).features])
def test_every_feature_has_a_reason_with_words(name: str) -> None:
    check_reasons(nemeton.game(name))
