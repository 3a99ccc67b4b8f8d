"""Games to learn from: judges play against each other, and the features of every seat are written down."""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Floats, Int, zeros
from nemeton.core.rng import Rng, seed_of_game
from nemeton.core.state import CHANCE, NOBODY, OVER, PLAYERS, TURN, State
from nemeton.core.value import Value
from nemeton.players.fast import Chooser


@final
class SelfPlay:
    def __init__(
        self,
        start: State,
        choosers: list[Chooser],
        value: Value,
        seed: Int,
        every: Int,
        rival: Chooser | None = None,
        alone: Int = 0,
    ) -> None:
        self.start = start
        self.state: State = start.copy()
        self.choosers = choosers  # the last one sits in about half of the seats, any of them in the others
        self.value = value  # whose features are written down
        self.seed: Int = seed
        self.every: Int = every  # about one notable position in so many is written down, at random
        self.rival = rival  # sits in all other seats in `alone` of a hundred games
        self.alone: Int = alone
        self.x: Floats = zeros(value.inputs)

    def play(self, number: Int) -> list[float]:
        """Features of all seats at one notable position after the other, as one row. Where hands are hidden, one seat
        is the viewer and the others are looked at from outside; each position has another viewer."""
        state = self.state
        state.copy_from(self.start)
        seats = state.at[PLAYERS]
        seed = seed_of_game(self.seed, number)
        dealer = Rng(seed)
        players = [Rng(seed, seat + 1) for seat in range(seats)]
        lot = Rng(seed, seats + 1)
        seated = self._seated(lot)
        value = self.value
        rows: list[float] = []
        for chooser in self.choosers:
            chooser.begin()
        decisions: Int = 0
        while True:
            state.look()
            turn = state.at[TURN]
            if turn == OVER:
                return rows
            if turn == CHANCE:
                state.apply(state.draw(dealer))
                continue
            noted = value.notable(state) and lot.below(self.every) == 0
            decisions += 1
            chooser = seated[turn]
            chooser.number = decisions
            state.apply(chooser.choose(state, players[turn]))
            if noted and state.at[TURN] != OVER:
                self._note(turn if value.hidden_hands else NOBODY, rows)

    def _seated(self, lot: Rng) -> list[Chooser]:
        """Who sits where. Among its like alone a judge would never learn what it overrates."""
        known = len(self.choosers)
        seats = self.state.at[PLAYERS]
        rival = self.rival
        if rival is not None and self.alone > 0 and lot.below(100) < self.alone:
            own = lot.below(seats)
            return [self.choosers[known - 1] if seat == own else rival for seat in range(seats)]
        seated: list[Chooser] = []
        for _ in range(seats):
            last = known == 1 or lot.below(2) == 0
            seated.append(self.choosers[known - 1 if last else lot.below(known)])
        return seated

    def _note(self, viewer: Int, rows: list[float]) -> None:
        """The position a player has just decided for, as the judge will meet it."""
        value = self.value
        quiet = value.quiet(self.state, viewer)
        if value.decided(quiet):
            return
        for seat in range(quiet.at[PLAYERS]):
            value.features(quiet, seat, seat == viewer, self.x)
            for i in range(value.inputs):
                rows.append(self.x[i])
