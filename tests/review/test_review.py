"""What every review must be: it adds up, says the same twice, and finds what was plainly bad."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec
import pytest

import nemeton
from nemeton.core.errors import BadRecord, BadWeights
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE
from nemeton.review import calibration
from nemeton.review.again import again_from
from nemeton.review.calibration import Calibration
from nemeton.review.course import Course, Numbers, course_of, ending_of
from nemeton.review.form import Choice, Look, Review
from nemeton.review.looking import Looker
from nemeton.review.outlook import Seer
from nemeton.review.page import page
from nemeton.review.telling import mark_of
from nemeton.review.whole import review
from nemeton.words import LANGUAGES, Words
from tests.review.games import NAMES, QUICK, again_of, text_of

GAMES = [("celtica", 4), ("edora", 3), ("graenaland", 3), ("meduris", 2)]
each_game = pytest.mark.parametrize(("name", "players"), GAMES)


@cache
def reviewed(name: str, players: int) -> Review:
    return review(text_of(name, players), NAMES[:players], QUICK)


@cache
def judged(name: str, players: int) -> Course:
    return course_of(again_of(name, players), Seer(nemeton.game(name), players))


@each_game
def test_luck_own_moves_and_those_of_the_others_add_up_to_the_end(name: str, players: int) -> None:
    found = reviewed(name, players)
    for seat, one in enumerate(found.balance):
        assert one.first + one.deal + one.luck + one.own + one.others == pytest.approx(one.end, abs=0.02)
        assert one.end == pytest.approx((found.ranking[seat] == 1) / found.ranking.count(1), abs=1e-3)
    for decision in found.decisions:
        assert sum(decision.chances) == pytest.approx(1, abs=1e-3)


@each_game
def test_nothing_is_luck_where_nothing_is_drawn(name: str, players: int) -> None:
    again = again_of(name, players)
    for decision, told in zip(again.decisions, reviewed(name, players).decisions, strict=True):
        if decision.after.turn >= 0:
            assert told.by_luck == [0] * players


@each_game
def test_every_point_has_a_source_with_words(name: str, players: int) -> None:
    found, game = reviewed(name, players), nemeton.game(name)
    assert [sum(source.points[seat] for source in found.ending.sources) for seat in range(players)] == found.points
    for position, score in enumerate(found.ending.score):
        assert [sum(source.over[position][seat] for source in found.ending.sources) for seat in range(players)] == score
    assert found.ending.score[-1] == found.points
    for language in LANGUAGES:
        words = Words.of(game, language, strict=True)
        for source in {*game.turns.sources.values(), "start", "other"}:
            assert words.format(f"source-{source}")
    events = {form.name for form in game.events} | set(game.terms.get(game.turns.source_field, ()))
    assert set(game.turns.sources) <= events


def test_a_review_is_the_same_when_asked_for_again_and_by_several_processes() -> None:
    again = review(text_of("celtica", 4), NAMES[:4], QUICK, jobs=2)
    assert msgspec.json.encode(again) == msgspec.json.encode(reviewed("celtica", 4))


@each_game
def test_the_page_says_everything_in_every_language(name: str, players: int) -> None:
    for language in LANGUAGES:
        told = page(reviewed(name, players), Words.of(nemeton.game(name), language, strict=True), "a game")
        assert told.count("<section>") == 8 + players
        assert told.count("<h3>") == len(reviewed(name, players).ending.sources)
        assert f'lang="{language}"' in told
        assert "http" not in told.replace("http-equiv", "")


@each_game
def test_three_moments_are_remarkable_and_lead_into_the_game(name: str, players: int) -> None:
    again = again_of(name, players)
    places = [2 * number + 2 for number in range(len(again.match.entries))]  # as after many undos
    ending = ending_of(again, judged(name, players), NAMES[:players], Numbers(again, places))
    assert len(ending.moments) == 3
    assert len({moment.number for moment in ending.moments}) == 3
    for moment in ending.moments:
        assert {moment.number, moment.before} <= set(ending.numbers)
        assert moment.before < moment.number
    assert ending.numbers[-1] == places[-1]


def test_what_is_expected_before_a_draw_is_the_mean_of_what_comes() -> None:
    seer = Seer(nemeton.game("meduris"), 2)
    state = next(one.after for one in again_of("meduris", 2).decisions if one.after.turn == CHANCE)
    means = [0.0, 0.0]
    for move, weight in zip(state.moves(), state.weights(), strict=True):
        after = state.copy()
        after.play(move)
        for seat, chance in enumerate(seer.of(after, Rng(1)).chances):
            means[seat] += chance * weight / sum(state.weights())
    assert seer.of(state, Rng(1)).chances == pytest.approx(means, abs=1e-6)


def test_a_plainly_bad_move_is_found_with_what_would_have_been_better() -> None:
    game = nemeton.game("edora")
    looker = Looker(game, 3, depth=200)
    again = again_of("edora", 3)
    worst: dict[int, float] = {}
    for number, decision in list(enumerate(again.decisions))[-60:-10:5]:
        moves = decision.before.moves(decision.seat)
        chances = {}
        for move in moves:
            after = decision.before.copy()
            after.play(move, decision.seat)
            chances[move] = looker.seer.of(after, Rng(1)).chances[decision.seat]
        bad = min(chances, key=lambda move: chances[move])
        look = looker.look(replace(decision, move=bad), number)
        worst[number] = 0.0 if look.best is None else look.best.chance - look.played.chance
    assert max(worst.values()) > 0.08
    assert sum(lost > 0 for lost in worst.values()) >= 8


def test_marks_follow_what_a_better_move_would_have_brought() -> None:
    def mark(played: float, best: float | None, second: float = 0.0) -> str:
        def choice(chance: float) -> Choice:
            return Choice("", {"name": "x"}, chance, 0.0)

        look = Look(0, [], [], [], [], choice(played), None if best is None else choice(best), second, [])
        return mark_of(look)

    assert [mark(0.3, 0.31), mark(0.3, 0.34), mark(0.3, 0.4)] == ["", "slip", "mistake"]
    assert [mark(0.3, None, 0.2), mark(0.3, None, 0.28)] == ["strong", ""]


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (lambda text: text[: len(text) // 2], "cut_off"),
        (lambda text: text.replace("rules 1", "rules 99"), "version"),
        (lambda text: "\n".join("@ ?" if line.startswith("@") else line for line in text.split("\n")), "hidden"),
        (lambda text: "\n".join([*text.split("\n")[:40], "unfinished", ""]), "unfinished"),
    ],
)
def test_a_record_that_cannot_be_reviewed_is_refused_with_its_reason(broken: object, reason: str) -> None:
    assert callable(broken)
    with pytest.raises(BadRecord) as refused:
        again_from(broken(text_of("celtica", 2)))
    assert refused.value.reason == reason


def test_a_calibration_puts_chances_right_and_keeps_their_sum() -> None:
    over = Calibration((0.0, 0.5, 1.0), (0.0, 0.4, 1.0))
    assert over.one(0.25) == pytest.approx(0.2)
    assert over.one(1.0) == 1.0
    assert sum(over.of([0.5, 0.3, 0.2])) == pytest.approx(1)
    assert Calibration().of([0.7, 0.3]) == pytest.approx([0.7, 0.3])


def test_a_damaged_calibration_says_which_file_and_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = nemeton.game("celtica")
    file = tmp_path / "calibration.json"
    text = calibration.text_of(game, {4: Calibration((0.0, 1.0), (0.0, 1.0))})
    monkeypatch.setattr(calibration, "file_of", lambda _game: file)
    file.write_text(text)
    assert calibration.calibration_of(game, 4).thought == (0.0, 1.0)
    calibration._read.cache_clear()
    file.write_text(text.replace("1.0", "7.0"))
    with pytest.raises(BadWeights, match="calibration"):
        calibration.calibration_of(game, 4)
    calibration._read.cache_clear()
