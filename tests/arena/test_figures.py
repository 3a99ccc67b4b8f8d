"""Figures of small arenas worked out by hand."""

from __future__ import annotations

import pytest

from nemeton.arena.estimate import mean, share
from nemeton.arena.figures import figures, histogram, share_of
from nemeton.arena.play import Played
from nemeton.arena.rating import rate
from nemeton.arena.schedule import make_plan

PLAN = make_plan("celtica", 2, ["greedy", "random"], 4)
GAMES = [
    Played(0, 0, (0, 1), (30.0, 20.0), (1, 2), (5, 6), ({10: 5}, {2: 6})),
    Played(1, 0, (1, 0), (25.0, 25.0), (1, 1), (5, 7), ({2: 5}, {10: 7})),
    Played(2, 1, (0, 1), (10.0, 16.0), (2, 1), (4, 4), ({10: 4}, {2: 4})),
    Played(3, 1, (1, 0), (20.0, 24.0), (2, 1), (6, 8), ({2: 6}, {10: 8})),
]


def test_every_figure_of_two_entrants() -> None:
    found = figures(PLAN, GAMES)
    assert (found.games, found.deals) == (4, 2)
    greedy, random = found.entrants
    assert (greedy.name, greedy.seats) == ("greedy", 4)
    assert greedy.share == share([(1.5, 2), (1.0, 2)])
    assert greedy.share.value == 0.625
    assert random.share.value == 0.375
    assert greedy.places == [0.75, 0.25]
    assert random.places == [0.5, 0.5]
    assert greedy.points == mean([(55, 2), (34, 2)])
    assert greedy.margin == mean([(10, 2), (-2, 2)])
    assert (greedy.margin.value, random.margin.value) == (2, -2)
    assert greedy.margins.counts[0] == greedy.margins.counts[-1] == 1
    assert sum(greedy.margins.counts) == 4
    assert (greedy.decisions, random.decisions) == (6, 5.25)
    assert greedy.time.bins == {10: 24}
    assert greedy.time.p50 > random.time.p50 > 0


def test_seats_are_counted_whoever_sits_there() -> None:
    first, second = figures(PLAN, GAMES).seats
    assert (first.share.value, second.share.value) == (0.375, 0.625)
    assert first.share == share([(1.5, 2), (0, 2)])
    assert first.points.value == 21.25


def test_the_share_while_playing_is_that_of_the_report() -> None:
    found = figures(PLAN, GAMES)
    assert [share_of(index, GAMES) for index in (0, 1)] == [one.share for one in found.entrants]


def test_an_entrant_in_three_seats_has_a_share_per_seat() -> None:
    plan = make_plan("celtica", 4, ["greedy", "random"], 4)
    games = [
        Played(0, 0, (0, 1, 1, 1), (9.0, 1.0, 2.0, 3.0), (1, 4, 3, 2), (1,) * 4, ({1: 1},) * 4),
        Played(1, 0, (1, 0, 1, 1), (9.0, 5.0, 2.0, 2.0), (1, 2, 3, 3), (1,) * 4, ({1: 1},) * 4),
    ]
    found = figures(plan, games)
    assert found.entrants[0].share.value == 0.5
    assert found.entrants[1].share.value == pytest.approx(1 / 6)
    assert found.entrants[1].seats == 6


def test_nothing_played_gives_empty_figures() -> None:
    found = figures(PLAN, [])
    assert (found.games, found.deals, found.entrants[0].share.value) == (0, 0, 0)


def test_histograms_have_round_bins_that_hold_everything() -> None:
    found = histogram([-3.0, 0.0, 0.0, 45.0])
    assert (found.start, found.width) == (-4, 2)
    assert (sum(found.counts), found.counts[2], found.counts[-1]) == (4, 2, 1)
    assert found.start + found.width * len(found.counts) > 45
    assert histogram([5.0]).counts == [1]


# --- ratings ---


def game(number: int, seats: tuple[int, ...], places: tuple[int, ...]) -> Played:
    count = len(seats)
    return Played(number, number, seats, (0.0,) * count, places, (1,) * count, ({},) * count)


def test_who_wins_more_is_rated_higher_with_an_interval_around() -> None:
    deals = [[game(number, (0, 1, 2), (1, 2, 3) if number % 4 else (2, 1, 3))] for number in range(60)]
    first, second, third = rate(deals, 3)
    assert first.mu > second.mu > third.mu
    for rating in (first, second, third):
        assert rating.low < rating.mu < rating.high
        assert rating.ordinal == pytest.approx(rating.mu - 3 * rating.sigma)
        assert rating.high - rating.mu >= 1.95 * rating.sigma
    assert rate(deals, 3) == [first, second, third]


def test_more_deals_make_intervals_narrower() -> None:
    def width(count: int) -> float:
        rating = rate([[game(number, (0, 1), (1, 2) if number % 3 else (2, 1))] for number in range(count)], 2)[0]
        return rating.high - rating.low

    assert width(200) < width(20) / 1.5


def test_equals_are_rated_equal_also_where_one_holds_three_seats() -> None:
    """The first wins every fourth game, as one of four equals does."""
    seats = [tuple(0 if seat == number % 4 else 1 for seat in range(4)) for number in range(200)]
    deals = [[game(number, seats[number], _winner(number * 7 // 4 % 4))] for number in range(200)]
    first, second = rate(deals, 2)
    assert abs(first.mu - second.mu) < 3


def _winner(seat: int) -> tuple[int, ...]:
    return tuple(1 if other == seat else 2 for other in range(4))


def test_an_unplayed_arena_has_ratings_of_the_start() -> None:
    assert [rating.mu for rating in rate([], 2)] == [25, 25]
