"""Building in Meduris: where a hut or a temple may stand, settlements, bonus chips and rune stones (M-18 to M-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemeton.core.flat import Int, Ints, ints
from nemeton.games.meduris import ask, content, event, rules_druid, rules_pay
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r

if TYPE_CHECKING:
    from nemeton.games.meduris.rules import Meduris

CHIP_POINTS: Final[Int] = content.CHIP_POINTS
BIT: Final[Ints] = ints([2**field for field in range(content.MOST_FIELDS)])  # compiled, 1 << field has 32 bits only


def find_fields(state: Meduris, seat: Int) -> None:
    """M-18, M-21: a hut on any empty field one can pay; M-24: a temple where no chip lies."""
    at = state.at  # raw and with local names, because every turn looks at every field
    built, empty, chip, size, side = r.BUILT, r.EMPTY, r.CHIP, r.SIZE, at[r.SIDE]
    hut, free_hut, no_chip = m.HUT, r.FREE_HUT_CHIP, r.NO_CHIP
    shift, limits, temple_price = rules_pay.PAIR_SHIFT, rules_pay.affordable(state, seat), rules_pay.TEMPLE_PRICE
    has_hut, has_temple = at[r.HUTS_LEFT + seat] > 0, at[r.TEMPLES_LEFT + seat] > 0
    temples: Int = 0  # bit set of fields
    for field in range(at[r.FIELDS]):
        if at[built + field] == empty:
            affordable = (limits >> shift[side + field]) & 63
            if has_hut and (at[size + field] <= affordable or at[chip + field] == free_hut):  # M-27, A-6
                state.add(hut + field)
            if has_temple and affordable >= temple_price and at[chip + field] == no_chip:
                temples |= BIT[field]
    if temples != 0:
        for field in range(at[r.FIELDS]):
            if temples & BIT[field] != 0:
                state.add(m.TEMPLE + field)


# --- B: a hut ---


def begin_hut(state: Meduris, seat: Int, field: Int) -> None:
    state.at[r.EMPTY_RUN] = 0
    if state.chip(field) == r.FREE_HUT_CHIP:  # M-27, A-6
        state.tell(event.FREE_HUT, seat, field)
        put_hut(state, seat, field)
    else:
        state.push(ask.PAY, seat, field, r.FOR_HUT)


def put_hut(state: Meduris, seat: Int, field: Int) -> None:
    """M-18: the hut stands, its chip takes effect, the rune stone changes hands, and the druid moves."""
    at = state.at
    chip = state.chip(field)
    at[r.FREE_FIELDS] -= 1
    if chip != r.NO_CHIP:
        at[r.FREE_CHIP_FIELDS] -= 1
        if chip != r.DRUID_CHIP:
            at[r.CHIP + field] = r.NO_CHIP
    at[r.BUILT + field] = r.HUT + seat
    at[r.HUTS_LEFT + seat] -= 1
    join_settlement(state, field)
    state.tell(event.HUT, seat, field, state.size(field))
    if chip == r.POINTS_CHIP:  # M-26
        state.score_points(seat, CHIP_POINTS)
        state.tell(event.CHIP_POINTS, seat, field, CHIP_POINTS)
    elif chip == r.DRUID_CHIP:  # M-28
        state.tell(event.DRUID_CHIP, seat, field)
    _take_rune(state, seat, state.district(field))
    rules_druid.advance(state)


def join_settlement(state: Meduris, field: Int) -> None:
    """M-20, M-22, M-23: the hut just put on the field makes one settlement of its neighbours left and right.

    All its huts know its size, and so do the two fields at its ends (as the price of building there and the worth of a
    temple)."""
    at = state.at  # raw, because it walks
    size = at[r.SIZE + field]
    to_left: Int = 0
    left = state.before(field)
    while r.HUT <= at[r.BUILT + left] < r.TEMPLE:
        at[r.SIZE + left] = size
        to_left += 1
        left = state.before(left)
    to_right: Int = 0
    right = state.after(field)
    while r.HUT <= at[r.BUILT + right] < r.TEMPLE:
        at[r.SIZE + right] = size
        to_right += 1
        right = state.after(right)
    at[r.SIZE + left] += size - to_left
    at[r.SIZE + right] += size - to_right


def _take_rune(state: Meduris, seat: Int, district: Int) -> None:
    """M-18: from the stock or from whoever has it."""
    owner = state.rune_owner(district)
    state.at[r.RUNE + district] = seat + 1
    if owner < 0:
        state.tell(event.RUNE, seat, district)
    elif owner != seat:
        state.tell(event.RUNE_FROM, seat, district, owner)


# --- C: a temple ---


def begin_temple(state: Meduris, seat: Int, field: Int) -> None:
    state.at[r.EMPTY_RUN] = 0
    state.push(ask.PAY, seat, field, r.FOR_TEMPLE)


def put_temple(state: Meduris, seat: Int, field: Int) -> None:
    """M-24, M-25: no rune stone; beside huts or temples, as one likes."""
    at = state.at
    at[r.FREE_FIELDS] -= 1
    at[r.BUILT + field] = r.TEMPLE + seat
    at[r.TEMPLES_LEFT + seat] -= 1
    state.tell(event.TEMPLE, seat, field)
    rules_druid.advance(state)
