"""The page as a newcomer meets it, in a real browser: size and time of the first load (all that was asked for before
the page could be used; words and board of the chosen game follow), time to the first own move, and how soon a move's
answer is seen. Promised: 135 kB, 2 s, 60 s, 150 ms.

    python bench/page.py
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.web import people
from tests.web.chromium import launch
from tests.web.served import served

MOVES = 15
SETTINGS = {"speed": "off", "name": "Anouk", "language": "en"}
# From the click until the log shows what was done, painted.
LISTEN = """() => {
  window.waits = []
  let since = 0
  const press = (event) => { if (event.target.closest('#decision .primary')) since = performance.now() }
  addEventListener('click', press, true)
  new MutationObserver(() => {
    if (!since) return
    const start = since
    since = 0
    requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - start)))
  }).observe(document.querySelector('ol.log'), { childList: true, subtree: true, characterData: true })
}"""


def measure(page: Page, address: str) -> dict[str, float]:
    begun = time.monotonic()
    page.add_init_script(people.NOTE_FIRST_USE)
    page.goto(address)
    bytes_loaded, usable = people.first_load(page)
    found = {"first_load_kb": bytes_loaded / 1000, "usable_ms": usable}
    people.start(page)
    luck = random.Random(1)
    people.move(page, luck)
    found["first_own_move_s"] = time.monotonic() - begun
    page.wait_for_selector("ol.log")
    page.evaluate(LISTEN)
    for _ in range(MOVES):
        people.move(page, luck)
    waits = page.evaluate("window.waits")
    found["answer_median_ms"] = statistics.median(waits)
    found["answer_slowest_ms"] = max(waits)
    return found


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
        stored = json.dumps(json.dumps(SETTINGS))
        context.add_init_script(f"localStorage.setItem('nemeton.settings', {stored})")
        for name, figure in measure(context.new_page(), address).items():
            print(f"{name:20} {figure:8.1f}")
        browser.close()


if __name__ == "__main__":
    main()
