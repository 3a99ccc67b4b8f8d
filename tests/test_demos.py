"""What the development page plays is up to date, and its events bring their changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest

import nemeton
from nemeton.core.change import changes
from nemeton.core.thing import Thing
from tests.changing import put
from tools.demos import SOURCES, STRETCHES, page


@cache
def cases(name: str) -> dict[str, Thing]:
    found: dict[str, Thing] = json.loads((SOURCES / name / "demo" / "told.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("name", STRETCHES)
def test_demos_are_up_to_date(name: str) -> None:
    assert json.loads(page(name)) == cases(name), "python -m tools.demos writes them anew"


@pytest.mark.parametrize(("name", "case"), [(name, case) for name in STRETCHES for case in STRETCHES[name]])
def test_events_bring_the_page_towards_the_view_after_them(name: str, case: str) -> None:
    """Not quite there: whose turn it is, and decisions that nobody hears of, come with the view alone."""
    told = cases(name)[case]
    shown = told["view"]
    for event in told["events"]:
        shown = put(shown, event["changes"])
    assert 2 * len(changes(shown, told["after"])) < len(changes(told["view"], told["after"]))


def asks(name: str) -> Iterator[Thing]:
    """What is asked in the recorded positions of a game."""
    for file in (SOURCES / name / "demo").rglob("*.json"):
        found = json.loads(file.read_text("utf-8"))
        yield from (case["ask"] for case in (found, *found.values()) if isinstance(case, dict) and case.get("ask"))


@pytest.mark.parametrize("name", nemeton.names())
def test_what_hardly_anybody_wants_stands_last_in_recorded_questions(name: str) -> None:
    """An emergency turn above all, as `Game.offered` has it at the server."""
    last = nemeton.game(name).last_choices
    for ask in asks(name):
        numbers = [entry["move"] for entry in ask["moves"]]
        assert numbers == sorted(numbers, key=lambda move: move in last), ask["kind"]
