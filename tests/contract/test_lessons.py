"""Every game has a guided first game that holds: positions, targets and moves exist, and so do its words."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from nemeton.core.lesson import MOVE, BadLesson, Lesson, lessons_of, read_lesson
from nemeton.core.state import OVER
from nemeton.games import game as game_named
from nemeton.games import names
from nemeton.words import LANGUAGES, Words

LONGEST_TEXT = 330  # letters; more is no longer one idea, and has no room on a phone
EXPLAINED = {"plateau", "druid", "field"}
TAUGHT = [name for name in names() if lessons_of(game_named(name))]
BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"


@cache
def first_lesson(name: str) -> Lesson:
    lessons = lessons_of(game_named(name))
    assert lessons, f"{name} has no guided game"
    return lessons[0]


def test_every_game_with_a_board_is_taught() -> None:
    assert {path.parent.name for path in BOARDS.glob("*/index.ts")} == set(TAUGHT)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_tells_asks_and_ends_in_a_real_game(name: str) -> None:
    """The moves it asks for are played; the last chapter goes on to the end of the game."""
    lesson = first_lesson(name)
    assert 5 <= lesson.minutes <= 10
    assert [chapter.to_end for chapter in lesson.chapters] == [False] * (len(lesson.chapters) - 1) + [True]
    assert not lesson.chapters[0].steps[0].ask, "first of all it says the goal"
    for chapter in lesson.chapters:
        asked = 0
        for step, match in lesson.decisions(chapter):
            state = match.state
            assert lesson.game.decisions[state.pending] == step.ask, (chapter.key, step.key)
            assert {lesson.game.read(state, say, lesson.seat) for say in step.moves} <= set(state.moves(lesson.seat))
            assert lesson.next_say(match, lesson.seat) == step.moves[0]
            asked += 1
        assert asked, f"nothing is to be done in {chapter.key}"
    end = lesson.match_at(len(lesson.record.lines))
    assert end.state.turn == OVER
    assert end.state.points() == lesson.record.points


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_word_of_a_lesson_is_there(name: str, language: str) -> None:
    lesson, words = first_lesson(name), Words.of(game_named(name), language, strict=True)
    prefix = f"lesson-{lesson.name}"
    wanted = {prefix} | {f"{prefix}-in-{chapter.key}" for chapter in lesson.chapters}
    for step in (step for chapter in lesson.chapters for step in chapter.steps):
        wanted |= {f"{prefix}-{step.key}"} | ({f"{prefix}-{step.key}.better"} if step.ask else set())
    assert {key for key in words.ids if key.startswith("lesson-")} == wanted
    too_long = [key for key in sorted(wanted) if len(words.format(key)) > LONGEST_TEXT]
    assert too_long == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_explanation_names_a_rule(name: str, language: str) -> None:
    words, english = (Words.of(game_named(name), one, strict=True) for one in (language, "en"))
    keys = [key for key in words.ids if key.startswith("what-") and "." not in key]
    assert keys == [key for key in english.ids if key.startswith("what-") and "." not in key]
    for key in keys:
        assert words.rule(words.attribute(key, "rule")).title, key
        assert words.attribute(key, "rule") == english.attribute(key, "rule"), key


# --- what is refused ---


def changed(old: str, new: str, name: str = "meduris") -> tuple[BadLesson, int]:
    """How the first lesson is refused with this instead of that, and the line in which it now stands."""
    folder = Path(str(files(f"nemeton.games.{name}"))) / "lessons"
    text, record = ((folder / f"first.{kind}").read_text("utf-8") for kind in ("toml", "nem"))
    assert old in text
    other = text.replace(old, new, 1)
    known = set(re.findall(r"^what-([\w-]+) =", (folder.parent / "words" / "en-learn.ftl").read_text("utf-8"), re.M))
    with pytest.raises(BadLesson) as refused:
        read_lesson(game_named(name), "first", other, record, known)
    both = zip(text.splitlines(), other.splitlines(), strict=True)
    line = next(number for number, (was, now) in enumerate(both, start=1) if was != now)
    return refused.value, line


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('point = ["plateau"]', 'point = ["volcano"]', "nothing is called 'volcano' on the table; there are chip"),
        ('point = ["move:hut 16"]', 'point = ["move:hut 99"]', "'99' is not a number from 0 to 39"),
        ('point = ["move:hut 25"]', 'point = ["move:hut 14"]', "is not legal now"),
        ('moves = ["hut 16"]', 'moves = ["hut 17"]', "must be the recorded one, 'hut 16'"),
        ('moves = ["hut 16"]', 'moves = ["hut 16", "temple 16"]', "is not legal now"),
        ('ask = "offer"', 'ask = "pay"', "is asked 'offer' there, not 'pay'"),
        ('ask = "offer"', 'ask = "dance"', "there is no decision 'dance' in Meduris; there are lay_chip"),
        ("after = 41", "after = 42", "it is not the turn of seat 1"),
        ("after = 41", "after = 9999", "the record has 293 entries"),
        ("after = 41", 'after = "41"', "must be of type int"),
        ("after = 200", "after = 2000", "the record has 293 entries"),
        ('marks = ["druid"', 'marks = ["volcano"', "nothing is called 'volcano' on the table"),
        ('marks = ["druid"', 'sparks = ["druid"', "'sparks' does not belong here; there are after, marks"),
        ("minutes = 8", "hours = 1", "'hours' does not belong here"),
        ("seat = 1", "seat = 3", "there is no seat 3"),
        ('key = "walk"', 'key = "Walk!"', "is no key"),
        ("[[chapter.step]]", "[[chapter.step]", "Expected ']]'"),
    ],
)
def test_a_wrong_lesson_is_refused_with_its_line(old: str, new: str, told: str) -> None:
    refused, line = changed(old, new)
    assert told in str(refused)
    assert f"meduris/lessons/first.toml, line {line}: " in str(refused)
    assert refused.line == line


def test_two_steps_of_the_same_name_are_refused() -> None:
    refused, _line = changed('key = "walk"', 'key = "goal"')
    assert "two steps are called 'goal'" in str(refused)


def test_a_record_that_is_cut_off_is_refused() -> None:
    folder = Path(str(files("nemeton.games.meduris"))) / "lessons"
    text, record = (folder / "first.toml").read_text("utf-8"), (folder / "first.nem").read_text("utf-8")
    with pytest.raises(BadLesson, match=r"first\.nem cannot be read: line 50: .* cut off"):
        read_lesson(game_named("meduris"), "first", text, "\n".join(record.splitlines()[:50]), EXPLAINED)


def test_targets_are_moves_or_have_an_explanation() -> None:
    for name in TAUGHT:
        words = Words.of(game_named(name), "en", strict=True)
        for chapter in first_lesson(name).chapters:
            for target in (target for step in chapter.steps for target in step.point):
                assert target.startswith(MOVE) or words.format(f"what-{target.partition(':')[0]}")
