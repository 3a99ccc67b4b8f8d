"""The assembled board (E-2 to E-4, E-26, E-29): what its 17 parts add up to, worked out once for each game.

Fields, paths, cheapest walks, clearings and fireplaces follow from which part lies where and how it is turned. These
cells no later rule changes; they are written here alone.
"""

from __future__ import annotations

from nemeton.core.flat import Int, Ints, filled
from nemeton.games.edora import content
from nemeton.games.edora import row as r
from nemeton.games.edora.rules_board import Board


def assemble(state: Board) -> None:
    at = state.at
    steps = filled(0, 3 * r.PLACES)  # + (cost - 1) * r.PLACES + place: bit set of the places one path away
    for place in range(r.PLACES):
        at[r.CLEARING + place] = 1 << place
    for slot in range(r.SLOTS):
        _show_fields(state, slot)
        _lay_paths(state, slot, steps)
        _join_clearings(state, slot)
    for slot in range(r.SLOTS):
        part = state.part(slot)
        if content.PART_PORTAL[part] != r.NONE:
            group = _group(state, slot, content.PART_CLEARING[part * 4 + content.PART_PORTAL[part]])
            at[r.PORTALS] |= at[r.CLEARING + r.lowest(group)]
    _measure_walks(state, steps)
    for fire in range(r.FIRES):
        at[r.FIRE_BONUS + fire] = _icons_of(state, fire)


def _place_of(state: Board, slot: Int, edge: Int) -> Int:
    """The place that a part's own edge meets; tiles are turned, frame parts are listed as they lie."""
    return content.SLOT_PLACE[slot * 4 + ((edge + state.rotation(slot)) & 3)]


def shows_front(state: Board, slot: Int) -> bool:
    """E-4."""
    return state.at[r.FRONT] == r.ALL_FRONT or state.at[r.FRONT] == content.SLOT_PARITY[slot]


def _show_fields(state: Board, slot: Int) -> None:
    """E-3: a front half shows two fields, a back half one."""
    at = state.at
    part = state.part(slot)
    for edge in range(4):
        place = _place_of(state, slot, edge)
        if place != r.NONE and content.PART_BACK[part * 4 + edge] != r.NONE:
            field = r.FIELD + place * r.FIELDS
            while at[field] != r.NONE:
                field += 1
            if shows_front(state, slot):
                at[field] = content.PART_FRONT[(part * 4 + edge) * 2]
                at[field + 1] = content.PART_FRONT[(part * 4 + edge) * 2 + 1]
            else:
                at[field] = content.PART_BACK[part * 4 + edge]


def _lay_paths(state: Board, slot: Int, steps: Ints) -> None:
    """E-29: on a stairs tile only the two straight connections exist."""
    at = state.at
    path = state.part(slot) * content.MOST_PATHS * 3
    end = path + content.MOST_PATHS * 3
    while path < end and content.PART_PATH[path] != r.NONE:
        one = _place_of(state, slot, content.PART_PATH[path])
        other = _place_of(state, slot, content.PART_PATH[path + 1])
        dark = content.PART_PATH[path + 2]
        steps[dark * r.PLACES + one] |= 1 << other
        steps[dark * r.PLACES + other] |= 1 << one
        at[r.NEAR + one] |= 1 << other
        at[r.NEAR + other] |= 1 << one
        path += 3


def _group(state: Board, slot: Int, edges: Int) -> Int:
    """The places of a bright group of edges."""
    places: Int = 0
    for edge in range(4):
        if (edges >> edge) & 1:
            places |= 1 << _place_of(state, slot, edge)
    return places


def _join_clearings(state: Board, slot: Int) -> None:
    at = state.at
    for number in range(4):
        edges = content.PART_CLEARING[state.part(slot) * 4 + number]
        if edges > 0 and edges & (edges - 1) != 0:  # several edges
            group = _group(state, slot, edges)
            joined: Int = 0
            for place in range(r.PLACES):
                if (group >> place) & 1:
                    joined |= at[r.CLEARING + place]
            for place in range(r.PLACES):
                if (joined >> place) & 1:
                    at[r.CLEARING + place] = joined


def _measure_walks(state: Board, steps: Ints) -> None:
    """E-26: the cheapest walk from every place to every other, by rings of equal cost."""
    at = state.at
    for here in range(r.PLACES):
        ring: Int = 1 << here  # the places that cost exactly `cost`, and those known to cost at most 1, 2, 3 more
        one: Int = 0
        two: Int = 0
        three: Int = 0
        seen: Int = 0
        cost: Int = 0
        while seen != r.ALL_PLACES:
            seen |= ring
            while ring != 0:
                there = r.lowest(ring)
                ring &= ring - 1
                at[r.COST + here * r.COST_WORDS + (there >> 3)] |= cost << (7 * (there & 7))
                one |= steps[there]
                two |= steps[r.PLACES + there]
                three |= steps[2 * r.PLACES + there]
            ring = one & ~seen
            one = two
            two = three
            three = 0
            cost += 1


def _icons_of(state: Board, fire: Int) -> Int:
    """The bonuses printed around a fireplace, packed as `Board.fire_bonus` reads them."""
    icons: Int = 0
    for i in range(4):
        slot = content.FIRE_ICON[(fire * 4 + i) * 2]
        if slot != r.NONE:
            corner = (content.FIRE_ICON[(fire * 4 + i) * 2 + 1] - state.rotation(slot)) & 3
            icons |= (content.PART_ICON[state.part(slot) * 4 + corner] + 1) << (3 * i)
    return icons
