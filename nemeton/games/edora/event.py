"""What happens at the table, as numbers and as the fields they stand for; the words are event-<name> in words/*.ftl.

An event's name in small letters is its name everywhere else. A field with a question mark is known to its seat alone.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

PART: Final[Int] = 0
FRONT: Final[Int] = 1
DISPLAY: Final[Int] = 2
STONE: Final[Int] = 3
DOLMEN: Final[Int] = 4
ROLL: Final[Int] = 5
START_TABLET: Final[Int] = 6
SECRET_TABLET: Final[Int] = 7
HERB_LAID: Final[Int] = 8
SAME_HERBS: Final[Int] = 9
SAME_DICE: Final[Int] = 10
LAYS: Final[Int] = 11
STARTS: Final[Int] = 12
PAWN: Final[Int] = 13
ROUND: Final[Int] = 14
TURN: Final[Int] = 15
EMERGENCY: Final[Int] = 16
GO: Final[Int] = 17
STAY: Final[Int] = 18
PLACE: Final[Int] = 19
TURNED: Final[Int] = 20
PAY: Final[Int] = 21
CONTEST: Final[Int] = 22
DECLINE: Final[Int] = 23
NO_EFFECT: Final[Int] = 24
PRESTIGE: Final[Int] = 25
PROVISIONS: Final[Int] = 26
MISTLETOE: Final[Int] = 27
DIE: Final[Int] = 28
KNOWLEDGE: Final[Int] = 29
SICKLE: Final[Int] = 30
TABLET: Final[Int] = 31
NO_REFILL: Final[Int] = 32
BREW: Final[Int] = 33
GEM: Final[Int] = 34
MENHIR: Final[Int] = 35
STELE: Final[Int] = 36
RAISE: Final[Int] = 37
TRIGGER: Final[Int] = 38
ACTIVE: Final[Int] = 39
INACTIVE: Final[Int] = 40
FIRE: Final[Int] = 41
COVER: Final[Int] = 42
CHAIN: Final[Int] = 43
BEIGE: Final[Int] = 44
LAST_DIE: Final[Int] = 45
LAST_ROUND: Final[Int] = 46
FULFILLED: Final[Int] = 47
SCORE: Final[Int] = 48
RESULT: Final[Int] = 49

FIELDS: Final = {
    PART: "part slot",
    FRONT: "parity",
    DISPLAY: "tablet spot",
    STONE: "bonus gap",
    DOLMEN: "colour place",
    ROLL: "seat value supply",
    START_TABLET: "seat tablet",
    SECRET_TABLET: "seat tablet?",
    HERB_LAID: "seat herb pair",
    SAME_HERBS: "seat master",
    SAME_DICE: "seat master",
    LAYS: "seat pair",
    STARTS: "seat",
    PAWN: "seat place",
    ROUND: "round seat",
    TURN: "seat",
    EMERGENCY: "seat",
    GO: "seat origin place cost",
    STAY: "seat place",
    PLACE: "seat value place action",
    TURNED: "seat die value",
    PAY: "seat cost left",
    CONTEST: "seat place",
    DECLINE: "seat",
    NO_EFFECT: "seat",
    PRESTIGE: "seat amount cause raised",
    PROVISIONS: "seat amount cause",
    MISTLETOE: "seat amount cause",
    DIE: "seat value amount cause",
    KNOWLEDGE: "seat steps field cause",
    SICKLE: "seat steps to cause",
    TABLET: "seat tablet spot",
    NO_REFILL: "spot",
    BREW: "seat potion cost",
    GEM: "seat bonus level times",
    MENHIR: "seat bonus place",
    STELE: "seat bonus place units",
    RAISE: "seat place value",
    TRIGGER: "seat pair",
    ACTIVE: "seat herb",
    INACTIVE: "seat herb",
    FIRE: "seat fire",
    COVER: "seat fire",
    CHAIN: "seat colour dice",
    BEIGE: "seat which",
    LAST_DIE: "seat",
    LAST_ROUND: "round",
    FULFILLED: "seat tablet copies",
    SCORE: "seat amount cause",
    RESULT: "seat prestige rank",
}
