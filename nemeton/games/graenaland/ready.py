"""What a page holds ready in Graenaland: plain payments, and a split of what lies at a territory once that is chosen.

Nothing here is a rule, and nothing looks ahead. Whatever gives something away that another answer would keep is the
player's own: a fee, gold, a market, a card that is spared, help for others, the end of the building phase, passing.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Ints
from nemeton.games.graenaland import ask
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import value_split as split
from nemeton.games.graenaland.notation import payment_of
from nemeton.games.graenaland.rules import Graenaland

RANK: Final = {"half": 0, "match": 1, "whole": 2, "market": 3, "gold": 4}  # sources of a payment, the usual ones first
PLAIN: Final = ("half", "match")
PLAN: Final = split.no_plan()  # one for all: what is handed to compiled code anew each time is never freed


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
    """The usual payment if it takes the supply card, which would expire, or a card that fits; in a joint building once
    the player has begun to fill it and can no longer cancel (GC-9)."""
    if state.pending == ask.PAY:
        base = int(m.PAY)
    elif state.pending == ask.FILL and state.asked_b() == 1:
        base = int(m.PLEDGE)
    else:
        return None
    move = usual_payment(state, base)
    return move if move is not None and payment_of(move - base)[1] in PLAIN else None


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
