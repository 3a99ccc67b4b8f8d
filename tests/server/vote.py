"""A game no server has heard of, in which everybody decides at the same time and in secret: played over real sockets.

Compiled classes cannot be subclassed by interpreted ones, so this runs as a program with NEMETON_PLAIN=1 and ends with
an error if something is not as it should be. It also shows that a new game touches no server code.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from nemeton import games
from nemeton.core.flat import Ints
from nemeton.core.game import Game
from nemeton.core.notation import Form, Names, Notation
from nemeton.core.options import Options
from nemeton.core.rng import Rng
from nemeton.core.state import NOBODY, OWN_NUMBERS, TOGETHER, State
from nemeton.core.tables import EventForm
from nemeton.core.thing import Refusal, Say, Thing, View
from nemeton.core.value import Value

HANDS = ("rock", "paper")
ROUNDS = 3
SHOW, REVEAL = 0, 1  # a decision of all, and what happens by itself
ROUND = OWN_NUMBERS
CHOSEN = OWN_NUMBERS + 1  # + seat
WON = CHOSEN + 4  # + seat


class VoteState(State):
    def __init__(self) -> None:
        super().__init__(1, 0, 2)

    def blank(self) -> State:
        return VoteState()

    def ask_all(self) -> None:
        self.push(REVEAL, NOBODY)
        self.push(SHOW, TOGETHER, (1 << self.players) - 1)

    def find(self, kind: int, seat: int, a: int, b: int) -> None:
        for hand in range(len(HANDS)):
            self.add(hand)

    def decide(self, kind: int, seat: int, a: int, b: int, move: int) -> None:
        self.at[CHOSEN + seat] = move
        self.tell(0, seat, move)

    def step(self, kind: int, seat: int, a: int, b: int) -> None:
        for one in range(self.players):
            self.at[WON + one] += self.at[CHOSEN + one]
            self.tell(1, one, self.at[CHOSEN + one])
        self.at[ROUND] += 1
        if self.at[ROUND] < ROUNDS:
            self.ask_all()

    def score(self, seat: int) -> int:
        return self.at[WON + seat]

    def ahead(self, one: int, other: int) -> int:
        return self.score(one) - self.score(other)

    def hide(self, seat: int, rng: Rng) -> None:
        return


class Vote(Game[VoteState, View]):
    name = "vote"
    title = "Vote"
    min_players, max_players, minutes = 2, 4, 1
    rules_version = 1
    content = {"fingerprint": "vote"}
    row_size = WON + 4
    most_turns_bound = 12
    move_codes = 2
    value = Value()
    fields = {"seat": "seat", "hand": "hand"}
    terms = {"hand": HANDS}
    decisions = ("show",)
    notation = Notation(title, [Form(0, "{}", Names("hand", HANDS))], [])
    events = (EventForm("chooses", ("seat", "hand?")), EventForm("shows", ("seat", "hand")))

    def state(self) -> VoteState:
        return VoteState()

    def put_options(self, at: Ints, options: Options) -> None:
        return

    def set_up(self, state: VoteState) -> None:
        state.ask_all()
        state.settle()

    def preview(self, state: VoteState, move: int) -> Thing:
        return {"name": "show", "hand": HANDS[move]}

    def view(self, state: VoteState, seat: int | None) -> View:
        return {"round": state.at[ROUND], "awaited": state.awaited()}

    def refusals(self, state: VoteState, seat: int, move: int) -> list[Refusal]:
        return []

    def public(self, move: int) -> bool:
        return False

    def result(self, state: VoteState, seat: int, place: int) -> Thing:
        return {"name": "result", "seat": seat, "place": place}

    def what_decided(self, state: VoteState, winner: int, second: int) -> Thing:
        return {"name": "decided_by_votes", "seat": winner}

    def faults(self, state: VoteState) -> list[str]:
        return []

    def picture(self, view: View, say: Say, names: Sequence[str]) -> list[str]:
        return []


VOTE = Vote()
games.game = lambda name: VOTE  # type: ignore[assignment]
games.names = lambda: ("vote",)  # type: ignore[assignment]

from tests.server.support import Json, Line, Person, quick, running  # noqa: E402


def update_to(line: Line, number: int) -> Json:
    """Heard already, or still to come."""
    for known in line.told:
        if known["type"] == "update" and known["number"] == number:
            return known
    return line.until(lambda heard: heard["type"] == "update" and heard["number"] == number)


def play(address: str) -> None:
    with Person(address) as anouk:
        laid = anouk.do("/api/tables", game="vote", seats=[{"kind": "human"}] * 3)
        table, tokens = laid["table"], laid["tokens"]
        assert (table["number"], table["awaited"]) == (0, [0, 1, 2])
        people = [Person(address, tokens[str(seat)]) for seat in range(3)]
        with (
            people[0].live(table["id"]) as one,
            people[1].live(table["id"]) as two,
            people[2].live(table["id"]) as three,
        ):
            lines = [one, two, three]
            for seat, line in enumerate(lines):
                first = line.next()
                assert [ask["seat"] for ask in first["asks"]] == [seat]
            # All name the same number: nobody has to wait for the others, and nobody sees what they chose.
            for seat, line in reversed(list(enumerate(lines))):
                assert line.ask("play", seat=seat, after=0, moves=["paper"])["type"] == "ok"
            mid = update_to(two, 1)
            assert mid["entries"] == [{"number": 1, "seat": 2, "say": None, "forced": False}]
            asked = {"changes": [[["awaited"], [0, 1]]]}
            assert mid["events"] == [{"name": "chooses", "seat": 2, "hand": None, "number": 1, **asked}]
            assert [ask["seat"] for ask in mid["asks"]] == [1]
            own = update_to(three, 1)
            assert own["entries"][0]["say"] == "paper"
            assert own["asks"] == []
            last = update_to(two, 3)
            assert [event["name"] for event in last["events"]] == ["chooses", "shows", "shows", "shows"]
            assert last["table"]["awaited"] == [0, 1, 2]
            # Twice is refused, and so is what was meant for the round before.
            assert one.ask("play", seat=0, after=2, moves=["rock"])["code"] == "conflict"
            assert one.ask("play", seat=0, after=3, moves=["rock"])["type"] == "ok"
            assert one.ask("play", seat=0, after=4, moves=["rock"])["code"] == "not_your_turn"
            assert one.ask("undo", seat=0)["type"] == "ok"
            assert people[0].look(table["id"])["awaited"] == [0, 1, 2]
        for person in people:
            person.http.close()
        # Two people on one device, to the end.
        laid = anouk.do("/api/tables", game="vote", seats=[{"kind": "human"}, {"kind": "human"}])
        with anouk.live(laid["table"]["id"]) as line:
            message = line.next()
            while message["table"]["status"] == "playing":
                ask = message["asks"][-1]
                line.send(type="play", seat=ask["seat"], after=ask["number"], moves=["rock"])
                message = line.until_type("update", "error")
                assert message["type"] == "update", message
        assert message["table"]["result"]["ranking"] == [1, 1]
        record = anouk.get(f"/api/tables/{laid['table']['id']}/record").text
        assert record.count("rock") == 2 * ROUNDS
        assert len(anouk.get(f"/api/tables/{laid['table']['id']}/positions").json()["positions"]) == 2 * ROUNDS + 1


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, running(quick(Path(folder))) as server:
        play(server.address)
    return 0


if __name__ == "__main__":
    sys.exit(main())
