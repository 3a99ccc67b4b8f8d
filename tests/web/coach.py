"""Following the coach of a guided game, as a newcomer does: read, press Next, make the move that is asked for."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web import people

SAID = ".coach .said"
LESSONS = "async game => (await fetch(`api/games/${game}/lessons`)).json()"
# The rings around what is pointed at, and what is wrong with where they are: under the coach, or off the screen.
POINTED = """() => {
  const coach = document.querySelector('.coach').getBoundingClientRect()
  return [...document.querySelectorAll('[data-pointer]')].map(ring => {
    const box = ring.getBoundingClientRect()
    const across = Math.min(box.right, coach.right) - Math.max(box.left, coach.left)
    const down = Math.min(box.bottom, coach.bottom) - Math.max(box.top, coach.top)
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const wrong = []
    if (across > 8 && down > 8) wrong.push('under the coach')
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) wrong.push('off the screen')
    return [ring.dataset.pointer, wrong.join(', ')]
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


def targets(step: Any) -> list[str]:
    """What a step points at: what it names, else the answer that it asks for."""
    return list(step["point"] or [f"move:{say}" for say in step["moves"][:1]])


def point_at(page: Page, names: list[str]) -> None:
    """Waits until everything that is pointed at has a ring on the screen; the coach lies over none of them."""

    def seen() -> bool:
        rings = page.evaluate(POINTED)
        return not any(wrong for _name, wrong in rings) and all(
            any(ring.startswith(f"{name} ") for ring, _wrong in rings) for name in names
        )

    try:
        people.until(page, seen)
    except AssertionError:
        raise AssertionError(f"{step(page)}: {names} is not pointed at: {page.evaluate(POINTED)}") from None


def make(page: Page, say: str) -> None:
    """That move, from the full list."""
    row = page.locator(f'#decision [role=option][data-move="{say}"]')
    toggle = page.locator("#decision .toggle")
    people.until(page, lambda: row.count() or toggle.count() or page.locator("#decision [role=tab]").count())
    if not row.count():
        toggle.first.dispatch_event("click")  # a preview that goes as the pointer comes moves it, too
    before = (people.question(page), people.steps(page))
    row.first.dispatch_event("click")  # what is previewed above the list moves it under a real pointer
    chosen = page.locator(f'#decision:not([aria-busy=true]) [aria-selected=true][data-move="{say}"]')

    def went_on() -> bool:
        return (people.question(page), people.steps(page)) != before

    # Until it is known what follows from it: the page asks that at once, or the move waits for the green button.
    people.until(page, lambda: went_on() or (chosen.count() and people.is_ready(page)))
    if not went_on():
        people.confirm(page).click()


def play_it(page: Page) -> None:
    """What is put together, with the button that the coach names."""
    so_far = page.locator("#decision .so-far")
    people.until(page, lambda: people.is_ready(page) or so_far.count())
    if so_far.count():
        expect(page.locator(SAID)).to_contain_text(so_far.inner_text())
        so_far.click()
    else:
        people.confirm(page).click()


def show_pictures(page: Page) -> None:
    """Where a game offers pictures, a newcomer sees them, and not the list that `make` may have opened."""
    words = people.words(page.locator("html").get_attribute("lang") or "en")
    back = page.locator("#decision").get_by_role("button", name=words["show-pictures"])
    if back.count():
        back.click()


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
            show_pictures(page)
        if now in ("tell", "ask"):
            look(page, name, now)
        if now == "tell" and number % 2:
            page.keyboard.press("n")
        elif now == "tell":
            page.locator(".coach .next").click()
        elif now == "ask":
            make(page, steps[name]["moves"][0])
        elif now == "play":
            play_it(page)
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
