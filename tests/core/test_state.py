"""The machine every game runs on: on a toy game (tests/core/toy.py), and through Celtica where it must be compiled."""

from __future__ import annotations

import json

import pytest

import nemeton
from nemeton import CHANCE, OVER
from nemeton.core.errors import IllegalMove
from nemeton.core.state import DEPTH, MOST_PENDING, PLAYERS, TURN
from tests.core.toy import CHECKS
from tests.playing import Table, run_plain, walk


@pytest.fixture(scope="module")
def problems() -> dict[str, str | None]:
    found: dict[str, str | None] = json.loads(run_plain("-m", "tests.core.toy"))
    return found


@pytest.mark.parametrize("name", [check.__name__ for check in CHECKS])
def test_on_a_toy_game(name: str, problems: dict[str, str | None]) -> None:
    assert problems[name] is None, problems[name]


def test_compiled_rules_cannot_be_changed_from_outside() -> None:
    assert nemeton.COMPILED, "the engine is not compiled: run make setup"
    with pytest.raises(TypeError, match="interpreted classes cannot inherit from compiled"):
        type("Cheat", (nemeton.State,), {})(None)


def test_the_shared_numbers_lie_where_their_names_say() -> None:
    for state in walk(Table("celtica", 3), 1):
        numbers = state.numbers()
        assert numbers[TURN] == state.turn
        assert numbers[PLAYERS] == state.players == 3


@pytest.mark.parametrize("name", nemeton.names())
def test_no_game_comes_near_the_end_of_the_stack(name: str) -> None:
    """What is pending must not run into the game's own numbers."""
    for players in (nemeton.game(name).min_players, nemeton.game(name).max_players):
        for seed in range(20):
            assert max(state.at[DEPTH] for state in walk(Table(name, players), seed)) < MOST_PENDING // 2


def test_an_outcome_is_played_like_a_move_and_only_by_the_dealer() -> None:
    state = nemeton.game("celtica").start(2)
    assert state.turn == CHANCE
    with pytest.raises(IllegalMove, match="not the turn of seat 0"):
        state.play(state.moves()[0], 0)
    state.play(state.moves()[0])
    state.play(state.moves()[0], CHANCE)


def test_a_finished_game_says_that_it_is_over() -> None:
    *_, state = walk(Table("celtica", 2), 1)
    assert state.turn == OVER
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play(0)
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play(0, 1)


def test_a_refused_number_is_named() -> None:
    state = nemeton.game("celtica").start(2)
    with pytest.raises(IllegalMove, match=r"move 3 is not legal now; moves\(\) lists those that are"):
        state.play(3)


def test_a_redealt_state_looks_for_its_moves_again() -> None:
    """The choices found before belong to the cards held before."""
    for state in walk(Table("celtica", 3), 2):
        if state.turn >= 0:
            others = [seat for seat in range(3) if seat != state.turn]
            copy = state.copy()
            copy.moves()
            copy.redeal(others[0], nemeton.Rng(1))
            assert copy.moves() == nemeton.game("celtica").restore(copy.numbers()).moves()
