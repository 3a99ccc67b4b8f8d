"""What Graenaland's advice counts with: how far it is to victory, what cards, votes and territories are worth."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, zeros
from nemeton.core.state import PLAYERS
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.rules_pay import slots_in
from nemeton.games.graenaland.rules_row import (
    ADVANCED,
    ARMY,
    ARMY_COST,
    CONDITIONS,
    EXPLORER,
    GOLD,
    HELD,
    IMPROVEMENT,
    MOST_PLAYERS,
    NEEDED,
    NEIGHBOURS,
    NOTHING,
    RESOURCES,
    ROAD,
    SETTLED,
    SPEAKER,
    THRESHOLD,
    TILE_SYMBOL,
    TILES,
    VILLAGE_COST,
    WARLORD,
    WORTH,
)

GOLD_CARD: Final = 1.5
SETTLEMENT: Final = 3.0  # what a settlement costs on average
FAR: Final = 2.5  # more to settle where no own settlement is near
ROAD_YIELD: Final = 0.7
IMPROVEMENT_YIELD: Final = 0.4


# --- how far it is to victory ---


def distance(state: Graenaland, seat: Int) -> float:
    """Cards still missing for the cheapest set of conditions that allows to declare."""
    at = state.at
    missing = zeros(CONDITIONS)
    for condition in range(CONDITIONS):
        missing[condition] = cards_missing(state, seat, condition)
    best = 1000.0
    for chosen in range(1, 1 << CONDITIONS):
        reached: Int = 0
        cards = 0.0
        for condition in range(CONDITIONS):
            if (chosen >> condition) & 1 != 0:
                reached += at[WORTH + condition] if at[ADVANCED] != 0 else 1
                cards += missing[condition]
        if reached >= at[NEEDED] and cards < best:
            best = cards
    total = 0.0
    for condition in range(CONDITIONS):
        total += missing[condition]
    return best + 0.12 * total


def cards_missing(state: Graenaland, seat: Int, condition: Int) -> float:
    at = state.at
    steps = at[THRESHOLD + condition] - state.measure(seat, condition)
    if steps <= 0:
        return 0.0
    if condition == WARLORD:
        return army_cards(state, seat)
    if condition == EXPLORER or condition == SPEAKER:
        return tiles_missing(state, seat, condition, steps)
    return SETTLEMENT * float(steps)


def army_cards(state: Graenaland, seat: Int) -> float:
    """G-27: fortresses make every further step cheaper."""
    at = state.at
    saved = state.fortresses(seat)
    cards: Int = 0
    for size in range(at[ARMY + seat] + 1, at[THRESHOLD + WARLORD] + 1):
        price = slots_in(ARMY_COST[size]) - saved
        cards += price if price > 1 else 1
    return float(cards)


def tiles_missing(state: Graenaland, seat: Int, condition: Int, steps: Int) -> float:
    """The cheapest territories that are still to be settled or to be led alone."""
    at = state.at
    prices = zeros(TILES)
    for tile in range(TILES):
        own = at[SETTLED + tile * MOST_PLAYERS + seat]
        if at[NEIGHBOURS + tile] == 0 or (condition == EXPLORER and own > 0):
            continue
        needed: Int = 1
        if condition == SPEAKER:
            for other in range(at[PLAYERS]):
                rival = at[SETTLED + tile * MOST_PLAYERS + other]
                if other != seat and rival - own + 1 > needed:
                    needed = rival - own + 1
            if own > 0 and state.leads_alone(seat, tile):
                continue
        price = float(slots_in(VILLAGE_COST[tile])) if own == 0 else SETTLEMENT
        prices[tile] = float(needed) * price + float(state.fees_for(seat, tile))
        if not state.settles_near(seat, tile):
            prices[tile] += FAR
    total = 0.0
    for _ in range(steps):
        cheapest_tile: Int = NOTHING
        for tile in range(TILES):
            if prices[tile] > 0.0 and (cheapest_tile == NOTHING or prices[tile] < prices[cheapest_tile]):
                cheapest_tile = tile
        if cheapest_tile == NOTHING:
            return total + 50.0
        total += prices[cheapest_tile]
        prices[cheapest_tile] = 0.0
    return total


# --- hands, votes, yields ---


def hand_worth(state: Graenaland, seat: Int) -> float:
    held = HELD + seat * RESOURCES
    worth = GOLD_CARD * float(state.at[held + GOLD])
    for resource in range(GOLD):
        worth += worth_of(state.at[held + resource])
    return worth


def worth_of(cards: Int) -> float:
    """Of one resource: every further card is worth less, so that hands become mixed."""
    if cards == 0:
        return 0.0
    if cards <= 2:
        return 1.15 + 0.85 * float(cards - 1)
    return 2.0 + 0.65 * float(cards - 2) if cards <= 4 else 3.3 + 0.45 * float(cards - 4)


def share(votes: Int, total: Int) -> float:
    """How much of what lies there these votes will bring; with more than half everything."""
    if votes == 0:
        return 0.0
    return 1.0 if 2 * votes > total else 0.9 * float(votes) / float(total)


def yield_of(state: Graenaland, tile: Int) -> float:
    """Cards in a round, as long as somebody takes them."""
    cards = 0.8
    if state.has_facility(tile, ROAD):
        cards += ROAD_YIELD
    if state.has_facility(tile, IMPROVEMENT):
        cards += IMPROVEMENT_YIELD
    return cards * (1.3 if TILE_SYMBOL[tile] == GOLD else 1.0)
