"""Starting and stopping: a taken port, a clean end, logs without secrets, bounds that hold."""

from __future__ import annotations

import json
import logging
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from nemeton.server.limits import KNOWN_CLIENTS, Bucket, Buckets, Rate
from nemeton.server.logs import JsonLines
from nemeton.server.metrics import Metrics
from nemeton.server.run import PortTaken, listen
from nemeton.server.settings import Settings
from tests.server.support import HUMANS, ROOT, Person


def test_a_taken_port_is_said_clearly() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken, match=f"127.0.0.1:{port}.*--port"):
            listen("127.0.0.1", port)


def test_a_server_ends_cleanly_and_logs_no_token(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "nemeton.server.run", "--port", "0", "--db", str(tmp_path / "run.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1].rstrip("/")
            with Person(address) as anouk:
                table = anouk.lay(*HUMANS[:2])
                with anouk.live(table["id"]) as line:
                    line.next()
                    line.ask("play", seat=0, after=0, moves=["x"])
                    begun = time.monotonic()
                    process.send_signal(signal.SIGINT)
                    _out, errors = process.communicate(timeout=20)
                cookie = next(iter(anouk.http.cookies.values()))
            assert time.monotonic() - begun < 10
            assert process.returncode == 0, errors
            assert not any(token in errors for token in [*table["tokens"].values(), cookie])
            assert "Traceback" not in errors
        finally:
            process.kill()


def test_logs_are_one_json_object_per_line() -> None:
    record = logging.makeLogRecord({"msg": "a %s", "args": ("line",), "levelname": "INFO", "name": "x", "table": "k3"})
    line = json.loads(JsonLines().format(record))
    assert (line["what"], line["table"], line["level"]) == ("a line", "k3", "info")


def test_a_bucket_lets_a_burst_through_and_then_its_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket(Rate(2, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 101.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_only_so_many_clients_are_remembered() -> None:
    buckets = Buckets(Rate(1, 1))
    for client in range(KNOWN_CLIENTS + 10):
        buckets.take(str(client))
    assert len(buckets) == KNOWN_CLIENTS
    assert not buckets.take(str(KNOWN_CLIENTS + 9))


def test_metrics_are_in_the_form_of_prometheus() -> None:
    metrics = Metrics()
    metrics.refusals.add("conflict")
    metrics.commit_seconds.observe(0.004)
    text = metrics.text()
    assert 'nemeton_refusals_total{code="conflict"} 1' in text
    assert 'nemeton_commit_seconds_bucket{le="0.005"} 1' in text
    assert 'nemeton_commit_seconds_bucket{le="+Inf"} 1' in text
    assert all(line.startswith("#") or len(line.rsplit(" ", 1)) == 2 for line in text.splitlines())


@pytest.mark.parametrize(
    ("db", "url"),
    [
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("sqlite+aiosqlite:///x.db", "sqlite+aiosqlite:///x.db"),
    ],
)
def test_a_database_is_a_file_or_a_url(db: str, url: str) -> None:
    assert Settings(db=db).url == url
    assert Settings(db="a.db").url == f"sqlite+aiosqlite:///{Path('a.db').absolute()}"


def test_health_tells_whether_the_database_answers(tmp_path: Path) -> None:
    from tests.server.support import quick, running

    with running(quick(tmp_path)) as server:
        assert httpx.get(f"{server.address}/health").json()["status"] == "ok"
