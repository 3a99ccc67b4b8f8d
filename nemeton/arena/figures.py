"""What came out of an arena, with 95 % intervals.

Games of one deal resemble each other, so a deal is one observation: intervals come from how much whole deals differ,
never from single games. A share of wins is counted per seat, so that an entrant in several seats can be compared.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import floor

import msgspec

from nemeton.arena.estimate import Estimate, mean, share
from nemeton.arena.play import Played
from nemeton.arena.rating import Rating, rate
from nemeton.arena.schedule import Plan
from nemeton.arena.times import Times, merged, quantile

MARGIN_BINS = 24


class Histogram(msgspec.Struct, frozen=True):
    """How often values lay in bins of equal width, the first beginning at `start`."""

    start: float
    width: float
    counts: list[int]


class Time(msgspec.Struct, frozen=True):
    """Seconds per decision: half of them took no longer than p50, all but one in a hundred no longer than p99."""

    p50: float
    p99: float
    bins: Times


class Entrant(msgspec.Struct, frozen=True):
    name: str
    seats: int  # how often it sat at a table
    share: Estimate
    places: list[float]  # how often first, second …; seats that tie share the better place
    points: Estimate
    margin: Estimate  # points more than the others at the table had on average
    margins: Histogram
    rating: Rating
    decisions: float  # per seat and game
    time: Time


class Seat(msgspec.Struct, frozen=True):
    share: Estimate
    points: Estimate


class Figures(msgspec.Struct, frozen=True):
    games: int
    deals: int
    entrants: list[Entrant]
    seats: list[Seat]


def figures(plan: Plan, games: Sequence[Played]) -> Figures:
    deals: dict[int, list[Played]] = defaultdict(list)
    for played in games:
        deals[played.deal].append(played)
    by_deal = list(deals.values())
    ratings = rate(by_deal, len(plan.entrants))
    entrants = [_entrant(plan, index, by_deal, ratings[index]) for index in range(len(plan.entrants))]
    seats = [_seat(seat, by_deal) for seat in range(plan.players)]
    return Figures(len(games), len(by_deal), entrants, seats)


def share_of(index: int, games: Iterable[Played]) -> Estimate:
    """How often an entrant wins, per seat it holds: quick enough to be asked for while the games are played."""
    deals: dict[int, tuple[float, float]] = {}
    for played in games:
        total, count = deals.get(played.deal, (0.0, 0.0))
        wins = played.wins()
        mine = [wins[seat] for seat, entrant in enumerate(played.seats) if entrant == index]
        deals[played.deal] = total + sum(mine), count + len(mine)
    return share(list(deals.values()))


def _entrant(plan: Plan, index: int, deals: list[list[Played]], rating: Rating) -> Entrant:
    wins, points, margins = _Sums(), _Sums(), _Sums()
    places = [0] * plan.players
    decisions = 0
    all_margins: list[float] = []
    times: list[Times] = []
    for deal in deals:
        for played in deal:
            won, ahead = played.wins(), played.margins()
            for seat, entrant in enumerate(played.seats):
                if entrant == index:
                    wins.add(played.deal, won[seat])
                    points.add(played.deal, played.points[seat])
                    margins.add(played.deal, ahead[seat])
                    places[played.places[seat] - 1] += 1
                    decisions += played.decisions[seat]
                    all_margins.append(ahead[seat])
                    times.append(played.times[seat])
    count = len(all_margins)
    bins = merged(times)
    return Entrant(
        plan.entrants[index],
        count,
        share(wins.deals()),
        [place / max(1, count) for place in places],
        mean(points.deals()),
        mean(margins.deals()),
        histogram(all_margins),
        rating,
        decisions / max(1, count),
        Time(quantile(bins, 0.5), quantile(bins, 0.99), bins),
    )


def _seat(seat: int, deals: list[list[Played]]) -> Seat:
    wins, points = _Sums(), _Sums()
    for deal in deals:
        for played in deal:
            wins.add(played.deal, played.wins()[seat])
            points.add(played.deal, played.points[seat])
    return Seat(share(wins.deals()), mean(points.deals()))


class _Sums:
    """Sum and count of a figure, deal by deal."""

    def __init__(self) -> None:
        self._deals: dict[int, tuple[float, float]] = {}

    def add(self, deal: int, value: float) -> None:
        total, count = self._deals.get(deal, (0.0, 0.0))
        self._deals[deal] = total + value, count + 1

    def deals(self) -> list[tuple[float, float]]:
        return list(self._deals.values())


def histogram(values: Sequence[float]) -> Histogram:
    """In about MARGIN_BINS bins of a round width: 1, 2 or 5 times a power of ten."""
    if not values:
        return Histogram(0.0, 1.0, [])
    width = round_step((max(values) - min(values)) / MARGIN_BINS)
    first = floor(min(values) / width)
    counts = [0] * (floor(max(values) / width) - first + 1)
    for value in values:
        counts[floor(value / width) - first] += 1
    return Histogram(first * width, width, counts)


def round_step(least: float) -> float:
    """The smallest of …, 0.5, 1, 2, 5, 10, … that is not below `least`."""
    step = 0.01
    while step < least:
        for factor in (2, 5, 10):
            if step * factor >= least:
                return step * factor
        step *= 10
    return step
