"""Settings of a host from a file and the environment, and what is said of bad ones."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nemeton.cli import app, main
from nemeton.server import run
from nemeton.server.errors import BadSetting
from nemeton.server.settings import Settings

FILE = """
port = 9001
db = "postgresql://nemeton@db.example/nemeton"
host = "0.0.0.0"
name = ["play.example.org", "www.example.org"]
proxy = ["10.0.0.2"]
redis = "redis://cache.example:6379/0"
key = "house.key"
copies-folder = "kept"
"""


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, Settings]]:
    """What a server would have begun with."""
    found: list[tuple[str, int, Settings]] = []
    monkeypatch.setattr(run, "serve", lambda host, port, settings, *_more: found.append((host, port, settings)))
    return found


def host(*words: str, **environment: str) -> Any:
    return CliRunner().invoke(app, ["host", *words], env=environment, catch_exceptions=False)


def test_a_file_sets_what_the_command_line_does(tmp_path: Path, served: list[tuple[str, int, Settings]]) -> None:
    file = tmp_path / "nemeton.toml"
    file.write_text(FILE)
    assert host("--config", str(file)).exit_code == 0
    address, port, settings = served[0]
    assert (address, port) == ("0.0.0.0", 9001)
    assert settings.url == "postgresql+asyncpg://nemeton@db.example/nemeton"
    assert settings.hosts == ("play.example.org", "www.example.org")
    assert settings.proxies == ("10.0.0.2",)
    assert (settings.redis, settings.copies_folder) == ("redis://cache.example:6379/0", Path("kept"))
    assert settings.key_file == Path("house.key").absolute()


def test_the_command_line_counts_before_the_environment_and_that_before_the_file(
    tmp_path: Path, served: list[tuple[str, int, Settings]]
) -> None:
    file = tmp_path / "nemeton.toml"
    file.write_text('port = 1\nkey = "file"\nredis = "redis://file"\n')
    told = host("--port", "3", NEMETON_CONFIG=str(file), NEMETON_PORT="2", NEMETON_KEY="environment")
    assert told.exit_code == 0, told.output
    _address, port, settings = served[0]
    assert (port, settings.key, settings.redis) == (3, "environment", "redis://file")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 'many'", "sets port to 'many'; that must be a whole number"),
        ("hosts = []", "sets hosts, which is no setting; there are"),
        ("name = [1]", "that must be a list of texts"),
        ("port = true", "that must be a whole number"),
        ("port = ", "is no TOML file"),
        (None, "cannot be read"),
    ],
)
def test_a_bad_file_is_answered_in_one_line(
    tmp_path: Path, text: str | None, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nemeton.toml"
    if text is not None:
        file.write_text(text)
    monkeypatch.setattr(sys, "argv", ["nemeton", "host", "--config", str(file)])
    with pytest.raises(SystemExit) as ended:
        main()
    errors = capsys.readouterr().err
    assert ended.value.code == 2
    assert said in errors
    assert len(errors.splitlines()) == 1


@pytest.mark.parametrize("words", [["backup"], ["restore", "copy.db"]])
def test_copies_of_a_postgresql_are_left_to_its_own_tools(words: list[str]) -> None:
    with pytest.raises(BadSetting, match="pg_dump"):
        CliRunner().invoke(app, [*words, "--db", "postgresql://nemeton@db.example/nemeton"], catch_exceptions=False)
