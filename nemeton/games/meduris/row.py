"""The row of numbers of Meduris: where everything lies in it, and what a place can hold.

Sizes are written out so that the compiler can fold the sums; the end of this file compares them with the box.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, Ints, ints
from nemeton.core.state import OWN_NUMBERS
from nemeton.games.meduris import content
from nemeton.games.meduris import move as m

SEATS: Final[Int] = 4
GOODS: Final[Int] = 4  # each has its plateau
LEVELS: Final[Int] = 3  # workers in a full tower
RUNES: Final[Int] = 9  # one for each district
MOST_FIELDS: Final[Int] = 40

# --- what stands or lies on a field ---
EMPTY: Final[Int] = 0
HUT: Final[Int] = 1  # + seat
TEMPLE: Final[Int] = 5  # + seat
NO_CHIP: Final[Int] = 0
POINTS_CHIP: Final[Int] = 1
FREE_HUT_CHIP: Final[Int] = 2
DRUID_CHIP: Final[Int] = 3
FACE_DOWN: Final[Int] = 4

# --- what a payment is for ---
FOR_HUT: Final[Int] = 0
FOR_TEMPLE: Final[Int] = 1
FOR_ONE: Final[Int] = 2
FOR_BOTH: Final[Int] = 3

# --- when an empty mountain ends the game (A-1) ---
ALL_DECLINE: Final[Int] = 0
POLL: Final[Int] = 1
OFF: Final[Int] = 2

# --- why the last lap began ---
NOT_ENDED: Final[Int] = 0
ALL_BUILT: Final[Int] = 1
EXHAUSTED: Final[Int] = 2
DEADLOCK: Final[Int] = 3
TURN_LIMIT: Final[Int] = 4

# --- where everything lies ---
EXHAUSTION_END: Final[Int] = 195  # options first
DECLINABLE: Final[Int] = EXHAUSTION_END + 1
TOGETHER_LOSS: Final[Int] = DECLINABLE + 1
MANUAL_CHIPS: Final[Int] = TOGETHER_LOSS + 1
STARTER: Final[Int] = MANUAL_CHIPS + 1  # CHANCE: random
VOLUNTARY: Final[Int] = STARTER + 1
OPEN_GOODS: Final[Int] = VOLUNTARY + 1
COUNT_GOODS: Final[Int] = OPEN_GOODS + 1
LONE_BOTH: Final[Int] = COUNT_GOODS + 1  # 1 if a hut that stands alone may be given both goods
HUTS_EACH: Final[Int] = LONE_BOTH + 1
FIELDS: Final[Int] = HUTS_EACH + 1
SIDE: Final[Int] = FIELDS + 1  # where the side in use begins in the tables of the board
FIRST: Final[Int] = SIDE + 1  # the start player
ACTIVE: Final[Int] = FIRST + 1
TURNS: Final[Int] = ACTIVE + 1
DIE: Final[Int] = TURNS + 1  # the face that lies on top, NOBODY: not rolled yet
LAST_TURNS: Final[Int] = DIE + 1  # turns still to be played, 0: nobody has built everything yet
EMPTY_RUN: Final[Int] = LAST_TURNS + 1  # turns in a row with nothing on the mountain and nothing built
ENDED_BY: Final[Int] = EMPTY_RUN + 1
ENDER: Final[Int] = ENDED_BY + 1  # who built everything first
CROSSINGS: Final[Int] = ENDER + 1  # of the great river, by the druid
STONE: Final[Int] = CROSSINGS + 1  # stone fields the druid has walked
DRUID: Final[Int] = STONE + 1  # the field he stands beside, NOBODY: still on the stones
MARKER: Final[Int] = DRUID + 1  # where the last lap began, NOBODY: not yet or on the stones
FREE_FIELDS: Final[Int] = MARKER + 1
FREE_CHIP_FIELDS: Final[Int] = FREE_FIELDS + 1  # of them with a chip
POINTS: Final[Int] = FREE_CHIP_FIELDS + 1  # + seat
HUTS_LEFT: Final[Int] = POINTS + SEATS  # + seat
TEMPLES_LEFT: Final[Int] = HUTS_LEFT + SEATS  # + seat
LAID: Final[Int] = TEMPLES_LEFT + SEATS  # + seat: the good laid down secretly, plus 1
SUPPLY: Final[Int] = LAID + SEATS  # + good
HAND: Final[Int] = SUPPLY + GOODS  # + seat * GOODS + good
HEIGHT: Final[Int] = HAND + SEATS * GOODS  # + plateau
TOWER: Final[Int] = HEIGHT + GOODS  # + plateau * LEVELS + level: seat + 1
RUNE: Final[Int] = TOWER + GOODS * LEVELS  # + district: seat + 1
BUILT: Final[Int] = RUNE + RUNES  # + field
CHIP: Final[Int] = BUILT + MOST_FIELDS  # + field
SIZE: Final[Int] = CHIP + MOST_FIELDS  # + field: huts of the settlement that a hut there belongs or would belong to
NUMBERS: Final[Int] = SIZE + MOST_FIELDS

# --- the board, both sides one after the other: at[SIDE] + field ---
FIRST_GOOD: Final[Ints] = ints(content.FIRST_GOODS)
SECOND_GOOD: Final[Ints] = ints(content.SECOND_GOODS)
DISTRICT: Final[Ints] = ints(content.DISTRICTS)


def _compare_with_the_box() -> None:
    sizes: list[tuple[str, int, int]] = [
        ("EXHAUSTION_END", EXHAUSTION_END, OWN_NUMBERS),
        ("SEATS", SEATS, content.MOST_PLAYERS),
        ("GOODS", GOODS, len(content.GOOD_KEYS)),
        ("LEVELS", LEVELS, content.MOST_WORKERS),
        ("RUNES", RUNES, len(content.RUNE_KEYS)),
        ("MOST_FIELDS", MOST_FIELDS, content.MOST_FIELDS),
        ("POINTS_CHIP", POINTS_CHIP, 1 + content.CHIP_KEYS.index("points2")),
        ("FREE_HUT_CHIP", FREE_HUT_CHIP, 1 + content.CHIP_KEYS.index("free_hut")),
        ("DRUID_CHIP", DRUID_CHIP, 1 + content.CHIP_KEYS.index("druid")),
        ("m.CHIPS", m.CHIPS, len(content.CHIP_KEYS)),
        ("m.DIGIT", m.DIGIT, content.GOODS_EACH + 1),
    ]
    for name, written, real in sizes:
        if written != real:
            raise ValueError(f"{name} is written as {written}, but content.toml makes it {real}")


_compare_with_the_box()
