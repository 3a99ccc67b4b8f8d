"""The README is a tour, and the tour is taken here: every Python session and every command in it is executed."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
NEMETON = [sys.executable, "-m", "nemeton"]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README.read_text(), re.M | re.S)


def test_the_python_sessions_are_true() -> None:
    text = "\n".join(blocks("pycon")).replace("…", "...")
    test = doctest.DocTestParser().get_doctest(text, {}, "README", str(README), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test)
    assert runner.summarize().failed == 0
    assert runner.tries > 10


def test_the_command_sessions_are_true(tmp_path: Path) -> None:
    sessions = [session for block in blocks("console") for session in re.split(r"^\$ ", block, flags=re.M) if session]
    assert len(sessions) >= 4
    for session in sessions:
        command, _, expected = session.partition("\n")
        words = command.replace("/tmp/", f"{tmp_path}/").split()
        assert words[0] == "nemeton"
        done = subprocess.run(NEMETON + words[1:], capture_output=True, text=True, check=False)
        said = (done.stdout + done.stderr).replace(f"{tmp_path}/", "/tmp/")
        pattern = re.escape(expected).replace("…", "(?:.|\n)*?")
        assert re.fullmatch(pattern, said), f"{command}\nprinted:\n{said}"


def test_it_gives_the_two_commands_and_the_files_it_names_exist() -> None:
    text = README.read_text()
    assert "make play" in text
    assert "make test" in text
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert (README.parent / link).exists(), link
