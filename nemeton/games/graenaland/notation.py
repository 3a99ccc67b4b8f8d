"""Graenaland in notation: every move has one text, and every text that makes sense is a move.

A payment names the resource of a slot and, unless a matching card covers it, with what: the supply card (one of its
resources, or the whole card through a market), gold, or another resource through a market.
"""

from __future__ import annotations

from nemeton.core.notation import Form, Names, Notation, Seats
from nemeton.games.graenaland import content
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_pay as pay

SOURCE_KEYS = ("match", "half", "whole", "gold", "market")


def payment_of(payment: int) -> tuple[int, str, int]:
    """The resource of a slot, what covers it, and the resource of the card that is spent."""
    resource, source = divmod(int(payment), int(r.SOURCES))
    spent = pay.spent_on(resource, source)
    return resource, SOURCE_KEYS[min(source, r.THROUGH_MARKET)], spent if spent != r.NOTHING else resource


def card_keys(cards: int) -> list[str]:
    """A set of cards as events write it, six bits for each resource and for face-down cards."""
    return [key for i, key in enumerate(content.CARD_KEYS) for _ in range(cards >> (6 * i) & 63)]


def _payment_name(payment: int) -> str:
    resource, source, spent = payment_of(payment)
    ways = {"match": "", "half": " with supply", "whole": " with whole supply"}
    return content.RESOURCE_KEYS[resource] + ways.get(source, f" with {content.RESOURCE_KEYS[spent]}")


_territory = Names("territory", content.TERRITORY_KEYS)
_hero = Names("hero", content.HERO_KEYS)
_building = Names("building", content.BUILDING_KEYS)
_facility = Names("facility", content.FACILITY_KEYS)
_seat = Seats(content.MOST_PLAYERS)
_card = Names("card", content.CARD_KEYS)
_resource = Names("resource", content.RESOURCE_KEYS)
_of_a_price = Names("resource of a price", content.PRICE_KEYS)
_payment = Names("payment", [_payment_name(payment) for payment in range(r.GOLD * r.SOURCES)])
_condition = Names("condition", content.CONDITION_KEYS)
_kind = Names("resource card", content.KIND_KEYS)

NOTATION = Notation(
    content.CONTENT["meta"]["title"],
    decisions=[
        Form(m.STAY, "stay"),
        Form(m.HERO, "{} to {}", _hero, _territory),
        Form(m.PASS, "pass"),
        Form(m.PROPOSE, "propose {}", _territory),
        Form(m.GIVE, "give {} to {}", _card, _seat),
        Form(m.YES, "yes"),
        Form(m.NO, "no"),
        Form(m.VILLAGE, "village {}", _territory),
        Form(m.BUILDING, "{} {}", _building, _territory),
        Form(m.ARMY, "army"),
        Form(m.FACILITY, "{} {}", _facility, _territory),
        Form(m.JOINT, "joint {} {}", _facility, _territory),
        Form(m.DECLARE, "declare"),
        Form(m.END, "end"),
        Form(m.SPARE, "spare {}", _of_a_price),
        Form(m.PAY, "pay {}", _payment),
        Form(m.FEE, "fee {}", _resource),
        Form(m.COME, "come"),
        Form(m.REMAIN, "remain"),
        Form(m.STEP, "step to {}", _territory),
        Form(m.PLEDGE, "pledge {}", _payment),
        Form(m.ENOUGH, "enough"),
        Form(m.CANCEL, "cancel"),
        Form(m.SETTLE, "settle {}", _territory),
        Form(m.STAND, "stand {}", _territory),
    ],
    draws=[
        Form(m.CARD, "card {}", _kind),
        Form(m.DOWN, "down {}", _kind),
        Form(m.BONUS, "bonus {}", _kind),
        Form(m.START, "start {}", _kind),
        Form(m.SUPPLY, "supply {}", Names("supply card", [" ".join(card) for card in content.SUPPLY_KEYS])),
        Form(m.POINTS, "points {} {}", _condition, Names("grade", content.GRADE_KEYS)),
        Form(m.LEAD, "lead {}", _seat),
        Form(m.LAND, "land {}", _territory),
    ],
)
