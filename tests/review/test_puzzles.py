"""Puzzles: every one that ships is confirmed by a deep search, tells nothing hidden, and can be found again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

import nemeton
from nemeton.core.errors import BadOption
from nemeton.review.mining import LEAST_OPTIONS, Plan, mine
from nemeton.review.puzzles import (
    CHECKING,
    CONFIRMING,
    DEEP,
    MARGIN,
    BadPuzzle,
    Collection,
    Puzzle,
    fault,
    folder_of,
    match_of,
    puzzles_of,
    read,
)
from nemeton.words import LANGUAGES, Words

ALL = [(name, puzzle) for name in nemeton.names() for puzzle in puzzles_of(name).puzzles]
EVERY = 50  # of a game's puzzles is confirmed each time; `make soak` confirms all
SHIPPED = [name for name in nemeton.names() if puzzles_of(name).puzzles]


def names_of(puzzles: list[tuple[str, Puzzle]]) -> list[str]:
    return [f"{name} {puzzle.id}" for name, puzzle in puzzles]


HANDFUL = [(name, puzzle) for name in SHIPPED for puzzle in puzzles_of(name).puzzles[::EVERY]]


@pytest.mark.parametrize(("name", "puzzle"), HANDFUL, ids=names_of(HANDFUL))
def test_a_deep_search_confirms_the_answer_by_a_clear_margin(name: str, puzzle: Puzzle) -> None:
    assert DEEP >= 20_000
    assert CHECKING != CONFIRMING, "in other worlds than those in which it was found"
    assert fault(puzzle, nemeton.game(name)) == ""


@pytest.mark.soak
@pytest.mark.parametrize(("name", "puzzle"), ALL, ids=names_of(ALL))
def test_a_deep_search_confirms_every_answer(name: str, puzzle: Puzzle) -> None:
    assert fault(puzzle, nemeton.game(name)) == ""


def test_a_wrong_answer_and_a_narrow_one_are_found_out() -> None:
    name, puzzle = ALL[0]
    game = nemeton.game(name)
    wrong = msgspec.structs.replace(puzzle, answer=puzzle.second.say)
    assert "is better than its answer" in fault(wrong, game, 2_000)
    assert "only" in fault(puzzle, game, 2_000, margin=0.9)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_puzzle_is_a_real_choice_of_the_seat_that_is_asked(name: str) -> None:
    game = nemeton.game(name)
    puzzles = puzzles_of(name).puzzles
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        state = match_of(puzzle, game).state
        assert state.awaited() == [puzzle.seat], puzzle.id
        assert game.phase(state) == puzzle.kind
        says = {game.say(state, move) for move in state.moves()}
        assert len(says) >= LEAST_OPTIONS
        assert {puzzle.answer, *(option.say for option in puzzle.options)} <= says
        assert puzzle.margin >= MARGIN
        for language in LANGUAGES:
            assert Words.of(game, language, strict=True).format(f"reason-{puzzle.theme}")


def test_each_day_has_a_puzzle_and_none_comes_twice_before_all_have_come() -> None:
    puzzle = ALL[0][1]
    for count in (1, 2, 7, 100, 103):
        puzzles = tuple(msgspec.structs.replace(puzzle, number=number) for number in range(count))
        collection = Collection(nemeton.game(ALL[0][0]), puzzles)
        days = [date(2026, 11, 17) + timedelta(days=day) for day in range(count)]
        assert len({collection.of_day(day).id for day in days}) == count
        assert collection.of_day(days[0]) == collection.of_day(days[0])


# --- finding ---

Change = Callable[[list[bytes]], list[bytes]]
FEW = Plan(nemeton.game("celtica"), "random", 5, 2, iterations=400, margin=0.03)


@pytest.mark.long
def test_the_same_seed_finds_the_same_puzzles_also_in_two_parts(tmp_path: Path) -> None:
    whole = mine(FEW, tmp_path / "whole.jsonl", lambda _games, _found: None)
    steps: list[tuple[int, int]] = []
    parts: list[Puzzle] = []
    while len(parts) < FEW.wanted:
        parts = mine(FEW, tmp_path / "parts.jsonl", lambda games, found: steps.append((games, found)), most_games=1)
    assert parts == whole
    assert [games for games, _found in steps] == list(range(1, len(steps) + 1)), "no game is searched twice"
    assert (tmp_path / "whole.jsonl").read_bytes() == (tmp_path / "parts.jsonl").read_bytes()
    assert all(fault(puzzle, FEW.game, FEW.iterations, FEW.margin, CONFIRMING) == "" for puzzle in whole)
    other = msgspec.structs.replace(FEW.origin(), seed=6)
    (tmp_path / "other.jsonl").write_bytes(msgspec.json.encode(other))
    with pytest.raises(BadOption, match="found in another way"):
        mine(FEW, tmp_path / "other.jsonl", lambda _games, _found: None)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda lines: [b"{", *lines[1:]], "line 1"),
        (lambda lines: [*lines[:2], lines[1][:-20]], "line 3"),
        (lambda lines: [lines[0].replace(b'"rules":', b'"rules":9'), *lines[1:]], "find new ones"),
    ],
)
def test_a_damaged_or_stale_file_is_refused_with_its_line(change: Change, told: str, tmp_path: Path) -> None:
    name = SHIPPED[0]
    lines = next(iter(sorted(folder_of(name).glob("*.jsonl")))).read_bytes().splitlines()
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(b"\n".join(change(lines)))
    with pytest.raises(BadPuzzle, match=told):
        read(file, nemeton.game(name))
