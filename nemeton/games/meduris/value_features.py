"""The features of a quiet position of Meduris, for one player; feature.py says what each is."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Floats, Int
from nemeton.core.state import NOBODY, PLAYERS
from nemeton.games.meduris import ask, rules_druid, rules_end, rules_pay, rules_yield
from nemeton.games.meduris import feature as f
from nemeton.games.meduris import row as r
from nemeton.games.meduris.rules import Meduris
from nemeton.games.meduris.rules_pay import smaller
from nemeton.games.meduris.value_worth import (
    ENOUGH,
    Survey,
    best_climb,
    free_ends,
    goods_to_build,
    last_lap,
)

LARGE: Final[Int] = 4  # settlements that are counted together
LARGE_TO_PAY: Final[Int] = 3


def fill(state: Meduris, seat: Int, survey: Survey, x: Floats) -> None:
    """The survey has looked at this position."""
    for i in range(f.COUNT):
        x[i] = 0.0
    left = survey.left
    _time(state, seat, survey, x)
    _order(state, seat, x)
    _points(state, seat, left, x)
    _goods(state, seat, left, x)
    _workers(state, seat, left, x)
    _buildings(state, seat, left, x)
    x[f.BUILDINGS_WORTH] = survey.buildings(state, seat) / 5.0
    x[f.BUILDINGS_LATE] = x[f.BUILDINGS_WORTH] * (1.0 - left)
    reach = _fields(state, seat, x)
    _runes(state, seat, survey, reach, x)
    _druid(state, seat, x)


def _time(state: Meduris, seat: Int, survey: Survey, x: Floats) -> None:
    at = state.at
    left = survey.left
    x[f.LEFT] = 4.0 * left
    x[f.LEFT_SQUARED] = 4.0 * left * left
    x[f.VISITS] = survey.visits
    x[f.CROSSINGS] = float(at[r.CROSSINGS])
    x[f.FREE_FIELDS] = float(at[r.FREE_FIELDS]) / 10.0
    for good in range(r.GOODS):
        x[f.MOUNTAIN] = x[f.MOUNTAIN] + float(state.supply(good)) / 10.0
    x[f.HUTS_LEFT] = float(state.huts_left(seat))
    x[f.TEMPLES_LEFT] = float(state.temples_left(seat))
    own = state.pieces_left(seat)
    x[f.PIECES_BEHIND] = 4.0 * (float(own) / float(state.pieces_each()) - left)
    quickest = state.pieces_each()
    for other in range(at[PLAYERS]):
        if other != seat:
            quickest = smaller(quickest, state.pieces_left(other))
    x[f.PIECES_AHEAD] = float(quickest - own)
    x[f.ENDS_NEXT] = 1.0 if own == 1 else 0.0
    x[f.RIVAL_ENDS_NEXT] = 1.0 if quickest == 1 else 0.0


def _order(state: Meduris, seat: Int, x: Floats) -> None:
    at = state.at
    if at[r.TURNS] == 0:
        return
    ahead = (seat + at[PLAYERS] - at[r.ACTIVE]) % at[PLAYERS]
    if ahead > 0:
        x[f.NEXT_ON_TURN + ahead - 1] = 1.0
    elif state.asked() == ask.ROLL:
        x[f.ROLLS] = 1.0
    else:
        x[f.ACTS] = 1.0
    if at[r.LAST_TURNS] > 0:
        x[f.LAST_TURNS] = 1.0
        x[f.LAST_TURN] = 1.0 if ahead < at[r.LAST_TURNS] else 0.0


def _points(state: Meduris, seat: Int, left: float, x: Floats) -> None:
    points = float(state.score(seat))
    x[f.POINTS] = points / 5.0
    x[f.POINTS_EARLY] = points * left / 2.0
    best: Int = 0
    for other in range(state.at[PLAYERS]):
        if other != seat and state.score(other) > best:
            best = state.score(other)
    x[f.BEST_RIVAL] = float(best) / 5.0


def _goods(state: Meduris, seat: Int, left: float, x: Floats) -> None:
    total = 0.0
    for good in range(r.GOODS):
        held = float(state.hand(seat, good))
        total += held
        x[f.FIRST_GOOD + good] = held / 2.0
        if held > 0.0:
            x[f.KINDS] = x[f.KINDS] + 1.0
        if held > 1.0:
            x[f.PAIRS] = x[f.PAIRS] + 1.0
    x[f.GOODS] = total / 4.0
    x[f.GOODS_EARLY] = total * left / 2.0
    x[f.GOODS_WORTH] = goods_to_build(state, seat) * left / 2.0
    x[f.GOODS_SPARE] = (total - ENOUGH) / 3.0 if total > ENOUGH else 0.0
    lap = last_lap(state, seat)
    x[f.LAST_LAP] = lap / 4.0
    x[f.LAST_LAP_LATE] = lap * (1.0 - left) / 4.0


def _workers(state: Meduris, seat: Int, left: float, x: Floats) -> None:
    for plateau in range(r.GOODS):
        height = state.height(plateau)
        if height < r.LEVELS:
            x[f.PLATEAUS_OPEN] = x[f.PLATEAUS_OPEN] + 1.0
        supply = state.supply(plateau)
        level = height
        while level > 0:
            level -= 1
            amount = smaller(rules_yield.SMALL_YIELD[level], supply)
            supply -= amount
            if state.worker(plateau, level) != seat:
                continue
            x[f.SMALL_YIELD] = x[f.SMALL_YIELD] + float(amount) / 2.0
            x[f.FIRST_LEVEL + level] = x[f.FIRST_LEVEL + level] + 1.0
            if level + 1 == height:
                x[f.UPPERMOST] = x[f.UPPERMOST] + 1.0
            if height == r.LEVELS:
                x[f.IN_FULL_TOWERS] = x[f.IN_FULL_TOWERS] + 1.0
    climb = best_climb(state, seat)
    x[f.CLIMB] = climb / 2.0
    x[f.CLIMB_EARLY] = climb * left / 2.0


def _buildings(state: Meduris, seat: Int, left: float, x: Floats) -> None:
    at = state.at  # raw, as in every look at the whole board
    huts = 0.0
    sizes = 0.0
    asked: Int = 0  # goods in the last lap, a byte for each kind
    for field in range(at[r.FIELDS]):
        built = at[r.BUILT + field]
        if built == r.HUT + seat:
            size = at[r.SIZE + field]
            huts += 1.0
            sizes += float(size)
            kind = f.FIRST_SIZE + smaller(size, LARGE) - 1
            x[kind] = x[kind] + 1.0
            x[f.HUT_ROOM] = x[f.HUT_ROOM] + float(size * free_ends(state, field)) / 10.0
            if at[r.CHIP + field] == r.DRUID_CHIP:
                x[f.DRUID_CHIPS] = x[f.DRUID_CHIPS] + 1.0
            asked += 1 << (8 * state.first_good(field))
            asked += 1 << (8 * state.second_good(field))
        elif built == r.TEMPLE + seat:
            x[f.TEMPLE_POINTS] = x[f.TEMPLE_POINTS] + float(rules_end.temple_points(state, field)) / 3.0
            x[f.TEMPLE_ENDS] = x[f.TEMPLE_ENDS] + float(free_ends(state, field))
    x[f.HUTS] = huts / 2.0
    x[f.HUT_SIZES] = sizes / 5.0
    x[f.HUT_SIZES_EARLY] = sizes * left / 5.0
    for good in range(r.GOODS):
        lacking = ((asked >> (8 * good)) & 255) - state.hand(seat, good)
        if lacking > 0:
            x[f.GOODS_LACKING] = x[f.GOODS_LACKING] + float(lacking) / 4.0


def _fields(state: Meduris, seat: Int, x: Floats) -> Int:
    """Where the player could build now; the districts of huts as a bit set."""
    at = state.at
    side = at[r.SIDE]
    limits = rules_pay.affordable(state, seat)
    has_hut = state.huts_left(seat) > 0
    has_temple = state.temples_left(seat) > 0
    reach: Int = 0
    largest: Int = 0
    largest_free: Int = 0
    best_temple: Int = 0
    for field in range(at[r.FIELDS]):
        if at[r.BUILT + field] != r.EMPTY:
            continue
        size = at[r.SIZE + field]
        chip = at[r.CHIP + field]
        times = (limits >> rules_pay.PAIR_SHIFT[side + field]) & 63
        if has_temple and chip == r.NO_CHIP and times >= rules_pay.TEMPLE_PRICE and size - 1 > best_temple:
            best_temple = size - 1
        if not has_hut:
            continue
        if chip == r.FREE_HUT_CHIP:
            reach |= 1 << r.DISTRICT[side + field]
            if size > largest_free:
                largest_free = size
        if size <= times:
            reach |= 1 << r.DISTRICT[side + field]
            kind = f.FIRST_PAYABLE + smaller(size, LARGE_TO_PAY) - 1
            x[kind] = x[kind] + 1.0
            if size > largest:
                largest = size
    x[f.PAYABLE_ALONE] = x[f.PAYABLE_ALONE] / 5.0
    x[f.PAYABLE_OF_TWO] = x[f.PAYABLE_OF_TWO] / 3.0
    x[f.PAYABLE_OF_MORE] = x[f.PAYABLE_OF_MORE] / 2.0
    x[f.LARGEST_PAYABLE] = float(largest)
    x[f.LARGEST_FREE] = float(largest_free)
    x[f.BEST_TEMPLE] = float(best_temple) / 2.0
    return reach


def _runes(state: Meduris, seat: Int, survey: Survey, reach: Int, x: Floats) -> None:
    x[f.RUNES_WORTH] = survey.runes(state, seat) / 3.0
    threatened = _threatened_districts(state, seat)
    runes: Int = 0
    for district in range(r.RUNES):
        owner = state.rune_owner(district)
        if owner == seat:
            runes += 1
            if not survey.is_open(district):
                x[f.RUNES_SAFE] = x[f.RUNES_SAFE] + 1.0
            elif (threatened >> district) & 1:
                x[f.RUNES_THREATENED] = x[f.RUNES_THREATENED] + 1.0
        elif (reach >> district) & 1:
            kind = f.NEW_RUNES if owner < 0 else f.RIVALS_RUNES
            x[kind] = x[kind] + 1.0
    x[f.RUNES] = float(runes)
    x[f.RUNES_EARLY] = float(runes) * survey.left * 2.0
    x[f.RUNE_POINTS] = float(rules_end.rune_points(runes)) / 4.0


def _threatened_districts(state: Meduris, seat: Int) -> Int:
    """Where a rival could pay a hut now."""
    at = state.at
    side = at[r.SIDE]
    districts: Int = 0
    for other in range(at[PLAYERS]):
        if other == seat or state.huts_left(other) == 0:
            continue
        limits = rules_pay.affordable(state, other)
        for field in range(at[r.FIELDS]):
            if at[r.BUILT + field] == r.EMPTY:
                times = (limits >> rules_pay.PAIR_SHIFT[side + field]) & 63
                if at[r.SIZE + field] <= times or at[r.CHIP + field] == r.FREE_HUT_CHIP:
                    districts |= 1 << r.DISTRICT[side + field]
    return districts


def _druid(state: Meduris, seat: Int, x: Floats) -> None:
    """The two settlements he comes to next."""
    at = state.at
    x[f.STONES_AHEAD] = float(rules_druid.STONES - at[r.STONE])
    here = rules_druid.place_on_path(state)
    field = rules_druid.next_hut(state, here)
    if field == NOBODY:
        return
    if field <= here and state.druid() != NOBODY:
        x[f.RIVER_NEXT] = x[f.RUNES]
    for coming in range(2):
        size = at[r.SIZE + field]
        own = 0.0
        payable = 0.0
        passed: Int = 0
        while passed < size and state.is_hut(field):
            if at[r.BUILT + field] == r.HUT + seat:
                own += 1.0
                if rules_pay.can_pay(state, seat, field, r.FOR_BOTH):
                    payable += 1.0
            here = field
            field = state.after(field)
            passed += 1
        if coming == 0:
            x[f.NEXT_HUTS] = own
            x[f.NEXT_SIZES] = own * float(size) / 4.0
            x[f.NEXT_PAYABLE] = payable * float(size) / 4.0
        else:
            x[f.LATER_HUTS] = own
            x[f.LATER_SIZES] = own * float(size) / 4.0
        field = rules_druid.next_hut(state, here)
