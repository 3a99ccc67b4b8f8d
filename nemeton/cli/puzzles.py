"""`nemeton puzzles`: find positions in which one move is clearly best."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import nemeton
from nemeton.cli.common import console, errors, say_if_plain
from nemeton.core.errors import BadOption
from nemeton.players.player import KINDS, read_spec
from nemeton.review.mining import Plan, mine
from nemeton.review.puzzles import DEEP, MARGIN, fault, read


def puzzles(
    game: Annotated[str, typer.Argument(help="The game's name; `nemeton games` lists them.")],
    count: Annotated[int, typer.Option(help="How many puzzles.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed finds the same puzzles.")] = 0,
    bots: Annotated[str, typer.Option(help=f"Who plays the games: {KINDS}.")] = "level:6",
    iterations: Annotated[int, typer.Option(help="Of the search that confirms a puzzle.")] = DEEP,
    margin: Annotated[float, typer.Option(help="By how much the answer's chance to win is above all others.")] = MARGIN,
    games: Annotated[
        int, typer.Option(help="Stop after so many games, to go on another time; 0: when enough is found.")
    ] = 0,
    out: Annotated[str, typer.Option(help="File to write to, or to go on with; GAME-puzzles.jsonl if not given.")] = "",
    check: Annotated[bool, typer.Option("--check", help="Find none: confirm those in the file.")] = False,
) -> None:
    """Find puzzles: positions from games between bots in which one move is clearly best."""
    the_game = nemeton.game(game)
    file = Path(out or f"{game}-puzzles.jsonl")
    if count < 1 or iterations < 100 or not 0 < margin < 1:
        raise BadOption("--count is at least 1, --iterations at least 100, --margin between 0 and 1")
    if not 0 <= seed < 2**53:
        raise BadOption("--seed is a whole number from 0 to 2**53 - 1")
    spec = read_spec(bots, the_game, the_game.min_players)
    if spec is None or not spec.fixed:
        raise BadOption(
            "--bots names bots whose choices follow from the seed, such as level:6; then the same puzzles are found"
        )
    say_if_plain()
    if check:
        _check(game, file, iterations, margin)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(game, total=count)

        def progress(games: int, found: int) -> None:
            bar.update(task, completed=found, description=f"{game}, {games} games")

        found = mine(Plan(the_game, bots, seed, count, iterations, margin), file, progress, games)
    console.print(f"{len(found)} puzzles in {file}", markup=False)
    for name, number in Counter(puzzle.theme for puzzle in found).most_common():
        console.print(f"  {name}: {number}", markup=False)


def _check(game: str, file: Path, iterations: int, margin: float) -> None:
    the_game = nemeton.game(game)
    if not file.exists():
        raise BadOption(f"there is no file {file}")
    _origin, found = read(file, the_game)
    faults = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        for puzzle in bar.track(found, description=f"confirming {game}"):
            faults += [text for text in [fault(puzzle, the_game, iterations, margin)] if text]
    for text in faults:
        console.print(text, markup=False)
    console.print(f"{len(found) - len(faults)} of {len(found)} puzzles hold", markup=False)
    if faults:
        raise typer.Exit(1)
