"""What the tests of every game's judge need: quick games, hand-made greedy games, a judge with given weights."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from types import ModuleType

from nemeton import CHANCE, OVER, Game, Rng, State
from nemeton.core.dealer import SeededDealer, outcome
from nemeton.core.flat import zeros
from nemeton.core.thing import S, V
from nemeton.core.value import Value
from nemeton.core.weights import Weights
from nemeton.words import LANGUAGES, Words


def greedy_games(game: Game[S, V], players: int) -> str:
    """The fingerprint of how two games end in which everybody takes what the hand-made judge likes best."""
    told = hashlib.blake2b(digest_size=4)
    for seed in (1, 2):
        state = game.start(players)
        trial = state.copy()
        dealer = SeededDealer(seed)
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.play(outcome(state, dealer))
                continue
            moves = state.moves()
            worths = []
            for move in moves:
                trial.copy_from(state)
                trial.apply(move)
                worths.append(game.value.of(trial, state.turn))
            state.play(moves[worths.index(max(worths))])
        told.update(repr(state.numbers()).encode())
    return told.hexdigest()


def quick_game(game: Game[S, V], players: int, seed: int) -> Iterator[S]:
    """The draws and decisions of a game of quick sensible moves; the same state object each time."""
    state = game.start(players)
    rng = Rng(seed)
    while state.turn != OVER:
        yield state
        state.look()
        state.apply(state.draw(rng) if state.turn == CHANCE else game.value.rollout(state, rng))


def learned(game: Game[S, V], weights: Mapping[str, float], beta: float = 0.1) -> Value:
    judge = type(game.value)()
    judge.learn(Weights(dict(weights), 0.0, beta).net(game.features))
    return judge


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


def names_without_a_reason_in_words(game: Game[S, V], feature: ModuleType) -> set[str]:
    reasons: dict[str, str] = feature.REASONS
    found = set(game.features) ^ set(reasons)
    for language in LANGUAGES:
        words = Words.of(game, language)
        found |= {f"reason-{key}" for key in reasons.values() if f"reason-{key}" not in words.ids}
    return found
