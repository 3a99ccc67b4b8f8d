"""What a seat sees of a game of Celtica (docs/rules/celtica.md, section 8), built field by field."""

from __future__ import annotations

from typing import TypedDict

from nemeton.core.game import phase
from nemeton.core.state import NOBODY
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
    ender, open_experience = state.at[r.ENDER], state.at[r.OPEN_EXPERIENCE]
    others = [other for other in range(state.players) if other != seat]
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
        "unseen": {  # what a player with perfect memory has not located: the pile and the other hands together
            "druid": _together(state, r.PILE, *map(r.hand, others)),
            "experience": _together(state, r.EXPERIENCE_PILE, *map(r.experience, [] if open_experience else others)),
        },
        "seats": [_seat_view(state, other, seat) for other in range(state.players)],
    }


def _seat_view(state: Celtica, seat: int, viewer: int | None) -> SeatView:
    hand, experience = state.cards(r.hand(seat)), state.cards(r.experience(seat))
    return {
        "parts": state.parts(r.own(seat)),
        "druid_cards": sum(hand),
        "experience_cards": sum(experience),
        "hand": hand if seat == viewer else None,
        "experience": experience if seat == viewer or state.at[r.OPEN_EXPERIENCE] else None,
        "complete": state.score(seat),
        "incomplete": state.incomplete(seat),
        "place": state.place(seat),
        "out": sum(hand) == 0 and state.at[r.ENDER] == NOBODY,
    }


def _together(state: Celtica, *heaps: int) -> list[int]:
    return [sum(cards) for cards in zip(*map(state.cards, heaps), strict=True)]
