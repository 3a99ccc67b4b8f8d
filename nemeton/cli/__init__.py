"""The command line: `nemeton games | simulate | match | export | arena | watch | replay | review | verify | …`."""

from __future__ import annotations

import sys

import typer

from nemeton.cli import (
    arena,
    bench,
    catalogue,
    content,
    export,
    host,
    kept,
    match,
    new,
    puzzles,
    records,
    review,
    simulate,
    train,
    watch,
    worker,
)
from nemeton.core.errors import NemetonError

app = typer.Typer(
    name="nemeton",
    help="A digital table for board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (
    catalogue.games,
    simulate.simulate,
    match.match,
    export.export,
    arena.arena,
    train.train,
    watch.watch,
    records.replay,
    records.verify,
    review.review,
    puzzles.puzzles,
    bench.bench,
    host.host,
    host.play,
    worker.worker,
    kept.backup,
    kept.restore,
    kept.rescue,
    new.new,
):
    app.command()(command)
app.add_typer(content.app, name="content")


def main() -> None:
    """Bad input is an answer: one line on standard error and exit code 2, never a traceback."""
    try:
        app()
    except NemetonError as problem:
        print(f"nemeton: {problem}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
