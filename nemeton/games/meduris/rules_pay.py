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
TEMPLE_PRICE: Final[Int] = content.TEMPLE_PRICE


def price(state: Meduris, field: Int, goal: Int) -> Int:
    """How often each of the field's two goods is asked for: for a hut (M-21), a temple (M-24), an offering (M-34)."""
    if goal == r.FOR_HUT:
        return state.size(field)
    return TEMPLE_PRICE if goal == r.FOR_TEMPLE else 1


def times_asked(state: Meduris, field: Int, goal: Int, good: Int) -> Int:
    return price(state, field, goal) if good == state.first_good(field) or good == state.second_good(field) else 0


def goods_asked(state: Meduris, field: Int, goal: Int) -> Int:
    return 1 if goal == r.FOR_ONE else 2 * price(state, field, goal)


def held(state: Meduris, seat: Int, field: Int, goal: Int) -> Int:
    """How many of the goods asked for the player has."""
    times = price(state, field, goal)
    first = smaller(state.hand(seat, state.first_good(field)), times)
    second = smaller(state.hand(seat, state.second_good(field)), times)
    return smaller(first + second, goods_asked(state, field, goal))


def missing(state: Meduris, seat: Int, field: Int, goal: Int) -> Int:
    """How many he does not have, so that he would have to replace them."""
    return goods_asked(state, field, goal) - held(state, seat, field, goal)


def can_pay(state: Meduris, seat: Int, field: Int, goal: Int) -> bool:
    """M-19, A-5: with three others for every good that is missing."""
    direct = held(state, seat, field, goal)
    return state.goods_of(seat) - direct >= REPLACEMENT * (goods_asked(state, field, goal) - direct)


def least_goods(state: Meduris, seat: Int, field: Int, goal: Int) -> Int:
    """How many goods it takes at least, replacing only what is missing."""
    return held(state, seat, field, goal) + REPLACEMENT * missing(state, seat, field, goal)


# --- all pairs of goods at once, for looking at a whole board ---


def affordable(state: Meduris, seat: Int) -> Int:
    """How many times the player could pay every pair of goods, six bits for each (`pair_shift`).

    `can_pay`, solved for the times: up to the scarcer of the two goods a pair takes itself, from there up to the more
    plentiful one and what replaces the other, beyond both what replaces both."""
    at = state.at  # raw, because every turn asks for it
    hand = r.HAND + seat * r.GOODS
    total = at[hand] + at[hand + 1] + at[hand + 2] + at[hand + 3]
    limits: Int = 0
    shift: Int = 0
    for one in range(r.GOODS - 1):
        for other in range(one + 1, r.GOODS):
            scarce = at[hand + one]
            plenty = at[hand + other]
            if scarce > plenty:
                scarce, plenty = plenty, scarce
            rest = total - 2 * scarce
            if rest < (1 + REPLACEMENT) * (plenty - scarce):
                times = scarce + rest // (1 + REPLACEMENT)
            else:
                times = plenty + (rest - (1 + REPLACEMENT) * (plenty - scarce)) // (2 * REPLACEMENT)
            limits |= times << shift
            shift += 6
    return limits


def pair_shift(one: Int, other: Int) -> Int:
    """Where a pair of goods stands in `affordable`."""
    low = one if one < other else other
    high = one + other - low
    return 6 * (low * (2 * r.GOODS - low - 1) // 2 + high - low - 1)


def _pair_shifts() -> Ints:
    shifts = ints(content.FIRST_GOODS)
    for field in range(len(shifts)):
        if content.FIRST_GOODS[field] != content.SECOND_GOODS[field]:  # the padding of the smaller side has no goods
            shifts[field] = pair_shift(content.FIRST_GOODS[field], content.SECOND_GOODS[field])
    return shifts


PAIR_SHIFT: Final[Ints] = _pair_shifts()


# --- payments ---


def counts(paid: Int, times: Int) -> Int:
    """What goods of one kind make up in a payment that asks for this kind so many times: a good that is asked for
    counts as many as would replace it, every other good counts one (MC-9)."""
    return paid + (REPLACEMENT - 1) * (paid if paid < times else times)


def find_payments(state: Meduris, seat: Int, field: Int, goal: Int) -> None:
    """M-19, A-4, A-5: all sets of goods that make up exactly what is asked for, rising."""
    at = state.at  # raw, because there can be thousands
    hand = r.HAND + seat * r.GOODS
    times0 = times_asked(state, field, goal, 0)
    times1 = times_asked(state, field, goal, 1)
    times2 = times_asked(state, field, goal, 2)
    times3 = times_asked(state, field, goal, 3)
    held0, held1, held2, held3 = at[hand], at[hand + 1], at[hand + 2], at[hand + 3]
    least0: Int = 0
    least1: Int = 0
    least2: Int = 0
    least3: Int = 0
    if at[r.VOLUNTARY] == 0:  # A-4 as an option: what one holds must be used directly
        if goal != r.FOR_ONE:
            least0, least1 = smaller(held0, times0), smaller(held1, times1)
            least2, least3 = smaller(held2, times2), smaller(held3, times3)
        elif state.hand(seat, state.first_good(field)) > 0 and state.hand(seat, state.second_good(field)) > 0:
            held0, held1 = smaller(held0, times0), smaller(held1, times1)
            held2, held3 = smaller(held2, times2), smaller(held3, times3)
    most3 = counts(held3, times3)
    most23 = most3 + counts(held2, times2)
    most123 = most23 + counts(held1, times1)
    whole = REPLACEMENT * goods_asked(state, field, goal)
    for paid0 in range(least0, held0 + 1):
        need0 = whole - counts(paid0, times0)
        if need0 < 0:
            break
        if need0 > most123:
            continue
        for paid1 in range(least1, held1 + 1):
            need1 = need0 - counts(paid1, times1)
            if need1 < 0:
                break
            if need1 > most23:
                continue
            for paid2 in range(least2, held2 + 1):
                need2 = need1 - counts(paid2, times2)
                if need2 < 0:
                    break
                if need2 > most3:
                    continue
                paid3 = need2 - (REPLACEMENT - 1) * times3
                if need2 < REPLACEMENT * times3:
                    paid3 = need2 // REPLACEMENT
                    if paid3 * REPLACEMENT != need2:
                        continue
                if paid3 >= least3:
                    state.add(m.PAY + ((paid0 * m.DIGIT + paid1) * m.DIGIT + paid2) * m.DIGIT + paid3)


def pay(state: Meduris, seat: Int, payment: Int) -> None:
    """M-19: the goods go back to their sides of the mountain; nothing is taken from there instead (A-3)."""
    good = r.GOODS - 1
    while payment > 0:
        paid = payment % m.DIGIT
        if paid > 0:
            state.return_goods(seat, good, paid)
            state.tell(event.PAY, seat, good, paid)
        payment = payment // m.DIGIT
        good -= 1


def smaller(one: Int, other: Int) -> Int:
    return one if one < other else other
