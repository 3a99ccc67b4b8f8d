"""The names of all numbers: moves, pending frames, events, causes, and the places of the row `at`.

Sizes that shape the row are written out, so that the compiler can fold every offset; the test of the content checks
them against the box. What the numbers mean is decided in the other rules_*.py.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, Ints, ints
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
LEVELS: Final[Int] = 3
GEM_SLOTS: Final[Int] = 6

NONE: Final[Int] = -1

# --- bonuses (E-59) and actions, in the order of the content ---
PRESTIGE_BONUS: Final[Int] = 0
KNOWLEDGE_BONUS: Final[Int] = 1
PROVISIONS_BONUS: Final[Int] = 2
DIE_BONUS: Final[Int] = 3
MISTLETOE_BONUS: Final[Int] = 4
SICKLE_BONUS: Final[Int] = 5

PROVISIONS_ACTION: Final[Int] = 0
KNOWLEDGE_ACTION: Final[Int] = 1
SICKLE_ACTION: Final[Int] = 2
TABLET_ACTION: Final[Int] = 3
MISTLETOE_ACTION: Final[Int] = 4
AMULET_ACTION: Final[Int] = 5
MENHIR_ACTION: Final[Int] = 6
STELE_ACTION: Final[Int] = 7

# --- herbs ---
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

# --- moves ---
EMERGENCY: Final[Int] = 0
DECLINE: Final[Int] = 1
STOP: Final[Int] = 2
REPEAT_NONE: Final[Int] = 3
DO: Final[Int] = 4
TAKE_PROVISIONS: Final[Int] = 5
TAKE_DICE: Final[Int] = 6
TO_START: Final[Int] = 7  # + start field
TO_GO: Final[Int] = TO_START + CONNECTORS  # + place
TO_DIE: Final[Int] = TO_GO + PLACES  # + value
TO_TURN: Final[Int] = TO_DIE + FACES  # + new value
TO_FIELD: Final[Int] = TO_TURN + FACES  # + code (EC-6)
TO_PICK: Final[Int] = TO_FIELD + CODES  # + value
TO_TABLET: Final[Int] = TO_PICK + FACES  # + spot
TO_BREW: Final[Int] = TO_TABLET + SPOTS  # + potion
TO_SIGN: Final[Int] = TO_BREW + POTIONS  # + level
TO_GEM: Final[Int] = TO_SIGN + LEVELS  # + bonus
TO_MENHIR: Final[Int] = TO_GEM + BONUSES  # + menhir, from left to right
TO_STELE: Final[Int] = TO_MENHIR + BONUSES  # + stele, from top to bottom
TO_REPEAT: Final[Int] = TO_STELE + BONUSES  # + bonus
TO_RAISE: Final[Int] = TO_REPEAT + BONUSES  # + place of the die
TO_FLIP: Final[Int] = TO_RAISE + PLACES  # + herb
TO_PLUCK: Final[Int] = TO_FLIP + HERBS  # + herb taken by a potion
TO_OPEN: Final[Int] = TO_PLUCK + HERBS  # + herb of a pair that becomes active
TO_KEEP: Final[Int] = TO_OPEN + HERBS  # + tablet
TO_LAY: Final[Int] = TO_KEEP + TABLETS  # + herb * HERBS + a later herb: the next pair
IS_TILE: Final[Int] = TO_LAY + HERBS * HERBS  # what the dealer draws: + tile
IS_ROTATION: Final[Int] = IS_TILE + TILES  # + clockwise quarter turns
IS_CORNER: Final[Int] = IS_ROTATION + 4
IS_CONNECTOR: Final[Int] = IS_CORNER + CORNERS
IS_FRONT: Final[Int] = IS_CONNECTOR + CONNECTORS  # + parity of the parts that show the front
IS_OPEN: Final[Int] = IS_FRONT + 2  # + tablet into the display
IS_STONE: Final[Int] = IS_OPEN + TABLETS  # + bonus
IS_DOLMEN: Final[Int] = IS_STONE + BONUSES  # + colour
IS_ROLL: Final[Int] = IS_DOLMEN + COLOURS  # + value
IS_TABLET: Final[Int] = IS_ROLL + FACES  # + tablet, open to its player
IS_SECRET: Final[Int] = IS_TABLET + TABLETS  # + tablet to choose from (variant 1)
IS_HERB: Final[Int] = IS_SECRET + TABLETS  # + herb on the next space
IS_STARTER: Final[Int] = IS_HERB + HERBS  # + seat
MOVE_CODES: Final[Int] = IS_STARTER + MOST_PLAYERS
MOST_MOVES: Final[Int] = 72  # the first pair of herbs in variant 3: 66

# --- what can be pending: decisions (section 5.3) ---
ASK_START: Final[Int] = 0
ASK_KEEP: Final[Int] = 1
ASK_LAY: Final[Int] = 2
ASK_TURN: Final[Int] = 3
ASK_DIE: Final[Int] = 4
ASK_VALUE: Final[Int] = 5  # a: value of the die
ASK_FIELD: Final[Int] = 6  # a: value placed, b: value of the die taken
ASK_DO: Final[Int] = 7  # a: code of the field
ASK_PROVISIONS: Final[Int] = 8  # a: code
ASK_PICK: Final[Int] = 9  # a: dice still to take, b: cause
ASK_TABLET: Final[Int] = 10  # a: 1 if it may be declined
ASK_BREW: Final[Int] = 11  # a: how often
ASK_SIGN: Final[Int] = 12  # a: multiplier
ASK_GEM: Final[Int] = 13  # a: level * 16 + multiplier, b: 1 if it may be declined
ASK_MENHIR: Final[Int] = 14  # a: 1 if it may be declined
ASK_STELE: Final[Int] = 15  # a: value, b: 1 if it may be declined
ASK_REPEAT: Final[Int] = 16  # a: bit set of bonuses, b: cause
ASK_RAISE: Final[Int] = 17  # a: how many dice
ASK_FLIP: Final[Int] = 18
ASK_PLUCK: Final[Int] = 19  # a: how many herbs
ASK_HERB: Final[Int] = 20  # a: pair
DECISIONS: Final[Int] = 21
# draws
DEAL_TILE: Final[Int] = 21  # a: slot
DEAL_ROTATION: Final[Int] = 22
DEAL_CORNER: Final[Int] = 23
DEAL_CONNECTOR: Final[Int] = 24
DEAL_FRONT: Final[Int] = 25
DEAL_OPEN: Final[Int] = 26  # a: spot, b: 1 while the display is laid out
DEAL_STONE: Final[Int] = 27  # a: gap
DEAL_DOLMEN: Final[Int] = 28  # a: rim slot
DEAL_ROLL: Final[Int] = 29  # a: dice still to roll, b: 0 personal, 1 general supply
DEAL_TABLET: Final[Int] = 30
DEAL_SECRET: Final[Int] = 31  # a: tablets still to draw
DEAL_HERB: Final[Int] = 32  # a: space
DEAL_STARTER: Final[Int] = 33  # a: bit set of the tied seats
DRAWS: Final[Int] = 13
# what happens by itself
THEN_ASSEMBLE: Final[Int] = 34
THEN_REVEAL_TABLETS: Final[Int] = 35
THEN_REVEAL_HERBS: Final[Int] = 36
THEN_STARTER: Final[Int] = 37
THEN_COPY: Final[Int] = 38
THEN_TOWER: Final[Int] = 39
THEN_TURN: Final[Int] = 40
THEN_GAIN_DICE: Final[Int] = 41  # a: how many, b: cause
THEN_BONUS: Final[Int] = 42  # a: bonus, b: cause
THEN_REFILL: Final[Int] = 43  # a: spot
THEN_EFFECT: Final[Int] = 44  # a: place in the table of effects
THEN_FIRES: Final[Int] = 45  # a: which of the two fireplaces of the place comes next
THEN_COVER: Final[Int] = 46  # a: fireplace
THEN_DOLMENS: Final[Int] = 47
THEN_HERBS: Final[Int] = 48
THEN_END_TURN: Final[Int] = 49
THEN_SCORE: Final[Int] = 50
THEN_EQUIP: Final[Int] = 51

# --- what a gain comes from; the words are cause-<key> ---
CAUSE_KEYS: Final[list[str]] = [
    "contest", "emergency", "field", "herb", "oracle", "gem", "menhir", "stele", "potion", "fire", "repeat",
    "overflow", "no_die", "dolmen", "beige", "leftovers", "sickle", "tablet", "amulet", "cult_places",
]  # fmt: skip
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

# --- events; their words stand in words/*.ftl ---
SAY_PART: Final[Int] = 0
SAY_FRONT: Final[Int] = 1
SAY_OPEN: Final[Int] = 2
SAY_STONE: Final[Int] = 3
SAY_DOLMEN: Final[Int] = 4
SAY_ROLL: Final[Int] = 5
SAY_START_TABLET: Final[Int] = 6
SAY_SECRET_TABLET: Final[Int] = 7
SAY_HERB_LAID: Final[Int] = 8
SAY_SAME_HERBS: Final[Int] = 9
SAY_SAME_DICE: Final[Int] = 10
SAY_LAYS: Final[Int] = 11
SAY_STARTS: Final[Int] = 12
SAY_PAWN: Final[Int] = 13
SAY_ROUND: Final[Int] = 14
SAY_TURN: Final[Int] = 15
SAY_EMERGENCY: Final[Int] = 16
SAY_GO: Final[Int] = 17
SAY_STAY: Final[Int] = 18
SAY_PLACE: Final[Int] = 19
SAY_TURNED: Final[Int] = 20
SAY_PAY: Final[Int] = 21
SAY_CONTEST: Final[Int] = 22
SAY_DECLINE: Final[Int] = 23
SAY_NO_EFFECT: Final[Int] = 24
SAY_PRESTIGE: Final[Int] = 25
SAY_PROVISIONS: Final[Int] = 26
SAY_MISTLETOE: Final[Int] = 27
SAY_DIE: Final[Int] = 28
SAY_KNOWLEDGE: Final[Int] = 29
SAY_SICKLE: Final[Int] = 30
SAY_TABLET: Final[Int] = 31
SAY_NO_REFILL: Final[Int] = 32
SAY_BREW: Final[Int] = 33
SAY_GEM: Final[Int] = 34
SAY_MENHIR: Final[Int] = 35
SAY_STELE: Final[Int] = 36
SAY_RAISE: Final[Int] = 37
SAY_TRIGGER: Final[Int] = 38
SAY_ACTIVE: Final[Int] = 39
SAY_INACTIVE: Final[Int] = 40
SAY_FIRE: Final[Int] = 41
SAY_COVER: Final[Int] = 42
SAY_CHAIN: Final[Int] = 43
SAY_BEIGE: Final[Int] = 44
SAY_LAST_DIE: Final[Int] = 45
SAY_LAST_ROUND: Final[Int] = 46
SAY_FULFILLED: Final[Int] = 47
SAY_SCORE: Final[Int] = 48
SAY_RESULT: Final[Int] = 49

# --- where everything lies: options and the assembled board, fixed after the set-up ---
CHOOSE_TABLET: Final[Int] = OWN_NUMBERS  # variant 1
HERB_LAYOUT: Final[Int] = CHOOSE_TABLET + 1
RANDOM_HERBS: Final[Int] = 0
SAME_HERBS: Final[Int] = 1  # variant 2
FREE_HERBS: Final[Int] = 2  # variant 3
SAME_DICE: Final[Int] = HERB_LAYOUT + 1  # variant 4
ACCLAIM_COST: Final[Int] = SAME_DICE + 1
PART: Final[Int] = ACCLAIM_COST + 1  # + slot
ROTATION: Final[Int] = PART + SLOTS  # + tile slot
FRONT: Final[Int] = ROTATION + TILES  # parity of the parts that show the front; 2: all, NONE: none
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

# --- the box ---
DICE_PERSONAL: Final[Int] = content.SETUP["dice_personal"]
DICE_GENERAL: Final[Int] = content.SETUP["dice_general"]
ALL_DICE: Final[Int] = content.CONTENT["per_player"]["dice"]
START_PROVISIONS: Final[Int] = content.SETUP["start_provisions"]
START_TABLETS: Final[Int] = content.SETUP["tablets_to_choose_from"]
CONTEST_PRESTIGE: Final[Int] = content.SCORING["contest_prestige"]
OVERFLOW_PRESTIGE: Final[Int] = content.SCORING["overflow_prestige_per_step"]
NO_DIE_PRESTIGE: Final[Int] = content.SCORING["missing_die_prestige"]
DOLMEN_PRESTIGE: Final[Int] = content.SCORING["dolmen_prestige_per_die"]
BEIGE_PRESTIGE: Final[Ints] = ints(content.SCORING["beige_dolmen_prestige"])
EMERGENCY_PROVISIONS: Final[Int] = content.SCORING["emergency_provisions"]
EMERGENCY_DICE: Final[Int] = content.SCORING["emergency_dice"]
MOST_ROUNDS: Final[Int] = content.CONTENT["safety"]["max_rounds"]
LAST_FIELD: Final[Int] = len(content.MULTIPLIERS) - 1
SICKLE_END: Final[Int] = len(content.SICKLE_SCORES) - 1
MULTIPLIER: Final[Ints] = ints(content.MULTIPLIERS)
SICKLE_SCORE: Final[Ints] = ints(content.SICKLE_SCORES)
PAIR_POSITION: Final[Ints] = ints(content.PAIR_POSITIONS)
BONUS_AMOUNT: Final[Ints] = ints(content.BONUS_AMOUNTS)
ACTION: Final[Ints] = ints(content.ACTIONS)  # + code * 3: kind and two numbers
FIRE_PLACES: Final[Ints] = ints(content.FIRE_PLACES)
FIRES_OF: Final[Ints] = ints(content.FIRES_OF)  # + place * 2
START_PLACE: Final[Ints] = ints(content.START_PLACES)
POTION_COST: Final[Ints] = ints(content.POTION_COSTS)
ACCLAIM: Final[Int] = content.ACCLAIM
ALL_PLACES: Final[Int] = (1 << 24) - 1


def smaller(one: Int, other: Int) -> Int:
    return one if one < other else other


def lowest(places: Int) -> Int:
    """The lowest member of a bit set that is not empty."""
    member: Int = 0
    if places & 0xFFFF == 0:
        places >>= 16
        member = 16
    if places & 0xFF == 0:
        places >>= 8
        member += 8
    while places & 1 == 0:
        places >>= 1
        member += 1
    return member


def size_of(members: Int) -> Int:
    """How many members a bit set has."""
    count: Int = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count
