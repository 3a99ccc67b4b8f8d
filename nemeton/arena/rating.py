"""Ratings by openskill (Plackett–Luce), with intervals from rating the same deals again, drawn with replacement.

Where that would be narrower than what the model itself is sure of, as when somebody wins every game, that counts.
An entrant that sits more than once at a table has one rating; what its seats learn is averaged. Entrants do not change
while they play, so nothing is added to their uncertainty from game to game (`tau`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean, stdev

import msgspec
from openskill.models import PlackettLuce

from nemeton.arena.estimate import Z
from nemeton.arena.play import Played

SEED = 2026
RATED = 50_000  # games rated again for the intervals, a few seconds …
LEAST, MOST = 20, 100  # … by resampling at least and at most so often


class Rating(msgspec.Struct, frozen=True):
    """`low` and `high` hold `mu` in 95 of 100 cases; `ordinal` is the cautious one number, mu - 3 sigma."""

    mu: float
    sigma: float
    ordinal: float
    low: float
    high: float


def rate(deals: Sequence[Sequence[Played]], entrants: int) -> list[Rating]:
    """All entrants, from the games of each deal."""
    found = _rate(deals, entrants)
    games = sum(len(games) for games in deals)
    luck = random.Random(SEED)
    again = [
        _rate(luck.choices(deals, k=len(deals)), entrants)
        for _ in range(max(LEAST, min(MOST, RATED // max(1, games))) if len(deals) > 1 else 0)
    ]
    ratings = []
    for entrant, (mu, sigma) in enumerate(found):
        half = Z * max(sigma, stdev(other[entrant][0] for other in again)) if again else Z * sigma
        ratings.append(Rating(mu, sigma, mu - 3 * sigma, mu - half, mu + half))
    return ratings


def _rate(deals: Sequence[Sequence[Played]], entrants: int) -> list[tuple[float, float]]:
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(entrants)]
    for games in deals:
        for played in games:
            teams = [[ratings[entrant]] for entrant in played.seats]
            after = model.rate(teams, ranks=[float(place) for place in played.places])
            for entrant in set(played.seats):
                mine = [after[seat][0] for seat, other in enumerate(played.seats) if other == entrant]
                mu, sigma = fmean(one.mu for one in mine), fmean(one.sigma for one in mine)
                ratings[entrant] = model.rating(mu=mu, sigma=sigma)
    return [(rating.mu, rating.sigma) for rating in ratings]
