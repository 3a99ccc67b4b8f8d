"""Nothing leaves the reader's hand by an answer that was not on the screen in words before it was sent.

Random turns of every game by every way of input, with the settings of a new person but for the speed. The page's socket
is listened to: whatever it sends, the reader has pressed himself, or it stood in words on a line of the turn, or as the
pressed answer of the question, when he pressed for the last time."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, Response

import nemeton
from tests.web import people
from tests.web.conftest import PHONE, Visitor
from tests.web.people import Json, Way

STILL = {"speed": "off"}
GAMES = nemeton.names()
# What was pressed since the last answer, what could be read at the last press, and what was sent then.
LISTEN = """() => {
  const seen = one => {
    const { width, height } = one.getBoundingClientRect()
    return width > 0 && height > 0
  }
  const whole = one => one.innerText.trim() && ![...one.querySelectorAll('*')].some(
    part => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow === 'ellipsis')
  const read = () => [
    ...[...document.querySelectorAll('#decision .steps [data-step]')]
      .filter(one => seen(one) && whole(one)).flatMap(one => one.dataset.step.split('|')),
    ...[...document.querySelectorAll('[data-move]:is([aria-pressed=true], [aria-selected=true])')]
      .filter(seen).map(one => one.dataset.move),
  ]
  window.hand = { sent: [], pressed: [], presses: 0, read: [] }
  let down = false
  const press = event => {
    if (event.type === 'keydown' && !['Enter', ' '].includes(event.key)) return
    // A click follows a press of its own, unless a script made it: then it is the press.
    if (event.type !== 'click' || !down) { hand.read = read(); hand.presses += 1 }
    down = event.type !== 'click'
    const on = event.target.closest?.('[data-move]')
    if (on) hand.pressed.push(on.dataset.move)
  }
  for (const kind of ['pointerdown', 'keydown', 'click']) addEventListener(kind, press, true)
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (data) {
    const { type, moves } = JSON.parse(data)
    if (type === 'play') {
      hand.sent.push({ moves, pressed: hand.pressed, presses: hand.presses, read: hand.read })
      hand.pressed = []
      hand.presses = 0
    }
    send.call(this, data)
  }
}"""


class Hand:
    """What a page has sent, held against what its reader did and could read."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.told: dict[str, Json] = {}  # what is known of a move that was asked about ahead
        page.on("response", self._hear)
        page.add_init_script(f"({LISTEN})()")  # before the page's own listeners, which may already send
        page.reload()

    def _hear(self, response: Response) -> None:
        if "/ahead?" in response.url and response.ok:
            ask = response.json()["ask"] or {"moves": []}
            self.told |= {move["say"]: move["about"] for move in ask["moves"]}

    def faults(self) -> list[tuple[str, Any]]:
        found = []
        for sent in self.page.evaluate("hand.sent.splice(0)"):
            for move in sent["moves"]:
                if move in sent["pressed"]:
                    continue
                if move not in sent["read"]:
                    found.append(("not on the screen in words", (move, sent)))
                elif not self._is_harmless(move):
                    found.append(("given away for the reader", (move, sent)))
            secret = " to " in sent["moves"][0] and not sent["moves"][0].startswith("give ")
            if (secret or sent["moves"][0] == "stay") and sent["presses"] < 2:
                found.append(("a secret by one press", sent))
        return found

    def _is_harmless(self, move: str) -> bool:
        """Chosen by arrow keys, part of a split that stands there, or nothing another answer would keep."""
        about = self.told.get(move, {})
        if about.get("name") in ("offer_nothing", "offer_one", "offer_both", "offer_chip", "yes", "no", "fee", "spare"):
            return False
        return not about.get("replaced", 0) and about.get("source", "match") in ("match", "half")


def walk(page: Page, name: str, ways: list[Way], questions: int, seed: int) -> None:
    hand, luck = Hand(page), random.Random(seed)
    people.sit_down(page, name, 3)
    for number in range(questions):
        if not people.move(page, luck, ways[number % len(ways)]):
            break
        assert hand.faults() == []


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_sent_that_could_not_be_read(name: str, visitor: Visitor) -> None:
    walk(visitor(settings=STILL), name, [people.by_mouse, people.by_keyboard], 4, seed=2)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_sent_that_could_not_be_read_in_many_turns(name: str, visitor: Visitor) -> None:
    walk(visitor(settings=STILL), name, [people.by_mouse, people.by_keyboard, people.by_mouse], 40, seed=3)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_sent_by_a_finger_that_could_not_be_read(name: str, visitor: Visitor) -> None:
    page = visitor(settings=STILL, viewport=PHONE, has_touch=True, is_mobile=True)
    walk(page, name, [people.by_touch], 25, seed=4)
