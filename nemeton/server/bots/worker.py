"""A process that thinks for bots: one JSON question per line on stdin, one answer per line on stdout.

It is given a position dealt anew from what the bot's seat can see, never the real one. It ends when its stdin does, so
none is left over when the server dies.
"""

from __future__ import annotations

import os
import sys

import msgspec

from nemeton.core.rng import Rng
from nemeton.games import game as game_named
from nemeton.players.levels import level_of
from nemeton.players.player import OwnPlayer, Position, advise, read_spec
from nemeton.players.reasons import reasons

NICENESS = 10  # thinking gives way to serving


class Question(msgspec.Struct):
    game: str
    numbers: list[int]
    seat: int
    level: int
    seed: int
    patient: bool = False  # no clock ends the search
    about: int = -1  # a move whose reasons are wanted; -1: those of the best one


class Look(msgspec.Struct):
    """What a search thinks of a move: its worth in the judge's measure, and the chance to win (below 0: unknown)."""

    move: int
    visits: int
    worth: float
    chance: float = -1.0


class Thought(msgspec.Struct):
    """`looks` (best first) only if a search was made; `reasons` (name and worth) compare the move asked
    about, or the best, with the best other one."""

    move: int = -1
    looks: list[Look] = []
    reasons: list[tuple[str, float]] = []
    problem: str = ""


def think(question: Question) -> Thought:
    game = game_named(question.game)
    position = Position(game, game.restore(question.numbers), question.seat)
    rng = Rng(question.seed)
    level = level_of(game.name, position.players, question.level)
    spec = read_spec(level.player, game, position.players)
    if spec is None:
        return Thought(problem=f"level {question.level} is no player of our own")
    if spec.kind != "search":
        return Thought(OwnPlayer(level.player, spec, game, position.world(rng)).choose(position, rng))
    advice = advise(position, rng, spec.iterations, 0.0 if question.patient else level.seconds)
    judge = game.judge(position.players)
    looks = [
        Look(move, visits, worth, judge.chance(worth) if judge.net is not None else -1.0)
        for move, visits, _reward, worth in advice.alternatives
        if visits > 0
    ]
    told: list[tuple[str, float]] = []
    if len(looks) > 1:
        move = question.about if question.about >= 0 else looks[0].move
        other = next(look.move for look in looks if look.move != move)
        found = reasons(game, position.world(rng), position.seat, move, other)
        told = [(reason.name, reason.worth) for reason in found]
    return Thought(advice.move, looks, told)


def joined(thoughts: list[Thought]) -> Thought:
    """What several who searched the same position found together: visits added up, worths by visits."""
    looks: dict[int, Look] = {}
    for thought in thoughts:
        for look in thought.looks:
            known = looks.setdefault(look.move, Look(look.move, 0, 0.0, 0.0))
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
    for line in sys.stdin.buffer:
        try:
            thought = think(msgspec.json.decode(line, type=Question))
        except Exception as problem:
            thought = Thought(problem=f"{type(problem).__name__}: {problem}")
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
