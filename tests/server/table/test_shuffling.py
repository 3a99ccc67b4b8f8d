"""Everybody's words go into every draw: shown as digests first, told when all digests are there, kept in the record."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nemeton.core.record import parse, replay
from nemeton.games import game
from nemeton.server.table import shuffling
from tests.server.support import HUMANS, Person, Running, eventually, quick, running

WORDS = ["lomi tavu", "das große Los", "vier bladen"]


def digest(words: str) -> str:
    return hashlib.sha256(words.encode()).hexdigest()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(quick(tmp_path, dealer_seed=None)) as server:
        yield server


@pytest.fixture
def anouk(server: Running) -> Iterator[Person]:
    with Person(server.address) as person:
        yield person


@pytest.fixture
def bram(server: Running) -> Iterator[Person]:
    with Person(server.address) as person:
        yield person


def hands(person: Person, table: str, seat: int, **what: Any) -> Any:
    return person.do(f"/api/tables/{table}/luck", seat=seat, **what)


def contributions(person: Person, table: str) -> list[str]:
    return parse(person.get(f"/api/tables/{table}/record").text).contributions


def test_a_game_against_bots_begins_when_the_words_are_told(anouk: Person) -> None:
    table = anouk.lay({"kind": "human", "name": "Anouk", "luck": digest(WORDS[0])}, {"kind": "bot", "level": 1})
    assert (table["status"], table["number"]) == ("waiting", 0)
    assert table["shuffling"] == {"stage": "reveal", "seats": [0]}
    assert table["commitment"], "the table is committed to its secret before it hears the words"
    begun = hands(anouk, table["id"], 0, words=WORDS[0])
    assert (begun["status"], begun["shuffling"]) == ("playing", None)
    assert begun["commitment"] == table["commitment"]
    assert contributions(anouk, table["id"]) == [f"Anouk: {WORDS[0]}"]


def test_friends_tell_their_words_only_when_all_have_committed_themselves(anouk: Person, bram: Person) -> None:
    table = anouk.lay({"kind": "human", "name": "Anouk", "luck": digest(WORDS[0])}, {"kind": "free"})
    assert table["shuffling"] is None, "somebody is missing"
    bram.do(f"/api/tables/{table['id']}/sit", seat=1, name="Bram", luck=digest(WORDS[1]))
    told = anouk.do(f"/api/tables/{table['id']}/start")
    assert told["shuffling"] == {"stage": "reveal", "seats": [0, 1]}
    with anouk.live(table["id"]) as line:
        assert line.next()["table"]["shuffling"]["stage"] == "reveal"
    address = f"/api/tables/{table['id']}"
    assert bram.refused(f"{address}/luck", seat=0, words=WORDS[0]) == "forbidden"
    assert bram.refused(f"{address}/luck", seat=1, words="other words") == "bad_request"
    assert bram.refused(f"{address}/luck", seat=1, luck=digest("changed my mind")) == "conflict"
    assert bram.refused(f"{address}/stand", seat=1) == "conflict"
    assert anouk.refused(f"{address}/start") == "conflict"
    assert hands(bram, table["id"], 1, words=WORDS[1])["shuffling"] == {"stage": "reveal", "seats": [0]}
    assert bram.refused(f"{address}/luck", seat=1, words=WORDS[1]) == "conflict"
    assert hands(anouk, table["id"], 0, words=WORDS[0])["status"] == "playing"
    assert contributions(bram, table["id"]) == [f"Anouk: {WORDS[0]}", f"Bram: {WORDS[1]}"]
    assert bram.refused(f"{address}/luck", seat=1, words=WORDS[1]) == "conflict"


def test_who_does_not_tell_his_words_in_time_is_left_out(
    anouk: Person, bram: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anouk.lay({"kind": "human", "name": "Anouk", "luck": digest(WORDS[0])}, {"kind": "free"})
    bram.do(f"/api/tables/{table['id']}/sit", seat=1, name="Bram", luck=digest(WORDS[1]))
    monkeypatch.setattr(shuffling, "PATIENCE", 0.3)
    anouk.do(f"/api/tables/{table['id']}/start")
    hands(anouk, table["id"], 0, words=WORDS[0])
    assert eventually(lambda: anouk.look(table["id"])["status"] == "playing")
    assert contributions(anouk, table["id"]) == [f"Anouk: {WORDS[0]}"]


def test_a_rematch_asks_for_new_words_in_two_steps(anouk: Person) -> None:
    seats = [{"kind": "human", "name": name, "luck": digest(name)} for name in ("Anouk", "Bram")]
    table = anouk.lay(*seats)
    for seat, name in enumerate(("Anouk", "Bram")):
        hands(anouk, table["id"], seat, words=name)
    anouk.do(f"/api/tables/{table['id']}/abandon")
    again = anouk.do(f"/api/tables/{table['id']}/rematch")["table"]
    assert again["shuffling"] == {"stage": "commit", "seats": [0, 1]}
    assert again["commitment"] != table["commitment"]
    assert anouk.refused(f"/api/tables/{again['id']}/luck", seat=0, words=WORDS[0]) == "conflict"
    hands(anouk, again["id"], 0, luck=digest(WORDS[0]))
    assert hands(anouk, again["id"], 1, luck=digest(WORDS[1]))["shuffling"]["stage"] == "reveal"
    hands(anouk, again["id"], 0, words=WORDS[0])
    hands(anouk, again["id"], 1, words=WORDS[1])
    assert contributions(anouk, again["id"]) == [f"Anouk: {WORDS[0]}", f"Bram: {WORDS[1]}"]


def test_who_shows_no_digest_waits_for_nobody(anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:2])
    assert (table["status"], table["shuffling"]) == ("playing", None)
    assert contributions(anouk, table["id"]) == []


def test_it_is_dealt_after_a_restart_and_the_record_proves_the_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shuffling, "PATIENCE", 0.3)
    settings = quick(tmp_path, dealer_seed=None)
    with running(settings) as server, Person(server.address) as anouk:
        monkeypatch.setattr(shuffling, "PATIENCE", 1e6)
        seats = [{"kind": "human", "name": name, "luck": digest(name)} for name in ("Anouk", "Bram")]
        table = anouk.lay(*seats)["id"]
        hands(anouk, table, 0, words="Anouk")
        cookies = anouk.http.cookies
    monkeypatch.setattr(shuffling, "PATIENCE", 0.3)
    with running(settings) as server, Person(server.address) as anouk:
        anouk.http.cookies = cookies
        assert eventually(lambda: anouk.look(table)["status"] == "playing")
        for seat in (0, 1):
            anouk.do(f"/api/tables/{table}/stand_in", seat=seat, level=1)
        assert eventually(lambda: anouk.look(table)["status"] == "over")
        text = anouk.get(f"/api/tables/{table}/record").text
    record = parse(text)
    assert record.contributions == ["Anouk: Anouk"]
    replay(record, game("celtica"))


@pytest.mark.parametrize("luck", ["", "short", "Z" * 64, 5])
def test_a_digest_that_is_none_is_refused(anouk: Person, luck: Any) -> None:
    answer = anouk.http.post(
        "/api/tables", json={"game": "celtica", "seats": [{"kind": "human", "luck": luck}, {"kind": "bot"}]}
    )
    assert answer.status_code == 400
