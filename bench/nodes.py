"""What a second node carries: one node on one core, then two nodes on two, on PostgreSQL and Redis, in one run.

    python bench/nodes.py                       30 tables and 10 seconds for each core, twice in turn

A core is all there is: the node, its share of PostgreSQL and Redis and the people who play at it run there. So the
figure says whether nodes get into each other's way; a machine with cores to spare for the people carries more. A
move's time runs from sending it until the last of four seats has been told. Every acknowledged move is looked up in
the database afterwards. The exit status is 1 if one is missing or two nodes carry less than 1.7 times one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from load_tables import ROOT, SEATS, Figures, LoadTable, lay, percentile

sys.path.insert(0, str(ROOT))
from tests.servers import Postgres, Redis, free_port

PROMISED = 1.7
P99 = 100.0  # milliseconds
SERVER = """
from nemeton.server.limits import UNBOUNDED
from nemeton.server.run import serve
from nemeton.server.settings import Settings
settings = Settings(db={db!r}, key={key!r}, redis={redis!r}, rates=UNBOUNDED, bot_pause=0.0)
serve("127.0.0.1", {port}, settings, lambda address: print(address, flush=True))
"""
ENV = {**os.environ, "PYTHONPATH": str(ROOT)}


async def drive(address: str, tables: int, seconds: float) -> None:
    """The people at one node: says when all are there, plays when told to, then prints what came of it."""
    figures = Figures()
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        made = [await lay(client, [{"kind": "human"}] * SEATS) for _ in range(tables)]
    sat = [LoadTable(one["table"]["id"], one["tokens"], f"{address}/", figures) for one in made]
    listeners = [task for table in sat for task in await table.join()]
    print("joined", flush=True)
    sys.stdin.readline()
    spent = await play(sat, seconds)
    await asyncio.sleep(0.5)  # the last acknowledgements
    await asyncio.gather(*[table.leave() for table in sat])
    await asyncio.gather(*listeners, return_exceptions=True)
    told = {"acknowledged": figures.acknowledged, "refused": len(figures.refused), "times": figures.times}
    print(json.dumps({**told, "seconds": spent}))


async def play(tables: list[LoadTable], seconds: float) -> float:

    began, luck = time.perf_counter(), random.Random(1)
    await asyncio.gather(*[table.play(began + seconds, 0.0, luck) for table in tables])
    return time.perf_counter() - began


def carried(cores: list[int], tables: int, seconds: float) -> dict[str, Any]:
    """As many nodes as cores, and nothing runs anywhere else."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        with tempfile.TemporaryDirectory() as folder, ExitStack() as ends:
            os.chmod(folder, 0o755)
            postgres, redis = Postgres(), Redis(Path(folder))
            ends.callback(postgres.end)
            ends.callback(redis.end)
            settings = {"db": postgres.url("load"), "key": str(Path(folder, "house.key")), "redis": redis.url}
            ports = [free_port() for _ in cores]
            for core, port in zip(cores, ports, strict=True):
                started(ends, core, ["-c", SERVER.format(**settings, port=port)]).readline()
            people = [
                started(ends, core, [__file__, "--drive", f"http://127.0.0.1:{port}", str(tables), str(seconds)])
                for core, port in zip(cores, ports, strict=True)
            ]
            told = together(people)
            kept = set(postgres.run("select table_id, number, say from entries where kind = 'move'", "load"))
    finally:
        os.sched_setaffinity(0, before)
    acknowledged = [tuple(one) for row in told for one in row["acknowledged"]]
    times = [one for row in told for one in row["times"]]
    return {
        "nodes": len(cores),
        "moves_per_second": round(sum(len(row["acknowledged"]) / row["seconds"] for row in told), 1),
        "p50_ms": round(percentile(times, 0.5), 1),
        "p99_ms": round(percentile(times, 0.99), 1),
        "refused": sum(row["refused"] for row in told),
        "lost": sum((table, after + 1, say) not in kept for table, after, say in acknowledged),
    }


class Told:
    """A process on one core, line by line."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def readline(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def go(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()


def started(ends: ExitStack, core: int, words: list[str]) -> Told:
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "env": ENV}
    process = subprocess.Popen([sys.executable, *words], **pipes)
    os.sched_setaffinity(process.pid, [core])
    ends.callback(process.wait)
    ends.callback(process.kill)
    return Told(process)


def together(people: list[Told]) -> list[dict[str, Any]]:
    for one in people:
        assert one.readline() == "joined\n"
    for one in people:
        one.go()
    return [dict(json.loads(one.readline())) for one in people]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--drive", nargs=3, metavar=("ADDRESS", "TABLES", "SECONDS"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.drive:
        asyncio.run(drive(given.drive[0], int(given.drive[1]), float(given.drive[2])))
        return 0
    cores = sorted(os.sched_getaffinity(0))[:2]
    if len(cores) < 2:
        sys.exit("two cores are needed to measure what a second node carries")
    rows = [carried(used, given.tables, given.seconds) for _ in range(given.rounds) for used in ([cores[0]], cores)]
    for row in rows:
        print("".join(f"{key} {value!s:<10}" for key, value in row.items()))
    carries = [sum(row["moves_per_second"] for row in rows[first::2]) for first in (0, 1)]
    print(f"two nodes carry {carries[1] / carries[0]:.2f} times one")
    good = all(row["lost"] == 0 and row["p99_ms"] < P99 for row in rows)
    return 0 if good and carries[1] >= PROMISED * carries[0] else 1


if __name__ == "__main__":
    sys.exit(main())
