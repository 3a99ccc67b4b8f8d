"""Splits of what lies at a territory, by coalition (sections 12 and 13): just enough for a smallest majority."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, Ints, filled
from nemeton.core.state import PLAYERS
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.rules_row import (
    ALL_VOTES,
    DOWN_COUNT,
    GOLD,
    HELD,
    KIND_RESOURCE,
    MOST_PLAYERS,
    NOTHING,
    OFFER,
    OPEN,
    PER_DECK,
    PROPOSED,
    RESOURCES,
    TILE_DECK,
    VOTES,
)
from nemeton.games.graenaland.value_progress import GOLD_CARD, worth_of

UNSEEN_CARD: Final = 1.0
PARTNER_AGREES: Final = 0.85
NOBODY_AGREES: Final = 0.05
PLAN: Final[Int] = PER_DECK + 1  # numbers of a plan for each seat


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
        for i in range(OFFER + other * PLAN, OFFER + other * PLAN + PLAN):
            cards += at[i]
            if other == seat:
                offered += at[i]
    return offered >= fair_share(at[VOTES + seat], at[ALL_VOTES], cards)


def best_split(state: Graenaland, seat: Int, tile: Int, plan: Ints) -> float:
    """The best split that just satisfies a smallest majority, written into `plan`; how likely it is accepted."""
    at = state.at
    players = at[PLAYERS]
    cards = state.cards_at(tile)
    votes = filled(0, MOST_PLAYERS)
    total: Int = 0
    for other in range(players):
        votes[other] = state.votes(other, tile)
        total += votes[other]
    best = 0.0
    partners: Int = NOTHING
    if 2 * votes[seat] > total:
        partners = 0
    else:
        for chosen in range(1 << players):
            if (chosen >> seat) & 1 == 0 and smallest_majority(chosen, votes, seat, total):
                left = cards
                cost = 0.0
                for other in range(players):
                    if (chosen >> other) & 1 != 0:
                        asked = fair_share(votes[other], total, cards)
                        left -= asked
                        cost += float(asked) * rivalry(state, seat, other) + 0.15
                        cost += 0.01 * float((other + players - seat) % players)  # no seat is preferred for its number
                if left > 0 and float(left) - cost > best:
                    best = float(left) - cost
                    partners = chosen
    write_split(state, seat, tile, partners, votes, total, plan)
    if partners == NOTHING:
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
    for other in range(MOST_PLAYERS):
        if (chosen >> other) & 1 != 0:
            together += votes[other]
            if votes[other] < least:
                least = votes[other]
    return 2 * together > total and least > 0 and 2 * (together - least) <= total


def rivalry(state: Graenaland, seat: Int, other: Int) -> float:
    """How much it hurts to give a card to that player: the more the nearer he is to victory."""
    settled = float(state.fulfilled(other) - state.fulfilled(seat))
    return 0.2 + (0.15 * settled if settled > 0.0 else 0.0)


def write_split(state: Graenaland, seat: Int, tile: Int, partners: Int, votes: Ints, total: Int, plan: Ints) -> None:
    """Every partner gets his fair share, of the cards the proposer needs least; the rest is the proposer's."""
    at = state.at
    deck = TILE_DECK[tile]
    for what in range(PLAN):
        plan[seat * PLAN + what] = at[OPEN + tile * PER_DECK + what] if what < PER_DECK else at[DOWN_COUNT + tile]
    if partners <= 0:
        return
    cards = state.cards_at(tile)
    for other in range(at[PLAYERS]):
        if (partners >> other) & 1 != 0:
            for _ in range(fair_share(votes[other], total, cards)):
                given: Int = NOTHING
                least = 100.0
                for what in range(PLAN):
                    if plan[seat * PLAN + what] > 0:
                        worth = UNSEEN_CARD
                        if what < PER_DECK:
                            resource = KIND_RESOURCE[deck * PER_DECK + what]
                            held = at[HELD + seat * RESOURCES + resource] + plan[seat * PLAN + what]
                            worth = GOLD_CARD if resource == GOLD else worth_of(held) - worth_of(held - 1)
                        if worth < least:
                            least = worth
                            given = what
                plan[seat * PLAN + given] -= 1
                plan[other * PLAN + given] += 1


def in_some_split(state: Graenaland, seat: Int, receiver: Int) -> bool:
    """Whether the proposer or a partner in some smallest majority can be the receiver."""
    at = state.at
    tile = at[PROPOSED]
    votes = filled(0, MOST_PLAYERS)
    total: Int = 0
    for other in range(at[PLAYERS]):
        votes[other] = state.votes(other, tile)
        total += votes[other]
    if receiver == seat:
        return True
    if 2 * votes[seat] > total:
        return False
    for chosen in range(1 << at[PLAYERS]):
        if (
            (chosen >> receiver) & 1 != 0
            and (chosen >> seat) & 1 == 0
            and smallest_majority(chosen, votes, seat, total)
        ):
            return True
    return False
