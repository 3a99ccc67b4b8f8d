"""The end (sections 7 and 10.7): how far each stone tablet is fulfilled, the five scoring steps, the winner."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, Ints, ints
from nemeton.core.state import PLAYERS
from nemeton.games.edora import content
from nemeton.games.edora.rules_row import (
    ACTIVE,
    ALL_DICE,
    BEIGE_OF,
    BY_AMULET,
    BY_CULT_PLACES,
    BY_LEFTOVERS,
    BY_SICKLE,
    BY_TABLET,
    CLEARING,
    COLOURS,
    CONNECTORS,
    DIE,
    DOLMEN_OWNER,
    FACES,
    GEM,
    GEM_SLOTS,
    HERB,
    HERBS,
    LEVELS,
    MENHIRS,
    MISTLETOE,
    MOST_PLAYERS,
    MULTIPLIER,
    NONE,
    OWN,
    PLACED,
    PLACES,
    PORTALS,
    POTIONS_OF,
    PRESTIGE,
    PROVISIONS,
    RANK,
    SAY_FULFILLED,
    SAY_RESULT,
    SAY_SCORE,
    SICKLE,
    SICKLE_SCORE,
    START_PLACE,
    STELES,
    STONES_AT,
    TABLETS,
    TABLETS_OF,
    lowest,
    size_of,
)
from nemeton.games.edora.rules_turn import Turn

TABLET_NEEDS: Final[Ints] = ints(content.TABLET_NEEDS)
LINE: Final[Ints] = ints(content.LINES)
PROVISIONS_PER_POINT: Final[Int] = content.SCORING["end_provisions_per_point"]
POINTS_PER_MISTLETOE: Final[Int] = content.SCORING["end_points_per_mistletoe"]
POINTS_PER_DIE: Final[Int] = content.SCORING["end_points_per_unplaced_die"]
TABLET_POINTS: Final[Int] = content.SCORING["end_tablet_points"]
LEVEL_POINTS: Final[Int] = content.SCORING["end_amulet_full_level"]
LEFT_POINTS: Final[Int] = content.SCORING["end_amulet_left_column"]

# the kinds of stone tablets, in the order of the content
MENHIRS_TABLET: Final[Int] = 0
START_PLACES_TABLET: Final[Int] = 1
LINE_TABLET: Final[Int] = 2
EQUAL_DICE_TABLET: Final[Int] = 3
DOLMENS_TABLET: Final[Int] = 4
STELES_TABLET: Final[Int] = 5
KNOWLEDGE_TABLET: Final[Int] = 6
TABLETS_TABLET: Final[Int] = 7
HERBS_TABLET: Final[Int] = 8
FULL_CLEARINGS_TABLET: Final[Int] = 9
AMULET_TABLET: Final[Int] = 10
SIX_CLEARINGS_TABLET: Final[Int] = 11
PORTALS_TABLET: Final[Int] = 12
POTIONS_TABLET: Final[Int] = 13
MAJORITIES_TABLET: Final[Int] = 14


class Scoring(Turn):
    # --- stone tablets ---

    def progress(self, seat: Int, tablet: Int) -> Int:
        """How far a player is with a kind of tablet; TABLET_NEEDS says how far he must be."""
        at = self.at
        if tablet == MENHIRS_TABLET:  # E-121
            return size_of(at[MENHIRS + seat])
        if tablet == START_PLACES_TABLET:  # E-122
            count: Int = 0
            for field in range(CONNECTORS):
                count += (at[OWN + seat] >> START_PLACE[field]) & 1
            return count
        if tablet == LINE_TABLET:  # E-123
            return self._full_lines(at[OWN + seat])
        if tablet == EQUAL_DICE_TABLET:  # E-124
            return self._equal_neighbours(seat)
        if tablet == DOLMENS_TABLET:  # E-125
            return self.dolmens(seat)
        if tablet == STELES_TABLET:  # E-126
            return size_of(at[STELES + seat])
        if tablet == KNOWLEDGE_TABLET:  # E-127, A-10
            return self.position(seat)
        if tablet == TABLETS_TABLET:  # E-128
            return self._sum(TABLETS_OF + seat * TABLETS, TABLETS)
        if tablet == HERBS_TABLET:  # E-129
            return self.active_herbs(seat)
        if tablet == FULL_CLEARINGS_TABLET:  # E-130
            return self._clearings(at[OWN + seat], True)
        if tablet == AMULET_TABLET:  # E-131
            return self.gems(seat)
        if tablet == SIX_CLEARINGS_TABLET:  # E-132
            return self._clearings(at[OWN + seat], False)
        if tablet == PORTALS_TABLET:  # E-133, A-27
            return size_of(at[OWN + seat] & at[PORTALS])
        if tablet == POTIONS_TABLET:  # E-134
            return size_of(at[POTIONS_OF + seat])
        return self._majorities(seat)  # E-135

    def fulfilled(self, seat: Int, tablet: Int) -> bool:
        return self.progress(seat, tablet) >= TABLET_NEEDS[tablet]

    def _sum(self, start: Int, size: Int) -> Int:
        total: Int = 0
        for i in range(start, start + size):
            total += self.at[i]
        return total

    def dolmens(self, seat: Int) -> Int:
        count = self.at[BEIGE_OF + seat]
        for colour in range(COLOURS):
            if self.at[DOLMEN_OWNER + colour] == seat:
                count += 2
        return count

    def active_herbs(self, seat: Int) -> Int:
        count: Int = 0
        for herb in range(HERBS):
            if self.at[HERB + seat * HERBS + herb] == ACTIVE:
                count += 1
        return count

    def gems(self, seat: Int) -> Int:
        count: Int = 0
        for slot in range(GEM_SLOTS):
            if self.at[GEM + seat * GEM_SLOTS + slot] != NONE:
                count += 1
        return count

    def _full_lines(self, own: Int) -> Int:
        count: Int = 0
        for i in range(len(LINE)):
            if LINE[i] & ~own == 0:
                count += 1
        return count

    def _clearings(self, own: Int, full: bool) -> Int:
        """Clearings with own dice on all their places, or on at least one."""
        at = self.at
        count: Int = 0
        while own != 0:
            clearing = at[CLEARING + lowest(own)]
            if not full or clearing & ~own == 0:
                count += 1
            own &= ~clearing
        return count

    def _equal_neighbours(self, seat: Int) -> Int:
        """The largest set of own dice of one value that hangs together along direct paths."""
        at = self.at
        best: Int = 0
        for value in range(1, FACES):
            same: Int = 0
            own = at[OWN + seat]
            while own != 0:
                place = lowest(own)
                own &= own - 1
                if at[DIE + place * MOST_PLAYERS + seat] & 7 == value:
                    same |= 1 << place
            while size_of(same) > best:
                group = self._hanging_together(same)
                if size_of(group) > best:
                    best = size_of(group)
                same &= ~group
        return best

    def _hanging_together(self, places: Int) -> Int:
        """The places of a set that can be reached from its lowest one inside the set."""
        ring: Int = places & -places
        group = ring
        while ring != 0:
            ring = self.near(ring) & places & ~group
            group |= ring
        return group

    def _majorities(self, seat: Int) -> Int:
        count: Int = 0
        for place in range(PLACES):
            if (self.at[OWN + seat] >> place) & 1 and self.dice_on(place) > 1 and self.highest(place) == seat:
                count += 1
        return count

    # --- the five steps ---

    def leftovers(self, seat: Int) -> Int:
        """E-79."""
        at = self.at
        points = at[PROVISIONS + seat] // PROVISIONS_PER_POINT + at[MISTLETOE + seat] * POINTS_PER_MISTLETOE
        return points + POINTS_PER_DIE * (ALL_DICE - at[PLACED + seat])

    def tablet_points(self, seat: Int) -> Int:
        """E-81: each copy counts."""
        points: Int = 0
        for tablet in range(TABLETS):
            copies = self.at[TABLETS_OF + seat * TABLETS + tablet]
            if copies > 0 and self.fulfilled(seat, tablet):
                points += TABLET_POINTS * copies
        return points

    def amulet_points(self, seat: Int) -> Int:
        """E-82."""
        at = self.at
        points: Int = 0
        left: Int = 0
        for level in range(LEVELS):
            slot = GEM + seat * GEM_SLOTS + level * 2
            if at[slot] != NONE:
                left += 1
                if at[slot + 1] != NONE:
                    points += LEVEL_POINTS
        return points + LEFT_POINTS if left == LEVELS else points

    def won(self, seat: Int) -> Int:
        """E-83, A-29: own highest dice, and the menhirs and steles of all colours beside their places."""
        at = self.at
        count: Int = 0
        for place in range(PLACES):
            if (at[OWN + seat] >> place) & 1 and self.highest(place) == seat:
                count += 1 + at[STONES_AT + place]
        return count

    def cult_place_points(self, seat: Int) -> Int:
        """E-84."""
        multiplier = MULTIPLIER[self.position(seat)]
        return multiplier * self.won(seat) if multiplier > 0 else 0

    def sickle_points(self, seat: Int) -> Int:
        """E-80."""
        return SICKLE_SCORE[self.at[SICKLE + seat]]

    def final_points(self, seat: Int) -> Int:
        """What the five steps would give now."""
        points = self.leftovers(seat) + self.sickle_points(seat) + self.tablet_points(seat)
        return points + self.amulet_points(seat) + self.cult_place_points(seat)

    def score_all(self) -> None:
        at = self.at
        for seat in range(at[PLAYERS]):
            for tablet in range(TABLETS):
                copies = at[TABLETS_OF + seat * TABLETS + tablet]
                if copies > 0 and self.log is not None and self.fulfilled(seat, tablet):
                    self.tell(SAY_FULFILLED, seat, tablet, copies)
            self.tell(SAY_SCORE, seat, self.leftovers(seat), BY_LEFTOVERS)
            self.tell(SAY_SCORE, seat, self.sickle_points(seat), BY_SICKLE)
            self.tell(SAY_SCORE, seat, self.tablet_points(seat), BY_TABLET)
            self.tell(SAY_SCORE, seat, self.amulet_points(seat), BY_AMULET)
            self.tell(SAY_SCORE, seat, self.cult_place_points(seat), BY_CULT_PLACES)
            at[PRESTIGE + seat] += self.final_points(seat)
        for seat in range(at[PLAYERS]):
            self.tell(SAY_RESULT, seat, at[PRESTIGE + seat], self.place(seat))

    # --- the winner ---

    def score(self, seat: Int) -> Int:
        return self.at[PRESTIGE + seat]

    def ahead(self, one: Int, other: Int) -> Int:
        """E-85, A-16: most prestige; then the marker further back, on the same field the lower one."""
        at = self.at
        if at[PRESTIGE + one] != at[PRESTIGE + other]:
            return at[PRESTIGE + one] - at[PRESTIGE + other]
        return at[RANK + other] - at[RANK + one]
