"""How good a position of Celtica is (docs/rules/celtica.md, section 13): parts, cards to play, stops to come."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Floats, Int, zeros
from nemeton.core.rng import Rng
from nemeton.core.state import DEPTH, PLAYERS, State
from nemeton.core.value import Value
from nemeton.games.celtica import ask, content
from nemeton.games.celtica import move as m
from nemeton.games.celtica import row as r
from nemeton.games.celtica.rules import Celtica, stop

LOST_PART: Final = 0.9  # in parts, as all worths: the one given up is the least useful
EXPERIENCE_CARD: Final = 0.6  # half a part at the end, a precious step before
CULT_STOP: Final = 0.1
HAND_SHARE: Final = 0.5  # the others move the druids too, so plans for the own hand often fail
COMPLETE: Final = 3.0  # on top of its parts
ROLLOUT_NOISE: Final = 1.0
FILLING: Final[Int] = 3  # how much sooner a part is bought that the largest incomplete amulet lacks


def _stop_worths() -> Floats:
    """What it is worth to stop on a place, in parts."""
    worths = zeros(content.GOAL + 1)
    for place in range(content.GOAL + 1):
        if content.PLACE_KINDS[place] == content.FIND:
            worths[place] = float(content.PLACE_AMOUNTS[place])
        elif content.PLACE_KINDS[place] == content.RUIN:
            lost, drawn = content.PLACE_AMOUNTS[place], content.RUIN_CARDS
            worths[place] = EXPERIENCE_CARD * float(drawn) - LOST_PART * float(lost)
        elif content.PLACE_KINDS[place] == content.CULT:
            worths[place] = CULT_STOP
    return worths


STOP: Final[Floats] = _stop_worths()


@final
class CelticaValue(Value):
    def of(self, state: State, seat: Int) -> float:
        assert isinstance(state, Celtica)
        worth = self._parts(state, seat) + self._experience(state, seat) + self._pending(state, seat)
        rivals = 0.0
        for other in range(state.at[PLAYERS]):
            if other != seat:
                rivals = max(rivals, self._parts(state, other))
        return worth + HAND_SHARE * self._hand(state, seat) - 0.2 * rivals

    def _parts(self, state: Celtica, seat: Int) -> float:
        """Nearly complete amulets grow in worth; what is behind them is a beginning."""
        worth = 0.0
        layer: Int = 1
        size = state.amulet(seat, layer)
        while size > 0:
            grown = float(size)
            worth += grown * (0.55 + 0.05 * grown)
            if size == r.KINDS:
                worth += COMPLETE
            layer += 1
            size = state.amulet(seat, layer)
        return worth

    def _experience(self, state: Celtica, seat: Int) -> float:
        cards = state.how_many(r.experience(seat), r.DRUIDS)
        return EXPERIENCE_CARD * float(cards) if cards < 4 else EXPERIENCE_CARD * (3.0 + 0.5 * float(cards - 3))

    def _hand(self, state: Celtica, seat: Int) -> float:
        """The best the own cards could do if nobody else moved."""
        worth = 0.0
        for druid in range(r.DRUIDS):
            worth += self._best_stops(state.position(druid), state.hand(seat, druid))
        return worth

    def _best_stops(self, here: Int, cards: Int) -> float:
        if cards == 0 or here >= content.GOAL:
            return 0.0
        best = -100.0
        for steps in range(1, cards + 1):
            there = stop(here, steps)
            worth = STOP[there] + self._best_stops(there, cards - steps)
            if worth > best:
                best = worth
        return best

    def _pending(self, state: Celtica, seat: Int) -> float:
        """What the seat is just about to take, give or draw."""
        worth = 0.0
        for i in range(state.at[DEPTH]):
            if state.pending_seat(i) == seat:
                kind = state.pending_kind(i)
                if kind == ask.TAKE:
                    worth += self._best_parts(state, seat, state.pending_a(i))
                elif kind == ask.GIVE:
                    worth -= LOST_PART * float(state.pending_a(i))
                elif kind == ask.LEARN or kind == ask.EXPERIENCE:
                    worth += EXPERIENCE_CARD
                elif kind == ask.DRAW:
                    worth += CULT_STOP
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
            worth += COMPLETE
        return worth

    def _card_to_come(self, state: Celtica, seat: Int) -> float:
        """What one more card would change, on average over the pile."""
        total = 0.0
        cards = 0.0
        for druid in range(r.DRUIDS):
            weight = float(state.at[r.PILE + druid])
            if weight > 0.0:
                here, held = state.position(druid), state.hand(seat, druid)
                total += weight * (self._best_stops(here, held + 1) - self._best_stops(here, held))
                cards += weight
        return total / cards if cards > 0.0 else 0.0

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
            return m.GIVE + self._pick_parts(state, seat, r.own(seat), rng, -1)
        if kind == ask.DRAW:
            return state.choices[rng.below(state.count)]
        return self._rollout_final(state, seat)

    def _rollout_play(self, state: Celtica, rng: Rng) -> Int:
        best = -100.0
        chosen: Int = 0
        for i in range(state.count):
            move = state.choices[i]
            here, extras = state.position(m.druid_of(move)), m.extras_of(move)
            worth = ROLLOUT_NOISE * rng.fraction() - EXPERIENCE_CARD * float(extras)
            if here < content.GOAL:
                worth += STOP[stop(here, m.cards_of(move) + extras)]
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
