"""How good a position of Meduris is (section 13 of the dossier): points, huts to be visited, runes, temples, goods.

A position is judged when it is quiet: a payment or a ritual that is under way is first played to its end with quick,
sensible answers. The same answers serve as the moves of the games a search plays to the end.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Int
from nemeton.core.rng import Rng
from nemeton.core.state import DEPTH, FRAME, PLAYERS, STACK, TURN, State
from nemeton.core.value import Value
from nemeton.games.meduris.rules import BIG_YIELD, Meduris
from nemeton.games.meduris.rules_setup import TEMPLES_OF
from nemeton.games.meduris.rules_table import (
    ACTION,
    BUILT,
    CHIP,
    DIGIT,
    DISTRICT,
    DRUID_CHIP,
    EMPTY,
    ENDED_BY,
    FIELDS,
    FIRST_GOOD,
    FREE_HUT_CHIP,
    GIVES,
    GOODS,
    HAND,
    HEIGHT,
    HEIGHTS,
    HUT,
    HUTS,
    HUTS_EACH,
    HUTS_LEFT,
    LAID,
    LAST_TURNS,
    LAYS,
    LOSE,
    LOSE_TOGETHER,
    NOT_ENDED,
    OFFER,
    OFFER_BOTH,
    OFFER_CHIP,
    OFFER_NOTHING,
    OFFER_ONE,
    PAY,
    PAYS,
    POINTS,
    POINTS_CHIP,
    RUNE,
    RUNES,
    SECOND_GOOD,
    SIDE,
    SIZE,
    STILL_BUILD,
    SUPPLY,
    TAKE,
    TAKES,
    TEMPLE,
    TEMPLES,
    TEMPLES_LEFT,
    TOWER,
    WILL_BUILD,
    WORKERS,
    smaller,
)

GOOD: Final = 0.75  # what a good is worth in points while there is something to build
SPARE_GOOD: Final = 0.3  # beyond what one can use soon
ENOUGH: Final = 9.0  # goods one can use soon
KIND: Final = 0.35  # for every kind one holds at all
VISIT: Final = 0.41  # share of the settlement's size that a visit of the druid brings, goods and shortages considered
VISIT_COST: Final = 0.75
CLIMB: Final = 0.3  # share of the best harvest one could make next
GIFT: Final = 0.4  # what a good in other hands costs, compared with one's own
RIVAL: Final = 0.35
LEADER: Final = 0.35
RISK: Final = 0.45  # chance that a rune stone is taken away, early and with free fields in its district
GROWTH: Final = 0.1  # share by which settlements grow until the end

# --- quick choices: how much a seat likes a move at first sight; found by games of such players against each other ---
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
TEMPLE_COST: Final = 1.85
TEMPLE_EARLY: Final = 0.2  # less at the beginning
NOISE: Final = 0.5


@final
class MedurisValue(Value):
    def __init__(self) -> None:
        super().__init__()
        self.scratch: Meduris | None = None
        # what holds for all seats of the position being judged
        self.left = 0.0  # how much of the game is still to come, 1 to 0
        self.visits = 0.0  # how often the druid will still come to a hut
        self.open_districts: Int = 0  # bit set of those with an empty field

    def of(self, state: State, seat: Int) -> float:
        assert isinstance(state, Meduris)
        quiet = self._quiet(state, seat)
        self._survey(quiet)
        players = quiet.at[PLAYERS]
        rivals = 0.0
        leader = -1000.0
        for other in range(players):
            if other != seat:
                theirs = self._prospects(quiet, other)
                rivals += theirs
                if theirs > leader:
                    leader = theirs
        return self._prospects(quiet, seat) - LEADER * leader - RIVAL * rivals / float(players - 1)

    def _quiet(self, state: Meduris, seat: Int) -> Meduris:
        """The position when what is under way has been played to its end."""
        if self.scratch is None:
            self.scratch = Meduris(state.at[:])
        quiet = self.scratch
        quiet.copy_from(state)
        at = quiet.at
        if at[LAID + seat] > 0:  # as good as given
            at[HAND + seat * GOODS + at[LAID + seat] - 1] -= 1
        while at[TURN] >= 0:
            kind = at[STACK + FRAME * (at[DEPTH] - 1)]
            if kind == PAY:
                quiet.look()
                quiet.apply(self._best_payment(quiet))
            elif kind == OFFER:
                quiet.look()
                quiet.apply(self._best_offer(quiet))
            else:
                break
        return quiet

    # --- a quiet position ---

    def _survey(self, state: Meduris) -> None:
        """The druid visits every hut once in the last lap, and before that one settlement per build."""
        at = state.at
        total = at[HUTS_EACH] + TEMPLES_OF[at[PLAYERS]]
        least: Int = 0
        if at[LAST_TURNS] == 0:  # judged by who is nearest to having built everything
            least = total
            for seat in range(at[PLAYERS]):
                least = smaller(least, at[HUTS_LEFT + seat] + at[TEMPLES_LEFT + seat])
        self.left = float(least) / float(total)
        settlements = 3.0
        was_hut = state.is_hut(at[FIELDS] - 1)
        self.open_districts = 0
        for field in range(at[FIELDS]):
            is_hut = HUT <= at[BUILT + field] < TEMPLE
            if is_hut and not was_hut:
                settlements += 1.0
            was_hut = is_hut
            if at[BUILT + field] == EMPTY:
                self.open_districts |= 1 << DISTRICT[at[SIDE] + field]
        self.visits = 1.0 + float(at[PLAYERS] * least) / settlements

    def _prospects(self, state: Meduris, seat: Int) -> float:
        at = state.at
        worth = float(at[POINTS + seat])
        if at[ENDED_BY] != NOT_ENDED:
            return worth  # the last lap has been played to its end, so everything is in the points
        worth += self._buildings(state, seat) + self._runes(state, seat) + self._goods(state, seat)
        return worth + CLIMB * self.left * self._best_climb(state, seat)

    def _buildings(self, state: Meduris, seat: Int) -> float:
        """Huts by the size of their settlements, temples by the settlements beside them, both with room to grow."""
        at = state.at
        growth = GROWTH * self.left
        worth = 0.0
        for field in range(at[FIELDS]):
            built = at[BUILT + field]
            if built == HUT + seat:
                size = float(at[SIZE + field]) * (1.0 + growth * float(self._free_ends(state, field)))
                worth += self.visits * visit_worth(size)
                if at[CHIP + field] == DRUID_CHIP:
                    worth += size - 0.5
            elif built == TEMPLE + seat:
                worth += float(at[SIZE + field] - 1) + 2.0 * growth * float(self._free_ends(state, field))
        return worth

    def _free_ends(self, state: Meduris, field: Int) -> Int:
        """On how many sides the field's own neighbours still let it grow."""
        ends: Int = 0
        if state.at[BUILT + state.before(field)] < TEMPLE:
            ends += 1
        if state.at[BUILT + state.after(field)] < TEMPLE:
            ends += 1
        return ends

    def _runes(self, state: Meduris, seat: Int) -> float:
        """The k-th rune is worth k at the end, if nobody takes it before, and one at every crossing of the river."""
        expected = 0.0
        for district in range(RUNES):
            if state.at[RUNE + district] == seat + 1:
                is_open = (self.open_districts >> district) & 1 != 0
                expected += 1.0 - RISK * self.left if is_open else 1.0
        return expected * (expected + 1.0) / 2.0 + expected * self.left * 2.0

    def _goods(self, state: Meduris, seat: Int) -> float:
        """Goods to build with and, the nearer the end, goods for the own huts in the last lap."""
        at = state.at
        total = 0.0
        kinds = 0.0
        for good in range(GOODS):
            held = at[HAND + seat * GOODS + good]
            total += float(held)
            if held > 0:
                kinds += 1.0
        building = GOOD * total if total < ENOUGH else GOOD * ENOUGH + SPARE_GOOD * (total - ENOUGH)
        return self.left * (building + KIND * kinds) + (1.0 - self.left) * self._last_lap(state, seat)

    def _last_lap(self, state: Meduris, seat: Int) -> float:
        """What the own huts would bring if the last lap began now, the largest settlements served first; on top of
        what `_buildings` expects of a visit."""
        at = state.at
        side = at[SIDE]
        sizes: Int = 0
        for field in range(at[FIELDS]):
            if at[BUILT + field] == HUT + seat:
                sizes |= 1 << at[SIZE + field]
        hand = HAND + seat * GOODS
        left: Int = 0  # what is left of each good, a byte for each
        for good in range(GOODS):
            left |= at[hand + good] << (8 * good)
        worth = 0.0
        size: Int = 0
        while sizes >> (size + 1) != 0:
            size += 1
        while size > 0:
            if (sizes >> size) & 1 != 0:
                for field in range(at[FIELDS]):
                    if at[BUILT + field] == HUT + seat and at[SIZE + field] == size:
                        one = 8 * FIRST_GOOD[side + field]
                        other = 8 * SECOND_GOOD[side + field]
                        given: Int = 0
                        if (left >> one) & 255 != 0:
                            left -= 1 << one
                            given += 1
                        if (left >> other) & 255 != 0 and (size > 1 or given == 0):
                            left -= 1 << other
                            given += 1
                        brings = size if given == 2 else 2 * given - 1
                        worth += float(brings) - visit_worth(float(size))
            size -= 1
        return worth

    def _best_climb(self, state: Meduris, seat: Int) -> float:
        """The best harvest a worker of the seat could make: up on a tower, best on top of own ones."""
        at = state.at
        best = 0.0
        for target in range(GOODS):
            if at[HEIGHT + target] < HEIGHTS and self._has_worker_elsewhere(state, seat, target):
                gain = self._harvest(state, seat, target)
                if gain > best:
                    best = gain
        return best

    def _has_worker_elsewhere(self, state: Meduris, seat: Int, target: Int) -> bool:
        for place in range(GOODS * HEIGHTS):
            if state.at[TOWER + place] == seat + 1 and place // HEIGHTS != target:
                return True
        return False

    def _harvest(self, state: Meduris, seat: Int, target: Int) -> float:
        """Own goods less a share of what the others get, if the seat puts a worker on top."""
        at = state.at
        supply = at[SUPPLY + target]
        height = at[HEIGHT + target]
        gain = 0.0
        for level in range(height, -1, -1):
            amount = smaller(BIG_YIELD[level], supply)
            supply -= amount
            own = level == height or at[TOWER + target * HEIGHTS + level] == seat + 1
            gain += float(amount) if own else -GIFT * float(amount)
        return gain

    # --- quick answers, for rituals under way and for the games a search plays to the end ---

    def rollout(self, state: State, rng: Rng) -> Int:
        assert isinstance(state, Meduris)
        kind = state.at[STACK + FRAME * (state.at[DEPTH] - 1)]
        if kind == ACTION:
            return self._rollout_action(state, rng)
        if kind == OFFER:
            return self._best_offer(state)
        if kind == PAY:
            return self._best_payment(state)
        if kind == TAKE:
            return TAKES + self._pick_good(state, rng, TAKES, -1)
        if kind == LOSE:
            return GIVES + self._pick_good(state, rng, GIVES, 1)
        if kind == LOSE_TOGETHER:
            return LAYS + self._pick_good(state, rng, LAYS, 1)
        if kind == STILL_BUILD:
            return WILL_BUILD + (0 if state.goods_of(state.turn) > 3 else 1)
        return state.choices[rng.below(state.count)]

    def _best_offer(self, state: Meduris) -> Int:
        """The first good is worth two points, the second what the settlement has beyond one hut."""
        at = state.at
        seat: Int = state.turn
        field = at[STACK + FRAME * (at[DEPTH] - 1) + 2]
        size = at[SIZE + field]
        last = at[ENDED_BY] != NOT_ENDED
        first = at[HAND + seat * GOODS + FIRST_GOOD[at[SIDE] + field]]
        second = at[HAND + seat * GOODS + SECOND_GOOD[at[SIDE] + field]]
        goods = state.goods_of(seat)
        may_both = False
        may_one = False
        may_chip = False
        for i in range(state.count):
            move = state.choices[i]
            may_both = may_both or move == OFFER_BOTH
            may_one = may_one or move == OFFER_ONE
            may_chip = may_chip or move == OFFER_CHIP
        if may_chip and (last or size >= 3):
            return OFFER_CHIP
        if may_both:
            cost = 2 + (2 if first == 0 else 0) + (2 if second == 0 else 0)
            if size > cost or (last and size >= cost) or (cost == 2 and size == 2 and goods > 6):
                return OFFER_BOTH
        if may_one and (first + second > 0 or last or goods > 9):
            return OFFER_ONE
        return OFFER_NOTHING

    def _best_payment(self, state: Meduris) -> Int:
        """The fewest goods; of equals the one that takes from the most plentiful kinds."""
        at = state.at
        hand = HAND + state.turn * GOODS
        best: Int = 1 << 40
        chosen: Int = state.choices[0]
        for i in range(state.count):
            payment = state.choices[i] - PAYS
            burden: Int = 0
            good = GOODS - 1
            while payment > 0:
                paid = payment % DIGIT
                payment = payment // DIGIT
                left = at[hand + good] - paid
                burden += 64 * paid + paid * (18 - at[hand + good]) // 4 + (8 if left == 0 and paid > 0 else 0)
                good -= 1
            if burden < best:
                best = burden
                chosen = state.choices[i]
        return chosen

    def _pick_good(self, state: Meduris, rng: Rng, base: Int, sign: Int) -> Int:
        """The kind the player has most of (sign 1) or least of (sign -1)."""
        at = state.at
        hand = HAND + state.turn * GOODS
        best: Int = -1000
        chosen: Int = 0
        for i in range(state.count):
            good = state.choices[i] - base
            if good < GOODS:
                wish = sign * at[hand + good] * 4 + (rng.next() & 3)
                if wish > best:
                    best = wish
                    chosen = good
        return chosen

    def _rollout_action(self, state: Meduris, rng: Rng) -> Int:
        at = state.at
        seat: Int = state.turn
        pieces = at[HUTS_EACH] + TEMPLES_OF[at[PLAYERS]]
        early = float(at[HUTS_LEFT + seat] + at[TEMPLES_LEFT + seat]) / float(pieces)
        best = -1000.0
        chosen: Int = state.choices[0]
        for i in range(state.count):
            move = state.choices[i]
            if move < HUTS:
                target = (move - WORKERS) % GOODS
                worth = HARVEST * self._harvest(state, seat, target) - PLENTY * float(at[HAND + seat * GOODS + target])
            elif move < TEMPLES:
                worth = self._quick_hut(state, seat, move - HUTS, early)
            else:
                field = move - TEMPLES
                worth = BESIDE_TEMPLE * float(at[SIZE + field] - 1) - TEMPLE_COST - TEMPLE_EARLY * early
                worth -= REPLACED * float(self._missing(state, seat, field, 1))
            worth += NOISE * rng.fraction()
            if worth > best:
                best = worth
                chosen = move
        return chosen

    def _quick_hut(self, state: Meduris, seat: Int, field: Int, early: float) -> float:
        at = state.at
        times = at[SIZE + field]
        chip = at[CHIP + field]
        worth = (HUT_LATE + HUT_EARLY * early) * float(times)
        if chip == FREE_HUT_CHIP:
            worth += FREE * float(times)
        else:
            worth -= REPLACED * float(self._missing(state, seat, field, times))
            if chip == POINTS_CHIP:
                worth += POINTS_CHIP_LIKED
            elif chip == DRUID_CHIP:
                worth += DRUID_CHIP_LIKED
        owner = at[RUNE + DISTRICT[at[SIDE] + field]]
        if owner == 0:
            worth += NEW_RUNE
        elif owner != seat + 1:
            worth += RUNE_OF_OTHERS
        return worth

    def _missing(self, state: Meduris, seat: Int, field: Int, times: Int) -> Int:
        """How many required goods would have to be replaced."""
        at = state.at
        first = at[HAND + seat * GOODS + FIRST_GOOD[at[SIDE] + field]]
        second = at[HAND + seat * GOODS + SECOND_GOOD[at[SIDE] + field]]
        return 2 * times - smaller(first, times) - smaller(second, times)


def visit_worth(size: float) -> float:
    """What a visit of the druid brings on average to a hut in a settlement of that size."""
    worth = VISIT * size - VISIT_COST
    return worth if worth > 0.1 else 0.1
