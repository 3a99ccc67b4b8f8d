"""Learning to judge by self-play, in generations: play, fit, try the candidates, let the best prove itself.

Everything that took time is written down as soon as it is done, so a run that was killed goes on where it was; equal
plans give equal weights, however many processes worked and however often they were interrupted.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from nemeton.arena.fit import POSITIONS, Games, calibration, candidates
from nemeton.arena.team import Team
from nemeton.core.errors import BadOption, BadWeights, NemetonError
from nemeton.core.game import Game
from nemeton.core.rng import seed_of_game
from nemeton.core.state import State
from nemeton.core.value import Value
from nemeton.core.weights import Learned, Weights
from nemeton.games import game as game_of
from nemeton.players.fast import Chooser, Greedy, Series, Softmax
from nemeton.players.selfplay import SelfPlay

PART = 25  # games that are played, sent and stored together
FIRST_BLUR = 0.6  # how boldly the hand-made judge's games try other moves, in points
BLUR = 0.25  # … and those of learned judges, in logarithms of odds; where many small choices make a game, less
LEAST_POSITIONS = 1000  # to learn anything from
TRIAL_DEALS = 40  # to find the most promising candidate
GATE_DEALS = 100  # … and to let it prove itself, each played from every seat
MUST_KEEP = 0.95  # of the judge before's share against greedy:1: who only beats his own kind has learned a trick


class Plan(msgspec.Struct, frozen=True):
    """What is to be learned, from how many games."""

    game: str
    players: int
    generations: int = 3
    games: int = 2000  # of each generation
    every: int = 2  # of so many notable positions one is learned from
    seed: int = 0
    alone: int = 0  # in so many of a hundred games the newest judge sits alone among hand-made ones
    blur: float = BLUR  # how boldly learned judges try other moves, in logarithms of odds
    positions: int = POSITIONS  # that are learned from at most, drawn from those of all generations
    trials: int = TRIAL_DEALS  # every candidate is tried in so many deals, each played from every seat

    def command(self) -> str:
        """What makes the same weights again."""
        figures = f"--generations {self.generations} --games {self.games} --every {self.every} --seed {self.seed}"
        if self.alone:
            figures += f" --alone {self.alone}"
        if self.blur != BLUR:
            figures += f" --blur {self.blur}"
        if self.positions != POSITIONS:
            figures += f" --positions {self.positions}"
        if self.trials != TRIAL_DEALS:
            figures += f" --trials {self.trials}"
        return f"nemeton train {self.game} --players {self.players} {figures}"

    def check(self) -> None:
        game = game_of(self.game)
        if not game.features:
            raise BadOption(f"{game.title} names no features to learn from; docs/add-a-game.md says how it would")
        game.blank(self.players, {})
        if self.generations < 1 or self.games < 4 * PART or self.every < 1:
            raise BadOption(f"learning takes at least 1 generation of {4 * PART} games")
        if not 0 <= self.alone <= 100:
            raise BadOption("--alone is a share of a hundred games, from 0 to 100")
        if not 0 < self.blur <= 10:
            raise BadOption("--blur is more than 0 and at most 10, such as 0.25")
        if self.positions < LEAST_POSITIONS:
            raise BadOption(f"--positions is at least {LEAST_POSITIONS}")
        if self.trials < 1:
            raise BadOption("--trials is at least 1")


Tell = Callable[[str, int, int], None]  # what is being done, how much of it, of how much


class Training:
    def __init__(self, plan: Plan, folder: Path, team: Team, tell: Tell | None = None) -> None:
        plan.check()
        self.plan = plan
        self.folder = folder
        self.team = team
        self.tell = tell
        self.game = game_of(plan.game)
        folder.mkdir(parents=True, exist_ok=True)
        self._claim()

    def _claim(self) -> None:
        mark = self.folder / "plan.json"
        told = json.dumps(msgspec.to_builtins(self.plan), indent=1) + "\n"
        if mark.exists() and mark.read_text() != told:
            raise BadOption(f"{self.folder} holds the training of another plan; name another folder with --out")
        write(mark, told.encode())

    def run(self) -> Weights:
        """The weights of the last generation that proved itself."""
        judges: list[Weights] = []
        games: list[Games] = []
        for generation in range(self.plan.generations):
            games.append(self._play(generation, judges))
            # Games without learned judges say little about those against whom one of them sits alone.
            told = games[1:] if self.plan.alone and judges else games
            found = self._judge(generation, Games.joined(told), judges[-1] if judges else None)
            if found is not None:
                judges.append(found)
        if not judges:
            raise NemetonError("no generation judged better than the hand-made judge; more games may help (--games)")
        best = judges[-1]
        proof = calibration(best, self.game.features, games[-1])
        write(self.folder / "calibration.json", json.dumps(proof, indent=1).encode())
        learned = Learned(self.plan.game, self.game.rules_version, list(self.game.features), {self.plan.players: best})
        write(self.folder / "weights.json", learned.print().encode())
        return best

    def verdicts(self) -> list[dict[str, Any]]:
        """What the gates said, without the weights."""
        told = [json.loads(self._place(number, "judge.json").read_bytes()) for number in range(self.plan.generations)]
        return [{key: value for key, value in one.items() if key != "weights"} for one in told]

    # --- one generation ---

    def _place(self, generation: int, name: str) -> Path:
        return self.folder / f"generation-{generation + 1}" / name

    def _play(self, generation: int, judges: list[Weights]) -> Games:
        parts = -(-self.plan.games // PART)
        files = [self._place(generation, f"part-{part:03}.npz") for part in range(parts)]
        missing = [part for part in range(parts) if not files[part].exists()]
        task = partial(play_part, self.plan, judges, generation)
        self._work(
            f"generation {generation + 1}: games to learn from",
            task,
            missing,
            parts,
            lambda part, stored: write(files[part], stored),
        )
        return Games.joined([read_part(file) for file in files])

    def _judge(self, generation: int, games: Games, before: Weights | None) -> Weights | None:
        """The weights that are to judge from now on; None if those before are better."""
        file = self._place(generation, "judge.json")
        if not file.exists():
            found = self._candidates(generation, games)
            trials = {name: self._share(generation, f"candidate {name!r}", one, None, 1) for name, one in found.items()}
            name = max(trials, key=lambda name: trials[name])
            chosen = found[name]
            share = self._share(generation, f"{name!r} against greedy:1", chosen, None, 2)
            par = 1 / self.plan.players
            rival = share if before is None else self._share(generation, "against the judge before", chosen, before, 3)
            games_played = GATE_DEALS * self.plan.players
            chosen.made |= {
                "command": self.plan.command(),
                "generation": generation + 1,
                "games": self.plan.games * (generation + 1),
                "positions": len(games.x),
                "seed": self.plan.seed,
                "share_against_greedy_1": round(share, 4),
                "proved_in_games": games_played,
            }
            told = {
                "trials": trials,
                "candidate": name,
                "share_against_greedy_1": share,
                "share_against_judge_before": rival,
                "gate_games": games_played,
                "accepted": rival > par
                and (before is None or share > MUST_KEEP * before.made["share_against_greedy_1"]),
                "weights": vars(chosen),
            }
            write(file, json.dumps(told).encode())
        verdict = json.loads(file.read_bytes())
        return Weights(**verdict["weights"]) if verdict["accepted"] else None

    def _candidates(self, generation: int, games: Games) -> dict[str, Weights]:
        self._say(f"generation {generation + 1}: fitting {len(games.x):,} positions", 0, 1)
        with np.errstate(over="ignore"):
            return candidates(
                games, self.game.features, self.game.hand_made, self.plan.seed + generation, self.plan.positions
            )

    def _share(self, generation: int, what: str, one: Weights, other: Weights | None, salt: int) -> float:
        """How often the one wins against the others, from every seat of every deal. Each question has fresh deals."""
        deals = self.plan.trials if salt == 1 else GATE_DEALS
        seed = seed_of_game(self.plan.seed + 7, 10 * generation + salt)
        won: dict[int, Sequence[float]] = {}
        task = partial(play_duel, self.plan, one, other, seed)
        title = f"generation {generation + 1}: {what}"
        self._work(title, task, list(range(deals)), deals, lambda deal, wins: won.update({deal: wins}))
        return sum(sum(won[deal]) for deal in range(deals)) / (deals * self.plan.players)

    def _work(
        self, what: str, task: Callable[[int], Any], items: list[int], total: int, keep: Callable[[int, Any], None]
    ) -> None:
        done = total - len(items)
        self._say(what, done, total)
        with closing(self.team.run(task, items)) as working:
            for finished in working:
                if finished is not None:
                    if finished.result is None:
                        raise NemetonError(f"{what}: {finished.trouble}; the same command goes on from here")
                    keep(finished.item, finished.result)
                    done += 1
                self._say(what, done, total)

    def _say(self, what: str, done: int, total: int) -> None:
        if self.tell is not None:
            self.tell(what, done, total)

    def install(self, weights: Weights) -> Path:
        """Beside the rules, together with what was learned for other numbers of players."""
        file = self.game.weights_file
        known: dict[int, Weights] = {}
        if file.exists():
            with suppress(BadWeights):  # of other rules or features: they have had their day
                known = self.game.learned().players
        sets = {**known, self.plan.players: weights}
        learned = Learned(self.plan.game, self.game.rules_version, list(self.game.features), sets)
        try:
            write(file, learned.print().encode())
        except OSError as problem:
            raise NemetonError(
                f"{file} cannot be written ({problem.strerror}); the weights are in {self.folder}"
            ) from None
        return file


def write(file: Path, content: bytes) -> None:
    """Whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(file.name + ".new")
    beside.write_bytes(content)
    beside.replace(file)


def read_part(file: Path) -> Games:
    with np.load(file) as part:
        return Games(part["x"].astype(np.float32), part["points"], part["wins"], part["game"])


# --- what the workers do ---


def value_with(game: Game, weights: Weights | None) -> Value:
    if weights is None:
        return game.value
    value = type(game.value)()
    value.learn(weights.net(game.features))
    return value


def play_part(plan: Plan, judges: Sequence[Weights], generation: int, part: int) -> bytes:
    """PART games of the hand-made judge and those learned so far against each other, as a file of arrays."""
    game = game_of(plan.game)
    start = game.start(plan.players)
    values = [game.value, *(value_with(game, judge) for judge in judges)]
    rival = Greedy(start, game.value)
    choosers: list[Chooser]
    if plan.alone and judges:
        choosers = [rival, *(Greedy(start, value) for value in values[1:-1]), Softmax(start, values[-1], plan.blur)]
    else:
        choosers = [Softmax(start, value, plan.blur) for value in values]
        choosers[0] = Softmax(start, values[0], FIRST_BLUR)
    alone = plan.alone if judges else 0
    playing = SelfPlay(start, choosers, values[-1], seed_of_game(plan.seed, generation), plan.every, rival, alone)
    rows: list[Any] = []
    points: list[Any] = []
    wins: list[Any] = []
    numbers: list[int] = []
    for number in range(part * PART, min(plan.games, (part + 1) * PART)):
        told = np.array(playing.play(number), np.float32).reshape(-1, plan.players, len(game.features))
        rows.append(told)
        points += [playing.state.points()] * len(told)
        wins += [shares(playing.state)] * len(told)
        numbers += [number - part * PART] * len(told)
    file = io.BytesIO()
    np.savez_compressed(
        file,
        x=np.concatenate(rows).astype(np.float16),
        points=np.array(points, np.float32),
        wins=np.array(wins, np.float32),
        game=np.array(numbers, np.int32),
    )
    return file.getvalue()


def shares(state: State) -> list[float]:
    """Of the victory, by seat."""
    places = state.ranking()
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def play_duel(plan: Plan, one: Weights, other: Weights | None, seed: int, deal: int) -> Sequence[float]:
    """One judge against the other in all other seats, from every seat: what the one won of each game."""
    game = game_of(plan.game)
    start = game.start(plan.players)
    rivals: Chooser = Greedy(start, value_with(game, other))
    choosers: list[Chooser] = [Greedy(start, value_with(game, one)), *[rivals] * (plan.players - 1)]
    series = Series(start, choosers, seed)
    return [shares(series.play(deal, seat))[seat] for seat in range(plan.players)]
