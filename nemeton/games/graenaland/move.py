"""How the moves of Graenaland are numbered: where each range begins, and what is added to it.

The sizes of the ranges are literals, so that the compiler folds the sums; notation.py refuses ranges that overlap.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

STAY: Final[Int] = 0
HERO: Final[Int] = 1  # + hero * TILES + tile
PASS: Final[Int] = HERO + 3 * 9
PROPOSE: Final[Int] = PASS + 1  # + tile
GIVE: Final[Int] = PROPOSE + 9  # + resource or UNKNOWN * MOST_PLAYERS + receiver
YES: Final[Int] = GIVE + 6 * 5
NO: Final[Int] = YES + 1
VILLAGE: Final[Int] = NO + 1  # + tile
BUILDING: Final[Int] = VILLAGE + 9  # + building * TILES + tile
ARMY: Final[Int] = BUILDING + 3 * 9
FACILITY: Final[Int] = ARMY + 1  # + facility * TILES + tile
JOINT: Final[Int] = FACILITY + 4 * 9  # + facility * TILES + tile
DECLARE: Final[Int] = JOINT + 4 * 9
END: Final[Int] = DECLARE + 1
SPARE: Final[Int] = END + 1  # + resource
PAY: Final[Int] = SPARE + 4  # + resource * SOURCES + source
FEE: Final[Int] = PAY + 4 * 8  # + resource
COME: Final[Int] = FEE + 5
REMAIN: Final[Int] = COME + 1
STEP: Final[Int] = REMAIN + 1  # + tile
PLEDGE: Final[Int] = STEP + 9  # + resource * SOURCES + source
ENOUGH: Final[Int] = PLEDGE + 4 * 8
CANCEL: Final[Int] = ENOUGH + 1
SETTLE: Final[Int] = CANCEL + 1  # + tile
STAND: Final[Int] = SETTLE + 9  # + tile

CARD: Final[Int] = STAND + 9  # + kind: from here on what the dealer draws
DOWN: Final[Int] = CARD + 12  # + kind, face down
BONUS: Final[Int] = DOWN + 12  # + kind, for an improvement
START: Final[Int] = BONUS + 12  # + kind, into a hand
SUPPLY: Final[Int] = START + 12  # + supply card
POINTS: Final[Int] = SUPPLY + 16  # + condition * GRADES + grade
LEAD: Final[Int] = POINTS + 5 * 3  # + seat
LAND: Final[Int] = LEAD + 5  # + tile
CODES: Final[Int] = LAND + 9
