"""How good a position of Edora is (docs/rules/edora.md, section 13).

A position in the middle of a turn is first played on to the end of that turn: die, turned value and field by trying
them all, what the action asks by quick choices (value_quick.py). Then the hand-made judge adds up in points what a
player has (value_worth.py), and the learned one multiplies features with its weights (value_features.py).
"""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Floats, Int
from nemeton.core.net import Net
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, OVER, TURN, State
from nemeton.core.value import Value
from nemeton.games.edora import ask, feature
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.value_features import fill
from nemeton.games.edora.value_quick import NEVER, quick
from nemeton.games.edora.value_worth import hand_made


@final
class EdoraValue(Value):
    def __init__(self) -> None:
        super().__init__(feature.COUNT)
        self.horizon = 24  # about a round; `of` sees further than quick moves to the end would
        self.rivalry = 0.5
        self.taste = 0.0
        self.trust = 10.0
        self.trials: list[Edora] = []  # a die, the value it is turned to, and a field
        self.best: Edora | None = None
        self.most = NEVER

    def learn(self, net: Net) -> None:
        """Quick moves are much worse than what is learned, so the search looks for itself and into few moves."""
        super().learn(net)
        self.careful = True
        self.widening = 0.5

    def of(self, state: State, seat: Int) -> float:
        assert isinstance(state, Edora)
        if self.net is not None:
            return self.learned_of(state, seat)
        turn = state.at[TURN]
        if turn == seat:
            if state.asked() in (ask.DIE, ask.VALUE, ask.FIELD):
                return self._best_of_all(state, seat)
            if state.asked() > ask.TURN:
                return self._after_the_turn(state, seat)
        if turn == CHANCE and state.round() > 0:
            return self._after_the_turn(state, seat)
        return hand_made(state, seat)

    def rollout(self, state: State, rng: Rng) -> Int:
        assert isinstance(state, Edora)
        return quick(state, state.at[TURN], rng)

    # --- hand-made ---

    def _after_the_turn(self, state: Edora, seat: Int) -> float:
        """Played on to the end of the turn; a tablet that comes is any one."""
        ahead = state.copy()
        at = ahead.at
        while True:
            ahead.look()
            if at[TURN] == CHANCE and ahead.round() > 0:
                ahead.apply(ahead.choices[0])
            elif at[TURN] == seat and ahead.asked() > ask.TURN:
                ahead.apply(quick(ahead, seat, None))
            else:
                return hand_made(ahead, seat)

    def _best_of_all(self, state: Edora, seat: Int) -> float:
        """Try every die, turned value and field."""
        trial = state.copy()
        best = NEVER
        count = state.look()
        for i in range(count):
            trial.copy_from(state)
            trial.apply(state.choices[i])
            worth = self.of(trial, seat)
            if worth > best:
                best = worth
        return best

    # --- learned ---

    def features(self, state: State, seat: Int, seen: bool, x: Floats) -> None:
        assert isinstance(state, Edora)
        fill(state, seat, seen, x)

    def notable(self, state: State) -> bool:
        return state.asked() == ask.TURN

    def final(self, quiet: State, seat: Int) -> float:
        """The places decide; among games with the same places, the points."""
        return super().final(quiet, seat) + float(quiet.score(seat))

    def all(self, state: State, worths: Floats) -> None:
        """Only while the game is set up does somebody know more than others."""
        assert isinstance(state, Edora)
        self.hidden_hands = state.round() == 0
        super().all(state, worths)

    def quiet(self, state: State, seat: Int) -> State:
        """The end of the turn, whoever looks at it: the one who places the die does so as best he can."""
        assert isinstance(state, Edora)
        if state.round() == 0 or state.at[TURN] == OVER or state.asked() == ask.TURN:
            return state
        if self.best is None:
            self.best = state.copy()
            self.trials = [state.copy(), state.copy(), state.copy()]
        best = self.best
        if state.asked() in (ask.DIE, ask.VALUE, ask.FIELD):
            self.most = -1.0e9
            self._try_all(state, state.at[TURN], best, 0)
        else:
            best.copy_from(state)
            self._finish(best)
        return best

    def _try_all(self, state: Edora, seat: Int, best: Edora, depth: Int) -> None:
        trial = self.trials[depth]
        count = state.look()
        for i in range(count):
            trial.copy_from(state)
            trial.apply(state.choices[i])
            if trial.at[TURN] == seat and trial.asked() in (ask.VALUE, ask.FIELD):
                self._try_all(trial, seat, best, depth + 1)
                continue
            self._finish(trial)
            worth = self._own(trial, seat)
            if worth > self.most:
                self.most = worth
                best.copy_from(trial)

    def _finish(self, state: Edora) -> None:
        """By quick choices; a tablet that comes is any one."""
        while True:
            state.look()
            if state.at[TURN] == CHANCE:
                state.apply(state.choices[0])
            elif state.at[TURN] != OVER and state.asked() > ask.TURN:
                state.apply(quick(state, state.at[TURN], None))
            else:
                return

    def _own(self, quiet: Edora, seat: Int) -> float:
        """What the player foresees for himself, rivals left aside."""
        net = self.net
        if net is None:
            return hand_made(quiet, seat)
        if self.decided(quiet):
            return self.final(quiet, seat)
        fill(quiet, seat, True, self.x)
        return net.of(self.x)
