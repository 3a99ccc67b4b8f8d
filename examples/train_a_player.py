"""Learns to play Meduris from random games, then plays 1,000 games against three greedy players.

    pip install "nemeton[example]"
    python examples/train_a_player.py                 one command, some minutes on two cores
    python examples/train_a_player.py --game edora --from greedy:1 --rounds 4

Expert iteration in its smallest form. The expert looks one move ahead with a judge, who multiplies what a player looks
at in a position (`games/<game>/feature.py`) with weights; the judge learns from how the expert's games end. Nobody
tells either of them what is good: the first games are random. Round after round

    play    the judge plays against itself and those of earlier rounds, with some luck in its choices, inside the
            compiled engine, on all cores; what every seat had in some of the positions is written down;
    learn   how far ahead of the others a seat was in the end (scikit-learn's Ridge), from the last rounds;
    try     the new judge in some games against greedy:1, the hand-made player; the best judge so far is kept.

At last the best one plays the match: every deal from every seat, deals it has never met.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context

import numpy as np
from numpy.typing import NDArray
from sklearn.linear_model import Ridge

import nemeton
from nemeton.arena.estimate import Estimate, share
from nemeton.core.net import Net
from nemeton.core.value import Value
from nemeton.players.fast import Chooser, Greedy, Random, Series, Softmax
from nemeton.players.player import read_spec
from nemeton.players.selfplay import SelfPlay

GREEDY = "greedy:1"
NOTED = 4  # one position in so many
LEARNED_FROM = 3  # rounds
KNOWN = 3  # judges of earlier rounds that a new one plays against
LUCK = 0.3  # in the choices of games to learn from
MATCH, TRIAL, LESSON = 3, 2, 1  # each kind of game has deals of its own

Numbers = NDArray[np.float32]


@dataclass(frozen=True)
class Judge:
    weights: tuple[float, ...]
    beta: float  # makes points into odds of winning

    def value(self, game: nemeton.Game) -> Value:
        value = type(game.value)()
        value.learn(Net(list(self.weights), 0.0, self.beta, [], [], []))
        return value


@dataclass(frozen=True)
class Lesson:
    """What seats had in positions, and how many points they were ahead of the others in the end."""

    features: Numbers
    ahead: Numbers


def seed_of(kind: int, seed: int, number: int) -> int:
    return (seed * 10 + kind) * 1_000_003 + number


def play(name: str, players: int, first: str, judges: Sequence[Judge], games: int, seed: int) -> Lesson:
    """Games to learn from; before there is a judge, between players of the first kind."""
    game = nemeton.game(name)
    start = game.start(players)
    choosers: list[Chooser] = [Softmax(start, judge.value(game), LUCK) for judge in judges]
    if len(judges) < KNOWN:
        spec = read_spec(first, game, players)
        assert spec is not None
        choosers.insert(0, spec.chooser(game, start))
        if first != "random":
            choosers.insert(0, Random(start))
    table = SelfPlay(start, choosers, game.value, seed, NOTED)
    features, ahead = [], []
    for number in range(games):
        noted = np.array(table.play(number), np.float32).reshape(-1, players, len(game.features))
        points = np.array(table.state.points(), np.float32)
        features.append(noted.reshape(-1, len(game.features)))
        ahead.append(np.tile((points - points.mean()) * players / (players - 1), len(noted)))
    return Lesson(np.concatenate(features), np.concatenate(ahead))


def learn(lessons: Sequence[Lesson], caution: float) -> tuple[Judge, float]:
    """A judge, and the share of the differences at the end that it foresees."""
    features = np.concatenate([lesson.features for lesson in lessons])
    ahead = np.concatenate([lesson.ahead for lesson in lessons])
    scale = features.std(axis=0) + 1e-3
    model = Ridge(alpha=caution).fit(features / scale, ahead)
    error = float(np.std(ahead - model.predict(features / scale)))
    beta = np.pi / sqrt(6) / error  # as if what it does not foresee were noise of a logistic kind
    weights = tuple(float(weight) for weight in model.coef_ / scale)
    return Judge(weights, float(beta)), 1 - error**2 / float(np.var(ahead))


def match(name: str, players: int, judge: Judge, deals: Sequence[int], seed: int) -> list[tuple[float, float]]:
    """The judge's player in every seat of every deal, greedy:1 in all others: wins and games of each deal."""
    game = nemeton.game(name)
    start = game.start(players)
    entrants: list[Chooser] = [
        Greedy(start, judge.value(game)),
        *(Greedy(start, game.value) for _ in range(players - 1)),
    ]
    series, found = Series(start, entrants, seed), []
    for deal in deals:
        wins = 0.0
        for seat in range(players):
            places = series.play(deal, seat).ranking()
            wins += 1 / places.count(1) if places[seat] == 1 else 0.0
        found.append((wins, float(players)))
    return found


class Pupil:
    """Plays, learns and is tried, on all cores."""

    def __init__(self, wish: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
        self.wish = wish
        self.pool = pool
        self.judges: list[Judge] = []
        self.lessons: list[list[Lesson]] = []

    def study(self, number: int) -> tuple[Judge, float]:
        wish = self.wish
        games = -(-wish.games // wish.jobs)
        told = [
            self.pool.submit(play, wish.game, wish.players, wish.first, self.judges[-KNOWN:], games, seed)
            for seed in (seed_of(LESSON, wish.seed, number * wish.jobs + job) for job in range(wish.jobs))
        ]
        self.lessons = [*self.lessons, [job.result() for job in told]][-LEARNED_FROM:]
        judge, foreseen = learn([one for part in self.lessons for one in part], wish.caution)
        self.judges.append(judge)
        return judge, foreseen

    def against_greedy(self, judge: Judge, deals: int, kind: int) -> Estimate:
        wish = self.wish
        seed = seed_of(kind, wish.seed, 0)
        told = [
            self.pool.submit(match, wish.game, wish.players, judge, range(job, deals, wish.jobs), seed)
            for job in range(wish.jobs)
        ]
        return share([deal for job in told for deal in job.result()])


def wishes() -> argparse.Namespace:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", default="meduris", choices=nemeton.names())
    words.add_argument("--players", type=int, default=4)
    words.add_argument("--rounds", type=int, default=8)
    words.add_argument("--games", type=int, default=2000, help="to learn from, in a round")
    words.add_argument("--from", default="random", dest="first", help="who plays the first games")
    words.add_argument("--caution", type=float, default=1000.0, help="how reluctantly weights leave 0")
    words.add_argument("--tries", type=int, default=400, help="games against greedy:1 after every round")
    words.add_argument("--match", type=int, default=1000, help="games against greedy:1 at the end")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words.add_argument("--seed", type=int, default=0)
    return words.parse_args()


def main() -> None:
    wish, began = wishes(), time.monotonic()
    par = 1 / wish.players
    with ProcessPoolExecutor(wish.jobs, get_context("spawn")) as pool:
        pupil, best, most = Pupil(wish, pool), None, -1.0
        for number in range(wish.rounds):
            judge, foreseen = pupil.study(number)
            tried = pupil.against_greedy(judge, -(-wish.tries // wish.players), TRIAL).value
            if tried > most:
                best, most = judge, tried
            minutes = (time.monotonic() - began) / 60
            print(
                f"round {number + 1}: foresees {foreseen:.0%} of the differences, wins {tried:.0%} against {GREEDY}"
                f" (par {par:.0%}); {minutes:.1f} minutes",
                flush=True,
            )
        assert best is not None
        deals = -(-wish.match // wish.players)
        found = pupil.against_greedy(best, deals, MATCH)
    spent = sum(os.times()[:4])
    print(
        f"{deals * wish.players} games, every deal from every seat, against {wish.players - 1} {GREEDY}: wins"
        f" {found.value:.1%} ({found.low:.1%} to {found.high:.1%}, par {par:.0%});"
        f" {(time.monotonic() - began) / 60:.1f} minutes, {spent / 60:.1f} minutes of processor time"
    )


if __name__ == "__main__":
    main()
