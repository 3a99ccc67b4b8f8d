"""The fourth phase of a round: what the lead player builds, and where heroes arrive (5.6). Jointly: rules_joint.py."""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.core.state import NOBODY, PLAYERS
from nemeton.games.graenaland import ask, event
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_joint as joint
from nemeton.games.graenaland import rules_pay as pay
from nemeton.games.graenaland.rules_board import Board


def begin_building(state: Board, lead: Int) -> None:
    """G-17, G-19: the lead player takes the open supply card and builds."""
    at = state.at
    at[r.HALVES] = r.BOTH_HALVES
    at[r.MARKETS_USED] = 0
    at[r.JOINT_USED] = 0
    state.tell(event.TAKES_SUPPLY, lead, at[r.SUPPLY_OPEN])
    state.push(ask.END_ROUND, lead)
    state.push(ask.BUILD, lead)


def begin_final_building(state: Board, seat: Int, left: Int) -> None:
    """G-37, GC-10: everybody else once more, from the declarer's left, without supply card; markets may be used."""
    state.at[r.HALVES] = 0
    state.at[r.MARKETS_USED] = 0
    if left > 0:
        state.tell(event.FINAL, seat)
        state.push(ask.FINAL, state.left_of(seat), left - 1)
        state.push(ask.BUILD, seat, 1)


# --- what can be built ---


def find_projects(state: Board, seat: Int, final_building: Int) -> None:
    markets = pay.markets_left(state, seat)
    if state.houses(seat) > 0:
        _find_villages(state, seat, markets)
        _find_buildings(state, seat, markets)
    if state.army(seat) < r.MOST_ARMY and pay.payable(
        state, seat, pay.army_price(state, seat), pay.army_spares(state, seat), 0, markets
    ):  # GA-26
        state.add(m.ARMY)
    if final_building == 0:  # G-37
        _find_facilities(state, seat, markets)
        if state.may_declare(seat):  # G-36, GA-18
            state.add(m.DECLARE)
    state.add(m.END)


def _find_villages(state: Board, seat: Int, markets: Int) -> None:
    """G-21; G-33: the entry fees must be payable as well."""
    for tile in range(r.TILES):
        if state.settles_near(seat, tile) and pay.payable(
            state, seat, r.VILLAGE_COST[tile], 0, pay.fees_for(state, seat, tile), markets
        ):
            state.add(m.VILLAGE + tile)


def _find_buildings(state: Board, seat: Int, markets: Int) -> None:
    """G-22, G-24: an own village there and a free symbol. G-23: as often as one likes."""
    at = state.at  # hot
    own = r.VILLAGES + seat
    for building in range(r.BUILDINGS):
        if pay.payable(state, seat, r.BUILDING_COST[building], 0, 0, markets):
            for tile in range(r.TILES):
                if (
                    at[own + tile * r.MOST_PLAYERS] > 0
                    and (r.TILE_SITES[tile] >> building) & 1 != 0
                    and at[r.OWNER + tile * r.BUILDINGS + building] == 0
                ):
                    state.add(m.BUILDING + building * r.TILES + tile)


def _find_facilities(state: Board, seat: Int, markets: Int) -> None:
    """G-28; G-34: once in a phase also jointly, if that can come to anything (GC-8)."""
    at = state.at  # hot
    alone: Int = 0
    for facility in range(r.FACILITIES):
        if at[r.TOKENS + facility] > 0 and pay.payable(state, seat, r.FACILITY_COST[facility], 0, 0, markets):
            alone |= 1 << facility
            _find_tiles_for(state, seat, facility, m.FACILITY)
    if at[r.JOINT_USED] == 0:
        helped = joint.somebody_may_help(state, seat)
        for facility in range(r.FACILITIES):
            if at[r.TOKENS + facility] > 0 and (
                (alone >> facility) & 1 != 0 or helped & pay.wanted(r.FACILITY_COST[facility]) != 0
            ):
                _find_tiles_for(state, seat, facility, m.JOINT)


def _find_tiles_for(state: Board, seat: Int, facility: Int, base: Int) -> None:
    at = state.at  # hot
    own = r.SETTLED + seat
    first = base + facility * r.TILES
    for tile in range(r.TILES):
        if at[own + tile * r.MOST_PLAYERS] > 0 and (at[r.FACILITY + tile] >> facility) & 1 == 0:
            state.add(first + tile)


# --- a project from the first word to the last ---


def build(state: Board, seat: Int, final_building: Int, move: Int) -> None:
    """Any number of projects in any order (G-17): name it, pay it, build it, go on."""
    if move == m.DECLARE:
        _declare(state, seat)
        return
    if move == m.END:
        state.tell(event.BUILD_END, seat)
        return
    at = state.at
    at[r.PROJECT] = move
    at[r.NEED] = price_of(state, seat, move)
    state.push(ask.BUILD, seat, final_building)
    if move >= m.JOINT:
        joint.begin_joint(state, seat, move)
        return
    state.push(ask.FINISH, seat)
    if move < m.BUILDING:
        at[r.FEES_DUE] = pay.fees_for(state, seat, move - m.VILLAGE)
        if at[r.FEES_DUE] > 0:
            state.push(ask.PAY_FEES, seat, seat)
    state.push(ask.PAY, seat)
    if move == m.ARMY:
        spares = pay.army_spares(state, seat)
        if spares > 0:
            state.push(ask.SPARE, seat, spares)


def _declare(state: Board, seat: Int) -> None:
    """G-36: he wins. G-37: then everybody else builds once more, from his left."""
    state.at[r.DECLARER] = seat
    state.drop_pending()
    state.tell(event.DECLARES, seat, state.fulfilled(seat), state.reached(seat))
    state.push(ask.SCORING, NOBODY)
    state.push(ask.FINAL, state.left_of(seat), state.at[PLAYERS] - 1)


def price_of(state: Board, seat: Int, project: Int) -> Int:
    """Before what fortresses save."""
    if project < m.BUILDING:
        return r.VILLAGE_COST[project - m.VILLAGE]
    if project < m.ARMY:
        return r.BUILDING_COST[(project - m.BUILDING) // r.TILES]
    if project == m.ARMY:
        return pay.army_price(state, seat)
    return r.FACILITY_COST[((project - m.FACILITY) // r.TILES) % r.FACILITIES]


def finish(state: Board, seat: Int) -> None:
    """Everything is paid: the piece is put on the board."""
    project = state.project()
    state.at[r.PROJECT] = r.NOTHING
    pay.release_supply(state)
    if project < m.BUILDING:
        tile = project - m.VILLAGE
        state.put_village(seat, tile)
        state.tell(event.VILLAGE, seat, tile)
    elif project < m.ARMY:
        building = (project - m.BUILDING) // r.TILES
        tile = (project - m.BUILDING) % r.TILES
        state.put_building(seat, building, tile)
        state.tell(event.BUILDING, seat, building, tile)
        if r.BUILDING_HERO[building] != r.NOTHING:
            _hero_comes(state, seat, r.BUILDING_HERO[building], tile)
    elif project == m.ARMY:
        state.at[r.ARMY + seat] += 1
        state.tell(event.ARMY, seat, state.army(seat))
    else:
        facility = (project - m.FACILITY) // r.TILES
        tile = (project - m.FACILITY) % r.TILES
        state.put_facility(facility, tile)
        state.tell(event.FACILITY, seat, facility, tile)


# --- heroes arrive (G-26, GA-12) ---


def _hero_comes(state: Board, seat: Int, hero: Int, tile: Int) -> None:
    """The first church brings the priest into play, the first hall the bard; later ones may call them (GC-7)."""
    here = state.hero(seat, hero)
    if here == r.NOTHING:
        other = state.hero_in(seat, tile)
        state.put_hero(seat, hero, tile)
        if other != r.NOTHING:
            state.push(ask.MAKE_ROOM, seat, other, tile)
    elif here != tile:  # GC-6
        state.push(ask.ARRIVE, seat, hero, tile)


def arrive(state: Board, seat: Int, hero: Int, tile: Int, move: Int) -> None:
    if move == m.COME:
        state.put_hero(seat, hero, tile)
    else:
        state.tell(event.REMAINS, seat, hero, state.hero(seat, hero))


def find_room(state: Board, seat: Int, tile: Int) -> None:
    """GA-12: the hero who stood there steps to an adjacent territory without own heroes."""
    for other in range(r.TILES):
        if state.adjacent(tile, other) and state.hero_in(seat, other) == r.NOTHING:
            state.add(m.STEP + other)


def make_room(state: Board, seat: Int, hero: Int, tile: Int, move: Int) -> None:
    state.place_hero(seat, hero, move - m.STEP)
    state.tell(event.STEPS, seat, hero, tile, move - m.STEP)
