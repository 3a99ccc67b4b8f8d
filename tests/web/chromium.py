"""A real Chromium for the browser tests: found, or installed where that can be done. `make test` runs it
as `python -m tests.web.chromium`."""

from __future__ import annotations

import os
import shutil

from tests.packages import provide

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find() -> str | None:
    """The browser's path: the variable CHROMIUM, or the first of the usual names."""
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


if __name__ == "__main__":
    provide(
        "chromium",
        find,
        "The browser tests need Chromium, and it could not be installed from here. Install it (Debian: "
        "`apt install chromium`; macOS: `brew install chromium`) or name it in the variable CHROMIUM.",
    )
