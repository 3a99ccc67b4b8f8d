"""The rules of Celtica by number: decisions CA-…, clarifications CC-…, options, and the rules C-… without a vector."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from nemeton import CHANCE, OVER
from nemeton.games.celtica import ask, content
from nemeton.games.celtica import row as r
from nemeton.games.celtica.game import GAME
from tests.games.celtica.position import (
    ALL_BUT_BROWN,
    NONE,
    ONE_OF_EACH,
    A,
    B,
    C,
    D,
    count,
    deal,
    discards,
    display,
    druid,
    experience,
    experience_discards,
    hand,
    heard,
    legal,
    opening,
    own,
    phase,
    pile,
    play,
    position,
    reserve,
    round_of,
    supply,
    told,
)
from tests.playing import Table, walk

PLAYER_COUNTS = range(2, 6)


# --- set-up: C-1 to C-5, CA-1, CA-11, CA-13, CC-5 ---


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_c_1_c_3_c_5_set_up_is_the_same_for_every_number_of_players(players: int) -> None:
    state = opening(players)
    figures = next(line for line in GAME.content["by_players"] if line["players"] == players)
    assert [druid(state, key) for key in content.DRUID_KEYS] == [0] * 5
    assert [sum(hand(state, seat).values()) for seat in range(players)] == [5] * players
    assert [count(own(state, seat)) for seat in range(players)] == [2] * players
    assert sum(pile(state).values()) == figures["druid_cards_left"] == 60 - 5 * players
    assert count(display(state)) == 9
    assert count(supply(state)) == figures["supply_after_setup"] == 90 - 9 - 2 * players
    assert reserve(state) == NONE
    assert (discards(state), experience_discards(state)) == ({}, {})


def test_ca_1_c_4_start_parts_lie_open() -> None:
    state = opening(3)
    for viewer in (None, A, B, C):
        seats = GAME.view(state, viewer)["seats"]
        assert [sum(seat["parts"]) for seat in seats] == [2, 2, 2]


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_cc_5_order_of_set_up_draws(players: int) -> None:
    state = opening(players)
    kinds = [GAME.say(state, move).split()[0] for seat, move, _ in state.history or [] if seat == CHANCE]
    assert kinds == ["card"] * 5 * players + ["part"] * (9 + 2 * players) + ["starts"]
    events = heard(state)
    deals = [event["seat"] for event in events if event["name"] == "deal"]
    assert deals == list(range(players)) * 5
    shown = [event for event in events if event["name"] in ("display", "start_part")]
    assert [event["name"] for event in shown] == ["display"] * 9 + ["start_part"] * 2 * players
    assert [event["seat"] for event in shown[9:]] == [seat for seat in range(players) for _ in range(2)]


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_ca_13_start_player_is_drawn_and_each_is_as_likely(players: int) -> None:
    state = GAME.start(players)
    while not legal(state)[0].startswith("starts"):
        play(state, legal(state)[0])
    assert legal(state) == [f"starts {seat + 1}" for seat in range(players)]
    assert state.weights() == [1] * players
    play(state, f"starts {players}")
    assert (state.turn, GAME.view(state, None)["first"]) == (players - 1, players - 1)


def test_ca_11_the_start_is_place_0_and_the_goal_place_19() -> None:
    assert len(content.PLACE_KINDS) == 20
    assert content.GOAL == 19
    kinds = Counter(content.PLACE_KINDS[1:])
    assert (kinds[content.FIND], kinds[content.RUIN], kinds[content.CULT]) == (10, 6, 3)


def test_the_path_is_that_of_section_10() -> None:
    path = "+1 cult -1 +1 +2 -2 cult +2 -1 +2 -2 +1 cult +3 -3 +2 +3 -2 +4"
    signs = {content.FIND: "+", content.RUIN: "-"}
    places = zip(content.PLACE_KINDS[1:], content.PLACE_AMOUNTS[1:], strict=True)
    assert " ".join(f"{signs[kind]}{amount}" if kind in signs else "cult" for kind, amount in places) == path


def test_the_box_is_that_of_section_3() -> None:
    assert content.DRUID_KEYS == ["red", "grey", "white", "brown", "black"]
    assert list(content.DRUID_CARDS) == [12] * 5
    assert list(content.EXPERIENCE_CARDS) == [4] * 5
    assert list(content.PART_COUNTS) == [10] * 9


# --- playing cards: C-2, C-6 to C-12 ---


def test_c_6_all_numbers_of_cards_of_one_colour_and_no_pass() -> None:
    state = position(hands=[{"red": 3, "black": 1}, {"grey": 1}])
    assert legal(state) == ["play red 1", "play red 2", "play red 3", "play black 1"]


def test_c_6_c_7_every_triple_of_colour_cards_and_experience() -> None:
    state = position(hands=[{"red": 2, "black": 1}, {"grey": 1}], experience=[{"red": 2, "black": 1, "white": 3}])
    triples = [f"play red {k}" + (f" + {x}" if x else "") for k, x in product((1, 2), (0, 1, 2))]
    assert legal(state) == [*triples, "play black 1", "play black 1 + 1"]


def test_c_2_c_21_play_goes_clockwise_past_those_without_cards() -> None:
    state = position(4, turn=C, druids={"red": 19}, hands=[{}, {"red": 3}, {"red": 2}, {"red": 2}])
    order = [C]
    for _ in range(3):
        play(state, "play red 1")
        order.append(state.turn)
    # D follows C, A holds nothing, then B; the last cards of C and D are played by themselves
    assert order == [C, D, B, B]


@pytest.mark.parametrize(("steps", "place"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_c_9_c_10_the_full_number_of_steps_and_only_the_last_place_counts(steps: int, place: int) -> None:
    state = position(druids={"white": 4}, hands=[{"white": 5}, {"red": 2}], own=[ONE_OF_EACH])
    play(state, f"play white {steps}")
    assert druid(state, "white") == place
    assert phase(state) == {5: "take", 6: "give", 7: "draw", 8: "take"}[place]
    assert GAME.view(state, A)["amount"] == {5: 2, 6: 2, 7: 0, 8: 2}[place]
    assert own(state, A) == ONE_OF_EACH
    assert experience(state, A) == {}


def test_c_11_any_number_of_druids_on_one_place() -> None:
    everybody = dict.fromkeys(("red", "grey", "white", "brown"), 5)
    state = position(druids={**everybody, "black": 4}, hands=[{"black": 2}, {"red": 2}])
    play(state, "play black 1")
    assert [druid(state, key) for key in content.DRUID_KEYS] == [5] * 5
    assert phase(state) == "take"


def test_c_12_played_cards_lie_open_on_separate_piles() -> None:
    state = position(druids={"red": 1}, hands=[{"red": 2, "white": 1}, {"grey": 2}], experience=[{"red": 1}])
    play(state, "play red 2 + 1", "take large_1")
    for viewer in (None, A, B):
        view = GAME.view(state, viewer)["discards"]
        assert view == {"druid": [2, 0, 0, 0, 0], "experience": [1, 0, 0, 0, 0]}


# --- find sites: C-14 to C-16, CA-2, CA-3, CA-5, CA-6, C-28, C-29 ---


@pytest.mark.parametrize("place", [place for place in range(1, 20) if content.PLACE_KINDS[place] == content.FIND])
def test_c_14_every_find_site_gives_what_it_shows(place: int) -> None:
    state = position(druids={"red": place - 1}, hands=[{"red": 2}, {"grey": 2}])
    play(state, "play red 1")
    assert phase(state) == "take"
    assert {len(say.split()) - 1 for say in legal(state)} == {content.PLACE_AMOUNTS[place]}


def test_c_14_parts_of_one_kind_are_equal() -> None:
    state = position(druids={"red": 4}, hands=[{"red": 2}, {"grey": 2}], display="7 2 0 0 0 0 0 0 0")
    play(state, "play red 1")
    assert legal(state) == ["take large_1 large_1", "take large_1 large_2", "take large_2 large_2"]


def test_c_14_a_choice_with_one_result_is_made_by_itself() -> None:
    state = position(druids={"red": 4}, hands=[{"red": 2}, {"grey": 2}], display="9 0 0 0 0 0 0 0 0")
    play(state, "play red 1")
    assert own(state, A) == "2 0 0 0 0 0 0 0 0"
    assert (A, GAME.parse(state, "take large_1 large_1"), True) in (state.history or [])


def test_c_15_a_second_part_of_a_kind_starts_another_amulet() -> None:
    state = position(final_after=B, own=["2 1 0 0 0 0 0 0 0"])
    assert state.incomplete(A) == [2, 1]


def test_ca_2_the_goal_gives_its_parts_once_per_druid() -> None:
    state = position(druids={"red": 18}, hands=[{"red": 3}, {"grey": 3}])
    play(state, "play red 1", "take large_1 large_2 large_3 large_4")
    deal(state)
    assert count(own(state, A)) == 4
    play(state, "play grey 2", "decline", "play red 1")
    assert count(own(state, A)) == 4


def test_ca_3_more_steps_than_needed_are_lost() -> None:
    state = position(druids={"red": 18}, hands=[{"red": 5}, {"grey": 2}], experience=[{"red": 1}])
    about = GAME.about(state, GAME.read(state, "play red 4 + 1"))
    assert (about["to"], about["wasted"], about["effect"], about["amount"]) == (19, 4, "take", 4)
    play(state, "play red 4 + 1")
    assert (druid(state, "red"), discards(state), phase(state)) == (19, {"red": 4}, "take")


def test_ca_5_a_small_display_is_taken_whole_and_not_a_second_time_after_the_refill() -> None:
    state = position(
        druids={"white": 18},
        hands=[{"white": 2}, {"red": 2}],
        display="1 1 0 0 0 0 0 0 0",
        supply="0 0 0 0 0 1 1 1 1",
    )
    play(state, "play white 1")
    assert own(state, A) == "1 1 0 0 0 0 0 0 0"
    deal(state)
    assert display(state) == "0 0 0 0 0 1 1 1 1"
    assert state.turn == B


def test_ca_6_c_28_the_game_ends_when_display_supply_and_reserve_are_empty() -> None:
    hands = [{"white": 2}, {"red": 2}]
    state = position(druids={"white": 0}, hands=hands, display="1 0 0 0 0 0 0 0 0", supply=NONE)
    play(state, "play white 1")
    assert (state.turn, told(state).count("no_parts")) == (OVER, 1)


def test_ca_6_c_29_with_parts_left_anywhere_it_goes_on() -> None:
    hands = [{"white": 2}, {"red": 2}]
    state = position(hands=hands, display="1 0 0 0 0 0 0 0 0", supply=NONE, reserve="0 1 0 0 0 0 0 0 0")
    play(state, "play white 1")
    assert (display(state), reserve(state), state.turn) == ("0 1 0 0 0 0 0 0 0", NONE, B)


def test_ca_6_parts_given_up_in_the_same_turn_keep_the_game_going() -> None:
    state = position(
        druids={"white": 2}, hands=[{"white": 2}, {"red": 2}], own=["2 0 0 0 0 0 0 0 0"], display=NONE, supply=NONE
    )
    play(state, "play white 1")
    deal(state)
    assert (reserve(state), display(state), state.turn) == ("1 0 0 0 0 0 0 0 0", NONE, B)


# --- ruins: C-17 to C-19, CA-8, CA-15, CA-16 ---


@pytest.mark.parametrize("place", [place for place in range(1, 20) if content.PLACE_KINDS[place] == content.RUIN])
def test_c_17_every_ruin_costs_what_it_shows(place: int) -> None:
    state = position(druids={"red": place - 1}, hands=[{"red": 2}, {"grey": 2}], own=[ONE_OF_EACH])
    play(state, "play red 1")
    assert phase(state) == "give"
    assert {len(say.split()) - 1 for say in legal(state)} == {content.PLACE_AMOUNTS[place]}


def test_c_18_given_up_parts_are_the_reserve_and_the_display_is_not_touched() -> None:
    state = position(
        druids={"red": 5}, hands=[{"red": 2}, {"grey": 2}], own=[ONE_OF_EACH], display="1 1 1 0 0 0 0 0 0", supply=NONE
    )
    play(state, "play red 1", "give small_1 small_2")
    deal(state)
    assert reserve(state) == "0 0 0 0 1 1 0 0 0"
    assert display(state) == "1 1 1 0 0 0 0 0 0"


def test_ca_8_no_experience_card_anywhere_no_card() -> None:
    everything = {"red": 4, "grey": 4, "white": 4, "brown": 4, "black": 4}
    state = position(druids={"red": 2}, hands=[{"red": 2}, {"grey": 2}], experience=[{}, everything])
    play(state, "play red 1")
    assert told(state)[-1] == "no_experience"
    assert (experience(state, A), state.turn) == ({}, B)


def test_ca_15_a_ruin_gives_an_experience_card_although_nothing_was_given_up() -> None:
    state = position(druids={"red": 2}, hands=[{"red": 2}, {"grey": 2}])
    play(state, "play red 1", "experience grey")
    assert "nothing_to_give" in told(state)
    assert experience(state, A) == {"grey": 1}


def test_ca_16_complete_amulets_may_be_broken_up() -> None:
    state = position(druids={"red": 2}, hands=[{"red": 2}, {"grey": 2}], own=["2 1 1 1 1 1 1 1 1"])
    play(state, "play red 1")
    assert len(legal(state)) == 9
    assert GAME.about(state, GAME.read(state, "give middle"))["breaks"] == 1
    assert GAME.about(state, GAME.read(state, "give large_1"))["breaks"] == 0
    play(state, "give middle")
    assert state.points()[A] == 0


def test_ca_16_complete_amulets_may_be_broken_up_in_swaps() -> None:
    state = position(final_after=B, experience=[{"red": 1}], own=[ONE_OF_EACH])
    play(state, "swap middle large_1")
    assert own(state, A) == "2 1 1 1 1 1 1 1 0"


# --- cult places: C-13, C-20, CA-14, CC-6 ---


def test_c_20_the_card_comes_from_the_pile_by_its_numbers() -> None:
    state = position(druids={"red": 1}, hands=[{"red": 2}, {"grey": 2}], pile={"red": 1, "black": 3}, own=[ONE_OF_EACH])
    play(state, "play red 1", "draw")
    assert (legal(state), state.weights()) == (["card red", "card black"], [1, 3])
    play(state, "card black")
    assert (hand(state, A), pile(state)) == ({"red": 1, "black": 1}, {"red": 1, "black": 2})


def test_c_13_an_empty_pile_is_renewed_from_the_discards_with_the_cards_just_played() -> None:
    state = position(druids={"red": 1}, hands=[{"red": 2, "white": 1}, {"grey": 2}], pile={})
    before = discards(state)
    play(state, "play red 1", "draw")
    assert told(state)[-1] == "reshuffle"
    assert pile(state) == {**before, "red": before["red"] + 1}
    assert discards(state) == {}


def test_cc_6_a_pile_is_not_renewed_before_a_card_is_needed() -> None:
    state = position(druids={"red": 1}, hands=[{"red": 2, "white": 1}, {"grey": 2}], pile={"black": 1})
    play(state, "play red 1", "draw")
    assert hand(state, A) == {"red": 1, "white": 1, "black": 1}
    assert pile(state) == {}
    assert sum(discards(state).values()) > 0
    assert "reshuffle" not in told(state)


def test_cc_6_the_supply_is_not_renewed_before_a_part_is_needed() -> None:
    state = position(
        hands=[{"red": 2}, {"grey": 2}], supply="1 0 0 0 0 0 0 0 0", reserve="0 1 0 0 0 0 0 0 0", display=ONE_OF_EACH
    )
    play(state, "play red 1", "take middle")
    assert (supply(state), reserve(state)) == (NONE, "0 1 0 0 0 0 0 0 0")
    assert "reshuffle" not in told(state)


def test_cc_6_the_experience_pile_is_not_renewed_before_a_card_is_needed() -> None:
    others = {"red": 3, "grey": 4, "white": 4, "brown": 4, "black": 2}
    state = position(
        druids={"red": 2},
        hands=[{"red": 2}, {"grey": 2}],
        experience=[{}, others],
        experience_discards={"black": 2},
    )
    play(state, "play red 1")
    assert experience(state, A) == {"red": 1}
    assert experience_discards(state) == {"black": 2}


def test_ca_14_a_card_drawn_with_an_empty_hand_keeps_the_player_in_the_round() -> None:
    state = position(3, druids={"red": 1}, turn=B, hands=[{"grey": 2}, {"red": 1}, {}])
    assert (state.turn, phase(state)) == (B, "draw")
    play(state, "draw", "card black")
    assert state.turn == A
    play(state, "play grey 2", "decline")
    deal(state)
    assert (state.turn, phase(state), druid(state, "black")) == (B, "take", 1)


def test_with_no_card_to_draw_the_player_declines_by_himself() -> None:
    """Section 5, D4: automatic "no" only if pile and discards are both empty. No real box gets there."""
    state = position(druids={"red": 1}, hands=[{"red": 2, "white": 1}, {"grey": 2}])
    for heap in (r.PILE, r.DISCARDS):
        state.pour(heap, r.hand(B), r.DRUIDS)
    state.push(ask.DRAW, A)
    state.settle()
    assert told(state)[-1] == "decline"


# --- rounds: C-21 to C-27, CA-4, CA-17 ---


def test_c_23_hands_are_not_refilled_during_a_round() -> None:
    state = position(hands=[{"red": 2}, {"grey": 2}])
    play(state, "play red 1", "take large_1")
    deal(state)
    assert sum(hand(state, A).values()) == 1


def test_c_24_a_new_round_deals_five_cards_and_experience_cards_stay() -> None:
    state = position(turn=B, hands=[{}, {"red": 2}], experience=[{"white": 1}, {"grey": 1}])
    play(state, "play red 2", "decline")
    deal(state)
    assert [sum(hand(state, seat).values()) for seat in (A, B)] == [5, 5]
    assert (experience(state, A), experience(state, B)) == ({"white": 1}, {"grey": 1})


def test_c_24_cards_are_dealt_from_renewed_discards_when_the_pile_runs_out() -> None:
    state = position(turn=B, hands=[{}, {"red": 2}], pile={"white": 3})
    play(state, "play red 2", "decline")
    assert told(state).count("deal") == 3
    assert told(state)[-1] == "reshuffle"
    deal(state)
    assert told(state).count("deal") == 10
    assert sum(pile(state).values()) == 60 - 10
    assert discards(state) == {}


@pytest.mark.parametrize("last", [A, B, C])
def test_c_25_the_left_neighbour_of_the_last_player_opens_the_round_and_is_dealt_first(last: int) -> None:
    state = position(3, turn=last, hands=[{"red": 2} if seat == last else {} for seat in range(3)])
    play(state, "play red 2", "decline")
    deal(state)
    first = (last + 1) % 3
    assert (state.turn, GAME.view(state, None)["first"]) == (first, first)
    deals = [event["seat"] for event in heard(state) if event["name"] == "deal"]
    assert deals == [(first + i) % 3 for i in range(15)]


def test_c_26_after_the_first_arrival_the_round_is_finished_and_then_the_game() -> None:
    state = position(3, druids={"red": 18}, hands=[{"red": 2}, {"grey": 2}, {"white": 2}])
    play(state, "play red 1", "take large_1 large_2 large_3 large_4")
    deal(state)
    assert state.turn == B
    play(state, "play grey 2", "decline")
    assert state.turn == C
    play(state, "play white 2", "decline")
    assert (state.turn, round_of(state)) == (OVER, 1)
    assert GAME.view(state, None)["ender"] == A, "A's last card, played by itself on the arrived druid, ended the round"


def test_c_27_ca_17_cards_on_an_arrived_druid_count_as_the_last_cards() -> None:
    state = position(3, druids={"red": 19}, turn=B, hands=[{}, {"red": 2}, {}])
    play(state, "play red 2")
    assert state.turn == OVER
    assert GAME.view(state, None)["ender"] == B
    assert "stays" in told(state)


def test_ca_4_cc_2_experience_cards_on_an_arrived_druid_are_legal_and_lost() -> None:
    state = position(druids={"red": 19}, hands=[{"red": 2}, {"grey": 2}], experience=[{"red": 1}])
    assert legal(state) == ["play red 1", "play red 1 + 1", "play red 2", "play red 2 + 1"]
    about = GAME.about(state, GAME.read(state, "play red 1 + 1"))
    assert (about["effect"], about["amount"], about["wasted"]) == ("nothing", 0, 2)
    play(state, "play red 1 + 1")
    assert (discards(state), experience_discards(state)) == ({"red": 1}, {"red": 1})
    assert (druid(state, "red"), own(state, A), state.turn) == (19, NONE, B)


# --- the end: C-28, C-30 to C-33, CA-7, CA-12, CC-1, CC-3, CC-4 ---


def test_c_28_all_five_druids_in_the_goal_end_the_game_after_the_parts_are_taken() -> None:
    state = position(druids=ALL_BUT_BROWN, hands=[{"brown": 2}, {"grey": 2}])
    play(state, "play brown 1")
    assert phase(state) == "take"
    play(state, "take large_1 large_2 large_3 large_4")
    deal(state)
    assert (state.turn, count(own(state, A)), count(display(state))) == (OVER, 4, 9)


def test_ca_12_druid_cards_are_void_after_an_immediate_end_and_experience_stays() -> None:
    state = position(
        druids=ALL_BUT_BROWN, hands=[{"brown": 2}, {"grey": 3}], experience=[{}, {"grey": 2}], own=[NONE, ONE_OF_EACH]
    )
    play(state, "play brown 1", "take large_1 large_2 large_3 large_4")
    deal(state)
    assert (hand(state, A), hand(state, B)) == ({}, {})
    assert told(state).count("void") == 2
    assert (state.turn, phase(state), experience(state, B)) == (B, "final", {"grey": 2})


def test_c_30_the_game_ender_is_last_in_the_final_exchange() -> None:
    for ender in range(4):
        state = position(4, final_after=ender, experience=[{"red": 1}] * 4, own=[ONE_OF_EACH] * 4)
        order = []
        while state.turn != OVER:
            order.append(state.turn)
            play(state, "done")
        assert order == [(ender + i) % 4 for i in range(1, 5)]


def test_c_30_any_number_of_cards_in_one_turn() -> None:
    state = position(final_after=B, experience=[{"red": 4, "grey": 1}], own=["9 0 0 0 0 0 0 0 0"])
    play(state, "swap large_1 large_2", "buy large_3", "swap large_1 large_4")
    assert own(state, A) == "7 1 1 1 0 0 0 0 0"
    assert experience(state, A) == {"grey": 1}
    play(state, "swap large_1 small_1")
    assert state.turn != A


def test_c_31_one_card_swaps_and_cannot_buy() -> None:
    state = position(final_after=B, experience=[{"red": 1}], own=["1 0 0 0 0 0 0 0 0"], display="0 1 0 0 0 0 0 0 8")
    assert legal(state) == ["swap large_1 large_2", "swap large_1 middle", "done"]


def test_c_32_two_cards_buy_without_an_own_part() -> None:
    state = position(final_after=B, experience=[{"red": 1, "black": 1}], display="0 1 0 0 0 0 0 0 8")
    assert legal(state) == ["buy large_2", "buy middle", "done"]


def test_ca_7_the_swapped_part_takes_the_free_space_and_is_there_for_the_next_player() -> None:
    state = position(
        final_after=B, experience=[{"red": 1}, {"grey": 2}], own=["1 0 0 0 0 0 0 0 0"], display="0 9 0 0 0 0 0 0 0"
    )
    play(state, "swap large_1 large_2")
    assert display(state) == "1 8 0 0 0 0 0 0 0"
    assert (state.turn, "buy large_1" in legal(state)) == (B, True)


def test_cc_1_the_display_is_refilled_after_each_final_turn_but_not_before_the_first() -> None:
    state = position(final_after=B, experience=[{"red": 2}], own=[ONE_OF_EACH], display="1 1 1 1 1 0 0 0 0")
    assert (state.turn, count(display(state))) == (A, 5)
    play(state, "buy large_1")
    deal(state)
    assert count(display(state)) == 9


def test_cc_1_the_display_is_refilled_after_a_skipped_final_turn() -> None:
    state = position(
        final_after=B, experience=[{}, {"red": 2}], own=[ONE_OF_EACH, ONE_OF_EACH], display="1 1 1 1 1 0 0 0 0"
    )
    assert told(state) == ["final_skipped"]
    deal(state)
    assert (state.turn, count(display(state))) == (B, 9)


def test_an_empty_display_skips_the_final_turn() -> None:
    """Section 5: skipped if the display is empty; the players hear that it is skipped."""
    state = position(final_after=B, experience=[{"red": 4}], display=NONE, supply=NONE)
    assert state.turn == OVER
    assert experience(state, A) == {"red": 4}
    assert told(state)[:2] == ["final_skipped", "final_skipped"]


def test_cc_3_a_swap_for_the_same_kind_is_not_offered() -> None:
    state = position(final_after=B, experience=[{"red": 1}], own=[ONE_OF_EACH])
    swaps = [say.split()[1:] for say in legal(state) if say.startswith("swap")]
    assert len(swaps) == 9 * 8
    assert all(given != taken for given, taken in swaps)


def test_cc_3_a_player_who_could_only_swap_for_the_same_kind_is_not_asked() -> None:
    state = position(final_after=B, experience=[{"red": 1}], own=["1 0 0 0 0 0 0 0 0"], display="9 0 0 0 0 0 0 0 0")
    assert state.turn == OVER
    assert state.history == [], "nothing was decided, so nothing is written down"


def test_cc_4_experience_cards_pay_in_the_order_of_the_colours() -> None:
    state = position(
        final_after=B, experience=[{"grey": 1, "white": 2, "brown": 1, "black": 1}], own=["1 0 0 0 0 0 0 0 0"]
    )
    play(state, "buy large_1")
    assert experience(state, A) == {"white": 1, "brown": 1, "black": 1}
    play(state, "swap large_1 large_2")
    assert experience(state, A) == {"brown": 1, "black": 1}
    assert experience_discards(state) == {"grey": 1, "white": 2}


def test_c_36_experience_cards_have_no_other_use() -> None:
    table = Table("celtica", 3)
    *_, state = walk(table, 5, listen=True)
    uses = heard(state)
    drawn = sum(event["name"] == "experience" for event in uses)
    played = sum(event["experience"] for event in uses if event["name"] == "play")
    spent = sum({"swap": 1, "buy": 2}.get(event["name"], 0) for event in uses)
    held = sum(seat["experience_cards"] for seat in table.game.view(state, None)["seats"])
    assert drawn == played + spent + held


# --- the winner: C-34, C-35, CA-10 ---


@pytest.mark.parametrize(
    ("parts", "ranking"),
    [
        (["2 2 2 2 2 2 2 2 2", "1 1 1 1 1 1 1 1 1"], [1, 2]),  # C-34: complete amulets
        (["1 1 1 1 1 1 1 1 1", "5 5 5 5 5 5 5 5 0"], [1, 2]),  # C-34 before any number of loose parts
        (["1 1 1 0 0 0 0 0 0", "5 4 0 0 0 0 0 0 0"], [1, 2]),  # C-35: [3] before [2,2,2,2,1]
        (["2 1 1 0 0 0 0 0 0", "0 0 0 0 0 0 1 1 1"], [1, 2]),  # C-35: [3,1] before [3]
        (["2 1 1 0 0 0 0 0 0", "0 0 0 0 0 1 1 2 0"], [1, 1]),  # CA-10: the kinds do not matter
        ([NONE, NONE], [1, 1]),
        ([ONE_OF_EACH, ONE_OF_EACH, NONE], [1, 1, 3]),
        ([NONE, ONE_OF_EACH, NONE, ONE_OF_EACH], [3, 1, 3, 1]),
        (["1 0 0 0 0 0 0 0 0", ONE_OF_EACH, "0 1 0 0 0 0 0 0 0", NONE], [2, 1, 2, 4]),
    ],
)
def test_c_34_c_35_ca_10_ranking(parts: list[str], ranking: list[int]) -> None:
    assert position(len(parts), final_after=A, own=parts).ranking() == ranking


def test_experience_cards_left_never_matter() -> None:
    state = position(final_after=A, experience=[{"red": 1}, {}], own=[NONE, NONE])
    assert (state.turn, state.ranking()) == (OVER, [1, 1])


def test_the_list_rule_is_the_best_arrangement() -> None:
    """Section 7: layers give the largest incomplete amulets that any arrangement could."""
    luck = random.Random(1)
    for _ in range(50):
        counts = [luck.randrange(4) for _ in range(9)]
        state = position(final_after=A, own=[" ".join(str(number) for number in counts)])
        layers = [sum(number >= layer for number in counts) for layer in (1, 2, 3)]
        assert state.points()[A] == layers.count(9)
        assert state.incomplete(A) == [size for size in layers if 0 < size < 9]


def test_results_name_what_decided() -> None:
    def decided(*own_parts: str) -> dict[str, object]:
        return GAME.results(position(len(own_parts), final_after=A, own=own_parts))[-1]

    assert decided("2 2 2 2 2 2 2 2 2", ONE_OF_EACH) == {"name": "decided_by_complete", "seat": A, "complete": 2}
    assert decided("2 2 1 1 1 1 1 1 1", "2 2 2 1 1 1 1 1 1") == {
        "name": "decided_by_incomplete",
        "seat": B,
        "layer": 1,
        "size": 3,
        "other": 2,
    }
    assert decided("6 0 0 0 0 0 0 0 0", "1 0 0 0 0 0 0 0 0")["layer"] == 2
    assert decided("5 0 0 0 0 0 0 0 0", "4 0 0 0 0 0 0 0 0")["layer"] == 5
    assert decided(NONE, ONE_OF_EACH, ONE_OF_EACH) == {"name": "shared_victory", "seats": [B, C]}
