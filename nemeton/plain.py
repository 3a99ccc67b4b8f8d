"""Running the engine as plain Python although it is compiled, to compare the two: NEMETON_PLAIN=1."""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "NEMETON_PLAIN"
ROOT = Path(__file__).parent


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package as sources, so that compiled files beside them are passed over."""

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        package, *rest = name.split(".")
        if package != ROOT.name or not rest:
            return None
        folder = ROOT.joinpath(*rest)
        source = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
        if not source.exists():
            return None
        places = [str(folder)] if folder.is_dir() else None
        loader = SourceFileLoader(name, str(source))
        return spec_from_file_location(name, source, loader=loader, submodule_search_locations=places)


def prefer_sources_if_asked() -> None:
    if os.environ.get(VARIABLE) == "1":
        sys.meta_path.insert(0, SourceFinder())
