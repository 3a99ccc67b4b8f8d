"""Guided first games: `lessons/<name>.toml` in a game's folder says what a coach tells, points at and asks for.

A lesson goes through one recorded game, `lessons/<name>.nem`. Every chapter begins at a moment of it, so whatever was
played in one chapter, the next one finds its position. Chance and the other players go on as recorded for as long as
the learner does; who plays otherwise plays a real game from there. The texts stand in `words/<language>-learn.ftl`:
`lesson-<name>` and `lesson-<name>-in-<chapter>` (titles), `lesson-<name>-<step>` and, where a move is asked for, its
`.better` (why the recorded one is). What a step points at is named as on the board: `move:<notation>` is a move that
can be made now, anything else a thing with an explanation, `what-<thing>`, perhaps a certain one: `plateau:wood`.
`[picture]` names a moment of the record and things of its board, which the rules page shows with numbers on them.

Reading checks all of it against the rules; what does not hold is refused with the line it stands in.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from nemeton.core.errors import BadNotation, BadOption, BadRecord, IllegalMove, NemetonError
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.record import Record, parse
from nemeton.core.state import CHANCE

MOVE = "move:"
KEY = re.compile(r"[a-z][a-z0-9-]*")
EXPLAINED = re.compile(r"^what-([\w-]+) =", re.MULTILINE)


class BadLesson(NemetonError):
    """A guided game that does not hold: `line` of its file counts from 1, 0 means the file as a whole."""

    def __init__(self, file: str, line: int, text: str) -> None:
        super().__init__(f"{file}, line {line}: {text}" if line else f"{file}: {text}")
        self.line = line


@dataclass(frozen=True)
class Step:
    """Something told or, with `ask`, something to decide: any of `moves` is good, the first is the recorded one."""

    key: str
    point: tuple[str, ...] = ()
    ask: str = ""
    moves: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chapter:
    key: str
    after: int  # how many entries of the record come before it
    to_end: bool  # the game is played to its end
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Picture:
    """The board after so many entries of the record, and what of it is given a number and explained."""

    after: int
    marks: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    game: Game[Any, Any]
    name: str
    minutes: int
    seat: int  # the learner's
    level: int  # of the bots, once the game leaves the record
    chapters: tuple[Chapter, ...]
    record: Record
    picture: Picture | None = None

    @property
    def secret(self) -> bytes:
        """By which the recorded game was dealt: a game that follows it draws the same."""
        return bytes.fromhex(self.record.secret)

    def match_at(self, after: int) -> Match:
        """The recorded game after so many entries."""
        match = Match(self.game, self.record.players, self.record.options)
        for number in range(after):
            self.play_line(match, number)
        return match

    def play_line(self, match: Match, number: int) -> None:
        """That entry of the record, unless it has happened by itself."""
        if number >= len(match.entries):
            seat, say = self.record.lines[number]
            decider = None if seat == CHANCE else seat
            match.play(self.game.read(match.state, say, decider), decider)

    def next_say(self, match: Match, seat: int) -> str | None:
        """What the record goes on with if the game has followed it and it is that seat's turn there."""
        done = len(match.entries)
        lines = self.record.lines
        if done >= len(lines) or lines[done][0] != seat:
            return None
        followed = all((entry.seat, entry.say) == line for entry, line in zip(match.entries, lines, strict=False))
        return lines[done][1] if followed else None

    def decisions(self, chapter: Chapter) -> Iterator[tuple[Step, Match]]:
        """What a chapter asks for, in order, each with the game as the record has it there."""
        match = self.match_at(chapter.after)
        for step in chapter.steps:
            if step.ask:
                self._to_own_turn(match)
                yield step, match
                self.play_line(match, len(match.entries))

    def _to_own_turn(self, match: Match) -> None:
        while len(match.entries) < len(self.record.lines) and self.record.lines[len(match.entries)][0] != self.seat:
            self.play_line(match, len(match.entries))


# --- reading ---


@cache
def lessons_of(game: Game[Any, Any]) -> tuple[Lesson, ...]:
    """All lessons of a game, by name."""
    folder = Path(str(files(type(game).__module__.rpartition(".")[0])))
    words = folder / "words" / "en-learn.ftl"
    explained = set(EXPLAINED.findall(words.read_text("utf-8"))) if words.exists() else set()
    return tuple(
        read_lesson(game, file.stem, file.read_text("utf-8"), file.with_suffix(".nem").read_text("utf-8"), explained)
        for file in sorted((folder / "lessons").glob("*.toml"))
    )


def read_lesson(game: Game[Any, Any], name: str, text: str, record: str, explained: set[str]) -> Lesson:
    """BadLesson says in which line of the lesson something is wrong, and what would be right."""
    return _Reader(game, name, text, explained).read(record)


class _Reader:
    def __init__(self, game: Game[Any, Any], name: str, text: str, explained: set[str]) -> None:
        self.game = game
        self.name = name
        self.text = text
        self.explained = explained
        self.line = 0  # of the table that is being read

    def read(self, record: str) -> Lesson:
        try:
            data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as problem:
            raise self.bad(str(problem), line=_line_told(problem)) from None
        whole = self.fields(data, {"seat": int, "minutes": int, "level": int}, {"chapter": list, "picture": dict})
        chapters = [self.chapter(number, one) for number, one in enumerate(data.get("chapter", []))]
        if not chapters:
            raise self.bad("a lesson has at least one [[chapter]]")
        keys = [step.key for chapter in chapters for step in chapter.steps]
        for number, key in enumerate(keys):
            if key in keys[:number]:
                raise self.bad(f"two steps are called {key!r}", f"key = {key!r}".replace("'", '"'), again=True)
        lesson = Lesson(
            self.game,
            self.name,
            whole["minutes"],
            whole["seat"] - 1,
            whole["level"],
            tuple(chapters),
            self.recorded(record),
            self.picture(data["picture"]) if "picture" in data else None,
        )
        self.line = 0
        if not 0 <= lesson.seat < lesson.record.players:
            raise self.bad(f"there is no seat {whole['seat']}; the record has {lesson.record.players}", "seat =")
        for number, chapter in enumerate(chapters):
            self.check(lesson, number, chapter)
        if lesson.picture is not None:
            self.check_picture(lesson, lesson.picture)
        return lesson

    def recorded(self, text: str) -> Record:
        try:
            record = parse(text)
            Match(self.game, record.players, record.options)
        except (BadRecord, BadOption) as problem:
            raise self.bad(f"its record {self.name}.nem cannot be read: {problem}") from None
        if record.game != self.game.name or record.dealer != "fair" or not record.secret:
            raise self.bad(f"its record {self.name}.nem must be a finished game of {self.game.name} with its secret")
        return record

    def picture(self, data: Mapping[str, Any]) -> Picture:
        self.line = self.line_of("[picture]")
        found = self.fields(data, {"after": int, "marks": list}, {})
        if not found["marks"] or not all(isinstance(mark, str) for mark in found["marks"]):
            raise self.bad("'marks' is a list of texts", "marks =")
        return Picture(found["after"], tuple(found["marks"]))

    def chapter(self, number: int, data: Mapping[str, Any]) -> Chapter:
        self.line = self.where(number)
        found = self.fields(data, {"key": str, "after": int}, {"to_end": bool, "step": list})
        steps = [self.step(number, position, one) for position, one in enumerate(data.get("step", []))]
        self.line = self.where(number)
        if not steps:
            raise self.bad(f"the chapter {found['key']!r} has no [[chapter.step]]")
        return Chapter(found["key"], found["after"], data.get("to_end", False), tuple(steps))

    def step(self, chapter: int, number: int, data: Mapping[str, Any]) -> Step:
        self.line = self.where(chapter, number)
        found = self.fields(data, {"key": str}, {"point": list, "ask": str, "moves": list})
        for name in ("point", "moves"):
            if not all(isinstance(text, str) for text in data.get(name, [])):
                raise self.bad(f"{name!r} is a list of texts", f"{name} =")
        step = Step(found["key"], tuple(data.get("point", ())), data.get("ask", ""), tuple(data.get("moves", ())))
        if bool(step.ask) != bool(step.moves):
            raise self.bad(f"the step {step.key!r} asks for a move: it needs both 'ask' and 'moves'")
        if step.ask and step.ask not in self.game.decisions:
            known = ", ".join(self.game.decisions)
            raise self.bad(f"there is no decision {step.ask!r} in {self.game.title}; there are {known}", "ask =")
        return step

    def fields(
        self, data: Mapping[str, Any], needed: Mapping[str, type], possible: Mapping[str, type]
    ) -> Mapping[str, Any]:
        for key, value in data.items():
            kind = {**needed, **possible}.get(key)
            if kind is None:
                raise self.bad(f"{key!r} does not belong here; there are {', '.join([*needed, *possible])}", f"{key} =")
            if type(value) is not kind:
                raise self.bad(f"{key!r} must be of type {kind.__name__}, not {value!r}", f"{key} =")
        for key in needed:
            if key not in data:
                raise self.bad(f"{key!r} is missing")
        if "key" in needed and not KEY.fullmatch(data["key"]):
            raise self.bad(f"{data['key']!r} is no key: small letters, digits and hyphens", "key =")
        return data

    # --- against the rules ---

    def check(self, lesson: Lesson, number: int, chapter: Chapter) -> None:
        self.line = self.where(number)
        if not 0 <= chapter.after < len(lesson.record.lines):
            raise self.bad(f"the record has {len(lesson.record.lines)} entries, not {chapter.after}", "after =")
        match = self.replayed(lesson, chapter.after)
        if lesson.seat not in match.state.awaited() or lesson.record.lines[chapter.after][0] != lesson.seat:
            raise self.bad(f"after {chapter.after} entries it is not the turn of seat {lesson.seat + 1}", "after =")
        asked = {id(step) for step in chapter.steps if step.ask}
        for position, step in enumerate(chapter.steps):
            self.line = self.where(number, position)
            lesson._to_own_turn(match)
            self.check_targets(lesson, match, step)
            if id(step) in asked:
                self.check_moves(lesson, match, step)
                lesson.play_line(match, len(match.entries))

    def replayed(self, lesson: Lesson, after: int) -> Match:
        try:
            return lesson.match_at(after)
        except (BadNotation, IllegalMove) as problem:
            raise self.bad(f"its record {self.name}.nem cannot be played: {problem}") from None

    def check_moves(self, lesson: Lesson, match: Match, step: Step) -> None:
        state = match.state
        if lesson.seat not in state.awaited():
            raise self.bad(f"the record is over before the step {step.key!r} can ask for anything", "ask =")
        kind = self.game.decisions[state.pending]
        if kind != step.ask:
            raise self.bad(f"seat {lesson.seat + 1} is asked {kind!r} there, not {step.ask!r}", "ask =")
        for say in step.moves:
            self.legal(lesson, match, say, "moves =")
        recorded = lesson.record.lines[len(match.entries)][1]
        if step.moves[0] != recorded:
            raise self.bad(f"the first of the moves must be the recorded one, {recorded!r}", "moves =")

    def check_targets(self, lesson: Lesson, match: Match, step: Step) -> None:
        for target in step.point:
            if target.startswith(MOVE):
                self.legal(lesson, match, target.removeprefix(MOVE), "point =")
            else:
                self.thing(target, "point =")

    def check_picture(self, lesson: Lesson, picture: Picture) -> None:
        self.line = self.line_of("[picture]")
        if not 0 <= picture.after <= len(lesson.record.lines):
            raise self.bad(f"the record has {len(lesson.record.lines)} entries, not {picture.after}", "after =")
        for mark in picture.marks:
            self.thing(mark, "marks =")

    def thing(self, target: str, where: str) -> None:
        if target.partition(":")[0] not in self.explained:
            known = ", ".join(sorted(self.explained))
            raise self.bad(f"nothing is called {target.partition(':')[0]!r} on the table; there are {known}", where)

    def legal(self, lesson: Lesson, match: Match, say: str, where: str) -> None:
        try:
            self.game.read(match.state, say, lesson.seat)
        except (BadNotation, IllegalMove) as problem:
            raise self.bad(str(problem), where) from None

    # --- lines ---

    def line_of(self, text: str) -> int:
        return next((number for number, line in enumerate(self.text.splitlines(), 1) if line.strip() == text), 0)

    def where(self, chapter: int, step: int | None = None) -> int:
        """The line in which that table begins."""
        count = [-1, -1]
        for number, line in enumerate(self.text.splitlines(), start=1):
            if line.strip() == "[[chapter]]":
                count = [count[0] + 1, -1]
            elif line.strip() == "[[chapter.step]]":
                count[1] += 1
            if count == [chapter, -1 if step is None else step]:
                return number
        return 0

    def bad(self, text: str, near: str = "", line: int = 0, again: bool = False) -> BadLesson:
        """The fault, at the first line from here on that begins so (`again`: the last one of the file)."""
        lines = list(enumerate(self.text.splitlines(), start=1))
        here = lines if again else lines[max(0, self.line - 1) :]
        found = [number for number, content in here if near and content.startswith(near)]
        return BadLesson(f"{self.game.name}/lessons/{self.name}.toml", line or _pick(found, again) or self.line, text)


def _pick(found: Sequence[int], last: bool) -> int:
    return found[-1 if last else 0] if found else 0


def _line_told(problem: tomllib.TOMLDecodeError) -> int:
    told = re.search(r"at line (\d+)", str(problem))
    return int(told.group(1)) if told else 0
