"""Why not? The rules that forbid a move of Edora, worst first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nemeton.core.tables import decision_names
from nemeton.core.thing import Refusal
from nemeton.games.edora import ask, content
from nemeton.games.edora import move as m
from nemeton.games.edora import row as r
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.rules_actions import potion_cost
from nemeton.games.edora.rules_turn import cheapest_die, move_cost, values_of

NAMES: Final = decision_names(ask)
ANSWERS: Final[dict[int, tuple[int, int]]] = {  # to each decision: the first one and how many there are
    ask.START: (m.START, r.CONNECTORS),
    ask.KEEP: (m.KEEP, r.TABLETS),
    ask.LAY: (m.LAY, r.HERBS * r.HERBS),
    ask.TURN: (m.GO, r.PLACES),
    ask.DIE: (m.DIE, r.FACES),
    ask.VALUE: (m.TURN, r.FACES),
    ask.FIELD: (m.FIELD, r.CODES),
    ask.PICK: (m.PICK, r.FACES),
    ask.TABLET: (m.TABLET, r.SPOTS),
    ask.BREW: (m.BREW, r.POTIONS),
    ask.SIGN: (m.SIGN, r.LEVELS),
    ask.GEM: (m.GEM, r.BONUSES),
    ask.MENHIR: (m.MENHIR, r.BONUSES),
    ask.STELE: (m.STELE, r.BONUSES),
    ask.REPEAT: (m.REPEAT, r.BONUSES),
    ask.RAISE: (m.RAISE, r.PLACES),
    ask.FLIP: (m.FLIP, r.HERBS),
    ask.PLUCK: (m.PLUCK, r.HERBS),
    ask.HERB: (m.HERB, r.HERBS),
}
POTIONS_ASK: Final = (ask.TABLET, ask.GEM, ask.MENHIR, ask.STELE)


def refusals(state: Edora, seat: int, move: int) -> list[Refusal]:
    """The rules an illegal move breaks, for the seat whose turn it is."""
    asked = state.pending
    first, count = ANSWERS.get(asked, (0, 0))
    if first <= move < first + count:
        refuse = REFUSERS.get(asked)
        return refuse(state, seat, move - first) if refuse else [_not_there(asked, move - first)]
    if asked in POTIONS_ASK and move in (m.DECLINE, m.STOP, m.REPEAT_NONE):
        return [Refusal("E-51", "potion_must_be_used")]
    return [Refusal(ask.RULES[asked], "not_asked", {"decision": NAMES[asked]})]


def _turn(state: Edora, seat: int, place: int) -> list[Refusal]:
    facts = {"place": content.PLACE_KEYS[place]}
    here, held = state.pawn(seat), state.provisions(seat)
    if not state.started(seat) and place != here:
        return [Refusal("E-27", "first_turn_stays", {"place": content.PLACE_KEYS[here]})]
    found = []
    if (state.own(seat) >> place) & 1:
        found.append(Refusal("E-32", "own_die_there", facts))
    elif place == here and state.started(seat):
        found.append(Refusal("E-25", "already_there", facts))
    cost, cheapest = move_cost(state, seat, place), cheapest_die(state, seat)
    if cheapest == 0:
        found.append(Refusal("E-31", "no_die"))
    elif cost > held:
        found.append(Refusal("E-26", "too_far", {**facts, "cost": cost, "held": held}))
    elif cost + cheapest > held:
        found.append(Refusal("E-31", "too_dear", {**facts, "cost": cost, "value": cheapest, "held": held}))
    return found


def _die(state: Edora, seat: int, value: int) -> list[Refusal]:
    if not state.personal(seat, value):
        return [Refusal("E-31", "die_not_held", {"value": value})]
    return [Refusal("E-31", "die_too_dear", {"value": value, "held": state.provisions(seat)})]


def _value(state: Edora, seat: int, value: int) -> list[Refusal]:
    die = state.asked_a()
    if not (values_of(state, seat, die) >> value) & 1:
        return [Refusal("E-71", "turned_too_far", {"value": value, "die": die})]
    return [Refusal("E-31", "die_too_dear", {"value": value, "held": state.provisions(seat)})]


def _field(state: Edora, seat: int, code: int) -> list[Refusal]:
    place = state.pawn(seat)
    facts = {"action": content.ACTION_KEYS[code], "place": content.PLACE_KEYS[place]}
    shown = [state.field(place, field) for field in range(state.players)]
    return [Refusal("E-31", "field_taken" if code in shown else "no_such_field", facts)]


def _brew(state: Edora, seat: int, potion: int) -> list[Refusal]:
    facts = {"potion": content.POTION_KEYS[potion]}
    if not (state.potions_left() >> potion) & 1:
        return [Refusal("E-51", "potion_gone", facts)]
    cost, held = potion_cost(state, potion), state.mistletoe(seat)
    return [Refusal("E-50", "too_little_mistletoe", {**facts, "cost": cost, "held": held})]


def _raise(state: Edora, seat: int, place: int) -> list[Refusal]:
    facts = {"place": content.PLACE_KEYS[place]}
    return [Refusal("E-103", "die_is_six" if state.die(place, seat) else "no_own_die", facts)]


def _lay(state: Edora, seat: int, pair: int) -> list[Refusal]:
    one, other = divmod(pair, int(r.HERBS))
    laid = other if state.herb(seat, one) == r.IN_HAND != state.herb(seat, other) else one
    return [Refusal("E-22", "herb_laid", {"herb": content.HERB_KEYS[laid]})]


REFUSERS: Final[dict[int, Callable[[Edora, int, int], list[Refusal]]]] = {
    ask.LAY: _lay,
    ask.TURN: _turn,
    ask.DIE: _die,
    ask.VALUE: _value,
    ask.FIELD: _field,
    ask.BREW: _brew,
    ask.RAISE: _raise,
}


def _not_there(asked: int, number: int) -> Refusal:
    """Where a piece can be refused for one reason only: it is not where it would have to be."""
    if asked == ask.START:
        return Refusal("E-18", "start_taken", {"place": content.PLACE_KEYS[content.START_PLACE[number]]})
    if asked == ask.KEEP:
        return Refusal("E-20", "tablet_not_drawn", {"tablet": content.TABLET_KEYS[number]})
    if asked == ask.PICK:
        return Refusal("E-43", "die_not_in_supply", {"value": number})
    if asked == ask.TABLET:
        return Refusal("E-49", "spot_empty", {"spot": number + 1})
    if asked == ask.SIGN:
        return Refusal("E-52", "level_full", {"sign": number + 1})
    if asked == ask.GEM:
        return Refusal("E-53", "gem_owned", {"bonus": content.BONUS_KEYS[number]})
    if asked == ask.MENHIR:
        return Refusal("E-55", "menhir_placed", {"bonus": content.MENHIR_KEYS[number]})
    if asked == ask.STELE:
        return Refusal("E-57", "stele_placed", {"bonus": content.STELE_KEYS[number]})
    if asked == ask.REPEAT:
        return Refusal("E-72", "bonus_not_received", {"bonus": content.BONUS_KEYS[number]})
    if asked == ask.FLIP:
        return Refusal("E-102", "herb_not_inactive", {"herb": content.HERB_KEYS[number]})
    if asked == ask.PLUCK:
        return Refusal("E-104", "herb_not_on_board", {"herb": content.HERB_KEYS[number]})
    return Refusal("E-62", "herb_not_in_pair", {"herb": content.HERB_KEYS[number]})
