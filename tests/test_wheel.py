"""What a stranger gets: the wheel, built and installed into an empty environment, plays and serves the page."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.extras  # a wheel is built and installed once: a minute that `make test` does not have


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    return subprocess.run([str(word) for word in command], cwd=cwd, check=True, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that holds the wheel and what it asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    run(*pip, "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)
    wheel = next(folder.glob("nemeton-*.whl"))
    venv.create(folder / "env", with_pip=True)
    programs = folder / "env" / "bin"
    pins = folder / "pins.txt"  # the versions of the lock file, without its hashes, as limits
    pins.write_text("\n".join(re.findall(r"^[\w.-]+==[\w.]+", (ROOT / "requirements.lock").read_text(), re.M)))
    run(programs / "pip", "--disable-pip-version-check", "install", "--quiet", "-c", pins, wheel, cwd=folder)
    return programs


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    command = [str(installed / "nemeton"), "host", "--port", "0", "--db", str(tmp_path / "tables.db")]
    server = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found
    yield found[0]
    server.terminate()
    server.wait(timeout=15)
    server.stdout.close()


def test_the_installed_engine_is_compiled_and_plays_every_game(installed: Path, tmp_path: Path) -> None:
    games = json.loads(run(installed / "nemeton", "games", "--json", cwd=tmp_path))
    assert "celtica" in [game["name"] for game in games]
    for game in games:
        words = ("simulate", game["name"], "--games", "2", "--json")
        assert json.loads(run(installed / "nemeton", *words, cwd=tmp_path))["compiled"] is True


def test_the_installed_server_serves_the_page(address: str) -> None:
    with urllib.request.urlopen(address) as answer:
        page = answer.read().decode()
    assert "Nemeton" in page
    scripts = re.findall(r'(?:src|href)="\.?/?(assets/[^"]+\.js)"', page)
    assert scripts
    for script in scripts:
        with urllib.request.urlopen(address + script) as answer:
            assert answer.status == 200
            assert "javascript" in answer.headers["content-type"]
    with urllib.request.urlopen(address + "api/games") as answer:
        assert [game["name"] for game in json.load(answer)]
