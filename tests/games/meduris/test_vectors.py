"""The test vectors V-1 to V-24 of docs/rules/meduris.md and its table of payments; each docstring tells the vector."""

from __future__ import annotations

import pytest

from nemeton import CHANCE, OVER
from nemeton.games.meduris import move as m
from nemeton.games.meduris.game import GAME
from nemeton.games.meduris.notation import goods_in
from tests.games.meduris.position import (
    NOTHING,
    ONE_EACH,
    A,
    B,
    C,
    D,
    Goods,
    about,
    asked,
    chip,
    druid,
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


def test_v_1() -> None:
    """Wood tower: blue, blue, light green. Red rolls wood: light green +1, blue +2, red nothing; supply -3."""
    blue, green, red = A, B, C
    state = position(turn=red, begin="roll", towers={"wood": [blue, blue, green]})
    play(state, "roll wood")
    assert [hand(state, seat)[0] for seat in (green, blue, red)] == [1, 2, 0]
    assert supply(state)[0] == 18 - 3
    assert (state.turn, phase(state)) == (red, "action")


def test_v_2() -> None:
    """Stone tower: red, light green. Red moves his other worker there: red +4, light green +2; next player."""
    red, green = A, B
    state = position(towers={"stone": [red, green], "wood": [red]})
    preview = about(state, "move wood 1 stone")
    assert (preview["own"], preview["others"]) == (4, 2)
    play(state, "move wood 1 stone")
    assert (hand(state, red)[3], hand(state, green)[3], supply(state)[3]) == (4, 2, 12)
    assert state.turn == CHANCE
    assert told(state, "turn")[-1]["seat"] == green


def test_v_3() -> None:
    """Druid on stone 3, the fourth hut was just built; light green on 2 offers one wool: 5 to 6, no river scoring."""
    green = B
    state = position(huts={2: green, 10: C, 14: C}, hands=[(1, 0, 0, 1), (0, 1, 0, 0)], runes={"serpent": green})
    play(state, "hut 20")
    assert asked(state) == (green, 2)
    play(state, "offer one")
    assert hand(state, green) == NOTHING
    assert state.points() == [5, 6, 5]
    assert (druid(state), told(state, "river")) == (2, [])
    assert state.turn == CHANCE


def settlement_of_example_3() -> tuple[int, int, int, dict[int, int]]:
    blue, green, red = A, B, C
    return blue, green, red, {15: green, 16: red, 19: red, 20: red, 22: blue}


def test_v_4() -> None:
    """Huts 15, 16, 19, 20, 22, temple 21, druid at 16. Blue builds on 18: 3 stone, 3 wood, waves rune, druid at 18."""
    blue, _, _, huts = settlement_of_example_3()
    state = position(huts=huts, temples={21: blue}, druid=16, hands=[(3, 0, 0, 3)])
    preview = about(state, "hut 18")
    assert (preview["times"], sorted(preview["goods"]), preview["cost"]) == (3, ["stone", "wood"], 6)
    assert preview["stops"] == [18, 19, 20]
    play(state, "hut 18")
    assert told(state, "pay") == [
        {"name": "pay", "seat": blue, "good": "stone", "amount": 3},
        {"name": "pay", "seat": blue, "good": "wood", "amount": 3},
    ]
    assert rune(state, "waves") == blue
    assert told(state, "druid")[0]["field"] == 18


def test_v_5() -> None:
    """V-4 goes on: blue offers both (+3), red has nothing for 19 (-1) and offers wood at 20 (+1); druid at 20."""
    blue, _, red, huts = settlement_of_example_3()
    state = position(huts=huts, temples={21: blue}, druid=16, hands=[(4, 0, 0, 4), NOTHING, (1, 0, 0, 0)])
    play(state, "hut 18")
    assert asked(state) == (blue, 18)
    play(state, "offer both")
    assert state.points()[blue] == 8
    assert state.points()[red] == 4, "nothing for wool and copper: no choice"
    assert asked(state) == (red, 20)
    play(state, "offer one")
    assert state.points()[red] == 5
    assert (druid(state), state.turn) == (20, CHANCE)


def test_v_6() -> None:
    """Blue 30 and 31, light green 2, druid at 31; red builds a temple: river first, then light green decides at 2."""
    blue, green, red = A, B, C
    state = position(
        turn=red,
        huts={30: blue, 31: blue, 2: green, 18: red, 26: red},
        druid=31,
        runes={"arrow": blue, "serpent": green, "waves": red, "hook": red},
        hands=[NOTHING, (0, 1, 0, 0), (0, 0, 1, 1)],
    )
    play(state, "temple 12")
    assert state.points() == [6, 6, 7]
    assert asked(state) == (green, 2)
    names = [GAME.tell(event, None)["name"] for event in state.log or []]
    assert names.index("river") < names.index("druid")
    assert told(state, "druid")[0]["size"] == 1


def test_v_7() -> None:
    """Four players, huts on 3 and 5: a hut on 4 costs 3 wool and 3 wood."""
    blue, purple = B, A
    state = position(4, huts={3: blue, 5: purple}, hands=[(3, 3, 0, 0)])
    preview = about(state, "hut 4")
    assert (preview["times"], preview["goods"], preview["cost"]) == (3, ["wool", "wood"], 6)
    play(state, "hut 4")
    assert hand(state, A) == NOTHING


def test_v_8() -> None:
    """Four players, red 39, light green 0, blue 3, a fourth built: druid at 0, size 2, red is not asked, no river."""
    purple, blue, green, red = A, B, C, D
    state = position(
        4, turn=purple, huts={39: red, 0: green, 3: blue}, hands=[(1, 1, 0, 0), NOTHING, (0, 1, 1, 0), ONE_EACH]
    )
    play(state, "hut 15")
    assert asked(state) == (green, 0)
    assert "offer both" in legal(state)
    play(state, "offer both")
    assert state.points() == [5, 5, 7, 5]
    assert (druid(state), state.turn, told(state, "river")) == (0, CHANCE, [])


def test_v_9() -> None:
    """Five rune stones at the end: 15 points."""
    huts = {0: A, 5: A, 8: A, 12: A, 14: A}
    runes = {"serpent": A, "frame": A, "branches": A, "arch": A, "whirl": A}
    state = position(begin="scoring", huts=huts, runes=runes, druid=0)
    assert told(state, "rune_points")[A] == {"name": "rune_points", "seat": A, "runes": 5, "points": 15}
    assert state.points() == [20, 5, 5]
    assert state.turn == OVER


def test_v_10() -> None:
    """A temple with two huts in a row on its left and three on its right: 5 points."""
    state = position(begin="scoring", huts={10: B, 11: C, 13: B, 14: C, 15: B}, temples={12: A}, druid=11)
    assert told(state, "temple_points") == [{"name": "temple_points", "seat": A, "field": 12, "points": 5}]
    assert state.points() == [10, 5, 5]


def test_v_11() -> None:
    """Four temples, no hut: the druid waits on stone 3; the next hut anywhere brings him there, with a ritual."""
    state = position(2, stone=0, hands=[(3, 3, 3, 3), (3, 3, 3, 3)])
    for field, stone in ((1, 1), (5, 2), (8, 3), (14, 3)):
        play(state, f"temple {field}")
        if phase(state) == "pay":
            play(state, legal(state)[-1])
        assert seen(state)["druid"] == {
            "stone": stone,
            "field": None,
            "marker": None,
            "route": [],
            "crossings": 0,
        }
        play(state, "roll wood")
    assert len(told(state, "druid_waits")) == 1
    field = int(legal(state, "hut")[0].split()[1])
    play(state, f"hut {field}")
    while phase(state) == "pay":
        play(state, legal(state)[0])
    assert druid(state) == field
    assert told(state, "druid")[0]["field"] == field


def harvests_of_copper(left: int) -> tuple[list[tuple[int, int]], int]:
    """Tower A, B on copper, and B comes on top: who gets how much, from the top down, and what is left."""
    state = position(2, turn=B, towers={"copper": [A, B], "wood": [B]}, supply=(5, 5, left, 5), hands=[NOTHING])
    play(state, "move wood 1 copper")
    return [(thing["seat"], thing["amount"]) for thing in told(state, "harvest")], supply(state)[2]


def test_v_12() -> None:
    """Copper supply 2, tower A, B, B (just arrived): the top B takes 2, the others get nothing."""
    assert harvests_of_copper(2) == ([(B, 2)], 0)


def test_v_13() -> None:
    """Copper supply 4, same tower: the top B 3, the middle B 1, A 0."""
    assert harvests_of_copper(4) == ([(B, 3), (B, 1)], 0)


def test_v_14() -> None:
    """ "any", three players, supply 1 stone and 1 wool: A chooses, B gets the other by itself, C is skipped."""
    state = position(begin="roll", supply=(0, 1, 0, 1))
    play(state, "roll any")
    assert (state.turn, legal(state)) == (A, ["take wool", "take stone"])
    play(state, "take stone")
    assert told(state, "take") == [
        {"name": "take", "seat": A, "good": "stone"},
        {"name": "take", "seat": B, "good": "wool"},
    ]
    assert (state.turn, phase(state), supply(state)) == (A, "action", NOTHING)


def test_v_15() -> None:
    """Huts red 25 (MC-8), red 30, blue 31, light green 0; druid at 25; a temple elsewhere, all offer nothing."""
    red, blue, green = A, B, C
    state = position(
        turn=red,
        huts={25: red, 30: red, 31: blue, 0: green},
        druid=25,
        runes={"serpent": green, "arrow": blue, "hook": red},
        hands=[(0, 0, 2, 1), ONE_EACH, ONE_EACH],
    )
    play(state, "temple 12")
    assert offer_nothing(state) == [30, 31, 0]
    assert state.points() == [5, 5, 5], "red -1 and +1 for the hook rune that MC-8's hut brings"
    assert (druid(state), state.turn) == (0, CHANCE)
    river = [GAME.tell(event, None)["name"] for event in state.log or []].index("river")
    before = [GAME.tell(event, None) for event in (state.log or [])[:river]]
    assert [thing["field"] for thing in before if thing["name"] == "druid"] == [30, 31]


def test_v_15_without_a_rune_for_the_hut_on_25() -> None:
    """As V-15 tells it: red 4, blue 5, light green 5."""
    red, blue, green = A, B, C
    state = position(
        turn=red,
        huts={25: red, 30: red, 31: blue, 0: green},
        druid=25,
        runes={"serpent": green, "arrow": blue},
        hands=[ONE_EACH, ONE_EACH, ONE_EACH],
    )
    play(state, "temple 12")
    offer_nothing(state)
    assert state.points() == [4, 5, 5]


def test_v_16() -> None:
    """Two players, only huts 5, 6, 7, druid at 7: full circle with river scoring, then 5, 6, 7; 4 points each."""
    state = position(2, huts={5: A, 6: B, 7: A}, druid=7, runes={"frame": A}, hands=[(1, 2, 1, 2), (1, 1, 1, 1)])
    play(state, "temple 20")
    while phase(state) == "pay":
        play(state, "pay 1 wood 1 stone")
    assert offer_nothing(state) == [5, 6, 7]
    assert state.points() == [4, 4]
    assert (druid(state), len(told(state, "river"))) == (7, 1)


def test_v_17() -> None:
    """Huts on 5, 6, 8, druid at 6; a hut on 7 costs four times; 7 and 8 are asked, size 4; druid at 8."""
    state = position(huts={5: B, 6: B, 8: B}, druid=6, hands=[(5, 0, 0, 5), ONE_EACH])
    preview = about(state, "hut 7")
    assert (preview["times"], preview["stops"], preview["asked"], preview["asked_size"]) == (4, [7, 8], [A, B], 4)
    play(state, "hut 7")
    assert offer_nothing(state) == [7, 8]
    assert [thing["size"] for thing in told(state, "druid")] == [4, 4]
    assert druid(state) == 8


def test_v_18() -> None:
    """Huts on 5, 6 and 20, druid at 6; a hut on 4 costs three times; the druid goes on to 20."""
    state = position(huts={5: B, 6: B, 20: B}, druid=6, hands=[(3, 0, 0, 3), ONE_EACH])
    assert about(state, "hut 4")["times"] == 3
    play(state, "hut 4")
    assert asked(state) == (B, 20)
    play(state, "offer nothing")
    assert (druid(state), state.turn) == (20, CHANCE)


def test_v_19() -> None:
    """Free-hut chip on 9 between huts on 8 and 10: without goods, no payment; rune, settlement of 3, druid advances."""
    state = position(huts={8: B, 10: C}, chips={9: "free_hut"}, stone=1)
    assert legal(state, "hut") == ["hut 9"]
    preview = about(state, "hut 9")
    assert (preview["free"], preview["cost"], preview["size"], preview["stone"]) == (True, 0, 3, 2)
    play(state, "hut 9")
    assert (told(state, "pay"), rune(state, "branches"), chip(state, 9)) == ([], A, None)
    assert seen(state)["druid"]["stone"] == 2


def test_v_20() -> None:
    """A player at 0 points offers nothing: he stays at 0."""
    state = position(huts={3: A, 20: B}, druid=20, hands=[(2, 0, 0, 1)], points=[0, 5, 5])
    assert phase(state) == "action"
    play(state, "temple 1")
    assert asked(state) == (A, 3)
    play(state, "offer nothing")
    assert state.points()[A] == 0


def test_v_21() -> None:
    """Last lap, druid at 20 behind 18-20, huts also on 25, 31, 0, 10: asked 25, 31, 0, 10, 18, 19, 20; no river."""
    huts = {18: A, 19: B, 20: C, 25: A, 31: B, 0: C, 10: A}
    state = position(begin="lap", huts=huts, druid=20, hands=[(9, 2, 9, 9), (3, 7, 3, 3), (4, 7, 4, 4)])
    assert seen(state)["druid"]["route"] == [31, 0, 10, 18, 19, 20]
    assert offer_nothing(state) == [25, 31, 0, 10, 18, 19, 20]
    assert told(state, "river") == []
    assert state.turn == OVER


def test_v_22() -> None:
    """Player 2 places his last building: players 3 and 1 take one turn each, then the last lap."""
    state = position(turn=B, huts={0: B}, druid=0, hands=[NOTHING, (1, 0, 1, 0)], huts_left={B: 1}, temples_left={B: 0})
    play(state, "hut 14")
    offer_nothing(state)
    assert told(state, "last_turns") == [{"name": "last_turns", "seat": B}]
    end_turn(state)
    end_turn(state)
    assert [thing["seat"] for thing in told(state, "turn")] == [C, A]
    assert len(told(state, "last_lap")) == 1
    offer_nothing(state)
    assert state.turn == OVER


def test_v_23() -> None:
    """Tower B, R, B: bottom or top worker, two options for each target; with B, B, R only one."""
    state = position(2, towers={"wood": [A, B, A], "wool": [B], "copper": [B], "stone": [A]})
    assert legal(state, "move wood") == [f"move wood {h} {to}" for h in (1, 3) for to in ("wool", "copper", "stone")]
    state = position(2, towers={"wood": [A, A, B], "wool": [B], "copper": [B], "stone": [A]})
    assert legal(state, "move wood") == [f"move wood 1 {to}" for to in ("wool", "copper", "stone")]


def test_v_24() -> None:
    """Temple on 12, huts 10 and 11 on its left, a temple on 13 on its right: 2 points for the temple on 12."""
    state = position(begin="scoring", huts={10: B, 11: C}, temples={12: A, 13: B}, druid=11)
    assert [thing["points"] for thing in told(state, "temple_points")] == [2, 0]


# --- section 5.4: the table of payments ---

PAYMENTS = [
    (
        (0, 2, 1, 4),
        1,
        {(0, 0, 0, 4), (0, 0, 1, 3), (0, 1, 0, 3), (0, 1, 1, 2), (0, 2, 0, 2), (0, 2, 1, 1)},
    ),
    ((1, 3, 1, 2), 2, {(1, 2, 1, 2), (1, 3, 0, 2)}),
]


@pytest.mark.parametrize(("held", "times", "vectors"), PAYMENTS)
def test_payments_for_a_hut_that_asks_for_wood_and_stone(held: Goods, times: int, vectors: set[Goods]) -> None:
    state = position(huts={2: B} if times == 2 else {}, stone=0, hands=[held])
    play(state, "hut 1")
    assert {tuple(goods_in(move - m.PAY)) for move in state.moves()} == vectors


def test_payments_for_one_good_at_a_wool_and_copper_hut() -> None:
    state = position(huts={2: A, 20: B}, druid=20, hands=[(3, 1, 0, 3)])
    play(state, "temple 1", "pay 1 wood 1 stone", "offer one")
    assert hand(state, A) == (2, 1, 0, 2)
    assert {tuple(goods_in(move - m.PAY)) for move in state.moves()} == {(0, 1, 0, 0), (1, 0, 0, 2), (2, 0, 0, 1)}
