"""Why not? Every refusal names the rule that forbids the wish, worst first."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.games.graenaland.game import GAME
from nemeton.games.graenaland.rules import Graenaland
from tests.games.graenaland.position import A, B, C, D, legal, phase, play, position, why


def moving() -> Graenaland:
    return position("move")


def proposing() -> Graenaland:
    return position("propose", lead=D, turn=A, cards={3: "ore wood", 2: "wood", 1: "grain"})


def voting() -> Graenaland:
    state = position("propose", lead=D, turn=A, cards={2: "wood grain"})
    play(state, "propose 2", "give grain to 1", "give wood to 2")
    assert phase(state) == "vote"
    return state


def building(hand: str = "wood ore", **more: Any) -> Graenaland:
    return position("build", hands={A: hand, B: "ore"}, **more)


def paying() -> Graenaland:
    state = building("grain wood livestock livestock gold gold", facilities={3: "market"})
    play(state, "village 2")
    assert phase(state) == "pay"
    return state


@pytest.mark.parametrize(
    ("wish", "rule", "name"),
    [
        ("yes", "G-5", "must_choose_hero_move"),
        ("priest to 3", "G-26", "hero_not_in_play"),
        ("warrior to 8", "G-6", "too_far"),
        ("warrior to 2", "G-6", "already_there"),
        ("warrior to 9", "G-6", "territory_not_in_play"),
    ],
)
def test_hero_moves(wish: str, rule: str, name: str) -> None:
    assert why(moving(), B, wish)[0] == (rule, name)


@pytest.mark.parametrize(
    ("wish", "rule", "name"),
    [
        ("stay", "G-8", "propose_or_pass"),
        ("propose 1", "G-9", "no_vote_there"),
        ("propose 4", "G-9", "no_vote_there"),
        ("propose 9", "G-6", "territory_not_in_play"),
    ],
)
def test_proposals(wish: str, rule: str, name: str) -> None:
    assert why(proposing(), A, wish)[0] == (rule, name)


def test_receivers() -> None:
    state = proposing()
    play(state, "propose 3")
    assert why(state, A, "pass") == [("G-9", "must_assign_all")]
    assert why(state, A, "give ore to 1") == [("GC-17", "other_card_first")]
    assert why(state, A, "give wood to 5") == [("", "no_such_move")]


def test_votes() -> None:
    state = voting()
    assert why(state, B, "pass") == [("G-15", "vote_yes_or_no")]
    assert why(state, C, "yes") == [("G-1", "not_your_turn")]


@pytest.mark.parametrize(
    ("wish", "refused"),
    [
        ("yes", [("G-17", "building_phase")]),
        ("village 4", [("G-21", "no_settlement_near"), ("G-17", "cannot_pay")]),
        ("village 2", [("G-17", "cannot_pay")]),
        ("village 5", [("G-6", "territory_not_in_play")]),
        ("church 1", [("G-22", "no_own_village"), ("G-17", "cannot_pay")]),
        ("church 6", [("G-24", "no_building_symbol"), ("G-22", "no_own_village"), ("G-17", "cannot_pay")]),
        ("army", [("G-17", "cannot_pay")]),
        ("market 3", [("G-17", "cannot_pay")]),
        ("road 1", [("G-28", "no_own_settlement")]),
        ("declare", [("G-36", "too_few_conditions")]),
    ],
)
def test_projects(wish: str, refused: list[tuple[str, str]]) -> None:
    assert why(building(), A, wish) == refused


def test_taken_symbols_and_facilities() -> None:
    state = building("grain wood ore wood", buildings={"church": {3: D}}, facilities={3: "road"})
    assert why(state, A, "church 3") == [("G-22", "symbol_is_taken")]
    assert why(state, A, "road 3") == [("G-28", "facility_is_there")]


def test_houses_and_tokens_are_limited() -> None:
    state = building("grain wood wood livestock ore", villages={A: {3: 9, 2: 4}})
    assert why(state, A, "village 3") == [("G-21", "no_house_left")]
    assert not [say for say in legal(state) if say.startswith(("village", "church"))]
    state = building("wood ore", facilities=dict.fromkeys((1, 2, 4, 6, 7, 8), "road"))
    assert why(state, A, "road 3") == [("G-28", "no_token_left")]


def test_payments() -> None:
    state = paying()
    assert why(state, A, "end") == [("G-17", "must_pay")]
    assert why(state, A, "pay wood") == [("GC-17", "other_slot_first")]
    assert why(state, A, "pay grain with supply") == [("G-19", "supply_does_not_help")]
    assert why(state, A, "pay grain with whole supply") == [("G-20", "supply_is_used")]
    assert why(state, A, "pay grain with grain") == [("GC-3", "market_for_same_resource")]
    assert why(state, A, "pay grain with ore") == [("G-17", "card_not_held")]
    state = building("grain wood livestock gold")
    play(state, "village 2")
    assert why(state, A, "pay grain with wood") == [("G-31", "no_market_left")]


def test_a_payment_that_would_strand_the_rest_is_refused() -> None:
    state = building("wood livestock livestock ore", facilities={3: "market"})
    play(state, "village 2")
    assert legal(state) == ["pay grain with ore", "pay grain with livestock"]
    assert why(state, A, "pay grain with wood") == [("G-17", "rest_cannot_be_paid")]


def test_spares() -> None:
    state = building("ore ore grain livestock", army={A: 3}, buildings={"fortress": {3: A}})
    play(state, "army")
    assert why(state, A, "pay ore") == [("G-27", "must_spare")]
    assert why(state, A, "spare wood") == [("G-27", "not_in_price")]
    state = building("ore grain livestock", army={A: 3}, buildings={"fortress": {3: A, 2: A}})
    play(state, "army")
    assert why(state, A, "spare livestock") == [("GC-17", "slots_in_order")]
    play(state, "spare ore")
    assert legal(state) == ["spare ore", "spare livestock"]
    assert why(state, A, "spare grain") == [("GC-17", "slots_in_order")]
    state = building("ore grain gold", army={A: 3}, buildings={"fortress": {3: A}})
    play(state, "army")
    assert legal(state) == ["spare ore", "spare livestock"]
    assert why(state, A, "spare grain") == [("G-27", "rest_cannot_be_paid")]


def test_fees() -> None:
    state = position("build", lead=B, hands={B: "grain wood livestock ore gold"}, facilities={4: "palisade"})
    play(state, "village 4", "pay grain", "pay wood", "pay livestock")
    assert why(state, B, "pay ore") == [("G-33", "must_pay_fee")]
    assert why(state, B, "fee wood") == [("GA-11", "fee_not_held")]


def test_heroes_that_arrive() -> None:
    state = building("grain wood ore")
    play(state, "church 3")
    assert why(state, A, "end") == [("GA-12", "must_make_room")]
    assert why(state, A, "step to 1") == [("GA-12", "no_room_there")]
    state = building("grain wood ore", buildings={"church": {3: A}}, heroes={A: {"warrior": 2, "priest": 4}})
    play(state, "church 2")
    assert why(state, A, "end") == [("G-26", "come_or_remain")]


def test_pledges() -> None:
    state = position("build", hands={A: "wood grain", B: "ore wood", C: "ore"}, facilities={3: "market"})
    play(state, "joint road 3")
    assert why(state, A, "end") == [("G-34", "pledge_or_pass")]
    assert why(state, A, "pledge grain") == [("G-34", "slot_is_not_open")]
    play(state, "pledge wood", "enough")
    assert why(state, B, "pledge wood") == [("G-34", "slot_is_not_open")]
    assert why(state, B, "pledge ore with wood") == [("GA-14", "helpers_pay_from_hand")]
    assert why(state, B, "pledge ore with gold") == [("G-18", "card_not_held")]
    play(state, "pass", "pass")
    assert legal(state) == ["pledge ore with grain", "cancel"]
    assert why(state, A, "end") == [("GC-9", "fill_or_cancel")]
    assert why(state, A, "joint road 2") == [("GC-9", "fill_or_cancel")]


def test_who_has_begun_to_fill_must_fill_everything() -> None:
    state = position("build", hands={A: "wood wood gold gold", B: "wood"})
    play(state, "joint palisade 3", "enough", "pass", "pledge wood")
    assert phase(state) == "fill"
    assert legal(state) == ["pledge wood", "pledge wood with gold"]
    assert why(state, A, "cancel") == [("GC-9", "must_fill_all")]


def test_bad_notation_says_what_would_be_right() -> None:
    state = moving()
    for text, hint in (
        ("propose 12", "there are 1, 2"),
        ("give stone to 1", "there are grain, wood"),
        ("give wood to 9", "there are 1, 2, 3, 4"),
        ("joint castle 1", "there are road"),
        ("spare gold", "there are grain, wood, ore, livestock"),
        ("pay gold", "there are grain, grain with supply"),
        ("pay ore by ship", "there are grain, grain with supply"),
        ("sing", "moves look like"),
    ):
        with pytest.raises(BadNotation, match=hint):
            GAME.parse(state, text)


def test_an_illegal_text_is_refused_with_the_rule() -> None:
    with pytest.raises(IllegalMove, match=r"no vote there \(G-9\)"):
        GAME.read(proposing(), "propose 4")
