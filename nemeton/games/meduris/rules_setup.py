"""Setting up Meduris (section 4 of the dossier, M-1 to M-9): board side, pieces, bonus chips, the first workers."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, Ints, ints
from nemeton.core.state import CHANCE, NOBODY, PLAYERS
from nemeton.games.meduris import content
from nemeton.games.meduris.rules_table import (
    ACTIVE,
    CHIP,
    CHIP_KINDS,
    CHIP_ON,
    DIE,
    DRAW_FIELD,
    DRAW_START,
    DRUID,
    ENDER,
    FACE_DOWN,
    FIELDS,
    FIRST,
    FREE_FIELDS,
    GOODS,
    HAND,
    HUTS_EACH,
    HUTS_LEFT,
    LAY_CHIP,
    LAYING,
    MANUAL_CHIPS,
    MARKER,
    MOST_FIELDS,
    NEW_TURN,
    NO_CHIP,
    PLACE,
    PLACING,
    POINTS,
    SAY_STARTS,
    SIDE,
    SIZE,
    STARTER,
    SUPPLY,
    TEMPLES_LEFT,
    TURN_UP,
    TURN_UPS,
    TURNING_UP,
    Table,
)

CHIPS: Final[Int] = content.CHIPS
CHIP_DISTANCE: Final[Int] = content.FREE_BETWEEN_CHIPS + 1
CHIPS_IN_BOX: Final[Ints] = ints(content.CHIP_COUNTS)
SIDE_OF: Final[Ints] = ints(content.SIDE_BY_PLAYERS)
FIELDS_OF: Final[Ints] = ints(content.FIELDS_BY_SIDE)
TEMPLES_OF: Final[Ints] = ints(content.TEMPLES_BY_PLAYERS)
WORKERS_OF: Final[Ints] = ints(content.WORKERS_BY_PLAYERS)
START_GOODS_OF: Final[Ints] = ints(content.START_GOODS_BY_PLAYERS)
START_POINTS_OF: Final[Ints] = ints(content.START_POINTS_BY_PLAYERS)
SUPPLY_OF: Final[Ints] = ints(content.SUPPLY_BY_PLAYERS)


class Setup(Table):
    def set_up(self) -> None:
        at = self.at
        players = at[PLAYERS]
        side = SIDE_OF[players]  # M-2
        at[SIDE] = side * MOST_FIELDS
        at[FIELDS] = FIELDS_OF[side]
        at[FREE_FIELDS] = at[FIELDS]
        for field in range(at[FIELDS]):
            at[SIZE + field] = 1
        for seat in range(players):
            at[POINTS + seat] = START_POINTS_OF[players]  # M-3
            at[HUTS_LEFT + seat] = at[HUTS_EACH]  # M-7
            at[TEMPLES_LEFT + seat] = TEMPLES_OF[players]
            for good in range(GOODS):
                at[HAND + seat * GOODS + good] = START_GOODS_OF[players]  # M-6
        for good in range(GOODS):
            at[SUPPLY + good] = SUPPLY_OF[players]  # M-8
        at[DRUID] = NOBODY  # M-5
        at[MARKER] = NOBODY
        at[ENDER] = NOBODY
        at[ACTIVE] = NOBODY
        at[DIE] = NOBODY
        # The start player comes first because he lays the first chip where chips are laid by hand (MC-5).
        self.push(PLACING, NOBODY, WORKERS_OF[players] * players)
        self.push(TURNING_UP, NOBODY)
        self.push(LAYING, NOBODY)
        if at[STARTER] == CHANCE:  # A-22, MC-6
            self.push(DRAW_START, NOBODY)
        else:
            self.begin_with(at[STARTER])
        self.settle()

    def begin_with(self, seat: Int) -> None:
        self.at[FIRST] = seat
        self.tell(SAY_STARTS, seat)

    def lay_next_chip(self, laid: Int) -> None:
        """M-4: six chips, face down, with at least three free fields between them."""
        at = self.at
        if laid < CHIPS:
            self.push(LAYING, NOBODY, laid + 1)
            if at[MANUAL_CHIPS] != 0:  # MC-5
                self.push(LAY_CHIP, (at[FIRST] + laid) % at[PLAYERS], laid)
            else:
                self.push(DRAW_FIELD, NOBODY, laid)

    def find_chip_fields(self, laid: Int) -> None:
        """MC-5: where a chip keeps its distance and leaves room for the chips still to come; A-21: around the ring."""
        at = self.at
        for field in range(at[FIELDS]):
            if self.chip_fits(field):
                at[CHIP + field] = FACE_DOWN
                if self._room_for_chips() >= CHIPS - laid - 1:
                    self.add(CHIP_ON + field)
                at[CHIP + field] = NO_CHIP

    def chip_fits(self, field: Int) -> bool:
        at = self.at
        if at[CHIP + field] != NO_CHIP:
            return False
        left = field
        right = field
        for _ in range(CHIP_DISTANCE - 1):
            left = self.before(left)
            right = self.after(right)
            if at[CHIP + left] != NO_CHIP or at[CHIP + right] != NO_CHIP:
                return False
        return True

    def _room_for_chips(self) -> Int:
        """How many more chips could be laid, each gap between two chips filled as densely as possible."""
        at = self.at
        fields = at[FIELDS]
        first: Int = 0
        while at[CHIP + first] == NO_CHIP:
            first += 1
        room: Int = 0
        free: Int = 0
        for step in range(1, fields + 1):
            if at[CHIP + (first + step) % fields] == NO_CHIP:
                free += 1
            else:
                room += (free + 1) // CHIP_DISTANCE - 1
                free = 0
        return room

    def find_chip_draws(self, laid: Int) -> None:
        """Section 5.2: the chips fall from the lowest field to the highest; every field weighs as much as there are
        ways to lay the rest, so that all layouts are equally likely."""
        at = self.at
        fields = at[FIELDS]
        first: Int = NOBODY
        least: Int = 0
        for field in range(fields):
            if at[CHIP + field] != NO_CHIP:
                if first == NOBODY:
                    first = field
                least = field + CHIP_DISTANCE
        for field in range(least, fields):
            last = fields - 1  # the highest field a chip may lie on, A-21
            beginning = field if first == NOBODY else first
            if beginning < CHIP_DISTANCE - 1:
                last = beginning + fields - CHIP_DISTANCE
            if field > last:
                break
            ways = ways_to_lay(CHIPS - laid - 1, last - field)
            if ways > 0:
                self.add_odds(CHIP_ON + field, ways)

    def turn_up_next(self, looked: Int) -> None:
        """M-4: when all are laid, all are turned up."""
        for field in range(looked, self.at[FIELDS]):
            if self.at[CHIP + field] == FACE_DOWN:
                self.push(TURNING_UP, NOBODY, field + 1)
                self.push(TURN_UP, NOBODY, field)
                return

    def find_chips(self, field: Int) -> None:
        """The chips were mixed: each of those not yet turned up may be this one."""
        at = self.at
        for kind in range(CHIP_KINDS):
            left = CHIPS_IN_BOX[kind]
            for other in range(at[FIELDS]):
                if at[CHIP + other] == kind + 1:
                    left -= 1
            if left > 0:
                self.add_odds(TURN_UPS + field * CHIP_KINDS + kind, left)

    def place_next_worker(self, seat: Int, left: Int) -> None:
        """M-9: one worker after the other, in turn order from the start player."""
        if left == 0:
            self.push(NEW_TURN, self.at[FIRST])
            return
        placing = self.at[FIRST] if seat == NOBODY else seat
        self.push(PLACING, self.left_of(placing), left - 1)
        self.push(PLACE, placing)


def ways_to_lay(chips: Int, room: Int) -> Int:
    """In how many ways chips fit on the `room` fields behind a chip, all at their distance."""
    if chips == 0:
        return 1
    free = room - chips * (CHIP_DISTANCE - 1)  # what is left when the distances are taken out
    if free < chips:
        return 0
    ways: Int = 1
    for i in range(chips):
        ways = ways * (free - i) // (i + 1)
    return ways
