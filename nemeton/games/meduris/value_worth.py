"""What everything in a position of Meduris is worth in points: the hand-made judgement, term by term.

Points, huts to be visited, temples, runes, goods. Learned weights are multiplied with the same terms, among others
(value_features.py). The numbers in here are not touched: a player that learned ones are measured against plays by them.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Int
from nemeton.core.state import PLAYERS
from nemeton.games.meduris import row as r
from nemeton.games.meduris import rules_druid, rules_end, rules_yield
from nemeton.games.meduris.rules import Meduris
from nemeton.games.meduris.rules_pay import smaller

GOOD: Final = 0.75  # what a good is worth in points while there is something to build
SPARE_GOOD: Final = 0.3  # beyond what one can use soon
ENOUGH: Final = 9.0  # goods one can use soon
KIND: Final = 0.35  # for every kind one holds at all
VISIT: Final = 0.41  # share of the settlement's size that a visit of the druid brings, goods and shortages considered
VISIT_COST: Final = 0.75
CLIMB: Final = 0.3  # share of the best harvest one could make next
GIFT: Final = 0.4  # what a good in other hands costs, compared with one's own
RISK: Final = 0.45  # chance that a rune stone is taken away, early and with free fields in its district
GROWTH: Final = 0.1  # share by which settlements grow until the end


@final
class Survey:
    """What holds for all seats of a position, and what each of them has in it. `look` comes first."""

    def __init__(self) -> None:
        self.left = 0.0  # how much of the game is still to come, 1 to 0
        self.visits = 0.0  # how often the druid will still come to a hut
        self.open_districts: Int = 0  # bit set of those with an empty field

    def look(self, state: Meduris) -> None:
        """The druid visits every hut once in the last lap, and before that one settlement per build."""
        at = state.at
        total = state.pieces_each()
        least: Int = 0
        if at[r.LAST_TURNS] == 0:  # judged by who is nearest to having built everything
            least = total
            for seat in range(at[PLAYERS]):
                least = smaller(least, state.pieces_left(seat))
        self.left = float(least) / float(total)
        settlements = 3.0
        was_hut = state.is_hut(at[r.FIELDS] - 1)
        self.open_districts = 0
        for field in range(at[r.FIELDS]):
            is_hut = state.is_hut(field)
            if is_hut and not was_hut:
                settlements += 1.0
            was_hut = is_hut
            if state.is_free(field):
                self.open_districts |= 1 << state.district(field)
        self.visits = 1.0 + float(at[PLAYERS] * least) / settlements

    def is_open(self, district: Int) -> bool:
        return (self.open_districts >> district) & 1 != 0

    def prospects(self, state: Meduris, seat: Int) -> float:
        worth = float(state.score(seat))
        if state.at[r.ENDED_BY] != r.NOT_ENDED:
            return worth  # the last lap has been played to its end, so everything is in the points
        worth += self.buildings(state, seat) + self.runes(state, seat) + self._goods(state, seat)
        return worth + CLIMB * self.left * best_climb(state, seat)

    def buildings(self, state: Meduris, seat: Int) -> float:
        """Huts by the size of their settlements, temples by the settlements beside them, both with room to grow."""
        at = state.at  # raw, as in the other looks at a whole board: a position is judged for every move of a search
        growth = GROWTH * self.left
        worth = 0.0
        for field in range(at[r.FIELDS]):
            built = at[r.BUILT + field]
            if built == r.HUT + seat:
                size = float(at[r.SIZE + field]) * (1.0 + growth * float(free_ends(state, field)))
                worth += self.visits * visit_worth(size)
                if at[r.CHIP + field] == r.DRUID_CHIP:
                    worth += size - 0.5
            elif built == r.TEMPLE + seat:
                ends = float(free_ends(state, field))
                worth += float(rules_end.temple_points(state, field)) + 2.0 * growth * ends
        return worth

    def runes(self, state: Meduris, seat: Int) -> float:
        """The k-th rune is worth k at the end, if nobody takes it before, and one at every crossing of the river."""
        expected = 0.0
        for district in range(r.RUNES):
            if state.rune_owner(district) == seat:
                expected += 1.0 - RISK * self.left if self.is_open(district) else 1.0
        return expected * (expected + 1.0) / 2.0 + expected * self.left * 2.0

    def _goods(self, state: Meduris, seat: Int) -> float:
        """Goods to build with and, the nearer the end, goods for the own huts in the last lap."""
        return self.left * goods_to_build(state, seat) + (1.0 - self.left) * last_lap(state, seat)


def free_ends(state: Meduris, field: Int) -> Int:
    """On how many sides the field's own neighbours still let it grow."""
    ends: Int = 0
    if not state.is_temple(state.before(field)):
        ends += 1
    if not state.is_temple(state.after(field)):
        ends += 1
    return ends


def visit_worth(size: float) -> float:
    """What a visit of the druid brings on average to a hut in a settlement of that size."""
    worth = VISIT * size - VISIT_COST
    return worth if worth > 0.1 else 0.1


def goods_to_build(state: Meduris, seat: Int) -> float:
    total = 0.0
    kinds = 0.0
    for good in range(r.GOODS):
        held = state.hand(seat, good)
        total += float(held)
        if held > 0:
            kinds += 1.0
    building = GOOD * total if total < ENOUGH else GOOD * ENOUGH + SPARE_GOOD * (total - ENOUGH)
    return building + KIND * kinds


def last_lap(state: Meduris, seat: Int) -> float:
    """What the own huts would bring if the last lap began now, the largest settlements served first; on top of what
    `buildings` expects of a visit."""
    at = state.at
    sizes: Int = 0
    for field in range(at[r.FIELDS]):
        if at[r.BUILT + field] == r.HUT + seat:
            sizes |= 1 << at[r.SIZE + field]
    left: Int = 0  # what is left of each good, a byte for each
    for good in range(r.GOODS):
        left |= state.hand(seat, good) << (8 * good)
    worth = 0.0
    size: Int = 0
    while sizes >> (size + 1) != 0:
        size += 1
    while size > 0:
        if (sizes >> size) & 1 != 0:
            for field in range(at[r.FIELDS]):
                if at[r.BUILT + field] == r.HUT + seat and at[r.SIZE + field] == size:
                    one = 8 * state.first_good(field)
                    other = 8 * state.second_good(field)
                    given: Int = 0
                    if (left >> one) & 255 != 0:
                        left -= 1 << one
                        given += 1
                    if (left >> other) & 255 != 0 and (size > 1 or given == 0):
                        left -= 1 << other
                        given += 1
                    brings = size
                    if given < 2:
                        brings = rules_druid.ONE_POINTS if given == 1 else rules_druid.NOTHING_POINTS
                    worth += float(brings) - visit_worth(float(size))
        size -= 1
    return worth


# --- harvests ---


def best_climb(state: Meduris, seat: Int) -> float:
    """The best harvest a worker of the seat could make: up on a tower, best on top of own ones."""
    best = 0.0
    for target in range(r.GOODS):
        if state.height(target) < r.LEVELS and _has_worker_elsewhere(state, seat, target):
            gain = harvest(state, seat, target)
            if gain > best:
                best = gain
    return best


def _has_worker_elsewhere(state: Meduris, seat: Int, target: Int) -> bool:
    for place in range(r.GOODS * r.LEVELS):
        if state.at[r.TOWER + place] == seat + 1 and place // r.LEVELS != target:
            return True
    return False


def harvest(state: Meduris, seat: Int, target: Int) -> float:
    """Own goods less a share of what the others get, if the seat puts a worker on top."""
    supply = state.supply(target)
    level = state.height(target)
    own = True
    gain = 0.0
    while level >= 0:
        amount = smaller(rules_yield.BIG_YIELD[level], supply)
        supply -= amount
        gain += float(amount) if own else -GIFT * float(amount)
        level -= 1
        own = level >= 0 and state.worker(target, level) == seat
    return gain
