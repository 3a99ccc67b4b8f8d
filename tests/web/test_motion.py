"""A bot's turn can be followed: pieces, cards and dice move from where they were, in every game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page, expect

import nemeton
from tests.web.people import PATIENCE
from tests.web.test_sizes import SETTLED

# Something on the board that is on its way: an animation between two places.
ON_ITS_WAY = """({ effect }) => effect.target?.closest('[data-board]')
  && effect.getKeyframes().some(({ transform }) => /translate/.test(transform ?? ''))"""
MOVES = f"() => document.getAnimations().some({ON_ITS_WAY})"
TOLD = {"graenaland": "events_building"}
# What moves in these turns: figures, dice, huts and scores by what they are, cards and parts by where they go.
PIECES = {
    "celtica": ["[data-what='druid:white']", "[data-what='druid:red']", ".moment .fly", ".moment .come"],
    "edora": ["[data-what^='die:']"],
    "graenaland": [".moment .come"],
    "meduris": [
        "[data-what=druid]",
        "[data-what=die]",
        "[data-what^='hut:']",
        "[data-what^='score:']",
        ".moment .slide",
    ],
}
# Notes on the page which of them have been on their way so far.
WATCH = f"""pieces => {{
  const moved = new Set()
  setInterval(() => {{
    for (const {{ effect }} of document.getAnimations().filter({ON_ITS_WAY}))
      for (const piece of pieces) if (effect.target.closest(piece)) moved.add(piece)
    document.documentElement.dataset.moved = pieces.filter(piece => moved.has(piece)).join(', ')
  }}, 5)
}}"""


def slowly(page: Page) -> None:
    """Whatever moves takes twenty times as long, so that it is seen however busy the machine is."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.05})


@pytest.mark.parametrize("game", nemeton.names())
def test_pieces_move_from_where_they_were(game: str, chromium: Browser, demo_address: str) -> None:
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    slowly(page)
    page.add_init_script(f"({WATCH})({json.dumps(PIECES[game])})")
    page.goto(f"{demo_address}#/table/{game}.{TOLD.get(game, 'events')}")
    expect(page.locator("html")).to_have_attribute("data-moved", ", ".join(PIECES[game]))
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
