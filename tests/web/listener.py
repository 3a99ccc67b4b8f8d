"""Somebody who plays by ear: everything they know of the page is its accessibility tree, found by role and name.

No selector, attribute or picture is used here, and nothing is asked of the server."""

from __future__ import annotations

import json
import random
import re

from playwright.sync_api import Locator, Page, TimeoutError

import nemeton
from tests.web import people

WORDS = people.words("en")
GREEN_BUTTON = re.compile(r" Enter$")  # its name ends with the key that presses it
AS_A_LIST = re.compile(r"^Show all \d+ moves as a list$")
READY = re.compile(r"^Ready\b")
ENDED = re.compile(r"\b(wins the game|share the win)$")
LINE = re.compile(r'(\w+)(?: ("(?:[^"\\]|\\.)*"))?')  # a role, and its name in quotes
ITEM = re.compile(r"- listitem: (.*)$")


def named(tree: str, role: str) -> list[str]:
    """The names of everything with that role in a tree, in order."""
    return [name for found, name in map(role_and_name, tree.splitlines()) if found == role]


def role_and_name(line: str) -> tuple[str, str]:
    """Playwright puts a line between apostrophes where a colon could be misread."""
    text = line.strip().removeprefix("- ")
    if text.startswith("'"):
        text = text[1 : text.rindex("'")].replace("''", "'")
    found = LINE.match(text)
    return (found[1], unquoted(found[2] or "")) if found else ("", "")


def unquoted(told: str) -> str:
    return str(json.loads(told)) if told.startswith('"') else told


class Listener:
    def __init__(self, page: Page, luck: random.Random) -> None:
        self.page = page
        self.luck = luck

    def sit_down(self, name: str, players: int) -> None:
        """From the start page to a table with beginners."""
        page = self.page
        games = page.get_by_role("radiogroup", name=WORDS["game"], exact=True)
        games.get_by_role("radio", name=nemeton.game(name).title).check()
        page.get_by_text(WORDS["setup-title"], exact=True).click()
        page.get_by_role("radiogroup", name=WORDS["player-count"]).get_by_role("radio", name=str(players)).check()
        people.set_bots(page, 1)
        page.get_by_role("button", name=WORDS["play-now"], exact=True).click()
        self.decision.wait_for()

    @property
    def decision(self) -> Locator:
        return self.page.get_by_role("region", name=WORDS["decision"], exact=True)

    @property
    def moves(self) -> Locator:
        return self.decision.get_by_role("listbox")

    @property
    def green_button(self) -> Locator:
        return self.decision.get_by_role("button", name=GREEN_BUTTON)

    def headline(self) -> str:
        return self.page.get_by_role("heading", level=1).inner_text()

    def board(self) -> dict[str, list[str]]:
        """The board in words: what is told under every heading."""
        tree = self.page.get_by_role("region", name=WORDS["board-in-words"], exact=True).aria_snapshot()
        parts: dict[str, list[str]] = {}
        lines: list[str] = []
        for line in tree.splitlines():
            role, name = role_and_name(line)
            if role == "group":
                lines = parts.setdefault(name, [])
            elif found := ITEM.search(line):
                lines.append(unquoted(found[1]))
        return parts

    def said(self) -> list[str]:
        """What the page has spoken, oldest first, as far as it still stands there."""
        return self.page.get_by_role("log", name=WORDS["spoken"]).inner_text().splitlines()

    def look_back(self) -> None:
        """To how the table was after the first turn that the log tells."""
        self.page.get_by_role("list", name=WORDS["log"], exact=True).get_by_title(WORDS["show-turn"]).last.click()

    def look_at_what_is(self) -> None:
        self.page.get_by_role("button", name=WORDS["back-to-live"], exact=True).first.click()

    def is_asked(self) -> bool:
        """Waits until there is something to answer; False if the game is over instead."""

        def look() -> str:
            if ENDED.search(self.headline()):
                return "over"
            if self.decision.get_by_role("button", name=AS_A_LIST).count():
                self.decision.get_by_role("button", name=AS_A_LIST).click()
            ready = self.page.get_by_role("button", name=READY)
            if ready.count():
                ready.first.click()
            return "asked" if self.moves.count() else ""

        return people.until(self.page, look) == "asked"

    def answer(self) -> None:
        """Chooses a whole answer from the list, in several steps if it has them, and presses the green button."""
        while self.is_asked():
            if self.is_ready() and self.press():
                people.until(self.page, lambda: not self.is_ready())
                return
            self.choose()

    def press(self) -> bool:
        """Presses the green button; False if the page found out that there is more to decide first."""
        try:
            self.green_button.click(timeout=people.GLANCE * 60)
        except TimeoutError:
            return False
        return True

    def choose(self) -> None:
        """One of the list; the page then looks ahead, and either lets it be played or asks what follows."""
        before = self.listed()
        names = named(before, "option")
        if not names:
            return
        self.moves.get_by_role("option", name=self.luck.choice(names), exact=True).first.click()
        for _ in range(people.PATIENCE // people.GLANCE // 20):
            if self.is_ready() or self.listed() != before:
                return
            self.page.wait_for_timeout(people.GLANCE)

    def listed(self) -> str:
        return self.moves.aria_snapshot() if self.moves.count() else ""

    def is_ready(self) -> bool:
        return self.green_button.count() > 0 and self.green_button.is_enabled()
