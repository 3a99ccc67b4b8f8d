"""How good a position of Meduris is (docs/rules/meduris.md, section 13).

A position is judged when it is quiet: a payment or a ritual that is under way is first played to its end with quick,
sensible answers (value_quick.py). Then the hand-made judge adds up in points what everybody has (value_worth.py), and
the learned one multiplies features with its weights (value_features.py).
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Floats, Int
from nemeton.core.rng import Rng
from nemeton.core.state import PLAYERS, TURN, State
from nemeton.core.value import Value
from nemeton.games.meduris import ask, feature
from nemeton.games.meduris import row as r
from nemeton.games.meduris.rules import Meduris
from nemeton.games.meduris.value_features import fill
from nemeton.games.meduris.value_quick import best_offer, best_payment, quick
from nemeton.games.meduris.value_worth import Survey

RIVAL: Final = 0.35
LEADER: Final = 0.35


@final
class MedurisValue(Value):
    def __init__(self) -> None:
        super().__init__(feature.COUNT)
        self.learned_horizon = 40  # about a round
        self.scratch: Meduris | None = None
        self.survey = Survey()

    def of(self, state: State, seat: Int) -> float:
        assert isinstance(state, Meduris)
        if self.net is not None:
            return self.learned_of(state, seat)
        quiet = self._copy(state)
        if quiet.laid(seat) >= 0:  # as good as given
            quiet.at[r.HAND + seat * r.GOODS + quiet.laid(seat)] -= 1
        self._play_on(quiet)
        survey = self.survey
        survey.look(quiet)
        players = quiet.at[PLAYERS]
        rivals = 0.0
        leader = -1000.0
        for other in range(players):
            if other != seat:
                theirs = survey.prospects(quiet, other)
                rivals += theirs
                if theirs > leader:
                    leader = theirs
        return survey.prospects(quiet, seat) - LEADER * leader - RIVAL * rivals / float(players - 1)

    def rollout(self, state: State, rng: Rng) -> Int:
        assert isinstance(state, Meduris)
        return quick(state, rng)

    # --- positions under way ---

    def quiet(self, state: State, seat: Int) -> State:
        assert isinstance(state, Meduris)
        if not _is_under_way(state):
            return state
        quiet = self._copy(state)
        self._play_on(quiet)
        return quiet

    def _copy(self, state: Meduris) -> Meduris:
        if self.scratch is None:
            self.scratch = state.copy()
        self.scratch.copy_from(state)
        return self.scratch

    def _play_on(self, state: Meduris) -> None:
        """Until what is under way is at its end."""
        while _is_under_way(state):
            state.look()
            state.apply(best_payment(state) if state.asked() == ask.PAY else best_offer(state))

    # --- learned ---

    def features(self, state: State, seat: Int, seen: bool, x: Floats) -> None:
        """Hands are known to whoever watches; only what was just laid down secretly is not (MC-7)."""
        assert isinstance(state, Meduris)
        at = state.at
        laid = state.laid(seat) if seen else -1
        if laid >= 0:  # as good as given
            at[r.HAND + seat * r.GOODS + laid] -= 1
        self.survey.look(state)
        fill(state, seat, self.survey, x)
        if laid >= 0:
            at[r.HAND + seat * r.GOODS + laid] += 1

    def notable(self, state: State) -> bool:
        """Before the action, and when goods are taken or given: so positions after the die are learned from, too."""
        return state.asked() in (ask.ACTION, ask.TAKE, ask.GIVE)

    def final(self, quiet: State, seat: Int) -> float:
        """The places decide; among games with the same places, the points."""
        return super().final(quiet, seat) + float(quiet.score(seat))

    def all(self, state: State, worths: Floats) -> None:
        self.hidden_hands = state.asked() == ask.LAY
        super().all(state, worths)


def _is_under_way(state: Meduris) -> bool:
    return state.at[TURN] >= 0 and (state.asked() == ask.PAY or state.asked() == ask.OFFER)
