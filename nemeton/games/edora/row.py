"""Where everything lies in the row of numbers, and what a cell can hold.

Sizes are written out, so that the compiler can fold every offset; the end of the module checks them against the box.
What can be pending, moves and events have their numbers in ask.py, move.py and event.py.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import NATIVE, Int
from nemeton.core.state import OWN_NUMBERS
from nemeton.games.edora import content

MOST_PLAYERS: Final[Int] = 4  # E-1
PLACES: Final[Int] = 24
FIELDS: Final[Int] = 4  # per place, at most: as many as players (E-3)
FACES: Final[Int] = 7  # die values 1 to 6; 0 stands for no die
BONUSES: Final[Int] = 6
CODES: Final[Int] = 18  # kinds of action fields
HERBS: Final[Int] = 12
PAIRS: Final[Int] = 6
TABLETS: Final[Int] = 15
SPOTS: Final[Int] = 12  # of open tablets
STONES: Final[Int] = 6
POTIONS: Final[Int] = 18
FIRES: Final[Int] = 16
FIRES_EACH: Final[Int] = 2  # fireplaces beside a place
COLOURS: Final[Int] = 6  # of dolmens
RIM: Final[Int] = 12
TILES: Final[Int] = 9
CORNERS: Final[Int] = 4
CONNECTORS: Final[Int] = 4
SLOTS: Final[Int] = 17
LEVELS: Final[Int] = 3  # of the amulet
GEM_SLOTS: Final[Int] = 6  # two on each level

NONE: Final[Int] = -1

# --- bonuses (E-59) and actions, in the order of the content ---
PRESTIGE_BONUS: Final[Int] = 0
KNOWLEDGE_BONUS: Final[Int] = 1
PROVISIONS_BONUS: Final[Int] = 2
DIE_BONUS: Final[Int] = 3
MISTLETOE_BONUS: Final[Int] = 4
SICKLE_BONUS: Final[Int] = 5

PROVISIONS_ACTION: Final[Int] = 0  # or dice
KNOWLEDGE_ACTION: Final[Int] = 1
SICKLE_ACTION: Final[Int] = 2
TABLET_ACTION: Final[Int] = 3
MISTLETOE_ACTION: Final[Int] = 4
AMULET_ACTION: Final[Int] = 5
MENHIR_ACTION: Final[Int] = 6
STELE_ACTION: Final[Int] = 7

# what potions do besides actions, in the order of content.EFFECT_KINDS
GIVES: Final[Int] = 8
TURNS_DICE: Final[Int] = 9
FLIPS_HERB: Final[Int] = 10
TAKES_HERBS: Final[Int] = 11

# --- herbs and stone tablets, in the order of the content ---
PROVISIONS_HERB: Final[Int] = 0
SICKLE_HERB: Final[Int] = 1
MISTLETOE_HERB: Final[Int] = 2
KNOWLEDGE_HERB: Final[Int] = 3
AMULET_HERB: Final[Int] = 4
DIE_SHIFT: Final[Int] = 5
MENHIR_HERB: Final[Int] = 6
LEAP: Final[Int] = 7
STELE_HERB: Final[Int] = 8
FIRE_HERB: Final[Int] = 9
PRESTIGE_HERB: Final[Int] = 10
TABLET_HERB: Final[Int] = 11

MENHIRS_TABLET: Final[Int] = 0
START_PLACES_TABLET: Final[Int] = 1
LINE_TABLET: Final[Int] = 2
EQUAL_DICE_TABLET: Final[Int] = 3
DOLMENS_TABLET: Final[Int] = 4
STELES_TABLET: Final[Int] = 5
KNOWLEDGE_TABLET: Final[Int] = 6
TABLETS_TABLET: Final[Int] = 7
HERBS_TABLET: Final[Int] = 8
FULL_CLEARINGS_TABLET: Final[Int] = 9
AMULET_TABLET: Final[Int] = 10
SIX_CLEARINGS_TABLET: Final[Int] = 11
PORTALS_TABLET: Final[Int] = 12
POTIONS_TABLET: Final[Int] = 13
MAJORITIES_TABLET: Final[Int] = 14

# --- what a gain comes from; the words are cause-<name> ---
BY_CONTEST: Final[Int] = 0
BY_EMERGENCY: Final[Int] = 1
BY_FIELD: Final[Int] = 2
BY_HERB: Final[Int] = 3
BY_ORACLE: Final[Int] = 4
BY_GEM: Final[Int] = 5
BY_MENHIR: Final[Int] = 6
BY_STELE: Final[Int] = 7
BY_POTION: Final[Int] = 8
BY_FIRE: Final[Int] = 9
BY_REPEAT: Final[Int] = 10
BY_OVERFLOW: Final[Int] = 11
BY_NO_DIE: Final[Int] = 12
BY_DOLMEN: Final[Int] = 13
BY_BEIGE: Final[Int] = 14
BY_LEFTOVERS: Final[Int] = 15
BY_SICKLE: Final[Int] = 16
BY_TABLET: Final[Int] = 17
BY_AMULET: Final[Int] = 18
BY_CULT_PLACES: Final[Int] = 19

# --- where everything lies: options and the assembled board, fixed after the set-up ---
CHOOSE_TABLET: Final[Int] = 195  # OWN_NUMBERS of the core; variant 1
HERB_LAYOUT: Final[Int] = CHOOSE_TABLET + 1
RANDOM_HERBS: Final[Int] = 0
SAME_HERBS: Final[Int] = 1  # variant 2
FREE_HERBS: Final[Int] = 2  # variant 3
SAME_DICE: Final[Int] = HERB_LAYOUT + 1  # variant 4
ACCLAIM_COST: Final[Int] = SAME_DICE + 1
PART: Final[Int] = ACCLAIM_COST + 1  # + slot
ROTATION: Final[Int] = PART + SLOTS  # + tile slot
FRONT: Final[Int] = ROTATION + TILES  # parity of the parts that show the front, ALL_FRONT or NONE
ALL_FRONT: Final[Int] = 2
FIELD: Final[Int] = FRONT + 1  # + place * FIELDS + field: code
NEAR: Final[Int] = FIELD + PLACES * FIELDS  # + place: bit set of the places joined by a direct path
COST_WORDS: Final[Int] = 3
COSTS_IN_WORD: Final[Int] = 8  # of seven bits each: no walk costs more than 23 * 3
COST: Final[Int] = NEAR + PLACES  # + place * COST_WORDS + destination // 8
CLEARING: Final[Int] = COST + PLACES * COST_WORDS  # + place: bit set of its clearing
PORTALS: Final[Int] = CLEARING + PLACES  # bit set of the places in clearings with a portal
FIRE_BONUS: Final[Int] = PORTALS + 1  # + fireplace: its icons, eight times the icon for each one before
DOLMEN: Final[Int] = FIRE_BONUS + FIRES  # + rim slot: colour
DOLMEN_PAIR: Final[Int] = DOLMEN + RIM  # + colour: bit set of its two places
STONE: Final[Int] = DOLMEN_PAIR + COLOURS  # + gap: bonus
FIRST: Final[Int] = STONE + STONES  # the druid master
# what all share
ROUND: Final[Int] = FIRST + 1
TRIGGERED: Final[Int] = ROUND + 1  # bit set of herb pairs reached in this turn
DISPLAY: Final[Int] = TRIGGERED + 1  # + spot: tablet
PILE: Final[Int] = DISPLAY + SPOTS  # + tablet: how many
POTIONS_LEFT: Final[Int] = PILE + TABLETS  # bit set
BEIGE_TAKEN: Final[Int] = POTIONS_LEFT + 1
DOLMEN_OWNER: Final[Int] = BEIGE_TAKEN + 1  # + colour: seat
FIRE_OWNER: Final[Int] = DOLMEN_OWNER + COLOURS  # + fireplace: seat who covered it
FREE: Final[Int] = FIRE_OWNER + FIRES  # + place: bit set of its free fields
STONES_AT: Final[Int] = FREE + PLACES  # + place: menhirs and steles beside it
DIE: Final[Int] = STONES_AT + PLACES  # + place * MOST_PLAYERS + seat: value + 8 * field; 0 none
GEMS_LEFT: Final[Int] = DIE + PLACES * MOST_PLAYERS  # + bonus
# what each player has
PROVISIONS: Final[Int] = GEMS_LEFT + BONUSES  # + seat
MISTLETOE: Final[Int] = PROVISIONS + MOST_PLAYERS
PRESTIGE: Final[Int] = MISTLETOE + MOST_PLAYERS  # tiles for 50, 100, … (E-86) are no more than this number
RANK: Final[Int] = PRESTIGE + MOST_PLAYERS  # + seat: knowledge position * 4 + height in the tower
SICKLE: Final[Int] = RANK + MOST_PLAYERS
PAWN: Final[Int] = SICKLE + MOST_PLAYERS  # + seat: place
STARTED: Final[Int] = PAWN + MOST_PLAYERS  # + seat: 1 after the first normal turn
OWN: Final[Int] = STARTED + MOST_PLAYERS  # + seat: bit set of the places with an own die
PLACED: Final[Int] = OWN + MOST_PLAYERS  # + seat: dice on the board
MENHIRS: Final[Int] = PLACED + MOST_PLAYERS  # + seat: bit set of the placed ones
STELES: Final[Int] = MENHIRS + MOST_PLAYERS
POTIONS_OF: Final[Int] = STELES + MOST_PLAYERS  # + seat: bit set
BEIGE_OF: Final[Int] = POTIONS_OF + MOST_PLAYERS  # + seat: beige dolmens owned
KEPT: Final[Int] = BEIGE_OF + MOST_PLAYERS  # + seat: tablet kept but not yet shown (variant 1)
PERSONAL: Final[Int] = KEPT + MOST_PLAYERS  # + seat * FACES + value: dice
GENERAL: Final[Int] = PERSONAL + MOST_PLAYERS * FACES
GEM: Final[Int] = GENERAL + MOST_PLAYERS * FACES  # + seat * GEM_SLOTS + level * 2 + (0 left, 1 right): bonus
MENHIR_AT: Final[Int] = GEM + MOST_PLAYERS * GEM_SLOTS  # + seat * BONUSES + menhir: place
STELE_AT: Final[Int] = MENHIR_AT + MOST_PLAYERS * BONUSES
TABLETS_OF: Final[Int] = STELE_AT + MOST_PLAYERS * BONUSES  # + seat * TABLETS + tablet: how many
HERB: Final[Int] = TABLETS_OF + MOST_PLAYERS * TABLETS  # + seat * HERBS + herb: pair on the large board, or
ACTIVE: Final[Int] = 6
INACTIVE: Final[Int] = 7
IN_HAND: Final[Int] = 8  # not laid yet (variant 3)
NUMBERS: Final[Int] = HERB + MOST_PLAYERS * HERBS

ALL_PLACES: Final[Int] = 0xFFFFFF  # bit sets
ALL_STONES: Final[Int] = 0b111111  # menhirs or steles

for _what, _size, _box in (
    ("shared numbers", CHOOSE_TABLET, OWN_NUMBERS),
    ("players", MOST_PLAYERS, content.CONTENT["meta"]["max_players"]),
    ("fields", FIELDS, content.CONTENT["player_count"][-1]["fields_per_place"]),
    ("places", PLACES, len(content.PLACE_KEYS)),
    ("bonuses", BONUSES, len(content.BONUS_KEYS)),
    ("kinds of fields", CODES, len(content.ACTION_KEYS)),
    ("herbs", HERBS, len(content.HERB_KEYS)),
    ("pairs of herbs", PAIRS, len(content.PAIR_POSITION)),
    ("kinds of tablets", TABLETS, len(content.TABLET_KEYS)),
    ("open tablets", SPOTS, content.OPEN_TABLETS),
    ("oracle stones", STONES, len(content.STONE_BONUS)),
    ("potions", POTIONS, len(content.POTION_KEYS)),
    ("fireplaces", FIRES, len(content.FIRE_KEYS)),
    ("fireplaces beside places", FIRES_EACH * PLACES, len(content.FIRES_OF)),
    ("colours of dolmens", COLOURS, len(content.DOLMEN_KEYS)),
    ("places on the rim", RIM, content.RIM),
    ("tiles", TILES, len(content.TILE_KEYS)),
    ("corners", CORNERS, len(content.CORNER_KEYS)),
    ("connectors", CONNECTORS, len(content.CONNECTOR_KEYS)),
    ("parts", SLOTS, len(content.PART_KEYS)),
    ("levels", LEVELS, content.CONTENT["amulet"]["levels"]),
    ("gem slots", GEM_SLOTS, LEVELS * content.CONTENT["amulet"]["slots_per_level"]),
):
    if _size != _box:
        raise ValueError(f"row.py has room for {_size} {_what}, the box holds {_box}")


def smaller(one: Int, other: Int) -> Int:
    return one if one < other else other


# --- bit sets: Python counts bits itself, machine integers are counted here ---

if NATIVE:

    def lowest(members: Int) -> Int:
        """The lowest member of a bit set that is not empty."""
        member: Int = 0
        if members & 0xFFFF == 0:
            members >>= 16
            member = 16
        if members & 0xFF == 0:
            members >>= 8
            member += 8
        while members & 1 == 0:
            members >>= 1
            member += 1
        return member

    def size_of(members: Int) -> Int:
        """How many members a bit set has."""
        count: Int = 0
        while members != 0:
            members &= members - 1
            count += 1
        return count

else:

    def lowest(members: int) -> int:
        return (members & -members).bit_length() - 1

    def size_of(members: int) -> int:
        return members.bit_count()
