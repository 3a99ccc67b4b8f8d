"""A decision of Meduris with its effect, before it is made: what it costs and brings, and where the druid will go."""

from __future__ import annotations

from collections.abc import Callable

from nemeton.core.state import NOBODY
from nemeton.core.thing import Thing
from nemeton.games.meduris import ask, content, event, rules_build, rules_druid, rules_end, rules_pay
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r
from nemeton.games.meduris.notation import NOTATION, WORKER, goods_in
from nemeton.games.meduris.rules import Meduris

GOALS = ("hut", "temple", "one", "both")  # what a payment is for
CHIP_NAMES = ("none", *content.CHIP_KEYS, "face_down")


def preview(state: Meduris, move: int) -> Thing:
    kind, seat = state.asked(), state.turn
    if kind == ask.ACTION:
        if move < m.HUT:
            return _worker(state, seat, move)
        return _hut(state, seat, move - m.HUT) if move < m.TEMPLE else _temple(state, seat, move - m.TEMPLE)
    if kind == ask.PAY:
        return _payment(state, move)
    if kind == ask.OFFER:
        return _offer(state, seat, move)
    if kind == ask.PLACE:
        plateau = move - m.PLACE
        return {"name": "place", "plateau": content.GOOD_KEYS[plateau], "height": state.height(plateau) + 1}
    if kind == ask.TAKE and move != m.TAKE_NOTHING:
        return {"name": "take", "good": content.GOOD_KEYS[move - m.TAKE], "supply": state.supply(move - m.TAKE)}
    if kind == ask.GIVE:
        return {"name": "give", "good": content.GOOD_KEYS[move - m.GIVE]}
    if kind == ask.LAY:
        return {"name": "lay", "good": content.GOOD_KEYS[move - m.LAY]}
    if kind == ask.LAY_CHIP:
        return {"name": "lay_chip", "field": move - m.CHIP}
    return {"name": NOTATION.say(move).replace(" ", "_")}


def goods_of_field(state: Meduris, field: int) -> list[str]:
    return [content.GOOD_KEYS[state.first_good(field)], content.GOOD_KEYS[state.second_good(field)]]


def times_asked(state: Meduris, field: int, goal: int) -> list[int]:
    """How often a payment asks for each good."""
    goods = goods_of_field(state, field)
    return [rules_pay.price(state, field, goal) if key in goods else 0 for key in content.GOOD_KEYS]


def _worker(state: Meduris, seat: int, move: int) -> Thing:
    plateau, level, target = WORKER.parts(move)
    after = state.copy()
    after.apply(move)
    gains = [after.hand(other, target) - state.hand(other, target) for other in range(state.players)]
    return {
        "name": "worker",
        "from": content.GOOD_KEYS[plateau],
        "height": level + 1,
        "to": content.GOOD_KEYS[target],
        "good": content.GOOD_KEYS[target],
        "own": gains[seat],
        "others": sum(gains) - gains[seat],
        "gains": gains,
        "supply": state.supply(target),
    }


# --- building ---


def _cost(state: Meduris, seat: int, field: int, goal: int) -> Thing:
    times = rules_pay.price(state, field, goal)
    return {
        "goods": goods_of_field(state, field),
        "times": times,
        "cost": rules_pay.least_goods(state, seat, field, goal),
        "replaced": rules_pay.missing(state, seat, field, times),
    }


def _hut(state: Meduris, seat: int, field: int) -> Thing:
    chip = state.chip(field)
    district = state.district(field)
    owner = state.rune_owner(district)
    free = chip == r.FREE_HUT_CHIP
    return {
        "name": "hut",
        "field": field,
        **_cost(state, seat, field, r.FOR_HUT),
        **({"cost": 0, "replaced": 0} if free else {}),
        "free": free,
        "chip": CHIP_NAMES[chip],
        "rune": content.RUNE_KEYS[district],
        "rune_is": "new" if owner < 0 else "own" if owner == seat else "taken",
        "rune_from": owner if owner >= 0 else NOBODY,
        "size": state.size(field),
        **_consequences(rules_build.put_hut, state, seat, field),
        "last": state.pieces_left(seat) == 1,
    }


def _temple(state: Meduris, seat: int, field: int) -> Thing:
    return {
        "name": "temple",
        "field": field,
        **_cost(state, seat, field, r.FOR_TEMPLE),
        "worth": rules_end.temple_points(state, field),
        **_consequences(rules_build.put_temple, state, seat, field),
        "last": state.pieces_left(seat) == 1,
    }


def _consequences(build: Callable[[Meduris, int, int], None], state: Meduris, seat: int, field: int) -> Thing:
    """Where the druid goes when this has been built, whom he asks, and the points the player gets at once: it is tried
    out on a copy where nothing else is pending and nobody offers anything."""
    after = state.copy()
    after.drop_pending()
    after.log = []
    build(after, seat, field)
    after.settle()
    while after.turn >= 0:
        after.apply(m.OFFER_NOTHING)
    stops = [told for told in after.log if told[0] == event.DRUID]
    return {
        "stone": sum(told[1] for told in after.log if told[0] == event.STONE),
        "stops": [told[1] for told in stops],
        "asked": [told[2] for told in stops],
        "asked_size": stops[0][3] if stops else 0,
        "river": any(told[0] == event.RIVER for told in after.log),
        "points": sum(told[2] for told in after.log if told[:2] == (event.RIVER_POINTS, seat))
        + sum(told[3] for told in after.log if told[0] == event.CHIP_POINTS),
    }


# --- paying and offering ---


def _payment(state: Meduris, move: int) -> Thing:
    field, goal = state.asked_a(), state.asked_b()
    paid = goods_in(move - m.PAY)
    replaced = _replaced(state, field, goal, paid)
    return {
        "name": "pay",
        "goal": GOALS[goal],
        "field": field,
        **dict(zip(content.GOOD_KEYS, paid, strict=True)),
        "cost": sum(paid),
        "replaced": sum(replaced),
        "instead_of": [key for key, count in zip(content.GOOD_KEYS, replaced, strict=True) for _ in range(count)],
        "points": rules_druid.offering_brings(state, field, goal) if goal >= r.FOR_ONE else 0,
    }


def _replaced(state: Meduris, field: int, goal: int, paid: list[int]) -> list[int]:
    """How many of each good asked for are replaced (M-19). For one good of two it is either of them: the first."""
    lacking = [max(0, times - amount) for times, amount in zip(times_asked(state, field, goal), paid, strict=True)]
    if goal != r.FOR_ONE:
        return lacking
    either = lacking.index(1) if sum(lacking) == 2 else NOBODY
    return [int(good == either) for good in range(len(paid))]


def _offer(state: Meduris, seat: int, move: int) -> Thing:
    field = state.asked_a()
    thing: Thing = {"name": NOTATION.say(move).replace(" ", "_"), "field": field, "size": state.size(field), "cost": 0}
    thing["goods"] = goods_of_field(state, field)
    if move == m.OFFER_NOTHING:
        return {**thing, "points": -rules_druid.nothing_costs(state, seat)}
    goal = r.FOR_ONE if move == m.OFFER_ONE else r.FOR_BOTH
    if move != m.OFFER_CHIP:
        thing["cost"] = rules_pay.least_goods(state, seat, field, goal)
    return {**thing, "points": rules_druid.offering_brings(state, field, goal)}
