"""Guided games at the table: a chapter begins where its record says, and goes as recorded while the learner follows."""

from __future__ import annotations

import pytest

from nemeton.core.lesson import Chapter, Lesson, lessons_of
from nemeton.games import game as game_named
from nemeton.games import names
from tests.server.support import Json, Person


def lesson_of(game: str) -> Lesson:
    return lessons_of(game_named(game))[0]


def begin(person: Person, game: str, chapter: int, name: str = "") -> Json:
    answer: Json = person.do("/api/tables/lesson", game=game, lesson="first", chapter=chapter, name=name)
    return answer


def follow(person: Person, lesson: Lesson, chapter: Chapter, table: str) -> list[str]:
    """Plays what the chapter asks for; which kinds of decision were asked."""
    kinds = []
    with person.live(table) as line:
        message = line.next()
        for step in (step for step in chapter.steps if step.ask):
            while not message.get("asks"):
                message = line.until_type("update")
            ask = message["asks"][0]
            kinds.append(ask["kind"])
            assert step.moves[0] in [move["say"] for move in ask["moves"]], step.key
            line.send(type="play", seat=lesson.seat, after=ask["number"], moves=[step.moves[0]])
            message = line.until_type("update", "error")
            assert message["type"] == "update", message
    return kinds


@pytest.mark.parametrize("game", [name for name in names() if lessons_of(game_named(name))])
def test_who_follows_the_coach_is_asked_what_the_lesson_says(anouk: Person, game: str) -> None:
    lesson = lesson_of(game)
    for number, chapter in enumerate(lesson.chapters):
        created = begin(anouk, game, number)
        table = created["table"]
        assert table["lesson"] == {"name": "first", "chapter": number}
        assert table["practice"]
        assert [seat["kind"] for seat in table["seats"]].count("human") == 1
        assert follow(anouk, lesson, chapter, table["id"]) == [step.ask for step in chapter.steps if step.ask]


def test_the_lessons_of_a_game_are_told(anouk: Person) -> None:
    told = anouk.get("/api/games/meduris/lessons").json()
    assert [lesson["name"] for lesson in told] == ["first"]
    assert told[0]["chapters"][0]["steps"][0] == {"key": "goal", "point": ["druid"], "ask": "", "moves": []}
    assert told[0]["chapters"][-1]["to_end"]


def test_chapters_do_not_fill_the_list_of_ones_tables(anouk: Person) -> None:
    begin(anouk, "celtica", 0, "Anouk")
    assert anouk.get("/api/tables?mine=true").json() == []


def test_who_leaves_the_record_plays_a_real_game(anouk: Person) -> None:
    """Another move than the recorded one is accepted, the bots answer it, and it can be taken back."""
    table = begin(anouk, "celtica", 0)["table"]["id"]
    with anouk.live(table) as line:
        ask = line.next()["asks"][0]
        line.send(type="play", seat=0, after=ask["number"], moves=["play brown 2"])
        message = line.until(lambda heard: heard["type"] == "update" and bool(heard["asks"]))
        assert message["asks"][0]["kind"] == "draw"
        line.send(type="play", seat=0, after=message["asks"][0]["number"], moves=["decline"])
        message = line.until(lambda heard: heard["type"] == "update" and bool(heard["asks"]))
        assert message["asks"][0]["kind"] == "play"
        assert message["table"]["undo"]["allowed"]
        assert line.ask("undo", seat=0)["type"] == "ok"


def test_a_chapter_that_is_not_there_is_refused(anouk: Person) -> None:
    for wrong in ({"game": "chess"}, {"lesson": "second"}, {"chapter": 42}):
        wish = {"game": "celtica", "lesson": "first", "chapter": 0} | wrong
        assert anouk.post("/api/tables/lesson", **wish).status_code == 404
