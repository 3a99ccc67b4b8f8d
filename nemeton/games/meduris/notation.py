"""Meduris in notation: `hut 17`, `pay 3 wood 3 stone`, `move wood 2 stone` (the second worker from below)."""

from __future__ import annotations

from typing import Final

from nemeton.core.errors import BadNotation
from nemeton.core.notation import Form, Names, Notation, Numbers, Seats
from nemeton.games.meduris import content
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r


class Payment:
    """Goods as `3 wood 3 stone`, whatever their order."""

    width = 2 * len(content.GOOD_KEYS)
    size = int(m.CODES - m.PAY)
    spelt = (len(content.GOOD_KEYS), int(m.DIGIT))
    good = Names("good", content.GOOD_KEYS)
    amount = Numbers(1, content.GOODS_EACH)

    def say(self, number: int) -> str:
        paid = zip(goods_in(number), content.GOOD_KEYS, strict=True)
        return " ".join(f"{amount} {good}" for amount, good in paid if amount)

    def read(self, text: str, players: int) -> int:
        words = text.split()
        if len(words) % 2:
            raise BadNotation(f"{text!r} is no payment; payments look like '3 wood 3 stone'")
        payment = 0
        for amount, key in zip(words[::2], words[1::2], strict=True):
            good = self.good.read(key, players)
            if goods_in(payment)[good]:
                raise BadNotation(f"{key!r} stands twice in the payment; say how many in all")
            digit = int(m.DIGIT) ** (self.good.size - 1 - good)
            payment += (self.amount.read(amount, players) + self.amount.least) * digit
        return payment


def goods_in(payment: int) -> list[int]:
    """How much of each good a payment holds."""
    digits = []
    for _ in content.GOOD_KEYS:
        payment, digit = divmod(payment, int(m.DIGIT))
        digits.append(digit)
    return digits[::-1]


GOOD = Names("good", content.GOOD_KEYS)
PLATEAU = Names("plateau", content.GOOD_KEYS)
FIELD = Numbers(0, content.MOST_FIELDS - 1)
WORKER: Final = Form(m.WORKER, "move {} {} {}", PLATEAU, Numbers(1, r.LEVELS), PLATEAU)

NOTATION: Final = Notation(
    "Meduris",
    decisions=[
        Form(m.PLACE, "place {}", PLATEAU),
        Form(m.TAKE, "take {}", GOOD),
        Form(m.TAKE_NOTHING, "take nothing"),
        Form(m.GIVE, "give {}", GOOD),
        Form(m.LAY, "lay {}", GOOD),
        WORKER,
        Form(m.HUT, "hut {}", FIELD),
        Form(m.TEMPLE, "temple {}", FIELD),
        Form(m.OFFER_NOTHING, "offer {}", Names("offering", ("nothing", "one", "both", "chip"))),
        Form(m.WILL_BUILD, "will build"),
        Form(m.WILL_NOT_BUILD, "will not build"),
        Form(m.CHIP, "chip {}", FIELD),
        Form(m.PAY, "pay {}", Payment()),
    ],
    draws=[
        Form(m.STARTS, "starts {}", Seats(content.MOST_PLAYERS)),
        Form(m.ROLL, "roll {}", Names("face of the die", content.FACE_KEYS)),
        Form(m.TURN_UP, "turn {} {}", FIELD, Names("bonus chip", content.CHIP_KEYS)),
    ],
)
