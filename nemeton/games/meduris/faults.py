"""What can never be on a sound table of Meduris: lost or doubled pieces, wrong settlements, a druid astray."""

from __future__ import annotations

from nemeton.core.state import CHANCE, NOBODY, OVER
from nemeton.games.meduris import ask, content
from nemeton.games.meduris import row as r
from nemeton.games.meduris.rules import Meduris


def faults(state: Meduris) -> list[str]:
    """Broken invariants; empty unless there is a bug."""
    found = [*_lost_goods(state), *_lost_pieces(state), *_wrong_board(state), *_wrong_druid(state)]
    if min(state.points()) < 0:
        found.append("points below zero")
    return found


def _lost_goods(state: Meduris) -> list[str]:
    """M-8: every good is on the mountain or behind a screen."""
    found = []
    for good, key in enumerate(content.GOOD_KEYS):
        amounts = [state.supply(good), *(state.hand(seat, good) for seat in range(state.players))]
        if sum(amounts) != content.GOODS_EACH or min(amounts) < 0:
            found.append(f"{amounts} {key} in the supply and in the hands")
    for seat in range(state.players):
        if state.laid(seat) >= 0 and state.hand(seat, state.laid(seat)) == 0:
            found.append(f"seat {seat + 1} has laid down a good it does not hold")
    return found


def _lost_pieces(state: Meduris) -> list[str]:
    """M-7, M-9."""
    found = []
    workers = []
    for plateau, key in enumerate(content.GOOD_KEYS):
        tower = [state.worker(plateau, level) for level in range(r.LEVELS)]
        height = state.height(plateau)
        if not all((owner >= 0) == (level < height) for level, owner in enumerate(tower)):
            found.append(f"the tower on {key} has gaps")
        workers += tower[:height]
    huts = [state.owner(field) for field in range(state.fields()) if state.is_hut(field)]
    temples = [state.owner(field) for field in range(state.fields()) if state.is_temple(field)]
    for seat in range(state.players):
        if huts.count(seat) + state.huts_left(seat) != state.at[r.HUTS_EACH]:
            found.append(f"huts of seat {seat + 1}")
        if temples.count(seat) + state.temples_left(seat) != content.TEMPLES_BY_PLAYERS[state.players]:
            found.append(f"temples of seat {seat + 1}")
        placed = state.at[r.ACTIVE] != NOBODY
        if placed and workers.count(seat) != content.WORKERS_BY_PLAYERS[state.players]:
            found.append(f"workers of seat {seat + 1}")
    return found


def _wrong_board(state: Meduris) -> list[str]:
    found = []
    fields = range(state.fields())
    for field in fields:
        size, left, right = 1, state.before(field), state.after(field)  # counted anew (M-20)
        while state.is_hut(left):
            size, left = size + 1, state.before(left)
        while state.is_hut(right):
            size, right = size + 1, state.after(right)
        if size != state.size(field):
            found.append(f"field {field} counts {state.size(field)} huts instead of {size}")
        if state.chip(field) != r.NO_CHIP and state.is_temple(field):
            found.append(f"a temple on the chip of field {field}")
    free = [field for field in fields if state.is_free(field)]
    chips = sum(state.chip(field) not in (r.NO_CHIP, r.FACE_DOWN) for field in free)
    if (state.at[r.FREE_FIELDS], state.at[r.FREE_CHIP_FIELDS]) != (len(free), chips):
        found.append("free fields are miscounted")
    if sum(state.chip(field) != r.NO_CHIP for field in fields) > content.CHIPS:
        found.append("more chips than the box holds")
    for district, key in enumerate(content.RUNE_KEYS):
        huts = [field for field in fields if state.district(field) == district and state.is_hut(field)]
        owner = state.rune_owner(district)
        if owner >= 0 and owner not in map(state.owner, huts):
            found.append(f"rune {key} lies with somebody who has no hut there")
    return found


def _wrong_druid(state: Meduris) -> list[str]:
    """On the path he stands beside a hut, and between turns no hut is directly ahead (M-33)."""
    druid = state.druid()
    if not 0 <= state.at[r.STONE] <= content.STONES:
        return ["the druid is beyond his stones"]
    if druid == NOBODY:
        return []
    if not state.is_hut(druid):
        return [f"the druid stands beside field {druid}, where no hut is"]
    between = state.turn in (CHANCE, OVER) or state.asked() in (ask.ACTION, ask.TAKE, ask.GIVE, ask.LAY)
    if between and state.at[r.ENDED_BY] == r.NOT_ENDED and state.is_hut(state.after(druid)):
        return ["the druid rests in the middle of a settlement"]
    return []
