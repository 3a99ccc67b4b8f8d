"""Simultaneous, secret decisions, with a game the server has never heard of."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.server.support import PATIENCE, ROOT


def test_a_new_game_with_simultaneous_decisions_needs_no_server_code() -> None:
    environment = {**os.environ, "NEMETON_PLAIN": "1", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-W", "error", "-m", "tests.server.vote"]
    ended = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 0, ended.stderr
