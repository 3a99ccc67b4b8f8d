"""Games that are begun and thrown away leave nothing behind: a server lays tables for months."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.playing import ROOT

MOST_GROWTH = 4_000  # kB; a row is 2.8 to 8.1 kB, so one lost in ten games would show

# In a process of its own: its highest memory so far is what it has just needed. Kilobytes, on a Mac bytes.
PROGRAM = """
import json, resource, sys, nemeton

def most():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1024 if sys.platform == "darwin" else 1)

STARTS = 100_000 // len(nemeton.names()) // 2
grown = {}
for name in nemeton.names():
    game = nemeton.game(name)
    numbers = game.start().numbers()
    before = most()
    for _ in range(STARTS):
        game.start()
        game.restore(numbers)
    grown[name] = most() - before
print(json.dumps(grown))
"""


def test_games_begun_or_restored_and_thrown_away_leave_nothing_behind() -> None:
    pytest.importorskip("resource", reason="Windows does not tell")
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True)
    grown = json.loads(done.stdout)
    assert grown
    assert max(grown.values()) < MOST_GROWTH, grown


HINTS = """
import json, resource, sys, nemeton
from nemeton.core.rng import Rng
from nemeton.players.reasons import reasons
from nemeton.review.outlook import Seer

def most():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1024 if sys.platform == "darwin" else 1)

game = nemeton.game("celtica")
state = game.start(3)
rng = Rng(1)
while state.turn < 0:
    state.look()
    state.apply(state.draw(rng))
moves = state.moves()
before = 0
for number in range(1_000):
    reasons(game, state, state.turn, moves[0], moves[-1])
    Seer(game, 3).of(state, rng)
    if number == 200:
        before = most()
print(json.dumps(most() - before))
"""


def test_hints_and_outlooks_leave_nothing_behind() -> None:
    """They handed packed rows that were just made into compiled code, where they were never freed."""
    pytest.importorskip("resource", reason="Windows does not tell")
    done = subprocess.run([sys.executable, "-c", HINTS], cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) < MOST_GROWTH // 4
