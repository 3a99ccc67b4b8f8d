"""Makes the database that a release leaves behind, for the tests of later ones: python -m tools.release_database

A real server lays tables of every game, two people at one device and bots play each to its middle, one to its end, and
somebody chats, brings a record and begins a lesson. It goes into `tests/data`, packed, and beside it who holds the
seats. Run it once for every release, when the form of the database or the rules are to change afterwards, and
keep all of them: every later version goes on with every one.
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nemeton
from tests.server.support import Person, play_on, play_to_the_end, started

DATA = Path(__file__).resolve().parent.parent / "tests" / "data"
SEED = 1
MIDDLE = 24  # decisions of the two people
PEOPLE = [{"kind": "human", "name": "Anouk"}, {"kind": "human", "name": "Bram"}]
BOTS = [{"kind": "bot", "name": "Oak", "level": 2}, {"kind": "bot", "name": "Elm", "level": 4}]


def play_half(person: Person, table: dict[str, Any]) -> dict[str, Any]:
    """To a moment at which one of the people is asked."""
    rng = random.Random(SEED)
    with person.live(table["id"]) as line:
        message = line.next()
        decided = 0
        while decided < MIDDLE or not message["asks"]:
            if message["asks"]:
                message = play_on(line, message, rng.choice)
                decided += 1
            else:
                message = line.until_type("update")
        line.ask("chat", seat=0, text=f"to be continued, {table['game']}")
    return {"id": table["id"], "game": table["game"], "number": message["number"]}


def fill(person: Person) -> dict[str, Any]:
    person.get("/api/games")
    tables = []
    for game in nemeton.names():
        clock = {"kind": "bank", "seconds": 86_400.0, "increment": 5.0} if game == "meduris" else {"kind": "none"}
        tables.append(play_half(person, person.lay(*PEOPLE, *BOTS, game=game, clock=clock)))
    done = person.lay(*PEOPLE, game="celtica")
    with person.live(done["id"]) as line:
        play_to_the_end(line, line.next())
    record = person.get(f"/api/tables/{done['id']}/record").text
    replay = person.http.post("/api/replays", content=record).json()["id"]
    lesson = person.do("/api/tables/lesson", game="celtica", lesson="first", chapter=1, name="Cleo")["table"]["id"]
    return {
        "cookies": dict(person.http.cookies),
        "tables": tables,
        "over": done["id"],
        "replay": replay,
        "lesson": lesson,
    }


def main() -> None:
    with TemporaryDirectory() as folder:
        db, packed = Path(folder, "nemeton.db"), Path(folder, "packed.db")
        with started(db) as (address, _process), Person(address) as person:
            told = fill(person)
        with closing(sqlite3.connect(db)) as connection:
            connection.execute("vacuum into ?", (str(packed),))
        DATA.mkdir(exist_ok=True)
        kept = DATA / f"{nemeton.__version__}.db.gz"
        kept.write_bytes(gzip.compress(packed.read_bytes(), 9, mtime=0))
        kept.with_name(f"{nemeton.__version__}.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    print(f"{kept}: {kept.stat().st_size:,} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
