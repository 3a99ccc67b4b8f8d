"""Why not? Every refusal there are words for names the rule that forbids the wish; a test has the refusal's name."""

from __future__ import annotations

from typing import Any, Protocol

import pytest

import nemeton
from nemeton import CHANCE, OVER
from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.games.edora import content
from nemeton.games.edora.game import GAME
from nemeton.words import Words
from tests.games.edora.position import A, B, Position, r0


class Refused(Protocol):
    def __call__(self, p: Position, wish: str, rule: str, who: int = A, **facts: Any) -> None: ...


@pytest.fixture
def refused(request: pytest.FixtureRequest) -> Refused:
    """The wish is refused for the reason the test is named after, with this rule and these facts."""
    name = request.function.__name__.removeprefix("test_")

    def check(p: Position, wish: str, rule: str, who: int = A, **facts: Any) -> None:
        assert p.why_not(wish, who) == [{"name": name, "rule": rule, **facts}]

    return check


def test_every_refusal_has_a_test() -> None:
    ids = Words.of(nemeton.game("edora"), "en", strict=True).ids
    refusals = {id.removeprefix("why-") for id in ids if id.startswith("why-")}
    assert {name for name in refusals if f"test_{name}" not in globals()} == set()


def walking(provisions: int = 15, dice: tuple[int, ...] = (3, 5)) -> Position:
    """A on H00, with a die there and one on V01."""
    p = r0()
    p.stand(A, "H00")
    p.put_die(A, "H00", 2)
    p.put_die(A, "V01", 2)
    p.hold(A, dice)
    p.has(A, provisions=provisions)
    p.turn_of()
    return p


# --- whose turn it is, and what is asked ---


def test_game_over(refused: Refused) -> None:
    p = r0()
    while p.state.turn != OVER:
        p.play(p.legal[0])
    refused(p, "emergency", "E-78")


def test_not_your_turn(refused: Refused) -> None:
    refused(r0(), "emergency", "E-24", B, seat=A)
    refused(Position(GAME.start(2)), "emergency", "E-24", seat=None)  # the dealer draws


def test_not_asked(refused: Refused) -> None:
    refused(r0(), "die 6", "E-24", decision="turn")
    p = r0()
    p.hold(A, [])
    p.general(A, [1, 2])
    p.turn_of()  # the emergency turn is forced; what is asked is which die
    refused(p, "go H01", "E-43", decision="pick")


@pytest.mark.parametrize(
    "text", ["", "go", "go X99", "go V10 V11", "die 7", "die 0", "lay leap leap", "lay leap", "brew water", "hop"]
)
def test_no_such_move(text: str) -> None:
    p = r0()
    with pytest.raises(BadNotation):
        GAME.parse(p.state, text)
    assert [refusal["name"] for refusal in p.why_not(text)] == ["no_such_move"]


def test_the_error_names_the_rule() -> None:
    with pytest.raises(IllegalMove, match=r"own die there \(E-32\)"):
        walking().play("go V01")


# --- walking and placing ---


def test_own_die_there(refused: Refused) -> None:
    refused(walking(), "go V01", "E-32", place="V01")


def test_already_there(refused: Refused) -> None:
    p = walking()
    p.stand(A, "H02")
    p.turn_of()
    refused(p, "go H02", "E-25", place="H02")


def test_first_turn_stays(refused: Refused) -> None:
    refused(r0(), "go H00", "E-27", place="H01")


def test_too_far(refused: Refused) -> None:
    refused(walking(provisions=4), "go H02", "E-26", place="H02", cost=5, held=4)


def test_too_dear(refused: Refused) -> None:
    refused(walking(provisions=6), "go H02", "E-31", place="H02", cost=5, value=3, held=6)


def test_no_die(refused: Refused) -> None:
    """The emergency turn is forced then; so the dice are taken away when the turn has been asked for already."""
    p = walking()
    p.hold(A, [])
    refused(Position(p.state.copy()), "go V00", "E-31")


def test_die_not_held(refused: Refused) -> None:
    p = walking(provisions=4, dice=(1, 2, 5))
    p.play("go V00")
    refused(p, "die 3", "E-31", value=3)


def test_die_too_dear(refused: Refused) -> None:
    p = walking(provisions=4, dice=(1, 2, 5))
    p.play("go V00")
    refused(p, "die 5", "E-31", value=5, held=3)


def test_turned_too_far(refused: Refused) -> None:
    p = r0()
    p.hold(A, [6])
    p.herb(A, "die_shift")
    p.turn_of()
    p.play("go H01")
    refused(p, "turn 1", "E-71", value=1, die=6)


def beside_a_die_of_b() -> Position:
    p = r0(3)
    p.fields("H01", "P", "K2", "T")
    p.put_die(B, "H01", 2)
    p.hold(A, [1])
    p.turn_of()
    p.play("go H01")
    return p


def test_field_taken(refused: Refused) -> None:
    refused(beside_a_die_of_b(), "field P", "E-31", action="P", place="H01")


def test_no_such_field(refused: Refused) -> None:
    refused(beside_a_die_of_b(), "field STE", "E-31", action="STE", place="H01")


# --- actions ---


def test_die_not_in_supply(refused: Refused) -> None:
    p = r0()
    p.general(A, [1, 2, 3, 4])
    p.act("P", "dice")
    refused(p, "pick 6", "E-43", value=6)


def test_too_little_mistletoe(refused: Refused) -> None:
    p = r0()
    p.act("M2c1")
    refused(p, "brew great_acclaim", "E-50", potion="great_acclaim", cost=6, held=2)


def test_potion_gone(refused: Refused) -> None:
    p = r0()
    p.potion_brewed(B, "standing_stone")
    p.act("M2c1")
    refused(p, "brew standing_stone", "E-51", potion="standing_stone")


def test_potion_must_be_used(refused: Refused) -> None:
    p = r0()
    p.act("M3c1", "brew lesser_stele")
    refused(p, "decline", "E-51")


def test_level_full(refused: Refused) -> None:
    p = r0()
    p.gem(A, 0, 0, "prestige")
    p.gem(A, 0, 1, "mistletoe")
    p.has(A, mistletoe=4)
    p.act("M1c2", "brew radiant_gem")
    refused(p, "sign 1", "E-52", sign=1)


def test_gem_owned(refused: Refused) -> None:
    p = r0()
    p.gem(A, 0, 0, "prestige")
    p.act("A2x2")
    refused(p, "gem prestige", "E-53", bonus="prestige")


def test_menhir_placed(refused: Refused) -> None:
    p = r0()
    p.menhirs(A, "die")
    p.act("MEN")
    refused(p, "menhir die", "E-55", bonus="die")


def test_stele_placed(refused: Refused) -> None:
    p = r0()
    p.steles(A, "die")
    p.act("STE")
    refused(p, "stele die", "E-57", bonus="die")


def test_spot_empty(refused: Refused) -> None:
    p = r0()
    p.empty_spot(5)
    p.act("T")
    refused(p, "tablet 5", "E-49", spot=5)


def test_bonus_not_received(refused: Refused) -> None:
    p = r0()
    p.herb(A, "menhir")
    p.menhirs(A, "prestige")
    p.act("MEN", "menhir provisions")
    refused(p, "repeat sickle", "E-72", bonus="sickle")


def raising() -> Position:
    p = r0()
    p.put_die(A, "V23", 6)
    p.act("M1c2", "brew fateful_turn")
    return p


def test_die_is_six(refused: Refused) -> None:
    refused(raising(), "raise V23", "E-103", place="V23")


def test_no_own_die(refused: Refused) -> None:
    refused(raising(), "raise V22", "E-103", place="V22")


def test_herb_not_inactive(refused: Refused) -> None:
    p = r0()
    p.herb(A, "leap")
    p.herb(A, "fire", "stele", where="inactive")
    p.act("M1c2", "brew second_bloom")
    refused(p, "flip leap", "E-102", herb="leap")


def test_herb_not_on_board(refused: Refused) -> None:
    p = r0()
    p.herb(A, "leap")
    p.has(A, mistletoe=1)
    p.act("M1c2", "brew herb_lore")
    refused(p, "pluck leap", "E-104", herb="leap")


def test_herb_not_in_pair(refused: Refused) -> None:
    p = r0()
    p.has(A, sickle=1)
    p.act("S2", "do")
    outside = next(key for key in content.HERB_KEYS if f"herb {key}" not in p.legal)
    refused(p, f"herb {outside}", "E-62", herb=outside)


# --- setting up ---


def setting_up(players: int, **options: Any) -> Position:
    p = Position(GAME.start(players, **options))
    while p.state.turn == CHANCE:
        p.play(p.legal[0])
    return p


def test_start_taken(refused: Refused) -> None:
    p = setting_up(3)
    p.play("start H01")
    refused(p, "start H01", "E-18", p.state.turn, place="H01")


def test_tablet_not_drawn(refused: Refused) -> None:
    p = setting_up(2, choose_start_tablet=True)
    other = next(key for key in content.TABLET_KEYS if f"keep {key}" not in p.legal)
    refused(p, f"keep {other}", "E-20", tablet=other)


def test_herb_laid(refused: Refused) -> None:
    p = setting_up(2, herb_layout="free")
    p.play("lay leap fire")
    refused(p, "lay leap stele", "E-22", herb="leap")
    refused(p, "lay stele fire", "E-22", herb="fire")
