"""The eight actions of the fields and the 18 potions (sections 5.5 and 5.7, E-43 to E-58, E-101 to E-118).

A potion that carries out an action counts as that action (A-5); the field's own decision may be declined (E-36, EC-1),
the one a potion leads to may not (EC-3).
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, Ints, ints
from nemeton.core.state import NOBODY, PLAYERS
from nemeton.games.edora import content
from nemeton.games.edora.rules_row import (
    ACCLAIM,
    ACCLAIM_COST,
    ACTION,
    AMULET_ACTION,
    AMULET_HERB,
    ASK_BREW,
    ASK_DO,
    ASK_FLIP,
    ASK_GEM,
    ASK_MENHIR,
    ASK_PLUCK,
    ASK_PROVISIONS,
    ASK_RAISE,
    ASK_REPEAT,
    ASK_SIGN,
    ASK_STELE,
    ASK_TABLET,
    BONUSES,
    BY_CONTEST,
    BY_FIELD,
    BY_GEM,
    BY_HERB,
    BY_MENHIR,
    BY_ORACLE,
    BY_POTION,
    BY_STELE,
    CONTEST_PRESTIGE,
    DEAL_OPEN,
    DECLINE,
    DIE,
    DIE_BONUS,
    DISPLAY,
    DO,
    GEM,
    GEM_SLOTS,
    GEMS_LEFT,
    HERB,
    HERBS,
    INACTIVE,
    KNOWLEDGE_ACTION,
    KNOWLEDGE_BONUS,
    KNOWLEDGE_HERB,
    LEVELS,
    MENHIR_ACTION,
    MENHIR_AT,
    MENHIR_HERB,
    MENHIRS,
    MISTLETOE,
    MISTLETOE_ACTION,
    MISTLETOE_BONUS,
    MISTLETOE_HERB,
    MOST_PLAYERS,
    NONE,
    OWN,
    PAWN,
    PILE,
    PLACES,
    POTION_COST,
    POTIONS,
    POTIONS_LEFT,
    POTIONS_OF,
    PRESTIGE_BONUS,
    PROVISIONS_ACTION,
    PROVISIONS_BONUS,
    PROVISIONS_HERB,
    RANK,
    SAY_BREW,
    SAY_CONTEST,
    SAY_GEM,
    SAY_MENHIR,
    SAY_NO_EFFECT,
    SAY_NO_REFILL,
    SAY_RAISE,
    SAY_STELE,
    SAY_TABLET,
    SICKLE_ACTION,
    SICKLE_HERB,
    SPOTS,
    STELE_AT,
    STELE_HERB,
    STELES,
    STONE,
    STONES,
    STONES_AT,
    STOP,
    TABLET_ACTION,
    TABLET_HERB,
    TABLETS,
    TABLETS_OF,
    TAKE_DICE,
    TAKE_PROVISIONS,
    THEN_EFFECT,
    THEN_REFILL,
    TO_BREW,
    TO_FLIP,
    TO_GEM,
    TO_MENHIR,
    TO_PLUCK,
    TO_RAISE,
    TO_SIGN,
    TO_STELE,
    TO_TABLET,
)
from nemeton.games.edora.rules_setup import Setup

MENHIR_BONUS: Final[Ints] = ints(content.MENHIR_BONUS)
STELE_BONUS: Final[Ints] = ints(content.STELE_BONUS)
STELE_MINUS: Final[Ints] = ints(content.STELE_MINUS)
STELE_TIMES: Final[Ints] = ints(content.STELE_TIMES)
ALL_STONES: Final[Int] = 63  # six menhirs, six steles
EFFECT: Final[Ints] = ints(content.POTIONS)  # + (potion * MOST_EFFECTS + effect) * 3: operation, amount, times
MOST_EFFECTS: Final[Int] = content.MOST_EFFECTS
TURNED_TO: Final[Int] = content.TURNED_TO

HERB_PROVISIONS: Final[Int] = content.HERB_EFFECT["provisions"]["provisions"]
HERB_PROVISIONS_PRESTIGE: Final[Int] = content.HERB_EFFECT["provisions"]["prestige"]
HERB_MISTLETOE: Final[Int] = content.HERB_EFFECT["mistletoe"]["mistletoe"]
HERB_MISTLETOE_PRESTIGE: Final[Int] = content.HERB_EFFECT["mistletoe"]["prestige"]
HERB_KNOWLEDGE: Final[Int] = content.HERB_EFFECT["knowledge"]["steps"]
HERB_SICKLE: Final[Int] = content.HERB_EFFECT["sickle"]["steps"]
HERB_AMULET: Final[Int] = content.HERB_EFFECT["amulet"]["multiplier"]
HERB_STELE: Final[Int] = content.HERB_EFFECT["stele"]["value"]

# what an effect of a potion does, in the order of content.EFFECTS
GIVES_PRESTIGE: Final[Int] = 1
GIVES_PROVISIONS: Final[Int] = 2
GIVES_DICE: Final[Int] = 3
MAKES_MENHIR: Final[Int] = 4
MAKES_SICKLE: Final[Int] = 5
MAKES_STELE: Final[Int] = 6
MAKES_TABLET: Final[Int] = 7
MAKES_KNOWLEDGE: Final[Int] = 8
MAKES_AMULET: Final[Int] = 9
TURNS_DIE: Final[Int] = 10
FLIPS_HERB: Final[Int] = 11


class Actions(Setup):
    def carry_out(self, seat: Int, code: Int, value: Int) -> None:
        """E-35: the action of the field, asked for where there is something to decide."""
        kind = ACTION[code * 3]
        if kind == PROVISIONS_ACTION:
            self.push(ASK_PROVISIONS, seat, code)
        elif kind in (KNOWLEDGE_ACTION, SICKLE_ACTION):
            self.push(ASK_DO, seat, code)
        elif kind == TABLET_ACTION:
            self._offer(ASK_TABLET, seat, 1, 0, self._tablets_open() > 0)
        elif kind == MISTLETOE_ACTION:
            self._take_mistletoe(seat, ACTION[code * 3 + 1])
            self.push(ASK_BREW, seat, ACTION[code * 3 + 2])
        elif kind == AMULET_ACTION:
            level = ACTION[code * 3 + 1]
            possible = self.free_slot(seat, level) != NONE and self._some_gem(seat)
            self._offer(ASK_GEM, seat, level * 16 + ACTION[code * 3 + 2], 1, possible)
        elif kind == MENHIR_ACTION:
            self._offer(ASK_MENHIR, seat, 1, 0, self.at[MENHIRS + seat] != ALL_STONES)
        else:
            self._offer(ASK_STELE, seat, value, 1, self.at[STELES + seat] != ALL_STONES)

    def _offer(self, ask: Int, seat: Int, a: Int, b: Int, possible: bool) -> None:
        """E-36: a die may lie on a field whose action cannot be carried out."""
        if possible:
            self.push(ask, seat, a, b)
        else:
            self.tell(SAY_NO_EFFECT, seat)

    # --- provisions or dice, knowledge, sickle ---

    def provisions_or_dice(self, seat: Int, code: Int, move: Int) -> None:
        if move == TAKE_PROVISIONS:  # E-43
            self.gain_provisions(seat, ACTION[code * 3 + 1], BY_FIELD)
            if self.has(seat, PROVISIONS_HERB):  # E-66
                self.gain_provisions(seat, HERB_PROVISIONS, BY_HERB)
                self.gain_prestige(seat, HERB_PROVISIONS_PRESTIGE, BY_HERB)
        elif move == TAKE_DICE:
            self.gain_dice(seat, ACTION[code * 3 + 2], BY_FIELD)

    def find_provisions(self) -> None:
        self.add(DECLINE)
        self.add(TAKE_PROVISIONS)
        self.add(TAKE_DICE)

    def find_do(self) -> None:
        self.add(DECLINE)
        self.add(DO)

    def advance(self, seat: Int, code: Int) -> None:
        if ACTION[code * 3] == KNOWLEDGE_ACTION:
            self._knowledge_action(seat, ACTION[code * 3 + 1], BY_FIELD)
        else:
            self._sickle_action(seat, ACTION[code * 3 + 1], BY_FIELD)

    def _knowledge_action(self, seat: Int, steps: Int, cause: Int) -> None:
        if self.has(seat, KNOWLEDGE_HERB):  # E-69
            steps += HERB_KNOWLEDGE
        self.advance_knowledge(seat, steps, cause)

    def _sickle_action(self, seat: Int, steps: Int, cause: Int) -> None:
        if self.has(seat, SICKLE_HERB):  # E-67
            steps += HERB_SICKLE
        self.advance_sickle(seat, steps, cause)

    # --- stone tablets ---

    def _tablets_open(self) -> Int:
        count: Int = 0
        for spot in range(SPOTS):
            if self.at[DISPLAY + spot] != NONE:
                count += 1
        return count

    def find_tablets(self, may_decline: Int) -> None:
        if may_decline != 0:
            self.add(DECLINE)
        for spot in range(SPOTS):
            if self.at[DISPLAY + spot] != NONE:
                self.add(TO_TABLET + spot)

    def take_tablet(self, seat: Int, spot: Int) -> None:
        """E-49, A-25: the bonus of the stone on the left, then of the one on the right; then refill."""
        at = self.at
        tablet = at[DISPLAY + spot]
        at[DISPLAY + spot] = NONE
        at[TABLETS_OF + seat * TABLETS + tablet] += 1
        self.tell(SAY_TABLET, seat, tablet, spot)
        left = spot // 2
        right = left + 1 if left + 1 < STONES else 0
        self.push(THEN_REFILL, seat, spot)
        if self.has(seat, TABLET_HERB):  # E-77
            self.push_bonus(seat, at[STONE + right], BY_HERB)
            self.push_bonus(seat, at[STONE + left], BY_HERB)
        self.push_bonus(seat, at[STONE + right], BY_ORACLE)
        self.push_bonus(seat, at[STONE + left], BY_ORACLE)

    def refill(self, spot: Int) -> None:
        for kind in range(TABLETS):
            if self.at[PILE + kind] > 0:
                self.push(DEAL_OPEN, NOBODY, spot)
                return
        self.tell(SAY_NO_REFILL, spot)

    # --- mistletoe and potions ---

    def _take_mistletoe(self, seat: Int, amount: Int) -> None:
        self.gain_mistletoe(seat, amount, BY_FIELD)  # E-50
        if self.has(seat, MISTLETOE_HERB):  # E-68
            self.gain_mistletoe(seat, HERB_MISTLETOE, BY_HERB)
            self.gain_prestige(seat, HERB_MISTLETOE_PRESTIGE, BY_HERB)

    def potion_cost(self, potion: Int) -> Int:
        return self.at[ACCLAIM_COST] if potion == ACCLAIM else POTION_COST[potion]

    def find_brews(self, seat: Int) -> None:
        """E-50, A-15; STOP is the decline (EC-2)."""
        at = self.at
        mistletoe = at[MISTLETOE + seat]
        left = at[POTIONS_LEFT]
        self.add(STOP)
        for potion in range(POTIONS):
            if (left >> potion) & 1 and self.potion_cost(potion) <= mistletoe:
                self.add(TO_BREW + potion)
        if self.count == 1:
            self.count = 0

    def brew(self, seat: Int, potion: Int, times: Int) -> None:
        """E-51, A-4: paid, used at once and completely, kept; only then the next one is decided."""
        at = self.at
        at[MISTLETOE + seat] -= self.potion_cost(potion)
        at[POTIONS_LEFT] &= ~(1 << potion)
        at[POTIONS_OF + seat] |= 1 << potion
        self.tell(SAY_BREW, seat, potion, self.potion_cost(potion))
        if times > 1:
            self.push(ASK_BREW, seat, times - 1)
        effect = (potion + 1) * MOST_EFFECTS
        while effect > potion * MOST_EFFECTS:
            effect -= 1
            if EFFECT[effect * 3] != 0:
                self.push(THEN_EFFECT, seat, effect)

    def use_potion(self, seat: Int, effect: Int) -> None:
        """E-101 to E-118."""
        op = EFFECT[effect * 3]
        amount = EFFECT[effect * 3 + 1]
        if op == GIVES_PRESTIGE:  # E-107, E-111, E-118
            self.gain_prestige(seat, amount, BY_POTION)
        elif op == GIVES_PROVISIONS:  # E-105, E-111
            self.gain_provisions(seat, amount, BY_POTION)
        elif op == GIVES_DICE:
            self.gain_dice(seat, amount, BY_POTION)
        elif op == MAKES_SICKLE:  # E-106
            self._sickle_action(seat, amount, BY_POTION)
        elif op == MAKES_KNOWLEDGE:  # E-110
            self._knowledge_action(seat, amount, BY_POTION)
        elif op == MAKES_STELE:  # E-108, E-114
            self.push(ASK_STELE, seat, amount)
        elif op == MAKES_AMULET:  # E-113, EC-8
            if self._some_gem(seat):
                self.push(ASK_SIGN, seat, amount)
        elif op == TURNS_DIE:  # E-103, E-116
            self.push(ASK_RAISE, seat, amount)
        elif op == FLIPS_HERB:  # E-102
            self.push(ASK_FLIP, seat)
        elif op in (MAKES_MENHIR, MAKES_TABLET):  # E-101, E-109, E-115, E-117
            for _i in range(EFFECT[effect * 3 + 2]):
                self.push(ASK_MENHIR if op == MAKES_MENHIR else ASK_TABLET, seat)
        else:  # E-104, E-112
            self.push(ASK_PLUCK, seat, amount)

    def find_raises(self, seat: Int) -> None:
        """A-6: own dice below 6; stopping is always possible (EC-4)."""
        at = self.at
        self.add(STOP)
        for place in range(PLACES):
            if (at[OWN + seat] >> place) & 1 and at[DIE + place * MOST_PLAYERS + seat] & 7 < TURNED_TO:
                self.add(TO_RAISE + place)
        if self.count == 1:
            self.count = 0

    def raise_die(self, seat: Int, place: Int, times: Int) -> None:
        """E-103, E-116, A-26: a contest at each turned die's place."""
        die = DIE + place * MOST_PLAYERS + seat
        self.at[die] += TURNED_TO - (self.at[die] & 7)
        self.tell(SAY_RAISE, seat, place, TURNED_TO)
        if times > 1:
            self.push(ASK_RAISE, seat, times - 1)
        self.contest(place)

    def find_flips(self, seat: Int) -> None:
        for herb in range(HERBS):
            if self.at[HERB + seat * HERBS + herb] == INACTIVE:
                self.add(TO_FLIP + herb)

    def find_plucks(self, seat: Int) -> None:
        for herb in range(HERBS):
            if self.on_large_board(seat, herb):
                self.add(TO_PLUCK + herb)

    def pluck(self, seat: Int, herb: Int, times: Int) -> None:
        self.open_herb(seat, herb)  # active at once
        if times > 1:
            self.push(ASK_PLUCK, seat, times - 1)

    # --- contests (E-33, E-34, A-2) ---

    def highest(self, place: Int) -> Int:
        """The seat with the highest die on a place; ties go to the marker further ahead, then to the upper one."""
        at = self.at
        best: Int = 0
        winner: Int = NONE
        for seat in range(at[PLAYERS]):
            value = at[DIE + place * MOST_PLAYERS + seat] & 7
            if value > best or (value == best and value > 0 and at[RANK + seat] > at[RANK + winner]):
                best = value
                winner = seat
        return winner

    def dice_on(self, place: Int) -> Int:
        count: Int = 0
        for seat in range(self.at[PLAYERS]):
            if self.at[DIE + place * MOST_PLAYERS + seat] != 0:
                count += 1
        return count

    def contest(self, place: Int) -> None:
        if self.dice_on(place) > 1:
            winner = self.highest(place)
            self.tell(SAY_CONTEST, winner, place)
            self.gain_prestige(winner, CONTEST_PRESTIGE, BY_CONTEST)

    # --- amulet ---

    def free_slot(self, seat: Int, level: Int) -> Int:
        """E-52: the left slot of the level, then the right one."""
        slot = GEM + seat * GEM_SLOTS + level * 2
        if self.at[slot] == NONE:
            return slot
        return slot + 1 if self.at[slot + 1] == NONE else NONE

    def owns_gem(self, seat: Int, bonus: Int) -> bool:
        at = self.at
        return any(at[slot] == bonus for slot in range(GEM + seat * GEM_SLOTS, GEM + (seat + 1) * GEM_SLOTS))

    def _gem_possible(self, seat: Int, bonus: Int) -> bool:
        """E-53: at most one of each kind."""
        return self.at[GEMS_LEFT + bonus] > 0 and not self.owns_gem(seat, bonus)

    def _some_gem(self, seat: Int) -> bool:
        return any(self._gem_possible(seat, bonus) for bonus in range(BONUSES))

    def find_signs(self, seat: Int) -> None:
        for level in range(LEVELS):
            if self.free_slot(seat, level) != NONE:
                self.add(TO_SIGN + level)

    def find_gems(self, seat: Int, may_decline: Int) -> None:
        if may_decline != 0:
            self.add(DECLINE)
        for bonus in range(BONUSES):
            if self._gem_possible(seat, bonus):
                self.add(TO_GEM + bonus)

    def set_gem(self, seat: Int, level: Int, multiplier: Int, bonus: Int) -> None:
        """E-52, E-54: the bonus as often as the multiplier says."""
        slot = self.free_slot(seat, level)
        self.at[slot] = bonus
        self.at[GEMS_LEFT + bonus] -= 1
        if self.has(seat, AMULET_HERB):  # E-70
            multiplier += HERB_AMULET
        self.tell(SAY_GEM, seat, bonus, level, multiplier)
        for _i in range(multiplier):
            self.push_bonus(seat, bonus, BY_GEM)

    # --- menhirs and steles ---

    def find_stones(self, removed: Int, base: Int, may_decline: Int) -> None:
        if removed == ALL_STONES:
            return
        if may_decline != 0:
            self.add(DECLINE)
        for stone in range(BONUSES):
            if (removed >> stone) & 1 == 0:
                self.add(base + stone)

    def find_menhirs(self, seat: Int, may_decline: Int) -> None:
        self.find_stones(self.at[MENHIRS + seat], TO_MENHIR, may_decline)

    def find_steles(self, seat: Int, may_decline: Int) -> None:
        self.find_stones(self.at[STELES + seat], TO_STELE, may_decline)

    def set_menhir(self, seat: Int, menhir: Int) -> None:
        """E-55, E-56: its own bonus, then those of all removed menhirs from left to right."""
        at = self.at
        at[MENHIRS + seat] |= 1 << menhir
        at[MENHIR_AT + seat * BONUSES + menhir] = at[PAWN + seat]
        at[STONES_AT + at[PAWN + seat]] += 1
        self.tell(SAY_MENHIR, seat, menhir, at[PAWN + seat])
        received: Int = 0
        for i in range(BONUSES):
            if (at[MENHIRS + seat] >> i) & 1:
                received |= 1 << MENHIR_BONUS[i]
        if self.has(seat, MENHIR_HERB):  # E-72, A-22, A-23
            self.push(ASK_REPEAT, seat, received, BY_HERB)
        for i in range(BONUSES):
            if (at[MENHIRS + seat] >> (BONUSES - 1 - i)) & 1:
                self.push_bonus(seat, MENHIR_BONUS[BONUSES - 1 - i], BY_MENHIR)
        self.push_bonus(seat, MENHIR_BONUS[menhir], BY_MENHIR)

    def set_stele(self, seat: Int, stele: Int, value: Int) -> None:
        """E-57, E-58: the value less one, or times one, two, three."""
        at = self.at
        at[STELES + seat] |= 1 << stele
        at[STELE_AT + seat * BONUSES + stele] = at[PAWN + seat]
        at[STONES_AT + at[PAWN + seat]] += 1
        if self.has(seat, STELE_HERB):  # E-74, A-5
            value += HERB_STELE
        units = (value - STELE_MINUS[stele]) * STELE_TIMES[stele]
        self.tell(SAY_STELE, seat, stele, at[PAWN + seat], units)
        bonus = STELE_BONUS[stele]
        if units <= 0:
            return
        if bonus == KNOWLEDGE_BONUS:
            self.advance_knowledge(seat, units, BY_STELE)
        elif bonus == DIE_BONUS:
            self.gain_dice(seat, units, BY_STELE)
        elif bonus == MISTLETOE_BONUS:
            self.gain_mistletoe(seat, units, BY_STELE)
        elif bonus == PRESTIGE_BONUS:
            self.gain_prestige(seat, units, BY_STELE)
        elif bonus == PROVISIONS_BONUS:
            self.gain_provisions(seat, units, BY_STELE)
        else:
            self.advance_sickle(seat, units, BY_STELE)
