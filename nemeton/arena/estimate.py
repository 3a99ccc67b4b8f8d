"""Means with 95 % intervals, from observations that come in deals: games of one deal resemble each other.

Every function is given the sum and the number of observations of each deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sqrt, tan

import msgspec

CONFIDENCE = 0.95
Z = 1.959964


class Estimate(msgspec.Struct, frozen=True):
    """A number with its 95 % interval; no ends where a single deal cannot give any."""

    value: float
    low: float | None
    high: float | None


def _mean_and_error(deals: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The mean over all observations, and its standard error when a deal is drawn as a whole (a ratio estimate)."""
    total, count = sum(one for one, _ in deals), sum(number for _, number in deals)
    if not count:
        return 0.0, 0.0
    value, number = total / count, len(deals)
    if number < 2:
        return value, 0.0
    squares = sum((one - value * many) ** 2 for one, many in deals)
    return value, sqrt(squares * number / (number - 1)) / count


def mean(deals: Sequence[tuple[float, float]]) -> Estimate:
    """From sum and count of every deal, with Student's interval."""
    value, error = _mean_and_error(deals)
    if len(deals) < 2:
        return Estimate(value, None, None)
    half = student(len(deals) - 1) * error
    return Estimate(value, value - half, value + half)


def share(deals: Sequence[tuple[float, float]]) -> Estimate:
    """A mean of numbers from 0 to 1, with Wilson's interval for as many independent games as vary as much.

    Where nothing varies, as when somebody wins every game, a deal counts as one game."""
    value, error = _mean_and_error(deals)
    if len(deals) < 2:
        return Estimate(value, None, None)
    z = student(len(deals) - 1)
    size = value * (1 - value) / error**2 if error > 1e-12 else float(len(deals))
    middle = (value + z * z / (2 * size)) / (1 + z * z / size)
    half = z / (1 + z * z / size) * sqrt(max(0.0, value * (1 - value)) / size + z * z / (4 * size * size))
    return Estimate(value, max(0.0, middle - half), min(1.0, middle + half))


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: exact for 1 and 2 degrees, else by Cornish and Fisher's expansion."""
    p = (1 + CONFIDENCE) / 2
    if freedom == 1:
        return tan(pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) * sqrt(2 / (4 * p * (1 - p)))
    z, n = Z, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
