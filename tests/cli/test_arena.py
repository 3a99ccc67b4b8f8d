"""`nemeton arena` as a user meets it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from nemeton.arena.play import Played
from nemeton.arena.run import Run
from nemeton.arena.schedule import make_plan, seating
from nemeton.cli import arena
from tests.arena.workers import program
from tests.cli.test_commands import answer, refused, run


def words(folder: Path, *more: str, entrants: str = "greedy,random") -> list[str]:
    return ["arena", "celtica", "--players", "3", "--entrants", entrants, "--games", "12", "--out", str(folder), *more]


def test_an_arena_tells_who_is_stronger_and_leaves_a_report(tmp_path: Path) -> None:
    done = run(*words(tmp_path / "run", "--report", str(tmp_path / "copy.html"), "--label", "a first try"))
    assert done.returncode == 0, done.stderr
    assert "Celtica: greedy against two random" in done.stdout
    assert "12 games on 4 deals, seed 0; par is 33.3 %" in done.stdout
    assert re.search(r"^greedy +\d+\.\d % \(\d+\.\d–\d+\.\d\) +[+-]\d", done.stdout, re.M)
    assert "wins by seat: 1: " in done.stdout
    assert {file.name for file in (tmp_path / "run").iterdir()} == {
        "plan.json",
        "games.jsonl",
        "report.json",
        "report.html",
    }
    assert (tmp_path / "copy.html").read_text() == (tmp_path / "run" / "report.html").read_text()
    report = answer(*words(tmp_path / "run", "--json"))
    assert report["figures"]["entrants"][0]["share"]["value"] > 0.5
    assert report["plan"]["games"] == 12


def test_games_are_made_up_to_whole_rounds_and_that_is_said(tmp_path: Path) -> None:
    done = run(*words(tmp_path, "--json", entrants="greedy,random,search:1,search:2"))
    assert json.loads(done.stdout)["plan"]["games"] == 12
    done = run(
        "arena", "celtica", "--players", "3", "--entrants", "greedy,random", "--games", "1", "--out", f"{tmp_path}/b"
    )
    assert "3 games, so that everybody sits everywhere equally often" in done.stderr


def test_a_duel_may_stop_early(tmp_path: Path) -> None:
    done = run(*words(tmp_path, "--games", "90", "--stop-at", "0.5"))
    assert re.search(r"greedy wins above 50\.0 %: decided after \d+ deals, error at most 5%", done.stdout)
    assert "90 games" not in done.stdout


def test_a_bad_entrant_is_named_and_costs_the_exit_code(tmp_path: Path) -> None:
    bad = program(tmp_path, "dies")
    done = run(*words(tmp_path / "run", entrants=f"random,greedy,search:1,{bad}"))
    assert done.returncode == 1
    assert f"was not finished: {bad} ended by itself (exit code 3)" in done.stderr
    assert "finished games are kept" in done.stderr
    assert "Traceback" not in done.stderr
    report = json.loads((tmp_path / "run" / "report.json").read_text())
    assert report["faults"]
    assert not report["complete"]
    assert report["figures"]["games"] == len((tmp_path / "run" / "games.jsonl").read_text().splitlines())


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--entrants", "greedy,gready"], "there is no player 'gready'"),
        (["--entrants", "greedy"], "two entrants or more"),
        (["--entrants", "greedy,greedy"], "named twice"),
        (["--players", "6"], "is for 2 to 5 players, not 6"),
        (["--games", "0"], "--games is a number from 1"),
        (["--jobs", "0"], "--jobs is at least 1"),
        (["--stop-at", "33"], "such as 0.33, not 33"),
        (["--option", "speed=9"], "there is no option 'speed'"),
        (["--report", "report.pdf"], "ends in .json or .html"),
        (["--out", "/proc/nothing"], "cannot be written to"),
        (["--ray", "somewhere"], "Ray"),
    ],
)
def test_bad_input_is_answered_with_what_would_be_right(more: list[str], message: str, tmp_path: Path) -> None:
    assert message in refused(*words(tmp_path / "run", *more))
    assert not (tmp_path / "run").exists()


def test_another_plan_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    run(*words(tmp_path))
    assert "holds another arena (seed: 0, not 1)" in refused(*words(tmp_path, "--seed", "1"))


# --- progress ---


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(arena, "time", clock)
    return clock


def state_of(done: int) -> Run:
    plan = make_plan("celtica", 3, ["greedy", "random"], 300)
    games = {}
    for number in range(done):
        seated = seating(plan, number)
        games[number] = Played(number, seated.deal, seated.seats, (3.0, 2.0, 1.0), (1, 2, 3), (1,) * 3, ({1: 1},) * 3)
    state = Run(plan, games, None)
    state.found = 0
    return state


def test_without_a_terminal_a_line_says_every_few_seconds_how_far_it_is(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    with arena.Telling(300, "Celtica: a test") as telling:
        for second in range(40):
            clock.now += 1
            telling(state_of(2 * (second + 1)))
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "Celtica: a test"
    assert len(lines) - 1 >= 40 / 10
    assert lines[-1].startswith("72 of 300 games, 2.0 games/s, 114 s left, greedy 33.3 % (")


def test_it_is_said_when_nothing_has_been_finished_yet(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    with arena.Telling(300, "Celtica: a test") as telling:
        for _ in range(9):
            clock.now += 1
            telling(state_of(0))
    assert "0 of 300 games, 0.0 games/min, no game finished yet" in capsys.readouterr().err
