"""A bot's turn can be followed: pieces, cards and dice move from where they were, in every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import nemeton
from tests.web.people import PATIENCE
from tests.web.test_sizes import SETTLED

# Something on the board that is on its way: an animation between two places.
MOVES = """() => document.getAnimations().some(({ effect }) =>
  effect.target?.closest('[data-board]')
  && effect.getKeyframes().some(({ transform }) => /translate/.test(transform ?? '')))"""
TOLD = {"graenaland": "events_building"}


@pytest.mark.parametrize("game", nemeton.names())
def test_pieces_move_from_where_they_were(game: str, chromium: Browser, demo_address: str) -> None:
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{demo_address}#/table/{game}.{TOLD.get(game, 'events')}")
    page.wait_for_function(MOVES)
    context.close()


def test_nothing_moves_for_who_wants_no_motion(chromium: Browser, demo_address: str) -> None:
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(f"globalThis.moved = false; setInterval(() => (moved ||= ({MOVES})()), 5)")
    page.goto(f"{demo_address}#/table/meduris.events")
    page.wait_for_selector("#decision")
    page.evaluate(SETTLED)
    page.evaluate("() => settled()")
    assert page.evaluate("moved") is False
    context.close()
