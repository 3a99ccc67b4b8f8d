"""The strength of the bots at the table, 1 to 8: chance, then greed with less and less noise, then search."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Strength:
    noise: float = 0.0  # how often any legal move is played instead
    iterations: int = 0  # of the search; 0: greedy
    seconds: float = 0.0  # after which the search stops in any case


LEVELS = {
    1: Strength(noise=1.0),
    2: Strength(noise=0.5),
    3: Strength(noise=0.2),
    4: Strength(),
    5: Strength(iterations=200, seconds=0.5),
    6: Strength(iterations=600, seconds=1.0),
    7: Strength(iterations=2_000, seconds=2.0),
    8: Strength(iterations=6_000, seconds=4.0),
}
STAND_IN = 4  # who decides when the time is up
HINT = 7
