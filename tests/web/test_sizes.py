"""Every page and every board can be read at every size in every language: nothing overlaps, is cut, broken or tiny.

The pages show recorded positions without a server (`web/src/dev`). One browser page walks through all of them; the
window changes its size and the page its language in place. `make test` sees one position of every game at two sizes,
`make test-extras` every position at one of the 24 combinations and one position of every game at every size, `make
soak` everything everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import nemeton
from tests.web import people
from tests.web.conftest import PLAIN
from tests.web.labels import labels_that_meet
from tests.web.people import PATIENCE

MEASURE = Path(__file__).with_name("sizes.js").read_text("utf-8")
SIZES = [(1920, 1080), (1440, 900), (1280, 720), (1180, 820), (820, 1180), (768, 1024), (390, 844), (360, 640)]
LANGUAGES = ["en", "de", "nl"]
# Every page besides the tables.
PAGES = [
    "#/",
    "#/settings",
    "#/help",
    "#/verify",
    "#/tables",
    "#/replays",
    "#/nowhere",
    "#/table/meduris.two.waiting",
] + [f"#/{page}" for name in nemeton.names() for page in (f"rules/{name}", f"replay/{name}.over")]
SHOW = """async ({ hash, language }) => {
  if (location.hash !== hash) {
    const changed = new Promise(resolve => addEventListener('hashchange', resolve, { once: true }))
    location.hash = hash
    await changed
  }
  demo.change('language', language)
  await settled(() => document.documentElement.lang === language)
}"""
# Nothing is loaded any more, and two frames long nothing has changed.
SETTLED = """() => {
  window.settled = async (also = () => true) => {
    let still = 0
    const observer = new MutationObserver(() => (still = 0))
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    for (let frame = 0; still < 2; frame += 1) {
      if (frame > 1200) throw new Error('the page never comes to rest')
      await new Promise(requestAnimationFrame)
      const ready = document.querySelector('main') && !document.querySelector('[aria-busy=true]') && also()
      still = ready ? still + 1 : 0
    }
    observer.disconnect()
  }
}"""


class View(NamedTuple):
    size: tuple[int, int]
    language: str


VIEWS = [View(size, language) for size in SIZES for language in LANGUAGES]
STRIDE = 7  # through the views, so that neighbours differ in size and language and all are met
# All sizes, each in one of the languages.
EVERYWHERE = [View(size, LANGUAGES[i % len(LANGUAGES)]) for i, size in enumerate(SIZES)]
AROUND = [View((1280, 720), "de"), View((390, 844), "nl")]
# A position of every game with much to read.
BUSY = {"celtica": "play", "edora": "turn", "graenaland": "propose", "meduris": "action"}
# What is said beside a decision needs room, too.
TALKED = {"graenaland": ["vote.offer", "sealed.alone"]}


class Reader:
    """Walks through the pages and notes what cannot be read."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.findings: dict[str, list[str]] = {}

    def see(self, hash_: str, views: list[View], around: bool = False) -> None:
        """Looks at a page at these sizes in these languages, and at everything on it that can be opened."""
        for size, same in groupby(views, key=lambda view: view.size):
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            for view in same:
                self.page.evaluate(SHOW, {"hash": hash_, "language": view.language})
                self.note(hash_, view)
                if around:
                    self.look_around(hash_, view)

    def look_around(self, hash_: str, view: View) -> None:
        """The pages of a phone and of a board, the board enlarged, what a hint looks like, and the last count."""
        for group in ("[data-zoom]", "[data-board] button[aria-pressed]", ".ph-nav button"):
            pages = self.page.locator(group).all()
            for button in [*pages[1:], *pages[:1]]:
                self.press(button, hash_, view)
        for hint in self.page.locator(f"button[aria-label='{people.words(view.language)['hint']}']:enabled").all():
            self.press(hint, f"{hash_} with a hint", view)
            self.page.locator(".hints .close").first.evaluate("button => button.click()")
        for count in self.page.locator("[data-ending] .row button").all():
            self.press(count, f"{hash_} with the count", view)
            self.page.locator("[data-count] .quiet").evaluate("async button => { button.click(); await settled() }")

    def press(self, button: Any, hash_: str, view: View) -> None:
        button.evaluate("async button => { button.click(); await settled() }")
        self.note(hash_, view)

    def note(self, name: str, view: View) -> None:
        width, height = view.size
        for finding in [*self.page.evaluate(MEASURE), *labels_that_meet(self.page)]:
            self.findings.setdefault(finding, []).append(f"{name} {width}×{height} {view.language}")

    def told(self) -> str:
        return "\n".join(
            f"{finding}\n    {len(where)} times, first {where[0]}" for finding, where in self.findings.items()
        )


@pytest.fixture
def reader(chromium: Browser, demo_address: str) -> Iterator[Reader]:
    context = chromium.new_context(reduced_motion="reduce", locale="en-GB")
    context.add_init_script(PLAIN)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(demo_address)
    page.wait_for_selector("main")
    page.evaluate(SETTLED)
    page.evaluate("() => (demo.change('speed', 'off'), demo.change('name', 'Anouk'), demo.prepare())")
    yield Reader(page)
    context.close()


def positions(page: Page, game: str) -> list[str]:
    names: list[str] = page.evaluate("demo.cases")
    return [f"#/table/{name}" for name in names if name.startswith(f"{game}.")]


def test_a_busy_position_of_every_game_can_be_read(reader: Reader) -> None:
    for game, name in BUSY.items():
        reader.see(f"#/table/{game}.{name}", AROUND)
    assert not reader.findings, reader.told()


@pytest.mark.long
@pytest.mark.parametrize("game", nemeton.names())
def test_every_board_can_be_read(game: str, reader: Reader) -> None:
    tables = positions(reader.page, game)
    for i, table in enumerate(tables):
        reader.see(table, [VIEWS[STRIDE * i % len(VIEWS)]])
    for name in [BUSY[game], *TALKED.get(game, [])]:
        reader.see(f"#/table/{game}.{name}", EVERYWHERE)
    reader.see(f"#/table/{game}.{BUSY[game]}", AROUND, around=True)
    assert not reader.findings, reader.told()


@pytest.mark.long
def test_every_page_can_be_read(reader: Reader) -> None:
    for i, page in enumerate(PAGES):
        reader.see(page, [VIEWS[STRIDE * (3 * i + k) % len(VIEWS)] for k in range(3)])
    assert not reader.findings, reader.told()


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_can_be_read_at_every_size_in_every_language(size: tuple[int, int], reader: Reader) -> None:
    tables = [table for game in nemeton.names() for table in positions(reader.page, game)]
    tables += [f"#/table/{game}.{name}" for game, names in TALKED.items() for name in names]
    for one in [*PAGES, *tables]:
        for language in LANGUAGES:
            reader.see(one, [View(size, language)], around=True)
    assert not reader.findings, reader.told()


BOX = "() => JSON.stringify(document.querySelector('[data-board]').getBoundingClientRect())"
# Recap and banner, plan and preview, ballot, offer, clock and a hint with its toast, all at a table for four.
COMING_AND_GOING = {
    "celtica": ["play", "play.clock", "take", "final", "events", "play.undo"],
    "edora": ["turn", "turn.clock", "field", "late", "events", "turn.undo"],
    "graenaland": ["propose", "vote.offer", "vote.offer.clock", "sealed", "declare", "events_ballot", "events_joint"],
    "meduris": ["action", "action.clock", "offer", "last_turns", "last_lap", "events"],
}


@pytest.mark.long
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_nothing_moves_or_resizes_the_board(size: tuple[int, int], reader: Reader) -> None:
    page = reader.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => demo.change('speed', 'wait')")
    for game, names in COMING_AND_GOING.items():
        boxes: dict[str, list[str]] = {}
        for name in names:
            page.evaluate(SHOW, {"hash": f"#/table/{game}.{name}", "language": "de"})
            boxes.setdefault(page.evaluate(BOX), []).append(name)
            for control in ("#decision [data-move]:not(:disabled)", "button[aria-label='Tipp']:enabled"):
                for button in page.locator(control).all()[:1]:
                    button.evaluate("async button => { button.click(); await settled() }")
                    boxes.setdefault(page.evaluate(BOX), []).append(f"{name} after {control}")
        assert len(boxes) == 1, (game, boxes)


HEADLINE = ".bar h1"


def test_the_count_comes_before_the_winner(chromium: Browser, demo_address: str) -> None:
    context = chromium.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{demo_address}#/table/edora.over")
    page.locator("[data-count]").wait_for()
    assert page.locator("[data-result]").get_attribute("data-result") == "counting"
    assert "wins" not in page.locator("body").inner_text(), "nobody has won before the count is over"
    page.locator("[data-count]").get_by_role("button", name=people.words("en")["skip-count"]).click()
    expect(page.locator(HEADLINE)).to_have_text("Hazel wins the game")
    expect(page.locator("[data-result=told] .won")).to_contain_text("Hazel wins the game")
    page.reload()
    expect(page.locator(HEADLINE)).to_have_text("Hazel wins the game")  # counted once
    context.close()


# A desktop of 1440 by 900 pixels at 200 percent.
TWICE: ViewportSize = {"width": 720, "height": 450}
IN_VIEW = """selector => {
  const { top, bottom, height } = document.querySelector(selector).getBoundingClientRect()
  return height > 0 && top >= 0 && bottom <= innerHeight
}"""


def test_at_twice_the_size_the_own_things_and_the_answer_stay_in_view(reader: Reader) -> None:
    reader.page.set_viewport_size(TWICE)
    for table in ("celtica.play", "meduris.action", "edora.turn", "graenaland.propose"):
        reader.page.evaluate(SHOW, {"hash": f"#/table/{table}", "language": "de"})
        for part in (".ph-tray", "#decision .buttons .primary"):
            assert reader.page.evaluate(IN_VIEW, part), f"{part} of {table}"


# How many choices are seen whole, and how many there are.
CHOICES = """() => {
  const box = part => document.querySelector(part).getBoundingClientRect()
  const [panel, list] = [box('#decision'), box('#decision .choices')]
  const rows = [...document.querySelectorAll('#decision [data-move]')].map(row => row.getBoundingClientRect())
  const [top, bottom] = [Math.max(panel.top, list.top), Math.min(panel.bottom, list.bottom)]
  return [rows.filter(row => row.top >= top - 1 && row.bottom <= bottom + 1).length, rows.length]
}"""
# A coach or the note of a puzzle above the decision.
SAY_SOMETHING_ABOVE = """async () => {
  const above = Object.assign(document.createElement('div'), { style: 'flex: none; height: 136px' })
  document.querySelector('.decision').prepend(above)
  await settled()
}"""
LONG_LISTS = ["celtica.crowd", "celtica.five", "meduris.start", "meduris.action", "edora.two", "edora.turn"]


def test_who_is_asked_for_an_undo_still_sees_what_he_can_choose(reader: Reader) -> None:
    reader.page.set_viewport_size({"width": 768, "height": 1024})
    for table in ("celtica.play", "meduris.action", "graenaland.propose"):
        reader.page.evaluate(SHOW, {"hash": f"#/table/{table}.undo", "language": "de"})
        assert reader.page.evaluate(CHOICES)[0] > 2, table


@pytest.mark.parametrize(("size", "least"), [((1440, 900), 5), ((1280, 720), 3)], ids=["desktop", "low"])
def test_choices_have_room_before_anything_else(size: tuple[int, int], least: int, reader: Reader) -> None:
    page = reader.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for table in LONG_LISTS:
        page.evaluate(SHOW, {"hash": f"#/table/{table}", "language": "de"})
        for above in ("nothing", "a coach"):
            if above != "nothing":
                page.evaluate(SAY_SOMETHING_ABOVE)
            seen, there = page.evaluate(CHOICES)
            assert seen >= min(least, there), (table, above, seen, there)


def test_choosing_never_moves_the_players(reader: Reader) -> None:
    """Beside a landscape board they stand below the decision."""
    page = reader.page
    page.set_viewport_size({"width": 1440, "height": 900})
    for table in ("celtica.play", "celtica.take", "graenaland.move", "graenaland.build"):
        page.evaluate(SHOW, {"hash": f"#/table/{table}", "language": "de"})
        where = "() => document.querySelector('.seats').getBoundingClientRect().top"
        before = page.evaluate(where)
        for move in page.locator("#decision .choices :is([data-move], button):enabled").all()[:3]:
            move.evaluate("async move => { move.click(); await settled() }")
            assert page.evaluate(where) == pytest.approx(before, abs=2), table


@pytest.mark.parametrize("table", ["meduris.action", "graenaland.vote"])
def test_the_list_of_all_moves_is_one_click_away(table: str, reader: Reader) -> None:
    for view in (View((1440, 900), "en"), View((1280, 720), "de"), View((768, 1024), "nl")):
        reader.see(f"#/table/{table}", [view])
        reader.page.locator("#decision .toggle").evaluate("async button => { button.click(); await settled() }")
        assert reader.page.locator("#decision [role=option]").count() > 1, view
        reader.page.locator("#decision .toggle").evaluate("async button => { button.click(); await settled() }")


def test_a_row_chosen_on_a_phone_shows_its_target_and_leads_back(reader: Reader) -> None:
    page = reader.page
    page.set_viewport_size({"width": 360, "height": 640})
    page.evaluate(SHOW, {"hash": "#/table/meduris.action", "language": "en"})
    people.show_list(page)
    page.locator("main").evaluate("main => (main.scrollTop = main.scrollHeight)")
    there = page.locator("main").evaluate("main => main.scrollTop")
    assert there > 0
    page.locator("#decision [role=option]").last.evaluate("async row => { row.click(); await settled() }")
    assert page.evaluate(IN_VIEW, "[data-board]")
    page.locator("#decision .buttons .btn:not(.primary)").evaluate("async clear => { clear.click(); await settled() }")
    assert page.locator("main").evaluate("main => main.scrollTop") == there


def test_the_last_row_of_a_long_list_stays_under_the_pointer(reader: Reader) -> None:
    page = reader.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate(SHOW, {"hash": "#/table/edora.turn", "language": "en"})
    people.show_list(page)
    row = page.locator("#decision [role=option]").last
    row.scroll_into_view_if_needed()
    before = row.bounding_box()
    assert before
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    page.evaluate("settled()")
    assert row.bounding_box() == pytest.approx(before, abs=1)
    assert row.evaluate("row => row.matches(':hover')")


# Where a preview is much taller than the question, and nothing can be scrolled to make up for it.
TALL_PREVIEWS = [("meduris.stones", "en"), ("meduris.last_turns", "en"), ("edora.raise", "de")]
HEIGHT_TOLD = "() => document.querySelector('#decision .preview > :last-child').getBoundingClientRect().height"


@pytest.mark.parametrize(("table", "language"), TALL_PREVIEWS)
def test_a_preview_never_moves_the_row_under_the_pointer(table: str, language: str, reader: Reader) -> None:
    page = reader.page
    page.set_viewport_size({"width": 1280, "height": 720})
    page.evaluate(SHOW, {"hash": f"#/table/{table}", "language": language})
    page.mouse.move(5, 5)
    page.evaluate("settled()")
    asked = page.evaluate(HEIGHT_TOLD)
    tallest = asked
    for row in page.locator("#decision [role=option]").all()[:4]:
        before = row.bounding_box()
        assert before
        place = [before["x"] + before["width"] / 2, before["y"] + before["height"] / 2]
        if not row.evaluate("(row, place) => row.contains(document.elementFromPoint(...place))", place):
            continue  # further down in the list
        page.mouse.move(*place)
        page.evaluate("settled()")
        assert row.evaluate("row => row.matches(':hover')"), row.get_attribute("data-move")
        assert row.bounding_box() == pytest.approx(before, abs=1)
        tallest = max(tallest, page.evaluate(HEIGHT_TOLD))
    assert tallest > asked
