"""The rules of Meduris, M-1 to M-46, with the decisions A-… and clarifications MC-… of docs/rules/meduris.md.

Here is the table itself: what lies on it, what hands can do with it, and the machine that calls the rulebook. The
rulebook follows in its own order: rules_setup.py, rules_yield.py (the die, the workers), rules_build.py with
rules_pay.py, rules_druid.py (his way, offerings, the river) and rules_end.py.
"""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Int
from nemeton.core.rng import Rng
from nemeton.core.state import PLAYERS, State
from nemeton.games.meduris import (
    ask,
    event,
    rules_build,
    rules_druid,
    rules_end,
    rules_pay,
    rules_setup,
    rules_yield,
)
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r
from nemeton.games.meduris.rules_pay import smaller


@final
class Meduris(State):
    def __init__(self) -> None:
        super().__init__(ask.FIRST_DRAW, ask.FIRST_STEP - ask.FIRST_DRAW, m.MOST)

    def blank(self) -> State:
        return Meduris()

    # --- goods: on the mountain or behind the screens (M-6, M-8) ---

    def supply(self, good: Int) -> Int:
        return self.at[r.SUPPLY + good]

    def hand(self, seat: Int, good: Int) -> Int:
        return self.at[r.HAND + seat * r.GOODS + good]

    def goods_of(self, seat: Int) -> Int:
        at = self.at
        hand = r.HAND + seat * r.GOODS
        return at[hand] + at[hand + 1] + at[hand + 2] + at[hand + 3]

    def mountain_is_empty(self) -> bool:
        at = self.at
        return at[r.SUPPLY] + at[r.SUPPLY + 1] + at[r.SUPPLY + 2] + at[r.SUPPLY + 3] == 0

    def take_goods(self, seat: Int, good: Int, amount: Int) -> None:
        """From the mountain into the hand; less than none goes back."""
        at = self.at
        at[r.SUPPLY + good] -= amount
        at[r.HAND + seat * r.GOODS + good] += amount

    # --- workers on the plateaus ---

    def height(self, plateau: Int) -> Int:
        return self.at[r.HEIGHT + plateau]

    def worker(self, plateau: Int, level: Int) -> Int:
        """Whose worker stands there, 0 being the bottom."""
        return self.at[r.TOWER + plateau * r.LEVELS + level] - 1

    def put_worker(self, seat: Int, plateau: Int) -> None:
        at = self.at
        at[r.TOWER + plateau * r.LEVELS + at[r.HEIGHT + plateau]] = seat + 1
        at[r.HEIGHT + plateau] += 1

    def lift_worker(self, plateau: Int, level: Int) -> None:
        """Those above sink down (M-16)."""
        at = self.at
        at[r.HEIGHT + plateau] -= 1
        place = r.TOWER + plateau * r.LEVELS + level
        top = r.TOWER + plateau * r.LEVELS + at[r.HEIGHT + plateau]
        while place < top:
            at[place] = at[place + 1]
            place += 1
        at[top] = 0

    def harvest(self, plateau: Int, level: Int, due: Int) -> None:
        """M-12, A-17, A-19: a worker brings his owner what is due to him, as long as the supply lasts."""
        owner = self.worker(plateau, level)
        amount = smaller(due, self.at[r.SUPPLY + plateau])
        if amount > 0:
            self.take_goods(owner, plateau, amount)
            self.tell(event.HARVEST, owner, plateau, amount)
        if amount < due:
            self.tell(event.SHORT, owner, plateau, due - amount)

    # --- the ring of fields ---

    def fields(self) -> Int:
        """How many there are on this side of the board (M-2)."""
        return self.at[r.FIELDS]

    def after(self, field: Int) -> Int:
        if field + 1 < self.at[r.FIELDS]:
            return field + 1
        return 0

    def before(self, field: Int) -> Int:
        return field - 1 if field > 0 else self.at[r.FIELDS] - 1

    def first_good(self, field: Int) -> Int:
        return r.FIRST_GOOD[self.at[r.SIDE] + field]

    def second_good(self, field: Int) -> Int:
        return r.SECOND_GOOD[self.at[r.SIDE] + field]

    def district(self, field: Int) -> Int:
        return r.DISTRICT[self.at[r.SIDE] + field]

    def is_free(self, field: Int) -> bool:
        return self.at[r.BUILT + field] == r.EMPTY

    def is_hut(self, field: Int) -> bool:
        return r.HUT <= self.at[r.BUILT + field] < r.TEMPLE

    def is_temple(self, field: Int) -> bool:
        return self.at[r.BUILT + field] >= r.TEMPLE

    def owner(self, field: Int) -> Int:
        """Whose hut or temple stands there."""
        built = self.at[r.BUILT + field]
        return built - r.HUT if built < r.TEMPLE else built - r.TEMPLE

    def chip(self, field: Int) -> Int:
        return self.at[r.CHIP + field]

    def size(self, field: Int) -> Int:
        """Huts of the settlement that a hut on this field belongs to, or would belong to (M-20, M-22)."""
        return self.at[r.SIZE + field]

    def druid(self) -> Int:
        """The field he stands beside; NOBODY: he is still on his stones."""
        return self.at[r.DRUID]

    # --- what a player has ---

    def huts_left(self, seat: Int) -> Int:
        return self.at[r.HUTS_LEFT + seat]

    def temples_left(self, seat: Int) -> Int:
        return self.at[r.TEMPLES_LEFT + seat]

    def pieces_left(self, seat: Int) -> Int:
        return self.at[r.HUTS_LEFT + seat] + self.at[r.TEMPLES_LEFT + seat]

    def pieces_each(self) -> Int:
        return self.at[r.HUTS_EACH] + rules_setup.TEMPLES_OF[self.at[PLAYERS]]

    def buildings_of(self, seat: Int) -> Int:
        """A-29: huts and temples on the board."""
        return self.pieces_each() - self.pieces_left(seat)

    def rune_owner(self, district: Int) -> Int:
        """Below 0: the rune stone lies in the stock."""
        return self.at[r.RUNE + district] - 1

    def runes_of(self, seat: Int) -> Int:
        runes: Int = 0
        for district in range(r.RUNES):
            if self.at[r.RUNE + district] == seat + 1:
                runes += 1
        return runes

    def score_points(self, seat: Int, points: Int) -> None:
        self.at[r.POINTS + seat] += points

    # --- what can be decided and drawn ---

    def find(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind == ask.ACTION:
            rules_yield.find_workers(self, seat)
            rules_build.find_fields(self, seat)
        elif kind == ask.OFFER:
            rules_druid.find_offers(self, seat, a)
        elif kind == ask.ROLL:
            rules_yield.find_faces(self)
        elif kind == ask.PAY:
            rules_pay.find_payments(self, seat, a, b)
        elif kind == ask.TAKE:
            rules_yield.find_goods(self)
        elif kind == ask.GIVE:
            rules_yield.find_held(self, seat, m.GIVE)
        elif kind == ask.LAY:
            rules_yield.find_held(self, seat, m.LAY)
        elif kind == ask.PLACE:
            rules_setup.find_plateaus(self)
        elif kind == ask.CHIP_FIELD:
            rules_setup.find_chip_draws(self, a)
        elif kind == ask.TURN_UP:
            rules_setup.find_chips(self, a)
        elif kind == ask.STILL_BUILD:
            self.add(m.WILL_BUILD)
            self.add(m.WILL_NOT_BUILD)
        elif kind == ask.LAY_CHIP:
            rules_setup.find_chip_fields(self, a)
        else:
            for starter in range(self.at[PLAYERS]):
                self.add_odds(m.STARTS + starter, 1)

    # --- carrying it out ---

    def decide(self, kind: Int, seat: Int, a: Int, b: Int, move: Int) -> None:
        if kind == ask.ACTION:
            if move < m.HUT:
                rules_yield.move_worker(self, seat, move - m.WORKER)
            elif move < m.TEMPLE:
                rules_build.begin_hut(self, seat, move - m.HUT)
            else:
                rules_build.begin_temple(self, seat, move - m.TEMPLE)
        elif kind == ask.OFFER:
            rules_druid.offer(self, seat, a, move)
        elif kind == ask.ROLL:
            rules_yield.roll(self, seat, move - m.ROLL)
        elif kind == ask.PAY:
            rules_pay.pay(self, seat, move - m.PAY)
            if b == r.FOR_HUT:
                rules_build.put_hut(self, seat, a)
            elif b == r.FOR_TEMPLE:
                rules_build.put_temple(self, seat, a)
            else:
                rules_druid.complete_offering(self, seat, a, b)
        elif kind == ask.TAKE:
            rules_yield.take(self, seat, move)
        elif kind == ask.GIVE:
            rules_yield.give_back(self, seat, move - m.GIVE)
        elif kind == ask.LAY:
            rules_yield.lay_down(self, seat, move - m.LAY, a == 1 << seat)
        elif kind == ask.PLACE:
            self.put_worker(seat, move - m.PLACE)
            self.tell(event.PLACE, seat, move - m.PLACE)
        elif kind == ask.STILL_BUILD:
            rules_end.answer_poll(self, seat, a, move)
        elif kind == ask.CHIP_FIELD:
            self.at[r.CHIP + move - m.CHIP] = r.FACE_DOWN
        elif kind == ask.LAY_CHIP:
            self.at[r.CHIP + move - m.CHIP] = r.FACE_DOWN
            self.tell(event.LAY_CHIP, seat, move - m.CHIP)
        elif kind == ask.TURN_UP:
            rules_setup.turn_up(self, a, (move - m.TURN_UP) % m.CHIPS)
        else:
            rules_setup.begin_with(self, move - m.STARTS)

    def step(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind == ask.RITUAL:
            rules_druid.go_on_with_ritual(self, a, b)
        elif kind == ask.TURN_END:
            rules_end.end_turn(self, seat)
        elif kind == ask.TURN:
            rules_yield.begin_turn(self, seat)
        elif kind == ask.LAST_LAP:
            rules_end.walk_last_lap(self, a, b)
        elif kind == ask.PLACING:
            rules_setup.place_next_worker(self, seat, a)
        elif kind == ask.LAYING:
            rules_setup.lay_next_chip(self, a)
        elif kind == ask.TURNING_UP:
            rules_setup.turn_up_next(self, a)
        elif kind == ask.POLLING:
            rules_end.poll(self, seat, a)
        else:
            rules_end.score_final(self)

    # --- the winner ---

    def score(self, seat: Int) -> Int:
        """M-45: counted on beyond the end of the track."""
        return self.at[r.POINTS + seat]

    def ahead(self, one: Int, other: Int) -> Int:
        """M-46: points, then buildings, then goods left."""
        difference = self.score(one) - self.score(other)
        if difference == 0:
            difference = self.buildings_of(one) - self.buildings_of(other)
        if difference == 0:
            difference = self.goods_of(one) - self.goods_of(other)
        return difference

    # --- hidden information ---

    def laid(self, seat: Int) -> Int:
        """The good that lies there secretly (MC-7); below 0: none."""
        return self.at[r.LAID + seat] - 1

    def hide(self, seat: Int, rng: Rng) -> None:
        """Every change of a hand is public, so a perfect memory knows all of them (A-30); only what others have just
        laid down secretly may be another good they hold."""
        for other in range(self.at[PLAYERS]):
            if other != seat and self.laid(other) >= 0:
                kinds: Int = 0
                for good in range(r.GOODS):
                    if self.hand(other, good) > 0:
                        kinds += 1
                        if rng.below(kinds) == 0:
                            self.at[r.LAID + other] = good + 1
