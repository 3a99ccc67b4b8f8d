"""What a seat sees of a game of Celtica (docs/rules/celtica.md, section 8), built field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from nemeton.core.state import NOBODY, phase
from nemeton.core.tables import decision_names
from nemeton.games.celtica import ask
from nemeton.games.celtica import row as r
from nemeton.games.celtica.rules import Celtica

DECISIONS = decision_names(ask)


class SeatView(TypedDict):
    parts: list[int]
    druid_cards: int
    experience_cards: int
    hand: list[int] | None  # None: hidden
    experience: list[int] | None
    complete: int
    incomplete: list[int]
    place: int
    out: bool
    face_down: NotRequired[int]  # CA-1: how many of the parts lie face down; the others see only the open ones


class Piles(TypedDict):
    druid: int
    experience: int


class Cards(TypedDict):
    """By druid."""

    druid: list[int]
    experience: list[int]


class CelticaView(TypedDict):
    players: int
    turn: int
    phase: str
    amount: int
    round: int
    first: int
    last_round: bool
    ender: int | None
    positions: list[int]
    display: list[int]
    supply: int
    reserve: list[int]
    piles: Piles
    discards: Cards
    unseen: Cards
    seats: list[SeatView]


def view(state: Celtica, seat: int | None) -> CelticaView:
    return views(state, [seat])[0]


def views(state: Celtica, seats: Sequence[int | None]) -> list[CelticaView]:
    """What everybody sees is made once; each seat sees its own cards besides."""
    everybody = _open_view(state)
    return [everybody if seat is None else _with_own(state, everybody, seat) for seat in seats]


def _with_own(state: Celtica, everybody: CelticaView, seat: int) -> CelticaView:
    hand, experience, unseen = state.cards(r.hand(seat)), state.cards(r.experience(seat)), everybody["unseen"]
    seats = everybody["seats"].copy()
    seats[seat] = {**seats[seat], "hand": hand, "experience": experience}
    if state.at[r.HIDDEN_START]:  # CA-1: the owner knows the parts that lie face down
        state.see_as(seat)
        parts, complete, incomplete = state.parts(r.own(seat)), state.score(seat), state.incomplete(seat)
        state.unsee_as(seat)
        seats[seat] = {**seats[seat], "parts": parts, "complete": complete, "incomplete": incomplete}
    hidden = unseen["experience"] if state.at[r.OPEN_EXPERIENCE] else _without(unseen["experience"], experience)
    return {**everybody, "unseen": {"druid": _without(unseen["druid"], hand), "experience": hidden}, "seats": seats}


def _open_view(state: Celtica) -> CelticaView:
    ender, open_experience = state.at[r.ENDER], state.at[r.OPEN_EXPERIENCE]
    seats = range(state.players)
    return {
        "players": state.players,
        "turn": state.turn,
        "phase": phase(state, DECISIONS),
        "amount": state.asked_a() if state.pending in (ask.TAKE, ask.GIVE) else 0,
        "round": state.at[r.ROUND],
        "first": state.at[r.FIRST],
        "last_round": state.arrived() > 0,
        "ender": ender if ender != NOBODY else None,
        "positions": [state.position(druid) for druid in range(r.DRUIDS)],
        "display": state.parts(r.DISPLAY),
        "supply": sum(state.parts(r.SUPPLY)),
        "reserve": state.parts(r.RESERVE),
        "piles": {"druid": sum(state.cards(r.PILE)), "experience": sum(state.cards(r.EXPERIENCE_PILE))},
        "discards": {"druid": state.cards(r.DISCARDS), "experience": state.cards(r.EXPERIENCE_DISCARDS)},
        "unseen": {  # what a spectator with perfect memory has not located: the pile and the hands together
            "druid": _together(state, [r.PILE] + [r.hand(seat) for seat in seats]),
            "experience": _together(
                state, [r.EXPERIENCE_PILE] + ([] if open_experience else [r.experience(seat) for seat in seats])
            ),
        },
        "seats": [_seat_view(state, seat, bool(open_experience)) for seat in seats],
    }


def _seat_view(state: Celtica, seat: int, open_experience: bool) -> SeatView:
    hand, experience = state.cards(r.hand(seat)), state.cards(r.experience(seat))
    cards = sum(hand)
    seen: SeatView = {
        "parts": state.parts(r.own(seat)),
        "druid_cards": cards,
        "experience_cards": sum(experience),
        "hand": None,
        "experience": experience if open_experience else None,
        "complete": state.score(seat),
        "incomplete": state.incomplete(seat),
        "place": state.place(seat),
        "out": cards == 0 and state.at[r.ENDER] == NOBODY,
    }
    if state.at[r.HIDDEN_START]:
        seen["face_down"] = sum(state.parts(r.secret(seat)))
    return seen


def _without(cards: list[int], own: list[int]) -> list[int]:
    return [cards[druid] - own[druid] for druid in range(r.DRUIDS)]


def _together(state: Celtica, heaps: list[int]) -> list[int]:
    found = [0] * r.DRUIDS
    for heap in heaps:
        for druid in range(r.DRUIDS):
            found[druid] += state.at[heap + druid]
    return found
