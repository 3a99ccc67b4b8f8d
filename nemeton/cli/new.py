"""`nemeton new`: the skeleton of a game, complete and playable, to be rewritten file by file.

It is a small real game (climb a mountain, rest, trust your ropes) in the shape every game has: rules, notation, words
in three languages, tests, golden games, the page of its numbered rules. It passes the contract at once and can be
played on the page, where its picture stands in until there is a board.
"""

from __future__ import annotations

import keyword
import os
import re
import subprocess
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

import nemeton
from nemeton.cli.common import console
from nemeton.core.errors import NemetonError

PLACES = {"game": "nemeton/games/{name}", "tests": "tests/games/{name}", "rules.md": "docs/rules/{name}.md"}
RESERVED = {"contract", "registry", "core", "games", "game", "test", "tests", "golden"}
LONGEST = 24


class BadName(NemetonError):
    """A name that cannot be a game's."""


def new(
    name: Annotated[str, typer.Argument(help="The game's name: small letters, digits and _, such as summit.")],
) -> None:
    """Write the skeleton of a new game: all files, three languages, tests. It plays at once."""
    check(name)
    root = checkout()
    written = write(name, root)
    tidy(written, root)
    subprocess.run(
        [sys.executable, "-m", "tests.golden.make"], cwd=root, env=_plain(root), check=True, capture_output=True
    )
    for path in sorted({path.parent for path in written} | {root / "tests" / "golden" / name}):
        console.print(f"wrote {path.relative_to(root)}/")
    console.print(
        f"{title_of(name)} can be played: `make quick` tests it, `make play` compiles it and sets the table.\n"
        "docs/add-a-game.md says what to rewrite first."
    )


def check(name: str) -> None:
    """Whether a game can have this name; the error says what would be right."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or len(name) > LONGEST:
        raise BadName(
            f"{name!r} cannot be the name of a game: it begins with a small letter, goes on with small letters, digits "
            f"and _, and has at most {LONGEST} of them, such as 'summit'"
        )
    if keyword.iskeyword(name) or keyword.issoftkeyword(name) or name in RESERVED:
        raise BadName(f"{name!r} is a word with a meaning of its own here; choose another, such as '{name}_game'")
    if name in nemeton.names():
        raise BadName(f"there is a game {name!r} already; choose another name, or delete nemeton/games/{name} first")


def checkout() -> Path:
    """The source tree this program runs from; an installed package cannot take a new game."""
    root = Path(nemeton.__file__).resolve().parents[1]
    if not (root / "pyproject.toml").is_file() or not (root / "tests").is_dir():
        raise NemetonError(
            "a new game is written into a checkout of the sources: clone them, `make setup`, try again there"
        )
    return root


def write(name: str, root: Path) -> list[Path]:
    """All files of the skeleton with the game's own name in them; nothing that exists is overwritten."""
    plan = {
        root / place.format(name=name) / inner if inner else root / place.format(name=name): source
        for part, place in PLACES.items()
        for inner, source in _sources(files("nemeton.cli") / "skeleton" / part)
    }
    existing = [path for path in plan if path.exists()]
    if existing:
        listed = ", ".join(str(path.relative_to(root)) for path in existing)
        raise BadName(f"these files of a game {name!r} exist already and are not overwritten: {listed}")
    for path, source in plan.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fill(source.read_text("utf-8"), name), encoding="utf-8", newline="\n")
    return list(plan)


def _sources(folder: Traversable, above: str = "") -> list[tuple[str, Traversable]]:
    """The files below a folder of the skeleton and where each goes; Python files lie there as text."""
    if folder.is_file():
        return [("", folder)]
    found = []
    for one in sorted(folder.iterdir(), key=lambda entry: entry.name):
        inner = above + one.name.removesuffix(".txt")
        found += _sources(one, f"{inner}/") if one.is_dir() else [(inner, one)]
    return found


def fill(text: str, name: str) -> str:
    camel = "".join(part.capitalize() for part in name.split("_"))
    words = {"NAME": name, "CAMEL": camel, "TITLE": title_of(name), "P": name[0].upper(), "p": name[0]}
    return re.sub(r"__(NAME|CAMEL|TITLE|P|p)__", lambda found: words[found[1]], text)


def title_of(name: str) -> str:
    return " ".join(part.capitalize() for part in name.split("_") if part)


def tidy(written: list[Path], root: Path) -> None:
    """Longer names break lines elsewhere: where the formatter is installed, it has the last word."""
    sources = [str(path) for path in written if path.suffix == ".py"]
    for command in (["check", "--fix", "--quiet"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, *sources], cwd=root, check=False, capture_output=True)


def _plain(root: Path) -> dict[str, str]:
    """The new game is not compiled yet, and a plain game cannot stand on a compiled core."""
    return {**os.environ, "NEMETON_PLAIN": "1", "PYTHONPATH": str(root)}
