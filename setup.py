"""Compiles the engine with mypyc and puts it and the built client into the wheel.

The compiled files are made in a folder of their own and moved to their place when all are there; nemeton/engine.py says
where that is.
Where the engine cannot be compiled, the installation still succeeds and runs plain Python.
"""

from __future__ import annotations

import os
import runpy
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

engine = SimpleNamespace(**runpy.run_path("nemeton/engine.py"))
# mypyc's functions may be inlined although they are exported; a warning that takes gcc half its time is not wanted.
FLAGS = ["-fno-semantic-interposition", "-Wno-misleading-indentation"]
KEPT = 3  # engines: processes that run may still load modules of an older one
NEEDS = "a C compiler and Python's headers (Debian: apt install gcc python3-dev; macOS: xcode-select --install)"


def compile_engine(place: Path) -> None:
    from mypyc.build import mypycify

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # leaves no half-made files either
    place.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="making-", dir=place.parent.parent) as making:
        made = Path(making, "made")
        try_compiler(Path(making))
        options = ["--config-file=mypyc.ini"]
        parts = mypycify([*engine.sources(), *options], group_name="nemeton", target_dir=making)
        if engine.place() != place:
            raise RuntimeError("a source was edited meanwhile; try again")
        for part in parts:
            if "-O3" in part.extra_compile_args:  # spelt so for gcc and clang
                part.extra_compile_args = [*part.extra_compile_args, *FLAGS]
        build(parts, made, Path(making))
        if not place.exists():
            made.rename(place)
    for old in sorted(place.parent.iterdir(), key=lambda folder: folder.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old)


def try_compiler(making: Path) -> None:
    """Without a compiler or headers it is known at once, not after the half minute that mypyc takes to write C."""
    source = making / "trial.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n")
    build([Extension("trial", [str(source)])], making / "trial", making)


def build(parts: list[Extension], made: Path, making: Path) -> None:
    command = build_ext(Distribution({"name": "engine", "ext_modules": parts}))
    command.build_lib, command.build_temp = str(made), str(making)
    command.ensure_finalized()
    command.run()


class BuildEngine(build_ext):
    """A missing or failing C compiler is no reason not to play."""

    def run(self) -> None:
        place = engine.place()
        try:
            if not place.is_dir():
                compile_engine(place)
            if not self.inplace:
                shutil.copytree(place, self.build_lib, dirs_exist_ok=True)
        except Exception as problem:  # whatever the compiler's trouble is
            if os.environ.get("NEMETON_COMPILE") == "required":
                raise
            print(f"the engine runs as plain Python; compiling it needs {NEEDS}: {problem}", file=sys.stderr)

    def get_source_files(self) -> list[str]:
        return []

    def get_outputs(self) -> list[str]:
        return []

    def get_output_mapping(self) -> dict[str, str]:
        return {}


class BuildWithClient(build_py):
    """A wheel holds the page. An editable installation does not need it yet: `make setup` builds it."""

    def run(self) -> None:
        if not self.editable_mode and os.path.exists("web/build.py"):
            subprocess.run([sys.executable, "web/build.py"], check=True)
        super().run()


def can_compile() -> bool:
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return False
    return os.environ.get("NEMETON_COMPILE") != "no"


setup(
    ext_modules=[Extension(engine.LIBRARY, [])] if can_compile() else [],
    cmdclass={"build_ext": BuildEngine, "build_py": BuildWithClient},
)
