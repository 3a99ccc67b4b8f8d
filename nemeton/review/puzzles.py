"""Puzzles: positions from games between strong bots in which one move is clearly best, and the reason can be told.

A puzzle is a seed and the decisions up to the position; the dealer draws the same again. Each game ships its own
(`games/<game>/puzzles/*.jsonl`: a line that says what they were found with, then one puzzle a line); mining.py finds
them. What a puzzle shows is what its seat may know, and it is judged by searches in worlds dealt anew from that.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from nemeton.core.dealer import SeededDealer
from nemeton.core.errors import NemetonError
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.options import OptionValue
from nemeton.core.rng import Rng
from nemeton.core.state import State
from nemeton.games import game as game_named
from nemeton.games.boxes import shipped
from nemeton.players.player import Position
from nemeton.players.search import Search

MARGIN = 0.05  # by which the chance to win of the answer is above that of every other move
DEEP = 20_000  # iterations that confirm a puzzle
CONFIRMING = 1  # the seed of the last search that finds a puzzle
CHECKING = 2  # the seed of the search that asks once more whether a puzzle holds: luck of the first does not count
FIRST_DAY = date(2026, 1, 1).toordinal()  # whose puzzle is the first of the list


class BadPuzzle(NemetonError):
    """A file of puzzles that is damaged or belongs to other rules; the text names file and line."""


class Origin(msgspec.Struct, frozen=True):
    """The first line of a file: with what its puzzles were found."""

    game: str
    rules: int
    content: str
    bots: str
    seed: int
    iterations: int
    margin: float


class Option(msgspec.Struct, frozen=True):
    """A move of the position as the confirming search saw it."""

    say: str
    chance: float
    visits: int


class Puzzle(msgspec.Struct, frozen=True):
    number: int  # of the game it was found in
    deal: int  # the dealer's seed
    players: int
    moves: tuple[str, ...]  # all decisions before
    seat: int
    kind: str  # of decision
    answer: str
    theme: str  # the reason that counts most
    margin: float  # of the answer's chance over that of the best other move
    hard: bool  # one look ahead would choose something else
    options: tuple[Option, ...]  # most visited first, the answer among them

    @property
    def id(self) -> str:
        return f"{self.number}-{len(self.moves)}"

    def chance_of(self, say: str) -> float | None:
        return next((option.chance for option in self.options if option.say == say), None)

    @property
    def second(self) -> Option:
        return max((option for option in self.options if option.say != self.answer), key=lambda option: option.chance)


@dataclass(frozen=True)
class Collection:
    """The puzzles of a game, in the order in which they come as puzzle of the day."""

    game: Game
    puzzles: tuple[Puzzle, ...]

    def find(self, puzzle_id: str) -> Puzzle | None:
        return next((puzzle for puzzle in self.puzzles if puzzle.id == puzzle_id), None)

    def of_day(self, day: date) -> Puzzle:
        """One for each day, the same for everybody. A step that shares no divisor with their number meets each once."""
        count = len(self.puzzles)
        step = next(step for step in range(count * 5 // 8 + 1, 2 * count + 2) if _coprime(step, count))
        return self.puzzles[(day.toordinal() - FIRST_DAY) * step % count]


def _coprime(one: int, other: int) -> bool:
    while other:
        one, other = other, one % other
    return one == 1


def folder_of(game: str) -> Path:
    return Path(str(files(f"nemeton.games.{game}"))) / "puzzles"


@cache
def puzzles_of(name: str) -> Collection:
    """All puzzles that ship with a game; none if it has none, or if it is played with a corrected box: they were found
    with the one that ships."""
    game = game_named(name)
    found: list[Puzzle] = []
    if shipped(game) != game.content["fingerprint"]:
        return Collection(game, ())
    for file in sorted(folder_of(name).glob("*.jsonl")):
        found += read(file, game)[1]
    return Collection(game, tuple(found))


def read(file: Path, game: Game) -> tuple[Origin, list[Puzzle]]:
    """What a file holds; BadPuzzle says which line is broken, or that the rules have changed since."""
    lines = file.read_bytes().splitlines()
    number = 1
    try:
        origin = msgspec.json.decode(lines[0] if lines else b"", type=Origin)
        puzzles: list[Puzzle] = []
        for line in lines[1:]:
            number += 1
            puzzles.append(msgspec.json.decode(line, type=Puzzle))
    except msgspec.DecodeError as problem:
        raise BadPuzzle(f"{file}, line {number}: this is no puzzle ({problem})") from None
    if (origin.game, origin.rules, origin.content) != (game.name, game.rules_version, game.content["fingerprint"]):
        raise BadPuzzle(
            f"{file}: these puzzles are of {origin.game}, rules {origin.rules}, content {origin.content}; this is "
            f"{game.name}, rules {game.rules_version}, content {game.content['fingerprint']}: find new ones"
        )
    return origin, puzzles


def match_of(puzzle: Puzzle, game: Game, options: dict[str, OptionValue] | None = None) -> Match:
    """The game as it stands when the puzzle's seat is asked."""
    match = Match(game, puzzle.players, options, SeededDealer(puzzle.deal))
    match.deal()
    for say in puzzle.moves:
        match.play(game.read(match.state, say))
        match.deal()
    if match.state.turn >= 0:
        match.state.turn_to(puzzle.seat)
    return match


# --- judging ---


@dataclass(frozen=True)
class Verdict:
    """What a search thinks of a position: the move it would play, and its chance above every other one."""

    move: int
    margin: float
    looks: tuple[tuple[int, int, float], ...]  # move, visits and chance to win, most visited first

    def chance_of(self, move: int) -> float:
        return next((chance for found, _visits, chance in self.looks if found == move), 0.0)


def search(game: Game, state: State, seat: int, iterations: int, seed: int) -> Verdict:
    """Think as bots do: in worlds dealt anew from what the seat knows."""
    rng = Rng(seed, seat + 1)
    judge = game.judge(state.players)
    tree = Search(Position(game, state, seat).world(rng), judge, seat, game.move_codes, rng.next())
    tree.run(iterations)
    looks = tuple((move, visits, judge.chance(worth)) for move, visits, _reward, worth in tree.results() if visits > 0)
    best, chance = looks[0][0], looks[0][2]
    return Verdict(best, chance - max((other for _move, _visits, other in looks[1:]), default=0.0), looks)


def fault(puzzle: Puzzle, game: Game, iterations: int = DEEP, margin: float = MARGIN, seed: int = CHECKING) -> str:
    """What is wrong with a puzzle; empty if a deep search in worlds that the miner has not seen finds its answer best
    by a clear margin."""
    state: Any = match_of(puzzle, game).state
    verdict = search(game, state, puzzle.seat, iterations, seed)
    best = game.say(state, verdict.move)
    if best != puzzle.answer:
        return f"puzzle {puzzle.id} of {game.name}: {best!r} is better than its answer {puzzle.answer!r}"
    if verdict.margin < margin:
        return f"puzzle {puzzle.id} of {game.name}: its answer is better by {verdict.margin:.3f} only, not by {margin}"
    return ""
