"""A small learned judge: a weight for every feature of a position and, if it pays, one layer of clipped sums on top."""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Floats, Int, zeros


@final
class Net:
    def __init__(
        self, linear: list[float], constant: float, beta: float, into: list[float], bias: list[float], out: list[float]
    ) -> None:
        """`into` holds for every feature its weights to all clipped sums; `beta` makes worths into odds of winning."""
        self.inputs: Int = len(linear)
        self.hidden: Int = len(out)
        self.linear: Floats = row(linear)
        self.constant = constant
        self.beta = beta
        self.into: Floats = row(into)
        self.bias: Floats = row(bias)
        self.out: Floats = row(out)
        self.sums: Floats = zeros(len(out))
        self.scratch: Floats = zeros(len(linear))

    def of_list(self, numbers: list[float]) -> float:
        """`of` for callers outside: a packed row that is handed over from there is never freed."""
        x = self.scratch
        for i in range(self.inputs):
            x[i] = numbers[i]
        return self.of(x)

    def of(self, x: Floats) -> float:
        linear = self.linear
        worth = self.constant
        if self.hidden == 0:
            for i in range(self.inputs):
                worth += x[i] * linear[i]
            return worth
        hidden = self.hidden
        sums = self.sums
        into = self.into
        for j in range(hidden):
            sums[j] = self.bias[j]
        start: Int = 0
        for i in range(self.inputs):
            number = x[i]
            if number != 0.0:
                worth += number * linear[i]
                for j in range(hidden):
                    sums[j] = sums[j] + number * into[start + j]
            start += hidden
        for j in range(hidden):
            if sums[j] > 0.0:
                worth += sums[j] * self.out[j]
        return worth


def row(numbers: list[float]) -> Floats:
    values = zeros(len(numbers))
    for i in range(len(numbers)):
        values[i] = numbers[i]
    return values
