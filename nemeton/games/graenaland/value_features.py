"""The features of a quiet position of Graenaland for one seat (feature.py says what each of them is).

Of a hand everybody sees the size and the cards that were taken openly; the rest counts only for its owner, if `seen`.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Floats, Int
from nemeton.core.state import DEPTH, NOBODY, PLAYERS, TURN
from nemeton.games.graenaland import ask
from nemeton.games.graenaland import feature as f
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_ballot as ballot
from nemeton.games.graenaland import rules_pay as pay
from nemeton.games.graenaland import value_progress as progress
from nemeton.games.graenaland.rules import Graenaland

FIVE: Final = 5.0
FARTHEST: Final = 60.0  # cards to victory, before it is known what victory takes
MOST_LACKING: Final[Int] = 5
FEW_HOUSES: Final[Int] = 4


def fill(state: Graenaland, seat: Int, seen: bool, x: Floats) -> None:
    for i in range(f.COUNT):
        x[i] = 0.0
    x[f.ROUND] = float(state.at[r.ROUND]) / 10.0
    x[f.LATE] = float(state.at[r.ROUND]) / float(state.at[r.ROUND_LIMIT])
    _victory(state, seat, x)
    _cards(state, seat, x)
    _land(state, seat, x)
    _houses(state, seat, x)
    _heroes(state, seat, x)
    _turn(state, seat, x)
    x[f.YIELD_MISSING] = x[f.YIELD] * x[f.MISSING]
    if seen:
        show_hand(state, seat, x)


# --- victory ---


def _victory(state: Graenaland, seat: Int, x: Floats) -> None:
    for condition in range(r.CONDITIONS):
        x[f.SETTLER + condition] = progress.cards_missing(state, seat, condition)
    missing = progress.cheapest_set(state, x, f.SETTLER)
    if missing > FARTHEST:
        missing = FARTHEST
    for condition in range(r.CONDITIONS):
        x[f.SETTLER + condition] = x[f.SETTLER + condition] / FIVE
    x[f.MISSING] = missing / FIVE
    x[f.MISSING_SQUARED] = missing * missing / (FIVE * FIVE * FIVE)
    fulfilled: Int = 0
    lacking = state.at[r.NEEDED]
    largest: Int = 0  # of those that are not fulfilled
    for condition in range(r.CONDITIONS):
        worth = state.counts(condition)
        if state.fulfils(seat, condition):
            fulfilled += 1
            lacking -= worth
        elif worth > largest:
            largest = worth
    x[f.CONDITIONS] = float(fulfilled)
    x[f.CONDITIONS_LATE] = x[f.CONDITIONS] * x[f.LATE]
    x[f.ENOUGH] = 1.0 if lacking <= 0 else 0.0
    x[f.LACKS_ONE] = 1.0 if lacking <= largest else 0.0


# --- cards, as everybody sees them ---


def _cards(state: Graenaland, seat: Int, x: Floats) -> None:
    cards = state.hand_size(seat)
    known: Int = 0
    worth = 0.0
    for resource in range(r.RESOURCES):
        shown = _shown(state, seat, resource)
        known += shown
        worth += progress.GOLD_CARD * float(shown) if resource == r.GOLD else progress.worth_of(shown)
    x[f.CARDS] = float(cards)
    x[f.UNKNOWN] = float(cards - known)
    x[f.KNOWN_WORTH] = worth + x[f.UNKNOWN]
    short = x[f.MISSING] * FIVE - float(cards)
    x[f.SHORT] = short / FIVE if short > 0.0 else 0.0
    x[f.NEAR] = 5.0 - short if short < 5.0 else 0.0
    x[f.DANGER] = 2.0 - short if short < 2.0 else 0.0


def _shown(state: Graenaland, seat: Int, resource: Int) -> Int:
    """Cards of a resource that everybody has seen."""
    cards: Int = 0
    for kind in range(r.KINDS):
        if r.KIND_RESOURCE[kind] == resource:
            cards += state.seen(seat, kind)
    return cards


# --- territories ---


def _land(state: Graenaland, seat: Int, x: Floats) -> None:
    for place in range(state.territories()):
        tile = state.tile_at(place)
        if tile != r.NOTHING:
            _claim(state, seat, tile, x)
            if state.settled(seat, tile) > 0:
                _territory(state, seat, tile, x)
            elif state.settles_near(seat, tile):
                x[f.REACH] = x[f.REACH] + 1.0
    if state.lead() == seat:
        x[f.CLAIM_BEST] = 0.0  # G-8: he proposes nothing


def _claim(state: Graenaland, seat: Int, tile: Int, x: Floats) -> None:
    cards = float(state.cards_at(tile))
    if cards == 0.0:
        return
    votes = state.votes(seat, tile)
    if votes == 0:
        return
    total = state.all_votes(tile)
    claim = cards * progress.share(votes, total)
    x[f.CLAIM] = x[f.CLAIM] + claim
    if claim > x[f.CLAIM_BEST]:
        x[f.CLAIM_BEST] = claim
    if ballot.is_majority(votes, total):
        x[f.DECIDES] = x[f.DECIDES] + cards


def _territory(state: Graenaland, seat: Int, tile: Int, x: Floats) -> None:
    """One with own settlements."""
    own = state.settled(seat, tile)
    total = state.settlements_in(tile)
    ahead = own - state.most_of_others(seat, tile)
    x[f.YIELD] = x[f.YIELD] + progress.yield_of(state, tile) * progress.share(own, total)
    x[f.TERRITORIES] = x[f.TERRITORIES] + 1.0
    if ahead > 0:
        x[f.LED] = x[f.LED] + 1.0
    if ahead > 1:
        x[f.LED_SAFELY] = x[f.LED_SAFELY] + 1.0
    if ahead == 0:
        x[f.TIED] = x[f.TIED] + 1.0
    if ballot.is_majority(own, total):
        x[f.MAJORITIES] = x[f.MAJORITIES] + 1.0
    if r.TILE_SYMBOL[tile] == r.GOLD:
        x[f.GOLD_LAND] = x[f.GOLD_LAND] + float(own)
    if state.has_facility(tile, r.ROAD):
        x[f.ROADS] = x[f.ROADS] + 1.0
    if state.has_facility(tile, r.IMPROVEMENT):
        x[f.IMPROVEMENTS] = x[f.IMPROVEMENTS] + 1.0
    if state.has_facility(tile, r.MARKET):
        x[f.MARKETS] = x[f.MARKETS] + 1.0
    if state.has_facility(tile, r.PALISADE):
        x[f.PALISADES] = x[f.PALISADES] + 1.0


# --- houses, army, heroes ---


def _houses(state: Graenaland, seat: Int, x: Floats) -> None:
    left = state.houses(seat)
    x[f.SETTLEMENTS] = float(state.settlements_of(seat))
    x[f.BUILDINGS] = float(state.measure(seat, r.BUILDER))
    x[f.FORTRESSES] = float(state.fortresses(seat))
    x[f.FEW_HOUSES] = float(FEW_HOUSES - left) if left < FEW_HOUSES else 0.0
    for tile in range(r.TILES):
        if state.villages(seat, tile) > 0:
            for building in range(r.BUILDINGS):
                if state.has_symbol(tile, building) and state.owner(tile, building) == NOBODY:
                    x[f.FREE_SITES] = x[f.FREE_SITES] + 1.0


def _heroes(state: Graenaland, seat: Int, x: Floats) -> None:
    army = float(state.army(seat))
    x[f.ARMY] = army
    x[f.ARMY_SQUARED] = army * army / FIVE
    for hero in range(r.HEROES):
        tile = state.hero(seat, hero)
        if tile == r.NOTHING:
            continue
        votes = state.hero_votes(seat, tile)
        x[f.HERO_VOTES] = x[f.HERO_VOTES] + float(votes)
        if votes > 0:
            x[f.HERO_CARDS] = x[f.HERO_CARDS] + float(state.cards_at(tile))
        if hero == r.WARRIOR:
            x[f.WARRIOR_VOTES] = float(votes)
        elif hero == r.PRIEST:
            x[f.PRIEST] = 1.0
        else:
            x[f.BARD] = 1.0


# --- who proposes and builds when ---


def _turn(state: Graenaland, seat: Int, x: Floats) -> None:
    at = state.at
    lead = state.lead()
    if lead == NOBODY:
        return
    players = at[PLAYERS]
    wait = (seat + players - lead) % players
    x[f.WAIT] = float(wait) / float(players - 1)
    x[f.CARDS_WAIT] = x[f.CARDS] * x[f.WAIT]
    if wait == 0:
        x[f.LEADS] = 1.0
        x[f.FRESH] = 1.0 if at[r.HALVES] == r.BOTH_HALVES else 0.0
        x[f.BUILDS] = 1.0 if state.is_pending(ask.BUILD) else 0.0
        x[f.CARDS_LEAD] = x[f.CARDS]
        x[f.NEAR_LEAD] = x[f.NEAR]
        x[f.DANGER_LEAD] = x[f.DANGER]
    if wait == 1:
        x[f.LEADS_NEXT] = 1.0
        x[f.DANGER_NEXT] = x[f.DANGER]
    if wait == players - 1:
        x[f.LEADS_LAST] = 1.0
    if _proposes(state, seat):
        x[f.PROPOSES] = 1.0
        x[f.CLAIM_PROPOSES] = x[f.CLAIM_BEST]
        x[f.DECIDES_PROPOSES] = x[f.DECIDES]


def _proposes(state: Graenaland, seat: Int) -> bool:
    """G-8: whether the seat will still propose in this round."""
    at = state.at
    lead = state.lead()
    if seat == lead or state.proposer() == seat:
        return False
    if state.asked() == ask.PROPOSE and at[TURN] == seat:
        return True
    players = at[PLAYERS]
    for i in range(at[DEPTH]):
        kind = state.pending_kind(i)
        if kind == ask.PROPOSING:
            first = state.pending_seat(i)
            return (seat + players - first) % players < (lead + players - first) % players
        if kind == ask.MOVE or kind == ask.PRODUCE:
            return True
    return False


# --- the own hand ---


def show_hand(state: Graenaland, seat: Int, x: Floats) -> None:
    missing = x[f.MISSING] * FIVE
    x[f.SEEN] = 1.0
    x[f.HAND_WORTH] = progress.hand_worth(state, seat)
    for resource in range(r.RESOURCES):
        held = state.held(seat, resource)
        x[f.GRAIN + resource] = float(held)
        if held > 0:
            x[f.MIXED] = x[f.MIXED] + 1.0
    if missing > x[f.HAND_WORTH]:
        x[f.HAND_SHORT] = (missing - x[f.HAND_WORTH]) / FIVE
    village = _village_lacks(state, seat)
    building = _building_lacks(state, seat)
    army = _army_lacks(state, seat)
    x[f.VILLAGE_LACKS] = float(village)
    x[f.BUILDING_LACKS] = float(building)
    x[f.ARMY_LACKS] = float(army)
    x[f.AFFORDS] = (1.0 if village == 0 else 0.0) + (1.0 if building == 0 else 0.0) + (1.0 if army == 0 else 0.0)
    x[f.AFFORDS_LEAD] = x[f.AFFORDS] * x[f.LEADS]


def _village_lacks(state: Graenaland, seat: Int) -> Int:
    """Cards for the nearest village (G-21, G-33)."""
    least = MOST_LACKING
    if state.houses(seat) == 0:
        return least
    for tile in range(r.TILES):
        if state.in_play(tile) and state.settles_near(seat, tile):
            lacking = _lacking(state, seat, r.VILLAGE_COST[tile]) + pay.fees_for(state, seat, tile)
            if lacking < least:
                least = lacking
    return least


def _building_lacks(state: Graenaland, seat: Int) -> Int:
    """Cards for the nearest building on a free symbol beside an own village (G-22)."""
    least = MOST_LACKING
    if state.houses(seat) == 0:
        return least
    for building in range(r.BUILDINGS):
        lacking = _lacking(state, seat, r.BUILDING_COST[building])
        if lacking >= least:
            continue
        for tile in range(r.TILES):
            if (
                state.villages(seat, tile) > 0
                and state.has_symbol(tile, building)
                and state.owner(tile, building) == NOBODY
            ):
                least = lacking
                break
    return least


def _army_lacks(state: Graenaland, seat: Int) -> Int:
    """Cards for the next step (G-27)."""
    if state.army(seat) >= r.MOST_ARMY:
        return MOST_LACKING
    lacking = _lacking(state, seat, pay.army_price(state, seat)) - pay.army_spares(state, seat)
    return max(0, min(lacking, MOST_LACKING))


def _lacking(state: Graenaland, seat: Int, price: Int) -> Int:
    """Slots that hand, gold, markets and, for the lead player, the supply card do not cover."""
    if seat == state.lead():
        price = _less_supply(state, price)
    lacking: Int = 0
    surplus: Int = 0
    for resource in range(r.GOLD):
        short = pay.slots_of(price, resource) - state.held(seat, resource)
        if short > 0:
            lacking += short
        else:
            surplus -= short
    markets: Int = 0
    for tile in range(r.TILES):
        if state.has_facility(tile, r.MARKET) and state.settled(seat, tile) > 0:
            markets += 1
    return max(0, lacking - state.held(seat, r.GOLD) - min(markets, surplus))


def _less_supply(state: Graenaland, price: Int) -> Int:
    """G-19: without what the supply card of the round covers."""
    card = state.at[r.SUPPLY_OPEN]
    halves = state.at[r.HALVES] if state.is_pending(ask.BUILD) else r.BOTH_HALVES
    if card == r.NOTHING:
        return price
    if halves & r.FIRST_HALF != 0 and pay.slots_of(price, r.FIRST_RESOURCE[card]) > 0:
        price -= pay.slot(r.FIRST_RESOURCE[card])
    if halves & r.SECOND_HALF != 0 and pay.slots_of(price, r.SECOND_RESOURCE[card]) > 0:
        price -= pay.slot(r.SECOND_RESOURCE[card])
    return price
