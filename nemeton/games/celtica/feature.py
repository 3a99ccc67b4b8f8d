"""What the judge of Celtica looks at, for one seat. A feature's name, in small letters, stands in weights.json.

… LATE is that times how far the druids have come, … LAST that in the last round and after it.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

# --- how far the game is ---
PROGRESS: Final[Int] = 0  # how far the druids have come, 0 to 1
FURTHEST: Final[Int] = 1  # how far the first of them has, 0 to 1
ARRIVED: Final[Int] = 2  # druids in the goal
LAST_ROUND: Final[Int] = 3
FINAL: Final[Int] = 4  # in the final exchange

# --- amulets ---
COMPLETE: Final[Int] = 5
COMPLETE_LATE: Final[Int] = 6
COMPLETE_LAST: Final[Int] = 7
AMULETS: Final[Int] = 8  # what all parts are worth, each amulet by its size
AMULETS_LATE: Final[Int] = 9
AMULETS_LAST: Final[Int] = 10

# --- the largest incomplete amulet ---
LARGEST: Final[Int] = 11
LARGEST_SQUARED: Final[Int] = 12  # in ninths
LARGEST_LATE: Final[Int] = 13
LARGEST_LAST: Final[Int] = 14
LACKS_ONE: Final[Int] = 15
LACKS_ONE_LATE: Final[Int] = 16
LACKS_TWO: Final[Int] = 17  # or fewer, as the next
LACKS_THREE: Final[Int] = 18

# --- what is behind it ---
PARTS: Final[Int] = 19  # in threes
PARTS_LATE: Final[Int] = 20
SECOND: Final[Int] = 21  # the size of the second largest
SECOND_LATE: Final[Int] = 22
SECOND_LAST: Final[Int] = 23
THIRD: Final[Int] = 24
SPARE: Final[Int] = 25  # parts for ruins that the largest can do without, in threes
FEW_SPARE: Final[Int] = 26  # the first three of them
EXPOSED: Final[Int] = 27  # a complete amulet, and nothing else to give up

# --- the parts it lacks ---
OPEN: Final[Int] = 28  # those that lie in the display
OPEN_GROWN: Final[Int] = 29  # … times the size of the amulet, in ninths
OPEN_ALL: Final[Int] = 30  # every one lies there
SCARCE: Final[Int] = 31  # those of which at most two are not with players
GONE: Final[Int] = 32  # those of which none is
CONTESTED: Final[Int] = 33  # of those in the display: how many rivals want each, by the number of rivals

# --- experience ---
EXPERIENCE: Final[Int] = 34
EXPERIENCE_WORTH: Final[Int] = 35  # what it is worth, less for many
EXPERIENCE_WORTH_LATE: Final[Int] = 36
EXPERIENCE_LAST: Final[Int] = 37
EXPERIENCE_MANY: Final[Int] = 38  # beyond the third
EXPERIENCE_LIVE: Final[Int] = 39  # for druids under way, if they are seen
EXPERIENCE_FITS: Final[Int] = 40  # … of a colour that is in the hand

# --- the final exchange ---
FILLS: Final[Int] = 41  # lacking parts that it could bring, as things lie
COMPLETES: Final[Int] = 42  # it could complete the largest amulet
COMPLETES_LATE: Final[Int] = 43
COMPLETES_LAST: Final[Int] = 44

# --- how many cards ---
CARDS: Final[Int] = 45
CARDS_LATE: Final[Int] = 46
CARDS_LAST: Final[Int] = 47
MORE_CARDS: Final[Int] = 48  # than any rival
FEWER_CARDS: Final[Int] = 49  # than the rival with most
ALONE: Final[Int] = 50  # nobody else has any
OUT: Final[Int] = 51  # of the round

# --- where the druids stand ---
PROSPECT: Final[Int] = 52  # what the cards bring if they are as usual
PROSPECT_LAST: Final[Int] = 53
PROSPECT_NEXT: Final[Int] = 54  # … one of them, for who plays next

# --- the own hand ---
SEEN: Final[Int] = 55  # 1 if it is seen, else all of these are 0
HAND: Final[Int] = 56  # the best the cards could do if nobody else moved
HAND_LATE: Final[Int] = 57
HAND_LAST: Final[Int] = 58
HAND_NOW: Final[Int] = 59  # the best stop at once
HAND_NOW_NEXT: Final[Int] = 60  # … for who plays next
HAND_ELSE: Final[Int] = 61  # … with another druid
HAND_MOVED: Final[Int] = 62  # the best if every druid had gone one place further
HAND_EXTRA: Final[Int] = 63  # what experience cards add to it
COLOURS: Final[Int] = 64
STUCK: Final[Int] = 65  # colours that can only do harm
IDLE: Final[Int] = 66  # cards for druids in the goal
GOAL_IN_REACH: Final[Int] = 67  # can bring a druid there

# --- whose turn it is ---
PLAYS_NEXT: Final[Int] = 68
PLAYS_SECOND: Final[Int] = 69
PLAYS_THIRD: Final[Int] = 70
PLAYS_LATER: Final[Int] = 71

COUNT: Final[Int] = 72

# The linear weights that come nearest to the hand-made judge.
HAND_MADE: Final[dict[str, float]] = {"amulets": 1.0, "experience_worth": 1.0, "hand": 0.5}

# What a player would call it: words/*.ftl has a phrase for every reason.
REASONS: Final[dict[str, str]] = {
    "progress": "end",
    "furthest": "end",
    "arrived": "end",
    "last_round": "end",
    "final": "end",
    "complete": "complete",
    "complete_late": "complete",
    "complete_last": "complete",
    "amulets": "parts",
    "amulets_late": "parts",
    "amulets_last": "parts",
    "largest": "largest",
    "largest_squared": "largest",
    "largest_late": "largest",
    "largest_last": "largest",
    "lacks_one": "largest",
    "lacks_one_late": "largest",
    "lacks_two": "largest",
    "lacks_three": "largest",
    "parts": "parts",
    "parts_late": "parts",
    "second": "further",
    "second_late": "further",
    "second_last": "further",
    "third": "further",
    "spare": "spare",
    "few_spare": "spare",
    "exposed": "spare",
    "open": "display",
    "open_grown": "display",
    "open_all": "display",
    "scarce": "scarce",
    "gone": "scarce",
    "contested": "scarce",
    "experience": "experience",
    "experience_worth": "experience",
    "experience_worth_late": "experience",
    "experience_last": "experience",
    "experience_many": "experience",
    "experience_live": "experience",
    "experience_fits": "experience",
    "fills": "exchange",
    "completes": "exchange",
    "completes_late": "exchange",
    "completes_last": "exchange",
    "cards": "cards",
    "cards_late": "cards",
    "cards_last": "cards",
    "more_cards": "cards",
    "fewer_cards": "cards",
    "alone": "cards",
    "out": "cards",
    "prospect": "druids",
    "prospect_last": "druids",
    "prospect_next": "druids",
    "seen": "hand",
    "hand": "hand",
    "hand_late": "hand",
    "hand_last": "hand",
    "hand_now": "hand",
    "hand_now_next": "hand",
    "hand_else": "hand",
    "hand_moved": "hand",
    "hand_extra": "hand",
    "colours": "hand",
    "stuck": "hand",
    "idle": "hand",
    "goal_in_reach": "hand",
    "plays_next": "turn",
    "plays_second": "turn",
    "plays_third": "turn",
    "plays_later": "turn",
}
