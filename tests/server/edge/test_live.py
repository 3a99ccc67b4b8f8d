"""The live connection: what it says first, what it misses nothing of, and what it does not let itself be told."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nemeton.server import limits
from nemeton.server.limits import MESSAGE_BYTES, OUTBOX_MESSAGES, UNBOUNDED, Rate, Rates
from nemeton.server.table import fanout
from tests.server.support import HUMANS, Person, Running, eventually, first_moves, play_on, quick, running
from tests.server.table.test_moves import BEGIN

FREE = {"kind": "free"}


def test_first_comes_a_snapshot_then_every_chain_without_gaps(anouk: Person, person: Callable[..., Person]) -> None:
    table = anouk.lay(*HUMANS[:2])
    with anouk.live(table["id"]) as line, person().live(table["id"]) as watcher:
        message = line.next()
        assert message["type"] == "snapshot"
        assert [event["number"] for event in message["log"]] == sorted(event["number"] for event in message["log"])
        assert watcher.next()["asks"] == []
        for _ in range(6):
            message = play_on(line, message)
        numbers = [
            entry["number"]
            for text in [*line.heard, *(json.dumps(watcher.until_type("update")) for _ in range(6))]
            for entry in json.loads(text).get("entries", [])
        ]
        half = len(numbers) // 2
        assert numbers[:half] == list(range(table["number"] + 1, table["number"] + 1 + half))
        assert numbers[half:] == numbers[:half]


def test_who_comes_back_gets_only_what_he_missed(anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:2])
    with anouk.live(table["id"]) as line:
        message = line.next()
        for _ in range(4):
            message = play_on(line, message)
        number = message["number"]
    with anouk.live(table["id"], after=table["number"] + 1) as line:
        missed = line.next()
        assert missed["type"] == "update"
        assert [entry["number"] for entry in missed["entries"]] == list(range(table["number"] + 2, number + 1))
        assert missed["asks"] == message["asks"]
    with anouk.live(table["id"], after=number) as line:
        assert line.next()["type"] == "table", "nothing was missed"
    with anouk.live(table["id"], after=number + 99) as line:
        assert line.next()["type"] == "snapshot", "that number never was"


def test_presence_and_spectators_are_told(anouk: Person, bram: Person) -> None:
    table = anouk.lay(HUMANS[0], FREE)
    with anouk.live(table["id"]) as line:
        line.next()
        with bram.live(table["id"]) as other:
            assert other.next()["view"] is None, "not yet started"
            line.until(lambda message: message["table"]["spectators"] == 1)
            bram.get("/api/games")
        line.until(lambda message: message["table"]["spectators"] == 0)
        with bram.live(table["id"]) as other:
            other.next()
            bram.do(f"/api/tables/{table['id']}/sit", seat=1, name="Bram")
            promoted = other.until_type("snapshot")
            assert promoted["table"]["seats"][1]["yours"], "sitting down opens one's eyes without a new connection"
            line.until(lambda message: message["table"]["seats"][1]["connected"])
            anouk.do(f"/api/tables/{table['id']}/start")
            begun = other.until_type("snapshot")
            assert begun["view"]["seats"][1]["hand"] is not None
            bram.do(f"/api/tables/{table['id']}/stand", seat=1)
            assert other.until_type("snapshot")["view"]["seats"][1]["hand"] is None, "and standing up closes them"


def test_hot_seat_one_device_plays_several_seats_and_shows_none_openly(anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:3])
    with anouk.live(table["id"]) as line:
        message = line.next()
        assert set(message["views"]) == {"0", "1", "2"}
        assert all(seat["hand"] is None for seat in message["view"]["seats"])
        assert all(event["druid"] is None for event in message["log"] if event["name"] == "deal")
        deciders = set()
        for _ in range(12):
            deciders.add(message["asks"][0]["seat"])
            message = play_on(line, message)
        assert len(deciders) > 1


def test_chat_is_heard_by_all_kept_and_bounded(anouk: Person, bram: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CHATS_KEPT_IN_SIGHT", 4)
    table = anouk.lay(*HUMANS[:2])
    with anouk.live(table["id"]) as line, bram.live(table["id"]) as watcher:
        assert line.ask("chat", seat=0, text="  good\nluck ")["type"] == "ok"
        heard = watcher.until_type("chat")["chat"]
        assert (heard["seat"], heard["name"], heard["text"]) == (0, "Anouk", "good luck")
        assert line.ask("chat", seat=0, text="x" * 501)["code"] == "bad_request"
        assert line.ask("chat", seat=0, text=" \n ")["code"] == "bad_request"
        assert watcher.ask("chat", seat=0, text="me too")["code"] == "unauthorised"
        for turn in range(6):
            line.send(type="chat", seat=0, text=f"word {turn}")
        line.quiet()
    with bram.live(table["id"]) as watcher:
        kept = watcher.next()["chat"]
    assert [chat["text"] for chat in kept] == ["word 2", "word 3", "word 4", "word 5"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "null",
        '{"type": "fly", "request": 1}',
        '{"type": "play", "request": 1, "seat": "0", "after": 1, "moves": ["x"]}',
        '{"type": "play", "request": 1, "seat": 0, "after": 1, "moves": []}',
        '{"type": "play", "request": 1, "seat": 0, "after": 1, "moves": ["x"], "as": "admin"}',
        '{"type": "play", "request": 1, "seat": -1, "after": 1, "moves": ["x"]}',
        '{"type": "chat", "request": 1, "seat": 0, "text": {"a": 1}}',
        "{" * 4000,
    ],
)
def test_malformed_messages_are_answered_and_harm_nobody(anouk: Person, text: str) -> None:
    table = anouk.lay(*HUMANS[:2])
    with anouk.live(table["id"]) as line:
        line.next()
        line.socket.send(text)
        refused = line.until_type("error")
        assert refused["code"] == "bad_request"
        assert refused.get("request") == (1 if '"request"' in text else None)
        line.quiet()
    assert anouk.look(table["id"])["number"] == table["number"]


def test_oversized_messages_are_refused_and_very_large_ones_end_the_connection(anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:2])
    with anouk.live(table["id"]) as line:
        line.next()
        line.socket.send("x" * (MESSAGE_BYTES + 1))
        assert line.until_type("error")["code"] == "too_large"
        line.quiet()
        line.socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            line.until_type("never")
    answer = anouk.http.post("/api/tables", content=b"x" * 100_000, headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"


def test_binary_messages_are_no_messages(anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:2])
    with anouk.live(table["id"]) as line:
        line.next()
        line.socket.send(b"\x00\xff")
        assert line.until_type("error")["code"] == "bad_request"


def test_other_sites_can_neither_connect_nor_post(anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:2])
    foreign = {"Origin": "https://evil.example"}
    with pytest.raises(InvalidStatus), anouk.live(table["id"], origin=foreign["Origin"]):
        pass
    answer = anouk.http.post(f"/api/tables/{table['id']}/abandon", headers=foreign)
    assert answer.status_code == 403
    assert answer.json()["code"] == "forbidden"
    assert anouk.http.post(f"/api/tables/{table['id']}/abandon", headers={"Origin": "null"}).status_code == 403
    with anouk.live(table["id"], origin=anouk.address) as line:
        assert line.next()["type"] == "snapshot"


def test_an_unknown_table_is_said_to_be_unknown(anouk: Person) -> None:
    with anouk.live("nothing") as line:
        assert line.next()["code"] == "not_found"
        with pytest.raises(ConnectionClosed):
            line.next()


def test_a_flood_is_refused_and_then_cut_off_while_others_play_on(tmp_path: Path) -> None:
    rates = Rates(**{**vars(UNBOUNDED), "message": Rate(0.001, 5)})
    with running(quick(tmp_path, rates=rates)) as server, Person(server.address) as anouk:
        table = anouk.lay(*HUMANS[:2])
        with anouk.live(table["id"]) as flood, anouk.live(table["id"]) as other:
            flood.next()
            message = other.next()
            for _ in range(80):
                flood.send(type="ping")
            assert flood.until_type("error")["code"] == "too_many_requests"
            with pytest.raises(ConnectionClosed):
                flood.until_type("never")
            assert play_on(other, message)["number"] > table["number"]


def test_floods_of_requests_are_refused(tmp_path: Path) -> None:
    with running(quick(tmp_path, rates=Rates(create=Rate(0.001, 3)))) as server, Person(server.address) as anouk:
        codes = [anouk.post("/api/tables", game="celtica", seats=HUMANS[:2]).status_code for _ in range(6)]
        assert codes[:3] == [201] * 3
        assert codes[-1] == 429


def test_a_slow_reader_is_cut_off_and_the_others_do_not_notice(anouk: Person, server: Running) -> None:
    table = anouk.lay(*HUMANS[:2], options=BEGIN)
    address = ("127.0.0.1", int(server.address.rsplit(":", 1)[1]))
    with socket.socket() as slow, anouk.live(table["id"]) as line:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(address)
        slow.sendall(
            f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: 127.0.0.1:{address[1]}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        line.until(lambda message: message["table"]["spectators"] == 1)
        here = server.table(table["id"])

        def shout() -> None:
            for _ in range(OUTBOX_MESSAGES - 8):
                fanout.tell_all_anew(here)

        before = server.metric("nemeton_slow_readers_total")

        def cut_off() -> bool:
            server.call(shout)
            line.quiet()
            return server.metric("nemeton_slow_readers_total") == before + 1

        eventually(cut_off)
        assert anouk.look(table["id"])["spectators"] == 0
        with anouk.live(table["id"]) as other:
            assert play_on(other, other.next())["number"] > table["number"]


def test_a_client_that_vanishes_leaves_nothing_behind(anouk: Person, server: Running) -> None:
    table = anouk.lay(*HUMANS[:2])
    with anouk.live(table["id"]) as line:
        message = line.next()
        with anouk.live(table["id"]) as gone:
            gone.next()
            seat, number, moves = first_moves(message)
            gone.send(type="play", seat=seat, after=number, moves=moves[:1])
            gone.socket.socket.shutdown(socket.SHUT_RDWR)
        assert line.until_type("update")["number"] > number
        eventually(lambda: len(server.table(table["id"]).connections) == 1)
