"""`nemeton host` and `nemeton play`: the web table."""

from __future__ import annotations

from typing import Annotated

import typer

from nemeton.cli.common import say_if_plain

Port = Annotated[int, typer.Option(help="Port to listen on.")]
Db = Annotated[str, typer.Option(help="A file for SQLite, or a database URL.")]


def host(
    port: Port = 8642,
    db: Db = "nemeton.db",
    address: Annotated[str, typer.Option("--host", help="Address to listen on.")] = "127.0.0.1",
) -> None:
    """Serve the table to everybody who can reach this machine's address."""
    _serve(address, port, db, False)


def play(port: Port = 8642, db: Db = "nemeton.db") -> None:
    """Start the table on this machine and open it in the browser."""
    _serve("127.0.0.1", port, db, True)


def _serve(address: str, port: int, db: str, browser: bool) -> None:
    from nemeton.server.run import serve

    say_if_plain()
    serve(address, port, db, open_browser=browser)
