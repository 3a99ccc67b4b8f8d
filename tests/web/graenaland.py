"""Two people who play Graenaland in two browsers and talk about it: they read what the page is told, and click."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocket

from tests.server.support import completed
from tests.web import people
from tests.web.people import Json

RESOURCES = ("grain", "wood", "ore", "livestock", "gold")
COSTS = {
    "road": ("wood", "ore"),
    "improvement": ("ore", "livestock"),
    "market": ("grain", "livestock"),
    "palisade": ("wood", "wood"),
}
OWED = "give_card_next"
BUILDINGS = ("declare", "village", "church", "hall", "fortress", "army")


class Browser:
    """One person's page, and everything it was told over its socket."""

    def __init__(self, page: Page, seat: int) -> None:
        self.page = page
        self.seat = seat
        self.frames: list[str] = []
        self.game: Json = {}  # the last snapshot or update
        self.table: Json = {}
        self.events: list[Json] = []
        self.promises: list[Json] = []
        page.on("websocket", lambda socket: self._follow(socket))

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, text: str) -> None:
        self.frames.append(text)
        message = json.loads(text)
        self.table = message.get("table", self.table)
        if message["type"] == "changed":
            message = completed(self.game, message)
        self.promises = message.get("promises", self.promises)
        if message["type"] in ("snapshot", "update"):
            self.game = message
            self.events += message.get("log", message.get("events"))

    def until(self, right: Callable[[Browser], object]) -> None:
        """Waits until something is so; what the socket brings is heard meanwhile."""
        people.until(self.page, lambda: right(self))

    def hear(self, number: int) -> None:
        """Waits for what the server told last."""
        self.until(lambda one: one.game["number"] == number)

    # --- what the person sees ---

    @property
    def view(self) -> Json:
        return dict(self.game["view"])

    @property
    def ask(self) -> Json | None:
        asks = self.game.get("asks") or []
        return dict(asks[0]) if asks else None

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["status"] == "over"

    def asked(self, kind: str) -> bool:
        return self.ask is not None and self.ask["kind"] == kind

    def moves(self) -> list[str]:
        return [move["say"] for move in (self.ask or {"moves": []})["moves"]]

    def told(self, name: str) -> list[Json]:
        return [event for event in self.events if event["name"] == name]

    def territory(self, key: str) -> Json:
        return next(dict(one) for one in self.view["territories"] if one["territory"] == key)

    def holds(self, resource: str) -> bool:
        hand = self.view["seats"][self.seat]["hand"]
        return bool(hand[RESOURCES.index(resource)] or hand[RESOURCES.index("gold")])

    # --- what the person does ---

    def play(self, say: str) -> None:
        """Chooses in the list of moves and confirms, as somebody with a mouse does."""
        assert people.decision(self.page) == "ask"
        number = people.question(self.page)
        people.show_list(self.page)
        entry = self.page.locator(f'#decision [role=option][data-move="{say}"]')
        if entry.get_attribute("aria-selected") != "true":
            entry.click()
        people.send(self.page)
        people.answered(self.page, number)
        self.until(lambda one: one.over or one.game["number"] > int(number))

    def promise(self, to: str, what: str, where: str | None = None) -> None:
        """Words a promise in its window."""
        before = len(self.promises)
        self.page.get_by_role("region", name="Discussion").get_by_role("button", name="Promise something").click()
        dialog = self.page.get_by_role("dialog")
        dialog.locator("label", has_text=to).click()
        dialog.locator("label", has_text=what).click()
        if where is not None:
            dialog.get_by_role("combobox", name="Territory").select_option(label=where)
        dialog.get_by_role("button", name="Promise", exact=True).click()
        self.until(lambda one: len(one.promises) > before)

    def offer(self, to: str, asks: str, gives: str) -> None:
        """Words an offer in its window."""
        self.page.get_by_role("region", name="Discussion").get_by_role("button", name="Negotiate").click()
        self.page.get_by_role("dialog").locator("label", has_text=to).click()
        self.make_offer(asks, gives)

    def make_offer(self, asks: str, gives: str) -> None:
        """In the window that is open."""
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("combobox", name="I want").select_option(label=asks)
        dialog.get_by_role("combobox", name="For it").select_option(label=gives)
        dialog.get_by_role("button", name="Offer", exact=True).click()

    def say_ready(self) -> None:
        self.page.get_by_role("button", name="Ready", exact=True).click()
        self.until(lambda one: one.seat not in (one.table["talk"] or {"waiting": []})["waiting"])


# --- how they play ---


def choose(one: Browser, other: Browser) -> str:
    """A sensible move: they vote for each other, and build together once before they build alone."""
    moves = one.moves()
    kind = (one.ask or {})["kind"]
    if kind == "propose":
        return _proposal(one, other, moves)
    if kind == "give":
        return _receiver(one, other, moves)
    if kind == "vote":
        return "yes" if _likes(one, other) else "no"
    if kind == "build":
        return _project(one, other, moves)
    if kind in ("pledge", "help", "fill"):
        return _pledge(one, other, moves, kind)
    return "stay" if kind == "move" else moves[0]


def _proposal(one: Browser, other: Browser, moves: list[str]) -> str:
    wishes = [move for move in moves if move.startswith("propose")]
    land = {move: one.territory(move.split()[1]) for move in wishes}
    alone = [move for move in wishes if land[move]["decides"] == one.seat]
    together = [
        move
        for move in wishes
        if land[move]["votes"][one.seat] + land[move]["votes"][other.seat] >= land[move]["needed"]
    ]
    best = sorted(alone or together, key=lambda move: -sum(land[move]["cards"]))
    return best[0] if best else "pass"


def _receiver(one: Browser, other: Browser, moves: list[str]) -> str:
    """Everything for oneself where one decides alone and owes nothing; otherwise the first card is for the other."""
    proposal = one.view["proposal"]
    owes = any((given["seat"], given["name"], given["fate"]) == (one.seat, OWED, "open") for given in one.promises)
    alone = one.territory(proposal["territory"])["decides"] == one.seat and not owes
    seat = one.seat if alone or any(proposal["offers"]) else other.seat
    return next((move for move in moves if move.endswith(f" to {seat + 1}")), moves[0])


def _likes(one: Browser, other: Browser) -> bool:
    proposal = one.view["proposal"]
    return proposal["seat"] == other.seat or bool(proposal["offers"][one.seat])


def _project(one: Browser, other: Browser, moves: list[str]) -> str:
    if "declare" in moves:
        return "declare"
    if not one.told("joint_built"):
        for move in (move for move in moves if move.startswith("joint")):
            first, second = COSTS[move.split()[1]]
            if (one.holds(first) and other.holds(second)) or (one.holds(second) and other.holds(first)):
                return move
    for wish in BUILDINGS:
        found = [move for move in moves if move.startswith(wish)]
        if found and (one.told("joint_built") or wish == "village"):
            return found[0]
    return "end"


def _pledge(one: Browser, other: Browser, moves: list[str], kind: str) -> str:
    """The lead player leaves one slot open for the other, who fills it."""
    project = one.view["project"]
    pledges = [move for move in moves if move.startswith("pledge")]
    if kind == "pledge":
        wanted = [move for move in pledges if _leaves(project["need"], move, other)]
        return wanted[0] if wanted and len(project["need"]) > 1 else "enough"
    if kind == "help":
        return pledges[0] if pledges and project["seat"] == other.seat else "pass"
    return pledges[0] if pledges else "cancel"


def _leaves(need: list[str], move: str, other: Browser) -> bool:
    """Whether the other can fill what this pledge leaves open."""
    left = list(need)
    left.remove(move.split()[1])
    return all(other.holds(resource) for resource in left)
