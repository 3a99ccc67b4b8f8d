"""Everybody's page puts words of its own into the draws, by itself, at a server that deals as it does for people."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from nemeton.core.record import parse
from tests.web import people
from tests.web.conftest import PHONE, Visitor
from tests.web.served import served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("fair")) as found:
        yield found


def contributions(page: Page) -> list[str]:
    home, table = page.url.split("#/table/")
    return parse(page.request.get(f"{home}api/tables/{table}/record").text()).contributions


def own_words(page: Page) -> list[str]:
    kept = page.evaluate("JSON.parse(localStorage.getItem('nemeton.luck'))")
    assert all(one["told"] for one in kept)
    return [one["words"] for one in kept]


def test_alone_with_bots_ones_own_words_are_in_every_draw(visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK | {"name": "Cleo"})
    people.sit_down(page, "celtica", 2)
    assert contributions(page) == [f"Cleo: {own_words(page)[0]}"]


def test_friends_words_are_mixed_in_before_the_first_draw(visitor: Visitor) -> None:
    host = visitor(settings=people.QUICK | {"name": "Anouk"})
    people.choose_game(host, "celtica", 2)
    host.get_by_role("button", name="With friends").click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/#/table/*")
    guest = visitor(
        "#/table/" + host.url.split("#/table/")[1], settings=people.QUICK | {"name": "Bram"}, viewport=PHONE
    )
    guest.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator("#decision")).to_be_visible()
    assert contributions(guest) == [f"Anouk: {own_words(host)[0]}", f"Bram: {own_words(guest)[0]}"]
