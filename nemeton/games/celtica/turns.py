"""Celtica told turn by turn: who moved which druid where, and how many parts it brought or cost."""

from __future__ import annotations

from typing import Final

from nemeton.core.turns import Share, Turns

TURNS: Final = Turns(
    begins={"play": "seat", "final": "seat", "final_skipped": "seat"},
    chapters={"starts": "start", "round": "round", "void": "void", "result": "result"},
    shares={
        "walk": Share(line=True),
        "stays": Share(line=True),
        "take": Share(line=True, wins="parts"),
        "give": Share(line=True, loses="parts"),
        "experience": Share(line=True),
        "draw": Share(line=True),
        "out": Share(line=True),
        "last_round": Share(line=True),
        "final_skipped": Share(line=True),
        "swap": Share(line=True),
        "buy": Share(line=True, wins="part"),
        "done": Share(line=True),
        "result": Share(order="place"),
    },
    sources={
        "start_part": "start",
        "reveal": "start",
        "take": "stops",
        "give": "ruins",
        "swap": "exchange",
        "buy": "exchange",
    },
)
