"""Graenaland told turn by turn: a ballot is the turn of who proposed it, building that of who builds.

What is won are the cards of a ballot; what they are spent on stands in the line itself."""

from __future__ import annotations

from typing import Final

from nemeton.core.turns import Share, Turns

TURNS: Final = Turns(
    begins={
        "settle": "seat",
        "stand": "seat",
        "pass": "seat",
        "proposal": "seat",
        "takes_supply": "seat",
        "final": "seat",
    },
    chapters={
        "lead": "start",
        "round": "round",
        "hero": "heroes",
        "stays": "heroes",
        "round_limit": "limit",
        "result": "result",
    },
    shares={
        "settle": Share(line=True),
        "stand": Share(line=True),
        "hero": Share(line=True),
        "pass": Share(line=True),
        "proposal": Share(line=True),
        "accepted": Share(line=True),
        "rejected": Share(line=True),
        "takes": Share(wins="cards", helps="seat"),
        "fee": Share(line=True, helps="receiver"),
        "village": Share(line=True),
        "building": Share(line=True),
        "army": Share(line=True),
        "facility": Share(line=True),
        "joint_built": Share(line=True),
        "joint_cancelled": Share(line=True),
        "build_end": Share(line=True),
        "declares": Share(line=True),
        "result": Share(order="place"),
    },
    sources={
        "settle": "villages",
        "village": "villages",
        "building": "buildings",
        "army": "army",
        "facility": "facilities",
        "joint_built": "facilities",
    },
)
