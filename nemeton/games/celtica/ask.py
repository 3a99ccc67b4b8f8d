"""What can be pending in a game of Celtica: decisions of players, then draws of the dealer, then steps by themselves.

The name of a decision, in small letters, is its name on the wire.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

# --- decisions ---
PLAY: Final[Int] = 0
TAKE: Final[Int] = 1  # a: how many parts
GIVE: Final[Int] = 2  # a: how many parts
DRAW: Final[Int] = 3
FINAL: Final[Int] = 4

# --- draws ---
FIRST_DRAW: Final[Int] = 5
CARD: Final[Int] = 5  # a: 1 at a cult place
EXPERIENCE: Final[Int] = 6
PART: Final[Int] = 7  # for NOBODY: into the display; a: 1 if it lies face down
STARTER: Final[Int] = 8

# --- steps ---
FIRST_STEP: Final[Int] = 9
DEAL_CARDS: Final[Int] = 9  # a: cards still to deal
BEGIN_ROUND: Final[Int] = 10
REFILL: Final[Int] = 11
LEARN: Final[Int] = 12  # from a ruin: an experience card
CHECK_END: Final[Int] = 13
NEXT_PLAYER: Final[Int] = 14
FINAL_TURN: Final[Int] = 15  # a: final turns still to come
SCORING: Final[Int] = 16

RULES: Final = {PLAY: "C-6", TAKE: "C-14", GIVE: "C-17", DRAW: "C-20", FINAL: "C-30"}
