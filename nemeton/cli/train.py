"""`nemeton train`: learn to judge a game's positions by self-play."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

import nemeton
from nemeton.arena.cluster import NoCluster
from nemeton.arena.team import GAME_LIMIT
from nemeton.cli.arena import INTERRUPTED, LINE_EVERY, team_for
from nemeton.cli.common import console, errors, say_if_plain
from nemeton.core.errors import BadOption, NemetonError

NEEDS = 'learning needs numpy, which is not installed: pip install "nemeton[train]"'


def train(
    game: Annotated[str, typer.Argument(help="The game's name; `nemeton games` lists them.")],
    players: Annotated[int | None, typer.Option(help="Number of players; 4 where the game allows.")] = None,
    generations: Annotated[
        int, typer.Option(help="How often the judge that was learned plays and is learned anew.")
    ] = 3,
    games: Annotated[int, typer.Option(help="Games of each generation.")] = 2000,
    every: Annotated[int, typer.Option(help="Learn from one position in so many of every game.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 0,
    alone: Annotated[
        int, typer.Option(help="In so many of a hundred games the newest judge sits alone among hand-made ones.")
    ] = 0,
    blur: Annotated[
        float | None,
        typer.Option(help="How boldly learned judges try other moves; 0.25 by default."),
    ] = None,
    positions: Annotated[int | None, typer.Option(help="Positions to learn from at most; 120,000 by default.")] = None,
    trials: Annotated[int, typer.Option(help="Deals in which every candidate is tried, each from every seat.")] = 40,
    jobs: Annotated[int | None, typer.Option(help="Processes; all cores by default.")] = None,
    ray: Annotated[str, typer.Option(help="Work on the Ray cluster at this address, such as 10.0.0.5:6379.")] = "",
    out: Annotated[Path | None, typer.Option(help="Folder; the same command goes on there after a break.")] = None,
    install: Annotated[bool, typer.Option("--install", help="Let the game's bots use what was learned.")] = False,
) -> None:
    """Learn weights for the judge behind the bots, from games it plays against itself."""
    try:
        from nemeton.arena.fit import POSITIONS
        from nemeton.arena.training import BLUR, Plan, Training
        from nemeton.arena.training_report import write_training_report
    except ModuleNotFoundError as problem:
        if problem.name != "numpy":
            raise
        raise NemetonError(NEEDS) from None
    if jobs is not None and jobs < 1:
        raise BadOption("--jobs is at least 1")
    rules = nemeton.game(game)
    seats = players if players is not None else min(4, rules.max_players)
    plan = Plan(
        game,
        seats,
        generations,
        games,
        every,
        seed,
        alone,
        blur=BLUR if blur is None else blur,
        positions=POSITIONS if positions is None else positions,
        trials=trials,
    )
    folder = out or Path("training", f"{game}-{plan.players}-{seed}")
    say_if_plain()
    team = team_for(ray, jobs if jobs is not None else os.cpu_count() or 1, GAME_LIMIT)
    try:
        with Progressing() as tell:
            training = Training(plan, folder, team, tell)
            weights = training.run()
    except NoCluster as problem:
        raise NoCluster(f"{problem}; what was done is kept in {folder}, the same command goes on") from None
    except KeyboardInterrupt:
        errors.print(f"interrupted; what was done is kept in {folder}, the same command goes on")
        raise typer.Exit(INTERRUPTED) from None
    write_training_report(training, weights)
    share = 100 * float(weights.made["share_against_greedy_1"])
    par = 100 / plan.players
    console.print(
        f"learned from {weights.made['games']} games: wins {share:.1f} % of {weights.made['proved_in_games']} fresh "
        f"games against greedy:1 in all other seats (par is {par:.0f} %)"
    )
    console.print(f"weights and report: {folder}", style="dim")
    if install:
        console.print(f"installed in {training.install(weights)}", style="dim")
    else:
        console.print("--install lets the game's bots use them", style="dim")


class Progressing:
    """A bar for every step in a terminal, elsewhere a line every few seconds."""

    def __init__(self) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        self._bar = Progress(*columns, console=errors, disable=not errors.is_terminal)
        self._task: TaskID | None = None
        self._what = ""
        self._lined = 0.0

    def __enter__(self) -> Progressing:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def __call__(self, what: str, done: int, total: int) -> None:
        fresh = what != self._what
        if fresh or self._task is None:
            self._what = what
            self._task = self._bar.add_task(what, total=total)
        self._bar.update(self._task, completed=done)
        if not errors.is_terminal and (fresh or time.monotonic() - self._lined > LINE_EVERY):
            errors.print(f"{what}: {done} of {total}", style="dim")
            self._lined = time.monotonic()
