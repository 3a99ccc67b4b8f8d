"""What a seat sees of a game of Meduris (section 8 of the dossier), built field by field."""

from __future__ import annotations

from typing import TypedDict

from nemeton.core.state import CHANCE, NOBODY, OVER
from nemeton.games.meduris import rules_table as r
from nemeton.games.meduris import text
from nemeton.games.meduris.content import FACE_KEYS, GOOD_KEYS, GOODS_EACH, SIDE_KEYS
from nemeton.games.meduris.rules import Meduris

PHASES = ("lay_chip", "place", "take", "give", "lay", "action", "pay", "offer", "still_build")
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
    unseen: list[int]  # goods behind the other screens together
    runes: list[int | None]
    druid: DruidView
    seats: list[SeatView]


def view(state: Meduris, seat: int | None) -> MedurisView:
    at = state.at
    turn = state.turn
    asks_field = turn >= 0 and state.pending in (r.PAY, r.OFFER)
    supply = [at[r.SUPPLY + good] for good in range(r.GOODS)]
    own = text.hand_of(state, seat) if seat is not None else [0] * len(GOOD_KEYS)
    return {
        "players": state.players,
        "turn": turn,
        "phase": "over" if turn == OVER else "deal" if turn == CHANCE else PHASES[state.pending],
        "field": text.asked_about(state)[0] if asks_field else None,
        "goal": text.GOALS[text.asked_about(state)[1]] if turn >= 0 and state.pending == r.PAY else None,
        "active": _known(at[r.ACTIVE]),
        "first": at[r.FIRST],
        "turns": at[r.TURNS],
        "die": FACE_KEYS[at[r.DIE]] if at[r.DIE] != NOBODY else None,
        "last_turns": at[r.LAST_TURNS],
        "ender": _known(at[r.ENDER]),
        "ended_by": ENDINGS[at[r.ENDED_BY]],
        "side": SIDE_KEYS[at[r.SIDE] // r.MOST_FIELDS],
        "fields": [_field_view(state, field) for field in range(at[r.FIELDS])],
        "towers": [
            [at[r.TOWER + plateau * r.HEIGHTS + level] - 1 for level in range(at[r.HEIGHT + plateau])]
            for plateau in range(r.GOODS)
        ],
        "supply": supply,
        "unseen": [GOODS_EACH - left - held for left, held in zip(supply, own, strict=True)],
        "runes": [at[r.RUNE + district] - 1 if at[r.RUNE + district] else None for district in range(r.RUNES)],
        "druid": {
            "stone": at[r.STONE],
            "field": _known(at[r.DRUID]),
            "marker": _known(at[r.MARKER]),
            "route": _route(state),
            "crossings": at[r.CROSSINGS],
        },
        "seats": [_seat_view(state, other, seat) for other in range(state.players)],
    }


def _known(number: int) -> int | None:
    return None if number == NOBODY else number


def _field_view(state: Meduris, field: int) -> FieldView:
    built, chip = state.at[r.BUILT + field], state.at[r.CHIP + field]
    is_hut = state.is_hut(field)
    return {
        "building": None if built == r.EMPTY else "hut" if is_hut else "temple",
        "seat": None if built == r.EMPTY else built - (r.HUT if is_hut else r.TEMPLE),
        "chip": text.CHIP_NAMES[chip] if chip != r.NO_CHIP else None,
        "size": state.at[r.SIZE + field],
    }


def _route(state: Meduris) -> list[int]:
    """M-42: clockwise from the druid on; in the last lap it ends at the marker."""
    at = state.at
    fields = at[r.FIELDS]
    here = at[r.DRUID] if at[r.DRUID] != NOBODY else fields - 1
    steps = fields
    if at[r.ENDED_BY] != r.NOT_ENDED:
        end = at[r.MARKER] if at[r.MARKER] != NOBODY else fields - 1
        steps = (end - here) % fields
        if state.turn == OVER:
            steps = 0
    return [field for step in range(1, steps + 1) if state.is_hut(field := (here + step) % fields)]


def _seat_view(state: Meduris, seat: int, viewer: int | None) -> SeatView:
    at = state.at
    hand = text.hand_of(state, seat)
    sees_hand = seat == viewer or bool(at[r.OPEN_GOODS])
    laid = at[r.LAID + seat]
    return {
        "points": at[r.POINTS + seat],
        "huts": at[r.HUTS_LEFT + seat],
        "temples": at[r.TEMPLES_LEFT + seat],
        "hand": hand if sees_hand else None,
        "goods": sum(hand) if sees_hand or at[r.COUNT_GOODS] else None,
        "runes": state.runes_of(seat),
        "laid": laid > 0,
        "laid_good": GOOD_KEYS[laid - 1] if laid > 0 and seat == viewer else None,
        "place": _place(state, seat),
    }


def _place(state: Meduris, seat: int) -> int:
    """M-46; before the end goods stay hidden, so points and buildings alone decide."""
    if state.turn == OVER:
        return int(state.place(seat))
    keys = [(state.at[r.POINTS + other], state.buildings_of(other)) for other in range(state.players)]
    return 1 + sum(key > keys[seat] for key in keys)
