"""A server of its own for whoever needs the page: browser tests, pictures, measurements."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a freshly started server with its database in that folder."""
    command = [sys.executable, "-m", "nemeton", "host", "--port", "0", "--db", str(folder / "tables.db")]
    environment = {**os.environ, "NEMETON_TEST_SEED": "1"}  # the same tables in every run
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the server did not say where it is"
            yield found[0]
        finally:
            server.terminate()
            server.wait(timeout=15)
