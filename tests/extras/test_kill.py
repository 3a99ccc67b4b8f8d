"""Whatever is killed: no acknowledged move is lost, no table forks, and play goes on by itself.

Two servers, workers, PostgreSQL and Redis as real processes; people at both servers keep moving while one of
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
FEW = {"node": 6, "worker": 2, "postgres": 2, "redis": 2}
MANY = {"node": 75, "worker": 25, "postgres": 5, "redis": 5}
THOUGHT = 0.05  # seconds that people take for a move, so that the machine has time for whoever starts again
TABLES = 4  # of people; each is played through both servers, and the next one when its game is over
BOT_TABLES = 2
BOT = {"kind": "bot", "level": 3}
MEDURIS: dict[str, Any] = {"game": "meduris", "seats": HUMANS[:3]}
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
            return httpx.get(f"{self.address}/health", timeout=2, verify=False).status_code == 200
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
        self.served = [0, 0]  # moves that each server has acknowledged since it was started
        self.laying = threading.Lock()
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

    def kill(self, what: str, rng: random.Random) -> None:
        """A server in the midst of its work, or one of those that it leans on."""
        node = rng.randrange(len(self.nodes))
        part: Any = {
            "node": self.nodes[node],
            "worker": self.workers[0],
            "postgres": self.postgres,
            "redis": self.redis,
        }[what]
        if what == "node":
            eventually(lambda: self.keep_alive() and self.served[node] >= 2)
        part.kill()
        self.served[node] = 0 if what == "node" else self.served[node]
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
                    if self._play(person, table["id"], node, rng):
                        self._lay_next(person, table, table["id"])
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.HTTPError, TimeoutError, KeyError):
                time.sleep(0.1)

    def _lay_next(self, person: Person, table: Json, over: str) -> None:
        """By the first of the two who sees that the game is over."""
        with self.laying:
            if table["id"] == over:
                laid = person.post("/api/tables", **MEDURIS)
                laid.raise_for_status()
                table["id"] = laid.json()["table"]["id"]
                table["cookies"] = dict(person.http.cookies)

    def _play(self, person: Person, table_id: str, node: int, rng: random.Random) -> bool:
        """Whether the game is over."""
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
                    self.served[node] += 1
                else:
                    self.refusals[answer["code"]] += 1
                time.sleep(THOUGHT)
                newest = line.newest()
                while newest["number"] <= number and answer["type"] == "ok":
                    line.next(10)
                    newest = line.newest()
                message = newest
            return bool(message["table"]["status"] != "playing")

    def kept(self, what: str) -> list[tuple[Any, ...]]:
        return self.postgres.run(what, self.name)


def run(folder: Path, kills: dict[str, int], seed: int) -> House:
    house, rng = House(folder), random.Random(seed)
    victims = [what for what, count in kills.items() for _ in range(count)]
    rng.shuffle(victims)
    players: list[threading.Thread] = []
    try:
        eventually(lambda: all(node.answers() for node in house.nodes))
        with Person(house.nodes[0].address) as anouk:
            tables = [anouk.do("/api/tables", **MEDURIS)["table"] for _ in range(TABLES)]
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
        for what in victims:
            before = len(house.acknowledged)
            eventually(lambda: house.keep_alive() and len(house.acknowledged) >= before + 5)  # noqa: B023
            house.kill(what, rng)
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
    answer = httpx.get(f"{node.address}/api/tables/{table}/positions", timeout=60, verify=False)
    return answer.status_code, len(answer.json()["positions"])


def test_nothing_is_lost_whatever_is_killed(tmp_path: Path) -> None:
    house = run(tmp_path, FEW, seed=3)
    assert house.kills == FEW
    assert set(house.refusals) <= {"conflict", "not_your_turn", "storage", "over", "illegal_move"}, house.refusals


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_nothing_is_lost_in_the_long_run(tmp_path: Path, seed: int) -> None:
    """Ten times 100 kills of servers and workers, 5 of PostgreSQL and 5 of Redis."""
    house = run(tmp_path, MANY, seed=100 + seed)
    assert house.kills == MANY


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
