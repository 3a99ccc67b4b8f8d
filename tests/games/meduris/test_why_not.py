"""Why not? Every refusal names the rule that forbids the wish, worst first."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.games.meduris.rules import Meduris
from tests.games.meduris.position import GAME, NOTHING, ONE_EACH, A, B, C, Goods, legal, phase, play, position


def why_not(state: Meduris, wish: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [refusal.thing() for refusal in GAME.why_not(state, state.turn if seat is None else seat, wish)]


def rules(state: Meduris, wish: str) -> list[tuple[str, str]]:
    return [(thing["rule"], thing["name"]) for thing in why_not(state, wish)]


def asked_to_act(held: Goods = (1, 1, 0, 0)) -> Meduris:
    return position(
        huts={3: B, 5: C},
        temples={8: B},
        chips={12: "points2", 20: "free_hut"},
        towers={"wood": [A, A, B], "wool": [B, C], "copper": [C]},
        stone=0,
        hands=[held],
    )


def asked_to_pay() -> Meduris:
    state = position(huts={2: B}, stone=0, hands=[(1, 3, 1, 2)])
    play(state, "hut 1")
    return state


def asked_to_offer(held: Goods, huts: dict[int, int] | None = None) -> Meduris:
    """The druid comes to A at field 3 (wood and copper)."""
    wood, wool, copper, stone = held
    own = huts if huts is not None else {3: A}
    hands = [(wood, wool, copper, stone), (0, 1, 0, 1)]
    state = position(turn=B, huts={**own, 20: B}, druid=20, hands=hands, stone=3)
    play(state, "temple 9")
    assert phase(state) == "offer"
    return state


# --- not your turn ---


def test_who_is_not_asked_is_told_who_is() -> None:
    (refusal,) = why_not(asked_to_act(), "hut 17", seat=B)
    assert refusal == {"name": "not_your_turn", "rule": "M-10", "seat": A}


def test_text_that_is_no_move_is_told_what_moves_look_like() -> None:
    (refusal,) = why_not(asked_to_act(), "castle 17")
    assert (refusal["name"], "hut 17" in refusal["text"]) == ("no_such_move", True)


@pytest.mark.parametrize("wish", ["hut", "hut 40", "hut -1", "hut 1 2", "pay", "pay 3", "pay 19 wood", "pay 0 wood",
                                  "pay 1 wood 1 wood", "pay wood 1", "move wood 4 stone", "offer all", "roll 6",
                                  "will", "turn 3", "take two", "place castle"])  # fmt: skip
def test_bad_notation_is_refused(wish: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(asked_to_act(), wish)


def test_reading_an_illegal_move_names_the_rule() -> None:
    with pytest.raises(IllegalMove, match=r"temple 12.*chip on field \(M-24\)"):
        GAME.read(asked_to_act((0, 0, 1, 1)), "temple 12")


# --- part 2 ---


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ("move copper 2 wood", [("M-16", "no_worker_there"), ("M-16", "tower_full")]),
        ("move wool 1 stone", [("M-16", "not_your_worker")]),
        ("move wood 1 wood", [("M-16", "same_plateau")]),
        ("move wood 2 stone", [("MC-1", "name_lower_worker")]),
        ("hut 3", [("M-18", "hut_stands_there")]),
        ("hut 8", [("M-18", "temple_stands_there")]),
        ("hut 38", [("M-2", "no_such_field")]),
        ("hut 0", [("M-18", "cannot_pay")]),
        ("hut 4", [("M-21", "cannot_pay")]),
        ("temple 12", [("M-24", "chip_on_field"), ("M-24", "cannot_pay")]),
        ("temple 20", [("M-24", "chip_on_field"), ("M-24", "cannot_pay")]),
        ("temple 3", [("M-24", "hut_stands_there")]),
        ("temple 0", [("M-24", "cannot_pay")]),
        ("pay 1 wood 1 wool", [("M-18", "choose_field_first")]),
        ("offer one", [("M-15", "must_act")]),
        ("take wood", [("M-15", "must_act")]),
    ],
)
def test_an_action_is_refused(wish: str, expected: list[tuple[str, str]]) -> None:
    assert rules(asked_to_act(), wish) == expected


def test_a_price_one_cannot_pay_is_told() -> None:
    (refusal,) = why_not(asked_to_act((1, 1, 1, 1)), "hut 4")
    assert refusal["goods"] == ["stone", "wood"]
    assert [refusal[key] for key in ("times", "missing", "needed", "spare")] == [3, 4, 12, 2]


def test_pieces_one_no_longer_has() -> None:
    state = position(hands=[ONE_EACH], huts_left={A: 0}, temples_left={A: 0}, stone=0)
    assert rules(state, "hut 0") == [("M-7", "no_huts_left")]
    assert rules(state, "temple 0") == [("M-7", "no_temples_left")]


# --- paying ---


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ("pay 2 wood 2 stone", [("M-21", "goods_not_held")]),
        ("pay 1 wood 2 stone", [("M-21", "payment_too_small")]),
        ("pay 1 wood 3 wool 1 copper 2 stone", [("M-21", "payment_too_large")]),
        ("hut 1", [("M-19", "must_pay")]),
    ],
)
def test_a_payment_is_refused(wish: str, expected: list[tuple[str, str]]) -> None:
    assert rules(asked_to_pay(), wish) == expected


def test_goods_one_has_must_be_used_if_the_table_says_so() -> None:
    state = position(stone=0, hands=[(0, 2, 1, 4)], voluntary_substitution=False)
    play(state, "hut 1")
    assert rules(state, "pay 2 wool 1 copper 1 stone") == []
    state = position(stone=0, hands=[(1, 6, 1, 2)], voluntary_substitution=False)
    assert GAME.why_not(state, A, "hut 1") == []
    state = position(huts={2: B}, stone=0, hands=[(2, 9, 2, 1)], voluntary_substitution=False)
    play(state, "hut 1")
    assert rules(state, "pay 1 wood 6 wool 1 stone") == [("A-4", "use_goods_held")]


# --- offerings ---


def test_an_offering_one_cannot_make() -> None:
    state = asked_to_offer((0, 1, 0, 2), {3: A, 2: C})
    assert legal(state) == ["offer nothing", "offer one"]
    assert rules(state, "offer both") == [("M-34", "cannot_offer_both")]
    assert rules(state, "offer chip") == [("M-37", "no_druid_chip")]
    assert rules(state, "hut 7") == [("M-33", "must_offer")]


def test_both_goods_at_a_free_standing_hut() -> None:
    assert rules(asked_to_offer((1, 0, 1, 0)), "offer both") == [("M-35", "lone_hut")]


def test_one_good_without_any() -> None:
    state = position(huts={3: A, 20: B}, chips={3: "druid"}, turn=B, druid=20, hands=[NOTHING, (0, 1, 0, 1)])
    play(state, "temple 9")
    assert legal(state) == ["offer nothing", "offer chip"]
    assert rules(state, "offer one") == [("M-34", "cannot_offer_one")]


# --- part 1 and setting up ---


def test_taking_and_giving() -> None:
    state = position(begin="roll", supply=(0, 1, 0, 1))
    play(state, "roll any")
    assert rules(state, "take wood") == [("M-12", "supply_empty")]
    assert rules(state, "take nothing") == [("A-16", "no_declining")]
    assert rules(state, "give wood") == [("M-13", "must_take_good")]
    state = position(begin="roll", hands=[(1, 1, 0, 0)])
    play(state, "roll loss")
    assert rules(state, "give stone") == [("M-14", "good_not_held")]
    assert rules(state, "take wood") == [("M-14", "must_give_good")]
    state = position(begin="roll", hands=[(1, 1, 0, 0)], loss_order="simultaneous")
    play(state, "roll loss")
    assert rules(state, "lay stone") == [("M-14", "good_not_held")]
    assert rules(state, "give wood") == [("MC-7", "must_lay_good")]


def test_placing_laying_chips_and_answering() -> None:
    state = GAME.start(2, chip_placement="manual", start_player="1")
    assert isinstance(state, Meduris)
    assert rules(state, "hut 1") == [("M-4", "must_lay_chip")]
    assert rules(state, "chip 35") == [("M-2", "no_such_field")]
    play(state, "chip 4")
    assert rules(state, "chip 7") == [("M-4", "chip_too_near")]
    state = position(2, supply=NOTHING, exhaustion_end="poll")
    play(state, legal(state, "move")[0])
    assert rules(state, "hut 1") == [("MC-3", "must_answer")]


def test_a_full_tower_when_placing() -> None:
    state = GAME.start(2, start_player="1")
    assert isinstance(state, Meduris)
    while state.turn < 0:
        state.play(state.moves()[0])
    play(state, "place wood", "place wood", "place wood")
    assert rules(state, "place wood") == [("M-9", "tower_full")]
    assert rules(state, "hut 1") == [("M-9", "must_place_worker")]
