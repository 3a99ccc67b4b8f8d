"""What people do at a table besides playing: reload, switch the language, look back, ask, chat, take back."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Page, expect

from tests.web import people
from tests.web.conftest import PHONE, Visitor


def one_move(page: Page, luck: random.Random) -> None:
    assert people.decision(page) == "ask"
    number = people.question(page)
    people.show_list(page)
    luck.choice(page.locator("#decision [data-move]").all()).click()
    people.confirm(page).click()
    people.answered(page, number)


def test_a_newcomer_makes_a_first_move_within_a_minute(visitor: Visitor) -> None:
    began = time.monotonic()
    page = visitor()
    people.start(page)
    one_move(page, random.Random(1))
    assert time.monotonic() - began < 60


def test_two_people_play_and_one_reloads_in_the_middle(visitor: Visitor) -> None:
    luck = random.Random(4)
    host = visitor(settings=people.QUICK | {"name": "Anouk"})
    host.get_by_role("radiogroup", name="Number of players").get_by_text("2", exact=True).click()
    host.locator("[data-seat='1']").get_by_text("Invite").click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/#/table/*")
    guest = visitor("#/table/" + host.url.rsplit("/", 1)[1], settings=people.QUICK | {"name": "Bram"})
    guest.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Start the game").click()
    pages = [host, guest]
    for step in range(14):
        deciding = next_to_decide(pages)
        one_move(deciding, luck)
        if step == 6:
            guest.reload()
            guest.wait_for_selector("#decision")
    for page in pages:
        expect(page.get_by_text("Anouk").first).to_be_visible()
        expect(page.get_by_text("Bram").first).to_be_visible()


def next_to_decide(pages: list[Page]) -> Page:
    for _ in range(200):
        for page in pages:
            if page.locator("#decision.active").count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_the_language_changes_in_the_middle_of_a_game(visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    people.start(page)
    one_move(page, random.Random(5))
    people.decision(page)
    for language, word in (("de", "Zurücknehmen"), ("nl", "Terugnemen"), ("en", "Undo")):
        page.locator("[aria-haspopup=dialog]").click()
        page.locator(f"dialog label[lang='{language}']").click()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_text(word).first).to_be_attached()
    one_move(page, random.Random(6))


def test_a_hint_is_drawn_and_explained(visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    people.start(page)
    people.decision(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#decision .hinted").first).to_be_visible()


def test_the_rules_open_beside_the_game(visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    people.start(page)
    people.decision(page)
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_text("C-6").first).to_be_visible()


def test_every_page_passes_axe(visitor: Visitor, axe: str) -> None:
    page = visitor(settings=people.QUICK)
    findings = {"lobby": people.serious_findings(page, axe)}
    people.start(page)
    people.decision(page)
    findings["table"] = people.serious_findings(page, axe)
    table = page.url.rsplit("/", 1)[1]
    for theme in ("light", "dark"):
        for path in ("settings", "rules/celtica", "help", "tables", "replays"):
            other = visitor(f"#/{path}", settings=people.QUICK | {"theme": theme})
            other.wait_for_selector("h1")
            findings[f"{path}, {theme}"] = people.serious_findings(other, axe)
    phone = visitor(f"#/table/{table}", settings=people.QUICK, viewport=PHONE)
    phone.wait_for_selector("#decision")
    findings["phone"] = people.serious_findings(phone, axe)
    assert {name: found for name, found in findings.items() if found} == {}


def test_the_first_load_is_small_and_fast(visitor: Visitor) -> None:
    page = visitor()
    page.wait_for_selector("text=What shall we play?")
    page.get_by_role("button", name="Play now").wait_for()
    sizes = page.evaluate(
        "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
        ".reduce((sum, entry) => sum + entry.transferSize, 0)"
    )
    usable = page.evaluate("performance.now()")
    assert sizes < 250_000
    assert usable < 10_000, "two seconds on a quiet machine; bench/page.py measures it"
