"""`nemeton host` and `nemeton play`: the web table."""

from __future__ import annotations

import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

import nemeton
from nemeton.cli.common import Content, console, say_if_plain
from nemeton.cli.config import Config
from nemeton.games import packs

Port = Annotated[int, typer.Option(envvar="NEMETON_PORT", help="Port to listen on; 0 takes a free one.")]
Db = Annotated[
    str, typer.Option("--db", "--database", envvar="NEMETON_DB", help="A file for SQLite, or postgresql://….")
]


def host(
    port: Port = 8642,
    db: Db = "nemeton.db",
    address: Annotated[
        str, typer.Option("--host", envvar="NEMETON_HOST", help="Address to listen on; 0.0.0.0 for everybody.")
    ] = "127.0.0.1",
    name: Annotated[
        list[str] | None,
        typer.Option(envvar="NEMETON_NAME", help="A host name this server answers to; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(envvar="NEMETON_PROXY", help="The address of a reverse proxy; may be repeated."),
    ] = None,
    redis: Annotated[
        str, typer.Option(envvar="NEMETON_REDIS", help="A Redis that several servers share: redis://host:6379/0.")
    ] = "",
    workers: Annotated[
        int, typer.Option(min=0, envvar="NEMETON_WORKERS", help="Processes that search for bots; 0: all cores but one.")
    ] = 0,
    copies: Annotated[
        int, typer.Option(min=0, envvar="NEMETON_COPIES", help="Daily copies of an SQLite file to keep; 0 makes none.")
    ] = 7,
    copies_folder: Annotated[
        Path | None, typer.Option(envvar="NEMETON_COPIES_FOLDER", help="Where; usually backups/ beside the database.")
    ] = None,
    key: Annotated[
        str,
        typer.Option(envvar="NEMETON_KEY", help="The file with the key that seals secrets; the same for all servers."),
    ] = "",
    content: Content = None,
    config: Config = None,
) -> None:
    """Serve the table until Ctrl-C."""
    packs.use(content, play=True)
    more: dict[str, Any] = {
        "hosts": tuple(name or ()),
        "proxies": tuple(proxy or ()),
        "copies": copies,
        "copies_folder": copies_folder,
    }
    if workers:
        more["workers"] = workers
    _serve(address, port, db, browser=False, key=key, redis=redis, **more)


def play(
    port: Port = 8642,
    db: Db = "nemeton.db",
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    network: Annotated[bool, typer.Option("--network", help="Let others in the same network come, too.")] = False,
    address: Annotated[
        str, typer.Option(help="By which address others reach this computer; usually found by itself.")
    ] = "",
) -> None:
    """Start the table on this machine and open it in the browser. The page can open it to the network later."""
    _serve("127.0.0.1", port, db, browser, network=(network, address))


def _serve(
    address: str, port: int, db: str, browser: bool, network: tuple[bool, str] | None = None, **more: Any
) -> None:
    from nemeton.server.run import Network, serve  # the other commands start faster without it
    from nemeton.server.settings import Settings

    def ready(page: str) -> None:
        build = "compiled" if nemeton.COMPILED else "plain"
        console.print(f"The table is open at {page} with the {build} engine (Ctrl-C closes it)")
        if more.get("proxies"):
            console.print("People come through the proxy, by its own address.")
        if browser:
            webbrowser.open(page)

    def opened(page: str) -> None:
        console.print(f"Others in this network find it at {page}")
        if network is not None:
            print_code(page)

    say_if_plain()
    settings = replace(Settings.of_process(), db=db, **more)
    serve(address, port, settings, ready, opened, None if network is None else Network(*network))


def print_code(page: str) -> None:
    """Print an address as a QR code for the camera of a phone; not into a file, nor where its signs are missing."""
    import segno

    with suppress(UnicodeEncodeError):
        if sys.stdout.isatty():
            segno.make(page, micro=False).terminal(sys.stdout, compact=True)
