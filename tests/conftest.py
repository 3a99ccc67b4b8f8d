"""What all tests share: Hypothesis that finds the same examples every time."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("nemeton", deadline=None, derandomize=True, database=None, max_examples=150)
settings.load_profile("nemeton")
