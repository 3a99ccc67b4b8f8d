"""The third phase of a round: proposals how to split what lies at a territory, and the ballots on them (5.3, 5.5).

A proposal stands in the row as one offer to each seat; an offer counts cards by their place in the territory's deck,
face-down cards last.
"""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.core.state import NOBODY, PLAYERS
from nemeton.games.graenaland import ask, event
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland.rules_board import Board

# --- proposals (G-8 to G-10) ---


def next_proposer(state: Board, seat: Int) -> None:
    """G-8: from the left of the lead player on, who himself proposes nothing."""
    if seat == state.lead():
        state.push(ask.LEADING, seat)
    else:
        state.push(ask.PROPOSING, state.left_of(seat))
        state.push(ask.PROPOSE, seat)


def find_proposals(state: Board, seat: Int) -> None:
    """G-9: where the proposer has a vote and a card lies; or none (GA-4)."""
    may_pass = 1 - state.at[r.MUST_PROPOSE]
    if may_pass != 0:
        state.add(m.PASS)
    for tile in range(r.TILES):
        if state.cards_at(tile) > 0 and state.votes(seat, tile) > 0:
            state.add(m.PROPOSE + tile)
    if state.count == may_pass:
        state.count = 0  # no territory to propose for: not asked


def propose(state: Board, seat: Int, move: Int) -> None:
    if move == m.PASS:
        state.tell(event.PASS, seat)
        return
    state.at[r.PROPOSER] = seat
    state.at[r.PROPOSED] = move - m.PROPOSE
    _ask_receivers(state, seat, 0)


def _ask_receivers(state: Board, seat: Int, what: Int) -> None:
    """G-9, GC-17: a receiver for every card in canonical order, face-down cards last."""
    tile = state.proposed()
    while what < r.OFFERS:
        cards = state.lying(tile, what)
        if cards > 0:
            state.push(ask.GIVE, seat, what * r.RUN + cards)
            return
        what += 1
    _open_ballot(state, seat, tile)


def find_receivers(state: Board, a: Int, first: Int) -> None:
    """GA-5, G-16: anybody may receive. GC-17: equal cards go to seats in non-falling order."""
    what = a // r.RUN
    deck = r.TILE_DECK[state.proposed()]
    card = r.KIND_RESOURCE[deck * r.PER_DECK + what] if what < r.PER_DECK else r.UNKNOWN
    for seat in range(first, state.at[PLAYERS]):
        state.add(m.GIVE + card * r.MOST_PLAYERS + seat)


def assign(state: Board, seat: Int, a: Int, move: Int) -> None:
    receiver = (move - m.GIVE) % r.MOST_PLAYERS
    state.at[r.OFFER + receiver * r.OFFERS + a // r.RUN] += 1
    if a % r.RUN > 1:
        state.push(ask.GIVE, seat, a - 1, receiver)
    else:
        _ask_receivers(state, seat, a // r.RUN + 1)


def offer(state: Board, seat: Int, what: Int) -> Int:
    return state.at[r.OFFER + seat * r.OFFERS + what]


def offered(state: Board, seat: Int) -> Int:
    """What the proposal gives to a player, as events write it: six bits for each resource and face-down cards."""
    at = state.at  # hot
    first_kind = r.TILE_DECK[at[r.PROPOSED]] * r.PER_DECK
    first = r.OFFER + seat * r.OFFERS
    cards: Int = at[first + r.PER_DECK] << (6 * r.UNKNOWN)
    for what in range(r.PER_DECK):
        cards += at[first + what] << (6 * r.KIND_RESOURCE[first_kind + what])
    return cards


# --- the ballot (G-15, G-16, GA-6) ---


def majority(total: Int) -> Int:
    """G-15: how many votes are more than half."""
    return total // 2 + 1


def is_majority(votes: Int, total: Int) -> bool:
    return votes >= majority(total)


def _open_ballot(state: Board, proposer: Int, tile: Int) -> None:
    at = state.at
    total: Int = 0
    for seat in range(at[PLAYERS]):
        votes = state.votes(seat, tile)
        at[r.VOTES + seat] = votes
        total += votes
    at[r.BALLOT + proposer] = r.VOTED_YES
    at[r.YES_VOTES] = at[r.VOTES + proposer]
    at[r.ALL_VOTES] = total
    at[r.OPEN_VOTES] = total - at[r.YES_VOTES]
    state.tell(event.PROPOSAL, proposer, tile, at[r.YES_VOTES], total)
    for seat in range(at[PLAYERS]):
        cards = offered(state, seat)
        if cards > 0:
            state.tell(event.OFFER, seat, cards)
    state.push(ask.BALLOTING, state.left_of(proposer))


def accepted(state: Board) -> bool:
    return is_majority(state.at[r.YES_VOTES], state.at[r.ALL_VOTES])


def rejected(state: Board) -> bool:
    """Not even all who have not voted yet could save it."""
    return not is_majority(state.at[r.YES_VOTES] + state.at[r.OPEN_VOTES], state.at[r.ALL_VOTES])


def go_on_voting(state: Board, seat: Int) -> None:
    """GA-6: clockwise from the proposer's left; nobody is asked once the result is fixed (GA-24)."""
    at = state.at
    if accepted(state):
        _accept(state)
    elif rejected(state):
        state.tell(event.REJECTED, at[r.PROPOSED], at[r.YES_VOTES], at[r.ALL_VOTES])
        _clear_ballot(state)
    else:
        while at[r.VOTES + seat] == 0 or at[r.BALLOT + seat] != 0:
            seat = state.left_of(seat)
        state.push(ask.BALLOTING, state.left_of(seat))
        state.push(ask.VOTE, seat)


def vote(state: Board, seat: Int, move: Int) -> None:
    """All votes of a player go the same way; the lead player votes too (G-16)."""
    at = state.at
    votes = at[r.VOTES + seat]
    at[r.OPEN_VOTES] -= votes
    if move == m.YES:
        at[r.YES_VOTES] += votes
    at[r.BALLOT + seat] = r.VOTED_YES if move == m.YES else r.VOTED_NO
    state.tell(event.VOTE, seat, 1 if move == m.YES else 0, votes)


def _accept(state: Board) -> None:
    """Every card goes to its receiver; a face-down card is seen only by him (GA-7)."""
    at = state.at
    tile = at[r.PROPOSED]
    deck = r.TILE_DECK[tile]
    state.tell(event.ACCEPTED, tile, at[r.YES_VOTES], at[r.ALL_VOTES])
    next_down: Int = 0
    for seat in range(at[PLAYERS]):
        cards = offered(state, seat)
        if cards == 0:
            continue
        for what in range(r.PER_DECK):
            for _ in range(offer(state, seat, what)):
                state.take_card(seat, deck * r.PER_DECK + what)
        state.tell(event.TAKES, seat, cards, tile)
        for _ in range(offer(state, seat, r.PER_DECK)):
            kind = state.face_down(tile, next_down)
            state.take_unseen(seat, kind, state.batch_down(tile, next_down))
            next_down += 1
            state.tell(event.LOOKS, seat, r.KIND_RESOURCE[kind])
    state.clear_cards(tile)
    _clear_ballot(state)


def _clear_ballot(state: Board) -> None:
    at = state.at
    at[r.PROPOSER] = NOBODY
    at[r.PROPOSED] = r.NOTHING
    for i in range(r.OFFER, r.OPEN_VOTES + 1):
        at[i] = 0
