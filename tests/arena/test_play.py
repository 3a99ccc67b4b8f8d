"""One game of an arena, and how long its decisions took."""

from __future__ import annotations

import pytest

from nemeton.arena.play import Played, code_of, play_game, play_seated
from nemeton.arena.schedule import make_plan, seating
from nemeton.arena.times import BINS, bin_of, merged, quantile, seconds_at
from nemeton.core.rng import seed_of_game
from nemeton.players.series import simulate


def test_a_game_is_decided_by_deal_and_seats_alone() -> None:
    specs = ["greedy", "random", "random"]
    one, again, other = (play_seated("celtica", specs, deal) for deal in (5, 5, 6))
    assert (one.points, one.places, one.decisions) == (again.points, again.places, again.decisions)
    assert (one.points, one.decisions) != (other.points, other.decisions)


def test_the_deal_seeds_a_game_as_in_a_simulation() -> None:
    outcome = play_seated("celtica", ["greedy", "random"], seed_of_game(3, 0))
    simulated = simulate("celtica", ["greedy", "random"], games=1, seed=3).json()
    assert outcome.points == simulated["points"]
    assert sum(outcome.decisions) == simulated["decisions"]


def test_a_played_game_tells_who_sat_where() -> None:
    plan = make_plan("celtica", 3, ["greedy", "random"], 3)
    played = play_game(plan, 10.0, 2)
    assert (played.number, played.deal, played.seats) == (2, 0, seating(plan, 2).seats)
    assert played.seats == (1, 1, 0)
    assert played.wins().index(max(played.wins())) == played.places.index(1)
    assert [sum(times.values()) for times in played.times] == list(played.decisions)


def test_wins_are_shared_and_margins_are_against_the_mean_of_the_others() -> None:
    played = Played(0, 0, (0, 1, 2), (10.0, 10.0, 4.0), (1, 1, 3), (1, 1, 1), ({}, {}, {}))
    assert played.wins() == [0.5, 0.5, 0]
    assert played.margins() == [3, 3, -6]


def test_the_code_of_a_game_is_its_own() -> None:
    assert code_of("celtica") == code_of("celtica") != code_of("meduris")


def test_times_lie_in_bins_of_equal_ratio() -> None:
    assert [bin_of(seconds) for seconds in (0.0, 1e-6, 1e-3, 1e6)] == [0, 0, BINS // 3, BINS - 1]
    assert seconds_at(BINS / 3) == pytest.approx(1e-3)
    assert merged([{1: 2, 5: 1}, {5: 3}]) == {1: 2, 5: 4}


def test_quantiles_are_right_to_a_bin() -> None:
    times: dict[int, int] = {}
    for number in range(1, 1001):
        place = bin_of(number * 1e-3)
        times[place] = times.get(place, 0) + 1
    assert quantile(times, 0.5) == pytest.approx(0.5, rel=0.1)
    assert quantile(times, 0.99) == pytest.approx(0.99, rel=0.2)
    assert quantile({}, 0.5) == 0
