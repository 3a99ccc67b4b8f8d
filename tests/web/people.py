"""How people play in the browser: by mouse, by keyboard, by touch. Nothing here knows a game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

QUICK = {"speed": "off"}
RESULT = "[data-result]"
MOST_STEPS = 1200
MOST_CLICKS = 12
PAGE = 8  # rows that PageDown moves on in the list
WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
ENGLISH = re.compile(r"\b(the|and|your|you|with|from|this|that|for|has|have|are|takes|moves)\b", re.IGNORECASE)

Watch = Callable[[Page], None]


def _nothing(page: Page) -> None:
    """Nobody watches."""


@cache
def words(language: str) -> dict[str, str]:
    """The plain messages of the client in a language."""
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", (WORDS / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))


def word(page: Page, key: str) -> str:
    """What a control of the start page is called in the language of the page."""
    page.locator("[role=radiogroup]").first.wait_for()
    return words(page.locator("html").get_attribute("lang") or "en")[key]


def untranslated(page: Page, *names: str) -> list[str]:
    """What a page in another language still says in English, or as the key of missing words; names may stand."""
    text: str = page.evaluate(
        "document.body.innerText + '\\n' + [...document.querySelectorAll('[aria-label], [title]')]"
        ".map(one => `${one.getAttribute('aria-label') ?? ''}\\n${one.getAttribute('title') ?? ''}`).join('\\n')"
    )
    for name in names:
        text = text.replace(name, "")
    keys = {key for key in words("en") if "-" in key}
    return sorted(
        {line for line in text.splitlines() if ENGLISH.search(line) or keys & set(re.findall(r"[\w-]+", line))}
    )


def start(page: Page) -> None:
    """From the start page to the table, as a newcomer would."""
    page.get_by_role("button", name=word(page, "play-now")).click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector("#decision")


def set_bots(page: Page, level: int) -> None:
    """Moves every bot's strength to a level, by keyboard on its slider."""
    for slider in page.get_by_role("slider").all():
        slider.press("Home")
        for _ in range(level - 1):
            slider.press("ArrowRight")


def decision(page: Page) -> str:
    """Waits until the person is asked or the game is over: 'ask' or 'over'."""
    page.wait_for_selector(f"#decision.active, {RESULT}")
    return "over" if page.locator(RESULT).count() else "ask"


def answered(page: Page, number: str) -> None:
    """Waits until the question with this number has been answered."""
    page.wait_for_function(
        "number => document.querySelector('[data-result]') || "
        "document.querySelector('#decision')?.getAttribute('data-number') !== number",
        arg=number,
    )


def question(page: Page) -> str:
    return page.locator("#decision").get_attribute("data-number") or ""


def confirm(page: Page) -> Locator:
    return page.locator("#decision .buttons .primary")


def show_list(page: Page) -> None:
    """Where the game offers pictures first, the full list is one press away."""
    toggle = page.locator("#decision .toggle")
    if toggle.count() and not page.locator("#decision [role=option]").count():
        toggle.first.click()


def play_by_mouse(
    page: Page, luck: random.Random, most: int = MOST_STEPS, until_over: bool = True, watch: Watch = _nothing
) -> int:
    """Plays on the board where it can, else in the list, until the game is over; returns the number of moves."""
    for moves in range(most):
        if decision(page) == "over":
            return moves
        watch(page)
        number = question(page)
        if not _pick_on_board(page, luck):
            show_list(page)
            luck.choice(page.locator("#decision [data-move]").all()).click()
        confirm(page).click()
        answered(page, number)
    if until_over:
        raise AssertionError(f"the game was not over after {most} moves")
    return most


def _pick_on_board(page: Page, luck: random.Random) -> bool:
    """Clicks targets on the board until a whole move is chosen; some moves take several."""
    for _ in range(MOST_CLICKS):
        targets = page.locator("[data-board] [data-move]:not(.chosen)").all()
        if targets:
            luck.choice(targets).dispatch_event("click")
        if confirm(page).is_enabled():
            return True
        if not targets:
            return False
    return False


def play_by_touch(page: Page, luck: random.Random, most: int = MOST_STEPS, watch: Watch = _nothing) -> int:
    for moves in range(most):
        if decision(page) == "over":
            return moves
        watch(page)
        number = question(page)
        show_list(page)
        luck.choice(page.locator("#decision [data-move]").all()).tap()
        confirm(page).tap()
        answered(page, number)
    raise AssertionError(f"the game was not over after {most} moves")


def play_by_keyboard(page: Page, luck: random.Random, most: int = MOST_STEPS, watch: Watch = _nothing) -> int:
    """Only keys are pressed; Tab finds the way from wherever the focus is."""
    for moves in range(most):
        if decision(page) == "over":
            return moves
        watch(page)
        number = question(page)
        _tab_to(page, "#decision [role=option], #decision .toggle")
        if page.evaluate("document.activeElement.classList.contains('toggle')"):
            page.keyboard.press("Enter")
            _tab_to(page, "#decision [role=option]")
        pages, rows = divmod(luck.randrange(page.locator("#decision [role=option]").count()), PAGE)
        for key in ["PageDown"] * pages + ["ArrowDown"] * rows:
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        answered(page, number)
    raise AssertionError(f"the game was not over after {most} moves")


def _tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def serious_findings(page: Page, axe: str) -> list[Any]:
    """What axe-core finds wrong, serious or worse."""
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        (violation["id"], [node["html"][:160] for node in violation["nodes"][:3]])
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]
