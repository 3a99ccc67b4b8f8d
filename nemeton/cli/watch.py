"""`nemeton watch`: bots play in the terminal."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

import nemeton
from nemeton.cli.common import GameOptions, Lang, console, read_options, say_if_plain, seats_for
from nemeton.cli.show import Show
from nemeton.core.errors import BadOption
from nemeton.core.record import record_of
from nemeton.players.player import KINDS
from nemeton.players.series import play_match, seated
from nemeton.words import Words

NAMES = ("Anouk", "Bram", "Hazel", "Ilse", "Wim")
SEED_LIMIT = 2**31


def watch(
    game: Annotated[str, typer.Argument(help="The game's name; `nemeton games` lists them.")] = "celtica",
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    bots: Annotated[str | None, typer.Option(help=f"One bot per seat, or one for all: {KINDS}.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    lang: Lang = "en",
    speed: Annotated[float, typer.Option(help="Decisions per second; 0 is as fast as it goes.")] = 1.0,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter before every decision.")] = False,
    board: Annotated[bool, typer.Option(help="Show the board before every decision.")] = True,
    record: Annotated[Path | None, typer.Option(help="Write the game to this *.nem file.")] = None,
    option: GameOptions = None,
) -> None:
    """Watch bots play a game, with board and log."""
    if speed < 0:
        raise BadOption("--speed is a number of decisions per second, or 0")
    the_game = nemeton.game(game)
    seats = seats_for(the_game, players, bots, "greedy")
    names = [f"{name} ({bot})" for name, bot in zip(NAMES, seats, strict=False)]
    show = Show(Words.of(the_game, lang), names, speed, step, board)
    say_if_plain()
    if seed is None:
        seed = secrets.randbelow(SEED_LIMIT)
    options = read_options(option)
    with seated(the_game, seats, options) as bots_at_table:
        match, _ = play_match(the_game, bots_at_table, seed, options, show.look)
    show.end(match)
    console.print(f"\nseed {seed}", style="dim")
    if record is not None:
        record.write_text(record_of(match, names, datetime.now(UTC).date().isoformat()).print())
        console.print(f"written to {record}", style="dim")
