"""The rules of Meduris by number where no vector covers them, and its options."""

from __future__ import annotations

import itertools
import random

import pytest

from nemeton import CHANCE, OVER, Rng
from nemeton.core.errors import BadOption
from nemeton.games.meduris import content
from nemeton.games.meduris import move as m
from nemeton.games.meduris.game import GAME
from nemeton.games.meduris.notation import goods_in
from nemeton.games.meduris.rules import Meduris
from nemeton.words import Words
from tests.games.meduris.position import (
    NOTHING,
    ONE_EACH,
    A,
    B,
    C,
    Goods,
    about,
    asked,
    chip,
    chips,
    end_turn,
    hand,
    legal,
    offer_nothing,
    phase,
    play,
    position,
    rune,
    seen,
    supply,
    told,
)

ALL_CHIPS = ["druid", "druid", "free_hut", "free_hut", "points2", "points2"]


def started(players: int, **options: object) -> Meduris:
    return GAME.start(players, listen=True, **options)


def deal(state: Meduris, seed: int = 1) -> None:
    rng = Rng(seed)
    while state.turn == CHANCE:
        state.look()
        state.apply(state.draw(rng))


# --- setting up ---


@pytest.mark.parametrize(("players", "side", "fields", "huts", "workers", "left"), [
    (2, "side_2_3", 32, 12, 3, 16),
    (3, "side_2_3", 32, 8, 2, 15),
    (4, "side_4", 40, 8, 2, 14),
])  # fmt: skip
def test_m_2_to_m_9_set_up(players: int, side: str, fields: int, huts: int, workers: int, left: int) -> None:
    state = started(players)
    deal(state)
    view = seen(state)
    assert (view["side"], len(view["fields"]), view["supply"]) == (side, fields, [left] * 4)
    for seat in range(players):
        assert hand(state, seat) == ONE_EACH
        of = view["seats"][seat]
        assert (of["huts"], of["temples"], of["points"]) == (huts, 2, 5)
    order = []
    while phase(state) == "place":
        order.append(state.turn)
        play(state, legal(state)[0])
    first = view["first"]
    assert order == [(first + i) % players for i in range(players * workers)]
    assert (state.turn, told(state, "turn")[0]["seat"], told(state, "harvest")) == (CHANCE, first, [])


def test_m_9_at_most_three_workers_on_a_plateau() -> None:
    state = started(2)
    deal(state)
    play(state, "place wood", "place wood", "place wood")
    assert legal(state) == ["place wool", "place copper", "place stone"]


@pytest.mark.parametrize(("players", "layouts"), [(2, 6864), (4, 135660)])
def test_m_4_every_chip_layout_is_equally_likely(players: int, layouts: int) -> None:
    """Each outcome weighs as much as the layouts that follow from it."""
    for seed in range(40):
        state = started(players, start_player="1")
        expected, rng = layouts, Rng(seed)
        while GAME.say(state, state.moves()[0]).startswith("chip"):
            weights = state.weights()
            assert sum(weights) == expected
            move = state.draw(rng)
            expected = weights[state.moves().index(move)]
            state.apply(move)
        assert expected == 1
        deal(state, seed)
        fields = list(chips(state))
        gaps = [(b - a) % state.fields() for a, b in zip(fields, fields[1:] + fields[:1], strict=True)]
        assert min(gaps) > content.FREE_BETWEEN_CHIPS
        assert sorted(chips(state).values()) == ALL_CHIPS


# --- part 1 ---


def test_m_12_small_yield_serves_the_top_worker_first() -> None:
    state = position(begin="roll", towers={"wood": [A, B, C]}, supply=(2, 5, 5, 5))
    before = [hand(state, seat)[0] for seat in range(3)]
    play(state, "roll wood")
    assert [hand(state, seat)[0] - before[seat] for seat in range(3)] == [0, 1, 1]
    assert told(state, "short") == [{"name": "short", "seat": A, "good": "wood", "amount": 1}]


def test_m_13_goods_are_taken_in_turn_order_from_the_active_player() -> None:
    state = position(turn=B, begin="roll")
    play(state, "roll any")
    order = []
    while phase(state) == "take":
        order.append(state.turn)
        play(state, "take wood")
    assert order == [B, C, A]


def test_m_14_goods_are_given_back_in_turn_order_and_who_has_none_gives_none() -> None:
    state = position(turn=B, begin="roll", hands=[(1, 1, 0, 0), (0, 1, 1, 0), NOTHING])
    play(state, "roll loss")
    assert (state.turn, legal(state)) == (B, ["give wool", "give copper"])
    play(state, "give wool")
    assert (state.turn, legal(state)) == (A, ["give wood", "give wool"])
    play(state, "give wool")
    assert (state.turn, phase(state)) == (B, "action")
    assert [hand(state, seat) for seat in range(3)] == [(1, 0, 0, 0), (0, 0, 1, 0), NOTHING]


def test_m_14_the_last_good_is_given_without_asking() -> None:
    state = position(begin="roll", hands=[(0, 2, 0, 0)])
    play(state, "roll loss")
    assert (hand(state, A), phase(state)) == ((0, 1, 0, 0), "action")
    assert (A, GAME.parse(state, "give wool"), True) in (state.history or [])


# --- part 2 ---


def test_m_16_workers_above_sink_down_and_no_tower_grows_beyond_three() -> None:
    state = position(towers={"wood": [A, B, C], "wool": [A, C], "copper": [B]})
    assert "move wool 1 wood" not in legal(state)
    play(state, "move wood 1 wool")
    assert seen(state)["towers"] == [[B, C], [A, C, A], [B], []]
    assert (hand(state, A)[1], hand(state, C)[1]) == (4, 2)


def test_a_18_moving_to_an_exhausted_plateau_is_legal_and_yields_nothing() -> None:
    state = position(towers={"wood": [A], "wool": [A, B], "copper": [B, C]}, supply=(3, 3, 3, 0))
    before = hand(state, A)
    play(state, "move wood 1 stone")
    assert hand(state, A) == before
    assert (told(state, "harvest"), told(state, "short")[0]["seat"]) == ([], A)


def test_m_24_a_temple_costs_its_goods_once_beside_huts() -> None:
    state = position(huts={10: B, 11: B, 13: C}, stone=0, hands=[(0, 0, 1, 1)])
    preview = about(state, "temple 12")
    assert (preview["times"], preview["cost"], preview["worth"]) == (1, 2, 3)
    play(state, "temple 12")
    assert (hand(state, A), rune(state, "arch")) == (NOTHING, None)


def test_m_24_no_temple_on_a_field_with_a_chip() -> None:
    state = position(chips={12: "points2", 20: "druid"}, stone=0, hands=[(2, 2, 2, 2)])
    assert "hut 12" in legal(state)
    assert "temple 12" not in legal(state)
    assert "temple 20" not in legal(state)
    assert "temple 13" in legal(state)


def test_m_25_temples_may_stand_side_by_side() -> None:
    state = position(temples={12: B}, stone=0, hands=[(1, 1, 0, 0)])
    assert "temple 13" in legal(state)


def test_m_26_chip_2_brings_two_points_at_once_and_leaves_the_game() -> None:
    state = position(chips={12: "points2"}, stone=0, hands=[(0, 0, 1, 1)])
    assert about(state, "hut 12")["points"] == 2
    play(state, "hut 12")
    assert (state.points()[A], chip(state, 12), hand(state, A)) == (7, None, NOTHING)


def test_m_28_m_37_a_druid_chip_stays_and_may_be_kept_or_used() -> None:
    state = position(huts={11: B, 13: B}, chips={12: "druid"}, druid=11, hands=[(0, 0, 4, 4)])
    play(state, "hut 12")
    assert chip(state, 12) == "druid"
    assert asked(state) == (A, 12)
    assert legal(state) == ["offer nothing", "offer one", "offer both", "offer chip"]  # already in this turn
    kept, used = state.copy(), state.copy()
    play(kept, "offer nothing")
    assert chip(kept, 12) == "druid"
    play(used, "offer chip")
    assert (chip(used, 12), used.points()[A], hand(used, A)) == (None, 8, (0, 0, 1, 1))  # as both goods


def test_a_8_a_druid_chip_works_in_the_last_lap_for_its_owner_only() -> None:
    state = position(begin="lap", huts={11: B, 12: A}, chips={12: "druid"}, druid=12)
    assert asked(state) == (A, 12), "B has nothing to offer and is not asked"
    play(state, "offer chip")
    assert (state.points(), state.turn) == ([7, 4, 5], OVER)


def test_m_35_both_goods_are_not_offered_at_a_free_standing_hut() -> None:
    state = position(huts={3: A, 20: B}, druid=20, hands=[(2, 0, 1, 1)])
    play(state, "temple 1")
    assert (asked(state), legal(state)) == ((A, 3), ["offer nothing", "offer one"])


def test_a_9_the_rune_of_the_hut_just_built_counts_at_the_river() -> None:
    state = position(huts={31: B, 2: B}, druid=31, runes={"arrow": B, "serpent": B}, hands=[(0, 1, 1, 0)])
    preview = about(state, "hut 0")
    assert (preview["river"], preview["points"], preview["rune_is"], preview["rune_from"]) == (True, 1, "taken", B)
    state = position(huts={31: B, 1: B}, druid=31, runes={"arrow": B, "serpent": B}, hands=[(1, 0, 1, 0)])
    play(state, "hut 3")
    assert rune(state, "serpent") == A
    assert [thing["points"] for thing in told(state, "river_points")] == [1, 1, 0]


def test_a_12_a_hut_behind_the_river_only_adds_to_the_size() -> None:
    state = position(huts={31: B, 0: C}, hands=[(2, 0, 0, 2), NOTHING, (0, 1, 1, 0)])
    play(state, "temple 18")
    assert asked(state) == (C, 0)
    assert (told(state, "druid")[0]["size"], told(state, "river")) == (2, [])


# --- the end ---


def test_m_41_a_round_without_builds_on_an_empty_mountain_ends_the_game() -> None:
    state = position(2, begin="roll", supply=NOTHING, huts={0: A}, druid=0)
    for seat in (A, B):
        assert told(state, "turn")[-1]["seat"] == seat
        play(state, "roll wood")
        play(state, legal(state, "move")[0])
    assert told(state, "exhausted") == [{"name": "exhausted"}]
    assert seen(state)["ended_by"] == "exhausted"


def test_m_41_goods_that_come_back_begin_the_count_anew() -> None:
    towers = {"wood": [A], "wool": [B, B], "copper": [A, B], "stone": [A]}
    state = position(2, begin="roll", supply=NOTHING, hands=[(3, 3, 3, 3)], towers=towers)
    play(state, "roll wood", "move copper 1 stone")
    play(state, "roll loss", "give wood", "give wood", "move wool 1 wood")
    play(state, "roll wood", "move stone 1 copper")
    assert (supply(state), seen(state)["ended_by"]) == (NOTHING, "none")
    play(state, "roll wood", "move wool 1 stone")
    assert seen(state)["ended_by"] == "exhausted"


def test_a_1_exhaustion_end_off_never_ends_the_game_for_an_empty_mountain() -> None:
    state = position(2, begin="roll", supply=NOTHING, exhaustion_end="off")
    for _ in range(6):
        play(state, "roll wood")
        play(state, legal(state, "move")[0])
    assert seen(state)["ended_by"] == "none"


def test_mc_3_poll_asks_all_in_turn_order_from_the_next_player() -> None:
    state = position(3, turn=B, supply=NOTHING, hands=[ONE_EACH, ONE_EACH], huts={0: A}, druid=0, exhaustion_end="poll")
    play(state, legal(state, "move")[0])
    assert (state.turn, phase(state), legal(state)) == (C, "still_build", ["will build", "will not build"])
    again = state.copy()
    play(state, "will not build")
    assert state.turn == A
    play(state, "will not build", "will not build")
    assert seen(state)["ended_by"] == "exhausted"
    play(again, "will not build", "will build")
    assert (again.turn, seen(again)["active"], seen(again)["ended_by"]) == (CHANCE, C, "none")


def test_a_26_only_temples_and_only_chip_fields_left_is_the_end() -> None:
    huts = {field: field % 2 for field in range(32) if field not in (3, 4, 12, 20)}
    kept = dict(list(huts.items())[:24])
    rest = [field for field in range(32) if field not in kept]
    chips = dict.fromkeys(rest[-2:], "points2")
    temples = dict.fromkeys(rest[:-2], A)
    none, one = {A: 0, B: 0}, {A: 1, B: 1}
    state = position(2, huts=kept, temples=temples, chips=chips, huts_left=none, temples_left=one, stone=0)
    play(state, legal(state, "move")[0])
    assert seen(state)["ended_by"] == "deadlock"
    assert told(state, "deadlock") == [{"name": "deadlock"}]


def test_mc_11_the_turn_cap_is_checked_at_the_end_of_turn_400() -> None:
    state = position(2, turns=398, huts={0: A}, druid=0)
    assert seen(state)["turns"] == 399
    play(state, legal(state, "move")[0])
    assert seen(state)["ended_by"] == "none"
    end_turn(state)
    assert (seen(state)["turns"], seen(state)["ended_by"]) == (400, "turn_cap")


def test_a_25_the_last_lap_from_the_stones_begins_at_field_0() -> None:
    state = position(begin="lap", huts={3: A, 31: B, 0: C}, stone=2, hands=[(1, 1, 1, 1)] * 3)
    assert offer_nothing(state) == [0, 3, 31]
    assert state.turn == OVER


def test_a_23_a_second_finisher_changes_nothing() -> None:
    hands = [(1, 0, 1, 0), (0, 1, 1, 0)]
    left = {A: 1, B: 1}
    state = position(2, huts={0: A}, druid=0, hands=hands, huts_left=left, temples_left={A: 0, B: 0})
    play(state, "hut 14")
    offer_nothing(state)
    deal(state)
    play(state, next(say for say in legal(state, "hut")))
    offer_nothing(state)
    assert [thing["seat"] for thing in told(state, "last_turns")] == [A]
    assert seen(state)["ended_by"] == "all_built"


def test_m_46_points_then_buildings_then_goods_then_shared() -> None:
    def ranking(points: list[int], huts: dict[int, int], hands: list[Goods]) -> list[int]:
        return position(2, begin="scoring", huts=huts, points=points, hands=hands, stone=0).ranking()

    def decided(points: list[int], huts: dict[int, int], hands: list[Goods]) -> str:
        state = position(2, begin="scoring", huts=huts, points=points, hands=hands, stone=0)
        return str(GAME.results(state)[-1]["name"])

    assert ranking([9, 8], {0: B, 5: B}, [NOTHING, ONE_EACH]) == [1, 2]
    assert decided([9, 8], {}, [NOTHING, NOTHING]) == "decided_by_points"
    assert ranking([8, 8], {0: B}, [ONE_EACH, NOTHING]) == [2, 1]
    assert decided([8, 8], {0: B}, [ONE_EACH, NOTHING]) == "decided_by_buildings"
    assert ranking([8, 8], {0: A, 5: B}, [ONE_EACH, NOTHING]) == [1, 2]
    assert decided([8, 8], {0: A, 5: B}, [ONE_EACH, NOTHING]) == "decided_by_goods"
    assert ranking([8, 8], {0: A, 5: B}, [ONE_EACH, (4, 0, 0, 0)]) == [1, 1]
    assert decided([8, 8], {0: A, 5: B}, [ONE_EACH, (4, 0, 0, 0)]) == "shared_victory"


# --- payments ---


def legal_vectors(held: Goods, first: int, second: int, times: int, voluntary: bool) -> set[Goods]:
    """M-19, A-4 and A-5 written out: three others for every good that is missing."""
    found = set()
    for wood, wool, copper, stone in itertools.product(*(range(amount + 1) for amount in held)):
        paid = (wood, wool, copper, stone)
        direct_first, direct_second = min(paid[first], times), min(paid[second], times)
        missing = 2 * times - direct_first - direct_second
        fits = sum(paid) - direct_first - direct_second == 3 * missing
        if not voluntary:
            fits = fits and (direct_first, direct_second) == (min(held[first], times), min(held[second], times))
        if fits:
            found.add(paid)
    return found


@pytest.mark.parametrize("voluntary", [True, False])
def test_m_19_payments_are_exactly_those_of_the_formula(voluntary: bool) -> None:
    luck = random.Random(7)
    paid_for = 0
    for _ in range(150):
        held = (luck.randint(0, 6), luck.randint(0, 6), luck.randint(0, 6), luck.randint(0, 6))
        times = luck.choice([1, 2, 3])
        state = position(
            huts=dict.fromkeys(range(10, 10 + times - 1), B),
            stone=0,
            hands=[held],
            voluntary_substitution=voluntary,
        )
        field = 9
        expected = legal_vectors(held, state.first_good(field), state.second_good(field), times, voluntary)
        assert ("hut 9" in legal(state)) == bool(expected)
        if len(expected) > 1:
            play(state, "hut 9")
            vectors = [tuple(goods_in(move - m.PAY)) for move in state.moves()]
            assert vectors == sorted(expected)
            paid_for += 1
    assert paid_for > (20 if voluntary else 3)


def test_a_4_about_a_payment_tells_what_is_replaced() -> None:
    state = position(stone=0, hands=[(0, 2, 1, 4)])
    play(state, "hut 1")
    preview = about(state, "pay 1 wool 1 copper 2 stone")
    assert (preview["cost"], preview["replaced"], preview["instead_of"]) == (4, 1, ["wood"])
    assert about(state, "pay 2 wool 1 copper 1 stone")["wool"] == 2


def test_a_4_voluntary_substitution_off_also_for_one_good() -> None:
    state = position(huts={2: A, 20: B}, druid=20, hands=[(3, 1, 1, 3)], voluntary_substitution=False)
    play(state, "temple 1", "offer one")
    assert legal(state) == ["pay 1 copper", "pay 1 wool"], "both are held, so neither may be replaced"
    state = position(huts={2: A, 20: B}, druid=20, hands=[(3, 1, 0, 3)], voluntary_substitution=False)
    play(state, "temple 1", "offer one")
    assert legal(state) == ["pay 1 wool", "pay 1 wood 2 stone", "pay 2 wood 1 stone"], "copper is not held"


# --- the other options ---


def test_mc_4_a_good_may_be_declined_even_if_only_one_kind_is_left() -> None:
    state = position(begin="roll", supply=(0, 0, 1, 0), any_good_decline=True)
    play(state, "roll any")
    assert legal(state) == ["take copper", "take nothing"]
    play(state, "take nothing", "take nothing", "take copper")
    assert (hand(state, C)[2], phase(state)) == (18, "action")


def test_mc_7_all_lay_down_secretly_and_then_it_is_revealed() -> None:
    hands = [(1, 1, 0, 0), (0, 1, 1, 0), (0, 0, 0, 1), NOTHING]
    state = position(4, begin="roll", hands=hands, loss_order="simultaneous")
    play(state, "roll loss")
    assert state.awaited() == [A, B], "who holds one kind has no choice"
    assert state.moves(B) == [GAME.parse(state, "lay wool"), GAME.parse(state, "lay copper")]
    state.play(GAME.parse(state, "lay copper"), B)
    assert (told(state, "give"), hand(state, B)) == ([], (0, 1, 1, 0))
    assert GAME.view(state, A)["seats"][B]["laid"]
    assert GAME.view(state, A)["seats"][B]["laid_good"] is None
    assert GAME.view(state, B)["seats"][B]["laid_good"] == "copper"
    assert not GAME.public(GAME.parse(state, "lay copper"))
    state.play(GAME.parse(state, "lay wood"), A)
    given = [(thing["seat"], thing["good"]) for thing in told(state, "give")]
    assert given == [(A, "wood"), (B, "copper"), (C, "stone")]
    assert [thing["good"] for thing in told(state, "lay")] == [None, None, None]
    assert (state.turn, phase(state)) == (A, "action")


def test_mc_7_redealing_reaches_every_good_that_could_lie_there() -> None:
    state = position(2, begin="roll", hands=[(1, 1, 0, 0), (2, 1, 0, 1)], loss_order="simultaneous")
    play(state, "roll loss")
    state.play(GAME.parse(state, "lay wood"), B)
    could_be = set()
    for seed in range(60):
        other = state.copy()
        other.redeal(A, Rng(seed))
        could_be.add(GAME.view(other, B)["seats"][B]["laid_good"])
        other.redeal(B, Rng(seed))
    assert could_be == {"wood", "wool", "stone"}


def test_mc_5_chips_are_laid_in_turn_order_with_room_for_the_rest() -> None:
    for seed in range(30):
        state = started(3, chip_placement="manual", start_player="2")
        luck = random.Random(seed)
        order = []
        while phase(state) == "lay_chip":
            order.append(state.turn)
            assert "face_down" not in str(legal(state))
            play(state, luck.choice(legal(state)))
        assert order == [B, C, A, B, C, A][: len(order)]
        assert len(order) >= 4
        deal(state, seed)
        assert sorted(chips(state).values()) == ALL_CHIPS


def test_mc_5_a_field_that_leaves_no_room_is_refused() -> None:
    state = started(2, chip_placement="manual", start_player="1")
    play(state, "chip 0", "chip 7", "chip 14")  # 17 free fields are left in one piece: room for three, if well used
    assert legal(state) == [f"chip {field}" for field in (18, 19, 20, 22, 23, 24, 26, 27, 28)]
    assert [refusal.rule for refusal in GAME.why_not(state, B, "chip 21")] == ["MC-5"]
    assert [refusal.rule for refusal in GAME.why_not(state, B, "chip 16")] == ["M-4"]


def test_mc_6_the_start_player_can_be_chosen() -> None:
    state = started(4, start_player="3")
    deal(state)
    assert state.turn == C
    with pytest.raises(BadOption, match="from 1 to 2"):
        GAME.start(2, start_player="3")


@pytest.mark.parametrize(("players", "huts"), [(2, 5), (2, 12), (3, 8), (4, 6)])
def test_mc_2_fewer_huts_can_be_agreed(players: int, huts: int) -> None:
    state = started(players, huts_per_player_override=huts)
    assert [seat["huts"] for seat in seen(state)["seats"]] == [huts] * players


@pytest.mark.parametrize(("players", "huts"), [(2, 4), (3, 9), (4, 12), (2, 13)])
def test_mc_2_never_more_huts_than_the_box_holds_nor_less_than_five(players: int, huts: int) -> None:
    with pytest.raises(BadOption, match="huts_per_player_override"):
        GAME.start(players, huts_per_player_override=huts)


# --- views ---


def test_m_6_goods_of_others_are_hidden_unless_the_table_agrees() -> None:
    hands = [ONE_EACH, (2, 0, 0, 1), NOTHING]
    view = GAME.view(position(hands=hands), A)
    assert (view["seats"][A]["hand"], view["seats"][B]["hand"], view["seats"][B]["goods"]) == ([1, 1, 1, 1], None, None)
    assert view["unseen"] == [2, 0, 0, 1], "what is not on the mountain and not behind the own screen"
    assert GAME.view(position(hands=hands, open_goods=True), None)["seats"][B]["hand"] == [2, 0, 0, 1]
    counted = GAME.view(position(hands=hands, goods_count=True), A)["seats"][B]
    assert (counted["hand"], counted["goods"]) == (None, 3)


def test_m_6_with_two_players_no_sum_gives_away_the_other_hand() -> None:
    two = position(players=2, hands=[ONE_EACH, (2, 0, 0, 1)])
    assert [GAME.view(two, seat)["unseen"] for seat in (A, B)] == [None, None]
    assert GAME.view(two, None)["unseen"] == [3, 1, 1, 2], "of both together, as the mountain shows it to everybody"
    opened = position(players=2, hands=[ONE_EACH, (2, 0, 0, 1)], open_goods=True)
    assert GAME.view(opened, A)["unseen"] == [2, 0, 0, 1]


def test_the_picture_shows_fields_towers_and_goods() -> None:
    state = position(huts={3: B}, temples={4: C}, chips={9: "druid"}, druid=3, hands=[ONE_EACH])
    for language in ("en", "de", "nl"):
        lines = GAME.picture(GAME.view(state, A), Words.of(GAME, language, strict=True).format, ["Ada", "Bo", "Cy"])
        assert any("3◆[" in line for line in lines)
        assert any("Ada" in line for line in lines)


# --- both goods at a hut that stands alone: M-35, A-20 ---


def lone_offer(both_goods_alone: bool) -> Meduris:
    """The druid comes to A at field 3 (wood and copper), whose hut stands alone."""
    state = position(
        turn=B,
        huts={3: A, 20: B},
        druid=20,
        hands=[(1, 0, 1, 0), (0, 1, 0, 1)],
        both_goods_alone=both_goods_alone,
    )
    play(state, "temple 9")
    return state


def test_a_20_both_goods_are_not_offered_at_a_lone_hut_unless_the_table_wants_it() -> None:
    assert "offer both" not in legal(lone_offer(False))
    state = lone_offer(True)
    assert "offer both" in legal(state)
    before = state.score(A)
    play(state, "offer both")
    assert state.score(A) == before + 1, "M-35: both goods bring only 1 there"
    assert state.goods_of(A) == 0
    assert GAME.why_not(lone_offer(False), A, "offer both")[0].name == "lone_hut"
