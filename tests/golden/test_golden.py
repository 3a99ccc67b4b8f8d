"""Golden games: whole records that must replay to the same result on every change."""

from __future__ import annotations

from pathlib import Path

import pytest

import nemeton
from nemeton import OVER
from nemeton.core.errors import BadRecord
from nemeton.core.record import Record, parse, replay
from nemeton.games import of_record
from tests.golden.make import played, told, told_of

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.nem"))
LEAST = 12

of_every_game = pytest.mark.parametrize("name", nemeton.names())


def golden(name: str) -> list[Record]:
    """Those of the present rules."""
    newest = nemeton.game(name).rules_version
    found = [parse(path.read_bytes()) for path in FILES if path.parent.name == name]
    return [record for record in found if record.rules == newest]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_to_the_same_result(path: Path) -> None:
    text = path.read_bytes().decode()
    record = parse(text)
    assert record.print() == text
    match = replay(record, of_record(record), lambda match: _is_sound(match.game, match.state))
    assert match.state.turn == OVER
    assert (match.state.points(), match.state.ranking()) == (record.points, record.ranking)
    assert match.dealer is not None, "its draws were checked, too"


def _is_sound(game: nemeton.Game, state: nemeton.State) -> None:
    assert game.faults(state) == []


@pytest.mark.parametrize("path", FILES[::5], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_with_another_result_would_be_found(path: Path) -> None:
    record = parse(path.read_bytes())
    record.points = [points + 1 for points in record.points]
    with pytest.raises(BadRecord, match="the points are"):
        replay(record, of_record(record))


@of_every_game
def test_what_was_told_of_a_golden_game_is_told_again(name: str) -> None:
    """Two events or two of their fields exchanged would make another story of the same moves."""
    for path in told_of(name):
        assert path.with_suffix(".told").exists(), "run python -m tests.golden.make"
        again = told(played(path)).splitlines()
        for number, (line, golden_line) in enumerate(
            zip(again, path.with_suffix(".told").read_text("utf-8").splitlines(), strict=True), start=1
        ):
            assert line == golden_line, f"event {number} of {path.stem}"


@of_every_game
def test_there_are_golden_games_of_every_game_and_number_of_players(name: str) -> None:
    game, records = nemeton.game(name), golden(name)
    assert len(records) >= LEAST, f"{name} has {len(records)} golden games; run python -m tests.golden.make"
    missing = set(range(game.min_players, game.max_players + 1)) - {record.players for record in records}
    assert not missing, f"{name} has no golden game for {missing} players; run python -m tests.golden.make"


@of_every_game
def test_there_are_golden_games_of_both_dealers_and_with_every_option_changed(name: str) -> None:
    records = golden(name)
    assert {record.dealer for record in records} == {"seeded", "fair"}
    for option in nemeton.game(name).options:
        values = {option.check(record.options.get(option.key, option.default)) for record in records}
        assert values > {option.default}, f"no golden game of {name} has {option.key} changed"


def test_every_golden_game_belongs_to_a_game() -> None:
    assert {path.parent.name for path in FILES} <= set(nemeton.names())
