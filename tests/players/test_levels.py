"""The levels: eight for every game and number of players, each a player there is."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

import nemeton
from nemeton.core.errors import BadPlayer
from nemeton.players.levels import HINT, LEVELS, STAND_IN, level_of
from nemeton.players.player import read_spec

CASES = [
    (name, players)
    for name in nemeton.names()
    for players in range(nemeton.game(name).min_players, nemeton.game(name).max_players + 1)
]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_every_level_is_a_player_of_our_own_whose_choices_a_seed_decides(name: str, players: int) -> None:
    game = nemeton.game(name)
    for number in LEVELS:
        spec = read_spec(f"level:{number}", game, players)
        assert spec is not None
        assert spec.fixed
        assert spec == read_spec(level_of(name, players, number).player, game, players)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_levels_err_less_and_think_more_as_they_rise(name: str, players: int) -> None:
    specs = [read_spec(f"level:{number}", nemeton.game(name), players) for number in LEVELS]
    efforts = [(-spec.temperature, spec.iterations) for spec in specs if spec is not None]
    assert efforts == sorted(set(efforts))
    assert all(level_of(name, players, number).seconds <= 2 for number in LEVELS)


def test_ladders_are_for_games_and_numbers_of_players_there_are() -> None:
    table = tomllib.loads(files("nemeton.players").joinpath("levels.toml").read_text(encoding="utf-8"))
    for name, ladders in table.items():
        if name in ("usual", "seconds", "hint", "review"):
            continue
        assert set(ladders) - {"usual"} <= {str(players) for game, players in CASES if game == name}
        assert all(len(ladder) == len(LEVELS) for ladder in ladders.values())


def test_no_other_level() -> None:
    with pytest.raises(BadPlayer, match="1 to 8"):
        level_of("celtica", 4, 0)
    assert STAND_IN in LEVELS
    assert HINT not in LEVELS
    assert level_of("celtica", 4, HINT).searches
