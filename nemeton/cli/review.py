"""`nemeton review`: a finished game looked at again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

import nemeton
from nemeton.cli.common import Content, Lang, console, errors, say_if_plain
from nemeton.cli.records import read_file
from nemeton.core.errors import BadRecord, NemetonError
from nemeton.games import boxes, of_record, packs
from nemeton.review.page import page
from nemeton.review.whole import review as review_of
from nemeton.words import Words


def review(
    file: Annotated[Path, typer.Argument(help="A finished game, *.nem.")],
    out: Annotated[Path | None, typer.Option("--out", help="Folder for both files; usually that of the game.")] = None,
    lang: Lang = "en",
    depth: Annotated[int, typer.Option(min=0, max=100_000, help="Iterations per decision; 0: as the game needs.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 means one per core.")] = 0,
    content: Content = None,
) -> None:
    """Look at a finished game again: win chances, turning points, better moves, luck. Writes HTML and JSON."""
    packs.use(content)
    say_if_plain()
    try:
        record = read_file(file)
        boxes.begin_as(record.game, record.content)
        game = of_record(record)
        if game.content["fingerprint"] != nemeton.game(record.game).content["fingerprint"]:
            raise BadRecord(0, f"it was played with the box {record.content}; review it without --content", "version")
        words = Words.of(game, lang)
        names = [record.seats.get(seat, "") or f"{seat + 1}" for seat in range(record.players)]
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        with Progress(*columns, console=errors, transient=True) as bar:
            task = bar.add_task(f"reviewing {file.name}", total=None)
            found = review_of(
                record.print(),
                names,
                depth,
                jobs or os.cpu_count() or 1,
                lambda done, total: bar.update(task, completed=done, total=total),
            )
    except BadRecord as problem:
        raise NemetonError(f"{file}: {problem}") from None
    folder = out if out is not None else file.parent
    target = folder / f"{file.stem}-review.html"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target.write_text(page(found, words, file.stem), "utf-8")
        target.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    except OSError as problem:
        raise NemetonError(f"{target}: cannot be written: {problem.strerror or problem}") from None
    console.print(f"{target} and {target.with_suffix('.json').name}", markup=False, soft_wrap=True)
