"""Why not? The rules that forbid a move of Graenaland to the seat that decides, worst first."""

from __future__ import annotations

from collections.abc import Callable

from nemeton.core.state import DEPTH, FRAME, STACK
from nemeton.core.thing import Refusal
from nemeton.games.graenaland import rules_row as r
from nemeton.games.graenaland.content import (
    BUILDING_KEYS,
    FACILITY_KEYS,
    HERO_KEYS,
    RESOURCE_KEYS,
    TERRITORY_KEYS,
    VILLAGES_PER_COAST,
)
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.rules_pay import first_resource
from nemeton.games.graenaland.text import CARD_KEYS, cost_keys, payment_of


def refusals(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    return REFUSE[state.pending](state, seat, move)


def _pending(state: Graenaland) -> tuple[int, int]:
    """The two numbers of what is pending."""
    top = STACK + FRAME * (state.at[DEPTH] - 1)
    return state.at[top + 2], state.at[top + 3]


def _out_of_play(state: Graenaland, tile: int) -> list[Refusal]:
    if state.at[r.NEIGHBOURS + tile] == 0:
        return [Refusal("G-6", "territory_not_in_play", {"territory": TERRITORY_KEYS[tile]})]
    return []


# --- setting up ---


def _settle(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if not r.SETTLES <= move < r.STANDS:
        return [Refusal("G-39", "must_settle")]
    tile = move - r.SETTLES
    facts = {"territory": TERRITORY_KEYS[tile]}
    if tile not in [state.at[r.TILE_AT + place] for place in range(state.players)]:
        return [Refusal("G-39", "not_on_coast", facts)]
    if state.settlements_in(tile) >= VILLAGES_PER_COAST:
        return [Refusal("G-39", "coast_is_full", facts)]
    return [Refusal("GC-13", "village_elsewhere_first", facts)]


def _stand(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    return [Refusal("G-39", "must_stand_at_village")]


# --- heroes ---


def _move(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if move == r.STAY:
        return [Refusal("GA-3", "must_move_hero")]
    if not r.HERO_MOVES <= move < r.PASS:
        return [Refusal("G-5", "must_choose_hero_move")]
    hero, tile = divmod(int(move - r.HERO_MOVES), int(r.TILES))
    here = state.at[r.HERO + seat * r.HEROES + hero]
    if here == r.NOTHING:
        return [Refusal("G-26", "hero_not_in_play", {"hero": HERO_KEYS[hero]})]
    facts = {"hero": HERO_KEYS[hero], "from": TERRITORY_KEYS[here], "to": TERRITORY_KEYS[tile]}
    return [*_out_of_play(state, tile), Refusal("G-6", "already_there" if here == tile else "too_far", facts)]


def _arrive(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    return [Refusal("G-26", "come_or_remain", {"hero": HERO_KEYS[_pending(state)[0]]})]


def _make_room(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    hero = HERO_KEYS[_pending(state)[0]]
    if not r.STEPS_TO <= move < r.PLEDGES:
        return [Refusal("GA-12", "must_make_room", {"hero": hero})]
    facts = {"hero": hero, "to": TERRITORY_KEYS[move - r.STEPS_TO]}
    return [Refusal("GA-12", "no_room_there", facts)]


# --- proposals and ballots ---


def _propose(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if move == r.PASS:
        return [Refusal("GA-4", "must_propose")]
    if not r.PROPOSALS <= move < r.GIVES:
        return [Refusal("G-8", "propose_or_pass")]
    tile = move - r.PROPOSALS
    facts = {"territory": TERRITORY_KEYS[tile]}
    found = _out_of_play(state, tile)
    if state.votes(seat, tile) == 0:
        found.append(Refusal("G-9", "no_vote_there", facts))
    if state.cards_at(tile) == 0:
        found.append(Refusal("G-9", "no_cards_there", facts))
    return found


def _give(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    wanted = (state.moves(seat)[0] - r.GIVES) // r.MOST_PLAYERS
    if not r.GIVES <= move < r.YES:
        return [Refusal("G-9", "must_assign_all", {"card": CARD_KEYS[wanted]})]
    card, receiver = divmod(int(move - r.GIVES), int(r.MOST_PLAYERS))
    if card != wanted:
        return [Refusal("GC-17", "other_card_first", {"card": CARD_KEYS[wanted]})]
    if receiver >= state.players:
        return [Refusal("GA-5", "no_such_player")]
    return [Refusal("GC-17", "receivers_in_order", {"card": CARD_KEYS[card], "receiver": receiver})]


def _vote(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    return [Refusal("G-15", "vote_yes_or_no")]


# --- building ---


def _build(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if not r.VILLAGE_AT <= move <= r.END:
        return [Refusal("G-17", "building_phase")]
    if move == r.DECLARE:
        return _declare(state, seat)
    if move == r.ENLARGE:
        return _enlarge(state, seat)
    if move < r.SITE_AT:
        return _village(state, seat, move - r.VILLAGE_AT)
    if move < r.ENLARGE:
        return _building(state, seat, move)
    return _facility(state, seat, move)


def _cannot_pay(state: Graenaland, seat: int, price: int, spares: int = 0) -> list[Refusal]:
    if state.payable(seat, price, spares, 0, state.markets_left(seat)):
        return []
    return [Refusal("G-17", "cannot_pay", {"cost": cost_keys(price), "spares": spares})]


def _no_house(state: Graenaland, seat: int) -> list[Refusal]:
    return [Refusal("G-21", "no_house_left")] if state.at[r.HOUSES + seat] == 0 else []


def _declare(state: Graenaland, seat: int) -> list[Refusal]:
    if _pending(state)[0]:
        return [Refusal("G-36", "only_lead_declares")]
    facts = {"reached": state.score(seat), "needed": state.at[r.NEEDED]}
    if state.at[r.ADVANCED]:
        return [Refusal("GC-12", "too_few_points", facts)]
    return [Refusal("G-36", "too_few_conditions", facts)]


def _enlarge(state: Graenaland, seat: int) -> list[Refusal]:
    if state.at[r.ARMY + seat] >= r.MOST_ARMY:
        return [Refusal("G-27", "army_is_largest", {"size": state.at[r.ARMY + seat]})]
    return _cannot_pay(state, seat, state.army_price(seat), state.army_spares(seat))


def _village(state: Graenaland, seat: int, tile: int) -> list[Refusal]:
    if found := _out_of_play(state, tile):
        return found
    if not state.settles_near(seat, tile):
        found.append(Refusal("G-21", "no_settlement_near", {"territory": TERRITORY_KEYS[tile]}))
    found += _no_house(state, seat)
    price, fees = int(r.VILLAGE_COST[tile]), state.fees_for(seat, tile)
    found += _cannot_pay(state, seat, price)
    if fees and not state.payable(seat, price, 0, fees, state.markets_left(seat)):
        found.append(Refusal("G-33", "cannot_pay_fees", {"territory": TERRITORY_KEYS[tile], "fees": fees}))
    return found


def _building(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    building, tile = divmod(int(move - r.SITE_AT), int(r.TILES))
    facts = {"building": BUILDING_KEYS[building], "territory": TERRITORY_KEYS[tile]}
    if found := _out_of_play(state, tile):
        return found
    if not r.TILE_SITES[tile] >> building & 1:
        found.append(Refusal("G-24", "no_building_symbol", facts))
    elif owner := state.at[r.OWNER + tile * r.SITES + building]:
        found.append(Refusal("G-22", "symbol_is_taken", {**facts, "seat": owner - 1}))
    if state.at[r.VILLAGES + tile * r.MOST_PLAYERS + seat] == 0:
        found.append(Refusal("G-22", "no_own_village", facts))
    return [*found, *_no_house(state, seat), *_cannot_pay(state, seat, int(r.SITE_COST[building]))]


def _facility(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    joint = move >= r.JOINT_AT
    facility, tile = divmod(int(move - (r.JOINT_AT if joint else r.FACILITY_AT)), int(r.TILES))
    facts = {"facility": FACILITY_KEYS[facility], "territory": TERRITORY_KEYS[tile]}
    if _pending(state)[0]:
        return [Refusal("G-37", "no_facilities_at_the_end")]
    if found := _out_of_play(state, tile):
        return found
    if state.at[r.SETTLED + tile * r.MOST_PLAYERS + seat] == 0:
        found.append(Refusal("G-28", "no_own_settlement", facts))
    if state.has_facility(tile, facility):
        found.append(Refusal("G-28", "facility_is_there", facts))
    if state.at[r.TOKENS + facility] == 0:
        found.append(Refusal("G-28", "no_token_left", facts))
    if not joint:
        return [*found, *_cannot_pay(state, seat, int(r.FACILITY_COST[facility]))]
    if state.at[r.JOINT_USED]:
        found.append(Refusal("G-34", "joint_only_once"))
    return found or [Refusal("GC-8", "joint_is_hopeless", facts)]


# --- paying ---


def _spare(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    left, first = _pending(state)
    if not r.SPARES <= move < r.PAYS:
        return [Refusal("G-27", "must_spare", {"left": left})]
    resource = move - r.SPARES
    facts = {"resource": RESOURCE_KEYS[resource]}
    if not state.at[r.NEED] >> (4 * resource) & 15:
        return [Refusal("G-27", "not_in_price", facts)]
    rest = state.at[r.NEED] - (1 << (4 * resource))
    if resource < first or state.payable(seat, rest, left - 1, 0, state.markets_left(seat)):
        return [Refusal("GC-17", "slots_in_order", facts)]
    return [Refusal("G-27", "rest_cannot_be_paid", facts)]


def _pay(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    return _slot(state, seat, move, r.PAYS)


def _fill(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if move == r.CANCEL:
        return [Refusal("GC-9", "must_fill_all")]
    if not r.PLEDGES <= move < r.ENOUGH:
        return [Refusal("GC-9", "fill_or_cancel")]
    return _slot(state, seat, move, r.PLEDGES)


def _slot(state: Graenaland, seat: int, move: int, base: int) -> list[Refusal]:
    wanted = first_resource(state.at[r.NEED])
    facts = {"resource": RESOURCE_KEYS[wanted]}
    if not base <= move < base + r.GOLD * r.SOURCES:
        return [Refusal("G-17", "must_pay", facts)]
    resource, source = divmod(int(move - base), int(r.SOURCES))
    if resource != wanted:
        return [Refusal("GC-17", "other_slot_first", facts)]
    if found := _source(state, seat, move - base):
        return found
    after = Graenaland(state.at[:])
    after.cover(seat, move - base)
    payable = after.payable(seat, after.at[r.NEED], 0, after.at[r.FEES_DUE], after.markets_left(seat))
    if source < _pending(state)[0] or payable:
        return [Refusal("GC-17", "slots_in_order", facts)]
    return [Refusal("G-17", "rest_cannot_be_paid", facts)]


def _source(state: Graenaland, seat: int, code: int) -> list[Refusal]:
    """Why a source cannot cover a slot."""
    resource, source, spent = payment_of(code)
    facts = {"resource": RESOURCE_KEYS[resource], "with": RESOURCE_KEYS[spent]}
    held = state.at[r.HELD + seat * r.RESOURCES + spent] > 0
    lead = seat == state.at[r.LEAD] or state.pending != r.HELP
    if not lead and source in ("market", "half", "whole"):
        return [Refusal("GA-14", "helpers_pay_from_hand")]
    if source in ("market", "whole") and state.markets_left(seat) <= 0:
        return [Refusal("G-31", "no_market_left")]
    if source == "market" and spent == resource:
        return [Refusal("GC-3", "market_for_same_resource", facts)]
    if source == "half" and not state.usable(seat, resource, r.HALF, 0):
        return [Refusal("G-19", "supply_does_not_help", facts)]
    if source == "whole" and state.at[r.HALVES] != 3:
        return [Refusal("G-20", "supply_is_used")]
    if source in ("match", "gold", "market") and not held:
        return [Refusal("G-18" if source == "gold" else "G-17", "card_not_held", facts)]
    return []


def _fee(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if not r.FEES <= move < r.COME:
        return [Refusal("G-33", "must_pay_fee", {"receiver": _pending(state)[0]})]
    return [Refusal("GA-11", "fee_not_held", {"resource": RESOURCE_KEYS[move - r.FEES]})]


def _pledge(state: Graenaland, seat: int, move: int) -> list[Refusal]:
    if not r.PLEDGES <= move < r.ENOUGH:
        return [Refusal("G-34", "pledge_or_pass")]
    code = move - r.PLEDGES
    facts = {"resource": RESOURCE_KEYS[code // r.SOURCES]}
    if not state.at[r.NEED] >> (4 * (code // r.SOURCES)) & 15:
        return [Refusal("G-34", "slot_is_not_open", facts)]
    return _source(state, seat, code) or [Refusal("GC-17", "slots_in_order", facts)]


REFUSE: dict[int, Callable[[Graenaland, int, int], list[Refusal]]] = {
    r.SETTLE: _settle,
    r.STAND: _stand,
    r.MOVE: _move,
    r.PROPOSE: _propose,
    r.GIVE: _give,
    r.VOTE: _vote,
    r.BUILD: _build,
    r.SPARE: _spare,
    r.PAY: _pay,
    r.FEE: _fee,
    r.ARRIVE: _arrive,
    r.MAKE_ROOM: _make_room,
    r.PLEDGE: _pledge,
    r.HELP: _pledge,
    r.FILL: _fill,
}
