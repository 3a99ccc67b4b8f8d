"""Guided games at the table: a chapter is a practice table that begins at a moment of the lesson's record. As long as
the learner follows it, chance and the bots do, too; then it is a game like any other."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from nemeton.core.errors import UnknownGame
from nemeton.core.game import Game
from nemeton.core.lesson import BadLesson, Lesson, lessons_of
from nemeton.games import boxes, edition
from nemeton.games import game as game_named
from nemeton.server import wire
from nemeton.server.errors import Refused
from nemeton.server.store.storage import SeatRow
from nemeton.server.table import positions, seating
from nemeton.server.table.auth import hash_of, new_token
from nemeton.server.table.table import Table

if TYPE_CHECKING:
    from nemeton.server.host import Host

log = logging.getLogger("nemeton.lessons")


def taught(game: str) -> Game:
    """Lessons are recorded games, so they are played with the box they were recorded with."""
    current = game_named(game)
    return edition(game, current.newest_rules, boxes.shipped(current))


@cache
def known(game: str) -> Sequence[Lesson]:
    """The lessons of a game; if one of them does not hold there are none, and the log says why."""
    try:
        return lessons_of(taught(game))
    except UnknownGame as problem:
        raise Refused("not_found", str(problem)) from None
    except BadLesson as problem:
        log.error("a lesson cannot be offered", extra={"game": game, "problem": str(problem)})
        return ()


def told(game: str) -> list[wire.LessonInfo]:
    return [
        wire.LessonInfo(
            lesson.name,
            lesson.minutes,
            [
                wire.ChapterInfo(
                    chapter.key,
                    chapter.to_end,
                    [wire.StepInfo(step.key, list(step.point), step.ask, list(step.moves)) for step in chapter.steps],
                )
                for chapter in lesson.chapters
            ],
        )
        for lesson in known(game)
    ]


def picture(game: str) -> wire.PictureInfo:
    """The board of a lesson's record, for the beginning of the rules."""
    lesson = next((lesson for lesson in known(game) if lesson.picture is not None), None)
    if lesson is None or lesson.picture is None:
        raise Refused("not_found", f"{game} has no picture of its board")
    match = lesson.match_at(lesson.picture.after)
    table = positions.replay_info(f"picture-{game}", game, lesson.record, match)
    view = match.game.view(match.state, lesson.seat)
    return wire.PictureInfo(table, view, lesson.seat, list(lesson.picture.marks))


def _named(game: str, name: str) -> Lesson | None:
    return next((lesson for lesson in known(game) if lesson.name == name), None)


async def begin(host: Host, device: str, wish: wire.NewLesson) -> tuple[Table, dict[str, str]]:
    """The table of a chapter, and the token of the learner's seat."""
    lesson = _named(wish.game, wish.lesson)
    if lesson is None or wish.chapter >= len(lesson.chapters):
        raise Refused("not_found", "there is no such chapter of a lesson")
    token, record = new_token(), lesson.record
    names = [record.seats[seat] for seat in range(record.players)]
    others = [name for seat, name in enumerate(names) if seat != lesson.seat]
    learner = seating.own_name(seating.clean_name(wish.name) or names[lesson.seat], others)
    seats = [
        SeatRow("human", learner, None, None, hash_of(token), device)
        if seat == lesson.seat
        else SeatRow("bot", name, lesson.level)
        for seat, name in enumerate(names)
    ]
    kinds = [wire.SeatWish(kind=seat.kind) for seat in seats]
    match = lesson.match_at(lesson.chapters[wish.chapter].after)
    row = seating.row_for(host, device, wire.NewTable(wish.game, kinds, options=match.options, practice=True))
    row = replace(row, rules=lesson.game.rules_version, content=lesson.game.content["fingerprint"])
    row = replace(row, secret=lesson.secret, lesson=lesson.name, chapter=wish.chapter, status="playing")
    return await host.unbroken(seating.name_and_lay(host, row, seats, match)), {str(lesson.seat): token}


def recorded_move(table: Table, seat: int) -> int | None:
    """What a bot plays as long as the game goes as the lesson's record has it."""
    lesson = _named(table.row.game, table.row.lesson) if table.row.lesson is not None else None
    if lesson is None or table.match is None:
        return None
    say = lesson.next_say(table.match, seat)
    return None if say is None else table.game.read(table.match.state, say, seat)
