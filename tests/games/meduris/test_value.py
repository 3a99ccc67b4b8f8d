"""The advice of Meduris: greedy play against random play, and what it ought to see."""

from __future__ import annotations

from statistics import mean

from nemeton import Rng
from nemeton.games.meduris.game import GAME
from nemeton.players.series import series_of
from tests.games.meduris.position import A, B, asked, greedy_choice, hand, phase, play, position


def test_greedy_beats_three_random_players() -> None:
    series = series_of(GAME, ["greedy:1", "random", "random", "random"], 5)
    won = sum(series.play(number, number % 4).ranking()[number % 4] == 1 for number in range(24))
    assert won >= 0.7 * 24


def test_greedy_players_score_more_than_naive_ones() -> None:
    series = series_of(GAME, ["greedy:1", "greedy:1"], 5)
    assert mean(max(series.play(number, 0).points()) for number in range(8)) > 63


def test_greedy_climbs_on_towers_best_on_its_own() -> None:
    state = position(2, towers={"wood": [A, A], "wool": [B, B], "copper": [A, B]}, hands=[(1, 0, 0, 0)])
    assert greedy_choice(state) == "move copper 1 wood"
    state = position(2, towers={"wood": [A, B, A], "wool": [B, A], "copper": [B], "stone": []}, hands=[(1, 0, 0, 0)])
    assert greedy_choice(state).endswith("wool")


def test_greedy_offers_both_goods_to_a_large_settlement() -> None:
    huts = {2: A, 3: B, 4: B, 5: B, 20: B}
    state = position(turn=B, huts=huts, druid=20, hands=[(0, 1, 1, 0), (0, 1, 0, 1)])
    play(state, "temple 9")
    assert (asked(state), greedy_choice(state)) == ((A, 2), "offer both")


def test_quick_payments_use_the_required_goods_directly() -> None:
    state = position(stone=0, hands=[(2, 5, 0, 2)])
    play(state, "hut 1")
    assert phase(state) == "pay"
    rollout = GAME.value.rollout(state, Rng(1))
    assert GAME.say(state, rollout) == "pay 1 wood 1 stone"
    assert hand(state, A) == (2, 5, 0, 2)
