"""The test vectors TV-1 to TV-52 of docs/rules/edora.md on the golden assembly R0; each docstring is its sentence."""

from __future__ import annotations

import pytest

from nemeton import CHANCE, OVER
from nemeton.games.edora import content
from nemeton.games.edora.game import GAME
from tests.games.edora.position import RED_APART, A, B, C, Position, place, r0


def cost(p: Position, here: str, there: str) -> int:
    return p.state.walk_cost(place(here), place(there))


def price_of_walk(p: Position, there: str) -> int:
    """As the page shows it before A walks."""
    return int(GAME.about(p.state, GAME.read(p.state, f"go {there}"))["cost"])


def test_tv_1() -> None:
    """pawn on H00 | move to H02 (via V01, V02) | 3 places + 2 dark areas = 5 provisions, the cheapest cost"""
    p = r0()
    assert cost(p, "H00", "H02") == 5
    p.stand(A, "H00")
    p.turn_of()
    p.play("go H02")
    assert p.of(A)["provisions"] == 10


def test_tv_2() -> None:
    """stairs tile T8 between V21, V22, H21, H31 | cost V21 to V22; V21 to H31 | 2; 7 (no turning)"""
    p = r0()
    assert cost(p, "V21", "V22") == 2
    assert cost(p, "V21", "H31") == 7


def test_tv_3() -> None:
    """pawn on H00, herb leap active | move to H30 / to H01 | 1 instead of 4 / 3 (other clearing, normal cost)"""
    p = r0()
    p.stand(A, "H00")
    p.turn_of()
    assert (price_of_walk(p, "H30"), price_of_walk(p, "H01")) == (4, 3)
    p.herb(A, "leap")
    assert (price_of_walk(p, "H30"), price_of_walk(p, "H01")) == (1, 3)


def test_tv_4() -> None:
    """first turn, 15 provisions, die 5 | place at the start place | provisions 10, pawn unmoved"""
    p = r0()
    p.hold(A, [5])
    p.turn_of()
    assert p.legal == ["emergency", "go H01"]
    p.play("go H01")
    p.play(p.legal[0])
    assert (p.of(A)["provisions"], p.of(A)["pawn"], p.die(A, "H01")) == (10, "H01", 5)


def test_tv_5() -> None:
    """own die on V01 | destination V01; walking through V01 | illegal; legal"""
    p = r0()
    p.stand(A, "H00")
    p.put_die(A, "V01", 3)
    p.turn_of()
    assert "go V01" not in p.legal
    assert "go H02" in p.legal  # the cheapest way leads through V01
    assert [refusal["name"] for refusal in p.why_not("go V01")] == ["own_die_there"]


def few_provisions() -> Position:
    p = r0()
    p.stand(A, "H00")
    p.put_die(A, "H00", 1)
    p.hold(A, [4])
    p.has(A, provisions=3)
    return p


def test_tv_6() -> None:
    """3 provisions, personal supply {4}, nearest place costs 1 | D-TURN | forced emergency: 9 provisions, 1 die more"""
    p = few_provisions()
    p.general(A, [2, 2])
    p.turn_of()
    assert p.state.turn == B
    assert (p.gained(A)["provisions"], p.gained(A)["dice"]) == (9, 2)
    assert p.events("emergency")


def test_tv_7() -> None:
    """as TV-6 with herb die_shift | D-VALUE | value 2 payable (1 + 2 = 3), and only 2 is (EC-13: automatic)"""
    p = few_provisions()
    p.herb(A, "die_shift")
    p.turn_of()
    assert "go V00" in p.legal  # costs 1
    p.play("go V00")
    assert p.asked == "field"
    p.play(p.legal[0])
    assert (p.die(A, "V00"), p.of(A)["provisions"]) == (2, 0)


def test_tv_8() -> None:
    """die_shift, die 6 | values offered | 4, 5, 6 (never 1)"""
    p = r0()
    p.hold(A, [6])
    p.herb(A, "die_shift")
    p.turn_of()
    p.play("go H01")
    assert p.legal == ["turn 4", "turn 5", "turn 6"]


def contest(own: int, foreign: int, own_rank: tuple[int, int], foreign_rank: tuple[int, int]) -> tuple[int, int]:
    """Prestige of A and B after A's die came to lie beside B's on V00."""
    p = r0()
    p.stand(A, "H00")
    p.put_die(B, "V00", foreign)
    p.markers(own_rank, foreign_rank)
    p.hold(A, [own])
    p.turn_of()
    p.play("go V00")
    p.play_while("field")
    return p.of(A)["prestige"], p.of(B)["prestige"]


def test_tv_9() -> None:
    """place holds a foreign 4; player places 4; knowledge own 3, foreign 5 | contest | foreign player 2 PP"""
    assert contest(4, 4, (3, 0), (5, 0)) == (0, 2)


def test_tv_10() -> None:
    """as TV-9, both on field 3, own marker above | contest | own 2 PP"""
    assert contest(4, 4, (3, 1), (3, 0)) == (2, 0)


def test_tv_11() -> None:
    """place holds foreign 6; player places 2 | contest | foreign player 2 PP, player nothing"""
    assert contest(2, 6, (9, 0), (0, 0)) == (0, 2)


def test_tv_12() -> None:
    """general supply {4} | action P, dice | die 4 taken, 4 PP"""
    p = r0()
    p.general(A, [4])
    assert p.act("P", "dice") == {"dice": 1, "prestige": 4}
    assert p.of(A)["personal"] == [0, 0, 0, 1, 0, 0]


@pytest.mark.parametrize(("herbs", "prestige"), [(["provisions"], 3), (["provisions", "prestige"], 5)])
def test_tv_13(herbs: list[str], prestige: int) -> None:
    """herb provisions active | action P, provisions | 18 provisions, 3 PP (5 with herb prestige)"""
    p = r0()
    p.herb(A, *herbs)
    assert p.act("P", "provisions") == {"provisions": 18, "prestige": prestige}


def test_tv_14() -> None:
    """knowledge position 11 of 12, tower of 12 holds one foreign marker | 3 steps | position 12, on top, 4 PP"""
    p = r0()
    p.markers((11, 0), (12, 0))
    assert p.act("K3", "do") == {"knowledge": 1, "prestige": 4}
    assert p.view["tower"][12] == [B, A]


def test_tv_15() -> None:
    """knowledge position 12, below a foreign marker | K3 | stays, moves to the top, 6 PP"""
    p = r0()
    p.markers((12, 0), (12, 1))
    assert p.act("K3", "do") == {"prestige": 6}
    assert p.view["tower"][12] == [B, A]


def positions_triggered(p: Position) -> list[int]:
    """Of the herb pairs, on the sickle track."""
    return [content.PAIR_POSITION[event["pair"] - 1] for event in p.events("trigger")]


def test_tv_16() -> None:
    """sickle 3 | 3 steps | position 6, pairs at 4 and 6 triggered"""
    p = r0()
    p.has(A, sickle=3)
    assert p.act("S3", "do") == {"sickle": 3}
    assert positions_triggered(p) == [4, 6]


def test_tv_17() -> None:
    """sickle 14 | 3 steps | position 15, last pair triggered, 4 PP"""
    p = r0()
    p.has(A, sickle=14)
    assert p.act("S3", "do") == {"sickle": 1, "prestige": 4}
    assert positions_triggered(p) == [15]


def test_tv_18() -> None:
    """stele action, die 5, stele mistletoe | 4 mistletoe"""
    assert r0().act("STE", "stele mistletoe", die=5) == {"mistletoe": 4}


def test_tv_19() -> None:
    """stele action, die 5, stele prestige | 10 PP"""
    assert r0().act("STE", "stele prestige", die=5) == {"prestige": 10}


def test_tv_20() -> None:
    """TV-18 and TV-19 with herb stele | 6 mistletoe; 14 PP"""
    for stele, gain in (("mistletoe", {"mistletoe": 6}), ("prestige", {"prestige": 14})):
        p = r0()
        p.herb(A, "stele")
        assert p.act("STE", f"stele {stele}", die=5) == gain


def test_tv_21() -> None:
    """stele action, die 1, any minus-1 stele | 0 units, stele placed"""
    for stele in ("knowledge", "die", "mistletoe"):
        p = r0()
        assert p.act("STE", f"stele {stele}", die=1) == {}
        assert p.place("H01")["steles"] == [{"seat": A, "bonus": stele}]


def three_menhirs() -> Position:
    p = r0()
    p.menhirs(A, "prestige", "die", "mistletoe")
    return p


def test_tv_22() -> None:
    """menhirs prestige, die, mistletoe removed; now provisions | +3 PP, +6 provisions, +1 die, +1 mistletoe in order"""
    p = three_menhirs()
    assert p.act("MEN", "menhir provisions") == {"prestige": 3, "provisions": 6, "dice": 1, "mistletoe": 1}
    gains = [event["name"] for event in p.events("prestige", "provisions", "mistletoe", "die")]
    assert gains[-5:] == ["provisions", "prestige", "provisions", "die", "mistletoe"]


def test_tv_23() -> None:
    """as TV-22 with herbs menhir and prestige, repeat prestige | +10 PP, +6 provisions, +1 die, +1 mistletoe"""
    p = three_menhirs()
    p.herb(A, "menhir", "prestige")
    gain = p.act("MEN", "menhir provisions", "repeat prestige")
    assert gain == {"prestige": 10, "provisions": 6, "dice": 1, "mistletoe": 1}


def test_tv_24() -> None:
    """amulet field x3, gem die, prestige and mistletoe gems owned | 3 dice; those two gems are not offered"""
    p = r0()
    p.gem(A, 1, 0, "prestige")
    p.gem(A, 2, 0, "mistletoe")
    p.general(A, [2, 2, 2, 2])
    p.act("A1x3")
    assert p.legal == ["decline", "gem knowledge", "gem provisions", "gem die", "gem sickle"]
    p.play("gem die")
    assert p.of(A)["personal"] == [0, 3, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("bonus", "gain"), [("provisions", {"provisions": 9}), ("mistletoe", {"mistletoe": 3}), ("sickle", {"sickle": 3})]
)
def test_tv_25(bonus: str, gain: dict[str, int]) -> None:
    """field x2 and herb amulet | gem provisions / mistletoe / sickle | 9 provisions / 3 mistletoe / 3 steps"""
    p = r0()
    p.herb(A, "amulet")
    assert p.act("A2x2", f"gem {bonus}") == gain


def test_tv_26() -> None:
    """field x2, herbs amulet and prestige, gem prestige | 15 PP"""
    p = r0()
    p.herb(A, "amulet", "prestige")
    assert p.act("A2x2", "gem prestige") == {"prestige": 15}


def test_tv_27() -> None:
    """amulet potion (x5), herbs amulet and prestige, gem prestige | 6 x 5 = 30 PP"""
    p = r0()
    p.herb(A, "amulet", "prestige")
    p.has(A, mistletoe=4)
    assert p.act("M1c2", "brew radiant_gem", "sign 2", "gem prestige") == {"prestige": 30, "mistletoe": -4}


def test_tv_28() -> None:
    """fire with prestige, prestige, die; herb prestige | complete it | 10 PP and 1 die"""
    p = r0()
    p.herb(A, "prestige")
    assert p.view["fires"][content.FIRE_KEYS.index("F23")]["bonuses"] == ["prestige", "die", "prestige"]
    for key in ("H22", "V13"):
        p.put_die(A, key, 2)
    p.stand(A, "H32")
    p.hold(A, [1])
    p.turn_of()
    p.play("go V23")
    p.decline()
    assert (p.gained(A)["prestige"], p.gained(A)["dice"], p.fire("F23")) == (10, 1, A)


def complete_f00(*herbs: str) -> Position:
    p = r0()
    p.herb(A, *herbs)
    p.put_die(A, "H00", 3)
    p.stand(A, "H00")
    p.hold(A, [1])
    p.general(A, [2, 2, 2])
    p.turn_of()
    p.play("go V00")
    p.decline()
    return p


def test_tv_29() -> None:
    """own die on H00, place one on V00 | step 5 | F00: 3 PP and 1 die, F00 covered; F01 and F10 not"""
    p = complete_f00()
    assert (p.gained(A)["prestige"], p.gained(A)["dice"]) == (3, 1)
    assert (p.fire("F00"), p.fire("F01"), p.fire("F10")) == (A, None, None)


def test_tv_30() -> None:
    """as TV-29 with herb fire, repeat die | 3 PP and 2 dice"""
    p = complete_f00("fire")
    assert p.legal == ["none", "repeat prestige", "repeat die"]
    p.play("repeat die")
    assert (p.gained(A)["prestige"], p.gained(A)["dice"]) == (3, 2)


def join_dolmens(own: list[str], last: str, dolmens: str, *joined: str) -> Position:
    """A's dice lie on these places, the last one is placed now; B was quicker with other colours."""
    p = r0(dolmens=dolmens)
    for key in own:
        p.put_die(A, key, 2)
    p.dolmens_joined(B, *joined)
    p.stand(A, own[-1])
    p.hold(A, [1])
    p.turn_of()
    p.play(f"go {last}")
    p.decline()
    return p


def dolmen_prestige(p: Position) -> list[int]:
    return [event["amount"] for event in p.events("prestige") if event["cause"] in ("dolmen", "beige")]


def test_tv_31() -> None:
    """first connection of the game with 4 dice | step 6 | 8 PP + 8 PP, 2 coloured + 1 beige dolmen"""
    red_at_h00_and_h30 = "red orange yellow green blue violet orange yellow red green blue violet"
    p = join_dolmens(["H00", "H10", "H20"], "H30", red_at_h00_and_h30)
    assert dolmen_prestige(p) == [8, 8]
    assert p.of(A)["dolmens"] == 3


def test_tv_32() -> None:
    """red dolmens at H00 and V03; own dice on H00, V01, V02, H12, H02; place on V03; two connections before | 10 + 4"""
    p = join_dolmens(["H00", "V01", "H12", "H02", "V02"], "V03", RED_APART, "violet", "blue")
    assert dolmen_prestige(p) == [10, 4]
    assert p.of(A)["dolmens"] == 3


def test_tv_33() -> None:
    """own dice on both dolmen places, chain broken | step 6 | nothing"""
    p = join_dolmens(["H00", "V01", "H02"], "V03", RED_APART)
    assert dolmen_prestige(p) == []
    assert p.of(A)["dolmens"] == 0


def test_tv_34() -> None:
    """sickle triggered pairs at 4 and 6 in one turn | step 7 | two D-HERB decisions; 2 active, 2 inactive"""
    p = r0()
    p.has(A, sickle=3)
    p.act("S3", "do")
    for _ in range(2):
        assert p.asked == "herb"
        assert len(p.legal) == 2
        p.play(p.legal[0])
    assert p.state.turn == B
    assert (len(p.herbs(A, "active")), len(p.herbs(A, "inactive"))) == (2, 2)


def test_tv_35() -> None:
    """pair at 4 has one herb left | sickle reaches 4 | that herb becomes active, no decision"""
    p = r0()
    left, taken = p.pair(A, 1)
    p.herb(A, taken, where="inactive")
    p.has(A, sickle=2)
    p.act("S2", "do")
    assert p.state.turn == B
    assert p.herbs(A, "active") == {left}


def test_tv_36() -> None:
    """field M2c2, mistletoe 1 before, herb mistletoe | mistletoe 4, 3 PP, up to 2 potions in sequence"""
    p = r0()
    p.has(A, mistletoe=1)
    p.herb(A, "mistletoe")
    assert p.act("M2c2") == {"mistletoe": 3, "prestige": 3}
    assert p.of(A)["mistletoe"] == 4
    p.play("brew acclaim")
    assert p.asked == "brew"
    p.play("brew travel_ration")
    assert p.asked != "brew"
    assert p.of(A)["mistletoe"] == 0


def oracle_bonuses(spot: int, *herbs: str) -> tuple[Position, list[int]]:
    """The bonuses received for the tablet on a spot (from 0), as the numbers of the gaps their stones lie in."""
    p = r0()
    p.herb(A, *herbs)
    p.act("T", f"tablet {spot + 1}")
    p.play_while("pick")
    told = p.events("tablet", *content.BONUS_KEYS)
    taken = next(i for i, event in enumerate(told) if event["name"] == "tablet" and event["spot"] == spot + 1)
    return p, [p.view["stones"].index(event["name"]) for event in told[taken + 1 :]]


def test_tv_37() -> None:
    """tablet spot 5, stones s0..s5 | action T | s2 then s3; spot refilled; with herb tablet s2 s3 s2 s3"""
    p, bonuses = oracle_bonuses(5)
    assert bonuses == [2, 3]
    assert p.state.turn == CHANCE
    assert p.view["display"][5] is None
    p.play(p.legal[0])
    assert p.view["display"][5] is not None
    assert oracle_bonuses(5, "tablet")[1] == [2, 3, 2, 3]


def test_tv_38() -> None:
    """tablet spot 11 | action T | bonuses s5 then s0"""
    assert oracle_bonuses(11)[1] == [5, 0]


def test_tv_39() -> None:
    """amulet level I has both slots filled | field A1x3 | no gem, no bonus; die stays"""
    p = r0()
    p.gem(A, 0, 0, "prestige")
    p.gem(A, 0, 1, "mistletoe")
    assert p.act("A1x3") == {}
    assert p.of(A)["gems"] == ["prestige", "mistletoe", None, None, None, None]
    assert p.die(A, "H01") == 1
    assert p.events("no_effect")


def cult_places(dice: int, stones: int, field: int) -> int:
    """Points of step 5 for so many dice and stones won, with the marker on that field (from 1)."""
    p = r0()
    for key in content.PLACE_KEYS[:dice]:
        p.put_die(A, key, 3)
    p.stones_beside("H00", stones)
    p.markers((field - 1, 0))
    assert p.of(A)["won"] == dice + stones
    return p.of(A)["final"]["cult_places"]


def test_tv_40() -> None:
    """7 dice + 4 stones won, marker on 7th field | step 5 of scoring | 11 x 2 = 22"""
    assert cult_places(7, 4, 7) == 22


def test_tv_41() -> None:
    """10 dice + 7 stones won, marker on last field | 17 x 4 = 68"""
    assert cult_places(10, 7, 13) == 68


def test_tv_42() -> None:
    """4 dice + 3 stones won, marker on 2nd field | 7 x 0 = 0"""
    assert cult_places(4, 3, 2) == 0


def test_tv_43() -> None:
    """amulet: three left slots filled, one level double | step 4 | 20 + 10 = 30"""
    p = r0()
    for level, key in enumerate(("prestige", "die", "sickle")):
        p.gem(A, level, 0, key)
    p.gem(A, 1, 1, "knowledge")
    assert p.of(A)["final"]["amulet"] == 30


def test_tv_44() -> None:
    """provisions 17, mistletoe 2, 1 die in the general supply | step 1 | 2 + 2 + 1 = 5"""
    p = r0()
    p.has(A, provisions=17, mistletoe=2)
    for key in content.PLACE_KEYS[:12]:
        p.put_die(A, key, 1)
    p.hold(A, [])
    p.general(A, [3])
    assert p.of(A)["final"]["leftovers"] == 5


def test_tv_45() -> None:
    """two tablets menhirs, 4 menhirs placed | step 3 | 20 PP"""
    p = r0()
    p.tablets(A, menhirs=2)
    p.menhirs(A, *content.MENHIR_KEYS[:3])
    assert p.of(A)["final"]["tablets"] == 0
    p.menhirs(A, content.MENHIR_KEYS[3])
    assert p.of(A)["final"]["tablets"] == 20


def test_tv_46() -> None:
    """equal PP, positions 5 and 7 | winner | the player on 5"""
    p = r0()
    p.has(A, prestige=80)
    p.has(B, prestige=80)
    p.markers((7, 0), (5, 0))
    assert p.state.ranking() == [2, 1]


def test_tv_47() -> None:
    """potion fateful_turn on an own 3; foreign 5 on the same place | die shows 6; owner 2 PP"""
    p = r0()
    p.put_die(A, "V23", 3)
    p.put_die(B, "V23", 5)
    assert p.act("M1c2", "brew fateful_turn", "raise V23") == {"prestige": 2}
    assert p.die(A, "V23") == 6


def test_tv_48() -> None:
    """player A places die 13 as second of three in round 13 | third player still plays, then scoring"""
    p = r0(3)
    p.in_round(13, first=C)  # C, A, B: A is the second of three
    for key in [key for key in content.PLACE_KEYS if key != "H01"][:12]:
        p.put_die(A, key, 1)
    p.hold(A, [1])
    p.general(A, [])
    p.turn_of(A)
    p.play("go H01")
    p.decline()
    while p.state.turn == A:
        p.play(p.legal[-1])
    assert p.state.turn == B
    assert p.view["last_round"]
    p.play("emergency")
    while p.state.turn == B:
        p.play(p.legal[0])
    assert p.state.turn == OVER
    assert p.events()[-1]["name"] == "result"


def test_tv_49() -> None:
    """dolmen layout r r b ... | setup check | rejected (no dolmen between)"""
    p = Position(GAME.start(2))
    while not p.legal[0].startswith("dolmen"):
        p.play(p.legal[0])
    p.play("dolmen red")
    for _ in range(2):
        assert "dolmen red" not in p.legal
        p.play(p.legal[0])
    assert "dolmen red" in p.legal


def test_tv_50() -> None:
    """own dice on V00, V01, V02, V03 | tablet line | fulfilled"""
    p = r0()
    p.tablets(A, line=1)
    for key in ("V00", "V01", "V02"):
        p.put_die(A, key, 1)
    assert p.progress(A, "line") == (0, 1)
    p.put_die(A, "V03", 1)
    assert p.progress(A, "line") == (1, 1)


def test_tv_51() -> None:
    """own 4s on H00, V01, V02 | tablet equal_dice | fulfilled (neighbours along paths)"""
    p = r0()
    p.tablets(A, equal_dice=1)
    for key in ("H00", "V01"):
        p.put_die(A, key, 4)
    assert p.progress(A, "equal_dice") == (2, 3)
    p.put_die(A, "V02", 4)
    assert p.progress(A, "equal_dice") == (3, 3)


def test_tv_52() -> None:
    """own dice on H11, V10, V12 | tablet full_clearings | fulfilled (three one-place clearings)"""
    p = r0()
    p.tablets(A, full_clearings=1)
    for key in ("H11", "V10"):
        p.put_die(A, key, 1)
    assert p.progress(A, "full_clearings") == (2, 3)
    p.put_die(A, "V12", 1)
    assert p.progress(A, "full_clearings") == (3, 3)
    assert p.of(A)["final"]["tablets"] == 10
