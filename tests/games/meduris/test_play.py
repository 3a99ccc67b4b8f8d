"""Whole games of Meduris: averages against sections 12 and 14 of the dossier, greedy play, words with every option."""

from __future__ import annotations

import random
from collections import Counter
from statistics import mean
from typing import cast

import pytest

from nemeton import OVER, Rng
from nemeton.core.dealer import SeededDealer
from nemeton.core.match import Match
from nemeton.games.meduris import rules_table as r
from nemeton.games.meduris.rules import Meduris
from nemeton.players.fast import GREEDY, RANDOM, Series
from nemeton.words import LANGUAGES, Words
from tests.games.meduris.position import GAME, A, B, asked, hand, legal, phase, play, position

NAMES = ["Anouk", "Bernd", "Chloe", "Dirk"]


@pytest.mark.parametrize(
    ("players", "turns", "decisions", "points", "winner"),
    [(2, 60.9, 168.1, 37.3, 43.4), (3, 58.5, 181.4, 26.7, 33.3), (4, 70.3, 250.9, 25.8, 33.5)],
)
def test_random_games_have_the_averages_of_section_14(
    players: int, turns: float, decisions: float, points: float, winner: float
) -> None:
    series = Series(GAME.start(players), GAME.value, [RANDOM] * players, 3)
    found = []
    for number in range(300):
        state = series.play(number, 0)
        found.append((state.at[r.TURNS], series.decisions, mean(state.points()), max(state.points())))
    expected = (turns, decisions, points, winner)
    assert [mean(column) for column in zip(*found, strict=True)] == [pytest.approx(x, rel=0.1) for x in expected]


def test_greedy_beats_three_random_players() -> None:
    series = Series(GAME.start(4), GAME.value, [GREEDY, RANDOM, RANDOM, RANDOM], 5)
    won = sum(series.play(number, number % 4).ranking()[number % 4] == 1 for number in range(24))
    assert won >= 0.7 * 24


def test_greedy_players_score_more_than_the_naive_ones_of_section_12() -> None:
    series = Series(GAME.start(2), GAME.value, [GREEDY, GREEDY], 5)
    ends = [cast(Meduris, series.play(number, 0)).points() for number in range(8)]
    assert mean(max(points) for points in ends) > 63


# --- what greedy is asked for in section 13 ---


def greedy_choice(state: Meduris) -> str:
    worths = []
    for move in state.moves():
        after = state.copy()
        after.apply(move)
        worths.append((GAME.value.of(after, state.turn), GAME.say(state, move)))
    return max(worths)[1]


def test_greedy_climbs_on_towers_best_on_its_own() -> None:
    state = position(2, towers={"wood": [A, A], "wool": [B, B], "copper": [A, B]}, hands=[(1, 0, 0, 0)])
    assert greedy_choice(state) == "move copper 1 wood"
    state = position(2, towers={"wood": [A, B, A], "wool": [B, A], "copper": [B], "stone": []}, hands=[(1, 0, 0, 0)])
    assert greedy_choice(state).endswith("wool")


def test_greedy_offers_both_goods_to_a_large_settlement() -> None:
    huts = {2: A, 3: B, 4: B, 5: B, 20: B}
    state = position(turn=B, huts=huts, druid=20, hands=[(0, 1, 1, 0), (0, 1, 0, 1)])
    play(state, "temple 9")
    assert (asked(state), greedy_choice(state)) == ((A, 2), "offer both")


def test_quick_payments_use_the_required_goods_directly() -> None:
    state = position(stone=0, hands=[(2, 5, 0, 2)])
    play(state, "hut 1")
    assert phase(state) == "pay"
    rollout = GAME.value.rollout(state, Rng(1))
    assert GAME.say(state, rollout) == "pay 1 wood 1 stone"
    assert hand(state, A) == (2, 5, 0, 2)


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


def test_every_refusal_of_the_tests_can_be_told() -> None:
    """Refusals met by random wishes at random times, all tables."""
    met: Counter[str] = Counter()
    for players, options in TABLES:
        luck = random.Random(players)
        match = Match(GAME, players, options, SeededDealer(9))
        seen: list[int] = []
        match.deal()
        while match.state.turn != OVER:
            state = match.state
            for wish in luck.sample(seen, min(3, len(seen))):
                for refusal in GAME.why_not(state, state.turn, wish):
                    met[refusal.name] += 1
                    for language in LANGUAGES:
                        assert Words.of(GAME, language, strict=True).refusal(refusal.thing(), NAMES)
            move = luck.choice(state.moves())
            seen.append(move)
            match.play(move)
            match.deal()
    assert len(met) > 12
