"""What a seat cannot see in Graenaland (section 8), dealt anew: unseen cards in other hands, face-down cards, decks.

Cards whose faces everybody has seen stay; every unseen card keeps its deck, for the backs show it. What a player has
shown not to have he is not given, as far as the other cards allow.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int
from nemeton.core.rng import Rng
from nemeton.core.state import PLAYERS, TURN
from nemeton.games.graenaland import ask
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland.rules_board import Board
from nemeton.games.graenaland.rules_round import seal_anything

MOST_DEALS: Final[Int] = 100  # tries to deal a world in which what has begun can be finished


def hide(state: Board, seat: Int, rng: Rng) -> None:
    """Whoever is being asked has something to choose from: worlds in which he could not pay are dealt again."""
    truth = state.at[:]
    possible = False
    for _ in range(MOST_DEALS):
        _hide_cards(state, seat, rng)
        possible = _can_be_asked(state, seat)
        if possible:
            break
    if not possible:
        state.at = truth
    for other in range(state.at[PLAYERS]):
        if other != seat and state.at[r.SEALED + other] != 0:
            seal_anything(state, other, rng)


def _can_be_asked(state: Board, seat: Int) -> bool:
    """Nobody is asked who has no choice, so another seat that decides now has one."""
    turn = state.at[TURN]
    if turn < 0 or turn == seat or state.asked() == ask.MOVE:
        return True
    state.count = -1
    possible = state.look() > 1
    state.count = -1
    return possible


def _hide_cards(state: Board, seat: Int, rng: Rng) -> None:
    at = state.at
    for deck in range(r.DECKS):
        _gather(state, seat, deck)
        for other in range(at[PLAYERS]):
            if other != seat:
                _deal_unseen(state, other, deck, rng)
        for tile in range(r.TILES):
            if r.TILE_DECK[tile] == deck:
                for i in range(at[r.DOWN_COUNT + tile]):
                    at[r.DOWN + tile * r.MOST_DOWN + i] = _draw_unseen(state, deck, 0, rng)


def _gather(state: Board, seat: Int, deck: Int) -> None:
    """All cards of a deck whose place the seat does not know, into the pile; HAND counts them as not yet dealt."""
    at = state.at
    for tile in range(r.TILES):
        if r.TILE_DECK[tile] == deck:
            for i in range(at[r.DOWN_COUNT + tile]):
                at[r.PILE + deck * r.PER_DECK + at[r.DOWN + tile * r.MOST_DOWN + i]] += 1
    for other in range(at[PLAYERS]):
        if other != seat:
            unseen: Int = 0
            for kind in range(deck * r.PER_DECK, deck * r.PER_DECK + r.PER_DECK):
                cards = at[r.HAND + other * r.KINDS + kind] - at[r.KNOWN + other * r.KINDS + kind]
                if cards > 0:
                    at[r.PILE + kind] += cards
                    at[r.HAND + other * r.KINDS + kind] -= cards
                    at[r.HELD + other * r.RESOURCES + r.KIND_RESOURCE[kind]] -= cards
                    unseen += cards
            # Until they are dealt again they stand, by their number, in the first kind of the deck.
            at[r.HAND + other * r.KINDS + deck * r.PER_DECK] += unseen


def _deal_unseen(state: Board, seat: Int, deck: Int, rng: Rng) -> None:
    at = state.at
    first = deck * r.PER_DECK
    unseen = at[r.HAND + seat * r.KINDS + first] - at[r.KNOWN + seat * r.KINDS + first]
    at[r.HAND + seat * r.KINDS + first] -= unseen
    for _ in range(unseen):
        kind = first + _draw_unseen(state, deck, (at[r.LACKS + seat] >> first) & ((1 << r.PER_DECK) - 1), rng)
        at[r.HAND + seat * r.KINDS + kind] += 1
        at[r.HELD + seat * r.RESOURCES + r.KIND_RESOURCE[kind]] += 1


def _draw_unseen(state: Board, deck: Int, lacks: Int, rng: Rng) -> Int:
    """A card out of the pile, none of the kinds in `lacks` if it can be; its place in the deck."""
    at = state.at
    pile = r.PILE + deck * r.PER_DECK
    total: Int = 0
    for what in range(r.PER_DECK):
        if (lacks >> what) & 1 == 0:
            total += at[pile + what]
    if total == 0:
        return _draw_unseen(state, deck, 0, rng)
    ticket = rng.below(total)
    what = 0
    while (lacks >> what) & 1 != 0 or ticket >= at[pile + what]:
        if (lacks >> what) & 1 == 0:
            ticket -= at[pile + what]
        what += 1
    at[pile + what] -= 1
    return what
