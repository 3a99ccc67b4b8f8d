"""Showing a match in the terminal, board and log, in any of the languages; used by `watch` and `replay`."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

from nemeton.cli.common import console
from nemeton.core.match import Match
from nemeton.core.state import OVER
from nemeton.words import Words


class Show:
    """Prints what has happened since the last look, and the board before every question."""

    def __init__(self, words: Words, names: Sequence[str], speed: float, step: bool, board: bool) -> None:
        self.words = words
        self.names = list(names)
        self.speed = speed
        self.step = step
        self.board = board
        self._told = 0

    def look(self, match: Match) -> None:
        state = match.state
        self.tell(match)
        if self.board:
            console.print()
            view = match.game.view(state, state.turn if state.turn >= 0 else None)
            for line in match.game.picture(view, self.words.format, self.names):
                console.print(line, markup=False)
            console.print()
        if state.turn >= 0:
            kind = match.game.decisions[state.pending]
            console.print(self.words.format(f"asks-{kind}", seat=self.names[state.turn]), markup=False, style="bold")
            self._pause()

    def tell(self, match: Match) -> None:
        for thing in match.tell(None, self._told):
            console.print(f"  {self.words.event(thing, self.names)}", markup=False)
        self._told = len(match.events)

    def end(self, match: Match) -> None:
        self.look(match)
        if match.state.turn == OVER:
            for fact in match.game.results(match.state):
                console.print(self.words.thing("result", fact, self.names), markup=False, style="bold")

    def _pause(self) -> None:
        if self.step and sys.stdin.isatty():
            console.input("")
        elif self.speed > 0:
            time.sleep(1 / self.speed)
