"""`make screenshots`: the pictures of the page in docs/, taken from real games in a real browser."""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, ViewportSize, sync_playwright

from tests.web import people
from tests.web.chromium import launch
from tests.web.served import served

DOCS = Path(__file__).parents[1] / "docs"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
QUALITY = 88  # of JPEG, which needs a third of the room of PNG
LEVEL = 3
PATIENCE = 6_000  # milliseconds for a hint
SETTINGS = {"speed": "off", "name": "Anouk", "language": "en", "theme": "light"}

# When a game is worth a picture: after so many moves of Anouk, at the next decision that shows this.
MOMENTS = {
    "meduris": (26, "#decision .room.hut"),
    "edora": (34, "#decision .faces"),
    "celtica": (14, "[data-board] .tab"),
    "graenaland": (20, "#decision"),
}


def main() -> None:
    wanted = sys.argv[1:] or list(MOMENTS)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for name in wanted:
            take(browser, address, name)
        browser.close()


def take(browser: Browser, address: str, name: str) -> None:
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")
    stored = json.dumps(json.dumps(SETTINGS))
    context.add_init_script(
        f"localStorage.getItem('nemeton.settings') || localStorage.setItem('nemeton.settings', {stored})"
    )
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Quick game").wait_for()
    people.choose_game(page, name, bots=LEVEL)
    people.start(page)
    least, sign = MOMENTS[name]
    play(page, least, sign)
    shoot(page, "table" if name == "meduris" else name)
    if name == "meduris":
        in_the_dark(page)
        hut = page.locator("#decision [role=option][aria-selected=true]").get_attribute("data-move")
        on_a_phone(browser, context, page.url, f"{hut}")
    if name == "celtica":
        play(page)
        shoot(page, "result")
        page.goto(f"{address}#/replay/{page.url.rsplit('/', 1)[1]}?at=170")
        page.get_by_role("slider").wait_for()
        shoot(page, "replay")
        page.goto(f"{address}#/")
        page.get_by_role("button", name="Quick game").wait_for()
        shoot(page, "lobby")
    context.close()


def play(page: Page, least: int = people.MOST_STEPS, sign: str = "#decision") -> None:
    """Anouk does what the hint says, until the moment has come or the game is over; the hint stays chosen."""
    for moves in range(people.MOST_STEPS):
        if people.decision(page) == "over":
            return
        number = people.question(page)
        page.get_by_role("button", name="Hint").click()
        try:
            page.locator("[data-hint]").first.click(timeout=PATIENCE)
            page.wait_for_selector("#decision .buttons .primary:enabled, #decision .answer.chosen", timeout=PATIENCE)
        except TimeoutError:  # the others voted meanwhile, and the hint came too late
            people.move(page, random.Random(moves))
            continue
        if moves >= least and page.locator(sign).count():
            return
        page.locator("[data-hint]").first.click()  # once more plays it
        people.answered(page, number)


def in_the_dark(page: Page) -> None:
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    shoot(page, "table-dark")
    page.evaluate("document.documentElement.dataset.theme = 'light'")


def on_a_phone(browser: Browser, context: BrowserContext, address: str, move: str) -> None:
    """The same table and the same move, as its player sees them on a phone."""
    held = browser.new_context(
        viewport=PHONE, device_scale_factor=2, has_touch=True, locale="en-GB", storage_state=context.storage_state()
    )
    page = held.new_page()
    page.goto(address)
    people.decision(page)
    page.get_by_role("tab", name="Hut").click()
    page.locator(f"[data-board] [data-move='{move}']").dispatch_event("click")
    page.wait_for_selector("#decision .buttons .primary:enabled")
    shoot(page, "table-phone")
    held.close()


def shoot(page: Page, name: str) -> None:
    page.evaluate("document.querySelectorAll('.notices button.quiet').forEach(close => close.click())")
    page.evaluate("document.querySelector('.hints .close')?.click()")
    page.mouse.move(0, 0)
    page.wait_for_timeout(1000)
    page.screenshot(path=DOCS / f"{name}.jpg", quality=QUALITY)
    print(f"docs/{name}.jpg")


if __name__ == "__main__":
    main()
