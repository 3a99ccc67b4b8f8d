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


@pytest.mark.parametrize("name", nemeton.names())
def test_the_table_of_sizes_is_true(name: str) -> None:
    game = nemeton.game(name)
    few, many = Setting(name, game.min_players), Setting(name, game.max_players)
    row = f"| {game.title} | {game.min_players}–{game.max_players} | {few.length:,}–{many.length:,} | {few.actions} |"
    assert row in GUIDE
