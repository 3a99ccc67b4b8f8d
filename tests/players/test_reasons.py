"""Why a move is better than another: in words that people know, and for the side that it speaks for."""

from __future__ import annotations

import pytest

import nemeton
from nemeton import Rng
from nemeton.players.fast import Greedy
from nemeton.players.reasons import MOST, OTHERS, reasons
from nemeton.words import LANGUAGES, Words
from tests.playing import Table, walk

LEARNED = [name for name in nemeton.names() if nemeton.game(name).judge(4).net is not None]


@pytest.mark.parametrize("name", LEARNED)
def test_reasons_speak_for_the_move_the_judge_prefers(name: str) -> None:
    game = nemeton.game(name)
    judge = game.judge(4)
    told = right = 0
    for state in walk(Table(name, 4), 3):
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


def test_a_move_needs_no_reason_against_itself() -> None:
    game = nemeton.game("celtica")
    state = next(state for state in walk(Table("celtica", 4), 1) if state.turn >= 0)
    assert reasons(game, state, state.turn, state.moves()[0], state.moves()[0]) == []
