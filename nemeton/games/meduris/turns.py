"""Meduris told turn by turn: what was built or moved, which rune changed hands, and everybody's points."""

from __future__ import annotations

from typing import Final

from nemeton.core.turns import Share, Turns

TURNS: Final = Turns(
    begins={"lay_chip": "seat", "place": "seat", "turn": "seat"},
    chapters={
        "starts": "start",
        "last_lap": "last_lap",
        "temple_points": "temples",
        "rune_points": "runes",
        "result": "result",
    },
    shares={
        "lay_chip": Share(line=True),
        "place": Share(line=True),
        "harvest": Share(helps="seat"),
        "take": Share(helps="seat"),
        "give": Share(hurts="seat"),
        "worker": Share(line=True),
        "hut": Share(line=True),
        "chip_points": Share(wins="points"),
        "druid_chip": Share(line=True),
        "rune": Share(line=True),
        "rune_from": Share(line=True, hurts="owner"),
        "temple": Share(line=True),
        "river_points": Share(wins="points"),
        "offer_nothing": Share(loses="points"),
        "offer_one": Share(wins="points"),
        "offer_both": Share(wins="points"),
        "offer_chip": Share(wins="points"),
        "last_turns": Share(line=True),
        "temple_points": Share(wins="points"),
        "rune_points": Share(wins="points"),
        "result": Share(order="place"),
    },
    sources={
        "chip_points": "chips",
        "offer_nothing": "refusals",
        "offer_one": "offerings",
        "offer_both": "offerings",
        "offer_chip": "offerings",
        "river_points": "river",
        "temple_points": "temples",
        "rune_points": "runes",
    },
)
