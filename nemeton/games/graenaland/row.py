"""Where everything lies in Graenaland's row of numbers, how large its parts are, and what a cell can hold.

Sizes are literals, so that the compiler folds every sum of them; the end of this module compares them with the box.
Between them and the row stand the tables of the box that rules look up. No rule is decided here.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, Ints, ints
from nemeton.core.state import OWN_NUMBERS
from nemeton.games.graenaland import content

# --- sizes ---
MOST_PLAYERS: Final[Int] = 5
TILES: Final[Int] = 9
RESOURCES: Final[Int] = 5
GOLD: Final[Int] = 4  # the last resource; a price names only those before it
UNKNOWN: Final[Int] = 5  # after the resources: a face-down card
DECKS: Final[Int] = 4
PER_DECK: Final[Int] = 3
KINDS: Final[Int] = 12
OFFERS: Final[Int] = 4  # numbers in an offer to one seat: the kinds of a deck, then face-down cards
HEROES: Final[Int] = 3
WARRIOR: Final[Int] = 0
PRIEST: Final[Int] = 1
BARD: Final[Int] = 2
BUILDINGS: Final[Int] = 3
FORTRESS: Final[Int] = 2
FACILITIES: Final[Int] = 4
ROAD: Final[Int] = 0
IMPROVEMENT: Final[Int] = 1
MARKET: Final[Int] = 2
PALISADE: Final[Int] = 3
CONDITIONS: Final[Int] = 5
SETTLER: Final[Int] = 0
BUILDER: Final[Int] = 1
WARLORD: Final[Int] = 2
EXPLORER: Final[Int] = 3
SPEAKER: Final[Int] = 4
GRADES: Final[Int] = 3
SUPPLY_CARDS: Final[Int] = 16
MOST_DOWN: Final[Int] = 36  # GC-15: a whole deck may lie at one territory
MOST_SLOTS: Final[Int] = 8  # the longest price
MOST_NOTES: Final[Int] = 256  # about cards that only their owner knows; there are 126 cards
MOST_MOVES: Final[Int] = 160  # in the building phase all projects of all territories are 111 at most

# --- what cells and frames can hold ---
NOTHING: Final[Int] = -1
RUN: Final[Int] = 64  # more than equal cards at a territory (GC-15)
BASE: Final[Int] = 0  # stages of production (G-3)
ROAD_CARD: Final[Int] = 1
BONUS: Final[Int] = 2
FIRST_HALF: Final[Int] = 1  # of the supply card, bits
SECOND_HALF: Final[Int] = 2
BOTH_HALVES: Final[Int] = 3
VOTED_YES: Final[Int] = 1  # in a ballot; 0: not yet
VOTED_NO: Final[Int] = 2
# Ways to pay for one slot of a price (5.6), in the order equal slots are paid.
MATCH: Final[Int] = 0
HALF: Final[Int] = 1  # one resource of the supply card
WHOLE: Final[Int] = 2  # the whole supply card through a market
JOKER: Final[Int] = 3
THROUGH_MARKET: Final[Int] = 4  # + resource of the hand card
SOURCES: Final[Int] = 8

# --- the box ---
KIND_RESOURCE: Final[Ints] = ints(content.KIND_RESOURCES)
COMMON_KIND: Final[Ints] = ints(content.COMMON_KINDS)
TILE_DECK: Final[Ints] = ints(content.TERRITORY_DECKS)
TILE_SYMBOL: Final[Ints] = ints(content.TERRITORY_SYMBOLS)
TILE_SITES: Final[Ints] = ints(content.TERRITORY_SITES)
VILLAGE_COST: Final[Ints] = ints(content.VILLAGE_COSTS)
BUILDING_COST: Final[Ints] = ints(content.BUILDING_COSTS)
BUILDING_HERO: Final[Ints] = ints(content.BUILDING_HEROES)
FACILITY_COST: Final[Ints] = ints(content.FACILITY_COSTS)
ARMY_COST: Final[Ints] = ints(content.ARMY_COSTS)
FIRST_RESOURCE: Final[Ints] = ints([card[0] for card in content.SUPPLY_CARDS])
SECOND_RESOURCE: Final[Ints] = ints([card[1] for card in content.SUPPLY_CARDS])
SETTLEMENT_VOTES: Final[Int] = content.SETTLEMENT_VOTES
PALISADE_VOTES: Final[Int] = content.PALISADE_VOTES
STORAGE_EXTRA: Final[Int] = content.STORAGE_EXTRA
MOST_ARMY: Final[Int] = content.MOST_ARMY
FORTRESS_DISCOUNT: Final[Int] = content.FORTRESS_DISCOUNT
LEAST_ARMY_COST: Final[Int] = content.LEAST_ARMY_COST

# --- where everything lies ---
ADVANCED: Final[Int] = 195  # options first
NEEDED: Final[Int] = ADVANCED + 1  # conditions or points that allow to declare
VARIABLE: Final[Int] = NEEDED + 1
STARTER: Final[Int] = VARIABLE + 1  # CHANCE: random
ROUND_LIMIT: Final[Int] = STARTER + 1
UNSETTLED: Final[Int] = ROUND_LIMIT + 1  # GA-1
STORE_FACTOR: Final[Int] = UNSETTLED + 1  # GA-2
MUST_MOVE: Final[Int] = STORE_FACTOR + 1  # GA-3
MUST_PROPOSE: Final[Int] = MUST_MOVE + 1  # GA-4
OPEN_HANDS: Final[Int] = MUST_PROPOSE + 1  # GA-8
WARRIORS_ONLY: Final[Int] = OPEN_HANDS + 1  # GA-10
ROUND: Final[Int] = WARRIORS_ONLY + 1
LEAD: Final[Int] = ROUND + 1
DECLARER: Final[Int] = LEAD + 1
TILE_AT: Final[Int] = DECLARER + 1  # + place: coast from the left, then inland from the left
NEIGHBOURS: Final[Int] = TILE_AT + TILES  # + tile: bit set of the adjacent tiles
REACH: Final[Int] = NEIGHBOURS + TILES  # + tile: bit set of the tiles a hero can move to
VILLAGES: Final[Int] = REACH + TILES  # + tile * MOST_PLAYERS + seat
SETTLED: Final[Int] = VILLAGES + TILES * MOST_PLAYERS  # + tile * MOST_PLAYERS + seat: villages and buildings
OWNER: Final[Int] = SETTLED + TILES * MOST_PLAYERS  # + tile * BUILDINGS + building: seat + 1
FACILITY: Final[Int] = OWNER + TILES * BUILDINGS  # + tile: bit set
TOKENS: Final[Int] = FACILITY + TILES  # + facility
HOUSES: Final[Int] = TOKENS + FACILITIES  # + seat: left
ARMY: Final[Int] = HOUSES + MOST_PLAYERS  # + seat
HERO: Final[Int] = ARMY + MOST_PLAYERS  # + seat * HEROES + hero: tile or NOTHING
OPEN: Final[Int] = HERO + MOST_PLAYERS * HEROES  # + tile * PER_DECK + place in the deck: cards that lie open
DOWN_COUNT: Final[Int] = OPEN + TILES * PER_DECK  # + tile
DOWN: Final[Int] = DOWN_COUNT + TILES  # + tile * MOST_DOWN + i: batch * PER_DECK + place in the deck
PILE: Final[Int] = DOWN + TILES * MOST_DOWN  # + kind
DISCARDS: Final[Int] = PILE + KINDS  # + kind
BATCH: Final[Int] = DISCARDS + KINDS  # + deck: how often it was renewed
HAND: Final[Int] = BATCH + DECKS  # + seat * KINDS + kind
KNOWN: Final[Int] = HAND + MOST_PLAYERS * KINDS  # + seat * KINDS + kind: those of HAND that everybody has seen
HELD: Final[Int] = KNOWN + MOST_PLAYERS * KINDS  # + seat * RESOURCES + resource: HAND by resource
LACKS: Final[Int] = HELD + MOST_PLAYERS * RESOURCES  # + seat: bit set of kinds that none of his unseen cards is
NOTES: Final[Int] = LACKS + MOST_PLAYERS  # how many
NOTE: Final[Int] = NOTES + 1  # + i: see rules_memory.py
SUPPLY_PILE: Final[Int] = NOTE + MOST_NOTES  # bit set of supply cards
SUPPLY_DISCARDS: Final[Int] = SUPPLY_PILE + 1
SUPPLY_OPEN: Final[Int] = SUPPLY_DISCARDS + 1  # the supply card of the round or NOTHING
HALVES: Final[Int] = SUPPLY_OPEN + 1  # which halves the lead player can still use, bits 1 and 2
SEALED: Final[Int] = HALVES + 1  # + seat: hero move + 1
PROPOSER: Final[Int] = SEALED + MOST_PLAYERS
PROPOSED: Final[Int] = PROPOSER + 1  # tile
OFFER: Final[Int] = PROPOSED + 1  # + seat * OFFERS + what
VOTES: Final[Int] = OFFER + MOST_PLAYERS * OFFERS  # + seat, in the ballot that runs
BALLOT: Final[Int] = VOTES + MOST_PLAYERS  # + seat: 0 not yet, 1 yes, 2 no
YES_VOTES: Final[Int] = BALLOT + MOST_PLAYERS
ALL_VOTES: Final[Int] = YES_VOTES + 1
OPEN_VOTES: Final[Int] = ALL_VOTES + 1  # of players who have not voted
PROJECT: Final[Int] = OPEN_VOTES + 1  # the building move that is being paid or NOTHING
NEED: Final[Int] = PROJECT + 1  # what is still to be paid, a cost
FEES_DUE: Final[Int] = NEED + 1
MARKETS_USED: Final[Int] = FEES_DUE + 1
JOINT_USED: Final[Int] = MARKETS_USED + 1
PLEDGED: Final[Int] = JOINT_USED + 1  # how many pledges there are
PLEDGER: Final[Int] = PLEDGED + 1  # + pledge: seat
PLEDGE_OF: Final[Int] = PLEDGER + MOST_SLOTS  # + pledge: resource * SOURCES + source
PLEDGE_CARD: Final[Int] = PLEDGE_OF + MOST_SLOTS  # + pledge: kind or NOTHING
THRESHOLD: Final[Int] = PLEDGE_CARD + MOST_SLOTS  # + condition
WORTH: Final[Int] = THRESHOLD + CONDITIONS  # + condition: points in the advanced game
GRADE: Final[Int] = WORTH + CONDITIONS  # + condition: grade + 1 in the advanced game
NUMBERS: Final[Int] = GRADE + CONDITIONS

for _name, _written, _in_box in (
    ("ADVANCED", ADVANCED, OWN_NUMBERS),
    ("MOST_PLAYERS", MOST_PLAYERS, content.MOST_PLAYERS),
    ("TILES", TILES, len(content.TERRITORY_KEYS)),
    ("RESOURCES", RESOURCES, len(content.RESOURCE_KEYS)),
    ("GOLD", GOLD, content.GOLD),
    ("UNKNOWN", UNKNOWN, len(content.CARD_KEYS) - 1),
    ("DECKS", DECKS, len(content.DECK_KEYS)),
    ("KINDS", KINDS, len(content.KIND_KEYS)),
    ("PER_DECK", PER_DECK, len(content.KIND_KEYS) // len(content.DECK_KEYS)),
    ("OFFERS", OFFERS, PER_DECK + 1),
    ("HEROES", HEROES, len(content.HERO_KEYS)),
    ("WARRIOR", WARRIOR, content.HERO_KEYS.index("warrior")),
    ("PRIEST", PRIEST, content.HERO_KEYS.index("priest")),
    ("BARD", BARD, content.HERO_KEYS.index("bard")),
    ("BUILDINGS", BUILDINGS, len(content.BUILDING_KEYS)),
    ("FORTRESS", FORTRESS, content.BUILDING_KEYS.index("fortress")),
    ("FACILITIES", FACILITIES, len(content.FACILITY_KEYS)),
    ("ROAD", ROAD, content.FACILITY_KEYS.index("road")),
    ("IMPROVEMENT", IMPROVEMENT, content.FACILITY_KEYS.index("improvement")),
    ("MARKET", MARKET, content.FACILITY_KEYS.index("market")),
    ("PALISADE", PALISADE, content.FACILITY_KEYS.index("palisade")),
    ("CONDITIONS", CONDITIONS, len(content.CONDITION_KEYS)),
    ("SETTLER", SETTLER, content.CONDITION_KEYS.index("settler")),
    ("BUILDER", BUILDER, content.CONDITION_KEYS.index("builder")),
    ("WARLORD", WARLORD, content.CONDITION_KEYS.index("warlord")),
    ("EXPLORER", EXPLORER, content.CONDITION_KEYS.index("explorer")),
    ("SPEAKER", SPEAKER, content.CONDITION_KEYS.index("speaker")),
    ("GRADES", GRADES, len(content.GRADE_KEYS)),
    ("SUPPLY_CARDS", SUPPLY_CARDS, len(content.SUPPLY_CARDS)),
    ("MOST_DOWN", MOST_DOWN, content.LARGEST_DECK),
    ("MOST_SLOTS", MOST_SLOTS, content.LONGEST_PRICE),
    ("SOURCES", SOURCES, THROUGH_MARKET + len(content.PRICE_KEYS)),
):
    if _written != _in_box:
        raise ValueError(f"row.py writes {_name} = {_written}, the box has {_in_box}")
