"""One file for what a host can set: `nemeton host --config nemeton.toml`, with the names of the command line.

Of the same thing said several times, the command line counts before the environment (NEMETON_DB for --db), and that
before the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from nemeton.core.errors import NemetonError


class BadConfig(NemetonError):
    """A file with settings that cannot be used; the message names the line's fault."""


def read(path: Path, known: Mapping[str, type]) -> dict[str, Any]:
    """What the file says, by the names of the options. Raises BadConfig, in one line."""
    try:
        told = tomllib.loads(path.read_text("utf-8"))
    except OSError as problem:
        raise BadConfig(f"{path} cannot be read ({problem.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadConfig(f"{path} is no TOML file: {problem}") from None
    found: dict[str, Any] = {}
    for name, value in told.items():
        option = name.replace("-", "_")
        if option not in known:
            raise BadConfig(f"{path} sets {name}, which is no setting; there are {', '.join(sorted(known))}")
        wanted = known[option]
        if wanted is list and isinstance(value, str):
            value = [value]
        right = all(isinstance(one, str) for one in value) if isinstance(value, list) else not isinstance(value, bool)
        if not isinstance(value, wanted) or not right:
            raise BadConfig(f"{path} sets {name} to {value!r}; that must be {WORDS[wanted]}")
        found[option] = value
    return found


WORDS = {str: 'a text in "quotes"', int: "a whole number", list: 'a list of texts, ["…", "…"]'}


def _use(context: typer.Context, path: Path | None) -> Path | None:
    if path is not None:
        told = read(path, _known(context))
        names = {NAMES.get(option, option): option for option in told}
        context.default_map = {parameter: told[option] for parameter, option in names.items()}
    return path


NAMES = {"host": "address", "database": "db"}  # where the option and the parameter of the function differ


def _known(context: typer.Context) -> dict[str, type]:
    """Every option of the command but this one, and what it is."""
    known: dict[str, type] = {}
    for parameter in context.command.params:
        for option in parameter.opts:
            kind = list if getattr(parameter, "multiple", False) else int if isinstance(parameter.default, int) else str
            known[option.removeprefix("--").replace("-", "_")] = kind
    del known["config"]
    return known


Config = Annotated[
    Path | None,
    typer.Option(
        "--config", envvar="NEMETON_CONFIG", is_eager=True, callback=_use, help="A TOML file with these settings."
    ),
]
