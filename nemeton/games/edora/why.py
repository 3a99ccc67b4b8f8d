"""Why not? The rules that forbid a move of Edora, worst first; and what must always hold of a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from nemeton.core.state import PLAYERS
from nemeton.core.thing import Refusal
from nemeton.games.edora import content
from nemeton.games.edora import rules_row as r
from nemeton.games.edora.content import (
    ACTION_KEYS,
    BONUS_KEYS,
    HERB_KEYS,
    MENHIR_KEYS,
    PLACE_KEYS,
    POTION_KEYS,
    START_PLACES,
    STELE_KEYS,
    TABLET_KEYS,
)
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.text import FORMS, frame

# the decisions (section 5.3), in the order of the frames, each with the rule that asks for it
DECISIONS: Final[dict[str, str]] = {
    "start": "E-18",
    "keep": "E-20",
    "lay": "E-22",
    "turn": "E-24",
    "die": "E-31",
    "value": "E-71",
    "field": "E-31",
    "do": "E-35",
    "provisions": "E-43",
    "pick": "E-43",
    "tablet": "E-49",
    "brew": "E-50",
    "sign": "E-52",
    "gem": "E-52",
    "menhir": "E-55",
    "stele": "E-57",
    "repeat": "E-72",
    "raise": "E-103",
    "flip": "E-102",
    "pluck": "E-104",
    "herb": "E-62",
}
ASKED: Final = list(DECISIONS)
VERB_OF: Final = {"turn": "go", "value": "turn"}  # where the notation has another word than the decision
SIZES: Final = {verb: (base, len(names)) for base, verb, names in FORMS}


def refusals(state: Edora, seat: int, move: int) -> list[Refusal]:
    """The rules an illegal move breaks, for the seat whose turn it is."""
    asked = ASKED[state.pending]
    rule = DECISIONS[asked]
    chosen = _number_in(asked, move)
    if chosen is None:
        if move in (r.DECLINE, r.STOP, r.REPEAT_NONE) and asked in ("tablet", "gem", "menhir", "stele"):
            return [Refusal("E-51", "potion_must_be_used")]
        return [Refusal(rule, "not_asked", {"decision": asked})]
    return REFUSERS[asked](state, seat, chosen)


def _number_in(asked: str, move: int) -> int | None:
    """Which one of its kind the move names; None if it is no answer to what is asked."""
    if asked == "lay":
        return move - r.TO_LAY if r.TO_LAY <= move < r.IS_TILE else None
    base, size = SIZES.get(VERB_OF.get(asked, asked), (0, 0))
    return move - base if base <= move < base + size else None


def _refuse_turn(state: Edora, seat: int, place: int) -> list[Refusal]:
    at = state.at
    facts = {"place": PLACE_KEYS[place]}
    if not at[r.STARTED + seat] and place != at[r.PAWN + seat]:
        return [Refusal("E-27", "first_turn_stays", {"place": PLACE_KEYS[at[r.PAWN + seat]]})]
    found = []
    if (at[r.OWN + seat] >> place) & 1:
        found.append(Refusal("E-32", "own_die_there", facts))
    elif place == at[r.PAWN + seat] and at[r.STARTED + seat]:
        found.append(Refusal("E-25", "already_there", facts))
    held, cost, cheapest = at[r.PROVISIONS + seat], state.move_cost(seat, place), state.cheapest_die(seat)
    if cheapest == 0:
        found.append(Refusal("E-31", "no_die"))
    elif cost > held:
        found.append(Refusal("E-26", "too_far", {**facts, "cost": cost, "held": held}))
    elif cost + cheapest > held:
        found.append(Refusal("E-31", "too_dear", {**facts, "cost": cost, "value": cheapest, "held": held}))
    return found


def _refuse_die(state: Edora, seat: int, value: int) -> list[Refusal]:
    if value == 0 or not state.at[r.PERSONAL + seat * r.FACES + value]:
        return [Refusal("E-31", "die_not_held", {"value": value})]
    return [Refusal("E-31", "die_too_dear", {"value": value, "held": state.at[r.PROVISIONS + seat]})]


def _refuse_value(state: Edora, seat: int, value: int) -> list[Refusal]:
    die, _ = frame(state)
    if value == 0 or abs(value - die) > content.HERB_EFFECT["die_shift"]["shift"]:
        return [Refusal("E-71", "turned_too_far", {"value": value, "die": die})]
    return [Refusal("E-31", "die_too_dear", {"value": value, "held": state.at[r.PROVISIONS + seat]})]


def _refuse_field(state: Edora, seat: int, code: int) -> list[Refusal]:
    place = state.at[r.PAWN + seat]
    facts = {"action": ACTION_KEYS[code], "place": PLACE_KEYS[place]}
    shown = [state.at[r.FIELD + place * r.FIELDS + field] for field in range(state.players)]
    return [Refusal("E-31", "field_taken" if code in shown else "no_such_field", facts)]


def _refuse_pick(_state: Edora, _seat: int, value: int) -> list[Refusal]:
    return [Refusal("E-43", "die_not_in_supply", {"value": value})]


def _refuse_tablet(_state: Edora, _seat: int, spot: int) -> list[Refusal]:
    return [Refusal("E-49", "spot_empty", {"spot": spot + 1})]


def _refuse_brew(state: Edora, seat: int, potion: int) -> list[Refusal]:
    facts = {"potion": POTION_KEYS[potion]}
    if not (state.at[r.POTIONS_LEFT] >> potion) & 1:
        return [Refusal("E-51", "potion_gone", facts)]
    cost, held = state.potion_cost(potion), state.at[r.MISTLETOE + seat]
    return [Refusal("E-50", "too_little_mistletoe", {**facts, "cost": cost, "held": held})]


def _refuse_sign(_state: Edora, _seat: int, level: int) -> list[Refusal]:
    return [Refusal("E-52", "level_full", {"sign": level + 1})]


def _refuse_gem(_state: Edora, _seat: int, bonus: int) -> list[Refusal]:
    return [Refusal("E-53", "gem_owned", {"bonus": BONUS_KEYS[bonus]})]


def _refuse_menhir(_state: Edora, _seat: int, menhir: int) -> list[Refusal]:
    return [Refusal("E-55", "menhir_placed", {"bonus": MENHIR_KEYS[menhir]})]


def _refuse_stele(_state: Edora, _seat: int, stele: int) -> list[Refusal]:
    return [Refusal("E-57", "stele_placed", {"bonus": STELE_KEYS[stele]})]


def _refuse_repeat(_state: Edora, _seat: int, bonus: int) -> list[Refusal]:
    return [Refusal("E-72", "bonus_not_received", {"bonus": BONUS_KEYS[bonus]})]


def _refuse_raise(state: Edora, seat: int, place: int) -> list[Refusal]:
    own = (state.at[r.OWN + seat] >> place) & 1
    return [Refusal("E-103", "die_is_six" if own else "no_own_die", {"place": PLACE_KEYS[place]})]


def _refuse_flip(_state: Edora, _seat: int, herb: int) -> list[Refusal]:
    return [Refusal("E-102", "herb_not_inactive", {"herb": HERB_KEYS[herb]})]


def _refuse_pluck(_state: Edora, _seat: int, herb: int) -> list[Refusal]:
    return [Refusal("E-104", "herb_not_on_board", {"herb": HERB_KEYS[herb]})]


def _refuse_herb(_state: Edora, _seat: int, herb: int) -> list[Refusal]:
    return [Refusal("E-62", "herb_not_in_pair", {"herb": HERB_KEYS[herb]})]


def _refuse_start(_state: Edora, _seat: int, field: int) -> list[Refusal]:
    return [Refusal("E-18", "start_taken", {"place": PLACE_KEYS[START_PLACES[field]]})]


def _refuse_keep(_state: Edora, _seat: int, tablet: int) -> list[Refusal]:
    return [Refusal("E-20", "tablet_not_drawn", {"tablet": TABLET_KEYS[tablet]})]


def _refuse_lay(state: Edora, seat: int, pair: int) -> list[Refusal]:
    one, other = divmod(pair, int(r.HERBS))
    laid = [herb for herb in (one, other) if state.at[r.HERB + seat * r.HERBS + herb] != r.IN_HAND]
    return [Refusal("E-22", "herb_laid", {"herb": HERB_KEYS[laid[0] if laid else one]})]


REFUSERS: Final[dict[str, Callable[[Edora, int, int], list[Refusal]]]] = {
    "start": _refuse_start,
    "keep": _refuse_keep,
    "lay": _refuse_lay,
    "turn": _refuse_turn,
    "die": _refuse_die,
    "value": _refuse_value,
    "field": _refuse_field,
    "pick": _refuse_pick,
    "tablet": _refuse_tablet,
    "brew": _refuse_brew,
    "sign": _refuse_sign,
    "gem": _refuse_gem,
    "menhir": _refuse_menhir,
    "stele": _refuse_stele,
    "repeat": _refuse_repeat,
    "raise": _refuse_raise,
    "flip": _refuse_flip,
    "pluck": _refuse_pluck,
    "herb": _refuse_herb,
}


# --- what must always hold ---


def faults(state: Edora) -> list[str]:
    """Lost or doubled pieces and impossible positions; empty unless there is a bug."""
    found = [*_shared_faults(state)]
    for seat in range(state.players):
        found += [f"seat {seat + 1}: {fault}" for fault in _faults_of(state, seat)]
    return found


def _numbers(state: Edora, start: int, size: int) -> list[int]:
    return [state.at[start + i] for i in range(size)]


def _shared_faults(state: Edora) -> Iterator[str]:
    at = state.at
    players = at[PLAYERS]
    display = _numbers(state, r.DISPLAY, r.SPOTS)
    for kind, key in enumerate(TABLET_KEYS):
        owned = sum(at[r.TABLETS_OF + seat * r.TABLETS + kind] for seat in range(players))
        if at[r.PILE + kind] + display.count(kind) + owned != content.TABLET_COPIES[kind]:
            yield f"tablets of kind {key} are lost or doubled"
    for bonus, key in enumerate(BONUS_KEYS):
        set_in = _numbers(state, r.GEM, players * r.GEM_SLOTS).count(bonus)
        if at[r.GEMS_LEFT + bonus] + set_in != content.GEM_COPIES[bonus]:
            yield f"{key} gems are lost or doubled"
    potions = [at[r.POTIONS_LEFT], *_numbers(state, r.POTIONS_OF, players)]
    if sum(potions) != (1 << r.POTIONS) - 1:
        yield "potions are lost or doubled"
    stones = sum(r.size_of(at[who + seat]) for who in (r.MENHIRS, r.STELES) for seat in range(players))
    if sum(_numbers(state, r.STONES_AT, r.PLACES)) != stones:
        yield "menhirs or steles are lost or doubled"
    joined = sum(owner != r.NONE for owner in _numbers(state, r.DOLMEN_OWNER, r.COLOURS))
    beige = sum(_numbers(state, r.BEIGE_OF, players))
    if beige != at[r.BEIGE_TAKEN] or beige != min(joined, content.CONTENT["dolmens"]["beige"]):
        yield "beige dolmens do not fit the connections"
    for fire, owner in enumerate(_numbers(state, r.FIRE_OWNER, r.FIRES)):
        if owner != r.NONE and r.FIRE_PLACES[fire] & ~at[r.OWN + owner]:
            yield f"fireplace {content.FIRE_KEYS[fire]} was covered without dice around it"
    for place in range(r.PLACES):
        dice = [die for die in _numbers(state, r.DIE + place * r.MOST_PLAYERS, players) if die]
        if sum(1 << (die >> 3) for die in dice) != (1 << players) - 1 - at[r.FREE + place]:
            yield f"the fields of {PLACE_KEYS[place]} do not fit its dice"
    ranks = _numbers(state, r.RANK, players)
    towers = {rank >> 2 for rank in ranks}
    heights = {position: sorted(rank & 3 for rank in ranks if rank >> 2 == position) for position in towers}
    if at[r.ROUND] and any(tower != list(range(len(tower))) for tower in heights.values()):
        yield "the knowledge markers do not stand on top of each other"
    if not 0 <= at[r.ROUND] <= r.MOST_ROUNDS:
        yield f"round {at[r.ROUND]}"


def _faults_of(state: Edora, seat: int) -> Iterator[str]:
    at = state.at
    personal = sum(_numbers(state, r.PERSONAL + seat * r.FACES, r.FACES))
    general = sum(_numbers(state, r.GENERAL + seat * r.FACES, r.FACES))
    placed = [place for place in range(r.PLACES) if at[r.DIE + place * r.MOST_PLAYERS + seat]]
    if at[r.ROUND] and personal + general + len(placed) != r.ALL_DICE:
        yield f"{personal} + {general} + {len(placed)} dice"
    if sum(1 << place for place in placed) != at[r.OWN + seat] or len(placed) != at[r.PLACED + seat]:
        yield "the set of own places does not fit the dice on the board"
    own = [
        *_numbers(state, r.PERSONAL + seat * r.FACES, r.FACES),
        *_numbers(state, r.GENERAL + seat * r.FACES, r.FACES),
    ]
    if min([*own, at[r.PROVISIONS + seat], at[r.MISTLETOE + seat], at[r.PRESTIGE + seat]]) < 0:
        yield "a supply below zero"
    if not (0 <= state.position(seat) <= r.LAST_FIELD and 0 <= at[r.SICKLE + seat] <= r.SICKLE_END):
        yield "a marker beside its track"
    gems = _numbers(state, r.GEM + seat * r.GEM_SLOTS, r.GEM_SLOTS)
    kinds = [gem for gem in gems if gem != r.NONE]
    if len(set(kinds)) != len(kinds):  # E-53
        yield "two gems of one kind"
    if any(gems[level * 2] == r.NONE != gems[level * 2 + 1] for level in range(r.LEVELS)):  # E-52
        yield "a gem on the right of an empty slot"
    for removed, where in ((r.MENHIRS, r.MENHIR_AT), (r.STELES, r.STELE_AT)):
        stands = _numbers(state, where + seat * r.BONUSES, r.BONUSES)
        if sum(1 << i for i, place in enumerate(stands) if place != r.NONE) != at[removed + seat]:
            yield "a stone that neither stands on the board nor beside it"
    herbs = _numbers(state, r.HERB + seat * r.HERBS, r.HERBS)
    if any(herbs.count(pair) > 2 for pair in range(r.PAIRS)) or not all(0 <= herb <= r.IN_HAND for herb in herbs):
        yield "herbs outside their spaces"
