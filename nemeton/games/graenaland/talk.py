"""Talk in Graenaland (5.4, 5.7 step 3): when there is any, the four promises, and how they are judged.

Promises bind nobody (GA-9) and change nothing in the state; they are judged only by events that everybody hears.
"Next" means: named after the promise was given. What can never be judged, because the occasion does not come, stays
open.

- `vote_yes_next`: the first ballot on a later proposal of the receiver in which the giver is asked; kept by a yes.
- `give_card_next`: the giver's next proposal; kept if it offers the receiver a card, whether it is accepted or not.
- `join_building`: the receiver's first joint building in which the giver is still to be asked and has a fitting card
  (the one that is being talked about counts); kept by a pledge, broken by passing.
- `not_enter`: from the promise to the end of the next round (`promise_rounds` in content.toml) no hero of the giver
  comes into the territory and he builds nothing there, neither settlement nor facility; heroes already there may stay.
  The end of the game ends it too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from nemeton.core.state import Event
from nemeton.core.talk import Promise, Promising, Settled, Talk
from nemeton.core.thing import Refusal
from nemeton.games.graenaland import ask, content, event
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_ballot as ballot
from nemeton.games.graenaland.rules import Graenaland

VOTE_YES: Final = "vote_yes_next"
GIVE_CARD: Final = "give_card_next"
JOIN: Final = "join_building"
NOT_ENTER: Final = "not_enter"

# The events by which somebody comes or builds: the first number is the seat, the last one the territory.
COMES: Final = (event.HERO, event.EXCHANGE, event.STEPS, event.ARRIVES)
BUILDS: Final = (event.VILLAGE, event.BUILDING, event.FACILITY, event.JOINT_BUILT)
ENTERS: Final = {name: len(event.FIELDS[name].split()) for name in COMES + BUILDS}


# --- what became of it ---


def _voted_yes(promise: Promise, events: Sequence[Event]) -> Settled | None:
    proposer = -1
    for number in range(promise.events, len(events)):
        name, seat, yes = events[number][:3]
        if name == event.PROPOSAL:
            proposer = seat
        elif name == event.VOTE and seat == promise.giver and proposer == promise.receiver:
            return Settled(yes == 1, number)
    return None


def _gave_card(promise: Promise, events: Sequence[Event]) -> Settled | None:
    for number in range(promise.events, len(events)):
        if events[number][:2] == (event.PROPOSAL, promise.giver):
            return Settled(_offered(promise.receiver, events, number + 1), number)
    return None


def _offered(receiver: int, events: Sequence[Event], number: int) -> bool:
    """Whether one of the offers told right after a proposal is his."""
    while number < len(events) and events[number][0] == event.OFFER:
        if events[number][1] == receiver:
            return True
        number += 1
    return False


def _joined(promise: Promise, events: Sequence[Event]) -> Settled | None:
    lead = -1
    for number, (name, seat, *_) in enumerate(events):
        if name == event.JOINT:
            lead = seat
        elif (
            (name == event.PLEDGE or name == event.NO_PLEDGE)
            and number >= promise.events
            and (lead, seat) == (promise.receiver, promise.giver)
        ):
            return Settled(name == event.PLEDGE, number)
    return None


def _kept_out(promise: Promise, events: Sequence[Event]) -> Settled | None:
    tile = content.TERRITORY_KEYS.index(str(promise.place))
    rounds = 0
    for number in range(promise.events, len(events)):
        name, seat = events[number][:2]
        if name == event.ROUND:
            rounds += 1
        if rounds > content.PROMISE_ROUNDS or name == event.RESULT:
            return Settled(True, number)
        if name in ENTERS and seat == promise.giver and events[number][ENTERS[name]] == tile:
            return Settled(False, number)
    return None


JUDGES: Final[dict[str, Callable[[Promise, Sequence[Event]], Settled | None]]] = {
    VOTE_YES: _voted_yes,
    GIVE_CARD: _gave_card,
    JOIN: _joined,
    NOT_ENTER: _kept_out,
}


# --- when there is talk ---


class GraenalandTalk(Talk[Graenaland]):
    seconds = content.TALK_SECONDS  # 5.4
    place = "territory"

    def discussed(self, state: Graenaland) -> str | None:
        """G-10: the ballot may be discussed, the proposal may not; and who contributes to a joint building (5.7)."""
        if state.turn >= 0 and state.pending == ask.VOTE:
            return f"vote {state.at[r.ROUND]} {state.proposer() + 1}"
        if state.turn >= 0 and state.pending == ask.HELP:
            return f"help {state.at[r.ROUND]}"
        return None

    def refusals(self, state: Graenaland) -> list[Refusal]:
        return [] if self.discussed(state) is not None else [Refusal("G-10", "no_talk_now")]

    def promises(self, state: Graenaland, seat: int) -> list[Promising]:
        if self.discussed(state) is None:
            return []
        land = tuple(key for tile, key in enumerate(content.TERRITORY_KEYS) if state.in_play(tile))
        return [Promising(VOTE_YES), Promising(GIVE_CARD), Promising(JOIN), Promising(NOT_ENTER, land)]

    def when_time_runs_out(self, state: Graenaland, seat: int) -> int | None:
        """5.5: who lets the clock run out votes no; in a joint building he passes."""
        if state.pending == ask.VOTE:
            return m.NO
        return m.PASS if state.pending == ask.HELP else None

    def would_promise(self, state: Graenaland, seat: int) -> tuple[int, Promising] | None:
        """A proposer speaks to the voter without whose yes it cannot pass: of a card if he gets none, else a vote."""
        if state.turn < 0 or state.pending != ask.VOTE or seat != state.proposer():
            return None
        voter = state.turn
        refused = state.copy()
        ballot.vote(refused, voter, m.NO)
        if not ballot.rejected(refused):
            return None
        return voter, Promising(VOTE_YES if ballot.offered(state, voter) > 0 else GIVE_CARD)

    def fared(self, promise: Promise, events: Sequence[Event]) -> Settled | None:
        return JUDGES[promise.kind](promise, events)


TALK: Final = GraenalandTalk()
