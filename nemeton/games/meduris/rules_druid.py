"""The druid of Meduris: his stone fields and his path, offerings, the great river, the last lap and the final scoring.

Rules M-29 to M-39 and M-42 to M-44. Whoever builds calls `advance_druid`; what follows stands on the stack.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int
from nemeton.core.state import NOBODY, PLAYERS
from nemeton.games.meduris import content
from nemeton.games.meduris.rules_setup import Setup
from nemeton.games.meduris.rules_table import (
    BUILT,
    CHIP,
    CROSSINGS,
    DRUID,
    DRUID_CHIP,
    FIELDS,
    FOR_BOTH,
    FOR_ONE,
    HUT,
    LAST_LAP,
    MARKER,
    NO_CHIP,
    OFFER,
    OFFER_BOTH,
    OFFER_CHIP,
    OFFER_NOTHING,
    OFFER_ONE,
    PAY,
    POINTS,
    RITUAL,
    RUNE,
    RUNES,
    SAY_DRUID,
    SAY_DRUID_WAITS,
    SAY_LAST_LAP,
    SAY_OFFER_BOTH,
    SAY_OFFER_CHIP,
    SAY_OFFER_NOTHING,
    SAY_OFFER_ONE,
    SAY_RESULT,
    SAY_RIVER,
    SAY_RIVER_POINTS,
    SAY_RUNE_POINTS,
    SAY_STONE,
    SAY_TEMPLE_POINTS,
    SCORING,
    SIZE,
    STONE,
    TEMPLE,
)

STONES: Final[Int] = content.STONES
NOTHING_POINTS: Final[Int] = content.OFFER_NONE_POINTS
ONE_POINTS: Final[Int] = content.OFFER_ONE_POINTS
RIVER_POINTS: Final[Int] = content.RIVER_POINTS


class Druid(Setup):
    # --- walking ---

    def advance_druid(self) -> None:
        """M-29: after each build; first from stone to stone, then from settlement to settlement."""
        at = self.at
        if at[STONE] < STONES:
            at[STONE] += 1
            self.tell(SAY_STONE, at[STONE])
        else:
            self.walk_to_next_hut()

    def walk_to_next_hut(self) -> None:
        """M-30, M-31, A-13, A-14: clockwise past temples and empty fields, if need be once around to the same hut."""
        at = self.at
        from_stones = at[DRUID] == NOBODY
        here = at[FIELDS] - 1 if from_stones else at[DRUID]
        there = self.next_hut(here)
        if there == NOBODY:  # M-32
            self.tell(SAY_DRUID_WAITS)
            return
        if there <= here and not from_stones:  # the stones join the path behind the river
            self.cross_river()
        self.ask(there, 1)

    def next_hut(self, field: Int) -> Int:
        """The first hut clockwise behind the field, the field itself last; NOBODY if there is none."""
        at = self.at
        for there in range(field + 1, at[FIELDS]):
            if HUT <= at[BUILT + there] < TEMPLE:
                return there
        for there in range(field + 1):
            if HUT <= at[BUILT + there] < TEMPLE:
                return there
        return NOBODY

    def cross_river(self) -> None:
        """M-39, A-9, A-10: a point for every rune stone, as they lie now."""
        at = self.at
        at[CROSSINGS] += 1
        self.tell(SAY_RIVER)
        for district in range(RUNES):
            owner = at[RUNE + district]
            if owner > 0:
                at[POINTS + owner - 1] += RIVER_POINTS
        if self.log is not None:
            for seat in range(at[PLAYERS]):
                self.tell(SAY_RIVER_POINTS, seat, self.runes_of(seat) * RIVER_POINTS)

    # --- the offering ritual ---

    def ask(self, field: Int, asked: Int) -> None:
        """M-33: the druid stops beside the hut and asks its owner."""
        at = self.at
        at[DRUID] = field
        seat = at[BUILT + field] - HUT
        self.tell(SAY_DRUID, field, seat, at[SIZE + field])
        self.push(RITUAL, NOBODY, field, asked)
        self.push(OFFER, seat, field)

    def go_on_with_ritual(self, field: Int, asked: Int) -> None:
        """M-33: on to the next hut of this settlement; M-36: wherever in it he began."""
        following = self.after(field)
        if self.is_hut(following) and asked < self.at[SIZE + field]:
            if following == 0:
                self.cross_river()
            self.ask(following, asked + 1)

    def find_offers(self, seat: Int, field: Int) -> None:
        self.add(OFFER_NOTHING)
        if self.can_pay_one(seat, field):
            self.add(OFFER_ONE)
            if self.at[SIZE + field] > 1 and self.can_pay(seat, field, 1):  # M-35, A-20
                self.add(OFFER_BOTH)
        if self.at[CHIP + field] == DRUID_CHIP:  # M-37, A-8
            self.add(OFFER_CHIP)

    def offer(self, seat: Int, field: Int, move: Int) -> None:
        at = self.at
        if move == OFFER_NOTHING:
            lost: Int = -NOTHING_POINTS
            if at[POINTS + seat] < lost:  # M-34, A-28
                lost = at[POINTS + seat]
            at[POINTS + seat] -= lost
            self.tell(SAY_OFFER_NOTHING, seat, field, lost)
        elif move == OFFER_ONE:
            self.push(PAY, seat, field, FOR_ONE)
        elif move == OFFER_BOTH:
            self.push(PAY, seat, field, FOR_BOTH)
        else:  # M-37, A-7: the chip stands for both goods
            at[CHIP + field] = NO_CHIP
            at[POINTS + seat] += at[SIZE + field]
            self.tell(SAY_OFFER_CHIP, seat, field, at[SIZE + field])

    def please_gods(self, seat: Int, field: Int, goal: Int) -> None:
        """M-34: what an offering of goods brings, once it is paid."""
        at = self.at
        if goal == FOR_ONE:
            at[POINTS + seat] += ONE_POINTS
            self.tell(SAY_OFFER_ONE, seat, field, ONE_POINTS)
        else:
            at[POINTS + seat] += at[SIZE + field]
            self.tell(SAY_OFFER_BOTH, seat, field, at[SIZE + field])

    # --- the last lap and the final scoring ---

    def begin_last_lap(self) -> None:
        """M-42: the die marks the druid's place; A-25: from the stones he walks past all fields from 0 on."""
        at = self.at
        at[MARKER] = at[DRUID]
        self.tell(SAY_LAST_LAP)
        self.push(SCORING, NOBODY)
        self.push(LAST_LAP, NOBODY, at[FIELDS] - 1 if at[DRUID] == NOBODY else at[DRUID], 0)

    def walk_last_lap(self, start: Int, passed: Int) -> None:
        """M-42, A-24: every hut once, the marked settlement last and complete; nothing is scored at the river."""
        at = self.at
        fields = at[FIELDS]
        while passed < fields:
            passed += 1
            field = start + passed if start + passed < fields else start + passed - fields
            if self.is_hut(field):
                at[DRUID] = field
                seat = at[BUILT + field] - HUT
                self.tell(SAY_DRUID, field, seat, at[SIZE + field])
                self.push(LAST_LAP, NOBODY, start, passed)
                self.push(OFFER, seat, field)
                return

    def score_final(self) -> None:
        at = self.at
        for field in range(at[FIELDS]):
            if at[BUILT + field] >= TEMPLE:
                seat = at[BUILT + field] - TEMPLE
                points = self.temple_points(field)
                at[POINTS + seat] += points
                self.tell(SAY_TEMPLE_POINTS, seat, field, points)
        for seat in range(at[PLAYERS]):
            runes = self.runes_of(seat)
            points = runes * (runes + 1) // 2  # M-44
            at[POINTS + seat] += points
            self.tell(SAY_RUNE_POINTS, seat, runes, points)
        for seat in range(at[PLAYERS]):
            self.tell(SAY_RESULT, seat, at[POINTS + seat], self.place(seat))

    def temple_points(self, field: Int) -> Int:
        """M-43, A-27: the huts of the settlements directly left and right of the temple."""
        return self.at[SIZE + field] - 1

    def runes_of(self, seat: Int) -> Int:
        at = self.at
        runes: Int = 0
        for district in range(RUNES):
            if at[RUNE + district] == seat + 1:
                runes += 1
        return runes
