"""What the learned judge of Edora looks at, and that the hand-made one plays as ever."""

from __future__ import annotations

import pytest

from nemeton.core.state import NOBODY
from nemeton.games.edora import ask, content, feature
from nemeton.games.edora.game import GAME
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.value_worth import best_rival, hand_made
from tests.games.edora.position import A, B, r0
from tests.judging import all_worths, best_move, features, learned, quick_game, spans_of_features
from tests.playing import Table, redealt, walk

JUDGE = learned(GAME, feature.HAND_MADE)
HIDING = Table("edora", 3, {"choose_start_tablet": True, "herb_layout": "free"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_hand_made_weights_give_the_hand_made_judgement(players: int) -> None:
    for state in quick_game(GAME, players, 5):
        if state.asked() == ask.TURN:
            for seat in range(players):
                x = dict(zip(GAME.features, features(GAME, state, seat, True), strict=True))
                foreseen = sum(weight * x[name] for name, weight in feature.HAND_MADE.items())
                assert foreseen == pytest.approx(hand_made(state, seat) + 0.3 * best_rival(state, seat))


# --- secrets ---


def test_a_spectator_does_not_see_hidden_tablets_and_herbs_but_their_owner_does() -> None:
    told = set()
    for state in walk(HIDING, 1, every=1):
        assert isinstance(state, Edora)
        if state.round() > 0:
            break
        for seat in range(HIDING.players):
            other_world = redealt(state, None, 7)
            assert features(GAME, state, seat, False) == features(GAME, other_world, seat, False)
            differ = zip(
                GAME.features, features(GAME, state, seat, True), features(GAME, other_world, seat, True), strict=True
            )
            told |= {name for name, here, there in differ if here != there}
    assert told == {"tablets_worth", "tablets_nearly", "next_herbs"}


# --- judging ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_seats_at_once_are_judged_as_one_by_one(players: int) -> None:
    for number, state in enumerate(quick_game(GAME, players, 6)):
        if number % 7 == 0 or state.asked() in (ask.DIE, ask.FIELD):
            assert all_worths(JUDGE, state) == [JUDGE.of(state, seat) for seat in range(players)]
    for opening in walk(HIDING, 2, every=1):
        if not isinstance(opening, Edora) or opening.round() > 0:
            break
        assert all_worths(JUDGE, opening) == [JUDGE.of(opening, seat) for seat in range(HIDING.players)]


def test_of_two_fields_alike_the_one_with_more_steps_is_better() -> None:
    p = r0()
    p.fields("H01", "K2", "K3")
    p.turn_of(A)
    p.play("go H01")
    assert (p.asked, best_move(GAME, JUDGE, p.state)) == ("field", "field K3")


def test_where_all_fields_are_alike_the_place_that_closes_a_ring_is_best() -> None:
    p = r0()
    for key in content.PLACE_KEYS:
        p.fields(key, "K2", "K2")
    p.stand(A, "V02")
    for key in ("V01", "H10", "V11"):
        p.put_die(A, key, 3)
    p.turn_of(A)
    assert best_move(GAME, JUDGE, p.state) == "go H11"


def test_a_turn_under_way_is_judged_at_its_end_by_the_best_field_of_who_plays_it() -> None:
    p = r0()
    p.fields("H01", "K2", "K3")
    p.turn_of(A)
    p.play("go H01")
    for viewer in (A, B, NOBODY):
        quiet = JUDGE.quiet(p.state, viewer)
        assert isinstance(quiet, Edora)
        assert (quiet.turn, quiet.asked(), quiet.position(A)) == (B, ask.TURN, 3)
    assert p.asked == "field"


def test_the_winner_of_a_finished_game_is_sure_to_win() -> None:
    state = GAME.start(3)
    for position in quick_game(GAME, 3, 8):
        state = position
    worths = all_worths(JUDGE, state)
    assert [place == 1 for place in state.ranking()] == [JUDGE.chance(worth) > 0.99 for worth in worths]
    assert sum(JUDGE.chance(worth) for worth in worths) == pytest.approx(1.0, abs=0.01)


# --- complete ---


def test_every_feature_is_alive_and_none_grows_out_of_proportion() -> None:
    spans = spans_of_features(GAME, (2, 3, 4, 4, 4, 4, 4))
    assert [name for name, (least, most) in spans.items() if least == most] == []
    assert {name: span for name, span in spans.items() if span[0] < -10 or span[1] > 30} == {}
