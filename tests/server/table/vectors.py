"""The first updates of a game of every title, as differences and whole: what the client must make of them.

python -m tests.server.table.vectors        writes web/src/net/changes.json
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import nemeton
from nemeton.server import wire
from nemeton.server.store.storage import SeatRow, Stored, TableRow
from nemeton.server.table import render
from nemeton.server.table.auth import Caller
from nemeton.server.table.fanout import Connection
from nemeton.server.table.news import News
from nemeton.server.table.table import Table, table_of

FILE = Path(__file__).parents[3] / "web" / "src" / "net" / "changes.json"
Json = dict[str, Any]


def laid(name: str, owns: list[tuple[int, ...]], players: int) -> Table:
    """A table at which it has been dealt, and at which somebody looks with each of these groups of seats."""
    game = nemeton.game(name)
    version = (name, game.rules_version, str(game.content["fingerprint"]))
    row = TableRow(
        "vectors", "Oak 1", *version, players, {}, "waiting", False, "none", 0.0, 0.0, bytes(32), 1_000_000.0
    )
    table = table_of(Stored(row, [SeatRow("human", f"P{seat}") for seat in range(players)], [], [], [], [], [], None))
    draft = table.start()
    table.set_status("playing")
    table.take_over(draft)
    for own in owns:
        connection = Connection(Caller())
        connection.own = own
        table.connections.add(connection)
    return table


def move_on(table: Table, rng: random.Random) -> int:
    """A random decision; the number before it."""
    seat, before = table.awaited()[0], table.number
    match = table.playing()
    draft = table.chain(seat, [rng.choice(match.state.moves(seat))])
    table.take_over(draft)
    if draft.over:
        table.set_status("over")
    return before


def as_told(message: object) -> Json:
    return dict(msgspec.json.decode(msgspec.json.encode(message)))


def steps(table: Table, own: tuple[int, ...], moves: int, seed: int) -> Iterator[tuple[Json, wire.Changed]]:
    """What somebody has seen, the snapshot first, and what he is told next."""
    rng = random.Random(seed)
    whole = as_told(render.snapshot(table, own))
    for _ in range(moves):
        if not table.awaited():
            return
        told = News(table, move_on(table, rng)).told(own)
        assert isinstance(told, wire.Changed)
        yield whole, told
        whole = as_told(render.snapshot(table, own))


def vectors() -> list[Json]:
    """With the eyes of a seat, and in one game of a spectator and of a device with two seats; only what is needed to
    make a view whole again."""
    found = []
    for name in nemeton.names():
        players = max(3, nemeton.game(name).min_players)
        for own in [(1,), *([(), (0, 2)] if name == nemeton.names()[0] else [])]:
            table = laid(name, [own], players)
            told = [(whole, as_told(message)) for whole, message in steps(table, own, 3, 5)]
            last = as_told(render.snapshot(table, own))
            keep = ("type", "number", "after", "entries", "events", "changes", "views", "asks", "sum")
            found.append(
                {
                    "game": name,
                    "own": own,
                    "seen": {key: told[0][0][key] for key in ("number", "view", "views")},
                    "told": [{key: one[key] for key in keep if key in one} | {"asks": []} for _, one in told],
                    "text": json.dumps([last["view"], last["views"]], separators=(",", ":"), ensure_ascii=False),
                }
            )
    return found


def page() -> str:
    return "[\n" + ",\n".join(json.dumps(one, separators=(",", ":"), ensure_ascii=False) for one in vectors()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8")
