"""Why not? Every refusal names the rule that forbids the wish, worst first."""

from __future__ import annotations

from typing import Any

import pytest

import nemeton
from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.games.celtica import move as m
from nemeton.games.celtica.game import GAME
from nemeton.games.celtica.rules import Celtica
from tests.games.celtica.position import NONE, ONE_OF_EACH, A, B, C, legal, own, phase, play, position


def why_not(state: Celtica, seat: int, wish: str) -> list[dict[str, Any]]:
    return [refusal.thing() for refusal in GAME.why_not(state, seat, wish)]


def asked_to_play() -> Celtica:
    return position(3, hands=[{"red": 2, "white": 1}, {"black": 1}, {"grey": 1}], experience=[{"red": 1, "black": 2}])


def asked_to_take() -> Celtica:
    state = position(druids={"red": 4}, hands=[{"red": 2}, {"grey": 2}], display="2 1 1 1 1 1 1 1 0")
    play(state, "play red 1")
    assert phase(state) == "take"
    return state


def asked_to_give() -> Celtica:
    state = position(druids={"red": 5}, hands=[{"red": 2}, {"grey": 2}], own=["2 1 0 0 0 0 0 0 0"])
    play(state, "play red 1")
    assert phase(state) == "give"
    return state


def asked_in_the_final_exchange(cards: int = 1) -> Celtica:
    return position(final_after=B, experience=[{"red": cards}], own=["1 0 0 0 0 0 0 0 1"], display="2 2 2 2 1 0 0 0 0")


# --- whose turn it is ---


def test_not_your_turn() -> None:
    state = asked_to_play()
    for seat in (B, C):
        assert why_not(state, seat, "play black 1") == [{"name": "not_your_turn", "rule": "C-2", "seat": A}]


def test_nobodys_turn_while_the_dealer_draws() -> None:
    (refusal,) = why_not(position_at_a_draw(), A, "play red 1")
    assert (refusal["name"], refusal["rule"]) == ("not_your_turn", "C-2")


def position_at_a_draw() -> Celtica:
    state = asked_to_take()
    play(state, "take large_1 large_2")
    assert state.turn == nemeton.CHANCE
    return state


def test_the_game_is_over() -> None:
    state = position(final_after=B)
    assert state.turn == nemeton.OVER
    for seat in (A, B):
        assert why_not(state, seat, "play red 1") == [{"name": "game_over", "rule": "C-34"}]


def test_a_seat_that_does_not_exist_is_never_in_turn() -> None:
    assert why_not(asked_to_play(), 4, "play red 1")[0]["name"] == "not_your_turn"


# --- playing cards ---


@pytest.mark.parametrize("say", ["play red 1", "play red 2", "play red 2 + 1", "play white 1"])
def test_nothing_forbids_a_legal_play(say: str) -> None:
    assert why_not(asked_to_play(), A, say) == []


def test_card_not_held() -> None:
    expected = {"name": "card_not_held", "rule": "C-6", "druid": "grey", "held": 0, "cards": 1}
    assert why_not(asked_to_play(), A, "play grey 1") == [expected]
    expected = {"name": "card_not_held", "rule": "C-6", "druid": "red", "held": 2, "cards": 3}
    assert why_not(asked_to_play(), A, "play red 3") == [expected]


def test_experience_without_druid_card() -> None:
    refused = why_not(asked_to_play(), A, "play black 1 + 2")
    assert refused[0] == {"name": "experience_needs_druid_card", "rule": "C-8", "druid": "black"}
    assert refused[1] == {"name": "card_not_held", "rule": "C-6", "druid": "black", "held": 0, "cards": 1}
    assert len(refused) == 2


def test_experience_not_held() -> None:
    expected = {"name": "experience_not_held", "rule": "C-7", "druid": "red", "held": 1, "cards": 2}
    assert why_not(asked_to_play(), A, "play red 1 + 2") == [expected]
    expected = {"name": "experience_not_held", "rule": "C-7", "druid": "white", "held": 0, "cards": 1}
    assert why_not(asked_to_play(), A, "play white 1 + 1") == [expected]


def test_everything_that_is_wrong_with_a_play_is_named() -> None:
    refused = why_not(asked_to_play(), A, "play grey 2 + 3")
    assert [refusal["rule"] for refusal in refused] == ["C-8", "C-6", "C-7"]


@pytest.mark.parametrize(
    "say", ["take large_1", "give large_1", "draw", "decline", "swap large_1 middle", "done", "buy middle", "card red"]
)
def test_cards_must_be_played(say: str) -> None:
    assert why_not(asked_to_play(), A, say) == [{"name": "must_play_cards", "rule": "C-6"}]


# --- taking and giving up parts ---


@pytest.mark.parametrize(("say", "given"), [("take large_1", 1), ("take large_1 large_2 small_1", 3)])
def test_wrong_number_of_parts_to_take(say: str, given: int) -> None:
    expected = {"name": "wrong_number_of_parts", "rule": "C-14", "amount": 2, "given": given}
    assert why_not(asked_to_take(), A, say) == [expected]


def test_a_part_that_does_not_lie_in_the_display() -> None:
    expected = {"name": "part_not_there_to_take", "rule": "C-14", "part": "middle"}
    assert why_not(asked_to_take(), A, "take large_1 middle") == [expected]
    expected = {"name": "part_not_there_to_take", "rule": "C-14", "part": "small_1"}
    assert why_not(asked_to_take(), A, "take small_1 small_1") == [expected]


@pytest.mark.parametrize("say", ["play red 1", "give large_1 large_2", "draw", "decline", "done"])
def test_parts_must_be_taken(say: str) -> None:
    assert why_not(asked_to_take(), A, say) == [{"name": "must_take_parts", "rule": "C-14", "amount": 2}]


@pytest.mark.parametrize(("say", "given"), [("give large_1", 1), ("give large_1 large_1 large_2", 3)])
def test_wrong_number_of_parts_to_give(say: str, given: int) -> None:
    expected = {"name": "wrong_number_of_parts", "rule": "C-17", "amount": 2, "given": given}
    assert why_not(asked_to_give(), A, say) == [expected]


def test_a_part_that_is_not_owned_cannot_be_given() -> None:
    expected = {"name": "part_not_there_to_give", "rule": "C-17", "part": "middle"}
    assert why_not(asked_to_give(), A, "give large_1 middle") == [expected]
    expected = {"name": "part_not_there_to_give", "rule": "C-17", "part": "large_2"}
    assert why_not(asked_to_give(), A, "give large_2 large_2") == [expected]


@pytest.mark.parametrize("say", ["play red 1", "take large_1 large_2", "decline"])
def test_parts_must_be_given(say: str) -> None:
    assert why_not(asked_to_give(), A, say) == [{"name": "must_give_parts", "rule": "C-17", "amount": 2}]


def test_the_same_parts_in_another_order_are_no_other_move() -> None:
    """The move is a set; as a number it is written in rising order only, so the falling one is not legal."""
    state = asked_to_give()
    assert GAME.why_not(state, A, "give large_2 large_1") == []
    falling = m.GIVE + 21
    assert falling not in state.moves()
    assert GAME.why_not(state, A, falling) != []


def test_a_set_with_a_hole_is_no_move() -> None:
    """The digit 0 stands for no part at all."""
    state = position(druids={"red": 5}, hands=[{"red": 2}, {"grey": 2}], own=["2 0 0 0 0 0 0 0 1"])
    play(state, "play red 1")
    with_a_hole = m.GIVE + 10
    assert with_a_hole not in state.moves()
    assert GAME.why_not(state, A, with_a_hole) != []


# --- cult place ---


def test_on_a_cult_place_one_draws_or_declines() -> None:
    state = position(druids={"red": 1}, hands=[{"red": 2}, {"grey": 2}])
    play(state, "play red 1")
    assert legal(state) == ["draw", "decline"]
    assert why_not(state, A, "play red 1") == [{"name": "draw_or_decline", "rule": "C-20"}]


# --- final exchange ---


def test_in_the_final_exchange_no_druid_moves() -> None:
    for say in ("play red 1", "take large_1", "give large_1", "draw"):
        assert why_not(asked_in_the_final_exchange(), A, say) == [{"name": "final_exchange_only", "rule": "C-30"}]


def test_one_experience_card_buys_no_part() -> None:
    expected = {"name": "too_few_experience_cards", "rule": "C-32", "cost": 2, "held": 1}
    assert why_not(asked_in_the_final_exchange(), A, "buy large_2") == [expected]
    assert why_not(asked_in_the_final_exchange(2), A, "buy large_2") == []


def test_a_part_that_is_not_open_cannot_be_bought_or_swapped() -> None:
    state = asked_in_the_final_exchange(2)
    assert why_not(state, A, "buy middle") == [{"name": "part_not_there_to_take", "rule": "C-32", "part": "middle"}]
    expected = {"name": "part_not_there_to_take", "rule": "C-31", "part": "small_4"}
    assert why_not(state, A, "swap large_1 small_4") == [expected]


def test_a_part_that_is_not_owned_cannot_be_swapped() -> None:
    expected = {"name": "part_not_there_to_give", "rule": "C-31", "part": "small_1"}
    assert why_not(asked_in_the_final_exchange(), A, "swap small_1 large_2") == [expected]


def test_a_part_is_not_swapped_for_its_own_kind() -> None:
    expected = {"name": "swap_same_kind", "rule": "C-31", "part": "large_1"}
    assert why_not(asked_in_the_final_exchange(), A, "swap large_1 large_1") == [expected]


# --- in words ---


def test_reading_an_illegal_move_names_the_rule() -> None:
    with pytest.raises(IllegalMove, match=r"'play grey 1' is not legal now: card not held \(C-6\)"):
        GAME.read(asked_to_play(), "play grey 1")


@pytest.mark.parametrize(
    ("say", "message"),
    [
        ("play pink 1", "there is no druid 'pink'; there are red, grey, white, brown, black"),
        ("take large_9", "there is no amulet part 'large_9'; there are large_1"),
        ("play red 6", "'6' is not a number from 1 to 5"),
        ("play red 0", "'0' is not a number from 1 to 5"),
        ("play red 1 + 5", "'5' is not a number from 0 to 4"),
        ("play red two", "'two' is not a number from 1 to 5"),
        ("play red", "is no move of Celtica; moves look like"),
        ("play red 1 - 1", "'1 - 1' is not a number from 1 to 5"),
        ("take", "is no move of Celtica; moves look like"),
        ("take large_1 large_1 large_1 large_1 large_1", "is more than 4 parts"),
        ("starts 4", "there is no seat '4'; there are 1, 2, 3"),
        ("DRAW", "is no move of Celtica; moves look like"),
        ("", "is no move of Celtica; moves look like"),
    ],
)
def test_text_that_is_no_move_says_what_would_be(say: str, message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        GAME.read(asked_to_play(), say)
    (refusal,) = why_not(asked_to_play(), A, say)
    assert refusal["name"] == "no_such_move"
    assert message in refusal["text"]


def test_order_and_spaces_do_not_matter_in_a_set_of_parts() -> None:
    state = asked_to_take()
    assert GAME.read(state, "  take  small_1   large_1 ") == GAME.read(state, "take large_1 small_1")
    assert own(state, A) == NONE


def test_plus_no_experience_card_is_the_same_as_none() -> None:
    state = position(hands=[{"red": 2}, {"grey": 2}], own=[ONE_OF_EACH])
    assert GAME.read(state, "play red 1 + 0") == GAME.read(state, "play red 1")
