"""`nemeton simulate`: many games between bots, with figures."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import nemeton
from nemeton.cli.common import (
    GameOptions,
    Json,
    console,
    errors,
    print_json,
    read_options,
    say_if_plain,
    seats_for,
)
from nemeton.core.errors import BadOption
from nemeton.players.player import KINDS
from nemeton.players.series import Simulation
from nemeton.players.series import simulate as play_series


def simulate(
    game: Annotated[str, typer.Argument(help="The game's name; `nemeton games` lists them.")],
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    bots: Annotated[str | None, typer.Option(help=f"One bot per seat, or one for all: {KINDS}.")] = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Bots change seats from game to game.")] = False,
    jobs: Annotated[int, typer.Option(help="Processes; 1 plays on one core.")] = 1,
    record: Annotated[str, typer.Option(help="Folder to write every game to, as *.nem.")] = "",
    option: GameOptions = None,
    json: Json = False,
) -> None:
    """Play many games between bots and print what came out."""
    if games < 1 or jobs < 1:
        raise BadOption("--games and --jobs are at least 1")
    if not 0 <= seed < 2**53:
        raise BadOption("--seed is a whole number from 0 to 2**53 - 1")
    seats = seats_for(nemeton.game(game), players, bots, "random")
    say_if_plain()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(f"{game}", total=games)
        result = play_series(
            game,
            seats,
            games,
            seed,
            options=read_options(option),
            rotate=rotate,
            jobs=jobs,
            records=record,
            progress=lambda done: bar.update(task, completed=done),
        )
    print_json(result.json()) if json else _print(result)


def _print(result: Simulation) -> None:
    data = result.json()
    console.print(
        f"{data['games']} games of {data['game']} with {data['players']} players in {data['seconds']:.2f} s, "
        f"{data['decisions']} decisions ({data['decisions_per_second']:,}/s, "
        f"{'compiled' if data['compiled'] else 'plain Python'})"
    )
    length = data["length"]
    console.print(f"decisions per game: {length['mean']:.1f} on average, {length['min']} to {length['max']}")
    table = Table(
        "bot" if result.plan.rotate else "seat", "player", "wins", "share", "points", box=None, pad_edge=False
    )
    for number, bot in enumerate(data["bots"], start=1):
        share, points = f"{100 * bot['share']:.1f} %", f"{bot['points']:.2f}"
        table.add_row(str(number), bot["bot"], f"{bot['wins']:.1f}", share, points)
    console.print(table)
