"""Paying in Graenaland: what can cover a slot of a price, whether a price can be paid at all, pledges (5.6, 5.7).

A price is a number with four bits for each resource. Its slots are paid one by one, in the order of the resources;
equal slots in the rising order of the sources, so that the same payment never appears twice (as GC-17 for receivers).
"""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Int
from nemeton.core.state import PLAYERS
from nemeton.games.graenaland.rules_ballot import Ballot
from nemeton.games.graenaland.rules_row import (
    ARMY,
    ARMY_COST,
    DISCARDS,
    FEE,
    FEES,
    FEES_DUE,
    FIRST_HALF,
    FORTRESS_DISCOUNT,
    GOLD,
    HALF,
    HALVES,
    HELD,
    HELP,
    HELPING,
    JOKER,
    LEAD,
    LEAST_ARMY_COST,
    MARKETS_USED,
    MATCH,
    MOST_PLAYERS,
    MOST_SLOTS,
    NEED,
    NOTHING,
    PAY,
    PAY_FEES,
    PLEDGE_CARD,
    PLEDGE_OF,
    PLEDGED,
    PLEDGER,
    PLEDGES,
    PROJECT,
    RESOURCES,
    SAY_CANNOT_HELP,
    SAY_FEE,
    SAY_PAYS,
    SAY_PLEDGE,
    SAY_SPARES,
    SECOND_HALF,
    SETTLED,
    SOURCES,
    SPARE,
    SPARES,
    SUPPLY_OPEN,
    THROUGH_MARKET,
    VILLAGE_AT,
    WHOLE,
)


class Payment(Ballot):
    # --- can it be paid? ---

    @final
    def payable(self, seat: Int, price: Int, spares: Int, fees: Int, markets: Int) -> bool:
        """Whether the seat can cover all slots of the price but `spares` of them and keep `fees` cards in hand."""
        at = self.at
        halves = at[HALVES]
        if self._covers(seat, price, spares, fees, markets, 0):
            return True
        if halves == 0:
            return False
        if halves == 3 and markets > 0 and self._covers(seat, price, spares, fees, markets - 1, 1):  # GC-4
            return True
        card = at[SUPPLY_OPEN]
        left = price
        if halves & 1 != 0 and (left >> (4 * FIRST_HALF[card])) & 15 != 0:
            left -= 1 << (4 * FIRST_HALF[card])
        if halves & 2 != 0 and (left >> (4 * SECOND_HALF[card])) & 15 != 0:
            left -= 1 << (4 * SECOND_HALF[card])
        return left != price and self._covers(seat, left, spares, fees, markets, 0)

    @final
    def _covers(self, seat: Int, price: Int, spares: Int, fees: Int, markets: Int, whole: Int) -> bool:
        """Out of the hand: matching cards first, lacking slots by what need not be paid, gold and markets.

        `whole` is 1 if the whole supply card stands for one more resource of any kind."""
        at = self.at
        held = HELD + seat * RESOURCES
        lacking: Int = 0
        surplus: Int = 0
        slots: Int = 0
        hand = at[held + GOLD]
        for resource in range(GOLD):
            need = price & 15
            price >>= 4
            have = at[held + resource]
            slots += need
            hand += have
            if need > have:
                lacking += need - have
            else:
                surplus += have - need
        free = spares + whole
        slots -= free
        if slots <= 0:
            return hand >= fees
        if free > lacking:
            surplus += free - lacking
            lacking = 0
        else:
            lacking -= free
        return lacking <= at[held + GOLD] + (markets if markets < surplus else surplus) and slots + fees <= hand

    @final
    def usable(self, seat: Int, resource: Int, source: Int, markets: Int) -> bool:
        """5.6 (a) to (e): whether the source can cover one slot of that resource now."""
        at = self.at
        held = HELD + seat * RESOURCES
        if source == MATCH:
            return at[held + resource] > 0
        if source == JOKER:  # G-18
            return at[held + GOLD] > 0
        if source == HALF:  # G-19
            halves = at[HALVES]
            card = at[SUPPLY_OPEN]
            return (halves & 1 != 0 and FIRST_HALF[card] == resource) or (
                halves & 2 != 0 and SECOND_HALF[card] == resource
            )
        if markets <= 0:
            return False
        if source == WHOLE:  # G-20, GC-4
            return at[HALVES] == 3
        return source - THROUGH_MARKET != resource and at[held + source - THROUGH_MARKET] > 0  # G-31, GC-3

    @final
    def find_payments(self, seat: Int, first: Int, base: Int) -> None:
        """All sources for the next slot after which the rest can be paid too."""
        at = self.at
        need = at[NEED]
        resource = first_resource(need)
        markets = self.markets_left(seat)
        for source in range(first, SOURCES):
            if self.usable(seat, resource, source, markets) and self._leads_on(seat, need, source, markets):
                self.add(base + resource * SOURCES + source)

    @final
    def _leads_on(self, seat: Int, need: Int, source: Int, markets: Int) -> bool:
        """Whether the rest can be paid when this source covers the first slot."""
        at = self.at
        resource = first_resource(need)
        rest = need - (1 << (4 * resource))
        if source == WHOLE or source >= THROUGH_MARKET:
            markets -= 1
        spent = held_place(seat, resource, source)
        halves = at[HALVES]
        if spent >= 0:
            at[spent] -= 1
        else:
            self._use_supply(resource, source)
        leads_on = self.payable(seat, rest, 0, at[FEES_DUE], markets)
        if leads_on and source > MATCH and (rest >> (4 * resource)) & 15 != 0:
            # The next slot is of the same resource: it must be covered by this source or a later one.
            leads_on = False
            for other in range(source, SOURCES):
                if self.usable(seat, resource, other, markets) and self._leads_on(seat, rest, other, markets):
                    leads_on = True
                    break
        if spent >= 0:
            at[spent] += 1
        at[HALVES] = halves
        return leads_on

    @final
    def _use_supply(self, resource: Int, source: Int) -> None:
        at = self.at
        if source == WHOLE:
            at[HALVES] = 0
        elif at[HALVES] & 1 != 0 and FIRST_HALF[at[SUPPLY_OPEN]] == resource:
            at[HALVES] &= ~1
        else:
            at[HALVES] &= ~2

    # --- paying ---

    @final
    def cover(self, seat: Int, code: Int) -> Int:
        """Cover one slot; the kind of the card that leaves the hand, or NOTHING if it was the supply card."""
        at = self.at
        resource = code // SOURCES
        source = code % SOURCES
        at[NEED] -= 1 << (4 * resource)
        if source == WHOLE or source >= THROUGH_MARKET:
            at[MARKETS_USED] += 1
        if source == HALF or source == WHOLE:
            self._use_supply(resource, source)
            return NOTHING
        return self.give_card(seat, held_place(seat, resource, source) - HELD - seat * RESOURCES)

    @final
    def pay(self, seat: Int, code: Int) -> None:
        at = self.at
        resource = code // SOURCES
        source = code % SOURCES
        kind = self.cover(seat, code)
        if kind != NOTHING:
            at[DISCARDS + kind] += 1  # to the discards of its own deck
        self._tell_payment(SAY_PAYS, seat, code)
        if at[NEED] != 0:
            self.push(PAY, seat, source if first_resource(at[NEED]) == resource else 0)

    @final
    def _tell_payment(self, event: Int, seat: Int, code: Int) -> None:
        resource = code // SOURCES
        source = code % SOURCES
        if source >= THROUGH_MARKET:
            self.tell(event, seat, resource, THROUGH_MARKET, source - THROUGH_MARKET)
        else:
            self.tell(event, seat, resource, source, GOLD if source == JOKER else resource)

    @final
    def release_supply(self) -> None:
        """G-19: the supply card serves one project only; a half that was not needed is lost."""
        if self.at[HALVES] != 3:
            self.at[HALVES] = 0

    # --- cards that need not be paid, thanks to fortresses (G-27) ---

    @final
    def army_price(self, seat: Int) -> Int:
        return ARMY_COST[self.at[ARMY + seat] + 1]

    @final
    def army_spares(self, seat: Int) -> Int:
        """G-27: one card less for each own fortress, but at least one card is paid."""
        spares = self.fortresses(seat) * FORTRESS_DISCOUNT
        most = slots_in(self.army_price(seat)) - LEAST_ARMY_COST
        return spares if spares < most else most

    @final
    def find_spares(self, seat: Int, left: Int, first: Int) -> None:
        markets = self.markets_left(seat)
        for resource in range(first, GOLD):
            if self._may_spare(seat, self.at[NEED], left, resource, markets):
                self.add(SPARES + resource)

    @final
    def _may_spare(self, seat: Int, need: Int, left: Int, resource: Int, markets: Int) -> bool:
        """Whether this resource can be the next of `left` cards to be left out, in rising order."""
        if (need >> (4 * resource)) & 15 == 0:
            return False
        rest = need - (1 << (4 * resource))
        if left == 1:
            return self.payable(seat, rest, 0, 0, markets)
        for other in range(resource, GOLD):
            if self._may_spare(seat, rest, left - 1, other, markets):
                return True
        return False

    @final
    def spare(self, seat: Int, left: Int, resource: Int) -> None:
        self.at[NEED] -= 1 << (4 * resource)
        self.tell(SAY_SPARES, seat, resource)
        if left > 1:
            self.push(SPARE, seat, left - 1, resource)

    # --- entry fees (G-33) ---

    @final
    def next_fee(self, seat: Int, after: Int) -> None:
        """GC-5: clockwise from the payer, to everybody else with a settlement there."""
        at = self.at
        tile = at[PROJECT] - VILLAGE_AT
        other = self.left_of(after)
        while other != seat and at[SETTLED + tile * MOST_PLAYERS + other] == 0:
            other = self.left_of(other)
        if other != seat:
            self.push(PAY_FEES, seat, other)
            self.push(FEE, seat, other)

    @final
    def find_fees(self, seat: Int) -> None:
        """GA-11: any card of the hand, gold too."""
        for resource in range(RESOURCES):
            if self.at[HELD + seat * RESOURCES + resource] > 0:
                self.add(FEES + resource)

    @final
    def pay_fee(self, seat: Int, receiver: Int, resource: Int) -> None:
        self.take_card(receiver, self.give_card(seat, resource), True)
        self.at[FEES_DUE] -= 1
        self.tell(SAY_FEE, seat, resource, receiver)

    # --- pledges for a joint building (5.7) ---

    @final
    def find_pledges(self, seat: Int, first: Int) -> None:
        """The lead player may pledge any open slot from all his sources; others from their hand (GA-14)."""
        at = self.at
        markets = self.markets_left(seat) if seat == at[LEAD] else 0
        for resource in range(GOLD):
            if (at[NEED] >> (4 * resource)) & 15 != 0:
                for source in range(SOURCES):
                    if (
                        resource * SOURCES + source >= first
                        and (seat == at[LEAD] or source == MATCH or source == JOKER)
                        and self.usable(seat, resource, source, markets)
                    ):
                        self.add(PLEDGES + resource * SOURCES + source)

    @final
    def pledge(self, seat: Int, code: Int) -> None:
        """Pledges are open; the card lies ready until the building is done or cancelled."""
        at = self.at
        number = at[PLEDGED]
        at[PLEDGED] += 1
        at[PLEDGER + number] = seat
        at[PLEDGE_OF + number] = code
        at[PLEDGE_CARD + number] = self.cover(seat, code)
        self._tell_payment(SAY_PLEDGE, seat, code)

    @final
    def spend_pledges(self) -> None:
        at = self.at
        for number in range(at[PLEDGED]):
            if at[PLEDGE_CARD + number] != NOTHING:
                at[DISCARDS + at[PLEDGE_CARD + number]] += 1
        self._clear_pledges()

    @final
    def return_pledges(self) -> None:
        at = self.at
        for number in range(at[PLEDGED]):
            source = at[PLEDGE_OF + number] % SOURCES
            if at[PLEDGE_CARD + number] != NOTHING:
                self.take_card(at[PLEDGER + number], at[PLEDGE_CARD + number], True)
            else:
                at[HALVES] = 3
            if source == WHOLE or source >= THROUGH_MARKET:
                at[MARKETS_USED] -= 1
        self._clear_pledges()

    @final
    def _clear_pledges(self) -> None:
        at = self.at
        for i in range(PLEDGED, PLEDGE_CARD + MOST_SLOTS):
            at[i] = 0

    @final
    def somebody_may_help(self, seat: Int) -> Int:
        """Bit set of the resources that some other player may hold, for all that everybody has seen (GC-8)."""
        resources: Int = 0
        for other in range(self.at[PLAYERS]):
            if other != seat:
                resources |= self.may_hold(other)
        return resources

    @final
    def fits(self, seat: Int) -> bool:
        """Whether a card in this hand could cover an open slot."""
        return self._wanted() & self._held(seat) != 0

    @final
    def _held(self, seat: Int) -> Int:
        resources: Int = 0
        for resource in range(RESOURCES):
            if self.at[HELD + seat * RESOURCES + resource] > 0:
                resources |= 1 << resource
        return resources

    @final
    def _wanted(self) -> Int:
        return wanted(self.at[NEED])

    @final
    def ask_helper(self, seat: Int) -> None:
        """GA-15: everybody, clockwise; who has no fitting card is passed over, and all see it."""
        at = self.at
        while at[NEED] != 0 and seat != at[LEAD]:
            if self.fits(seat):
                self.push(HELPING, self.left_of(seat))
                self.push(HELP, seat)
                return
            self.tell(SAY_CANNOT_HELP, seat)
            self.shows_to_lack(seat, self._wanted())
            seat = self.left_of(seat)


def first_resource(price: Int) -> Int:
    """The resource of the slot that is paid next."""
    resource: Int = 0
    while (price >> (4 * resource)) & 15 == 0:
        resource += 1
    return resource


def slots_in(price: Int) -> Int:
    slots: Int = 0
    while price != 0:
        slots += price & 15
        price >>= 4
    return slots


def wanted(price: Int) -> Int:
    """Bit set of the resources that can cover a slot of the price, gold among them (G-18)."""
    resources: Int = 1 << GOLD
    for resource in range(GOLD):
        if (price >> (4 * resource)) & 15 != 0:
            resources |= 1 << resource
    return resources


def held_place(seat: Int, resource: Int, source: Int) -> Int:
    """Where the number of hand cards lies that this source takes from; below 0 for the supply card."""
    if source == HALF or source == WHOLE:
        return -1
    held = HELD + seat * RESOURCES
    if source == MATCH:
        return held + resource
    return held + GOLD if source == JOKER else held + source - THROUGH_MARKET
