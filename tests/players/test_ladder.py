"""A shortened ladder: three levels higher wins clearly more than its share (the long one: docs/strength.md)."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.players.levels import level_of
from nemeton.players.series import series_of

DEALS, SEARCHED_DEALS = 8, 2  # each is played from every seat
CLEARLY = 0.4  # of games with four players, where par is 0.25


@pytest.mark.parametrize(("high", "low"), [(4, 1), (6, 3)])
@pytest.mark.parametrize("game", [name for name in nemeton.names() if nemeton.game(name).features])
def test_who_sits_three_levels_higher_wins_clearly_more_than_his_share(game: str, high: int, low: int) -> None:
    series = series_of(nemeton.game(game), [f"level:{high}", *[f"level:{low}"] * 3], 1)
    deals = SEARCHED_DEALS if level_of(game, 4, high).searches else DEALS
    won = 0.0
    for deal in range(deals):
        for seat in range(4):
            places = series.play(deal, seat).ranking()
            won += (places[seat] == 1) / places.count(1)
    assert won / (4 * deals) > CLEARLY
