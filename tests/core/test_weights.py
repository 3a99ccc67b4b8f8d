"""Learned weights: read back as they were written; damaged or foreign ones are refused with what to do."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton.core.errors import BadWeights
from nemeton.core.flat import zeros
from nemeton.core.weights import Learned, Weights, read_weights

FEATURES = ["huts", "goods"]


def a_set() -> Weights:
    return Weights(
        {"huts": 2.0, "goods": -0.5},
        1.0,
        0.1,
        into={"huts": [1.0, -1.0], "goods": [0.0, 1.0]},
        bias=[0.0, 0.5],
        out=[3.0, 4.0],
        points={"huts": 1.0, "constant": 7.0},
        made={"games": 3},
    )


def written(folder: Path, change: Callable[[dict[str, Any]], object] = lambda data: None) -> Path:
    data = json.loads(Learned("meduris", 1, FEATURES, {4: a_set()}).print())
    change(data)
    file = folder / "weights.json"
    file.write_text(json.dumps(data))
    return file


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    assert read_weights(written(tmp_path), "meduris", 1, FEATURES) == Learned("meduris", 1, FEATURES, {4: a_set()})


def test_a_net_adds_weights_and_clipped_sums() -> None:
    x = zeros(2)
    x[0], x[1] = 2.0, 1.0
    # 1 + 2*2 - 0.5*1, and 3 * (2*1) + 4 * max(0, 0.5 - 2 + 1)
    assert a_set().net(FEATURES).of(x) == pytest.approx(4.5 + 6.0 + 0.0)
    x[0] = 0.0
    assert a_set().net(FEATURES).of(x) == pytest.approx(0.5 + 0.0 + 6.0)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data.update(format=2), "format 2"),
        (lambda data: data.update(game="edora"), "weights for edora"),
        (lambda data: data.update(rules_version=9), "version 9 of the rules"),
        (lambda data: data.update(features=["goods", "huts"]), "other features"),
        (lambda data: data["players"]["4"]["linear"].update(towers=1.0), "no feature 'towers'"),
        (lambda data: data["players"]["4"]["linear"].update(huts="many"), "should be a number"),
        (lambda data: data["players"]["4"].update(beta=0), "beta"),
        (lambda data: data["players"]["4"].update(bias=[0.0]), "differ in length"),
        (lambda data: data["players"]["4"].pop("linear"), "damaged"),
        (lambda data: data.update(players=[]), "damaged"),
    ],
)
def test_bad_weights_are_refused_with_a_sentence(
    tmp_path: Path, change: Callable[[dict[str, Any]], object], why: str
) -> None:
    with pytest.raises(BadWeights, match=why):
        read_weights(written(tmp_path, change), "meduris", 1, FEATURES)


def test_a_file_that_is_cut_off_or_missing_is_named(tmp_path: Path) -> None:
    file = written(tmp_path)
    file.write_text(file.read_text()[:100])
    with pytest.raises(BadWeights, match="nemeton train meduris"):
        read_weights(file, "meduris", 1, FEATURES)
    with pytest.raises(BadWeights, match="cannot be read"):
        read_weights(tmp_path / "none.json", "meduris", 1, FEATURES)


@pytest.mark.parametrize("name", nemeton.names())
def test_the_weights_of_every_game_can_be_read(name: str) -> None:
    game = nemeton.game(name)
    for players in range(game.min_players, game.max_players + 1):
        assert game.judge(players).inputs == len(game.features)
