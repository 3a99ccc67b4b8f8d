"""Why a move is better than another: in words that people know, and for the side that it speaks for."""

from __future__ import annotations

import pytest

import nemeton
from nemeton import Rng
from nemeton.players.fast import Greedy
from nemeton.players.reasons import MOST, OTHERS, reasons, turn_of
from nemeton.words import LANGUAGES, Words
from tests.playing import Table, walk

LEARNED = [name for name in nemeton.names() if nemeton.game(name).judge(4).net is not None]


@pytest.mark.parametrize("name", LEARNED)
def test_reasons_speak_for_the_move_the_judge_prefers(name: str) -> None:
    game = nemeton.game(name)
    judge = game.judge(4)
    told = right = 0
    for state in (one for seed in (3, 4, 5) for one in walk(Table(name, 4), seed)):
        if state.turn < 0 or state.look() < 2:
            continue
        seat, moves = state.turn, state.moves()
        best = Greedy(state, judge).best(state.copy(), seat, Rng(1))
        other = moves[0] if moves[0] != best else moves[-1]
        found = reasons(game, state, seat, best, other)
        assert len(found) <= MOST
        assert all(reason.worth != 0 for reason in found)
        if found:
            told += 1
            right += sum(reason.worth for reason in found) > 0
            assert reasons(game, state, seat, best, other) == found
    assert told > 10
    assert right / told > 0.8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", nemeton.names())
def test_every_reason_has_words(name: str, language: str) -> None:
    game = nemeton.game(name)
    words = Words.of(game, language, strict=True)
    if game.features:
        assert set(game.reasons) == set(game.features)
        for reason in {*game.reasons.values(), OTHERS}:
            assert words.format(f"reason-{reason}")
        assert set(game.amounts) <= set(game.features)
        for amount in game.amounts.values():
            for number in (1, 2):
                assert str(number) in words.thing("amount", {**amount.thing, "amount": number}, [])


def test_what_is_counted_differs_as_much_as_is_told() -> None:
    """A good taken for another: the reason names both, each with its amount, for whose it is."""
    game = nemeton.game("meduris")
    told: set[tuple[str, int]] = set()
    for state in walk(Table("meduris", 3), 5):
        if state.turn >= 0 and game.phase(state) == "take" and len(state.moves()) > 2:
            one, other = state.moves()[0], state.moves()[1]
            for reason in reasons(game, state, state.turn, one, other):
                for thing in reason.amounts:
                    assert thing["amount"] != 0
                    assert ("seat" in thing) == (reason.name == OTHERS)
                    told.add((str(thing.get("good", thing["name"])), thing["amount"] > 0))
    first, second = (game.say(state, move).removeprefix("take ") for move in (one, other))
    assert (first, True) in told
    assert (second, False) in told


def test_a_suggested_turn_is_played_by_its_seat_alone() -> None:
    game = nemeton.game("graenaland")
    longest = 0
    for state in walk(Table("graenaland", 3), 2):
        if state.turn < 0 or state.look() < 2 or game.phase(state) not in ("propose", "give", "move"):
            continue
        seat = state.turn
        turn = turn_of(game, state, seat, state.moves()[0]).moves
        trial = state.copy()
        for move in turn:
            assert trial.turn == seat
            trial.play(move)
        longest = max(longest, len(turn))
    assert longest > 2, "a whole split"


def test_a_move_needs_no_reason_against_itself() -> None:
    game = nemeton.game("celtica")
    state = next(state for state in walk(Table("celtica", 4), 1) if state.turn >= 0)
    assert reasons(game, state, state.turn, state.moves()[0], state.moves()[0]) == []
