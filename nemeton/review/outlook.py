"""What each seat may hope for in a position: its chance to win, and the points it will have at the end.

The game's judge looks with everybody's own eyes; where it has learned, its chances go through the calibration of the
game (`calibration`). Before a draw the outlook is the mean over what may be drawn. A game without learned weights is
played on quickly to its end a few times instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from nemeton.core.game import Game
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, NOBODY, OVER, State
from nemeton.review.calibration import Calibration, calibration_of

DRAWS = 32  # outcomes looked at before a draw; with fewer possible ones, all of them
PLAYED_ON = 24  # quick games for a judge that has not learned


class Outlook(NamedTuple):
    """By seat. The chances add up to 1."""

    chances: tuple[float, ...]
    points: tuple[float, ...]


class Seer:
    """The outlook of positions of one game with so many players."""

    def __init__(self, game: Game, players: int, calibration: Calibration | None = None) -> None:
        self.players = players
        weights = game.learned().players.get(players) if game.weights_file.exists() else None
        self.value = type(game.value)()  # one of its own: judges scribble
        if weights is not None:
            self.value.learn(weights.net(game.features))
        self.calibration = calibration if calibration is not None else calibration_of(game, players)
        points = weights.points if weights is not None else {}
        self._points = [points.get(name, 0.0) for name in game.features] if points else []
        self._constant = points.get("constant", 0.0)

    def of(self, state: State, rng: Rng) -> Outlook:
        """Looks at the position as it is; `rng` for draws that are too many to look at all."""
        if state.turn == OVER:
            return ended(state)
        if state.turn == CHANCE:
            return self._before_draw(state, rng)
        return self._judged(state, rng)

    def _judged(self, state: State, rng: Rng) -> Outlook:
        if self.value.net is None:
            return self._played_on(state, rng)
        return Outlook(tuple(self.calibration.of(self.raw(state))), tuple(self._expected(state)))

    def raw(self, state: State) -> list[float]:
        """The judge's own chances, before calibration."""
        value = self.value
        chances = [value.chance(worth) for worth in value.worths(state)]
        total = sum(chances)
        return [chance / total for chance in chances] if total > 0 else [1 / self.players] * self.players

    def _expected(self, state: State) -> list[float]:
        quiet = self.value.quiet(state, NOBODY)
        if not self._points or self.value.decided(quiet):
            return [float(points) for points in quiet.points()]
        expected = []
        for seat in range(self.players):
            x = self.value.listed(quiet, seat, True)
            expected.append(self._constant + sum(weight * x[i] for i, weight in enumerate(self._points)))
        return expected

    def _before_draw(self, state: State, rng: Rng) -> Outlook:
        """The mean over what may be drawn until somebody decides: over every outcome of one draw, if they are few."""
        outcomes, weights = state.moves(), state.weights()
        found: list[tuple[float, Outlook]] = []
        if len(outcomes) <= DRAWS:
            for move, weight in zip(outcomes, weights, strict=True):
                after = state.copy()
                after.look()
                after.apply(move)
                times = max(1, DRAWS // len(outcomes)) if after.turn == CHANCE else 1
                found += [(weight / times, self._drawn(after, rng)) for _ in range(times)]
        else:
            found = [(1.0, self._drawn(state, rng)) for _ in range(DRAWS)]
        return _mean(found)

    def _drawn(self, state: State, rng: Rng) -> Outlook:
        after = state.copy()
        while after.turn == CHANCE:
            after.look()
            after.apply(after.draw(rng))
        return ended(after) if after.turn == OVER else self._judged(after, rng)

    def _played_on(self, state: State, rng: Rng) -> Outlook:
        found = []
        for _ in range(PLAYED_ON):
            after = state.copy()
            while after.turn != OVER:
                after.look()
                after.apply(after.draw(rng) if after.turn == CHANCE else self.value.rollout(after, rng))
            found.append((1.0, ended(after)))
        return _mean(found)


def ended(state: State) -> Outlook:
    """When all is over: whoever shares the victory shares it."""
    places = state.ranking()
    share = 1 / places.count(1)
    return Outlook(tuple(share if place == 1 else 0.0 for place in places), tuple(float(p) for p in state.points()))


def _mean(found: Sequence[tuple[float, Outlook]]) -> Outlook:
    total = sum(weight for weight, _ in found)

    def mean(part: Callable[[Outlook], tuple[float, ...]]) -> tuple[float, ...]:
        rows = [(weight, part(outlook)) for weight, outlook in found]
        return tuple(sum(w * row[seat] for w, row in rows) / total for seat in range(len(rows[0][1])))

    return Outlook(mean(lambda one: one.chances), mean(lambda one: one.points))
