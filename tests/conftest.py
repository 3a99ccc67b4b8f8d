"""What all tests share: the marker for long runs, and Hypothesis that finds the same examples every time."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("nemeton", deadline=None, derandomize=True, database=None, max_examples=150)
settings.load_profile("nemeton")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "soak: thousands of games; leave out with -m 'not soak'")
