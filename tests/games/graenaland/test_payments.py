"""Paying, compared with trying out everything: what can be paid, and every different way to do it exactly once."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from nemeton.games.graenaland import content
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_pay as pay
from nemeton.games.graenaland.rules import Graenaland
from tests.games.graenaland.position import A, owe, owed, position, take_up

PRICES = sorted({*content.VILLAGE_COSTS, *content.BUILDING_COSTS, *content.FACILITY_COSTS, *content.ARMY_COSTS[2:6]})
Way = tuple[int, int]  # resource of the slot, source


def every_payment(
    hand: Counter[int], supply: list[int], markets: int, price: list[int], fees: int
) -> set[tuple[Way, ...]]:
    """All ways to cover the slots, as sorted rows: tried out without any cleverness."""
    found = set()
    for sources in product(range(r.SOURCES), repeat=len(price)):
        spent: Counter[int] = Counter()
        halves: Counter[int] = Counter()
        used, whole, fits = 0, 0, True
        for resource, source in zip(price, sources, strict=True):
            if source == r.MATCH:
                spent[resource] += 1
            elif source == r.JOKER:
                spent[r.GOLD] += 1
            elif source == r.HALF:
                halves[resource] += 1
            elif source == r.WHOLE:
                whole += 1
                used += 1
            else:
                fits = fits and source - r.THROUGH_MARKET != resource
                spent[source - r.THROUGH_MARKET] += 1
                used += 1
        fits = fits and used <= markets and whole <= 1 and not (whole and (halves or not supply))
        fits = fits and not spent - hand and not halves - Counter(supply)
        if fits and hand.total() - spent.total() >= fees:
            found.add(tuple(sorted(zip(price, sources, strict=True))))
    return found


def a_position(chance: random.Random) -> tuple[Graenaland, Counter[int], list[int], int]:
    hand = Counter(chance.choices(range(r.RESOURCES), weights=[4, 4, 4, 4, 2], k=chance.randint(0, 6)))
    card = chance.choice([None, *range(r.SUPPLY_CARDS)])
    markets = chance.choice([0, 0, 1, 2])
    state = position(
        "build",
        hands={A: " ".join(content.RESOURCE_KEYS[i] for i in hand.elements())},
        facilities={3: "market" if markets else "", 2: "market" if markets > 1 else ""},
    )
    take_up(state, A, card)
    return state, hand, content.SUPPLY_CARDS[card] if card is not None else [], markets


def offered(state: Graenaland, price: int, fees: int) -> list[tuple[Way, ...]]:
    """All rows of payments the rules offer for a price, in the order of paying."""
    rows: list[tuple[Way, ...]] = []

    def pay_on(position: Graenaland, first: int, row: tuple[Way, ...]) -> None:
        if owed(position) == 0:
            rows.append(row)
            return
        position.moves()  # makes room for the choices
        position.count = 0
        pay.find_payments(position, A, first, m.PAY)
        payments = [position.choices[i] - m.PAY for i in range(position.count)]
        assert payments, "a payment that was begun can always be finished"
        for payment in payments:
            resource, source = divmod(int(payment), int(r.SOURCES))
            after = position.copy()
            pay.cover(after, A, payment)
            same = pay.slots_of(owed(after), resource) > 0
            pay_on(after, source if same else 0, (*row, (resource, source)))

    owe(state, price, fees)
    pay_on(state, 0, ())
    return rows


@pytest.mark.parametrize("seed", range(60))
def test_every_payment_is_offered_exactly_once(seed: int) -> None:
    """G-17 to G-20, G-31, GC-3, GC-17."""
    chance = random.Random(seed)
    state, hand, supply, markets = a_position(chance)
    for price in chance.sample(PRICES, 5):
        slots = [content.RESOURCE_KEYS.index(key) for key in content.cost_keys(price)]
        if len(slots) > 4:
            continue
        for fees in (0, 1, 2):
            expected = every_payment(hand, supply, markets, slots, fees)
            assert pay.payable(state, A, price, 0, fees, markets) == bool(expected)
            if expected:
                rows = offered(state.copy(), price, fees)
                assert len(set(rows)) == len(rows)
                assert {tuple(sorted(row)) for row in rows} == expected


@pytest.mark.parametrize("seed", range(40))
def test_with_fortresses_a_price_is_payable_if_some_part_of_it_is(seed: int) -> None:
    """G-27."""
    chance = random.Random(seed)
    state, hand, supply, markets = a_position(chance)
    for price in content.ARMY_COSTS[2:5]:
        slots = [content.RESOURCE_KEYS.index(key) for key in content.cost_keys(price)]
        for spares in range(len(slots)):
            kept = {tuple(sorted(part)) for part in _parts(slots, len(slots) - spares)}
            expected = any(every_payment(hand, supply, markets, list(part), 0) for part in kept)
            assert pay.payable(state, A, price, spares, 0, markets) == expected


def _parts(slots: list[int], size: int) -> list[list[int]]:
    if size == 0:
        return [[]]
    return [[slot, *rest] for i, slot in enumerate(slots) for rest in _parts(slots[i + 1 :], size - 1)]
