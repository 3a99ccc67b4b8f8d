"""Splits of what lies at a territory, by coalition (sections 12 and 13): just enough for a smallest majority."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, Ints, filled, zeros
from nemeton.core.state import PLAYERS
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_ballot as ballot
from nemeton.games.graenaland import value_progress as progress
from nemeton.games.graenaland.rules import Graenaland

UNSEEN_CARD: Final = 1.0
PARTNER_AGREES: Final = 0.85
NOBODY_AGREES: Final = 0.05


def no_plan() -> Ints:
    """An offer of nothing to everybody."""
    return filled(0, r.MOST_PLAYERS * r.OFFERS)


def fair_share(votes: Int, total: Int, cards: Int) -> Int:
    """Section 13: what a voter can ask for, at least one card."""
    fair = votes * cards // total
    return fair if fair > 1 else 1


def content_with(state: Graenaland, seat: Int) -> bool:
    """Whether the player is likely to accept the proposal that is being voted on."""
    at = state.at
    cards: Int = 0
    offered: Int = 0
    for other in range(at[PLAYERS]):
        for what in range(r.OFFERS):
            cards += ballot.offer(state, other, what)
            if other == seat:
                offered += ballot.offer(state, other, what)
    return offered >= fair_share(at[r.VOTES + seat], at[r.ALL_VOTES], cards)


def count_votes(state: Graenaland, tile: Int, votes: Ints) -> Int:
    """Of every seat into `votes`; their sum."""
    total: Int = 0
    for seat in range(state.at[PLAYERS]):
        votes[seat] = state.votes(seat, tile)
        total += votes[seat]
    return total


def best_split(state: Graenaland, seat: Int, tile: Int, plan: Ints) -> float:
    """The best split that just satisfies a smallest majority, written into `plan`; how likely it is accepted."""
    players = state.at[PLAYERS]
    cards = state.cards_at(tile)
    votes = filled(0, r.MOST_PLAYERS)
    total = count_votes(state, tile, votes)
    best = 0.0
    partners: Int = r.NOTHING
    if ballot.is_majority(votes[seat], total):
        partners = 0
    else:
        asked = filled(0, r.MOST_PLAYERS)
        costs = zeros(r.MOST_PLAYERS)
        for other in range(players):
            if other != seat and votes[other] > 0:
                asked[other] = fair_share(votes[other], total, cards)
                costs[other] = float(asked[other]) * rivalry(state, seat, other) + 0.15
        for chosen in range(1 << players):
            if (chosen >> seat) & 1 == 0 and smallest_majority(chosen, votes, seat, total):
                left = cards
                cost = 0.0
                for other in range(players):
                    if (chosen >> other) & 1 != 0:
                        left -= asked[other]
                        cost += costs[other]
                        cost += 0.01 * float((other + players - seat) % players)  # no seat is preferred for its number
                if left > 0 and float(left) - cost > best:
                    best = float(left) - cost
                    partners = chosen
    write_split(state, seat, tile, partners, votes, total, plan)
    if partners == r.NOTHING:
        return NOBODY_AGREES
    agrees = 1.0
    for other in range(players):
        if (partners >> other) & 1 != 0:
            agrees *= PARTNER_AGREES
    return agrees


def smallest_majority(chosen: Int, votes: Ints, seat: Int, total: Int) -> bool:
    """Whether the proposer and these partners have more than half, and would not without any one of them."""
    together = votes[seat]
    least: Int = 1000
    for other in range(r.MOST_PLAYERS):
        if (chosen >> other) & 1 != 0:
            together += votes[other]
            if votes[other] < least:
                least = votes[other]
    return ballot.is_majority(together, total) and least > 0 and not ballot.is_majority(together - least, total)


def rivalry(state: Graenaland, seat: Int, other: Int) -> float:
    """How much it hurts to give a card to that player: the more the nearer he is to victory."""
    settled = float(state.fulfilled(other) - state.fulfilled(seat))
    return 0.2 + (0.15 * settled if settled > 0.0 else 0.0)


def write_split(state: Graenaland, seat: Int, tile: Int, partners: Int, votes: Ints, total: Int, plan: Ints) -> None:
    """Every partner gets his fair share, of the cards the proposer needs least; the rest is the proposer's."""
    deck = r.TILE_DECK[tile]
    for what in range(r.OFFERS):
        plan[seat * r.OFFERS + what] = state.lying(tile, what)
    if partners <= 0:
        return
    cards = state.cards_at(tile)
    for other in range(state.at[PLAYERS]):
        if (partners >> other) & 1 != 0:
            for _ in range(fair_share(votes[other], total, cards)):
                given: Int = r.NOTHING
                least = 100.0
                for what in range(r.OFFERS):
                    if plan[seat * r.OFFERS + what] > 0:
                        worth = UNSEEN_CARD
                        if what < r.PER_DECK:
                            resource = r.KIND_RESOURCE[deck * r.PER_DECK + what]
                            held = state.held(seat, resource) + plan[seat * r.OFFERS + what]
                            worth = progress.card_worth(resource, held)
                        if worth < least:
                            least = worth
                            given = what
                plan[seat * r.OFFERS + given] -= 1
                plan[other * r.OFFERS + given] += 1


def in_some_split(state: Graenaland, seat: Int, receiver: Int) -> bool:
    """Whether the proposer or a partner in some smallest majority can be the receiver."""
    if receiver == seat:
        return True
    votes = filled(0, r.MOST_PLAYERS)
    total = count_votes(state, state.proposed(), votes)
    if ballot.is_majority(votes[seat], total):
        return False
    for chosen in range(1 << state.at[PLAYERS]):
        if (
            (chosen >> receiver) & 1 != 0
            and (chosen >> seat) & 1 == 0
            and smallest_majority(chosen, votes, seat, total)
        ):
            return True
    return False
