"""What can be pending in Meduris: decisions of players, then draws of the dealer, then steps that happen by themselves.

The name of a decision, in small letters, is its name on the wire. Comments say what the two numbers of a frame are.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

LAY_CHIP: Final[Int] = 0  # a: chips laid so far
PLACE: Final[Int] = 1
TAKE: Final[Int] = 2
GIVE: Final[Int] = 3
LAY: Final[Int] = 4
ACTION: Final[Int] = 5
PAY: Final[Int] = 6  # a: field, b: what for
OFFER: Final[Int] = 7  # a: field
STILL_BUILD: Final[Int] = 8  # a: how many are still to be asked, this seat included

FIRST_DRAW: Final[Int] = 9
START: Final[Int] = 9
CHIP_FIELD: Final[Int] = 10  # a: chips laid so far
TURN_UP: Final[Int] = 11  # a: field
ROLL: Final[Int] = 12

FIRST_STEP: Final[Int] = 13
LAYING: Final[Int] = 13  # a: chips laid so far
TURNING_UP: Final[Int] = 14  # a: fields looked at so far
PLACING: Final[Int] = 15  # a: workers still to place
TURN: Final[Int] = 16
TURN_END: Final[Int] = 17
RITUAL: Final[Int] = 18  # a: field of the hut just asked, b: huts asked so far
POLLING: Final[Int] = 19  # a: players still to ask
LAST_LAP: Final[Int] = 20  # a: field behind which the lap began, b: fields passed
SCORING: Final[Int] = 21

RULES: Final = {
    LAY_CHIP: "M-4",
    PLACE: "M-9",
    TAKE: "M-13",
    GIVE: "M-14",
    LAY: "MC-7",
    ACTION: "M-15",
    PAY: "M-19",
    OFFER: "M-33",
    STILL_BUILD: "MC-3",
}
