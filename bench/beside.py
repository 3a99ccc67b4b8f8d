"""Our server beside boardgame.io's in one run: processor time per move with four seats told, as fast as they answer.

    python bench/beside.py                      100 tables, 6 seconds each, twice in turn
    python bench/beside.py --modules DIR        with boardgame.io installed there already

Ours stores every move on disk before anybody is told, theirs keeps it in memory. It is installed by name from npm into
build/peers. Figures of one run can be compared with each other; between runs the machine may be another.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from load_tables import ROOT, processor_of, run

PEER = Path(__file__).parent / "boardgame"


def free_port() -> int:
    """One that is free, and the one above it, which boardgame.io's lobby takes."""
    while True:
        with socket.socket() as one, socket.socket() as other:
            one.bind(("", 0))
            port = int(one.getsockname()[1])
            try:
                other.bind(("", port + 1))
            except (OSError, OverflowError):
                continue
            return port


def installed(modules: Path | None) -> Path:
    """A folder with boardgame.io and what plays on it."""
    folder = ROOT / "build" / "peers" / "boardgame"
    folder.mkdir(parents=True, exist_ok=True)
    for file in PEER.iterdir():
        shutil.copy(file, folder)
    if modules is not None and not (folder / "node_modules").exists():
        (folder / "node_modules").symlink_to(modules.resolve())
    if not (folder / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    return folder


def worked_by(group: int) -> float:
    """Processor time of all processes of a group: `node` may be a script that starts the real one."""
    members = []
    for folder in Path("/proc").iterdir():
        with suppress(ValueError, ProcessLookupError):
            if os.getpgid(int(folder.name)) == group:
                members.append(int(folder.name))
    return sum(processor_of(member) for member in members)


def of_the_peer(folder: Path, given: argparse.Namespace) -> dict[str, Any]:
    port = str(free_port())
    counts = [port, str(given.tables), str(given.seconds)]
    command, pipe = ["node", "server.cjs", port], subprocess.PIPE
    with subprocess.Popen(command, cwd=folder, stdout=pipe, text=True, start_new_session=True) as server:
        try:
            assert server.stdout is not None
            if not any("ready" in line for line in server.stdout):
                sys.exit("boardgame.io's server did not start")
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
            with subprocess.Popen(["node", "load.cjs", *counts], cwd=folder, **pipes) as load:
                assert load.stdin is not None
                assert load.stdout is not None
                assert "joined" in load.stdout.readline()
                worked = worked_by(server.pid)
                load.stdin.write("play\n")
                load.stdin.flush()
                figures = dict(json.loads(load.stdout.readline()))
                worked = worked_by(server.pid) - worked
        finally:
            os.killpg(server.pid, signal.SIGKILL)
    return {
        "server": "boardgame.io, in memory",
        "moves_per_second": round(figures["moves"] / figures["seconds"], 1),
        "p99_ms": round(figures["p99_ms"], 1),
        "server_ms_per_move": round(1000 * worked / figures["moves"], 2),
    }


def of_ours(given: argparse.Namespace) -> dict[str, Any]:
    wishes = argparse.Namespace(tables=given.tables, rate=0.0, seconds=given.seconds, search_bots=0, seed=1)
    (figures,) = run(wishes)
    kept = {key: figures[key] for key in ("moves_per_second", "p99_ms", "server_ms_per_move")}
    return {"server": "Nemeton, on disk (SQLite)", **kept}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--modules", type=Path, help="a node_modules folder with boardgame.io")
    given = parser.parse_args()
    folder = installed(given.modules)
    rows = [row for _ in range(given.rounds) for row in (of_ours(given), of_the_peer(folder, given))]
    for row in rows:
        print("".join(f"{key} {value!s:<28}" for key, value in row.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
