"""Joint building (G-34, 5.7): the lead player names a facility, everybody may pledge, it is built or all goes back."""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.core.state import PLAYERS
from nemeton.games.graenaland import ask, event
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_memory as memory
from nemeton.games.graenaland import rules_pay as pay
from nemeton.games.graenaland.rules_board import Board


def somebody_may_help(state: Board, seat: Int) -> Int:
    """GC-8: bit set of the resources that some other player may hold, for all that everybody has seen (GA-15)."""
    resources: Int = 0
    for other in range(state.at[PLAYERS]):
        if other != seat:
            resources |= state.may_hold(other)
    return resources


def begin_joint(state: Board, lead: Int, project: Int) -> None:
    """Once in a phase (G-34)."""
    state.at[r.JOINT_USED] = 1
    _tell_joint(state, event.JOINT, lead, project)
    state.push(ask.JOINT_END, lead)
    state.push(ask.HELPING, state.left_of(lead))
    state.push(ask.PLEDGE, lead)


def _tell_joint(state: Board, what: Int, lead: Int, project: Int) -> None:
    state.tell(what, lead, (project - m.JOINT) // r.TILES, (project - m.JOINT) % r.TILES)


# --- pledging ---


def find_pledges(state: Board, seat: Int, first: Int) -> None:
    """The lead player may pledge any open slot from all his sources; others from their hand (GA-14)."""
    leads = seat == state.lead()
    markets = pay.markets_left(state, seat) if leads else 0
    for resource in range(r.GOLD):
        if pay.slots_of(state.need(), resource) != 0:
            for source in range(r.SOURCES):
                if (
                    resource * r.SOURCES + source >= first
                    and (leads or source == r.MATCH or source == r.JOKER)
                    and pay.usable(state, seat, resource, source, markets)
                ):
                    state.add(m.PLEDGE + resource * r.SOURCES + source)


def pledge_on(state: Board, kind: Int, seat: Int, move: Int) -> None:
    """5.7, 2 and 3: slot after slot, until he has enough. Who is asked to help has a fitting card; all see it."""
    if move == m.PASS:
        memory.has_one(state, seat, _fitting(state))
    if move == m.ENOUGH or move == m.PASS:
        state.tell(event.NO_PLEDGE, seat)
        return
    _pledge(state, seat, move - m.PLEDGE)
    if state.need() == 0:
        return
    if kind == ask.PLEDGE or _fits(state, seat):
        state.push(kind, seat, move - m.PLEDGE)
    else:
        memory.lacks(state, seat, _fitting(state))


def _fitting(state: Board) -> Int:
    """Bit set of the kinds of cards that could cover an open slot."""
    return memory.kinds_of(pay.wanted(state.need()))


def _pledge(state: Board, seat: Int, payment: Int) -> None:
    """Pledges are open; the card lies ready until the building is done or cancelled."""
    at = state.at
    number = at[r.PLEDGED]
    at[r.PLEDGED] += 1
    at[r.PLEDGER + number] = seat
    at[r.PLEDGE_OF + number] = payment
    at[r.PLEDGE_CARD + number] = pay.cover(state, seat, payment)
    pay.tell_payment(state, event.PLEDGE, seat, payment)


def _fits(state: Board, seat: Int) -> bool:
    """Whether a card in this hand could cover an open slot."""
    fitting = pay.wanted(state.need())
    for resource in range(r.RESOURCES):
        if (fitting >> resource) & 1 != 0 and state.held(seat, resource) > 0:
            return True
    return False


def ask_helper(state: Board, seat: Int) -> None:
    """GA-15: everybody, clockwise; who has no fitting card is passed over, and all see it."""
    while state.need() != 0 and seat != state.lead():
        if _fits(state, seat):
            state.push(ask.HELPING, state.left_of(seat))
            state.push(ask.HELP, seat)
            return
        state.tell(event.CANNOT_HELP, seat)
        state.shows_to_lack(seat, _fitting(state))
        seat = state.left_of(seat)


# --- built or not ---


def end_pledging(state: Board, lead: Int) -> None:
    """5.7, 4 and 5: built if every slot is filled; else the lead player fills what is open or cancels (GC-9)."""
    if state.need() == 0:
        build(state, lead)
    else:
        state.push(ask.FILL, lead)


def fill(state: Board, lead: Int, move: Int) -> None:
    if move == m.CANCEL:
        cancel(state, lead)
        return
    _pledge(state, lead, move - m.PLEDGE)
    if state.need() == 0:
        build(state, lead)
    else:
        state.push(ask.FILL, lead, pay.first_source(state, move - m.PLEDGE), 1)


def build(state: Board, lead: Int) -> None:
    """All pledged cards are paid."""
    at = state.at
    for number in range(at[r.PLEDGED]):
        if at[r.PLEDGE_CARD + number] != r.NOTHING:
            state.discard(at[r.PLEDGE_CARD + number])
    project = _clear(state)
    pay.release_supply(state)
    state.put_facility((project - m.JOINT) // r.TILES, (project - m.JOINT) % r.TILES)
    _tell_joint(state, event.JOINT_BUILT, lead, project)


def cancel(state: Board, lead: Int) -> None:
    """All pledges go back. GA-16: he may still build the same alone."""
    at = state.at
    for number in range(at[r.PLEDGED]):
        if at[r.PLEDGE_CARD + number] != r.NOTHING:
            state.take_card(at[r.PLEDGER + number], at[r.PLEDGE_CARD + number])
        else:
            at[r.HALVES] = r.BOTH_HALVES
        if pay.needs_market(at[r.PLEDGE_OF + number] % r.SOURCES):
            at[r.MARKETS_USED] -= 1
    _tell_joint(state, event.JOINT_CANCELLED, lead, _clear(state))


def _clear(state: Board) -> Int:
    """Nothing is under way any more; what it was."""
    at = state.at
    project = at[r.PROJECT]
    at[r.PROJECT] = r.NOTHING
    at[r.NEED] = 0
    for i in range(r.PLEDGED, r.PLEDGE_CARD + r.MOST_SLOTS):
        at[i] = 0
    return project
