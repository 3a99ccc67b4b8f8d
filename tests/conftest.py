"""What all tests share: Hypothesis that finds the same examples every time, their order, and where a failed game stood."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.playing import TRAIL

settings.register_profile("nemeton", deadline=None, derandomize=True, database=None, max_examples=150)
settings.load_profile("nemeton")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers wait more than they work: their tests are spread among the others, which work meanwhile."""
    waiting = [item for item in items if item.get_closest_marker("browser")]
    working = [item for item in items if not item.get_closest_marker("browser")]
    every = len(working) / len(waiting) if waiting else 0.0
    places = [(number * every, 0, item) for number, item in enumerate(waiting)]
    places += [(float(number), 1, item) for number, item in enumerate(working)]
    items[:] = [item for _place, _kind, item in sorted(places, key=lambda one: one[:2])]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        if report.failed and str(TRAIL):
            report.sections.append(("the game that failed", str(TRAIL)))
        TRAIL.table = None
    return report
