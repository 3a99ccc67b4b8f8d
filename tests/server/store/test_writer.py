"""The writer: jobs share commits, and one that cannot be does not take the others down."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from nemeton.server.errors import BadSetting, StorageFailed, Unstorable
from nemeton.server.settings import Settings
from nemeton.server.store import storage
from nemeton.server.store.schema import metadata
from nemeton.server.store.seal import Seal
from nemeton.server.store.storage import Line, SeatRow, Storage, TableRow
from nemeton.server.store.writer import Taken
from tests.server.support import database_for

ROW = TableRow("a", "Oak", "celtica", 1, "x", 2, {}, "playing", False, "none", 0, 0, bytes(32), 0.0)
SEATS = [SeatRow("human"), SeatRow("free")]


def line(number: int, say: str = "done") -> Line:
    return Line(number, "move", 0, say, False, False, None, None, 0.0)


def with_storage(folder: Path, test: object) -> None:
    url = Settings(db=database_for(folder / "writer.db")).url

    async def run() -> None:
        kept = Storage(url, Seal(bytes(32)))
        await kept.start()
        try:
            await test(kept)  # type: ignore[operator]
        finally:
            await kept.stop()

    asyncio.run(run())


def test_many_jobs_share_a_commit_in_the_right_order(tmp_path: Path) -> None:
    async def test(kept: Storage) -> None:
        store = kept.writer.store
        rows = [replace(ROW, id=str(number), name=f"Oak {number}") for number in range(30)]
        await store(*kept.new_table(replace(ROW, id="before"), SEATS))
        before = REGISTRY.get_sample_value("nemeton_commit_seconds_count") or 0
        await asyncio.gather(
            store(kept.new_lines("before", [line(1)])),
            *[store(*kept.new_table(row, SEATS), kept.new_lines(row.id, [line(1), line(2)])) for row in rows],
        )
        assert REGISTRY.get_sample_value("nemeton_commit_seconds_count") == before + 1
        stored = await kept.load("29")
        assert stored is not None
        assert [one.number for one in stored.lines] == [1, 2]
        assert stored.seats == SEATS
        assert stored.row == rows[29]

    with_storage(tmp_path, test)


def test_a_taken_number_refuses_only_the_one_who_came_second(tmp_path: Path) -> None:
    async def test(kept: Storage) -> None:
        store = kept.writer.store
        await store(*kept.new_table(ROW, SEATS), *kept.new_table(replace(ROW, id="b", name="Ash"), SEATS))
        results = await asyncio.gather(
            store(kept.new_lines("a", [line(1, "first")])),
            store(kept.new_lines("a", [line(1, "second"), line(2, "second")])),
            store(kept.new_lines("b", [line(1)])),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [int, Taken, int]
        stored = await kept.load("a")
        assert stored is not None
        assert [one.say for one in stored.lines] == ["first"]

    with_storage(tmp_path, test)


def test_a_seat_changes_only_from_what_it_was(tmp_path: Path) -> None:
    async def test(kept: Storage) -> None:
        await kept.writer.store(*kept.new_table(ROW, SEATS))
        taken = SeatRow("human", "Bram", None, None, "hash")
        assert await kept.writer.store(storage.new_seat("a", 1, taken, SEATS[1])) == 1
        assert await kept.writer.store(storage.new_seat("a", 1, replace(taken, name="Cleo"), SEATS[1])) == 0

    with_storage(tmp_path, test)


def test_a_table_changes_only_from_what_was_read(tmp_path: Path) -> None:
    async def test(kept: Storage) -> None:
        store = kept.writer.store
        await store(*kept.new_table(ROW, SEATS), *kept.new_table(replace(ROW, id="b", name="Ash"), SEATS))
        results = await asyncio.gather(
            store(kept.new_lines("a", [line(1)]), change=("a", 0)),
            store(storage.new_status("b", "over"), change=("b", 7)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [int, Taken]
        assert await kept.changes_of(["a", "b"]) == {"a": 1, "b": 0}
        with pytest.raises(Taken):
            await store(storage.new_status("a", "abandoned"), change=("a", 0))
        stored = await kept.load("a")
        assert stored is not None
        assert (stored.row.status, stored.row.changes) == ("playing", 1)

    with_storage(tmp_path, test)


@pytest.mark.parametrize("odd", ["half \ud800 a character", "nothing\0at all"])
def test_odd_text_spoils_no_commit_of_others(tmp_path: Path, database: str, odd: str) -> None:
    async def test(kept: Storage) -> None:
        store = kept.writer.store
        await store(*kept.new_table(ROW, SEATS), *kept.new_table(replace(ROW, id="b", name="Ash"), SEATS))
        results = await asyncio.gather(
            store(kept.new_lines("a", [line(1)])),
            store(kept.new_lines("b", [line(1, odd)])),
            store(kept.new_lines("a", [line(2)])),
            return_exceptions=True,
        )
        kept_anyway = "\0" in odd and database == "sqlite"
        assert [type(result) for result in results] == [int, int if kept_anyway else Unstorable, int]

    with_storage(tmp_path, test)


def test_all_servers_on_a_database_have_one_key(tmp_path: Path) -> None:
    async def test(kept: Storage) -> None:
        other = Storage(Settings(db=url).url, Seal(b"another key of thirty-two bytes!"))
        with pytest.raises(BadSetting, match="sealed with another key"):
            await other.start()
        await other.stop()

    url = database_for(tmp_path / "writer.db")
    with_storage(tmp_path, test)


def test_a_table_nobody_knows_cannot_be_written_to(tmp_path: Path) -> None:
    async def test(kept: Storage) -> None:
        with pytest.raises((Taken, StorageFailed)):
            await kept.writer.store(kept.new_lines("ghost", [line(1)]))
        await kept.writer.store(*kept.new_table(ROW, SEATS))

    with_storage(tmp_path, test)


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    async def test(kept: Storage) -> None:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        async with kept.engine.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        assert differences == []

    with_storage(tmp_path, test)
    with_storage(tmp_path, test)
