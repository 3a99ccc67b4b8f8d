"""The fourth phase of a round: what the lead player builds, alone or jointly, and where heroes arrive (5.6, 5.7)."""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Int
from nemeton.games.graenaland.rules_pay import Payment, wanted
from nemeton.games.graenaland.rules_row import (
    ARMY,
    ARRIVE,
    BUILD,
    CANCEL,
    DECLARE,
    END,
    END_ROUND,
    ENLARGE,
    FACILITIES,
    FACILITY,
    FACILITY_AT,
    FACILITY_COST,
    FEES_DUE,
    FILL,
    FINISH,
    HALVES,
    HELPING,
    HERO,
    HEROES,
    HOUSES,
    JOINT_AT,
    JOINT_END,
    JOINT_USED,
    MAKE_ROOM,
    MARKETS_USED,
    MOST_ARMY,
    MOST_PLAYERS,
    NEED,
    NEIGHBOURS,
    NOTHING,
    OWNER,
    PAY,
    PAY_FEES,
    PLEDGE,
    PLEDGES,
    PROJECT,
    SAY_ARMY,
    SAY_BUILDING,
    SAY_FACILITY,
    SAY_JOINT,
    SAY_JOINT_BUILT,
    SAY_JOINT_CANCELLED,
    SAY_STEPS,
    SAY_TAKES_SUPPLY,
    SAY_VILLAGE,
    SETTLED,
    SITE_AT,
    SITE_COST,
    SITE_HERO,
    SITES,
    SOURCES,
    SPARE,
    STEPS_TO,
    SUPPLY_OPEN,
    TILE_SITES,
    TILES,
    TOKENS,
    VILLAGE_AT,
    VILLAGE_COST,
    VILLAGES,
)


class Building(Payment):
    @final
    def begin_building(self, lead: Int) -> None:
        """G-17, G-19: the lead player takes the open supply card and builds."""
        at = self.at
        at[HALVES] = 3
        at[MARKETS_USED] = 0
        at[JOINT_USED] = 0
        self.tell(SAY_TAKES_SUPPLY, lead, at[SUPPLY_OPEN])
        self.push(END_ROUND, lead)
        self.push(BUILD, lead)

    # --- what can be built ---

    @final
    def find_projects(self, seat: Int, final_building: Int) -> None:
        at = self.at
        markets = self.markets_left(seat)
        if at[HOUSES + seat] > 0:
            self._find_villages(seat, markets)
            self._find_buildings(seat, markets)
        if at[ARMY + seat] < MOST_ARMY and self.payable(
            seat, self.army_price(seat), self.army_spares(seat), 0, markets
        ):  # GA-26
            self.add(ENLARGE)
        if final_building == 0:  # G-37
            self._find_facilities(seat, markets)
            if self.may_declare(seat):  # G-36, GA-18
                self.add(DECLARE)
        self.add(END)

    @final
    def _find_villages(self, seat: Int, markets: Int) -> None:
        """G-21; G-33: the entry fees must be payable as well."""
        for tile in range(TILES):
            if self.settles_near(seat, tile) and self.payable(
                seat, VILLAGE_COST[tile], 0, self.fees_for(seat, tile), markets
            ):
                self.add(VILLAGE_AT + tile)

    @final
    def _find_buildings(self, seat: Int, markets: Int) -> None:
        """G-22 to G-24: an own village there and a free symbol."""
        at = self.at
        for building in range(SITES):
            if self.payable(seat, SITE_COST[building], 0, 0, markets):
                for tile in range(TILES):
                    if (
                        at[VILLAGES + tile * MOST_PLAYERS + seat] > 0
                        and (TILE_SITES[tile] >> building) & 1 != 0
                        and at[OWNER + tile * SITES + building] == 0
                    ):
                        self.add(SITE_AT + building * TILES + tile)

    @final
    def _find_facilities(self, seat: Int, markets: Int) -> None:
        """G-28; G-34: once in a phase also jointly, if that can come to anything (GC-8)."""
        at = self.at
        alone: Int = 0
        for facility in range(FACILITIES):
            if at[TOKENS + facility] > 0 and self.payable(seat, FACILITY_COST[facility], 0, 0, markets):
                alone |= 1 << facility
                self._find_tiles_for(seat, facility, FACILITY_AT)
        if at[JOINT_USED] == 0:
            helped = self.somebody_may_help(seat)
            for facility in range(FACILITIES):
                if at[TOKENS + facility] > 0 and (
                    (alone >> facility) & 1 != 0 or helped & wanted(FACILITY_COST[facility]) != 0
                ):
                    self._find_tiles_for(seat, facility, JOINT_AT)

    @final
    def _find_tiles_for(self, seat: Int, facility: Int, base: Int) -> None:
        at = self.at
        for tile in range(TILES):
            if at[SETTLED + tile * MOST_PLAYERS + seat] > 0 and (at[FACILITY + tile] >> facility) & 1 == 0:
                self.add(base + facility * TILES + tile)

    # --- a project from the first word to the last ---

    @final
    def begin_project(self, seat: Int, final_building: Int, move: Int) -> None:
        """Any number of projects in any order (G-17): name it, pay it, build it, go on."""
        at = self.at
        at[PROJECT] = move
        at[NEED] = self.price_of(seat, move)
        self.push(BUILD, seat, final_building)
        if move >= JOINT_AT:
            at[JOINT_USED] = 1
            code = move - JOINT_AT
            self.tell(SAY_JOINT, seat, code // TILES, code % TILES)
            self.push(JOINT_END, seat)
            self.push(HELPING, self.left_of(seat))
            self.push(PLEDGE, seat)
            return
        self.push(FINISH, seat)
        if move < SITE_AT:
            at[FEES_DUE] = self.fees_for(seat, move - VILLAGE_AT)
            if at[FEES_DUE] > 0:
                self.push(PAY_FEES, seat, seat)
        self.push(PAY, seat)
        if move == ENLARGE:
            spares = self.army_spares(seat)
            if spares > 0:
                self.push(SPARE, seat, spares)

    @final
    def price_of(self, seat: Int, move: Int) -> Int:
        """The price of a project, before what fortresses save."""
        if move < SITE_AT:
            return VILLAGE_COST[move - VILLAGE_AT]
        if move < ENLARGE:
            return SITE_COST[(move - SITE_AT) // TILES]
        if move == ENLARGE:
            return self.army_price(seat)
        return FACILITY_COST[((move - FACILITY_AT) // TILES) % FACILITIES]

    @final
    def finish_project(self, seat: Int) -> None:
        """Everything is paid: the piece is put on the board."""
        at = self.at
        move = at[PROJECT]
        at[PROJECT] = NOTHING
        self.release_supply()
        if move < SITE_AT:
            tile = move - VILLAGE_AT
            at[VILLAGES + tile * MOST_PLAYERS + seat] += 1
            at[SETTLED + tile * MOST_PLAYERS + seat] += 1
            at[HOUSES + seat] -= 1
            self.tell(SAY_VILLAGE, seat, tile)
        elif move < ENLARGE:
            building = (move - SITE_AT) // TILES
            tile = (move - SITE_AT) % TILES
            at[OWNER + tile * SITES + building] = seat + 1
            at[SETTLED + tile * MOST_PLAYERS + seat] += 1
            at[HOUSES + seat] -= 1
            self.tell(SAY_BUILDING, seat, building, tile)
            if SITE_HERO[building] != NOTHING:
                self._hero_comes(seat, SITE_HERO[building], tile)
        elif move == ENLARGE:
            at[ARMY + seat] += 1
            self.tell(SAY_ARMY, seat, at[ARMY + seat])
        else:
            facility = (move - FACILITY_AT) // TILES
            tile = (move - FACILITY_AT) % TILES
            self._put_facility(facility, tile)
            self.tell(SAY_FACILITY, seat, facility, tile)

    @final
    def _put_facility(self, facility: Int, tile: Int) -> None:
        self.at[FACILITY + tile] |= 1 << facility
        self.at[TOKENS + facility] -= 1

    # --- heroes arrive (G-26, GA-12) ---

    @final
    def _hero_comes(self, seat: Int, hero: Int, tile: Int) -> None:
        """The first church brings the priest into play, the first hall the bard; later ones may call them (GC-7)."""
        at = self.at
        here = at[HERO + seat * HEROES + hero]
        if here == NOTHING:
            other = self.hero_in(seat, tile)
            self.put_hero(seat, hero, tile)
            if other != NOTHING:
                self.push(MAKE_ROOM, seat, other, tile)
        elif here != tile:  # GC-6
            self.push(ARRIVE, seat, hero, tile)

    @final
    def find_room(self, seat: Int, tile: Int) -> None:
        """GA-12: the hero who stood there steps to an adjacent territory without own heroes."""
        at = self.at
        for other in range(TILES):
            if (at[NEIGHBOURS + tile] >> other) & 1 != 0 and self.hero_in(seat, other) == NOTHING:
                self.add(STEPS_TO + other)

    @final
    def make_room(self, seat: Int, hero: Int, tile: Int, there: Int) -> None:
        self.at[HERO + seat * HEROES + hero] = there
        self.tell(SAY_STEPS, seat, hero, tile, there)

    # --- joint building (G-34) ---

    @final
    def end_pledging(self, lead: Int) -> None:
        """5.7, 4 and 5: built if every slot is filled; else the lead player fills what is open or cancels (GC-9)."""
        if self.at[NEED] == 0:
            self.finish_joint(lead)
        else:
            self.push(FILL, lead)

    @final
    def fill(self, lead: Int, move: Int) -> None:
        at = self.at
        if move == CANCEL:  # GA-16: he may still build the same alone
            code = at[PROJECT] - JOINT_AT
            at[PROJECT] = NOTHING
            at[NEED] = 0
            self.return_pledges()
            self.tell(SAY_JOINT_CANCELLED, lead, code // TILES, code % TILES)
            return
        code = move - PLEDGES
        self.pledge(lead, code)
        if at[NEED] == 0:
            self.finish_joint(lead)
        else:
            same = (at[NEED] >> (4 * (code // SOURCES))) & 15 != 0
            self.push(FILL, lead, code % SOURCES if same else 0, 1)

    @final
    def finish_joint(self, lead: Int) -> None:
        at = self.at
        code = at[PROJECT] - JOINT_AT
        at[PROJECT] = NOTHING
        self.spend_pledges()
        self.release_supply()
        self._put_facility(code // TILES, code % TILES)
        self.tell(SAY_JOINT_BUILT, lead, code // TILES, code % TILES)
