"""Setting up Meduris (M-1 to M-9): board side, pieces, bonus chips, the start player, the first workers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemeton.core.flat import Int, Ints, ints
from nemeton.core.state import CHANCE, NOBODY, PLAYERS
from nemeton.games.meduris import ask, content, event
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r

if TYPE_CHECKING:
    from nemeton.games.meduris.rules import Meduris

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


def set_up(state: Meduris) -> None:
    at = state.at
    players = at[PLAYERS]
    side = SIDE_OF[players]  # M-2
    at[r.SIDE] = side * r.MOST_FIELDS
    at[r.FIELDS] = FIELDS_OF[side]
    at[r.FREE_FIELDS] = at[r.FIELDS]
    for field in range(at[r.FIELDS]):
        at[r.SIZE + field] = 1
    for seat in range(players):
        at[r.POINTS + seat] = START_POINTS_OF[players]  # M-3
        at[r.HUTS_LEFT + seat] = at[r.HUTS_EACH]  # M-7
        at[r.TEMPLES_LEFT + seat] = TEMPLES_OF[players]
        for good in range(r.GOODS):
            at[r.HAND + seat * r.GOODS + good] = START_GOODS_OF[players]  # M-6
    for good in range(r.GOODS):
        at[r.SUPPLY + good] = SUPPLY_OF[players]  # M-8
    at[r.DRUID] = NOBODY  # M-5
    at[r.MARKER] = NOBODY
    at[r.ENDER] = NOBODY
    at[r.ACTIVE] = NOBODY
    at[r.DIE] = NOBODY
    # The start player comes first because he lays the first chip where chips are laid by hand (MC-5).
    state.push(ask.PLACING, NOBODY, WORKERS_OF[players] * players)
    state.push(ask.TURNING_UP, NOBODY)
    state.push(ask.LAYING, NOBODY)
    if at[r.STARTER] == CHANCE:  # A-22, MC-6
        state.push(ask.START, NOBODY)
    else:
        begin_with(state, at[r.STARTER])
    state.settle()


def begin_with(state: Meduris, seat: Int) -> None:
    state.at[r.FIRST] = seat
    state.tell(event.STARTS, seat)


# --- bonus chips ---


def lay_next_chip(state: Meduris, laid: Int) -> None:
    """M-4: six chips, face down, with at least three free fields between them."""
    at = state.at
    if laid < CHIPS:
        state.push(ask.LAYING, NOBODY, laid + 1)
        if at[r.MANUAL_CHIPS] != 0:  # MC-5
            state.push(ask.LAY_CHIP, (at[r.FIRST] + laid) % at[PLAYERS], laid)
        else:
            state.push(ask.CHIP_FIELD, NOBODY, laid)


def find_chip_fields(state: Meduris, laid: Int) -> None:
    """MC-5: where a chip keeps its distance and leaves room for the chips still to come; A-21: around the ring."""
    at = state.at
    for field in range(at[r.FIELDS]):
        if chip_fits(state, field):
            at[r.CHIP + field] = r.FACE_DOWN
            if _room_for_chips(state) >= CHIPS - laid - 1:
                state.add(m.CHIP + field)
            at[r.CHIP + field] = r.NO_CHIP


def chip_fits(state: Meduris, field: Int) -> bool:
    if state.chip(field) != r.NO_CHIP:
        return False
    left = field
    right = field
    for _ in range(CHIP_DISTANCE - 1):
        left = state.before(left)
        right = state.after(right)
        if state.chip(left) != r.NO_CHIP or state.chip(right) != r.NO_CHIP:
            return False
    return True


def _room_for_chips(state: Meduris) -> Int:
    """How many more chips could be laid, each gap between two chips filled as densely as possible."""
    fields = state.at[r.FIELDS]
    first: Int = 0
    while state.chip(first) == r.NO_CHIP:
        first += 1
    room: Int = 0
    free: Int = 0
    for step in range(1, fields + 1):
        if state.chip((first + step) % fields) == r.NO_CHIP:
            free += 1
        else:
            room += (free + 1) // CHIP_DISTANCE - 1
            free = 0
    return room


def find_chip_draws(state: Meduris, laid: Int) -> None:
    """M-4: the chips fall from the lowest field to the highest; every field weighs as much as there are ways to lay the
    rest, so that all layouts are equally likely."""
    at = state.at
    fields = at[r.FIELDS]
    first: Int = NOBODY
    least: Int = 0
    for field in range(fields):
        if at[r.CHIP + field] != r.NO_CHIP:
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
            state.add_odds(m.CHIP + field, ways)


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


def turn_up_next(state: Meduris, looked: Int) -> None:
    """M-4: when all are laid, all are turned up."""
    for field in range(looked, state.at[r.FIELDS]):
        if state.chip(field) == r.FACE_DOWN:
            state.push(ask.TURNING_UP, NOBODY, field + 1)
            state.push(ask.TURN_UP, NOBODY, field)
            return


def find_chips(state: Meduris, field: Int) -> None:
    """The chips were mixed: each of those not yet turned up may be this one."""
    at = state.at
    for kind in range(m.CHIPS):
        left = CHIPS_IN_BOX[kind]
        for other in range(at[r.FIELDS]):
            if at[r.CHIP + other] == kind + 1:
                left -= 1
        if left > 0:
            state.add_odds(m.TURN_UP + field * m.CHIPS + kind, left)


def turn_up(state: Meduris, field: Int, kind: Int) -> None:
    state.at[r.CHIP + field] = kind + 1
    state.at[r.FREE_CHIP_FIELDS] += 1
    state.tell(event.CHIP, field, kind)


# --- the first workers ---


def place_next_worker(state: Meduris, seat: Int, left: Int) -> None:
    """M-9: one worker after the other, in turn order from the start player."""
    first = state.at[r.FIRST]
    if left == 0:
        state.push(ask.TURN, first)
        return
    placing = first if seat == NOBODY else seat
    state.push(ask.PLACING, state.left_of(placing), left - 1)
    state.push(ask.PLACE, placing)


def find_plateaus(state: Meduris) -> None:
    for plateau in range(r.GOODS):
        if state.height(plateau) < r.LEVELS:
            state.add(m.PLACE + plateau)
