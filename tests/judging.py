"""What every game's features must do, and what its hand-made judge must go on doing; for games/*/test_features.py."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Mapping, Sequence

import pytest

from nemeton import CHANCE, OVER, Game, Rng, State
from nemeton.core.flat import zeros
from nemeton.core.state import NOBODY
from nemeton.core.thing import S, V
from nemeton.core.value import Value
from nemeton.core.weights import Weights
from nemeton.words import LANGUAGES, Words
from tests.playing import Table, redealt, walk

BETA = 0.1  # about what training finds


def learned(game: Game[S, V], weights: Mapping[str, float]) -> Value:
    """A judge of its own with these weights."""
    judge = type(game.value)()
    judge.learn(Weights(dict(weights), 0.0, BETA).net(game.features))
    return judge


def best(judge: Value, state: State, seat: int) -> int:
    """The first of the moves after which the judge likes the position best."""
    chosen, most = -1, -math.inf
    for move in state.moves():
        after = state.copy()
        after.play(move)
        worth = judge.of(after, seat)
        if worth > most + 1e-9:
            chosen, most = move, worth
    return chosen


def greedy_moves(game: Game[S, V], state: State, seed: int) -> Iterator[int]:
    """Every seat looks one move ahead, in the world as it is: how worlds are dealt anew is another matter."""
    dealer = Rng(seed)
    while state.turn != OVER:
        state.look()
        move = state.draw(dealer) if state.turn == CHANCE else best(game.value, state, state.turn)
        state.play(move)
        yield move


def greedy_game(game: Game[S, V], players: int, seed: int, every: int = 1) -> Iterator[S]:
    state = game.start(players)
    yield state
    for step, _ in enumerate(greedy_moves(game, state, seed), start=1):
        if step % every == 0 or state.turn == OVER:
            yield state


def greedy_games(game: Game[S, V], players: int) -> str:
    """A short name of two games in which everybody takes what the hand-made judge likes best, by their moves."""
    told = hashlib.blake2b(digest_size=6)
    for seed in (1, 2):
        state = game.start(players, listen=True)
        for _ in greedy_moves(game, state, seed):
            pass
        told.update(repr([(int(seat), int(move)) for seat, move, _ in state.history or []]).encode())
    return told.hexdigest()


def row(judge: Value, state: State, seat: int, seen: bool) -> list[float]:
    x = zeros(judge.inputs)
    for i in range(judge.inputs):
        x[i] = math.nan  # nothing may be left from the position before
    judge.features(state, seat, seen, x)
    return [x[i] for i in range(judge.inputs)]


def check_that_nothing_hidden_is_told(table: Table, seed: int) -> None:
    """Dealing anew what a viewer cannot see changes nothing that he judges by."""
    judge = learned(table.game, dict.fromkeys(table.game.features, 1.0))
    changed = 0
    for state in walk(table, seed):
        for viewer in table.viewers:
            other = redealt(state, viewer, seed)
            changed += other.numbers() != state.numbers()
            if viewer is not None:
                assert judge.of(other, viewer) == pytest.approx(judge.of(state, viewer), abs=1e-9)
            quiet = judge.quiet(state, NOBODY).copy()
            world = judge.quiet(other, NOBODY)
            for seat in range(table.players):
                numbers = row(judge, quiet, seat, seat == viewer)
                assert all(map(math.isfinite, numbers))
                assert row(judge, world, seat, seat == viewer) == pytest.approx(numbers, abs=1e-9)
    assert changed > 50 or not judge.hidden_hands


def check_that_all_is_of_seat_by_seat(table: Table, seed: int, weights: Mapping[str, float]) -> None:
    for judge in (table.game.value, learned(table.game, weights)):
        worths = zeros(table.players)
        for state in walk(table, seed):
            judge.all(state, worths)
            each = [judge.of(state, seat) for seat in range(table.players)]
            assert [worths[seat] for seat in range(table.players)] == pytest.approx(each, abs=1e-9)


def features_that_tell_nothing(game: Game[S, V], positions: Iterator[State]) -> set[str]:
    """Those that are the same in all these positions, for every seat."""
    judge = game.value
    least, most = [math.inf] * judge.inputs, [-math.inf] * judge.inputs
    for state in positions:
        quiet = judge.quiet(state, NOBODY)
        for seat in range(state.players):
            for seen in (False, True):
                numbers = row(judge, quiet, seat, seen)
                least, most = list(map(min, least, numbers)), list(map(max, most, numbers))
    return {name for name, low, high in zip(game.features, least, most, strict=True) if low == high}


def spans_of_features(game: Game[S, V], numbers_of_players: Sequence[int]) -> dict[str, tuple[float, float]]:
    """The least and the most of each in a third of the positions of quick games, one for every number of players."""
    spans = dict.fromkeys(game.features, (math.inf, -math.inf))
    for seed, players in enumerate(numbers_of_players):
        for number, state in enumerate(quick_game(game, players, seed)):
            if number % 3 == 0:
                for seat in range(players):
                    for name, amount in zip(game.features, features(game, state, seat, True), strict=True):
                        spans[name] = (min(spans[name][0], amount), max(spans[name][1], amount))
    return spans


def check_reasons(game: Game[S, V]) -> None:
    reasons = set(game.reasons.values())
    assert list(game.reasons) == list(game.features)
    assert set(game.hand_made) <= set(game.features)
    assert len(reasons) <= 14
    for language in LANGUAGES:
        words = Words.of(game, language, strict=True)
        assert len({words.format(f"reason-{reason}") for reason in reasons}) == len(reasons)


def quick_game(game: Game[S, V], players: int, seed: int) -> Iterator[S]:
    """The draws and decisions of a game of quick sensible moves; the same state object each time."""
    state = game.start(players)
    rng = Rng(seed)
    while state.turn != OVER:
        yield state
        state.look()
        state.apply(state.draw(rng) if state.turn == CHANCE else game.value.rollout(state, rng))


def features(game: Game[S, V], state: State, seat: int, seen: bool) -> list[float]:
    x = zeros(len(game.features))
    game.value.features(state, seat, seen, x)
    return [x[i] for i in range(len(game.features))]


def all_worths(judge: Value, state: State) -> list[float]:
    worths = zeros(state.players)
    judge.all(state, worths)
    return [worths[seat] for seat in range(state.players)]


def best_move(game: Game[S, V], judge: Value, state: S) -> str:
    """What greedy play by that judge says."""
    trial = state.copy()
    worths = []
    for move in state.moves():
        trial.copy_from(state)
        trial.apply(move)
        worths.append((judge.of(trial, state.turn), game.say(state, move)))
    return max(worths)[1]
