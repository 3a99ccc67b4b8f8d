"""What once annoyed somebody at the table, each seen where it was: it shall not come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

import nemeton
from tests.web import people
from tests.web.conftest import Visitor
from tests.web.served import served
from tests.web.test_review import bring, home
from tests.web.test_table import play_on

pytestmark = pytest.mark.long


def test_who_is_refused_an_undo_hears_by_whom_and_who_watches_is_asked_nothing(visitor: Visitor) -> None:
    host = visitor(settings=people.QUICK | {"name": "Anouk"})
    people.choose_game(host, "celtica", 2)
    host.locator("[data-seat='1']").get_by_role("radio", name="Invite").check()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/#/table/*")
    here = "#/table/" + host.url.rsplit("/", 1)[1]
    guest = visitor(here, settings=people.QUICK | {"name": "Bram"})
    guest.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_selector("#decision")
    watcher = visitor(here, settings=people.QUICK)
    play_on([host, guest], 3)
    while not host.evaluate(people.TABLE)["undo"]["consent"]:  # what told nobody anything is taken back freely
        play_on([host, guest], 1)

    expect(watcher.locator("#decision")).to_contain_text("You are watching")
    expect(watcher.get_by_text("our moves")).to_have_count(0)

    host.get_by_role("button", name="Undo").first.click()
    expect(guest.get_by_text("Anouk would like to take a move back.")).to_be_visible()
    expect(watcher.get_by_role("button", name="Refuse")).to_have_count(0)
    number = people.question(guest)
    guest.get_by_role("button", name="Refuse").click()
    expect(host.get_by_text("Bram does not agree: nothing is taken back.")).to_be_visible()
    assert people.question(guest) == number


def test_the_footer_says_that_the_server_is_gone(chromium: Browser, tmp_path: Path) -> None:
    context = chromium.new_context(locale="en-GB")
    with served(tmp_path, seed=1) as address:
        page = context.new_page()
        page.goto(address)
        people.sit_down(page, "celtica", 2)
        people.decision(page)
        expect(page.locator(".live")).to_contain_text("live")
    expect(page.locator(".live")).to_contain_text("offline")
    context.close()


def test_at_a_table_of_two_no_row_prints_the_hand_of_the_other(visitor: Visitor) -> None:
    for players, rows in ((2, 0), (3, 1)):
        page = visitor(settings=people.QUICK)
        people.sit_down(page, "meduris", players)
        people.decision(page)
        expect(page.locator(".tray").get_by_text("Mountain")).to_be_visible()
        expect(page.locator(".tray").get_by_text("Other screens")).to_have_count(rows)


@pytest.mark.parametrize("name", nemeton.names())
def test_the_last_log_tells_places_in_their_order(name: str, visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    page.get_by_role("button", name="Quick game").wait_for()
    page.goto(f"{home(page)}#/replay/{bring(page, name, 4)}")
    page.get_by_role("slider").first.press("End")
    expect(page.locator("ol.log")).to_contain_text("The end")
    places = re.findall(r"Place (\d):\s+\w\s+(greedy \d)", page.locator("ol.log").inner_text())
    assert [place for place, _ in places] == ["1", "2", "3", "4"]
    assert [player for _, player in places] != sorted(player for _, player in places), "not by seat"


@pytest.mark.parametrize(
    ("position", "place", "told"),
    [
        ("help", "#decision", "Bram builds in Herjolfsnes: market"),
        ("propose", ".seats", "can win on next lead turn"),
    ],
)
def test_graenaland_says_what_is_built_together_and_who_may_win(
    position: str, place: str, told: str, chromium: Browser, demo_address: str
) -> None:
    context = chromium.new_context(viewport=ViewportSize(width=1440, height=900), locale="en-GB")
    page = context.new_page()
    page.goto(f"{demo_address}#/table/graenaland.{position}")
    expect(page.locator(place)).to_contain_text(told)
    context.close()
