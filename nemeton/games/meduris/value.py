"""How good a position of Meduris is (docs/rules/meduris.md, section 13): points, visits to come, runes, temples, goods.

A position is judged when it is quiet: a payment or a ritual that is under way is first played to its end with quick,
sensible answers. The same answers serve as the moves of the games a search plays to the end.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Int
from nemeton.core.rng import Rng
from nemeton.core.state import PLAYERS, TURN, State
from nemeton.core.value import Value
from nemeton.games.meduris import ask, content, rules_druid, rules_end, rules_pay, rules_yield
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r
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
TEMPLE_COST: Final = 1.85  # for each time its goods are asked for
TEMPLE_EARLY: Final = 0.2  # less at the beginning
NOISE: Final = 0.5

GOODS_EACH: Final[Int] = content.GOODS_EACH


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
        if quiet.laid(seat) >= 0:  # as good as given
            quiet.at[r.HAND + seat * r.GOODS + quiet.laid(seat)] -= 1
        while quiet.at[TURN] >= 0:
            kind = quiet.asked()
            if kind != ask.PAY and kind != ask.OFFER:
                break
            quiet.look()
            quiet.apply(self._best_payment(quiet) if kind == ask.PAY else self._best_offer(quiet))
        return quiet

    # --- a quiet position ---

    def _survey(self, state: Meduris) -> None:
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

    def _prospects(self, state: Meduris, seat: Int) -> float:
        worth = float(state.score(seat))
        if state.at[r.ENDED_BY] != r.NOT_ENDED:
            return worth  # the last lap has been played to its end, so everything is in the points
        worth += self._buildings(state, seat) + self._runes(state, seat) + self._goods(state, seat)
        return worth + CLIMB * self.left * self._best_climb(state, seat)

    def _buildings(self, state: Meduris, seat: Int) -> float:
        """Huts by the size of their settlements, temples by the settlements beside them, both with room to grow."""
        at = state.at  # raw, as in the other looks at a whole board: a position is judged for every move of a search
        growth = GROWTH * self.left
        worth = 0.0
        for field in range(at[r.FIELDS]):
            built = at[r.BUILT + field]
            if built == r.HUT + seat:
                size = float(at[r.SIZE + field]) * (1.0 + growth * float(self._free_ends(state, field)))
                worth += self.visits * visit_worth(size)
                if at[r.CHIP + field] == r.DRUID_CHIP:
                    worth += size - 0.5
            elif built == r.TEMPLE + seat:
                ends = float(self._free_ends(state, field))
                worth += float(rules_end.temple_points(state, field)) + 2.0 * growth * ends
        return worth

    def _free_ends(self, state: Meduris, field: Int) -> Int:
        """On how many sides the field's own neighbours still let it grow."""
        ends: Int = 0
        if not state.is_temple(state.before(field)):
            ends += 1
        if not state.is_temple(state.after(field)):
            ends += 1
        return ends

    def _runes(self, state: Meduris, seat: Int) -> float:
        """The k-th rune is worth k at the end, if nobody takes it before, and one at every crossing of the river."""
        expected = 0.0
        for district in range(r.RUNES):
            if state.rune_owner(district) == seat:
                is_open = (self.open_districts >> district) & 1 != 0
                expected += 1.0 - RISK * self.left if is_open else 1.0
        return expected * (expected + 1.0) / 2.0 + expected * self.left * 2.0

    def _goods(self, state: Meduris, seat: Int) -> float:
        """Goods to build with and, the nearer the end, goods for the own huts in the last lap."""
        total = 0.0
        kinds = 0.0
        for good in range(r.GOODS):
            held = state.hand(seat, good)
            total += float(held)
            if held > 0:
                kinds += 1.0
        building = GOOD * total if total < ENOUGH else GOOD * ENOUGH + SPARE_GOOD * (total - ENOUGH)
        return self.left * (building + KIND * kinds) + (1.0 - self.left) * self._last_lap(state, seat)

    def _last_lap(self, state: Meduris, seat: Int) -> float:
        """What the own huts would bring if the last lap began now, the largest settlements served first; on top of
        what `_buildings` expects of a visit."""
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

    def _best_climb(self, state: Meduris, seat: Int) -> float:
        """The best harvest a worker of the seat could make: up on a tower, best on top of own ones."""
        best = 0.0
        for target in range(r.GOODS):
            if state.height(target) < r.LEVELS and self._has_worker_elsewhere(state, seat, target):
                gain = self._harvest(state, seat, target)
                if gain > best:
                    best = gain
        return best

    def _has_worker_elsewhere(self, state: Meduris, seat: Int, target: Int) -> bool:
        for place in range(r.GOODS * r.LEVELS):
            if state.at[r.TOWER + place] == seat + 1 and place // r.LEVELS != target:
                return True
        return False

    def _harvest(self, state: Meduris, seat: Int, target: Int) -> float:
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

    # --- quick answers, for rituals under way and for the games a search plays to the end ---

    def rollout(self, state: State, rng: Rng) -> Int:
        assert isinstance(state, Meduris)
        kind = state.asked()
        if kind == ask.ACTION:
            return self._rollout_action(state, rng)
        if kind == ask.OFFER:
            return self._best_offer(state)
        if kind == ask.PAY:
            return self._best_payment(state)
        if kind == ask.TAKE:
            return m.TAKE + self._pick_good(state, rng, m.TAKE, -1)
        if kind == ask.GIVE:
            return m.GIVE + self._pick_good(state, rng, m.GIVE, 1)
        if kind == ask.LAY:
            return m.LAY + self._pick_good(state, rng, m.LAY, 1)
        if kind == ask.STILL_BUILD:
            return m.WILL_BUILD + (0 if state.goods_of(state.turn) > 3 else 1)
        return state.choices[rng.below(state.count)]

    def _best_offer(self, state: Meduris) -> Int:
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

    def _best_payment(self, state: Meduris) -> Int:
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

    def _pick_good(self, state: Meduris, rng: Rng, base: Int, sign: Int) -> Int:
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

    def _rollout_action(self, state: Meduris, rng: Rng) -> Int:
        seat: Int = state.turn
        early = float(state.pieces_left(seat)) / float(state.pieces_each())
        best = -1000.0
        chosen: Int = state.choices[0]
        for i in range(state.count):
            move = state.choices[i]
            if move < m.HUT:
                target = (move - m.WORKER) % r.GOODS
                worth = HARVEST * self._harvest(state, seat, target) - PLENTY * float(state.hand(seat, target))
            elif move < m.TEMPLE:
                worth = self._quick_hut(state, seat, move - m.HUT, early)
            else:
                worth = self._quick_temple(state, seat, move - m.TEMPLE, early)
            worth += NOISE * rng.fraction()
            if worth > best:
                best = worth
                chosen = move
        return chosen

    def _quick_hut(self, state: Meduris, seat: Int, field: Int, early: float) -> float:
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

    def _quick_temple(self, state: Meduris, seat: Int, field: Int, early: float) -> float:
        price = rules_pay.TEMPLE_PRICE
        worth = BESIDE_TEMPLE * float(rules_end.temple_points(state, field))
        worth = worth - TEMPLE_COST * float(price) - TEMPLE_EARLY * early
        return worth - REPLACED * float(rules_pay.missing(state, seat, field, price))


def visit_worth(size: float) -> float:
    """What a visit of the druid brings on average to a hut in a settlement of that size."""
    worth = VISIT * size - VISIT_COST
    return worth if worth > 0.1 else 0.1
