"""Quick sensible moves of Meduris: for payments and rituals under way, and for the games a search plays to the end."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int
from nemeton.core.rng import Rng
from nemeton.games.meduris import ask, content, rules_end, rules_pay
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r
from nemeton.games.meduris.rules import Meduris
from nemeton.games.meduris.value_worth import harvest

# how much a seat likes a move at first sight; found by games of such players against each other
HARVEST: Final = 0.7  # for each good, others' shares deducted
PLENTY: Final = 0.27  # less for each good of the kind it has already
HUT_EARLY: Final = 0.9  # for each hut of the settlement, at the beginning; fades as pieces are built
HUT_LATE: Final = -0.55  # … always
REPLACED: Final = 1.25  # less for each good that has to be replaced
FREE: Final = 2.0  # for each time the goods are saved by the chip "hut"
POINTS_CHIP_LIKED: Final = 1.0
DRUID_CHIP_LIKED: Final = 1.4
NEW_RUNE: Final = 0.4
RUNE_OF_OTHERS: Final = 1.15
BESIDE_TEMPLE: Final = 0.57  # for each hut beside it
TEMPLE_COST: Final = 1.85  # for each time its goods are asked for
TEMPLE_EARLY: Final = 0.2  # less at the beginning
NOISE: Final = 0.5

GOODS_EACH: Final[Int] = content.GOODS_EACH


def quick(state: Meduris, rng: Rng) -> Int:
    """A quick sensible move for the seat in turn."""
    kind = state.asked()
    if kind == ask.ACTION:
        return _rollout_action(state, rng)
    if kind == ask.OFFER:
        return best_offer(state)
    if kind == ask.PAY:
        return best_payment(state)
    if kind == ask.TAKE:
        return m.TAKE + _pick_good(state, rng, m.TAKE, -1)
    if kind == ask.GIVE:
        return m.GIVE + _pick_good(state, rng, m.GIVE, 1)
    if kind == ask.LAY:
        return m.LAY + _pick_good(state, rng, m.LAY, 1)
    if kind == ask.STILL_BUILD:
        return m.WILL_BUILD + (0 if state.goods_of(state.turn) > 3 else 1)
    return state.choices[rng.below(state.count)]


def best_offer(state: Meduris) -> Int:
    """The first good is worth two points, the second what the settlement has beyond one hut."""
    seat: Int = state.turn
    field = state.asked_a()
    size = state.size(field)
    last = state.at[r.ENDED_BY] != r.NOT_ENDED
    goods = state.goods_of(seat)
    may_both = False
    may_one = False
    may_chip = False
    for i in range(state.count):
        move = state.choices[i]
        may_both = may_both or move == m.OFFER_BOTH
        may_one = may_one or move == m.OFFER_ONE
        may_chip = may_chip or move == m.OFFER_CHIP
    if may_chip and (last or size >= 3):
        return m.OFFER_CHIP
    if may_both:
        cost = rules_pay.least_goods(state, seat, field, r.FOR_BOTH)
        if size > cost or (last and size >= cost) or (cost == 2 and size == 2 and goods > 6):
            return m.OFFER_BOTH
    if may_one and (last or goods > 9 or rules_pay.least_goods(state, seat, field, r.FOR_ONE) == 1):
        return m.OFFER_ONE
    return m.OFFER_NOTHING


def best_payment(state: Meduris) -> Int:
    """The fewest goods; of equals the one that takes from the most plentiful kinds."""
    at = state.at
    hand = r.HAND + state.turn * r.GOODS
    best: Int = 1 << 40
    chosen: Int = state.choices[0]
    for i in range(state.count):
        payment = state.choices[i] - m.PAY
        burden: Int = 0
        good = r.GOODS - 1
        while payment > 0:
            paid = payment % m.DIGIT
            payment = payment // m.DIGIT
            left = at[hand + good] - paid
            burden += 64 * paid + paid * (GOODS_EACH - at[hand + good]) // 4 + (8 if left == 0 and paid > 0 else 0)
            good -= 1
        if burden < best:
            best = burden
            chosen = state.choices[i]
    return chosen


def _pick_good(state: Meduris, rng: Rng, base: Int, sign: Int) -> Int:
    """The kind the player has most of (sign 1) or least of (sign -1)."""
    seat: Int = state.turn
    best: Int = -1000
    chosen: Int = 0
    for i in range(state.count):
        good = state.choices[i] - base
        if good < r.GOODS:
            wish = sign * state.hand(seat, good) * 4 + (rng.next() & 3)
            if wish > best:
                best = wish
                chosen = good
    return chosen


def _rollout_action(state: Meduris, rng: Rng) -> Int:
    seat: Int = state.turn
    early = float(state.pieces_left(seat)) / float(state.pieces_each())
    best = -1000.0
    chosen: Int = state.choices[0]
    for i in range(state.count):
        move = state.choices[i]
        if move < m.HUT:
            target = (move - m.WORKER) % r.GOODS
            worth = HARVEST * harvest(state, seat, target) - PLENTY * float(state.hand(seat, target))
        elif move < m.TEMPLE:
            worth = _quick_hut(state, seat, move - m.HUT, early)
        else:
            worth = _quick_temple(state, seat, move - m.TEMPLE, early)
        worth += NOISE * rng.fraction()
        if worth > best:
            best = worth
            chosen = move
    return chosen


def _quick_hut(state: Meduris, seat: Int, field: Int, early: float) -> float:
    at = state.at  # raw, because a search looks at every field in every turn it plays on
    times = at[r.SIZE + field]
    chip = at[r.CHIP + field]
    worth = (HUT_LATE + HUT_EARLY * early) * float(times)
    if chip == r.FREE_HUT_CHIP:
        worth += FREE * float(times)
    else:
        worth -= REPLACED * float(rules_pay.missing(state, seat, field, times))
        if chip == r.POINTS_CHIP:
            worth += POINTS_CHIP_LIKED
        elif chip == r.DRUID_CHIP:
            worth += DRUID_CHIP_LIKED
    owner = at[r.RUNE + r.DISTRICT[at[r.SIDE] + field]]
    if owner == 0:
        worth += NEW_RUNE
    elif owner != seat + 1:
        worth += RUNE_OF_OTHERS
    return worth


def _quick_temple(state: Meduris, seat: Int, field: Int, early: float) -> float:
    price = rules_pay.TEMPLE_PRICE
    worth = BESIDE_TEMPLE * float(rules_end.temple_points(state, field))
    worth = worth - TEMPLE_COST * float(price) - TEMPLE_EARLY * early
    return worth - REPLACED * float(rules_pay.missing(state, seat, field, price))
