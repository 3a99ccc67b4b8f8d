"""The benchmark page: figures that can be checked by hand, and a page that tells what was not measured."""

from __future__ import annotations

from typing import Any

import nemeton
from bench import benchmark, peers
from nemeton import Rng


def test_the_page_tells_ratios_and_what_was_not_measured() -> None:
    ours = {name: {"engine": 1e6, "AEC": 1e4 * (number + 1)} for number, name in enumerate(nemeton.names())}
    theirs: dict[str, dict[str, float | str]] = {"Others": {"fast": 20_000.0, "gone": "ModuleNotFoundError: nowhere"}}
    page = benchmark.tell_speeds(ours, theirs)
    assert "| Others, fast | 20,000 | 50.0 | 0.5 |" in page
    assert "not measured: ModuleNotFoundError: nowhere" in page


def test_worlds_are_counted_by_how_often_two_are_alike() -> None:
    """One of ten thousand equal worlds each time: the estimate comes near it; few worlds are simply counted."""

    class Die:
        def __init__(self, sides: int) -> None:
            self.sides, self.side = sides, 0

        def copy(self) -> Die:
            return Die(self.sides)

        def redeal(self, seat: int, rng: Rng) -> None:
            self.side = rng.below(self.sides)

        def numbers(self) -> list[int]:
            return [self.side]

    many: Any = Die(10_000)
    few: Any = Die(6)
    assert 8_000 < benchmark.worlds(many, 0, 1) < 12_500
    assert benchmark.worlds(few, 0, 1) == 6
    assert benchmark.tell_worlds([1.0, 1.0]) == "1 (all is open)"
    assert benchmark.tell_worlds([float("inf")]).startswith("more than 7,")


def test_figures_and_speeds_are_measured() -> None:
    found = benchmark.figures("celtica", 2, 1)
    assert 1 < found.branching <= found.widest
    assert found.tree > 10
    assert benchmark.speed(benchmark.aec("celtica"), 0.01) > 0
    missing = dict(peers.measured({"nothing": lambda: peers.classic("no_such_game")}, 0.01))
    assert "ModuleNotFoundError" in str(missing["nothing"])


def test_the_strength_of_baselines_comes_from_reports_with_intervals() -> None:
    reports = benchmark.strength_reports()
    page = benchmark.tell_strength(reports)
    assert page.count("three `greedy:1`") >= 4
    assert "–" in page
