"""How the moves of Meduris are numbered; notation.py says how they are written, and that no two overlap."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

PLACE: Final[Int] = 0  # + plateau
TAKE: Final[Int] = 4  # + good
TAKE_NOTHING: Final[Int] = 8
GIVE: Final[Int] = 9  # + good
LAY: Final[Int] = 13  # + good, laid down secretly
WORKER: Final[Int] = 17  # + (plateau * LEVELS + level) * GOODS + target plateau
HUT: Final[Int] = 65  # + field
TEMPLE: Final[Int] = 105  # + field
OFFER_NOTHING: Final[Int] = 145
OFFER_ONE: Final[Int] = 146
OFFER_BOTH: Final[Int] = 147
OFFER_CHIP: Final[Int] = 148
WILL_BUILD: Final[Int] = 149
WILL_NOT_BUILD: Final[Int] = 150
STARTS: Final[Int] = 151  # + seat
ROLL: Final[Int] = 155  # + face
CHIP: Final[Int] = 161  # + field, where one is laid
TURN_UP: Final[Int] = 201  # + field * CHIPS + kind of chip
CHIPS: Final[Int] = 3
PAY: Final[Int] = 321  # + payment
DIGIT: Final[Int] = 19  # a payment is a number to this base: wood, wool, copper, stone, 0 to 18 of each
CODES: Final[Int] = PAY + DIGIT * DIGIT * DIGIT * DIGIT
MOST: Final[Int] = 2500  # all 72 goods can pay for one hut in at most 2,481 ways (k = 10)
