"""Paying in Graenaland: what can cover a slot of a price, whether a price can be paid at all, fees and pledges (5.6).

A price is a number with four bits for each resource. Its slots are paid one by one, in the order of the resources;
equal slots in the rising order of the sources, so that the same payment never appears twice (as GC-17 for receivers).
A payment is numbered resource of the slot * SOURCES + source.
"""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.games.graenaland import ask, event
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland.rules_board import Board

# --- prices ---


def slot(resource: Int) -> Int:
    """A price of this one resource."""
    return 1 << (4 * resource)


def slots_of(price: Int, resource: Int) -> Int:
    return (price >> (4 * resource)) & 15


def slots_in(price: Int) -> Int:
    slots: Int = 0
    while price != 0:
        slots += price & 15
        price >>= 4
    return slots


def first_resource(price: Int) -> Int:
    """The resource of the slot that is paid next."""
    resource: Int = 0
    while (price >> (4 * resource)) & 15 == 0:
        resource += 1
    return resource


def wanted(price: Int) -> Int:
    """Bit set of the resources that can cover a slot of the price, gold among them (G-18)."""
    resources: Int = 1 << r.GOLD
    for resource in range(r.GOLD):
        if price & 15 != 0:
            resources |= 1 << resource
        price >>= 4
    return resources


# --- can it be paid? ---


def markets_left(state: Board, seat: Int) -> Int:
    """G-31: markets with an own settlement beside them, each once in a building phase."""
    at = state.at  # hot
    total: Int = -at[r.MARKETS_USED]
    for tile in range(r.TILES):
        if (at[r.FACILITY + tile] >> r.MARKET) & 1 != 0 and at[r.SETTLED + tile * r.MOST_PLAYERS + seat] > 0:
            total += 1
    return total


def payable(state: Board, seat: Int, price: Int, spares: Int, fees: Int, markets: Int) -> bool:
    """Whether the seat can cover all slots of the price but `spares` of them and keep `fees` cards in hand."""
    if _covers(state, seat, price, spares, fees, markets, 0):
        return True
    halves = state.at[r.HALVES]
    if halves == 0:
        return False
    if halves == r.BOTH_HALVES and markets > 0 and _covers(state, seat, price, spares, fees, markets - 1, 1):  # GC-4
        return True
    card = state.at[r.SUPPLY_OPEN]
    left = price
    first = 4 * r.FIRST_RESOURCE[card]
    if halves & r.FIRST_HALF != 0 and (left >> first) & 15 != 0:
        left -= 1 << first
    second = 4 * r.SECOND_RESOURCE[card]
    if halves & r.SECOND_HALF != 0 and (left >> second) & 15 != 0:
        left -= 1 << second
    return left != price and _covers(state, seat, left, spares, fees, markets, 0)


def _covers(state: Board, seat: Int, price: Int, spares: Int, fees: Int, markets: Int, whole: Int) -> bool:
    """Out of the hand: matching cards first, lacking slots by what need not be paid, gold and markets.

    `whole` is 1 if the whole supply card stands for one more resource of any kind."""
    at = state.at  # hot
    held = r.HELD + seat * r.RESOURCES
    lacking: Int = 0
    surplus: Int = 0
    slots: Int = 0
    hand = at[held + r.GOLD]
    free = spares + whole
    most = hand + markets + free
    for i in range(held, held + r.GOLD):
        need = price & 15
        price >>= 4
        have = at[i]
        slots += need
        hand += have
        if need > have:
            lacking += need - have
            if lacking > most:
                return False
        else:
            surplus += have - need
    slots -= free
    if slots <= 0:
        return hand >= fees
    if free > lacking:
        surplus += free - lacking
        lacking = 0
    else:
        lacking -= free
    return lacking <= at[held + r.GOLD] + (markets if markets < surplus else surplus) and slots + fees <= hand


def usable(state: Board, seat: Int, resource: Int, source: Int, markets: Int) -> bool:
    """5.6 (a) to (e): whether the source can cover one slot of that resource now."""
    at = state.at  # hot
    held = r.HELD + seat * r.RESOURCES
    if source == r.MATCH:
        return at[held + resource] > 0
    if source == r.JOKER:  # G-18
        return at[held + r.GOLD] > 0
    halves = at[r.HALVES]
    if source == r.HALF:  # G-19
        card = at[r.SUPPLY_OPEN]
        return (halves & r.FIRST_HALF != 0 and r.FIRST_RESOURCE[card] == resource) or (
            halves & r.SECOND_HALF != 0 and r.SECOND_RESOURCE[card] == resource
        )
    if markets <= 0:
        return False
    if source == r.WHOLE:  # G-20, GC-4
        return halves == r.BOTH_HALVES
    return source - r.THROUGH_MARKET != resource and at[held + source - r.THROUGH_MARKET] > 0  # G-31, GC-3


def spent_on(resource: Int, source: Int) -> Int:
    """The resource of the hand card that this source takes; NOTHING for the supply card."""
    if source == r.MATCH:
        return resource
    if source == r.HALF or source == r.WHOLE:
        return r.NOTHING
    return r.GOLD if source == r.JOKER else source - r.THROUGH_MARKET


def needs_market(source: Int) -> bool:
    return source == r.WHOLE or source >= r.THROUGH_MARKET


def find_payments(state: Board, seat: Int, first: Int, base: Int) -> None:
    """All sources for the next slot after which the rest can be paid too."""
    need = state.need()
    resource = first_resource(need)
    markets = markets_left(state, seat)
    for source in range(first, r.SOURCES):
        if usable(state, seat, resource, source, markets) and _leads_on(state, seat, need, source, markets):
            state.add(base + resource * r.SOURCES + source)


def _leads_on(state: Board, seat: Int, need: Int, source: Int, markets: Int) -> bool:
    """Whether the rest can be paid when this source covers the first slot."""
    at = state.at  # hot
    resource = first_resource(need)
    rest = need - (1 << (4 * resource))
    if needs_market(source):
        markets -= 1
    spent = spent_on(resource, source)
    halves = at[r.HALVES]
    if spent != r.NOTHING:
        at[r.HELD + seat * r.RESOURCES + spent] -= 1
    else:
        _use_supply(state, resource, source)
    leads_on = payable(state, seat, rest, 0, at[r.FEES_DUE], markets)
    if leads_on and source > r.MATCH and slots_of(rest, resource) != 0:
        # The next slot is of the same resource: it must be covered by this source or a later one.
        leads_on = False
        for other in range(source, r.SOURCES):
            if usable(state, seat, resource, other, markets) and _leads_on(state, seat, rest, other, markets):
                leads_on = True
                break
    if spent != r.NOTHING:
        at[r.HELD + seat * r.RESOURCES + spent] += 1
    at[r.HALVES] = halves
    return leads_on


def _use_supply(state: Board, resource: Int, source: Int) -> None:
    at = state.at
    if source == r.WHOLE:
        at[r.HALVES] = 0
    elif at[r.HALVES] & r.FIRST_HALF != 0 and r.FIRST_RESOURCE[at[r.SUPPLY_OPEN]] == resource:
        at[r.HALVES] &= ~r.FIRST_HALF
    else:
        at[r.HALVES] &= ~r.SECOND_HALF


# --- paying ---


def cover(state: Board, seat: Int, payment: Int) -> Int:
    """Cover one slot; the kind of the card that leaves the hand, or NOTHING if it was the supply card."""
    resource = payment // r.SOURCES
    source = payment % r.SOURCES
    state.at[r.NEED] -= slot(resource)
    if needs_market(source):
        state.at[r.MARKETS_USED] += 1
    spent = spent_on(resource, source)
    if spent == r.NOTHING:
        _use_supply(state, resource, source)
        return r.NOTHING
    return state.give_card(seat, spent)


def pay(state: Board, seat: Int, payment: Int) -> None:
    kind = cover(state, seat, payment)
    if kind != r.NOTHING:
        state.discard(kind)
    tell_payment(state, event.PAYS, seat, payment)
    if state.need() != 0:
        state.push(ask.PAY, seat, first_source(state, payment))


def first_source(state: Board, payment: Int) -> Int:
    """Equal slots are paid in the rising order of their sources: where the next one begins."""
    return payment % r.SOURCES if slots_of(state.need(), payment // r.SOURCES) != 0 else 0


def tell_payment(state: Board, what: Int, seat: Int, payment: Int) -> None:
    resource = payment // r.SOURCES
    source = payment % r.SOURCES
    spent = spent_on(resource, source)
    way = source if source < r.THROUGH_MARKET else r.THROUGH_MARKET
    state.tell(what, seat, resource, way, spent if spent != r.NOTHING else resource)


def release_supply(state: Board) -> None:
    """G-19: the supply card serves one project only; a half that was not needed is lost."""
    if state.at[r.HALVES] != r.BOTH_HALVES:
        state.at[r.HALVES] = 0


# --- the army, and cards that need not be paid for it, thanks to fortresses (G-27) ---


def army_price(state: Board, seat: Int) -> Int:
    return r.ARMY_COST[state.army(seat) + 1]


def army_spares(state: Board, seat: Int) -> Int:
    return spares(state.fortresses(seat), state.army(seat) + 1)


def spares(fortresses: Int, size: Int) -> Int:
    """One card less for each own fortress on the way to this size, but at least one card is paid."""
    saved = fortresses * r.FORTRESS_DISCOUNT
    most = slots_in(r.ARMY_COST[size]) - r.LEAST_ARMY_COST
    return saved if saved < most else most


def find_spares(state: Board, seat: Int, left: Int, first: Int) -> None:
    markets = markets_left(state, seat)
    for resource in range(first, r.GOLD):
        if _may_spare(state, seat, state.need(), left, resource, markets):
            state.add(m.SPARE + resource)


def _may_spare(state: Board, seat: Int, need: Int, left: Int, resource: Int, markets: Int) -> bool:
    """Whether this resource can be the next of `left` cards to be left out, in rising order."""
    if slots_of(need, resource) == 0:
        return False
    rest = need - slot(resource)
    if left == 1:
        return payable(state, seat, rest, 0, 0, markets)
    for other in range(resource, r.GOLD):
        if _may_spare(state, seat, rest, left - 1, other, markets):
            return True
    return False


def spare(state: Board, seat: Int, left: Int, resource: Int) -> None:
    state.at[r.NEED] -= slot(resource)
    state.tell(event.SPARES, seat, resource)
    if left > 1:
        state.push(ask.SPARE, seat, left - 1, resource)


# --- entry fees (G-33) ---


def fees_for(state: Board, seat: Int, tile: Int) -> Int:
    """How many players get an entry fee if the seat builds a village there (GA-25: never a building first)."""
    at = state.at  # hot
    settled = r.SETTLED + tile * r.MOST_PLAYERS
    if (at[r.FACILITY + tile] >> r.PALISADE) & 1 == 0 or at[settled + seat] > 0:
        return 0
    fees: Int = 0
    for i in range(settled, settled + r.MOST_PLAYERS):
        if at[i] > 0:
            fees += 1
    return fees


def next_fee(state: Board, seat: Int, after: Int) -> None:
    """GC-5: clockwise from the payer, to everybody else with a settlement there."""
    tile = state.project() - m.VILLAGE
    other = state.left_of(after)
    while other != seat and state.settled(other, tile) == 0:
        other = state.left_of(other)
    if other != seat:
        state.push(ask.PAY_FEES, seat, other)
        state.push(ask.FEE, seat, other)


def find_fees(state: Board, seat: Int) -> None:
    """GA-11: any card of the hand, gold too."""
    for resource in range(r.RESOURCES):
        if state.held(seat, resource) > 0:
            state.add(m.FEE + resource)


def pay_fee(state: Board, seat: Int, receiver: Int, resource: Int) -> None:
    state.take_card(receiver, state.give_card(seat, resource))
    state.at[r.FEES_DUE] -= 1
    state.tell(event.FEE, seat, resource, receiver)
