"""A real Chromium for the browser tests: found, or installed where that can be done. Run as a script by `make test`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

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


def install() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL, env=env)


def main() -> None:
    if find() is None:
        print("no Chromium found; installing Debian's package", file=sys.stderr)
        install()
    if find() is None:
        sys.exit(
            "The browser tests need Chromium, and it could not be installed from here. Install it (Debian: "
            "`apt install chromium`; macOS: `brew install chromium`) or name it in the variable CHROMIUM."
        )


if __name__ == "__main__":
    main()
