"""A real server that deals by a seed, and a real Chromium, for the browser tests."""

from __future__ import annotations

import fcntl
import json
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.chromium import find, launch
from tests.web.people import PATIENCE
from tests.web.served import served
from web.build import DEMO, build_demo

SEED = 1
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}

# Shadows are slow to paint where no graphics processor helps, and nothing is told by them.
PLAIN = """(() => {
  const sheet = new CSSStyleSheet()
  const none = ['filter', 'box-shadow', 'text-shadow'].map(name => `${name}: none !important`).join('; ')
  sheet.replaceSync(`*, *::before, *::after { ${none} }`)
  document.adoptedStyleSheets = [sheet]
})()"""

# What browsers of 2022 do not have, in which the page is meant to run (web/vite.config.ts).
YEAR_2022 = """(() => {
  const younger = [
    [Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with'],
    [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    [Object, 'groupBy'], [Map, 'groupBy'], [Promise, 'withResolvers'], [Array, 'fromAsync'],
  ]
  for (const [owner, ...names] of younger) for (const name of names) delete owner[name]
})()"""

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/web" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a freshly started server is. Every visitor is new to it, so no test knows which others came before."""
    with served(tmp_path_factory.mktemp("server"), SEED) as found:
        yield found


@pytest.fixture(scope="session")
def demo_address() -> Iterator[str]:
    """Where the page with recorded positions is."""
    DEMO.parent.mkdir(exist_ok=True)
    with DEMO.with_suffix(".lock").open("w") as lock:  # who built second would take it from the first
        fcntl.flock(lock, fcntl.LOCK_EX)
        handler = partial(Silent, directory=str(build_demo()))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/?demo"
        server.shutdown()


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find()
    assert path, "no Chromium: run `make browser`, which installs it or says what to do"
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        yield browser
        browser.close()


Visitor = Callable[..., Page]


@pytest.fixture
def visitor(chromium: Browser, address: str) -> Iterator[Visitor]:
    """Opens the start page as a person with a fresh browser; keyword arguments are settings and Playwright's own.

    `refused`: the server is meant to refuse something, which browsers call an error of the page."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def visit(path: str = "", settings: dict[str, Any] | None = None, refused: bool = False, **context: Any) -> Page:
        context.setdefault("viewport", DESKTOP)
        context.setdefault("locale", "en-GB")
        opened = chromium.new_context(**context)
        contexts.append(opened)
        if settings:
            stored = json.dumps(json.dumps(settings))
            opened.add_init_script(
                f"if (!localStorage.getItem('nemeton.settings')) localStorage.setItem('nemeton.settings', {stored})"
            )
        opened.add_init_script(PLAIN)
        opened.add_init_script(YEAR_2022)
        page = opened.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        expected = "status of 4" if refused else "net::ERR"
        page.on(
            "console",
            lambda message: (
                troubles.append(message.text) if message.type == "error" and expected not in message.text else None
            ),
        )
        page.goto(address + path)
        return page

    yield visit
    for opened in contexts:
        opened.close()
    unexpected = [trouble for trouble in troubles if "net::ERR" not in trouble]
    assert unexpected == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, installed with the client."""
    return (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
