"""Talk in Graenaland (5.4, 5.7 step 3): when there is any, the four promises, and how they are judged.

Promises bind nobody (GA-9) and change nothing in the state; they are judged only by events that everybody hears.
"Next" means: named after the promise was given. What can never be judged, because the occasion does not come, stays
open.

- `vote_yes_next`: the first ballot on a later proposal of the receiver in which the giver is asked; kept by a yes.
- `give_card_next`: the giver's next proposal; kept if it offers the receiver a card, whether it is accepted or not.
- `join_building`: the receiver's first joint building in which the giver is still to be asked and has a fitting card
  (the one that is being talked about counts); kept by a pledge, broken by passing.
- `not_enter`: from the promise to the end of the next round no hero of the giver comes into the territory and he builds
  nothing there, neither settlement nor facility; heroes already there may stay. The end of the game ends it too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from nemeton.core.state import PLAYERS, Event
from nemeton.core.talk import Promise, Promising, Settled, Talk
from nemeton.core.thing import Refusal
from nemeton.games.graenaland import rules_row as r
from nemeton.games.graenaland.content import TERRITORY_KEYS
from nemeton.games.graenaland.rules import Graenaland

VOTE_YES: Final = "vote_yes_next"
GIVE_CARD: Final = "give_card_next"
JOIN: Final = "join_building"
NOT_ENTER: Final = "not_enter"

# Where the territory stands in the events by which somebody comes or builds; the first number is always the seat.
COMES: Final = {r.SAY_HERO: 4, r.SAY_EXCHANGE: 4, r.SAY_STEPS: 4, r.SAY_ARRIVES: 3}
BUILDS: Final = {r.SAY_VILLAGE: 2, r.SAY_BUILDING: 3, r.SAY_FACILITY: 3, r.SAY_JOINT_BUILT: 3}
ENTERS: Final = {**COMES, **BUILDS}


# --- what became of it ---


def _voted_yes(promise: Promise, events: Sequence[Event]) -> Settled | None:
    proposer = -1
    for number in range(promise.events, len(events)):
        name, seat, yes = events[number][:3]
        if name == r.SAY_PROPOSAL:
            proposer = seat
        elif name == r.SAY_VOTE and seat == promise.giver and proposer == promise.receiver:
            return Settled(yes == 1, number)
    return None


def _gave_card(promise: Promise, events: Sequence[Event]) -> Settled | None:
    for number in range(promise.events, len(events)):
        if events[number][:2] == (r.SAY_PROPOSAL, promise.giver):
            return Settled(_offered(promise.receiver, events, number + 1), number)
    return None


def _offered(receiver: int, events: Sequence[Event], number: int) -> bool:
    """Whether one of the offers told right after a proposal is his."""
    while number < len(events) and events[number][0] == r.SAY_OFFER:
        if events[number][1] == receiver:
            return True
        number += 1
    return False


def _joined(promise: Promise, events: Sequence[Event]) -> Settled | None:
    lead = -1
    for number, (name, seat, *_) in enumerate(events):
        if name == r.SAY_JOINT:
            lead = seat
        elif (
            (name == r.SAY_PLEDGE or name == r.SAY_NO_PLEDGE)
            and number >= promise.events
            and (lead, seat) == (promise.receiver, promise.giver)
        ):
            return Settled(name == r.SAY_PLEDGE, number)
    return None


def _kept_out(promise: Promise, events: Sequence[Event]) -> Settled | None:
    tile = TERRITORY_KEYS.index(str(promise.place))
    rounds = 0
    for number in range(promise.events, len(events)):
        event = events[number]
        if event[0] == r.SAY_ROUND:
            rounds += 1
        if rounds == 2 or event[0] == r.SAY_RESULT:
            return Settled(True, number)
        if event[0] in ENTERS and event[1] == promise.giver and event[ENTERS[event[0]]] == tile:
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
    seconds = 45  # 5.4
    place = "territory"

    def discussed(self, state: Graenaland) -> str | None:
        """G-10: the ballot may be discussed, the proposal may not; and who contributes to a joint building (5.7)."""
        if state.turn >= 0 and state.pending == r.VOTE:
            return f"vote {state.at[r.ROUND]} {state.at[r.PROPOSER] + 1}"
        if state.turn >= 0 and state.pending == r.HELP:
            return f"help {state.at[r.ROUND]}"
        return None

    def refusals(self, state: Graenaland) -> list[Refusal]:
        return [] if self.discussed(state) is not None else [Refusal("G-10", "no_talk_now")]

    def promises(self, state: Graenaland, seat: int) -> list[Promising]:
        if self.discussed(state) is None:
            return []
        places = [state.at[r.TILE_AT + place] for place in range(2 * state.at[PLAYERS] - 1)]
        land = tuple(TERRITORY_KEYS[tile] for tile in sorted(places))
        return [Promising(VOTE_YES), Promising(GIVE_CARD), Promising(JOIN), Promising(NOT_ENTER, land)]

    def when_time_runs_out(self, state: Graenaland, seat: int) -> int | None:
        """5.5: who lets the clock run out votes no; in a joint building he passes."""
        if state.pending == r.VOTE:
            return r.NO
        return r.PASS if state.pending == r.HELP else None

    def would_promise(self, state: Graenaland, seat: int) -> tuple[int, Promising] | None:
        """A proposer speaks to the voter without whose yes it cannot pass: of a card if he gets none, else a vote."""
        at = state.at
        voter = state.turn
        if self.discussed(state) is None or state.pending != r.VOTE or seat != at[r.PROPOSER]:
            return None
        passes_without = 2 * (at[r.YES_VOTES] + at[r.OPEN_VOTES] - at[r.VOTES + voter]) > at[r.ALL_VOTES]
        if passes_without:
            return None
        return voter, Promising(VOTE_YES if state.offered(voter) > 0 else GIVE_CARD)

    def fared(self, promise: Promise, events: Sequence[Event]) -> Settled | None:
        return JUDGES[promise.kind](promise, events)
