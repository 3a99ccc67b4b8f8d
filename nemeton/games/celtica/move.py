"""How the moves of Celtica are numbered. Their texts stand in notation.py.

A set of up to four parts is a number with one decimal digit per part, kind + 1, in rising order: 1 1 9 is two parts of
the first kind and a middle part.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int
from nemeton.games.celtica import content
from nemeton.games.celtica import row as r

CARDS: Final[Int] = 5  # a play has one card to a whole hand of them (CC-8) …
EXTRAS: Final[Int] = 5  # … and no experience card to all four of its colour
DIGIT: Final[Int] = 10
SETS: Final[Int] = 10000
LARGEST_SET: Final[Int] = 4

# --- decisions ---
PLAY: Final[Int] = 0  # + (druid * CARDS + cards - 1) * EXTRAS + experience cards
DRAW: Final[Int] = PLAY + r.DRUIDS * CARDS * EXTRAS
DECLINE: Final[Int] = DRAW + 1
SWAP: Final[Int] = DECLINE + 1  # + own kind * KINDS + kind in the display
BUY: Final[Int] = SWAP + r.KINDS * r.KINDS  # + kind
DONE: Final[Int] = BUY + r.KINDS
TAKE: Final[Int] = DONE + 1  # + set
GIVE: Final[Int] = TAKE + SETS  # + set

# --- draws ---
CARD: Final[Int] = GIVE + SETS  # + druid
EXPERIENCE: Final[Int] = CARD + r.DRUIDS  # + druid
PART: Final[Int] = EXPERIENCE + r.DRUIDS  # + kind
STARTS: Final[Int] = PART + r.KINDS  # + seat
SECRET: Final[Int] = STARTS + r.MOST_PLAYERS  # + kind: a start part that lies face down (CA-1)
CODES: Final[Int] = SECRET + r.KINDS

# At one time: 165 sets of three parts, 126 of four out of the display (section 12). Where a ruin of a corrected box
# asks for four of all parts that a player owns, there are 495.
MOST: Final[Int] = 192 if content.LARGEST_RUIN < LARGEST_SET else 512

if content.HAND_SIZE != CARDS or max(content.EXPERIENCE_CARDS) >= EXTRAS:
    raise ValueError("move.py numbers other plays than the box allows")
if r.KINDS >= DIGIT or len(str(SETS - 1)) != LARGEST_SET or max(content.PLACE_AMOUNTS) > LARGEST_SET:
    raise ValueError("move.py numbers other sets of parts than the box has")


def druid_of(play: Int) -> Int:
    return (play - PLAY) // (CARDS * EXTRAS)


def cards_of(play: Int) -> Int:
    return (play - PLAY) // EXTRAS % CARDS + 1


def extras_of(play: Int) -> Int:
    """The experience cards of a play."""
    return (play - PLAY) % EXTRAS


def given_in(swap: Int) -> Int:
    return (swap - SWAP) // r.KINDS


def taken_in(swap: Int) -> Int:
    return (swap - SWAP) % r.KINDS
