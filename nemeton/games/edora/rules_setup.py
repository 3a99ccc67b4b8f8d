"""Setting up (section 4, E-1 to E-23, EC-10): the board is assembled, dice are rolled, everybody gets his things.

Each draw of the dealer is a small one and pushes the next. What follows from the assembled board is in rules_board.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, Ints, ints
from nemeton.core.state import DEPTH, FRAME, NOBODY, PLAYERS, STACK, TOGETHER
from nemeton.games.edora import content
from nemeton.games.edora.rules_board import ALL_FRONT, Board
from nemeton.games.edora.rules_row import (
    ASK_KEEP,
    ASK_LAY,
    ASK_START,
    BONUSES,
    CHOOSE_TABLET,
    COLOURS,
    CONNECTORS,
    CORNERS,
    DEAL_CONNECTOR,
    DEAL_CORNER,
    DEAL_DOLMEN,
    DEAL_FRONT,
    DEAL_HERB,
    DEAL_OPEN,
    DEAL_ROLL,
    DEAL_ROTATION,
    DEAL_SECRET,
    DEAL_STARTER,
    DEAL_STONE,
    DEAL_TABLET,
    DEAL_TILE,
    DICE_GENERAL,
    DICE_PERSONAL,
    DISPLAY,
    DOLMEN,
    DOLMEN_OWNER,
    DOLMEN_PAIR,
    FACES,
    FIELD,
    FIELDS,
    FIRE_OWNER,
    FIRES,
    FIRST,
    FREE,
    FREE_HERBS,
    FRONT,
    GEM,
    GEM_SLOTS,
    GEMS_LEFT,
    GENERAL,
    HERB,
    HERB_LAYOUT,
    HERBS,
    IN_HAND,
    IS_CONNECTOR,
    IS_CORNER,
    IS_DOLMEN,
    IS_FRONT,
    IS_HERB,
    IS_OPEN,
    IS_ROLL,
    IS_ROTATION,
    IS_SECRET,
    IS_STARTER,
    IS_STONE,
    IS_TABLET,
    IS_TILE,
    KEPT,
    MENHIR_AT,
    MOST_PLAYERS,
    NONE,
    PART,
    PAWN,
    PERSONAL,
    PILE,
    PLACES,
    POTIONS,
    POTIONS_LEFT,
    PROVISIONS,
    RANDOM_HERBS,
    RANK,
    RIM,
    ROTATION,
    ROUND,
    SAME_DICE,
    SAME_HERBS,
    SAY_DOLMEN,
    SAY_FRONT,
    SAY_HERB_LAID,
    SAY_LAYS,
    SAY_OPEN,
    SAY_PART,
    SAY_PAWN,
    SAY_ROLL,
    SAY_ROUND,
    SAY_SAME_DICE,
    SAY_SAME_HERBS,
    SAY_SECRET_TABLET,
    SAY_START_TABLET,
    SAY_STARTS,
    SAY_STONE,
    SLOTS,
    SPOTS,
    START_PLACE,
    START_PROVISIONS,
    START_TABLETS,
    STELE_AT,
    STONE,
    STONES,
    TABLETS,
    TABLETS_OF,
    THEN_ASSEMBLE,
    THEN_COPY,
    THEN_EQUIP,
    THEN_REVEAL_HERBS,
    THEN_REVEAL_TABLETS,
    THEN_STARTER,
    THEN_TOWER,
    THEN_TURN,
    TILES,
    TO_KEEP,
    TO_LAY,
    TO_START,
    lowest,
)

TABLET_COPIES: Final[Ints] = ints(content.TABLET_COPIES)
GEM_COPIES: Final[Ints] = ints(content.GEM_COPIES)
STONE_BONUS: Final[Ints] = ints(content.STONE_BONUS)
RIM_PLACE: Final[Ints] = ints(content.DOLMEN_PLACES)
DOLMEN_GAP: Final[Int] = content.DOLMEN_GAP
DOLMEN_WAYS: Final[Ints] = ints(content.DOLMEN_WAYS)


class Setup(Board):
    def set_up(self) -> None:
        """EC-10; the last pushed comes first."""
        at = self.at
        players = at[PLAYERS]
        self._empty_boards()
        self.push(THEN_TOWER, NOBODY)
        self.push(THEN_COPY, NOBODY)
        self.push(THEN_STARTER, NOBODY)
        if at[HERB_LAYOUT] == FREE_HERBS:  # E-22
            self.push(THEN_REVEAL_HERBS, NOBODY)
            self.push(ASK_LAY, TOGETHER, (1 << players) - 1)
        if at[CHOOSE_TABLET] != 0:  # E-20, A-24
            self.push(THEN_REVEAL_TABLETS, NOBODY)
            self.push(ASK_KEEP, TOGETHER, (1 << players) - 1)
        self.push(THEN_EQUIP, 0)
        self.push(DEAL_DOLMEN, NOBODY)
        self.push(DEAL_STONE, NOBODY)  # E-6
        self.push(DEAL_OPEN, NOBODY, 0, 1)  # E-5
        self.push(THEN_ASSEMBLE, NOBODY)
        if players == 3:  # E-4, A-19
            self.push(DEAL_FRONT, NOBODY)
        else:
            at[FRONT] = ALL_FRONT if players == 4 else NONE
        self.push(DEAL_CONNECTOR, NOBODY)
        self.push(DEAL_CORNER, NOBODY)
        self.push(DEAL_TILE, NOBODY)  # E-2
        self.settle()

    def equip(self, seat: Int) -> None:
        """What each player rolls and draws, one after the other."""
        at = self.at
        if seat + 1 < at[PLAYERS]:
            self.push(THEN_EQUIP, seat + 1)
        if at[HERB_LAYOUT] == RANDOM_HERBS:
            self.push(DEAL_HERB, seat)  # E-15
        if at[CHOOSE_TABLET] != 0:
            self.push(DEAL_SECRET, seat, START_TABLETS)
        else:
            self.push(DEAL_TABLET, seat)  # E-14
        if at[SAME_DICE] == 0:
            self.push(DEAL_ROLL, seat, DICE_GENERAL, 1)
        self.push(DEAL_ROLL, seat, DICE_PERSONAL, 0)  # E-11

    def _empty_boards(self) -> None:
        """E-7, E-9, E-10, E-12, E-13, E-16: what lies ready before anything is drawn."""
        at = self.at
        self._fill(PART, SLOTS, NONE)
        self._fill(DISPLAY, SPOTS, NONE)
        self._fill(DOLMEN, RIM, NONE)
        self._fill(DOLMEN_OWNER, COLOURS, NONE)
        self._fill(FIRE_OWNER, FIRES, NONE)
        self._fill(STONE, STONES, NONE)
        self._fill(PAWN, MOST_PLAYERS, NONE)
        self._fill(KEPT, MOST_PLAYERS, NONE)
        self._fill(GEM, MOST_PLAYERS * GEM_SLOTS, NONE)
        self._fill(MENHIR_AT, MOST_PLAYERS * BONUSES, NONE)
        self._fill(STELE_AT, MOST_PLAYERS * BONUSES, NONE)
        self._fill(HERB, MOST_PLAYERS * HERBS, IN_HAND)
        self._fill(FIELD, PLACES * FIELDS, NONE)
        self._fill(FREE, PLACES, (1 << at[PLAYERS]) - 1)  # E-3
        for kind in range(TABLETS):
            at[PILE + kind] = TABLET_COPIES[kind]
        for bonus in range(BONUSES):
            at[GEMS_LEFT + bonus] = GEM_COPIES[bonus]
        at[POTIONS_LEFT] = (1 << POTIONS) - 1
        for seat in range(at[PLAYERS]):
            at[PROVISIONS + seat] = START_PROVISIONS
        at[FIRST] = NOBODY

    def _fill(self, start: Int, count: Int, value: Int) -> None:
        at = self.at
        for i in range(start, start + count):
            at[i] = value

    # --- what can be drawn and decided ---

    def find_draw(self, kind: Int, a: Int, b: Int) -> None:
        at = self.at
        if kind == DEAL_ROLL:
            for value in range(1, FACES):
                self.add_odds(IS_ROLL + value, 1)
        elif kind == DEAL_HERB:
            self._find_unused(IS_HERB, HERBS, b)
        elif kind == DEAL_OPEN:
            self._find_tablets(IS_OPEN)
        elif kind == DEAL_TILE:
            self._find_unused(IS_TILE, TILES, b)
        elif kind == DEAL_ROTATION:
            self._find_unused(IS_ROTATION, 4, 0)
        elif kind == DEAL_DOLMEN:
            self._find_dolmens(a)
        elif kind == DEAL_STONE:
            self._find_unused(IS_STONE, STONES, b)
        elif kind == DEAL_CORNER:
            self._find_unused(IS_CORNER, CORNERS, b)
        elif kind == DEAL_CONNECTOR:
            self._find_unused(IS_CONNECTOR, CONNECTORS, b)
        elif kind == DEAL_TABLET:
            self._find_tablets(IS_TABLET)
        elif kind == DEAL_SECRET:
            self._find_tablets(IS_SECRET)
        elif kind == DEAL_FRONT:
            self._find_unused(IS_FRONT, 2, 0)
        else:
            self._find_unused(IS_STARTER, at[PLAYERS], ~a)

    def _find_unused(self, base: Int, count: Int, used: Int) -> None:
        for i in range(count):
            if (used >> i) & 1 == 0:
                self.add_odds(base + i, 1)

    def _find_tablets(self, base: Int) -> None:
        at = self.at
        for kind in range(TABLETS):
            if at[PILE + kind] > 0:
                self.add_odds(base + kind, at[PILE + kind])

    def _find_dolmens(self, slot: Int) -> None:
        """E-8: each outcome weighs as much as there are ways to go on, so all layouts are equally likely."""
        at = self.at
        used: Int = 0
        single: Int = 0  # slots whose dolmen has no partner yet
        for other in range(slot):
            colour = at[DOLMEN + other]
            single |= 1 << other
            if (used >> colour) & 1:
                for earlier in range(other):
                    if at[DOLMEN + earlier] == colour:
                        single &= ~((1 << earlier) | (1 << other))
            used |= 1 << colour
        following = 1 << (slot + 1)
        for colour in range(COLOURS):
            ways: Int = 0
            if (used >> colour) & 1 == 0:
                ways = DOLMEN_WAYS[following | single | (1 << slot)]
            else:
                for other in range(slot):
                    if at[DOLMEN + other] == colour and (single >> other) & 1 and far_enough(slot, other):
                        ways = DOLMEN_WAYS[following | (single & ~(1 << other))]
            if ways > 0:
                self.add_odds(IS_DOLMEN + colour, ways)

    def find_starts(self) -> None:
        """E-18: the free start fields."""
        at = self.at
        for field in range(CONNECTORS):
            free = True
            for seat in range(at[PLAYERS]):
                if at[PAWN + seat] == START_PLACE[field]:
                    free = False
            if free:
                self.add(TO_START + field)

    def find_keeps(self, seat: Int) -> None:
        for kind in range(TABLETS):
            if self.at[TABLETS_OF + seat * TABLETS + kind] > 0:
                self.add(TO_KEEP + kind)

    def find_lays(self, seat: Int) -> None:
        """EC-9: the two herbs of a pair, in no order."""
        hand = HERB + seat * HERBS
        for herb in range(HERBS):
            if self.at[hand + herb] == IN_HAND:
                for other in range(herb + 1, HERBS):
                    if self.at[hand + other] == IN_HAND:
                        self.add(TO_LAY + herb * HERBS + other)

    # --- carrying it out ---

    def draw_is(self, kind: Int, seat: Int, a: Int, b: Int, move: Int) -> None:
        at = self.at
        if kind == DEAL_ROLL:
            value = move - IS_ROLL
            at[(PERSONAL if b == 0 else GENERAL) + seat * FACES + value] += 1
            self.tell(SAY_ROLL, seat, value, b)
            if a > 1:
                self.push(DEAL_ROLL, seat, a - 1, b)
        elif kind == DEAL_HERB:
            herb = move - IS_HERB
            at[HERB + seat * HERBS + herb] = a >> 1  # EC-9
            self.tell(SAY_HERB_LAID, seat, herb, a >> 1)
            if a + 1 < HERBS:
                self.push(DEAL_HERB, seat, a + 1, b | (1 << herb))
        elif kind == DEAL_OPEN:
            tablet = move - IS_OPEN
            at[PILE + tablet] -= 1
            at[DISPLAY + a] = tablet
            self.tell(SAY_OPEN, tablet, a)
            if b != 0 and a + 1 < SPOTS:
                self.push(DEAL_OPEN, seat, a + 1, 1)
        elif kind == DEAL_TILE:
            at[PART + a] = move - IS_TILE
            self.tell(SAY_PART, at[PART + a], a)
            if a + 1 < TILES:
                self.push(DEAL_TILE, seat, a + 1, b | (1 << (move - IS_TILE)))
            self.push(DEAL_ROTATION, seat, a)
        elif kind == DEAL_ROTATION:
            at[ROTATION + a] = move - IS_ROTATION
        elif kind == DEAL_DOLMEN:
            at[DOLMEN + a] = move - IS_DOLMEN
            at[DOLMEN_PAIR + move - IS_DOLMEN] |= 1 << RIM_PLACE[a]
            self.tell(SAY_DOLMEN, move - IS_DOLMEN, RIM_PLACE[a])
            if a + 1 < RIM:
                self.push(DEAL_DOLMEN, seat, a + 1)
        elif kind == DEAL_STONE:
            at[STONE + a] = STONE_BONUS[move - IS_STONE]
            self.tell(SAY_STONE, at[STONE + a], a)
            if a + 1 < STONES:
                self.push(DEAL_STONE, seat, a + 1, b | (1 << (move - IS_STONE)))
        elif kind == DEAL_CORNER:
            self._lay_frame(DEAL_CORNER, TILES, a, b, move - IS_CORNER, CORNERS)
        elif kind == DEAL_CONNECTOR:
            self._lay_frame(DEAL_CONNECTOR, TILES + CORNERS, a, b, move - IS_CONNECTOR, CONNECTORS)
        elif kind == DEAL_TABLET:
            tablet = move - IS_TABLET
            at[PILE + tablet] -= 1
            at[TABLETS_OF + seat * TABLETS + tablet] += 1
            self.tell(SAY_START_TABLET, seat, tablet)
        elif kind == DEAL_SECRET:
            tablet = move - IS_SECRET
            at[PILE + tablet] -= 1
            at[TABLETS_OF + seat * TABLETS + tablet] += 1
            self.tell(SAY_SECRET_TABLET, seat, tablet)
            if a > 1:
                self.push(DEAL_SECRET, seat, a - 1)
        elif kind == DEAL_FRONT:
            at[FRONT] = move - IS_FRONT
            self.tell(SAY_FRONT, at[FRONT])
        else:
            self._druid_master(move - IS_STARTER)

    def _lay_frame(self, kind: Int, first_slot: Int, a: Int, b: Int, part: Int, count: Int) -> None:
        self.at[PART + first_slot + a] = first_slot + part
        self.tell(SAY_PART, first_slot + part, first_slot + a)
        if a + 1 < count:
            self.push(kind, NOBODY, a + 1, b | (1 << part))

    def put_pawn(self, seat: Int, field: Int) -> None:
        self.at[PAWN + seat] = START_PLACE[field]
        self.tell(SAY_PAWN, seat, START_PLACE[field])

    def lay_pair(self, seat: Int, pair_code: Int) -> None:
        """E-22: pair after pair; the last two herbs need no decision. Others lay theirs at the same time."""
        at = self.at
        hand = HERB + seat * HERBS
        left: Int = 0
        for herb in range(HERBS):
            if at[hand + herb] == IN_HAND:
                left += 1
        pair = (HERBS - left) // 2
        at[hand + pair_code // HERBS] = pair
        at[hand + pair_code % HERBS] = pair
        self.tell(SAY_LAYS, seat, pair)
        if left == 4:
            for herb in range(HERBS):
                if at[hand + herb] == IN_HAND:
                    at[hand + herb] = pair + 1
            return
        top = STACK + FRAME * (at[DEPTH] - 1)
        if at[top] == ASK_LAY:
            at[top + 2] |= 1 << seat
        else:
            self.push(ASK_LAY, TOGETHER, 1 << seat)

    def reveal_tablets(self) -> None:
        """E-20, A-24: all show the tablet they keep; the others go back into the pile."""
        at = self.at
        for seat in range(at[PLAYERS]):
            own = TABLETS_OF + seat * TABLETS
            at[own + at[KEPT + seat]] -= 1
            for kind in range(TABLETS):
                at[PILE + kind] += at[own + kind]
                at[own + kind] = 0
            at[own + at[KEPT + seat]] = 1
            self.tell(SAY_START_TABLET, seat, at[KEPT + seat])
            at[KEPT + seat] = NONE

    def reveal_herbs(self) -> None:
        at = self.at
        for seat in range(at[PLAYERS]):
            for herb in range(HERBS):
                self.tell(SAY_HERB_LAID, seat, herb, at[HERB + seat * HERBS + herb])

    # --- the druid master ---

    def find_starter(self) -> None:
        """E-17: the highest sum of the four personal dice; tied players draw lots."""
        at = self.at
        best: Int = 0
        tied: Int = 0
        for seat in range(at[PLAYERS]):
            total: Int = 0
            for value in range(1, FACES):
                total += value * at[PERSONAL + seat * FACES + value]
            if total > best:
                best = total
                tied = 0
            if total == best:
                tied |= 1 << seat
        if tied & (tied - 1) == 0:
            self._druid_master(lowest(tied))
        else:
            self.push(DEAL_STARTER, NOBODY, tied)

    def _druid_master(self, seat: Int) -> None:
        self.at[FIRST] = seat
        self.tell(SAY_STARTS, seat)

    def copy_master(self, done: Int) -> None:
        """E-21, E-23: the start player lays herbs or rolls general dice, the others do the same."""
        at = self.at
        first = at[FIRST]
        same_herbs = at[HERB_LAYOUT] == SAME_HERBS
        if done == 0:
            self.push(THEN_COPY, NOBODY, 1)
            if same_herbs:
                self.push(DEAL_HERB, first)
            if at[SAME_DICE] != 0:
                self.push(DEAL_ROLL, first, DICE_GENERAL, 1)
            return
        for seat in range(at[PLAYERS]):
            if seat != first:
                if same_herbs:
                    for herb in range(HERBS):
                        at[HERB + seat * HERBS + herb] = at[HERB + first * HERBS + herb]
                    self.tell(SAY_SAME_HERBS, seat, first)
                if at[SAME_DICE] != 0:
                    for value in range(FACES):
                        at[GENERAL + seat * FACES + value] = at[GENERAL + first * FACES + value]
                    self.tell(SAY_SAME_DICE, seat, first)
        for i in range(at[PLAYERS]):
            self.push(ASK_START, (first + i) % at[PLAYERS])  # E-18: the start player comes last

    def build_tower(self) -> None:
        """E-19: in turn order, the start player's marker at the bottom."""
        at = self.at
        for height in range(at[PLAYERS]):
            at[RANK + (at[FIRST] + height) % at[PLAYERS]] = height
        at[ROUND] = 1
        self.tell(SAY_ROUND, 1, at[FIRST])
        self.push(THEN_TURN, at[FIRST])


def far_enough(one: Int, other: Int) -> bool:
    """E-8: at least two dolmens of other colours in between, in both directions."""
    distance = one - other if one > other else other - one
    return distance >= DOLMEN_GAP and RIM - distance >= DOLMEN_GAP
