"""What Graenaland's advice counts with: how far it is to victory, what cards, votes and territories are worth."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Floats, Int, zeros
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_ballot as ballot
from nemeton.games.graenaland import rules_pay as pay
from nemeton.games.graenaland.rules import Graenaland

GOLD_CARD: Final = 1.5
SETTLEMENT: Final = 3.0  # what a settlement costs on average
UNREACHABLE: Final = 1000.0  # cards
FAR: Final = 2.5  # more to settle where no own settlement is near
ROAD_YIELD: Final = 0.7
IMPROVEMENT_YIELD: Final = 0.4


# --- how far it is to victory ---


def distance(state: Graenaland, seat: Int) -> float:
    """Cards still missing for the cheapest set of conditions that allows to declare."""
    missing = zeros(r.CONDITIONS)
    for condition in range(r.CONDITIONS):
        missing[condition] = cards_missing(state, seat, condition)
    return cheapest_set(state, missing, 0)


def cheapest_set(state: Graenaland, missing: Floats, first: Int) -> float:
    """`missing` holds, from `first` on, what is missing for each condition."""
    needed = state.at[r.NEEDED]
    best = _cheapest(missing, first, needed) if state.at[r.ADVANCED] == 0 else _cheapest_worth(state, missing, first)
    total = 0.0
    for condition in range(r.CONDITIONS):
        total += missing[first + condition]
    return best + 0.12 * total


def _cheapest(missing: Floats, first: Int, needed: Int) -> float:
    """So many of them."""
    total = 0.0
    taken: Int = 0
    for _ in range(needed):
        least = UNREACHABLE
        which: Int = r.CONDITIONS
        for condition in range(r.CONDITIONS):
            if missing[first + condition] < least and (taken >> condition) & 1 == 0:
                least = missing[first + condition]
                which = condition
        taken |= 1 << which
        total += least
    return min(total, UNREACHABLE)


def _cheapest_worth(state: Graenaland, missing: Floats, first: Int) -> float:
    """So many points of them (GC-12)."""
    needed = state.at[r.NEEDED]
    best = UNREACHABLE
    for chosen in range(1, 1 << r.CONDITIONS):
        reached: Int = 0
        cards = 0.0
        for condition in range(r.CONDITIONS):
            if (chosen >> condition) & 1 != 0:
                reached += state.counts(condition)
                cards += missing[first + condition]
        if reached >= needed and cards < best:
            best = cards
    return best


def cards_missing(state: Graenaland, seat: Int, condition: Int) -> float:
    steps = state.threshold(condition) - state.measure(seat, condition)
    if steps <= 0:
        return 0.0
    if condition == r.WARLORD:
        return army_cards(state, seat)
    if condition == r.EXPLORER or condition == r.SPEAKER:
        return tiles_missing(state, seat, condition, steps)
    return SETTLEMENT * float(steps)


def army_cards(state: Graenaland, seat: Int) -> float:
    """G-27: fortresses make every further step cheaper."""
    fortresses = state.fortresses(seat)
    cards: Int = 0
    for size in range(state.army(seat) + 1, state.threshold(r.WARLORD) + 1):
        cards += pay.slots_in(r.ARMY_COST[size]) - pay.spares(fortresses, size)
    return float(cards)


def tiles_missing(state: Graenaland, seat: Int, condition: Int, steps: Int) -> float:
    """The cheapest territories that are still to be settled or to be led alone."""
    prices = zeros(r.TILES)
    for tile in range(r.TILES):
        own = state.settled(seat, tile)
        if not state.in_play(tile) or (condition == r.EXPLORER and own > 0):
            continue
        needed: Int = 1
        if condition == r.SPEAKER:
            if state.leads_alone(seat, tile):
                continue
            needed = state.most_of_others(seat, tile) - own + 1
        price = float(pay.slots_in(r.VILLAGE_COST[tile])) if own == 0 else SETTLEMENT
        prices[tile] = float(needed) * price + float(pay.fees_for(state, seat, tile))
        if not state.settles_near(seat, tile):
            prices[tile] += FAR
    total = 0.0
    for _ in range(steps):
        cheapest_tile: Int = r.NOTHING
        for tile in range(r.TILES):
            if prices[tile] > 0.0 and (cheapest_tile == r.NOTHING or prices[tile] < prices[cheapest_tile]):
                cheapest_tile = tile
        if cheapest_tile == r.NOTHING:
            return total + 50.0
        total += prices[cheapest_tile]
        prices[cheapest_tile] = 0.0
    return total


# --- hands, votes, yields ---


def hand_worth(state: Graenaland, seat: Int) -> float:
    worth = GOLD_CARD * float(state.held(seat, r.GOLD))
    for resource in range(r.GOLD):
        worth += worth_of(state.held(seat, resource))
    return worth


def worth_of(cards: Int) -> float:
    """Of one resource: every further card is worth less, so that hands become mixed."""
    if cards == 0:
        return 0.0
    if cards <= 2:
        return 1.15 + 0.85 * float(cards - 1)
    return 2.0 + 0.65 * float(cards - 2) if cards <= 4 else 3.3 + 0.45 * float(cards - 4)


def card_worth(resource: Int, cards: Int) -> float:
    """Of the last one of so many cards of the resource."""
    if resource == r.GOLD:
        return GOLD_CARD
    return worth_of(cards) - worth_of(cards - 1) if cards > 0 else 0.0


def share(votes: Int, total: Int) -> float:
    """How much of what lies there these votes will bring; with more than half everything."""
    if votes == 0:
        return 0.0
    return 1.0 if ballot.is_majority(votes, total) else 0.9 * float(votes) / float(total)


def yield_of(state: Graenaland, tile: Int) -> float:
    """Cards in a round, as long as somebody takes them."""
    cards = 0.8
    if state.has_facility(tile, r.ROAD):
        cards += ROAD_YIELD
    if state.has_facility(tile, r.IMPROVEMENT):
        cards += IMPROVEMENT_YIELD
    return cards * (1.3 if r.TILE_SYMBOL[tile] == r.GOLD else 1.0)
