"""The board of Graenaland: what lies where, who is where, who has how many votes, and what a hand can do with it.

Everything here is a question about the board or a single motion of a piece; the phases of a round are functions over
this class in the other parts (rules_round.py, rules_ballot.py, rules_pay.py, rules_build.py, rules_setup.py), and
rules.py puts them together. No piece is lost because only the motions here move one.
"""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Int
from nemeton.core.state import NOBODY, PLAYERS, State
from nemeton.games.graenaland import event
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_memory as memory


class Board(State):
    # --- who and what it is about now ---

    @final
    def lead(self) -> Int:
        return self.at[r.LEAD]

    @final
    def declarer(self) -> Int:
        return self.at[r.DECLARER]

    @final
    def proposer(self) -> Int:
        return self.at[r.PROPOSER]

    @final
    def proposed(self) -> Int:
        """The territory of the proposal."""
        return self.at[r.PROPOSED]

    @final
    def project(self) -> Int:
        """The building move that is being paid, or NOTHING."""
        return self.at[r.PROJECT]

    @final
    def need(self) -> Int:
        """What of its price is still to be paid."""
        return self.at[r.NEED]

    # --- the land (section 4) ---

    @final
    def territories(self) -> Int:
        """How many are in play: as many on the coast as there are players, one fewer inland."""
        return 2 * self.at[PLAYERS] - 1

    @final
    def tile_at(self, place: Int) -> Int:
        """Coast from the left, then inland from the left; NOTHING before it is laid."""
        return self.at[r.TILE_AT + place]

    @final
    def in_play(self, tile: Int) -> bool:
        return self.at[r.NEIGHBOURS + tile] != 0

    @final
    def on_coast(self, tile: Int) -> bool:
        for place in range(self.at[PLAYERS]):
            if self.at[r.TILE_AT + place] == tile:
                return True
        return False

    @final
    def adjacent(self, tile: Int, other: Int) -> bool:
        return (self.at[r.NEIGHBOURS + tile] >> other) & 1 != 0

    # --- houses and tokens ---

    @final
    def villages(self, seat: Int, tile: Int) -> Int:
        return self.at[r.VILLAGES + tile * r.MOST_PLAYERS + seat]

    @final
    def settled(self, seat: Int, tile: Int) -> Int:
        """G-25: villages and buildings of a player."""
        return self.at[r.SETTLED + tile * r.MOST_PLAYERS + seat]

    @final
    def settlements_in(self, tile: Int) -> Int:
        """Of all players."""
        at = self.at  # hot
        first = r.SETTLED + tile * r.MOST_PLAYERS
        total: Int = 0
        for i in range(first, first + r.MOST_PLAYERS):
            total += at[i]
        return total

    @final
    def most_of_others(self, seat: Int, tile: Int) -> Int:
        """The settlements of the player who has most of them there beside this one."""
        at = self.at  # hot
        first = r.SETTLED + tile * r.MOST_PLAYERS
        most: Int = 0
        for other in range(at[PLAYERS]):
            if other != seat and at[first + other] > most:
                most = at[first + other]
        return most

    @final
    def settles_near(self, seat: Int, tile: Int) -> bool:
        """G-21: an own settlement in the territory or next to it."""
        at = self.at  # hot
        own = r.SETTLED + seat
        if at[own + tile * r.MOST_PLAYERS] > 0:
            return True
        near = at[r.NEIGHBOURS + tile]
        for other in range(r.TILES):
            if (near >> other) & 1 != 0 and at[own + other * r.MOST_PLAYERS] > 0:
                return True
        return False

    @final
    def has_symbol(self, tile: Int, building: Int) -> bool:
        """G-24."""
        return (r.TILE_SITES[tile] >> building) & 1 != 0

    @final
    def owner(self, tile: Int, building: Int) -> Int:
        """G-22: whose house stands on the symbol; NOBODY's if it is free."""
        owner = self.at[r.OWNER + tile * r.BUILDINGS + building]
        return owner - 1 if owner > 0 else NOBODY

    @final
    def houses(self, seat: Int) -> Int:
        """How many are left."""
        return self.at[r.HOUSES + seat]

    @final
    def army(self, seat: Int) -> Int:
        return self.at[r.ARMY + seat]

    @final
    def fortresses(self, seat: Int) -> Int:
        total: Int = 0
        for tile in range(r.TILES):
            if self.at[r.OWNER + tile * r.BUILDINGS + r.FORTRESS] == seat + 1:
                total += 1
        return total

    @final
    def has_facility(self, tile: Int, facility: Int) -> bool:
        return (self.at[r.FACILITY + tile] >> facility) & 1 != 0

    @final
    def tokens(self, facility: Int) -> Int:
        """How many are left."""
        return self.at[r.TOKENS + facility]

    @final
    def put_village(self, seat: Int, tile: Int) -> None:
        self.at[r.VILLAGES + tile * r.MOST_PLAYERS + seat] += 1
        self._put_house(seat, tile)

    @final
    def put_building(self, seat: Int, building: Int, tile: Int) -> None:
        self.at[r.OWNER + tile * r.BUILDINGS + building] = seat + 1
        self._put_house(seat, tile)

    @final
    def _put_house(self, seat: Int, tile: Int) -> None:
        self.at[r.SETTLED + tile * r.MOST_PLAYERS + seat] += 1
        self.at[r.HOUSES + seat] -= 1

    @final
    def put_facility(self, facility: Int, tile: Int) -> None:
        self.at[r.FACILITY + tile] |= 1 << facility
        self.at[r.TOKENS + facility] -= 1

    # --- heroes and votes (5.3) ---

    @final
    def hero(self, seat: Int, hero: Int) -> Int:
        """The tile where he stands; NOTHING if he is not in play."""
        return self.at[r.HERO + seat * r.HEROES + hero]

    @final
    def hero_in(self, seat: Int, tile: Int) -> Int:
        """G-7: the one hero of this player in the territory, or NOTHING."""
        at = self.at  # hot
        first = r.HERO + seat * r.HEROES
        for hero in range(r.HEROES):
            if at[first + hero] == tile:
                return hero
        return r.NOTHING

    @final
    def place_hero(self, seat: Int, hero: Int, tile: Int) -> None:
        self.at[r.HERO + seat * r.HEROES + hero] = tile

    @final
    def put_hero(self, seat: Int, hero: Int, tile: Int) -> None:
        """G-7: a hero who comes to an own hero changes places with him."""
        here = self.hero(seat, hero)
        other = self.hero_in(seat, tile)
        self.place_hero(seat, hero, tile)
        if here == r.NOTHING:
            self.tell(event.ARRIVES, seat, hero, tile)
            return
        self.tell(event.HERO, seat, hero, here, tile)
        if other != r.NOTHING and other != hero:
            self.place_hero(seat, other, here)
            self.tell(event.EXCHANGE, seat, other, tile, here)

    @final
    def priest_in(self, tile: Int) -> bool:
        at = self.at
        for seat in range(at[PLAYERS]):
            if at[r.HERO + seat * r.HEROES + r.PRIEST] == tile:
                return True
        return False

    @final
    def hero_votes(self, seat: Int, tile: Int) -> Int:
        """G-12 to G-14, G-32: the votes of the player's hero in the territory."""
        at = self.at  # hot
        hero = self.hero_in(seat, tile)
        votes: Int = 0
        if hero == r.WARRIOR:
            if not self.priest_in(tile):  # G-13, GA-27
                votes = at[r.ARMY + seat]  # G-12
        elif hero == r.BARD:
            for other in range(at[PLAYERS]):  # G-14, GA-23
                if other != seat:
                    for i in range(r.HERO + other * r.HEROES, r.HERO + other * r.HEROES + r.HEROES):
                        if at[i] == tile:
                            votes += 1
        if (
            votes > 0
            and self.has_facility(tile, r.PALISADE)
            and at[r.SETTLED + tile * r.MOST_PLAYERS + seat] == 0
            and (hero == r.WARRIOR or at[r.WARRIORS_ONLY] == 0)  # GA-10
        ):
            votes = votes - r.PALISADE_VOTES if votes > r.PALISADE_VOTES else 0  # G-32
        return votes

    @final
    def votes(self, seat: Int, tile: Int) -> Int:
        """G-11: those of settlements, and those of a hero."""
        settled = self.at[r.SETTLED + tile * r.MOST_PLAYERS + seat]
        return settled * r.SETTLEMENT_VOTES + self.hero_votes(seat, tile)

    @final
    def all_votes(self, tile: Int) -> Int:
        total: Int = 0
        for seat in range(self.at[PLAYERS]):
            total += self.votes(seat, tile)
        return total

    # --- cards at the territories, decks ---

    @final
    def lying(self, tile: Int, what: Int) -> Int:
        """How many cards of one place in an offer lie there: of a kind of the deck, or face down."""
        return self.at[r.OPEN + tile * r.PER_DECK + what] if what < r.PER_DECK else self.at[r.DOWN_COUNT + tile]

    @final
    def cards_at(self, tile: Int) -> Int:
        at = self.at  # hot
        first = r.OPEN + tile * r.PER_DECK
        total = at[r.DOWN_COUNT + tile]
        for i in range(first, first + r.PER_DECK):
            total += at[i]
        return total

    @final
    def storage(self, tile: Int) -> Int:
        """G-3, GA-2: how many cards a territory can hold."""
        return self.settlements_in(tile) * self.at[r.STORE_FACTOR] + r.STORAGE_EXTRA

    @final
    def face_down(self, tile: Int, i: Int) -> Int:
        """The kind of the i-th face-down card there."""
        return r.TILE_DECK[tile] * r.PER_DECK + self.at[r.DOWN + tile * r.MOST_DOWN + i] % r.PER_DECK

    @final
    def batch_down(self, tile: Int, i: Int) -> Int:
        """How often the deck had been renewed when that card was drawn."""
        return self.at[r.DOWN + tile * r.MOST_DOWN + i] // r.PER_DECK

    @final
    def pile(self, kind: Int) -> Int:
        """How many of its cards are still to be drawn."""
        return self.at[r.PILE + kind]

    @final
    def discards(self, kind: Int) -> Int:
        return self.at[r.DISCARDS + kind]

    @final
    def draw_card(self, kind: Int) -> None:
        """Off its deck, to be laid somewhere at once."""
        self.at[r.PILE + kind] -= 1

    @final
    def lay_open(self, tile: Int, kind: Int) -> None:
        self.at[r.OPEN + tile * r.PER_DECK + kind % r.PER_DECK] += 1

    @final
    def lay_down(self, tile: Int, kind: Int) -> None:
        """G-29: face down; nobody knows it (GA-7)."""
        at = self.at
        batch = at[r.BATCH + kind // r.PER_DECK]
        at[r.DOWN + tile * r.MOST_DOWN + at[r.DOWN_COUNT + tile]] = batch * r.PER_DECK + kind % r.PER_DECK
        at[r.DOWN_COUNT + tile] += 1

    @final
    def clear_cards(self, tile: Int) -> None:
        """All that lay there has been taken."""
        at = self.at
        for what in range(r.PER_DECK):
            at[r.OPEN + tile * r.PER_DECK + what] = 0
        for i in range(at[r.DOWN_COUNT + tile]):
            at[r.DOWN + tile * r.MOST_DOWN + i] = 0
        at[r.DOWN_COUNT + tile] = 0

    @final
    def discard(self, kind: Int) -> None:
        """To the discards of its own deck."""
        self.at[r.DISCARDS + kind] += 1

    @final
    def add_pile(self, deck: Int, base: Int) -> None:
        """What can be drawn: every card of a shuffled deck is as likely as every other."""
        at = self.at  # hot
        for kind in range(deck * r.PER_DECK, deck * r.PER_DECK + r.PER_DECK):
            if at[r.PILE + kind] > 0:
                self.add_odds(base + kind, at[r.PILE + kind])

    @final
    def renew(self, deck: Int) -> bool:
        """GC-1: when a card is wanted and the deck is empty, its discards become the deck. Whether there is a card."""
        at = self.at
        for kind in range(deck * r.PER_DECK, deck * r.PER_DECK + r.PER_DECK):
            if at[r.PILE + kind] > 0:
                return True
        renewed = False
        for kind in range(deck * r.PER_DECK, deck * r.PER_DECK + r.PER_DECK):
            if at[r.DISCARDS + kind] > 0:
                at[r.PILE + kind] = at[r.DISCARDS + kind]
                at[r.DISCARDS + kind] = 0
                renewed = True
        if renewed:
            at[r.BATCH + deck] += 1
            self.tell(event.RESHUFFLE, deck)
        return renewed

    # --- hands (section 8) ---

    @final
    def hand(self, seat: Int, kind: Int) -> Int:
        return self.at[r.HAND + seat * r.KINDS + kind]

    @final
    def seen(self, seat: Int, kind: Int) -> Int:
        """Those of the hand that everybody knows."""
        return self.at[r.KNOWN + seat * r.KINDS + kind]

    @final
    def held(self, seat: Int, resource: Int) -> Int:
        return self.at[r.HELD + seat * r.RESOURCES + resource]

    @final
    def hand_size(self, seat: Int) -> Int:
        total: Int = 0
        for i in range(r.HELD + seat * r.RESOURCES, r.HELD + seat * r.RESOURCES + r.RESOURCES):
            total += self.at[i]
        return total

    @final
    def take_card(self, seat: Int, kind: Int) -> None:
        """Into a hand; everybody has seen it."""
        self.put_in_hand(seat, kind)
        self.at[r.KNOWN + seat * r.KINDS + kind] += 1

    @final
    def take_unseen(self, seat: Int, kind: Int, batch: Int) -> None:
        """Into a hand; unless hands are open only its owner knows it."""
        if self.at[r.OPEN_HANDS] != 0:
            self.take_card(seat, kind)
            return
        self.put_in_hand(seat, kind)
        self.at[r.LACKS + seat] &= ~memory.kinds_of_deck(kind // r.PER_DECK)
        memory.comes(self, seat, kind, batch)

    @final
    def put_in_hand(self, seat: Int, kind: Int) -> None:
        self.at[r.HAND + seat * r.KINDS + kind] += 1
        self.at[r.HELD + seat * r.RESOURCES + r.KIND_RESOURCE[kind]] += 1

    @final
    def give_card(self, seat: Int, resource: Int) -> Int:
        """GA-17: out of a hand, the card of the first deck that has this resource; its kind."""
        at = self.at
        kind: Int = 0
        lacks: Int = 0
        while r.KIND_RESOURCE[kind] != resource or at[r.HAND + seat * r.KINDS + kind] == 0:
            if r.KIND_RESOURCE[kind] == resource:
                lacks |= 1 << kind
            kind += 1
        if lacks != 0:
            self.shows_to_lack(seat, lacks)
        at[r.HAND + seat * r.KINDS + kind] -= 1
        at[r.HELD + seat * r.RESOURCES + resource] -= 1
        if at[r.KNOWN + seat * r.KINDS + kind] > 0:
            at[r.KNOWN + seat * r.KINDS + kind] -= 1
        else:
            memory.leaves(self, seat, kind)
        return kind

    @final
    def may_hold(self, seat: Int) -> Int:
        """Bit set of the resources that this player has or, for all that everybody has seen, may have."""
        at = self.at  # hot
        resources: Int = 0
        lacks = at[r.LACKS + seat]
        for deck in range(r.DECKS):
            first = deck * r.PER_DECK
            unseen = memory.unseen(self, seat, deck)
            for kind in range(first, first + r.PER_DECK):
                if at[r.KNOWN + seat * r.KINDS + kind] > 0 or (unseen > 0 and (lacks >> kind) & 1 == 0):
                    resources |= 1 << r.KIND_RESOURCE[kind]
        return resources

    @final
    def shows_to_lack(self, seat: Int, kinds: Int) -> None:
        """Everybody has seen that this player holds none of these kinds (a bit set)."""
        kinds &= ~self.at[r.LACKS + seat]
        if kinds != 0:
            self.at[r.LACKS + seat] |= kinds
            memory.lacks(self, seat, kinds)

    # --- conditions (section 7) ---

    @final
    def measure(self, seat: Int, condition: Int) -> Int:
        """How far a player has come in a victory condition."""
        at = self.at  # hot
        if condition == r.WARLORD:
            return at[r.ARMY + seat]
        total: Int = 0
        if condition == r.SETTLER:
            for i in range(r.TILES):
                total += at[r.VILLAGES + i * r.MOST_PLAYERS + seat]
        elif condition == r.BUILDER:
            for i in range(r.OWNER, r.OWNER + r.TILES * r.BUILDINGS):
                if at[i] == seat + 1:
                    total += 1
        elif condition == r.EXPLORER:
            for i in range(r.TILES):
                if at[r.SETTLED + i * r.MOST_PLAYERS + seat] > 0:
                    total += 1
        else:
            for i in range(r.TILES):
                if at[r.SETTLED + i * r.MOST_PLAYERS + seat] > 0 and self.leads_alone(seat, i):
                    total += 1
        return total

    @final
    def leads_alone(self, seat: Int, tile: Int) -> bool:
        return self.at[r.SETTLED + tile * r.MOST_PLAYERS + seat] > self.most_of_others(seat, tile)

    @final
    def threshold(self, condition: Int) -> Int:
        return self.at[r.THRESHOLD + condition]

    @final
    def fulfils(self, seat: Int, condition: Int) -> bool:
        return self.measure(seat, condition) >= self.at[r.THRESHOLD + condition]

    @final
    def fulfilled(self, seat: Int) -> Int:
        """G-38: the number of fulfilled conditions."""
        total: Int = 0
        for condition in range(r.CONDITIONS):
            if self.fulfils(seat, condition):
                total += 1
        return total

    @final
    def counts(self, condition: Int) -> Int:
        """What it brings towards victory to fulfil it: one condition, in the advanced game its points (GC-12)."""
        return self.at[r.WORTH + condition] if self.at[r.ADVANCED] != 0 else 1

    @final
    def reached(self, seat: Int) -> Int:
        """Fulfilled conditions, in the advanced game their points."""
        total: Int = 0
        for condition in range(r.CONDITIONS):
            if self.fulfils(seat, condition):
                total += self.counts(condition)
        return total

    @final
    def may_declare(self, seat: Int) -> bool:
        """G-36, GC-12."""
        return self.reached(seat) >= self.at[r.NEEDED]
