"""Rules of Graenaland that no test vector tells, in the order of docs/rules/graenaland.md; and options of a table."""

from __future__ import annotations

import pytest

from nemeton import CHANCE, OVER
from nemeton.core.errors import BadOption
from nemeton.games.graenaland import content
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland.game import GAME
from nemeton.games.graenaland.rules import Graenaland
from tests.games.graenaland.position import (
    A,
    B,
    C,
    D,
    cards_at,
    deal,
    deal_to,
    discard_deck,
    discard_supply_pile,
    discards,
    facilities,
    hand,
    hero,
    legal,
    phase,
    play,
    play_as,
    position,
    seat_of,
    supply_left,
    territory,
    told,
    votes,
    why,
)


def start(players: int = 4, **options: object) -> Graenaland:
    return GAME.start(players, listen=True, **options)


def set_up(players: int = 4, **options: object) -> Graenaland:
    state = start(players, **options)
    deal(state)
    return state


# --- setting up ---


@pytest.mark.parametrize(
    ("players", "land"),
    [
        (3, ["1", "3", "2", "6", "7"]),
        (4, ["3", "2", "1", "4", "6", "7", "8"]),
        (5, ["2", "1", "3", "4", "5", "6", "7", "8", "9"]),
    ],
)
def test_the_land_lies_as_the_standard_layout_says(players: int, land: list[str]) -> None:
    """Section 4, G-39."""
    laid = GAME.view(set_up(players), None)["territories"]
    assert [tile["territory"] for tile in laid] == land
    assert [tile["row"] for tile in laid] == ["coast"] * players + ["inland"] * (players - 1)
    assert [sum(tile["villages"]) for tile in laid] == [2] * players + [0] * (players - 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_two_villages_a_warrior_and_two_cards(players: int) -> None:
    """G-39."""
    state = set_up(players)
    for seat, home in enumerate(GAME.view(state, None)["territories"][:players]):
        of = seat_of(state, seat)
        assert of["measures"][r.SETTLER] == 2
        assert of["heroes"] == [home["territory"], None, None]
        assert (of["army"], of["houses"], of["hand_size"]) == (1, 11, 2)


def test_start_cards_come_from_the_decks_of_the_two_territories() -> None:
    """G-39."""
    state = set_up(4)
    assert seat_of(state, A)["backs"] == [0, 1, 1, 0]  # forest and hills


def test_the_lead_player_can_be_chosen_or_drawn() -> None:
    """GC-14."""
    assert GAME.view(set_up(3, start_player="2"), None)["lead"] == B
    state = start(5)
    while not GAME.say(state, state.moves()[0]).startswith("lead"):
        state.play(state.moves()[0])
    assert legal(state) == [f"lead {seat}" for seat in range(1, 6)]
    with pytest.raises(BadOption, match="seat from 1 to 3"):
        GAME.start(3, start_player="4")


def test_in_the_variable_layout_tiles_stay_in_their_row_and_players_place_their_villages() -> None:
    """G-39, GC-13."""
    state = start(3, layout="variable", start_player="2")
    assert legal(state) == ["land 1", "land 2", "land 3"]
    play(state, "land 3", "land 1")
    assert legal(state) == ["land 6", "land 7"], "the last coast tile goes without saying"
    play(state, "land 7")
    deal(state)
    assert (state.turn, phase(state)) == (B, "settle")
    play(state, "settle 1")
    assert (state.turn, legal(state)) == (C, ["settle 1", "settle 2", "settle 3"])
    play(state, "settle 1")
    assert (state.turn, legal(state)) == (A, ["settle 2", "settle 3"]), "two villages stand on tile 1"
    assert why(state, A, "settle 1") == [("G-39", "coast_is_full")]
    assert why(state, A, "settle 6") == [("G-39", "not_on_coast")]
    play(state, "settle 2")
    assert (state.turn, phase(state)) == (C, "settle"), "A's second village can only go to tile 3: reverse order"
    assert legal(state) == ["settle 2", "settle 3"]
    play(state, "settle 2")
    assert (state.turn, phase(state)) == (B, "stand"), "the last village goes without saying"
    assert legal(state) == ["stand 1", "stand 3"]
    play(state, "stand 3", "stand 2", "stand 2")
    assert [hero(state, seat, "warrior") for seat in (A, B, C)] == [2, 3, 2]


def test_a_second_village_goes_to_the_first_one_only_if_nothing_else_is_free() -> None:
    """GC-13."""
    state = start(3, layout="variable", start_player="1")
    play(state, "land 1", "land 2", "land 6")
    deal(state)
    play(state, "settle 1", "settle 1", "settle 3")
    assert state.turn == B, "C's second village must go to tile 2"
    assert legal(state) == ["settle 2", "settle 3"]
    play(state, "settle 2")
    assert (state.turn, phase(state)) == (A, "stand"), "A's to tile 3"


# --- production ---


def test_the_draws_go_along_the_coast_and_then_inland() -> None:
    """G-2, GA-22."""
    state = position("produce")
    draws = []
    while state.turn == CHANCE:
        draws.append(legal(state)[0].split()[1])
        state.play(state.moves()[0])
    assert draws == ["hill", "forest", "plain", "forest", "hill", "mountain", "mountain"]


def test_weights_are_the_cards_of_the_deck() -> None:
    """G-4."""
    state = position("produce")
    assert (legal(state), state.weights()) == (["card hill wood", "card hill ore", "card hill livestock"], [5, 15, 10])


def test_an_empty_deck_is_renewed_from_its_discards_when_a_card_is_wanted() -> None:
    """GC-1."""
    state = position("produce")
    discard_deck(state, "hill", but="ore")
    play(state, "card hill ore")
    assert "reshuffle" not in told(state), "not before it is wanted"
    deal(state)
    assert "reshuffle" in told(state)


def test_without_the_option_unsettled_territories_yield_nothing() -> None:
    """GA-1."""
    state = position("produce", unsettled_produce=False)
    deal(state)
    assert [len(cards_at(state, number)) for number in (1, 2, 3, 4, 6, 7, 8)] == [1, 1, 1, 1, 0, 0, 0]


def test_the_larger_storage_is_twice_the_settlements_and_one() -> None:
    """GA-2."""
    state = position("move", double_storage=True)
    assert [territory(state, number)["limit"] for number in (1, 6)] == [5, 1]


# --- heroes ---


def test_everybody_must_move_if_the_table_says_so() -> None:
    """GA-3."""
    state = position("move", must_move=True)
    assert "stay" not in legal(state, B)
    assert why(state, B, "stay") == [("GA-3", "must_move_hero")]


def test_the_lead_player_moves_nobody() -> None:
    """G-5."""
    state = position("move", lead=C)
    assert state.awaited() == [A, B, D]
    assert why(state, C, "stay") == [("G-1", "not_your_turn")]


def test_hero_moves_can_be_made_in_any_order_and_count_together() -> None:
    """G-5."""
    state = position("move")
    play_as(state, D, "warrior to 8")
    play_as(state, B, "warrior to 7")
    assert [hero(state, seat, "warrior") for seat in (B, D)] == [2, 4]
    play_as(state, C, "stay")
    assert [hero(state, seat, "warrior") for seat in (B, D)] == [7, 8]


def test_a_palisade_may_be_agreed_to_weaken_warriors_only() -> None:
    """G-32, GA-10."""
    villages = {A: {1: 2}, B: {2: 1}, C: {4: 1}}
    heroes = {A: {"warrior": 1}, B: {"warrior": 1}, C: {"bard": 1}}
    for affects, expected in (("heroes", [3, 1, 1, 0]), ("warriors", [3, 1, 2, 0])):
        state = position(
            "move", villages=villages, heroes=heroes, army={B: 2}, facilities={1: "palisade"}, palisade_affects=affects
        )
        assert votes(state, 1) == expected


# --- proposals ---


def test_who_can_propose_nothing_is_not_asked() -> None:
    """G-9."""
    state = position("propose", lead=A, turn=B, cards={4: "wood"}, hands={A: "wood wood"})
    assert state.turn == C
    assert "pass" not in told(state)


def test_everybody_must_propose_if_the_table_says_so() -> None:
    """GA-4."""
    state = position("propose", lead=A, turn=B, cards={2: "wood", 1: "ore"}, must_propose=True)
    assert legal(state) == ["propose 1", "propose 2"]
    assert why(state, B, "pass") == [("GA-4", "must_propose")]


def test_equal_cards_are_given_in_the_order_of_the_seats() -> None:
    """GC-17."""
    state = position("propose", lead=D, turn=A, cards={3: "ore ore wood"})
    play(state, "propose 3", "give wood to 4", "give ore to 2")
    assert legal(state) == ["give ore to 2", "give ore to 3", "give ore to 4"]
    assert why(state, A, "give ore to 1") == [("GC-17", "receivers_in_order")]
    assert why(state, A, "give wood to 1") == [("GC-17", "other_card_first")]


def test_a_face_down_card_is_given_as_unknown_and_seen_by_its_receiver_only() -> None:
    """G-29, GA-7."""
    state = position("propose", lead=D, turn=A, cards={3: "ore"}, down={3: "wood livestock"})
    play(state, "propose 3", "give ore to 1", "give unknown to 1", "give unknown to 4")
    assert (hand(state, A), hand(state, D)) == (["wood", "ore"], ["livestock"])
    looks = [event for event in state.log or [] if GAME.events[event[0]].name == "looks"]
    assert [GAME.tell(event, A)["resource"] for event in looks] == ["wood", None]
    assert [GAME.tell(event, D)["resource"] for event in looks] == [None, "livestock"]
    assert [GAME.tell(event, None)["resource"] for event in looks] == [None, None]
    assert GAME.view(state, B)["seats"][A]["seen"] == [0, 0, 1, 0, 0]


def test_nobody_is_asked_once_a_ballot_is_decided() -> None:
    """G-15, GA-24."""
    heroes = {A: {"warrior": 2}, B: {"warrior": 2}, C: {"warrior": 2}, D: {"warrior": 4}}
    state = position("propose", lead=D, turn=A, heroes=heroes, cards={2: "wood grain"})
    assert votes(state, 2) == [2, 2, 1, 0]
    play(state, "propose 2", "give grain to 1", "give wood to 2")
    assert state.turn == B
    play(state, "yes")
    assert hand(state, A) == ["grain"], "4 of 5 votes: C is not asked"
    state = position("propose", lead=D, turn=A, heroes=heroes, cards={2: "wood grain"})
    play(state, "propose 2", "give grain to 1", "give wood to 1", "no")
    assert state.turn == C, "A and C together would have 3 of 5"
    play(state, "no")
    assert cards_at(state, 2) == ["grain", "wood"]


def test_the_lead_player_votes_and_may_receive() -> None:
    """G-16."""
    state = position("propose", lead=B, turn=A, cards={2: "wood"})
    play(state, "propose 2", "give wood to 2")
    assert state.turn == B
    play(state, "yes")
    assert hand(state, B) == ["wood"]


# --- building ---


def test_the_supply_card_serves_one_project_only() -> None:
    """G-19."""
    state = position("build", hands={A: "livestock grain livestock wood"}, supply="ore wood")
    play(state, "village 3")
    while phase(state) == "pay":
        play(state, next(say for say in legal(state) if "supply" in say or "with" not in say))
    assert supply_left(state) == [False, False]
    assert "road 3" not in legal(state), "ore and wood were on the card"


def test_the_supply_card_can_be_kept_for_a_later_project() -> None:
    """G-19."""
    state = position("build", hands={A: "wood ore livestock"}, supply="ore wood")
    play(state, "village 3", "pay wood", "pay ore")
    assert supply_left(state) == [True, True]
    assert "road 3" in legal(state)
    play(state, "road 3")
    assert facilities(state, 3) == ["road"]


def test_a_half_of_the_supply_card_is_no_card_for_the_market() -> None:
    """G-20, GC-4."""
    state = position("build", hands={A: "wood grain grain"}, supply="ore livestock", facilities={3: "market"})
    play(state, "palisade 3")
    says = legal(state)
    assert says == ["pay wood with whole supply", "pay wood with grain"], "the first wood goes without saying"
    assert why(state, A, "pay wood with supply") == [("G-19", "supply_does_not_help")]
    play(state, "pay wood with whole supply")
    assert hand(state, A) == ["grain", "grain"]


def test_a_market_built_in_this_phase_can_be_used_at_once_but_only_once() -> None:
    """G-31."""
    state = position("build", hands={A: "grain livestock ore ore wood wood"})
    assert "improvement 3" in legal(state)
    play(state, "market 3")
    assert seat_of(state, A)["markets"] == 1
    play(state, "improvement 3")
    while phase(state) == "pay":
        assert [say for say in legal(state) if "with" in say], "livestock must come from the market"
        play(state, legal(state)[0])
    assert len(hand(state, A)) == 2
    assert seat_of(state, A)["markets"] == 0


def test_which_card_is_spent_when_several_decks_have_the_resource() -> None:
    """GA-17: ore of the plain before ore of the hills."""
    state = position("build", hands={A: "ore livestock"})
    for kind, key in enumerate(content.KIND_KEYS):
        if key in ("hill ore", "mountain ore"):  # beside the one of the plain
            deal_to(state, A, kind)
    state.count = -1
    play(state, "army")
    ore = content.RESOURCE_KEYS.index("ore")
    spent = {deck["deck"]: deck["discards"][ore] for deck in GAME.view(state, None)["decks"]}
    assert spent == {"plain": 1, "forest": 0, "hill": 0, "mountain": 0}


def test_a_fortress_saves_a_card_of_the_builders_choice() -> None:
    """G-27."""
    state = position("build", army={A: 3}, hands={A: "ore ore grain livestock"}, buildings={"fortress": {3: A}})
    play(state, "army")
    assert legal(state) == ["spare grain", "spare ore", "spare livestock"]
    play(state, "spare livestock")
    assert hand(state, A) == ["livestock"]
    assert seat_of(state, A)["army"] == 4


def test_the_army_ends_at_eight() -> None:
    """G-27."""
    state = position("build", army={A: 8}, hands={A: "ore ore ore grain grain livestock livestock livestock"})
    assert "army" not in legal(state)
    assert why(state, A, "army") == [("G-27", "army_is_largest")]


def test_entry_fees_go_clockwise_and_are_seen_by_all() -> None:
    """G-33, GC-5."""
    cards = "grain wood livestock ore ore gold"
    state = position("build", lead=B, hands={B: cards}, facilities={4: "palisade"}, villages={A: {4: 1, 3: 1}})
    play(state, "village 4", "pay grain", "pay wood", "pay livestock")
    assert (phase(state), GAME.about(state, state.moves()[0])["receiver"]) == ("fee", C)
    play(state, "fee ore")
    assert GAME.about(state, state.moves()[0])["receiver"] == D
    play(state, "fee ore")
    assert [hand(state, seat) for seat in range(4)] == [["gold"], [], ["ore"], ["ore"]]
    assert seat_of(state, A)["seen"] == [0, 0, 0, 0, 1]


def test_no_fee_is_due_where_one_has_settled_before() -> None:
    """G-33."""
    state = position("build", lead=C, hands={C: "grain wood livestock"}, facilities={4: "palisade"})
    play(state, "village 4")
    assert territory(state, 4)["villages"][C] == 2


def test_a_called_hero_who_is_there_already_is_not_asked() -> None:
    """G-26, GC-6."""
    church = {"church": {3: A}}
    heroes = {A: {"warrior": 3, "priest": 2}}
    state = position("build", hands={A: "grain wood ore wood"}, buildings=church, heroes=heroes)
    play(state, "church 2")
    assert phase(state) != "arrive"


def test_a_fortress_brings_no_hero() -> None:
    """G-26."""
    state = position("build", hands={A: "wood ore ore"})
    play(state, "fortress 3")
    assert [hero(state, A, key) for key in ("priest", "bard")] == [None, None]


# --- joint building ---


def test_a_joint_building_can_be_filled_by_the_lead_player_alone() -> None:
    """GC-8."""
    state = position("build", hands={A: "wood ore"})
    assert "joint road 3" in legal(state)
    play(state, "joint road 3", "pledge wood", "pledge ore")
    assert facilities(state, 3) == ["road"]
    assert "joint_built" in told(state)


def test_a_joint_building_nobody_can_contribute_to_is_not_offered() -> None:
    """GC-8."""
    state = position("build", hands={A: "wood grain livestock"})
    assert "joint road 3" not in legal(state)
    assert why(state, A, "joint road 3") == [("GC-8", "joint_is_hopeless")]


def test_whether_somebody_may_help_is_judged_by_what_everybody_has_seen() -> None:
    """GC-8: B's unseen card is from the plain: it may be ore, although it is grain."""
    state = position("build", hands={A: "wood wood", B: "grain"})
    assert "joint road 3" in legal(state)
    play(state, "joint road 3", "pledge wood")
    assert "cannot_help" in told(state)
    assert "joint_cancelled" in told(state)


def test_the_lead_player_may_fill_what_is_open_with_the_second_half_of_the_supply_card() -> None:
    """GC-9."""
    state = position("build", hands={B: "ore"}, supply="wood ore")
    play(state, "joint road 3", "pledge wood with supply", "enough", "pass")
    assert (state.turn, legal(state)) == (A, ["pledge ore with supply", "cancel"])
    play(state, "pledge ore with supply")
    assert facilities(state, 3) == ["road"]
    assert supply_left(state) == [False, False]


def test_a_cancelled_joint_building_gives_everything_back_and_may_be_built_alone() -> None:
    """G-34, GA-16."""
    state = position("build", hands={A: "wood wood", B: "ore"}, supply="ore grain", facilities={2: "market"})
    play(state, "joint road 3", "pledge wood", "enough", "pass", "cancel")
    assert hand(state, A) == ["wood", "wood"]
    assert (supply_left(state), seat_of(state, A)["markets"]) == ([True, True], 1)
    play(state, "road 3")
    assert phase(state) in ("pay", "build")


def test_helpers_are_asked_again_while_they_can_fill_more() -> None:
    """G-34, GA-15."""
    state = position("build", hands={B: "wood wood"})
    play(state, "joint palisade 3", "pledge wood", "pledge wood")
    assert facilities(state, 3) == ["palisade"]
    assert discards(state) == ["wood", "wood"]


# --- the end ---


def test_the_ship_goes_to_the_left_and_the_supply_card_expires() -> None:
    """G-35, GA-13."""
    state = position("build", lead=D, hands={D: "wood ore"}, supply="grain grain")
    play(state, "end")
    assert "supply_expires" in told(state)
    assert GAME.view(state, None)["lead"] == A
    assert len(legal(state)) == 15, "all supply cards but the one just used"
    deal(state)
    assert GAME.view(state, None)["round"] == 2


def test_supply_cards_are_shuffled_again_when_the_pile_is_empty() -> None:
    """G-35."""
    state = position("build", hands={A: "wood ore"}, supply="grain grain")
    discard_supply_pile(state)
    play(state, "end")
    assert len(legal(state)) == 16


@pytest.mark.parametrize(("goal", "needed"), [("short", 2), ("normal", 3), ("long", 4)])
def test_how_many_conditions_it_takes(goal: str, needed: int) -> None:
    """G-36."""
    state = set_up(4, goal=goal)
    assert GAME.view(state, None)["needed"] == needed


def test_in_the_short_game_two_conditions_are_enough() -> None:
    """G-36."""
    villages = {A: {3: 5, 2: 2}}
    for goal, may in (("short", True), ("normal", False)):
        state = position("build", villages=villages, army={A: 5}, hands={A: "wood ore"}, goal=goal)
        assert seat_of(state, A)["conditions"] == 2
        assert ("declare" in legal(state)) is may
        if not may:
            assert why(state, A, "declare") == [("G-36", "too_few_conditions")]


def test_the_advanced_game_counts_points() -> None:
    """GC-12."""
    state = start(3, goal="advanced")
    play(state, "supply grain wood")
    for card in ("settler easy", "builder standard", "warlord hard", "explorer hard", "speaker standard"):
        play(state, f"points {card}")
    conditions = GAME.view(state, None)["conditions"]
    assert [condition["threshold"] for condition in conditions] == [6, 4, 6, 5, 3], (
        "explorer is capped at 5 territories"
    )
    assert [condition["points"] for condition in conditions] == [2, 3, 4, 3, 3]
    assert GAME.view(state, None)["needed"] == 9
    assert state.weights() != []


def test_the_others_build_once_more_without_facilities_and_nobody_declares_again() -> None:
    """G-37, GC-10."""
    villages = {A: {3: 3, 2: 2, 1: 1, 4: 1}, B: {6: 3, 7: 2, 8: 2}}
    buildings = {"church": {3: A, 2: A}, "hall": {3: A, 1: A}}
    state = position(
        "build", villages=villages, buildings=buildings, army={B: 5}, hands={B: "wood ore grain grain wood livestock"}
    )
    play(state, "declare")
    assert state.may_declare(B)
    assert (state.turn, phase(state)) == (B, "build")
    assert not [say for say in legal(state) if say.split()[0] in ("declare", "road", "joint", "market")]
    assert why(state, B, "declare") == [("G-36", "only_lead_declares")]
    assert why(state, B, "road 6") == [("G-37", "no_facilities_at_the_end")]
    play(state, "end")
    assert state.turn == OVER
    assert state.ranking() == [1, 2, 3, 3]
    assert GAME.results(state)[-1]["name"] == "declared"


def test_the_last_building_may_take_a_condition_from_who_declared() -> None:
    """G-37: who declared wins, and the result says with how many and what was lost."""
    villages = {A: {3: 4, 2: 1, 1: 1, 6: 1}, B: {7: 1}}
    hands = {B: "grain grain wood wood ore ore livestock livestock"}
    state = position("build", villages=villages, army={A: 5}, hands=hands)
    assert seat_of(state, A)["conditions"] == 3
    play(state, "declare", "village 6")
    while state.turn != OVER:
        play(state, "end" if "end" in legal(state) else legal(state)[0])
    assert state.ranking()[A] == 1
    facts = {"seat": A, "conditions": 3, "left": 2, "condition": "speaker"}
    assert GAME.results(state)[-1] == {"name": "declared_before", **facts}


def test_after_the_last_round_the_most_conditions_win() -> None:
    """GA-20, GC-11."""
    state = position("build", lead=D, round=40, hands={D: "wood ore"}, army={B: 5})
    play(state, "end")
    assert state.turn == CHANCE
    deal(state)
    assert state.turn == OVER
    assert GAME.view(state, None)["declarer"] is None
    assert "round_limit" in told(state)
    assert state.ranking()[B] == 1
    assert GAME.results(state)[-1] == {"name": "decided_by_points", "seat": B, "own": 1, "other": 0}


def test_ties_are_broken_by_settlements_army_and_hand() -> None:
    """GA-19."""
    state = position(
        "build", lead=D, round=40, hands={D: "wood ore", C: "wood"}, army={A: 2}, villages={B: {2: 2, 1: 1}}
    )
    play(state, "end")
    deal(state)
    assert state.ranking() == [2, 1, 4, 3]
    state = position("build", lead=D, round=40, hands={D: "wood ore", C: "wood wood"})
    play(state, "end")
    deal(state)
    assert state.ranking() == [3, 3, 1, 1], "ties that remain are shared"


def test_the_round_limit_is_an_option() -> None:
    """GA-20."""
    state = position("build", lead=D, round=10, hands={D: "wood ore"}, round_limit=10)
    play(state, "end")
    deal(state)
    assert state.turn == OVER
