"""The moves of Celtica in notation: `play red 2 + 1` (one experience card), `take large_1 middle`, `buy middle`.

All forms stand in one table; the dealer's are `card red`, `experience grey`, `part middle`, `starts 2` and,
where start parts lie face down, `secret middle`.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.errors import BadNotation
from nemeton.core.notation import Form, Names, Notation, Numbers, Seats
from nemeton.games.celtica import content
from nemeton.games.celtica import move as m
from nemeton.games.celtica import row as r


def parts_in(chosen: int) -> list[str]:
    """The keys of a set of parts, as moves and events number it."""
    return [content.PART_KEYS[int(digit) - 1] for digit in str(chosen)] if chosen else []


class Parts:
    """A set of up to four parts, in any order."""

    size = m.SETS
    width = 1
    spelt = (len(str(m.SETS - 1)), int(m.DIGIT))

    def say(self, number: int) -> str:
        return " ".join(parts_in(number))

    def read(self, text: str, players: int) -> int:
        kinds = sorted(PART.read(key, players) for key in text.split())
        if len(kinds) > max(content.PLACE_AMOUNTS):
            raise BadNotation(f"{text!r} is more than {max(content.PLACE_AMOUNTS)} parts")
        return int("".join(str(kind + 1) for kind in kinds))


class Cards:
    """One or more druid cards, perhaps with experience cards: "2" or "2 + 1"."""

    size = m.CARDS * m.EXTRAS
    width = 1
    cards = Numbers(1, m.CARDS)
    extras = Numbers(0, m.EXTRAS - 1)

    def say(self, number: int) -> str:
        cards, extras = divmod(number, m.EXTRAS)
        return self.cards.say(cards) + (f" + {extras}" if extras else "")

    def read(self, text: str, players: int) -> int:
        cards, _, extras = text.partition(" + ")
        return self.cards.read(cards, players) * m.EXTRAS + self.extras.read(extras or "0", players)


DRUID: Final = Names("druid", content.DRUID_KEYS)
PART: Final = Names("amulet part", content.PART_KEYS)

NOTATION: Final = Notation(
    content.CONTENT["meta"]["title"],
    decisions=[
        Form(m.PLAY, "play {} {}", DRUID, Cards()),
        Form(m.TAKE, "take {}", Parts()),
        Form(m.GIVE, "give {}", Parts()),
        Form(m.DRAW, "draw"),
        Form(m.DECLINE, "decline"),
        Form(m.SWAP, "swap {} {}", PART, PART),
        Form(m.BUY, "buy {}", PART),
        Form(m.DONE, "done"),
    ],
    draws=[
        Form(m.CARD, "card {}", DRUID),
        Form(m.EXPERIENCE, "experience {}", DRUID),
        Form(m.PART, "part {}", PART),
        Form(m.STARTS, "starts {}", Seats(r.MOST_PLAYERS)),
        Form(m.SECRET, "secret {}", PART),
    ],
)
