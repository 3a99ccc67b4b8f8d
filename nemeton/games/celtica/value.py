"""How good a position of Celtica is (section 13 of the dossier): parts in hand, cards to play, stops to come."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Floats, Int, zeros
from nemeton.core.rng import Rng
from nemeton.core.state import DEPTH, FRAME, PLAYERS, STACK, State
from nemeton.core.value import Value
from nemeton.games.celtica.rules import (
    BUYS,
    CULT,
    DEAL_CARD,
    DEAL_EXPERIENCE,
    DISPLAY,
    DONE,
    DRAW,
    DRUIDS,
    EXPERIENCE,
    EXPERIENCE_STEP,
    FIND,
    GIVE,
    GIVES,
    GOAL,
    HAND,
    HAND_SIZE,
    KINDS,
    MOST_EXPERIENCE,
    OWN,
    PILE,
    PLACE_AMOUNT,
    PLACE_KIND,
    PLAY,
    PLAYS,
    POSITION,
    RUIN,
    SWAPS,
    TAKE,
    TAKES,
    Celtica,
    smaller,
)

PART: Final = 1.0  # what a part is worth on average
EXPERIENCE_CARD: Final = 0.6  # half a part at the end, a precious step before
CULT_STOP: Final = 0.1
HAND_SHARE: Final = 0.5  # the others move the druids too, so plans for the own hand often fail
COMPLETE: Final = 3.0  # on top of its nine parts
ROLLOUT_NOISE: Final = 1.0


def _stop_worths() -> Floats:
    """What it is worth to stop on a place, in parts."""
    worths = zeros(GOAL + 1)
    for place in range(GOAL + 1):
        if PLACE_KIND[place] == FIND:
            worths[place] = PART * float(PLACE_AMOUNT[place])
        elif PLACE_KIND[place] == RUIN:
            worths[place] = EXPERIENCE_CARD - 0.9 * PART * float(PLACE_AMOUNT[place])
        elif PLACE_KIND[place] == CULT:
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
                theirs = self._parts(state, other)
                if theirs > rivals:
                    rivals = theirs
        return worth + HAND_SHARE * self._hand(state, seat) - 0.2 * rivals

    def _parts(self, state: Celtica, seat: Int) -> float:
        """Nearly complete amulets grow in worth; what is behind them is a beginning."""
        worth = 0.0
        layer: Int = 1
        size = state.layer_size(seat, layer)
        while size > 0:
            grown = float(size)
            worth += grown * (0.55 + 0.05 * grown)
            if size == KINDS:
                worth += COMPLETE
            layer += 1
            size = state.layer_size(seat, layer)
        return worth

    def _experience(self, state: Celtica, seat: Int) -> float:
        cards: Int = 0
        for druid in range(DRUIDS):
            cards += state.at[EXPERIENCE + seat * DRUIDS + druid]
        return EXPERIENCE_CARD * float(cards) if cards < 4 else EXPERIENCE_CARD * (3.0 + 0.5 * float(cards - 3))

    def _hand(self, state: Celtica, seat: Int) -> float:
        """The best the own cards could do if nobody else moved."""
        worth = 0.0
        for druid in range(DRUIDS):
            worth += self._best_stops(state.at[POSITION + druid], state.at[HAND + seat * DRUIDS + druid])
        return worth

    def _best_stops(self, here: Int, cards: Int) -> float:
        if cards == 0 or here >= GOAL:
            return 0.0
        best = -100.0
        for steps in range(1, cards + 1):
            there = smaller(GOAL, here + steps)
            worth = STOP[there] + self._best_stops(there, cards - steps)
            if worth > best:
                best = worth
        return best

    def _pending(self, state: Celtica, seat: Int) -> float:
        """What the seat is just about to take, give or draw."""
        at = state.at
        worth = 0.0
        for i in range(at[DEPTH]):
            frame = STACK + FRAME * i
            if at[frame + 1] == seat:
                kind = at[frame]
                if kind == TAKE:
                    worth += self._best_parts(state, seat, at[frame + 2])
                elif kind == GIVE:
                    worth -= 0.9 * PART * float(at[frame + 2])
                elif kind == EXPERIENCE_STEP or kind == DEAL_EXPERIENCE:
                    worth += EXPERIENCE_CARD
                elif kind == DRAW:
                    worth += CULT_STOP
                elif kind == DEAL_CARD:
                    worth += HAND_SHARE * self._card_to_come(state, seat)
        return worth

    def _best_parts(self, state: Celtica, seat: Int, amount: Int) -> float:
        """The first parts that fill the largest incomplete amulet are worth more."""
        complete = state.score(seat)
        useful: Int = 0
        for kind in range(KINDS):
            if state.at[DISPLAY + kind] > 0 and state.at[OWN + seat * KINDS + kind] == complete:
                useful += 1
        filling = float(smaller(useful, amount))
        size = float(state.layer_size(seat, complete + 1))
        worth = filling * (0.6 + 0.05 * (2.0 * size + filling)) + 0.65 * (float(amount) - filling)
        if size + filling >= float(KINDS):
            worth += COMPLETE
        return worth

    def _card_to_come(self, state: Celtica, seat: Int) -> float:
        """What one more card would change, on average over the pile."""
        at = state.at
        total = 0.0
        cards = 0.0
        for druid in range(DRUIDS):
            if at[PILE + druid] > 0:
                here = at[POSITION + druid]
                held = at[HAND + seat * DRUIDS + druid]
                weight = float(at[PILE + druid])
                total += weight * (self._best_stops(here, held + 1) - self._best_stops(here, held))
                cards += weight
        return total / cards if cards > 0.0 else 0.0

    # --- quick sensible moves for the games a search plays to the end ---

    def rollout(self, state: State, rng: Rng) -> Int:
        assert isinstance(state, Celtica)
        kind: Int = state.at[STACK + FRAME * (state.at[DEPTH] - 1)]
        seat: Int = state.turn
        if kind == PLAY:
            return self._rollout_play(state, rng)
        if kind == TAKE:
            return TAKES + self._pick_parts(state, seat, DISPLAY, len_of_set(state.choices[0] - TAKES), rng, 1)
        if kind == GIVE:
            return GIVES + self._pick_parts(
                state, seat, OWN + seat * KINDS, len_of_set(state.choices[0] - GIVES), rng, -1
            )
        if kind == DRAW:
            return state.choices[rng.below(state.count)]
        return self._rollout_final(state, seat)

    def _rollout_play(self, state: Celtica, rng: Rng) -> Int:
        at = state.at
        best = -100.0
        chosen: Int = 0
        for i in range(state.count):
            code = state.choices[i] - PLAYS
            extra = code % (MOST_EXPERIENCE + 1)
            code = code // (MOST_EXPERIENCE + 1)
            here = at[POSITION + code // HAND_SIZE]
            worth = ROLLOUT_NOISE * rng.fraction() - EXPERIENCE_CARD * float(extra)
            if here < GOAL:
                worth += STOP[smaller(GOAL, here + code % HAND_SIZE + 1 + extra)]
            if worth > best:
                best = worth
                chosen = state.choices[i]
        return chosen

    def _pick_parts(self, state: Celtica, seat: Int, pool: Int, amount: Int, rng: Rng, sign: Int) -> Int:
        """The kinds the player has least of (or, to give away, most of), as a set."""
        at = state.at
        own = OWN + seat * KINDS
        chosen: Int = 0
        picked: Int = 0  # how many of each kind are picked already, three bits each
        for _ in range(amount):
            best: Int = -1000
            kind_chosen: Int = 0
            for kind in range(KINDS):
                already = (picked >> (kind * 3)) & 7
                if at[pool + kind] > already:
                    need = -sign * (at[own + kind] + sign * already) * 8 + (rng.next() & 7)
                    if need > best:
                        best = need
                        kind_chosen = kind
            picked += 1 << (kind_chosen * 3)
        for kind in range(KINDS):
            for _ in range((picked >> (kind * 3)) & 7):
                chosen = chosen * 10 + kind + 1
        return chosen

    def _rollout_final(self, state: Celtica, seat: Int) -> Int:
        at = state.at
        own = OWN + seat * KINDS
        complete = state.score(seat)
        best: Int = 0
        chosen: Int = DONE
        for i in range(state.count):
            move = state.choices[i]
            gain: Int = 0
            if BUYS <= move < DONE:
                gain = 1 + (3 if at[own + move - BUYS] == complete else 0)
            elif move < BUYS:
                gain = at[own + (move - SWAPS) // KINDS] - at[own + (move - SWAPS) % KINDS] - 1
                if gain > 0:
                    gain += 1 + (3 if at[own + (move - SWAPS) % KINDS] == complete else 0)
            if gain > best:
                best = gain
                chosen = move
        return chosen


def len_of_set(chosen: Int) -> Int:
    count: Int = 0
    while chosen > 0:
        count += 1
        chosen = chosen // 10
    return count
