"""What the judge of Meduris looks at in a quiet position, for one player: the names of the features.

A constant's name in small letters is the feature's name in weights.json. What is multiplied or divided is so that all
are of about the same size. EARLY in a name: it fades as the game goes on, LATE: it grows; WORTH: a term of the
hand-made judge (value_worth.py). HAND_MADE are the weights that give that judgement; REASONS what a person would call
each.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

# --- the time that is left ---
LEFT: Final[Int] = 0  # how much of the game is to come, 1 to 0, × 4
LEFT_SQUARED: Final[Int] = 1  # × 4
VISITS: Final[Int] = 2  # how often the druid will still come to a hut
CROSSINGS: Final[Int] = 3  # of the great river so far
FREE_FIELDS: Final[Int] = 4  # / 10
MOUNTAIN: Final[Int] = 5  # goods in the supply / 10
HUTS_LEFT: Final[Int] = 6  # to build
TEMPLES_LEFT: Final[Int] = 7
PIECES_BEHIND: Final[Int] = 8  # the quickest, as a share of all pieces × 4
PIECES_AHEAD: Final[Int] = 9  # of the quickest rival
ENDS_NEXT: Final[Int] = 10  # the next building is the last
RIVAL_ENDS_NEXT: Final[Int] = 11
LAST_TURNS: Final[Int] = 12  # somebody has built everything
LAST_TURN: Final[Int] = 13  # then: still to come
ROLLS: Final[Int] = 14  # on turn, before the die
ACTS: Final[Int] = 15  # on turn, after the die
NEXT_ON_TURN: Final[Int] = 16
SECOND_NEXT: Final[Int] = 17
THIRD_NEXT: Final[Int] = 18
# --- points ---
POINTS: Final[Int] = 19  # / 5
POINTS_EARLY: Final[Int] = 20  # × left / 2
BEST_RIVAL: Final[Int] = 21  # points / 5
# --- goods in hand ---
FIRST_GOOD: Final[Int] = 22  # in the order of goods
WOOD: Final[Int] = 22  # / 2
WOOL: Final[Int] = 23  # / 2
COPPER: Final[Int] = 24  # / 2
STONE: Final[Int] = 25  # / 2
GOODS: Final[Int] = 26  # / 4
GOODS_EARLY: Final[Int] = 27  # × left / 2
GOODS_WORTH: Final[Int] = 28  # for building, × left / 2
GOODS_SPARE: Final[Int] = 29  # more than one can use soon / 3
KINDS: Final[Int] = 30  # held at all
PAIRS: Final[Int] = 31  # kinds held twice
LAST_LAP: Final[Int] = 32  # what the goods would bring the own huts there / 4
LAST_LAP_LATE: Final[Int] = 33  # × what is over of the game / 4
GOODS_LACKING: Final[Int] = 34  # for the last lap: of all that it will ask for / 4
# --- workers ---
FIRST_LEVEL: Final[Int] = 35  # + level
BOTTOM: Final[Int] = 35  # workers there
MIDDLE: Final[Int] = 36
TOP: Final[Int] = 37  # on the third level
UPPERMOST: Final[Int] = 38  # nobody stands on them
IN_FULL_TOWERS: Final[Int] = 39
SMALL_YIELD: Final[Int] = 40  # goods from all faces of the die / 2
CLIMB: Final[Int] = 41  # the best harvest next / 2
CLIMB_EARLY: Final[Int] = 42  # × left / 2
PLATEAUS_OPEN: Final[Int] = 43  # with room for a worker
# --- huts ---
BUILDINGS_WORTH: Final[Int] = 44  # temples included / 5
BUILDINGS_LATE: Final[Int] = 45  # × what is over of the game / 5
HUTS: Final[Int] = 46  # built / 2
HUT_SIZES: Final[Int] = 47  # sum of their settlements' sizes / 5
HUT_SIZES_EARLY: Final[Int] = 48  # × left / 5
FIRST_SIZE: Final[Int] = 49  # + size - 1
ALONE: Final[Int] = 49  # huts in settlements of one
OF_TWO: Final[Int] = 50
OF_THREE: Final[Int] = 51
OF_MORE: Final[Int] = 52  # four and more
HUT_ROOM: Final[Int] = 53  # sizes × open ends / 10
DRUID_CHIPS: Final[Int] = 54  # under own huts
# --- the druid's way ---
STONES_AHEAD: Final[Int] = 55  # before his path
NEXT_HUTS: Final[Int] = 56  # own ones in the settlement he comes to next
NEXT_SIZES: Final[Int] = 57  # × its size / 4
NEXT_PAYABLE: Final[Int] = 58  # of them with both goods payable, × size / 4
LATER_HUTS: Final[Int] = 59  # own ones in the settlement behind it
LATER_SIZES: Final[Int] = 60  # × its size / 4
RIVER_NEXT: Final[Int] = 61  # own runes, if he crosses it next
# --- temples ---
TEMPLE_POINTS: Final[Int] = 62  # / 3
TEMPLE_ENDS: Final[Int] = 63  # sides that can still grow
BEST_TEMPLE: Final[Int] = 64  # points of the best one that could be paid now / 2
# --- fields to build on ---
FIRST_PAYABLE: Final[Int] = 65  # + size - 1
PAYABLE_ALONE: Final[Int] = 65  # empty fields where a hut could be paid / 5
PAYABLE_OF_TWO: Final[Int] = 66  # in settlements of two / 3
PAYABLE_OF_MORE: Final[Int] = 67  # / 2
LARGEST_PAYABLE: Final[Int] = 68  # settlement
LARGEST_FREE: Final[Int] = 69  # settlement with the chip that gives the hut for nothing
# --- rune stones ---
RUNES_WORTH: Final[Int] = 70  # / 3
RUNES: Final[Int] = 71
RUNES_EARLY: Final[Int] = 72  # × left × 2
RUNE_POINTS: Final[Int] = 73  # at the end, if all are kept / 4
RUNES_SAFE: Final[Int] = 74  # their districts are full
RUNES_THREATENED: Final[Int] = 75  # rivals could pay a hut in their districts
NEW_RUNES: Final[Int] = 76  # districts without an owner where a hut could be paid
RIVALS_RUNES: Final[Int] = 77  # districts of rivals where a hut could be paid

COUNT: Final[Int] = 78

HAND_MADE: Final[dict[str, float]] = {
    "points": 5.0,
    "goods_worth": 2.0,
    "last_lap_late": 4.0,
    "climb_early": 0.6,
    "buildings_worth": 5.0,
    "runes_worth": 3.0,
}

_REASONS: Final = {
    "tempo": (
        "left left_squared visits crossings free_fields mountain huts_left temples_left pieces_behind "
        "pieces_ahead ends_next rival_ends_next last_turns last_turn rolls acts next_on_turn second_next "
        "third_next"
    ),
    "points": "points points_early",
    "rivals": "best_rival",
    "goods": (
        "wood wool copper stone goods goods_early goods_worth goods_spare kinds pairs last_lap last_lap_late "
        "goods_lacking"
    ),
    "workers": "bottom middle top uppermost in_full_towers small_yield climb climb_early plateaus_open",
    "huts": (
        "buildings_worth buildings_late huts hut_sizes hut_sizes_early alone of_two of_three of_more hut_room "
        "druid_chips"
    ),
    "druid": "stones_ahead next_huts next_sizes next_payable later_huts later_sizes river_next",
    "temples": "temple_points temple_ends best_temple",
    "fields": "payable_alone payable_of_two payable_of_more largest_payable largest_free",
    "runes": "runes_worth runes runes_early rune_points runes_safe runes_threatened new_runes rivals_runes",
}
REASONS: Final[dict[str, str]] = {name: key for key, names in _REASONS.items() for name in names.split()}
