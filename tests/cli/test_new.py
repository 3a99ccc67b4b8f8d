"""`nemeton new` writes a game that passes the contract at once; a name that cannot be one is answered."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from nemeton.cli.new import BadName, check, title_of
from nemeton.words import LANGUAGES
from tests.playing import ROOT

UNWANTED = shutil.ignore_patterns("static", "__pycache__", "*.so", "node_modules")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources into which a new game may be written."""
    root = tmp_path_factory.mktemp("checkout")
    for folder in ("nemeton", "tests", "docs/rules"):
        shutil.copytree(ROOT / folder, root / folder, ignore=UNWANTED)
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


def run(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "NEMETON_PLAIN": "1", "PYTHONPATH": str(root)}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=root, env=environment, capture_output=True, text=True, timeout=300
    )


@pytest.mark.long
def test_a_new_game_passes_the_contract_and_can_be_played(checkout: Path) -> None:
    written = run(checkout, "nemeton", "new", "wide_open_sea")
    assert written.returncode == 0, written.stderr
    assert "Wide Open Sea can be played" in written.stdout
    places = ["tests/contract", "tests/golden", "tests/test_words.py", "tests/games", "tests/envs/test_sight.py"]
    tested = run(checkout, "pytest", "-q", "-p", "no:cacheprovider", *places, "-k", "wide_open_sea and not compiled")
    assert tested.returncode == 0, tested.stdout
    for language in LANGUAGES:
        watched = run(checkout, "nemeton", "watch", "wide_open_sea", "--seed", "1", "--speed", "0", "--lang", language)
        assert watched.returncode == 0, watched.stderr
    again = run(checkout, "nemeton", "new", "wide_open_sea")
    assert again.returncode == 2
    assert "already" in again.stderr


@pytest.mark.parametrize(
    "name", ["", "Summit", "1st", "a-b", "class", "match", "celtica", "contract", "x" * 40, "über", "../x"]
)
def test_a_name_that_is_none_is_refused_with_what_would_be_right(name: str) -> None:
    with pytest.raises(BadName, match=r"such as|choose another"):
        check(name)


def test_nothing_that_exists_is_overwritten(checkout: Path) -> None:
    rules = checkout / "docs" / "rules" / "moor.md"
    rules.write_text("mine")
    answer = run(checkout, "nemeton", "new", "moor")
    assert answer.returncode == 2
    assert "docs/rules/moor.md" in answer.stderr
    assert rules.read_text() == "mine"
    assert not (checkout / "nemeton" / "games" / "moor").exists()


def test_a_title_is_made_of_the_name() -> None:
    assert title_of("wide_open_sea") == "Wide Open Sea"
