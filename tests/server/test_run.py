"""Starting and stopping: a taken port, a clean end, logs without secrets, bounds that hold."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE

import pytest

from nemeton.server.errors import BadSetting
from nemeton.server.limits import KNOWN_CLIENTS, Bucket, Buckets, Rate
from nemeton.server.logs import JsonLines
from nemeton.server.run import PortTaken, listen, serve
from nemeton.server.settings import TEST_SEED, Settings
from nemeton.server.store.seal import Seal
from nemeton.server.store.storage import Storage
from nemeton.server.table.chance import Chance
from tests.server.support import HUMANS, PATIENCE, ROOT, Json, Person, Running, eventually, play_on, quick, running


def test_a_taken_port_is_said_clearly() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken, match=f"127.0.0.1:{port}.*--port"):
            listen("127.0.0.1", port)


def test_without_uvloop_too_the_end_of_an_answer_does_not_wait_until_its_beginning_was_heard_of() -> None:
    async def connected() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def accept(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted: socket.socket = writer.get_extra_info("socket")
            found.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        bound = listen("127.0.0.1", 0)
        async with await asyncio.start_server(accept, sock=bound):
            _reader, writer = await asyncio.open_connection(*bound.getsockname())
            writer.close()
            return await found

    assert asyncio.run(connected()) != 0


@pytest.mark.parametrize("seed", [None, "7"])
def test_a_server_ends_cleanly_and_logs_no_token(tmp_path: Path, seed: str | None) -> None:
    command = [sys.executable, "-m", "nemeton", "host", "--port", "0", "--db", str(tmp_path / "run.db")]
    environment = {**os.environ, **({TEST_SEED: seed} if seed else {})}
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True, cwd=ROOT, env=environment) as process:
        try:
            assert process.stdout is not None
            port = process.stdout.readline().split("localhost:")[1].split("/")[0]
            with Person(f"http://localhost:{port}") as anouk:
                table = anouk.lay(*HUMANS[:2])
                with anouk.live(table["id"]) as line:
                    line.next()
                    line.ask("play", seat=0, after=0, moves=["x"])
                    process.send_signal(signal.SIGINT)
                    _out, errors = process.communicate(timeout=PATIENCE)
                cookie = next(iter(anouk.http.cookies.values()))
        finally:
            process.kill()
    assert process.returncode == 0, errors
    assert not any(token in errors for token in [*table["tokens"].values(), cookie])
    assert "Traceback" not in errors
    assert ("TESTS ONLY" in errors) == (seed is not None)
    foreseen = hashlib.sha256(Chance(7).secret_for("any device")).hexdigest()
    assert (table["commitment"] == foreseen) == (seed is not None)


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


def test_metrics_count_what_happens_and_name_no_table(anouk: Person, server: Running) -> None:
    table = anouk.lay(*HUMANS[:2], options={"start_player": "1"})
    refusals = 'nemeton_refusals_total{code="illegal_move"}'
    moves, refused = server.metric("nemeton_moves_total"), server.metric(refusals)
    with anouk.live(table["id"]) as line:
        play_on(line, line.next())
    assert anouk.refused(f"/api/tables/{table['id']}/moves", seat=0, after=table["number"] + 1, moves=["fly"])
    assert server.metric("nemeton_moves_total") >= moves + 1, "bots at other tables of this process may count, too"
    assert server.metric(refusals) >= refused + 1
    shown = anouk.get("/metrics")
    assert shown.headers["content-type"].startswith("text/plain; version=")
    assert 'path="/api/tables/{table_id}/moves"' in shown.text
    assert table["id"] not in shown.text
    assert 'nemeton_accept_seconds_bucket{le="+Inf",verb="play"}' in shown.text


def test_a_database_is_a_file_or_a_url() -> None:
    assert Settings(db="a.db").url == f"sqlite+aiosqlite:///{Path('a.db').absolute()}"
    assert Settings(db="sqlite+aiosqlite:///x.db").url == "sqlite+aiosqlite:///x.db"
    with pytest.raises(BadSetting, match="file name for SQLite"):
        Storage("nonsense://u@h/d", Seal(bytes(32)))


def test_health_tells_whether_the_database_answers(anouk: Person) -> None:
    assert eventually(lambda: anouk.get("/health").json()["status"] == "ok")


# --- the dealer ---


def first_view(person: Person) -> Json:
    with person.live(person.lay(*HUMANS[:2])["id"]) as line:
        return dict(line.next()["views"])


def test_in_tests_each_device_sees_the_same_deals_in_the_same_order(person: Callable[..., Person]) -> None:
    anouk, bram = person(), person()
    first, second = first_view(anouk), first_view(anouk)
    assert first != second
    assert [first_view(bram), first_view(bram)] == [first, second]


def test_without_a_seed_no_two_tables_are_dealt_alike(tmp_path: Path) -> None:
    with (
        running(quick(tmp_path, dealer_seed=None)) as server,
        Person(server.address) as one,
        Person(server.address) as two,
    ):
        secrets = {server.table(person.lay(*HUMANS[:2])["id"]).row.secret for person in (one, two) for _ in range(3)}
    assert len(secrets) == 6


def test_the_seed_comes_only_from_the_environment_and_only_to_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings.of_process().dealer_seed is None
    monkeypatch.setenv(TEST_SEED, "7")
    seeded = Settings.of_process()
    assert seeded.dealer_seed == 7
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        with pytest.raises(BadSetting, match="tests on this machine"):
            serve("0.0.0.0", taken.getsockname()[1], seeded, print)
    monkeypatch.setenv(TEST_SEED, "lucky")
    with pytest.raises(BadSetting, match="lucky"):
        Settings.of_process()
