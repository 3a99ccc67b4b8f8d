"""Where everything lies in the row of numbers that is a game of Celtica.

Cards and parts lie in heaps: a hand, a pile, the display. A heap is one number per colour of druid or per kind of part.
Sizes are written out so that the compiler can fold every place, and checked against the box.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int
from nemeton.core.state import OWN_NUMBERS
from nemeton.games.celtica import content

MOST_PLAYERS: Final[Int] = 5
DRUIDS: Final[Int] = 5
KINDS: Final[Int] = 9  # of amulet parts

# --- what can be reshuffled, as the event names it ---
DRUID_CARDS: Final[Int] = 0
EXPERIENCE_CARDS: Final[Int] = 1
PARTS: Final[Int] = 2

# --- options ---
GOAL_GIVES: Final[Int] = OWN_NUMBERS  # CA-2: 1 if the goal gives parts
SWAP_TO_RESERVE: Final[Int] = GOAL_GIVES + 1  # CA-7: 1 if a swapped part goes there, 0 if into the display
STARTER: Final[Int] = SWAP_TO_RESERVE + 1  # CA-13: a seat, or CHANCE
OPEN_EXPERIENCE: Final[Int] = STARTER + 1  # CA-9: 1 if everybody sees the experience cards

# --- how far the game is ---
ROUND: Final[Int] = OPEN_EXPERIENCE + 1
FIRST: Final[Int] = ROUND + 1  # who opened the round
LAST: Final[Int] = FIRST + 1  # who played cards last
ENDER: Final[Int] = LAST + 1  # who ended the game; NOBODY before
POSITION: Final[Int] = ENDER + 1  # + druid: the place where he stands

# --- heaps of cards, + druid ---
HAND: Final[Int] = POSITION + DRUIDS  # + seat * DRUIDS
EXPERIENCE: Final[Int] = HAND + MOST_PLAYERS * DRUIDS  # + seat * DRUIDS
PILE: Final[Int] = EXPERIENCE + MOST_PLAYERS * DRUIDS
DISCARDS: Final[Int] = PILE + DRUIDS
EXPERIENCE_PILE: Final[Int] = DISCARDS + DRUIDS
EXPERIENCE_DISCARDS: Final[Int] = EXPERIENCE_PILE + DRUIDS

# --- heaps of parts, + kind ---
OWN: Final[Int] = EXPERIENCE_DISCARDS + DRUIDS  # + seat * KINDS
DISPLAY: Final[Int] = OWN + MOST_PLAYERS * KINDS
SUPPLY: Final[Int] = DISPLAY + KINDS
RESERVE: Final[Int] = SUPPLY + KINDS

# --- CA-1, where the start parts lie face down ---
HIDDEN_START: Final[Int] = RESERVE + KINDS  # the option
RENEWED: Final[Int] = HIDDEN_START + 1  # 1 once the reserve has become the supply: what lay in the supply is known then
SECRET: Final[Int] = RENEWED + 1  # + seat * KINDS: parts that lie face down in front of a player
NUMBERS: Final[Int] = SECRET + MOST_PLAYERS * KINDS


_written = (MOST_PLAYERS, DRUIDS, KINDS)
_in_box = (content.CONTENT["meta"]["max_players"], len(content.DRUID_KEYS), len(content.PART_KEYS))
if _written != _in_box:
    raise ValueError(f"row.py is written for {_written} players, druids and kinds of parts; in the box are {_in_box}")


def hand(seat: Int) -> Int:
    return HAND + seat * DRUIDS


def experience(seat: Int) -> Int:
    return EXPERIENCE + seat * DRUIDS


def own(seat: Int) -> Int:
    return OWN + seat * KINDS


def secret(seat: Int) -> Int:
    return SECRET + seat * KINDS
