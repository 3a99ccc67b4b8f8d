"""A server of its own for whoever needs the page: browser tests, pictures, measurements."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FAREWELL = 60  # seconds; a loaded machine is slow


@contextmanager
def served(folder: Path, seed: int | None = None, words: tuple[str, ...] = ("host",)) -> Iterator[str]:
    """The address of a freshly started server with its database in that folder. With a seed each visitor's first table
    is dealt the same in every run, and so is his second; bots decide the same, and at once."""
    command = [sys.executable, "-m", "nemeton", *words, "--port", "0", "--db", str(folder / "tables.db")]
    chance = {} if seed is None else {"NEMETON_TEST_SEED": str(seed)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | chance) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the server did not say where it is"
            yield found[0]
        finally:
            server.terminate()
            server.wait(timeout=FAREWELL)
