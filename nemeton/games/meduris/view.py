"""What a seat sees of a game of Meduris, built field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from nemeton.core.state import NOBODY, OVER, phase
from nemeton.core.tables import decision_names
from nemeton.games.meduris import ask, content, rules_druid, rules_end
from nemeton.games.meduris import row as r
from nemeton.games.meduris.about import CHIP_NAMES, GOALS
from nemeton.games.meduris.rules import Meduris

DECISIONS = decision_names(ask)
ENDINGS = ("none", "all_built", "exhausted", "deadlock", "turn_cap")


class FieldView(TypedDict):
    building: str | None  # hut or temple
    seat: int | None  # whose
    chip: str | None
    size: int  # huts of the settlement that a hut here belongs or would belong to


class DruidView(TypedDict):
    stone: int  # 0: on his temple
    field: int | None  # None: still on the stones
    marker: int | None  # where the last lap began
    route: list[int]  # huts in the order in which he still visits them, or would if the last lap began now
    crossings: int


class SeatView(TypedDict):
    points: int
    ended: int  # points if the final scoring came now, without the druid's last lap
    huts: int
    temples: int
    hand: list[int] | None  # None: hidden behind the screen
    goods: int | None  # how many; None: hidden
    runes: int
    laid: bool  # has laid down a good secretly
    laid_good: str | None  # which; known only to the seat
    place: int


class MedurisView(TypedDict):
    players: int
    turn: int
    phase: str
    field: int | None  # what is paid for or asked about
    goal: str | None
    active: int | None
    first: int
    turns: int
    die: str | None
    last_turns: int
    ender: int | None
    ended_by: str
    side: str
    fields: list[FieldView]
    towers: list[list[int]]  # owners from bottom to top, by plateau
    supply: list[int]
    unseen: list[int] | None  # goods behind the other screens together; None: there is only one, which hides them
    runes: list[int | None]
    druid: DruidView
    seats: list[SeatView]


def view(state: Meduris, seat: int | None) -> MedurisView:
    return views(state, [seat])[0]


def views(state: Meduris, seats: Sequence[int | None]) -> list[MedurisView]:
    """What everybody sees is made once; each seat sees behind its own screen besides."""
    everybody = _open_view(state)
    return [everybody if seat is None else _with_own(state, everybody, seat) for seat in seats]


def _with_own(state: Meduris, everybody: MedurisView, seat: int) -> MedurisView:
    seats, hand, laid = everybody["seats"].copy(), hand_of(state, seat), state.laid(seat)
    good = content.GOOD_KEYS[laid] if laid >= 0 else None
    seats[seat] = {**seats[seat], "hand": hand, "goods": sum(hand), "laid_good": good}
    return {**everybody, "unseen": _unseen(state, seat, everybody["supply"]), "seats": seats}


def _open_view(state: Meduris) -> MedurisView:
    at = state.at
    asked = state.asked() if state.turn >= 0 else NOBODY
    supply = [state.supply(good) for good in range(r.GOODS)]
    return {
        "players": state.players,
        "turn": state.turn,
        "phase": phase(state, DECISIONS),
        "field": state.asked_a() if asked in (ask.PAY, ask.OFFER) else None,
        "goal": GOALS[state.asked_b()] if asked == ask.PAY else None,
        "active": _known(at[r.ACTIVE]),
        "first": at[r.FIRST],
        "turns": at[r.TURNS],
        "die": content.FACE_KEYS[at[r.DIE]] if at[r.DIE] != NOBODY else None,
        "last_turns": at[r.LAST_TURNS],
        "ender": _known(at[r.ENDER]),
        "ended_by": ENDINGS[at[r.ENDED_BY]],
        "side": content.SIDE_KEYS[at[r.SIDE] // r.MOST_FIELDS],
        "fields": [_field_view(state, field) for field in range(state.fields())],
        "towers": [
            [state.worker(plateau, level) for level in range(state.height(plateau))] for plateau in range(r.GOODS)
        ],
        "supply": supply,
        "unseen": _unseen(state, None, supply),
        "runes": [owner if (owner := state.rune_owner(district)) >= 0 else None for district in range(r.RUNES)],
        "druid": {
            "stone": at[r.STONE],
            "field": _known(state.druid()),
            "marker": _known(at[r.MARKER]),
            "route": _route(state),
            "crossings": at[r.CROSSINGS],
        },
        "seats": [_seat_view(state, seat) for seat in range(state.players)],
    }


def hand_of(state: Meduris, seat: int) -> list[int]:
    return [state.hand(seat, good) for good in range(r.GOODS)]


def _known(number: int) -> int | None:
    return None if number == NOBODY else number


def _field_view(state: Meduris, field: int) -> FieldView:
    free, chip = state.is_free(field), state.chip(field)
    return {
        "building": None if free else "hut" if state.is_hut(field) else "temple",
        "seat": None if free else state.owner(field),
        "chip": CHIP_NAMES[chip] if chip != r.NO_CHIP else None,
        "size": state.size(field),
    }


def _route(state: Meduris) -> list[int]:
    """M-42: clockwise from the druid on; in the last lap it ends at the marker."""
    fields, here = state.fields(), rules_druid.place_on_path(state)
    steps = fields
    if state.at[r.ENDED_BY] != r.NOT_ENDED:
        end = state.at[r.MARKER] if state.at[r.MARKER] != NOBODY else fields - 1
        steps = (end - here) % fields if state.turn != OVER else 0
    return [field for step in range(1, steps + 1) if state.is_hut(field := (here + step) % fields)]


def _unseen(state: Meduris, seat: int | None, supply: list[int]) -> list[int] | None:
    """M-6: the mountain tells what several screens hide together. Behind a single one that would be the hand."""
    if seat is not None and state.players == 2 and not state.at[r.OPEN_GOODS]:
        return None
    own = hand_of(state, seat) if seat is not None else [0] * r.GOODS
    return [content.GOODS_EACH - left - held for left, held in zip(supply, own, strict=True)]


def _seat_view(state: Meduris, seat: int) -> SeatView:
    """M-6, A-30: goods stay behind the screen; everything else lies open to everybody."""
    hand, open_goods = hand_of(state, seat), bool(state.at[r.OPEN_GOODS])
    return {
        "points": state.score(seat),
        "ended": _ended(state, seat),
        "huts": state.huts_left(seat),
        "temples": state.temples_left(seat),
        "hand": hand if open_goods else None,
        "goods": sum(hand) if open_goods or state.at[r.COUNT_GOODS] else None,
        "runes": state.runes_of(seat),
        "laid": state.laid(seat) >= 0,
        "laid_good": None,
        "place": _place(state, seat),
    }


def _ended(state: Meduris, seat: int) -> int:
    """M-43, M-44; what is offered in the last lap (M-42) is for everybody to decide."""
    if state.turn == OVER:
        return state.score(seat)
    temples = [field for field in range(state.fields()) if state.is_temple(field) and state.owner(field) == seat]
    worth = sum([rules_end.temple_points(state, field) for field in temples])
    return state.score(seat) + worth + rules_end.rune_points(state.runes_of(seat))


def _place(state: Meduris, seat: int) -> int:
    """M-46; before the end goods stay hidden, so points and buildings alone decide."""
    if state.turn == OVER:
        return state.place(seat)
    keys = [(state.score(other), state.buildings_of(other)) for other in range(state.players)]
    return 1 + sum(key > keys[seat] for key in keys)
