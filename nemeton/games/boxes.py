"""The boxes of a game: the present one, those of earlier releases, and those somebody has corrected.

A process plays with one box of each game, compiled. A table or a record that was begun with another one goes on with
that: the sources of the game, and of the core it stands on, are loaded a second time under names of their own, as plain
Python, and read the other content. Bots that think for such a table do so in a process that has begun with its box.

An earlier release's content is kept as `content-<fingerprint>.toml` beside the present content.toml.
"""

from __future__ import annotations

import ast
import importlib
import json
import os
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, cast

from nemeton.core import content
from nemeton.core.content import Box, Correction
from nemeton.core.errors import NemetonError
from nemeton.core.game import Game

PACKAGE = Path(__file__).resolve().parents[1]
BESIDE = "nemeton.beside"
ENVIRONMENT = "NEMETON_BOXES"  # with which boxes a process and its children play, where it is not the present ones
# What of the core has a second life beside a compiled one: whatever numbers and rows pass through.
CORE = frozenset(f"nemeton.core.{name}" for name in ("flat", "rng", "state", "net", "value", "weights", "game"))


class UnknownBox(NemetonError):
    """A game that was begun with a box, or by rules, that this program does not have."""


_known: dict[tuple[str, str], Box] = {}
_beside: dict[tuple[str, str], Game] = {}
_loading = threading.RLock()


def remember(game: str, fingerprint: str, box: Box) -> None:
    """Tables and records with that box can be read from now on."""
    _known[game, fingerprint] = box


def box_of(current: Game, fingerprint: str) -> Box:
    """The box of that fingerprint, of the same game; UnknownBox if nobody has it."""
    if fingerprint == shipped(current):
        return Box()
    if (known := _known.get((current.name, fingerprint))) is not None:
        return known
    return released(current.name, fingerprint)


def shipped(current: Game) -> str:
    """The fingerprint of the present box without corrections."""
    return str(current.content.get("base", current.content["fingerprint"]))


def released(game: str, fingerprint: str) -> Box:
    """A box of an earlier release."""
    file = content.GAMES / game / f"content-{fingerprint}.toml"
    if not fingerprint.isalnum() or not file.is_file():
        raise UnknownBox(
            f"the box {fingerprint} of {game} is not known here: either somebody has corrected it, then its content "
            "pack is needed (--content DIR), or it comes from another release"
        )
    return Box(file.read_bytes(), fingerprint)


# --- with which box a process plays ---


def told(box: Box) -> dict[str, Any]:
    """A box in a form that goes into a database or to another process; `base` is empty for the present one."""
    return {"base": box.fingerprint, "corrections": box.corrections}


def understood(game: str, data: Mapping[str, Any], present: str = "") -> Box:
    """The other way round; UnknownBox if it corrects a box that is not known. `present`: that of the present box."""
    corrections: list[Correction] = [(tuple(path), value) for path, value in data["corrections"]]
    base = Box() if data["base"] in ("", present) else released(game, data["base"])
    return Box(base.text, base.fingerprint, tuple(corrections))


def play_with(chosen: Mapping[str, Box]) -> None:
    """From now on this process and those it starts play with these boxes; before any of their games is loaded."""
    wanted = {**_wanted(), **{game: told(box) for game, box in chosen.items()}}
    os.environ[ENVIRONMENT] = json.dumps(wanted)


def environment_for(current: Game, fingerprint: str) -> str:
    """What is to stand in the environment of a process that shall play with that box."""
    return json.dumps({**_wanted(), current.name: told(box_of(current, fingerprint))})


def begin_as(game: str, fingerprint: str) -> None:
    """Play with that box of an earlier release, if it is one; before the game is loaded."""
    if game not in _wanted():
        with suppress(UnknownBox):
            play_with({game: released(game, fingerprint)})


def begin(game: str) -> None:
    """Called before a game is loaded."""
    wanted = _wanted().get(game)
    if wanted is not None:
        content.choose(game, understood(game, wanted))


def _wanted() -> dict[str, Any]:
    return dict(json.loads(os.environ.get(ENVIRONMENT) or "{}"))


def corrected(current: Game) -> dict[str, Any] | None:
    """The box this process plays with, as it is kept; None if it is the one that ships."""
    wanted = _wanted().get(current.name)
    return {**wanted, "base": shipped(current)} if wanted and wanted["corrections"] else None


# --- another box beside it ---


def beside(current: Game, fingerprint: str) -> Game:
    """The same game with that box, beside the one this process plays with."""
    key = (current.name, fingerprint)
    with _loading:
        if key not in _beside:
            _beside[key] = _load(current.name, fingerprint, box_of(current, fingerprint))
        return _beside[key]


def _load(name: str, fingerprint: str, box: Box) -> Game:
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
    # A name of its own: whatever the fingerprint, its letters and digits make a module's name.
    world = f"{BESIDE}.box_{fingerprint}"
    content.choose(name, box)
    found = cast(Game, importlib.import_module(f"{world}.games.{name}.game").GAME)
    if found.content["fingerprint"] != fingerprint:
        raise UnknownBox(f"the box {fingerprint} of {name} is another one by now ({found.content['fingerprint']})")
    return found


class _Finder(MetaPathFinder):
    """`nemeton.beside.box_….core.state` is nemeton/core/state.py once more, and so on."""

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != BESIDE and not name.startswith(BESIDE + "."):
            return None
        parts = name.split(".")[3:]
        folder = PACKAGE.joinpath(*parts)
        if len(parts) < 2:  # rooms for the modules: nothing in them is run
            spec = ModuleSpec(name, None, is_package=True)
            spec.submodule_search_locations = []
            return spec
        source = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
        places = [str(folder)] if folder.is_dir() else None
        if not source.exists():
            return None
        loader = _Loader(name, str(source))
        return spec_from_file_location(name, source, loader=loader, submodule_search_locations=places)


class _Loader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        """Never from a cache: the code beside is another than that of the same file."""
        world = ".".join(fullname.split(".")[:3])
        tree = _Renamed(world, fullname).visit(ast.parse(self.get_data(self.path), self.path))
        return compile(tree, self.path, "exec", dont_inherit=True)


class _Renamed(ast.NodeTransformer):
    """Makes a module import from the world it is loaded into."""

    def __init__(self, world: str, name: str) -> None:
        self._world = world
        self._game = "nemeton." + ".".join(name.split(".")[3:5])

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        module = node.module or ""
        if module in CORE or module == self._game or module.startswith(self._game + "."):
            node.module = self._world + module.removeprefix("nemeton")
        return node


def known_boxes(current: Game) -> Sequence[str]:
    """Fingerprints of all boxes of a game that can be played with here, the present one first."""
    released_ones = (file.stem.partition("-")[2] for file in (content.GAMES / current.name).glob("content-*.toml"))
    remembered = (fingerprint for game, fingerprint in _known if game == current.name)
    own = str(current.content["fingerprint"])
    return [own, *sorted({shipped(current), *released_ones, *remembered} - {own})]
