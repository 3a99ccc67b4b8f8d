"""Bad input is an answer, never a crash: text that is no move, files that are no records, options that are none."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nemeton
from nemeton import OVER, State
from nemeton.core.dealer import FairDealer, SeededDealer
from nemeton.core.errors import BadNotation, BadOption, BadRecord, IllegalMove, UnknownGame
from nemeton.core.record import MAGIC, parse, record_of, replay
from tests.playing import Table, finish, walk

of_every_game = pytest.mark.parametrize("name", nemeton.names())


@cache
def some_states(name: str) -> list[State]:
    """Copies from all over a game: draws, decisions of every kind, the end."""
    states = [state.copy() for seed in range(2) for state in walk(Table(name, nemeton.game(name).max_players), seed)]
    return states[::7] + states[-1:]


@cache
def words(name: str) -> list[str]:
    """All words that the notation of a game uses, and some that none does."""
    game = nemeton.game(name)
    says = {game.say(state, move) for state in some_states(name) for move in state.moves()}
    return [*sorted({word for say in says for word in say.split()}), "", "+", "-1", "0", "99", "²", "red", "nothing"]


@cache
def valid_record(name: str, fair: bool) -> str:
    dealer = FairDealer(b"ash" * 8, ["words of mine"]) if fair else SeededDealer(3)
    match = finish(Table(name, nemeton.game(name).min_players).match(dealer), 3)
    return record_of(match, [f"Player {seat}" for seat in range(match.state.players)], date="2026-11-15").print()


def reads_or_refuses(name: str, state: State, text: str) -> None:
    game = nemeton.game(name)
    before = state.numbers()
    answer: int | str
    try:
        answer = game.read(state, text)
    except (BadNotation, IllegalMove) as problem:
        answer = str(problem)
    if isinstance(answer, int):
        assert answer in state.moves()
        assert game.parse(state, game.say(state, answer)) == answer
    else:
        assert answer
    assert state.numbers() == before


def holds_or_is_refused(name: str, text: str | bytes) -> None:
    game = nemeton.game(name)
    try:
        match = replay(parse(text), game)
    except BadRecord as problem:
        line, message = problem.line, str(problem)
    else:
        line, message = 0, f"it holds: {match.state.turn}"
        assert game.faults(match.state) == []
    assert message
    assert 0 <= line <= len(text) + 1


# --- moves ---


@of_every_game
@given(data=st.data(), text=st.text(max_size=40))
def test_any_text_is_a_move_or_refused(name: str, data: st.DataObject, text: str) -> None:
    reads_or_refuses(name, data.draw(st.sampled_from(some_states(name))), text)


@of_every_game
@given(data=st.data())
def test_any_row_of_known_words_is_a_move_or_refused(name: str, data: st.DataObject) -> None:
    chosen = data.draw(st.lists(st.sampled_from(words(name)), max_size=7))
    reads_or_refuses(name, data.draw(st.sampled_from(some_states(name))), " ".join(chosen))


@of_every_game
@given(data=st.data(), wish=st.integers())
def test_why_not_answers_to_any_number_and_any_seat(name: str, data: st.DataObject, wish: int) -> None:
    state = data.draw(st.sampled_from(some_states(name)))
    seat = data.draw(st.integers(-5, 9))
    legal = seat in state.awaited() and wish in state.moves(seat)
    assert (nemeton.game(name).why_not(state, seat, wish) == []) == legal


@of_every_game
def test_a_refusal_repeats_the_text_and_says_what_would_be_right(name: str) -> None:
    game = nemeton.game(name)
    state = next(state for state in some_states(name) if state.turn >= 0)
    with pytest.raises(BadNotation, match="castle in the air"):
        game.read(state, "castle in the air")
    foreign = next(
        say
        for other in some_states(name)
        for say in (game.say(other, move) for move in other.moves())
        if game.parse(state, say) not in state.moves()
    )
    with pytest.raises(IllegalMove, match=r"not legal now: .*\([A-Z]+-\d+\)") as caught:
        game.read(state, foreign)
    assert foreign in str(caught.value)


# --- records ---


@of_every_game
@given(junk=st.binary(max_size=300) | st.text(max_size=300))
def test_any_file_is_a_record_or_refused(name: str, junk: str | bytes) -> None:
    holds_or_is_refused(name, junk)


@of_every_game
@given(junk=st.lists(st.text(max_size=30), max_size=12))
def test_any_lines_behind_the_first_are_a_record_or_refused(name: str, junk: list[str]) -> None:
    holds_or_is_refused(name, "\n".join([MAGIC, *junk]))


def drop(lines: list[str], at: int, _text: str) -> None:
    del lines[at]


def double(lines: list[str], at: int, _text: str) -> None:
    lines.insert(at, lines[at])


def swap(lines: list[str], at: int, _text: str) -> None:
    lines[at], lines[at - 1] = lines[at - 1], lines[at]


def insert(lines: list[str], at: int, text: str) -> None:
    lines.insert(at, text)


def replace(lines: list[str], at: int, text: str) -> None:
    lines[at] = text


def replace_end(lines: list[str], at: int, text: str) -> None:
    lines[at] = lines[at].rsplit(" ", 1)[0] + " " + text


def cut(lines: list[str], at: int, _text: str) -> None:
    del lines[at:]


Change = Callable[[list[str], int, str], None]
changes = st.sampled_from([drop, double, swap, insert, replace, replace_end, cut])
numbers = st.integers(-(10**25), 10**25).map(str) | st.sampled_from(["--5", "-", "²", "٣", "1e3", "0x10", " 1", "00"])


@of_every_game
@pytest.mark.parametrize("fair", [False, True], ids=["seeded", "fair"])
@given(data=st.data())
def test_a_changed_record_holds_or_is_refused(name: str, fair: bool, data: st.DataObject) -> None:
    lines = valid_record(name, fair).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        if lines:
            near_head_or_end = st.sampled_from([*range(min(20, len(lines))), *range(-min(8, len(lines)), 0)])
            at = data.draw(near_head_or_end | st.integers(0, len(lines) - 1))
            text = data.draw(st.sampled_from([*valid_record(name, fair).splitlines(), "?", ""]) | numbers | st.text())
            data.draw(changes)(lines, at, text)
    holds_or_is_refused(name, "\n".join(lines) + "\n")


@of_every_game
@given(data=st.data())
def test_a_record_with_changed_bytes_holds_or_is_refused(name: str, data: st.DataObject) -> None:
    text = bytearray(valid_record(name, True).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    holds_or_is_refused(name, bytes(text))


@of_every_game
@pytest.mark.parametrize("fair", [False, True], ids=["seeded", "fair"])
def test_every_record_that_is_cut_off_is_refused(name: str, fair: bool) -> None:
    lines = valid_record(name, fair).splitlines()
    for kept in range(len(lines)):
        with pytest.raises(BadRecord):
            replay(parse("\n".join(lines[:kept])), nemeton.game(name))


@of_every_game
@pytest.mark.parametrize("key", ["rules", "players", "seat", "points", "ranking", "secret", "1"])
@pytest.mark.parametrize("number", ["--5", "-", "", "²", "٣", "9" * 19, "9" * 20, "9" * 5000, "-1", "0", "1.5", "0x1"])
def test_a_number_that_is_none_is_refused(name: str, key: str, number: str) -> None:
    lines = valid_record(name, False).splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith(f"{key} "))
    lines[at] = f"{number} {lines[at][2:]}" if key == "1" else f"{key} {number}"
    holds_or_is_refused(name, "\n".join(lines))


# --- games and options ---


def test_an_unknown_game_is_refused_with_the_nearest_name_and_all_names() -> None:
    with pytest.raises(UnknownGame, match=r"Did you mean 'celtica'\? Known are: .*celtica"):
        nemeton.game("celtika")
    with pytest.raises(UnknownGame, match="Known are: "):
        nemeton.game("")


@of_every_game
def test_a_number_of_players_out_of_range_is_refused_with_the_range(name: str) -> None:
    game = nemeton.game(name)
    for players in (-1, 0, game.min_players - 1, game.max_players + 1, 2**70):
        with pytest.raises(BadOption, match=f"{game.min_players} to {game.max_players} players, not {players}"):
            game.start(players)


@of_every_game
def test_an_unknown_option_is_refused_with_the_known_ones(name: str) -> None:
    game = nemeton.game(name)
    with pytest.raises(BadOption, match="there is no option 'wings'") as caught:
        game.start(game.min_players, wings=True)
    assert all(option.key in str(caught.value) for option in game.options)


@of_every_game
@given(data=st.data())
def test_any_value_of_an_option_is_taken_or_refused(name: str, data: st.DataObject) -> None:
    game = nemeton.game(name)
    values = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.lists(st.integers())
    known = st.sampled_from(
        [choice for option in game.options for choice in option.choices] + ["yes", "No", "--5", "²"]
    )
    keys = st.sampled_from([option.key for option in game.options] or ["none"])
    given_options = data.draw(st.dictionaries(keys, values | known))
    players = data.draw(st.integers(game.min_players, game.max_players))
    with suppress(BadOption):
        assert game.start(players, listen=False, **given_options).turn != OVER
