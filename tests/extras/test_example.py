"""The example that learns runs from its one command; what it finds takes minutes and is told in docs/research.md."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.playing import ROOT

pytestmark = pytest.mark.extras
SHORT = ["--rounds", "2", "--games", "60", "--tries", "8", "--match", "8", "--jobs", "1"]


def learned(*words: str) -> str:
    command = [sys.executable, "examples/train_a_player.py", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "words", [["--game", "meduris"], ["--game", "celtica", "--players", "2", "--from", "greedy:1"]]
)
def test_the_example_learns_and_plays_its_match(words: list[str]) -> None:
    told = learned(*SHORT, *words)
    assert told.count("round ") == 2
    assert re.search(r"^8 games, every deal from every seat, against \d greedy:1: wins \d", told, re.MULTILINE)


@pytest.mark.soak
def test_the_example_beats_three_greedy_players() -> None:
    told = learned()
    found = re.search(r"^1000 games, .* against 3 greedy:1: wins .*% \(([0-9.]+)% to", told, re.MULTILINE)
    assert found
    assert float(found[1]) > 25, told
