"""Secrets of running games cannot be read in the database; without their key no game is touched."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from nemeton.server.errors import BadSetting, Unreadable
from nemeton.server.store.file import check_key
from nemeton.server.store.seal import Seal, seal_in
from tests.server.support import HUMANS, Person, first_moves, quick, running


def kept(folder: Path) -> tuple[bytes, list[tuple[str, bool]]]:
    """The dealer's secret, and what every entry says and whether it is secret, as they lie in the file."""
    with closing(sqlite3.connect(folder / "test.db")) as connection:
        secret = connection.execute("select secret from tables").fetchone()[0]
        return secret, connection.execute("select say, secret from entries order by number").fetchall()


def test_what_is_secret_cannot_be_read_in_the_file_and_the_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        table = anouk.lay(*HUMANS[:2], game="celtica")
        match = server.do(server.host.table(table["id"])).match
        assert match is not None
        truth = [(entry.say, not match.game.public(entry.move)) for entry in match.entries]
        token, secret = anouk.http.cookies, server.do(server.host.table(table["id"])).row.secret
    stored, entries = kept(tmp_path)
    assert secret not in stored
    assert [bool(hidden) for _say, hidden in entries] == [hidden for _say, hidden in truth]
    assert any(hidden for _say, hidden in truth)
    for (say, _hidden), (true, hidden) in zip(entries, truth, strict=True):
        assert (say == true) is not hidden
    with running(quick(tmp_path)) as server, Person(server.address) as again:
        again.http.cookies = token
        with again.live(table["id"]) as line:
            seat, number, moves = first_moves(line.next())
        again.post(f"/api/tables/{table['id']}/moves", seat=seat, after=number, moves=moves[:1])
        match = server.do(server.host.table(table["id"])).match
        assert match is not None
        assert [entry.say for entry in match.entries[: len(truth)]] == [say for say, _hidden in truth]


def test_key_and_database_are_for_nobody_else(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        anouk.lay(*HUMANS[:2])
        assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("test.*")} == {0o600}
        assert len(list(tmp_path.glob("test.*"))) >= 2


def test_with_another_key_a_server_does_not_begin(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as server, Person(server.address) as anouk:
        anouk.lay(*HUMANS[:2])
    check_key(settings.url, seal_in(settings.key_file))
    with pytest.raises(BadSetting, match=r"another key.*--key"):
        check_key(settings.url, seal_in(tmp_path / "other.key"))


@pytest.mark.parametrize("text", ["", "yes", "ab" * 31, "zz" * 32, "é"])
def test_a_file_that_holds_no_key_is_refused_and_stays_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.key"
    path.write_text(text)
    with pytest.raises(BadSetting, match="holds no key"):
        seal_in(path)
    assert path.read_text() == text


def test_a_seal_is_good_for_one_table_and_one_key_only() -> None:
    seal = Seal(bytes(32))
    closed = seal.close_text("a", "card grey")
    assert seal.open_text("a", closed) == "card grey"
    assert seal.close_text("a", "card grey") != closed, "equal cards must not look alike"
    assert len(seal.close_text("a", "card red")) == len(closed), "its length would tell the colour"
    for other, table, text in ((seal, "b", closed), (Seal(bytes(31) + b"\1"), "a", closed), (seal, "a", closed[:-8])):
        with pytest.raises(Unreadable):
            other.open_text(table, text)
