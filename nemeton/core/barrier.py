"""Whether a decision told anybody anything, so that it can no longer be taken back as if nothing had happened.

A decision tells nothing if what everybody sees and hears of it follows from what they knew and from the decision
itself. Three things are looked at:

- An event that was told to one seat alone is a barrier: that seat has looked at a card. No world is tried for it. Two
  worlds may deal the same card, and then whether undo is free would tell the decider something about a card that is not
  theirs. Only what a seat chose in secret itself tells it nothing.
- Where several choose at the same time, the last to choose lifts the curtain, whatever lies behind it.
- Otherwise the decision is made again in other worlds: everything that the decider could not see before is dealt again,
  and so is everything that a spectator could not see. If they see something else in one of these worlds, they have
  learnt something. Both know before and after only what the decider knows too, so the answer gives nothing away.

A game can name further barriers (`Game.is_barrier`).

Somebody alone with bots need not mind what the bots have learnt. For them `shows` asks of every entry since their own
decision, also of draws and of what bots did, whether it showed that one seat something that had been hidden from it.
"""

from __future__ import annotations

from typing import Any

from nemeton.core.game import Game
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, DEPTH, FRAME, NOBODY, STACK, TOGETHER, State

OWN_WORLDS = 24  # in which the decider's own view is looked at: nobody gains more by fishing than they do
OPEN_WORLDS = 2  # in which a spectator's view is looked at


def tells_something(game: Game[Any, Any], before: State, seat: int, move: int) -> bool:
    """Whether anybody knew more after that seat's decision than before, beyond the decision itself."""
    state = before.copy()
    state.turn_to(seat)
    after = _decided(state, seat, move)
    if lifts_the_curtain(state) or game.is_barrier(state, after, seat, move):
        return True
    if _tells_one_seat(game, after, seat, move):
        return True
    change = _change(state, after)
    seen = Seen(game, after)
    return any(
        _learns(seen, viewer, worlds, state, change, seat, move)
        for viewer, worlds in ((seat, OWN_WORLDS), (NOBODY, OPEN_WORLDS))
    )


def shows(game: Game[Any, Any], before: State, seat: int, move: int, viewer: int) -> bool:
    """Whether the viewer was shown something hidden when that seat (CHANCE: the dealer) decided so.

    A card that somebody plays from a hidden hand is shown; a choice that was open to them whatever they hold is not."""
    state = before.copy()
    if seat == CHANCE:
        return game.public(move) or _shows_the_draw(game, state, move, viewer)
    state.turn_to(seat)
    if lifts_the_curtain(state):
        return True
    after = _decided(state, seat, move)
    heard = any(event[1] == viewer and not game.tells_everybody(event) for event in after.log or [])
    if heard and (seat != viewer or game.public(move)):
        return True
    return _learns(Seen(game, after), viewer, OWN_WORLDS, state, _change(state, after), seat, move, from_hand=True)


def _shows_the_draw(game: Game[Any, Any], before: State, move: int, viewer: int) -> bool:
    """Whether another outcome of a secret draw would look otherwise to the viewer."""
    seen = [
        _seen(game, after, viewer, game.view(after, viewer))
        for after in (_decided(before, CHANCE, outcome) for outcome in (move, *before.copy().moves()))
    ]
    return any(other != seen[0] for other in seen)


def _tells_one_seat(game: Game[Any, Any], after: State, seat: int, move: int) -> bool:
    """Whether some seat alone heard something by that decision, other than what it had just chosen itself."""
    alone = [event[1] for event in after.log or [] if not game.tells_everybody(event)]
    return any(hearer != seat or game.public(move) for hearer in alone)


class Seen:
    """What is seen after the decision in the true world; a view is rendered when it is first needed."""

    def __init__(self, game: Game[Any, Any], after: State) -> None:
        self.game, self.after = game, after
        self._views: dict[int | None, object] = {}

    def by(self, eyes: int | None) -> list[object]:
        if eyes not in self._views:
            self._views[eyes] = self.game.view(self.after, eyes)
        return _seen(self.game, self.after, eyes, self._views[eyes])


def _learns(
    seen: Seen, viewer: int, worlds: int, state: State, change: Change, seat: int, move: int, from_hand: bool = False
) -> bool:
    """Whether the viewer sees something else in another world. `from_hand`: that the move was possible there counts.

    Views are expensive, so they are compared where a world went another way than the true one, and once where not:
    there the curtain may have been lifted from what has not changed."""
    eyes = None if viewer == NOBODY else viewer
    game, after = seen.game, seen.after
    looked = False
    for number in range(worlds):
        world = state.copy()
        world.redeal(viewer, Rng(number, viewer - NOBODY))
        if world.at == state.at:
            continue
        made = move
        if viewer != seat and move not in (moves := world.moves(seat)):
            if not from_hand:
                continue
            if game.public(move):
                return True
            made = moves[0]  # what they did in secret may have been something else
        there = _decided(world, seat, made)
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
    after.play(move, None if seat == CHANCE else seat)
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
    """All that reaches somebody after the decision: the position, what they heard, and who is asked."""
    return [view, [game.tell(event, eyes) for event in state.log or []], state.awaited()]
