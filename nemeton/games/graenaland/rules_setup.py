"""Setting up Graenaland (section 4): land, supply card, start villages, start cards, lead player, point cards."""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Int
from nemeton.core.state import CHANCE, NOBODY, PLAYERS
from nemeton.games.graenaland import content
from nemeton.games.graenaland.rules_build import Building
from nemeton.games.graenaland.rules_row import (
    ADVANCED,
    ARMY,
    BEGIN,
    CONDITIONS,
    DECLARER,
    DRAW_LAND,
    DRAW_LEAD,
    DRAW_POINTS,
    DRAW_START,
    DRAW_SUPPLY,
    EXPLORER,
    FACILITIES,
    FEWEST_PLAYERS,
    GRADE,
    GRADE_COPIES,
    GRADE_OFFSET,
    GRADE_POINTS,
    GRADES,
    HERO,
    HEROES,
    HOUSES,
    KIND_IN_BOX,
    KIND_RESOURCE,
    KINDS,
    LANDS,
    LAY_OUT,
    LEAD,
    LEADS,
    MOST_PLAYERS,
    NOTHING,
    PER_DECK,
    PILE,
    PLAYER_COUNTS,
    POINT_CARDS,
    PROJECT,
    PROPOSED,
    PROPOSER,
    SAY_CONDITION,
    SAY_LAND,
    SAY_LEAD,
    SAY_SETTLE,
    SAY_STAND,
    SAY_START_CARD,
    SAY_SUPPLY,
    SETTLE,
    SETTLED,
    SETTLES,
    SETTLING,
    STAND,
    STANDING,
    STANDS,
    START_CARD,
    STARTER,
    STARTS,
    SUPPLIES,
    SUPPLY_CARDS,
    SUPPLY_OPEN,
    SUPPLY_PILE,
    THRESHOLD,
    THRESHOLD_BY_PLAYERS,
    TILE_AT,
    TILE_DECK,
    TILES,
    TOKENS,
    TURN_SUPPLY,
    VARIABLE,
    VILLAGES,
    WARRIOR,
    WORTH,
)


class SetUp(Building):
    @final
    def set_up(self) -> None:
        """Decks, tokens and houses; then land, supply card, start villages, start cards, lead player."""
        at = self.at
        players = at[PLAYERS]
        for kind in range(KINDS):
            at[PILE + kind] = KIND_IN_BOX[kind]
        for facility in range(FACILITIES):
            at[TOKENS + facility] = content.FACILITY_TOKENS[facility]
        for seat in range(MOST_PLAYERS):
            at[HOUSES + seat] = content.HOUSES
            at[ARMY + seat] = content.START_ARMY
            for hero in range(HEROES):
                at[HERO + seat * HEROES + hero] = NOTHING
        for condition in range(CONDITIONS):
            at[THRESHOLD + condition] = THRESHOLD_BY_PLAYERS[condition * PLAYER_COUNTS + players - FEWEST_PLAYERS]
        for place in range(TILES):
            at[TILE_AT + place] = NOTHING
        at[SUPPLY_PILE] = (1 << SUPPLY_CARDS) - 1
        at[SUPPLY_OPEN] = NOTHING
        at[DECLARER] = NOBODY
        at[PROPOSER] = NOBODY
        at[PROPOSED] = NOTHING
        at[PROJECT] = NOTHING
        at[LEAD] = NOBODY
        self._plan_set_up()
        self.settle()

    @final
    def _plan_set_up(self) -> None:
        """What comes when; the last pushed comes first."""
        at = self.at
        coast, inland = content.LAYOUTS[at[PLAYERS]]
        self.push(BEGIN, NOBODY)
        if at[VARIABLE] == 0:
            self.push(DRAW_LEAD, NOBODY)
            self.push(START_CARD, NOBODY)
        else:
            self.push(START_CARD, NOBODY)
            self.push(STANDING, NOBODY)
            self.push(SETTLING, NOBODY)
            self.push(DRAW_LEAD, NOBODY)  # GC-13
        if at[ADVANCED] != 0:  # GC-12: after the supply card
            for condition in range(CONDITIONS - 1, -1, -1):
                self.push(DRAW_POINTS, NOBODY, condition)
        self.push(TURN_SUPPLY, NOBODY)
        self.push(LAY_OUT, NOBODY)
        if at[VARIABLE] != 0:
            for place in range(2 * at[PLAYERS] - 2, -1, -1):
                self.push(DRAW_LAND, NOBODY, place)
        else:
            tiles = coast + inland
            for place in range(2 * at[PLAYERS] - 1):
                at[TILE_AT + place] = tiles[place]

    @final
    def _find_land(self, place: Int) -> None:
        """The variable layout: the tiles of this row that do not lie yet, all equally likely."""
        at = self.at
        coast, inland = content.LAYOUTS[at[PLAYERS]]
        row = coast if place < at[PLAYERS] else inland
        laid: Int = 0
        for other in range(place):
            laid |= 1 << at[TILE_AT + other]
        for tile in range(TILES):
            if tile in row and (laid >> tile) & 1 == 0:
                self.add_odds(LANDS + tile, 1)

    @final
    def begin_settling(self) -> None:
        """The land lies. G-39 in the standard layout: seat s on the coast tiles s and s + 1, warrior on the first."""
        at = self.at
        self.lay_out()
        if at[VARIABLE] == 0:
            for seat in range(at[PLAYERS]):
                self._put_start_village(seat, at[TILE_AT + seat])
                self._put_start_village(seat, at[TILE_AT + self.left_of(seat)])
                at[HERO + seat * HEROES + WARRIOR] = at[TILE_AT + seat]

    @final
    def _put_start_village(self, seat: Int, tile: Int) -> None:
        at = self.at
        at[VILLAGES + tile * MOST_PLAYERS + seat] += 1
        at[SETTLED + tile * MOST_PLAYERS + seat] += 1
        at[HOUSES + seat] -= 1

    @final
    def next_settler(self, placed: Int) -> None:
        """The variable layout: clockwise from the lead player, then in reverse order."""
        players = self.at[PLAYERS]
        if placed < 2 * players:
            turn = placed if placed < players else 2 * players - 1 - placed
            self.push(SETTLING, NOBODY, placed + 1)
            self.push(SETTLE, (self.at[LEAD] + turn) % players, placed)

    @final
    def find_settling(self, seat: Int, placed: Int) -> None:
        """Coast territories with fewer than two villages; the second village elsewhere if that can be (GC-13)."""
        at = self.at
        for avoid in range(2):
            for tile in range(TILES):
                if self._on_coast(tile) and self.settlements_in(tile) < content.VILLAGES_PER_COAST:
                    own = at[SETTLED + tile * MOST_PLAYERS + seat]
                    if avoid == 1 or own == 0:
                        self.add(SETTLES + tile)
            if self.count > 0 or placed < at[PLAYERS]:
                return

    @final
    def _on_coast(self, tile: Int) -> bool:
        for place in range(self.at[PLAYERS]):
            if self.at[TILE_AT + place] == tile:
                return True
        return False

    @final
    def next_warrior(self, placed: Int) -> None:
        if placed < self.at[PLAYERS]:
            self.push(STANDING, NOBODY, placed + 1)
            self.push(STAND, (self.at[LEAD] + placed) % self.at[PLAYERS])

    @final
    def find_standing(self, seat: Int) -> None:
        for tile in range(TILES):
            if self.at[SETTLED + tile * MOST_PLAYERS + seat] > 0:
                self.add(STANDS + tile)

    @final
    def deal_start_card(self, dealt: Int) -> None:
        """G-39: one card from the deck of each of the two territories, the warrior's first."""
        at = self.at
        if dealt >= 2 * at[PLAYERS]:
            return
        self.push(START_CARD, NOBODY, dealt + 1)
        seat = dealt // 2
        home = at[HERO + seat * HEROES + WARRIOR]
        tile = home
        if dealt % 2 == 1:
            for other in range(TILES):
                if other != home and at[SETTLED + other * MOST_PLAYERS + seat] > 0:
                    tile = other
        self.push(DRAW_START, seat, tile)

    # --- draws other than resource cards from the land ---

    @final
    def find_other_draw(self, kind: Int, a: Int) -> None:
        at = self.at
        if kind == DRAW_SUPPLY:
            for card in range(SUPPLY_CARDS):
                if (at[SUPPLY_PILE] >> card) & 1 != 0:
                    self.add_odds(SUPPLIES + card, 1)
        elif kind == DRAW_START:
            deck = TILE_DECK[a]
            for card in range(deck * PER_DECK, deck * PER_DECK + PER_DECK):
                if at[PILE + card] > 0:
                    self.add_odds(STARTS + card, at[PILE + card])
        elif kind == DRAW_LEAD:
            for seat in range(at[PLAYERS]):
                if at[STARTER] == CHANCE or at[STARTER] == seat:
                    self.add_odds(LEADS + seat, 1)
        elif kind == DRAW_POINTS:
            for grade in range(GRADES):
                self.add_odds(POINT_CARDS + a * GRADES + grade, GRADE_COPIES[grade])
        else:
            self._find_land(a)

    @final
    def decide_set_up(self, kind: Int, seat: Int, a: Int, move: Int) -> None:
        at = self.at
        if kind == DRAW_SUPPLY:
            at[SUPPLY_OPEN] = move - SUPPLIES
            at[SUPPLY_PILE] &= ~(1 << at[SUPPLY_OPEN])
            self.tell(SAY_SUPPLY, at[SUPPLY_OPEN])
        elif kind == DRAW_START:
            at[PILE + move - STARTS] -= 1
            self.take_card(seat, move - STARTS, False)
            self.tell(SAY_START_CARD, seat, KIND_RESOURCE[move - STARTS], (move - STARTS) // PER_DECK)
        elif kind == DRAW_LEAD:
            at[LEAD] = move - LEADS
            self.tell(SAY_LEAD, at[LEAD])
        elif kind == DRAW_POINTS:
            self._set_condition(a, (move - POINT_CARDS) % GRADES)
        elif kind == DRAW_LAND:
            at[TILE_AT + a] = move - LANDS
            self.tell(SAY_LAND, move - LANDS, a)
        elif kind == SETTLE:
            self._put_start_village(seat, move - SETTLES)
            self.tell(SAY_SETTLE, seat, move - SETTLES)
        else:
            at[HERO + seat * HEROES + WARRIOR] = move - STANDS
            self.tell(SAY_STAND, seat, move - STANDS)

    @final
    def _set_condition(self, condition: Int, grade: Int) -> None:
        """The advanced game: easier or harder thresholds for fewer or more points; the explorer's is capped."""
        at = self.at
        at[THRESHOLD + condition] += GRADE_OFFSET[grade]
        at[WORTH + condition] = GRADE_POINTS[grade]
        at[GRADE + condition] = grade + 1
        in_play = 2 * at[PLAYERS] - 1
        if condition == EXPLORER and at[THRESHOLD + condition] > in_play:
            at[THRESHOLD + condition] = in_play
            at[WORTH + condition] = content.CAPPED_POINTS
        self.tell(SAY_CONDITION, condition, at[THRESHOLD + condition], at[WORTH + condition])
