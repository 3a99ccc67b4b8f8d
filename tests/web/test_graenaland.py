"""A whole game of Graenaland in two browsers: two people and two bots, secret moves, ballots, promises, a joint
building and a declared victory. Long, so it belongs to `make soak`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import people
from tests.web.conftest import Visitor
from tests.web.graenaland import Browser, choose
from tests.web.people import Json

TALK = 600  # seconds; both say sooner that they are ready
MOST_STEPS = 4000
SEATS = [{"kind": "human", "name": "Anouk"}, {"kind": "free"}, *[{"kind": "bot", "level": 4}] * 2]
OPTIONS = {"goal": "short", "start_player": "3"}  # a bot leads first, so that both people move in secret
ANOUK, BRAM = 0, 1
FORBIDDEN = "warrior to 3"  # where Bram promises not to go, and goes


def call(page: Page, path: str, **body: object) -> Json:
    answer = page.request.post(page.url.split("#")[0].rstrip("/") + path, data=body)
    assert answer.ok, answer.text()
    return dict(answer.json())


def open_table(page: Page, table: Json) -> None:
    page.goto(f"{page.url.split('#')[0]}#/table/{table['id']}")


def sit_down(visitor: Visitor, **brams: Any) -> tuple[Browser, Browser]:
    """Anouk lays the table, Bram comes by her link, with a browser of his own kind, and takes the free seat."""
    anouk = Browser(visitor(settings=people.QUICK), ANOUK)
    bram = Browser(visitor(**{"settings": people.QUICK} | brams), BRAM)
    table = call(anouk.page, "/api/tables", game="graenaland", seats=SEATS, options=OPTIONS, talk=TALK)["table"]
    open_table(bram.page, table)
    call(bram.page, f"/api/tables/{table['id']}/sit", seat=BRAM, name="Bram")
    call(anouk.page, f"/api/tables/{table['id']}/start")
    open_table(anouk.page, table)
    for one in (anouk, bram):
        one.until(lambda one: one.game.get("view"))
    return anouk, bram


def move_in_secret(anouk: Browser, bram: Browser) -> None:
    """Both are asked at the same time; neither learns the other's choice before all have chosen (G-5)."""
    for one in (anouk, bram):
        one.until(lambda one: one.asked("move"))
    home = bram.view["seats"][ANOUK]["heroes"]
    anouk.play("warrior to 6")
    bram.until(lambda one: one.view["seats"][ANOUK]["sealed"])
    assert bram.view["seats"][ANOUK]["heroes"] == home
    assert bram.view["seats"][ANOUK]["choice"] is None
    told = [json.loads(frame) for frame in bram.frames]
    sealed = [entry for frame in told for entry in frame.get("entries", []) if entry["seat"] == ANOUK]
    assert [entry["say"] for entry in sealed] == [None]
    assert not bram.told("hero")
    bram.play("stay")
    for one in (anouk, bram):
        one.until(lambda one: one.told("stays"))
        assert [event["to"] for event in one.told("hero") if event["seat"] == ANOUK] == ["6"]


def propose(anouk: Browser, bram: Browser) -> None:
    """Anouk wants the cards of a territory where Bram has more votes."""
    go_on(anouk, bram, lambda: anouk.asked("propose"))
    anouk.play("propose 2")
    while anouk.asked("give"):
        anouk.play(next(say for say in anouk.moves() if say.endswith(" to 1")))
    bram.until(lambda one: one.asked("vote"))


def talk_about_it(anouk: Browser, bram: Browser) -> None:
    expect(bram.page.get_by_role("timer", name="Time left to talk")).to_be_visible()
    anouk.promise("Bram", "A card for you in my next proposal")
    bram.promise("Anouk", "I keep out of a territory until the end of the next round", "Hvalsey")


def go_on(anouk: Browser, bram: Browser, until: Callable[[], bool]) -> None:
    """Both play and say that they are ready, until something is so or the game is over."""
    for _ in range(MOST_STEPS):
        table = people.quiet_table(anouk.page)
        for one in (anouk, bram):
            one.hear(table["number"])
        if table["status"] == "over" or until():
            return
        asked = [one for one in (anouk, bram) if one.seat in table["awaited"]]
        if asked:
            decide(asked[0], bram if asked[0] is anouk else anouk)
        else:
            next(one for one in (anouk, bram) if one.seat in table["talk"]["waiting"]).say_ready()
    raise AssertionError("the game does not go on")


def decide(one: Browser, other: Browser) -> None:
    if one.asked("move") and gave_his_word(one) and FORBIDDEN in one.moves():
        one.play(FORBIDDEN)
    else:
        one.play(choose(one, other))


def gave_his_word(one: Browser) -> bool:
    return (
        any((promise["seat"], promise["fate"]) == (one.seat, "open") for promise in one.promises) and one.seat == BRAM
    )


def fates(one: Browser) -> dict[str, str]:
    return {promise["name"]: promise["fate"] for promise in one.promises if promise["seat"] in (ANOUK, BRAM)}


@pytest.mark.soak
def test_two_people_and_two_bots_play_a_whole_game(visitor: Visitor) -> None:
    anouk, bram = sit_down(visitor)
    move_in_secret(anouk, bram)
    propose(anouk, bram)
    talk_about_it(anouk, bram)
    bram.play("no")
    anouk.until(lambda one: one.told("rejected"))
    go_on(anouk, bram, lambda: False)
    for one in (anouk, bram):
        one.until(lambda one: one.over)
        expect(one.page.locator(people.RESULT)).to_be_visible()
        assert one.told("accepted")
        assert any(event["yes"] for event in one.told("vote") if event["seat"] in (ANOUK, BRAM))
        assert one.told("joint_built")
        assert {event["seat"] for event in one.told("pledge")} >= {ANOUK, BRAM}, "both have pledged something"
        assert one.told("declares")
        assert fates(one) == {"give_card_next": "kept", "not_enter": "broken"}
        expect(one.page.locator("[data-promise=kept]").first).to_be_attached()
        expect(one.page.locator("[data-promise=broken]").first).to_be_attached()
