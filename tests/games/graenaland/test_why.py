"""Why not? Every refusal names the rule that forbids the wish, worst first, and can be told in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemeton import OVER
from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.games.graenaland.game import GAME
from nemeton.games.graenaland.notation import NOTATION
from nemeton.games.graenaland.rules import Graenaland
from nemeton.words import LANGUAGES, Words
from tests.games.graenaland.position import A, B, C, D, deal, legal, phase, play, position

NAMES = ["Anouk", "Bernd", "Chloe", "Dirk"]

# --- positions in which somebody is asked ---


def settling() -> Graenaland:
    """Two villages stand on tile 1; B is to place the second one."""
    state = GAME.start(3, layout="variable", start_player="1")
    play(state, "land 1", "land 2", "land 6")
    deal(state)
    play(state, "settle 1", "settle 1", "settle 2")
    assert (phase(state), state.turn, legal(state)) == ("settle", B, ["settle 2", "settle 3"])
    return state


def settling_again() -> Graenaland:
    """D has a village on tile 3 and is to place the second one."""
    state = GAME.start(4, layout="variable", start_player="1")
    play(state, "land 1", "land 2", "land 3", "land 6", "land 7")
    deal(state)
    play(state, "settle 1", "settle 1", "settle 2", "settle 3")
    assert (phase(state), state.turn, legal(state)) == ("settle", D, ["settle 2", "settle 4"])
    return state


def standing() -> Graenaland:
    state = settling()
    while phase(state) == "settle":
        play(state, legal(state)[0])
    assert phase(state) == "stand"
    return state


def moving() -> Graenaland:
    return position("move", lead=D)


def must_move() -> Graenaland:
    return position("move", lead=D, must_move=True)


def proposing() -> Graenaland:
    return position("propose", lead=D, turn=A, cards={3: "ore wood", 2: "wood", 1: "grain"})


def must_propose() -> Graenaland:
    return position("propose", lead=D, turn=A, cards={3: "ore wood", 2: "wood"}, must_propose=True)


def giving() -> Graenaland:
    state = position("propose", lead=D, turn=A, cards={3: "ore ore wood"})
    play(state, "propose 3")
    return state


def giving_ore() -> Graenaland:
    state = giving()
    play(state, "give wood to 4", "give ore to 2")
    return state


def voting() -> Graenaland:
    state = position("propose", lead=D, turn=A, cards={2: "wood grain"})
    play(state, "propose 2", "give grain to 1", "give wood to 2")
    assert (phase(state), state.turn) == ("vote", B)
    return state


def building() -> Graenaland:
    return position("build", hands={A: "wood ore", B: "ore"})


def building_advanced() -> Graenaland:
    return position("build", hands={A: "wood ore"}, goal="advanced")


def building_where_others_are() -> Graenaland:
    return position("build", hands={A: "grain wood ore wood"}, buildings={"church": {3: D}}, facilities={3: "road"})


def building_only_where_others_are() -> Graenaland:
    return position("build", hands={A: "grain wood ore wood"}, villages={A: {3: 2}}, buildings={"church": {3: D}})


def building_without_houses() -> Graenaland:
    return position("build", hands={A: "grain wood wood livestock ore"}, villages={A: {3: 9, 2: 4}})


def building_without_tokens() -> Graenaland:
    return position("build", hands={A: "wood ore", B: "ore"}, facilities=dict.fromkeys((1, 2, 4, 6, 7, 8), "road"))


def building_with_a_road_everywhere() -> Graenaland:
    return position("build", hands={A: "wood wood ore"}, villages={A: {3: 2}}, facilities={3: "road"})


def building_largest_army() -> Graenaland:
    return position("build", army={A: 8}, hands={A: "ore ore ore grain grain livestock livestock livestock"})


def building_behind_palisades() -> Graenaland:
    return position("build", hands={A: "grain wood livestock ore"}, facilities={1: "palisade"})


def building_alone() -> Graenaland:
    """Nobody else has a card."""
    return position("build", hands={A: "wood grain livestock"})


def building_after_joint() -> Graenaland:
    state = position("build", hands={A: "wood wood", B: "ore"})
    play(state, "joint road 2", "pledge wood", "pass")
    return state


def building_at_the_end() -> Graenaland:
    return position("final", lead=D, turn=A, hands={A: "wood ore grain grain livestock"})


def sparing() -> Graenaland:
    state = position("build", army={A: 3}, hands={A: "ore ore grain livestock"}, buildings={"fortress": {3: A}})
    play(state, "army")
    return state


def sparing_twice() -> Graenaland:
    state = position("build", army={A: 3}, hands={A: "ore grain livestock"}, buildings={"fortress": {3: A, 2: A}})
    play(state, "army", "spare ore")
    return state


def sparing_with_gold() -> Graenaland:
    state = position("build", army={A: 3}, hands={A: "ore grain gold"}, buildings={"fortress": {3: A}})
    play(state, "army")
    return state


def paying() -> Graenaland:
    state = position("build", hands={A: "grain wood livestock livestock gold gold"}, facilities={3: "market"})
    play(state, "village 2")
    return state


def paying_without_market() -> Graenaland:
    state = position("build", hands={A: "grain wood livestock gold"})
    play(state, "village 2")
    return state


def paying_through_market() -> Graenaland:
    state = position("build", hands={A: "wood livestock livestock ore"}, facilities={3: "market"})
    play(state, "village 2")
    assert legal(state) == ["pay grain with ore", "pay grain with livestock"]
    return state


def paying_fees() -> Graenaland:
    state = position("build", hands={A: "grain ore livestock wood gold"}, facilities={1: "palisade"})
    play(state, "village 1", "pay grain", "pay ore", "pay livestock")
    return state


def making_room() -> Graenaland:
    state = position("build", hands={A: "grain wood ore"})
    play(state, "church 3")
    return state


def arriving() -> Graenaland:
    heroes = {A: {"warrior": 2, "priest": 4}}
    state = position("build", hands={A: "grain wood ore"}, buildings={"church": {3: A}}, heroes=heroes)
    play(state, "church 2")
    return state


def pledging() -> Graenaland:
    hands = {A: "wood grain", B: "ore wood", C: "ore"}
    state = position("build", hands=hands, facilities={3: "market"})
    play(state, "joint road 3")
    return state


def helping() -> Graenaland:
    state = pledging()
    play(state, "pledge wood", "enough")
    return state


def filling() -> Graenaland:
    state = helping()
    play(state, "pass", "pass")
    assert legal(state) == ["pledge ore with grain", "cancel"]
    return state


def filling_on() -> Graenaland:
    state = position("build", hands={A: "wood wood gold gold", B: "wood"})
    play(state, "joint palisade 3", "enough", "pass", "pledge wood")
    assert legal(state) == ["pledge wood", "pledge wood with gold"]
    return state


def drawing() -> Graenaland:
    return position("produce")


def over() -> Graenaland:
    state = position("final", lead=A, turn=B)
    assert state.turn == OVER
    return state


# --- who wishes what, and the rules against it ---

CASES: list[tuple[Callable[[], Graenaland], str, list[tuple[str, str]]]] = [
    (over, "end", [("G-36", "game_over")]),
    (drawing, "stay", [("G-1", "not_your_turn")]),
    (moving, "dance", [("", "no_such_move")]),
    (settling, "stay", [("G-39", "must_settle")]),
    (settling, "settle 6", [("G-39", "not_on_coast")]),
    (settling, "settle 1", [("G-39", "coast_is_full")]),
    (settling_again, "settle 3", [("GC-13", "village_elsewhere_first")]),
    (standing, "stand 6", [("G-39", "must_stand_at_village")]),
    (must_move, "stay", [("GA-3", "must_move_hero")]),
    (moving, "yes", [("G-5", "must_choose_hero_move")]),
    (moving, "priest to 3", [("G-26", "hero_not_in_play")]),
    (moving, "warrior to 8", [("G-6", "too_far")]),
    (moving, "warrior to 3", [("G-6", "already_there")]),
    (moving, "warrior to 9", [("G-6", "territory_not_in_play"), ("G-6", "too_far")]),
    (must_propose, "pass", [("GA-4", "must_propose")]),
    (proposing, "stay", [("G-8", "propose_or_pass")]),
    (proposing, "propose 1", [("G-9", "no_vote_there")]),
    (proposing, "propose 4", [("G-9", "no_vote_there"), ("G-9", "no_cards_there")]),
    (proposing, "propose 9", [("G-6", "territory_not_in_play"), ("G-9", "no_vote_there"), ("G-9", "no_cards_there")]),
    (giving, "pass", [("G-9", "must_assign_all")]),
    (giving, "give ore to 1", [("GC-17", "other_card_first")]),
    (giving_ore, "give ore to 1", [("GC-17", "receivers_in_order")]),
    (giving_ore, "give wood to 1", [("GC-17", "other_card_first")]),
    (voting, "pass", [("G-15", "vote_yes_or_no")]),
    (building, "yes", [("G-17", "building_phase")]),
    (building, "village 4", [("G-21", "no_settlement_near"), ("G-17", "cannot_pay")]),
    (building, "village 2", [("G-17", "cannot_pay")]),
    (building, "village 5", [("G-6", "territory_not_in_play")]),
    (building, "church 1", [("G-22", "no_own_village"), ("G-17", "cannot_pay")]),
    (building, "church 5", [("G-6", "territory_not_in_play")]),
    (building, "church 6", [("G-24", "no_building_symbol"), ("G-22", "no_own_village"), ("G-17", "cannot_pay")]),
    (building, "army", [("G-17", "cannot_pay")]),
    (building, "market 3", [("G-17", "cannot_pay")]),
    (building, "road 1", [("G-28", "no_own_settlement")]),
    (building, "road 5", [("G-6", "territory_not_in_play")]),
    (building, "declare", [("G-36", "too_few_conditions")]),
    (building_advanced, "declare", [("GC-12", "too_few_points")]),
    (building_where_others_are, "church 3", [("G-22", "symbol_is_taken")]),
    (building_where_others_are, "road 3", [("G-28", "facility_is_there")]),
    (building_without_houses, "village 3", [("G-21", "no_house_left")]),
    (building_without_houses, "church 3", [("G-21", "no_house_left")]),
    (building_without_tokens, "road 3", [("G-28", "no_token_left")]),
    (building_largest_army, "army", [("G-27", "army_is_largest")]),
    (building_behind_palisades, "village 1", [("G-33", "cannot_pay_fees")]),
    (building_alone, "joint road 3", [("GC-8", "joint_is_hopeless")]),
    (building_after_joint, "joint road 2", [("G-34", "joint_only_once")]),
    (building_at_the_end, "road 3", [("G-37", "no_facilities_at_the_end")]),
    (building_at_the_end, "declare", [("G-36", "only_lead_declares")]),
    (sparing, "pay ore", [("G-27", "must_spare")]),
    (sparing, "spare wood", [("G-27", "not_in_price")]),
    (sparing_twice, "spare grain", [("GC-17", "slots_in_order")]),
    (sparing_with_gold, "spare grain", [("G-27", "rest_cannot_be_paid")]),
    (paying, "end", [("G-17", "must_pay")]),
    (paying, "pay wood", [("GC-17", "other_slot_first")]),
    (paying, "pay grain with supply", [("G-19", "supply_does_not_help")]),
    (paying, "pay grain with whole supply", [("G-20", "supply_is_used")]),
    (paying, "pay grain with grain", [("GC-3", "market_for_same_resource")]),
    (paying, "pay grain with ore", [("G-17", "card_not_held")]),
    (paying_without_market, "pay grain with wood", [("G-31", "no_market_left")]),
    (paying_without_market, "pay grain with whole supply", [("G-31", "no_market_left")]),
    (paying_through_market, "pay grain with wood", [("G-17", "rest_cannot_be_paid")]),
    (paying_fees, "pay ore", [("G-33", "must_pay_fee")]),
    (paying_fees, "fee livestock", [("GA-11", "fee_not_held")]),
    (making_room, "end", [("GA-12", "must_make_room")]),
    (making_room, "step to 1", [("GA-12", "no_room_there")]),
    (arriving, "end", [("G-26", "come_or_remain")]),
    (pledging, "end", [("G-34", "pledge_or_pass")]),
    (pledging, "pledge grain", [("G-34", "slot_is_not_open")]),
    (pledging, "pledge ore with supply", [("G-19", "supply_does_not_help")]),
    (helping, "pledge wood", [("G-34", "slot_is_not_open")]),
    (helping, "pledge ore with wood", [("GA-14", "helpers_pay_from_hand")]),
    (helping, "pledge ore with gold", [("G-18", "card_not_held")]),
    (filling, "end", [("GC-9", "fill_or_cancel")]),
    (filling, "joint road 2", [("GC-9", "fill_or_cancel")]),
    (filling_on, "cancel", [("GC-9", "must_fill_all")]),
    (building, "at price church", [("G-17", "cannot_pay")]),
    (building, "at price army", [("G-17", "cannot_pay")]),
    (moving, "at price church", [("G-17", "building_comes_later"), ("G-17", "cannot_pay")]),
    (building_where_others_are, "at price church", []),
    (building_only_where_others_are, "at price church", [("G-22", "nowhere_for_building")]),
    (building_without_houses, "at price church", [("G-21", "no_house_left")]),
    (building_largest_army, "at price army", [("G-27", "army_is_largest")]),
    (building_at_the_end, "at price road", [("G-37", "no_facilities_at_the_end")]),
    (building_with_a_road_everywhere, "at price road", [("G-28", "nowhere_for_facility")]),
    (moving, "at price dragon", [("", "no_such_move")]),
]
IDS = [f"{ask.__name__}: {wish}" for ask, wish, _ in CASES]
# Only a number can name a player who is not there; and a promise is no move.
BY_NUMBER = [(giving, NOTATION.parse("give wood to 5", 5), "GA-5", "no_such_player")]


def assert_has_words(name: str, thing: dict[str, object]) -> None:
    for language in LANGUAGES:
        assert Words.of(GAME, language, strict=True).refusal(thing, NAMES), name


@pytest.mark.parametrize(("ask", "wish", "expected"), CASES, ids=IDS)
def test_a_wish_is_refused_by_its_rules(
    ask: Callable[[], Graenaland], wish: str, expected: list[tuple[str, str]]
) -> None:
    state = ask()
    refused = GAME.why_not(state, max(state.turn, 0), wish)
    assert [(refusal.rule, refusal.name) for refusal in refused] == expected
    for refusal in refused:
        assert_has_words(refusal.name, refusal.thing())


@pytest.mark.parametrize(("ask", "move", "rule", "name"), BY_NUMBER)
def test_a_number_that_no_text_means_is_refused(ask: Callable[[], Graenaland], move: int, rule: str, name: str) -> None:
    (refusal,) = GAME.why_not(ask(), A, move)
    assert (refusal.rule, refusal.name) == (rule, name)
    assert_has_words(name, refusal.thing())


def test_every_refusal_the_game_has_words_for_is_among_them() -> None:
    met = {name for _, _, expected in CASES for _, name in expected} | {name for _, _, _, name in BY_NUMBER}
    known = {id.removeprefix("why-") for id in Words.of(GAME, "en").ids if id.startswith("why-")}
    assert met | {refusal.name for refusal in GAME.talk.refusals(building())} == known


@pytest.mark.parametrize(
    "ask", {ask: None for ask, _, _ in CASES if ask not in (over, drawing)}, ids=lambda ask: ask.__name__
)
def test_what_is_legal_is_not_refused(ask: Callable[[], Graenaland]) -> None:
    state = ask()
    assert [GAME.say(state, move) for move in state.moves() if GAME.why_not(state, state.turn, move)] == []


def test_who_is_not_asked_is_told_who_is() -> None:
    (refusal,) = GAME.why_not(voting(), C, "yes")
    assert refusal.thing() == {"name": "not_your_turn", "rule": "G-1", "seat": B}


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
