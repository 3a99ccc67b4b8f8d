"""Odd input: whatever is sent, the answer is typed, carries the headers, and is never a fault of the server."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nemeton.server.edge.security import HEADERS
from nemeton.server.errors import STATUS
from nemeton.server.run import Server, serve
from tests.server.support import HUMANS, Person, quick, running

DEEP = "[" * 1_500 + "]" * 1_500
FREE = {"kind": "free"}
TEXTS = ["", "0", "a\x00b", "‮evil", "é" * 300, "[", "null", "1e999", "../..", "%00", "play red 2", "🜁" * 50]
SEEDS_IN_A_TEST, SEEDS_IN_A_SOAK = 1, 1_000
MESSAGES_IN_A_TEST, MESSAGES_IN_A_SOAK = 100, 500  # by each way


def test_what_is_nested_too_deeply_is_refused(anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:2])
    for path in ("/api/tables", f"/api/tables/{table['id']}/moves"):
        answer = anouk.http.post(path, content=DEEP, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
        assert answer.headers.items() >= HEADERS.items()
    with anouk.live(table["id"]) as line:
        line.next()
        line.socket.send(f'{{"type": "play", "seat": 0, "after": 1, "moves": {DEEP}}}')
        assert line.until_type("error")["code"] == "bad_request"


@pytest.mark.parametrize("name", [b"\xe1\xb1=", b"\xff", b"\xed\xa0\x80", b"\\ud800"])
def test_what_is_no_text_is_refused(anouk: Person, name: bytes) -> None:
    table = anouk.lay(*HUMANS[:2])
    for path in ("/api/tables", f"/api/tables/{table['id']}/moves"):
        answer = anouk.http.post(path, content=b'"%b"' % name, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
        assert answer.headers.items() >= HEADERS.items()
    with anouk.live(table["id"]) as line:
        line.next()
        line.socket.send(b'{"type": "chat", "seat": 0, "text": "%b"}' % name)
        assert line.until_type("error")["code"] == "bad_request"


@pytest.mark.parametrize("headers", [{"host": "[::1"}, {"origin": "http://[::1"}, {"host": "a]b", "origin": "null"}])
def test_a_host_or_an_origin_that_is_no_address_is_refused(tmp_path: Path, headers: dict[str, str]) -> None:
    with running(quick(tmp_path, hosts=("127.0.0.1", "localhost"))) as server, Person(server.address) as anouk:
        answer = anouk.http.post("/api/tables", json={}, headers=headers)
        assert answer.status_code in (400, 403)
        assert answer.json()["type"] == "error"
        assert answer.headers.items() >= HEADERS.items()


def test_chat_holds_nothing_that_cannot_be_seen(anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:2])
    with anouk.live(table["id"]) as line:
        line.ask("chat", seat=0, text="a\x00b \u202egnol\u2066 👩\u200d🌾 \x1b[31m")
        heard = [json.loads(text) for text in line.heard]
        said = [message["chat"]["text"] for message in heard if message["type"] == "chat"]
        assert said == ["a b gnol 👩\u200d🌾 [31m"]
        assert line.ask("chat", seat=0, text="\x00\u202e")["code"] == "bad_request"


def test_names_of_a_record_are_as_short_as_all_names(anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:2])
    anouk.do(f"/api/tables/{table['id']}/abandon")
    record = anouk.get(f"/api/tables/{table['id']}/record").text
    longer = record.replace("seat 1 Anouk", "seat 1 " + "Anouk\u202e" * 300 + "\nseat 900 Nobody")
    shown = anouk.http.post("/api/replays", content=longer).json()["table"]
    assert [len(seat["name"]) for seat in shown["seats"]] == [40, 4]
    assert "\u202e" not in shown["name"]
    assert "Nobody" not in shown["name"]
    far_too_long = record.replace("seat 1 Anouk", f"seat 1 {'Anouk' * 20_000}")
    assert anouk.http.post("/api/replays", content=far_too_long).json()["code"] == "bad_record"


def test_two_people_of_one_table_never_have_the_same_name(anouk: Person, bram: Person) -> None:
    table = anouk.lay(HUMANS[0], {"kind": "bot", "name": "anouk"}, FREE)
    sat = bram.do(f"/api/tables/{table['id']}/sit", seat=2, name="ANOUK")["table"]
    assert [seat["name"] for seat in sat["seats"]] == ["Anouk", "anouk (2)", "ANOUK (3)"]


def test_who_has_heard_of_an_entry_before_the_first_gets_everything(anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:2])
    for after in (-1, -300, 10**9):
        with anouk.live(table["id"], after=after) as line:
            assert line.next()["type"] == "snapshot"


def test_only_a_trusted_proxy_says_for_whom_it_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    def note(server: Server, sockets: list[socket.socket]) -> None:
        made.append(server.config)
        sockets[0].close()

    monkeypatch.setattr("nemeton.server.run.Server.run", note)
    monkeypatch.setattr("nemeton.server.run.start_logging", lambda: None)
    monkeypatch.setattr("nemeton.server.run.calm_collector", lambda: None)
    serve("127.0.0.1", 0, quick(tmp_path), lambda _address: None)
    serve("127.0.0.1", 0, quick(tmp_path, proxies=("10.0.0.7",)), lambda _address: None)
    assert [config.proxy_headers for config in made] == [False, True]
    assert made[1].forwarded_allow_ips == ["10.0.0.7"]


# --- a fuzzer: short here, a million messages in `make soak` ---


def odd(luck: random.Random, depth: int = 0) -> Any:
    kinds: list[Callable[[], Any]] = [
        lambda: luck.choice(TEXTS),
        lambda: luck.choice([0, -1, 1, 2, 15, 16, 2**31, 2**63, -(2**70), 0.5]),
        lambda: luck.choice([None, True, False]),
    ]
    if depth < 3:
        kinds.append(lambda: [odd(luck, depth + 1) for _ in range(luck.randrange(4))])
        kinds.append(lambda: {luck.choice(FIELDS): odd(luck, depth + 1) for _ in range(luck.randrange(4))})
    return luck.choice(kinds)()


FIELDS = [
    "type",
    "seat",
    "after",
    "moves",
    "name",
    "token",
    "level",
    "text",
    "yes",
    "receiver",
    "kind",
    "place",
    "game",
    "seats",
    "options",
    "clock",
    "open",
    "talk",
    "practice",
    "request",
]
CALLS = [
    "sit",
    "stand",
    "start",
    "claim",
    "stand_in",
    "moves",
    "undo",
    "undo/answer",
    "chat",
    "promise",
    "ready",
    "rematch",
]
ASKED = ["", "/why", "/picture", "/record", "/positions", "/reasons"]  # a hint thinks for seconds


def body(luck: random.Random) -> bytes:
    text = json.dumps({luck.choice(FIELDS): odd(luck) for _ in range(luck.randrange(6))})
    chance = luck.random()
    if chance < 0.1:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(40)))
    return text.encode()[: luck.randrange(len(text) + 1)] if chance < 0.2 else text.encode()


def request(luck: random.Random, table_id: str) -> tuple[str, str, dict[str, Any]]:
    headers = {"content-type": luck.choice(["application/json", "text/plain", "nonsense"])}
    if luck.random() < 0.1:
        headers["origin"] = luck.choice(["null", "http://[", "http://evil.example", "x"])
    if luck.random() < 0.1:
        headers["authorization"] = luck.choice(["Bearer", "Bearer x", "Bearer " + "a" * 100, "Basic eDp5"])
    place = luck.choice([table_id, "nobody", "a" * 70, "%00"])
    if luck.random() < 0.6:
        path = luck.choice(["/api/tables", "/api/replays", *(f"/api/tables/{place}/{call}" for call in CALLS)])
        return "POST", path, {"content": body(luck), "headers": headers}
    path = luck.choice(["/api/games/x/content", "/api/replays/x", *(f"/api/tables/{place}{call}" for call in ASKED)])
    query = {luck.choice([*FIELDS, "wish", "number", "lang"]): luck.choice(TEXTS) for _ in range(luck.randrange(3))}
    return "GET", path, {"params": query, "headers": headers}


def fuzz(anouk: Person, seed: int, messages: int) -> None:
    luck = random.Random(seed)
    table = anouk.lay(*HUMANS[:2])
    for _ in range(messages):
        method, path, rest = request(luck, table["id"])
        answer = anouk.http.request(method, path, **rest)
        assert answer.status_code < 500, (seed, method, path, rest, answer.text)
        assert answer.headers.items() >= HEADERS.items(), (seed, method, path, rest)
        if answer.status_code >= 400:
            assert answer.json()["code"] in STATUS
    with anouk.live(table["id"]) as line:
        for _ in range(messages):
            line.socket.send(body(luck).decode(errors="replace"))
            line.quiet()
        assert not any('"internal"' in text for text in line.heard), seed


@pytest.mark.parametrize("seed", range(SEEDS_IN_A_TEST))
def test_whatever_is_sent_is_answered_properly(anouk: Person, seed: int) -> None:
    fuzz(anouk, seed, MESSAGES_IN_A_TEST)


@pytest.mark.soak
def test_a_million_odd_messages_are_answered_properly(person: Callable[..., Person]) -> None:
    for seed in range(SEEDS_IN_A_TEST, SEEDS_IN_A_SOAK):
        fuzz(person(), seed, MESSAGES_IN_A_SOAK)
