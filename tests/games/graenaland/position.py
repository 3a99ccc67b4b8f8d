"""Setting up a position of Graenaland as a test vector tells it, with every card and piece of the box somewhere.

Cards are written as resources ("wood wood grain"); those in a hand come from the first deck that has them. Territories
are tile numbers. Where nothing is said everything stands as at the start of the standard layout, with empty hands and
no cards at the territories. The rest of the cards lies in the decks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from nemeton import CHANCE
from nemeton.core.state import NOBODY
from nemeton.games.graenaland import ask, content
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland.game import GAME
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.view import SeatView, TerritoryView

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
    state = GAME.start(players, listen=True, **options)
    while state.turn == CHANCE:
        state.play(state.moves()[0])
    state.drop_pending()
    state.at[r.LEAD], state.at[r.ROUND] = lead, round
    _clear_cards(state)
    _put_houses(state, villages or {}, buildings or {})
    for number, keys in (facilities or {}).items():
        for key in keys.split():
            state.put_facility(content.FACILITY_KEYS.index(key), number - 1)
    for seat, where in (heroes or {}).items():
        for hero, key in enumerate(content.HERO_KEYS):
            state.place_hero(seat, hero, where[key] - 1 if key in where else r.NOTHING)
    for seat, size in (army or {}).items():
        state.at[r.ARMY + seat] = size
    for seat, keys in (hands or {}).items():
        for key in keys.split():
            deal_to(state, seat, next(kind for kind in _kinds_of(key) if state.pile(kind) > 0))
    for number, kind in _laid(cards or {}):
        state.draw_card(kind)
        state.lay_open(number - 1, kind)
    for number, kind in _laid(down or {}):
        state.draw_card(kind)
        state.lay_down(number - 1, kind)
    turn_up(state, "grain grain" if supply == USED_UP else supply)
    state.log, state.history = [], []
    _begin(state, phase, lead if turn is None else turn, supply)
    assert GAME.faults(state) == [], "the vector does not fit into the box"
    return state


def _begin(state: Graenaland, phase: str, seat: int, supply: str) -> None:
    if phase == "produce":
        state.push(ask.PRODUCE, NOBODY)
    elif phase == "move":
        state.push(ask.MOVING, NOBODY)
    elif phase == "propose":
        state.push(ask.PROPOSING, seat)
    elif phase == "final":
        state.at[r.DECLARER] = state.at[r.LEAD]
        state.push(ask.SCORING, NOBODY)
        state.push(ask.FINAL, seat, 1)
    else:
        assert phase == "build"
        state.at[r.HALVES] = 0 if supply == USED_UP else r.BOTH_HALVES
        state.push(ask.END_ROUND, seat)
        state.push(ask.BUILD, seat)
    state.settle()


def _clear_cards(state: Graenaland) -> None:
    at = state.at
    for i in (*range(r.OPEN, r.PILE), *range(r.DISCARDS, r.SUPPLY_PILE)):
        at[i] = 0
    for kind in range(r.KINDS):
        at[r.PILE + kind] = content.KIND_COUNTS[kind]


def _put_houses(state: Graenaland, villages: Places, buildings: Mapping[str, Mapping[int, int]]) -> None:
    """Villages of a seat that is not named stay where they are."""
    at = state.at
    for seat in range(state.players):
        standing = {tile + 1: state.villages(seat, tile) for tile in range(r.TILES)}
        for tile in range(r.TILES):
            at[r.VILLAGES + tile * r.MOST_PLAYERS + seat] = at[r.SETTLED + tile * r.MOST_PLAYERS + seat] = 0
        at[r.HOUSES + seat] = content.HOUSES
        for number, count in villages.get(seat, standing).items():
            for _ in range(count):
                state.put_village(seat, number - 1)
    for building, owners in buildings.items():
        for number, seat in owners.items():
            state.put_building(seat, content.BUILDING_KEYS.index(building), number - 1)


def _kinds_of(key: str) -> list[int]:
    return [kind for kind in range(r.KINDS) if content.RESOURCE_KEYS[content.KIND_RESOURCES[kind]] == key]


def _laid(cards: Mapping[int, str]) -> Iterable[tuple[int, int]]:
    """Territory and kind of every card."""
    for number, keys in cards.items():
        deck = content.DECK_KEYS[content.TERRITORY_DECKS[number - 1]]
        for key in keys.split():
            yield number, content.KIND_KEYS.index(f"{deck} {key}")


def deal_to(state: Graenaland, seat: int, kind: int) -> None:
    state.draw_card(kind)
    state.take_unseen(seat, kind, state.at[r.BATCH + kind // r.PER_DECK])


def turn_up(state: Graenaland, supply: str) -> None:
    """This supply card lies open, all others in the pile."""
    card = content.SUPPLY_KEYS.index(supply.split())
    state.at[r.SUPPLY_OPEN] = card
    state.at[r.SUPPLY_PILE] = (1 << r.SUPPLY_CARDS) - 1 & ~(1 << card)
    state.at[r.SUPPLY_DISCARDS] = 0


def take_up(state: Graenaland, lead: int, card: int | None) -> None:
    """The lead player has this supply card, unused, or has used up the one that lies open."""
    state.at[r.LEAD], state.at[r.MARKETS_USED] = lead, 0
    state.at[r.HALVES] = 0 if card is None else r.BOTH_HALVES
    if card is not None:
        state.at[r.SUPPLY_OPEN] = card


def owe(state: Graenaland, price: int, fees: int) -> None:
    state.at[r.NEED], state.at[r.FEES_DUE] = price, fees


def owed(state: Graenaland) -> int:
    return state.at[r.NEED]


def discard_supply_pile(state: Graenaland) -> None:
    state.at[r.SUPPLY_DISCARDS], state.at[r.SUPPLY_PILE] = state.at[r.SUPPLY_PILE], 0


def discard_deck(state: Graenaland, deck: str, but: str) -> None:
    """All cards of a deck to its discards, but one."""
    for kind, key in enumerate(content.KIND_KEYS):
        if key.split()[0] == deck:
            kept = int(key == f"{deck} {but}")
            for _ in range(state.pile(kind) - kept):
                state.draw_card(kind)
                state.discard(kind)
    state.count = -1


# --- looking at it ---


def legal(state: Graenaland, seat: int | None = None) -> list[str]:
    return [GAME.say(state, move) for move in state.moves(seat)]


def phase(state: Graenaland) -> str:
    return GAME.phase(state)


def seat_of(state: Graenaland, seat: int) -> SeatView:
    """As everybody sees it."""
    return GAME.view(state, None)["seats"][seat]


def territory(state: Graenaland, number: int) -> TerritoryView:
    return next(tile for tile in GAME.view(state, None)["territories"] if tile["territory"] == str(number))


def votes(state: Graenaland, number: int) -> list[int]:
    return territory(state, number)["votes"]


def hand(state: Graenaland, seat: int) -> list[str]:
    return _keys(GAME.view(state, seat)["seats"][seat]["hand"] or [])


def _keys(counts: Sequence[int]) -> list[str]:
    return [key for key, count in zip(content.RESOURCE_KEYS, counts, strict=True) for _ in range(count)]


def cards_at(state: Graenaland, number: int) -> list[str]:
    """Open cards, then "unknown" for every face-down one."""
    tile = territory(state, number)
    return [*_keys(tile["cards"]), *["unknown"] * tile["down"]]


def discards(state: Graenaland) -> list[str]:
    piles = [deck["discards"] for deck in GAME.view(state, None)["decks"]]
    return _keys([sum(pile[i] for pile in piles) for i in range(r.RESOURCES)])


def hero(state: Graenaland, seat: int, key: str) -> int | None:
    place = seat_of(state, seat)["heroes"][content.HERO_KEYS.index(key)]
    return int(place) if place is not None else None


def facilities(state: Graenaland, number: int) -> list[str]:
    built = territory(state, number)["facilities"]
    return [key for key, there in zip(content.FACILITY_KEYS, built, strict=True) if there]


def supply_left(state: Graenaland) -> list[bool]:
    """Which halves of the supply card can still be used."""
    return GAME.view(state, None)["supply"]["usable"]


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
