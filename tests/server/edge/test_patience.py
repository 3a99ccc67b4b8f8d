"""Who opens connections and says nothing, or makes the server write: real sockets against a real process."""

from __future__ import annotations

import io
import logging
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from nemeton.server import limits
from nemeton.server.logs import Brief, JsonLines
from tests.server.support import HUMANS, PATIENCE, ROOT, Person, eventually

COMMAND = """
from nemeton.server.run import serve
from nemeton.server.settings import Settings
settings = Settings(db={db!r}, copies=0, request_seconds={seconds})
serve("127.0.0.1", 0, settings, lambda address: print(address, flush=True))
"""
HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


@contextmanager
def served(db: Path, seconds: float) -> Iterator[str]:
    command = [sys.executable, "-c", COMMAND.format(db=str(db), seconds=seconds)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip().rstrip("/")
        finally:
            process.kill()


def half_open(address: str, said: bytes) -> socket.socket:
    where = urlsplit(address)
    opened = socket.create_connection(("127.0.0.1", where.port or 80), timeout=PATIENCE)
    opened.sendall(said)
    return opened


def is_closed(opened: socket.socket) -> bool:
    try:
        return opened.recv(1) == b""
    except ConnectionError:
        return True


def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    """Nothing at all, half a head, half a body, and half of a second request on the same connection."""
    body = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
    )
    with served(tmp_path / "n.db", 1.0) as address, ExitStack() as stack:
        for said in (b"", HALF, body):
            opened = stack.enter_context(half_open(address, said))
            eventually(partial(is_closed, opened))
        again = stack.enter_context(half_open(address, HALF + b"x\r\n\r\n"))
        assert again.recv(12) == b"HTTP/1.1 200"
        again.sendall(HALF)
        while not is_closed(again):
            continue
        with Person(address) as anouk:  # whoever speaks is heard, and a socket stays open however long it is quiet
            table = anouk.lay(*HUMANS[:2])
            with anouk.live(table["id"]) as line:
                line.next()
                quiet = stack.enter_context(half_open(address, b""))
                assert is_closed(quiet), "as long as that the line was quiet, too"
                line.quiet()


def test_one_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    with served(tmp_path / "n.db", 600.0) as address, ExitStack() as stack:
        held = [stack.enter_context(half_open(address, HALF)) for _ in range(limits.CONNECTIONS_PER_ADDRESS)]
        one_more = stack.enter_context(half_open(address, b""))
        assert is_closed(one_more)
        for opened in held[:20]:
            opened.close()
        eventually(lambda: _answers(address))


def _answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


def test_what_happens_again_and_again_fills_no_log() -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    brief = Brief(most=5, seconds=600.0)
    handler.addFilter(brief)
    log = logging.Logger("test")
    log.addHandler(handler)
    for number in range(10_000):
        log.error("a request failed", extra={"number": number})
        if number == 5_000:
            log.error("something else")
    assert written.getvalue().count("a request failed") == 5
    assert written.getvalue().count("something else") == 1
    brief._seconds = 0.0
    log.error("a request failed")
    assert '"left_out": 9995' in written.getvalue()
