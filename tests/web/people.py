"""How people play in the browser: by mouse, by keyboard, by touch. Nothing here knows a game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page

import nemeton

QUICK = {"speed": "off", "askUsual": True}  # every decision is asked, so that a test can answer it
RESULT = "[data-result]"
READY = ".talk-ready"
MOST_STEPS = 1200
MOST_CLICKS = 12  # for one move; who has not put it together by then takes one from the list
GLANCE = 50  # milliseconds between two looks
PAGE = 8  # rows that PageDown moves on in the list
WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
ENGLISH = re.compile(r"\b(the|and|your|you|with|from|this|that|for|has|have|are|takes|moves)\b", re.IGNORECASE)
# What can be clicked; a second click on what is chosen would play it, or put it back. A button that is a whole answer
# (a vote) plays at once, so votes are taken from the list.
OPEN = "[data-move]:not(.chosen, .answer, [aria-pressed=true], [aria-selected=true], :disabled)"
TABLE = "async () => (await fetch(`api/tables/${location.hash.split('/').pop()}`)).json()"
PATIENCE = 60_000  # milliseconds; a loaded machine is slow, a broken page is slower

T = TypeVar("T")
Json = dict[str, Any]
Way = Callable[[Page, random.Random], None]  # answers the question on the page


# --- words ---


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


# --- from the start page to a table ---


def choose_game(page: Page, name: str, players: int = 4, bots: int = 1) -> None:
    """Which game, for how many, and how strong the bots are."""
    games = page.get_by_role("radiogroup", name=word(page, "game"), exact=True)
    games.get_by_role("radio", name=nemeton.game(name).title).check()
    unfold(page)
    counts = page.get_by_role("radiogroup", name=word(page, "player-count"))
    counts.get_by_role("radio", name=str(players)).check()
    set_bots(page, bots)


def set_bots(page: Page, level: int) -> None:
    """Moves every bot's strength to a level, by keyboard on its slider."""
    for slider in page.get_by_role("slider").all():
        slider.press("Home")
        for _ in range(level - 1):
            slider.press("ArrowRight")


def unfold(page: Page) -> None:
    """Seats, clock and options, which are folded in at first."""
    word(page, "setup-title")
    fold = page.locator("details.fold")
    if fold.get_attribute("open") is None:
        fold.locator("summary").first.click()


def start(page: Page) -> None:
    """From the start page to the table: as a newcomer would, or as it was set."""
    set_up = word(page, "play-now") if page.locator("details.fold[open]").count() else word(page, "way-quick")
    page.get_by_role("button", name=set_up).click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector("#decision")


def sit_down(page: Page, name: str, players: int = 4) -> None:
    """One person and beginners at a new table."""
    choose_game(page, name, players)
    start(page)


# --- what is asked ---


def until(page: Page, look: Callable[[], T | None]) -> T:
    """Waits until there is something to be seen; the page goes on meanwhile."""
    for _ in range(PATIENCE // GLANCE):
        if seen := look():
            return seen
        page.wait_for_timeout(GLANCE)
    raise AssertionError("that never came")


def quiet_table(page: Page) -> Json:
    """What the server says about the table once only people are asked. Until then bots change it, which wait only while
    people talk."""

    def look() -> Json | None:
        table: Json = page.evaluate(TABLE)
        bots = [seat for seat in table["awaited"] if table["seats"][seat]["kind"] == "bot"]
        return None if bots and not (table["talk"] or {}).get("window") else table

    return until(page, look)


def decision(page: Page) -> str:
    """Waits until the person is asked about the table as all bots have left it, or the game is over: ask, over."""

    def look() -> str:
        page.wait_for_selector(f"#decision.active, {RESULT}, {READY}")
        if page.locator(READY).count():  # alone with bots there is nothing to say
            page.locator(READY).first.click()
            return ""
        if page.locator(RESULT).count():
            return "over"
        return "ask" if str(quiet_table(page)["number"]) == question(page) else ""

    return until(page, look)


def question(page: Page) -> str:
    return page.locator("#decision").get_attribute("data-number") or ""


def confirm(page: Page) -> Locator:
    return page.locator("#decision [data-green]")


def is_ready(page: Page) -> bool:
    """Whether the green button would play the choice, or go on with it; a vote has other buttons in its place."""
    return page.locator("#decision:not([aria-busy=true]) [data-green]:enabled").count() > 0


def answered(page: Page, number: str) -> None:
    """Waits until the answer to the question with this number has been accepted, and is seen."""
    until(page, lambda: page.evaluate(TABLE)["number"] != int(number) and question(page) != number)


# --- answering ---


def show_list(page: Page) -> None:
    """Where the game offers pictures first, the full list is one press away."""
    toggle = page.locator("#decision .toggle")
    if toggle.count() and not page.locator("#decision [role=option]").count():
        toggle.first.click()


def choose(page: Page, luck: random.Random) -> None:
    """Chooses a whole move, which some are only after several clicks, on the board or beside it.

    What the page proposes is taken as it is.
    """
    for _ in range(MOST_CLICKS):
        page.wait_for_selector("#decision:not([aria-busy=true])")  # until it is known what follows
        if is_ready(page):
            return
        board, panel = (page.locator(f"{part} {OPEN}").all() for part in ("[data-board]", "#decision"))
        if board and (not panel or luck.random() < 0.5):
            luck.choice(board).dispatch_event("click")
        elif panel:
            luck.choice(panel).click()
        else:
            break
    choose_in_list(page, luck)


def choose_in_list(page: Page, luck: random.Random, press: Callable[[Locator], None] = Locator.click) -> None:
    """Every entry of the list is a whole move."""
    show_list(page)
    if not is_ready(page):
        press(luck.choice(page.locator("#decision [role=option]").all()))


def by_mouse(page: Page, luck: random.Random) -> None:
    put_together(page, lambda: choose(page, luck), lambda: confirm(page).click())


def by_touch(page: Page, luck: random.Random) -> None:
    put_together(page, lambda: choose_in_list(page, luck, Locator.tap), lambda: confirm(page).tap())


def by_keyboard(page: Page, luck: random.Random) -> None:
    """Only keys are pressed; Tab finds the way from wherever the focus is."""

    def choose_by_key() -> None:
        if is_ready(page):
            return
        _tab_to(page, "#decision [role=option], #decision .toggle")
        if page.evaluate("document.activeElement.classList.contains('toggle')"):
            page.keyboard.press("Enter")
            _tab_to(page, "#decision [role=option]")
        pages, rows = divmod(luck.randrange(page.locator("#decision [role=option]").count()), PAGE)
        for key in ["PageDown"] * pages + ["ArrowDown"] * rows:
            page.keyboard.press(key)
        page.keyboard.press("Space")

    put_together(page, choose_by_key, lambda: page.keyboard.press("Enter"))


def put_together(page: Page, choose: Callable[[], None], press: Callable[[], None]) -> None:
    """Answers the question and all that follow from it, and does what the green button says until the turn is sent."""
    number = question(page)
    for _ in range(MOST_STEPS):
        before = steps(page)
        choose()
        until(page, lambda: is_ready(page) or (question(page), steps(page)) != (number, before))  # noqa: B023
        if is_ready(page):
            before = steps(page)
            press()
            until(page, lambda: (question(page), steps(page)) != (number, before))  # noqa: B023
        if question(page) != number:
            return
    raise AssertionError("the turn was never whole")


def send(page: Page) -> None:
    """Plays what is chosen, without what else could be decided in this turn."""
    number, so_far = question(page), page.locator("#decision .so-far")
    while question(page) == number:
        before = steps(page)
        until(page, lambda: is_ready(page) or so_far.count() or question(page) != number)
        if so_far.count() and not is_ready(page):
            so_far.click()
        elif is_ready(page):
            confirm(page).click()
        until(page, lambda: (question(page), steps(page)) != (number, before))  # noqa: B023


def steps(page: Page) -> str:
    """How much of the turn is put together."""
    return page.locator("#decision").get_attribute("data-step") or ""


def _tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def move(page: Page, luck: random.Random, way: Way = by_mouse) -> bool:
    """Answers one question; False if there is none because the game is over."""
    if decision(page) == "over":
        return False
    number = question(page)
    way(page, luck)
    answered(page, number)
    return True


def play(page: Page, luck: random.Random, way: Way = by_mouse) -> int:
    """Plays until the game is over; returns the number of moves."""
    for moves in range(MOST_STEPS):
        if not move(page, luck, way):
            return moves
    raise AssertionError(f"the game was not over after {MOST_STEPS} moves")


# --- looking at the page ---

# When the start page could first be used.
NOTE_FIRST_USE = """new MutationObserver((_, observer) => {
  if (!document.querySelector('.ways')) return
  window.usable = performance.now()
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })"""


def first_load(page: Page) -> tuple[int, float]:
    """How many bytes were asked for before the start page could be used, and after how many milliseconds that was."""
    page.get_by_role("button", name=words("en")["way-quick"]).wait_for()
    page.wait_for_load_state("networkidle")  # what is still under way has no size yet
    size: int = page.evaluate(
        "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
        ".filter(entry => entry.startTime < usable).reduce((sum, entry) => sum + entry.transferSize, 0)"
    )
    return size, page.evaluate("usable")


def log(page: Page) -> str:
    """What has been told so far. Beside a square board only the log's heading is seen while choices need the room."""
    page.wait_for_selector("ol.log > li", state="attached")
    return page.locator("ol.log").text_content() or ""


def serious_findings(page: Page, axe: str) -> list[Any]:
    """What axe-core finds wrong, serious or worse."""
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        (violation["id"], [node["html"][:160] for node in violation["nodes"][:3]])
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]
