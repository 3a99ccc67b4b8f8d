"""The end (E-79 to E-86, E-121 to E-135): how far each stone tablet is fulfilled, and the five scoring steps."""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.core.state import PLAYERS
from nemeton.games.edora import content, event
from nemeton.games.edora import row as r
from nemeton.games.edora.rules_board import Board

# --- stone tablets ---


def progress(state: Board, seat: Int, tablet: Int) -> Int:
    """How far a player is with a kind of tablet; TABLET_NEEDS says how far he must be."""
    own = state.own(seat)
    if tablet == r.MENHIRS_TABLET:  # E-121
        return r.size_of(state.menhirs(seat))
    if tablet == r.START_PLACES_TABLET:  # E-122
        return _start_places(own)
    if tablet == r.LINE_TABLET:  # E-123
        return _full_lines(own)
    if tablet == r.EQUAL_DICE_TABLET:  # E-124
        return _equal_neighbours(state, seat)
    if tablet == r.DOLMENS_TABLET:  # E-125
        return dolmens(state, seat)
    if tablet == r.STELES_TABLET:  # E-126
        return r.size_of(state.steles(seat))
    if tablet == r.KNOWLEDGE_TABLET:  # E-127, A-10
        return state.position(seat)
    if tablet == r.TABLETS_TABLET:  # E-128
        return state.all_tablets(seat)
    if tablet == r.HERBS_TABLET:  # E-129
        return _active_herbs(state, seat)
    if tablet == r.FULL_CLEARINGS_TABLET:  # E-130
        return _clearings(state, own, True)
    if tablet == r.AMULET_TABLET:  # E-131
        return _gems(state, seat)
    if tablet == r.SIX_CLEARINGS_TABLET:  # E-132
        return _clearings(state, own, False)
    if tablet == r.PORTALS_TABLET:  # E-133, A-27
        return r.size_of(own & state.portals())
    if tablet == r.POTIONS_TABLET:  # E-134
        return r.size_of(state.potions(seat))
    return _majorities(state, seat)  # E-135


def fulfilled(state: Board, seat: Int, tablet: Int) -> bool:
    return progress(state, seat, tablet) >= content.TABLET_NEEDS[tablet]


def dolmens(state: Board, seat: Int) -> Int:
    """Beige ones and pairs of a colour."""
    count = state.beige(seat)
    for colour in range(r.COLOURS):
        if state.dolmen_owner(colour) == seat:
            count += content.DOLMEN_COPIES
    return count


def _start_places(own: Int) -> Int:
    count: Int = 0
    for field in range(r.CONNECTORS):
        count += (own >> content.START_PLACE[field]) & 1
    return count


def _active_herbs(state: Board, seat: Int) -> Int:
    count: Int = 0
    for herb in range(r.HERBS):
        if state.has(seat, herb):
            count += 1
    return count


def _gems(state: Board, seat: Int) -> Int:
    count: Int = 0
    for slot in range(r.GEM_SLOTS):
        if state.gem(seat, slot) != r.NONE:
            count += 1
    return count


def _full_lines(own: Int) -> Int:
    count: Int = 0
    for i in range(len(content.LINE)):
        if content.LINE[i] & ~own == 0:
            count += 1
    return count


def _clearings(state: Board, own: Int, full: bool) -> Int:
    """Clearings with own dice on all their places, or on at least one."""
    count: Int = 0
    while own != 0:
        clearing = state.clearing(r.lowest(own))
        if not full or clearing & ~own == 0:
            count += 1
        own &= ~clearing
    return count


def _equal_neighbours(state: Board, seat: Int) -> Int:
    """The largest set of own dice of one value that hangs together along direct paths."""
    best: Int = 0
    for value in range(1, r.FACES):
        same: Int = 0
        own = state.own(seat)
        while own != 0:
            place = r.lowest(own)
            own &= own - 1
            if state.die(place, seat) == value:
                same |= 1 << place
        while r.size_of(same) > best:
            group = _hanging_together(state, same)
            if r.size_of(group) > best:
                best = r.size_of(group)
            same &= ~group
    return best


def _hanging_together(state: Board, places: Int) -> Int:
    """The places of a set that can be reached from its lowest one inside the set."""
    ring: Int = places & -places
    group = ring
    while ring != 0:
        ring = state.near(ring) & places & ~group
        group |= ring
    return group


def _majorities(state: Board, seat: Int) -> Int:
    count: Int = 0
    for place in range(r.PLACES):
        if (state.own(seat) >> place) & 1 and state.dice_on(place) > 1 and state.highest(place) == seat:
            count += 1
    return count


# --- the five steps ---


def leftovers(state: Board, seat: Int) -> Int:
    """E-79."""
    points = state.provisions(seat) // content.PROVISIONS_PER_POINT
    points += state.mistletoe(seat) * content.POINTS_PER_MISTLETOE
    return points + content.POINTS_PER_DIE * (content.ALL_DICE - state.placed(seat))


def sickle_points(state: Board, seat: Int) -> Int:
    """E-80."""
    return content.SICKLE_SCORE[state.sickle(seat)]


def tablet_points(state: Board, seat: Int) -> Int:
    """E-81: each copy counts."""
    points: Int = 0
    for tablet in range(r.TABLETS):
        copies = state.tablets(seat, tablet)
        if copies > 0 and fulfilled(state, seat, tablet):
            points += content.TABLET_POINTS * copies
    return points


def amulet_points(state: Board, seat: Int) -> Int:
    """E-82: full levels, and the left column."""
    points: Int = 0
    left: Int = 0
    for level in range(r.LEVELS):
        if state.gem(seat, level * 2) != r.NONE:
            left += 1
            if state.gem(seat, level * 2 + 1) != r.NONE:
                points += content.LEVEL_POINTS
    return points + content.LEFT_POINTS if left == r.LEVELS else points


def won(state: Board, seat: Int) -> Int:
    """E-83, A-29: own highest dice, and the menhirs and steles of all colours beside their places."""
    count: Int = 0
    for place in range(r.PLACES):
        if (state.own(seat) >> place) & 1 and state.highest(place) == seat:
            count += 1 + state.stones_at(place)
    return count


def cult_place_points(state: Board, seat: Int) -> Int:
    """E-84."""
    multiplier = content.MULTIPLIER[state.position(seat)]
    if multiplier == 0:
        return 0
    return multiplier * won(state, seat)


def score_all(state: Board) -> None:
    for seat in range(state.at[PLAYERS]):
        for tablet in range(r.TABLETS):
            copies = state.tablets(seat, tablet)
            if copies > 0 and state.log is not None and fulfilled(state, seat, tablet):
                state.tell(event.FULFILLED, seat, tablet, copies)
        _score(state, seat, leftovers(state, seat), r.BY_LEFTOVERS)
        _score(state, seat, sickle_points(state, seat), r.BY_SICKLE)
        _score(state, seat, tablet_points(state, seat), r.BY_TABLET)
        _score(state, seat, amulet_points(state, seat), r.BY_AMULET)
        _score(state, seat, cult_place_points(state, seat), r.BY_CULT_PLACES)
    for seat in range(state.at[PLAYERS]):
        state.tell(event.RESULT, seat, state.prestige(seat), state.place(seat))


def _score(state: Board, seat: Int, points: Int, by: Int) -> None:
    """The herb of E-76 works during the game only."""
    state.add_prestige(seat, points)
    state.tell(event.SCORE, seat, points, by)
