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
