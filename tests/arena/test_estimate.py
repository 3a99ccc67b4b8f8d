"""Intervals against values worked out by hand or taken from printed tables."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from nemeton.arena.estimate import mean, share, student


@pytest.mark.parametrize(
    ("freedom", "expected"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_distribution(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=0.01)


def test_a_mean_of_deals_of_equal_size() -> None:
    """Deals 2, 4, 6 of one observation each: mean 4, deviation 2, error 2 / √3."""
    estimate = mean([(2, 1), (4, 1), (6, 1)])
    assert estimate.value == 4
    assert estimate.high == pytest.approx(4 + student(2) * 2 / sqrt(3))
    assert estimate.low == pytest.approx(4 - student(2) * 2 / sqrt(3))


def test_games_of_one_deal_count_as_one_observation() -> None:
    """Four games that are always alike tell no more than one."""
    alike, single = mean([(8, 4), (16, 4), (24, 4)]), mean([(2, 1), (4, 1), (6, 1)])
    assert (alike.value, alike.low, alike.high) == pytest.approx((single.value, single.low, single.high))


def test_a_share_with_wilsons_interval() -> None:
    """Three of ten: error √(0.3 · 0.7 / 9), so nine independent games; Student's 2.262 for nine degrees."""
    estimate = share([(1, 1)] * 3 + [(0, 1)] * 7)
    z, n = student(9), 9
    middle = (0.3 + z**2 / (2 * n)) / (1 + z**2 / n)
    half = z / (1 + z**2 / n) * sqrt(0.3 * 0.7 / n + z**2 / (4 * n**2))
    assert (estimate.value, estimate.low, estimate.high) == pytest.approx((0.3, middle - half, middle + half))


def test_who_wins_every_game_is_not_sure_to_win_the_next() -> None:
    estimate = share([(4, 4)] * 20)
    assert (estimate.value, estimate.high) == (1, 1)
    assert estimate.low == pytest.approx(20 / (20 + student(19) ** 2))


def test_one_deal_gives_no_interval() -> None:
    assert (share([(1, 4)]).value, share([(1, 4)]).low) == (0.25, None)
    assert mean([(6, 3)]).high is None


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    """Deals with luck of their own: every deal has its own chance to win, four games each."""
    luck = random.Random(1)
    held = 0
    for _ in range(1000):
        deals = []
        for _ in range(40):
            chance = luck.betavariate(1, 2)
            deals.append((float(sum(luck.random() < chance for _ in range(4))), 4.0))
        estimate = share(deals)
        assert estimate.low is not None
        assert estimate.high is not None
        held += estimate.low <= 1 / 3 <= estimate.high
    assert 930 <= held <= 970
