"""Quick sensible moves of Graenaland: the cheapest payment, hero moves, proposals and projects for rollouts."""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.core.rng import Rng
from nemeton.core.state import TURN
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_ballot as ballot
from nemeton.games.graenaland import value_progress as progress
from nemeton.games.graenaland import value_split as split
from nemeton.games.graenaland.rules import Graenaland


def finish(state: Graenaland, seat: Int) -> None:
    """The seat pays what it has begun, by the cheapest way."""
    while state.project() != r.NOTHING and state.at[TURN] == seat:
        state.look()
        state.apply(cheapest(state, seat))


def cheapest(state: Graenaland, seat: Int) -> Int:
    """Of ways to pay, to spare or to give a fee: what costs least."""
    best = 1000.0
    chosen: Int = state.choices[0]
    for i in range(state.count):
        move = state.choices[i]
        price = 0.0
        if m.PAY <= move < m.FEE or m.PLEDGE <= move < m.ENOUGH:
            code = move - m.PAY if move < m.FEE else move - m.PLEDGE
            price = source_price(state, seat, code // r.SOURCES, code % r.SOURCES)
        elif m.FEE <= move < m.COME:
            price = card_price(state, seat, move - m.FEE)
        elif m.SPARE <= move < m.PAY:
            price = -card_price(state, seat, move - m.SPARE)
            if state.held(seat, move - m.SPARE) == 0:
                price = -2.0
        elif move == m.CANCEL:
            price = 1.6
        if price < best:
            best = price
            chosen = move
    return chosen


def card_price(state: Graenaland, seat: Int, resource: Int) -> float:
    """What is lost with one card of the resource."""
    return progress.card_worth(resource, state.held(seat, resource))


def source_price(state: Graenaland, seat: Int, resource: Int, source: Int) -> float:
    if source == r.HALF:
        return 0.0
    if source == r.WHOLE:
        return 0.6
    if source == r.JOKER:
        return progress.GOLD_CARD
    if source == r.MATCH:
        return card_price(state, seat, resource)
    return card_price(state, seat, source - r.THROUGH_MARKET) + 0.3


def hero_move(state: Graenaland, seat: Int, rng: Rng) -> Int:
    """Where cards lie and the hero's votes weigh, roughly."""
    best = 0.4 * rng.fraction()
    chosen: Int = state.choices[0]
    for i in range(state.count):
        move = state.choices[i]
        if move == m.STAY:
            continue
        tile = (move - m.HERO) % r.TILES
        cards = state.cards_at(tile)
        if cards > 0:
            hero = (move - m.HERO) // r.TILES
            own = state.settled(seat, tile) + (state.army(seat) if hero == r.WARRIOR else 1)
            worth = float(cards) * progress.share(own, own + state.settlements_in(tile)) * (0.5 + rng.fraction())
            if worth > best:
                best = worth
                chosen = move
    return chosen


def proposal(state: Graenaland, seat: Int, rng: Rng) -> Int:
    best = -1.0
    chosen: Int = state.choices[0]
    for i in range(state.count):
        move = state.choices[i]
        if move != m.PASS:
            tile = move - m.PROPOSE
            worth = float(state.cards_at(tile)) * progress.share(state.votes(seat, tile), state.all_votes(tile))
            worth *= 0.7 + 0.6 * rng.fraction()
            if worth > best:
                best = worth
                chosen = move
    return chosen


def receiver(state: Graenaland, seat: Int, rng: Rng) -> Int:
    """As planned; now and then, so that a search sees other splits too, to anybody."""
    if rng.below(8) == 0:
        return state.choices[rng.below(state.count)]
    plan = split.no_plan()
    split.best_split(state, seat, state.proposed(), plan)
    what = state.asked_a() // r.RUN
    for i in range(state.count):
        receiver = (state.choices[i] - m.GIVE) % r.MOST_PLAYERS
        if plan[receiver * r.OFFERS + what] > ballot.offer(state, receiver, what):
            return state.choices[i]
    return state.choices[state.count - 1]
