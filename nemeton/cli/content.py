"""`nemeton content list` and `nemeton content check`: correcting what was reconstructed of a box."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

import nemeton
from nemeton.cli.common import Json, console, errors, print_json
from nemeton.core.pack import figures_of, marked
from nemeton.games import boxes, packs

PATIENCE = 2.0  # seconds without a word

app = typer.Typer(help="Content packs: correct what was reconstructed of a box you own.", no_args_is_help=True)


@app.command("list")
def list_figures(game: Annotated[str, typer.Argument(help="The game.")], json: Json = False) -> None:
    """What of a game was reconstructed and can be corrected, as it is now, and where to look; written as a pack."""
    name = nemeton.game(game).name
    found = list(marked(name))
    if json:
        rows = [
            {"table": one.figure.table, "entry": one.entry, "key": one.key, "value": one.value, "look": one.figure.look}
            for one in found
        ]
        print_json(rows)
        return
    print(f'game = "{name}"')
    print('name = "my box"')
    for figure in figures_of(name):
        print(f"\n# {figure.look}")
        last = None
        for one in found:
            if one.figure is not figure and one.figure != figure:
                continue
            if one.place[:-1] != last:
                last = one.place[:-1]
                print(f"[[{figure.table}]]" if figure.by else f"[{figure.table}]")
                if figure.by:
                    print(f"{figure.by} = {_toml(one.entry)}")
            print(f"{one.key} = {_toml(one.value)}")


@app.command()
def check(file: Annotated[Path, typer.Argument(help="A content pack, <game>.toml.")], json: Json = False) -> None:
    """Check a content pack: every figure may be corrected and fits, and games can be played with it by every option."""
    pack = packs.read(file)
    boxes.play_with({pack.game: pack.box})  # so that the games are played by the engine that a server has
    packs.check(file, _Progress(file))
    mark = packs.fingerprint(pack)
    if json:
        told = [{"figure": list(place), "value": value} for place, value in pack.box.corrections]
        print_json({"game": pack.game, "name": pack.name, "fingerprint": mark, "corrections": told})
        return
    count = len(pack.box.corrections)
    console.print(f"{file}: ok: {pack.game}, {count} figures corrected, fingerprint {mark}", markup=False)


class _Progress:
    """A line for people who wait."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._last = monotonic()

    def __call__(self, played: int, of: int) -> None:
        if monotonic() - self._last > PATIENCE:
            self._last = monotonic()
            errors.print(f"{self._file}: {played} of {of} trial games played", markup=False)


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return "[" + ", ".join(_toml(one) for one in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items()) + " }"
    return str(value)
