"""`make screenshots`: the pictures of the page in docs/, taken from a real game in a real browser."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS.parent))

from tests.web import people  # noqa: E402
from tests.web.chromium import FLAGS, find  # noqa: E402

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "nemeton", "host", "--port", "0", "--db", f"{folder}/tables.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
                take(browser, found[0])
                browser.close()
        finally:
            server.terminate()
            server.wait()


def take(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", color_scheme="light")
    context.add_init_script(
        "localStorage.getItem('nemeton.settings') || "
        "localStorage.setItem('nemeton.settings', JSON.stringify({speed: 'off', name: 'Anouk', language: 'en'}))"
    )
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play now").wait_for()
    shoot(page, "lobby")
    people.start(page)
    luck = random.Random(8)
    people.play_by_mouse(page, luck, most=16, until_over=False)
    people.decision(page)
    page.locator("#decision [data-move]").first.hover()
    page.wait_for_timeout(500)
    shoot(page, "table")
    theme(page, "dark")
    shoot(page, "table-dark")
    theme(page, "light")
    page.set_viewport_size(PHONE)
    page.wait_for_timeout(800)
    shoot(page, "table-phone")
    page.set_viewport_size(DESKTOP)
    people.play_by_mouse(page, luck)
    page.wait_for_timeout(800)
    shoot(page, "result")
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{address}#/replay/{table}?at=60")
    page.wait_for_timeout(2500)
    shoot(page, "replay")
    context.close()


def theme(page: Page, name: str) -> None:
    page.evaluate(
        "theme => {const key = 'nemeton.settings', now = JSON.parse(localStorage.getItem(key));"
        "localStorage.setItem(key, JSON.stringify({...now, theme}))}",
        name,
    )
    page.reload()
    people.decision(page)
    page.wait_for_timeout(700)


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(400)
    page.screenshot(path=DOCS / f"{name}.png")
    print(f"docs/{name}.png")


if __name__ == "__main__":
    main()
