"""Stopping early without fooling oneself: an interval for a share that holds at every moment of a series at once.

Whoever looks after every deal at an ordinary 95 % interval and stops when it leaves the bar out is wrong far more often
than in 5 % of all series. Here somebody bets, deal by deal, that the true share is larger than m; at fair odds nobody
multiplies his money by 40 with more than one chance in 40, however long he plays (Ville's inequality), so an m against
which that has happened is too small. Bets of several sizes at once, a part of the money each, save choosing one.
The same on the other side gives the upper end. (Waudby-Smith and Ramdas, "Estimating means of bounded random variables
by betting", 2024; the bets are of fixed fractions, which makes both ends easy to find.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log, log1p

ERROR = 0.05
FRACTIONS = (*(2.0**-power for power in range(9, 0, -1)), 0.75, 0.9)  # of the money, staked on one deal
CLOSE = 1e-4  # how exactly the ends of an interval are found


class Capital:
    """Money of somebody who bets that shares from 0 to 1 are larger than `bar` on average; it begins at 1."""

    def __init__(self, bar: float) -> None:
        self.bar = bar
        self._logs = [0.0] * len(FRACTIONS)

    def add(self, share: float, times: int = 1) -> None:
        gain = share / self.bar - 1
        for at, fraction in enumerate(FRACTIONS):
            self._logs[at] += times * log1p(fraction * gain)

    def log(self) -> float:
        most = max(self._logs)
        return most + log(sum(exp(one - most) for one in self._logs) / len(FRACTIONS))


class Trial:
    """Is the share above or below the bar? Told one share per deal, in order; a `verdict` stays as it is."""

    def __init__(self, bar: float, error: float = ERROR) -> None:
        self.bar = bar
        self.enough = log(2 / error)  # half of the error for either side
        self.deals = 0
        self.verdict = ""
        self._above, self._below = Capital(bar), Capital(1 - bar)

    def add(self, share: float) -> None:
        if self.verdict:
            return
        self.deals += 1
        self._above.add(share)
        self._below.add(1 - share)
        if self._above.log() >= self.enough:
            self.verdict = "above"
        elif self._below.log() >= self.enough:
            self.verdict = "below"


def interval(shares: Sequence[float], error: float = ERROR) -> tuple[float, float]:
    """Holds the true share with a chance of 1 - error at all moments of the series together."""
    low = _lower(Counter(shares), log(2 / error))
    high = 1 - _lower(Counter(1 - share for share in shares), log(2 / error))
    return low, high


def _lower(shares: Counter[float], enough: float) -> float:
    """The largest bar that betting above it has beaten; against a higher bar every bet wins less."""
    low, high = 0.0, 1.0
    while high - low > CLOSE:
        middle = (low + high) / 2
        capital = Capital(middle)
        for share, times in shares.items():
            capital.add(share, times)
        if capital.log() >= enough:
            low = middle
        else:
            high = middle
    return low
