"""Following the coach of a guided game, as a newcomer does: read, press Next, make the move that is asked for."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web import people

SAID = ".coach .said"
LESSONS = "async game => (await fetch(`api/games/${game}/lessons`)).json()"
# The rings around what is pointed at, and whether the coach lies over one of them.
POINTED = """() => {
  const coach = document.querySelector('.coach').getBoundingClientRect()
  return [...document.querySelectorAll('[data-pointer]')].map(ring => {
    const box = ring.getBoundingClientRect()
    const x = Math.min(box.right, coach.right) - Math.max(box.left, coach.left)
    const y = Math.min(box.bottom, coach.bottom) - Math.max(box.top, coach.top)
    return [ring.dataset.pointer, x > 8 && y > 8]
  })
}"""

Look = Callable[[Page, str, str], None]  # the page, the chapter and the step


def begin(page: Page, game: str) -> None:
    """From the page about a game's lesson to its first chapter."""
    page.evaluate("game => { location.hash = `#/learn/${game}` }", game)
    page.locator("main .begin .primary").click()
    page.wait_for_selector(SAID)


def mood(page: Page) -> str:
    return page.locator(SAID).get_attribute("data-mood") or ""


def step(page: Page) -> str:
    return page.locator(SAID).get_attribute("data-step") or ""


def steps_of(page: Page, game: str) -> dict[str, Any]:
    """What the lesson asks for, by the name of the step."""
    chapters = page.evaluate(LESSONS, game)[0]["chapters"]
    return {one["key"]: one for chapter in chapters for one in chapter["steps"]}


def point_at(page: Page, names: list[str]) -> None:
    """Waits until everything that is pointed at has a ring; the coach lies over none of them."""

    def seen() -> bool:
        rings = page.evaluate(POINTED)
        assert not any(covered for _name, covered in rings), rings
        return all(any(ring.startswith(f"{name} ") for ring, _covered in rings) for name in names)

    people.until(page, seen)


def make(page: Page, say: str) -> None:
    """That move, from the full list."""
    row = page.locator(f'#decision [role=option][data-move="{say}"]')
    toggle = page.locator("#decision .toggle")
    people.until(page, lambda: row.count() or toggle.count() or page.locator("#decision [role=tab]").count())
    if not row.count():
        toggle.first.click()
    row.first.dispatch_event("click")  # what is previewed above the list moves it under a real pointer
    people.until(page, lambda: people.confirm(page).is_enabled() or say not in asked(page))
    if people.confirm(page).is_enabled() and page.locator(f'[aria-selected=true][data-move="{say}"]').count():
        people.confirm(page).click()


def asked(page: Page) -> list[str]:
    return [row.get_attribute("data-move") or "" for row in page.locator("#decision [role=option]").all()]


def moved_on(page: Page, now: str, name: str) -> None:
    """Waits until the coach says something else."""
    people.until(page, lambda: (mood(page), step(page)) != (now, name))


def follow(page: Page, game: str, look: Look, chapters: int = 99) -> str:
    """Goes on until the game or so many chapters are over, making the best moves; the last mood."""
    steps = steps_of(page, game)
    luck = random.Random(1)
    for number in range(300):
        people.until(page, lambda: page.locator(SAID).count())
        now, name = mood(page), step(page)
        if now == "ask":  # while something is told, others may be voting
            people.until(page, lambda: page.locator("#decision.active").count())
        if now in ("tell", "ask"):
            look(page, name, now)
        if now == "tell" and number % 2:
            page.keyboard.press("n")
        elif now == "tell":
            page.locator(".coach .next").click()
        elif now == "ask":
            make(page, steps[name]["moves"][0])
        elif now == "play":
            people.confirm(page).click()
        elif now == "done":
            chapters -= 1
            if not chapters:
                return now
            page.locator(".coach .next").click()
            people.until(page, lambda: mood(page) != "done")
            continue
        elif now == "free":
            people.play(page, luck)
        else:
            return now
        moved_on(page, now, name)
    raise AssertionError("the coach never comes to an end")
