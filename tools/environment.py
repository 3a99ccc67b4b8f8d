"""The Python environment .venv: made with uv, or with pip where uv is not to be had, from lock files with hashes.

A player's holds what playing and compiling need, a developer's everything. A mark inside is written last, so that one
which an interrupted set-up left behind is known and made anew.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.running import ROOT, Failed, run, say

VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
COMPLETE = VENV / "complete"
LOCKS = {"player": ROOT / "requirements-play.lock", "developer": ROOT / "requirements.lock"}


def prepare(whose: str) -> None:
    works = PYTHON.exists() and subprocess.run([PYTHON, "-c", ""], check=False).returncode == 0
    made_from = COMPLETE.read_text() if works and COMPLETE.exists() else ""
    if made_from == _wish("developer") or made_from == _wish(whose):
        return
    if not made_from:
        _make()
    COMPLETE.unlink(missing_ok=True)
    _install(f"installing what a {whose} needs", "--require-hashes", "-r", LOCKS[whose])
    if whose == "developer":
        _install("installing the program", "--no-deps", "--no-build-isolation", "-e", ROOT)
    COMPLETE.write_text(_wish(whose))


def install_pinned(what: str, *names: str) -> None:
    """Packages of the developers' lock file that a player needs after all."""
    _install(what, "--require-hashes", "-r", _lock_of(*names))


def _wish(whose: str) -> str:
    """What a complete environment was made from."""
    files = [LOCKS[whose], *([ROOT / "pyproject.toml"] if whose == "developer" else [])]
    return whose + " " + hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def _make() -> None:
    """An empty environment. It gets a pip, which takes longest, only if there is no uv."""
    words = ["--without-pip"] if shutil.which("uv") else []
    try:
        run("making the environment .venv", sys.executable, "-m", "venv", "--clear", *words, VENV)
    except Failed as failed:
        raise Failed(f"{failed} Python's venv is needed (Debian: apt install python3-venv); then try again.") from None
    if not words:
        try:
            run("fetching the installer uv", *_pip("--require-hashes", "-r", _lock_of("uv")))
        except Failed as failed:
            say(f"{failed} It goes on with pip.")


def _install(what: str, *words: str | Path) -> None:
    """With uv, without a network from its cache; pip may know sources of packages that uv does not."""
    uv = shutil.which("uv") or shutil.which("uv", path=BIN)
    tries: list[list[tuple[str | Path, ...]]] = [[(PYTHON, "-m", "ensurepip"), _pip(*words)]]
    if uv:
        with_uv = (uv, "pip", "install", "--python", PYTHON, *words)
        tries = [[with_uv], [(*with_uv, "--offline")], *tries]
    for number, commands in enumerate(tries, 1):
        try:
            for command in commands:
                run(f"{what} (try {number})" if number > 1 else what, *command, NEMETON_COMPILE="no")
            return
        except Failed as failed:
            say(str(failed))
    raise Failed("Packages could not be fetched. Is there a network? What is here already is kept: try again.")


def _pip(*words: str | Path) -> tuple[str | Path, ...]:
    return (PYTHON, "-m", "pip", "install", "--disable-pip-version-check", *words)


def _lock_of(*names: str) -> Path:
    """A lock file with only these packages of the developers'."""
    blocks = re.findall(r"^[\w.-]+==[^\n]*\n(?:    .*\n)+", LOCKS["developer"].read_text(), re.MULTILINE)
    lock = VENV / "some.lock"
    lock.write_text("".join(block for block in blocks if block.split("==")[0] in names))
    return lock
