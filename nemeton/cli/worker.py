"""`nemeton worker`: thinks for the bots of servers on other machines."""

from __future__ import annotations

from typing import Annotated

import typer

from nemeton.cli.common import Content, console, say_if_plain
from nemeton.games import packs


def worker(
    redis: Annotated[
        str, typer.Option(envvar="NEMETON_REDIS", help="The Redis that the servers share: redis://host:6379/0.")
    ],
    processes: Annotated[
        int, typer.Option(min=0, envvar="NEMETON_PROCESSES", help="Processes that think; 0: all cores but one.")
    ] = 0,
    content: Content = None,
) -> None:
    """Think for the bots of the servers that share a Redis, until Ctrl-C."""
    import asyncio

    from nemeton.server.bots.far import work
    from nemeton.server.logs import start_logging
    from nemeton.server.settings import spare_cores

    packs.use(content)
    say_if_plain()
    start_logging()
    count = processes or spare_cores()
    asyncio.run(work(redis, count, lambda: console.print(f"thinking with {count} processes (Ctrl-C ends)")))
