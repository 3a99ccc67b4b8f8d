"""A turn of Meduris: the die and its small yield (M-10 to M-15), a worker moved for the big yield (M-16, M-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemeton.core.flat import Int, Ints, ints
from nemeton.core.state import PLAYERS, TOGETHER
from nemeton.games.meduris import ask, content, event
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r

if TYPE_CHECKING:
    from nemeton.games.meduris.rules import Meduris

FACES: Final[Ints] = ints(content.FACE_WEIGHTS)
ANY_FACE: Final[Int] = content.FACE_KEYS.index("any")  # those before it show a good, the one behind it the loss
SMALL_YIELD: Final[Ints] = ints(content.SMALL_YIELD)
BIG_YIELD: Final[Ints] = ints(content.BIG_YIELD)


def begin_turn(state: Meduris, seat: Int) -> None:
    """M-10, M-15: roll the die, then one of the three actions."""
    at = state.at
    at[r.ACTIVE] = seat
    at[r.TURNS] += 1
    state.tell(event.TURN, seat, at[r.TURNS])
    state.push(ask.TURN_END, seat)
    state.push(ask.ACTION, seat)
    state.push(ask.ROLL, seat)


# --- the small yield ---


def find_faces(state: Meduris) -> None:
    for face in range(len(FACES)):
        state.add_odds(m.ROLL + face, FACES[face])


def roll(state: Meduris, seat: Int, face: Int) -> None:
    state.at[r.DIE] = face
    state.tell(event.ROLL, seat, face)
    if face < ANY_FACE:
        _harvest_from_top(state, face, SMALL_YIELD)  # M-11
    elif face == ANY_FACE:
        _ask_around(state, ask.TAKE, seat)  # M-13
    elif state.at[r.TOGETHER_LOSS] != 0:
        _ask_all_to_lay_down(state)
    else:
        _ask_around(state, ask.GIVE, seat)  # M-14


def _harvest_from_top(state: Meduris, plateau: Int, due: Ints) -> None:
    """M-12, A-33: when goods run short, the upper workers are served first."""
    level = state.height(plateau)
    while level > 0:
        level -= 1
        state.harvest(plateau, level, due[level])


def _ask_around(state: Meduris, kind: Int, seat: Int) -> None:
    """A-2: in turn order from the active player; the last pushed is asked first."""
    players = state.at[PLAYERS]
    asked = seat
    for _ in range(players):
        asked = asked - 1 if asked > 0 else players - 1
        state.push(kind, asked)


def find_goods(state: Meduris) -> None:
    """M-13: one of the kinds the mountain still has."""
    at = state.at  # raw, as in every list of what can be done
    for good in range(r.GOODS):
        if at[r.SUPPLY + good] > 0:
            state.add(m.TAKE + good)
    if at[r.DECLINABLE] != 0 and state.count > 0:  # A-16, MC-4
        state.add(m.TAKE_NOTHING)


def take(state: Meduris, seat: Int, move: Int) -> None:
    if move == m.TAKE_NOTHING:
        state.tell(event.TAKE_NOTHING, seat)
    else:
        state.take_goods(seat, move - m.TAKE, 1)
        state.tell(event.TAKE, seat, move - m.TAKE)


def find_held(state: Meduris, seat: Int, base: Int) -> None:
    """M-14: one of the kinds he holds."""
    hand = r.HAND + seat * r.GOODS
    for good in range(r.GOODS):
        if state.at[hand + good] > 0:
            state.add(base + good)


def give_back(state: Meduris, seat: Int, good: Int) -> None:
    state.take_goods(seat, good, -1)
    state.tell(event.GIVE, seat, good)


def _ask_all_to_lay_down(state: Meduris) -> None:
    """MC-7: all who hold goods choose secretly at the same time; who holds only one kind has no choice."""
    seats: Int = 0
    for seat in range(state.at[PLAYERS]):
        kinds: Int = 0
        held: Int = 0
        for good in range(r.GOODS):
            if state.hand(seat, good) > 0:
                kinds += 1
                held = good
        if kinds > 1:
            seats |= 1 << seat
        elif kinds == 1:
            if state.history is not None:
                state.history.append((seat, m.LAY + held, True))
            lay_down(state, seat, held, False)
    if seats != 0:
        state.push(ask.LAY, TOGETHER, seats)
    else:
        _reveal(state)


def lay_down(state: Meduris, seat: Int, good: Int, everybody_has: bool) -> None:
    state.at[r.LAID + seat] = good + 1
    state.tell(event.LAY, seat, good)
    if everybody_has:
        _reveal(state)


def _reveal(state: Meduris) -> None:
    giver = state.at[r.ACTIVE]
    for _ in range(state.at[PLAYERS]):
        good = state.laid(giver)
        if good >= 0:
            state.at[r.LAID + giver] = 0
            give_back(state, giver, good)
        giver = state.left_of(giver)


# --- A: the big yield ---


def find_workers(state: Meduris, seat: Int) -> None:
    """M-16: any own worker to another plateau with room; of two own ones in a row the lower is named (MC-1)."""
    at = state.at  # raw, because every turn looks at every worker
    own, goods, height, levels = seat + 1, r.GOODS, r.HEIGHT, r.LEVELS
    for plateau in range(goods):
        tower = plateau * levels
        below: Int = 0
        for place in range(tower, tower + at[height + plateau]):
            owner = at[r.TOWER + place]
            if owner == own and below != own:
                worker = m.WORKER + place * goods
                for target in range(goods):
                    if target != plateau and at[height + target] < levels:
                        state.add(worker + target)
            below = owner


def move_worker(state: Meduris, seat: Int, code: Int) -> None:
    """M-16, M-17, A-18: the worker climbs on top of the other tower, which then yields by height."""
    if state.mountain_is_empty():
        state.at[r.EMPTY_RUN] += 1
    else:
        state.at[r.EMPTY_RUN] = 0
    worker = code // r.GOODS
    target = code % r.GOODS
    plateau = worker // r.LEVELS
    state.lift_worker(plateau, worker % r.LEVELS)
    state.put_worker(seat, target)
    state.tell(event.WORKER, seat, plateau, target)
    _harvest_from_top(state, target, BIG_YIELD)
