"""From a fresh clone to a running table: which engine is run, what a set-up says, bad luck that a second try mends."""

from __future__ import annotations

import ast
import fcntl
import os
import shutil
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from nemeton import engine
from tools import running

ROOT = engine.ROOT
RULES = "nemeton/games/celtica/rules.py"
SAY_ENGINE = f"import nemeton, {RULES[:-3].replace('/', '.')} as rules; print(nemeton.COMPILED, rules.__file__)"


def python(folder: Path, *words: str, status: int = 0, **changes: str) -> str:
    """What a Python program says in another checkout."""
    environment = {**os.environ, "PYTHONPATH": str(folder), **changes}
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The sources in another place, with the compiled engine if there is one here."""
    unwanted = shutil.ignore_patterns("static", "*.so", "__pycache__", "node_modules", "dist")
    for name in ("nemeton", "tools", "web"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=unwanted)
    for name in ("setup.py", "mypyc.ini", "pyproject.toml", "requirements-play.lock", "requirements.lock"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


# --- which engine is run ---


def test_whatever_shapes_compiled_code_is_in_its_fingerprint() -> None:
    """A constant that is folded into machine code from a module outside would make it stale unseen."""
    known = set(engine.sources(engine.COMPILED + engine.READ))
    for name in engine.sources():
        for node in ast.walk(ast.parse((ROOT / name).read_text())):
            assert not isinstance(node, ast.Import) or not any("nemeton" in alias.name for alias in node.names), name
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("nemeton"):
                folder = node.module.replace(".", "/")
                package = (ROOT / folder).is_dir()
                wanted = {f"{folder}/{alias.name}.py" for alias in node.names} if package else {f"{folder}.py"}
                assert wanted <= known, f"{name}, line {node.lineno}"


def test_compiled_files_are_run_until_a_source_is_edited_and_again_when_it_is_as_before(clone: Path) -> None:
    assert engine.place().is_dir(), "the engine is not compiled: run make setup"
    shutil.copytree(engine.place(), clone / "build" / "engine" / engine.place().name)
    assert python(clone, "-c", SAY_ENGINE).startswith("True ")
    text = (clone / RULES).read_text()
    (clone / RULES).write_text(text + "# edited\n")
    assert python(clone, "-c", SAY_ENGINE) == f"False {clone / RULES}\n"
    (clone / RULES).write_text(text)
    assert python(clone, "-c", SAY_ENGINE).startswith("True ")
    assert python(clone, "-c", SAY_ENGINE, NEMETON_PLAIN="1") == f"False {clone / RULES}\n"


def test_files_an_older_compiler_left_beside_the_sources_are_passed_over(clone: Path) -> None:
    (clone / RULES).with_name("rules" + EXTENSION_SUFFIXES[0]).write_bytes(b"stale")
    assert python(clone, "-c", SAY_ENGINE) == f"False {clone / RULES}\n"


@pytest.mark.parametrize(("path", "compiler"), [("/nowhere", ""), (os.environ["PATH"], "false")])
def test_without_a_working_compiler_the_engine_runs_plain_and_nothing_is_left_behind(
    clone: Path, path: str, compiler: str
) -> None:
    told = python(clone, "setup.py", "--quiet", "build_ext", "--inplace", PATH=path, CC=compiler)
    assert "runs as plain Python" in told.splitlines()[-1]
    assert "apt install gcc" in told.splitlines()[-1]
    assert not any(file for file in (clone / "build").rglob("*") if file.name != "engine")
    assert python(clone, "-c", SAY_ENGINE).startswith("False ")


# --- what the set-up says ---

WAIT = (
    "import sys, time\nfrom pathlib import Path\nwhile not Path(sys.argv[1]).exists(): time.sleep(0.01)\nprint('done')"
)


def test_a_step_tells_that_it_is_still_at_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def hear(text: str) -> None:
        said.append(text)
        if text.endswith(" s"):
            (tmp_path / "go").touch()

    monkeypatch.setattr(running, "TICK", 0.05)
    monkeypatch.setattr(running, "say", hear)
    assert running.run("waiting", sys.executable, "-c", WAIT, tmp_path / "go") == "done\n"
    assert said[0] == "waiting …"
    assert said[1] == "waiting: 0 s"


def test_a_step_that_fails_shows_its_last_words() -> None:
    with pytest.raises(running.Failed, match=r"(?s)no such wheel.*trying: this did not succeed"):
        running.run("trying", sys.executable, "-c", "import sys; sys.exit('no such wheel')")


HOLD = """
import fcntl, sys, time
file = open(sys.argv[1], "w")
fcntl.flock(file, fcntl.LOCK_EX)
print("held", file=file, flush=True)
time.sleep(60)
"""
NEST = "import subprocess, sys; subprocess.run([sys.executable, '-c', *sys.argv[1:]])"


def test_steps_end_with_the_set_up_and_their_children_too(tmp_path: Path) -> None:
    """The step's child holds a lock for as long as it lives."""
    lock = tmp_path / "lock"
    lock.touch()
    with ThreadPoolExecutor() as beside:
        step = beside.submit(running.run, "nesting", sys.executable, "-c", NEST, HOLD, lock)
        while not lock.read_text():
            time.sleep(0.01)
        begun = time.monotonic()
        running.end_all()
        with pytest.raises(running.Ended):
            step.result()
    with lock.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
    assert time.monotonic() - begun < 50


# --- bad luck, and the second try ---

PREPARE = """
from tools import environment, running
try:
    environment.prepare("player")
except running.Failed as failed:
    print(failed)
"""


def prepare(clone: Path, **changes: str) -> str:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return python(clone, "-c", PREPARE, status=0, **{"PATH": path, **changes})


def works(clone: Path) -> bool:
    return subprocess.run([clone / ".venv" / "bin" / "python", "-c", ""], check=False).returncode == 0


@pytest.fixture
def empty(clone: Path) -> Path:
    """A clone that needs no packages."""
    for name in ("requirements-play.lock", "requirements.lock"):
        (clone / name).write_text("# nothing\n")
    return clone


def test_a_half_made_environment_is_made_anew_and_a_whole_one_is_kept(empty: Path) -> None:
    programs = empty / ".venv" / "bin"
    programs.mkdir(parents=True)
    (programs / "python").symlink_to("/nowhere/python3")
    half = empty / ".venv" / "lib" / "half"
    half.mkdir(parents=True)
    assert "making the environment" in prepare(empty)
    assert works(empty)
    assert not half.exists()
    assert prepare(empty) == ""
    (programs / "python").unlink()
    assert "making the environment" in prepare(empty), "its Python is gone"
    assert works(empty)


@pytest.mark.long
def test_without_a_network_the_set_up_says_so_and_the_second_try_works(empty: Path) -> None:
    lock = empty / "requirements-play.lock"
    lock.write_text("unheard-of==1.0 --hash=sha256:" + "0" * 64 + "\n")
    offline = {"UV_OFFLINE": "1", "UV_CACHE_DIR": str(empty / "cache"), "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": ""}
    told = prepare(empty, **offline)
    assert told.splitlines()[-1] == (
        "Packages could not be fetched. Is there a network? What is here already is kept: try again."
    )
    lock.write_text("# nothing\n")
    prepare(empty)
    assert works(empty)


def test_an_old_python_is_named_before_anything_is_tried(tmp_path: Path) -> None:
    old = tmp_path / "python3.9"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    command = ["make", "--no-print-directory", "play", f"PYTHON={old}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert f'needs Python 3.11 or newer, and "{old}" is none' in done.stderr
    assert "make play PYTHON=python3.12" in done.stderr


def test_without_node_the_page_says_what_to_install(clone: Path) -> None:
    base = getattr(sys, "_base_executable", sys.executable)  # the environment's may have a Node beside it
    command = [base, "web/build.py"]
    done = subprocess.run(command, cwd=clone, env={"PATH": "/nowhere"}, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "needs Node 20.19 or newer: install Node" in done.stderr


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        words = ("-m", "nemeton", "play", "--no-browser", "--port", port, "--db", str(tmp_path / "tables.db"))
        told = python(ROOT, *words, status=2)
    assert told.splitlines()[-1].startswith(f"nemeton: cannot listen on 127.0.0.1:{port} (")
    assert "--port" in told.splitlines()[-1]
    assert "Traceback" not in told
