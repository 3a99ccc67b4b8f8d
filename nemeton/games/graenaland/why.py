"""Why not? The rules that forbid a move of Graenaland to the seat that decides, worst first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Final

from nemeton.core.thing import Refusal
from nemeton.games.graenaland import ask, content
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_build as build
from nemeton.games.graenaland import rules_pay as pay
from nemeton.games.graenaland.notation import NOTATION, payment_of
from nemeton.games.graenaland.rules import Graenaland

PRICED: Final[dict[str, int]] = {  # what has a price that is the same everywhere: the first of its moves
    **{key: m.BUILDING + i * r.TILES for i, key in enumerate(content.BUILDING_KEYS)},
    **{key: m.FACILITY + i * r.TILES for i, key in enumerate(content.FACILITY_KEYS)},
    "army": m.ARMY,
}


def refusals(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    return REFUSE[state.pending](state, seat, move)


def refusals_at(state: Graenaland, seat: int, thing: Sequence[str]) -> list[Refusal] | None:
    """`price church`: why that cannot be built now, wherever; what of its price is missing is told in every phase."""
    if len(thing) != 2 or thing[0] != "price" or thing[1] not in PRICED:
        return None
    project = PRICED[thing[1]]
    found = [] if state.pending == ask.BUILD else [Refusal("G-17", "building_comes_later")]
    if project == m.ARMY:
        return [*found, *_army(state, seat)]
    facility = project >= m.FACILITY
    if facility and state.pending == ask.BUILD and state.asked_a():
        return [Refusal("G-37", "no_facilities_at_the_end")]
    if unpaid := [*([] if facility else _no_house(state, seat)), *_cannot_pay(state, seat, project)]:
        return [*found, *unpaid]
    if found or any(project <= move < project + r.TILES for move in state.moves(seat)):
        return found
    if facility:
        return [Refusal("G-28", "nowhere_for_facility", {"facility": thing[1]})]
    return [Refusal("G-22", "nowhere_for_building", {"building": thing[1]})]


def _parts(move: int) -> list[int]:
    """What the words of its notation mean: hero and tile, building and tile …"""
    return NOTATION.form(move).parts(move)


def _out_of_play(state: Graenaland, tile: int) -> list[Refusal]:
    if state.in_play(tile):
        return []
    return [Refusal("G-6", "territory_not_in_play", {"territory": content.TERRITORY_KEYS[tile]})]


# --- setting up ---


def _settle(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if not m.SETTLE <= move < m.STAND:
        return [Refusal("G-39", "must_settle")]
    tile = move - m.SETTLE
    facts = {"territory": content.TERRITORY_KEYS[tile]}
    if not state.on_coast(tile):
        return [Refusal("G-39", "not_on_coast", facts)]
    if state.settlements_in(tile) >= content.VILLAGES_PER_COAST:
        return [Refusal("G-39", "coast_is_full", facts)]
    return [Refusal("GC-13", "village_elsewhere_first", facts)]


def _stand(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    return [Refusal("G-39", "must_stand_at_village")]


# --- heroes ---


def _move(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if move == m.STAY:
        return [Refusal("GA-3", "must_move_hero")]
    if not m.HERO <= move < m.PASS:
        return [Refusal("G-5", "must_choose_hero_move")]
    hero, tile = _parts(move)
    here = state.hero(seat, hero)
    if here == r.NOTHING:
        return [Refusal("G-26", "hero_not_in_play", {"hero": content.HERO_KEYS[hero]})]
    facts = {
        "hero": content.HERO_KEYS[hero],
        "from": content.TERRITORY_KEYS[here],
        "to": content.TERRITORY_KEYS[tile],
    }
    return [*_out_of_play(state, tile), Refusal("G-6", "already_there" if here == tile else "too_far", facts)]


def _arrive(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    return [Refusal("G-26", "come_or_remain", {"hero": content.HERO_KEYS[state.asked_a()]})]


def _make_room(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    hero = content.HERO_KEYS[state.asked_a()]
    if not m.STEP <= move < m.PLEDGE:
        return [Refusal("GA-12", "must_make_room", {"hero": hero})]
    return [Refusal("GA-12", "no_room_there", {"hero": hero, "to": content.TERRITORY_KEYS[move - m.STEP]})]


# --- proposals and ballots ---


def _propose(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if move == m.PASS:
        return [Refusal("GA-4", "must_propose")]
    if not m.PROPOSE <= move < m.GIVE:
        return [Refusal("G-8", "propose_or_pass")]
    tile = move - m.PROPOSE
    facts = {"territory": content.TERRITORY_KEYS[tile]}
    found = _out_of_play(state, tile)
    if state.votes(seat, tile) == 0:
        found.append(Refusal("G-9", "no_vote_there", facts))
    if state.cards_at(tile) == 0:
        found.append(Refusal("G-9", "no_cards_there", facts))
    return found


def _give(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    wanted, _ = _parts(state.moves(seat)[0])
    if not m.GIVE <= move < m.YES:
        return [Refusal("G-9", "must_assign_all", {"card": content.CARD_KEYS[wanted]})]
    card, receiver = _parts(move)
    if card != wanted:
        return [Refusal("GC-17", "other_card_first", {"card": content.CARD_KEYS[wanted]})]
    if receiver >= state.players:
        return [Refusal("GA-5", "no_such_player")]
    return [Refusal("GC-17", "receivers_in_order", {"card": content.CARD_KEYS[card], "receiver": receiver})]


def _vote(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    return [Refusal("G-15", "vote_yes_or_no")]


# --- building ---


def _build(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if not m.VILLAGE <= move <= m.END:
        return [Refusal("G-17", "building_phase")]
    if move == m.DECLARE:
        return _declare(state, seat)
    if move == m.ARMY:
        return _army(state, seat)
    if move < m.BUILDING:
        return _village(state, seat, move)
    if move < m.ARMY:
        return _building(state, seat, move)
    return _facility(state, seat, move)


def _cannot_pay(state: Graenaland, seat: int, project: int, spares: int = 0) -> list[Refusal]:
    price, markets = build.price_of(state, seat, project), pay.markets_left(state, seat)
    lacking = next(lacking for lacking in count() if pay.payable(state, seat, price, spares + lacking, 0, markets))
    if not lacking:
        return []
    missing = _not_in_hand(state, seat, price)
    facts = {"cost": content.cost_keys(price), "spares": spares, "missing": missing, "lacking": lacking}
    return [Refusal("G-17", "cannot_pay", {**facts, "covered": len(missing) - lacking})]


def _not_in_hand(state: Graenaland, seat: int, price: int) -> list[str]:
    """The slots of a price for which the hand has no card of their own; gold, markets and the rest may cover some."""
    short = [
        max(0, pay.slots_of(price, resource) - state.held(seat, resource))
        for resource in range(len(content.PRICE_KEYS))
    ]
    return [key for key, amount in zip(content.PRICE_KEYS, short, strict=True) for _ in range(amount)]


def _no_house(state: Graenaland, seat: int) -> list[Refusal]:
    return [Refusal("G-21", "no_house_left")] if state.houses(seat) == 0 else []


def _declare(state: Graenaland, seat: int) -> list[Refusal]:
    if state.asked_a():
        return [Refusal("G-36", "only_lead_declares")]
    facts = {"reached": state.reached(seat), "needed": state.at[r.NEEDED]}
    if state.at[r.ADVANCED]:
        return [Refusal("GC-12", "too_few_points", facts)]
    return [Refusal("G-36", "too_few_conditions", facts)]


def _army(state: Graenaland, seat: int) -> list[Refusal]:
    if state.army(seat) >= content.MOST_ARMY:
        return [Refusal("G-27", "army_is_largest", {"size": state.army(seat)})]
    return _cannot_pay(state, seat, m.ARMY, pay.army_spares(state, seat))


def _village(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    tile = move - m.VILLAGE
    facts = {"territory": content.TERRITORY_KEYS[tile]}
    if found := _out_of_play(state, tile):
        return found
    if not state.settles_near(seat, tile):
        found.append(Refusal("G-21", "no_settlement_near", facts))
    found += [*_no_house(state, seat), *_cannot_pay(state, seat, move)]
    price, fees = build.price_of(state, seat, move), pay.fees_for(state, seat, tile)
    if fees and not pay.payable(state, seat, price, 0, fees, pay.markets_left(state, seat)):
        found.append(Refusal("G-33", "cannot_pay_fees", {**facts, "fees": fees}))
    return found


def _building(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    building, tile = _parts(move)
    facts = {"building": content.BUILDING_KEYS[building], "territory": content.TERRITORY_KEYS[tile]}
    if found := _out_of_play(state, tile):
        return found
    if not state.has_symbol(tile, building):
        found.append(Refusal("G-24", "no_building_symbol", facts))
    elif (owner := state.owner(tile, building)) >= 0:
        found.append(Refusal("G-22", "symbol_is_taken", {**facts, "seat": owner}))
    if state.villages(seat, tile) == 0:
        found.append(Refusal("G-22", "no_own_village", facts))
    return [*found, *_no_house(state, seat), *_cannot_pay(state, seat, move)]


def _facility(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    joint = move >= m.JOINT
    facility, tile = _parts(move)
    facts = {"facility": content.FACILITY_KEYS[facility], "territory": content.TERRITORY_KEYS[tile]}
    if state.asked_a():
        return [Refusal("G-37", "no_facilities_at_the_end")]
    if found := _out_of_play(state, tile):
        return found
    if state.settled(seat, tile) == 0:
        found.append(Refusal("G-28", "no_own_settlement", facts))
    if state.has_facility(tile, facility):
        found.append(Refusal("G-28", "facility_is_there", facts))
    if state.tokens(facility) == 0:
        found.append(Refusal("G-28", "no_token_left", facts))
    if not joint:
        return [*found, *_cannot_pay(state, seat, move)]
    if state.at[r.JOINT_USED]:
        found.append(Refusal("G-34", "joint_only_once"))
    return found or [Refusal("GC-8", "joint_is_hopeless", facts)]


# --- paying ---


def _spare(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    left, first = state.asked_a(), state.asked_b()
    if not m.SPARE <= move < m.PAY:
        return [Refusal("G-27", "must_spare", {"left": left})]
    resource, need = move - m.SPARE, state.need()
    facts = {"resource": content.RESOURCE_KEYS[resource]}
    if pay.slots_of(need, resource) == 0:
        return [Refusal("G-27", "not_in_price", facts)]
    rest = need - pay.slot(resource)
    if resource < first or pay.payable(state, seat, rest, left - 1, 0, pay.markets_left(state, seat)):
        return [Refusal("GC-17", "slots_in_order", facts)]
    return [Refusal("G-27", "rest_cannot_be_paid", facts)]


def _pay(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    return _slot(state, seat, move, m.PAY)


def _fill(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if move == m.CANCEL:
        return [Refusal("GC-9", "must_fill_all")]
    if not m.PLEDGE <= move < m.ENOUGH:
        return [Refusal("GC-9", "fill_or_cancel")]
    return _slot(state, seat, move, m.PLEDGE)


def _slot(state: Graenaland, seat: int, move: int, base: int) -> list[Refusal]:
    wanted = pay.first_resource(state.need())
    facts = {"resource": content.RESOURCE_KEYS[wanted]}
    if not base <= move < base + r.GOLD * r.SOURCES:
        return [Refusal("G-17", "must_pay", facts)]
    payment = move - base
    if payment // r.SOURCES != wanted:
        return [Refusal("GC-17", "other_slot_first", facts)]
    if found := _source(state, seat, payment):
        return found
    after = state.copy()
    pay.cover(after, seat, payment)
    need, fees = after.need(), after.at[r.FEES_DUE]
    payable = pay.payable(after, seat, need, 0, fees, pay.markets_left(after, seat))
    if payment % r.SOURCES < state.asked_a() or payable:
        return [Refusal("GC-17", "slots_in_order", facts)]
    return [Refusal("G-17", "rest_cannot_be_paid", facts)]


def _source(state: Graenaland, seat: int, payment: int) -> list[Refusal]:
    """Why a source cannot cover a slot."""
    resource, source, spent = payment_of(payment)
    facts = {"resource": content.RESOURCE_KEYS[resource], "with": content.RESOURCE_KEYS[spent]}
    if state.pending == ask.HELP and source in ("market", "half", "whole"):
        return [Refusal("GA-14", "helpers_pay_from_hand")]
    if pay.usable(state, seat, resource, payment % r.SOURCES, pay.markets_left(state, seat)):
        return []
    if source == "half":
        return [Refusal("G-19", "supply_does_not_help", facts)]
    if source in ("market", "whole") and pay.markets_left(state, seat) <= 0:
        return [Refusal("G-31", "no_market_left")]
    if source == "whole":
        return [Refusal("G-20", "supply_is_used")]
    if source == "market" and spent == resource:
        return [Refusal("GC-3", "market_for_same_resource", facts)]
    return [Refusal("G-18" if source == "gold" else "G-17", "card_not_held", facts)]


def _fee(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if not m.FEE <= move < m.COME:
        return [Refusal("G-33", "must_pay_fee", {"receiver": state.asked_a()})]
    return [Refusal("GA-11", "fee_not_held", {"resource": content.RESOURCE_KEYS[move - m.FEE]})]


def _pledge(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if not m.PLEDGE <= move < m.ENOUGH:
        return [Refusal("G-34", "pledge_or_pass")]
    resource = (move - m.PLEDGE) // r.SOURCES
    facts = {"resource": content.RESOURCE_KEYS[resource]}
    if pay.slots_of(state.need(), resource) == 0:
        return [Refusal("G-34", "slot_is_not_open", facts)]
    return _source(state, seat, move - m.PLEDGE) or [Refusal("GC-17", "slots_in_order", facts)]


REFUSE: dict[int, Callable[[Graenaland, int, int], list[Refusal]]] = {
    ask.SETTLE: _settle,
    ask.STAND: _stand,
    ask.MOVE: _move,
    ask.PROPOSE: _propose,
    ask.GIVE: _give,
    ask.VOTE: _vote,
    ask.BUILD: _build,
    ask.SPARE: _spare,
    ask.PAY: _pay,
    ask.FEE: _fee,
    ask.ARRIVE: _arrive,
    ask.MAKE_ROOM: _make_room,
    ask.PLEDGE: _pledge,
    ask.HELP: _pledge,
    ask.FILL: _fill,
}
