"""Whether a decision told anybody anything, so that it can no longer be taken back as if nothing had happened.

A decision tells nothing if what everybody sees and hears of it follows from what he knew and from the decision itself.
So it is made again in other worlds: everything a viewer could not see before is dealt anew. If what he sees afterwards
is another thing in one of them, he has learnt something. Where several choose at the same time, whoever chooses last
lifts the curtain, whatever lies behind it. A game can name further barriers (`Game.is_barrier`).
"""

from __future__ import annotations

from typing import Any

from nemeton.core.game import Game
from nemeton.core.rng import Rng
from nemeton.core.state import DEPTH, FRAME, NOBODY, STACK, TOGETHER, State

OWN_WORLDS = 24  # in which the decider's own view is looked at: nobody gains more by fishing than he
OTHER_WORLDS = 2


def tells_something(game: Game[Any, Any], before: State, seat: int, move: int) -> bool:
    """Whether anybody knew more after that seat's decision than before, beyond the decision itself."""
    state = before.copy()
    state.turn_to(seat)
    after = _decided(state, seat, move)
    if lifts_the_curtain(state) or game.is_barrier(state, after, seat, move):
        return True
    change = _change(state, after)
    seen = Seen(game, after)
    for viewer in (seat, *(other for other in range(state.players) if other != seat), NOBODY):
        worlds = OWN_WORLDS if viewer == seat else OTHER_WORLDS
        if _learns(seen, viewer, worlds, state, change, seat, move):
            return True
    return False


class Seen:
    """What everybody sees after the decision in the true world; rendered for all of them when it is first needed."""

    def __init__(self, game: Game[Any, Any], after: State) -> None:
        self.game, self.after = game, after
        self._views: dict[int | None, object] = {}

    def by(self, eyes: int | None) -> list[object]:
        if not self._views:
            all_eyes = [None, *range(self.after.players)]
            self._views = dict(zip(all_eyes, self.game.views(self.after, all_eyes), strict=True))
        return _seen(self.game, self.after, eyes, self._views[eyes])


def _learns(seen: Seen, viewer: int, worlds: int, state: State, change: Change, seat: int, move: int) -> bool:
    """Views are dear, so they are compared where a world went another way than the true one, and once where not: there
    the curtain may have been lifted from what has not changed."""
    eyes = None if viewer == NOBODY else viewer
    game, after = seen.game, seen.after
    looked = False
    for number in range(worlds):
        world = state.copy()
        world.redeal(viewer, Rng(number, viewer - NOBODY))
        if world.at == state.at or (viewer != seat and move not in world.moves(seat)):
            continue
        there = _decided(world, seat, move)
        alike = _is_changed_by(world, there, change) and there.log == after.log
        if alike and looked:
            continue
        looked = looked or alike
        if _seen(game, there, eyes, game.view(there, eyes)) != seen.by(eyes):
            return True
    return False


def lifts_the_curtain(state: State) -> bool:
    """Several choose at the same time, and all but one have chosen."""
    at = state.at
    return at[STACK + FRAME * (at[DEPTH] - 1) + 1] == TOGETHER and len(state.awaited()) == 1


def _decided(state: State, seat: int, move: int) -> State:
    after = state.copy()
    after.log = []
    after.play(move, seat)
    return after


Change = list[tuple[int, int]]  # places of the row, and by how much each has grown


def _change(state: State, after: State) -> Change:
    was, now = list(state.at), list(after.at)
    return [(place, now[place] - was[place]) for place in range(len(was)) if now[place] != was[place]]


def _is_changed_by(state: State, after: State, change: Change) -> bool:
    expected = state.at[:]
    for place, growth in change:
        expected[place] += growth
    return expected == after.at


def _seen(game: Game[Any, Any], state: State, eyes: int | None, view: object) -> list[object]:
    """All that reaches somebody after the decision: the position, what he heard, and who is asked."""
    return [view, [game.tell(event, eyes) for event in state.log or []], state.awaited()]
