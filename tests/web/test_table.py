"""What people do at a table besides playing, in every game: reload, switch the language, ask, look up a rule."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import nemeton
from tests.contract.test_wishes import WISHES
from tests.web import people
from tests.web.conftest import PHONE, Visitor

GAMES = Path(nemeton.__file__).parent / "games"
CLICKS = "window.clicks = 0; addEventListener('click', () => (window.clicks += 1), true)"
# Every page besides the table, and what is there when it is complete.
PAGES = {
    "": "[role=radiogroup]",
    "#/settings": "h1",
    "#/rules/celtica": "[data-rule]",
    "#/help": "h1",
    "#/puzzles": "h1",
    "#/tables": "h1",
    "#/replays": "h1",
}

every_game = pytest.mark.parametrize("name", nemeton.names())
# One title in each run, the others where there is more time.
quickest_game_first = pytest.mark.parametrize(
    "name", [name if name == "celtica" else pytest.param(name, marks=pytest.mark.long) for name in nemeton.names()]
)


def rules_of(name: str, language: str) -> list[str]:
    text = (GAMES / name / "words" / f"{language}-rules.ftl").read_text("utf-8")
    return sorted(set(re.findall(r"^rule-([\w-]+) =", text, re.MULTILINE)))


def shown_rules(page: Page) -> list[str]:
    return sorted(set(page.locator("[data-rule]").evaluate_all("rules => rules.map(rule => rule.dataset.rule)")))


def test_a_newcomer_needs_few_clicks_to_a_first_move(visitor: Visitor) -> None:
    page = visitor()
    page.evaluate(CLICKS)
    people.start(page)
    assert people.move(page, random.Random(1))
    assert page.evaluate("window.clicks") <= 5, "play, choose what is asked in this turn, confirm"


def test_the_first_load_is_small(chromium: Browser, address: str) -> None:
    with chromium.new_context(service_workers="block") as context:  # what a worker brings from its store has no size
        page = context.new_page()
        page.add_init_script(people.NOTE_FIRST_USE)
        page.goto(address)
        size, _ = people.first_load(page)
    assert 0 < size <= 135_000


@quickest_game_first
def test_two_people_play_and_one_reloads_in_the_middle(name: str, visitor: Visitor) -> None:
    host = visitor(settings=people.QUICK | {"name": "Anouk"})
    people.choose_game(host, name, nemeton.game(name).min_players)
    host.locator("[data-seat='1']").get_by_role("radio", name="Invite").check()
    for talk in host.get_by_role("combobox", name="Time to talk").all():
        talk.select_option(label="nobody waits")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/#/table/*")
    guest = visitor("#/table/" + host.url.rsplit("/", 1)[1], settings=people.QUICK | {"name": "Bram"})
    guest.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_selector("#decision")
    pages = [host, guest]
    play_on(pages, 6)
    log = people.log(guest)
    guest.reload()
    assert people.decision(guest) == "ask"
    assert people.log(guest) == log
    play_on(pages, 6)
    for page in pages:
        expect(page.get_by_text("Anouk").first).to_be_visible()
        expect(page.get_by_text("Bram").first).to_be_visible()


def play_on(pages: list[Page], moves: int) -> None:
    """Both play at least that many moves, until the guest is asked."""
    luck = random.Random(4)
    for done in range(people.MOST_STEPS):
        seat = people.quiet_table(pages[0])["awaited"][0]
        assert people.decision(pages[seat]) == "ask"
        if done >= moves and seat == 1:
            return
        people.move(pages[seat], luck)


@quickest_game_first
def test_the_language_changes_in_the_middle_of_a_game(name: str, visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    people.sit_down(page, name)
    for luck in (1, 2):
        assert people.move(page, random.Random(luck))
    assert people.decision(page) == "ask"
    asks = page.get_by_role("heading", level=1)
    for spoken, language in pairwise(("en", "de", "nl", "en")):
        before = asks.inner_text()
        page.get_by_role("button", name=people.words(spoken)["table-menu"], exact=True).click()
        page.locator(f"dialog label[lang='{language}']").click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(asks).not_to_have_text(before)
        expect(page.get_by_role("button", name=people.words(language)["hint"], exact=True)).to_be_visible()
        assert language == "en" or people.untranslated(page, nemeton.game(name).title) == []
    assert people.move(page, random.Random(6))


@quickest_game_first
def test_a_hint_is_drawn_and_explained(name: str, visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    people.sit_down(page, name)
    assert people.decision(page) == "ask"
    decided = page.locator("#decision").get_attribute("data-number")
    page.keyboard.press("h")
    suggestions = page.locator("#decision [data-hint]")
    expect(suggestions.first).to_contain_text("% to win")
    expect(suggestions.first).to_contain_text("points at the end")
    assert suggestions.count() in (2, 3)
    buttons, panel = page.locator("#decision .buttons").bounding_box(), page.locator("#decision .hints").bounding_box()
    assert buttons
    assert panel
    assert panel["y"] >= buttons["y"] + buttons["height"], "it covers no button"
    page.keyboard.press("2")
    expect(suggestions.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    expect(suggestions.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#decision .buttons .primary")).to_be_enabled()
    page.keyboard.press("1")
    expect(page.locator(f"#decision:not([data-number='{decided}'])")).to_be_attached()
    expect(suggestions).to_have_count(0)


@every_game
def test_what_cannot_be_chosen_tells_why_where_it_was_clicked(name: str, visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    people.sit_down(page, name)
    assert people.decision(page) == "ask"
    board = page.locator("[data-board]")
    size = board.bounding_box()
    answer = page.locator("[data-refusal]")
    assert asked_by(page) <= set(WISHES[name](nemeton.game(name))), "what the contract suite does not know"
    assert _refused(page), "something on the board cannot be done now"
    expect(answer.get_by_role("button").first).to_have_text(re.compile(r"^\w+-\d+"))
    shown, around = answer.bounding_box(), board.bounding_box()
    assert shown
    assert around == size, "the board stays as it is"
    assert around
    assert around["y"] <= shown["y"]
    assert shown["y"] + shown["height"] <= around["y"] + around["height"], "it stays on the board"
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    page.keyboard.press("w")
    expect(answer).to_be_visible()
    assert page.evaluate("document.activeElement.dataset.wish")


def asked_by(page: Page) -> set[str]:
    """What can be clicked to ask why not."""
    return set(page.locator("[data-wish]").evaluate_all("all => all.map(one => one.dataset.wish)"))


@pytest.mark.long
@every_game
def test_nothing_that_can_be_clicked_answers_in_notation(name: str, visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    people.sit_down(page, name)
    luck = random.Random(28)
    known = set(WISHES[name](nemeton.game(name)))
    for _ in range(25):
        if people.decision(page) != "ask":
            break
        assert asked_by(page) <= known
        assert people.move(page, luck)


def _refused(page: Page) -> bool:
    """Clicks one thing after the other that is no target, until one says why."""
    wishes = page.locator("[data-board] [data-wish]")
    for number in range(min(12, wishes.count())):
        with page.expect_response(lambda response: "/why?" in response.url) as asked:
            wishes.nth(number).click(force=True)
        if asked.value.json()["why"]:
            page.locator("[data-refusal]").wait_for()
            return True
    return False


@quickest_game_first
def test_the_rules_open_beside_the_game(name: str, visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    people.sit_down(page, name)
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("[data-rule]").first).to_be_visible()
    assert shown_rules(page) == rules_of(name, "en")
    expect(page.locator("#decision")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_page_passes_axe(theme: str, visitor: Visitor, axe: str) -> None:
    findings = {}
    for path, sign in PAGES.items():
        page = visitor(path, settings=people.QUICK | {"theme": theme}, reduced_motion="reduce")
        page.wait_for_selector(sign)
        findings[path] = people.serious_findings(page, axe)
    assert {name: found for name, found in findings.items() if found} == {}


@pytest.mark.parametrize("name", ["celtica", pytest.param("meduris", marks=pytest.mark.long)])
def test_a_table_passes_axe(name: str, visitor: Visitor, axe: str) -> None:
    page = visitor(settings=people.QUICK, reduced_motion="reduce")
    people.sit_down(page, name)
    assert people.decision(page) == "ask"
    here = "#/table/" + page.url.rsplit("/", 1)[1]
    phone = visitor(here, settings=people.QUICK, reduced_motion="reduce", viewport=PHONE)
    phone.wait_for_selector("[data-board] svg")
    assert people.serious_findings(page, axe) == []
    assert people.serious_findings(phone, axe) == []
