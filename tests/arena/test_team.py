"""Worker processes: all work is done, whatever happens to some of it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from nemeton.arena.team import GAME_LIMIT, Done, Processes
from tests.arena.workers import square, troubled

ROOT = Path(__file__).parents[2]


def test_every_item_is_done_once() -> None:
    done = [one for one in Processes(2).run(square, range(50)) if one is not None]
    assert sorted((one.item, one.result) for one in done) == [(number, number * number) for number in range(50)]


def test_a_worker_that_fails_or_dies_costs_its_item_only() -> None:
    done = {one.item: one for one in Processes(2).run(troubled, range(50)) if one is not None}
    assert len(done) == 50
    troubles = {item: one.trouble for item, one in done.items() if one.trouble}
    assert troubles == {
        10: "somebody cheated",
        20: "ZeroDivisionError: integer division or modulo by zero",
        30: "its process died (signal SIGKILL)",
        40: "its process died (exit code 7)",
    }
    assert all(one.result == one.item for item, one in done.items() if item not in troubles)


def test_a_worker_that_hangs_is_ended_and_another_goes_on() -> None:
    team = Processes(1, seconds=0.5)
    done = (one for one in team.run(troubled, [50, 51]) if one is not None)
    assert next(done) == Done(50, None, "it took longer than 0.5 seconds and was ended")
    team.seconds = GAME_LIMIT
    assert next(done) == Done(51, 51)


def test_who_waits_hears_something_every_second() -> None:
    work = Processes(1).run(troubled, [50])
    assert next(work) is None
    work.close()


PARENT = """
import sys
from nemeton.arena.team import GAME_LIMIT, Done, Processes
from tests.arena import workers
if __name__ == "__main__":
    for done in Processes(1).run(workers.tell_and_hang, [sys.argv[1]]):
        pass
"""


def test_workers_and_what_they_started_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    told = tmp_path / "pids"
    (tmp_path / "parent.py").write_text(PARENT)
    command = [sys.executable, str(tmp_path / "parent.py"), str(told)]
    parent = subprocess.Popen(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)})
    try:
        while not told.exists():
            assert parent.poll() is None
            time.sleep(0.05)
        pids = [int(pid) for pid in told.read_text().split()]
        assert len(pids) == 2
    finally:
        parent.kill()
        parent.wait()
    until = time.monotonic() + 60
    while any(alive(pid) for pid in pids):
        assert time.monotonic() < until, "a worker outlived its parent"
        time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
