"""By ear: whole games played by the accessibility tree alone, which tells what the server's view holds."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from tests.web import people
from tests.web.conftest import Visitor
from tests.web.graenaland import Browser
from tests.web.listener import Listener, named

Board = dict[str, list[str]]
Json = dict[str, Any]
STILL = people.QUICK | {"name": "Ear"}
LOOK_EVERY = 10  # answers
FEW = 6  # fields
PLAYERS = {"celtica": 3, "meduris": 3, "edora": 2, "graenaland": 3}


# --- the same facts, as the tree tells them and as the server knows them ---


def meduris_told(board: Board) -> object:
    lines = [line for title, told in board.items() if title.startswith("District") for line in told]
    fields = [re.match(r"Field (\d+), .*?: (?:free|(hut|temple) of (\w+))", line) for line in lines]
    towers = [re.search(r"from below: ([^;]*);", line) for line in board["Mountain"]]
    druid = re.search(r"\d+|temple", board["Druid and die"][0])
    assert druid
    return (
        [(int(found[1]), found[2], found[3]) for found in fields if found],
        [sum(" chip " in line.replace("“", " ") for line in lines)],
        [found[1].split(", ") if found else [] for found in towers],
        druid[0],
    )


def meduris_known(view: Json, names: list[str]) -> object:
    druid = view["druid"]
    on_stones = str(druid["stone"]) if druid["stone"] else "temple"
    return (
        [
            (number, field["building"], None if field["seat"] is None else names[field["seat"]])
            for number, field in enumerate(view["fields"])
        ],
        [sum(field["chip"] is not None for field in view["fields"])],
        [[names[seat] for seat in tower] for tower in view["towers"]],
        on_stones if druid["field"] is None else str(druid["field"]),
    )


def celtica_told(board: Board) -> object:
    places = [int(re.findall(r": place (\d+),", line)[0]) for line in board["Druids"]]
    held = [re.findall(r": (\d+)$", board[title][0])[0] for title in board if title.startswith("Amulets of ")]
    supply = [int(re.findall(r"\d+$", line)[0]) for line in board["Open display"][-2:]]
    return places, [int(count) for count in held], supply


def celtica_known(view: Json, names: list[str]) -> object:
    held = [seat["complete"] for seat in view["seats"]]
    return view["positions"], held, [view["supply"], sum(view["reserve"])]


def edora_told(board: Board) -> object:
    dice: dict[str, list[str]] = {}
    pawns: dict[str, str] = {}
    for title, lines in board.items():
        if place := re.match(r"Cult place (\w+)", title):
            dice[place[1]] = ["".join(found) for line in lines for found in re.findall(r": die (\d) of (\w+)$", line)]
            for line in lines:
                if line.startswith("Pawns: "):
                    pawns[place[1]] = line.removeprefix("Pawns: ")
    fires = sum("fire of" in line for line in board["Fireplaces"])
    provisions = [lines[1] for title, lines in board.items() if title.startswith("Player boards of ")]
    return dice, pawns, fires, provisions


def edora_known(view: Json, names: list[str]) -> object:
    dice = {
        place["place"]: [f"{f['value']}{names[f['seat']]}" for f in place["fields"] if f["seat"] is not None]
        for place in view["places"]
    }
    pawns = {
        place["place"]: " and ".join(names[seat] for seat in place["pawns"])
        for place in view["places"]
        if place["pawns"]
    }
    fires = sum(fire["seat"] is not None for fire in view["fires"])
    return dice, pawns, fires, [f"Provisions: {seat['provisions']}" for seat in view["seats"]]


def graenaland_told(board: Board) -> object:
    heroes, cards, villages = [], [], []
    for lines in list(board.values())[1:]:
        told = next(line for line in lines if line.startswith("Heroes: ") or line == "No heroes")
        heroes.append(sorted(re.findall(r"(\w+) of (\w+), (?:no vote here|\d+ votes?)", told)))
        cards.append(int((re.match(r"(\d+) of \d+ cards: ", lines[0]) or ["", "0"])[1]))
        villages.append(sum(int(n) for line in lines for n in re.findall(r"^\w+: (\d+) villages?$", line)))
    return heroes, cards, villages


def graenaland_known(view: Json, names: list[str]) -> object:
    land = sorted(view["territories"], key=lambda one: one["place"])
    heroes = [sorted((hero["hero"], names[hero["seat"]]) for hero in one["heroes"]) for one in land]
    return heroes, [sum(one["cards"]) + one["down"] for one in land], [sum(one["villages"]) for one in land]


TOLD: dict[str, Callable[[Board], object]] = {
    "meduris": meduris_told,
    "celtica": celtica_told,
    "edora": edora_told,
    "graenaland": graenaland_told,
}
KNOWN: dict[str, Callable[[Json, list[str]], object]] = {
    "meduris": meduris_known,
    "celtica": celtica_known,
    "edora": edora_known,
    "graenaland": graenaland_known,
}


class Game:
    """A game of which the listener hears the tree, and the test besides what the server says."""

    def __init__(self, page: Page, name: str) -> None:
        self.name = name
        self.server = Browser(page, 0)
        self.listener = Listener(page, random.Random(name))
        self.listener.sit_down(name, PLAYERS[name])
        self.server.until(lambda one: one.table)

    def compare(self) -> None:
        """What is told must become what is; the page may be a moment behind the socket."""
        names = [seat["name"] for seat in self.server.table["seats"]]
        told: list[object] = []

        def agrees() -> bool:
            told[:] = [TOLD[self.name](self.listener.board()), KNOWN[self.name](self.server.view, names)]
            return told[0] == told[1]

        for _ in range(40):
            if agrees():
                return
            self.server.page.wait_for_timeout(people.GLANCE)
        assert told[0] == told[1]


@pytest.mark.long
@pytest.mark.parametrize("name", list(PLAYERS))
def test_a_whole_game_by_the_accessibility_tree_alone(name: str, visitor: Visitor) -> None:
    game = Game(visitor(settings=STILL), name)
    answers = 0
    while game.listener.is_asked():
        if answers % LOOK_EVERY == 0:
            game.compare()
        game.listener.answer()
        answers += 1
    assert answers > 5
    game.compare()
    assert game.server.over
    winners = [seat for seat, place in enumerate(game.server.table["result"]["ranking"]) if place == 1]
    assert all(game.server.table["seats"][seat]["name"] in game.listener.headline() for seat in winners)
    end = game.listener.board()
    game.server.page.goto(game.server.page.url.replace("/table/", "/replay/"))
    people.until(game.server.page, lambda: game.listener.board().keys() and game.listener.board() != end)


@pytest.mark.parametrize("name", ["meduris", pytest.param("graenaland", marks=pytest.mark.long)])
def test_the_tree_tells_the_board_and_what_the_others_did(name: str, visitor: Visitor) -> None:
    game = Game(visitor(settings=STILL, reduced_motion="reduce"), name)
    others = [seat["name"] for seat in game.server.table["seats"] if not seat["yours"]]
    for _ in range(4):
        assert game.listener.is_asked()
        game.compare()
        game.listener.answer()
    assert game.listener.is_asked()
    said = game.listener.said()
    assert said[-1] == game.listener.headline(), "the question comes after what the others did"
    assert all(any(line.startswith(f"{name}:") for line in said) for name in others)
    since = said[:-1][::-1]
    lately = since[: since.index(said[-1])] if said[-1] in since else since
    assert len(set(lately)) == len(lately), "no turn is told twice"
    now = game.listener.board()
    game.listener.look_back()
    people.until(game.server.page, lambda: game.listener.board() != now)
    game.listener.look_at_what_is()
    people.until(game.server.page, lambda: game.listener.board() == now)


def opened(chromium: Chromium) -> Page:
    return chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")


def at(page: Page, address: str, case: str) -> Listener:
    """A recorded position in which somebody is asked."""
    page.goto(f"{address}#/table/{case}")
    listener = Listener(page, random.Random(0))
    listener.decision.wait_for()
    return listener


def test_what_is_chosen_is_told_and_what_is_pointed_at_is_not(chromium: Chromium, demo_address: str) -> None:
    page = opened(chromium)
    listener = at(page, demo_address, "meduris.action")
    field = page.get_by_role("button", name=re.compile(r"^Field \d+, "))
    field.first.hover(force=True)
    people.until(page, lambda: "Hut on field" in listener.decision.inner_text())
    assert listener.said() == []
    field.first.press("Enter")
    people.until(page, lambda: any(line.startswith("Chosen: Hut on field ") for line in listener.said()))
    assert listener.said()[0].startswith("Chosen: ")
    page.close()


def test_a_good_keeps_its_name_while_a_change_is_shown(chromium: Chromium, demo_address: str) -> None:
    page = opened(chromium)
    listener = at(page, demo_address, "meduris.take")
    assert listener.is_asked()
    listener.moves.get_by_role("option", name="Take wood").click()
    goods = page.get_by_role("region", name="Your supplies").get_by_role("list").first
    people.until(page, lambda: "→" in goods.aria_snapshot())
    assert all(good in goods.aria_snapshot().lower() for good in ("wood", "wool", "copper", "stone"))
    page.close()


def test_what_is_this_tells_what_stands_there(chromium: Chromium, demo_address: str) -> None:
    page = opened(chromium)
    listener = at(page, demo_address, "meduris.action")
    fields = [line for title, told in listener.board().items() if title.startswith("District") for line in told]
    told = page.get_by_role("status").filter(has_text="Field ")
    page.keyboard.press("i")
    for _ in range(30):
        if told.count():
            break
        page.keyboard.press("ArrowDown")
    heard = []
    for _ in range(FEW):
        heard.append(told.inner_text().splitlines()[0])
        page.keyboard.press("ArrowRight")
    assert heard == fields[:FEW]
    page.close()


def test_a_territory_tells_which_cards_lie_there_and_whose_heroes_have_no_vote(
    chromium: Chromium, demo_address: str
) -> None:
    page = opened(chromium)
    listener = at(page, demo_address, "graenaland.propose")
    for title, lines in list(listener.board().items())[1:]:
        name = title.split(",")[0]
        tile = page.get_by_role("group", name=name, exact=True)
        heroes = named(tile.aria_snapshot(), "img")
        told = next(line for line in lines if line.startswith("Heroes: ") or line == "No heroes")
        for hero in told.removeprefix("Heroes: ").split("; ") if told != "No heroes" else []:
            assert hero in heroes
        for place in page.get_by_role("button", name=f"Propose for {name}:").all():
            assert lines[0] in (place.get_attribute("aria-label") or "")
    assert page.get_by_role("button", name="Propose for").count() > 0
    page.close()
