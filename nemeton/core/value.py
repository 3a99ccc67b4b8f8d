"""How good a position is for a seat: the base of every game's advice (`games/*/value.py`).

There are two judges in one class. The hand-made one says what a player would say; the learned one (`learn`) multiplies
the same features with weights from self-play. What it foresees for every seat gives each seat's chance to win.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from nemeton.core.flat import Floats, Int, zeros
from nemeton.core.net import Net
from nemeton.core.rng import Rng
from nemeton.core.state import NOBODY, OVER, PLAYERS, TURN, State

MOST_SEATS: Final[Int] = 8
LEARNED_TRUST: Final = 20.0  # with less a short search plays worse than one look ahead
FIRST_PLACE: Final = 6.0  # how far the winner's logarithm of odds is ahead of the second's when the game is over


class Value:
    """Greedy play maximises `of`; search plays its games on with `rollout`.

    How far a search may rely on either differs from game to game; the figures were found by games against greedy."""

    def __init__(self, inputs: Int = 0) -> None:
        self.horizon: Int = 0  # a search's games are judged after so many quick moves, when calm; 0: played to the end
        self.learned_horizon: Int = 1  # … by learned weights
        self.rivalry = 1.0  # how much of the best rival's worth a search deducts; less where `of` does so itself
        self.taste = 0.5  # how much the first impression of a move owes to `rollout`, the rest to `of`
        self.trust = 3.0  # how many games the first impression is worth
        self.exploration = 0.6
        self.widening = 1.6  # a node visited n times knows about `widening` * sqrt(n) moves
        self.careful = False  # the first move a node gets is the best one by `of`, not one of `rollout`
        self.place_share = 0.3  # of a search's reward at the end of a game; the rest is for the worth
        self.inputs: Int = inputs  # how many features there are
        self.hidden_hands = False  # whether a seat's own features tell more than others may see
        self.net: Net | None = None
        self.x: Floats = zeros(inputs)
        self.ends: Floats = zeros(MOST_SEATS)  # what each seat is foreseen to have, as others see it
        self.own: Floats = zeros(MOST_SEATS)  # … and as itself sees it

    def learn(self, net: Net) -> None:
        """From now on the learned weights judge. A game may adjust how it is searched."""
        self.net = net
        self.rivalry = 0.0  # the chance to win considers the rivals already
        self.trust = LEARNED_TRUST
        self.horizon = self.learned_horizon

    # --- each game writes ---

    def of(self, state: State, seat: Int) -> float:
        """How good the position is for the seat, in points or a likeness of them. May only use what the seat sees."""
        raise NotImplementedError

    def rollout(self, state: State, rng: Rng) -> Int:
        """A quick sensible move for the seat in turn; `state.choices` is filled."""
        return state.choices[rng.below(state.count)]

    def features(self, state: State, seat: Int, seen: bool, x: Floats) -> None:
        """What the weights are multiplied with: the quiet position from the view of the seat. What only the seat
        itself sees counts if `seen`, else the features are what everybody sees of it."""
        raise NotImplementedError

    def reveal(self, quiet: State, seat: Int, x: Floats) -> None:
        """`x` holds the features that everybody sees; make them those that the seat itself sees."""
        self.features(quiet, seat, True, x)

    def quiet(self, state: State, seat: Int) -> State:
        """The position when what is under way has been played to its end quickly (it may be a scratch copy that the
        next call overwrites)."""
        return state

    def calm(self, state: State) -> bool:
        """Whether nothing is under way, so that one look serves all seats: there a search ends its quick moves."""
        return True

    def notable(self, state: State) -> bool:
        """Whether a position before a decision is one to learn from."""
        return True

    def decided(self, quiet: State) -> bool:
        return quiet.at[TURN] == OVER

    def final(self, quiet: State, seat: Int) -> float:
        """What the seat has when all is decided, in the measure of the learned weights."""
        net = self.net
        return -FIRST_PLACE * float(quiet.place(seat)) / (net.beta if net is not None else 1.0)

    # --- learned ---

    def all(self, state: State, worths: Floats) -> None:
        """`of` for every seat, each with its own eyes."""
        seats = state.at[PLAYERS]
        if self.net is None:
            for seat in range(seats):
                worths[seat] = self.of(state, seat)
            return
        self.foresee(self.quiet(state, NOBODY), NOBODY)
        for seat in range(seats):
            worths[seat] = self.odds(seat, seats)

    def worths(self, state: State) -> list[float]:
        """`all` for callers outside: a packed row that is handed over from there is never freed."""
        seats = state.at[PLAYERS]
        worths = zeros(seats)
        self.all(state, worths)
        return [worths[seat] for seat in range(seats)]

    def listed(self, quiet: State, seat: Int, seen: bool) -> list[float]:
        """`features` for callers outside."""
        x = zeros(self.inputs)
        self.features(quiet, seat, seen, x)
        return [x[i] for i in range(self.inputs)]

    def foresee(self, quiet: State, viewer: Int) -> None:
        """Fills `ends` for all seats, and `own` for the viewer; NOBODY stands for everybody with his own eyes."""
        net = self.net
        if net is None:
            return
        decided = self.decided(quiet)
        x = self.x
        for seat in range(quiet.at[PLAYERS]):
            if decided:
                self.ends[seat] = self.final(quiet, seat)
                self.own[seat] = self.ends[seat]
                continue
            mine = seat == viewer or (self.hidden_hands and viewer == NOBODY)
            if not mine:
                self.features(quiet, seat, False, x)
                self.ends[seat] = net.of(x)
                self.own[seat] = self.ends[seat]
            elif viewer != NOBODY:
                self.features(quiet, seat, True, x)
                self.own[seat] = net.of(x)
            else:
                self.features(quiet, seat, False, x)
                self.ends[seat] = net.of(x)
                self.reveal(quiet, seat, x)
                self.own[seat] = net.of(x)

    def odds(self, seat: Int, seats: Int) -> float:
        """The logarithm of the odds of winning, from what was foreseen, in its measure."""
        net = self.net
        beta = net.beta if net is not None else 1.0
        ends = self.ends
        best = -1.0e9
        for other in range(seats):
            if other != seat and ends[other] > best:
                best = ends[other]
        total = 0.0
        for other in range(seats):
            if other != seat:
                total += exp(beta * (ends[other] - best))
        return self.own[seat] - best - log(total) / beta

    def learned_of(self, state: State, seat: Int) -> float:
        """`of` by the learned weights."""
        self.foresee(self.quiet(state, seat), seat)
        return self.odds(seat, state.at[PLAYERS])

    def chance(self, worth: float) -> float:
        """The chance to win that belongs to a learned worth."""
        net = self.net
        odds = worth * (net.beta if net is not None else 1.0)
        return 1.0 / (1.0 + exp(-odds)) if odds > -60.0 else 0.0
