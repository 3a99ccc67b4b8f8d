"""Why not? Every refusal names the rule that forbids the wish, worst first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import nemeton
from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.core.thing import Thing
from nemeton.games.celtica import move as m
from nemeton.games.celtica import row as r
from nemeton.games.celtica.game import GAME
from nemeton.games.celtica.rules import Celtica
from nemeton.words import LANGUAGES, Words
from tests.games.celtica.position import NONE, ONE_OF_EACH, A, B, C, legal, own, phase, play, position


def why_not(state: Celtica, seat: int, wish: str) -> list[Thing]:
    return [refusal.thing() for refusal in GAME.why_not(state, seat, wish)]


def no(rule: str, name: str, **facts: Any) -> Thing:
    return {"name": name, "rule": rule, **facts}


# --- A is asked ---


def to_play() -> Celtica:
    return position(3, hands=[{"red": 2, "white": 1}, {"black": 1}, {"grey": 1}], experience=[{"red": 1, "black": 2}])


def with_a_card_for_those_ahead() -> Celtica:
    druids = {"red": 5, "grey": 2, "white": 2, "brown": 5, "black": 5}
    return position(druids=druids, hands=[{"red": 2}, {"grey": 2}], experience=[{"grey": 3}])


def to_take() -> Celtica:
    state = position(druids={"red": 4}, hands=[{"red": 2}, {"grey": 2}], display="2 1 1 1 1 1 1 1 0")
    play(state, "play red 1")
    assert phase(state) == "take"
    return state


def to_give() -> Celtica:
    state = position(druids={"red": 5}, hands=[{"red": 2}, {"grey": 2}], own=["2 1 0 0 0 0 0 0 0"])
    play(state, "play red 1")
    assert phase(state) == "give"
    return state


def at_a_cult_place() -> Celtica:
    state = position(druids={"red": 1}, hands=[{"red": 2}, {"grey": 2}])
    play(state, "play red 1")
    assert legal(state) == ["draw", "decline"]
    return state


def at_a_cult_place_without_cards() -> Celtica:
    """No real box gets there; then one could only decline, and would by oneself."""
    state = at_a_cult_place()
    for heap in (r.PILE, r.DISCARDS):
        state.pour(heap, r.hand(B), r.DRUIDS)
    state.count = -1
    return state


def in_the_final_exchange(cards: int = 1) -> Celtica:
    return position(final_after=B, experience=[{"red": cards}], own=["1 0 0 0 0 0 0 0 1"], display="2 2 2 2 1 0 0 0 0")


def with_two_cards() -> Celtica:
    return in_the_final_exchange(2)


# --- A is not asked ---


def while_the_dealer_draws() -> Celtica:
    state = to_take()
    play(state, "take large_1 large_2")
    assert state.turn == nemeton.CHANCE
    return state


def when_it_is_over() -> Celtica:
    state = position(final_after=B)
    assert state.turn == nemeton.OVER
    return state


def when_b_plays() -> Celtica:
    return position(turn=B, hands=[{"red": 1}, {"grey": 2}])


REFUSED: list[tuple[Callable[[], Celtica], str, list[Thing]]] = [
    (when_b_plays, "play red 1", [no("C-2", "not_your_turn", seat=B)]),
    (while_the_dealer_draws, "play red 1", [no("C-2", "not_your_turn", seat=None)]),
    (when_it_is_over, "play red 1", [no("C-34", "game_over")]),
    (to_play, "play grey 1", [no("C-6", "card_not_held", druid="grey", held=0, cards=1)]),
    (to_play, "play red 3", [no("C-6", "card_not_held", druid="red", held=2, cards=3)]),
    (to_play, "play red 1 + 2", [no("C-7", "experience_not_held", druid="red", held=1, cards=2)]),
    (to_play, "play white 1 + 1", [no("C-7", "experience_not_held", druid="white", held=0, cards=1)]),
    (
        to_play,
        "play black 1 + 2",
        [
            no("C-8", "experience_needs_druid_card", druid="black"),
            no("C-6", "card_not_held", druid="black", held=0, cards=1),
        ],
    ),
    (
        to_play,
        "play grey 2 + 3",
        [
            no("C-8", "experience_needs_druid_card", druid="grey"),
            no("C-6", "card_not_held", druid="grey", held=0, cards=2),
            no("C-7", "experience_not_held", druid="grey", held=0, cards=3),
        ],
    ),
    (to_take, "take large_1", [no("C-14", "wrong_number_of_parts", amount=2, given=1)]),
    (to_take, "take large_1 large_2 small_1", [no("C-14", "wrong_number_of_parts", amount=2, given=3)]),
    (to_take, "take large_1 middle", [no("C-14", "part_not_there_to_take", part="middle")]),
    (to_take, "take small_1 small_1", [no("C-14", "part_not_there_to_take", part="small_1")]),
    (to_give, "give large_1", [no("C-17", "wrong_number_of_parts", amount=2, given=1)]),
    (to_give, "give large_1 large_1 large_2", [no("C-17", "wrong_number_of_parts", amount=2, given=3)]),
    (to_give, "give large_1 middle", [no("C-17", "part_not_there_to_give", part="middle")]),
    (to_give, "give large_2 large_2", [no("C-17", "part_not_there_to_give", part="large_2")]),
    (at_a_cult_place, "play red 1", [no("C-20", "draw_or_decline")]),
    (at_a_cult_place_without_cards, "draw", [no("C-20", "no_card_to_draw")]),
    (in_the_final_exchange, "buy large_2", [no("C-32", "too_few_experience_cards", cost=2, held=1)]),
    (in_the_final_exchange, "swap small_1 large_2", [no("C-31", "part_not_there_to_give", part="small_1")]),
    (in_the_final_exchange, "swap large_1 large_1", [no("C-31", "swap_same_kind", part="large_1")]),
    (with_two_cards, "buy middle", [no("C-32", "part_not_there_to_take", part="middle")]),
    (with_two_cards, "swap large_1 small_4", [no("C-31", "part_not_there_to_take", part="small_4")]),
]
REFUSED += [
    (to_play, "at place 1", []),
    (to_play, "at place 3", []),
    (to_play, "at place 4", [no("C-9", "place_too_far", druid="red", steps=4, reach=3)]),
    (to_play, "at place 19", [no("C-9", "place_too_far", druid="red", steps=19, reach=3)]),
    (to_play, "at place 0", [no("C-9", "all_druids_past", to=0)]),
    (with_a_card_for_those_ahead, "at place 3", [no("C-6", "no_card_for_druids_behind", druids=["grey", "white"])]),
    (with_a_card_for_those_ahead, "at place 2", [no("C-9", "all_druids_past", to=2)]),
    (to_take, "at place 9", [no("C-14", "must_take_parts", amount=2)]),
    (at_a_cult_place, "at place 9", [no("C-20", "draw_or_decline")]),
    (to_play, "at part middle", [no("C-14", "parts_only_at_find_sites")]),
    (to_take, "at part large_1", []),
    (to_give, "at part large_1", [no("C-17", "must_give_parts", amount=2)]),
    (in_the_final_exchange, "at part large_1", [no("C-32", "too_few_experience_cards", cost=2, held=1)]),
]
for _say in (
    "take large_1",
    "give large_1",
    "draw",
    "decline",
    "swap large_1 middle",
    "done",
    "buy middle",
    "card red",
):
    REFUSED.append((to_play, _say, [no("C-6", "must_play_cards")]))
for _say in ("play red 1", "give large_1 large_2", "draw", "decline", "done"):
    REFUSED.append((to_take, _say, [no("C-14", "must_take_parts", amount=2)]))
for _say in ("play red 1", "take large_1 large_2", "decline"):
    REFUSED.append((to_give, _say, [no("C-17", "must_give_parts", amount=2)]))
for _say in ("play red 1", "take large_1", "give large_1", "draw"):
    REFUSED.append((in_the_final_exchange, _say, [no("C-30", "final_exchange_only")]))


@pytest.mark.parametrize(("when", "wish", "refused"), REFUSED, ids=lambda of: getattr(of, "__name__", str(of)[:40]))
def test_a_refusal_names_the_rule_in_all_languages(
    when: Callable[[], Celtica], wish: str, refused: list[Thing]
) -> None:
    assert why_not(when(), A, wish) == refused
    for language in LANGUAGES:
        for thing in refused:
            assert Words.of(nemeton.game(GAME.name), language, strict=True).refusal(thing, ["Anouk", "Bernd", "Chloe"])


def test_every_refusal_of_the_game_is_asked_for() -> None:
    words = {id.removeprefix("why-") for id in Words.of(nemeton.game(GAME.name), "en").ids if id.startswith("why-")}
    assert {thing["name"] for _, _, refused in REFUSED for thing in refused} | {"no_such_move"} == words


@pytest.mark.parametrize("say", ["play red 1", "play red 2", "play red 2 + 1", "play white 1"])
def test_nothing_forbids_a_legal_play(say: str) -> None:
    assert why_not(to_play(), A, say) == []


def test_two_experience_cards_buy_a_part() -> None:
    assert why_not(with_two_cards(), A, "buy large_2") == []


def test_who_is_not_asked_is_told_so_whatever_he_wishes() -> None:
    for seat in (B, C, 4):
        assert why_not(to_play(), seat, "play black 1") == [no("C-2", "not_your_turn", seat=A)]
    assert why_not(when_it_is_over(), B, "play red 1") == [no("C-34", "game_over")]


def test_the_same_parts_in_another_order_are_no_other_move() -> None:
    """The move is a set; as a number it is written in rising order only, so the falling one is not legal."""
    state = to_give()
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


# --- in words ---


def test_reading_an_illegal_move_names_the_rule() -> None:
    with pytest.raises(IllegalMove, match=r"'play grey 1' is not legal now: card not held \(C-6\)"):
        GAME.read(to_play(), "play grey 1")


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
        GAME.read(to_play(), say)
    (refusal,) = why_not(to_play(), A, say)
    assert refusal["name"] == "no_such_move"
    assert message in refusal["text"]


def test_order_and_spaces_do_not_matter_in_a_set_of_parts() -> None:
    state = to_take()
    assert GAME.read(state, "  take  small_1   large_1 ") == GAME.read(state, "take large_1 small_1")
    assert own(state, A) == NONE


def test_plus_no_experience_card_is_the_same_as_none() -> None:
    state = position(hands=[{"red": 2}, {"grey": 2}], own=[ONE_OF_EACH])
    assert GAME.read(state, "play red 1 + 0") == GAME.read(state, "play red 1")
