"""Somebody goes away at their turn: who waits may let a bot play; a seat that was handed over comes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.server.support import quick, running
from tests.web.people import PATIENCE, QUICK, Json
from tests.web.test_graenaland import call, open_table

SEATS = [{"kind": "human", "name": "Rosa"}, {"kind": "free"}]
ABSENCE = 1.0  # seconds until a bot may play for somebody


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[str]:
    """A server that does not wait long for anybody."""
    with running(quick(tmp_path, absence_seconds=ABSENCE)) as server:
        yield server.address + "/"


def visit(chromium: Chromium, address: str) -> Page:
    context = chromium.new_context(locale="en-GB", viewport={"width": 1440, "height": 900})
    stored = str(QUICK).replace("True", "true").replace("'", '"')
    context.add_init_script(f"localStorage.setItem('nemeton.settings', '{stored}')")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    return page


def sit_down(rosa: Page, emil: Page) -> Json:
    table: Json = call(rosa, "/api/tables", game="celtica", seats=SEATS, options={"start_player": "2"})["table"]
    call(emil, f"/api/tables/{table['id']}/sit", seat=1, name="Emil")
    call(rosa, f"/api/tables/{table['id']}/start")
    for page in (rosa, emil):
        open_table(page, table)
    return table


def test_who_waits_lets_a_bot_play_for_somebody_who_is_gone(chromium: Chromium, hasty: str) -> None:
    rosa, emil = visit(chromium, hasty), visit(chromium, hasty)
    table = sit_down(rosa, emil)
    panel, seat = rosa.locator("#decision"), rosa.locator("li[data-seat='1']")
    expect(emil.locator("#decision.active")).to_be_visible()
    expect(panel.locator("[data-away]")).to_have_count(0)
    emil.goto("about:blank")
    expect(panel).to_contain_text("Emil is away.")
    expect(seat.get_by_role("button", name="Let a bot play for Emil")).to_be_visible()
    panel.get_by_role("button", name="Let a bot play for Emil").click()
    expect(seat).to_contain_text("Away, bot 4 plays")
    emil.goto(f"{hasty}#/table/{table['id']}")
    expect(seat).to_contain_text("Online")
    for page in (rosa, emil):
        page.context.close()


def test_a_seat_that_was_handed_to_a_bot_comes_back_by_a_button_in_the_panel(chromium: Chromium, hasty: str) -> None:
    rosa, emil = visit(chromium, hasty), visit(chromium, hasty)
    table = sit_down(rosa, emil)
    call(rosa, f"/api/tables/{table['id']}/stand_in", seat=0, level=1)
    panel = rosa.locator("#decision")
    expect(panel).to_contain_text("A bot (strength 1) plays for Rosa.")
    panel.get_by_role("button", name="Play myself again").click()
    expect(rosa.locator("li[data-seat='0']")).to_contain_text("You")
    for page in (rosa, emil):
        page.context.close()
