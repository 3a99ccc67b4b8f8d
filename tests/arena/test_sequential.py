"""Stopping early keeps its error rate, however often one looks."""

from __future__ import annotations

import random

import pytest

from nemeton.arena.estimate import share
from nemeton.arena.sequential import Trial, interval

SERIES, DEALS = 400, 400


def deals(luck: random.Random, chance: float, count: int = DEALS) -> list[float]:
    """Shares as a ladder gives them: four games a deal, each deal kinder or harder than the last."""
    shares = []
    for _ in range(count):
        mine = min(1.0, max(0.0, chance + luck.choice((-0.15, 0.15))))
        shares.append(sum(luck.random() < mine for _ in range(4)) / 4)
    return shares


def verdict(shares: list[float], bar: float) -> tuple[str, int]:
    trial = Trial(bar)
    for one in shares:
        trial.add(one)
    return trial.verdict, trial.deals


@pytest.mark.parametrize("bar", [0.25, 0.33, 0.5])
def test_a_share_at_the_bar_is_called_above_or_below_in_at_most_5_of_100_series(bar: float) -> None:
    luck = random.Random(1)
    wrong = sum(verdict(deals(luck, bar), bar)[0] != "" for _ in range(SERIES))
    assert wrong <= 0.05 * SERIES


def test_an_ordinary_interval_looked_at_after_every_deal_is_wrong_far_more_often() -> None:
    """Why the test is there; should this fail, the series above prove nothing."""
    luck = random.Random(1)
    wrong = 0
    for _ in range(60):
        shares = deals(luck, 0.33)
        for end in range(8, DEALS, 8):
            estimate = share([(one, 1.0) for one in shares[:end]])
            assert estimate.low is not None
            assert estimate.high is not None
            if not estimate.low <= 0.33 <= estimate.high:
                wrong += 1
                break
    assert wrong > 0.1 * 60


def test_clear_differences_are_found_on_the_right_side_and_soon() -> None:
    luck = random.Random(2)
    above = [verdict(deals(luck, 0.45), 0.33) for _ in range(50)]
    below = [verdict(deals(luck, 0.2), 0.33) for _ in range(50)]
    assert {found for found, _ in above} == {"above"}
    assert {found for found, _ in below} == {"below"}
    assert sorted(count for _, count in above)[25] < 60


def test_a_verdict_is_given_when_the_interval_leaves_the_bar_and_then_stays() -> None:
    shares = deals(random.Random(3), 0.45)
    trial = Trial(0.33)
    for one in shares:
        trial.add(one)
    count = trial.deals
    assert 1 < count < DEALS
    assert interval(shares[:count])[0] >= 0.33 - 1e-4
    assert interval(shares[: count - 1])[0] < 0.33
    for _ in range(200):
        trial.add(0.0)
    assert (trial.verdict, trial.deals) == ("above", count)


def test_the_interval_holds_the_truth_at_every_moment_of_95_of_100_series() -> None:
    luck = random.Random(4)
    missed = 0
    for _ in range(100):
        shares = deals(luck, 0.4, 150)
        ends = (interval(shares[:count]) for count in range(1, 150, 10))
        missed += any(not low <= 0.4 <= high for low, high in ends)
    assert missed <= 5


def test_nothing_seen_is_nothing_known() -> None:
    low, high = interval([])
    assert (low, high) == (0.0, 1.0)
    assert interval([1.0] * 100)[1] == 1.0
