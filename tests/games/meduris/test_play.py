"""Whole games of Meduris: averages of random play, and words for what only comes with an option."""

from __future__ import annotations

import random
from statistics import mean

import pytest

import nemeton
from nemeton import OVER
from nemeton.core.dealer import SeededDealer
from nemeton.core.match import Match
from nemeton.players.series import series_of
from nemeton.words import LANGUAGES, Words
from tests.games.meduris.position import legal, phase, play, position

GAME = nemeton.game("meduris")  # as the layers above know it
NAMES = ["Anouk", "Bernd", "Chloe", "Dirk"]


@pytest.mark.parametrize(
    ("players", "turns", "decisions", "points", "winner"),
    [(2, 60.9, 168.1, 37.3, 43.4), (3, 58.5, 181.4, 26.7, 33.3), (4, 70.3, 250.9, 25.8, 33.5)],
)
def test_random_games_have_the_averages_of_the_second_implementation(
    players: int, turns: float, decisions: float, points: float, winner: float
) -> None:
    series = series_of(GAME, ["random"] * players, 3)
    found = []
    for number in range(300):
        state = series.play(number, 0)
        turns_played = GAME.view(state, None)["turns"]
        found.append((turns_played, series.decisions, mean(state.points()), max(state.points())))
    expected = (turns, decisions, points, winner)
    assert [mean(column) for column in zip(*found, strict=True)] == [pytest.approx(x, rel=0.1) for x in expected]


# --- words for what only comes with an option ---

TABLES: list[tuple[int, dict[str, object]]] = [
    (3, {"chip_placement": "manual"}),
    (3, {"loss_order": "simultaneous"}),
    (2, {"any_good_decline": True, "voluntary_substitution": False}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_games_with_options_can_be_told(players: int, options: dict[str, object], language: str) -> None:
    words = Words.of(GAME, language, strict=True)
    match = Match(GAME, players, options, SeededDealer(4))
    luck = random.Random(4)
    match.deal()
    while match.state.turn != OVER:
        state = match.state
        kind = GAME.decisions[state.pending]
        view = GAME.view(state, None)
        words.format(f"ask-{kind}", field=view["field"])
        words.format(f"asks-{kind}", seat="Anouk")
        for move in state.moves():
            words.move(GAME.about(state, move), NAMES)
        match.play(luck.choice(state.moves()))
        match.deal()
    for seat in (None, 0):
        for thing in match.tell(seat):
            assert "{" not in words.event(thing, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_poll_can_be_told(language: str) -> None:
    words = Words.of(GAME, language, strict=True)
    state = position(2, supply=(0, 0, 0, 0), exhaustion_end="poll")
    play(state, legal(state, "move")[0])
    assert phase(state) == "still_build"
    for move in state.moves():
        assert words.move(GAME.about(state, move), NAMES)
    (refusal,) = GAME.why_not(state, state.turn, "hut 3")
    assert words.refusal(refusal.thing(), NAMES)
    play(state, "will not build", "will not build")
    assert all(words.event(GAME.tell(event, None), NAMES) for event in state.log or [])
