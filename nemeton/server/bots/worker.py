"""A process that thinks for bots: one JSON question per line on stdin, one answer per line on stdout.

It is given a position dealt anew from what the bot's seat can see, never the real one. Of a turn with several decisions
it remembers what it found. It ends when its stdin does, so none is left over when the server dies.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

import msgspec

from nemeton.core.rng import Rng
from nemeton.core.state import State
from nemeton.core.thing import Thing
from nemeton.games import game as game_named
from nemeton.players.levels import level_of
from nemeton.players.player import OwnPlayer, Position, advise, read_spec
from nemeton.players.reasons import Reason, Turn, reasons, turn_of
from nemeton.review import form as review
from nemeton.review.outlook import Seer
from nemeton.review.whole import look_at

NICENESS = 10  # thinking gives way to serving
MOST_REMEMBERED = 8  # bots in mid-turn
SUGGESTED = 3  # moves of a hint


class Question(msgspec.Struct, tag_field="type", tag="think"):
    game: str
    content: str  # the fingerprint of its box; by which rules it is played stands in the row
    numbers: list[int]
    seat: int
    level: int
    seed: int
    patient: bool = False  # no clock ends the search
    about: int = -1  # a move whose reasons are wanted; -1: those of the best one
    bot: str = ""  # who asks for a move and nothing else: may remember what it thought …
    trail: str = ""  # … at the decision before, if all decisions since were its own


class Because(msgspec.Struct):
    """A reason (players/reasons.py) on its way between processes."""

    name: str
    worth: float
    amounts: list[Thing] = []
    thing: Thing | None = None  # what the rules alone say for it, instead of amounts

    @classmethod
    def of(cls, reason: Reason) -> Because:
        return cls(reason.name, reason.worth, list(reason.amounts))


class Look(msgspec.Struct):
    """What a search thinks of a move: its worth in the judge's measure, and the chance to win (below 0: unknown).

    Of the best few also the `turn` that begins with it, what it brings in `points` by the end of that turn, how many
    points are `expected` at the end of the game, and the reasons: of the best against the second, of the others against
    the best."""

    move: int
    visits: int
    worth: float
    chance: float = -1.0
    turn: list[int] = []
    points: float | None = None
    expected: float | None = None
    reasons: list[Because] = []


class Thought(msgspec.Struct):
    """`looks` (best first) only if a search was made; `reasons` compare the move asked about, or the best, with the
    best other one."""

    move: int = -1
    looks: list[Look] = []
    reasons: list[Because] = []
    problem: str = ""


class Slice(msgspec.Struct, tag_field="type", tag="review"):
    """Some decisions of a finished game to be looked at again."""

    game: str
    content: str
    record: str
    first: int
    end: int
    depth: int


class Seen(msgspec.Struct):
    looks: list[review.Look] = []
    problem: str = ""


def trail_of(decisions: Iterable[tuple[int, int]], before: str = "") -> str:
    """A name for what all seats have decided so far, one (seat, move) after the other."""
    for seat, move in decisions:
        before = hashlib.blake2b(f"{before} {seat} {move}".encode(), digest_size=8).hexdigest()
    return before


class Memory:
    """What bots have found in the turn they are in the middle of."""

    def __init__(self) -> None:
        self._players: OrderedDict[str, tuple[str, OwnPlayer]] = OrderedDict()

    def recall(self, question: Question) -> OwnPlayer | None:
        trail, player = self._players.pop(question.bot, ("", None))
        return player if question.trail and trail == question.trail else None

    def keep(self, question: Question, player: OwnPlayer, move: int) -> None:
        self._players[question.bot] = (trail_of([(question.seat, move)], question.trail), player)
        while len(self._players) > MOST_REMEMBERED:
            self._players.popitem(last=False)


def think(question: Question, memory: Memory | None = None) -> Thought:
    game = game_named(question.game)
    if game.content["fingerprint"] != question.content:
        return Thought(problem=f"this process plays with the box {game.content['fingerprint']}, not {question.content}")
    position = Position(game, game.restore(question.numbers), question.seat)
    rng = Rng(question.seed)
    level = level_of(game.name, position.players, question.level)
    spec = read_spec(level.player, game, position.players)
    if spec is None:
        return Thought(problem=f"level {question.level} is no player of our own")
    if spec.kind != "search":
        return Thought(OwnPlayer(level.player, spec, game, position.world(rng)).choose(position, rng))
    if memory is not None and question.bot:
        player = memory.recall(question)
        if player is None:
            player = OwnPlayer(level.player, replace(spec, seconds=level.seconds), game, position.world(rng))
        position.number = player.decisions + 1
        move = player.choose(position, rng)
        memory.keep(question, player, move)
        return Thought(move)
    advice = advise(position, rng, spec.iterations, 0.0 if question.patient else level.seconds)
    judge = game.judge(position.players)
    looks = [
        Look(move, visits, worth, judge.chance(worth) if judge.net is not None else -1.0)
        for move, visits, _reward, worth in advice.alternatives
        if visits > 0
    ]
    world = position.world(rng)
    if question.about >= 0:
        other = next((look.move for look in looks if look.move != question.about), question.about)
        return Thought(advice.move, looks, _reasons(position, world, question.about, other))
    for number, look in enumerate(looks[:SUGGESTED]):
        turn = turn_of(game, world, position.seat, look.move)
        look.turn, look.points = turn.moves, turn.points
        look.expected = _expected(position, turn)
        look.reasons = _reasons(position, world, look.move, looks[0 if number else len(looks[:2]) - 1].move)
        thing = game.turn_told(world, position.seat, turn.moves)
        if thing is not None:
            look.reasons.insert(0, Because(str(thing["name"]), 1.0, thing=thing))
    return Thought(advice.move, looks, looks[0].reasons)


def _expected(position: Position, turn: Turn) -> float:
    """What the seat will have at the end of the game, on average over where the turn may lead."""
    seer, rng = seer_for(position.game.name, position.players), Rng(1)
    return sum(seer.of(end, rng).points[position.seat] for end in turn.ends) / len(turn.ends)


@lru_cache(maxsize=8)
def seer_for(game: str, players: int) -> Seer:
    return Seer(game_named(game), players)


def _reasons(position: Position, world: State, move: int, other: int) -> list[Because]:
    return [Because.of(reason) for reason in reasons(position.game, world, position.seat, move, other)]


def joined(thoughts: list[Thought]) -> Thought:
    """What several who searched the same position found together: visits added up, worths by visits."""
    looks: dict[int, Look] = {}
    for thought in thoughts:
        for look in thought.looks:
            known = looks.setdefault(look.move, Look(look.move, 0, 0.0, 0.0))
            if look.turn and not known.turn:
                known.turn, known.points, known.expected = look.turn, look.points, look.expected
                known.reasons = look.reasons
            known.worth += look.worth * look.visits
            known.chance += look.chance * look.visits
            known.visits += look.visits
    for look in looks.values():
        look.worth /= look.visits
        look.chance /= look.visits
    ordered = sorted(looks.values(), key=lambda look: (-look.visits, look.move))
    if not ordered:
        return thoughts[0]
    agreed = [thought for thought in thoughts if thought.move == ordered[0].move]
    return Thought(ordered[0].move, ordered, agreed[0].reasons if agreed else [])


def main() -> None:
    os.nice(NICENESS)
    memory = Memory()
    for line in sys.stdin.buffer:
        answer: Thought | Seen
        try:
            asked = msgspec.json.decode(line, type=Question | Slice)
            if isinstance(asked, Slice):
                answer = Seen(look_at(asked.record, asked.first, asked.end, asked.depth))
            else:
                answer = think(asked, memory)
        except Exception as problem:
            answer = Thought(problem=f"{type(problem).__name__}: {problem}")
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
