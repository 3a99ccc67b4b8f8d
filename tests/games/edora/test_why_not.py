"""Why not? Every refusal names the rule that forbids the wish."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton import CHANCE
from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.games.edora import content
from nemeton.games.edora import rules_row as r
from nemeton.games.edora.rules import Edora
from tests.games.edora.position import (
    GAME,
    A,
    B,
    act,
    asked,
    gem,
    general,
    herb,
    hold,
    legal,
    play,
    put_die,
    r0,
    remove_stones,
    stand,
    turn_of,
)


def why_not(state: Edora, wish: str, seat: int = A) -> list[dict[str, Any]]:
    return [refusal.thing() for refusal in GAME.why_not(state, seat, wish)]


def walking(provisions: int = 15, dice: tuple[int, ...] = (3, 5)) -> Edora:
    """A on H00, with a die there and one on V01."""
    state = r0()
    stand(state, A, "H00")
    put_die(state, A, "H00", 2)
    put_die(state, A, "V01", 2)
    hold(state, A, dice)
    state.at[r.PROVISIONS + A] = provisions
    turn_of(state)
    return state


# --- whose turn it is ---


def test_not_your_turn() -> None:
    assert why_not(r0(), "emergency", B) == [{"name": "not_your_turn", "rule": "E-24", "seat": A}]


def test_nobodys_turn_while_the_dealer_draws() -> None:
    state = GAME.start(2)
    assert state.turn == CHANCE
    (refusal,) = [refusal.thing() for refusal in GAME.why_not(state, A, "emergency")]
    assert (refusal["name"], refusal["seat"]) == ("not_your_turn", None)


def test_something_else_is_asked() -> None:
    assert why_not(r0(), "die 6") == [{"name": "not_asked", "rule": "E-24", "decision": "turn"}]


# --- walking and placing ---


def test_own_die_there() -> None:
    assert why_not(walking(), "go V01") == [{"name": "own_die_there", "rule": "E-32", "place": "V01"}]


def test_the_first_turn_is_without_movement() -> None:
    assert why_not(r0(), "go H00") == [{"name": "first_turn_stays", "rule": "E-27", "place": "H01"}]


def test_not_reachable() -> None:
    state = walking(provisions=4)
    assert why_not(state, "go H02") == [{"name": "too_far", "rule": "E-26", "place": "H02", "cost": 5, "held": 4}]


def test_too_dear() -> None:
    state = walking(provisions=6)
    expected = {"name": "too_dear", "rule": "E-31", "place": "H02", "cost": 5, "value": 3, "held": 6}
    assert why_not(state, "go H02") == [expected]


def test_without_a_die_there_is_only_the_emergency_turn() -> None:
    state = r0()
    hold(state, A, [])
    general(state, A, [1, 2])
    turn_of(state)  # the emergency turn is forced; what is asked is which die
    assert asked(state) == "pick"
    assert why_not(state, "go H01") == [{"name": "not_asked", "rule": "E-43", "decision": "pick"}]
    assert why_not(state, "pick 6") == [{"name": "die_not_in_supply", "rule": "E-43", "value": 6}]


def test_a_die_that_is_not_there_or_cannot_be_paid() -> None:
    state = walking(provisions=4, dice=(1, 2, 5))
    play(state, "go V00")
    assert why_not(state, "die 3") == [{"name": "die_not_held", "rule": "E-31", "value": 3}]
    assert why_not(state, "die 5") == [{"name": "die_too_dear", "rule": "E-31", "value": 5, "held": 3}]


def test_a_die_turned_too_far() -> None:
    state = r0()
    hold(state, A, [6])
    herb(state, A, "die_shift")
    turn_of(state)
    play(state, "go H01")
    assert why_not(state, "turn 1") == [{"name": "turned_too_far", "rule": "E-71", "value": 1, "die": 6}]


def test_fields_that_are_taken_or_not_there() -> None:
    state = r0(3)
    where = state.at[r.PAWN + A]
    for field, code in enumerate(("P", "K2", "T")):
        state.at[r.FIELD + where * r.FIELDS + field] = content.ACTION_KEYS.index(code)
    put_die(state, B, "H01", 2)
    hold(state, A, [1])
    turn_of(state)
    play(state, "go H01")
    assert why_not(state, "field P") == [{"name": "field_taken", "rule": "E-31", "action": "P", "place": "H01"}]
    assert why_not(state, "field STE") == [{"name": "no_such_field", "rule": "E-31", "action": "STE", "place": "H01"}]


# --- actions ---


def test_too_little_mistletoe_and_a_potion_that_is_gone() -> None:
    state = r0()
    state.at[r.POTIONS_LEFT] &= ~1
    act(state, "M2c1")
    expected = {"name": "too_little_mistletoe", "rule": "E-50", "potion": "great_acclaim", "cost": 6, "held": 2}
    assert why_not(state, "brew great_acclaim") == [expected]
    assert why_not(state, "brew standing_stone") == [
        {"name": "potion_gone", "rule": "E-51", "potion": "standing_stone"}
    ]


def test_a_level_that_is_full_and_a_gem_that_is_owned() -> None:
    state = r0()
    gem(state, A, 0, 0, "prestige")
    gem(state, A, 0, 1, "mistletoe")
    state.at[r.MISTLETOE + A] = 4
    act(state, "M1c2", "brew radiant_gem")
    assert why_not(state, "sign 1") == [{"name": "level_full", "rule": "E-52", "sign": 1}]
    play(state, "sign 3")
    assert why_not(state, "gem prestige") == [{"name": "gem_owned", "rule": "E-53", "bonus": "prestige"}]


def test_stones_that_stand_on_the_board_already() -> None:
    state = r0()
    remove_stones(state, A, r.MENHIRS, r.MENHIR_AT, ["die"], "V23")
    act(state, "MEN")
    assert why_not(state, "menhir die") == [{"name": "menhir_placed", "rule": "E-55", "bonus": "die"}]
    state = r0()
    remove_stones(state, A, r.STELES, r.STELE_AT, ["die"], "V23")
    act(state, "STE")
    assert why_not(state, "stele die") == [{"name": "stele_placed", "rule": "E-57", "bonus": "die"}]


def test_a_spot_without_a_tablet() -> None:
    state = r0()
    state.at[r.DISPLAY + 4] = r.NONE
    act(state, "T")
    assert why_not(state, "tablet 5") == [{"name": "spot_empty", "rule": "E-49", "spot": 5}]


def test_a_bonus_that_was_not_received() -> None:
    state = r0()
    herb(state, A, "menhir")
    remove_stones(state, A, r.MENHIRS, r.MENHIR_AT, ["prestige"], "V23")
    act(state, "MEN", "menhir provisions")
    assert why_not(state, "repeat sickle") == [{"name": "bonus_not_received", "rule": "E-72", "bonus": "sickle"}]


def test_dice_that_cannot_be_turned_to_six() -> None:
    state = r0()
    put_die(state, A, "V23", 6)
    act(state, "M1c2", "brew fateful_turn")
    assert why_not(state, "raise V23") == [{"name": "die_is_six", "rule": "E-103", "place": "V23"}]
    assert why_not(state, "raise V22") == [{"name": "no_own_die", "rule": "E-103", "place": "V22"}]


def test_herbs_that_are_elsewhere() -> None:
    state = r0()
    herb(state, A, "leap")
    state.at[r.HERB + A * r.HERBS + r.FIRE_HERB] = r.INACTIVE
    state.at[r.HERB + A * r.HERBS + r.STELE_HERB] = r.INACTIVE
    state.at[r.MISTLETOE + A] = 2
    act(state, "M1c2", "brew second_bloom")
    assert why_not(state, "flip leap") == [{"name": "herb_not_inactive", "rule": "E-102", "herb": "leap"}]
    play(state, "flip fire", "brew herb_lore")
    assert why_not(state, "pluck leap") == [{"name": "herb_not_on_board", "rule": "E-104", "herb": "leap"}]


def test_a_herb_outside_the_pair() -> None:
    state = r0()
    state.at[r.SICKLE + A] = 1
    act(state, "S2", "do")
    outside = next(key for key in content.HERB_KEYS if f"herb {key}" not in legal(state))
    assert why_not(state, f"herb {outside}") == [{"name": "herb_not_in_pair", "rule": "E-62", "herb": outside}]


# --- setting up ---


def test_a_start_field_that_is_taken() -> None:
    state = GAME.start(3)
    while state.turn == CHANCE:
        state.play(state.moves()[0])
    state.play(state.moves()[0])
    (refusal,) = [refusal.thing() for refusal in GAME.why_not(state, state.turn, "start H01")]
    assert refusal == {"name": "start_taken", "rule": "E-18", "place": "H01"}


def test_a_tablet_that_was_not_drawn_and_a_herb_that_is_laid() -> None:
    state = GAME.start(2, choose_start_tablet=True, herb_layout="free")
    while state.turn == CHANCE:
        state.play(state.moves()[0])
    drawn = {GAME.say(state, move) for move in state.moves(A)}
    other = next(key for key in content.TABLET_KEYS if f"keep {key}" not in drawn)
    (refusal,) = [refusal.thing() for refusal in GAME.why_not(state, A, f"keep {other}")]
    assert refusal == {"name": "tablet_not_drawn", "rule": "E-20", "tablet": other}
    for seat in (A, B):
        state.play(state.moves(seat)[0], seat)
    state.play(GAME.read(state, "lay leap fire", A), A)
    (refusal,) = [refusal.thing() for refusal in GAME.why_not(state, A, "lay leap stele")]
    assert refusal == {"name": "herb_laid", "rule": "E-22", "herb": "leap"}


# --- text that is no move ---


@pytest.mark.parametrize(
    "text", ["", "go", "go X99", "die 7", "die 0", "lay leap leap", "brew water", "tablet 13", "hop"]
)
def test_text_that_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(r0(), text)


def test_the_error_names_the_rule() -> None:
    with pytest.raises(IllegalMove, match=r"own die there \(E-32\)"):
        GAME.read(walking(), "go V01")
