"""`nemeton games`: what can be played."""

from __future__ import annotations

from rich.table import Table

import nemeton
from nemeton.cli.common import Json, Lang, console, print_json
from nemeton.core.options import text_of
from nemeton.words import Words


def games(json: Json = False, lang: Lang = "en") -> None:
    """List the games with their player counts and options."""
    known = [nemeton.game(name) for name in nemeton.names()]
    if json:
        print_json([game.describe() for game in known])
        return
    table = Table("game", "title", "players", "minutes", "options (default)", box=None, pad_edge=False)
    for game in known:
        words = Words.of(game, lang)
        options = "\n".join(f"{option.key} ({text_of(option.default)})" for option in game.options)
        players = f"{game.min_players}–{game.max_players}"
        table.add_row(game.name, words.format("title"), players, str(game.minutes), options)
    console.print(table)
