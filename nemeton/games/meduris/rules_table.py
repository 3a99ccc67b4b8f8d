"""The table of Meduris: what can lie on it and where that stands in the row of numbers; settlements and paying.

The names of moves, pending frames and events live here too, because every part of the rules uses them. Sizes of rows
are written out so that the compiler can fold the offsets; the end of this file checks them against content.toml.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, Ints, ints
from nemeton.core.state import OWN_NUMBERS, State
from nemeton.games.meduris import content

MOST_PLAYERS: Final[Int] = 4
MOST_FIELDS: Final[Int] = 40
GOODS: Final[Int] = 4
HEIGHTS: Final[Int] = 3  # workers in a full tower
RUNES: Final[Int] = 9
CHIP_KINDS: Final[Int] = 3
FACES: Final[Int] = 6
REPLACEMENT: Final[Int] = 3  # goods that replace one

# --- moves ---
PLACES: Final[Int] = 0  # + plateau
TAKES: Final[Int] = PLACES + GOODS  # + good
TAKE_NOTHING: Final[Int] = TAKES + GOODS
GIVES: Final[Int] = TAKE_NOTHING + 1  # + good
LAYS: Final[Int] = GIVES + GOODS  # + good, laid down secretly
WORKERS: Final[Int] = LAYS + GOODS  # + (plateau * HEIGHTS + height - 1) * GOODS + target plateau
HUTS: Final[Int] = WORKERS + GOODS * HEIGHTS * GOODS  # + field
TEMPLES: Final[Int] = HUTS + MOST_FIELDS  # + field
OFFER_NOTHING: Final[Int] = TEMPLES + MOST_FIELDS
OFFER_ONE: Final[Int] = OFFER_NOTHING + 1
OFFER_BOTH: Final[Int] = OFFER_ONE + 1
OFFER_CHIP: Final[Int] = OFFER_BOTH + 1
WILL_BUILD: Final[Int] = OFFER_CHIP + 1
WILL_NOT_BUILD: Final[Int] = WILL_BUILD + 1
STARTERS: Final[Int] = WILL_NOT_BUILD + 1  # + seat
ROLLS: Final[Int] = STARTERS + MOST_PLAYERS  # + face
CHIP_ON: Final[Int] = ROLLS + FACES  # + field
TURN_UPS: Final[Int] = CHIP_ON + MOST_FIELDS  # + field * CHIP_KINDS + kind
PAYS: Final[Int] = TURN_UPS + MOST_FIELDS * CHIP_KINDS  # + payment
DIGIT: Final[Int] = 19  # a payment is a number to this base: wood, wool, copper, stone, 0 to 18 of each
MOVE_CODES: Final[Int] = PAYS + DIGIT * DIGIT * DIGIT * DIGIT
MOST_MOVES: Final[Int] = 2500  # all 72 goods can pay for one hut in at most 2,481 ways (k = 10)

# --- what can be pending: decisions, then draws, then what happens by itself ---
LAY_CHIP: Final[Int] = 0
PLACE: Final[Int] = 1
TAKE: Final[Int] = 2
LOSE: Final[Int] = 3
LOSE_TOGETHER: Final[Int] = 4
ACTION: Final[Int] = 5
PAY: Final[Int] = 6  # a: field, b: what for
OFFER: Final[Int] = 7  # a: field
STILL_BUILD: Final[Int] = 8  # a: how many are still to be asked, this seat included
DECISIONS: Final[Int] = 9
DRAW_START: Final[Int] = 9
DRAW_FIELD: Final[Int] = 10  # a: chips laid so far
TURN_UP: Final[Int] = 11  # a: field
ROLL: Final[Int] = 12
DRAWS: Final[Int] = 4
LAYING: Final[Int] = 13  # a: chips laid so far
TURNING_UP: Final[Int] = 14  # a: fields looked at so far
PLACING: Final[Int] = 15  # a: workers still to place
NEW_TURN: Final[Int] = 16
TURN_END: Final[Int] = 17
RITUAL: Final[Int] = 18  # a: field of the hut just asked, b: huts asked so far
POLLING: Final[Int] = 19  # a: players still to ask
LAST_LAP: Final[Int] = 20  # a: field behind which the lap began, b: fields passed
SCORING: Final[Int] = 21

# --- what a payment is for ---
FOR_HUT: Final[Int] = 0
FOR_TEMPLE: Final[Int] = 1
FOR_ONE: Final[Int] = 2
FOR_BOTH: Final[Int] = 3

# --- events; their words stand in words/*.ftl ---
SAY_STARTS: Final[Int] = 0
SAY_LAY_CHIP: Final[Int] = 1
SAY_CHIP: Final[Int] = 2
SAY_PLACE: Final[Int] = 3
SAY_TURN: Final[Int] = 4
SAY_ROLL: Final[Int] = 5
SAY_HARVEST: Final[Int] = 6
SAY_SHORT: Final[Int] = 7
SAY_TAKE: Final[Int] = 8
SAY_TAKE_NOTHING: Final[Int] = 9
SAY_GIVE: Final[Int] = 10
SAY_LAY: Final[Int] = 11
SAY_MOVE: Final[Int] = 12
SAY_PAY: Final[Int] = 13
SAY_FREE_HUT: Final[Int] = 14
SAY_HUT: Final[Int] = 15
SAY_CHIP_POINTS: Final[Int] = 16
SAY_DRUID_CHIP: Final[Int] = 17
SAY_RUNE: Final[Int] = 18
SAY_RUNE_FROM: Final[Int] = 19
SAY_TEMPLE: Final[Int] = 20
SAY_STONE: Final[Int] = 21
SAY_DRUID_WAITS: Final[Int] = 22
SAY_DRUID: Final[Int] = 23
SAY_RIVER: Final[Int] = 24
SAY_RIVER_POINTS: Final[Int] = 25
SAY_OFFER_NOTHING: Final[Int] = 26
SAY_OFFER_ONE: Final[Int] = 27
SAY_OFFER_BOTH: Final[Int] = 28
SAY_OFFER_CHIP: Final[Int] = 29
SAY_LAST_TURNS: Final[Int] = 30
SAY_WILL_BUILD: Final[Int] = 31
SAY_WILL_NOT_BUILD: Final[Int] = 32
SAY_EXHAUSTED: Final[Int] = 33
SAY_DEADLOCK: Final[Int] = 34
SAY_TURN_CAP: Final[Int] = 35
SAY_LAST_LAP: Final[Int] = 36
SAY_TEMPLE_POINTS: Final[Int] = 37
SAY_RUNE_POINTS: Final[Int] = 38
SAY_RESULT: Final[Int] = 39

# --- what stands or lies on a field ---
EMPTY: Final[Int] = 0
HUT: Final[Int] = 1  # + seat
TEMPLE: Final[Int] = 5  # + seat
NO_CHIP: Final[Int] = 0
POINTS_CHIP: Final[Int] = 1
FREE_HUT_CHIP: Final[Int] = 2
DRUID_CHIP: Final[Int] = 3
FACE_DOWN: Final[Int] = 4

# --- the options of section 11 ---
ALL_DECLINE: Final[Int] = 0
POLL: Final[Int] = 1
OFF: Final[Int] = 2

# --- why the last lap began ---
NOT_ENDED: Final[Int] = 0
ALL_BUILT: Final[Int] = 1
EXHAUSTED: Final[Int] = 2
DEADLOCK: Final[Int] = 3
TURN_LIMIT: Final[Int] = 4

# --- where everything lies ---
EXHAUSTION_END: Final[Int] = 195  # OWN_NUMBERS; options first
DECLINABLE: Final[Int] = EXHAUSTION_END + 1
TOGETHER_LOSS: Final[Int] = DECLINABLE + 1
MANUAL_CHIPS: Final[Int] = TOGETHER_LOSS + 1
STARTER: Final[Int] = MANUAL_CHIPS + 1  # CHANCE: random
VOLUNTARY: Final[Int] = STARTER + 1
OPEN_GOODS: Final[Int] = VOLUNTARY + 1
COUNT_GOODS: Final[Int] = OPEN_GOODS + 1
HUTS_EACH: Final[Int] = COUNT_GOODS + 1
FIELDS: Final[Int] = HUTS_EACH + 1
SIDE: Final[Int] = FIELDS + 1  # where the side in use begins in the tables of the board
FIRST: Final[Int] = SIDE + 1  # the start player
ACTIVE: Final[Int] = FIRST + 1
TURNS: Final[Int] = ACTIVE + 1
DIE: Final[Int] = TURNS + 1  # the face that lies on top, NOBODY: not rolled yet
LAST_TURNS: Final[Int] = DIE + 1  # turns still to be played, 0: nobody has built everything yet
EMPTY_RUN: Final[Int] = LAST_TURNS + 1  # turns in a row with nothing on the mountain and nothing built
ENDED_BY: Final[Int] = EMPTY_RUN + 1
ENDER: Final[Int] = ENDED_BY + 1  # who built everything first
CROSSINGS: Final[Int] = ENDER + 1  # of the great river, by the druid
STONE: Final[Int] = CROSSINGS + 1  # stone fields the druid has walked
DRUID: Final[Int] = STONE + 1  # the field he stands beside, NOBODY: still on the stones
MARKER: Final[Int] = DRUID + 1  # where the last lap began, NOBODY: not yet or on the stones
FREE_FIELDS: Final[Int] = MARKER + 1
FREE_CHIP_FIELDS: Final[Int] = FREE_FIELDS + 1  # of them with a chip
POINTS: Final[Int] = FREE_CHIP_FIELDS + 1  # + seat
HUTS_LEFT: Final[Int] = POINTS + MOST_PLAYERS  # + seat
TEMPLES_LEFT: Final[Int] = HUTS_LEFT + MOST_PLAYERS  # + seat
LAID: Final[Int] = TEMPLES_LEFT + MOST_PLAYERS  # + seat: the good laid down secretly, plus 1
SUPPLY: Final[Int] = LAID + MOST_PLAYERS  # + good
HAND: Final[Int] = SUPPLY + GOODS  # + seat * GOODS + good
HEIGHT: Final[Int] = HAND + MOST_PLAYERS * GOODS  # + plateau
TOWER: Final[Int] = HEIGHT + GOODS  # + plateau * HEIGHTS + height - 1: seat + 1
RUNE: Final[Int] = TOWER + GOODS * HEIGHTS  # + district: seat + 1
BUILT: Final[Int] = RUNE + RUNES  # + field
CHIP: Final[Int] = BUILT + MOST_FIELDS  # + field
SIZE: Final[Int] = CHIP + MOST_FIELDS  # + field: huts of the settlement that a hut there belongs or would belong to
NUMBERS: Final[Int] = SIZE + MOST_FIELDS

# --- the board, both sides one after the other ---
FIRST_GOOD: Final[Ints] = ints(content.FIRST_GOODS)
SECOND_GOOD: Final[Ints] = ints(content.SECOND_GOODS)
DISTRICT: Final[Ints] = ints(content.DISTRICTS)


class Table(State):
    """What all parts of the rules need: neighbours, settlements, goods."""

    def after(self, field: Int) -> Int:
        return field + 1 if field + 1 < self.at[FIELDS] else 0

    def before(self, field: Int) -> Int:
        return field - 1 if field > 0 else self.at[FIELDS] - 1

    def is_hut(self, field: Int) -> bool:
        return HUT <= self.at[BUILT + field] < TEMPLE

    def first_good(self, field: Int) -> Int:
        return FIRST_GOOD[self.at[SIDE] + field]

    def second_good(self, field: Int) -> Int:
        return SECOND_GOOD[self.at[SIDE] + field]

    def goods_of(self, seat: Int) -> Int:
        at = self.at
        hand = HAND + seat * GOODS
        return at[hand] + at[hand + 1] + at[hand + 2] + at[hand + 3]

    def mountain_is_empty(self) -> bool:
        at = self.at
        return at[SUPPLY] + at[SUPPLY + 1] + at[SUPPLY + 2] + at[SUPPLY + 3] == 0

    # --- settlements ---

    def join_settlement(self, field: Int) -> None:
        """M-20, M-22, M-23: the hut just put on the field makes one settlement of its neighbours left and right.

        SIZE follows: all its huts know its size, and so do the two fields at its ends (as the price of building there
        and the worth of a temple)."""
        at = self.at
        size = at[SIZE + field]
        to_left: Int = 0
        left = self.before(field)
        while HUT <= at[BUILT + left] < TEMPLE:
            at[SIZE + left] = size
            to_left += 1
            left = self.before(left)
        to_right: Int = 0
        right = self.after(field)
        while HUT <= at[BUILT + right] < TEMPLE:
            at[SIZE + right] = size
            to_right += 1
            right = self.after(right)
        at[SIZE + left] += size - to_left
        at[SIZE + right] += size - to_right

    # --- paying (section 5.4) ---

    def affordable(self, seat: Int) -> Int:
        """How many times the player could pay every pair of goods, six bits for each (`pair_shift`).

        M-19, A-5: paid k times a pair (x, y in hand) needs 2k goods, 4 more for every time beyond the scarcer of the
        two, 6 more beyond both."""
        at = self.at
        hand = HAND + seat * GOODS
        total = at[hand] + at[hand + 1] + at[hand + 2] + at[hand + 3]
        limits: Int = 0
        shift: Int = 0
        for one in range(GOODS - 1):
            for other in range(one + 1, GOODS):
                scarce = at[hand + one]
                plenty = at[hand + other]
                if scarce > plenty:
                    scarce, plenty = plenty, scarce
                rest = total - 2 * scarce
                if rest < 4 * (plenty - scarce):
                    times = scarce + (rest >> 2)
                else:
                    times = plenty + (rest - 4 * (plenty - scarce)) // 6
                limits |= times << shift
                shift += 6
        return limits

    def can_pay(self, seat: Int, field: Int, times: Int) -> bool:
        """5.4: a required good counts three as far as it is required, every other good counts one."""
        at = self.at
        first = at[HAND + seat * GOODS + self.first_good(field)]
        second = at[HAND + seat * GOODS + self.second_good(field)]
        direct = smaller(first, times) + smaller(second, times)
        return self.goods_of(seat) + (REPLACEMENT - 1) * direct >= 2 * REPLACEMENT * times

    def can_pay_one(self, seat: Int, field: Int) -> bool:
        at = self.at
        held = at[HAND + seat * GOODS + self.first_good(field)] + at[HAND + seat * GOODS + self.second_good(field)]
        return held > 0 or self.goods_of(seat) >= REPLACEMENT

    def find_payments(self, seat: Int, field: Int, goal: Int) -> None:
        """M-19, A-4, A-5, MC-9: all sets of goods that pay exactly, rising.

        A required good counts three (it saves the three that would replace it) up to the number of times it is
        required, all else counts one; together they must make up three for every good required. The same holds for
        the offering of one good, where a single required good makes up the three."""
        at = self.at
        times = at[SIZE + field] if goal == FOR_HUT else 1
        need = REPLACEMENT if goal == FOR_ONE else 2 * REPLACEMENT * times
        one = self.first_good(field)
        other = self.second_good(field)
        hand = HAND + seat * GOODS
        times0 = times if one == 0 or other == 0 else 0
        times1 = times if one == 1 or other == 1 else 0
        times2 = times if one == 2 or other == 2 else 0
        times3 = times if one == 3 or other == 3 else 0
        held0, held1, held2, held3 = at[hand], at[hand + 1], at[hand + 2], at[hand + 3]
        least0: Int = 0
        least1: Int = 0
        least2: Int = 0
        least3: Int = 0
        if at[VOLUNTARY] == 0:  # A-4 as an option: what one holds must be used directly
            if goal != FOR_ONE:
                least0, least1 = smaller(held0, times0), smaller(held1, times1)
                least2, least3 = smaller(held2, times2), smaller(held3, times3)
            elif at[hand + one] > 0 and at[hand + other] > 0:
                held0, held1 = smaller(held0, times0), smaller(held1, times1)
                held2, held3 = smaller(held2, times2), smaller(held3, times3)
        most3 = counts(held3, times3)
        most23 = most3 + counts(held2, times2)
        most123 = most23 + counts(held1, times1)
        for paid0 in range(least0, held0 + 1):
            need0 = need - counts(paid0, times0)
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
                        self.add(PAYS + ((paid0 * DIGIT + paid1) * DIGIT + paid2) * DIGIT + paid3)

    def pay(self, seat: Int, payment: Int) -> None:
        """M-19: the goods go back to their sides of the mountain; nothing is taken from there instead (A-3)."""
        at = self.at
        hand = HAND + seat * GOODS
        good = GOODS - 1
        while payment > 0:
            paid = payment % DIGIT
            at[hand + good] -= paid
            at[SUPPLY + good] += paid
            if paid > 0:
                self.tell(SAY_PAY, seat, good, paid)
            payment = payment // DIGIT
            good -= 1


def counts(paid: Int, times: Int) -> Int:
    """What goods of one kind make up in a payment that asks for this kind so many times."""
    return paid + (REPLACEMENT - 1) * (paid if paid < times else times)


def pair_shift(one: Int, other: Int) -> Int:
    """Where a pair of goods stands in `affordable`."""
    low = smaller(one, other)
    high = one + other - low
    return 6 * (low * (2 * GOODS - low - 1) // 2 + high - low - 1)


def smaller(one: Int, other: Int) -> Int:
    return one if one < other else other


def _pair_shifts() -> Ints:
    shifts = ints(content.FIRST_GOODS)
    for field in range(len(shifts)):
        if FIRST_GOOD[field] != SECOND_GOOD[field]:  # the padding of the smaller side has no goods
            shifts[field] = pair_shift(FIRST_GOOD[field], SECOND_GOOD[field])
    return shifts


PAIR_SHIFT: Final[Ints] = _pair_shifts()


def _check_sizes() -> None:
    """The sizes written out above are those of the box."""
    assert EXHAUSTION_END == OWN_NUMBERS
    assert MOST_FIELDS == content.MOST_FIELDS
    assert len(content.GOOD_KEYS) == GOODS
    assert DIGIT == content.GOODS_EACH + 1
    assert HEIGHTS == content.MOST_WORKERS
    assert len(content.RUNE_KEYS) == RUNES
    assert content.CHIP_KEYS == ["points2", "free_hut", "druid"]
    assert [*content.GOOD_KEYS, "any", "loss"] == content.FACE_KEYS
    assert content.REPLACEMENT == REPLACEMENT


_check_sizes()
