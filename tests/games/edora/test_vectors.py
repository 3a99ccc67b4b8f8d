"""The test vectors TV-1 to TV-52 of the dossier on the golden assembly R0; each docstring is the vector's sentence."""

from __future__ import annotations

import pytest

from nemeton import CHANCE, OVER
from nemeton.core.state import DEPTH
from nemeton.games.edora import content
from nemeton.games.edora import rules_row as r
from nemeton.games.edora.rules import Edora
from tests.games.edora.position import (
    GAME,
    RED_APART,
    A,
    B,
    C,
    act,
    asked,
    field_here,
    gained,
    gem,
    general,
    herb,
    herbs_that_are,
    hold,
    legal,
    markers,
    place,
    play,
    put_die,
    r0,
    remove_stones,
    stand,
    tablet,
    told,
    turn_of,
)


def cost(state: Edora, here: str, there: str) -> int:
    return state.walk_cost(place(here), place(there))


def test_tv_1() -> None:
    """pawn on H00 | move to H02 (via V01, V02) | 3 places + 2 dark areas = 5 provisions, the cheapest cost"""
    state = r0()
    assert cost(state, "H00", "H02") == 5
    stand(state, A, "H00")
    turn_of(state)
    play(state, "go H02")
    assert state.at[r.PROVISIONS + A] == 10


def test_tv_2() -> None:
    """stairs tile T8 between V21, V22, H21, H31 | cost V21 to V22; V21 to H31 | 2; 7 (no turning)"""
    state = r0()
    assert cost(state, "V21", "V22") == 2
    assert cost(state, "V21", "H31") == 7


def test_tv_3() -> None:
    """pawn on H00, herb leap active | move to H30 / to H01 | 1 instead of 4 / 3 (other clearing, normal cost)"""
    state = r0()
    stand(state, A, "H00")
    assert (state.move_cost(A, place("H30")), state.move_cost(A, place("H01"))) == (4, 3)
    herb(state, A, "leap")
    assert (state.move_cost(A, place("H30")), state.move_cost(A, place("H01"))) == (1, 3)


def test_tv_4() -> None:
    """first turn, 15 provisions, die 5 | place at the start place | provisions 10, pawn unmoved"""
    state = r0()
    hold(state, A, [5])
    turn_of(state)
    assert legal(state) == ["emergency", "go H01"]
    play(state, "go H01")
    play(state, legal(state)[0])
    assert state.at[r.PROVISIONS + A] == 10
    assert state.at[r.PAWN + A] == place("H01")
    assert state.at[r.DIE + place("H01") * r.MOST_PLAYERS + A] & 7 == 5


def test_tv_5() -> None:
    """own die on V01 | destination V01; walking through V01 | illegal; legal"""
    state = r0()
    stand(state, A, "H00")
    put_die(state, A, "V01", 3)
    turn_of(state)
    assert "go V01" not in legal(state)
    assert "go H02" in legal(state)  # the cheapest way leads through V01
    assert [refusal.name for refusal in GAME.why_not(state, A, "go V01")] == ["own_die_there"]


def test_tv_6() -> None:
    """3 provisions, personal supply {4}, nearest place costs 1 | D-TURN | forced emergency: 9 provisions, 1 die more"""
    state = r0()
    stand(state, A, "H00")
    put_die(state, A, "H00", 1)
    hold(state, A, [4])
    general(state, A, [2, 2])
    state.at[r.PROVISIONS + A] = 3
    turn_of(state)
    assert state.turn == B
    assert (gained(state, A)["provisions"], gained(state, A)["dice"]) == (9, 2)
    assert "emergency" in told(state)


def test_tv_7() -> None:
    """as TV-6 with herb die_shift | D-VALUE | value 2 payable (1 + 2 = 3), and only 2 is (EC-13: automatic)"""
    state = r0()
    stand(state, A, "H00")
    put_die(state, A, "H00", 1)
    hold(state, A, [4])
    state.at[r.PROVISIONS + A] = 3
    herb(state, A, "die_shift")
    turn_of(state)
    assert "go V00" in legal(state)  # costs 1
    play(state, "go V00")
    assert asked(state) == "field"
    play(state, legal(state)[0])
    assert state.at[r.DIE + place("V00") * r.MOST_PLAYERS + A] & 7 == 2
    assert state.at[r.PROVISIONS + A] == 0


def test_tv_8() -> None:
    """die_shift, die 6 | values offered | 4, 5, 6 (never 1)"""
    state = r0()
    hold(state, A, [6])
    herb(state, A, "die_shift")
    turn_of(state)
    play(state, "go H01")
    assert legal(state) == ["turn 4", "turn 5", "turn 6"]


def contest(own: int, foreign: int, own_rank: tuple[int, int], foreign_rank: tuple[int, int]) -> tuple[int, int]:
    """Prestige of A and B after A's die came to lie beside B's on V00."""
    state = r0()
    stand(state, A, "H00")
    put_die(state, B, "V00", foreign)
    markers(state, {A: own_rank, B: foreign_rank})
    hold(state, A, [own])
    turn_of(state)
    play(state, "go V00")
    if asked(state) == "field":
        play(state, legal(state)[0])
    return state.at[r.PRESTIGE + A], state.at[r.PRESTIGE + B]


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
    state = r0()
    general(state, A, [4])
    assert act(state, "P", "dice") == {"dice": 1, "prestige": 4}
    assert state.at[r.PERSONAL + A * r.FACES + 4] == 1


@pytest.mark.parametrize(("herbs", "prestige"), [(["provisions"], 3), (["provisions", "prestige"], 5)])
def test_tv_13(herbs: list[str], prestige: int) -> None:
    """herb provisions active | action P, provisions | 18 provisions, 3 PP (5 with herb prestige)"""
    state = r0()
    herb(state, A, *herbs)
    assert act(state, "P", "provisions") == {"provisions": 18, "prestige": prestige}


def test_tv_14() -> None:
    """knowledge position 11 of 12, tower of 12 holds one foreign marker | 3 steps | position 12, on top, 4 PP"""
    state = r0()
    markers(state, {A: (11, 0), B: (12, 0)})
    assert act(state, "K3", "do") == {"knowledge": 1, "prestige": 4}
    assert state.at[r.RANK + A] == 12 * 4 + 1


def test_tv_15() -> None:
    """knowledge position 12, below a foreign marker | K3 | stays, moves to the top, 6 PP"""
    state = r0()
    markers(state, {A: (12, 0), B: (12, 1)})
    assert act(state, "K3", "do") == {"prestige": 6}
    assert (state.at[r.RANK + A], state.at[r.RANK + B]) == (12 * 4 + 1, 12 * 4)


def test_tv_16() -> None:
    """sickle 3 | 3 steps | position 6, pairs at 4 and 6 triggered"""
    state = r0()
    state.at[r.SICKLE + A] = 3
    assert act(state, "S3", "do") == {"sickle": 3}
    pairs = [GAME.tell(event, None)["pair"] for event in state.log or [] if event[0] == r.SAY_TRIGGER]
    assert [content.PAIR_POSITIONS[pair - 1] for pair in pairs] == [4, 6]


def test_tv_17() -> None:
    """sickle 14 | 3 steps | position 15, last pair triggered, 4 PP"""
    state = r0()
    state.at[r.SICKLE + A] = 14
    assert act(state, "S3", "do") == {"sickle": 1, "prestige": 4}
    pairs = [GAME.tell(event, None)["pair"] for event in state.log or [] if event[0] == r.SAY_TRIGGER]
    assert pairs == [6]


def test_tv_18() -> None:
    """stele action, die 5, stele mistletoe | 4 mistletoe"""
    assert act(r0(), "STE", "stele mistletoe", die=5) == {"mistletoe": 4}


def test_tv_19() -> None:
    """stele action, die 5, stele prestige | 10 PP"""
    assert act(r0(), "STE", "stele prestige", die=5) == {"prestige": 10}


def test_tv_20() -> None:
    """TV-18 and TV-19 with herb stele | 6 mistletoe; 14 PP"""
    for stele, gain in (("mistletoe", {"mistletoe": 6}), ("prestige", {"prestige": 14})):
        state = r0()
        herb(state, A, "stele")
        assert act(state, "STE", f"stele {stele}", die=5) == gain


def test_tv_21() -> None:
    """stele action, die 1, any minus-1 stele | 0 units, stele placed"""
    for stele in ("knowledge", "die", "mistletoe"):
        state = r0()
        assert act(state, "STE", f"stele {stele}", die=1) == {}
        assert state.at[r.STELE_AT + A * r.BONUSES + content.STELE_KEYS.index(stele)] == place("H01")


def three_menhirs() -> Edora:
    state = r0()
    remove_stones(state, A, r.MENHIRS, r.MENHIR_AT, ["prestige", "die", "mistletoe"], "V23")
    return state


def test_tv_22() -> None:
    """menhirs prestige, die, mistletoe removed; now provisions | +3 PP, +6 provisions, +1 die, +1 mistletoe in order"""
    state = three_menhirs()
    assert act(state, "MEN", "menhir provisions") == {"prestige": 3, "provisions": 6, "dice": 1, "mistletoe": 1}
    gains = [event[0] for event in state.log or [] if r.SAY_PRESTIGE <= event[0] <= r.SAY_DIE]
    assert gains[-5:] == [r.SAY_PROVISIONS, r.SAY_PRESTIGE, r.SAY_PROVISIONS, r.SAY_DIE, r.SAY_MISTLETOE]


def test_tv_23() -> None:
    """as TV-22 with herbs menhir and prestige, repeat prestige | +10 PP, +6 provisions, +1 die, +1 mistletoe"""
    state = three_menhirs()
    herb(state, A, "menhir", "prestige")
    gain = act(state, "MEN", "menhir provisions", "repeat prestige")
    assert gain == {"prestige": 10, "provisions": 6, "dice": 1, "mistletoe": 1}


def test_tv_24() -> None:
    """amulet field x3, gem die, prestige and mistletoe gems owned | 3 dice; those two gems are not offered"""
    state = r0()
    gem(state, A, 1, 0, "prestige")
    gem(state, A, 2, 0, "mistletoe")
    general(state, A, [2, 2, 2, 2])
    act(state, "A1x3")
    assert legal(state) == ["decline", "gem knowledge", "gem provisions", "gem die", "gem sickle"]
    play(state, "gem die")
    assert state.at[r.PERSONAL + A * r.FACES + 2] == 3


@pytest.mark.parametrize(
    ("bonus", "gain"), [("provisions", {"provisions": 9}), ("mistletoe", {"mistletoe": 3}), ("sickle", {"sickle": 3})]
)
def test_tv_25(bonus: str, gain: dict[str, int]) -> None:
    """field x2 and herb amulet | gem provisions / mistletoe / sickle | 9 provisions / 3 mistletoe / 3 steps"""
    state = r0()
    herb(state, A, "amulet")
    assert act(state, "A2x2", f"gem {bonus}") == gain


def test_tv_26() -> None:
    """field x2, herbs amulet and prestige, gem prestige | 15 PP"""
    state = r0()
    herb(state, A, "amulet", "prestige")
    assert act(state, "A2x2", "gem prestige") == {"prestige": 15}


def test_tv_27() -> None:
    """amulet potion (x5), herbs amulet and prestige, gem prestige | 6 x 5 = 30 PP"""
    state = r0()
    herb(state, A, "amulet", "prestige")
    state.at[r.MISTLETOE + A] = 4
    gain = act(state, "M1c2", "brew radiant_gem", "sign 2", "gem prestige")
    assert gain == {"prestige": 30, "mistletoe": -4}


def test_tv_28() -> None:
    """fire with prestige, prestige, die; herb prestige | complete it | 10 PP and 1 die"""
    state = r0()
    herb(state, A, "prestige")
    fire = content.FIRE_KEYS.index("F23")  # prestige die prestige on R0
    assert GAME.view(state, None)["fires"][fire]["bonuses"] == ["prestige", "die", "prestige"]
    for key in ("H22", "V13"):
        put_die(state, A, key, 2)
    stand(state, A, "H32")
    hold(state, A, [1])
    field_here(state, "K2")
    turn_of(state)
    play(state, "go V23")
    play(state, next(say for say in legal(state) if say.startswith("field")))
    decline_action(state)
    assert gained(state, A)["prestige"] == 10
    assert gained(state, A)["dice"] == 1
    assert state.at[r.FIRE_OWNER + fire] == A


def decline_action(state: Edora) -> None:
    """Out of whatever the action asks, until the fires or the next turn."""
    while state.turn == A and "decline" in legal(state):
        play(state, "decline")


def complete_f00(*herbs: str) -> Edora:
    state = r0()
    herb(state, A, *herbs)
    put_die(state, A, "H00", 3)
    stand(state, A, "H00")
    hold(state, A, [1])
    general(state, A, [2, 2, 2])
    turn_of(state)
    play(state, "go V00")
    if asked(state) == "field":
        play(state, legal(state)[0])
    decline_action(state)
    return state


def test_tv_29() -> None:
    """own die on H00, place one on V00 | step 5 | F00: 3 PP and 1 die, F00 covered; F01 and F10 not"""
    state = complete_f00()
    assert (gained(state, A)["prestige"], gained(state, A)["dice"]) == (3, 1)
    owners = {key: state.at[r.FIRE_OWNER + i] for i, key in enumerate(content.FIRE_KEYS)}
    assert (owners["F00"], owners["F01"], owners["F10"]) == (A, r.NONE, r.NONE)


def test_tv_30() -> None:
    """as TV-29 with herb fire, repeat die | 3 PP and 2 dice"""
    state = complete_f00("fire")
    assert legal(state) == ["none", "repeat prestige", "repeat die"]
    play(state, "repeat die")
    assert (gained(state, A)["prestige"], gained(state, A)["dice"]) == (3, 2)


def join_dolmens(own: list[str], last: str, dolmens: list[str], connections: int) -> Edora:
    """A's dice lie on these places, the last one is placed now."""
    state = r0(dolmens=dolmens)
    for key in own:
        put_die(state, A, key, 2)
    for colour in range(connections):  # B was quicker with other colours
        state.at[r.DOLMEN_OWNER + 5 - colour] = B
        state.at[r.BEIGE_OF + B] += 1
        state.at[r.BEIGE_TAKEN] += 1
    stand(state, A, own[-1])
    hold(state, A, [1])
    turn_of(state)
    play(state, f"go {last}")
    play(state, *[say for say in legal(state)[:1] if say.startswith("field")])
    decline_action(state)
    return state


def dolmen_prestige(state: Edora) -> list[int]:
    events = [GAME.tell(event, None) for event in state.log or []]
    return [
        event["amount"] for event in events if event["name"] == "prestige" and event["cause"] in ("dolmen", "beige")
    ]


def test_tv_31() -> None:
    """first connection of the game with 4 dice | step 6 | 8 PP + 8 PP, 2 coloured + 1 beige dolmen"""
    red_at_h00_and_h30 = [
        "red",
        "orange",
        "yellow",
        "green",
        "blue",
        "violet",
        "orange",
        "yellow",
        "red",
        "green",
        "blue",
        "violet",
    ]
    state = join_dolmens(["H00", "H10", "H20"], "H30", red_at_h00_and_h30, 0)
    assert dolmen_prestige(state) == [8, 8]
    assert state.dolmens(A) == 3


def test_tv_32() -> None:
    """red dolmens at H00 and V03; own dice on H00, V01, V02, H12, H02; place on V03; two connections before | 10 + 4"""
    state = join_dolmens(["H00", "V01", "H12", "H02", "V02"], "V03", RED_APART, 2)
    assert dolmen_prestige(state) == [10, 4]
    assert state.dolmens(A) == 3


def test_tv_33() -> None:
    """own dice on both dolmen places, chain broken | step 6 | nothing"""
    state = join_dolmens(["H00", "V01", "H02"], "V03", RED_APART, 0)
    assert dolmen_prestige(state) == []
    assert state.dolmens(A) == 0


def test_tv_34() -> None:
    """sickle triggered pairs at 4 and 6 in one turn | step 7 | two D-HERB decisions; 2 active, 2 inactive"""
    state = r0()
    state.at[r.SICKLE + A] = 3
    act(state, "S3", "do")
    for _ in range(2):
        assert asked(state) == "herb"
        assert len(legal(state)) == 2
        play(state, legal(state)[0])
    assert state.turn == B
    assert len(herbs_that_are(state, A, r.ACTIVE)) == 2
    assert len(herbs_that_are(state, A, r.INACTIVE)) == 2


def test_tv_35() -> None:
    """pair at 4 has one herb left | sickle reaches 4 | that herb becomes active, no decision"""
    state = r0()
    left, taken = (i for i in range(r.HERBS) if state.at[r.HERB + A * r.HERBS + i] == 1)
    state.at[r.HERB + A * r.HERBS + taken] = r.INACTIVE
    state.at[r.SICKLE + A] = 2
    act(state, "S2", "do")
    assert state.turn == B
    assert herbs_that_are(state, A, r.ACTIVE) == {content.HERB_KEYS[left]}


def test_tv_36() -> None:
    """field M2c2, mistletoe 1 before, herb mistletoe | mistletoe 4, 3 PP, up to 2 potions in sequence"""
    state = r0()
    state.at[r.MISTLETOE + A] = 1
    herb(state, A, "mistletoe")
    assert act(state, "M2c2") == {"mistletoe": 3, "prestige": 3}
    assert state.at[r.MISTLETOE + A] == 4
    play(state, "brew acclaim")
    assert asked(state) == "brew"
    play(state, "brew travel_ration")
    assert asked(state) != "brew"
    assert state.at[r.MISTLETOE + A] == 0


def oracle_bonuses(spot: int, *herbs: str) -> tuple[Edora, list[int]]:
    """The bonuses received for the tablet on a spot (from 0), as the numbers of the gaps their stones lie in."""
    state = r0()
    herb(state, A, *herbs)
    act(state, "T", f"tablet {spot + 1}")
    while state.turn == A and asked(state) == "pick":
        play(state, legal(state)[0])
    kinds = [r.SAY_PRESTIGE, r.SAY_KNOWLEDGE, r.SAY_PROVISIONS, r.SAY_DIE, r.SAY_MISTLETOE, r.SAY_SICKLE]
    log = state.log or []
    taken = max(i for i, event in enumerate(log) if event[0] == r.SAY_TABLET)
    stones = [state.at[r.STONE + gap] for gap in range(r.STONES)]
    return state, [stones.index(kinds.index(event[0])) for event in log[taken:] if event[0] in kinds]


def test_tv_37() -> None:
    """tablet spot 5, stones s0..s5 | action T | s2 then s3; spot refilled; with herb tablet s2 s3 s2 s3"""
    state, bonuses = oracle_bonuses(5)
    assert bonuses == [2, 3]
    assert state.turn == CHANCE
    play(state, next(GAME.say(state, move) for move in state.moves()))
    assert state.at[r.DISPLAY + 5] != r.NONE
    assert oracle_bonuses(5, "tablet")[1] == [2, 3, 2, 3]


def test_tv_38() -> None:
    """tablet spot 11 | action T | bonuses s5 then s0"""
    assert oracle_bonuses(11)[1] == [5, 0]


def test_tv_39() -> None:
    """amulet level I has both slots filled | field A1x3 | no gem, no bonus; die stays"""
    state = r0()
    gem(state, A, 0, 0, "prestige")
    gem(state, A, 0, 1, "mistletoe")
    assert act(state, "A1x3") == {}
    assert state.gems(A) == 2
    assert state.at[r.DIE + place("H01") * r.MOST_PLAYERS + A] & 7 == 1
    assert "no_effect" in told(state)


def cult_places(dice: int, stones: int, field: int) -> int:
    """Points of step 5 for so many dice and stones won, with the marker on that field (from 1)."""
    state = r0()
    for key in content.PLACE_KEYS[:dice]:
        put_die(state, A, key, 3)
    state.at[r.STONES_AT + place("H00")] = stones
    markers(state, {A: (field - 1, 0)})
    assert state.won(A) == dice + stones
    return state.cult_place_points(A)


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
    state = r0()
    for level, key in enumerate(("prestige", "die", "sickle")):
        gem(state, A, level, 0, key)
    gem(state, A, 1, 1, "knowledge")
    assert state.amulet_points(A) == 30


def test_tv_44() -> None:
    """provisions 17, mistletoe 2, 1 die in the general supply | step 1 | 2 + 2 + 1 = 5"""
    state = r0()
    state.at[r.PROVISIONS + A] = 17
    state.at[r.MISTLETOE + A] = 2
    hold(state, A, [])
    general(state, A, [3])
    for key in content.PLACE_KEYS[:12]:
        put_die(state, A, key, 1)
    assert state.leftovers(A) == 5


def test_tv_45() -> None:
    """two tablets menhirs, 4 menhirs placed | step 3 | 20 PP"""
    state = r0()
    for key in content.TABLET_KEYS:
        tablet(state, A, key, 0)
    tablet(state, A, "menhirs", 2)
    remove_stones(state, A, r.MENHIRS, r.MENHIR_AT, content.MENHIR_KEYS[:3], "V23")
    assert state.tablet_points(A) == 0
    remove_stones(state, A, r.MENHIRS, r.MENHIR_AT, content.MENHIR_KEYS[3:4], "V23")
    assert state.tablet_points(A) == 20


def test_tv_46() -> None:
    """equal PP, positions 5 and 7 | winner | the player on 5"""
    state = r0()
    state.at[r.PRESTIGE + A] = state.at[r.PRESTIGE + B] = 80
    markers(state, {A: (7, 0), B: (5, 0)})
    assert state.ranking() == [2, 1]


def test_tv_47() -> None:
    """potion fateful_turn on an own 3; foreign 5 on the same place | die shows 6; owner 2 PP"""
    state = r0()
    put_die(state, A, "V23", 3)
    put_die(state, B, "V23", 5)
    gain = act(state, "M1c2", "brew fateful_turn", "raise V23")
    assert gain == {"prestige": 2}
    assert state.at[r.DIE + place("V23") * r.MOST_PLAYERS + A] & 7 == 6


def test_tv_48() -> None:
    """player A places die 13 as second of three in round 13 | third player still plays, then scoring"""
    state = r0(3)
    at = state.at
    at[r.ROUND] = 13
    at[r.FIRST] = C  # C, A, B: A is the second of three
    for key in [key for key in content.PLACE_KEYS if key != "H01"][:12]:
        put_die(state, A, key, 1)
    hold(state, A, [1])
    general(state, A, [])
    at[DEPTH] = 0
    state.push(r.THEN_TURN, A)
    state.settle()
    play(state, "go H01")
    play(state, *[say for say in legal(state)[:1] if say.startswith("field")])
    decline_action(state)
    while state.turn == A:
        play(state, legal(state)[-1])
    assert state.turn == B
    play(state, "emergency")
    while state.turn == B:
        play(state, legal(state)[0])
    assert state.turn == OVER
    assert told(state)[-1] == "result"


def test_tv_49() -> None:
    """dolmen layout r r b ... | setup check | rejected (no dolmen between)"""
    state = GAME.start(2)
    while not any(GAME.say(state, move).startswith("dolmen") for move in state.moves()):
        state.play(state.moves()[0])
    state.play(GAME.read(state, "dolmen red"))
    for _ in range(2):
        assert "dolmen red" not in [GAME.say(state, move) for move in state.moves()]
        state.play(state.moves()[0])
    assert "dolmen red" in [GAME.say(state, move) for move in state.moves()]


def test_tv_50() -> None:
    """own dice on V00, V01, V02, V03 | tablet line | fulfilled"""
    state = r0()
    for key in ("V00", "V01", "V02"):
        put_die(state, A, key, 1)
    line = content.TABLET_KEYS.index("line")
    assert not state.fulfilled(A, line)
    put_die(state, A, "V03", 1)
    assert state.fulfilled(A, line)


def test_tv_51() -> None:
    """own 4s on H00, V01, V02 | tablet equal_dice | fulfilled (neighbours along paths)"""
    state = r0()
    equal = content.TABLET_KEYS.index("equal_dice")
    for key in ("H00", "V01"):
        put_die(state, A, key, 4)
    assert state.progress(A, equal) == 2
    put_die(state, A, "V02", 4)
    assert state.fulfilled(A, equal)


def test_tv_52() -> None:
    """own dice on H11, V10, V12 | tablet full_clearings | fulfilled (three one-place clearings)"""
    state = r0()
    full = content.TABLET_KEYS.index("full_clearings")
    for key in ("H11", "V10"):
        put_die(state, A, key, 1)
    assert state.progress(A, full) == 2
    put_die(state, A, "V12", 1)
    assert state.fulfilled(A, full)
