"""Few clicks: a turn is put together and played at once, counted on the real page; `tools.clicks` counts games."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web import people
from tests.web.conftest import Visitor

STILL = {"speed": "off"}
COUNT = "window.clicks = 0; addEventListener('click', (event) => (window.clicks += event.detail > 0), true)"
PLACES = "[data-board] [data-move^='go ']"
DICE = ".dice [aria-pressed]:not(:disabled)"


def clicks(page: Page) -> int:
    """Real ones, of a pointer."""
    return int(page.evaluate("window.clicks"))


def until_walking(page: Page) -> None:
    """Through what comes before the first turn."""
    for _ in range(12):
        assert people.decision(page) == "ask"
        if page.locator(PLACES).count():
            return
        number = people.question(page)
        page.locator("#decision [data-move], [data-board] [data-move]").first.dispatch_event("click")
        people.confirm(page).click()
        people.answered(page, number)
    raise AssertionError("the turn never came")


def is_whole(page: Page) -> bool:
    return page.locator("#decision .primary", has_text="Play the turn").count() > 0


def choose_next(page: Page) -> None:
    """One more part of the turn, and what the server says follows from it."""
    panel = page.locator("#decision")
    steps = panel.get_attribute("data-step")
    panel.locator(people.OPEN).first.click()
    people.until(page, lambda: is_whole(page) or panel.get_attribute("data-step") != steps)


def test_a_turn_in_edora_is_a_place_a_die_a_field_and_the_green_button(visitor: Visitor) -> None:
    page = visitor(settings=STILL)
    people.sit_down(page, "edora", 2)
    until_walking(page)
    number = people.question(page)
    dice = page.locator(DICE)
    dice.first.click()
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(dice.first).to_have_attribute("aria-pressed", "false")
    page.evaluate(COUNT)
    dice.first.click()
    page.locator(f"{PLACES} [data-action]").first.click()
    expect(page.locator("#decision .plan li").first).to_be_visible()
    while not is_whole(page):
        choose_next(page)
    assert people.question(page) == number, "nothing is played yet"
    people.confirm(page).click()
    people.answered(page, number)
    assert clicks(page) <= 4
    page.keyboard.press("Shift+U")
    people.until(page, lambda: page.locator(PLACES).count())
    expect(dice.first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("What the green button says")


def test_a_hut_in_meduris_takes_two_clicks_and_arrows_choose(visitor: Visitor) -> None:
    page = visitor(settings=STILL)
    people.sit_down(page, "meduris", 2)
    for _ in range(12):
        assert people.decision(page) == "ask"
        if page.locator("[data-board] [data-move^='hut ']").count():
            break
        number = people.question(page)
        page.locator("#decision [data-move]").first.click()
        people.confirm(page).click()
        people.answered(page, number)
    number = people.question(page)
    page.evaluate(COUNT)
    page.locator("[data-board] [data-move^='hut ']").first.click()
    expect(people.confirm(page)).to_be_enabled()
    people.confirm(page).click()
    people.answered(page, number)
    assert clicks(page) <= 3
