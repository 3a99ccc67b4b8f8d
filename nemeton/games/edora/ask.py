"""What can be pending: decisions of players, then draws of the dealer, then steps that happen by themselves.

A decision's name in small letters is its name everywhere else; RULES says which rule asks for it. Beside each stands
what its two numbers mean.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

START: Final[Int] = 0
KEEP: Final[Int] = 1
LAY: Final[Int] = 2
TURN: Final[Int] = 3
DIE: Final[Int] = 4
VALUE: Final[Int] = 5  # a: value of the die
FIELD: Final[Int] = 6  # a: value placed, b: value of the die taken
DO: Final[Int] = 7  # a: code of the field
PROVISIONS: Final[Int] = 8  # a: code of the field
PICK: Final[Int] = 9  # a: dice still to take, b: cause
TABLET: Final[Int] = 10  # a: 1 if it may be declined
BREW: Final[Int] = 11  # a: how often
SIGN: Final[Int] = 12  # a: multiplier
GEM: Final[Int] = 13  # a: level * 16 + multiplier, b: 1 if it may be declined
MENHIR: Final[Int] = 14  # a: 1 if it may be declined
STELE: Final[Int] = 15  # a: value, b: 1 if it may be declined
REPEAT: Final[Int] = 16  # a: bit set of bonuses, b: cause
RAISE: Final[Int] = 17  # a: how many dice
FLIP: Final[Int] = 18
PLUCK: Final[Int] = 19  # a: how many herbs
HERB: Final[Int] = 20  # a: pair

FIRST_DRAW: Final[Int] = 21
DEAL_TILE: Final[Int] = 21  # a: slot, b: bit set of those laid
DEAL_ROTATION: Final[Int] = 22  # a: slot
DEAL_CORNER: Final[Int] = 23  # a: corner slot, b: bit set of those laid
DEAL_CONNECTOR: Final[Int] = 24  # a: connector slot, b: bit set of those laid
DEAL_FRONT: Final[Int] = 25
DEAL_DISPLAY: Final[Int] = 26  # a: spot, b: 1 while the display is laid out
DEAL_STONE: Final[Int] = 27  # a: gap, b: bit set of those laid
DEAL_DOLMEN: Final[Int] = 28  # a: rim slot
DEAL_ROLL: Final[Int] = 29  # a: dice still to roll, b: 0 personal, 1 general supply
DEAL_TABLET: Final[Int] = 30
DEAL_SECRET: Final[Int] = 31  # a: tablets still to draw
DEAL_HERB: Final[Int] = 32  # a: space, b: bit set of those laid
DEAL_STARTER: Final[Int] = 33  # a: bit set of the tied seats

FIRST_STEP: Final[Int] = 34
THEN_ASSEMBLE: Final[Int] = 34
THEN_REVEAL_TABLETS: Final[Int] = 35
THEN_REVEAL_HERBS: Final[Int] = 36
THEN_STARTER: Final[Int] = 37
THEN_COPY: Final[Int] = 38  # a: 1 when the druid master has laid and rolled
THEN_TOWER: Final[Int] = 39
THEN_TURN: Final[Int] = 40
THEN_GAIN_DICE: Final[Int] = 41  # a: how many, b: cause
THEN_BONUS: Final[Int] = 42  # a: bonus, b: cause
THEN_REFILL: Final[Int] = 43  # a: spot
THEN_EFFECT: Final[Int] = 44  # a: place in the list of effects
THEN_FIRES: Final[Int] = 45  # a: which of the two fireplaces of the place comes next
THEN_COVER: Final[Int] = 46  # a: fireplace
THEN_DOLMENS: Final[Int] = 47
THEN_HERBS: Final[Int] = 48
THEN_END_TURN: Final[Int] = 49
THEN_SCORE: Final[Int] = 50
THEN_EQUIP: Final[Int] = 51

RULES: Final = {
    START: "E-18",
    KEEP: "E-20",
    LAY: "E-22",
    TURN: "E-24",
    DIE: "E-31",
    VALUE: "E-71",
    FIELD: "E-31",
    DO: "E-35",
    PROVISIONS: "E-43",
    PICK: "E-43",
    TABLET: "E-49",
    BREW: "E-50",
    SIGN: "E-52",
    GEM: "E-52",
    MENHIR: "E-55",
    STELE: "E-57",
    REPEAT: "E-72",
    RAISE: "E-103",
    FLIP: "E-102",
    PLUCK: "E-104",
    HERB: "E-62",
}
