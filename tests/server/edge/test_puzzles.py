"""Puzzles over HTTP: the day's, the position, the verdict; nothing tells the answer before it is asked for."""

from __future__ import annotations

import json

import pytest

import nemeton
from nemeton.review.puzzles import match_of, puzzles_of
from tests.server.support import Person


def test_the_list_names_a_puzzle_for_today(anouk: Person) -> None:
    shelves = anouk.get("/api/puzzles").json()
    assert shelves
    for shelf in shelves:
        assert shelf["today"] in {puzzle["id"] for puzzle in shelf["puzzles"]}


@pytest.mark.parametrize("name", [one for one in nemeton.names() if puzzles_of(one).puzzles])
def test_a_puzzle_shows_what_its_seat_may_know_and_judges_a_move(name: str, anouk: Person) -> None:
    collection = puzzles_of(name)
    puzzle, game = collection.puzzles[0], collection.game
    here = f"/api/puzzles/{name}/{puzzle.id}"
    shown = anouk.get(here).json()
    state = match_of(puzzle, game).state
    assert shown["view"] == json.loads(json.dumps(game.view(state, puzzle.seat)))
    assert "answer" not in shown["puzzle"]
    assert [seat["yours"] for seat in shown["table"]["seats"]].index(True) == puzzle.seat
    says = [move["say"] for move in shown["ask"]["moves"]]
    right = anouk.get(f"{here}/verdict", move=puzzle.answer).json()
    assert right["right"]
    assert right["chance"] == right["best"]
    wrong = anouk.get(f"{here}/verdict", move=puzzle.second.say).json()
    assert not wrong["right"]
    assert wrong["chance"] < wrong["best"]
    assert puzzle.answer not in json.dumps(wrong)
    solution = anouk.get(f"{here}/solution").json()
    assert solution["say"] == puzzle.answer == solution["turn"][0]["say"]
    assert anouk.get(f"{here}/ahead", seat=puzzle.seat, after=0, move=[puzzle.answer]).status_code == 200
    assert anouk.get(f"{here}/why", seat=puzzle.seat, wish=says[0]).json()["why"] == []


def test_what_is_not_there_is_said(anouk: Person) -> None:
    assert anouk.get("/api/puzzles/chess/1-1").json()["code"] == "not_found"
    assert anouk.get("/api/puzzles/celtica/9999-1").json()["code"] == "not_found"
    puzzle = puzzles_of("celtica").puzzles[0]
    assert anouk.get(f"/api/puzzles/celtica/{puzzle.id}/verdict", move="fly").json()["code"] == "illegal_move"
