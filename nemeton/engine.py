"""Which engine this process runs: the compiled one, or the same sources as plain Python.

In a checkout the compiled files lie apart, in build/engine under a fingerprint of the sources they were made from.
Such a folder appears at once and complete, and an edited source has another fingerprint: no process ever runs half an
engine or a stale one, it runs the sources instead. An installed package has its compiled files beside the sources,
where Python finds them by itself. NEMETON_PLAIN=1 asks for the sources in either.

setup.py reads this module before anything is installed, so it needs nothing but the standard library. Run as a program
it tells by its exit status whether the compiled engine is there.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PLAIN = "NEMETON_PLAIN"
COMPILING = "NEMETON_COMPILING"  # set while `make play` compiles beside the table
PACKAGE = Path(__file__).resolve().parent
ROOT = PACKAGE.parent
ENGINES = ROOT / "build" / "engine"
LIBRARY = "nemeton__mypyc"  # holds the machine code of all compiled modules

COMPILED = (
    *(f"nemeton/core/{name}.py" for name in ("change", "flat", "rng", "state", "net", "value")),
    *(
        f"nemeton/games/*/{name}.py"
        for name in ("content", "row", "ask", "move", "event", "feature", "rules*", "value*", "view")
    ),
    *(f"nemeton/players/{name}.py" for name in ("fast", "search", "selfplay")),
    *(f"nemeton/envs/{name}.py" for name in ("sight", "table")),
)
# What else shapes the machine code: constants of these modules are folded into it, the rest says how it is made.
READ = (
    *(f"nemeton/core/{name}.py" for name in ("content", "errors", "tables", "thing")),
    *(f"nemeton/games/*/{name}.py" for name in ("about", "notation")),
    *("setup.py", "mypyc.ini"),
)
LOCK = "requirements-play.lock"
COMPILERS = (b"librt==", b"mypy==", b"mypy-extensions==", b"setuptools==")  # of all packages these make the code


def sources(patterns: tuple[str, ...] = COMPILED) -> list[str]:
    return [str(path.relative_to(ROOT)) for pattern in patterns for path in sorted(ROOT.glob(pattern))]


def place() -> Path:
    """Where the compiled engine of the present sources belongs in a checkout."""
    told = hashlib.blake2b(EXTENSION_SUFFIXES[0].encode(), digest_size=10)
    for name in sources(COMPILED + READ):
        text = (ROOT / name).read_bytes()
        told.update(f"{name} {len(text)} ".encode() + text)
    told.update(b"\n".join(line for line in (ROOT / LOCK).read_bytes().splitlines() if line.startswith(COMPILERS)))
    return ENGINES / told.hexdigest()


class Finder(MetaPathFinder):
    """Finds compiled modules in the folder it is given and all others as sources, whatever lies beside those."""

    def __init__(self, compiled: Path | None) -> None:
        self._compiled = compiled

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        package, *rest = name.split(".")
        if package not in (PACKAGE.name, LIBRARY):
            return None
        if self._compiled is not None:
            binary = self._compiled / (name.replace(".", "/") + EXTENSION_SUFFIXES[0])
            if binary.exists():
                return spec_from_file_location(name, binary)
        folder = PACKAGE.joinpath(*rest)
        source = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
        if not rest or not source.exists():
            return None
        places = [str(folder)] if folder.is_dir() else None
        loader = SourceFileLoader(name, str(source))
        return spec_from_file_location(name, source, loader=loader, submodule_search_locations=places)


_awaited: Path | None = None


def choose() -> None:
    """Called once, before the first module of the engine is imported; a process keeps what it began with."""
    global _awaited
    plain = os.environ.get(PLAIN) == "1"
    checkout = (ROOT / "mypyc.ini").exists()
    if checkout and not plain:
        _awaited = place()
    if checkout or plain:
        sys.meta_path.insert(0, Finder(_awaited if ready() else None))


def ready() -> bool:
    """Whether a process that starts now finds this one's sources compiled, though this one may have begun too early."""
    return _awaited is not None and _awaited.is_dir()


if __name__ == "__main__":
    sys.exit(not place().is_dir())
