"""Whatever is killed: no acknowledged move is lost, no table forks, and play goes on by itself.

Two servers, workers, PostgreSQL and Redis as real processes; people at both servers move without a pause while one of
them after the other is killed and started again. Short in `make test-extras`, long in `make soak`.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.support import COMMAND, HUMANS, ROOT, Json, Line, Person, eventually, first_moves
from tests.servers import Postgres, Redis, free_port, name_for

pytestmark = pytest.mark.extras
TABLES = 4  # of people; each is played through both servers
BOT_TABLES = 2
BOT = {"kind": "bot", "level": 3}
QUIET: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": ROOT}
ENV = {**os.environ, "PYTHONPATH": str(ROOT)}


class Node:
    """A server on a port of its own; it begins again on the same one."""

    def __init__(self, db: str, key: Path, redis: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        text = COMMAND.format(db=db, key=str(key), redis=redis).replace('"127.0.0.1", 0', f'"127.0.0.1", {self.port}')
        self._command = [sys.executable, "-c", text]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, env=ENV, **QUIET)

    def answers(self) -> bool:
        with suppress(httpx.HTTPError):
            return httpx.get(f"{self.address}/health", timeout=2).status_code == 200
        return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    end = kill


class FarWorker:
    def __init__(self, redis: str) -> None:
        self._command = [sys.executable, "-m", "nemeton", "worker", "--redis", redis, "--processes", "1"]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, env=ENV, **QUIET)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    end = kill


class House:
    """All of it, and what people at it were told."""

    def __init__(self, folder: Path) -> None:
        self.postgres, self.redis = Postgres(), Redis(folder)
        self.name = name_for(folder)
        url = self.postgres.url(self.name)
        self.nodes = [Node(url, folder / "house.key", self.redis.url) for _ in range(2)]
        self.workers = [FarWorker(self.redis.url)]
        self.acknowledged: list[tuple[str, int, str]] = []
        self.refusals: Counter[str] = Counter()
        self.kills: Counter[str] = Counter()
        self.over = threading.Event()

    def end(self) -> None:
        for part in self._parts():
            part.end()
        self.redis.end()
        self.postgres.end()

    def keep_alive(self) -> bool:
        """What systemd does: whoever has ended is started again."""
        for part in self._parts():
            if part.process.poll() is not None:
                part.start()
        return True

    def _parts(self) -> list[Node | FarWorker]:
        return [*self.nodes, *self.workers]

    def kill(self, rng: random.Random) -> None:
        what = rng.choice(["node", "node", "node", "worker", "postgres", "redis"])
        part: Any = {
            "node": rng.choice(self.nodes),
            "worker": rng.choice(self.workers),
            "postgres": self.postgres,
            "redis": self.redis,
        }[what]
        part.kill()
        self.kills[what] += 1
        time.sleep(rng.random() * 0.5)
        part.start()

    def play(self, table: Json, node: int, seed: int) -> None:
        """Moves one after the other, whatever happens; whoever's connection is lost comes back."""
        rng = random.Random(seed)
        while not self.over.is_set():
            try:
                with Person(self.nodes[node].address) as person:
                    person.http.cookies.update(table["cookies"])
                    self._play(person, table["id"], rng)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.HTTPError, TimeoutError, KeyError):
                time.sleep(0.1)

    def _play(self, person: Person, table_id: str, rng: random.Random) -> None:
        with person.live(table_id) as line:
            message = line.next(10)
            while not self.over.is_set() and message["table"]["status"] == "playing":
                seat, number, moves = first_moves(message)
                say = rng.choice(moves)
                line.send(type="play", request=number, seat=seat, after=number, moves=[say])
                answer = line.next(30)
                while answer.get("request") != number:
                    answer = line.next(30)
                if answer["type"] == "ok":
                    self.acknowledged.append((table_id, number + 1, say))
                else:
                    self.refusals[answer["code"]] += 1
                    time.sleep(0.05)
                newest = line.newest()
                while newest["number"] <= number and answer["type"] == "ok":
                    line.next(10)
                    newest = line.newest()
                message = newest
            if message["table"]["status"] != "playing":
                self.over.wait(0.5)

    def kept(self, what: str) -> list[tuple[Any, ...]]:
        return self.postgres.run(what, self.name)


def run(folder: Path, kills: int, seed: int) -> House:
    house, rng = House(folder), random.Random(seed)
    players: list[threading.Thread] = []
    try:
        eventually(lambda: all(node.answers() for node in house.nodes))
        with Person(house.nodes[0].address) as anouk:
            tables = [anouk.lay(*HUMANS[:3], game="meduris") for _ in range(TABLES)]
            bots = [anouk.lay(BOT, BOT, game="meduris")["id"] for _ in range(BOT_TABLES)]
            for table in tables:
                table["cookies"] = dict(anouk.http.cookies)
        players = [
            threading.Thread(target=house.play, args=(table, node, seed + node))
            for table in tables
            for node in range(2)
        ]
        for player in players:
            player.start()
        for _ in range(kills):
            before = len(house.acknowledged)
            eventually(lambda: house.keep_alive() and len(house.acknowledged) >= before + 5)  # noqa: B023
            house.kill(rng)
        before = len(house.acknowledged)
        eventually(lambda: house.keep_alive() and len(house.acknowledged) >= before + 20)
        done = _moves_of(house, bots)
        eventually(lambda: house.keep_alive() and (_moves_of(house, bots) > done or _all_over(house, bots)))
        eventually(lambda: all(node.answers() for node in house.nodes))
    finally:
        house.over.set()
        for player in players:
            player.join()
        try:
            _look_back(house)
        finally:
            house.end()
    return house


def _moves_of(house: House, tables: list[str]) -> int:
    named = ", ".join(f"'{table}'" for table in tables)
    return int(house.kept(f"select count(*) from entries where table_id in ({named})")[0][0])


def _all_over(house: House, tables: list[str]) -> bool:
    named = ", ".join(f"'{table}'" for table in tables)
    return house.kept(f"select count(*) from tables where id in ({named}) and status = 'playing'") == [(0,)]


def _look_back(house: House) -> None:
    """Nothing is lost, nothing forked: every number once, without gaps, and what was acknowledged stands there."""
    kept = set(house.kept("select table_id, number, say from entries where kind = 'move'"))
    lost = [one for one in house.acknowledged if one not in kept]
    assert lost == [], f"{len(lost)} acknowledged moves are lost"
    assert len(house.acknowledged) == len({(table, number) for table, number, _say in house.acknowledged})
    for table, count, last in house.kept("select table_id, count(*), max(number) from entries group by table_id"):
        assert count == last, f"the entries of {table} have a gap"
    still = house.kept("select distinct table_id from seats where kind = 'human'")
    shown = [[_shown(node, table) for (table,) in still] for node in house.nodes]
    assert shown[0] == shown[1], "both servers show the same games"
    told = f"{dict(house.kills)} killed, {len(house.acknowledged)} moves acknowledged, refused: {dict(house.refusals)}"
    print(told)


def _shown(node: Node, table: str) -> tuple[int, int]:
    """The whole game is read and played through again."""
    answer = httpx.get(f"{node.address}/api/tables/{table}/positions", timeout=60)
    return answer.status_code, len(answer.json()["positions"])


def test_nothing_is_lost_whatever_is_killed(tmp_path: Path) -> None:
    house = run(tmp_path, kills=12, seed=3)
    assert sum(house.kills.values()) == 12
    assert set(house.refusals) <= {"conflict", "not_your_turn", "storage", "over", "illegal_move"}, house.refusals


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_nothing_is_lost_in_the_long_run(tmp_path: Path, seed: int) -> None:
    house = run(tmp_path, kills=110, seed=100 + seed)
    assert sum(house.kills.values()) == 110


def _closing_code(line: Line) -> int | None:
    try:
        while True:
            line.next(30)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None


def test_a_stopped_server_hands_everybody_over_within_two_seconds(tmp_path: Path) -> None:
    """Rolling restart: one server after the other is stopped; whoever was connected is at the other at once."""
    house = House(tmp_path)
    try:
        eventually(lambda: all(node.answers() for node in house.nodes))
        with Person(house.nodes[0].address) as anouk, Person(house.nodes[1].address) as also:
            table = anouk.lay(*HUMANS[:2])
            also.http.cookies.update(dict(anouk.http.cookies))
            people = [anouk, also]
            for stopping in (0, 1):
                with people[stopping].live(table["id"]) as line:
                    number = line.next()["number"]
                    house.nodes[stopping].process.send_signal(signal.SIGTERM)
                    assert _closing_code(line) == 1012, "service restart: whoever is told so comes back at once"
                    gone = time.monotonic()
                with people[1 - stopping].live(table["id"]) as line:
                    message = line.next()
                    away = time.monotonic() - gone
                    assert message["number"] == number
                    seat, after, moves = first_moves(message)
                    assert line.ask("play", seat=seat, after=after, moves=moves[:1])["type"] == "ok"
                assert away < 2.0
                assert house.nodes[stopping].process.wait(30) in (0, -signal.SIGTERM)
                house.nodes[stopping].start()
                eventually(house.nodes[stopping].answers)
    finally:
        house.end()
