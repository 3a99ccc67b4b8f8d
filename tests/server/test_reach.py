"""Who can come: a table on this computer says so, and is opened to the network only from here. 127.0.0.2 stands for the
address this computer has in its network, so that nothing ever leaves it."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE

import httpx
import pytest

from nemeton.server.errors import BadSetting
from nemeton.server.reach import network_address
from nemeton.server.run import Network, serve
from nemeton.server.settings import Settings
from tests.server.support import PATIENCE, ROOT, Person, Running

OTHERS = "127.0.0.2"


@contextmanager
def begun(*words: str, folder: Path, lines: int = 1) -> Iterator[list[str]]:
    """A server by its command line, and its first lines."""
    command = [sys.executable, "-m", "nemeton", *words, "--port", "0", "--db", str(folder / "run.db")]
    with subprocess.Popen(command, stdout=PIPE, text=True, cwd=ROOT, env=os.environ) as process:
        try:
            assert process.stdout is not None
            yield [process.stdout.readline() for _ in range(lines)]
        finally:
            process.terminate()
            process.wait(PATIENCE)


def page_in(line: str) -> str:
    found = re.search(r"http://\S+", line)
    assert found, line
    return found[0]


def test_play_lets_nobody_else_in_until_it_is_asked_to_at_this_computer(tmp_path: Path) -> None:
    with begun("play", "--no-browser", "--address", OTHERS, folder=tmp_path) as [line], httpx.Client() as http:
        own = page_in(line)
        others = own.replace("localhost", OTHERS)
        assert http.get(f"{own}api/reach").json() == {"pages": [], "can_open": True}
        with pytest.raises(httpx.ConnectError):
            http.get(others)
        for headers in ({"origin": "http://evil.example"}, {"host": "evil.example"}):
            assert http.post(f"{own}api/reach", headers=headers).status_code == 403
        with pytest.raises(httpx.ConnectError):
            http.get(others)

        opened = http.post(f"{own}api/reach", headers={"origin": own.rstrip("/")}).json()
        assert opened == {"pages": [others], "can_open": True}
        assert http.post(f"{own}api/reach").json() == opened, "once more changes nothing"
        assert http.get(f"{others}api/games").status_code == 200
        sent = http.post(f"{others}api/tables", headers={"origin": others.rstrip("/")}, json={})
        assert sent.status_code == 400, "refused for what was asked, not for where it came from"
        assert http.get(f"{others}api/reach").json() == {"pages": [others], "can_open": False}
        assert http.post(f"{others}api/reach").status_code == 403
        assert http.get(others, headers={"host": "evil.example"}).status_code == 403


def test_play_can_be_open_to_the_network_from_the_start(tmp_path: Path) -> None:
    words = ("play", "--no-browser", "--network", "--address", OTHERS)
    with begun(*words, folder=tmp_path, lines=2) as [first, second]:
        assert page_in(second) == page_in(first).replace("localhost", OTHERS)
        for page in (page_in(first), page_in(second)):
            assert httpx.get(f"{page}api/reach").json()["pages"] == [page_in(second)]


def test_a_host_prints_the_names_it_answers_to(tmp_path: Path) -> None:
    with begun("host", "--name", "play.example.org", folder=tmp_path) as [line]:
        page = page_in(line)
        assert page.startswith("http://play.example.org:")
        here = page.replace("play.example.org", "127.0.0.1")
        assert httpx.get(here).status_code == 403
        assert httpx.get(here, headers={"host": "play.example.org"}).status_code == 200


def test_a_host_is_never_opened_by_a_page(anouk: Person, server: Running) -> None:
    assert anouk.get("/api/reach").json() == {"pages": [], "can_open": False}
    assert anouk.refused("/api/reach") == "forbidden"


class Silent:
    """A socket that can be connected and asked for its address, and cannot send."""

    where: str | None = "192.168.7.20"

    def __init__(self, _family: int, kind: int) -> None:
        assert kind == socket.SOCK_DGRAM, "only a datagram socket is connected without a packet"

    def __enter__(self) -> Silent:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _address: tuple[str, int]) -> None:
        if self.where is None:
            raise OSError("Network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        assert self.where is not None
        return self.where, 40_000


@pytest.mark.parametrize(("where", "found"), [("192.168.7.20", "192.168.7.20"), ("127.0.0.1", None), (None, None)])
def test_the_address_in_the_network_is_found_without_sending_anything(
    where: str | None, found: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Silent, "where", where)
    monkeypatch.setattr("nemeton.server.reach.socket.socket", Silent)
    assert network_address() == found


def test_without_a_network_there_is_nothing_to_open(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("nemeton.server.run.network_address", lambda: None)
    with pytest.raises(BadSetting, match="--address"):
        serve("127.0.0.1", 0, Settings(db=str(tmp_path / "x.db")), print, network=Network(at_once=True))
