"""What can happen in a game of Celtica; the words stand in words/*.ftl.

The name of an event, in small letters, is its name on the wire. Fields with a question mark only its seat may know.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

STARTS: Final[Int] = 0
ROUND: Final[Int] = 1
DEAL: Final[Int] = 2
DISPLAY: Final[Int] = 3
START_PART: Final[Int] = 4
RESHUFFLE: Final[Int] = 5
PLAY: Final[Int] = 6
WALK: Final[Int] = 7
STAYS: Final[Int] = 8
TAKE: Final[Int] = 9
GIVE: Final[Int] = 10
NOTHING_TO_GIVE: Final[Int] = 11
EXPERIENCE: Final[Int] = 12
NO_EXPERIENCE: Final[Int] = 13
DRAW: Final[Int] = 14
DECLINE: Final[Int] = 15
OUT: Final[Int] = 16
LAST_ROUND: Final[Int] = 17
ALL_ARRIVED: Final[Int] = 18
NO_PARTS: Final[Int] = 19
VOID: Final[Int] = 20
FINAL: Final[Int] = 21
FINAL_SKIPPED: Final[Int] = 22
SWAP: Final[Int] = 23
BUY: Final[Int] = 24
DONE: Final[Int] = 25
RESULT: Final[Int] = 26
SECRET_PART: Final[Int] = 27  # CA-1
REVEAL: Final[Int] = 28

FIELDS: Final = {
    STARTS: "seat",
    ROUND: "round seat",
    DEAL: "seat druid?",
    DISPLAY: "part",
    START_PART: "seat part",
    RESHUFFLE: "pile",
    PLAY: "seat druid cards experience",
    WALK: "seat druid from to",
    STAYS: "seat druid",
    TAKE: "seat parts",
    GIVE: "seat parts",
    NOTHING_TO_GIVE: "seat",
    EXPERIENCE: "seat druid?",
    NO_EXPERIENCE: "seat",
    DRAW: "seat druid?",
    DECLINE: "seat",
    OUT: "seat",
    LAST_ROUND: "druid",
    ALL_ARRIVED: "seat",
    NO_PARTS: "seat",
    VOID: "seat cards",
    FINAL: "seat",
    FINAL_SKIPPED: "seat",
    SWAP: "seat own part",
    BUY: "seat part",
    DONE: "seat",
    RESULT: "seat complete place",
    SECRET_PART: "seat part?",
    REVEAL: "seat parts",
}
