"""Nothing acknowledged is ever lost: killed servers, two servers on one database, a disk that is full."""

from __future__ import annotations

import random
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from nemeton.server.store.writer import Beside
from tests.server.support import (
    HUMANS,
    Json,
    Line,
    Person,
    Running,
    behind_its_back,
    change_tables,
    eventually,
    every_game,
    fewest,
    first_moves,
    play_on,
    quick,
    running,
    started,
)
from tests.server.table.test_moves import BEGIN

Acknowledged = list[tuple[str, int, str]]  # table, number, move


def stream(address: str, table: Json, acknowledged: Acknowledged, seed: int) -> None:
    """Plays one move after the other until the server is gone."""
    rng = random.Random(seed)
    with Person(address) as person:
        person.http.cookies.update(table["cookies"])
        try:
            with person.live(table["id"]) as line:
                message = line.next()
                while message["table"]["status"] == "playing":
                    seat, number, moves = first_moves(message)
                    say = rng.choice(moves)
                    line.send(type="play", request=number, seat=seat, after=number, moves=[say])
                    message = line.until_type("update")
                    if line.until_type("ok", "error")["type"] == "ok":
                        acknowledged.append((table["id"], number + 1, say))
        except (ConnectionClosed, OSError, EOFError):
            return


def missing(db: Path, acknowledged: Acknowledged) -> list[tuple[str, int, str]]:
    kept = set(behind_its_back(db, "select table_id, number, say from entries where kind = 'move'"))
    return [one for one in acknowledged if one not in kept]


@pytest.mark.long
def test_a_killed_server_has_kept_every_acknowledged_move_and_the_games_go_on(tmp_path: Path) -> None:
    db = tmp_path / "killed.db"
    acknowledged: Acknowledged = []
    tables: list[Json] = []
    for life in range(2):
        with started(db) as (address, process):
            if not tables:
                with Person(address) as person:
                    tables = [person.lay(*HUMANS[:3]) for _ in range(4)]
                    for table in tables:
                        table["cookies"] = dict(person.http.cookies)
            clients = [
                threading.Thread(target=stream, args=(address, table, acknowledged, life * 10 + number))
                for number, table in enumerate(tables)
            ]
            before = len(acknowledged)
            for client in clients:
                client.start()
            eventually(lambda: len(acknowledged) >= before + 25)  # noqa: B023 (called at once)
            process.kill()
            for client in clients:
                client.join()
        assert missing(db, acknowledged) == []
    with started(db) as (address, _process), Person(address) as person:
        for table in tables:
            numbers = [number for name, number, _say in acknowledged if name == table["id"]]
            assert person.look(table["id"])["number"] >= max(numbers)
            assert person.get(f"/api/tables/{table['id']}/positions").status_code == 200


@pytest.mark.long
def test_two_servers_on_one_database_never_both_accept_a_number(tmp_path: Path) -> None:
    db = tmp_path / "shared.db"
    with ExitStack() as stack:
        people: list[Person] = []
        for _ in range(2):
            address, _process = stack.enter_context(started(db))
            people.append(stack.enter_context(Person(address)))
        table = people[0].lay(*HUMANS[:2])
        people[1].http.cookies.update(dict(people[0].http.cookies))
        lines = [stack.enter_context(person.live(table["id"])) for person in people]
        message = lines[0].next()
        assert lines[1].next()["view"] == message["view"]
        for turn in range(16):
            seat, number, moves = first_moves(message)
            first, second = lines[turn % 2], lines[1 - turn % 2]
            first.send(type="play", request=turn, seat=seat, after=number, moves=moves[:1])
            answers = [] if turn < 8 else [first.answer_to(turn)]  # the first eight turns both are asked at once
            second.send(type="play", request=turn, seat=seat, after=number, moves=moves[-1:])
            answers += [line.answer_to(turn) for line in (first, second)[len(answers) :]]
            assert sorted(answer["type"] for answer in answers) == ["error", "ok"], answers
            assert next(answer for answer in answers if answer["type"] == "error")["code"] == "conflict"
            assert turn < 8 or answers[0]["type"] == "ok", "who comes first has it, on either server"
            message = newest(people)
    numbers = [number for (number,) in behind_its_back(db, "select number from entries order by number")]
    assert numbers == list(range(1, len(numbers) + 1))


def newest(people: list[Person]) -> Json:
    """What both servers show by now; they show the same."""
    table_id = people[0].get("/api/tables", mine="true").json()[0]["id"]
    shown = []
    for person in people:
        with person.live(table_id) as line:
            shown.append(line.next())
    assert shown[0]["number"] == shown[1]["number"]
    assert shown[0]["views"] == shown[1]["views"]
    return shown[0]


class FullDisk:
    """Makes the database unable to grow, as a full disk does."""

    def __init__(self, server: Running) -> None:
        storage = server.host.storage
        assert isinstance(storage.writer.pen, Beside)
        self._server = server
        self.full = False
        for engine in (storage.engine.sync_engine, storage.writer.pen.engine):
            event.listen(engine, "connect", self._limit)

    def _limit(self, connection: Any, _record: object) -> None:
        if self.full:
            connection.cursor().execute("PRAGMA max_page_count = 1")  # that is: as large as it is now

    def set(self, full: bool) -> None:
        self.full = full
        self._server.do(self._renew())

    async def _renew(self) -> None:
        await self._server.host.storage.writer.hang_up()
        await self._server.host.storage.engine.dispose()


def play_until_refused(line: Line, message: Json) -> tuple[Json, Json]:
    while True:
        seat, number, moves = first_moves(message)
        line.send(type="play", request=number, seat=seat, after=number, moves=moves[:1])
        answer = line.until_type("update", "error")
        if answer["type"] == "error":
            return message, answer
        message = answer


def test_a_full_disk_is_a_typed_refusal_and_a_clean_pause(tmp_path: Path, database: str) -> None:
    if database != "sqlite":
        return  # that the database is gone or slow is tried in tests/extras/test_nodes.py
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        table, other = anouk.lay(*HUMANS[:2], options=BEGIN), anouk.lay(*HUMANS[:2])
        disk, failures = FullDisk(server), server.metric("nemeton_storage_failures_total")
        with anouk.live(table["id"]) as line, anouk.live(other["id"]) as watcher:
            message = line.next()
            watcher.next()
            disk.set(True)
            for _ in range(60):
                if line.ask("chat", seat=0, text="x" * 500)["type"] == "error":
                    break
            last, refused = play_until_refused(line, message)
            assert refused["code"] == "storage"
            assert "did not happen" in refused["message"]
            assert anouk.look(table["id"])["number"] == last["number"]
            assert anouk.refused("/api/tables", game="celtica", seats=HUMANS[:2]) == "storage"
            watcher.quiet()
            disk.set(False)
            seat, number, moves = first_moves(last)
            assert line.ask("play", seat=seat, after=number, moves=moves[:1])["type"] == "ok"
        assert server.metric("nemeton_storage_failures_total") >= failures + 2
        assert eventually(lambda: anouk.get("/health").json()["status"] == "ok")


def test_a_move_is_told_only_after_it_is_stored(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        table = anouk.lay(*HUMANS[:2])
        with anouk.live(table["id"]) as line:
            message = line.next()
            for _ in range(20):
                seat, number, moves = first_moves(message)
                line.send(type="play", seat=seat, after=number, moves=moves[:1])
                message = line.until_type("update")
                assert missing(tmp_path / "test.db", [(table["id"], number + 1, moves[0])]) == []


@every_game
def test_a_table_dropped_from_memory_comes_back_as_it_was(tmp_path: Path, game: str) -> None:
    with running(quick(tmp_path, cached_tables=2)) as server, Person(server.address) as anouk:
        table = anouk.lay(*fewest(game), game=game)
        with anouk.live(table["id"]) as line:
            message = line.next()
            for _ in range(5):
                decider, _number, _says = first_moves(message)
                message = play_on(line, message)
            assert line.ask("undo", seat=decider)["type"] == "ok"
        with anouk.live(table["id"]) as line:
            before = line.next()
        for _ in range(4):
            anouk.lay(*HUMANS[:2])
        eventually(lambda: server.metric("nemeton_tables_in_memory") <= 2)
        with anouk.live(table["id"]) as line:
            after = line.next()
        for message in (before, after):  # a discussion begins anew, and its clock runs while the test does
            if message["table"]["talk"] is not None:
                del message["table"]["talk"]["seconds"]
            del message["table"]["revision"]  # counts what this server has said
            for seat in message["table"]["seats"]:
                del seat["away"]  # for how many seconds
        assert after == before


def test_a_table_begun_by_other_rules_is_said_so(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        table = anouk.lay(*HUMANS[:2])
    change_tables(tmp_path, "rules = 99")
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        answer = anouk.get(f"/api/tables/{table['id']}")
        assert answer.status_code == 409
        assert "a newer Nemeton" in answer.json()["message"]


DAMAGE = [
    "update tables set game = 'chess'",
    "update tables set options = '{\"wings\": true}'",
    "update tables set options = 'no json'",
    "update tables set clock_kind = 'sundial'",
    "update entries set say = 'fly away' where number = 3",
    "update tables set players = 77",
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_table_that_cannot_be_read_is_set_aside_and_harms_no_other(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(quick(tmp_path, bot_pause=1e6)) as server, Person(server.address) as anouk:
        bad = anouk.lay({"kind": "bot"}, HUMANS[0], options={"start_player": "1"})["id"]
        good = anouk.lay({"kind": "bot"}, HUMANS[0], options={"start_player": "1"})
        cookies = dict(anouk.http.cookies)
    where = "table_id" if "entries" in damage else "id"
    behind_its_back(tmp_path / "test.db", f"{damage} {'and' if 'where' in damage else 'where'} {where} = '{bad}'")
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        anouk.http.cookies.update(cookies)
        eventually(lambda: anouk.look(good["id"])["awaited"] == [1])
        listed = {table["id"]: table["status"] for table in anouk.get("/api/tables", mine="true").json()}
        assert listed == {bad: "unreadable", good["id"]: "playing"}
        assert anouk.get(f"/api/tables/{bad}").json()["code"] == "unreadable"
    said = [record for record in caplog.records if record.message == "a table is set aside"]
    assert [record.__dict__["table"] for record in said] == [bad], "once, by name"


@pytest.mark.parametrize("what", ["entries", "seats"])
def test_what_another_server_has_written_is_read_again_and_told(tmp_path: Path, what: str) -> None:
    with (
        running(quick(tmp_path)) as here,
        running(quick(tmp_path)) as there,
        Person(here.address) as anouk,
        Person(there.address) as bram,
    ):
        table = anouk.lay(*HUMANS[:2])
        bram.http.cookies.update(dict(anouk.http.cookies))
        with bram.live(table["id"]) as line:
            message = line.next()
            if what == "entries":
                seat, number, moves = first_moves(message)
                anouk.do(f"/api/tables/{table['id']}/moves", seat=seat, after=number, moves=moves[:1])
            else:
                anouk.do(f"/api/tables/{table['id']}/stand", seat=1)
            there.do(there.host.renew(there.table(table["id"])))
            if what == "entries":
                assert line.until_type("update")["number"] > table["number"]
            else:
                assert line.until_type("snapshot")["table"]["seats"][1]["kind"] == "free"
