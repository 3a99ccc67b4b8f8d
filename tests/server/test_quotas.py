"""Nobody fills the house alone: tables, tables of bots, and imported records have a bound for each person."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemeton.server import limits
from tests.server.support import HUMANS, Json, Person, eventually, quick, running

BOTS: list[Json] = [{"kind": "bot", "level": 1}] * 2


def test_a_device_sits_at_so_many_tables_and_others_lay_theirs(
    anouk: Person, bram: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TABLES_PER_DEVICE", 3)
    laid = [anouk.lay(*HUMANS[:2])["id"] for _ in range(3)]
    assert anouk.refused("/api/tables", game="celtica", seats=HUMANS[:2]) == "full"
    assert anouk.refused("/api/tables/lesson", game="celtica", lesson="first", chapter=0, name="A") == "full"
    bram.lay(*HUMANS[:2])
    anouk.do(f"/api/tables/{laid[0]}/abandon")
    anouk.lay(*HUMANS[:2])


def test_tables_of_bots_are_bounded_for_each_address_and_room_is_made_when_they_are_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "BOT_TABLES_PER_ADDRESS", 2)
    with running(quick(tmp_path, bot_pause=1e6)) as server, Person(server.address) as anouk:
        for _ in range(2):
            anouk.lay(*BOTS)
        assert anouk.refused("/api/tables", game="celtica", seats=BOTS) == "full"
        with Person(server.address) as again:
            assert again.refused("/api/tables", game="celtica", seats=BOTS) == "full", "another cookie is nobody else"
        anouk.lay(HUMANS[0], BOTS[0])
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        eventually(lambda: not server.do(server.host.storage.tables_of_bots()))
        anouk.lay(*BOTS)


def test_after_a_restart_tables_of_bots_count_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BOT_TABLES", 1)
    with running(quick(tmp_path, bot_pause=1e6)) as server, Person(server.address) as anouk:
        anouk.lay(*BOTS)
    with running(quick(tmp_path, bot_pause=1e6)) as server, Person(server.address) as anouk:
        assert anouk.refused("/api/tables", game="celtica", seats=BOTS) == "full"


def test_a_device_brings_so_many_bytes_of_records(anouk: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = anouk.lay(*HUMANS[:2])
    anouk.do(f"/api/tables/{table['id']}/abandon")
    text = anouk.get(f"/api/tables/{table['id']}/record").text
    monkeypatch.setattr(limits, "REPLAY_BYTES_PER_DEVICE", 2 * len(text.encode()) + 10)
    for _ in range(2):
        assert anouk.http.post("/api/replays", content=text).status_code == 201
    assert anouk.http.post("/api/replays", content=text).json()["code"] == "full"
