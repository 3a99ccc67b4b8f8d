"""A real Chromium for the browser tests: found, or installed where that can be done. `make test` runs it
as `python -m tests.web.chromium`."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

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


def launch(playwright: Playwright, path: str | None = None) -> Browser:
    """Start it as people have it on a desk: with scrollbars that take room, which Playwright would hide."""
    return playwright.chromium.launch(
        executable_path=path or find(), args=FLAGS, ignore_default_args=["--hide-scrollbars"]
    )


if __name__ == "__main__":
    provide(
        "chromium",
        find,
        "The browser tests need Chromium, and it could not be installed from here. Install it (Debian: "
        "`apt install chromium`; macOS: `brew install chromium`) or name it in the variable CHROMIUM.",
    )
