"""A day of a busy house in an hour: tables laid, played, left, ended and looked at again, one server on SQLite.

    python bench/day.py                         50,000 tables
    python bench/day.py --tables 2000           a short one

Sixty-four visitors lay one table after the other, each as a new person: of two people who sit at one device, or of one
and a bot; of every title. Most play a few moves and end the game by agreement, every 25th plays to the end and looks at
its record. Every so often it says how much memory and how many open files and threads the server has, and how large the
database is. The exit status is 1 if memory or files still grow after the first fifth, or an answer was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from load_tables import decode, live, memory_of, serving

import nemeton

VISITORS = 64
FEW_MOVES = 6
TO_THE_END = 25  # every so many tables
SETTLED = 0.2  # of the run, after which nothing grows any more
MOST_GROWTH = 30.0  # MB: what a Python process may still gain by breaking its memory into pieces
MOST_FILES = 10


@dataclass
class Day:
    address: str
    wanted: int
    laid: int = 0
    moves: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)

    async def visit(self, number: int) -> None:
        luck = random.Random(number)
        while self.laid < self.wanted and len(self.problems) < 5:
            self.laid += 1
            # without TLS: reading the certificates takes longer than a move
            async with httpx.AsyncClient(base_url=self.address, timeout=60, verify=False) as person:
                try:
                    await self.play(person, luck, self.laid % TO_THE_END == 0)
                except Exception as problem:  # whatever it is, it is told at the end
                    self.problems.append(f"table {self.laid}: {type(problem).__name__}: {problem}")

    async def play(self, person: httpx.AsyncClient, luck: random.Random, whole: bool) -> None:
        game = nemeton.game(luck.choice(nemeton.names() if not whole else ["celtica", "meduris"]))
        other = luck.choice([{"kind": "human"}, {"kind": "bot", "level": 1}])
        seats = [{"kind": "human"}, *[other] * (game.min_players - 1)]
        answer = await person.post("api/tables", json={"game": game.name, "seats": seats})
        answer.raise_for_status()
        table = answer.json()["table"]["id"]
        made = await self.sit(person, table, luck, 10_000 if whole else FEW_MOVES)
        self.moves += made
        if not whole:
            (await person.post(f"api/tables/{table}/abandon")).raise_for_status()
        for path in ("", "/record", "/positions") if whole else ("",):
            (await person.get(f"api/tables/{table}{path}")).raise_for_status()
        self.statuses[(await person.get(f"api/tables/{table}")).json()["status"]] += 1

    async def sit(self, person: httpx.AsyncClient, table: str, luck: random.Random, most: int) -> int:
        """How many moves were made."""
        made, answered = 0, -1
        async with await live(person, table) as socket:
            async for text in socket:
                heard = decode(text)
                if heard.type == "error" and "look again" not in heard.message:  # somebody else was faster
                    raise RuntimeError(heard.message)
                if made >= most or (heard.table is not None and heard.table.status != "playing"):
                    break
                if heard.asks and heard.asks[0].number > answered:
                    ask = heard.asks[0]
                    answered, made = ask.number, made + 1
                    message = {"type": "play", "request": made, "seat": ask.seat, "after": ask.number}
                    message["moves"] = [luck.choice(ask.moves).say]
                    await socket.send(json.dumps(message))
        return made


@dataclass(frozen=True)
class Reading:
    tables: int
    memory: float
    files: int
    threads: int
    disk: float


def read(process: int, db: Path, tables: int) -> Reading:
    disk = sum(file.stat().st_size for file in db.parent.glob(f"{db.name}*")) / 1e6
    files, threads = (len(os.listdir(f"/proc/{process}/{what}")) for what in ("fd", "task"))
    return Reading(tables, memory_of(process), files, threads, disk)


async def watch(day: Day, process: int, db: Path, readings: list[Reading], every: int) -> None:
    began = time.monotonic()
    while True:
        if day.laid >= len(readings) * every:
            readings.append(read(process, db, day.laid))
            now = readings[-1]
            print(
                f"{now.tables:>6} tables, {day.moves:>7} moves, {time.monotonic() - began:6.0f} s: "
                f"{now.memory:6.1f} MB, {now.files} files, {now.threads} threads, {now.disk:.1f} MB on disk",
                flush=True,
            )
        await asyncio.sleep(0.2)


async def run(address: str, process: int, db: Path, wanted: int) -> tuple[Day, list[Reading]]:
    day, readings = Day(address, wanted), list[Reading]()
    watching = asyncio.create_task(watch(day, process, db, readings, max(1, wanted // 20)))
    await asyncio.gather(*[day.visit(number) for number in range(VISITORS)])
    await asyncio.sleep(2)  # whoever left is gone
    watching.cancel()
    readings.append(read(process, db, day.laid))
    return day, readings


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50_000)
    given = parser.parse_args()
    with serving() as (address, process, db):
        day, readings = asyncio.run(run(address, process, db, given.tables))
    for problem in day.problems:
        print(problem)
    if day.problems:
        return 1
    settled = [one for one in readings if one.tables >= SETTLED * given.tables]
    growth, files = settled[-1].memory - settled[0].memory, settled[-1].files - settled[0].files
    print(f"{day.laid} tables, {dict(day.statuses)}, {day.moves} moves of people")
    print(
        f"after the first fifth: {growth:+.1f} MB of memory, {files:+d} files; on disk {settled[-1].disk:.1f} MB in all"
    )
    return 0 if growth < MOST_GROWTH and files <= MOST_FILES else 1


if __name__ == "__main__":
    sys.exit(main())
