"""Whole games of every title in a real browser: by mouse, by keyboard only, by touch, by two people."""

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


def sit_down(page: Page, name: str, bots: int = 1) -> None:
    page.get_by_role("radiogroup", name="Game").get_by_text(nemeton.game(name).title, exact=True).click()
    people.set_bots(page, bots)
    people.start(page)


@each_game
def test_a_whole_game_by_mouse(name: str, visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    sit_down(page, name)
    assert people.play_by_mouse(page, random.Random(1)) > 5
    expect(page.locator(people.RESULT)).to_be_visible()


@each_game
def test_a_whole_game_by_keyboard_only(name: str, visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    sit_down(page, name)
    assert people.play_by_keyboard(page, random.Random(2)) > 5


@each_game
def test_a_whole_game_by_touch_on_a_phone(name: str, visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    sit_down(page, name)
    assert people.play_by_touch(page, random.Random(3)) > 5
    wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wide, "the page can be scrolled sideways"
