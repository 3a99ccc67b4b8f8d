"""Setting up Graenaland (section 4): land, supply card, start villages, start cards, lead player, point cards."""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.core.state import CHANCE, NOBODY, PLAYERS
from nemeton.games.graenaland import ask, content, event
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland.rules_board import Board


def set_up(state: Board) -> None:
    """Decks, tokens and houses; then land, supply card, start villages, start cards, lead player."""
    at = state.at
    for kind in range(r.KINDS):
        at[r.PILE + kind] = content.KIND_COUNTS[kind]
    for facility in range(r.FACILITIES):
        at[r.TOKENS + facility] = content.FACILITY_TOKENS[facility]
    for seat in range(r.MOST_PLAYERS):
        at[r.HOUSES + seat] = content.HOUSES
        at[r.ARMY + seat] = content.START_ARMY
        for hero in range(r.HEROES):
            state.place_hero(seat, hero, r.NOTHING)
    for condition in range(r.CONDITIONS):
        at[r.THRESHOLD + condition] = content.THRESHOLDS[condition][at[PLAYERS] - content.FEWEST_PLAYERS]
    for place in range(r.TILES):
        at[r.TILE_AT + place] = r.NOTHING
    at[r.SUPPLY_PILE] = (1 << r.SUPPLY_CARDS) - 1
    at[r.SUPPLY_OPEN] = r.NOTHING
    at[r.DECLARER] = NOBODY
    at[r.PROPOSER] = NOBODY
    at[r.PROPOSED] = r.NOTHING
    at[r.PROJECT] = r.NOTHING
    at[r.LEAD] = NOBODY
    _plan_set_up(state)
    state.settle()


def _plan_set_up(state: Board) -> None:
    """What comes when; the last pushed comes first."""
    at = state.at
    state.push(ask.BEGIN, NOBODY)
    if at[r.VARIABLE] == 0:
        state.push(ask.DRAW_LEAD, NOBODY)
        state.push(ask.START_CARD, NOBODY)
    else:
        state.push(ask.START_CARD, NOBODY)
        state.push(ask.STANDING, NOBODY)
        state.push(ask.SETTLING, NOBODY)
        state.push(ask.DRAW_LEAD, NOBODY)  # GC-13
    if at[r.ADVANCED] != 0:  # GC-12: after the supply card
        for condition in range(r.CONDITIONS - 1, -1, -1):
            state.push(ask.DRAW_POINTS, NOBODY, condition)
    state.push(ask.TURN_SUPPLY, NOBODY)
    state.push(ask.LAY_OUT, NOBODY)
    if at[r.VARIABLE] != 0:
        for place in range(state.territories() - 1, -1, -1):
            state.push(ask.DRAW_LAND, NOBODY, place)
    else:
        coast, inland = content.LAYOUTS[at[PLAYERS]]
        tiles = coast + inland
        for place in range(state.territories()):
            at[r.TILE_AT + place] = tiles[place]


# --- the land ---


def _find_land(state: Board, place: Int) -> None:
    """The variable layout: the tiles of this row that do not lie yet, all equally likely."""
    coast, inland = content.LAYOUTS[state.at[PLAYERS]]
    row = coast if place < state.at[PLAYERS] else inland
    laid: Int = 0
    for other in range(place):
        laid |= 1 << state.tile_at(other)
    for tile in range(r.TILES):
        if tile in row and (laid >> tile) & 1 == 0:
            state.add_odds(m.LAND + tile, 1)


def begin_settling(state: Board) -> None:
    """The land lies. G-39 in the standard layout: seat s on the coast tiles s and s + 1, warrior on the first."""
    _lay_out(state)
    if state.at[r.VARIABLE] == 0:
        for seat in range(state.at[PLAYERS]):
            for i in range(content.START_VILLAGES):
                state.put_village(seat, state.tile_at((seat + i) % state.at[PLAYERS]))
            state.place_hero(seat, r.WARRIOR, state.tile_at(seat))


def _lay_out(state: Board) -> None:
    """Coast tiles touch their neighbours and two inland tiles, inland tile j the coast tiles j and j + 1."""
    at = state.at
    coast = at[PLAYERS]
    end = state.territories()
    for place in range(end):
        near: Int = 0
        far: Int = 0
        if place < coast:
            near = _tiles(state, 0, coast, place - 1, place + 1)
            near |= _tiles(state, coast, end, coast + place - 1, coast + place)
            far = _tiles(state, 0, coast, place - content.COAST_STEPS, place + content.COAST_STEPS)  # G-6
        else:
            near = _tiles(state, coast, end, place - 1, place + 1)
            near |= _tiles(state, 0, coast, place - coast, place - coast + 1)
        at[r.NEIGHBOURS + at[r.TILE_AT + place]] = near
        at[r.REACH + at[r.TILE_AT + place]] = near | far


def _tiles(state: Board, first: Int, end: Int, one: Int, other: Int) -> Int:
    """Bit set of the tiles at two places, as far as they are in the row from `first` to before `end`."""
    tiles: Int = 0
    if first <= one < end:
        tiles |= 1 << state.tile_at(one)
    if first <= other < end:
        tiles |= 1 << state.tile_at(other)
    return tiles


# --- villages, warriors and cards ---


def next_settler(state: Board, placed: Int) -> None:
    """The variable layout: clockwise from the lead player, then in reverse order."""
    players = state.at[PLAYERS]
    if placed < content.START_VILLAGES * players:
        turn = placed if placed < players else 2 * players - 1 - placed
        state.push(ask.SETTLING, NOBODY, placed + 1)
        state.push(ask.SETTLE, (state.lead() + turn) % players, placed)


def find_settling(state: Board, seat: Int, placed: Int) -> None:
    """Coast territories with fewer than two villages; the second village elsewhere if that can be (GC-13)."""
    for avoid in range(2):
        for tile in range(r.TILES):
            room = state.on_coast(tile) and state.settlements_in(tile) < content.VILLAGES_PER_COAST
            if room and (avoid == 1 or state.settled(seat, tile) == 0):
                state.add(m.SETTLE + tile)
        if state.count > 0 or placed < state.at[PLAYERS]:
            return


def next_warrior(state: Board, placed: Int) -> None:
    if placed < state.at[PLAYERS]:
        state.push(ask.STANDING, NOBODY, placed + 1)
        state.push(ask.STAND, (state.lead() + placed) % state.at[PLAYERS])


def find_standing(state: Board, seat: Int) -> None:
    for tile in range(r.TILES):
        if state.settled(seat, tile) > 0:
            state.add(m.STAND + tile)


def deal_start_card(state: Board, dealt: Int) -> None:
    """G-39: one card from the deck of each of the two territories, the warrior's first."""
    if dealt >= content.START_CARDS * state.at[PLAYERS]:
        return
    state.push(ask.START_CARD, NOBODY, dealt + 1)
    seat = dealt // content.START_CARDS
    home = state.hero(seat, r.WARRIOR)
    tile = home
    if dealt % content.START_CARDS == 1:
        for other in range(r.TILES):
            if other != home and state.settled(seat, other) > 0:
                tile = other
    state.push(ask.DRAW_START, seat, tile)


# --- decisions and draws, the supply card of every round among them ---


def find(state: Board, kind: Int, seat: Int, a: Int) -> None:
    at = state.at
    if kind == ask.DRAW_SUPPLY:
        for card in range(r.SUPPLY_CARDS):
            if (at[r.SUPPLY_PILE] >> card) & 1 != 0:
                state.add_odds(m.SUPPLY + card, 1)
    elif kind == ask.DRAW_START:
        state.add_pile(r.TILE_DECK[a], m.START)
    elif kind == ask.DRAW_LEAD:  # GC-14
        for player in range(at[PLAYERS]):
            if at[r.STARTER] == CHANCE or at[r.STARTER] == player:
                state.add_odds(m.LEAD + player, 1)
    elif kind == ask.DRAW_POINTS:
        for grade in range(r.GRADES):
            state.add_odds(m.POINTS + a * r.GRADES + grade, content.GRADE_COPIES[grade])
    elif kind == ask.DRAW_LAND:
        _find_land(state, a)
    elif kind == ask.SETTLE:
        find_settling(state, seat, a)
    else:
        find_standing(state, seat)


def decide(state: Board, kind: Int, seat: Int, a: Int, move: Int) -> None:
    at = state.at
    if kind == ask.DRAW_SUPPLY:
        at[r.SUPPLY_OPEN] = move - m.SUPPLY
        at[r.SUPPLY_PILE] &= ~(1 << at[r.SUPPLY_OPEN])
        state.tell(event.SUPPLY, at[r.SUPPLY_OPEN])
    elif kind == ask.DRAW_START:
        card = move - m.START
        state.draw_card(card)
        state.take_unseen(seat, card, at[r.BATCH + card // r.PER_DECK])
        state.tell(event.START_CARD, seat, r.KIND_RESOURCE[card], card // r.PER_DECK)
    elif kind == ask.DRAW_LEAD:
        at[r.LEAD] = move - m.LEAD
        state.tell(event.LEAD, at[r.LEAD])
    elif kind == ask.DRAW_POINTS:
        _set_condition(state, a, (move - m.POINTS) % r.GRADES)
    elif kind == ask.DRAW_LAND:
        at[r.TILE_AT + a] = move - m.LAND
        state.tell(event.LAND, move - m.LAND, a)
    elif kind == ask.SETTLE:
        state.put_village(seat, move - m.SETTLE)
        state.tell(event.SETTLE, seat, move - m.SETTLE)
    else:
        state.place_hero(seat, r.WARRIOR, move - m.STAND)
        state.tell(event.STAND, seat, move - m.STAND)


def _set_condition(state: Board, condition: Int, grade: Int) -> None:
    """The advanced game: easier or harder thresholds for fewer or more points; the explorer's is capped (GC-12)."""
    at = state.at
    threshold: Int = at[r.THRESHOLD + condition] + content.GRADE_OFFSETS[grade]
    points: Int = content.GRADE_POINTS[grade]
    if condition == r.EXPLORER and threshold > state.territories():
        threshold = state.territories()
        points = content.CAPPED_POINTS
    at[r.THRESHOLD + condition] = threshold
    at[r.WORTH + condition] = points
    at[r.GRADE + condition] = grade + 1
    state.tell(event.CONDITION, condition, threshold, points)
