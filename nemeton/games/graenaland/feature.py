"""What the judge of Graenaland looks at, for one seat. A feature's name, in small letters, stands in weights.json."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

# --- how far the game is ---
ROUND: Final[Int] = 0  # in tens
LATE: Final[Int] = 1  # how near the last round is, 0 to 1

# --- how far it is to victory, in fives of cards ---
MISSING: Final[Int] = 2  # cards to the cheapest set of conditions
MISSING_SQUARED: Final[Int] = 3  # in fives again
SETTLER: Final[Int] = 4  # cards to each of the conditions, in their order
BUILDER: Final[Int] = 5
WARLORD: Final[Int] = 6
EXPLORER: Final[Int] = 7
SPEAKER: Final[Int] = 8
CONDITIONS: Final[Int] = 9  # how many are fulfilled
CONDITIONS_LATE: Final[Int] = 10  # … times how near the last round is
LACKS_ONE: Final[Int] = 11  # no more than one is lacking
ENOUGH: Final[Int] = 12  # may declare victory when he leads

# --- who can win soon, by the size of his hand ---
SHORT: Final[Int] = 13  # missing cards beyond the hand, in fives
NEAR: Final[Int] = 14  # by how much fewer than five those are
NEAR_LEAD: Final[Int] = 15  # … of the lead player
DANGER: Final[Int] = 16  # by how much fewer than two
DANGER_LEAD: Final[Int] = 17  # … of the lead player
DANGER_NEXT: Final[Int] = 18  # … of who leads next

# --- cards, as everybody sees them ---
CARDS: Final[Int] = 19
CARDS_LEAD: Final[Int] = 20  # of the lead player
CARDS_WAIT: Final[Int] = 21  # times how long it is until he leads
KNOWN_WORTH: Final[Int] = 22  # what they are worth, for all that everybody has seen
UNKNOWN: Final[Int] = 23  # those nobody else has seen

# --- the own hand ---
SEEN: Final[Int] = 24  # 1 if it is seen, else all of these are 0
HAND_WORTH: Final[Int] = 25
GRAIN: Final[Int] = 26  # cards of each resource, in their order
WOOD: Final[Int] = 27
ORE: Final[Int] = 28
LIVESTOCK: Final[Int] = 29
GOLD: Final[Int] = 30
MIXED: Final[Int] = 31  # different resources
HAND_SHORT: Final[Int] = 32  # what is missing to victory beyond the hand's worth, in fives
VILLAGE_LACKS: Final[Int] = 33  # cards lacking for the nearest village, building, army step; five at most
BUILDING_LACKS: Final[Int] = 34
ARMY_LACKS: Final[Int] = 35
AFFORDS: Final[Int] = 36  # for how many of the three nothing is lacking
AFFORDS_LEAD: Final[Int] = 37  # … for the lead player

# --- what lies there now ---
CLAIM: Final[Int] = 38  # cards by the share of the votes
CLAIM_BEST: Final[Int] = 39  # … where it is largest, unless he leads
CLAIM_PROPOSES: Final[Int] = 40  # … if he is still to propose
DECIDES: Final[Int] = 41  # cards where he alone has more than half of the votes
DECIDES_PROPOSES: Final[Int] = 42  # … if he is still to propose
PROPOSES: Final[Int] = 43  # he is still to propose in this round

# --- what will lie there ---
YIELD: Final[Int] = 44  # cards in a round, by the share of the settlements
YIELD_MISSING: Final[Int] = 45  # … times what is missing to victory
TERRITORIES: Final[Int] = 46  # with own settlements
LED: Final[Int] = 47  # where he alone has most settlements
LED_SAFELY: Final[Int] = 48  # … by two or more
TIED: Final[Int] = 49  # where another has as many
MAJORITIES: Final[Int] = 50  # where he has more than half of all settlements
GOLD_LAND: Final[Int] = 51  # own settlements where there is gold
ROADS: Final[Int] = 52  # where he has settlements
IMPROVEMENTS: Final[Int] = 53
MARKETS: Final[Int] = 54
PALISADES: Final[Int] = 55

# --- houses ---
SETTLEMENTS: Final[Int] = 56
BUILDINGS: Final[Int] = 57
FORTRESSES: Final[Int] = 58
FEW_HOUSES: Final[Int] = 59  # by how much fewer than four are left
FREE_SITES: Final[Int] = 60  # free symbols beside own villages
REACH: Final[Int] = 61  # territories to settle next

# --- army and heroes ---
ARMY: Final[Int] = 62
ARMY_SQUARED: Final[Int] = 63  # in fives
HERO_VOTES: Final[Int] = 64
WARRIOR_VOTES: Final[Int] = 65
PRIEST: Final[Int] = 66  # is in play
BARD: Final[Int] = 67  # is in play
HERO_CARDS: Final[Int] = 68  # cards where own heroes have votes

# --- who builds when ---
LEADS: Final[Int] = 69
FRESH: Final[Int] = 70  # the lead player has the whole supply card
BUILDS: Final[Int] = 71  # the lead player is building
LEADS_NEXT: Final[Int] = 72
LEADS_LAST: Final[Int] = 73
WAIT: Final[Int] = 74  # how long it is until he leads, 0 to 1

COUNT: Final[Int] = 75

# The linear weights that come nearest to the hand-made judge.
HAND_MADE: Final[dict[str, float]] = {
    "missing": -6.5,
    "danger": 1.0,
    "cards": 0.7,
    "hand_worth": 0.3,
    "claim": 0.4,
    "claim_best": 0.4,
    "yield": 2.2,
    "markets": 0.25,
    "fresh": 0.8,
}

# What a player would call it: words/*.ftl has a phrase for every reason.
REASONS: Final[dict[str, str]] = {
    "round": "end",
    "late": "end",
    "missing": "victory",
    "missing_squared": "victory",
    "settler": "conditions",
    "builder": "conditions",
    "warlord": "conditions",
    "explorer": "conditions",
    "speaker": "conditions",
    "conditions": "conditions",
    "conditions_late": "conditions",
    "lacks_one": "victory",
    "enough": "victory",
    "short": "victory",
    "near": "victory",
    "near_lead": "victory",
    "danger": "victory",
    "danger_lead": "victory",
    "danger_next": "victory",
    "cards": "cards",
    "cards_lead": "cards",
    "cards_wait": "cards",
    "known_worth": "cards",
    "unknown": "cards",
    "seen": "hand",
    "hand_worth": "hand",
    "grain": "hand",
    "wood": "hand",
    "ore": "hand",
    "livestock": "hand",
    "gold": "hand",
    "mixed": "hand",
    "hand_short": "hand",
    "village_lacks": "hand",
    "building_lacks": "hand",
    "army_lacks": "hand",
    "affords": "hand",
    "affords_lead": "hand",
    "claim": "claims",
    "claim_best": "claims",
    "claim_proposes": "claims",
    "decides": "claims",
    "decides_proposes": "claims",
    "proposes": "turn",
    "yield": "land",
    "yield_missing": "land",
    "territories": "land",
    "led": "lead",
    "led_safely": "lead",
    "tied": "lead",
    "majorities": "lead",
    "gold_land": "land",
    "roads": "facilities",
    "improvements": "facilities",
    "markets": "facilities",
    "palisades": "facilities",
    "settlements": "houses",
    "buildings": "houses",
    "fortresses": "army",
    "few_houses": "houses",
    "free_sites": "houses",
    "reach": "land",
    "army": "army",
    "army_squared": "army",
    "hero_votes": "heroes",
    "warrior_votes": "heroes",
    "priest": "heroes",
    "bard": "heroes",
    "hero_cards": "heroes",
    "leads": "turn",
    "fresh": "turn",
    "builds": "turn",
    "leads_next": "turn",
    "leads_last": "turn",
    "wait": "turn",
}
