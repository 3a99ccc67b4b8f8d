"""Before and around a game: three ways to begin, inviting, the clock that decides, leaving, a damaged record."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web import people
from tests.web.conftest import PHONE, Visitor

# The page believes that time passes; what the server thinks of it is another matter.
PASS_TIME = """seconds => {
  const real = performance.now.bind(performance)
  performance.now = () => real() + seconds * 1000
}"""


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def test_friends_are_invited_by_name_and_the_host_fills_up_with_bots(visitor: Visitor, axe: str) -> None:
    host = visitor(settings=people.QUICK)
    host.get_by_role("link", name="Learn").wait_for()
    assert (host.get_by_role("link", name="Learn").get_attribute("href") or "").startswith("#/learn/")
    host.get_by_role("button", name="With friends").click()
    clock = host.get_by_role("combobox", name="Clock")
    clock.select_option(label="5 minutes per move")
    expect(host.get_by_text("a bot decides this one move for you")).to_be_visible()
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("alert").filter(has_text="write your name")).to_be_visible()
    host.locator("[data-seat='0'] input.field").fill("Anouk")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/#/table/*")
    expect(host.get_by_text("only this computer can open the table")).to_be_visible()
    expect(host.get_by_text("nemeton host --host 0.0.0.0")).to_be_visible()
    expect(host.get_by_role("img", name="QR code")).to_have_count(0)

    guest = visitor("#/table/" + table_of(host), settings=people.QUICK, viewport=PHONE)
    expect(guest.get_by_role("heading", name="Anouk invites you to Celtica")).to_be_visible()
    expect(guest.get_by_text("5 minutes per move")).to_be_visible()
    expect(guest.get_by_text("a bot decides this one move for you")).to_be_visible()
    guest.get_by_role("button", name="Sit here").first.click()
    expect(guest.get_by_text("write your name")).to_be_visible()
    assert people.serious_findings(guest, axe) == []
    guest.get_by_label("Your name").fill("Bram")
    guest.get_by_role("button", name="Sit here").first.click()
    expect(guest.get_by_text("Fill with bots")).to_have_count(0)
    expect(host.get_by_text("Bram")).to_be_visible()
    guest.get_by_role("textbox", name="message").fill("Tea first?")
    guest.get_by_role("button", name="Send").click()
    expect(host.get_by_text("Tea first?")).to_be_visible()
    expect(guest.get_by_role("link", name="Learn Celtica meanwhile")).to_be_visible()
    assert people.serious_findings(host, axe) == []
    host.get_by_role("button", name="Fill with bots").click()
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_selector("#decision")

    seat = people.quiet_table(host)["awaited"][0]
    warned((host, guest)[seat], seat)
    ends_only_together(host, guest)


def warned(page: Page, seat: int) -> None:
    """The clock warns twice before it runs out; the board keeps its place meanwhile."""
    assert people.decision(page) == "ask"
    board = page.locator("[data-board]").bounding_box()
    left = people.quiet_table(page)["seats"][seat]["clock"]
    for seconds, warning in ((left - 29, "30"), (20, "10")):
        page.evaluate(PASS_TIME, seconds)
        expect(page.locator(f"[data-clock-warning='{warning}']")).to_be_visible()
        expect(page.get_by_text(f"{warning} seconds left for your move")).to_have_count(1)
    assert page.locator("[data-board]").bounding_box() == board


def ends_only_together(host: Page, guest: Page) -> None:
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Propose to end the game").click()
    expect(host.get_by_text("Who is away counts as not agreeing")).to_be_visible()
    host.get_by_role("button", name="Propose to end the game").click()
    expect(guest.get_by_text("Anouk would like to end the game here.")).to_be_visible()
    guest.get_by_role("button", name="No, play on").click()
    expect(host.locator("#decision").get_by_text("would like to end")).to_have_count(0)
    guest.goto(guest.url.split("#")[0] + "#/tables")
    row = guest.locator("li", has_text="With Anouk")
    expect(row).to_contain_text("Round 1")
    row.get_by_role("button", name="Leave").click()
    guest.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(guest.get_by_text("You sit at no table yet.")).to_be_visible()
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Abandon the game").click()
    host.get_by_role("button", name="Yes, abandon it").click()
    expect(host.locator(people.RESULT)).to_be_visible()


def test_a_clock_that_ran_out_stands_in_the_log_and_is_told_to_the_player(visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    laid = page.evaluate(
        """async () => (await (await fetch('api/tables', {
        method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ game: 'celtica', seats: [{ name: 'Anouk' }, { kind: 'bot', level: 1 }],
        options: { start_player: '1' }, clock: { kind: 'move', seconds: 1 } }) })).json()).table.id"""
    )
    page.goto(page.url.split("#")[0] + f"#/table/{laid}")
    expect(page.locator("ol.log")).to_contain_text("a bot decides this move")
    expect(page.get_by_role("log", name="Messages")).to_contain_text("a bot decided this move for you")


def test_settings_have_an_entry_of_their_own_and_a_damaged_record_is_named_by_line(
    visitor: Visitor, tmp_path: Path
) -> None:
    page = visitor("#/replays", settings=people.QUICK | {"name": "Anouk"}, refused=True)
    expect(page.get_by_role("banner").get_by_text("Anouk")).to_be_visible()
    broken = tmp_path / "broken.nem"
    golden = next((Path(__file__).parents[1] / "golden").rglob("*.nem")).read_text("utf-8").splitlines()
    line = golden.index("moves") + 1
    broken.write_text("\n".join([*golden[:line], "1 fly away", *golden[line:]]), "utf-8")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert").filter(has_text=f"line {line + 1}:")).to_be_visible()
    page.get_by_role("banner").get_by_role("link", name="Settings").click()
    page.get_by_role("switch", name="Sound").click()
    expect(page.get_by_role("slider", name="Volume")).to_be_visible()


# Of every radio button the centre, and whether a tap there meets it.
AIMED_AT = """radios => radios.filter(radio => {
  radio.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = radio.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) !== radio
}).map(radio => radio.closest('label').innerText)"""


def test_who_aims_at_a_choice_meets_it_and_the_setup_is_kept_in_mind(visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    people.unfold(page)
    shown = page.locator("details.fold input[type=radio]")
    assert shown.count() > 10
    assert shown.evaluate_all(AIMED_AT) == []
    games = page.get_by_role("radiogroup", name="Game", exact=True)
    assert games.get_by_role("radio").evaluate_all(AIMED_AT) == []
    games.get_by_role("radio", name="Meduris").check()
    page.get_by_role("slider", name="All bots").press("6")
    bots = page.locator("[data-seat]").get_by_role("slider")
    assert [bot.get_attribute("aria-valuenow") for bot in bots.all()] == ["6"] * 3
    people.start(page)
    names = [seat["name"] for seat in page.evaluate(people.TABLE)["seats"]]
    assert names[0] == "Player 1"

    page.goto(page.url.split("#")[0] + "#/")
    expect(games.get_by_role("radio", name="Meduris")).to_be_checked()
    page.get_by_role("radio", name="Deutsch").check()
    row = page.locator("aside li", has_text="Hazel")
    expect(row).not_to_contain_text("Ash")
    row.get_by_role("link").first.click()
    expect(page.locator(".bar div.brand")).to_contain_text(re.compile(r"Nemeton, Tisch [A-Z]\w+ \d+"))
    expect(page.get_by_text("Spieler 1").first).to_be_visible()
    expect(page.get_by_text("Player 1")).to_have_count(0)


# Where the button was, frame by frame.
FOLLOW = """() => {
  window.seen = new Set()
  const look = () => {
    const button = [...document.querySelectorAll('.ways button')].at(-1)
    if (button) seen.add(button.getBoundingClientRect().top)
    requestAnimationFrame(look)
  }
  look()
}"""


def test_the_start_page_does_not_move_while_its_words_and_pictures_arrive(visitor: Visitor) -> None:
    page = visitor("#/help", settings=people.QUICK, service_workers="block")
    page.get_by_role("heading").first.wait_for()
    page.evaluate(FOLLOW)
    late: list[Route] = []
    slow = re.compile(r"vignette|assets/en-|/api/puzzles|/api/tables|/api/replays")
    arrive = False
    page.route(slow, lambda route: route.continue_() if arrive else late.append(route))
    page.goto(page.url.split("#")[0] + "#/")
    people.until(page, lambda: len(late) > 4)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    arrive = True
    for route in late:
        route.continue_()
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()
    assert len(page.evaluate("[...seen]")) == 1


def test_a_finished_game_is_opened_by_its_whole_row_and_tells_how_it_went(visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    people.sit_down(page, "celtica", players=3)
    table = page.evaluate(people.TABLE)
    over = {"status": "over", "awaited": [], "result": {"points": [3, 5, 1], "ranking": [2, 1, 3], "facts": []}}
    page.route("**/api/tables?mine=true", lambda route: route.fulfill(json=[table | over]))
    page.goto(page.url.split("#")[0] + "#/replays")
    row = page.locator("li", has_text="Celtica")
    expect(row).to_contain_text("With Hazel (bot, 1) and Alder (bot, 1)")
    expect(row).to_contain_text("You came second of 3 (5\u00a0:\u00a03\u00a0:\u00a01)")
    expect(row.get_by_role("button")).to_have_count(0)  # nobody to play with again
    box = row.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 60, box["y"] + box["height"] - 6)
    page.wait_for_url("**/#/replay/*")


def test_a_guided_game_that_was_begun_is_listed(visitor: Visitor) -> None:
    page = visitor()
    place = {"lesson": "first", "chapter": 2, "table": None, "step": 0, "finished": False}
    kept = json.dumps({"played": False, "games": {"meduris": place}})
    page.evaluate("kept => localStorage.setItem('nemeton.lessons', kept)", kept)
    page.goto(page.url.split("#")[0] + "#/tables")
    page.reload()
    page.locator("li", has_text="Go on with chapter 3").get_by_role("link", name="Meduris").click()
    expect(page.get_by_role("button", name="chapter 3")).to_be_visible()


@pytest.mark.long
def test_the_board_keeps_its_place_from_decision_to_decision(visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK)
    people.sit_down(page, "celtica")
    boxes = []
    for luck in range(6):
        assert people.decision(page) == "ask"
        boxes.append(page.locator("[data-board]").bounding_box())
        people.move(page, random.Random(luck))
    assert all(box == boxes[0] for box in boxes)
