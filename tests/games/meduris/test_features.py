"""What the learned judge of Meduris looks at, and that the hand-made one plays as ever."""

from __future__ import annotations

import pytest

from nemeton.core.state import NOBODY, OVER
from nemeton.games.meduris import ask, feature
from nemeton.games.meduris import row as r
from nemeton.games.meduris.game import GAME
from nemeton.games.meduris.rules import Meduris
from nemeton.games.meduris.value_worth import Survey
from tests.games.meduris.position import A, B, asked, hand, legal, play, position
from tests.judging import all_worths, best_move, features, learned, quick_game, spans_of_features
from tests.playing import Table, redealt, walk

JUDGE = learned(GAME, feature.HAND_MADE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_hand_made_weights_give_the_hand_made_judgement(players: int) -> None:
    survey = Survey()
    for state in quick_game(GAME, players, 5):
        if state.asked() == ask.ACTION:
            survey.look(state)
            for seat in range(players):
                x = dict(zip(GAME.features, features(GAME, state, seat, True), strict=True))
                foreseen = sum(weight * x[name] for name, weight in feature.HAND_MADE.items())
                assert foreseen == pytest.approx(survey.prospects(state, seat))


# --- secrets ---


def test_what_is_laid_down_secretly_is_as_good_as_given_but_only_for_who_laid_it() -> None:
    state = position(2, hands=[(3, 1, 0, 0), (2, 2, 0, 0)], loss_order="simultaneous", begin="roll")
    play(state, "roll loss")
    before = [features(GAME, state, A, seen) for seen in (True, False)]
    play(state, "lay wood")
    assert state.turn == B
    told = [features(GAME, state, A, seen) for seen in (True, False)]
    assert told[0][feature.WOOD] == before[0][feature.WOOD] - 0.5
    assert told[1] == before[1]
    assert hand(state, A) == (3, 1, 0, 0)
    worlds = [redealt(state, B, seed) for seed in range(20)]
    assert {world.laid(A) for world in worlds} == {0, 1}
    assert len({JUDGE.of(world, B) for world in worlds}) == 1
    assert len({JUDGE.of(world, A) for world in worlds}) == 2


# --- judging ---


@pytest.mark.parametrize("table", [Table("meduris", 2), Table("meduris", 4, {"loss_order": "simultaneous"})], ids=str)
def test_all_seats_at_once_are_judged_as_one_by_one(table: Table) -> None:
    laying = 0
    for state in walk(table, 6, every=3):
        assert isinstance(state, Meduris)
        assert all_worths(JUDGE, state) == [JUDGE.of(state, seat) for seat in range(table.players)]
        laying += any(state.laid(seat) >= 0 for seat in range(table.players))
    assert (laying > 0) == bool(table.options)


def test_a_ritual_under_way_is_judged_at_its_end_whoever_looks() -> None:
    huts = {2: A, 3: B, 4: B, 5: B, 20: B}
    state = position(turn=B, huts=huts, druid=20, hands=[(0, 1, 1, 0), (0, 1, 0, 1)])
    play(state, "temple 9")
    assert asked(state) == (A, 2)
    for viewer in (A, B, NOBODY):
        quiet = JUDGE.quiet(state, viewer)
        assert isinstance(quiet, Meduris)
        assert (quiet.asked(), quiet.druid()) == (ask.ROLL, 5)
    assert asked(state) == (A, 2)


def test_it_offers_both_goods_to_a_large_settlement() -> None:
    huts = {2: A, 3: B, 4: B, 5: B, 20: B}
    state = position(turn=B, huts=huts, druid=20, hands=[(0, 1, 1, 0), (0, 1, 0, 1)])
    play(state, "temple 9")
    assert (asked(state), best_move(GAME, JUDGE, state)) == ((A, 2), "offer both")


def test_it_climbs_on_its_own_towers() -> None:
    state = position(2, towers={"wood": [A, A], "wool": [B, B], "copper": [A, B]}, hands=[(1, 0, 0, 0)])
    assert best_move(GAME, JUDGE, state) == "move copper 1 wood"


def test_the_winner_of_a_finished_game_is_sure_to_win() -> None:
    state = GAME.start(3)
    for last in quick_game(GAME, 3, 8):
        state = last
    assert state.turn == OVER
    worths = all_worths(JUDGE, state)
    assert [place == 1 for place in state.ranking()] == [JUDGE.chance(worth) > 0.99 for worth in worths]


def test_the_last_lap_is_foreseen_to_its_end() -> None:
    state = position(2, begin="lap", huts={3: A, 20: B}, druid=3, hands=[(1, 1, 1, 1), (1, 1, 1, 1)])
    assert "offer one" in legal(state)
    assert JUDGE.decided(JUDGE.quiet(state, NOBODY))


def test_positions_before_and_after_the_die_are_learned_from() -> None:
    noted = set()
    was_notable = False
    for state in quick_game(GAME, 3, 4):
        quiet = GAME.value.quiet(state, NOBODY)
        if was_notable and not GAME.value.decided(quiet):
            x = features(GAME, quiet, quiet.at[r.ACTIVE], False)
            noted.add((x[feature.ROLLS], x[feature.ACTS]))
        was_notable = GAME.value.notable(state)
    assert noted == {(1.0, 0.0), (0.0, 1.0)}


# --- complete ---


def test_every_feature_is_alive_and_none_grows_out_of_proportion() -> None:
    spans = spans_of_features(GAME, (2, 3, 4, 4))
    assert [name for name, (least, most) in spans.items() if least == most] == []
    assert {name: span for name, span in spans.items() if span[0] < -10 or span[1] > 20} == {}
