"""Imported records: bounded, listed without their texts, and told without making others wait."""

from __future__ import annotations

import asyncio

import pytest

from nemeton.server import limits
from nemeton.server.table import positions
from tests.server.support import HUMANS, Person


def record_of(anouk: Person) -> str:
    table = anouk.lay(*HUMANS[:2])
    anouk.do(f"/api/tables/{table['id']}/abandon")
    return anouk.get(f"/api/tables/{table['id']}/record").text


def test_records_are_listed_page_by_page_and_no_device_brings_too_many(
    anouk: Person, bram: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LISTED", 2)
    monkeypatch.setattr(limits, "REPLAYS_PER_DEVICE", 3)
    text = record_of(anouk)
    brought = [anouk.http.post("/api/replays", content=text).json()["id"] for _ in range(3)]
    assert anouk.http.post("/api/replays", content=text).json()["code"] == "full"
    bram.get("/api/games")
    assert bram.http.post("/api/replays", content=text).status_code == 201
    pages = [[table["id"] for table in anouk.get("/api/replays", page=page).json()] for page in range(3)]
    assert [len(page) for page in pages] == [2, 1, 0]
    assert pages[0] + pages[1] == brought[::-1]


def test_a_long_game_is_told_packed_and_plain_alike(anouk: Person) -> None:
    brought = anouk.http.post("/api/replays", content=record_of(anouk)).json()["id"]
    packed = anouk.http.get(f"/api/replays/{brought}", headers={"accept-encoding": "gzip"})
    plain = anouk.http.get(f"/api/replays/{brought}", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert plain.json()["positions"]


def test_who_asks_for_a_long_game_makes_nobody_wait(anouk: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    brought = anouk.http.post("/api/replays", content=record_of(anouk)).json()["id"]
    threads = []
    real = positions.positions

    def noted(*given: object) -> object:
        threads.append(asyncio._get_running_loop())
        return real(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(positions, "positions", noted)
    assert anouk.get(f"/api/replays/{brought}").status_code == 200
    assert threads == [None], "beside the event loop"
