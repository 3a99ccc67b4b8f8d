"""How good a position of Celtica is (docs/rules/celtica.md, section 13): parts, cards to play, stops to come.

The learned judge sees parts that are just to be taken or given up as if that had been done.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Floats, Int
from nemeton.core.rng import Rng
from nemeton.core.state import DEPTH, NOBODY, PLAYERS, State
from nemeton.core.value import Value
from nemeton.games.celtica import ask, content, feature, value_features
from nemeton.games.celtica import move as m
from nemeton.games.celtica import row as r
from nemeton.games.celtica import value_worth as w
from nemeton.games.celtica.rules import Celtica, stop

HAND_SHARE: Final = 0.5  # the others move the druids too, so plans for the own hand often fail
ROLLOUT_NOISE: Final = 1.0
FILLING: Final[Int] = 3  # how much sooner a part is bought that the largest incomplete amulet lacks


@final
class CelticaValue(Value):
    def __init__(self) -> None:
        super().__init__(feature.COUNT)
        self.hidden_hands = True
        self.learned_horizon = 16
        self.scratch: Celtica | None = None

    def of(self, state: State, seat: Int) -> float:
        assert isinstance(state, Celtica)
        if self.net is not None:
            return self.learned_of(state, seat)
        state.see_as(seat)  # CA-1: the seat knows its own parts that lie face down
        worth = self._worth(state, seat)
        state.unsee_as(seat)
        return worth

    def _worth(self, state: Celtica, seat: Int) -> float:
        worth = w.parts(state, seat) + w.experience(state.how_many(r.experience(seat), r.DRUIDS))
        worth += self._pending(state, seat)
        rivals = 0.0
        for other in range(state.at[PLAYERS]):
            if other != seat:
                rivals = max(rivals, w.parts(state, other))
        return worth + HAND_SHARE * w.hand(state, seat) - 0.2 * rivals

    def _pending(self, state: Celtica, seat: Int) -> float:
        """What the seat is just about to take, give or draw."""
        worth = 0.0
        for i in range(state.at[DEPTH]):
            if state.pending_seat(i) == seat:
                kind = state.pending_kind(i)
                if kind == ask.TAKE:
                    worth += self._best_parts(state, seat, state.pending_a(i))
                elif kind == ask.GIVE:
                    worth -= w.LOST_PART * float(state.pending_a(i))
                elif kind == ask.LEARN or kind == ask.EXPERIENCE:
                    worth += w.EXPERIENCE_CARD
                elif kind == ask.DRAW:
                    worth += w.CULT_STOP
                elif kind == ask.CARD:
                    worth += HAND_SHARE * self._card_to_come(state, seat)
        return worth

    def _best_parts(self, state: Celtica, seat: Int, amount: Int) -> float:
        """The first parts that fill the largest incomplete amulet are worth more."""
        complete = state.score(seat)
        useful: Int = 0
        for kind in range(r.KINDS):
            if state.display(kind) > 0 and state.own(seat, kind) == complete:
                useful += 1
        filling = float(min(useful, amount))
        size = float(state.amulet(seat, complete + 1))
        worth = filling * (0.6 + 0.05 * (2.0 * size + filling)) + 0.65 * (float(amount) - filling)
        if size + filling >= float(r.KINDS):
            worth += w.COMPLETE
        return worth

    def _card_to_come(self, state: Celtica, seat: Int) -> float:
        """What one more card would change, on average over the pile."""
        total = 0.0
        cards = 0.0
        for druid in range(r.DRUIDS):
            weight = float(state.at[r.PILE + druid])
            if weight > 0.0:
                here, held = state.position(druid), state.hand(seat, druid)
                total += weight * (w.best_stops(here, held + 1) - w.best_stops(here, held))
                cards += weight
        return total / cards if cards > 0.0 else 0.0

    # --- what the learned judge sees ---

    def features(self, state: State, seat: Int, seen: bool, x: Floats) -> None:
        assert isinstance(state, Celtica)
        eyes: Int = seat if seen else NOBODY
        state.see_as(eyes)
        value_features.fill(state, seat, seen, x)
        state.unsee_as(eyes)

    def notable(self, state: State) -> bool:
        kind = state.asked()
        return kind == ask.PLAY or kind == ask.FINAL

    def quiet(self, state: State, seat: Int) -> State:
        """Parts to be taken are those the player has least of, parts to give up those he has most of."""
        kind = state.asked()
        if kind != ask.TAKE and kind != ask.GIVE:
            return state
        assert isinstance(state, Celtica)
        if self.scratch is None:
            self.scratch = state.copy()
        quiet = self.scratch
        quiet.copy_from(state)
        at = quiet.at
        player, amount = quiet.turn, quiet.asked_a()
        at[DEPTH] -= 1
        if seat == player:  # CA-1: they alone know which of their parts lie face down
            quiet.pour(r.secret(player), r.own(player), r.KINDS)
        quiet.see_as(seat)
        for _ in range(amount):
            if kind == ask.TAKE:
                quiet.carry(r.DISPLAY, r.own(player), self._most_wanted(quiet, player, r.DISPLAY, 1))
            elif quiet.some(r.own(player), r.KINDS):
                quiet.carry(r.own(player), r.RESERVE, self._most_wanted(quiet, player, r.own(player), -1))
        quiet.unsee_as(seat)
        return quiet

    def _most_wanted(self, state: Celtica, seat: Int, heap: Int, sign: Int) -> Int:
        """Of those that lie there: the kind the seat has least of (with -1: most), the rarest one first (last)."""
        at = state.at  # hot
        best: Int = 10000
        chosen: Int = 0
        for kind in range(r.KINDS):
            if at[heap + kind] > 0:
                left = at[r.DISPLAY + kind] + at[r.SUPPLY + kind] + at[r.RESERVE + kind]
                order = sign * (state.own(seat, kind) * 100 + left)
                if order < best:
                    best = order
                    chosen = kind
        return chosen

    # --- quick sensible moves for the games a search plays to the end ---

    def rollout(self, state: State, rng: Rng) -> Int:
        assert isinstance(state, Celtica)
        kind = state.asked()
        seat: Int = state.turn
        if kind == ask.PLAY:
            return self._rollout_play(state, rng)
        if kind == ask.TAKE:
            return m.TAKE + self._pick_parts(state, seat, r.DISPLAY, rng, 1)
        if kind == ask.GIVE:
            state.see_as(seat)
            given = self._pick_parts(state, seat, r.own(seat), rng, -1)
            state.unsee_as(seat)
            return m.GIVE + given
        if kind == ask.DRAW:
            return state.choices[rng.below(state.count)]
        return self._rollout_final(state, seat)

    def _rollout_play(self, state: Celtica, rng: Rng) -> Int:
        best = -100.0
        chosen: Int = 0
        for i in range(state.count):
            move = state.choices[i]
            here, extras = state.position(m.druid_of(move)), m.extras_of(move)
            worth = ROLLOUT_NOISE * rng.fraction() - w.EXPERIENCE_CARD * float(extras)
            if here < content.GOAL:
                worth += w.STOP[stop(here, m.cards_of(move) + extras)]
            if worth > best:
                best = worth
                chosen = move
        return chosen

    def _pick_parts(self, state: Celtica, seat: Int, heap: Int, rng: Rng, sign: Int) -> Int:
        """The kinds the player has least of (or, to give away, most of), as a set."""
        at = state.at  # hot
        own = r.own(seat)
        chosen: Int = 0
        picked: Int = 0  # how many of each kind are picked already, three bits each
        for _ in range(state.asked_a()):
            best: Int = -1000
            kind_chosen: Int = 0
            for kind in range(r.KINDS):
                already = (picked >> (kind * 3)) & 7
                if at[heap + kind] > already:
                    need = -sign * (at[own + kind] + sign * already) * 8 + (rng.next() & 7)
                    if need > best:
                        best = need
                        kind_chosen = kind
            picked += 1 << (kind_chosen * 3)
        for kind in range(r.KINDS):
            for _ in range((picked >> (kind * 3)) & 7):
                chosen = chosen * m.DIGIT + kind + 1
        return chosen

    def _rollout_final(self, state: Celtica, seat: Int) -> Int:
        complete = state.score(seat)
        best: Int = 0
        chosen: Int = m.DONE
        for i in range(state.count):
            move = state.choices[i]
            gain: Int = 0
            if move < m.BUY:
                wanted = state.own(seat, m.taken_in(move))
                gain = state.own(seat, m.given_in(move)) - wanted - 1
                if gain > 0:
                    gain += 1 + (FILLING if wanted == complete else 0)
            elif move < m.DONE:
                gain = 1 + (FILLING if state.own(seat, move - m.BUY) == complete else 0)
            if gain > best:
                best = gain
                chosen = move
        return chosen
