"""What others notice of somebody who takes all he can: a real server with its usual bounds, one honest table.

    python bench/crowd.py                       20 seconds each: alone, beside 30 tables of level 8, beside a flood

At the honest table one person plays against three bots of level 7 (they search). Measured is how long a move takes to
be acknowledged, and how long until the person is asked again, when the three have thought. Beside it somebody else
plays at thirty tables with three bots of level 8 each, or sends pings over forty connections as fast as he can. The
exit status is 1 if the honest one waits more than three times as long as alone for his acknowledgement and more than
half a second, or more than four times as long for the bots and more than five seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from load_tables import decode, live, percentile, serving
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

GAME = "meduris"
TABLES = 30
FLOODS = 40
SERVER = """
from nemeton.server.run import serve
from nemeton.server.settings import Settings
serve("127.0.0.1", 0, Settings(db={db!r}, bot_pause=0.0), lambda address: print(address, flush=True))
"""


@dataclass
class Waited:
    """In milliseconds."""

    acknowledged: list[float] = field(default_factory=list)
    asked: list[float] = field(default_factory=list)

    def row(self) -> dict[str, float]:
        return {
            "moves": len(self.acknowledged),
            "ack_p50": percentile(self.acknowledged, 0.5),
            "ack_p99": percentile(self.acknowledged, 0.99),
            "bots_p50": percentile(self.asked, 0.5),
            "bots_p99": percentile(self.asked, 0.99),
        }


async def lay(client: httpx.AsyncClient, level: int) -> str:
    """A table of one person and three bots; the server allows so many in a while, so whoever is refused waits."""
    seats = [{"kind": "human"}, *[{"kind": "bot", "level": level}] * 3]
    while True:
        answer = await client.post("api/tables", json={"game": GAME, "seats": seats})
        if answer.status_code == 201:
            return str(answer.json()["table"]["id"])
        await asyncio.sleep(1)


async def play(client: httpx.AsyncClient, level: int, until: float, waited: Waited | None = None) -> None:
    """At one table after the other."""
    luck = random.Random(1)
    while time.perf_counter() < until:
        async with await live(client, await lay(client, level)) as socket:
            sent: dict[int, float] = {}  # by the number of the request
            answered = -1
            async for text in socket:
                heard, now = decode(text), time.perf_counter()
                if heard.type == "ok" and heard.request is not None and waited is not None:
                    waited.acknowledged.append(1000 * (now - sent[heard.request]))
                if now > until or (heard.table is not None and heard.table.status != "playing"):
                    break
                if not heard.asks or heard.asks[0].number <= answered:
                    continue
                if sent and waited is not None:
                    waited.asked.append(1000 * (now - sent[answered]))
                answered = heard.asks[0].number
                moves = [luck.choice(heard.asks[0].moves).say]
                sent[answered] = time.perf_counter()
                message = {"type": "play", "request": answered, "seat": 0, "after": answered, "moves": moves}
                await socket.send(json.dumps(message))


async def many_tables(client: httpx.AsyncClient, until: float) -> None:
    await asyncio.gather(*[play(client, 8, until) for _ in range(TABLES)])


async def flood(client: httpx.AsyncClient, until: float) -> None:
    table = await lay(client, 1)

    async def pings() -> None:
        while time.perf_counter() < until:
            try:
                async with await live(client, table) as socket:
                    reader = asyncio.create_task(drain(socket))
                    while time.perf_counter() < until:
                        await socket.send('{"type": "ping"}')
                    reader.cancel()
            except (ConnectionClosed, OSError, TimeoutError):
                await asyncio.sleep(0.01)
            except Exception as problem:  # refused: too many connections; he goes on trying
                if "HTTP" not in str(problem):
                    raise
                await asyncio.sleep(0.01)

    await asyncio.gather(*[pings() for _ in range(FLOODS)])


async def drain(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


Crowd = Callable[[httpx.AsyncClient, float], Awaitable[None]]


async def phase(address: str, seconds: float, crowd: Crowd | None) -> Waited:
    waited = Waited()
    async with httpx.AsyncClient(base_url=address, timeout=60) as honest:
        other = subprocess.Popen([sys.executable, __file__, "--crowd", address, crowd.__name__]) if crowd else None
        try:
            await asyncio.sleep(5 if crowd else 0)
            await play(honest, 7, time.perf_counter() + seconds, waited)
        finally:
            if other is not None:
                other.kill()
                other.wait()
    return waited


async def be_many(address: str, crowd: Crowd) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        await crowd(client, time.perf_counter() + 600)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--crowd", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.crowd:
        asyncio.run(be_many(given.crowd[0], {"many_tables": many_tables, "flood": flood}[given.crowd[1]]))
        return 0
    rows: list[dict[str, Any]] = []
    with serving(SERVER) as (address, _process, _db):
        for name, crowd in (("alone", None), ("30 tables of level 8", many_tables), ("flood of pings", flood)):
            rows.append({"beside": name, **asyncio.run(phase(address, given.seconds, crowd)).row()})
            figures = (f"{key} {value:.1f}" for key, value in rows[-1].items() if key != "beside")
            print(f"{name:<22}", "  ".join(figures), flush=True)
    alone, *beside = rows
    good = all(
        row["ack_p99"] < max(500.0, 3 * alone["ack_p99"]) and row["bots_p99"] < max(5000.0, 4 * alone["bots_p99"])
        for row in beside
    )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
