"""Paying in Meduris: prices of huts, temples and offerings (M-21, M-24, M-34), and all ways to pay them (M-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemeton.core.flat import Int, Ints, ints
from nemeton.games.meduris import content, event
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r

if TYPE_CHECKING:
    from nemeton.games.meduris.rules import Meduris

REPLACEMENT: Final[Int] = content.REPLACEMENT
FILLER: Final[Int] = 1  # what a good counts that is not asked for
TEMPLE_PRICE: Final[Int] = content.TEMPLE_PRICE


def price(state: Meduris, field: Int, goal: Int) -> Int:
    """How often each of the field's two goods is asked for: for a hut (M-21), a temple (M-24), an offering (M-34)."""
    if goal == r.FOR_HUT:
        return state.size(field)
    if goal == r.FOR_TEMPLE:
        return TEMPLE_PRICE
    return 1


def goods_asked(times: Int, goal: Int) -> Int:
    if goal == r.FOR_ONE:
        return 1
    return 2 * times


def missing(state: Meduris, seat: Int, field: Int, times: Int) -> Int:
    """How many goods the player lacks to pay both of the field's goods so many times."""
    at = state.at  # raw, because a quick look at a move asks for it
    hand = r.HAND + seat * r.GOODS
    first = at[hand + r.FIRST_GOOD[at[r.SIDE] + field]]
    second = at[hand + r.SECOND_GOOD[at[r.SIDE] + field]]
    return 2 * times - smaller(first, times) - smaller(second, times)


def least_goods(state: Meduris, seat: Int, field: Int, goal: Int) -> Int:
    """M-19, A-5: how many goods it takes at least, three for every good that is missing."""
    times = price(state, field, goal)
    lacking = missing(state, seat, field, times)
    if goal == r.FOR_ONE:
        lacking = lacking // 2  # either of the two will do
    return goods_asked(times, goal) + (REPLACEMENT - 1) * lacking


def can_pay(state: Meduris, seat: Int, field: Int, goal: Int) -> bool:
    return state.goods_of(seat) >= least_goods(state, seat, field, goal)


# --- all pairs of goods at once, for looking at a whole board ---


def affordable(state: Meduris, seat: Int) -> Int:
    """How many times the player could pay every pair of goods, six bits for each (`PAIR_SHIFT`).

    `can_pay`, solved for the times: up to the scarcer of the two goods a pair takes itself, from there up to the more
    plentiful one and what replaces the other, beyond both what replaces both."""
    at = state.at  # raw, because every turn asks for it
    hand = r.HAND + seat * r.GOODS
    total = at[hand] + at[hand + 1] + at[hand + 2] + at[hand + 3]
    replacing_one = 1 + REPLACEMENT
    limits: Int = 0
    shift: Int = 0
    for one in range(r.GOODS - 1):
        for other in range(one + 1, r.GOODS):
            scarce = at[hand + one]
            plenty = at[hand + other]
            if scarce > plenty:
                scarce, plenty = plenty, scarce
            rest = total - 2 * scarce
            beyond = rest - replacing_one * (plenty - scarce)
            times = scarce + rest // replacing_one if beyond < 0 else plenty + beyond // (2 * REPLACEMENT)
            limits |= times << shift
            shift += 6
    return limits


# Where the pair of a field stands in `affordable`.
PAIR_SHIFT: Final[Ints] = ints([6 * pair for pair in content.PAIRS])


# --- payments ---


def counts(paid: Int, times: Int) -> Int:
    """What goods of one kind make up in a payment that asks for this kind so many times: a good that is asked for
    counts as many as would replace it, every other one is a filler (MC-9)."""
    return paid + (REPLACEMENT - FILLER) * smaller(paid, times)


def find_payments(state: Meduris, seat: Int, field: Int, goal: Int) -> None:
    """M-19, A-4, A-5: all sets of goods that make up exactly what is asked for, rising."""
    at = state.at  # raw, because there can be thousands
    hand = r.HAND + seat * r.GOODS
    times = price(state, field, goal)
    one = state.first_good(field)
    other = state.second_good(field)
    none: Int = 0
    times0 = times if one == 0 or other == 0 else none
    times1 = times if one == 1 or other == 1 else none
    times2 = times if one == 2 or other == 2 else none
    times3 = times if one == 3 or other == 3 else none
    held0, held1, held2, held3 = at[hand], at[hand + 1], at[hand + 2], at[hand + 3]
    least0, least1, least2, least3 = none, none, none, none
    if at[r.VOLUNTARY] == 0:  # A-4 as an option: what one holds must be used directly
        if goal != r.FOR_ONE:
            least0, least1 = smaller(held0, times0), smaller(held1, times1)
            least2, least3 = smaller(held2, times2), smaller(held3, times3)
        elif at[hand + one] > 0 and at[hand + other] > 0:
            held0, held1 = smaller(held0, times0), smaller(held1, times1)
            held2, held3 = smaller(held2, times2), smaller(held3, times3)
    most3 = counts(held3, times3)
    most23 = most3 + counts(held2, times2)
    most123 = most23 + counts(held1, times1)
    begun1, begun2 = counts(least1, times1), counts(least2, times2)
    need0 = REPLACEMENT * goods_asked(times, goal) - counts(least0, times0)
    for paid0 in range(least0, held0 + 1):
        if need0 < 0:
            break
        need1 = need0 - begun1
        for paid1 in range(least1, held1 + 1):
            if need1 < 0 or need0 > most123:
                break
            need2 = need1 - begun2
            for paid2 in range(least2, held2 + 1):
                if need2 < 0 or need1 > most23:
                    break
                if need2 <= most3:
                    paid3 = need2 - (REPLACEMENT - FILLER) * times3
                    if need2 < REPLACEMENT * times3:
                        paid3 = need2 // REPLACEMENT
                        if paid3 * REPLACEMENT != need2:
                            paid3 = -1
                    if paid3 >= least3:
                        state.add(m.PAY + ((paid0 * m.DIGIT + paid1) * m.DIGIT + paid2) * m.DIGIT + paid3)
                need2 -= REPLACEMENT if paid2 < times2 else FILLER
            need1 -= REPLACEMENT if paid1 < times1 else FILLER
        need0 -= REPLACEMENT if paid0 < times0 else FILLER


def pay(state: Meduris, seat: Int, payment: Int) -> None:
    """M-19: the goods go back to their sides of the mountain; nothing is taken from there instead (A-3)."""
    good = r.GOODS - 1
    while payment > 0:
        paid = payment % m.DIGIT
        if paid > 0:
            state.take_goods(seat, good, -paid)
            state.tell(event.PAY, seat, good, paid)
        payment = payment // m.DIGIT
        good -= 1


def smaller(one: Int, other: Int) -> Int:
    return one if one < other else other
