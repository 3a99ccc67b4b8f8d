"""`nemeton host` and `nemeton play`: the web table."""

from __future__ import annotations

import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

import nemeton
from nemeton.cli.common import Content, console, say_if_plain
from nemeton.games import packs

Port = Annotated[int, typer.Option(help="Port to listen on; 0 takes a free one.")]
Db = Annotated[str, typer.Option(help="A file for SQLite, or a database URL.")]


def host(
    port: Port = 8642,
    db: Db = "nemeton.db",
    address: Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0 for everybody.")] = "127.0.0.1",
    name: Annotated[list[str] | None, typer.Option(help="A host name this server answers to; may be repeated.")] = None,
    proxy: Annotated[list[str] | None, typer.Option(help="The address of a reverse proxy; may be repeated.")] = None,
    copies: Annotated[int, typer.Option(min=0, help="Daily copies of an SQLite file to keep; 0 makes none.")] = 7,
    copies_folder: Annotated[Path | None, typer.Option(help="Where; usually backups/ beside the database.")] = None,
    key: Annotated[str, typer.Option(help="The file with the key that seals secrets; beside the database.")] = "",
    content: Content = None,
) -> None:
    """Serve the table until Ctrl-C."""
    packs.use(content)
    more = {"hosts": tuple(name or ()), "proxies": tuple(proxy or ()), "copies": copies, "copies_folder": copies_folder}
    _serve(address, port, db, browser=False, key=key, **more)


def play(
    port: Port = 8642,
    db: Db = "nemeton.db",
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Start the table on this machine and open it in the browser."""
    _serve("127.0.0.1", port, db, browser)


def _serve(address: str, port: int, db: str, browser: bool, **more: Any) -> None:
    from nemeton.server.run import serve  # the other commands start faster without it
    from nemeton.server.settings import Settings

    def ready(page: str) -> None:
        build = "compiled" if nemeton.COMPILED else "plain"
        console.print(f"The table is open at {page} with the {build} engine (Ctrl-C closes it)")
        if browser:
            webbrowser.open(page)

    say_if_plain()
    settings = replace(Settings.of_process(), db=db, **more)
    serve(address, port, settings, ready)
