"""Trial games with a box: whether games can be played with it by every option, written down and read again.

They are played at random, the same ones every time. What cannot be seen in the figures themselves (`figures.py` of a
game) may come to light here: a game that does not end, a lost piece, two moves that no record can tell apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nemeton.core.dealer import SeededDealer
from nemeton.core.errors import BadOption
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.options import Option, OptionValue
from nemeton.core.record import parse, record_of, replay
from nemeton.core.rng import Rng
from nemeton.core.state import OVER

LEAST_TABLES = 8  # for each number of players; more where an option has more values
MOST_NUMBERS = 16  # of an option that is a number all are tried, if there are no more
DISTANCE = 20  # decisions between two looks at the position as a whole


@dataclass(frozen=True)
class Trial:
    players: int
    options: dict[str, OptionValue]
    seed: int

    def __str__(self) -> str:
        options = ", ".join(f"{key} {value}" for key, value in self.options.items())
        return f"{self.players} players{', ' if options else ''}{options}"


class BadTrial(Exception):
    """What went wrong in a trial game."""


def trials(game: Game) -> list[Trial]:
    """For every number of players a game as it is usual, then games in which every option has each of its values."""
    found = []
    for players in range(game.min_players, game.max_players + 1):
        values = {option.key: list(_values(game, players, option)) for option in game.options}
        count = max([LEAST_TABLES, *(len(own) for own in values.values())])
        rng = Rng(players)
        columns = {key: _mixed([own[i % len(own)] for i in range(count)], rng) for key, own in values.items()}
        found.append(Trial(players, {}, 0))
        found += [
            Trial(players, {key: column[number] for key, column in columns.items()}, number + 1)
            for number in range(count)
        ]
    return found


def _values(game: Game, players: int, option: Option) -> Iterator[OptionValue]:
    """What an option can be with so many players."""
    every: list[OptionValue] = [True, False]
    if option.kind == "choice":
        every = list(option.choices)
    elif option.kind == "int":
        few = option.most - option.least < MOST_NUMBERS
        every = [*range(option.least, option.most + 1)] if few else [option.least, option.default, option.most]
    for value in every:
        try:
            game.blank(players, {option.key: value})
        except BadOption:
            continue
        yield value


def _mixed(values: list[OptionValue], rng: Rng) -> list[OptionValue]:
    for i in range(len(values) - 1, 0, -1):
        other = rng.below(i + 1)
        values[i], values[other] = values[other], values[i]
    return values


def play(game: Game, trial: Trial) -> None:
    """Play it, and read it again from its record; BadTrial says what is wrong."""
    match = Match(game, trial.players, trial.options, SeededDealer(trial.seed))
    rng = Rng(trial.seed, trial.players)
    decisions = 0
    match.deal()
    while match.state.turn != OVER:
        awaited = match.state.awaited()
        seat = awaited[rng.below(len(awaited))]
        moves = match.state.moves(seat)
        _told_apart(game, match, moves)
        if decisions % DISTANCE == 0:
            _sound(game, match)
            if not trial.options:
                _look(game, match, seat, moves)
        match.play(moves[rng.below(len(moves))], seat)
        match.deal()
        decisions += 1
        if decisions > game.most_turns_bound:
            raise BadTrial("the game does not end")
    _sound(game, match)
    game.results(match.state)
    _read_again(game, match)


def _told_apart(game: Game, match: Match, moves: list[int]) -> None:
    says = [game.say(match.state, move) for move in moves]
    if len(set(says)) < len(says):
        twice = next(say for say in says if says.count(say) > 1)
        raise BadTrial(f"two moves are both called {twice!r}, so no record could tell them apart")


def _look(game: Game, match: Match, seat: int, moves: list[int]) -> None:
    """What everybody is shown and what a bot thinks of it can be told."""
    state = match.state
    game.views(state, [*range(state.players), None])
    game.judge(state.players).worths(state)
    if seat == state.turn:
        for move in moves:
            game.about(state, move)


def _sound(game: Game, match: Match) -> None:
    if found := game.faults(match.state):
        raise BadTrial("; ".join(found))


def _read_again(game: Game, match: Match) -> None:
    """As a server does after a restart, and anybody who is given the record."""
    text = record_of(match, ["?"] * match.state.players).print()
    again = replay(parse(text), game)
    if again.state.numbers() != match.state.numbers():
        raise BadTrial("its record is read as another game")
