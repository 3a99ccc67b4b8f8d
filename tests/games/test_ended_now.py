"""What a seat would have if the game ended now: the final scoring, carried out, gives just that."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.core.state import NOBODY
from nemeton.games.edora import ask as edora
from nemeton.games.meduris import ask as meduris
from tests.playing import Table, walk

SCORING = {"edora": edora.THEN_SCORE, "meduris": meduris.SCORING}


@pytest.mark.parametrize("name", SCORING)
@pytest.mark.parametrize("players", [2, 4])
def test_the_final_scoring_gives_what_the_view_foretells(name: str, players: int) -> None:
    game, looked = nemeton.game(name), 0
    for number, state in enumerate(walk(Table(name, players), 6)):
        if state.turn < 0 or number % 7:
            continue
        told = [seat["ended"] for seat in game.view(state, None)["seats"]]
        after = state.copy()
        after.drop_pending()
        after.push(SCORING[name], NOBODY)
        after.settle()
        assert after.turn == nemeton.OVER
        assert told == after.points() == [seat["ended"] for seat in game.view(after, None)["seats"]]
        looked += 1
    assert looked > 10


def test_hidden_tablets_are_not_told_by_what_they_would_bring() -> None:
    game = nemeton.game("edora")
    hidden = 0
    for state in walk(Table("edora", 3, {"choose_start_tablet": True}), 3):
        for viewer in (0, None):
            for seat, told in enumerate(game.view(state, viewer)["seats"]):
                assert (told["ended"] is None) == (told["tablets"] is None)
                hidden += seat != viewer and told["ended"] is None
    assert hidden
