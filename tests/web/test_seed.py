"""A seed decides what the tables of the browser tests are dealt and what bots do there."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web import people
from tests.web.conftest import SEED, Visitor
from tests.web.served import served


def story(page: Page) -> str:
    """What was dealt and what bots with some luck did, until a person is asked for the third time."""
    people.choose_game(page, "celtica", bots=3)
    people.start(page)
    for _ in range(2):
        assert people.move(page, random.Random(1))
    assert people.decision(page) == "ask"
    return people.log(page) + page.locator("#decision").inner_text()


@pytest.mark.long
def test_the_same_seed_deals_the_same_table_and_another_seed_another(visitor: Visitor, tmp_path: Path) -> None:
    first, second = (story(visitor(settings=people.QUICK)) for _ in range(2))
    with served(tmp_path, SEED + 1) as elsewhere:
        page = visitor(settings=people.QUICK)
        page.goto(elsewhere)
        third = story(page)
    assert first == second
    assert first != third
