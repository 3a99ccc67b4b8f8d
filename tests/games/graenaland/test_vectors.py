"""The test vectors GT-1 to GT-33 of docs/rules/graenaland.md; each docstring is the vector's own sentence."""

from __future__ import annotations

from nemeton import CHANCE, OVER
from tests.games.graenaland.position import (
    A,
    B,
    C,
    D,
    cards_at,
    deal,
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


def test_gt_1() -> None:
    """Start position | votes | T3: A 2, D 1. T2: A 1, B 2. T1: B 1, C 2. T4: C 1, D 2. T6, T7, T8: nobody"""
    state = position("move")
    assert votes(state, 3) == [2, 0, 0, 1]
    assert votes(state, 2) == [1, 2, 0, 0]
    assert votes(state, 1) == [0, 1, 2, 0]
    assert votes(state, 4) == [0, 0, 1, 2]
    for number in (6, 7, 8):
        assert votes(state, number) == [0, 0, 0, 0]


def test_gt_2() -> None:
    """Start, round 1 | production | 7 cards, one per territory"""
    state = position("produce")
    deal(state)
    assert phase(state) == "move"
    assert [len(cards_at(state, number)) for number in (1, 2, 3, 4, 6, 7, 8)] == [1] * 7


def test_gt_3() -> None:
    """Rounds 1–2, nothing distributed | production round 2 | T1–T4 2 cards each (limit 3); T6, T7, T8 stay at 1 (limit
    1)"""
    cards = {1: "grain", 2: "wood", 3: "ore", 4: "wood", 6: "ore", 7: "gold", 8: "wood"}
    state = position("produce", cards=cards, round=2)
    deal(state)
    assert [len(cards_at(state, number)) for number in (1, 2, 3, 4)] == [2] * 4
    assert [len(cards_at(state, number)) for number in (6, 7, 8)] == [1] * 3
    assert [territory(state, number)["limit"] for number in (1, 2, 3, 4, 6, 7, 8)] == [3, 3, 3, 3, 1, 1, 1]


def test_gt_4() -> None:
    """Start, A is not lead | options of A's warrior on T3 | stay, T2 (east), T1 (east 2), T6 (north-east): 4 options"""
    state = position("move", lead=B)
    assert legal(state, A) == ["stay", "warrior to 1", "warrior to 2", "warrior to 6"]


def test_gt_5() -> None:
    """Start, B is not lead | options of B's warrior on T2 | stay, T3 (west), T1 (east), T4 (east 2), T6 (north-west),
    T7 (north-east): 6 options"""
    state = position("move", lead=A)
    assert legal(state, B) == ["stay", *(f"warrior to {number}" for number in (1, 3, 4, 6, 7))]


def test_gt_6() -> None:
    """a warrior on T7 | options | stay, T6 (west), T8 (east), T2 (south-west), T1 (south-east); no two-step move
    inland"""
    state = position("move", heroes={B: {"warrior": 7}})
    assert legal(state, B) == ["stay", *(f"warrior to {number}" for number in (1, 2, 6, 8))]


def test_gt_7() -> None:
    """B: warrior on T2, priest on T1 | moves warrior to T1 | warrior on T1, priest on T2"""
    state = position("move", heroes={B: {"warrior": 2, "priest": 1}})
    play_as(state, B, "warrior to 1")
    play_as(state, C, "stay")
    assert (hero(state, B, "warrior"), hero(state, B, "priest")) == (2, 1), "nobody moves before the last has chosen"
    play_as(state, D, "stay")
    assert (hero(state, B, "warrior"), hero(state, B, "priest")) == (1, 2)


def test_gt_8() -> None:
    """A has 2 settlements, B 1, C's warrior (army 2) at T2 | votes | A 2, B 1, C 2, T = 5; 3 votes needed"""
    heroes = {A: {"warrior": 3}, B: {"warrior": 1}, C: {"warrior": 2}}
    state = position("move", villages={A: {2: 2}}, heroes=heroes, army={C: 2})
    assert votes(state, 2) == [2, 1, 2, 0]
    assert (territory(state, 2)["total"], territory(state, 2)["needed"]) == (5, 3)


def test_gt_9() -> None:
    """Two players with 2 votes each; A proposes all cards for A; B votes no | ballot | 2 of 4 is not more than half:
    rejected, cards stay"""
    state = position(
        "propose", lead=D, turn=A, villages={A: {2: 2}}, heroes={A: {"warrior": 3}}, cards={2: "wood grain"}
    )
    assert votes(state, 2) == [2, 2, 0, 0]
    play(state, "propose 2", "give grain to 1", "give wood to 1")
    assert (state.turn, phase(state)) == (B, "vote")
    play(state, "no")
    assert "rejected" in told(state)
    assert cards_at(state, 2) == ["grain", "wood"]
    assert hand(state, A) == []


def test_gt_10() -> None:
    """A: village + warrior (army 4); B: 2 villages; C: priest only | votes | A 1, B 2, C 0, T = 3; C can neither
    propose nor vote here; B alone decides"""
    heroes = {A: {"warrior": 2}, B: {"warrior": 1}, C: {"warrior": 4, "priest": 2}}
    state = position("propose", turn=C, villages={B: {2: 2}}, heroes=heroes, army={A: 4}, cards={2: "wood", 4: "wood"})
    assert votes(state, 2) == [1, 2, 0, 0]
    assert (state.turn, legal(state)) == (C, ["pass", "propose 4"])
    assert why(state, C, "propose 2") == [("G-9", "no_vote_there")]
    state = position("propose", turn=B, villages={B: {2: 2}}, heroes=heroes, army={A: 4}, cards={2: "wood"})
    play(state, "propose 2", "give wood to 2")
    assert hand(state, B) == ["wood"]
    assert "vote" not in told(state)


def test_gt_11() -> None:
    """A: village + bard; B: warrior (army 3); C: priest | votes | A 1 + 2 = 3, B 0, C 0"""
    villages = {A: {1: 1}, B: {2: 1}, C: {4: 1}}
    heroes = {A: {"bard": 1}, B: {"warrior": 1}, C: {"priest": 1}}
    state = position("move", villages=villages, heroes=heroes, army={B: 3})
    assert votes(state, 1) == [3, 0, 0, 0]


def test_gt_12() -> None:
    """Palisade; A 2 villages; B warrior (army 3), C bard, both without settlement | votes | A 2, B 2, C max(0, 1 − 1) =
    0; T = 4"""
    villages = {A: {1: 2}, B: {2: 1}, C: {4: 1}}
    heroes = {A: {"warrior": 3}, B: {"warrior": 1}, C: {"bard": 1}}
    state = position("move", villages=villages, heroes=heroes, army={B: 3}, facilities={1: "palisade"})
    assert votes(state, 1) == [2, 2, 0, 0]
    assert territory(state, 1)["total"] == 4


def test_gt_13() -> None:
    """Palisade; A 2 villages; B village + warrior (army 3) | votes | A 2, B 4: no reduction for B"""
    villages = {A: {1: 2}, B: {1: 1}, C: {4: 1}}
    heroes = {A: {"warrior": 3}, B: {"warrior": 1}, C: {"warrior": 4}}
    state = position("move", villages=villages, heroes=heroes, army={B: 3}, facilities={1: "palisade"})
    assert votes(state, 1) == [2, 4, 0, 0]


def test_gt_14() -> None:
    """T7 unsettled, 1 gold card; A's warrior (army 1) alone there | A proposes gold to A | A has 1 of 1 votes, accepted
    without asking anybody"""
    state = position("propose", lead=D, turn=A, heroes={A: {"warrior": 7}}, cards={7: "gold"})
    play(state, "propose 7", "give gold to 1")
    assert hand(state, A) == ["gold"]
    assert cards_at(state, 7) == []
    assert "vote" not in told(state)


def test_gt_15() -> None:
    """T2: 3 cards wood, wood, grain; A 1, B 2 votes; A proposes wood to A, wood + grain to B; B votes yes | ballot | 3
    of 3: accepted; T2 empty; nobody can propose T2 again this round"""
    state = position("propose", lead=D, turn=A, cards={2: "wood wood grain", 1: "ore"})
    play(state, "propose 2", "give grain to 2", "give wood to 1", "give wood to 2")
    assert (state.turn, phase(state)) == (B, "vote")
    play(state, "yes")
    assert cards_at(state, 2) == []
    assert (hand(state, A), hand(state, B)) == (["wood"], ["grain", "wood"])
    assert (state.turn, legal(state)) == (B, ["pass", "propose 1"])
    assert why(state, B, "propose 2") == [("G-9", "no_cards_there")]


def test_gt_16() -> None:
    """T1 with 2 settlements, road and improvement, 2 cards lie there | production | base card makes 3 = limit; road and
    improvement give nothing"""
    state = position("produce", facilities={1: "road improvement"}, cards={1: "grain ore"})
    deal(state)
    assert len(cards_at(state, 1)) == 3
    assert "unknown" not in cards_at(state, 1)
    assert not {"down", "bonus", "no_bonus"} & set(told(state))


def draw_until_territory_1(*draws: str) -> list[str]:
    """T1 with 3 settlements, road and improvement, and one card; what lies there after these draws."""
    state = position("produce", villages={B: {1: 2}}, facilities={1: "road improvement"}, cards={1: "ore"})
    assert territory(state, 1)["limit"] == 4
    play(state, "card hill ore", "card forest wood", *draws)
    return cards_at(state, 1)


def test_gt_17() -> None:
    """T1 with 3 settlements, road and improvement, 1 card lies there; draws: base grain, road (unseen), improvement
    livestock | production | limit 4; after base 2, after road 3 (one face down), livestock is discarded; 3 cards"""
    assert draw_until_territory_1("card plain grain") == ["grain", "ore"]
    assert draw_until_territory_1("card plain grain", "down plain ore") == ["grain", "ore", "unknown"]
    draws = ("card plain grain", "down plain ore", "bonus plain livestock")
    assert draw_until_territory_1(*draws) == ["grain", "ore", "unknown"]


def test_gt_18() -> None:
    """T1 as before, improvement draws grain | production | 4 cards"""
    draws = ("card plain grain", "down plain ore", "bonus plain grain")
    assert draw_until_territory_1(*draws) == ["grain", "grain", "ore", "unknown"]


def test_gt_19() -> None:
    """Lead B has grain, grain, gold; supply card ore + wood; builds a village on T1 (grain, ore, livestock) | pay |
    hand grain, ore from the supply card, gold as livestock; hand left: grain; the wood half is lost"""
    state = position("build", lead=B, hands={B: "grain grain gold"}, supply="ore wood")
    play(state, "village 1")
    assert hand(state, B) == ["grain"]
    assert [event for event in told(state) if event == "pays"] == ["pays"] * 3
    assert discards(state) == ["grain", "gold"]
    assert supply_left(state) == [False, False]
    assert territory(state, 1)["villages"][B] == 2


def test_gt_20() -> None:
    """Lead has grain, livestock, wood and access to 1 market; builds a hall (grain, livestock, livestock) | pay | wood
    becomes livestock through the market; hand empty; market used up for this phase"""
    state = position("build", lead=A, hands={A: "grain livestock wood"}, facilities={3: "market"})
    play(state, "hall 3")
    while phase(state) == "pay":
        play(state, legal(state)[0])
    assert hand(state, A) == []
    assert sorted(discards(state)) == ["grain", "livestock", "wood"]
    assert territory(state, 3)["buildings"] == [None, A, None]


def test_gt_21() -> None:
    """Lead has only wood; supply card grain + grain; 1 market; builds a palisade (wood, wood) | pay | hand wood + whole
    supply card through the market as wood: legal. Turning one grain half into wood and keeping the other: illegal"""
    state = position("build", lead=A, hands={A: "wood"}, supply="grain grain", facilities={3: "market"})
    assert "palisade 3" in legal(state)
    play(state, "palisade 3")
    assert facilities(state, 3) == ["market", "palisade"]
    assert hand(state, A) == []
    assert supply_left(state) == [False, False]
    state = position("build", lead=A, hands={A: "wood grain livestock"}, supply="grain grain")
    assert "palisade 3" not in legal(state)
    assert ("G-17", "cannot_pay") in why(state, A, "palisade 3")


def test_gt_22() -> None:
    """T4 has a palisade; C and D have settlements there, lead B none (but one on T1 next to it); B builds a village
    (grain, wood, livestock) from the hand and holds exactly these three cards plus ore, gold | build | legal: pays the
    cost and gives one of ore/gold to C and the other to D. With only one spare card: illegal"""
    state = position("build", lead=B, hands={B: "grain wood livestock ore gold"}, facilities={4: "palisade"})
    play(state, "village 4")
    while phase(state) == "pay":
        play(state, next(say for say in legal(state) if "with" not in say))
    assert (phase(state), legal(state)) == ("fee", ["fee ore", "fee gold"])
    play(state, "fee gold")
    assert (hand(state, B), hand(state, C), hand(state, D)) == ([], ["gold"], ["ore"])
    assert territory(state, 4)["villages"][B] == 1
    state = position("build", lead=B, hands={B: "grain wood livestock ore"}, facilities={4: "palisade"})
    assert "village 4" not in legal(state)
    assert why(state, B, "village 4") == [("G-33", "cannot_pay_fees")]


def test_gt_23() -> None:
    """A has no fortress, army 2 → 3 | cost | ore, grain, livestock"""
    state = position("build", lead=A, army={A: 2}, hands={A: "ore grain livestock wood"})
    play(state, "army")
    assert hand(state, A) == ["wood"]
    assert seat_of(state, A)["army"] == 3


def test_gt_24() -> None:
    """A has 2 fortresses, army 2 → 3 | cost | any one of ore, grain, livestock (list of 3 minus 2)"""
    fortresses = {"fortress": {3: A, 2: A}}
    for kept in ("ore", "grain", "livestock"):
        state = position("build", lead=A, army={A: 2}, hands={A: "ore grain livestock"}, buildings=fortresses)
        play(state, "army")
        while phase(state) == "spare":  # the last one may go without saying
            play(state, next(say for say in legal(state) if say != f"spare {kept}"))
        assert sorted([*hand(state, A), kept]) == ["grain", "livestock", "ore"]
        assert seat_of(state, A)["army"] == 3


def test_gt_25() -> None:
    """A has 2 fortresses, army 1 → 2 | cost | 1 card (ore or livestock): minimum 1"""
    for kept, spared in (("ore", "livestock"), ("livestock", "ore")):
        state = position("build", lead=A, hands={A: "ore livestock"}, buildings={"fortress": {3: A, 2: A}})
        play(state, "army")
        assert legal(state) == ["spare ore", "spare livestock"]
        play(state, f"spare {spared}")
        assert hand(state, A) == [spared]
        assert discards(state) == [kept]
        assert seat_of(state, A)["army"] == 2


def test_gt_26() -> None:
    """Lead A proposes a road (wood, ore) on T2; pledges wood; B passes; C pledges gold for ore | joint | built; A pays
    wood, C pays gold; D was not asked"""
    state = position("build", lead=A, hands={A: "wood", B: "ore", C: "gold", D: "ore"})
    play(state, "joint road 2", "pledge wood")
    assert (state.turn, phase(state)) == (B, "help")
    play(state, "pass")
    assert (state.turn, legal(state)) == (C, ["pass", "pledge ore with gold"])
    play(state, "pledge ore with gold")
    assert facilities(state, 2) == ["road"]
    assert [hand(state, seat) for seat in range(4)] == [[], ["ore"], [], ["ore"]]
    assert discards(state) == ["wood", "gold"]


def test_gt_27() -> None:
    """Same, B, C, D pass, A cannot fill ore | joint | cancelled, A keeps wood; no second joint proposal this phase"""
    state = position("build", lead=A, hands={A: "wood wood", B: "ore", C: "gold", D: "ore"})
    play(state, "joint road 2", "pledge wood", "pass", "pass", "pass")
    assert "joint_cancelled" in told(state)
    assert facilities(state, 2) == []
    assert hand(state, A) == ["wood", "wood"]
    assert (state.turn, phase(state)) == (A, "build")
    assert not [say for say in legal(state) if say.startswith("joint")]
    assert why(state, A, "joint road 2") == [("G-34", "joint_only_once")]


def test_gt_28() -> None:
    """A builds his first church on T3 where his warrior stands | hero | priest on T3; A moves the warrior to T2 or T6
    (adjacent, no own hero)"""
    state = position("build", lead=A, hands={A: "grain wood ore"})
    play(state, "church 3")
    assert hero(state, A, "priest") == 3
    assert legal(state) == ["step to 2", "step to 6"]
    play(state, "step to 6")
    assert hero(state, A, "warrior") == 6


def test_gt_29() -> None:
    """A's priest is on T4, warrior on T2; A builds a second church on T2 and moves the priest | hero | priest T2,
    warrior T4 (exchange)"""
    church = {"church": {3: A}}
    heroes = {A: {"warrior": 2, "priest": 4}}
    state = position("build", lead=A, hands={A: "grain wood ore"}, buildings=church, heroes=heroes)
    play(state, "church 2")
    assert (phase(state), legal(state)) == ("arrive", ["come", "remain"])
    play(state, "come")
    assert (hero(state, A, "priest"), hero(state, A, "warrior")) == (2, 4)


WINNING_VILLAGES = {3: 3, 2: 2, 1: 1, 4: 1}
WINNING_BUILDINGS = {"church": {3: A, 2: A}, "hall": {3: A, 1: A}}


def test_gt_30() -> None:
    """4 players; A: 7 villages, 4 buildings, army 3, settlements in 4 territories, alone most in 3 | conditions |
    settler, builder, speaker: 3, may declare in the normal game"""
    state = position(
        "build", lead=A, army={A: 3}, hands={A: "wood"}, villages={A: WINNING_VILLAGES}, buildings=WINNING_BUILDINGS
    )
    assert seat_of(state, A)["measures"] == [7, 4, 3, 4, 3]
    assert seat_of(state, A)["fulfilled"] == [True, True, False, False, True]
    assert seat_of(state, A)["conditions"] == 3
    assert "declare" in legal(state)


def test_gt_31() -> None:
    """A declares; B left of A could reach 3 conditions in his final building | end | A is the winner; B ranks by his
    conditions"""
    villages = {A: WINNING_VILLAGES, B: {6: 3, 7: 2, 8: 1, 1: 1}}
    cards = "ore ore grain livestock livestock"
    state = position("build", lead=A, villages=villages, buildings=WINNING_BUILDINGS, army={B: 4}, hands={B: cards})
    play(state, "declare")
    assert (state.turn, phase(state)) == (B, "build")
    assert seat_of(state, B)["conditions"] == 2
    play(state, "army")
    assert state.turn == OVER
    assert seat_of(state, B)["conditions"] == 3
    assert state.ranking()[:2] == [1, 2]


def test_gt_32() -> None:
    """inland T6: church? | build | illegal, no building symbols inland"""
    state = position("build", lead=A, villages={A: {3: 1, 6: 1}}, hands={A: "grain wood ore"})
    assert "church 3" in legal(state)
    assert "church 6" not in legal(state)
    assert why(state, A, "church 6") == [("G-24", "no_building_symbol")]


def test_gt_33() -> None:
    """A has settlements on T3 and T2 only | village options | T3, T2, T1, T6, T7 (own or adjacent); not T4, T8"""
    rich = "grain grain wood wood wood ore ore livestock livestock"
    state = position("build", lead=A, hands={A: rich})
    assert [say for say in legal(state) if say.startswith("village")] == [f"village {n}" for n in (1, 2, 3, 6, 7)]
    assert why(state, A, "village 4") == [("G-21", "no_settlement_near")]
    assert state.turn != CHANCE
