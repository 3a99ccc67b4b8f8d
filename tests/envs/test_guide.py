"""The guide for researchers: its Python code runs, its table is true."""

from __future__ import annotations

import re

import pytest

import nemeton
from nemeton.envs.setting import Setting
from tests.playing import ROOT

GUIDE = (ROOT / "docs" / "research.md").read_text("utf-8")


def test_the_code_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    room: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert len(blocks) > 4
    for block in blocks:
        exec(compile(block, "docs/research.md", "exec"), room)
    assert "place wood" in capsys.readouterr().out


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
