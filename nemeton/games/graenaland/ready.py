"""What a page holds ready in Graenaland: payments, and a split of what lies at a territory.

Nothing here is a rule, and nothing looks ahead: it is what somebody would do who does not want to think about it.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Ints
from nemeton.games.graenaland import ask
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import value_progress as progress
from nemeton.games.graenaland import value_split as split
from nemeton.games.graenaland.notation import payment_of
from nemeton.games.graenaland.rules import Graenaland

RANK: Final = {"half": 0, "match": 1, "whole": 2, "market": 3, "gold": 4}  # sources of a payment, the usual ones first
PLAN: Final = split.no_plan()  # one for all: what is handed to compiled code anew each time is never freed


def proposed(state: Graenaland, begun: bool) -> int | None:
    """Once something is chosen the building phase may end; who is asked for help need not give any; what is paid, given
    as a fee or spared is what he has most, or least, of."""
    kind, seat, moves = state.pending, state.turn, state.moves()
    if kind == ask.PROPOSE:
        return _best_proposal(state)
    if kind == ask.BUILD and m.DECLARE not in moves and (begun or _has_built_jointly(state)):
        return m.END
    if kind == ask.PLEDGE:
        return m.ENOUGH if m.ENOUGH in moves else None
    if kind == ask.HELP:
        return m.PASS
    if kind == ask.PAY:
        return usual_payment(state, m.PAY)
    if kind == ask.FILL and begun:
        return usual_payment(state, m.PLEDGE)
    if kind == ask.SPARE:
        return min(moves, key=lambda move: state.held(seat, move - m.SPARE))
    if kind == ask.FEE:
        return max(moves, key=lambda move: (move != m.FEE + r.GOLD, state.held(seat, move - m.FEE)))
    return None


def _has_built_jointly(state: Graenaland) -> bool:
    """In a building phase of his own, not in the final one."""
    return state.asked_a() == 0 and state.at[r.JOINT_USED] != 0


# --- paying ---


def usual_payment(state: Graenaland, base: int) -> int | None:
    """5.6, the payment the program proposes: half of the supply card, which expires at the end of the phase (GA-13), a
    matching card, the whole supply card, a market with what one has most of, gold."""
    ways = [move for move in state.moves() if base <= move < base + r.GOLD * r.SOURCES]

    def order(move: int) -> tuple[int, int, int]:
        _, source, spent = payment_of(move - base)
        return RANK[source], -state.held(state.turn, spent), move

    return min(ways, key=order, default=None)


def plain_payment(state: Graenaland) -> int | None:
    """The usual payment if it takes a supply card or a card that fits: then there is nothing to think about."""
    move = usual_payment(state, m.PAY)
    return move if move is not None and payment_of(move - m.PAY)[1] in ("half", "match") else None


# --- splitting ---


def ready_split(state: Graenaland, tile: int) -> list[int] | None:
    """Who receives each card, by resource, face-down cards last: a fair share to a smallest majority, the rest to who
    proposes. None if nobody would agree."""
    agrees, plan = _split(state, tile)
    if agrees <= split.NOBODY_AGREES:
        return None
    return [
        seat
        for _, what in sorted((resource, what) for what, resource in enumerate(_resources(tile)))
        for seat in range(state.players)
        for _ in range(plan[seat * r.OFFERS + what])
    ]


def _split(state: Graenaland, tile: int) -> tuple[float, Ints]:
    """How likely the best split is accepted, and who receives what; the next call overwrites it."""
    for place in range(len(PLAN)):
        PLAN[place] = 0
    return split.best_split(state, state.turn, tile, PLAN), PLAN


def _resources(tile: int) -> list[int]:
    """Which cards the places of an offer mean."""
    kinds = r.TILE_DECK[tile] * r.PER_DECK
    return [*(r.KIND_RESOURCE[kinds + what] for what in range(r.PER_DECK)), r.UNKNOWN]


def _best_proposal(state: Graenaland) -> int | None:
    """Where the ready split brings most; passing where nobody would agree anywhere."""
    moves = state.moves()
    worth = {move: _worth(state, move - m.PROPOSE) for move in moves if move != m.PASS}
    best = max(worth, key=lambda move: worth[move])
    return best if worth[best] > 0 else m.PASS if m.PASS in moves else None


def _worth(state: Graenaland, tile: int) -> float:
    """What the ready split brings who proposes it: the more the less he has of it, and the surer he is to get it."""
    seat = state.turn
    agrees, plan = _split(state, tile)
    if agrees <= split.NOBODY_AGREES:
        return 0.0
    worth = 0.0
    for what, resource in enumerate(_resources(tile)):
        for number in range(plan[seat * r.OFFERS + what]):
            held = 0 if resource == r.UNKNOWN else state.held(seat, resource) + number + 1
            worth += split.UNSEEN_CARD if resource == r.UNKNOWN else progress.card_worth(resource, held)
    return agrees * worth
