"""The guide for researchers: its Python code runs, its table is true."""

from __future__ import annotations

import re

import pytest

import nemeton
from nemeton.envs.setting import Setting
from tests.extras.test_ray import TwoNodes
from tests.playing import ROOT

GUIDE = (ROOT / "docs" / "research.md").read_text("utf-8")


def run_guide(room: dict[str, object], extra: str = "") -> None:
    """Its Python code; with `extra` also that which needs more than `nemeton[envs]`, in its place."""
    kinds = f"(?: {extra})?" if extra else ""
    blocks = re.findall(rf"```python{kinds}\n(.*?)```", GUIDE, re.DOTALL)
    assert len(blocks) > 6
    for block in blocks:
        exec(compile(block, "docs/research.md", "exec"), room)


def test_the_code_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run_guide({})
    told = capsys.readouterr().out
    assert "place wood" in told
    assert "of 6 games" in told


@pytest.mark.extras
def test_the_code_for_openspiel_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run_guide({}, "spiel")
    assert "of 6 games" in capsys.readouterr().out


@pytest.mark.extras
def test_the_code_for_a_cluster_runs() -> None:
    nodes, room = TwoNodes(), dict[str, object]()
    try:
        run_guide(room | {"address": nodes.address}, "cluster")
    finally:
        nodes.end()


def test_whoever_asks_how_to_cite_is_told_this_version() -> None:
    told = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {nemeton.__version__}\n" in told
    page = (ROOT / "docs" / "benchmark.md").read_text("utf-8")
    for game in map(nemeton.game, nemeton.names()):
        if game.title in page:
            assert f"| {game.title} | `{game.name}` | {game.rules_version} |" in page


def test_the_table_of_sizes_is_true() -> None:
    """A new game need not stand in it."""
    games = {game.title: game for game in map(nemeton.game, nemeton.names())}
    rows = re.findall(r"^\| (.+?) \| \d–\d \|.*$", GUIDE, re.MULTILINE)
    assert len(rows) >= 4
    for title in rows:
        game = games[title]
        few, many = Setting(game.name, game.min_players), Setting(game.name, game.max_players)
        sizes = f"{few.length:,}–{many.length:,} | {few.actions} |"
        assert f"| {title} | {game.min_players}–{game.max_players} | {sizes}" in GUIDE
