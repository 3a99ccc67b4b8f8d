"""The assembled board (sections 10.1, 10.2): what its 17 parts add up to, worked out once for each game.

Fields, paths, cheapest walks, clearings and fireplaces follow from which part lies where and how it is turned.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, Ints, filled, ints
from nemeton.games.edora import content
from nemeton.games.edora.rules_gains import Gains
from nemeton.games.edora.rules_row import (
    ALL_PLACES,
    CLEARING,
    COST,
    COST_WORDS,
    FIELD,
    FIELDS,
    FIRE_BONUS,
    FIRES,
    FRONT,
    NEAR,
    NONE,
    PART,
    PLACES,
    PORTALS,
    ROTATION,
    SLOTS,
    TILES,
    lowest,
)

ALL_FRONT: Final[Int] = 2
MOST_PATHS: Final[Int] = 6
SLOT_PLACE: Final[Ints] = ints(content.SLOT_PLACES)
SLOT_PARITY: Final[Ints] = ints(content.SLOT_PARITY)
PART_FRONT: Final[Ints] = ints(content.PART_FRONT)
PART_BACK: Final[Ints] = ints(content.PART_BACK)
PART_PORTAL: Final[Ints] = ints(content.PART_PORTAL)
PART_ICON: Final[Ints] = ints(content.PART_ICONS)


def _paths() -> Ints:
    """+ (part * MOST_PATHS + path) * 3: edge, edge, dark areas."""
    numbers = filled(NONE, SLOTS * MOST_PATHS * 3)
    for part, paths in enumerate(content.PART_PATHS):
        for number, path in enumerate(paths):
            for i in range(3):
                numbers[(part * 6 + number) * 3 + i] = path[i]
    return numbers


def _clearings() -> Ints:
    """+ part * 4 + group: bit set of edges."""
    numbers = filled(0, SLOTS * 4)
    for part, groups in enumerate(content.PART_CLEARINGS):
        for number, group in enumerate(groups):
            for edge in group:
                numbers[part * 4 + number] |= 1 << edge
    return numbers


def _icons() -> Ints:
    """+ (fireplace * 4 + icon) * 2: slot, corner."""
    numbers = filled(NONE, FIRES * 4 * 2)
    for fire, icons in enumerate(content.FIRE_ICONS):
        for number, (slot, corner) in enumerate(icons):
            numbers[(fire * 4 + number) * 2] = slot
            numbers[(fire * 4 + number) * 2 + 1] = corner
    return numbers


PART_PATH: Final[Ints] = _paths()
PART_CLEARING: Final[Ints] = _clearings()
FIRE_ICON: Final[Ints] = _icons()


class Board(Gains):
    def assemble(self) -> None:
        at = self.at
        steps = filled(0, 3 * PLACES)  # + (cost - 1) * PLACES + place: bit set of the places one path away
        for place in range(PLACES):
            at[CLEARING + place] = 1 << place
        for slot in range(SLOTS):
            self._show_fields(slot)
            self._lay_paths(slot, steps)
            self._join_clearings(slot)
        for slot in range(SLOTS):
            part = at[PART + slot]
            if PART_PORTAL[part] != NONE:
                group = self._group(slot, PART_CLEARING[part * 4 + PART_PORTAL[part]])
                at[PORTALS] |= at[CLEARING + lowest(group)]
        self._measure_walks(steps)
        for fire in range(FIRES):
            at[FIRE_BONUS + fire] = self._icons_of(fire)

    def _place_of(self, slot: Int, edge: Int) -> Int:
        """The place that a part's own edge meets; tiles are turned, frame parts are listed as they lie."""
        if slot < TILES:
            edge = (edge + self.at[ROTATION + slot]) & 3
        return SLOT_PLACE[slot * 4 + edge]

    def _show_fields(self, slot: Int) -> None:
        """E-3, E-4: a front half shows two fields, a back half one."""
        at = self.at
        part = at[PART + slot]
        front = at[FRONT] == ALL_FRONT or at[FRONT] == SLOT_PARITY[slot]
        for edge in range(4):
            place = self._place_of(slot, edge)
            if place != NONE and PART_BACK[part * 4 + edge] != NONE:
                field = FIELD + place * FIELDS
                while at[field] != NONE:
                    field += 1
                if front:
                    at[field] = PART_FRONT[(part * 4 + edge) * 2]
                    at[field + 1] = PART_FRONT[(part * 4 + edge) * 2 + 1]
                else:
                    at[field] = PART_BACK[part * 4 + edge]

    def _lay_paths(self, slot: Int, steps: Ints) -> None:
        """E-29: on a stairs tile only the two straight connections exist."""
        at = self.at
        path = at[PART + slot] * MOST_PATHS * 3
        end = path + MOST_PATHS * 3
        while path < end and PART_PATH[path] != NONE:
            one = self._place_of(slot, PART_PATH[path])
            other = self._place_of(slot, PART_PATH[path + 1])
            dark = PART_PATH[path + 2]
            steps[dark * PLACES + one] |= 1 << other
            steps[dark * PLACES + other] |= 1 << one
            at[NEAR + one] |= 1 << other
            at[NEAR + other] |= 1 << one
            path += 3

    def _group(self, slot: Int, edges: Int) -> Int:
        """The places of a bright group of edges."""
        places: Int = 0
        for edge in range(4):
            if (edges >> edge) & 1:
                places |= 1 << self._place_of(slot, edge)
        return places

    def _join_clearings(self, slot: Int) -> None:
        at = self.at
        for number in range(4):
            edges = PART_CLEARING[at[PART + slot] * 4 + number]
            if edges & (edges - 1) != 0:
                group = self._group(slot, edges)
                joined: Int = 0
                for place in range(PLACES):
                    if (group >> place) & 1:
                        joined |= at[CLEARING + place]
                for place in range(PLACES):
                    if (joined >> place) & 1:
                        at[CLEARING + place] = joined

    def _measure_walks(self, steps: Ints) -> None:
        """E-26: the cheapest walk from every place to every other, by rings of equal cost."""
        at = self.at
        for here in range(PLACES):
            newest: Int = 1 << here  # places that cost exactly `cost`, then one less, then two less
            newer: Int = 0
            new: Int = 0
            seen = newest
            cost: Int = 0
            while seen != ALL_PLACES:
                cost += 1
                ring = self._one_path_on(newest, steps, 0) | self._one_path_on(newer, steps, PLACES)
                ring = (ring | self._one_path_on(new, steps, 2 * PLACES)) & ~seen
                seen |= ring
                new = newer
                newer = newest
                newest = ring
                while ring != 0:
                    there = lowest(ring)
                    ring &= ring - 1
                    at[COST + here * COST_WORDS + (there >> 3)] |= cost << (7 * (there & 7))

    def _one_path_on(self, places: Int, steps: Ints, offset: Int) -> Int:
        reached: Int = 0
        while places != 0:
            reached |= steps[offset + lowest(places)]
            places &= places - 1
        return reached

    def _icons_of(self, fire: Int) -> Int:
        at = self.at
        icons: Int = 0
        for i in range(4):
            slot = FIRE_ICON[(fire * 4 + i) * 2]
            if slot != NONE:
                corner = FIRE_ICON[(fire * 4 + i) * 2 + 1]
                if slot < TILES:
                    corner = (corner - at[ROTATION + slot]) & 3
                icons |= (PART_ICON[at[PART + slot] * 4 + corner] + 1) << (3 * i)
        return icons
