"""`nemeton export`: games between bots as rows of data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import nemeton
from nemeton.cli.common import GameOptions, console, read_options, say_if_plain, seats_for
from nemeton.core.errors import BadOption
from nemeton.players.export import decisions, write
from nemeton.players.player import KINDS


def export(
    game: Annotated[str, typer.Argument(help="The game's name; `nemeton games` lists them.")],
    out: Annotated[Path, typer.Argument(help="The file: *.jsonl, or *.parquet where pyarrow is installed.")],
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    bots: Annotated[str | None, typer.Option(help=f"One bot per seat, or one for all: {KINDS}.")] = None,
    option: GameOptions = None,
) -> None:
    """Write games as data: every decision with view, options, what was chosen and how the game ended."""
    if games < 1:
        raise BadOption("--games is at least 1")
    if not out.parent.is_dir():
        raise BadOption(f"there is no folder {out.parent}")
    the_game = nemeton.game(game)
    seats = seats_for(the_game, players, bots, "greedy")
    say_if_plain()
    rows = write(out, decisions(the_game, seats, games, seed, read_options(option)))
    console.print(f"{rows} decisions of {games} games written to {out}")
