"""`nemeton match`: any mix of bots and outside programs, whatever they answer."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

import nemeton
from nemeton.cli.common import GameOptions, Json, console, print_json, read_options, say_if_plain, seats_for
from nemeton.core.errors import BadOption
from nemeton.players.mixed import MOST_FAULTS, Entrant, play_mixed
from nemeton.players.player import KINDS

SHOWN = 3  # faults of each player


def match(
    game: Annotated[str, typer.Argument(help="The game's name; `nemeton games` lists them.")],
    bots: Annotated[str, typer.Option(help=f"One bot per seat, or one for all: {KINDS}.")],
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    games: Annotated[int, typer.Option(help="How many games; the seats rotate.")] = 10,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 0,
    seconds: Annotated[float, typer.Option(help="How long an outside program may take for an answer.")] = 10.0,
    option: GameOptions = None,
    json: Json = False,
) -> None:
    """Play a mix of players against each other. For an illegal answer, or none, a random move is played and noted."""
    if games < 1:
        raise BadOption("--games is at least 1")
    if not 0 < seconds <= 3600:
        raise BadOption("--seconds is more than 0 and at most 3600")
    the_game = nemeton.game(game)
    seats = seats_for(the_game, players, bots, "random")
    say_if_plain()
    entrants = play_mixed(the_game, seats, games, seed, read_options(option), seconds)
    if json:
        print_json({"game": game, "games": games, "seed": seed, "bots": [entrant.json(games) for entrant in entrants]})
    else:
        _print(entrants, games)


def _print(entrants: list[Entrant], games: int) -> None:
    table = Table("player", "wins", "points", "decisions", "faults", box=None, pad_edge=False)
    for entrant in entrants:
        figures = (f"{entrant.wins:.1f}", f"{entrant.points / games:.2f}", str(entrant.decisions))
        table.add_row(entrant.name, *figures, str(len(entrant.faults)))
    console.print(table)
    for entrant in entrants:
        for fault in entrant.faults[:SHOWN]:
            console.print(f"game {fault.game + 1}, decision {fault.decision}: {fault.text}", markup=False)
        if len(entrant.faults) > SHOWN:
            console.print(f"… and {len(entrant.faults) - SHOWN} more of {entrant.name}", markup=False)
    if any(entrant.faults for entrant in entrants):
        console.print(f"A random move was played instead; after {MOST_FAULTS} faults in a game, to its end.")
