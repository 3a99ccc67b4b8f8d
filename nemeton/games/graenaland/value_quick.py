"""Quick sensible moves of Graenaland: the cheapest payment, hero moves, proposals and projects for rollouts."""

from __future__ import annotations

from nemeton.core.flat import Int, filled
from nemeton.core.rng import Rng
from nemeton.core.state import DEPTH, FRAME, STACK, TURN
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.rules_row import (
    ARMY,
    CANCEL,
    COME,
    ENOUGH,
    FEES,
    GIVES,
    GOLD,
    HALF,
    HELD,
    HERO_MOVES,
    JOKER,
    MATCH,
    MOST_PLAYERS,
    NOTHING,
    OFFER,
    PASS,
    PAYS,
    PLEDGES,
    PROJECT,
    PROPOSALS,
    PROPOSED,
    RESOURCES,
    SETTLED,
    SOURCES,
    SPARES,
    STAY,
    THROUGH_MARKET,
    TILES,
    WARRIOR,
    WHOLE,
)
from nemeton.games.graenaland.value_progress import GOLD_CARD, share, worth_of
from nemeton.games.graenaland.value_split import PLAN, best_split


def finished(state: Graenaland, seat: Int) -> Graenaland:
    """The position after the seat has paid what it has begun, by the cheapest way."""
    after = Graenaland(state.at[:])
    finish(after, seat)
    return after


def finish(state: Graenaland, seat: Int) -> None:
    while state.at[PROJECT] != NOTHING and state.at[TURN] == seat:
        state.look()
        state.apply(cheapest(state, seat))


def cheapest(state: Graenaland, seat: Int) -> Int:
    """Of ways to pay, to spare or to give a fee: what costs least."""
    best = 1000.0
    chosen: Int = state.choices[0]
    for i in range(state.count):
        move = state.choices[i]
        price = 0.0
        if PAYS <= move < FEES or PLEDGES <= move < ENOUGH:
            code = move - PAYS if move < FEES else move - PLEDGES
            price = source_price(state, seat, code // SOURCES, code % SOURCES)
        elif FEES <= move < COME:
            price = card_price(state, seat, move - FEES)
        elif SPARES <= move < PAYS:
            price = -card_price(state, seat, move - SPARES)
            if state.at[HELD + seat * RESOURCES + move - SPARES] == 0:
                price = -2.0
        elif move == CANCEL:
            price = 1.6
        if price < best:
            best = price
            chosen = move
    return chosen


def card_price(state: Graenaland, seat: Int, resource: Int) -> float:
    """What is lost with one card of the resource."""
    if resource == GOLD:
        return GOLD_CARD
    cards = state.at[HELD + seat * RESOURCES + resource]
    return worth_of(cards) - worth_of(cards - 1) if cards > 0 else 0.0


def source_price(state: Graenaland, seat: Int, resource: Int, source: Int) -> float:
    if source == HALF:
        return 0.0
    if source == WHOLE:
        return 0.6
    if source == JOKER:
        return GOLD_CARD
    if source == MATCH:
        return card_price(state, seat, resource)
    return card_price(state, seat, source - THROUGH_MARKET) + 0.3


def quick_hero_move(state: Graenaland, seat: Int, rng: Rng) -> Int:
    """Where cards lie and the hero's votes weigh."""
    at = state.at
    best = 0.4 * rng.fraction()
    chosen: Int = state.choices[0]
    for i in range(state.count):
        move = state.choices[i]
        if move == STAY:
            continue
        tile = (move - HERO_MOVES) % TILES
        cards = state.cards_at(tile)
        if cards > 0:
            hero = (move - HERO_MOVES) // TILES
            own = at[SETTLED + tile * MOST_PLAYERS + seat] + (at[ARMY + seat] if hero == WARRIOR else 1)
            worth = float(cards) * share(own, own + state.settlements_in(tile)) * (0.5 + rng.fraction())
            if worth > best:
                best = worth
                chosen = move
    return chosen


def quick_proposal(state: Graenaland, seat: Int, rng: Rng) -> Int:
    best = -1.0
    chosen: Int = state.choices[0]
    for i in range(state.count):
        move = state.choices[i]
        if move != PASS:
            tile = move - PROPOSALS
            worth = float(state.cards_at(tile)) * share(state.votes(seat, tile), state.all_votes(tile))
            worth *= 0.7 + 0.6 * rng.fraction()
            if worth > best:
                best = worth
                chosen = move
    return chosen


def quick_receiver(state: Graenaland, seat: Int, rng: Rng) -> Int:
    """As planned; now and then, so that a search sees other splits too, to anybody."""
    at = state.at
    if rng.below(8) == 0:
        return state.choices[rng.below(state.count)]
    plan = filled(0, MOST_PLAYERS * PLAN)
    best_split(state, seat, at[PROPOSED], plan)
    what = at[STACK + FRAME * (at[DEPTH] - 1) + 2] // 64
    for i in range(state.count):
        receiver = (state.choices[i] - GIVES) % MOST_PLAYERS
        if plan[receiver * PLAN + what] > at[OFFER + receiver * PLAN + what]:
            return state.choices[i]
    return state.choices[state.count - 1]
