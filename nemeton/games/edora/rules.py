"""The Druids of Edora, E-1 to E-86, E-101 to E-118 and E-121 to E-135, with the decisions A-… and clarifications EC-….

This module says which rule answers to what is pending. The rules themselves stand, in the order of the rulebook, in
rules_setup and rules_assembly (setting up), rules_turn (the seven steps), rules_actions (fields and potions),
rules_gains (bonuses and tracks) and rules_scoring (the end): functions over the table, which is in rules_board.
"""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Int, filled
from nemeton.core.rng import Rng
from nemeton.core.state import PLAYERS, State
from nemeton.games.edora import ask, event
from nemeton.games.edora import move as m
from nemeton.games.edora import row as r
from nemeton.games.edora import rules_actions as actions
from nemeton.games.edora import rules_assembly as assembly
from nemeton.games.edora import rules_gains as gains
from nemeton.games.edora import rules_scoring as scoring
from nemeton.games.edora import rules_setup as setup
from nemeton.games.edora import rules_turn as turn
from nemeton.games.edora.rules_board import Board


@final
class Edora(Board):
    def __init__(self) -> None:
        super().__init__(ask.FIRST_DRAW, ask.FIRST_STEP - ask.FIRST_DRAW, m.MOST_AT_ONCE)

    def blank(self) -> State:
        return Edora()

    def find(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind >= ask.FIRST_DRAW:
            setup.find_draw(self, kind, a, b)
        elif kind == ask.TURN:
            turn.find_turns(self, seat)
        elif kind == ask.DIE:
            turn.find_dice(self, seat)
        elif kind == ask.VALUE:
            turn.find_values(self, seat, a)
        elif kind == ask.FIELD:
            turn.find_fields(self, seat)
        elif kind == ask.DO:
            actions.find_do(self)
        elif kind == ask.PROVISIONS:
            actions.find_provisions(self)
        elif kind == ask.PICK:
            gains.find_picks(self, seat)
        elif kind == ask.TABLET:
            actions.find_tablets(self, a)
        elif kind == ask.BREW:
            actions.find_brews(self, seat)
        elif kind == ask.SIGN:
            actions.find_signs(self, seat)
        elif kind == ask.GEM:
            actions.find_gems(self, seat, b)
        elif kind == ask.MENHIR:
            actions.find_stones(self, self.menhirs(seat), m.MENHIR, a)
        elif kind == ask.STELE:
            actions.find_stones(self, self.steles(seat), m.STELE, b)
        elif kind == ask.REPEAT:
            turn.find_repeats(self, a)
        elif kind == ask.RAISE:
            actions.find_raises(self, seat)
        elif kind == ask.FLIP:
            actions.find_flips(self, seat)
        elif kind == ask.PLUCK:
            actions.find_plucks(self, seat)
        elif kind == ask.HERB:
            turn.find_herbs(self, seat, a)
        elif kind == ask.START:
            setup.find_starts(self)
        elif kind == ask.KEEP:
            setup.find_keeps(self, seat)
        else:
            setup.find_lays(self, seat)

    def decide(self, kind: Int, seat: Int, a: Int, b: Int, move: Int) -> None:
        if kind >= ask.FIRST_DRAW:
            setup.draw_is(self, kind, seat, a, b, move)
        elif kind == ask.TURN:
            turn.take_turn(self, seat, move)
        elif move in (m.DECLINE, m.STOP, m.REPEAT_NONE):  # E-36
            self.tell(event.DECLINE, seat)
        elif kind == ask.DIE:
            turn.choose_die(self, seat, move - m.DIE)
        elif kind == ask.VALUE:
            self.push(ask.FIELD, seat, move - m.TURN, a)
        elif kind == ask.FIELD:
            turn.place_die(self, seat, a, b, move - m.FIELD)
        elif kind == ask.DO:
            actions.advance_on_field(self, seat, a)
        elif kind == ask.PROVISIONS:
            actions.provisions_or_dice(self, seat, a, move)
        elif kind == ask.PICK:
            gains.pick(self, seat, move - m.PICK, a, b)
        elif kind == ask.TABLET:
            actions.take_tablet(self, seat, move - m.TABLET)
        elif kind == ask.BREW:
            actions.brew(self, seat, move - m.BREW, a)
        elif kind == ask.SIGN:
            self.push(ask.GEM, seat, (move - m.SIGN) * 16 + a)
        elif kind == ask.GEM:
            actions.set_gem(self, seat, a >> 4, a & 15, move - m.GEM)
        elif kind == ask.MENHIR:
            actions.set_menhir(self, seat, move - m.MENHIR)
        elif kind == ask.STELE:
            actions.set_stele(self, seat, move - m.STELE, a)
        elif kind == ask.REPEAT:
            self.push(ask.THEN_BONUS, seat, move - m.REPEAT, r.BY_REPEAT)
        elif kind == ask.RAISE:
            actions.raise_die(self, seat, move - m.RAISE, a)
        elif kind == ask.FLIP:
            gains.open_herb(self, seat, move - m.FLIP)
        elif kind == ask.PLUCK:
            actions.pluck(self, seat, move - m.PLUCK, a)
        elif kind == ask.HERB:
            turn.choose_herb(self, seat, a, move - m.HERB)
        elif kind == ask.START:
            setup.put_pawn(self, seat, move - m.START)
        elif kind == ask.KEEP:
            self.keep_tablet(seat, move - m.KEEP)
        else:
            setup.lay_pair(self, seat, (move - m.LAY) // r.HERBS, (move - m.LAY) % r.HERBS)

    def step(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind == ask.THEN_BONUS:
            gains.gain_bonus(self, seat, a, b)
        elif kind == ask.THEN_GAIN_DICE:
            gains.gain_dice(self, seat, a, b)
        elif kind == ask.THEN_TURN:
            turn.begin_turn(self, seat)
        elif kind == ask.THEN_FIRES:
            turn.light_fires(self, seat, a)
        elif kind == ask.THEN_DOLMENS:
            turn.join_dolmens(self, seat)
        elif kind == ask.THEN_HERBS:
            turn.sort_herbs(self, seat)
        elif kind == ask.THEN_END_TURN:
            turn.end_turn(self, seat)
        elif kind == ask.THEN_COVER:
            turn.cover_fire(self, seat, a)
        elif kind == ask.THEN_REFILL:
            actions.refill(self, a)
        elif kind == ask.THEN_EFFECT:
            actions.use_potion(self, seat, a)
        elif kind == ask.THEN_ASSEMBLE:
            assembly.assemble(self)
        elif kind == ask.THEN_STARTER:
            setup.find_starter(self)
        elif kind == ask.THEN_COPY:
            setup.copy_master(self, a)
        elif kind == ask.THEN_TOWER:
            setup.build_tower(self)
        elif kind == ask.THEN_REVEAL_TABLETS:
            setup.reveal_tablets(self)
        elif kind == ask.THEN_REVEAL_HERBS:
            setup.reveal_herbs(self)
        elif kind == ask.THEN_EQUIP:
            setup.equip(self, seat)
        else:
            scoring.score_all(self)

    # --- the winner ---

    def score(self, seat: Int) -> Int:
        return self.prestige(seat)

    def ahead(self, one: Int, other: Int) -> Int:
        """E-85, A-16: most prestige; then the marker further back, on the same field the lower one."""
        if self.prestige(one) != self.prestige(other):
            return self.prestige(one) - self.prestige(other)
        return self.rank(other) - self.rank(one)

    # --- hidden information ---

    def hides_tablets(self) -> bool:
        """Until all have chosen, only their owner knows the tablets to choose from (E-20)."""
        return self.is_pending(ask.THEN_REVEAL_TABLETS)

    def hides_herbs(self) -> bool:
        """Until all are done, herbs are laid face down (E-22)."""
        return self.is_pending(ask.THEN_REVEAL_HERBS)

    def hide(self, seat: Int, rng: Rng) -> None:
        """Nothing else is ever known to one player alone."""
        if self.hides_tablets():
            self._hide_tablets(seat, rng)
        if self.hides_herbs():
            for other in range(self.at[PLAYERS]):
                if other != seat:
                    self._hide_herbs(other, rng)

    def _hide_tablets(self, seat: Int, rng: Rng) -> None:
        """What the others have drawn goes back into the pile; then they draw as many, and keep one if they had."""
        drawn = filled(0, self.at[PLAYERS])
        for other in range(self.at[PLAYERS]):
            if other != seat:
                drawn[other] = self.all_tablets(other)
                self.return_tablets(other)
        for other in range(self.at[PLAYERS]):
            for _i in range(drawn[other]):
                self.draw_tablet(other, self._any_tablet(r.PILE, rng))
            if other != seat and self.kept(other) != r.NONE:
                self.keep_tablet(other, self._any_tablet(r.TABLETS_OF + other * r.TABLETS, rng))

    def _any_tablet(self, start: Int, rng: Rng) -> Int:
        """One of those whose numbers stand in the row from there on."""
        number = rng.below(self.sum_of(start, r.TABLETS))
        tablet: Int = 0
        while number >= self.at[start + tablet]:
            number -= self.at[start + tablet]
            tablet += 1
        return tablet

    def _hide_herbs(self, other: Int, rng: Rng) -> None:
        """The same number of pairs laid, with other herbs in them; how they really lie has no part in it."""
        for i in range(r.HERBS - 1):
            for j in range(i + 1, r.HERBS):
                if self.herb(other, j) < self.herb(other, i):
                    self._exchange_herbs(other, i, j)
        for i in range(r.HERBS - 1):
            self._exchange_herbs(other, i, i + rng.below(r.HERBS - i))

    def _exchange_herbs(self, seat: Int, one: Int, other: Int) -> None:
        held = self.herb(seat, one)
        self.put_herb(seat, one, self.herb(seat, other))
        self.put_herb(seat, other, held)
