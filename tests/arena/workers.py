"""Tasks for teams, and programs that play badly; a module, so that other processes find them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from nemeton.core.errors import BadPlayer

PROGRAMS = {
    "hangs": "import time; time.sleep(600)",
    "lies": 'import sys; input(); print(\'{"move": "win at once"}\', flush=True); sys.stdin.read()',
    "dies": "import sys; input(); sys.exit(3)",
}
PATIENT = """
import json, os, sys, time
folder, games = sys.argv[1], int(sys.argv[2])
open(os.path.join(folder, str(os.getpid())), "w").close()
for line in sys.stdin:
    while len(os.listdir(folder)) > games and not os.path.exists(os.path.join(folder, "go")):
        time.sleep(0.01)
    print(json.dumps({"move": json.loads(line)["moves"][0]["move"]}), flush=True)
"""


def program(folder: Path, kind: str) -> str:
    """An entrant that does this."""
    path = folder / f"{kind}.py"
    path.write_text(PROGRAMS[kind])
    return f"outside:{sys.executable} {path}"


def patient(folder: Path, games: int) -> str:
    """An entrant that plays so many games and then waits until its folder holds a file `go`."""
    path = folder / "patient.py"
    path.write_text(PATIENT)
    (folder / "begun").mkdir()
    return f"outside:{sys.executable} {path} {folder / 'begun'} {games}"


def square(number: int) -> int:
    return number * number


def troubled(number: int) -> int:
    """Every tenth item goes wrong in a way of its own."""
    match number:
        case 10:
            raise BadPlayer("somebody cheated")
        case 20:
            return 1 // 0
        case 30:
            os.kill(os.getpid(), signal.SIGKILL)
        case 40:
            os._exit(7)
        case 50:
            time.sleep(600)
    return number


def tell_and_hang(told: str) -> None:
    """Writes down its own process and that of a child, then waits for the end."""
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    fresh = Path(told).with_suffix(".new")
    fresh.write_text(f"{os.getpid()} {child.pid}")
    fresh.replace(told)
    time.sleep(600)
