"""Talk in Graenaland (5.4, 5.7 step 3): when there is any, the promises, and how they are judged.

Promises bind nobody (GA-9) and change nothing in the state; they are judged only by events that everybody hears.
"Next" means: named after the promise was given. An occasion that can no longer come lets a promise lapse; one that may
still come leaves it open.

- `vote_yes_now`, `vote_no_now`: the ballot that is being talked about; lapses if the giver is not asked any more.
- `vote_yes_next`: the first ballot on a later proposal of the receiver in which the giver is asked; kept by a yes.
- `give_card_next`: the giver's next proposal; kept if it offers the receiver a card, whether it is accepted or not.
- `give_resource_next`: the giver's next proposal that splits such a card; kept if the receiver is offered one.
- `join_building`: the receiver's first joint building in which the giver is still to be asked and has a fitting card
  (the one that is being talked about counts); kept by a pledge, broken by passing.
- `not_enter`: from the promise to the end of the next round (`promise_rounds` in content.toml) no hero of the giver
  comes into the territory and he builds nothing there, neither settlement nor facility; heroes already there may stay.
  The end of the game ends it too.

What bots think of them stands in bargain.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from nemeton.core.state import Event
from nemeton.core.talk import Opening, Promise, Promising, Settled, Stake, Talk, Word
from nemeton.core.thing import Refusal
from nemeton.core.value import Value
from nemeton.games.graenaland import ask, bargain, content, event
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland.bargain import (
    GIVE_CARD,
    GIVE_RESOURCE,
    JOIN,
    NOT_ENTER,
    VOTE_NO_NOW,
    VOTE_YES,
    VOTE_YES_NOW,
)
from nemeton.games.graenaland.notation import card_keys
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.view import may_win_next

# The events by which somebody comes or builds: the first number is the seat, the last one the territory.
COMES: Final = (event.HERO, event.EXCHANGE, event.STEPS, event.ARRIVES)
BUILDS: Final = (event.VILLAGE, event.BUILDING, event.FACILITY, event.JOINT_BUILT)
ENTERS: Final = {name: len(event.FIELDS[name].split()) for name in COMES + BUILDS}
BALLOT_ENDS: Final = (event.ACCEPTED, event.REJECTED)


# --- what became of it ---


def _voted_now(promise: Promise, events: Sequence[Event]) -> Settled | None:
    for number in range(promise.events, len(events)):
        name, seat, yes = events[number][:3]
        if name == event.VOTE and seat == promise.giver:
            return Settled((yes == 1) == (promise.kind == VOTE_YES_NOW), number)
        if name in BALLOT_ENDS:
            return Settled(None, number)
    return None


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
            offers = offers_after(events, number)
            if promise.place is None:
                return Settled(promise.receiver in offers, number)
            if any(promise.place in cards for cards in offers.values()):
                return Settled(promise.place in offers.get(promise.receiver, []), number)
    return None


def offers_after(events: Sequence[Event], proposal: int) -> dict[int, list[str]]:
    """What is told right after a proposal: every card that lies there is offered to somebody (G-9)."""
    offers: dict[int, list[str]] = {}
    for name, seat, cards, *_ in events[proposal + 1 :]:
        if name != event.OFFER:
            break
        offers[seat] = card_keys(cards)
    return offers


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
    VOTE_YES_NOW: _voted_now,
    VOTE_NO_NOW: _voted_now,
    VOTE_YES: _voted_yes,
    GIVE_CARD: _gave_card,
    GIVE_RESOURCE: _gave_card,
    JOIN: _joined,
    NOT_ENTER: _kept_out,
}


# --- when there is talk ---


class GraenalandTalk(Talk[Graenaland]):
    seconds = content.TALK_SECONDS  # 5.4

    def discussed(self, state: Graenaland) -> str | None:
        """G-10: the ballot may be discussed, the proposal may not; and who contributes to a joint building (5.7)."""
        if state.turn >= 0 and state.pending == ask.VOTE:
            return f"vote {state.at[r.ROUND]} {state.proposer() + 1}"
        if state.turn >= 0 and state.pending == ask.HELP:
            return f"help {state.at[r.ROUND]}"
        return None

    def petitioner(self, state: Graenaland) -> int | None:
        return bargain.petitioner(state) if self.discussed(state) is not None else None

    def refusals(self, state: Graenaland) -> list[Refusal]:
        return [] if self.discussed(state) is not None else [Refusal("G-10", "no_talk_now")]

    def is_now(self, state: Graenaland, giver: int, receiver: int, word: Word) -> bool:
        """Help for who leads, from somebody who is still to be asked, is help with this joint building."""
        if word.kind != JOIN or state.turn < 0 or state.pending != ask.HELP:
            return False
        return receiver == state.lead() and giver in bargain.to_be_asked(state)

    def promises(self, state: Graenaland, seat: int) -> list[Promising]:
        if self.discussed(state) is None:
            return []
        land = tuple(key for tile, key in enumerate(content.TERRITORY_KEYS) if state.in_play(tile))
        votes = state.pending == ask.VOTE and seat in bargain.to_be_asked(state)
        return [
            *([Promising(VOTE_YES_NOW), Promising(VOTE_NO_NOW)] if votes else []),
            Promising(VOTE_YES),
            Promising(GIVE_CARD),
            Promising(GIVE_RESOURCE, tuple(content.RESOURCE_KEYS), self.field_of(GIVE_RESOURCE)),
            Promising(JOIN),
            Promising(NOT_ENTER, land, self.field_of(NOT_ENTER)),
        ]

    def field_of(self, kind: str) -> str:
        return "resource" if kind == GIVE_RESOURCE else "territory"

    def when_time_runs_out(self, state: Graenaland, seat: int) -> int | None:
        """5.5: who lets the clock run out votes no; in a joint building he passes."""
        if state.pending == ask.VOTE:
            return m.NO
        return m.PASS if state.pending == ask.HELP else None

    def fared(self, promise: Promise, events: Sequence[Event]) -> Settled | None:
        return JUDGES[promise.kind](promise, events)

    # --- what bots go by ---

    def openings(self, state: Graenaland, seat: int) -> list[Opening]:
        return bargain.openings(state, seat) if self.discussed(state) is not None else []

    def coins(self, state: Graenaland, giver: int, receiver: int) -> list[Word]:
        return bargain.coins(state, giver, receiver)

    def outcomes(
        self, state: Graenaland, giver: int, receiver: int, word: Word, judge: Value
    ) -> tuple[Graenaland, Graenaland] | None:
        return bargain.outcomes(state, giver, receiver, word, judge)

    def worth(self, state: Graenaland, giver: int, receiver: int, word: Word) -> tuple[float, float]:
        return bargain.worth(state, giver, receiver, word)

    def stake(self, state: Graenaland, seat: int, promise: Promise, events: Sequence[Event]) -> Stake:
        if promise.kind == VOTE_YES:
            proposals = [number for number, told in enumerate(events) if told[0] == event.PROPOSAL]
            if not proposals or proposals[-1] < promise.events:
                return Stake()  # it was given in this very ballot
        return bargain.stake(state, seat, promise)

    def future(self, state: Graenaland) -> float:
        return bargain.future(state)

    def remark(self, state: Graenaland, seat: int, move: int, judge: Value) -> str | None:
        return bargain.remark(state, seat, move, judge)

    def threatens(self, state: Graenaland, seat: int) -> bool:
        return may_win_next(state, seat)


TALK: Final = GraenalandTalk()
