"""Edora told turn by turn: the die and what it set off, and the prestige points it brought."""

from __future__ import annotations

from typing import Final

from nemeton.core.turns import Share, Turns

TURNS: Final = Turns(
    begins={"pawn": "seat", "turn": "seat"},
    chapters={
        "starts": "start",
        "round": "round",
        "last_round": "scoring",
        "fulfilled": "scoring",
        "score": "scoring",
        "result": "result",
    },
    shares={
        "pawn": Share(line=True),
        "emergency": Share(line=True),
        "place": Share(line=True),
        "contest": Share(line=True),
        "prestige": Share(wins="amount"),
        "tablet": Share(line=True),
        "brew": Share(line=True),
        "gem": Share(line=True),
        "menhir": Share(line=True),
        "stele": Share(line=True),
        "fire": Share(line=True),
        "chain": Share(line=True),
        "beige": Share(line=True),
        "last_die": Share(line=True),
        "score": Share(wins="amount"),
        "result": Share(order="rank"),
    },
    sources={
        "contest": "contests",
        "herb": "herbs",
        "repeat": "herbs",
        "oracle": "oracle",
        "gem": "gems",
        "menhir": "stones",
        "stele": "stones",
        "potion": "potions",
        "fire": "fires",
        "dolmen": "dolmens",
        "beige": "dolmens",
        "leftovers": "leftovers",
        "sickle": "sickle",
        "tablet": "tablets",
        "amulet": "amulet",
        "cult_places": "cult_places",
        "overflow": "overflow",
        "no_die": "no_die",
    },
    source_field="cause",
)
