"""How moves are numbered: what a player can decide, then what the dealer can draw.

The sizes of the groups are written out for the compiler; notation.py finds out if two of them overlap.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

EMERGENCY: Final[Int] = 0
DECLINE: Final[Int] = 1
STOP: Final[Int] = 2
REPEAT_NONE: Final[Int] = 3
DO: Final[Int] = 4
TAKE_PROVISIONS: Final[Int] = 5
TAKE_DICE: Final[Int] = 6
START: Final[Int] = 7  # + start field
GO: Final[Int] = START + 4  # + place
DIE: Final[Int] = GO + 24  # + value
TURN: Final[Int] = DIE + 7  # + new value
FIELD: Final[Int] = TURN + 7  # + code (EC-6)
PICK: Final[Int] = FIELD + 18  # + value
TABLET: Final[Int] = PICK + 7  # + spot
BREW: Final[Int] = TABLET + 12  # + potion
SIGN: Final[Int] = BREW + 18  # + level
GEM: Final[Int] = SIGN + 3  # + bonus
MENHIR: Final[Int] = GEM + 6  # + menhir, from left to right
STELE: Final[Int] = MENHIR + 6  # + stele, from top to bottom
REPEAT: Final[Int] = STELE + 6  # + bonus
RAISE: Final[Int] = REPEAT + 6  # + place of the die
FLIP: Final[Int] = RAISE + 24  # + herb turned up by a potion
PLUCK: Final[Int] = FLIP + 12  # + herb taken by a potion
HERB: Final[Int] = PLUCK + 12  # + herb of a pair that becomes active
KEEP: Final[Int] = HERB + 12  # + tablet
LAY: Final[Int] = KEEP + 15  # + herb * HERBS + a later herb: the next pair

# --- the dealer ---
TILE: Final[Int] = LAY + 144  # + tile
ROTATION: Final[Int] = TILE + 9  # + clockwise quarter turns
CORNER: Final[Int] = ROTATION + 4  # + corner part
CONNECTOR: Final[Int] = CORNER + 4  # + connector
FRONT: Final[Int] = CONNECTOR + 4  # + parity of the parts that show the front
DISPLAY: Final[Int] = FRONT + 2  # + tablet into the display
STONE: Final[Int] = DISPLAY + 15  # + bonus
DOLMEN: Final[Int] = STONE + 6  # + colour
ROLL: Final[Int] = DOLMEN + 6  # + value
DRAW: Final[Int] = ROLL + 7  # + tablet, open to its player
SECRET: Final[Int] = DRAW + 15  # + tablet to choose from (variant 1)
GROW: Final[Int] = SECRET + 15  # + herb on the next space
STARTS: Final[Int] = GROW + 12  # + seat

CODES: Final[Int] = STARTS + 4
MOST_AT_ONCE: Final[Int] = 72  # the first pair of herbs in variant 3: 66
