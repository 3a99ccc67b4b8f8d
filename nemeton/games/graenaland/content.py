"""What is in the box, read once from content.toml into plain lists that rules, words and views index.

Territories are counted from 0 here (tile number − 1). A *kind* of card is a resource of one deck; kinds are sorted by
deck (GA-17) and, within it, by resource (the canonical order of GC-17). Every terrain yields three of the five
resources (G-4). A *cost* is one number, four bits per resource.
"""

from __future__ import annotations

from typing import Any, Final

from nemeton.core.content import load

# Of the first release; since then numbers that stood in the rules have been written into the file.
CONTENT: Final[dict[str, Any]] = load("graenaland", same_box={"c317ec351254": "734bfde36fe5"})


def _keys(table: str) -> list[str]:
    return [entry["key"] for entry in CONTENT[table]]


RESOURCE_KEYS: Final[list[str]] = _keys("resource")
GOLD: Final[int] = next(i for i, entry in enumerate(CONTENT["resource"]) if entry["joker"])
PRICE_KEYS: Final[list[str]] = RESOURCE_KEYS[:GOLD]  # gold is in no price
CARD_KEYS: Final[list[str]] = [*RESOURCE_KEYS, "unknown"]  # the last one is a face-down card
DECK_KEYS: Final[list[str]] = _keys("terrain")
HERO_KEYS: Final[list[str]] = _keys("hero")
BUILDING_KEYS: Final[list[str]] = _keys("building")
FACILITY_KEYS: Final[list[str]] = _keys("facility")
CONDITION_KEYS: Final[list[str]] = _keys("victory_condition")
GRADE_KEYS: Final[list[str]] = [card["grade"] for card in CONTENT["advanced_card"]]

_kinds: Final = sorted(
    (DECK_KEYS.index(card["deck"]), RESOURCE_KEYS.index(card["resource"]), card["count"])
    for card in CONTENT["deck_card"]
)
KIND_RESOURCES: Final[list[int]] = [resource for _, resource, _ in _kinds]
KIND_COUNTS: Final[list[int]] = [count for _, _, count in _kinds]
COMMON_KINDS: Final[list[int]] = [  # of each deck
    max((i for i, kind in enumerate(_kinds) if kind[0] == deck), key=lambda i: KIND_COUNTS[i])
    for deck in range(len(DECK_KEYS))
]
KIND_KEYS: Final[list[str]] = [f"{DECK_KEYS[deck]} {RESOURCE_KEYS[resource]}" for deck, resource, _ in _kinds]
LARGEST_DECK: Final[int] = max(terrain["deck_size"] for terrain in CONTENT["terrain"])


def cost(resources: list[str]) -> int:
    return sum(1 << (4 * RESOURCE_KEYS.index(key)) for key in resources)


def cost_keys(price: int) -> list[str]:
    """The slots of a price as resources: the other way round."""
    return [key for i, key in enumerate(PRICE_KEYS) for _ in range(price >> (4 * i) & 15)]


_territories: Final = CONTENT["territory"]
TERRITORY_KEYS: Final[list[str]] = [str(tile["id"]) for tile in _territories]
TERRITORY_DECKS: Final[list[int]] = [DECK_KEYS.index(tile["terrain"]) for tile in _territories]
TERRITORY_SYMBOLS: Final[list[int]] = [RESOURCE_KEYS.index(tile["symbol"]) for tile in _territories]
TERRITORY_SITES: Final[list[int]] = [  # G-24, GA-21: bit sets of buildings, none inland
    sum(1 << BUILDING_KEYS.index(key) for key in tile["building_sites"]) for tile in _territories
]
VILLAGE_COSTS: Final[list[int]] = [cost(tile["village_cost"]) for tile in _territories]
BUILDING_COSTS: Final[list[int]] = [cost(building["cost"]) for building in CONTENT["building"]]
BUILDING_HEROES: Final[list[int]] = [
    HERO_KEYS.index(building["brings"]) if building["brings"] else -1 for building in CONTENT["building"]
]
FACILITY_COSTS: Final[list[int]] = [cost(facility["cost"]) for facility in CONTENT["facility"]]
FACILITY_TOKENS: Final[list[int]] = [CONTENT["facility_tokens"][key] for key in FACILITY_KEYS]

LEAST_ARMY: Final[int] = CONTENT["army"]["min_size"]
MOST_ARMY: Final[int] = CONTENT["army"]["max_size"]
FORTRESS_DISCOUNT: Final[int] = CONTENT["army"]["fortress_discount_cards"]
LEAST_ARMY_COST: Final[int] = CONTENT["army"]["minimum_cards_to_pay"]
START_ARMY: Final[int] = CONTENT["start_equipment_reconstructed"]["army_size"]
# What it costs to reach a size; sizes that need no step cost nothing.
ARMY_COSTS: Final[list[int]] = [0] * (LEAST_ARMY + 1) + [cost(step["cost"]) for step in CONTENT["army_step"]]
LONGEST_PRICE: Final[int] = 8  # in any box; row.py has room for so many pledges

HOUSES: Final[int] = CONTENT["components_per_player"]["houses_for_settlements"]
SUPPLY_CARDS: Final[list[list[int]]] = [
    [RESOURCE_KEYS.index(key) for key in card["resources"]] for card in CONTENT["supply_card"]
]
SUPPLY_KEYS: Final[list[list[str]]] = [card["resources"] for card in CONTENT["supply_card"]]

STORAGE_EXTRA: Final[int] = CONTENT["storage"]["extra_cards"]
STORAGE_FACTOR: Final[int] = CONTENT["storage"]["larger_factor"]
SETTLEMENT_VOTES: Final[int] = CONTENT["voting"]["votes_per_settlement"]
PALISADE_VOTES: Final[int] = CONTENT["voting"]["votes_lost_to_palisade"]
COAST_STEPS: Final[int] = CONTENT["compass"]["coast_steps"]

LAYOUTS: Final[dict[int, tuple[list[int], list[int]]]] = {
    layout["players"]: ([tile - 1 for tile in layout["coast"]], [tile - 1 for tile in layout["inland"]])
    for layout in CONTENT["layout"]
}
FEWEST_PLAYERS: Final[int] = CONTENT["meta"]["min_players"]
MOST_PLAYERS: Final[int] = CONTENT["meta"]["max_players"]
START_VILLAGES: Final[int] = CONTENT["start_equipment"]["villages"]
START_CARDS: Final[int] = CONTENT["start_equipment"]["resource_cards"]
VILLAGES_PER_COAST: Final[int] = CONTENT["start_positions"]["villages_per_coast_territory"]

THRESHOLDS: Final[list[list[int]]] = [condition["thresholds"] for condition in CONTENT["victory_condition"]]
NEEDED: Final[dict[str, int]] = {
    "short": CONTENT["game_length_reconstructed"]["needed_short"],
    "normal": CONTENT["game_length"]["needed_normal"],
    "long": CONTENT["game_length_reconstructed"]["needed_long"],
    "advanced": CONTENT["advanced_game"]["points_needed"],
}
ROUND_LIMIT: Final[int] = CONTENT["game_length_reconstructed"]["round_limit"]
LEAST_ROUND_LIMIT: Final[int] = CONTENT["game_length_reconstructed"]["round_limit_least"]
MOST_ROUND_LIMIT: Final[int] = CONTENT["game_length_reconstructed"]["round_limit_most"]
GRADE_COPIES: Final[list[int]] = [card["copies_per_category"] for card in CONTENT["advanced_card"]]
GRADE_OFFSETS: Final[list[int]] = [card["threshold_offset"] for card in CONTENT["advanced_card"]]
GRADE_POINTS: Final[list[int]] = [card["points"] for card in CONTENT["advanced_card"]]
# A threshold above the territories in play is capped; such a card is worth what a card of standard grade is worth.
CAPPED_POINTS: Final[int] = GRADE_POINTS[GRADE_KEYS.index("standard")]

TALK_SECONDS: Final[int] = CONTENT["talk"]["seconds"]
PROMISE_ROUNDS: Final[int] = CONTENT["talk"]["promise_rounds"]

# Numbers that the words name.
FACTS: Final[dict[str, int]] = {
    "start_villages": START_VILLAGES,
    "start_army": START_ARMY,
    "coast_villages": VILLAGES_PER_COAST,
    "coast_steps": COAST_STEPS,
    "storage_extra": STORAGE_EXTRA,
    "storage_factor": STORAGE_FACTOR,
    "settlement_votes": SETTLEMENT_VOTES,
    "palisade_votes": PALISADE_VOTES,
    "largest_army": MOST_ARMY,
    "fortress_saves": FORTRESS_DISCOUNT,
    "least_paid": LEAST_ARMY_COST,
    **{f"needed_{goal}": NEEDED[goal] for goal in ("short", "normal", "long")},
    "points_needed": NEEDED["advanced"],
    **{f"points_{grade}": points for grade, points in zip(GRADE_KEYS, GRADE_POINTS, strict=True)},
    "round_limit": ROUND_LIMIT,
    "promise_rounds": PROMISE_ROUNDS,
}
