"""Two servers behind a real nginx or Caddy with TLS and the files in `deploy/`: people notice nothing of a restart."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.extras.proxies import NAME, Proxy
from tests.extras.test_kill import ENV, QUIET
from tests.server.support import HUMANS, Json, Line, Person, eventually, first_moves
from tests.servers import Postgres, Redis, free_port, name_for

pytestmark = pytest.mark.extras
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.HTTPError)
SOONER = 2.0  # seconds without a connection
PAUSE = 0.05  # seconds between two attempts to come back


class Site:
    """What `docs/operate.md` calls a site that must not stop, on one machine."""

    def __init__(self, folder: Path, proxy: str) -> None:
        self.postgres, self.redis = Postgres(), Redis(folder)
        self.ports = [free_port(), free_port()]
        common = ["--db", self.postgres.url(name_for(folder)), "--redis", self.redis.url, "--key", str(folder / "key")]
        common += ["--name", NAME, "--proxy", "127.0.0.1", "--workers", "1"]
        host = [sys.executable, "-m", "nemeton", "host", *common]
        self._commands = [[*host, "--port", str(port)] for port in self.ports]
        self.nodes = [self._begun(command) for command in self._commands]
        self.proxy = Proxy(proxy, folder, self.ports)
        eventually(lambda: all(self.answers(node) for node in range(2)))
        eventually(lambda: self._get(self.proxy.address))

    def _begun(self, command: list[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, env=ENV, **QUIET)

    def _get(self, address: str) -> bool:
        with suppress(httpx.HTTPError):
            return httpx.get(f"{address}/health", verify=self.proxy.trust, timeout=2).status_code == 200
        return False

    def answers(self, node: int) -> bool:
        return self._get(f"http://{NAME}:{self.ports[node]}")

    def start(self, node: int) -> None:
        self.nodes[node] = self._begun(self._commands[node])
        eventually(lambda: self.answers(node))

    def person(self) -> Person:
        return Person(self.proxy.address, trust=self.proxy.trust)

    def end(self) -> None:
        for node in self.nodes:
            node.kill()
            node.wait()
        self.proxy.end()
        self.redis.end()
        self.postgres.end()


@pytest.fixture(params=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    made = Site(tmp_path, request.param)
    try:
        yield made
    finally:
        made.end()


class Away:
    """Somebody who plays on through the proxy without a pause, in a thread. Whenever he is cut off he comes back; how
    often he tried is how long he was away, whatever else the machine has to do."""

    def __init__(self, person: Person, table: Json) -> None:
        self.person, self.id = person, table["id"]
        self.moves = self.cut = self.attempts = self.most_attempts = 0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Away:
        self._thread.start()
        return self

    def __exit__(self, *_problem: object) -> None:
        self._over.set()
        self._thread.join()

    def plays_on(self) -> None:
        """Returns when a few more moves have been acknowledged."""
        before = self.moves
        eventually(lambda: self.moves >= before + 5)

    def _run(self) -> None:
        while not self._over.is_set():
            try:
                with self.person.live(self.id) as line:
                    self._play(line)
            except GONE:
                self.cut += not self.attempts
                self.attempts += 1
                self.most_attempts = max(self.attempts, self.most_attempts)
                time.sleep(PAUSE)

    def _play(self, line: Line) -> None:
        message = line.next()
        self.attempts = 0
        while not self._over.is_set() and message["table"]["status"] == "playing":
            seat, after, says = first_moves(message)
            answer = line.ask("play", seat=seat, after=after, moves=says[:1])
            assert answer["type"] == "ok", answer
            self.moves += 1
            message = line.newest()


def test_one_server_after_the_other_is_restarted_and_nobody_is_away_for_two_seconds(site: Site) -> None:
    with site.person() as anouk, Away(anouk, anouk.lay(*HUMANS[:4], game="graenaland")) as away:
        for node in range(2):
            away.plays_on()
            site.nodes[node].send_signal(signal.SIGTERM)
            away.plays_on()
            site.nodes[node].wait()
            for _ in range(4):  # so that the proxy knows that it is gone, and must not believe it for long
                assert anouk.get("/health").status_code == 200
            site.start(node)
    assert away.cut >= 1, "whoever sat at one of them was sent to the other"
    assert away.most_attempts * PAUSE < SOONER


def test_a_server_that_is_killed_is_left_for_the_other_one(site: Site) -> None:
    with site.person() as anouk:
        table = anouk.lay(*HUMANS[:4], game="graenaland")
        with Away(anouk, table) as away:
            for node in range(2):
                away.plays_on()
                site.nodes[node].kill()
                site.nodes[node].wait()
                away.plays_on()
                site.start(node)
        assert away.cut >= 1
        assert away.most_attempts * PAUSE < SOONER
        assert anouk.look(table["id"])["number"] >= away.moves


def test_behind_the_proxy_cookies_are_kept_to_tls_and_metrics_and_other_names_from_strangers(site: Site) -> None:
    with site.person() as anouk:
        laid = anouk.post("/api/tables", game="celtica", seats=HUMANS[:2])
        cookies = [text.lower() for text in laid.headers.get_list("set-cookie")]
        assert cookies, "whoever lays a table is known by a cookie"
        assert all("secure" in text and "httponly" in text for text in cookies), cookies
        assert anouk.get("/metrics").status_code == 403
        strange = anouk.http.get("/", headers={"Host": "elsewhere.example.org"})
        assert strange.status_code == 403 or strange.content == b"", "Caddy answers nothing at all"
