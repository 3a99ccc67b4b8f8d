"""Load on the live table: many tables, four connected seats each, random moves from the clients, one server on SQLite.

    python bench/load_tables.py                     200 tables, 350 moves/s asked for, 20 seconds
    python bench/load_tables.py --rate 0            as fast as the tables answer
    python bench/load_tables.py --search-bots 8     once more with 8 tables of searching bots beside the others

A move's time runs from sending it until the last seat of its table has been told. Every acknowledged move is looked up
in the database afterwards. The exit status is 1 if one is missing or the promise (300 moves/s, p99 below 250 ms) is
not kept.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
SEATS = 4
PROMISED_RATE = 300
PROMISED_P99 = 250.0
SERVER = """
from nemeton.server.limits import UNBOUNDED
from nemeton.server.run import serve
from nemeton.server.settings import Settings
settings = Settings(db={db!r}, rates=UNBOUNDED, bot_pause=0.0)
serve("127.0.0.1", 0, settings, lambda address: print(address, flush=True))
"""


class TableState(msgspec.Struct):
    status: str


class MoveSaid(msgspec.Struct):
    say: str


class Ask(msgspec.Struct):
    seat: int
    number: int
    moves: list[MoveSaid]


class Heard(msgspec.Struct):
    """The part of a message that is looked at."""

    type: str
    number: int = 0
    request: int | None = None
    message: str = ""
    table: TableState | None = None
    asks: list[Ask] = []


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Figures:
    times: list[float] = field(default_factory=list)
    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)  # table, number asked after, move
    refused: list[str] = field(default_factory=list)


@dataclass
class LoadTable:
    """One table with its seats; plays one random move after the other, at most one every `interval` seconds."""

    id: str
    tokens: dict[str, str]
    address: str
    figures: Figures
    sockets: list[ClientConnection] = field(default_factory=list)
    numbers: list[int] = field(default_factory=lambda: [0] * SEATS)
    ask: tuple[int, Ask] | None = None
    over: bool = False
    told: asyncio.Event = field(default_factory=asyncio.Event)
    pending: dict[int, tuple[int, str]] = field(default_factory=dict)

    async def join(self) -> list[asyncio.Task[None]]:
        for seat in range(SEATS):
            bearer = {"Authorization": f"Bearer {self.tokens[str(seat)]}"}
            url = f"ws{self.address.removeprefix('http')}api/tables/{self.id}/live"
            self.sockets.append(await connect(url, additional_headers=bearer, compression=None, ping_interval=None))
        return [asyncio.create_task(self.listen(seat)) for seat in range(SEATS)]

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            heard = decode(text)
            if heard.type in ("snapshot", "update", "changed"):
                self.numbers[seat] = heard.number
                if heard.table is not None and heard.table.status != "playing":
                    self.over = True
                if heard.asks:
                    self.ask = (seat, heard.asks[0])
                self.told.set()
            elif heard.type == "ok" and heard.request is not None:
                after, say = self.pending.pop(heard.request)
                self.figures.acknowledged.append((self.id, after, say))
            elif heard.type == "error":
                self.figures.refused.append(heard.message)

    async def play(self, until: float, interval: float, rng: random.Random) -> None:
        await self.wait_for(0)
        request = 0
        following = time.perf_counter() + rng.random() * interval
        while self.ask is not None and not self.over:
            await asyncio.sleep(max(0.0, following - time.perf_counter()))
            if time.perf_counter() > until:
                return
            following = max(following + interval, time.perf_counter() - interval)
            (seat, ask), self.ask = self.ask, None
            say = rng.choice(ask.moves).say
            request += 1
            self.pending[request] = (ask.number, say)
            message = {"type": "play", "request": request, "seat": seat, "after": ask.number, "moves": [say]}
            sent = time.perf_counter()
            await self.sockets[seat].send(json.dumps(message))
            await self.wait_for(ask.number)
            self.figures.times.append(1000 * (time.perf_counter() - sent))

    async def wait_for(self, number: int) -> None:
        """Until every seat has been told of something after that number."""
        while min(self.numbers) <= number:
            self.told.clear()
            await self.told.wait()

    async def leave(self) -> None:
        await asyncio.gather(*[socket.close() for socket in self.sockets])


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values) or [0.0]
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def memory_of(process: int) -> float:
    """In MB, of that process alone."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_of(process: int) -> float:
    """Seconds of processor time that process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def lost(db: str, acknowledged: list[tuple[str, int, str]]) -> int:
    """How many acknowledged moves are not in the database."""
    with sqlite3.connect(db) as connection:
        kept = set(connection.execute("select table_id, number, say from entries where kind = 'move'"))
    return sum((table, after + 1, say) not in kept for table, after, say in acknowledged)


async def lay(client: httpx.AsyncClient, kinds: list[dict[str, Any]]) -> dict[str, Any]:
    answer = await client.post("api/tables", json={"game": "celtica", "seats": kinds})
    answer.raise_for_status()
    return dict(answer.json())


async def live(client: httpx.AsyncClient, table: str) -> ClientConnection:
    """A socket of whoever has laid that table, known by his cookies."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = f"ws{str(client.base_url).removeprefix('http')}api/tables/{table}/live"
    return await connect(url, additional_headers={"Cookie": cookies}, compression=None, ping_interval=None)


async def phase(address: str, process: int, given: argparse.Namespace, db: str, bots: int) -> dict[str, Any]:
    figures = Figures()
    rng = random.Random(given.seed)
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        for _ in range(bots):
            await lay(client, [{"kind": "bot", "level": 6}] * SEATS)
        made = [await lay(client, [{"kind": "human"}] * SEATS) for _ in range(given.tables)]
        tables = [LoadTable(one["table"]["id"], one["tokens"], address, figures) for one in made]
        listeners = [task for table in tables for task in await table.join()]
        before, worked = memory_of(process), processor_of(process)
        begun = time.perf_counter()
        interval = given.tables / given.rate if given.rate else 0.0
        await asyncio.gather(*[table.play(begun + given.seconds, interval, rng) for table in tables])
        spent = time.perf_counter() - begun
        worked = processor_of(process) - worked
        await asyncio.sleep(0.5)  # the last acknowledgements
        after = memory_of(process)
        await asyncio.gather(*[table.leave() for table in tables])
        await asyncio.gather(*listeners, return_exceptions=True)
        thoughts = [line for line in (await client.get("metrics")).text.splitlines() if "thought_seconds_count" in line]
    return {
        "tables": given.tables,
        "search_tables": bots,
        "bot_moves": int(float(thoughts[-1].split()[-1])),
        "seconds": round(spent, 1),
        "moves": len(figures.acknowledged),
        "moves_per_second": round(len(figures.acknowledged) / spent, 1),
        "p50_ms": round(percentile(figures.times, 0.5), 1),
        "p99_ms": round(percentile(figures.times, 0.99), 1),
        "slowest_ms": round(max(figures.times, default=0.0), 1),
        "server_ms_per_move": round(1000 * worked / max(1, len(figures.acknowledged)), 2),
        "load_average": round(os.getloadavg()[0], 1),
        "refused": len(figures.refused),
        "lost": lost(db, figures.acknowledged),
        "memory_before_mb": round(before, 1),
        "memory_after_mb": round(after, 1),
    }


@contextmanager
def serving(program: str = SERVER) -> Iterator[tuple[str, int, Path]]:
    """A server on a database of its own: its address, its process and the database; all gone at the end."""
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder, "bench.db")
        command = [sys.executable, "-c", program.format(db=str(db))]
        env = {**os.environ, "PYTHONPATH": str(ROOT)}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, start_new_session=True) as server:
            try:
                yield (server.stdout.readline() if server.stdout else "").split()[-1], server.pid, db
            finally:
                server.terminate()


def run(given: argparse.Namespace) -> list[dict[str, Any]]:
    with serving() as (address, process, db):
        return [
            asyncio.run(phase(address, process, given, str(db), bots))
            for bots in ([0, given.search_bots] if given.search_bots else [0])
        ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=350.0, help="moves per second over all tables; 0: no limit")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--search-bots", type=int, default=0, metavar="N", help="also with N tables of level-6 bots")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = run(given)
    if given.json:
        print(json.dumps(rows, indent=2))
    else:
        for key in rows[0]:
            print(f"{key:<20}" + "".join(f"{row[key]:>12}" for row in rows))
    kept = all(row["lost"] == 0 and row["p99_ms"] < PROMISED_P99 for row in rows)
    asked_for_less = 0 < given.rate < PROMISED_RATE
    return 0 if kept and (asked_for_less or all(row["moves_per_second"] >= PROMISED_RATE for row in rows)) else 1


if __name__ == "__main__":
    sys.exit(main())
