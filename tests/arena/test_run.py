"""Whole arenas: the same results however they are played, interrupted and resumed; nothing finished is lost."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nemeton.arena.play import code_of
from nemeton.arena.report import make_report
from nemeton.arena.run import Run, run
from nemeton.arena.schedule import Plan, make_plan
from nemeton.arena.team import Done, Item, Processes, Result, Work, attempt
from nemeton.core.errors import NemetonError
from tests.arena.workers import patient, program

ROOT = Path(__file__).parents[2]


class Here:
    """A team that plays in this process: in order, or in an order of its own."""

    def __init__(self, shuffle: int | None = None, most: int | None = None) -> None:
        self.shuffle = shuffle
        self.most = most
        self.items: list[Any] = []

    def run(self, task: Callable[[Item], Result], work: Iterable[Item]) -> Work[Item, Result]:
        items = list(work)
        if self.shuffle is not None:
            random.Random(self.shuffle).shuffle(items)
        for item in items[: self.most]:
            self.items.append(item)
            yield Done(item, *attempt(task, item))


def plan_of(*entrants: str, games: int = 24, players: int = 3) -> Plan:
    return make_plan("celtica", players, entrants or ("greedy", "random"), games, 7, code=code_of("celtica"))


def outcome(state: Run) -> Any:
    """The report without the times, which are the machine's."""
    report: Any = msgspec.to_builtins(make_report(state))
    for entrant in report["figures"]["entrants"]:
        del entrant["time"]
    return report


def test_any_number_of_processes_and_any_order_give_the_same_report(tmp_path: Path) -> None:
    plan = plan_of("random", "greedy", "search:1", games=12)
    one = run(plan, tmp_path / "one", Processes(1))
    two = run(plan, tmp_path / "two", Processes(2))
    other = run(plan, tmp_path / "other", Here(shuffle=3))
    assert one.complete
    assert one.done == plan.games == 12
    assert outcome(one) == outcome(two) == outcome(other)
    assert len({played.points for played in one.games()}) > 5


def test_a_run_that_was_interrupted_goes_on_with_what_is_missing(tmp_path: Path) -> None:
    plan = plan_of()
    first, second = Here(shuffle=1, most=10), Here()
    assert not run(plan, tmp_path / "a", first).complete
    state = run(plan, tmp_path / "a", second)
    assert state.found == 10
    assert sorted(first.items + second.items) == list(range(24))
    assert outcome(state) == outcome(run(plan, tmp_path / "b", Here()))


def test_a_line_cut_off_in_the_middle_is_played_again(tmp_path: Path) -> None:
    plan = plan_of()
    run(plan, tmp_path, Here())
    whole = (tmp_path / "games.jsonl").read_bytes()
    (tmp_path / "games.jsonl").write_bytes(whole[:-20])
    again = Here()
    state = run(plan, tmp_path, again)
    assert again.items == [23]
    assert state.complete
    nothing = Here()
    assert outcome(run(plan, tmp_path, nothing)) == outcome(state)
    assert nothing.items == []


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    run(plan_of(games=12), tmp_path, Here())
    more = Here()
    state = run(plan_of(games=24), tmp_path, more)
    assert more.items == list(range(12, 24))
    assert len(state.games()) == 24
    assert len(run(plan_of(games=12), tmp_path, Here()).games()) == 12


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (plan_of("greedy", "search:3"), r"another arena \(entrants: greedy,random, not greedy,search:3\)"),
        (plan_of(players=4), r"another arena \(players: 3, not 4\)"),
        (msgspec.structs.replace(plan_of(), code="0"), "games of another version of the rules or the players"),
    ],
)
def test_a_folder_holds_one_plan(other: Plan, message: str, tmp_path: Path) -> None:
    run(plan_of(), tmp_path, Here(most=3))
    with pytest.raises(NemetonError, match=message):
        run(other, tmp_path, Here())
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 3


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    run(plan_of(), tmp_path, Here(most=3))
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    lines[1] = lines[1].replace('"seats":[', '"seats":[0,')
    (tmp_path / "games.jsonl").write_text("\n".join(lines) + "\n")
    with pytest.raises(NemetonError, match=r"line 2 of .* is no game of this plan"):
        run(plan_of(), tmp_path, Here())


def test_two_arenas_do_not_write_to_one_folder(tmp_path: Path) -> None:
    plan = plan_of()

    def try_again(_: Run) -> None:
        with pytest.raises(NemetonError, match="another arena is at work"):
            run(plan, tmp_path, Here())

    assert run(plan, tmp_path, Here(most=2), tell=try_again).done == 2


def test_a_cluster_with_other_rules_plays_nothing(tmp_path: Path) -> None:
    state = run(msgspec.structs.replace(plan_of(), code="other"), tmp_path, Here())
    assert state.done == 0
    assert "another version of the rules or the players" in state.faults[0].what


# --- stopping early ---


def test_where_a_run_stops_does_not_depend_on_the_order_games_end_in(tmp_path: Path) -> None:
    plan = plan_of(games=90)
    in_order, mixed = Here(), Here(shuffle=2)
    one = run(plan, tmp_path / "one", in_order, stop_at=0.5)
    two = run(plan, tmp_path / "two", mixed, stop_at=0.5)
    assert one.verdict == "above"
    assert len(in_order.items) == len(one.games()) < 90
    assert len(mixed.items) > len(in_order.items)
    assert outcome(one) == outcome(two)


def test_a_verdict_that_is_there_already_is_found_without_playing(tmp_path: Path) -> None:
    plan = plan_of(games=90)
    first = run(plan, tmp_path, Here(), stop_at=0.5)
    again = Here()
    assert outcome(run(plan, tmp_path, again, stop_at=0.5)) == outcome(first)
    assert again.items == []


@pytest.mark.parametrize(("bar", "entrants"), [(1.5, ()), (0.0, ()), (0.5, ("random", "greedy", "search:2"))])
def test_a_bar_that_makes_no_sense_is_refused(bar: float, entrants: tuple[str, ...], tmp_path: Path) -> None:
    with pytest.raises(NemetonError, match="--stop-at"):
        run(plan_of(*entrants), tmp_path, Here(), stop_at=bar)


# --- bad entrants ---


@pytest.mark.parametrize(
    ("kind", "seconds", "message"),
    [
        ("hangs", 0.5, "did not answer within 0.5 seconds"),
        ("lies", 60, "right would be"),
        ("dies", 60, "ended by itself (exit code 3)"),
    ],
)
def test_an_entrant_that_hangs_lies_or_dies_is_named_and_the_rest_is_kept(
    kind: str, seconds: float, message: str, tmp_path: Path
) -> None:
    bad = program(tmp_path, kind)
    state = run(plan_of("random", "greedy", "search:1", bad, games=12), tmp_path / "run", Processes(2), seconds=seconds)
    assert state.faults
    assert not state.complete
    for fault in state.faults:
        assert bad in fault.seats
        assert fault.what.startswith(bad)
        assert message in fault.what
    assert state.done == len((tmp_path / "run" / "games.jsonl").read_text().splitlines()) > 0
    assert all(3 not in played.seats for played in state.games())


def test_an_unknown_entrant_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(NemetonError, match="there is no player 'gready'"):
        run(plan_of("random", "gready"), tmp_path / "run", Here())
    assert not (tmp_path / "run").exists()


# --- the real thing, killed ---


def command(folder: Path, entrant: str) -> list[str]:
    words = ["arena", "celtica", "--players", "3", "--entrants", f"{entrant},random", "--seed", "7", "--jobs", "2"]
    return [sys.executable, "-m", "nemeton", *words, "--games", "24", "--limit", "600", "--json", "--out", str(folder)]


@pytest.mark.long
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_killed_process_loses_no_finished_game(how: signal.Signals, tmp_path: Path) -> None:
    folder, entrant = tmp_path / "run", patient(tmp_path, 8)
    games = folder / "games.jsonl"
    first = subprocess.Popen(
        command(folder, entrant),
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    while not games.exists() or games.read_bytes().count(b"\n") < 6:
        assert first.poll() is None
        time.sleep(0.01)
    os.kill(first.pid, how)
    _, said = first.communicate()
    assert first.returncode == (130 if how == signal.SIGINT else -how)
    assert how != signal.SIGINT or b"the same command goes on" in said
    kept = games.read_bytes()
    assert 6 <= kept.count(b"\n") < 24
    (tmp_path / "begun" / "go").touch()
    done = subprocess.run(command(folder, entrant), cwd=ROOT, capture_output=True, check=True)
    assert games.read_bytes().startswith(kept)
    numbers = [json.loads(line)["number"] for line in games.read_bytes().splitlines()]
    assert sorted(numbers) == list(range(24))
    report = json.loads(done.stdout)
    for one in report["figures"]["entrants"]:
        del one["time"]
    assert report == json.loads(json.dumps(outcome(run(plan_of(entrant, "random"), tmp_path / "other", Here()))))
