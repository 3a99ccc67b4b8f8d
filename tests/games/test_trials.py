"""Trial games with a corrected box: every option at every value, read again from their records, and what they find."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.core.errors import BadOption, BadRecord
from nemeton.core.game import Game
from nemeton.core.notation import Names
from nemeton.core.options import Option, OptionValue
from nemeton.core.state import CHANCE, State
from nemeton.games.trials import BadTrial, Trial, play, trials

CELTICA = nemeton.game("celtica")


def possible(game: Game, players: int, option: Option) -> set[OptionValue]:
    every: list[OptionValue] = [True, False] if option.kind == "bool" else [*option.choices]
    if option.kind == "int":
        every = [option.least, option.default, option.most]
    found = set()
    for value in every:
        try:
            game.blank(players, {option.key: value})
        except BadOption:
            continue
        found.add(value)
    return found


@pytest.mark.parametrize("name", nemeton.names())
def test_every_value_of_every_option_is_played_with_every_number_of_players(name: str) -> None:
    game = nemeton.game(name)
    for players in range(game.min_players, game.max_players + 1):
        planned = [trial for trial in trials(game) if trial.players == players]
        assert planned[0].options == {}, "one game is as usual"
        for option in game.options:
            played = {trial.options.get(option.key, option.default) for trial in planned}
            assert possible(game, players, option) <= played, option.key
    assert len(trials(game)) <= 60, "somebody waits for them"


@pytest.mark.parametrize("name", nemeton.names())
def test_with_the_box_that_ships_nothing_is_found(name: str) -> None:
    for trial in trials(nemeton.game(name))[:3]:
        play(nemeton.game(name), trial)


def test_two_moves_of_one_name_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CELTICA), "say", lambda _game, _state, _move: "play")
    with pytest.raises(BadTrial, match="two moves are both called 'play'"):
        play(CELTICA, Trial(2, {}, 1))


def test_a_record_that_is_read_as_another_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As with two supply cards that look alike: the first of them is read."""
    read = CELTICA.read

    def first_draw(_game: Game, state: State, text: str, seat: int | None = None) -> int:
        return state.moves()[0] if state.turn == CHANCE else read(state, text, seat)

    monkeypatch.setattr(type(CELTICA), "read", first_draw)
    with pytest.raises(BadRecord, match="was not drawn"):
        play(CELTICA, Trial(2, {}, 1))


def test_a_lost_piece_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CELTICA), "faults", lambda _game, _state: ["11 middle parts"])
    with pytest.raises(BadTrial, match="11 middle parts"):
        play(CELTICA, Trial(2, {}, 1))


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CELTICA), "most_turns_bound", 10)
    with pytest.raises(BadTrial, match="does not end"):
        play(CELTICA, Trial(2, {}, 1))


def test_two_things_of_one_name_have_no_notation() -> None:
    with pytest.raises(ValueError, match="two are called stele 'die'"):
        Names("stele", ["die", "sickle", "die"])
    assert Names("payment", ["", "wood", ""]).read("wood", 2) == 1  # an empty name is never said
