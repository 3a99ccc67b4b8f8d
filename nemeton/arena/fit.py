"""From features of played games to weights. Needs numpy, which playing does not.

Candidates: a ridge towards the hand-made weights on the points at the end (each position's mean over the seats taken
away, because only differences between seats decide), a logit of the winner over the seats, the same kept nearer to the
hand-made weights, and each of them with a layer of clipped sums on top. Which of them plays best only games can tell.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from nemeton.core.weights import Weights

Array = npt.NDArray[Any]

LEAST_SPREAD = 0.3  # of a feature: rare flags would get wild weights
POSITIONS = 120_000  # that are learned from at most, unless told otherwise
RIDGE = 0.02
WINNER_RIDGE = 0.002
STEADY_RIDGE = 0.04
LAYER = 16  # clipped sums
NEWTON_STEPS = 8
BATCH = 1024
EPOCHS = 8
RATE = 1.5e-3


@dataclass
class Games:
    """Positions of played games: features (position, seat, feature), points at the end and shares of the victory
    (position, seat), and the number of each position's game."""

    x: Array
    points: Array
    wins: Array
    game: Array

    @classmethod
    def joined(cls, parts: Sequence[Games]) -> Games:
        """Games of different parts stay different."""
        shifts = np.cumsum([0, *(int(part.game.max(initial=-1)) + 1 for part in parts[:-1])])
        return cls(
            np.concatenate([part.x for part in parts]),
            np.concatenate([part.points for part in parts]),
            np.concatenate([part.wins for part in parts]),
            np.concatenate([part.game + shift for part, shift in zip(parts, shifts, strict=True)]),
        )

    def split(self) -> tuple[Games, Games]:
        """Nine games in ten to learn from, the others to look whether it was learned."""
        held_back = self.game % 10 == 9
        return self.only(~held_back), self.only(held_back)

    def at_most(self, positions: int, seed: int) -> Games:
        """Some of them, drawn evenly: more would take longer and teach little."""
        if len(self.x) <= positions:
            return self
        return self.only(np.sort(np.random.default_rng(seed).choice(len(self.x), positions, replace=False)))

    def only(self, which: Array) -> Games:
        return Games(self.x[which], self.points[which], self.wins[which], self.game[which])


def centred(numbers: Array) -> Array:
    found: Array = numbers - numbers.mean(1, keepdims=True)
    return found


def chances(worths: Array, beta: float) -> Array:
    """Of every seat to win."""
    odds = beta * (worths - worths.max(1, keepdims=True))
    powers = np.exp(odds)
    found: Array = powers / powers.sum(1, keepdims=True)
    return found


def surprise(worths: Array, beta: float, wins: Array) -> float:
    """Mean logarithmic loss of the forecast of the winner; knowing nothing it is log(players)."""
    return float(-(wins * np.log(chances(worths, beta) + 1e-12)).sum(1).mean())


def best_beta(worths: Array, wins: Array) -> float:
    """That makes the softmax of the worths the best forecast of the winner."""
    return float(min(np.geomspace(0.005, 4.0, 120), key=lambda beta: surprise(worths, float(beta), wins)))


def spread(games: Games) -> Array:
    features = games.x.shape[2]
    found: Array = np.maximum(games.x.reshape(-1, features).std(0), LEAST_SPREAD)
    return found


def fit_points(games: Games, start: Array, ridge: float = RIDGE) -> Array:
    """Linear weights for the points at the end compared with the others', near the weights to start from."""
    scale = spread(games)
    features = games.x.shape[2]
    rows = (centred(games.x) / scale).reshape(-1, features).astype(np.float64)
    goal = centred(games.points).reshape(-1).astype(np.float64)
    weights = start * scale
    square = rows.T @ rows / len(rows)
    weights = weights + np.linalg.solve(square + ridge * np.eye(features), rows.T @ (goal - rows @ weights) / len(rows))
    found: Array = weights / scale
    return found


def fit_winner(games: Games, start: Array, ridge: float = WINNER_RIDGE) -> Array:
    """Linear weights whose softmax over the seats foretells the winner, in the measure of those to start from."""
    beta = best_beta(games.x @ start.astype(np.float32), games.wins)
    scale = spread(games)
    features = games.x.shape[2]
    rows = (games.x / scale).astype(np.float32)
    first = beta * start * scale
    weights = first.copy()
    for _ in range(NEWTON_STEPS):
        forecast = chances(rows @ weights.astype(np.float32), 1.0)
        slope = np.einsum("ns,nsf->f", forecast - games.wins, rows) / len(rows) + ridge * (weights - first)
        away = rows - np.einsum("ns,nsf->nf", forecast, rows)[:, None]
        weighted = (away * np.sqrt(forecast)[:, :, None]).reshape(-1, features).astype(np.float64)
        bend = weighted.T @ weighted / len(rows) + (ridge + 1e-6) * np.eye(features)
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if float(np.abs(step).max()) < 1e-4:
            break
    found: Array = weights / scale / beta
    return found


@dataclass
class Layer:
    into: Array
    bias: Array
    out: Array
    linear: Array
    constant: float

    def worths(self, x: Array) -> Array:
        sums = np.maximum(x @ self.into + self.bias, 0)
        found: Array = sums @ self.out + x @ self.linear + self.constant
        return found


def fit_layer(games: Games, start: Array, beta: float, size: int, by_points: bool, seed: int) -> Layer:
    """A layer on top of linear weights, by gradient steps (Adam) on batches; kept as it was when unseen games were
    foretold best."""
    chance = np.random.default_rng(seed)
    learning, unseen = games.split()
    features = games.x.shape[2]
    scale, middle = spread(learning), learning.x.reshape(-1, features).mean(0)
    parts = {
        "into": chance.normal(0, 1 / math.sqrt(features), (features, size)).astype(np.float32),
        "bias": np.zeros(size, np.float32),
        "out": chance.normal(0, 0.05, size).astype(np.float32),
        "linear": (start * scale).astype(np.float32),
    }
    moments = {key: (np.zeros_like(part), np.zeros_like(part)) for key, part in parts.items()}
    measure = 1.0 if by_points else 1.0 / beta

    def forward(x: Array) -> tuple[Array, Array]:
        sums = np.maximum(x @ parts["into"] + parts["bias"], 0)
        return sums @ parts["out"] + x @ parts["linear"], sums

    def loss(some: Games) -> float:
        worths = forward((some.x - middle) / scale)[0]
        if by_points:
            return float((centred(worths - some.points) ** 2).mean())
        return surprise(worths, beta, some.wins)

    best, kept, steps = loss(unseen), {key: part.copy() for key, part in parts.items()}, 0
    for epoch in range(EPOCHS):
        order = chance.permutation(len(learning.x))
        rate = RATE * (1 - 0.9 * epoch / EPOCHS)
        for first in range(0, len(order) - BATCH + 1, BATCH):
            some = order[first : first + BATCH]
            x = ((learning.x[some] - middle) / scale).astype(np.float32)
            worths, sums = forward(x)
            if by_points:
                slope = centred(worths - learning.points[some]) / 10
            else:
                slope = (chances(worths, beta) - learning.wins[some]) * measure
            flat, slopes = x.reshape(-1, features), slope.reshape(-1).astype(np.float32)
            through = np.outer(slopes, parts["out"]) * (sums.reshape(-1, size) > 0)
            slopes_of = {
                "into": flat.T @ through,
                "bias": through.sum(0),
                "out": sums.reshape(-1, size).T @ slopes,
                "linear": flat.T @ slopes,
            }
            steps += 1
            for key, part in parts.items():
                mean, square = moments[key]
                gradient = slopes_of[key] / len(flat) + 1e-5 * part
                mean += 0.1 * (gradient - mean)
                square += 0.001 * (gradient * gradient - square)
                part -= rate * (mean / (1 - 0.9**steps)) / (np.sqrt(square / (1 - 0.999**steps)) + 1e-6)
        now = loss(unseen)
        if now < best:
            best, kept = now, {key: part.copy() for key, part in parts.items()}
    into = kept["into"] / scale[:, None]
    linear = kept["linear"] / scale
    return Layer(into, kept["bias"] - middle @ into, kept["out"], linear, -float(middle @ linear))


def fit_expected_points(games: Games) -> tuple[Array, float]:
    """Weights for a seat's points at the end, and what is added to them."""
    scale = spread(games)
    features = games.x.shape[2]
    rows = (games.x / scale).reshape(-1, features).astype(np.float64)
    goal = games.points.reshape(-1).astype(np.float64)
    middle, mean = rows.mean(0), float(goal.mean())
    away = rows - middle
    weights = np.linalg.solve(away.T @ away / len(rows) + RIDGE * np.eye(features), away.T @ (goal - mean) / len(rows))
    return weights / scale, mean - float(middle @ weights)


def candidates(
    games: Games, features: Sequence[str], hand_made: Mapping[str, float], seed: int, positions: int = POSITIONS
) -> dict[str, Weights]:
    """What may judge better than before, by name. Games decide."""
    start = np.array([hand_made.get(name, 0.0) for name in features])
    games = games.at_most(positions, seed)
    learning, unseen = games.split()
    expected, level = fit_expected_points(games)
    points = {**_named(features, expected), "constant": level}
    found: dict[str, Weights] = {}

    def note(name: str, linear: Array, worths: Array) -> None:
        beta = best_beta(worths, unseen.wins)
        told = {"candidate": name, "surprise": round(surprise(worths, beta, unseen.wins), 4)}
        found[name] = Weights(_named(features, linear), 0.0, beta, points=points, made=told)

    fits = {
        "points": fit_points(learning, start),
        "winner": fit_winner(learning, start),
        "steady winner": fit_winner(learning, start, STEADY_RIDGE),
    }
    for name, linear in fits.items():
        note(name, linear, unseen.x @ linear)
        layer = fit_layer(games, linear, found[name].beta, LAYER, name == "points", seed)
        note(f"{name} and layer", layer.linear, layer.worths(unseen.x))
        weights = found[f"{name} and layer"]
        weights.constant = layer.constant
        weights.into = {key: [float(n) for n in row] for key, row in zip(features, layer.into, strict=True)}
        weights.bias, weights.out = [float(n) for n in layer.bias], [float(n) for n in layer.out]
    return found


def _named(features: Sequence[str], numbers: Array) -> dict[str, float]:
    return {name: float(number) for name, number in zip(features, numbers, strict=True)}


def worths_of(weights: Weights, features: Sequence[str], x: Array) -> Array:
    """What the weights foresee, for many positions at once."""
    worths: Array = x @ np.array([weights.linear.get(name, 0.0) for name in features]) + weights.constant
    if weights.out:
        into = np.array([weights.into[name] for name in features])
        worths = worths + np.maximum(x @ into + np.array(weights.bias), 0) @ np.array(weights.out)
    return worths


def calibration(weights: Weights, features: Sequence[str], games: Games) -> dict[str, Any]:
    """Foretold and happened: chances in ten classes (foretold, happened, how many), and expected points."""
    forecast = chances(worths_of(weights, features, games.x), weights.beta).reshape(-1)
    wins = games.wins.reshape(-1)
    classes = np.minimum((forecast * 10).astype(int), 9)
    rows = [
        [float(forecast[classes == one].mean()), float(wins[classes == one].mean()), int((classes == one).sum())]
        for one in range(10)
        if (classes == one).any()
    ]
    table = np.array([weights.points.get(name, 0.0) for name in features])
    expected = games.x @ table + weights.points.get("constant", 0.0)
    off = (expected - games.points).reshape(-1)
    gap = sum(row[2] * abs(row[0] - row[1]) for row in rows) / len(forecast)
    surprised = surprise(worths_of(weights, features, games.x), weights.beta, games.wins)
    return {
        "classes": rows,
        "gap": float(gap),
        "surprise": surprised,
        "even_surprise": math.log(games.wins.shape[1]),
        "points_error": float(np.sqrt((off**2).mean())),
        "points_bias": float(off.mean()),
    }
