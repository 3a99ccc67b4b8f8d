"""Setting up a position of Graenaland as a test vector tells it, with every card and piece of the box somewhere.

Cards are written as resources ("wood wood grain"); those in a hand come from the first deck that has them. Territories
are tile numbers. Where nothing is said everything stands as at the start of the standard layout, with empty hands and
no cards at the territories. The rest of the cards lies in the decks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import nemeton
from nemeton import CHANCE
from nemeton.core.state import DEPTH, NOBODY, PLAYERS
from nemeton.games.graenaland import rules_row as r
from nemeton.games.graenaland.content import (
    BUILDING_KEYS,
    FACILITY_KEYS,
    HERO_KEYS,
    HOUSES,
    KIND_COUNTS,
    KIND_RESOURCES,
    RESOURCE_KEYS,
    TERRITORY_DECKS,
)
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.text import SUPPLY_KEYS

GAME = nemeton.game("graenaland")
A, B, C, D, E = range(5)
USED_UP = "used up"

Places = Mapping[int, Mapping[int, int]]  # seat -> tile number -> how many


def position(
    phase: str,
    players: int = 4,
    *,
    lead: int = A,
    turn: int | None = None,
    villages: Places | None = None,
    buildings: Mapping[str, Mapping[int, int]] | None = None,  # building -> tile number -> seat
    facilities: Mapping[int, str] | None = None,  # tile number -> "road market"
    heroes: Mapping[int, Mapping[str, int]] | None = None,  # seat -> hero -> tile number
    army: Mapping[int, int] | None = None,
    hands: Mapping[int, str] | None = None,
    cards: Mapping[int, str] | None = None,  # tile number -> open cards
    down: Mapping[int, str] | None = None,  # tile number -> face-down cards
    supply: str = USED_UP,
    round: int = 1,
    **options: object,
) -> Graenaland:
    """`phase`: produce, move, propose (`turn` proposes), build (`lead` builds), final (`turn` builds after that)."""
    state = cast(Graenaland, GAME.start(players, listen=True, **options))
    while state.turn == CHANCE:
        state.play(state.moves()[0])
    at = state.at
    at[DEPTH] = 0
    at[r.LEAD], at[r.ROUND] = lead, round
    _clear_cards(state)
    for seat, places in (villages or {}).items():
        for tile in range(r.TILES):
            at[r.VILLAGES + tile * r.MOST_PLAYERS + seat] = places.get(tile + 1, 0)
    for building, owners in (buildings or {}).items():
        for number, seat in owners.items():
            at[r.OWNER + (number - 1) * r.SITES + BUILDING_KEYS.index(building)] = seat + 1
    for number, keys in (facilities or {}).items():
        for key in keys.split():
            at[r.FACILITY + number - 1] |= 1 << FACILITY_KEYS.index(key)
            at[r.TOKENS + FACILITY_KEYS.index(key)] -= 1
    for seat, where in (heroes or {}).items():
        for hero, key in enumerate(HERO_KEYS):
            at[r.HERO + seat * r.HEROES + hero] = where[key] - 1 if key in where else r.NOTHING
    for seat, size in (army or {}).items():
        at[r.ARMY + seat] = size
    for seat, keys in (hands or {}).items():
        for key in keys.split():
            _deal(state, seat, RESOURCE_KEYS.index(key))
    for number, keys in (cards or {}).items():
        for key in keys.split():
            kind = _kind_at(number, key)
            at[r.PILE + kind] -= 1
            at[r.OPEN + (number - 1) * r.PER_DECK + kind % r.PER_DECK] += 1
    for number, keys in (down or {}).items():
        for key in keys.split():
            kind = _kind_at(number, key)
            at[r.PILE + kind] -= 1
            at[r.DOWN + (number - 1) * r.MOST_DOWN + at[r.DOWN_COUNT + number - 1]] = kind % r.PER_DECK
            at[r.DOWN_COUNT + number - 1] += 1
    _count_settlements(state)
    _turn_up(state, 0 if supply == USED_UP else SUPPLY_KEYS.index(supply))
    state.log, state.history = [], []
    _begin(state, phase, lead if turn is None else turn, supply)
    assert GAME.faults(state) == [], "the vector does not fit into the box"
    return state


def _begin(state: Graenaland, phase: str, seat: int, supply: str) -> None:
    if phase == "produce":
        state.push(r.PRODUCE, NOBODY)
    elif phase == "move":
        state.push(r.MOVING, NOBODY)
    elif phase == "propose":
        state.push(r.PROPOSING, seat)
    elif phase == "final":
        state.at[r.DECLARER] = state.at[r.LEAD]
        state.push(r.SCORING, NOBODY)
        state.push(r.FINAL, seat, 1)
    else:
        assert phase == "build"
        state.at[r.HALVES] = 0 if supply == USED_UP else 3
        state.push(r.END_ROUND, seat)
        state.push(r.BUILD, seat)
    state.settle()


def _clear_cards(state: Graenaland) -> None:
    at = state.at
    for i in (*range(r.OPEN, r.PILE), *range(r.DISCARDS, r.SUPPLY_PILE), *range(r.SEALED, r.SEALED + r.MOST_PLAYERS)):
        at[i] = 0
    for kind in range(r.KINDS):
        at[r.PILE + kind] = KIND_COUNTS[kind]


def _deal(state: Graenaland, seat: int, resource: int) -> None:
    kind = next(k for k in range(r.KINDS) if KIND_RESOURCES[k] == resource and state.at[r.PILE + k] > 0)
    state.at[r.PILE + kind] -= 1
    state.take_card(seat, kind, False)


def _kind_at(number: int, key: str) -> int:
    deck = TERRITORY_DECKS[number - 1]
    kinds = range(deck * r.PER_DECK, deck * r.PER_DECK + r.PER_DECK)
    return next(kind for kind in kinds if RESOURCE_KEYS[KIND_RESOURCES[kind]] == key)


def _count_settlements(state: Graenaland) -> None:
    at = state.at
    for seat in range(at[PLAYERS]):
        total = 0
        for tile in range(r.TILES):
            here = at[r.VILLAGES + tile * r.MOST_PLAYERS + seat]
            here += sum(at[r.OWNER + tile * r.SITES + building] == seat + 1 for building in range(r.SITES))
            at[r.SETTLED + tile * r.MOST_PLAYERS + seat] = here
            total += here
        at[r.HOUSES + seat] = HOUSES - total


def _turn_up(state: Graenaland, card: int) -> None:
    state.at[r.SUPPLY_OPEN] = card
    state.at[r.SUPPLY_PILE] = (1 << r.SUPPLY_CARDS) - 1 & ~(1 << card)
    state.at[r.SUPPLY_DISCARDS] = 0


# --- looking at it ---


def legal(state: Graenaland, seat: int | None = None) -> list[str]:
    return [GAME.say(state, move) for move in state.moves(seat)]


def phase(state: Graenaland) -> str:
    return str(GAME.view(state, None)["phase"])


def votes(state: Graenaland, number: int) -> list[int]:
    return [state.votes(seat, number - 1) for seat in range(state.players)]


def hand(state: Graenaland, seat: int) -> list[str]:
    held = r.HELD + seat * r.RESOURCES
    return [key for i, key in enumerate(RESOURCE_KEYS) for _ in range(state.at[held + i])]


def cards_at(state: Graenaland, number: int) -> list[str]:
    """Open cards, then "unknown" for every face-down one."""
    for territory in GAME.view(state, None)["territories"]:
        if territory["territory"] == str(number):
            open_cards = [key for i, key in enumerate(RESOURCE_KEYS) for _ in range(territory["cards"][i])]
            return [*open_cards, *["unknown"] * territory["down"]]
    raise AssertionError(f"territory {number} is not in play")


def discards(state: Graenaland) -> list[str]:
    piles = [deck["discards"] for deck in GAME.view(state, None)["decks"]]
    return [key for i, key in enumerate(RESOURCE_KEYS) for _ in range(sum(pile[i] for pile in piles))]


def hero(state: Graenaland, seat: int, key: str) -> int | None:
    tile = state.at[r.HERO + seat * r.HEROES + HERO_KEYS.index(key)]
    return tile + 1 if tile != r.NOTHING else None


def facilities(state: Graenaland, number: int) -> list[str]:
    return [key for i, key in enumerate(FACILITY_KEYS) if state.has_facility(number - 1, i)]


def told(state: Graenaland) -> list[str]:
    """The names of all events so far."""
    return [GAME.tell(event, None)["name"] for event in state.log or []]


# --- going on ---


def play(state: Graenaland, *says: str) -> None:
    """Play these lines of notation, draws included, each legal in its turn; the box stays complete."""
    for say in says:
        state.play(GAME.read(state, say))
        assert GAME.faults(state) == []


def play_as(state: Graenaland, seat: int, say: str) -> None:
    state.play(GAME.read(state, say, seat), seat)
    assert GAME.faults(state) == []


def deal(state: Graenaland) -> None:
    """Draw, it does not matter what, until somebody is asked or the game is over."""
    while state.turn == CHANCE:
        state.play(state.moves()[0])
    assert GAME.faults(state) == []


def why(state: Graenaland, seat: int, wish: str) -> list[tuple[str, str]]:
    return [(refusal.rule, refusal.name) for refusal in GAME.why_not(state, seat, wish)]


def all_stay(state: Graenaland, seats: Sequence[int]) -> None:
    for seat in seats:
        play_as(state, seat, "stay")
