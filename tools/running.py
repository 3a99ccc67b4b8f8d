"""Running a program of the set-up: one line when it begins, one every few seconds while it works, its last words if it
fails. Whatever still runs when the set-up ends is ended with it."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TICK = 8.0  # seconds
SHOWN = 15  # lines of a program that failed

_running: set[subprocess.Popen[str]] = set()


class Failed(Exception):
    """A step that did not succeed: its last words, and what to do."""


class Ended(BaseException):
    """The set-up was ended before this step was."""


def say(text: str) -> None:
    print(text, flush=True)


def run(what: str, *command: str | Path, **changes: str) -> str:
    """What the program printed. `changes` are made to its environment."""
    say(f"{what} …")
    begun = time.monotonic()
    with tempfile.TemporaryFile("w+") as output:
        program = subprocess.Popen(
            [str(word) for word in command],
            cwd=ROOT,
            env={**os.environ, **changes},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # so that it can be ended with all its children
        )
        _running.add(program)
        while program.returncode is None:
            try:
                program.wait(TICK)
            except subprocess.TimeoutExpired:
                say(f"{what}: {time.monotonic() - begun:.0f} s")
        if program not in _running:
            raise Ended
        _running.remove(program)
        output.seek(0)
        text = output.read()
    if program.returncode != 0:
        raise Failed("\n".join([*text.splitlines()[-SHOWN:], f"{what}: this did not succeed."]))
    return text


def end_all() -> None:
    while _running:
        program = _running.pop()
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGTERM)
        program.wait()
