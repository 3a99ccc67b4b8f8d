"""Which labels of a board cover each other, for any test that has a board before it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

MEASURE = Path(__file__).with_name("labels.js").read_text("utf-8")


def labels_that_meet(page: Page) -> list[str]:
    """Return a line for every two labels of the board of which one lies on the other. Empty if all can be read."""
    found: list[str] = page.evaluate(MEASURE)
    return found
