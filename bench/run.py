"""`make bench`: measure every game beside the yardstick in one run, and write the figures into bench/results.md."""

from __future__ import annotations

import json
import platform
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import nemeton
from nemeton.bench import measure, measure_plain

HERE = Path(__file__).parent
BUILD = HERE.parent / "build" / "reference"
RESULTS = HERE / "results.md"
SECONDS = 3.0
MARK = "<!-- newest first -->\n"

MEASURE_REFERENCE = """
import time, core, mini_meduris
start = mini_meduris.State()
core.playouts(start, 200, 1, 3000)
decisions = 0
began = time.process_time()
while time.process_time() - began < {seconds}:
    decisions += core.playouts(start, 500, decisions, 3000)[0]
print(decisions / (time.process_time() - began))
"""


def build_reference() -> None:
    if list(BUILD.glob("core.*.so")):
        return
    shutil.copytree(HERE / "reference", BUILD, dirs_exist_ok=True)
    (BUILD / "mypy.ini").write_text("[mypy]\nalways_true = NATIVE\n")
    sources = ["flat.py", "core.py", "mini_meduris.py", "search.py"]
    command = [sys.executable, "-m", "mypyc", *sources]
    subprocess.run(command, cwd=BUILD, check=True, stdout=subprocess.DEVNULL)


def reference_speed() -> float:
    script = MEASURE_REFERENCE.format(seconds=SECONDS)
    done = subprocess.run([sys.executable, "-c", script], cwd=BUILD, check=True, capture_output=True, text=True)
    return float(done.stdout)


def rows() -> list[dict[str, Any]]:
    found = []
    for name in nemeton.names():
        game = nemeton.game(name)
        before = reference_speed()
        row = measure(game, SECONDS)
        row["reference"] = (before + reference_speed()) / 2
        row["plain"] = measure_plain(game, SECONDS)
        found.append(row)
        print(json.dumps(row))
    return found


def section(found: list[dict[str, Any]]) -> str:
    revision = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=HERE, capture_output=True, text=True)
    lines = [
        f"## {datetime.now(UTC).date()}, {revision.stdout.strip() or 'no commit'}, "
        f"Python {platform.python_version()}, {platform.machine()}",
        "",
        "| game | players | decisions/s | yardstick/s | share | plain/s | compiled : plain | copy | search it./s |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for row in found:
        speed, plain = row["decisions_per_second"], row["plain"]["decisions_per_second"]
        yardstick = row["reference"]
        lines.append(
            f"| {row['game']} | {row['players']} | {speed:,} | {yardstick:,.0f} | {speed / yardstick:.2f} "
            f"| {plain:,} | {speed / plain:.1f} | {row['copy_nanoseconds']:.0f} ns "
            f"| {row['search_iterations_per_second']:,} |"
        )
    return "\n".join(lines) + "\n\n"


def main() -> None:
    if not nemeton.COMPILED:
        sys.exit("the engine is not compiled: run make setup first")
    build_reference()
    new = section(rows())
    head, _, diary = RESULTS.read_text().partition(MARK)
    RESULTS.write_text(head + MARK + new + diary)
    print(new)


if __name__ == "__main__":
    main()
