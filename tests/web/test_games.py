"""Whole games of every title in a real browser: by mouse, by keyboard only, by touch, in every language."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

import nemeton
from tests.web import people
from tests.web.conftest import PHONE, Visitor

FIRST = "celtica"  # by every way of playing in each run; the longer titles in `make soak`
LATER = [name for name in nemeton.names() if name != FIRST]
each_game = pytest.mark.parametrize("name", [FIRST, *(pytest.param(name, marks=pytest.mark.soak) for name in LATER)])

WAYS: dict[str, people.Way] = {"mouse": people.by_mouse, "keyboard": people.by_keyboard}
LOOK_EVERY = 8  # moves


class Reader:
    """Looks at the page every few moves and notes what is not in its language."""

    def __init__(self, title: str, way: people.Way) -> None:
        self.title = title
        self.way = way
        self.looks = 0
        self.odd: set[str] = set()

    def __call__(self, page: Page, luck: random.Random) -> None:
        if self.looks % LOOK_EVERY == 0:
            self.read(page)
        self.looks += 1
        self.way(page, luck)

    def read(self, page: Page) -> None:
        self.odd.update(people.untranslated(page, self.title))


@pytest.mark.long
@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_whole_game(way: str, visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    people.sit_down(page, FIRST)
    assert people.play(page, random.Random(1), WAYS[way]) > 5
    expect(page.locator(people.RESULT)).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "players", "way", "language"),
    [
        ("meduris", 4, "mouse", "de"),
        ("meduris", 4, "keyboard", "nl"),
        ("meduris", 2, "mouse", "nl"),
        ("meduris", 2, "keyboard", "de"),
        ("edora", 4, "mouse", "nl"),
        ("edora", 4, "keyboard", "de"),
        ("graenaland", 4, "mouse", "de"),
        ("graenaland", 4, "keyboard", "nl"),
    ],
)
def test_a_whole_game_in_another_language(name: str, players: int, way: str, language: str, visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK | {"language": language})
    people.sit_down(page, name, players)
    reader = Reader(nemeton.game(name).title, WAYS[way])
    assert people.play(page, random.Random(2), reader) > 5
    expect(page.locator(people.RESULT)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    reader.read(page)
    assert reader.odd == set()


@pytest.mark.long
@each_game
def test_a_whole_game_by_touch_on_a_phone(name: str, visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    people.sit_down(page, name)
    assert people.play(page, random.Random(3), people.by_touch) > 5
    wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wide, "the page can be scrolled sideways"
