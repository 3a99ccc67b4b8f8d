"""Edora in notation: every move has one text, and every text that makes sense is a move.

`go V10`, `die 4`, `turn 6` (with the herb), `field STE`, then what the action asks: `provisions`, `pick 3`, `tablet 5`,
`brew acclaim`, `gem die`, `menhir prestige`, `stele mistletoe`, `herb leap`, `decline` …; or `emergency`. The dealer's
`tile T3`, `rotation 1`, `dolmen red`, `roll 4`, `display menhirs` …
"""

from __future__ import annotations

from typing import Final

from nemeton.core.errors import BadNotation
from nemeton.core.notation import Form, Names, Notation, Numbers, Seats
from nemeton.games.edora import content
from nemeton.games.edora import move as m
from nemeton.games.edora import row as r


class Pair:
    """Two different herbs, in whichever order."""

    width = 2
    size = r.HERBS * (r.HERBS - 1)

    def say(self, number: int) -> str:
        return f"{content.HERB_KEYS[number // r.HERBS]} {content.HERB_KEYS[number % r.HERBS]}"

    def read(self, text: str, players: int) -> int:
        herbs = sorted(HERB.read(key, players) for key in text.split())
        if len(set(herbs)) == len(herbs) == 2:
            return herbs[0] * r.HERBS + herbs[1]
        raise BadNotation(f"{text!r} are not two different herbs; there are {', '.join(content.HERB_KEYS)}")


ACTION: Final = Names("field", content.ACTION_KEYS)
BONUS: Final = Names("bonus", content.BONUS_KEYS)
HERB: Final = Names("herb", content.HERB_KEYS)
PLACE: Final = Names("place", content.PLACE_KEYS)
TABLET: Final = Names("tablet", content.TABLET_KEYS)
VALUE: Final = Numbers(1, r.FACES - 1)

NOTATION: Final = Notation(
    "Edora",
    decisions=[
        Form(m.EMERGENCY, "emergency"),
        Form(m.DECLINE, "decline"),
        Form(m.STOP, "stop"),
        Form(m.REPEAT_NONE, "none"),
        Form(m.DO, "do"),
        Form(m.TAKE_PROVISIONS, "provisions"),
        Form(m.TAKE_DICE, "dice"),
        Form(m.START, "start {}", Names("start field", [content.PLACE_KEYS[place] for place in content.START_PLACE])),
        Form(m.GO, "go {}", PLACE),
        Form(m.DIE + 1, "die {}", VALUE),
        Form(m.TURN + 1, "turn {}", VALUE),
        Form(m.FIELD, "field {}", ACTION),
        Form(m.PICK + 1, "pick {}", VALUE),
        Form(m.TABLET, "tablet {}", Numbers(1, r.SPOTS)),
        Form(m.BREW, "brew {}", Names("potion", content.POTION_KEYS)),
        Form(m.SIGN, "sign {}", Numbers(1, r.LEVELS)),
        Form(m.GEM, "gem {}", BONUS),
        Form(m.MENHIR, "menhir {}", Names("menhir", content.MENHIR_KEYS)),
        Form(m.STELE, "stele {}", Names("stele", content.STELE_KEYS)),
        Form(m.REPEAT, "repeat {}", BONUS),
        Form(m.RAISE, "raise {}", PLACE),
        Form(m.FLIP, "flip {}", HERB),
        Form(m.PLUCK, "pluck {}", HERB),
        Form(m.HERB, "herb {}", HERB),
        Form(m.KEEP, "keep {}", TABLET),
        Form(m.LAY, "lay {}", Pair()),
    ],
    draws=[
        Form(m.TILE, "tile {}", Names("tile", content.TILE_KEYS)),
        Form(m.ROTATION, "rotation {}", Numbers(0, 3)),
        Form(m.CORNER, "corner {}", Names("corner", content.CORNER_KEYS)),
        Form(m.CONNECTOR, "connector {}", Names("connector", content.CONNECTOR_KEYS)),
        Form(m.FRONT, "front {}", Numbers(0, 1)),
        Form(m.DISPLAY, "display {}", TABLET),
        Form(m.STONE, "stone {}", BONUS),
        Form(m.DOLMEN, "dolmen {}", Names("colour", content.DOLMEN_KEYS)),
        Form(m.ROLL + 1, "roll {}", VALUE),
        Form(m.DRAW, "draw {}", TABLET),
        Form(m.SECRET, "secret {}", TABLET),
        Form(m.GROW, "grow {}", HERB),
        Form(m.STARTS, "starts {}", Seats(r.MOST_PLAYERS)),
    ],
)
