"""What the judge of Edora looks at in a quiet position, for one player: the names of the features.

A constant's name in small letters is the feature's name in weights.json. What is divided is so that all are of
about the same size. LATER in a name: the more turns are left, the more it counts; WORTH: a term of the hand-made judge
(value_worth.py). HAND_MADE are the weights that give that judgement; REASONS what a person would call each.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int
from nemeton.games.edora import content

# --- the time that is left ---
TURNS_LEFT: Final[Int] = 0  # dice the player is likely to place yet
TURNS_LEFT_SQUARED: Final[Int] = 1  # / 16
ROUND: Final[Int] = 2  # / 2
UNPLACED: Final[Int] = 3  # dice not on the board
DICE_AHEAD: Final[Int] = 4  # placed, compared with the quickest rival
LAST_DIE_NEXT: Final[Int] = 5  # the next die ends the game
RIVAL_LAST_DIE: Final[Int] = 6  # a rival's next die ends it
LAST_ROUND: Final[Int] = 7  # somebody has placed the last die
ON_TURN: Final[Int] = 8
NEXT_ON_TURN: Final[Int] = 9  # the seat left of the one on turn
SECOND_NEXT: Final[Int] = 10
THIRD_NEXT: Final[Int] = 11
TURN_THIS_ROUND: Final[Int] = 12  # still to come
LAST_TURN: Final[Int] = 13  # still to come in the last round
STARTED: Final[Int] = 14  # the first normal turn is over
# --- points ---
PRESTIGE: Final[Int] = 15  # / 10
FINAL_NOW: Final[Int] = 16  # what the five scoring steps would add now / 10
BEST_RIVAL: Final[Int] = 17  # his prestige / 10
# --- provisions and where they lead ---
PROVISIONS_WORTH: Final[Int] = 18  # / 5
PROVISIONS: Final[Int] = 19  # / 4
THREE_PROVISIONS: Final[Int] = 20  # the first three
SIX_PROVISIONS: Final[Int] = 21  # the first six / 2
TWELVE_PROVISIONS: Final[Int] = 22  # the first twelve / 4
PROVISIONS_SPARE: Final[Int] = 23  # more than the turns to come will take / 2
PROVISIONS_SHORT: Final[Int] = 24  # what they will take more than that / 10
REACHABLE: Final[Int] = 25  # places the player could go to now / 3
NEARBY: Final[Int] = 26  # open places at most two provisions away
NEAREST: Final[Int] = 27  # the walk to the nearest open place
STRANDED: Final[Int] = 28  # nothing is left but the emergency turn
NEXT_TURN: Final[Int] = 29  # the best place to go to, at a glance / 5
# --- dice ---
DICE_WORTH: Final[Int] = 30  # / 5
DICE: Final[Int] = 31  # in the personal supply
NO_DIE: Final[Int] = 32
ONE_DIE: Final[Int] = 33
PIPS: Final[Int] = 34  # / 5
HIGH_DICE: Final[Int] = 35  # fives and sixes
SPARE_DICE: Final[Int] = 36  # more than turns to come
CHEAPEST_DIE: Final[Int] = 37  # what it costs to place
GENERAL_DICE: Final[Int] = 38  # in the general supply
# --- cult places ---
PLACES_WORTH: Final[Int] = 39  # / 5
WON: Final[Int] = 40  # places and their stones / 2
WON_LATER: Final[Int] = 41  # × turns left / 20
WON_MULTIPLIED: Final[Int] = 42  # / 10
WON_FOR_EVER: Final[Int] = 43  # no field is free there / 2
WON_FOR_EVER_MULTIPLIED: Final[Int] = 44  # × position on the knowledge track / 10
WON_OPEN: Final[Int] = 45  # × value of the die / 10
OPEN_FIELDS: Final[Int] = 46  # at the places won, once more for each stone / 4
WON_BY_RANK: Final[Int] = 47  # from a rival with an equal die / 2
LOST_BY_RANK: Final[Int] = 48  # / 2
LOST_OPEN: Final[Int] = 49  # while fields are free there / 2
THREATENED: Final[Int] = 50  # won, and a rival who may place a die stands near / 2
# --- knowledge ---
KNOWLEDGE: Final[Int] = 51  # position on the track
KNOWLEDGE_LATER: Final[Int] = 52  # × turns left / 20
MULTIPLIER: Final[Int] = 53
STEPS_TO_MULTIPLIER: Final[Int] = 54  # to the next higher one
RIVALS_AHEAD: Final[Int] = 55  # on the track
# --- sickle and herbs ---
HERBS_WORTH: Final[Int] = 56  # / 5
SICKLE: Final[Int] = 57  # position / 2
SICKLE_LATER: Final[Int] = 58  # × turns left / 20
SICKLE_POINTS: Final[Int] = 59  # / 5
STEPS_TO_HERBS: Final[Int] = 60  # to the next pair
NEXT_HERBS: Final[Int] = 61  # the better one of that pair, × turns left / 5
HERBS: Final[Int] = 62  # active ones
FIRST_HERB: Final[Int] = 63  # in the order of row.py
PROVISIONS_HERB: Final[Int] = 63  # turns left / 5 if active
SICKLE_HERB: Final[Int] = 64
MISTLETOE_HERB: Final[Int] = 65
KNOWLEDGE_HERB: Final[Int] = 66
AMULET_HERB: Final[Int] = 67
DIE_SHIFT_HERB: Final[Int] = 68
MENHIR_HERB: Final[Int] = 69
LEAP_HERB: Final[Int] = 70
STELE_HERB: Final[Int] = 71
FIRE_HERB: Final[Int] = 72
PRESTIGE_HERB: Final[Int] = 73
TABLET_HERB: Final[Int] = 74
# --- stone tablets ---
TABLETS_WORTH: Final[Int] = 75  # / 5
TABLET_POINTS: Final[Int] = 76  # / 10
TABLETS: Final[Int] = 77
TABLETS_LATER: Final[Int] = 78  # × turns left / 10
TABLETS_NEARLY: Final[Int] = 79  # only one short of their goal
# --- the amulet ---
AMULET_WORTH: Final[Int] = 80  # / 5
AMULET_POINTS: Final[Int] = 81  # / 5
FIRST_GEM: Final[Int] = 82
LEFT_I: Final[Int] = 82  # filled
RIGHT_I: Final[Int] = 83
LEFT_II: Final[Int] = 84
RIGHT_II: Final[Int] = 85
LEFT_III: Final[Int] = 86
RIGHT_III: Final[Int] = 87
LEFT_LATER: Final[Int] = 88  # filled left slots × turns left / 5
# --- mistletoe and potions ---
MISTLETOE: Final[Int] = 89
MISTLETOE_TO_BREW: Final[Int] = 90  # the first six, while there is time
MISTLETOE_SPARE: Final[Int] = 91  # beyond six
POTIONS: Final[Int] = 92  # brewed
BREWABLE: Final[Int] = 93  # kinds left that could be paid / 3
BEST_POTION: Final[Int] = 94  # of those, less its price / 5
POTIONS_LEFT: Final[Int] = 95  # for everybody / 3
# --- menhirs and steles ---
MENHIRS: Final[Int] = 96
MENHIR_ROW: Final[Int] = 97  # while it grows: menhirs × turns left (at most 6) / 5
STELES: Final[Int] = 98
STELES_LATER: Final[Int] = 99  # × turns left / 10
# --- fireplaces ---
FIRES_WORTH: Final[Int] = 100  # / 5
FIRES_LIT: Final[Int] = 101
FIRES_ONE_SHORT: Final[Int] = 102  # rings that one die would close
FIRES_ONE_SHORT_LATER: Final[Int] = 103  # × turns left / 10
FIRES_TWO_SHORT: Final[Int] = 104
FIRES_NEXT: Final[Int] = 105  # one short, and the place can be reached now
FIRES_CONTESTED: Final[Int] = 106  # one short, and so is a rival
# --- dolmens ---
CHAINS_WORTH: Final[Int] = 107  # / 5
CHAINS_ONE_SHORT: Final[Int] = 108
CHAINS_TWO_SHORT: Final[Int] = 109
DOLMENS: Final[Int] = 110  # beige ones and pairs
BEIGE_LEFT: Final[Int] = 111  # for everybody

COUNT: Final[Int] = 112

HAND_MADE: Final[dict[str, float]] = {
    "prestige": 10.0,
    "provisions_worth": 5.0,
    "dice_worth": 5.0,
    "places_worth": 5.0,
    "herbs_worth": 5.0,
    "tablets_worth": 5.0,
    "amulet_worth": 5.0,
    "mistletoe": float(content.POINTS_PER_MISTLETOE),
    "mistletoe_to_brew": 1.2,
    "menhir_row": 0.6,
    "fires_worth": 5.0,
    "chains_worth": 5.0,
}

_REASONS: Final = {
    "tempo": (
        "turns_left turns_left_squared round unplaced dice_ahead last_die_next rival_last_die last_round "
        "on_turn next_on_turn second_next third_next turn_this_round last_turn started"
    ),
    "prestige": "prestige final_now",
    "rivals": "best_rival",
    "provisions": (
        "provisions_worth provisions three_provisions six_provisions twelve_provisions provisions_spare "
        "provisions_short reachable nearby nearest stranded next_turn"
    ),
    "dice": "dice_worth dice no_die one_die pips high_dice spare_dice cheapest_die general_dice",
    "places": (
        "places_worth won won_later won_multiplied won_for_ever won_for_ever_multiplied won_open open_fields "
        "won_by_rank lost_by_rank lost_open threatened"
    ),
    "knowledge": "knowledge knowledge_later multiplier steps_to_multiplier rivals_ahead",
    "herbs": (
        "herbs_worth sickle sickle_later sickle_points steps_to_herbs next_herbs herbs provisions_herb "
        "sickle_herb mistletoe_herb knowledge_herb amulet_herb die_shift_herb menhir_herb leap_herb "
        "stele_herb fire_herb prestige_herb tablet_herb"
    ),
    "tablets": "tablets_worth tablet_points tablets tablets_later tablets_nearly",
    "amulet": "amulet_worth amulet_points left_i right_i left_ii right_ii left_iii right_iii left_later",
    "brewing": "mistletoe mistletoe_to_brew mistletoe_spare potions brewable best_potion potions_left",
    "stones": "menhirs menhir_row steles steles_later",
    "fires": ("fires_worth fires_lit fires_one_short fires_one_short_later fires_two_short fires_next fires_contested"),
    "dolmens": "chains_worth chains_one_short chains_two_short dolmens beige_left",
}
REASONS: Final[dict[str, str]] = {name: key for key, names in _REASONS.items() for name in names.split()}
