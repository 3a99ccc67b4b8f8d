"""The Druids of Edora, E-1 to E-86, E-101 to E-118 and E-121 to E-135, with the decisions A-… and clarifications EC-….

This module says which rule answers to which pending frame; the rules themselves stand, in the order of the rulebook, in
rules_setup (setting up), rules_gains (bonuses and tracks), rules_actions (fields and potions), rules_turn (the seven
steps) and rules_scoring (the end). The names of all numbers are in rules_row; words, views and advice beside this file.
"""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Int, Ints
from nemeton.core.rng import Rng
from nemeton.core.state import DEPTH, FRAME, PLAYERS, STACK, State
from nemeton.games.edora.rules_row import (
    ASK_BREW,
    ASK_DIE,
    ASK_DO,
    ASK_FIELD,
    ASK_FLIP,
    ASK_GEM,
    ASK_HERB,
    ASK_KEEP,
    ASK_MENHIR,
    ASK_PICK,
    ASK_PLUCK,
    ASK_PROVISIONS,
    ASK_RAISE,
    ASK_REPEAT,
    ASK_SIGN,
    ASK_START,
    ASK_STELE,
    ASK_TABLET,
    ASK_TURN,
    ASK_VALUE,
    BY_REPEAT,
    DECISIONS,
    DECLINE,
    DRAWS,
    HERB,
    HERBS,
    KEPT,
    MOST_MOVES,
    NONE,
    PILE,
    REPEAT_NONE,
    SAY_DECLINE,
    STOP,
    TABLETS,
    TABLETS_OF,
    THEN_ASSEMBLE,
    THEN_BONUS,
    THEN_COPY,
    THEN_COVER,
    THEN_DOLMENS,
    THEN_EFFECT,
    THEN_END_TURN,
    THEN_EQUIP,
    THEN_FIRES,
    THEN_GAIN_DICE,
    THEN_HERBS,
    THEN_REFILL,
    THEN_REVEAL_HERBS,
    THEN_REVEAL_TABLETS,
    THEN_STARTER,
    THEN_TOWER,
    THEN_TURN,
    TO_BREW,
    TO_DIE,
    TO_FIELD,
    TO_FLIP,
    TO_GEM,
    TO_KEEP,
    TO_LAY,
    TO_MENHIR,
    TO_OPEN,
    TO_PICK,
    TO_PLUCK,
    TO_RAISE,
    TO_REPEAT,
    TO_SIGN,
    TO_START,
    TO_STELE,
    TO_TABLET,
    TO_TURN,
)
from nemeton.games.edora.rules_scoring import Scoring


@final
class Edora(Scoring):
    def __init__(self, at: Ints) -> None:
        super().__init__(at, DECISIONS, DRAWS, MOST_MOVES)

    def blank(self, at: Ints) -> State:
        return Edora(at)

    def find(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind >= DECISIONS:
            self.find_draw(kind, a, b)
        elif kind == ASK_TURN:
            self.find_turns(seat)
        elif kind == ASK_DIE:
            self.find_dice(seat)
        elif kind == ASK_VALUE:
            self.find_values(seat, a)
        elif kind == ASK_FIELD:
            self.find_fields(seat)
        elif kind == ASK_DO:
            self.find_do()
        elif kind == ASK_PROVISIONS:
            self.find_provisions()
        elif kind == ASK_PICK:
            self.find_picks(seat)
        elif kind == ASK_TABLET:
            self.find_tablets(a)
        elif kind == ASK_BREW:
            self.find_brews(seat)
        elif kind == ASK_SIGN:
            self.find_signs(seat)
        elif kind == ASK_GEM:
            self.find_gems(seat, b)
        elif kind == ASK_MENHIR:
            self.find_menhirs(seat, a)
        elif kind == ASK_STELE:
            self.find_steles(seat, b)
        elif kind == ASK_REPEAT:
            self.find_repeats(a)
        elif kind == ASK_RAISE:
            self.find_raises(seat)
        elif kind == ASK_FLIP:
            self.find_flips(seat)
        elif kind == ASK_PLUCK:
            self.find_plucks(seat)
        elif kind == ASK_HERB:
            self.find_herbs(seat, a)
        elif kind == ASK_START:
            self.find_starts()
        elif kind == ASK_KEEP:
            self.find_keeps(seat)
        else:
            self.find_lays(seat)

    def decide(self, kind: Int, seat: Int, a: Int, b: Int, move: Int) -> None:
        if kind >= DECISIONS:
            self.draw_is(kind, seat, a, b, move)
        elif kind == ASK_TURN:
            self.take_turn(seat, move)
        elif move in (DECLINE, STOP, REPEAT_NONE):  # E-36
            self.tell(SAY_DECLINE, seat)
        elif kind == ASK_DIE:
            self.choose_die(seat, move - TO_DIE)
        elif kind == ASK_VALUE:
            self.push(ASK_FIELD, seat, move - TO_TURN, a)
        elif kind == ASK_FIELD:
            self.place_die(seat, a, b, move - TO_FIELD)
        elif kind == ASK_DO:
            self.advance(seat, a)
        elif kind == ASK_PROVISIONS:
            self.provisions_or_dice(seat, a, move)
        elif kind == ASK_PICK:
            self.pick(seat, move - TO_PICK, a, b)
        elif kind == ASK_TABLET:
            self.take_tablet(seat, move - TO_TABLET)
        elif kind == ASK_BREW:
            self.brew(seat, move - TO_BREW, a)
        elif kind == ASK_SIGN:
            self.push(ASK_GEM, seat, (move - TO_SIGN) * 16 + a)
        elif kind == ASK_GEM:
            self.set_gem(seat, a >> 4, a & 15, move - TO_GEM)
        elif kind == ASK_MENHIR:
            self.set_menhir(seat, move - TO_MENHIR)
        elif kind == ASK_STELE:
            self.set_stele(seat, move - TO_STELE, a)
        elif kind == ASK_REPEAT:
            self.push_bonus(seat, move - TO_REPEAT, BY_REPEAT)
        elif kind == ASK_RAISE:
            self.raise_die(seat, move - TO_RAISE, a)
        elif kind == ASK_FLIP:
            self.open_herb(seat, move - TO_FLIP)
        elif kind == ASK_PLUCK:
            self.pluck(seat, move - TO_PLUCK, a)
        elif kind == ASK_HERB:
            self.choose_herb(seat, a, move - TO_OPEN)
        elif kind == ASK_START:
            self.put_pawn(seat, move - TO_START)
        elif kind == ASK_KEEP:
            self.at[KEPT + seat] = move - TO_KEEP
        else:
            self.lay_pair(seat, move - TO_LAY)

    def step(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind == THEN_BONUS:
            self.gain_bonus(seat, a, b)
        elif kind == THEN_GAIN_DICE:
            self.gain_dice(seat, a, b)
        elif kind == THEN_TURN:
            self.begin_turn(seat)
        elif kind == THEN_FIRES:
            self.light_fires(seat, a)
        elif kind == THEN_DOLMENS:
            self.join_dolmens(seat)
        elif kind == THEN_HERBS:
            self.sort_herbs(seat)
        elif kind == THEN_END_TURN:
            self.end_turn(seat)
        elif kind == THEN_COVER:
            self.cover_fire(seat, a)
        elif kind == THEN_REFILL:
            self.refill(a)
        elif kind == THEN_EFFECT:
            self.use_potion(seat, a)
        elif kind == THEN_ASSEMBLE:
            self.assemble()
        elif kind == THEN_STARTER:
            self.find_starter()
        elif kind == THEN_COPY:
            self.copy_master(a)
        elif kind == THEN_TOWER:
            self.build_tower()
        elif kind == THEN_REVEAL_TABLETS:
            self.reveal_tablets()
        elif kind == THEN_REVEAL_HERBS:
            self.reveal_herbs()
        elif kind == THEN_EQUIP:
            self.equip(seat)
        else:
            self.score_all()

    # --- hidden information (section 8) ---

    def hide(self, seat: Int, rng: Rng) -> None:
        """Only while tablets are kept (variant 1) or herbs are laid (variant 3) does anybody know more than others."""
        if self.waits_for(THEN_REVEAL_TABLETS):
            self._hide_tablets(seat, rng)
        if self.waits_for(THEN_REVEAL_HERBS):
            for other in range(self.at[PLAYERS]):
                if other != seat:
                    self._hide_herbs(other, rng)

    def waits_for(self, kind: Int) -> bool:
        """Whether that step is still to come."""
        at = self.at
        return any(at[STACK + FRAME * i] == kind for i in range(at[DEPTH]))

    def _hide_tablets(self, seat: Int, rng: Rng) -> None:
        at = self.at
        left: Int = 0
        for other in range(at[PLAYERS]):
            if other != seat:
                for kind in range(TABLETS):
                    at[PILE + kind] += at[TABLETS_OF + other * TABLETS + kind]
        for kind in range(TABLETS):
            left += at[PILE + kind]
        for other in range(at[PLAYERS]):
            if other != seat:
                own = TABLETS_OF + other * TABLETS
                dealt: Int = 0
                for kind in range(TABLETS):
                    dealt += at[own + kind]
                    at[own + kind] = 0
                while dealt > 0:
                    kind_drawn = self._nth_tablet(PILE, rng.below(left))
                    at[PILE + kind_drawn] -= 1
                    at[own + kind_drawn] += 1
                    left -= 1
                    dealt -= 1
                if at[KEPT + other] != NONE:
                    at[KEPT + other] = self._nth_tablet(own, rng.below(self._sum(own, TABLETS)))

    def _nth_tablet(self, pool: Int, number: Int) -> Int:
        kind: Int = 0
        while number >= self.at[pool + kind]:
            number -= self.at[pool + kind]
            kind += 1
        return kind

    def _hide_herbs(self, other: Int, rng: Rng) -> None:
        """The same number of pairs laid, with other herbs in them."""
        at = self.at
        hand = HERB + other * HERBS
        for i in range(HERBS - 1):
            j = i + rng.below(HERBS - i)
            held = at[hand + i]
            at[hand + i] = at[hand + j]
            at[hand + j] = held
