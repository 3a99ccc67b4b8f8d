"""Puzzles in a real browser: from the start page to the answer, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import nemeton
from nemeton.review.puzzles import puzzles_of
from tests.web import people
from tests.web.conftest import PHONE, Visitor

SHIPPED = [name for name in nemeton.names() if puzzles_of(name).puzzles]


def play_so_far(page: Page) -> None:
    """A puzzle asks for one decision; what follows from it need not be put together."""
    so_far = page.locator("#decision .so-far")
    people.until(page, lambda: people.is_ready(page) or so_far.count())
    (so_far if so_far.count() else people.confirm(page)).click()


def test_from_the_start_page_to_a_solved_puzzle_and_its_streak(visitor: Visitor, axe: str) -> None:
    page = visitor(settings=people.QUICK, reduced_motion="reduce")
    people.choose_game(page, SHIPPED[0])
    page.get_by_role("link", name=people.words("en")["puzzle-solve"]).click()
    page.locator("[data-puzzle=open]").wait_for()
    puzzle = puzzles_of(SHIPPED[0]).find(page.url.rsplit("/", 1)[1])
    assert puzzle
    assert people.serious_findings(page, axe) == []
    people.show_list(page)
    page.locator(f"#decision [role=option][data-move='{puzzle.second.say}']").click()
    play_so_far(page)
    wrong = page.locator("[data-puzzle=wrong]")
    expect(wrong).to_contain_text(f"{round(100 * puzzle.second.chance)} % to win")
    people.show_list(page)
    page.locator(f"#decision [role=option][data-move='{puzzle.answer}']").press("Space")
    play_so_far(page)
    expect(page.locator("[data-puzzle=right]")).to_contain_text(people.words("en")["puzzle-right"])
    page.get_by_role("link", name=people.words("en")["puzzle-all"]).click()
    expect(page.locator("main .solved")).to_have_count(1)
    expect(page.locator("main .lead b")).to_be_visible()
    assert people.serious_findings(page, axe) == []


@pytest.mark.parametrize("name", SHIPPED)
def test_the_solution_can_be_shown_and_followed_on_a_phone(name: str, visitor: Visitor) -> None:
    puzzle = puzzles_of(name).puzzles[0]
    page = visitor(f"#/puzzle/{name}/{puzzle.id}", settings=people.QUICK, viewport=PHONE)
    page.get_by_role("button", name=people.words("en")["puzzle-show"]).click()
    solution = page.locator("[data-hint]")
    expect(solution).to_have_attribute("data-hint", puzzle.answer)
    solution.click()
    expect(solution).to_have_attribute("aria-pressed", "true")
    people.confirm(page).click()
    page.locator("[data-puzzle=right]").wait_for()
    page.goto(page.url.split("#")[0] + f"#/puzzles/{name}")
    page.locator("main ol a").first.wait_for()
    expect(page.locator("main .solved")).to_have_count(0)
