"""`nemeton arena`: who is stronger, by how much, and how sure that is."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import nemeton
from nemeton.arena.cluster import Cluster, NoCluster
from nemeton.arena.figures import share_of
from nemeton.arena.page import headline, percent, ranked, sentence, tell_number, tell_share, tell_time
from nemeton.arena.play import code_of
from nemeton.arena.report import Report, check_name, make_report, write_report
from nemeton.arena.run import Run, check, folder_of, run
from nemeton.arena.schedule import make_plan
from nemeton.arena.team import GAME_LIMIT, Processes, Team
from nemeton.cli.common import GameOptions, Json, console, errors, read_options, say_if_plain
from nemeton.core.errors import BadOption
from nemeton.players.outside import SECONDS
from nemeton.players.player import KINDS

LINE_EVERY = 8.0  # seconds between two lines of progress where there is no terminal
COUNT_EVERY = 2.0  # and between two counts of the share, which take longer the more games there are
PLAYED, FAILED, INTERRUPTED = 0, 1, 130


def arena(
    game: Annotated[str, typer.Argument(help="The game's name; `nemeton games` lists them.")],
    entrants: Annotated[str, typer.Option(help=f"Who plays, with commas between them: {KINDS}.")],
    players: Annotated[int | None, typer.Option(help="Number of players at a table; 4 where the game allows.")] = None,
    games: Annotated[int, typer.Option(help="How many games; made up to whole rounds of all seats.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    duel: Annotated[
        bool | None,
        typer.Option("--duel/--no-duel", help="One seat for the first of two entrants, the rest for the other."),
    ] = None,
    stop_at: Annotated[
        float | None, typer.Option(help="Stop when the first one's share is surely above or below this, such as 0.33.")
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="Processes; all cores by default.")] = None,
    ray: Annotated[
        str, typer.Option(help="Play on the Ray cluster at this address, such as 10.0.0.5:6379 or auto.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option(help="Folder for games and report; the same command goes on there after a break.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Also write the report to this *.html or *.json.")] = None,
    label: Annotated[str, typer.Option(help="A name for this run, shown in reports.")] = "",
    limit: Annotated[float, typer.Option(help="Seconds an outside program may take for a decision.")] = SECONDS,
    game_limit: Annotated[float, typer.Option(help="Seconds a whole game may take.")] = GAME_LIMIT,
    option: GameOptions = None,
    json: Json = False,
) -> None:
    """Let bots play each other on equal terms and tell who is stronger."""
    jobs = jobs if jobs is not None else os.cpu_count() or 1
    if jobs < 1 or limit <= 0 or game_limit <= 0:
        raise BadOption("--jobs is at least 1, --limit and --game-limit are more than 0 seconds")
    if report is not None:
        check_name(report)
    rules = nemeton.game(game)
    names = [name.strip() for name in entrants.split(",")]
    seats = players if players is not None else min(4, rules.max_players)
    plan = make_plan(game, seats, names, games, seed, read_options(option), duel, code_of(game))
    check(plan, stop_at)
    folder = out or folder_of(plan)
    say_if_plain()
    if plan.games != games:
        errors.print(f"{plan.games} games, so that everybody sits everywhere equally often", style="dim")
    team = team_for(ray, jobs, game_limit)
    try:
        with Telling(plan.games, headline(plan)) as telling:
            played = run(plan, folder, team, stop_at=stop_at, seconds=limit, tell=telling)
    except NoCluster as problem:
        raise NoCluster(f"{problem}; finished games are kept in {folder}, the same command goes on") from None
    except KeyboardInterrupt:
        errors.print(f"interrupted; finished games are kept in {folder}, the same command goes on")
        raise typer.Exit(INTERRUPTED) from None
    with status("working out the figures"):
        result = make_report(played, label)
        write_report(result, folder, report)
    if json:
        print(result.json().decode(), end="")
    else:
        _print(result)
        console.print(f"games and report: {folder}", style="dim")
    for fault in result.faults:
        errors.print(f"nemeton: game {fault.number} was not finished: {fault.what}", markup=False)
    if result.faults:
        errors.print(f"nemeton: {result.figures.games} finished games are kept; the same command plays what is missing")
        raise typer.Exit(FAILED)


def team_for(address: str, jobs: int, seconds: float) -> Team:
    if not address:
        return Processes(jobs, seconds)
    with status(f"connecting to the cluster at {address}"):
        return Cluster(address, seconds)


@contextmanager
def status(what: str) -> Iterator[None]:
    """Something moves in a terminal; elsewhere it is said, and said again while it lasts."""
    if errors.is_terminal:
        with errors.status(what):
            yield
        return
    errors.print(what, style="dim")
    over = threading.Event()

    def remind() -> None:
        while not over.wait(LINE_EVERY):
            errors.print(f"still {what}", style="dim")

    reminding = threading.Thread(target=remind, daemon=True)
    reminding.start()
    try:
        yield
    finally:
        over.set()
        reminding.join()


class Telling:
    """Progress as a bar in a terminal, elsewhere as a line every few seconds."""

    def __init__(self, total: int, title: str) -> None:
        self.total = total
        self.title = title
        self.began = self.lined = self.counted = time.monotonic()
        self.share = ""
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
            TextColumn("{task.fields[share]}", markup=False),
        )
        self.bar = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
        self.task = self.bar.add_task(title.partition(":")[0], total=total, rate="", share="")

    def __enter__(self) -> Telling:
        self.bar.start()
        if not errors.is_terminal:
            errors.print(self.title, style="dim", markup=False)
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def __call__(self, state: Run) -> None:
        now = time.monotonic()
        if now - self.counted > COUNT_EVERY and state.done > 0:
            self.share = _leader(state)
            self.counted = time.monotonic() + (time.monotonic() - now) * 20
        speed = (state.done - state.found) / max(1e-3, now - self.began)
        rate = f"{speed:.1f} games/s" if speed >= 1 else f"{60 * speed:.1f} games/min"
        self.bar.update(self.task, completed=state.done, rate=rate, share=self.share)
        if not errors.is_terminal and now - self.lined > LINE_EVERY:
            self.lined = now
            left = f"{(self.total - state.done) / speed:.0f} s left" if speed > 0 else "no game finished yet"
            words = [f"{state.done} of {self.total} games", rate, left, self.share]
            errors.print(", ".join(word for word in words if word), style="dim", markup=False)


def _leader(state: Run) -> str:
    """In a duel the first entrant's share so far, else that of whoever leads."""
    games = state.games()
    indices = range(1 if state.plan.duel else len(state.plan.entrants))
    shares = {state.plan.entrants[index]: share_of(index, games) for index in indices}
    name = max(shares, key=lambda name: shares[name].value)
    return f"{name} {tell_share(shares[name])}"


def _print(report: Report) -> None:
    found, plan = report.figures, report.plan
    console.print(headline(plan), style="bold", markup=False)
    console.print(f"{found.games} games on {found.deals} deals, seed {plan.seed}; par is {percent(report.par)}")
    table = Table("entrant", box=None, pad_edge=False)
    for head in ("wins", "margin", "rating", "p50", "p99"):
        table.add_column(head, no_wrap=True)
    for one in ranked(report):
        rating = f"{one.rating.mu:.1f} ± {one.rating.high - one.rating.mu:.1f}"
        times = tell_time(one.time.p50), tell_time(one.time.p99)
        table.add_row(Text(one.name), tell_share(one.share), tell_number(one.margin), rating, *times)
    console.print(table)
    seats = ", ".join(f"{number}: {percent(seat.share.value)}" for number, seat in enumerate(found.seats, start=1))
    console.print(f"wins by seat: {seats}")
    if sentence(report):
        console.print(sentence(report), markup=False)
