"""Guided first games in the browser: found at once by who is new, followed to the end, left and taken up again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import coach, people
from tests.web.conftest import PHONE, TABLET, Visitor

AXE = """async () => (await axe.run(document, {runOnly: ['wcag2a', 'wcag2aa']})).violations
  .map(one => `${one.id}: ${one.nodes.map(node => node.target).join(' ')}`)"""
SIZE_OF_BOARD = """() => {
  const board = document.querySelector('[data-board]').getBoundingClientRect()
  return [board.width, board.height]
}"""

LEAST_ROOM = "() => document.querySelector('#decision .choices').getBoundingClientRect().height"


HALF_UNDER_THE_EDGE = """row => {
  const list = row.closest('.choices')
  list.scrollTop += row.getBoundingClientRect().top + 20 - list.getBoundingClientRect().top
}"""

# What the page decides by itself in a guided game, because only one answer is left, is not asked for.
BY_ITSELF = {"graenaland": {"give-first", "give-second"}}


def faults(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    found: list[str] = page.evaluate(AXE)
    return found


@pytest.mark.long
def test_a_newcomer_is_led_through_a_first_game_to_its_end(visitor: Visitor, axe: str) -> None:
    """Celtica, the shortest. One move is played otherwise, explained, and taken back."""
    page = visitor(settings=people.QUICK)
    way = page.get_by_role("link", name="New here? Learn in")
    game = (way.get_attribute("href") or "").split("/")[-1]
    expect(way).to_contain_text(f"Learn in {page.evaluate(coach.LESSONS, game)[0]['minutes']} minutes")
    way.click()
    page.wait_for_selector("main .begin .primary")
    assert faults(page, axe) == []
    coach.begin(page, "celtica")
    steps = coach.steps_of(page, "celtica")
    boards: set[tuple[float, ...]] = set()
    seen: list[str] = []

    def look(page: Page, step: str, mood: str) -> None:
        coach.point_at(page, coach.targets(steps[step]))
        if not page.locator(".banner").count():  # the last round is announced above the board
            boards.add(tuple(page.evaluate(SIZE_OF_BOARD)))
        if step == "to-village" and step not in seen:
            assert faults(page, axe) == []
            coach.make(page, "play brown 2")
            people.send(page)
            people.until(page, lambda: coach.mood(page) == "better")
            expect(page.locator(coach.SAID)).to_contain_text("Standing Stones gives only another card")
            page.get_by_role("button", name="Take back and try again").click()
            people.until(page, lambda: coach.mood(page) == "ask" and coach.step(page) == "to-village")
        if step == "druids" and step not in seen:  # a page that is loaded again goes on where it was
            page.reload()
            people.until(page, lambda: page.locator(coach.SAID).count() and coach.step(page) == "druids")
        seen.append(step)

    assert coach.follow(page, "celtica", look) == "over"
    assert list(dict.fromkeys(seen)) == [name for name in steps if name in seen]
    assert set(seen) == set(steps)
    assert len(boards) == 1, "nothing the coach says changes the size of the board"
    expect(page.locator(coach.SAID)).to_contain_text("first game")
    page.get_by_role("link", name="Play a real game").click()
    expect(page.get_by_role("link", name="Learn How Celtica is played")).to_be_visible()
    expect(page.get_by_text("New here? Learn")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "context"), [("meduris", {}), ("edora", {"viewport": TABLET}), ("graenaland", {"viewport": PHONE})]
)
def test_the_first_chapters_of_the_other_games(visitor: Visitor, game: str, context: dict[str, Any]) -> None:
    page = visitor(settings=people.QUICK, **context)
    coach.begin(page, game)
    steps = coach.steps_of(page, game)

    def look(page: Page, step: str, mood: str) -> None:
        coach.point_at(page, coach.targets(steps[step]))
        if mood == "ask":
            assert page.evaluate(LEAST_ROOM) > 60, "what can be chosen is in view"

    assert coach.follow(page, game, look, chapters=1) == "done"
    page.get_by_role("link", name="Leave the guided game; your place is kept").click()
    expect(page.get_by_role("button", name="Go on with chapter 1")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", ["meduris", "edora", "graenaland"])
def test_the_other_guided_games_lead_to_their_end(visitor: Visitor, game: str) -> None:
    page = visitor(settings=people.QUICK)
    coach.begin(page, game)
    steps = coach.steps_of(page, game)
    seen: set[str] = set()

    def look(page: Page, step: str, mood: str) -> None:
        coach.point_at(page, coach.targets(steps[step]))
        seen.add(step)

    assert coach.follow(page, game, look) == "over"
    assert len(seen) > 0.7 * len(steps), "what the page decides by itself need not be asked for"
    expect(page.locator(coach.SAID)).to_contain_text("first game")


@pytest.mark.long
@pytest.mark.parametrize("viewport", [PHONE, TABLET], ids=["phone", "tablet"])
@pytest.mark.parametrize("game", ["celtica", "meduris", "edora", "graenaland"])
def test_every_step_has_its_ring_in_sight(visitor: Visitor, game: str, viewport: dict[str, int]) -> None:
    """In the pictures that a newcomer sees, and in the full list that he may open."""
    page = visitor(settings=people.QUICK, viewport=viewport, has_touch=True, reduced_motion="reduce")
    coach.begin(page, game)
    steps = coach.steps_of(page, game)
    ringed: set[str] = set()

    def look(page: Page, step: str, mood: str) -> None:
        names = coach.targets(steps[step])
        coach.point_at(page, names)
        if mood == "ask" and page.locator("#decision .toggle").count():
            page.locator("#decision .toggle").first.click()
            coach.point_at(page, [name for name in names if name.startswith("move:")])
        if names:
            ringed.add(step)

    assert coach.follow(page, game, look) == "over"
    pointing = {name for name, step in steps.items() if coach.targets(step)}
    assert pointing - ringed <= BY_ITSELF.get(game, set())


def test_a_resting_mouse_leaves_the_page_at_rest(visitor: Visitor) -> None:
    """A taller preview takes its room from the list; that does not go on for ever."""
    page = visitor(settings=people.QUICK, viewport=TABLET, reduced_motion="reduce")
    page.evaluate("location.hash = '#/learn/meduris'")
    page.get_by_role("button", name="The first hut").click()
    page.wait_for_selector(coach.SAID)
    people.until(page, lambda: coach.step(page) == "die")
    page.locator(".coach .next").click()
    people.until(page, lambda: coach.step(page) == "goods")
    page.locator(".coach .next").click()
    people.until(page, lambda: coach.mood(page) == "ask" and page.locator("#decision.active").count())
    page.locator("#decision .toggle").first.click()
    page.locator('#decision [role=option][data-move="hut 11"]').dispatch_event("click")
    title = page.locator("#decision .preview > :last-child h2")
    expect(title).to_have_text("Hut on field 11")
    dearer = page.locator('#decision [role=option][data-move="hut 8"]')
    dearer.evaluate(HALF_UNDER_THE_EDGE)
    rows = page.locator("#decision .choices").bounding_box()
    assert rows
    page.mouse.move(rows["x"] + 60, rows["y"] - 4)
    page.mouse.move(rows["x"] + 60, rows["y"] + 3)
    people.confirm(page).click(trial=True, timeout=10_000)  # it stands still
    dearer.hover()
    expect(title).to_have_text("Hut on field 8")


def test_a_hint_says_whose_vote_a_ballot_needs(visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    page.evaluate("location.hash = '#/learn/graenaland'")
    page.get_by_role("button", name="Heroes and a deal").click()
    page.wait_for_selector(coach.SAID)
    steps = coach.steps_of(page, "graenaland")
    page.locator(".coach .next").click()
    people.until(page, lambda: coach.step(page) == "secret-move" and page.locator("#decision.active").count())
    coach.make(page, steps["secret-move"]["moves"][0])
    people.until(page, lambda: coach.step(page) == "need-a-friend" and page.locator("#decision.active").count())
    page.locator("#decision [role=option]").first.focus()
    page.keyboard.press("h")
    page.locator("[data-hint]").first.wait_for()
    told = page.locator(".hints p").all_inner_texts()
    assert any(re.search("passes with the vote of (Hazel|Alder)", text) for text in told), told


def test_everything_on_the_table_says_what_it_is(visitor: Visitor, axe: str) -> None:
    page = visitor(settings=people.QUICK)
    people.sit_down(page, "meduris", 2)
    people.decision(page)
    page.keyboard.press("i")
    card = page.locator(".what-card")
    told = set()
    for _ in range(30):
        told.add(card.locator("p").inner_text())
        page.keyboard.press("ArrowDown")
    assert len(told) > 10
    assert any(text.startswith("The druid.") for text in told)
    page.locator("[data-what=druid]").first.hover(force=True)
    expect(card).to_contain_text("The druid.")
    number = people.question(page)
    page.locator("[data-board] [data-move]").first.click(force=True)
    assert people.question(page) == number
    expect(page.locator("[data-board] [aria-pressed=true]")).to_have_count(0)
    assert faults(page, axe) == []
    card.locator(".rule").click()
    expect(page.locator("article.hit").first).to_be_visible()


def test_a_finger_that_stays_asks_what_is_there_and_chooses_nothing(visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK, viewport=PHONE, has_touch=True, is_mobile=True)
    people.sit_down(page, "meduris", 2)
    people.decision(page)
    finger = page.context.new_cdp_session(page)
    card = page.locator(".what-card")

    def stay_on(thing: str, end: str) -> None:
        spot = page.locator(f"[data-board] {thing}").first.bounding_box()
        assert spot is not None
        there = {"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [there]})
        expect(card.locator(".rule")).to_be_visible()
        finger.send("Input.dispatchTouchEvent", {"type": end, "touchPoints": []})

    stay_on("[data-move]", "touchEnd")  # could be chosen
    stay_on("[data-what=druid]", "touchEnd")
    expect(card).to_contain_text("The druid.")
    expect(page.locator("[data-board] [aria-pressed=true]")).to_have_count(0)
    expect(people.confirm(page)).to_be_disabled()
    stay_on("[data-what=druid]", "touchCancel")  # the device has taken it for something else: no click follows
    page.get_by_role("navigation", name="Views").get_by_role("button", name="Log").tap()
    expect(page.locator("ol.log")).to_be_visible()


# Symbols of the numbered rules that are not drawn, and how many are.
SIGNS = """() => {
  const uses = [...document.querySelectorAll('article .sign use')]
  return [uses.filter(use => !document.querySelector(use.getAttribute('href'))).map(use => use.outerHTML), uses.length]
}"""


@pytest.mark.parametrize(
    ("game", "row", "context"),
    [
        pytest.param("celtica", "", {"viewport": PHONE}, marks=pytest.mark.long),
        pytest.param("meduris", "", {"color_scheme": "dark"}, marks=pytest.mark.long),
        pytest.param("edora", "Standing Stone", {}, marks=pytest.mark.long),
        ("graenaland", "master builder", {"viewport": TABLET}),
    ],
)
def test_the_rules_begin_with_the_goal_a_numbered_picture_and_tables(
    visitor: Visitor, axe: str, game: str, row: str, context: dict[str, Any]
) -> None:
    page = visitor(f"#/rules/{game}", settings=people.QUICK, **context)
    expect(page.get_by_role("heading", name="A turn in a nutshell")).to_be_visible()
    marks = page.request.get(f"{page.url.split('#')[0]}api/games/{game}/picture").json()["marks"]
    expect(page.locator("figure .box > .number")).to_have_count(len(marks))
    expect(page.locator("figure li")).to_have_count(len(marks))
    page.locator("article .sign").first.wait_for()
    missing, drawn = page.evaluate(SIGNS)
    assert missing == []
    assert drawn > 30
    for fold in page.locator("main details").all():
        fold.locator("summary").click()
    if row:
        expect(page.get_by_role("cell", name=row).first).to_be_visible()
    assert faults(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("figure .rule").first.click()
    expect(page.locator("article.hit")).to_be_in_viewport()
    everything = page.locator("article[data-rule]").count()
    page.get_by_role("searchbox").fill("tie")
    people.until(page, lambda: 0 < page.locator("article[data-rule]").count() < everything)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator("article[data-rule]")).to_have_count(0)
