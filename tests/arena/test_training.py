"""Learning: a short run of a real game, killed and resumed, gives weights that play."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import nemeton
from nemeton.arena import fit, training
from nemeton.arena.fit import Games
from nemeton.arena.training import Plan, Training
from nemeton.arena.training_report import write_training_report
from nemeton.core.errors import BadOption
from nemeton.core.rng import Rng, seed_of_game
from nemeton.core.weights import Weights, read_weights
from nemeton.players.fast import Greedy, Random, Series
from nemeton.players.selfplay import SelfPlay
from tests.arena.test_run import Here

ROOT = Path(__file__).parents[2]
PLAN = Plan("celtica", 3, generations=2, games=100, every=4, seed=5, alone=30, blur=0.1, positions=2000, trials=4)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GATE_DEALS", 8)
    monkeypatch.setattr(fit, "EPOCHS", 2)


def test_a_short_training_gives_weights_a_report_and_the_same_again(tmp_path: Path) -> None:
    one = Training(PLAN, tmp_path / "one", Here())
    weights = one.run()
    write_training_report(one, weights)
    game = nemeton.game("celtica")
    learned = read_weights(tmp_path / "one" / "weights.json", "celtica", game.rules_version, game.features)
    assert learned.players[3] == weights
    report = json.loads((tmp_path / "one" / "report.json").read_text())
    assert len(report["generations"]) == PLAN.generations
    assert report["calibration"]["surprise"] < report["calibration"]["even_surprise"]
    page = (tmp_path / "one" / "report.html").read_text()
    assert "Learning curve" in page
    assert "NaN" not in page
    again = Training(PLAN, tmp_path / "again", Here(shuffle=3)).run()
    assert again == weights
    assert weights.made["command"].endswith("--every 4 --seed 5 --alone 30 --blur 0.1 --positions 2000 --trials 4")


def test_the_newest_judge_meets_a_table_of_hand_made_ones() -> None:
    """Who has only met his like is surprised by others: some games are one against all the others."""
    game = nemeton.game("celtica")
    start = game.start(3)
    newest, older, rival = Greedy(start, game.judge(3)), Random(start), Greedy(start, game.value)
    playing = SelfPlay(start, [older, newest], game.judge(3), 5, 1, rival, 100)
    seats = set()
    for number in range(6):
        assert playing.play(number)
        seed = seed_of_game(5, number)
        lot = Rng(seed, 4)
        lot.below(100)
        own = lot.below(3)
        seats.add(own)
        told = Series(start, [newest, rival, rival], 0).play_deal(seed, own)
        assert told.points() == playing.state.points()
    assert len(seats) > 1


@pytest.mark.long
def test_a_killed_training_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    words = ["train", "celtica", "--players", "3", "--generations", "1", "--games", "200", "--jobs", "2", "--seed", "5"]
    command = [sys.executable, "-m", "nemeton", *words, "--out", str(folder)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    parts = folder / "generation-1"
    while process.poll() is None and len(list(parts.glob("part-*.npz"))) < 2:
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    kept = {file: file.stat().st_mtime_ns for file in parts.glob("part-*.npz")}
    assert len(kept) >= 2
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "fresh games" in " ".join(done.stdout.split())
    assert {file: file.stat().st_mtime_ns for file in kept} == kept
    assert (folder / "weights.json").exists()


def test_a_folder_of_another_plan_is_not_touched(tmp_path: Path) -> None:
    Training(PLAN, tmp_path, Here())
    with pytest.raises(BadOption, match="--out"):
        Training(Plan("celtica", 3, generations=1, games=100), tmp_path, Here())


@pytest.mark.parametrize(
    "plan",
    [
        Plan("celtica", 9),
        Plan("celtica", 3, games=5),
        Plan("celtica", 3, generations=0),
        Plan("celtica", 3, alone=101),
        Plan("celtica", 3, blur=0),
        Plan("celtica", 3, positions=10),
        Plan("celtica", 3, trials=0),
    ],
)
def test_impossible_plans_are_refused(tmp_path: Path, plan: Plan) -> None:
    with pytest.raises(BadOption):
        Training(plan, tmp_path, Here())


# --- the fits, on games whose truth is known ---


def made_up(size: int = 4000, seats: int = 3) -> Games:
    """Points are 2 a + b and noise; the seat with most wins. A third feature is the same for all seats."""
    chance = np.random.default_rng(1)
    x = chance.normal(0, 1, (size, seats, 3)).astype(np.float32)
    x[:, :, 2] = chance.normal(0, 1, (size, 1))
    points = (2 * x[:, :, 0] + x[:, :, 1] + 5 * x[:, :, 2] + chance.normal(0, 1, (size, seats))).astype(np.float32)
    wins = (points == points.max(1, keepdims=True)).astype(np.float32)
    return Games(x, points, wins, np.arange(size))


def test_both_fits_find_what_decides() -> None:
    games = made_up()
    by_points = fit.fit_points(games, np.zeros(3), ridge=1e-4)
    assert by_points[:2] == pytest.approx([2, 1], abs=0.1)
    by_winner = fit.fit_winner(games, np.array([1.0, 0.0, 0.0]), ridge=1e-4)
    assert by_winner[0] / by_winner[1] == pytest.approx(2, abs=0.25)


def test_chances_are_calibrated() -> None:
    games = made_up()
    weights = Weights({"a": 2.0, "b": 1.0}, 0.0, fit.best_beta(games.x @ np.array([2.0, 1.0, 0.0]), games.wins))
    found = fit.calibration(weights, ["a", "b", "c"], games)
    assert found["gap"] < 0.03
    worse = Weights({"a": 2.0, "b": 1.0}, 0.0, 5 * weights.beta)
    assert fit.calibration(worse, ["a", "b", "c"], games)["gap"] > 0.06


def test_games_held_back_are_whole_games() -> None:
    games = made_up(100)
    games.game = np.repeat(np.arange(20), 5)
    learning, unseen = games.split()
    assert not set(learning.game) & set(unseen.game)
    assert len(unseen.x) == 10
