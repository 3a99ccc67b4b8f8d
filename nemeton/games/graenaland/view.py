"""What a seat sees of a game of Graenaland (section 8 of the dossier), built field by field."""

from __future__ import annotations

from typing import Literal, TypedDict

from nemeton.core.state import CHANCE, NOBODY, OVER
from nemeton.games.graenaland import rules_row as r
from nemeton.games.graenaland.content import (
    BUILDING_KEYS,
    CONDITION_KEYS,
    DECK_KEYS,
    FACILITY_KEYS,
    GRADE_KEYS,
    HERO_KEYS,
    KIND_RESOURCES,
    RESOURCE_KEYS,
    TERRITORY_DECKS,
    TERRITORY_KEYS,
    TERRITORY_SITES,
)
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.text import card_keys, cost_keys, payment_of, say, supply_keys

PHASES = (
    "settle",
    "stand",
    "move",
    "propose",
    "give",
    "vote",
    "build",
    "spare",
    "pay",
    "fee",
    "arrive",
    "make_room",
    "pledge",
    "help",
    "fill",
)

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
    at = state.at
    awaited = state.awaited()
    turn = awaited[0] if awaited else state.turn
    return {
        "players": state.players,
        "turn": turn,
        "awaited": awaited,
        "phase": "over" if turn == OVER else "deal" if turn == CHANCE else PHASES[state.pending],
        "round": at[r.ROUND],
        "round_limit": at[r.ROUND_LIMIT],
        "lead": _seat_or_none(at[r.LEAD]),
        "declarer": _seat_or_none(at[r.DECLARER]),
        "advanced": bool(at[r.ADVANCED]),
        "needed": at[r.NEEDED],
        "conditions": [_condition(state, condition) for condition in range(r.CONDITIONS)],
        "territories": [
            _territory(state, at[r.TILE_AT + place], place)
            for place in range(2 * state.players - 1)
            if at[r.TILE_AT + place] != r.NOTHING
        ],
        "decks": [_deck(state, deck) for deck in range(r.DECKS)],
        "tokens": [at[r.TOKENS + facility] for facility in range(r.FACILITIES)],
        "supply": {
            "open": supply_keys(at[r.SUPPLY_OPEN]) if at[r.SUPPLY_OPEN] != r.NOTHING else None,
            "usable": [bool(at[r.HALVES] & 1), bool(at[r.HALVES] & 2)],
            "pile": int(at[r.SUPPLY_PILE]).bit_count(),
            "discards": int(at[r.SUPPLY_DISCARDS]).bit_count(),
        },
        "joint_used": bool(at[r.JOINT_USED]),
        "proposal": _proposal(state) if at[r.PROPOSER] != NOBODY else None,
        "project": _project(state) if at[r.PROJECT] != r.NOTHING else None,
        "seats": [_seat(state, other, seat) for other in range(state.players)],
    }


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _condition(state: Graenaland, condition: int) -> ConditionView:
    grade = state.at[r.GRADE + condition]
    return {
        "condition": CONDITION_KEYS[condition],
        "threshold": state.at[r.THRESHOLD + condition],
        "points": state.at[r.WORTH + condition],
        "grade": GRADE_KEYS[grade - 1] if grade else None,
    }


def _territory(state: Graenaland, tile: int, place: int) -> TerritoryView:
    at = state.at
    seats = range(state.players)
    votes = [state.votes(seat, tile) for seat in seats]
    total = sum(votes)
    open_cards = [0] * r.RESOURCES
    for what in range(r.PER_DECK):
        open_cards[KIND_RESOURCES[TERRITORY_DECKS[tile] * r.PER_DECK + what]] = at[r.OPEN + tile * r.PER_DECK + what]
    owners = [at[r.OWNER + tile * r.SITES + building] for building in range(r.SITES)]
    return {
        "territory": TERRITORY_KEYS[tile],
        "place": place,
        "row": "coast" if place < state.players else "inland",
        "terrain": DECK_KEYS[TERRITORY_DECKS[tile]],
        "villages": [at[r.VILLAGES + tile * r.MOST_PLAYERS + seat] for seat in seats],
        "settlements": [at[r.SETTLED + tile * r.MOST_PLAYERS + seat] for seat in seats],
        "buildings": [owner - 1 if owner else None for owner in owners],
        "sites": [bool(TERRITORY_SITES[tile] >> building & 1) for building in range(r.SITES)],
        "facilities": [state.has_facility(tile, facility) for facility in range(r.FACILITIES)],
        "heroes": [
            {"seat": seat, "hero": HERO_KEYS[hero], "votes": state.hero_votes(seat, tile)}
            for seat in seats
            for hero in range(r.HEROES)
            if at[r.HERO + seat * r.HEROES + hero] == tile
        ],
        "cards": open_cards,
        "down": at[r.DOWN_COUNT + tile],
        "limit": state.storage(tile),
        "votes": votes,
        "total": total,
        "needed": majority(total),
        "decides": next((seat for seat in seats if 2 * votes[seat] > total), None),
        "neighbours": [TERRITORY_KEYS[other] for other in range(r.TILES) if at[r.NEIGHBOURS + tile] >> other & 1],
    }


def majority(total: int) -> int:
    """G-15: how many votes are more than half."""
    return total // 2 + 1


def _deck(state: Graenaland, deck: int) -> DeckView:
    at = state.at
    kinds = range(deck * r.PER_DECK, deck * r.PER_DECK + r.PER_DECK)
    discards = [0] * r.RESOURCES
    for kind in kinds:
        discards[KIND_RESOURCES[kind]] = at[r.DISCARDS + kind]
    return {"deck": DECK_KEYS[deck], "pile": sum(at[r.PILE + kind] for kind in kinds), "discards": discards}


def _proposal(state: Graenaland) -> ProposalView:
    at = state.at
    total = at[r.ALL_VOTES]
    yes, undecided = at[r.YES_VOTES], at[r.OPEN_VOTES]
    return {
        "seat": at[r.PROPOSER],
        "territory": TERRITORY_KEYS[at[r.PROPOSED]],
        "offers": [card_keys(state.offered(seat)) for seat in range(state.players)],
        "complete": total > 0,
        "votes": [at[r.VOTES + seat] for seat in range(state.players)],
        "ballot": [BALLOTS[at[r.BALLOT + seat]] for seat in range(state.players)],
        "yes": yes,
        "no": total - yes - undecided,
        "undecided": undecided,
        "total": total,
        "needed": majority(total),
    }


def project_name(move: int) -> tuple[str, int | None]:
    """What is being built, and on which tile."""
    if move < r.SITE_AT:
        return "village", move - r.VILLAGE_AT
    if move < r.ENLARGE:
        building, tile = divmod(int(move - r.SITE_AT), int(r.TILES))
        return BUILDING_KEYS[building], tile
    if move == r.ENLARGE:
        return "army", None
    facility, tile = divmod(int(move - (r.FACILITY_AT if move < r.JOINT_AT else r.JOINT_AT)), int(r.TILES))
    return FACILITY_KEYS[facility], tile


def _project(state: Graenaland) -> ProjectView:
    at = state.at
    name, tile = project_name(at[r.PROJECT])
    builder = at[r.LEAD] if at[r.PROJECT] >= r.JOINT_AT or at[r.DECLARER] == NOBODY else state.turn
    return {
        "seat": builder,
        "project": name,
        "territory": TERRITORY_KEYS[tile] if tile is not None else None,
        "joint": at[r.PROJECT] >= r.JOINT_AT,
        "need": cost_keys(at[r.NEED]),
        "fees": at[r.FEES_DUE],
        "pledges": [_pledge(state, number) for number in range(at[r.PLEDGED])],
    }


def _pledge(state: Graenaland, number: int) -> PledgeView:
    resource, source, spent = payment_of(state.at[r.PLEDGE_OF + number])
    return {
        "seat": state.at[r.PLEDGER + number],
        "resource": RESOURCE_KEYS[resource],
        "source": source,
        "spent": RESOURCE_KEYS[spent] if source not in ("half", "whole") else None,
    }


def _seat(state: Graenaland, seat: int, viewer: int | None) -> SeatView:
    at = state.at
    seen = [0] * r.RESOURCES
    backs = [0] * r.DECKS
    for kind in range(r.KINDS):
        seen[KIND_RESOURCES[kind]] += at[r.KNOWN + seat * r.KINDS + kind]
        backs[kind // r.PER_DECK] += at[r.HAND + seat * r.KINDS + kind]
    hand = [at[r.HELD + seat * r.RESOURCES + resource] for resource in range(r.RESOURCES)]
    open_hand = seat == viewer or bool(at[r.OPEN_HANDS])
    heroes = [at[r.HERO + seat * r.HEROES + hero] for hero in range(r.HEROES)]
    sealed = at[r.SEALED + seat]
    return {
        "hand": hand if open_hand else None,
        "hand_size": sum(hand),
        "seen": seen,
        "backs": backs,
        "army": at[r.ARMY + seat],
        "houses": at[r.HOUSES + seat],
        "heroes": [TERRITORY_KEYS[tile] if tile != r.NOTHING else None for tile in heroes],
        "measures": [state.measure(seat, condition) for condition in range(r.CONDITIONS)],
        "fulfilled": [state.fulfils(seat, condition) for condition in range(r.CONDITIONS)],
        "conditions": state.fulfilled(seat),
        "points": state.score(seat),
        "place": state.place(seat),
        "may_win_next": may_win_next(state, seat),
        "markets": max(0, state.markets_left(seat)) if at[r.LEAD] != NOBODY else 0,
        "sealed": sealed > 0,
        "choice": say(sealed - 1) if sealed > 0 and seat == viewer else None,
    }


def may_win_next(state: Graenaland, seat: int) -> bool:
    """Whether the player has enough conditions, or one more step would give him enough (section 13)."""
    at = state.at
    reached = state.score(seat)
    if reached >= at[r.NEEDED]:
        return True
    for condition in range(r.CONDITIONS):
        if state.measure(seat, condition) == at[r.THRESHOLD + condition] - 1:
            worth = at[r.WORTH + condition] if at[r.ADVANCED] else 1
            if reached + worth >= at[r.NEEDED]:
                return True
    return False
