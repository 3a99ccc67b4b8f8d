"""Before and around a game: three ways to begin, inviting, the clock that decides, leaving, a damaged record."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

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
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    assert host.get_by_role("img", name="QR code").evaluate(
        "picture => picture.decode().then(() => picture.naturalWidth)"
    )

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
