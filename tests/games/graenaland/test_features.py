"""What the judges of Graenaland see, and that the hand-made one judges as it always did."""

from __future__ import annotations

from collections.abc import Mapping

import nemeton
from nemeton.games.graenaland import feature
from nemeton.games.graenaland.rules import Graenaland
from tests import judging
from tests.games.graenaland.position import A, B, C, D, phase, play, position
from tests.playing import Table, walk

GAME = nemeton.game("graenaland")
# How two games ended before there were learned judges.


def features(state: Graenaland, seat: int, seen: bool = True) -> Mapping[str, float]:
    return dict(zip(GAME.features, judging.row(GAME.value, GAME.value.quiet(state, seat), seat, seen), strict=True))


def chosen(state: Graenaland) -> str:
    judge = judging.learned(GAME, feature.HAND_MADE)
    return GAME.say(state, judging.best(judge, state, state.turn))


def chosen_until(state: Graenaland, *phases: str) -> list[str]:
    says = []
    while phase(state) in phases:
        says.append(chosen(state))
        play(state, says[-1])
    return says


def test_every_feature_tells_something() -> None:
    positions = (state for seed in (6, 7) for state in walk(Table("graenaland", 4), seed))
    assert judging.features_that_tell_nothing(GAME, positions) == set()


# --- the learned judge ---


def test_who_has_the_majority_keeps_everything() -> None:
    state = position("propose", lead=D, turn=A, cards={3: "ore wood livestock"})
    assert chosen_until(state, "propose", "give") == [
        "propose 3",
        "give wood to 1",
        "give ore to 1",
        "give livestock to 1",
    ]


def test_who_is_offered_nothing_says_no() -> None:
    state = position("propose", lead=D, turn=A, heroes={A: {"warrior": 6}}, cards={2: "wood wood grain"})
    play(state, "propose 2", "give grain to 1", "give wood to 1", "give wood to 1")
    assert (state.turn, chosen(state)) == (B, "no")


def test_who_is_offered_most_says_yes() -> None:
    """A and B have 2 of 4 votes each in T2."""
    heroes = {A: {"warrior": 6}, B: {"warrior": 2}}
    state = position("propose", lead=D, turn=A, villages={A: {2: 2}}, heroes=heroes, cards={2: "wood wood grain"})
    play(state, "propose 2", "give grain to 2", "give wood to 1", "give wood to 2")
    assert (state.turn, chosen(state)) == (B, "yes")


def test_who_may_declare_declares() -> None:
    villages, buildings = {A: {3: 3, 6: 2, 2: 2}}, {"church": {3: A, 2: A}, "hall": {3: A}, "fortress": {3: A}}
    state = position("build", lead=A, hands={A: "ore livestock grain wood"}, villages=villages, buildings=buildings)
    assert features(state, A)["enough"] == 1
    assert chosen(state) == "declare"


def test_after_the_declaration_others_still_care_for_their_places() -> None:
    cards = "ore ore grain livestock livestock"
    state = position("final", lead=D, turn=B, army={B: 4}, hands={B: cards})
    judge = judging.learned(GAME, feature.HAND_MADE)
    assert judge.chance(judge.of(state, D)) > 0.99
    assert judge.chance(judge.of(state, B)) < 0.01
    assert chosen(state) != "end"


# --- what is under way, and what everybody knows ---


def test_only_who_chose_a_hero_move_sees_it() -> None:
    state = position("move", lead=D, cards={6: "ore"})
    before = features(state, A)["hero_cards"]
    play(state, "warrior to 6")
    assert features(state, A)["hero_cards"] == before + 1
    assert judging.row(GAME.value, GAME.value.quiet(state, B), A, False)[feature.HERO_CARDS] == before


def test_cards_taken_openly_are_known_to_all() -> None:
    state = position("propose", lead=D, turn=A, hands={A: "grain"}, cards={3: "ore wood livestock"})
    assert (features(state, A, False)["cards"], features(state, A, False)["unknown"]) == (1, 1)
    play(state, "propose 3", "give wood to 1", "give ore to 1", "give livestock to 1")
    assert (features(state, A, False)["cards"], features(state, A, False)["unknown"]) == (4, 1)


def test_who_has_proposed_proposes_no_more_in_this_round() -> None:
    state = position("propose", lead=D, turn=A, cards={3: "ore", 1: "grain", 2: "wood"})
    assert [features(state, seat)["proposes"] for seat in range(4)] == [1, 1, 1, 0]
    play(state, "pass")
    assert [features(state, seat)["proposes"] for seat in range(4)] == [0, 1, 1, 0]


def test_the_lead_player_counts_on_the_supply_card() -> None:
    """A village on T1 costs grain, ore and livestock."""
    state = position("propose", lead=C, turn=A, hands={C: "grain"}, supply="ore livestock", cards={3: "ore"})
    assert features(state, C)["village_lacks"] == 0
    assert features(state, C, False)["village_lacks"] == 0
    assert features(state, C, False)["affords"] == 0
