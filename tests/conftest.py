"""What all tests share: Hypothesis that finds the same examples every time, and where a failed game stood."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.playing import TRAIL

settings.register_profile("nemeton", deadline=None, derandomize=True, database=None, max_examples=150)
settings.load_profile("nemeton")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        if report.failed and str(TRAIL):
            report.sections.append(("the game that failed", str(TRAIL)))
        TRAIL.table = None
    return report
