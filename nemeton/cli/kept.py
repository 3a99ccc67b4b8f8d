"""`nemeton backup`, `nemeton restore` and `nemeton rescue`: the file of an SQLite database."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from nemeton.cli.common import console

Db = Annotated[str, typer.Option(help="The database file.")]
POSTGRES = "copies of a PostgreSQL are made by its own tools: pg_dump and pg_restore (docs/operate.md)"


def _file(db: str) -> Path:
    """Raises BadSetting for a database that is no file."""
    from nemeton.server.errors import BadSetting

    if "://" in db:
        raise BadSetting(POSTGRES)
    return Path(db)


def backup(
    target: Annotated[Path | None, typer.Argument(help="The copy; usually one with the time, in backups/.")] = None,
    db: Db = "nemeton.db",
) -> None:
    """Copy the database, also while a server is using it."""
    from nemeton.server.store import copies  # the other commands start faster without it

    file = _file(db)
    chosen = target if target is not None else copies.folder_of(file) / copies.name_at(file, time.time())
    copies.copy(file, chosen)
    console.print(f"{chosen}: {chosen.stat().st_size:,} bytes", markup=False)


def restore(
    kept: Annotated[Path, typer.Argument(metavar="COPY", help="A copy that backup or the server has made.")],
    db: Db = "nemeton.db",
) -> None:
    """Put a copy in the place of the database; a running server goes on with it within seconds."""
    from nemeton.server.store import copies

    before = copies.put_back(kept, _file(db), time.time())
    console.print(f"{db} is now what {kept} was", markup=False)
    if before is not None:
        console.print(f"what it was before lies in {before}", markup=False)


def rescue(
    damaged: Annotated[str, typer.Argument(help="A damaged database; it is not changed.")],
    fresh: Annotated[Path, typer.Argument(help="A new file for what can be saved.")],
) -> None:
    """Save what can be read of a damaged database into a fresh one, and say what is lost."""
    from nemeton.server.settings import Settings
    from nemeton.server.store import rescue as saving

    saved = saving.rescue(_file(damaged), fresh)
    rows = ", ".join(f"{count} {name}" for name, count in saved.rows.items())
    console.print(f"{fresh}: saved {rows}", markup=False)
    for loss in saved.losses:
        console.print(f"lost: {loss}", markup=False)
    if not saved.losses:
        console.print("nothing was lost", markup=False)
    key = Settings(db=damaged).key_file
    console.print(f"begin with it by: nemeton host --db {fresh} --key {key}", markup=False)
