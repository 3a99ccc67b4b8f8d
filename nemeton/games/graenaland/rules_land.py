"""The land of Graenaland: who is where, what lies where, who has how many votes, and how cards change hands.

Everything here is a question about the board or a single motion of a piece; the phases of a round stand above.
"""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Int
from nemeton.core.state import PLAYERS, State
from nemeton.games.graenaland.rules_row import (
    ADVANCED,
    ARMY,
    BARD,
    BUILDER,
    CONDITIONS,
    DECKS,
    DISCARDS,
    DOWN_COUNT,
    EXPLORER,
    FACILITY,
    FORTRESS,
    HAND,
    HELD,
    HERO,
    HEROES,
    KIND_RESOURCE,
    KINDS,
    KNOWN,
    LACKS,
    MARKET,
    MARKETS_USED,
    MOST_PLAYERS,
    NEEDED,
    NEIGHBOURS,
    NOTHING,
    OPEN,
    OPEN_HANDS,
    OWNER,
    PALISADE,
    PER_DECK,
    PILE,
    PRIEST,
    REACH,
    RESOURCES,
    SAY_ARRIVES,
    SAY_EXCHANGE,
    SAY_HERO,
    SAY_RESHUFFLE,
    SETTLED,
    SETTLER,
    SITES,
    STORE_FACTOR,
    THRESHOLD,
    TILE_AT,
    TILES,
    VILLAGES,
    WARLORD,
    WARRIOR,
    WARRIORS_ONLY,
    WORTH,
)


class Land(State):
    # --- the board (section 4) ---

    @final
    def lay_out(self) -> None:
        """Coast tiles touch their neighbours and two inland tiles, inland tile j the coast tiles j and j + 1."""
        at = self.at
        coast = at[PLAYERS]
        for place in range(2 * coast - 1):
            near: Int = 0
            far: Int = 0
            if place < coast:
                near = self._tiles(0, coast, place - 1, place + 1) | self._tiles(
                    coast, 2 * coast - 1, coast + place - 1, coast + place
                )
                far = self._tiles(0, coast, place - 2, place + 2)  # G-6: two territories along the coast
            else:
                behind = place - coast
                near = self._tiles(coast, 2 * coast - 1, place - 1, place + 1) | self._tiles(
                    0, coast, behind, behind + 1
                )
            tile = at[TILE_AT + place]
            at[NEIGHBOURS + tile] = near
            at[REACH + tile] = near | far

    @final
    def _tiles(self, first: Int, end: Int, one: Int, other: Int) -> Int:
        """Bit set of the tiles at two places, as far as they are in the row from `first` to before `end`."""
        tiles: Int = 0
        if first <= one < end:
            tiles |= 1 << self.at[TILE_AT + one]
        if first <= other < end:
            tiles |= 1 << self.at[TILE_AT + other]
        return tiles

    @final
    def settlements_in(self, tile: Int) -> Int:
        """G-25: villages and buildings of all players."""
        at = self.at
        total: Int = 0
        for seat in range(at[PLAYERS]):
            total += at[SETTLED + tile * MOST_PLAYERS + seat]
        return total

    @final
    def storage(self, tile: Int) -> Int:
        """G-3, GA-2: how many cards a territory can hold."""
        return self.settlements_in(tile) * self.at[STORE_FACTOR] + 1

    @final
    def cards_at(self, tile: Int) -> Int:
        at = self.at
        total = at[DOWN_COUNT + tile]
        for i in range(OPEN + tile * PER_DECK, OPEN + tile * PER_DECK + PER_DECK):
            total += at[i]
        return total

    @final
    def has_facility(self, tile: Int, facility: Int) -> bool:
        return (self.at[FACILITY + tile] >> facility) & 1 != 0

    @final
    def settles_near(self, seat: Int, tile: Int) -> bool:
        """G-21: an own settlement in the territory or next to it."""
        at = self.at
        if at[SETTLED + tile * MOST_PLAYERS + seat] > 0:
            return True
        near = at[NEIGHBOURS + tile]
        for other in range(TILES):
            if (near >> other) & 1 != 0 and at[SETTLED + other * MOST_PLAYERS + seat] > 0:
                return True
        return False

    @final
    def fees_for(self, seat: Int, tile: Int) -> Int:
        """G-33: how many players get an entry fee if the seat builds a village there."""
        at = self.at
        if not self.has_facility(tile, PALISADE) or at[SETTLED + tile * MOST_PLAYERS + seat] > 0:
            return 0
        fees: Int = 0
        for other in range(at[PLAYERS]):
            if at[SETTLED + tile * MOST_PLAYERS + other] > 0:
                fees += 1
        return fees

    # --- heroes and votes (5.3) ---

    @final
    def hero_in(self, seat: Int, tile: Int) -> Int:
        """G-7: the one hero of this player in the territory, or NOTHING."""
        at = self.at
        for hero in range(HEROES):
            if at[HERO + seat * HEROES + hero] == tile:
                return hero
        return NOTHING

    @final
    def priest_in(self, tile: Int) -> bool:
        at = self.at
        for seat in range(at[PLAYERS]):
            if at[HERO + seat * HEROES + PRIEST] == tile:
                return True
        return False

    @final
    def hero_votes(self, seat: Int, tile: Int) -> Int:
        """G-12 to G-14, G-32: the votes of the player's hero in the territory."""
        at = self.at
        hero = self.hero_in(seat, tile)
        votes: Int = 0
        if hero == WARRIOR:
            if not self.priest_in(tile):  # G-13, GA-27
                votes = at[ARMY + seat]  # G-12
        elif hero == BARD:
            for other in range(at[PLAYERS]):  # G-14, GA-23
                if other != seat:
                    for i in range(HERO + other * HEROES, HERO + other * HEROES + HEROES):
                        if at[i] == tile:
                            votes += 1
        if votes > 0 and self.has_facility(tile, PALISADE) and at[SETTLED + tile * MOST_PLAYERS + seat] == 0:
            votes -= 1 if hero == WARRIOR else 1 - at[WARRIORS_ONLY]  # G-32, GA-10
        return votes

    @final
    def votes(self, seat: Int, tile: Int) -> Int:
        """G-11: one for each settlement, and those of a hero."""
        return self.at[SETTLED + tile * MOST_PLAYERS + seat] + self.hero_votes(seat, tile)

    @final
    def all_votes(self, tile: Int) -> Int:
        total: Int = 0
        for seat in range(self.at[PLAYERS]):
            total += self.votes(seat, tile)
        return total

    @final
    def put_hero(self, seat: Int, hero: Int, tile: Int) -> None:
        """G-7: a hero who comes to an own hero changes places with him."""
        at = self.at
        here = at[HERO + seat * HEROES + hero]
        other = self.hero_in(seat, tile)
        at[HERO + seat * HEROES + hero] = tile
        if here == NOTHING:
            self.tell(SAY_ARRIVES, seat, hero, tile)
            return
        self.tell(SAY_HERO, seat, hero, here, tile)
        if other != NOTHING and other != hero:
            at[HERO + seat * HEROES + other] = here
            self.tell(SAY_EXCHANGE, seat, other, tile, here)

    # --- cards ---

    @final
    def take_card(self, seat: Int, kind: Int, seen: bool) -> None:
        """Into a hand. Cards taken openly were seen by all (section 8)."""
        at = self.at
        at[HAND + seat * KINDS + kind] += 1
        at[HELD + seat * RESOURCES + KIND_RESOURCE[kind]] += 1
        if seen or at[OPEN_HANDS] != 0:
            at[KNOWN + seat * KINDS + kind] += 1
        else:
            deck = kind // PER_DECK
            at[LACKS + seat] &= ~(((1 << PER_DECK) - 1) << (deck * PER_DECK))

    @final
    def give_card(self, seat: Int, resource: Int) -> Int:
        """GA-17: out of a hand, the card of the first deck that has this resource; its kind."""
        at = self.at
        kind: Int = 0
        while KIND_RESOURCE[kind] != resource or at[HAND + seat * KINDS + kind] == 0:
            if KIND_RESOURCE[kind] == resource:
                at[LACKS + seat] |= 1 << kind  # everybody sees that he has none from this deck
            kind += 1
        at[HAND + seat * KINDS + kind] -= 1
        at[HELD + seat * RESOURCES + resource] -= 1
        if at[KNOWN + seat * KINDS + kind] > 0:
            at[KNOWN + seat * KINDS + kind] -= 1
        return kind

    @final
    def hand_size(self, seat: Int) -> Int:
        at = self.at
        total: Int = 0
        for i in range(HELD + seat * RESOURCES, HELD + seat * RESOURCES + RESOURCES):
            total += at[i]
        return total

    @final
    def may_hold(self, seat: Int) -> Int:
        """Bit set of the resources that this player has or, for all that everybody has seen, may have."""
        at = self.at
        resources: Int = 0
        for deck in range(DECKS):
            unseen: Int = 0
            for kind in range(deck * PER_DECK, deck * PER_DECK + PER_DECK):
                known = at[KNOWN + seat * KINDS + kind]
                unseen += at[HAND + seat * KINDS + kind] - known
                if known > 0:
                    resources |= 1 << KIND_RESOURCE[kind]
            if unseen > 0:
                for kind in range(deck * PER_DECK, deck * PER_DECK + PER_DECK):
                    if (at[LACKS + seat] >> kind) & 1 == 0:
                        resources |= 1 << KIND_RESOURCE[kind]
        return resources

    @final
    def shows_to_lack(self, seat: Int, resources: Int) -> None:
        """Everybody has seen that this player holds none of these resources (a bit set)."""
        for kind in range(KINDS):
            if (resources >> KIND_RESOURCE[kind]) & 1 != 0:
                self.at[LACKS + seat] |= 1 << kind

    @final
    def renew(self, deck: Int) -> bool:
        """GC-1: when a card is wanted and the deck is empty, its discards become the deck. Whether there is a card."""
        at = self.at
        for kind in range(deck * PER_DECK, deck * PER_DECK + PER_DECK):
            if at[PILE + kind] > 0:
                return True
        renewed = False
        for kind in range(deck * PER_DECK, deck * PER_DECK + PER_DECK):
            if at[DISCARDS + kind] > 0:
                at[PILE + kind] = at[DISCARDS + kind]
                at[DISCARDS + kind] = 0
                renewed = True
        if renewed:
            self.tell(SAY_RESHUFFLE, deck)
        return renewed

    # --- conditions (section 7) ---

    @final
    def measure(self, seat: Int, condition: Int) -> Int:
        """How far a player has come in a victory condition."""
        at = self.at
        if condition == WARLORD:
            return at[ARMY + seat]
        total: Int = 0
        if condition == SETTLER:
            for i in range(TILES):
                total += at[VILLAGES + i * MOST_PLAYERS + seat]
        elif condition == BUILDER:
            for i in range(OWNER, OWNER + TILES * SITES):
                if at[i] == seat + 1:
                    total += 1
        elif condition == EXPLORER:
            for i in range(TILES):
                if at[SETTLED + i * MOST_PLAYERS + seat] > 0:
                    total += 1
        else:
            for i in range(TILES):
                if self.leads_alone(seat, i):
                    total += 1
        return total

    @final
    def leads_alone(self, seat: Int, tile: Int) -> bool:
        at = self.at
        own = at[SETTLED + tile * MOST_PLAYERS + seat]
        if own == 0:
            return False
        for other in range(at[PLAYERS]):
            if other != seat and at[SETTLED + tile * MOST_PLAYERS + other] >= own:
                return False
        return True

    @final
    def fulfils(self, seat: Int, condition: Int) -> bool:
        return self.measure(seat, condition) >= self.at[THRESHOLD + condition]

    @final
    def fulfilled(self, seat: Int) -> Int:
        """G-38: the number of fulfilled conditions."""
        total: Int = 0
        for condition in range(CONDITIONS):
            if self.fulfils(seat, condition):
                total += 1
        return total

    @final
    def victory_points(self, seat: Int) -> Int:
        """The advanced game: the points of the fulfilled conditions."""
        total: Int = 0
        for condition in range(CONDITIONS):
            if self.fulfils(seat, condition):
                total += self.at[WORTH + condition]
        return total

    @final
    def may_declare(self, seat: Int) -> bool:
        """G-36, GC-12."""
        at = self.at
        reached = self.fulfilled(seat) if at[ADVANCED] == 0 else self.victory_points(seat)
        return reached >= at[NEEDED]

    @final
    def fortresses(self, seat: Int) -> Int:
        at = self.at
        total: Int = 0
        for tile in range(TILES):
            if at[OWNER + tile * SITES + FORTRESS] == seat + 1:
                total += 1
        return total

    @final
    def markets_left(self, seat: Int) -> Int:
        """G-31: markets with an own settlement beside them, each once in a building phase."""
        at = self.at
        total: Int = -at[MARKETS_USED]
        for tile in range(TILES):
            if (at[FACILITY + tile] >> MARKET) & 1 != 0 and at[SETTLED + tile * MOST_PLAYERS + seat] > 0:
                total += 1
        return total
