"""What parts, experience cards and stops of Celtica are worth, counted in parts."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Floats, Int, zeros
from nemeton.games.celtica import content
from nemeton.games.celtica import row as r
from nemeton.games.celtica.rules import Celtica, stop

LOST_PART: Final = 0.9  # the one given up is the least useful
EXPERIENCE_CARD: Final = 0.6  # half a part at the end, a precious step before
CULT_STOP: Final = 0.1
COMPLETE: Final = 3.0  # on top of its parts


def _stop_worths() -> Floats:
    """What it is worth to stop on a place."""
    worths = zeros(content.GOAL + 1)
    for place in range(content.GOAL + 1):
        if content.PLACE_KINDS[place] == content.FIND:
            worths[place] = float(content.PLACE_AMOUNTS[place])
        elif content.PLACE_KINDS[place] == content.RUIN:
            lost, drawn = content.PLACE_AMOUNTS[place], content.RUIN_CARDS
            worths[place] = EXPERIENCE_CARD * float(drawn) - LOST_PART * float(lost)
        elif content.PLACE_KINDS[place] == content.CULT:
            worths[place] = CULT_STOP
    return worths


STOP: Final[Floats] = _stop_worths()


def parts(state: Celtica, seat: Int) -> float:
    """Nearly complete amulets grow in worth; what is behind them is a beginning."""
    worth = 0.0
    layer: Int = 1
    size = state.amulet(seat, layer)
    while size > 0:
        grown = float(size)
        worth += grown * (0.55 + 0.05 * grown)
        if size == r.KINDS:
            worth += COMPLETE
        layer += 1
        size = state.amulet(seat, layer)
    return worth


def experience(cards: Int) -> float:
    return EXPERIENCE_CARD * float(cards) if cards < 4 else EXPERIENCE_CARD * (3.0 + 0.5 * float(cards - 3))


def hand(state: Celtica, seat: Int) -> float:
    """The best the own cards could do if nobody else moved."""
    worth = 0.0
    for druid in range(r.DRUIDS):
        worth += best_stops(state.position(druid), state.hand(seat, druid))
    return worth


def best_stops(here: Int, cards: Int) -> float:
    if cards == 0 or here >= content.GOAL:
        return 0.0
    best = -100.0
    for steps in range(1, cards + 1):
        there = stop(here, steps)
        worth = STOP[there] + best_stops(there, cards - steps)
        if worth > best:
            best = worth
    return best
