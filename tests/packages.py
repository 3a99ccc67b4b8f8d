"""Programs that tests need besides Python's: found, or installed from Debian's packages where that can be done."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable


def provide(package: str, find: Callable[[], str | None], otherwise: str) -> None:
    """Ends with those words where there is none and none can be installed."""
    if find() is None:
        print(f"installing Debian's package {package}", file=sys.stderr)
        _install(package)
    if find() is None:
        sys.exit(otherwise)


def _install(package: str) -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", package]):
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL, env=env)
