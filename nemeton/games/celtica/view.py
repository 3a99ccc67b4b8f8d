"""What a seat sees of a game of Celtica (section 8 of the dossier), built field by field."""

from __future__ import annotations

from typing import TypedDict

from nemeton.core.state import CHANCE, DEPTH, FRAME, NOBODY, OVER, STACK
from nemeton.games.celtica import rules as r
from nemeton.games.celtica.rules import Celtica

PHASES = ("play", "take", "give", "draw", "final")


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
    at = state.at
    turn = state.turn
    seats = [_seat_view(state, other, seat) for other in range(state.players)]
    return {
        "players": state.players,
        "turn": turn,
        "phase": "over" if turn == OVER else "deal" if turn == CHANCE else PHASES[state.pending],
        "amount": at[STACK + FRAME * (at[DEPTH] - 1) + 2] if turn >= 0 and state.pending in (r.TAKE, r.GIVE) else 0,
        "round": at[r.ROUND],
        "first": at[r.FIRST],
        "last_round": r.GOAL in _numbers(state, r.POSITION, r.DRUIDS),
        "ender": at[r.ENDER] if at[r.ENDER] != NOBODY else None,
        "positions": _numbers(state, r.POSITION, r.DRUIDS),
        "display": _numbers(state, r.DISPLAY, r.KINDS),
        "supply": sum(_numbers(state, r.SUPPLY, r.KINDS)),
        "reserve": _numbers(state, r.RESERVE, r.KINDS),
        "piles": {
            "druid": sum(_numbers(state, r.PILE, r.DRUIDS)),
            "experience": sum(_numbers(state, r.EXPERIENCE_PILE, r.DRUIDS)),
        },
        "discards": {
            "druid": _numbers(state, r.DISCARDS, r.DRUIDS),
            "experience": _numbers(state, r.EXPERIENCE_DISCARDS, r.DRUIDS),
        },
        "unseen": {
            "druid": _unseen(state, seat, r.HAND, r.PILE),
            "experience": _numbers(state, r.EXPERIENCE_PILE, r.DRUIDS)
            if at[r.OPEN_EXPERIENCE]
            else _unseen(state, seat, r.EXPERIENCE, r.EXPERIENCE_PILE),
        },
        "seats": seats,
    }


def _seat_view(state: Celtica, seat: int, viewer: int | None) -> SeatView:
    hand = _numbers(state, r.HAND + seat * r.DRUIDS, r.DRUIDS)
    experience = _numbers(state, r.EXPERIENCE + seat * r.DRUIDS, r.DRUIDS)
    sees_experience = seat == viewer or bool(state.at[r.OPEN_EXPERIENCE])
    return {
        "parts": _numbers(state, r.OWN + seat * r.KINDS, r.KINDS),
        "druid_cards": sum(hand),
        "experience_cards": sum(experience),
        "hand": hand if seat == viewer else None,
        "experience": experience if sees_experience else None,
        "complete": state.score(seat),
        "incomplete": incomplete(state, seat),
        "place": state.place(seat),
        "out": sum(hand) == 0 and state.at[r.ENDER] == NOBODY,
    }


def incomplete(state: Celtica, seat: int) -> list[int]:
    """C-35: the sizes of the player's incomplete amulets, largest first."""
    layer = state.score(seat) + 1
    sizes = []
    while size := state.layer_size(seat, layer):
        sizes.append(size)
        layer += 1
    return sizes


def _numbers(state: Celtica, start: int, size: int) -> list[int]:
    return [state.at[start + i] for i in range(size)]


def _unseen(state: Celtica, viewer: int | None, hands: int, pile: int) -> list[int]:
    """The cards a player with perfect memory has not located: the pile and the other hands together."""
    unseen = _numbers(state, pile, r.DRUIDS)
    for seat in range(state.players):
        if seat != viewer:
            for druid in range(r.DRUIDS):
                unseen[druid] += state.at[hands + seat * r.DRUIDS + druid]
    return unseen
