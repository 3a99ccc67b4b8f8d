"""`nemeton bench`: how fast the engine is here."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

import nemeton
from nemeton.bench import measure, measure_plain
from nemeton.cli.common import Json, console, errors, print_json


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Games to measure; all by default.")] = None,
    seconds: Annotated[float, typer.Option(help="Time for every figure.")] = 2.0,
    json: Json = False,
) -> None:
    """Measure decisions per second compiled and plain, the cost of a copy, and search iterations per second."""
    rows = []
    for name in games or nemeton.names():
        game = nemeton.game(name)
        with errors.status(f"measuring {name}"):
            row = measure(game, seconds)
            row["plain"] = measure_plain(game, seconds)
        rows.append(row)
    if json:
        print_json(rows)
        return
    table = Table("game", "players", "decisions/s", "plain", "ratio", "copy", "search it/s", box=None, pad_edge=False)
    for row in rows:
        speed, plain = row["decisions_per_second"], row["plain"]["decisions_per_second"]
        copy, iterations = f"{row['copy_nanoseconds']:.0f} ns", f"{row['search_iterations_per_second']:,}"
        players = str(row["players"])
        table.add_row(row["game"], players, f"{speed:,}", f"{plain:,}", f"{speed / plain:.1f} ×", copy, iterations)
    console.print(table)
    console.print("compiled" if nemeton.COMPILED else "not compiled: both figures are plain Python")
