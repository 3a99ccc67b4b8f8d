"""What must always hold in Graenaland: no card, house, token or hero of the box is lost or doubled (section 3)."""

from __future__ import annotations

from nemeton.games.graenaland import ask, content
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_memory as memory
from nemeton.games.graenaland.rules import Graenaland


def faults(state: Graenaland) -> list[str]:
    """Empty unless there is a bug."""
    return [*_cards(state), *_supply_cards(state), *_houses_and_heroes(state), *_tokens(state), *_hands(state)]


def _cards(state: Graenaland) -> list[str]:
    found = []
    pledged = [state.at[r.PLEDGE_CARD + i] for i in range(state.at[r.PLEDGED])]
    down = [state.face_down(tile, i) for tile in range(r.TILES) for i in range(state.lying(tile, r.PER_DECK))]
    for kind, key in enumerate(content.KIND_KEYS):
        deck, what = divmod(kind, int(r.PER_DECK))
        cards = state.pile(kind) + state.discards(kind) + pledged.count(kind) + down.count(kind)
        cards += sum(state.hand(seat, kind) for seat in range(r.MOST_PLAYERS))
        cards += sum(state.lying(tile, what) for tile in range(r.TILES) if r.TILE_DECK[tile] == deck)
        if cards != content.KIND_COUNTS[kind]:
            found.append(f"{cards} cards {key}")
    return found


def _supply_cards(state: Graenaland) -> list[str]:
    pile, discards, turned_up = (state.at[cell] for cell in (r.SUPPLY_PILE, r.SUPPLY_DISCARDS, r.SUPPLY_OPEN))
    supply = pile | discards | (1 << turned_up if turned_up != r.NOTHING else 0)
    return ["supply cards lost or doubled"] if supply != (1 << r.SUPPLY_CARDS) - 1 or pile & discards else []


def _houses_and_heroes(state: Graenaland) -> list[str]:
    found = []
    for seat in range(state.players):
        settlements = 0
        for tile in range(r.TILES):
            here = state.villages(seat, tile)
            here += sum(state.owner(tile, building) == seat for building in range(r.BUILDINGS))
            settlements += here
            if here != state.settled(seat, tile):
                found.append(f"settlements of seat {seat + 1} in territory {tile + 1} are miscounted")
            if here and not state.in_play(tile):
                found.append(f"seat {seat + 1} has a settlement in territory {tile + 1}, which is not in play")
        if settlements + state.houses(seat) != content.HOUSES or state.houses(seat) < 0:
            found.append(f"seat {seat + 1} has {settlements} settlements and {state.houses(seat)} houses left")
        heroes = [state.hero(seat, hero) for hero in range(r.HEROES)]
        on_map = [tile for tile in heroes if tile != r.NOTHING]
        if len(set(on_map)) != len(on_map) and state.pending != ask.MAKE_ROOM:  # G-7
            found.append(f"two heroes of seat {seat + 1} stand together")
        if not content.LEAST_ARMY <= state.army(seat) <= content.MOST_ARMY:
            found.append(f"seat {seat + 1} has an army of {state.army(seat)}")
    return found


def _tokens(state: Graenaland) -> list[str]:
    found = []
    for facility, key in enumerate(content.FACILITY_KEYS):
        built = sum(state.has_facility(tile, facility) for tile in range(r.TILES))
        if state.tokens(facility) < 0 or state.tokens(facility) + built != content.FACILITY_TOKENS[facility]:
            found.append(f"{built} tokens {key} built, {state.tokens(facility)} left")
    return found


def _hands(state: Graenaland) -> list[str]:
    found = []
    for seat in range(r.MOST_PLAYERS):
        held = [0] * r.RESOURCES
        for kind in range(r.KINDS):
            held[content.KIND_RESOURCES[kind]] += state.hand(seat, kind)
            if not 0 <= state.seen(seat, kind) <= state.hand(seat, kind):
                found.append(f"seat {seat + 1} is seen to have cards it has not")
        if _noted(state, seat) != [state.hand(seat, kind) - state.seen(seat, kind) for kind in range(r.KINDS)]:
            found.append(f"the unseen cards of seat {seat + 1} are not those noted")
        if held != [state.held(seat, resource) for resource in range(r.RESOURCES)]:
            found.append(f"the hand of seat {seat + 1} is miscounted")
    return found


def _noted(state: Graenaland, seat: int) -> list[int]:
    """By kind how many cards in this hand only its owner knows, according to the notes."""
    cards = [0] * r.KINDS
    for i in range(state.at[r.NOTES]):
        note = state.at[r.NOTE + i]
        if memory.seat_in(note) == seat and memory.what_in(note) in (memory.CAME, memory.LEFT):
            cards[memory.kind_in(note)] += 1 if memory.what_in(note) == memory.CAME else -1
    return cards
