"""How long decisions took: counts in sixty bins from a microsecond to a quarter of an hour, each 1.4 times the last."""

from __future__ import annotations

from collections.abc import Iterable
from math import log

BINS = 60
SHORTEST = 1e-6
LONGEST = 1e3
STEP = log(LONGEST / SHORTEST) / BINS

Times = dict[int, int]  # decisions by bin


def bin_of(seconds: float) -> int:
    if seconds <= SHORTEST:
        return 0
    return min(BINS - 1, int(log(seconds / SHORTEST) / STEP))


def seconds_at(place: float) -> float:
    """The time at a place on the scale of bins."""
    return float(SHORTEST * (LONGEST / SHORTEST) ** (place / BINS))


def merged(many: Iterable[Times]) -> Times:
    total: Times = {}
    for times in many:
        for place, count in times.items():
            total[place] = total.get(place, 0) + count
    return dict(sorted(total.items()))


def quantile(times: Times, share: float) -> float:
    """The time that this share of decisions did not take longer than, even within a bin."""
    wanted = share * sum(times.values())
    for place, count in sorted(times.items()):
        if wanted <= count:
            return seconds_at(place + wanted / count)
        wanted -= count
    return 0.0
