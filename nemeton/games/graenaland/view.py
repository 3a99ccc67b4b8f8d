"""What a seat sees of a game of Graenaland (docs/rules/graenaland.md, section 8), built field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from nemeton.core.state import NOBODY, phase
from nemeton.core.tables import decision_names
from nemeton.games.graenaland import ask, content
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_ballot as ballot
from nemeton.games.graenaland import rules_pay as pay
from nemeton.games.graenaland.about import project_name
from nemeton.games.graenaland.notation import NOTATION, card_keys, payment_of
from nemeton.games.graenaland.rules import Graenaland

PHASES = decision_names(ask)


Ballot = Literal["yes", "no"] | None
BALLOTS: tuple[Ballot, ...] = (None, "yes", "no")


class HeroView(TypedDict):
    seat: int
    hero: str
    votes: int


class TerritoryView(TypedDict):
    territory: str
    place: int
    row: str
    terrain: str
    villages: list[int]
    settlements: list[int]
    buildings: list[int | None]  # owner by kind of building; None: free, or no such symbol here
    sites: list[bool]
    facilities: list[bool]
    heroes: list[HeroView]
    cards: list[int]  # open cards by resource
    down: int
    limit: int
    votes: list[int]
    total: int
    needed: int
    decides: int | None  # who has more than half alone
    neighbours: list[str]


class ConditionView(TypedDict):
    condition: str
    threshold: int
    points: int  # 0 but in the advanced game
    grade: str | None


class DeckView(TypedDict):
    deck: str
    pile: int
    discards: list[int]


class SupplyView(TypedDict):
    open: list[str] | None
    usable: list[bool]  # which halves the lead player can still use
    pile: int
    discards: int


class ProposalView(TypedDict):
    seat: int
    territory: str
    offers: list[list[str]]
    complete: bool  # False while the proposer still names receivers
    votes: list[int]
    ballot: list[Ballot]
    yes: int
    no: int
    undecided: int
    total: int
    needed: int


class PledgeView(TypedDict):
    seat: int
    resource: str
    source: str
    spent: str | None


class ProjectView(TypedDict):
    seat: int
    project: str
    territory: str | None
    joint: bool
    need: list[str]
    fees: int
    pledges: list[PledgeView]


class SeatView(TypedDict):
    hand: list[int] | None  # by resource; None: hidden
    hand_size: int
    seen: list[int]  # cards everybody has seen, by resource
    backs: list[int]  # all cards by deck
    army: int
    houses: int
    heroes: list[str | None]  # territory by hero; None: not in play
    measures: list[int]
    fulfilled: list[bool]
    conditions: int
    points: int
    place: int
    may_win_next: bool
    markets: int
    sealed: bool  # has chosen a hero move
    choice: str | None  # the own one


class GraenalandView(TypedDict):
    players: int
    turn: int
    awaited: list[int]
    phase: str
    round: int
    round_limit: int
    lead: int | None
    declarer: int | None
    advanced: bool
    needed: int
    conditions: list[ConditionView]
    territories: list[TerritoryView]
    decks: list[DeckView]
    tokens: list[int]
    supply: SupplyView
    joint_used: bool
    proposal: ProposalView | None
    project: ProjectView | None
    seats: list[SeatView]


def view(state: Graenaland, seat: int | None) -> GraenalandView:
    return views(state, [seat])[0]


def views(state: Graenaland, seats: Sequence[int | None]) -> list[GraenalandView]:
    """What everybody sees is made once; each seat sees its own hand and choice besides."""
    everybody = _open_view(state)
    return [everybody if seat is None else _with_own(state, everybody, seat) for seat in seats]


def _with_own(state: Graenaland, everybody: GraenalandView, seat: int) -> GraenalandView:
    seats, sealed = everybody["seats"].copy(), state.at[r.SEALED + seat]
    choice = NOTATION.say(sealed - 1) if sealed > 0 else None
    seats[seat] = {**seats[seat], "hand": _hand(state, seat), "choice": choice}
    return {**everybody, "seats": seats}


def _open_view(state: Graenaland) -> GraenalandView:
    at = state.at
    awaited = state.awaited()
    return {
        "players": state.players,
        "turn": awaited[0] if awaited else state.turn,
        "awaited": awaited,
        "phase": phase(state, PHASES),
        "round": at[r.ROUND],
        "round_limit": at[r.ROUND_LIMIT],
        "lead": _seat_or_none(state.lead()),
        "declarer": _seat_or_none(state.declarer()),
        "advanced": bool(at[r.ADVANCED]),
        "needed": at[r.NEEDED],
        "conditions": [_condition(state, condition) for condition in range(r.CONDITIONS)],
        "territories": [
            _territory(state, state.tile_at(place), place)
            for place in range(state.territories())
            if state.tile_at(place) != r.NOTHING
        ],
        "decks": [_deck(state, deck) for deck in range(r.DECKS)],
        "tokens": [state.tokens(facility) for facility in range(r.FACILITIES)],
        "supply": {
            "open": content.SUPPLY_KEYS[at[r.SUPPLY_OPEN]] if at[r.SUPPLY_OPEN] != r.NOTHING else None,
            "usable": [bool(at[r.HALVES] & half) for half in (r.FIRST_HALF, r.SECOND_HALF)],
            "pile": int(at[r.SUPPLY_PILE]).bit_count(),
            "discards": int(at[r.SUPPLY_DISCARDS]).bit_count(),
        },
        "joint_used": bool(at[r.JOINT_USED]),
        "proposal": _proposal(state) if state.proposer() != NOBODY else None,
        "project": _project(state) if state.project() != r.NOTHING else None,
        "seats": [_seat(state, seat) for seat in range(state.players)],
    }


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _condition(state: Graenaland, condition: int) -> ConditionView:
    grade = state.at[r.GRADE + condition]
    return {
        "condition": content.CONDITION_KEYS[condition],
        "threshold": state.threshold(condition),
        "points": state.at[r.WORTH + condition],
        "grade": content.GRADE_KEYS[grade - 1] if grade else None,
    }


def _territory(state: Graenaland, tile: int, place: int) -> TerritoryView:
    seats = range(state.players)
    deck = content.TERRITORY_DECKS[tile]
    votes = [state.votes(seat, tile) for seat in seats]
    total = sum(votes)
    open_cards = [0] * r.RESOURCES
    for what in range(r.PER_DECK):
        open_cards[content.KIND_RESOURCES[deck * r.PER_DECK + what]] = state.lying(tile, what)
    return {
        "territory": content.TERRITORY_KEYS[tile],
        "place": place,
        "row": "coast" if state.on_coast(tile) else "inland",
        "terrain": content.DECK_KEYS[deck],
        "villages": [state.villages(seat, tile) for seat in seats],
        "settlements": [state.settled(seat, tile) for seat in seats],
        "buildings": [_seat_or_none(state.owner(tile, building)) for building in range(r.BUILDINGS)],
        "sites": [state.has_symbol(tile, building) for building in range(r.BUILDINGS)],
        "facilities": [state.has_facility(tile, facility) for facility in range(r.FACILITIES)],
        "heroes": [
            {"seat": seat, "hero": content.HERO_KEYS[hero], "votes": state.hero_votes(seat, tile)}
            for seat in seats
            for hero in range(r.HEROES)
            if state.hero(seat, hero) == tile
        ],
        "cards": open_cards,
        "down": state.lying(tile, r.PER_DECK),
        "limit": state.storage(tile),
        "votes": votes,
        "total": total,
        "needed": ballot.majority(total),
        "decides": next((seat for seat in seats if ballot.is_majority(votes[seat], total)), None),
        "neighbours": [content.TERRITORY_KEYS[other] for other in range(r.TILES) if state.adjacent(tile, other)],
    }


def _deck(state: Graenaland, deck: int) -> DeckView:
    kinds = range(deck * r.PER_DECK, deck * r.PER_DECK + r.PER_DECK)
    discards = [0] * r.RESOURCES
    for kind in kinds:
        discards[content.KIND_RESOURCES[kind]] = state.discards(kind)
    return {"deck": content.DECK_KEYS[deck], "pile": sum(state.pile(kind) for kind in kinds), "discards": discards}


def _proposal(state: Graenaland) -> ProposalView:
    at = state.at
    total, yes, undecided = at[r.ALL_VOTES], at[r.YES_VOTES], at[r.OPEN_VOTES]
    return {
        "seat": state.proposer(),
        "territory": content.TERRITORY_KEYS[state.proposed()],
        "offers": [card_keys(ballot.offered(state, seat)) for seat in range(state.players)],
        "complete": total > 0,
        "votes": [at[r.VOTES + seat] for seat in range(state.players)],
        "ballot": [BALLOTS[at[r.BALLOT + seat]] for seat in range(state.players)],
        "yes": yes,
        "no": total - yes - undecided,
        "undecided": undecided,
        "total": total,
        "needed": ballot.majority(total),
    }


def _project(state: Graenaland) -> ProjectView:
    at = state.at
    name, tile = project_name(state.project())
    joint = state.project() >= m.JOINT
    return {
        "seat": state.lead() if joint or state.declarer() == NOBODY else state.turn,  # G-37
        "project": name,
        "territory": content.TERRITORY_KEYS[tile] if tile is not None else None,
        "joint": joint,
        "need": content.cost_keys(state.need()),
        "fees": at[r.FEES_DUE],
        "pledges": [_pledge(state, number) for number in range(at[r.PLEDGED])],
    }


def _pledge(state: Graenaland, number: int) -> PledgeView:
    resource, source, spent = payment_of(state.at[r.PLEDGE_OF + number])
    return {
        "seat": state.at[r.PLEDGER + number],
        "resource": content.RESOURCE_KEYS[resource],
        "source": source,
        "spent": content.RESOURCE_KEYS[spent] if source not in ("half", "whole") else None,
    }


def _hand(state: Graenaland, seat: int) -> list[int]:
    return [state.held(seat, resource) for resource in range(r.RESOURCES)]


def _seat(state: Graenaland, seat: int) -> SeatView:
    """As everybody sees it."""
    seen = [0] * r.RESOURCES
    backs = [0] * r.DECKS
    for kind in range(r.KINDS):
        seen[content.KIND_RESOURCES[kind]] += state.seen(seat, kind)
        backs[kind // r.PER_DECK] += state.hand(seat, kind)
    heroes = [state.hero(seat, hero) for hero in range(r.HEROES)]
    return {
        "hand": _hand(state, seat) if state.at[r.OPEN_HANDS] else None,
        "hand_size": state.hand_size(seat),
        "seen": seen,
        "backs": backs,
        "army": state.army(seat),
        "houses": state.houses(seat),
        "heroes": [content.TERRITORY_KEYS[tile] if tile != r.NOTHING else None for tile in heroes],
        "measures": [state.measure(seat, condition) for condition in range(r.CONDITIONS)],
        "fulfilled": [state.fulfils(seat, condition) for condition in range(r.CONDITIONS)],
        "conditions": state.fulfilled(seat),
        "points": state.score(seat),
        "place": state.place(seat),
        "may_win_next": may_win_next(state, seat),
        "markets": max(0, pay.markets_left(state, seat)) if state.lead() != NOBODY else 0,
        "sealed": state.at[r.SEALED + seat] > 0,
        "choice": None,
    }


def may_win_next(state: Graenaland, seat: int) -> bool:
    """Whether the player has enough conditions, or one more step would give him enough (section 13)."""
    lacking = state.at[r.NEEDED] - state.reached(seat)
    return lacking <= 0 or any(
        state.measure(seat, condition) == state.threshold(condition) - 1 and state.counts(condition) >= lacking
        for condition in range(r.CONDITIONS)
    )
