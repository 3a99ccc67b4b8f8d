"""The end of Meduris: what ends it (M-40, M-41), the druid's last lap (M-42) and the final scoring (M-43, M-44)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemeton.core.flat import Int
from nemeton.core.state import NOBODY, PLAYERS
from nemeton.games.meduris import ask, content, event, rules_druid
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r

if TYPE_CHECKING:
    from nemeton.games.meduris.rules import Meduris

TURN_CAP: Final[Int] = content.TURN_CAP


def end_turn(state: Meduris, seat: Int) -> None:
    """M-38: play goes on in the normal order, unless one of the reasons to end it holds; the first that does counts."""
    at = state.at
    following = state.left_of(seat)
    if at[r.LAST_TURNS] > 0:  # M-40, A-23
        at[r.LAST_TURNS] -= 1
        if at[r.LAST_TURNS] == 0:
            _end_game(state, r.ALL_BUILT)
            return
    elif state.pieces_left(seat) == 0:  # M-40
        at[r.LAST_TURNS] = at[PLAYERS] - 1
        at[r.ENDER] = seat
        state.tell(event.LAST_TURNS, seat)
    elif at[r.EXHAUSTION_END] == r.ALL_DECLINE and at[r.EMPTY_RUN] == at[PLAYERS]:  # M-41, A-1
        _end_game(state, r.EXHAUSTED)
        return
    elif _nothing_can_be_built(state):
        _end_game(state, r.DEADLOCK)
        return
    elif at[r.TURNS] >= TURN_CAP:  # MC-11
        _end_game(state, r.TURN_LIMIT)
        return
    elif at[r.EXHAUSTION_END] == r.POLL and state.mountain_is_empty():  # MC-3
        state.push(ask.POLLING, following, at[PLAYERS])
        return
    state.push(ask.TURN, following)


def _nothing_can_be_built(state: Meduris) -> bool:
    """A-26: nobody has a building that fits on any field, whatever goods he had."""
    at = state.at
    if at[r.FREE_FIELDS] > at[r.FREE_CHIP_FIELDS]:
        return False  # every building fits there, and who has none left has begun the last turns
    huts: Int = 0
    for seat in range(at[PLAYERS]):
        huts += state.huts_left(seat)
    return huts == 0 or at[r.FREE_FIELDS] == 0


def poll(state: Meduris, seat: Int, left: Int) -> None:
    """MC-3: everybody with a building left is asked whether he will still build."""
    if left == 0:
        _end_game(state, r.EXHAUSTED)
    elif state.pieces_left(seat) > 0:
        state.push(ask.STILL_BUILD, seat, left)
    else:
        state.push(ask.POLLING, state.left_of(seat), left - 1)


def answer_poll(state: Meduris, seat: Int, left: Int, move: Int) -> None:
    """MC-3: one yes stops the questions."""
    if move == m.WILL_BUILD:
        state.tell(event.WILL_BUILD, seat)
        state.push(ask.TURN, state.left_of(state.at[r.ACTIVE]))
    else:
        state.tell(event.WILL_NOT_BUILD, seat)
        state.push(ask.POLLING, state.left_of(seat), left - 1)


def _end_game(state: Meduris, reason: Int) -> None:
    state.at[r.ENDED_BY] = reason
    if reason == r.EXHAUSTED:
        state.tell(event.EXHAUSTED)
    elif reason == r.DEADLOCK:
        state.tell(event.DEADLOCK)
    elif reason == r.TURN_LIMIT:
        state.tell(event.TURN_CAP)
    begin_last_lap(state)


# --- the last lap ---


def begin_last_lap(state: Meduris) -> None:
    """M-42: the die marks the druid's place; A-25: from the stones he walks past all fields from 0 on."""
    state.at[r.MARKER] = state.at[r.DRUID]
    state.tell(event.LAST_LAP)
    state.push(ask.SCORING, NOBODY)
    state.push(ask.LAST_LAP, NOBODY, rules_druid.place_on_path(state), 0)


def walk_last_lap(state: Meduris, start: Int, passed: Int) -> None:
    """M-42, A-24: every hut once, the marked settlement last and complete; nothing is scored at the river."""
    fields = state.at[r.FIELDS]
    while passed < fields:
        passed += 1
        field = start + passed if start + passed < fields else start + passed - fields
        if state.is_hut(field):
            state.push(ask.LAST_LAP, NOBODY, start, passed)
            rules_druid.stop_at(state, field)
            return


# --- the final scoring ---


def score_final(state: Meduris) -> None:
    players = state.at[PLAYERS]
    for field in range(state.at[r.FIELDS]):
        if state.is_temple(field):
            points = temple_points(state, field)
            state.score_points(state.owner(field), points)
            state.tell(event.TEMPLE_POINTS, state.owner(field), field, points)
    for seat in range(players):
        runes = state.runes_of(seat)
        state.score_points(seat, rune_points(runes))
        state.tell(event.RUNE_POINTS, seat, runes, rune_points(runes))
    for seat in range(players):
        state.tell(event.RESULT, seat, state.score(seat), state.place(seat))


def temple_points(state: Meduris, field: Int) -> Int:
    """M-43, A-27: the huts of the settlements directly left and right of the temple."""
    return state.size(field) - 1


def rune_points(runes: Int) -> Int:
    """M-44: 1 + 2 + 3 + …"""
    return runes * (runes + 1) // 2
