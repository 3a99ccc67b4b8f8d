"""Why not? Every refusal names the rule that forbids the wish, worst first, and can be told in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.core.thing import Refusal
from nemeton.games.meduris.game import GAME
from nemeton.games.meduris.rules import Meduris
from nemeton.words import LANGUAGES, Words
from tests.games.meduris.position import NOTHING, ONE_EACH, A, B, C, Goods, legal, phase, play, position

# --- positions in which somebody is asked ---


def act() -> Meduris:
    return acting_with((1, 1, 0, 0))


def acting_with(held: Goods) -> Meduris:
    return position(
        huts={3: B, 5: C},
        temples={8: B},
        chips={12: "points2", 20: "free_hut"},
        towers={"wood": [A, A, B], "wool": [B, C], "copper": [C]},
        stone=0,
        hands=[held],
    )


def act_without_pieces() -> Meduris:
    return position(hands=[ONE_EACH], huts_left={A: 0}, temples_left={A: 0}, stone=0)


def pay() -> Meduris:
    """A settlement of two on field 1 (stone and wood)."""
    state = position(huts={2: B}, stone=0, hands=[(1, 3, 1, 2)])
    play(state, "hut 1")
    return state


def pay_for_temple() -> Meduris:
    state = position(huts={2: B}, stone=0, hands=[(1, 3, 1, 2)])
    play(state, "temple 1")
    return state


def pay_without_replacing() -> Meduris:
    state = position(huts={2: B}, stone=0, hands=[(2, 9, 2, 1)], voluntary_substitution=False)
    play(state, "hut 1")
    return state


def offer_with(held: Goods, others: dict[int, int], chips: dict[int, str] | None = None) -> Meduris:
    """The druid comes to A at field 3 (wood and copper)."""
    state = position(turn=B, huts={3: A, 20: B, **others}, chips=chips, druid=20, hands=[held, (0, 1, 0, 1)])
    play(state, "temple 9")
    assert phase(state) == "offer"
    return state


def offer_in_settlement() -> Meduris:
    return offer_with((0, 1, 0, 2), {2: C})


def offer_alone() -> Meduris:
    return offer_with((1, 0, 1, 0), {})


def offer_without_goods() -> Meduris:
    return offer_with(NOTHING, {}, chips={3: "druid"})


def take() -> Meduris:
    state = position(begin="roll", supply=(0, 1, 0, 1))
    play(state, "roll any")
    return state


def give() -> Meduris:
    state = position(begin="roll", hands=[(1, 1, 0, 0)])
    play(state, "roll loss")
    return state


def lay() -> Meduris:
    state = position(begin="roll", hands=[(1, 1, 0, 0)], loss_order="simultaneous")
    play(state, "roll loss")
    return state


def lay_chip() -> Meduris:
    state = GAME.start(2, chip_placement="manual", start_player="1")
    play(state, "chip 0", "chip 7", "chip 14")
    return state


def place() -> Meduris:
    state = GAME.start(2, start_player="1")
    while state.turn < 0:
        state.play(state.moves()[0])
    play(state, "place wood", "place wood", "place wood")
    return state


def still_build() -> Meduris:
    state = position(2, supply=NOTHING, exhaustion_end="poll")
    play(state, legal(state, "move")[0])
    return state


def rolling() -> Meduris:
    return position(begin="roll")


def over() -> Meduris:
    return position(begin="scoring", stone=0)


# --- who wishes what, and the rules against it ---

CASES: list[tuple[Callable[[], Meduris], str, list[tuple[str, str]]]] = [
    (over, "hut 17", [("M-46", "game_over")]),
    (rolling, "hut 17", [("M-10", "not_your_turn")]),
    (act, "castle 17", [("", "no_such_move")]),
    (lay_chip, "hut 1", [("M-4", "must_lay_chip")]),
    (lay_chip, "chip 35", [("M-2", "no_such_field")]),
    (lay_chip, "chip 16", [("M-4", "chip_too_near")]),
    (lay_chip, "chip 21", [("MC-5", "no_room_for_chips")]),
    (place, "place wood", [("M-9", "tower_full")]),
    (place, "hut 1", [("M-9", "must_place_worker")]),
    (take, "take wood", [("M-12", "supply_empty")]),
    (take, "take nothing", [("A-16", "no_declining")]),
    (take, "give wood", [("M-13", "must_take_good")]),
    (give, "give stone", [("M-14", "good_not_held")]),
    (give, "take wood", [("M-14", "must_give_good")]),
    (lay, "lay stone", [("M-14", "good_not_held")]),
    (lay, "give wood", [("MC-7", "must_lay_good")]),
    (act, "move copper 2 wood", [("M-16", "no_worker_there"), ("M-16", "tower_full")]),
    (act, "move wool 1 stone", [("M-16", "not_your_worker")]),
    (act, "move wood 1 wood", [("M-16", "same_plateau")]),
    (act, "move wood 2 stone", [("MC-1", "name_lower_worker")]),
    (act, "hut 3", [("M-18", "hut_stands_there")]),
    (act, "hut 8", [("M-18", "temple_stands_there")]),
    (act, "hut 38", [("M-2", "no_such_field")]),
    (act, "hut 0", [("M-18", "cannot_pay")]),
    (act, "hut 4", [("M-21", "cannot_pay")]),
    (act, "temple 12", [("M-24", "chip_on_field"), ("M-24", "cannot_pay")]),
    (act, "temple 20", [("M-24", "chip_on_field"), ("M-24", "cannot_pay")]),
    (act, "temple 3", [("M-24", "hut_stands_there")]),
    (act, "temple 0", [("M-24", "cannot_pay")]),
    (act, "pay 1 wood 1 wool", [("M-18", "choose_field_first")]),
    (act, "offer one", [("M-15", "must_act")]),
    (act, "take wood", [("M-15", "must_act")]),
    (act_without_pieces, "hut 0", [("M-7", "no_huts_left")]),
    (act_without_pieces, "temple 0", [("M-7", "no_temples_left")]),
    (pay, "pay 2 wood 2 stone", [("M-21", "goods_not_held")]),
    (pay, "pay 1 wood 2 stone", [("M-21", "payment_too_small")]),
    (pay, "pay 1 wood 3 wool 1 copper 2 stone", [("M-21", "payment_too_large")]),
    (pay, "hut 1", [("M-19", "must_pay")]),
    (pay_for_temple, "pay 1 wood", [("M-19", "payment_too_small")]),
    (pay_without_replacing, "pay 1 wood 6 wool 1 stone", [("A-4", "use_goods_held")]),
    (offer_in_settlement, "offer both", [("M-34", "cannot_offer_both")]),
    (offer_in_settlement, "offer chip", [("M-37", "no_druid_chip")]),
    (offer_in_settlement, "hut 7", [("M-33", "must_offer")]),
    (offer_alone, "offer both", [("M-35", "lone_hut")]),
    (offer_without_goods, "offer one", [("M-34", "cannot_offer_one")]),
    (still_build, "hut 1", [("MC-3", "must_answer")]),
    (act, "at worker wool 1", [("M-16", "not_your_worker")]),
    (act, "at worker copper 2", [("M-16", "no_worker_there")]),
    (act, "at worker wood 2", [("MC-1", "name_lower_worker")]),
    (act, "at worker wood 1", []),
    (act, "at plateau wood", [("M-16", "tower_full")]),
    (act, "at plateau copper", [("M-16", "choose_worker_first")]),
    (place, "at plateau wood", [("M-9", "tower_full")]),
    (place, "at plateau stone", []),
    (place, "at worker wool 1", [("M-9", "must_place_worker")]),
    (take, "at plateau wood", [("M-12", "supply_empty")]),
    (pay, "at plateau wood", [("M-19", "must_pay")]),
    (act, "at worker wood 9", [("", "no_such_move")]),
]


def why_not(state: Meduris, wish: str) -> list[Refusal]:
    return GAME.why_not(state, max(state.turn, 0), wish)


@pytest.mark.parametrize(("ask", "wish", "expected"), CASES, ids=[f"{ask.__name__}: {wish}" for ask, wish, _ in CASES])
def test_a_wish_is_refused_by_its_rules(ask: Callable[[], Meduris], wish: str, expected: list[tuple[str, str]]) -> None:
    refused = why_not(ask(), wish)
    assert [(refusal.rule, refusal.name) for refusal in refused] == expected
    for language in LANGUAGES:
        words = Words.of(GAME, language, strict=True)
        assert all(words.refusal(refusal.thing(), ["Ada", "Bo", "Cy"]) for refusal in refused)


def test_every_refusal_the_game_has_words_for_is_among_them() -> None:
    met = {name for _, _, expected in CASES for _, name in expected}
    known = {id.removeprefix("why-") for id in Words.of(GAME, "en").ids if id.startswith("why-")}
    assert met == known


@pytest.mark.parametrize(
    "ask", dict.fromkeys(ask for ask, _, _ in CASES if ask not in (over, rolling)), ids=lambda ask: ask.__name__
)
def test_what_is_legal_is_not_refused(ask: Callable[[], Meduris]) -> None:
    state = ask()
    assert [GAME.say(state, move) for move in state.moves() if GAME.why_not(state, state.turn, move)] == []


# --- what they tell ---


def test_who_is_not_asked_is_told_who_is() -> None:
    (refusal,) = GAME.why_not(act(), B, "hut 17")
    assert refusal.thing() == {"name": "not_your_turn", "rule": "M-10", "seat": A}


def test_text_that_is_no_move_is_told_what_moves_look_like() -> None:
    (refusal,) = why_not(act(), "castle 17")
    assert "hut 39" in refusal.facts["text"]


def test_a_price_one_cannot_pay_is_told() -> None:
    (refusal,) = why_not(acting_with(ONE_EACH), "hut 4")
    assert refusal.facts["goods"] == ["stone", "wood"]
    assert [refusal.facts[key] for key in ("times", "missing", "needed", "spare")] == [3, 4, 12, 2]


def test_reading_an_illegal_move_names_the_rule() -> None:
    with pytest.raises(IllegalMove, match=r"temple 12.*chip on field \(M-24\)"):
        GAME.read(acting_with((0, 0, 1, 1)), "temple 12")


@pytest.mark.parametrize("wish", ["hut", "hut 40", "hut -1", "hut 1 2", "pay", "pay 3", "pay 19 wood", "pay 0 wood",
                                  "pay 1 wood 1 wood", "pay wood 1", "move wood 4 stone", "offer all", "roll 6",
                                  "will", "turn 3", "take two", "place castle"])  # fmt: skip
def test_bad_notation_is_refused(wish: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(act(), wish)
