"""What happened since one's last turn: told turn by turn, at the reader's own pace; and room to talk about it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web import people
from tests.web.conftest import Visitor

WAITING = people.QUICK | {"speed": "wait"}
SEATS = [{"kind": "human", "name": "Anouk"}, {"kind": "free"}, {"kind": "bot", "level": 1}]
LINES_OF_TALK = 3


def headline(page: Page) -> str:
    return page.get_by_role("heading", level=1).inner_text()


def follow(page: Page) -> list[str]:
    """Goes on by key until the person is asked; what the page said at every stop."""
    heard: list[str] = []
    stop = page.get_by_role("group", name="What happened")
    while True:
        page.wait_for_selector("#decision.active, #decision .recap")
        if not stop.count():
            return heard
        heard.append(headline(page))
        page.keyboard.press("Enter")
        people.until(page, lambda: headline(page) != heard[-1])


def play_first_of_list(page: Page) -> None:
    """Who has just gone on by a click cannot choose by the same one; so it is tried until it is taken."""
    people.show_list(page)
    first = page.locator("#decision [role=option]").first

    def taken() -> bool:
        if not people.is_ready(page) and people.steps(page) == "0":
            first.click()
        return people.is_ready(page) or people.steps(page) != "0"

    people.until(page, taken)
    people.send(page)


@pytest.mark.long
def test_the_page_waits_after_every_turn_and_tells_it_in_a_line(visitor: Visitor) -> None:
    """Without motion, so that the recap is all there is to be seen."""
    page = visitor(settings=WAITING, reduced_motion="reduce")
    people.sit_down(page, "meduris", 3)
    others = [seat["name"] for seat in people.quiet_table(page)["seats"] if not seat["yours"]]
    turn = re.compile(f"({'|'.join(map(re.escape, others))}): .+")
    follow(page)
    for _ in range(4):  # two workers, then turns with all that belongs to them
        play_first_of_list(page)
        heard = follow(page)
        assert heard, "somebody else had a turn"
        assert all(turn.match(line) for line in heard), heard
        assert len(set(heard)) == len(heard), "one line a turn"
    count = page.locator("ol.log > li.fresh").count()
    again: list[str] = []
    page.get_by_role("button", name=re.compile("since yours")).click()
    for at in range(1, count + 1):
        expect(page.get_by_role("heading", name=f"Since your last turn: {at} of {count}")).to_be_visible()
        again.append(headline(page))
        page.locator("body").press("ArrowRight")
    assert again[-1] == heard[-1]
    assert all(turn.match(line) for line in again), again
    page.wait_for_selector("#decision.active")
    skip = page.get_by_role("button", name="Skip all")
    while not skip.count():  # until somebody else has the turn
        play_first_of_list(page)
        page.wait_for_selector("#decision.active, #decision .recap")
    skip.click()
    page.wait_for_selector("#decision.active")
    watcher = visitor("#/table/" + page.url.rsplit("/", 1)[1], settings=people.QUICK)
    watcher.wait_for_selector("ol.log > li")
    expect(watcher.get_by_text("You are watching").first).to_be_visible()
    expect(watcher.get_by_text("Your moves")).to_have_count(0)


def test_three_lines_of_talk_are_seen_while_a_ballot_is_discussed(visitor: Visitor) -> None:
    anouk, bram = (visitor(settings=people.QUICK) for _ in range(2))
    home = anouk.url.split("#")[0].rstrip("/")
    table = anouk.request.post(f"{home}/api/tables", data={"game": "graenaland", "seats": SEATS}).json()["table"]
    bram.request.post(f"{home}/api/tables/{table['id']}/sit", data={"seat": 1, "name": "Bram"})
    anouk.request.post(f"{home}/api/tables/{table['id']}/start")
    anouk.goto(f"{home}/#/table/{table['id']}")
    anouk.wait_for_selector("ol.log > li")
    anouk.keyboard.press("c")
    chat = anouk.get_by_role("list", name="Chat")
    for number in range(LINES_OF_TALK):
        anouk.get_by_role("textbox", name="Write a message").fill(f"I shall vote for you, part {number}")
        anouk.keyboard.press("Enter")
        expect(chat.get_by_text(f"part {number}")).to_be_attached()
    room = chat.bounding_box()
    assert room
    for line in chat.get_by_role("listitem").all():
        box = line.bounding_box()
        assert box
        assert room["y"] <= box["y"]
        assert box["y"] + box["height"] <= room["y"] + room["height"] + 1
