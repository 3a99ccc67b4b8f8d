"""The numbers of Graenaland: how moves, pending things and events are numbered, and where everything lies in the row.

No rule is decided here. The rulebook stands in rules_land.py (board and votes), rules_ballot.py (production, heroes,
proposals), rules_pay.py and rules_build.py (building), rules_setup.py (setting up), rules.py (the end, hidden hands).
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, Ints, ints
from nemeton.core.state import OWN_NUMBERS
from nemeton.games.graenaland import content

# --- what is in the box ---
MOST_PLAYERS: Final[Int] = 5
TILES: Final[Int] = len(content.TERRITORY_KEYS)
RESOURCES: Final[Int] = len(content.RESOURCE_KEYS)
GOLD: Final[Int] = content.GOLD  # the last resource; a price names only those before it
DECKS: Final[Int] = len(content.DECK_KEYS)
KINDS: Final[Int] = len(content.KIND_DECKS)
PER_DECK: Final[Int] = content.KINDS_PER_DECK
HEROES: Final[Int] = len(content.HERO_KEYS)
WARRIOR: Final[Int] = content.HERO_KEYS.index("warrior")
PRIEST: Final[Int] = content.HERO_KEYS.index("priest")
BARD: Final[Int] = content.HERO_KEYS.index("bard")
SITES: Final[Int] = len(content.BUILDING_KEYS)
FORTRESS: Final[Int] = content.BUILDING_KEYS.index("fortress")
FACILITIES: Final[Int] = len(content.FACILITY_KEYS)
ROAD: Final[Int] = content.FACILITY_KEYS.index("road")
IMPROVEMENT: Final[Int] = content.FACILITY_KEYS.index("improvement")
MARKET: Final[Int] = content.FACILITY_KEYS.index("market")
PALISADE: Final[Int] = content.FACILITY_KEYS.index("palisade")
CONDITIONS: Final[Int] = len(content.CONDITION_KEYS)
SETTLER: Final[Int] = content.CONDITION_KEYS.index("settler")
BUILDER: Final[Int] = content.CONDITION_KEYS.index("builder")
WARLORD: Final[Int] = content.CONDITION_KEYS.index("warlord")
EXPLORER: Final[Int] = content.CONDITION_KEYS.index("explorer")
SPEAKER: Final[Int] = content.CONDITION_KEYS.index("speaker")
GRADES: Final[Int] = len(content.GRADE_KEYS)
SUPPLY_CARDS: Final[Int] = len(content.SUPPLY_CARDS)
MOST_ARMY: Final[Int] = content.MOST_ARMY
FORTRESS_DISCOUNT: Final[Int] = content.FORTRESS_DISCOUNT
LEAST_ARMY_COST: Final[Int] = content.LEAST_ARMY_COST
MOST_DOWN: Final[Int] = content.LARGEST_DECK  # GC-15: a whole deck may lie at one territory
MOST_SLOTS: Final[Int] = 8  # the longest price

KIND_RESOURCE: Final[Ints] = ints(content.KIND_RESOURCES)
KIND_IN_BOX: Final[Ints] = ints(content.KIND_COUNTS)
TILE_DECK: Final[Ints] = ints(content.TERRITORY_DECKS)
TILE_SYMBOL: Final[Ints] = ints(content.TERRITORY_SYMBOLS)
TILE_SITES: Final[Ints] = ints(content.TERRITORY_SITES)
VILLAGE_COST: Final[Ints] = ints(content.VILLAGE_COSTS)
SITE_COST: Final[Ints] = ints(content.BUILDING_COSTS)
SITE_HERO: Final[Ints] = ints(content.BUILDING_HEROES)
FACILITY_COST: Final[Ints] = ints(content.FACILITY_COSTS)
ARMY_COST: Final[Ints] = ints(content.ARMY_COSTS)
FIRST_HALF: Final[Ints] = ints([card[0] for card in content.SUPPLY_CARDS])
SECOND_HALF: Final[Ints] = ints([card[1] for card in content.SUPPLY_CARDS])
GRADE_COPIES: Final[Ints] = ints(content.GRADE_COPIES)
GRADE_OFFSET: Final[Ints] = ints(content.GRADE_OFFSETS)
GRADE_POINTS: Final[Ints] = ints(content.GRADE_POINTS)
THRESHOLD_BY_PLAYERS: Final[Ints] = ints([number for row in content.THRESHOLDS for number in row])
PLAYER_COUNTS: Final[Int] = len(content.THRESHOLDS[0])
FEWEST_PLAYERS: Final[Int] = content.FEWEST_PLAYERS

# --- ways to pay for one slot of a price, in the order equal slots are paid ---
MATCH: Final[Int] = 0
HALF: Final[Int] = 1  # one resource of the supply card
WHOLE: Final[Int] = 2  # the whole supply card through a market
JOKER: Final[Int] = 3
THROUGH_MARKET: Final[Int] = 4  # + resource of the hand card
SOURCES: Final[Int] = THROUGH_MARKET + GOLD

# --- moves ---
STAY: Final[Int] = 0
HERO_MOVES: Final[Int] = 1  # + hero * TILES + tile
PASS: Final[Int] = HERO_MOVES + HEROES * TILES
PROPOSALS: Final[Int] = PASS + 1  # + tile
UNKNOWN: Final[Int] = RESOURCES  # in GIVES: a face-down card
GIVES: Final[Int] = PROPOSALS + TILES  # + resource or UNKNOWN * MOST_PLAYERS + receiver
YES: Final[Int] = GIVES + (RESOURCES + 1) * MOST_PLAYERS
NO: Final[Int] = YES + 1
VILLAGE_AT: Final[Int] = NO + 1  # + tile
SITE_AT: Final[Int] = VILLAGE_AT + TILES  # + building * TILES + tile
ENLARGE: Final[Int] = SITE_AT + SITES * TILES
FACILITY_AT: Final[Int] = ENLARGE + 1  # + facility * TILES + tile
JOINT_AT: Final[Int] = FACILITY_AT + FACILITIES * TILES  # + facility * TILES + tile
DECLARE: Final[Int] = JOINT_AT + FACILITIES * TILES
END: Final[Int] = DECLARE + 1
SPARES: Final[Int] = END + 1  # + resource
PAYS: Final[Int] = SPARES + GOLD  # + resource * SOURCES + source
FEES: Final[Int] = PAYS + GOLD * SOURCES  # + resource
COME: Final[Int] = FEES + RESOURCES
REMAIN: Final[Int] = COME + 1
STEPS_TO: Final[Int] = REMAIN + 1  # + tile
PLEDGES: Final[Int] = STEPS_TO + TILES  # + resource * SOURCES + source
ENOUGH: Final[Int] = PLEDGES + GOLD * SOURCES
CANCEL: Final[Int] = ENOUGH + 1
SETTLES: Final[Int] = CANCEL + 1  # + tile
STANDS: Final[Int] = SETTLES + TILES  # + tile
CARDS: Final[Int] = STANDS + TILES  # + kind: from here on what the dealer draws
DOWNS: Final[Int] = CARDS + KINDS  # + kind, face down
BONUSES: Final[Int] = DOWNS + KINDS  # + kind, for an improvement
STARTS: Final[Int] = BONUSES + KINDS  # + kind, into a hand
SUPPLIES: Final[Int] = STARTS + KINDS  # + supply card
POINT_CARDS: Final[Int] = SUPPLIES + SUPPLY_CARDS  # + condition * GRADES + grade
LEADS: Final[Int] = POINT_CARDS + CONDITIONS * GRADES  # + seat
LANDS: Final[Int] = LEADS + MOST_PLAYERS  # + tile
MOVE_CODES: Final[Int] = LANDS + TILES
MOST_MOVES: Final[Int] = 160  # in the building phase all projects of all territories are 111 at most

# --- what can be pending: decisions, then draws, then what happens by itself ---
SETTLE: Final[Int] = 0
STAND: Final[Int] = 1
MOVE: Final[Int] = 2  # D1, all but the lead player together
PROPOSE: Final[Int] = 3  # D2
GIVE: Final[Int] = (
    4  # a: what is given (place in the deck, PER_DECK: face down) * 64 + how many are left; b: first receiver
)
VOTE: Final[Int] = 5  # D3
BUILD: Final[Int] = 6  # D4; a: 1 in the final building
SPARE: Final[Int] = 7  # a: how many cards a fortress still saves; b: first resource
PAY: Final[Int] = 8  # a: first source for the resource in turn
FEE: Final[Int] = 9  # a: who gets it
ARRIVE: Final[Int] = 10  # D5; a: hero, b: tile
MAKE_ROOM: Final[Int] = 11  # D6; a: hero, b: tile
PLEDGE: Final[Int] = 12  # a: first resource and source
HELP: Final[Int] = 13  # a: first resource and source
FILL: Final[Int] = 14  # a: first source for the resource in turn; b: 1 when he has begun
DECISIONS: Final[Int] = 15
DRAW_LAND: Final[Int] = 15  # a: place
DRAW_SUPPLY: Final[Int] = 16
DRAW_POINTS: Final[Int] = 17  # a: condition
DRAW_LEAD: Final[Int] = 18
DRAW_START: Final[Int] = 19  # a: tile
DRAW_CARD: Final[Int] = 20  # a: tile, b: BASE, ROAD_CARD or BONUS
DRAWS: Final[Int] = 6
LAY_OUT: Final[Int] = 21
TURN_SUPPLY: Final[Int] = 22
SETTLING: Final[Int] = 23  # a: how many villages are placed
STANDING: Final[Int] = 24  # a: how many warriors are placed
START_CARD: Final[Int] = 25  # a: how many are dealt
BEGIN: Final[Int] = 26
PRODUCE: Final[Int] = 27  # a: place, b: BASE, ROAD_CARD or BONUS
MOVING: Final[Int] = 28
REVEAL: Final[Int] = 29
PROPOSING: Final[Int] = 30
BALLOTING: Final[Int] = 31
LEADING: Final[Int] = 32
PAY_FEES: Final[Int] = 33
FINISH: Final[Int] = 34
HELPING: Final[Int] = 35
JOINT_END: Final[Int] = 36
END_ROUND: Final[Int] = 37
NEXT_ROUND: Final[Int] = 38
FINAL: Final[Int] = 39
SCORING: Final[Int] = 40

# --- stages of production (G-3) ---
BASE: Final[Int] = 0
ROAD_CARD: Final[Int] = 1
BONUS: Final[Int] = 2

# --- events; their words stand in words/*.ftl ---
SAY_LAND: Final[Int] = 0
SAY_CONDITION: Final[Int] = 1
SAY_LEAD: Final[Int] = 2
SAY_SETTLE: Final[Int] = 3
SAY_STAND: Final[Int] = 4
SAY_START_CARD: Final[Int] = 5
SAY_ROUND: Final[Int] = 6
SAY_CARD: Final[Int] = 7
SAY_DOWN: Final[Int] = 8
SAY_BONUS: Final[Int] = 9
SAY_NO_BONUS: Final[Int] = 10
SAY_RESHUFFLE: Final[Int] = 11
SAY_SUPPLY: Final[Int] = 12
SAY_HERO: Final[Int] = 13
SAY_EXCHANGE: Final[Int] = 14
SAY_STAYS: Final[Int] = 15
SAY_PASS: Final[Int] = 16
SAY_PROPOSAL: Final[Int] = 17
SAY_OFFER: Final[Int] = 18
SAY_VOTE: Final[Int] = 19
SAY_ACCEPTED: Final[Int] = 20
SAY_REJECTED: Final[Int] = 21
SAY_TAKES: Final[Int] = 22
SAY_LOOKS: Final[Int] = 23
SAY_TAKES_SUPPLY: Final[Int] = 24
SAY_PAYS: Final[Int] = 25
SAY_SPARES: Final[Int] = 26
SAY_FEE: Final[Int] = 27
SAY_VILLAGE: Final[Int] = 28
SAY_BUILDING: Final[Int] = 29
SAY_ARMY: Final[Int] = 30
SAY_FACILITY: Final[Int] = 31
SAY_ARRIVES: Final[Int] = 32
SAY_REMAINS: Final[Int] = 33
SAY_STEPS: Final[Int] = 34
SAY_JOINT: Final[Int] = 35
SAY_PLEDGE: Final[Int] = 36
SAY_NO_PLEDGE: Final[Int] = 37
SAY_CANNOT_HELP: Final[Int] = 38
SAY_JOINT_BUILT: Final[Int] = 39
SAY_JOINT_CANCELLED: Final[Int] = 40
SAY_SUPPLY_EXPIRES: Final[Int] = 41
SAY_BUILD_END: Final[Int] = 42
SAY_DECLARES: Final[Int] = 43
SAY_FINAL: Final[Int] = 44
SAY_ROUND_LIMIT: Final[Int] = 45
SAY_RESULT: Final[Int] = 46

# --- where everything lies ---
NOTHING: Final[Int] = -1
ADVANCED: Final[Int] = OWN_NUMBERS  # options first
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
OWNER: Final[Int] = SETTLED + TILES * MOST_PLAYERS  # + tile * SITES + building: seat + 1
FACILITY: Final[Int] = OWNER + TILES * SITES  # + tile: bit set
TOKENS: Final[Int] = FACILITY + TILES  # + facility
HOUSES: Final[Int] = TOKENS + FACILITIES  # + seat: left
ARMY: Final[Int] = HOUSES + MOST_PLAYERS  # + seat
HERO: Final[Int] = ARMY + MOST_PLAYERS  # + seat * HEROES + hero: tile or NOTHING
OPEN: Final[Int] = HERO + MOST_PLAYERS * HEROES  # + tile * PER_DECK + place in the deck: cards that lie open
DOWN_COUNT: Final[Int] = OPEN + TILES * PER_DECK  # + tile
DOWN: Final[Int] = DOWN_COUNT + TILES  # + tile * MOST_DOWN + i: place in the deck
PILE: Final[Int] = DOWN + TILES * MOST_DOWN  # + kind
DISCARDS: Final[Int] = PILE + KINDS  # + kind
HAND: Final[Int] = DISCARDS + KINDS  # + seat * KINDS + kind
KNOWN: Final[Int] = HAND + MOST_PLAYERS * KINDS  # + seat * KINDS + kind: those of HAND that everybody has seen
HELD: Final[Int] = KNOWN + MOST_PLAYERS * KINDS  # + seat * RESOURCES + resource: HAND by resource
LACKS: Final[Int] = HELD + MOST_PLAYERS * RESOURCES  # + seat: bit set of kinds that none of his unseen cards is
SUPPLY_PILE: Final[Int] = LACKS + MOST_PLAYERS  # bit set of supply cards
SUPPLY_DISCARDS: Final[Int] = SUPPLY_PILE + 1
SUPPLY_OPEN: Final[Int] = SUPPLY_DISCARDS + 1  # the supply card of the round or NOTHING
HALVES: Final[Int] = SUPPLY_OPEN + 1  # which halves the lead player can still use, bits 1 and 2
SEALED: Final[Int] = HALVES + 1  # + seat: hero move + 1
PROPOSER: Final[Int] = SEALED + MOST_PLAYERS
PROPOSED: Final[Int] = PROPOSER + 1  # tile
OFFER: Final[Int] = PROPOSED + 1  # + seat * (PER_DECK + 1) + what
VOTES: Final[Int] = OFFER + MOST_PLAYERS * (PER_DECK + 1)  # + seat, in the ballot that runs
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
