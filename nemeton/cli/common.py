"""What several commands share: options of games, names of seats, printing."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from nemeton import engine
from nemeton.core.errors import BadOption
from nemeton.core.flat import NATIVE
from nemeton.core.game import Game
from nemeton.words import LANGUAGES

console = Console(highlight=False, soft_wrap=True)
errors = Console(stderr=True, highlight=False, soft_wrap=True)

Lang = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]
GameOptions = Annotated[list[str] | None, typer.Option("--option", help="A game option, key=value; may be repeated.")]
Content = Annotated[Path | None, typer.Option("--content", help="A folder with content packs, <game>.toml.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def read_options(texts: list[str] | None) -> dict[str, Any]:
    options = {}
    for text in texts or []:
        key, sign, value = text.partition("=")
        if not sign:
            raise BadOption(f"an option is written key=value, not {text!r}")
        options[key] = value
    return options


def seats_for(game: Game, players: int | None, bots: str | None, default: str) -> list[str]:
    """The players of all seats, from --players and --bots; one bot named alone plays every seat."""
    named = [bot.strip() for bot in bots.split(",")] if bots else []
    count = players if players is not None else len(named) if len(named) > 1 else min(4, game.max_players)
    if not game.min_players <= count <= game.max_players:
        raise BadOption(f"{game.title} is for {game.min_players} to {game.max_players} players, not {count}")
    if len(named) <= 1:
        return (named or [default]) * count
    if len(named) != count:
        raise BadOption(f"{len(named)} bots are named for {count} players; name {count}, or one for all seats")
    return named


def say_if_plain() -> None:
    """Once per command: that the engine runs uncompiled, and whether that will change."""
    if not NATIVE and engine.COMPILING in os.environ:
        errors.print("nemeton: compiling the engine in the background; bots think faster when it is done")
    elif not NATIVE:
        errors.print("nemeton: the engine is not compiled and runs about 40 times slower; `make setup` compiles it")
