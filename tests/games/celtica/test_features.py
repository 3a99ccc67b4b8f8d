"""What the judges of Celtica see, and that the hand-made one judges as it always did."""

from __future__ import annotations

from collections.abc import Mapping

import nemeton
from nemeton.games.celtica import feature
from nemeton.games.celtica.rules import Celtica
from tests import judging
from tests.games.celtica.position import A, B, play, position

GAME = nemeton.game("celtica")
# How two games ended before there were learned judges.
LACKS_A_MIDDLE_PART = "2 1 1 1 1 1 1 1 0"


def features(state: Celtica, seat: int, seen: bool = True) -> Mapping[str, float]:
    return dict(zip(GAME.features, judging.row(GAME.value, GAME.value.quiet(state, seat), seat, seen), strict=True))


def chosen(state: Celtica) -> str:
    judge = judging.learned(GAME, feature.HAND_MADE)
    return GAME.say(state, judging.best(judge, state, state.turn))


def test_every_feature_tells_something() -> None:
    positions = (state for seed in range(8) for state in judging.greedy_game(GAME, 5, seed, 3))
    assert judging.features_that_tell_nothing(GAME, positions) == set()


# --- the learned judge ---


def test_rather_into_the_castle_than_into_the_ruin() -> None:
    state = position(
        druids={"red": 4, "grey": 5}, hands=[{"red": 1, "grey": 1}, {"white": 2}], own=["1 1 1 1 0 0 0 0 0"]
    )
    assert chosen(state) == "play red 1"


def test_the_part_that_completes_the_amulet_is_taken() -> None:
    state = position(hands=[{"red": 1, "grey": 1}, {"white": 2}], own=[LACKS_A_MIDDLE_PART])
    play(state, "play red 1")
    assert chosen(state) == "take middle"


def test_the_part_that_completes_the_amulet_is_bought_at_the_end() -> None:
    state = position(experience=[{"red": 2}], own=[LACKS_A_MIDDLE_PART, "2 2 1 1 1 1 1 1 0"], final_after=B)
    assert chosen(state) in ("swap large_1 middle", "buy middle")


def test_who_has_won_is_judged_to_have_won() -> None:
    state = position(experience=[{"red": 1}], own=[LACKS_A_MIDDLE_PART, "2 1 1 1 1 1 1 1 1"], final_after=B)
    judge = judging.learned(GAME, feature.HAND_MADE)
    play(state, "done")
    assert judge.chance(judge.of(state, A)) < 0.01
    assert judge.chance(judge.of(state, B)) > 0.99


# --- what is under way ---


def test_parts_that_are_to_be_taken_count_as_taken() -> None:
    state = position(hands=[{"red": 1, "grey": 1}, {"white": 2}], own=[LACKS_A_MIDDLE_PART])
    assert features(state, A)["complete"] == 0
    play(state, "play red 1")
    assert features(state, A)["complete"] == 1


def test_parts_that_are_to_be_given_up_count_as_given_up() -> None:
    state = position(druids={"red": 2}, hands=[{"red": 1, "grey": 1}, {"white": 2}], own=["2 1 1 1 1 1 1 1 1"])
    play(state, "play red 1")
    seen = features(state, A)
    assert (seen["complete"], seen["spare"], seen["experience"]) == (1, 0, 1)
    assert seen["exposed"] == 1


def test_a_card_that_is_just_drawn_counts_though_nobody_knows_it_yet() -> None:
    state = position(druids={"red": 1}, hands=[{"red": 1, "grey": 1}, {"white": 2}])
    play(state, "play red 1", "draw")
    assert features(state, A)["cards"] == 2
    assert features(state, A)["plays_second"] == 1
    assert features(state, B, False)["plays_next"] == 1


def test_when_the_last_cards_are_played_a_new_round_is_in_sight() -> None:
    state = position(druids={"red": 3}, hands=[{"red": 2}, {}])
    play(state, "play red 2")
    assert features(state, A)["cards"] == 5
    assert features(state, B, False)["plays_next"] == 1


def test_experience_counts_no_longer_after_the_final_turn() -> None:
    state = position(experience=[{"red": 2}, {"red": 2}], own=["1 1 0 0 0 0 0 0 0", "1 1 0 0 0 0 0 0 0"], final_after=B)
    assert features(state, A)["experience"] == features(state, B)["experience"] == 2
    play(state, "done")
    assert features(state, A)["experience"] == 0
    assert features(state, B)["experience"] == 2
