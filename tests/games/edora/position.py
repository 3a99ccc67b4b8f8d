"""Positions of Edora as the test vectors tell them, on the golden assembly R0 (docs/rules/edora.md, section 9.1).

The set-up is dealt for real: tiles in order and unturned, seat A the druid master on start place H01. Then single
things are changed by hand, which only this module does; where a vector speaks of an action, the first field of A's
place is made to carry it, so that the whole way from the walk to the end of the turn is played. What came of it is read
off the view and the events.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from nemeton import CHANCE
from nemeton.core.thing import Thing
from nemeton.games.edora import ask, content
from nemeton.games.edora import row as r
from nemeton.games.edora.game import GAME
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.view import EdoraView, PlaceView, SeatView

A, B, C = range(3)
RED_APART = "red orange yellow red green blue orange yellow violet green blue violet"  # red at H00 and V03
CELLS = {
    "provisions": r.PROVISIONS,
    "mistletoe": r.MISTLETOE,
    "prestige": r.PRESTIGE,
    "sickle": r.SICKLE,
}
HERB_STATES = {"active": r.ACTIVE, "inactive": r.INACTIVE}


def place(key: str) -> int:
    return content.PLACE_KEYS.index(key)


def r0(players: int = 2, dolmens: str = RED_APART, **options: Any) -> Position:
    """The first turn of A, who stands on H01; the others on V10, H31, V13."""
    p = Position(GAME.start(players, listen=True, **options))
    p.deal(dolmens.split())
    starts = ["V13", "H31", "V10"]
    while p.asked == "start":
        p.play(f"start {'H01' if p.state.turn == A else starts.pop()}")
    assert (p.state.turn, p.asked) == (A, "turn")
    assert GAME.faults(p.state) == []
    return p


class Position:
    def __init__(self, state: Edora) -> None:
        self.state = state

    # --- looking at it ---

    @property
    def view(self) -> EdoraView:
        return GAME.view(self.state, None)

    @property
    def asked(self) -> str:
        return self.view["phase"]

    @property
    def legal(self) -> list[str]:
        return [GAME.say(self.state, move) for move in self.state.moves()]

    def of(self, seat: int) -> SeatView:
        return self.view["seats"][seat]

    def place(self, key: str) -> PlaceView:
        return self.view["places"][place(key)]

    def die(self, seat: int, key: str) -> int:
        """What the player's die on a place shows."""
        return next(field["value"] for field in self.place(key)["fields"] if field["seat"] == seat)

    def fire(self, key: str) -> int | None:
        """Who covered it."""
        return self.view["fires"][content.FIRE_KEYS.index(key)]["seat"]

    def gained(self, seat: int) -> dict[str, int]:
        """What a player has that gains change."""
        of = self.of(seat)
        return {
            "prestige": of["prestige"],
            "provisions": of["provisions"],
            "mistletoe": of["mistletoe"],
            "knowledge": of["knowledge"],
            "sickle": of["sickle"],
            "dice": sum(of["personal"]),
        }

    def events(self, *names: str) -> list[Thing]:
        """Those of these names, in order; without names all."""
        events = [GAME.tell(event, None) for event in self.state.log or []]
        return [event for event in events if event["name"] in names or not names]

    def herbs(self, seat: int, where: str) -> set[str]:
        return {herb["herb"] for herb in self.of(seat)["herbs"] or [] if herb["state"] == where}

    def pair(self, seat: int, number: int) -> list[str]:
        """The herbs of a pair on the large board, counted from 0."""
        return [herb["herb"] for herb in self.of(seat)["herbs"] or [] if herb["pair"] == number]

    def progress(self, seat: int, key: str) -> tuple[int, int]:
        """How far a player who has this tablet is with it, and how far he must be."""
        (found,) = [tablet for tablet in self.of(seat)["tablets"] or [] if tablet["tablet"] == key]
        return found["progress"], found["needs"]

    def why_not(self, wish: str, seat: int = A) -> list[dict[str, Any]]:
        return [refusal.thing() for refusal in GAME.why_not(self.state, seat, wish)]

    # --- changing it ---

    def has(self, seat: int, **amounts: int) -> None:
        """So many provisions, mistletoe, prestige points; the sickle there."""
        for what, amount in amounts.items():
            self.state.at[CELLS[what] + seat] = amount

    def turn_of(self, seat: int = A) -> None:
        """Let that seat begin a turn."""
        self.state.drop_pending()
        self.state.push(ask.THEN_TURN, seat)
        self.state.settle()

    def in_round(self, number: int, first: int) -> None:
        self.state.at[r.ROUND] = number
        self.state.at[r.FIRST] = first

    def stand(self, seat: int, key: str) -> None:
        """The pawn stands there after some turns."""
        self.state.at[r.PAWN + seat] = place(key)
        self.state.at[r.STARTED + seat] = 1

    def hold(self, seat: int, dice: Sequence[int]) -> None:
        self._supply(r.PERSONAL + seat * r.FACES, dice)

    def general(self, seat: int, dice: Sequence[int]) -> None:
        self._supply(r.GENERAL + seat * r.FACES, dice)

    def _supply(self, start: int, dice: Sequence[int]) -> None:
        for value in range(r.FACES):
            self.state.at[start + value] = dice.count(value)

    def put_die(self, seat: int, key: str, value: int) -> None:
        """A die from elsewhere on the lowest free field of a place."""
        self.state.at[r.PERSONAL + seat * r.FACES + value] += 1
        self.state.lay_die(seat, place(key), r.lowest(self.state.free(place(key))), value, value)

    def herb(self, seat: int, *keys: str, where: str = "active") -> None:
        for key in keys:
            self.state.put_herb(seat, content.HERB_KEYS.index(key), HERB_STATES[where])

    def fields(self, key: str, *codes: str) -> None:
        """The first fields of a place carry these actions."""
        for field, code in enumerate(codes):
            self.state.at[r.FIELD + place(key) * r.FIELDS + field] = content.ACTION_KEYS.index(code)

    def markers(self, *ranks: tuple[int, int]) -> None:
        """Knowledge position and height in the tower of A, B …"""
        for seat, (position, height) in enumerate(ranks):
            self.state.at[r.RANK + seat] = position * 4 + height

    def menhirs(self, seat: int, *keys: str) -> None:
        """They stand beside V23 already."""
        self._stones(seat, self.state.put_menhir, [content.MENHIR_KEYS.index(key) for key in keys])

    def steles(self, seat: int, *keys: str) -> None:
        self._stones(seat, self.state.put_stele, [content.STELE_KEYS.index(key) for key in keys])

    def _stones(self, seat: int, put: Callable[[int, int], None], stones: Sequence[int]) -> None:
        pawn = self.state.pawn(seat)
        self.state.at[r.PAWN + seat] = place("V23")
        for stone in stones:
            put(seat, stone)
        self.state.at[r.PAWN + seat] = pawn

    def stones_beside(self, key: str, count: int) -> None:
        self.state.at[r.STONES_AT + place(key)] = count

    def gem(self, seat: int, level: int, side: int, key: str) -> None:
        self.state.put_gem(seat, level * 2 + side, content.BONUS_KEYS.index(key))

    def tablets(self, seat: int, **copies: int) -> None:
        """These tablets and no others."""
        for i, key in enumerate(content.TABLET_KEYS):
            self.state.at[r.TABLETS_OF + seat * r.TABLETS + i] = copies.get(key, 0)

    def empty_spot(self, spot: int) -> None:
        self.state.at[r.DISPLAY + spot - 1] = r.NONE

    def empty_pile(self) -> None:
        for tablet in range(r.TABLETS):
            self.state.at[r.PILE + tablet] = 0

    def potion_brewed(self, seat: int, key: str) -> None:
        self.state.take_potion(seat, content.POTION_KEYS.index(key), 0)

    def dolmens_joined(self, seat: int, *colours: str) -> None:
        """Somebody was quicker with these."""
        for colour in colours:
            self.state.take_dolmens(seat, content.DOLMEN_KEYS.index(colour))
            self.state.take_beige(seat)

    # --- going on ---

    def deal(self, dolmens: Sequence[str]) -> None:
        """R0: parts in order and unturned; A rolls only sixes, the others ones; what else is drawn does not matter."""
        rolled = 0
        while self.state.turn == CHANCE:
            say = self.legal[0]
            if say.startswith("dolmen"):
                say = f"dolmen {dolmens[[slot['colour'] for slot in self.view['dolmens']].index(None)]}"
            elif say.startswith("roll"):
                say = "roll 6" if rolled < content.DICE_PERSONAL else "roll 1"
                rolled += 1
            self.play(say)

    def play(self, *says: str) -> None:
        """Play these lines of notation, draws included, each legal in its turn."""
        for say in says:
            self.state.play(GAME.read(self.state, say))

    def play_while(self, asked: str) -> None:
        """Answer with the first of the possible moves as long as A is asked that."""
        while self.state.turn == A and self.asked == asked:
            self.play(self.legal[0])

    def decline(self) -> None:
        """Out of whatever the action asks, until the fires or the next turn."""
        self.play_while("field")
        while self.state.turn == A and "decline" in self.legal:
            self.play("decline")

    def act(self, code: str, *says: str, die: int = 1, provisions: int = 15) -> dict[str, int]:
        """A's first turn on a field with this action: what it brought, contest and price of the die not counted.

        Afterwards it is again A's decision inside the action, or the turn is over."""
        self.hold(A, [die])
        self.has(A, provisions=provisions)
        self.fields("H01", code)
        self.turn_of(A)
        self.play("go H01")
        while self.asked in ("die", "value"):
            self.play(next(say for say in self.legal if say in (f"die {die}", f"turn {die}")))
        before = {**self.gained(A), "provisions": provisions - die, "dice": 0}
        if self.asked == "field":
            self.play(f"field {code}")
        self.play(*says)
        return {key: value - before[key] for key, value in self.gained(A).items() if value != before[key]}
