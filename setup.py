"""Compiles the engine with mypyc and puts the built client into the wheel.

Where the engine cannot be compiled, the installation still succeeds and runs plain Python.
"""

from __future__ import annotations

import os
import subprocess
import sys
from glob import glob

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HOT = [
    "nemeton/core/flat.py",
    "nemeton/core/rng.py",
    "nemeton/core/state.py",
    "nemeton/core/value.py",
    *sorted(glob("nemeton/games/*/row.py")),
    *sorted(glob("nemeton/games/*/ask.py")),
    *sorted(glob("nemeton/games/*/move.py")),
    *sorted(glob("nemeton/games/*/event.py")),
    *sorted(glob("nemeton/games/*/rules*.py")),
    *sorted(glob("nemeton/games/*/value*.py")),
    "nemeton/players/fast.py",
    "nemeton/players/search.py",
]


class BuildOrGoOnPlain(build_ext):
    """A missing or failing C compiler is no reason not to play."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:  # whatever the compiler's trouble is
            if os.environ.get("NEMETON_COMPILE") == "required":
                raise
            print(f"nemeton: not compiled, running as plain Python ({problem})", file=sys.stderr)
            self.extensions = []


class BuildWithClient(build_py):
    """A wheel holds the page. An editable installation does not need it yet: `make setup` builds it."""

    def run(self) -> None:
        if not self.editable_mode and os.path.exists("web/build.py"):
            subprocess.run([sys.executable, "web/build.py"], check=True)
        super().run()


def extensions() -> list[object]:
    if os.environ.get("NEMETON_COMPILE") == "no":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    return list(mypycify([*HOT, "--config-file=mypyc.ini"], group_name="nemeton", opt_level="3"))


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrGoOnPlain, "build_py": BuildWithClient})
