"""Arena and training on a real Ray cluster of two nodes on this machine, one of which is killed in the middle."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.arena.workers import patient, program

pytestmark = pytest.mark.extras
ROOT = Path(__file__).parents[2]
ENV = os.environ | {"PYTHONPATH": str(ROOT), "RAY_USAGE_STATS_ENABLED": "0"}


class TwoNodes:
    """The cluster of two_nodes.py."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.extras.two_nodes"]
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=ENV,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.address = self._hear("address")

    def _hear(self, word: str) -> str:
        """What it says after this word; Ray itself may print lines, too."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(word):
                return line.removeprefix(word).strip()
        raise AssertionError(f"the cluster ended before it said {word!r}")

    def kill_one(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        self._hear("killed")

    def end(self) -> None:
        if self.process.poll() is not None:
            return
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.read()
        self.process.wait()
        self.process.stdout.close()


@pytest.fixture
def nodes() -> Iterator[TwoNodes]:
    two = TwoNodes()
    yield two
    two.end()


def arena(folder: Path, entrant: str, *words: str) -> list[str]:
    fixed = ["arena", "celtica", "--players", "3", "--entrants", f"{entrant},random", "--games", "24", "--json"]
    return [sys.executable, "-m", "nemeton", *fixed, "--limit", "600", "--out", str(folder), *words]


def begin(folder: Path, nodes: TwoNodes, entrant: str) -> subprocess.Popen[str]:
    """An arena on the cluster that has finished six games and waits in the middle of others."""
    games = folder / "ray" / "games.jsonl"
    command = arena(folder / "ray", entrant, "--ray", nodes.address)
    playing = subprocess.Popen(command, cwd=ROOT, env=ENV, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not games.exists() or games.read_bytes().count(b"\n") < 6:
        assert playing.poll() is None, playing.communicate()
        time.sleep(0.05)
    return playing


def figures(text: str) -> Any:
    report = json.loads(text)
    for entrant in report["figures"]["entrants"]:
        del entrant["time"]
    return report


def test_a_node_killed_in_the_middle_changes_nothing(nodes: TwoNodes, tmp_path: Path) -> None:
    entrant = patient(tmp_path, 8)
    playing = begin(tmp_path, nodes, entrant)
    nodes.kill_one()
    (tmp_path / "begun" / "go").touch()
    told, said = playing.communicate()
    assert playing.returncode == 0, said
    alone = subprocess.run(
        arena(tmp_path / "one", entrant, "--jobs", "1"), cwd=ROOT, env=ENV, capture_output=True, text=True, check=True
    )
    assert figures(told) == figures(alone.stdout)
    assert figures(told)["figures"]["games"] == 24


def test_a_cluster_lost_in_the_middle_is_named_and_finished_games_are_kept(nodes: TwoNodes, tmp_path: Path) -> None:
    playing = begin(tmp_path, nodes, patient(tmp_path, 8))
    nodes.end()
    (tmp_path / "begun" / "go").touch()
    _, said = playing.communicate()
    assert playing.returncode == 2
    assert f"nemeton: the Ray cluster at {nodes.address} is gone" in said
    assert "finished games are kept" in said
    assert (tmp_path / "ray" / "games.jsonl").read_bytes().count(b"\n") >= 6


def test_training_learns_the_same_when_a_node_is_killed_in_the_middle(nodes: TwoNodes, tmp_path: Path) -> None:
    plan = ["train", "celtica", "--players", "3", "--generations", "1", "--games", "200", "--seed", "5"]
    command = [sys.executable, "-m", "nemeton", *plan]
    there = [*command, "--ray", nodes.address, "--out", str(tmp_path / "ray")]
    learning = subprocess.Popen(there, cwd=ROOT, env=ENV, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not list(tmp_path.glob("ray/generation-1/part-*.npz")):
        assert learning.poll() is None, learning.communicate()
        time.sleep(0.05)
    nodes.kill_one()
    _, said = learning.communicate()
    assert learning.returncode == 0, said
    here = [*command, "--jobs", "1", "--out", str(tmp_path / "one")]
    subprocess.run(here, cwd=ROOT, env=ENV, capture_output=True, check=True)
    weights = [json.loads((tmp_path / place / "weights.json").read_text()) for place in ("ray", "one")]
    assert weights[0] == weights[1]


def test_a_bad_entrant_is_named_on_a_cluster_too(nodes: TwoNodes, tmp_path: Path) -> None:
    command = arena(tmp_path / "run", program(tmp_path, "dies"), "--ray", nodes.address)
    done = subprocess.run(command, cwd=ROOT, env=ENV, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "ended by itself (exit code 3)" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("127.0.0.1:1", "there is no Ray cluster at 127.0.0.1:1"),
        ("nowhere.invalid:6379", "there is no Ray cluster at nowhere.invalid:6379"),
        ("somewhere", "is no address of a Ray cluster; write HOST:PORT"),
        ("auto", "there is no Ray cluster at auto"),
    ],
)
def test_a_cluster_that_is_not_there_is_named(address: str, message: str, tmp_path: Path) -> None:
    command = arena(tmp_path / "run", "greedy", "--ray", address)
    done = subprocess.run(command, cwd=ROOT, env=ENV, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
