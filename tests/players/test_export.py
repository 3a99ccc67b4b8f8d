"""Games as data: what is written is what was played, and is read back the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import nemeton
from nemeton import NemetonError
from nemeton.core.dealer import SeededDealer
from nemeton.core.match import Match
from nemeton.players.export import Decision, decisions, read, write


def rows_of(name: str) -> list[Decision]:
    game = nemeton.game(name)
    return list(decisions(game, ["random"] * game.min_players, 2, 4))


@pytest.mark.parametrize("name", nemeton.names())
def test_the_games_can_be_played_again_from_the_rows(name: str) -> None:
    game, rows = nemeton.game(name), rows_of(name)
    for number in (0, 1):
        mine = [row for row in rows if row.number == number]
        match = Match(game, game.min_players, None, SeededDealer(mine[0].seed))
        for row in mine:
            match.deal()
            assert (match.state.turn, match.state.moves()) == (row.seat, row.moves)
            assert game.view(match.state, row.seat) == row.view
            match.play(row.moves[row.chosen], row.seat)
        match.deal()
        assert (match.state.points(), match.state.ranking()) == (mine[0].points, mine[0].places)


def test_json_lines_are_read_back(tmp_path: Path) -> None:
    rows = rows_of("celtica")
    assert write(tmp_path / "games.jsonl", iter(rows)) == len(rows)
    assert list(read(tmp_path / "games.jsonl")) == rows


@pytest.mark.extras
def test_parquet_is_read_back(tmp_path: Path) -> None:
    rows = rows_of("graenaland")
    assert write(tmp_path / "games.parquet", iter(rows)) == len(rows)
    assert list(read(tmp_path / "games.parquet")) == rows


def test_bad_input_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NemetonError, match=r"ends in \.jsonl or \.parquet"):
        write(tmp_path / "games.csv", iter(()))
    (tmp_path / "broken.jsonl").write_text('{"game": "celtica"}\n')
    with pytest.raises(NemetonError, match="line 1: no decision"):
        list(read(tmp_path / "broken.jsonl"))


def test_an_export_that_breaks_off_leaves_no_file(tmp_path: Path) -> None:
    rows = decisions(nemeton.game("celtica"), ["outside:/no/such/program", "random"], 1, 1)
    with pytest.raises(NemetonError, match="cannot be started"):
        write(tmp_path / "games.jsonl", rows)
    assert not list(tmp_path.iterdir())
