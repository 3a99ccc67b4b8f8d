"""The learned weights of a game as data: `games/<game>/weights.json`, written by `nemeton train`.

One set for each number of players. Weights stand by the names of the features, so a reader can follow them and weights
for other features are refused instead of misread.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from nemeton.core.errors import BadWeights
from nemeton.core.net import Net

FORMAT = 1


@dataclass
class Weights:
    """For one number of players. What is foreseen times `beta` are the odds of winning.

    A layer of clipped sums (`into` for every feature, `bias`, `out`) may stand on top of the linear weights. `points`
    (weights, "constant" among them) foretell the points at the end where the others foretell something else.
    """

    linear: dict[str, float]
    constant: float
    beta: float
    into: dict[str, list[float]] = field(default_factory=dict)
    bias: list[float] = field(default_factory=list)
    out: list[float] = field(default_factory=list)
    points: dict[str, float] = field(default_factory=dict)
    made: dict[str, Any] = field(default_factory=dict)  # how: seeds, games, generations, what the gate said

    def net(self, features: Sequence[str]) -> Net:
        nothing = [0.0] * len(self.out)
        into = [number for name in features for number in self.into.get(name, nothing)]
        return Net(
            [self.linear.get(name, 0.0) for name in features], self.constant, self.beta, into, self.bias, self.out
        )

    def faults(self, features: Sequence[str]) -> list[str]:
        """What is wrong with them, in words."""
        found = []
        for name in {*self.linear, *self.into, *self.points} - {*features, "constant"}:
            found.append(f"there is no feature {name!r}")
        if any(len(row) != len(self.out) for row in [*self.into.values(), self.bias]):
            found.append("the rows of the layer differ in length")
        rows = [self.linear.values(), self.points.values(), [self.constant, self.beta], self.bias, self.out]
        numbers = [number for row in [*rows, *self.into.values()] for number in row]
        if not all(isinstance(number, int | float) and math.isfinite(number) for number in numbers):
            found.append("not everything that should be a number is one")
        elif self.beta <= 0:
            found.append("beta must be above 0")
        return found


@dataclass
class Learned:
    game: str
    rules_version: int
    features: list[str]
    players: dict[int, Weights]

    def print(self) -> str:
        players = {str(count): asdict(weights) for count, weights in sorted(self.players.items())}
        told = {"format": FORMAT, **asdict(self), "players": players}
        return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def read_weights(file: Path, game: str, rules_version: int, features: Sequence[str]) -> Learned:
    """Raises BadWeights with a sentence that says what is wrong and what to do."""
    try:
        data = json.loads(file.read_bytes())
        if data["format"] != FORMAT:
            raise BadWeights(f"{file}: weights of format {data['format']!r} cannot be read, only {FORMAT}")
        sets = {int(count): Weights(**weights) for count, weights in data["players"].items()}
        learned = Learned(str(data["game"]), int(data["rules_version"]), list(data["features"]), sets)
        faults = [fault for weights in learned.players.values() for fault in weights.faults(learned.features)]
    except OSError as problem:
        raise BadWeights(f"{file}: cannot be read ({problem.strerror})") from None
    except (ValueError, TypeError, KeyError, AttributeError) as problem:
        faults = [f"{type(problem).__name__}: {problem}"]
    anew = f"`nemeton train {game}` learns new ones"
    if faults:
        raise BadWeights(f"{file}: damaged ({'; '.join(faults)}); {anew}")
    if learned.game != game:
        raise BadWeights(f"{file}: these are weights for {learned.game}, not for {game}")
    if learned.rules_version != rules_version:
        told = f"learned with version {learned.rules_version} of the rules, and the game has {rules_version}"
        raise BadWeights(f"{file}: {told}; {anew}")
    if learned.features != list(features):
        raise BadWeights(f"{file}: learned with other features than the game has now; {anew}")
    return learned
