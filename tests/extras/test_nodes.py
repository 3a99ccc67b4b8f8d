"""Several servers on one PostgreSQL, with and without Redis: any of them serves any table, and they are in step."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import (
    HUMANS,
    Json,
    Line,
    Person,
    Running,
    eventually,
    first_moves,
    keep_in,
    play_on,
    play_to_the_end,
    quick,
    running,
    started,
)
from tests.servers import Postgres, Redis

pytestmark = pytest.mark.extras
BOTS = [{"kind": "bot", "level": 1}] * 2


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    keep_in(cluster)
    try:
        yield cluster
    finally:
        keep_in(None)
        cluster.end()


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    started = Redis(tmp_path_factory.mktemp("redis"))
    try:
        yield started
    finally:
        started.end()


@pytest.fixture(params=["with Redis", "without"])
def address(request: pytest.FixtureRequest, redis: Redis) -> str:
    return redis.url if request.param == "with Redis" else ""


@contextmanager
def two(folder: Path, redis: str = "", **changes: Any) -> Iterator[tuple[Running, Running]]:
    settings = quick(folder, redis=redis, **changes)
    with running(settings) as here, running(settings) as there:
        eventually(lambda: here.host.nodes.others() and there.host.nodes.others())
        yield here, there


@contextmanager
def seated(here: Running, there: Running) -> Iterator[tuple[Person, Person, Json]]:
    """Anouk at one server and Bram at the other, at the same table."""
    with Person(here.address) as anouk, Person(there.address) as bram:
        table = anouk.lay(*HUMANS[:2], options={"start_player": "1"})
        bram.do(f"/api/tables/{table['id']}/claim", token=table["tokens"]["1"])
        yield anouk, bram, table


def at(line: Line, right: Callable[[Json], bool]) -> Json:
    return line.until(lambda message: message["type"] == "table" and right(message["table"]))


def test_what_happens_at_one_server_is_seen_at_the_other(postgres: Postgres, address: str, tmp_path: Path) -> None:
    with (
        two(tmp_path, address) as (here, there),
        seated(here, there) as (anouk, bram, table),
        anouk.live(table["id"]) as mine,
        bram.live(table["id"]) as his,
    ):
        mine.next()
        his.next()
        seat, number, moves = first_moves(eventually(lambda: _own(anouk, table["id"])))
        assert mine.ask("play", seat=seat, after=number, moves=moves[:1])["type"] == "ok"
        assert his.until_type("update")["number"] > number
        assert mine.ask("chat", seat=0, text="hello over there")["type"] == "ok"
        assert his.until_type("chat")["chat"]["text"] == "hello over there"
        assert mine.ask("undo", seat=0)["type"] == "ok"
        asking = at(his, lambda shown: shown["undo_request"] is not None or shown["number"] > number + 1)
        if asking["table"]["undo_request"] is not None:
            assert his.ask("answer_undo", seat=1, yes=True)["type"] == "ok"
            assert mine.until(lambda message: message["type"] == "update" and "back_to" in str(message["entries"]))
        anouk.do(f"/api/tables/{table['id']}/abandon")
        at(his, lambda shown: shown["end"]["agreed"] == [0])
        bram.do(f"/api/tables/{table['id']}/abandon/answer", seat=1, yes=True)
        at(mine, lambda shown: shown["status"] == "abandoned")
        refused = mine.ask("play", seat=0, after=0, moves=["x"])
        assert refused["code"] == "over"


def _own(person: Person, table_id: str) -> Json:
    with person.live(table_id) as line:
        return line.next()


def test_a_game_ended_at_one_server_takes_no_move_at_the_other_even_before_it_has_heard(
    postgres: Postgres, tmp_path: Path
) -> None:
    with two(tmp_path) as (here, there), Person(here.address) as anouk, Person(there.address) as also:
        table = anouk.lay(*HUMANS[:2], options={"start_player": "1"})
        also.http.cookies.update(dict(anouk.http.cookies))
        with also.live(table["id"]) as line:
            seat, number, moves = first_moves(line.next())
            there.call(lambda: setattr(there.host, "_catch_up", _deaf))
            anouk.do(f"/api/tables/{table['id']}/abandon")
            assert line.ask("play", seat=seat, after=number, moves=moves[:1])["code"] == "over"
    kept = postgres.run("select count(*), max(number) from entries", _name(postgres, tmp_path))
    assert kept == [(number, number)]


async def _deaf(*_told: object) -> None:
    return None


def _name(postgres: Postgres, folder: Path) -> str:
    return postgres.url_for(folder / "test.db").rpartition("/")[2]


def test_who_is_looking_through_another_server_is_present(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    with (
        two(tmp_path, redis.url, absence_seconds=0.5) as (here, there),
        seated(here, there) as (anouk, bram, table),
        anouk.live(table["id"]) as mine,
    ):
        mine.next()
        with bram.live(table["id"]) as his:
            his.next()
            at(mine, lambda shown: shown["seats"][1]["connected"])
            assert anouk.refused(f"/api/tables/{table['id']}/stand_in", seat=1, level=1) == "forbidden"
        at(mine, lambda shown: not shown["seats"][1]["connected"])
        wish = {"seat": 1, "level": 1}
        eventually(lambda: anouk.post(f"/api/tables/{table['id']}/stand_in", **wish).status_code == 200)


def test_nobody_gains_time_by_coming_to_another_server(postgres: Postgres, tmp_path: Path) -> None:
    clock = {"kind": "bank", "seconds": 600}
    with two(tmp_path) as (here, there), Person(here.address) as anouk, Person(there.address) as also:
        table = anouk.lay(*HUMANS[:2], clock=clock, options={"start_player": "1"})["id"]
        postgres.run("update entries set at = at - 200", _name(postgres, tmp_path))
        assert also.look(table)["seats"][0]["clock"] <= 400
        assert also.look(table)["seats"][1]["clock"] == 600


def test_one_server_sees_to_the_bots_of_a_table_and_another_takes_over(
    postgres: Postgres, address: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        here = stack.enter_context(running(quick(tmp_path, redis=address, bot_pause=0.05)))
        with running(quick(tmp_path, redis=address, bot_pause=0.05)) as there:
            eventually(lambda: here.host.nodes.others() and there.host.nodes.others())
            anouk = stack.enter_context(Person(here.address))
            tables = [anouk.lay(*BOTS)["id"] for _ in range(6)]
            acting = [[server.host.nodes.acts_for(table) for server in (here, there)] for table in tables]
            assert all(sum(pair) == 1 for pair in acting)
            eventually(lambda: all(anouk.look(table)["number"] > 20 for table in tables))
        eventually(lambda: all(anouk.look(table)["status"] == "over" for table in tables))


def test_bots_of_a_killed_server_play_on_at_another(postgres: Postgres, address: str, tmp_path: Path) -> None:
    with running(quick(tmp_path, redis=address)) as here, Person(here.address) as anouk:
        with started(tmp_path / "test.db", redis=address) as (_there, process):
            eventually(here.host.nodes.others)
            while here.host.nodes.acts_for(theirs := anouk.lay(HUMANS[0], BOTS[0])["id"]):
                pass
            process.kill()
        with anouk.live(theirs) as line:
            play_to_the_end(line, line.next())


def test_two_people_at_two_servers_play_a_whole_game(postgres: Postgres, address: str, tmp_path: Path) -> None:
    """Both try each decision at the same time: one is accepted, the other is told what has become of the table."""
    with two(tmp_path, address) as (here, there), Person(here.address) as anouk, Person(there.address) as also:
        table = anouk.lay(*HUMANS[:3])
        also.http.cookies.update(dict(anouk.http.cookies))
        accepted: list[int] = []

        def play(person: Person) -> None:
            with person.live(table["id"]) as line:
                message = line.next()
                while message["table"]["status"] == "playing" and len(accepted) < 80:
                    seat, number, moves = first_moves(message)
                    answer = line.ask("play", seat=seat, after=number, moves=moves[:1])
                    if answer["type"] == "ok":
                        accepted.append(number)
                    else:
                        assert answer["code"] in ("conflict", "not_your_turn", "over"), answer
                    while message["number"] <= number and message["table"]["status"] == "playing":
                        message = line.newest()
                        if message["number"] <= number:
                            message = line.until_type("update", "snapshot")

        players = [threading.Thread(target=play, args=(person,)) for person in (anouk, also)]
        for player in players:
            player.start()
        for player in players:
            player.join()
        assert len(accepted) == len(set(accepted)), "no number was accepted twice"
        assert _own(anouk, table["id"])["views"] == _own(also, table["id"])["views"]
    kept = postgres.run("select number from entries order by number", _name(postgres, tmp_path))
    assert [number for (number,) in kept] == list(range(1, len(kept) + 1))


def test_a_database_that_is_slow_or_gone_is_a_clean_pause(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    with two(tmp_path, redis.url) as (here, there), Person(here.address) as anouk, Person(there.address) as also:
        table = anouk.lay(*HUMANS[:2])
        also.http.cookies.update(dict(anouk.http.cookies))
        with anouk.live(table["id"]) as line:
            message = play_on(line, line.next())
            outages: list[tuple[Callable[[], None], Callable[[], None]]] = [
                (lambda: postgres.pause(True), lambda: postgres.pause(False)),
                (postgres.kill, postgres.start),
            ]
            for stop, go_on in outages:
                stop()
                seat, number, moves = first_moves(message)
                refused = line.ask("play", seat=seat, after=number, moves=moves[:1])
                assert refused["code"] == "storage", refused
                answer = also.get(f"/api/tables/{table['id']}")
                assert (answer.status_code, answer.json()["code"]) == (503, "storage")
                assert also.get("/health").status_code == 503
                go_on()
                eventually(lambda: anouk.get("/health").status_code == 200)
                eventually(lambda: also.get(f"/api/tables/{table['id']}").status_code == 200)
                with anouk.live(table["id"]) as again:
                    message = play_on(again, again.next())
                _until_heard_of(line, message["number"])
        assert also.look(table["id"])["number"] == message["number"]


def test_without_redis_for_a_while_everybody_plays_on(postgres: Postgres, tmp_path: Path) -> None:
    own = Redis(tmp_path)
    try:
        with two(tmp_path, own.url) as (here, there), Person(here.address) as anouk, Person(there.address) as also:
            table = anouk.lay(*HUMANS[:2])
            also.http.cookies.update(dict(anouk.http.cookies))
            with anouk.live(table["id"]) as mine, also.live(table["id"]) as theirs:
                message = mine.next()
                theirs.next()
                for change, heard in ((None, True), (own.kill, False), (own.start, True)):
                    if change is not None:
                        change()
                    _until_told_at_once(here, there, heard)
                    message = play_on(mine, message)
                    _until_heard_of(theirs, message["number"])
    finally:
        own.end()


def _until_told_at_once(here: Running, there: Running, right: bool) -> None:
    eventually(lambda: {server.host.nodes.hears() for server in (here, there)} == {right})


def _until_heard_of(line: Line, number: int) -> None:
    line.until(lambda heard: heard.get("number", 0) >= number)
