"""What is in the box, read once from content.toml: keys of everything that has a name, numbers, and the board's parts.

Every number of the box has its one name here; compiled, so that the rules read it as fast as a number of their own.
Lists follow the order of content.toml; what an index means (a bonus, a herb …) has its name in row.py.
"""

from __future__ import annotations

from typing import Any, Final

from nemeton.core.content import load
from nemeton.core.flat import Int, Ints, filled, ints

CONTENT: Final[dict[str, Any]] = load("edora", same_box={"dbd6af694bc6": "337f6c841b9f"})

NONE: Final[Int] = -1


def _keys(table: str, key: str = "key") -> list[str]:
    return [entry[key] for entry in CONTENT[table]]


def _parts(kind: str) -> list[str]:
    return [part["key"] for part in CONTENT["part"] if part["kind"] == kind]


BONUS_KEYS: Final = _keys("bonus")
ACTION_KEYS: Final = _keys("action", "code")
ACTION_KINDS: Final = list(dict.fromkeys(_keys("action", "kind")))
HERB_KEYS: Final = _keys("herb")
TABLET_KEYS: Final = _keys("tablet")
POTION_KEYS: Final = _keys("potion")
MENHIR_KEYS: Final = _keys("menhir", "bonus")
STELE_KEYS: Final = _keys("stele", "bonus")
DOLMEN_KEYS: Final[list[str]] = CONTENT["dolmens"]["colours"]
PLACE_KEYS: Final = _keys("place")
FIRE_KEYS: Final = _keys("fireplace")
TILE_KEYS: Final = _parts("tile")
CORNER_KEYS: Final = _parts("corner")
CONNECTOR_KEYS: Final = _parts("connector")
PART_KEYS: Final = _keys("part")


def _numbers(table: str, key: str) -> Ints:
    return ints([entry[key] for entry in CONTENT[table]])


def _bonuses(table: str) -> Ints:
    return ints([BONUS_KEYS.index(entry["bonus"]) for entry in CONTENT[table]])


# --- setting up, turns, scoring ---

_setup: Final = CONTENT["setup"]
_scoring: Final = CONTENT["scoring"]
DICE_PERSONAL: Final[Int] = _setup["dice_personal"]
DICE_GENERAL: Final[Int] = _setup["dice_general"]
ALL_DICE: Final[Int] = CONTENT["per_player"]["dice"]
START_PROVISIONS: Final[Int] = _setup["start_provisions"]
START_TABLETS: Final[Int] = _setup["tablets_to_choose_from"]
OPEN_TABLETS: Final[Int] = _setup["tablets_open"]
DOLMEN_GAP: Final[Int] = _setup["dolmen_min_other_between"] + 1
CONTEST_PRESTIGE: Final[Int] = _scoring["contest_prestige"]
OVERFLOW_PRESTIGE: Final[Int] = _scoring["overflow_prestige_per_step"]
NO_DIE_PRESTIGE: Final[Int] = _scoring["missing_die_prestige"]
DOLMEN_PRESTIGE: Final[Int] = _scoring["dolmen_prestige_per_die"]
BEIGE_PRESTIGE: Final[Ints] = ints(_scoring["beige_dolmen_prestige"])
BEIGE: Final[Int] = CONTENT["dolmens"]["beige"]
DOLMEN_COPIES: Final[Int] = CONTENT["dolmens"]["copies_per_colour"]
SIDES: Final[dict[int, str]] = {entry["players"]: entry["sides"] for entry in CONTENT["player_count"]}
EMERGENCY_PROVISIONS: Final[Int] = _scoring["emergency_provisions"]
EMERGENCY_DICE: Final[Int] = _scoring["emergency_dice"]
MOST_ROUNDS: Final[Int] = CONTENT["safety"]["max_rounds"]
PROVISIONS_PER_POINT: Final[Int] = _scoring["end_provisions_per_point"]
POINTS_PER_MISTLETOE: Final[Int] = _scoring["end_points_per_mistletoe"]
POINTS_PER_DIE: Final[Int] = _scoring["end_points_per_unplaced_die"]
TABLET_POINTS: Final[Int] = _scoring["end_tablet_points"]
LEVEL_POINTS: Final[Int] = _scoring["end_amulet_full_level"]
LEFT_POINTS: Final[Int] = _scoring["end_amulet_left_column"]
MULTIPLIER: Final[Ints] = ints(CONTENT["track"]["knowledge"]["multiplier_by_position"])
LAST_FIELD: Final[Int] = len(MULTIPLIER) - 1
SICKLE_SCORE: Final[Ints] = ints(CONTENT["track"]["sickle"]["score_by_position"])
SICKLE_END: Final[Int] = len(SICKLE_SCORE) - 1
PAIR_POSITION: Final[Ints] = ints(CONTENT["track"]["sickle"]["herb_pair_positions"])

# --- pieces ---

BONUS_AMOUNT: Final[Ints] = _numbers("bonus", "amount")
TABLET_COPIES: Final[Ints] = _numbers("tablet", "copies")
TABLET_NEEDS: Final[Ints] = ints([tablet["condition"]["min"] for tablet in CONTENT["tablet"]])
POTION_COST: Final[Ints] = _numbers("potion", "cost")
ACCLAIM: Final[Int] = POTION_KEYS.index("acclaim")
ACCLAIM_COSTS: Final[list[int]] = [CONTENT["potion"][ACCLAIM][key] for key in ("cost", "cost_doubt")]
GEM_COPIES: Final[Ints] = _numbers("gem", "copies")
STONE_BONUS: Final[Ints] = _bonuses("oracle_stone")
MENHIR_BONUS: Final[Ints] = _bonuses("menhir")
STELE_BONUS: Final[Ints] = _bonuses("stele")
STELE_MINUS: Final[Ints] = ints([stele["operand"] if stele["op"] == "minus" else 0 for stele in CONTENT["stele"]])
STELE_TIMES: Final[Ints] = ints([stele["operand"] if stele["op"] == "times" else 1 for stele in CONTENT["stele"]])

_herb: Final[dict[str, Any]] = {herb["key"]: herb["effect"] for herb in CONTENT["herb"]}
HERB_PROVISIONS: Final[Int] = _herb["provisions"]["provisions"]
HERB_PROVISIONS_PRESTIGE: Final[Int] = _herb["provisions"]["prestige"]
HERB_MISTLETOE: Final[Int] = _herb["mistletoe"]["mistletoe"]
HERB_MISTLETOE_PRESTIGE: Final[Int] = _herb["mistletoe"]["prestige"]
HERB_KNOWLEDGE: Final[Int] = _herb["knowledge"]["steps"]
HERB_SICKLE: Final[Int] = _herb["sickle"]["steps"]
HERB_AMULET: Final[Int] = _herb["amulet"]["multiplier"]
HERB_STELE: Final[Int] = _herb["stele"]["value"]
SHIFT: Final[Int] = _herb["die_shift"]["shift"]
LEAP_COST: Final[Int] = _herb["leap"]["cost"]
RAISED_PRESTIGE: Final[Int] = _herb["prestige"]["exactly"]
RAISED_TO: Final[Int] = _herb["prestige"]["becomes"]

# --- actions: kind, and the two numbers its fields differ in (steps; mistletoe, potions; level, multiplier) ---


def _action(action: dict[str, Any]) -> list[Int]:
    kind = ACTION_KINDS.index(action["kind"])
    if action["kind"] == "provisions_or_dice":
        return [kind, action["provisions"], action["dice"]]
    if action["kind"] == "mistletoe":
        return [kind, action["mistletoe"], action["potions"]]
    if action["kind"] == "amulet":
        return [kind, action["sign"] - 1, action["multiplier"]]
    return [kind, action.get("steps", 0), 0]


ACTION: Final[Ints] = ints([number for action in CONTENT["action"] for number in _action(action)])

# --- potions: up to three effects each; what it does, how much, and how often or of which bonus ---

EFFECT_KINDS: Final = [*ACTION_KINDS, "gives", "turn_die", "herb_flip", "herb_from_board"]
MOST_EFFECTS: Final[Int] = 3
_GIVEN: Final = {"prestige": "prestige", "provisions": "provisions", "take_dice": "die"}


def _effect(effect: dict[str, Any]) -> list[Int]:
    op = effect["op"]
    if op == "action":
        amount = effect.get("steps") or effect.get("value") or effect.get("multiplier") or 0
        return [EFFECT_KINDS.index(effect["action"]), amount, effect.get("times", 1)]
    amount = effect.get("amount") or effect.get("max") or effect["count"]
    if op in _GIVEN:
        return [EFFECT_KINDS.index("gives"), amount, BONUS_KEYS.index(_GIVEN[op])]
    return [EFFECT_KINDS.index(op), amount, 1]


def _potions() -> Ints:
    """+ (potion * MOST_EFFECTS + effect) * 3; NONE where a potion has fewer."""
    numbers = filled(NONE, len(POTION_KEYS) * MOST_EFFECTS * 3)
    for potion, entry in enumerate(CONTENT["potion"]):
        for i, number in enumerate(number for effect in entry["effects"] for number in _effect(effect)):
            numbers[potion * MOST_EFFECTS * 3 + i] = number
    return numbers


EFFECT: Final[Ints] = _potions()
TURNED_TO: Final[Int] = next(
    effect["value"] for potion in CONTENT["potion"] for effect in potion["effects"] if effect["op"] == "turn_die"
)

# --- the board: lines and fireplaces as bit sets of places ---


def _places(table: str) -> Ints:
    return ints([sum(1 << PLACE_KEYS.index(key) for key in entry["places"]) for entry in CONTENT[table]])


LINE: Final[Ints] = _places("line")
FIRE_PLACES: Final[Ints] = _places("fireplace")
FIRES_OF: Final[Ints] = ints(
    [fire for place in PLACE_KEYS for fire, entry in enumerate(CONTENT["fireplace"]) if place in entry["places"]]
)  # two for each place: its tile edge has two ends
RIM_PLACE: Final[Ints] = ints([PLACE_KEYS.index(slot["place"]) for slot in CONTENT["dolmen_slot"]])
START_PLACE: Final[Ints] = ints([PLACE_KEYS.index(slot["places"]["N"]) for slot in CONTENT["connector_slot"]])

# --- slots: tile slots 0 to 8, then corners, then connectors; edges N E S W, tile corners NW NE SE SW ---

_EDGES: Final = "NESW"
_slots: Final = [*CONTENT["tile_slot"], *CONTENT["corner_slot"], *CONTENT["connector_slot"]]
SLOT_PLACE: Final[Ints] = ints(
    [PLACE_KEYS.index(slot["places"][edge]) if edge in slot["places"] else NONE for slot in _slots for edge in _EDGES]
)
SLOT_PARITY: Final[Ints] = ints([slot["parity"] for slot in _slots])


def _icon_source(text: str) -> list[Int]:
    """Slot and corner an icon of a fireplace comes from; a corner part has one icon, a connector left and right."""
    kind, _, where = text.partition(":")
    names = where.split(",")
    if kind == "tile":
        return [int(names[0]) * 3 + int(names[1]), ["NW", "NE", "SE", "SW"].index(names[2])]
    if kind == "corner":
        return [len(TILE_KEYS) + int(names[0]), 0]
    return [len(TILE_KEYS) + len(CORNER_KEYS) + int(names[0]), ["left", "right"].index(names[1])]


def _padded(rows: list[list[Int]], size: Int) -> Ints:
    """One row after the other, each filled up with NONE."""
    numbers = filled(NONE, len(rows) * size)
    for i, row in enumerate(rows):
        for j, number in enumerate(row):
            numbers[i * size + j] = number
    return numbers


# + (fireplace * 4 + icon) * 2: slot, corner
FIRE_ICON: Final[Ints] = _padded(
    [[number for icon in fire["icons"] for number in _icon_source(icon)] for fire in CONTENT["fireplace"]], 8
)

# --- parts: fields on the front and the back of each half, paths, clearings, icons ---

MOST_PATHS: Final[Int] = 6


def _halves(side: str, count: Int) -> Ints:
    halves = [part[side].get(edge, []) for part in CONTENT["part"] for edge in _EDGES]
    return _padded([[ACTION_KEYS.index(code) for code in half] for half in halves], count)


PART_FRONT: Final[Ints] = _halves("front", 2)  # + (part * 4 + edge) * 2
PART_BACK: Final[Ints] = _halves("back", 1)  # + part * 4 + edge
PART_PATH: Final[Ints] = _padded(  # + (part * MOST_PATHS + path) * 3: edge, edge, dark areas
    [
        [end for path in part["paths"] for end in (_EDGES.index(path[0]), _EDGES.index(path[1]), path[2])]
        for part in CONTENT["part"]
    ],
    MOST_PATHS * 3,
)
PART_CLEARING: Final[Ints] = _padded(  # + part * 4 + group: bit set of edges
    [[sum(1 << _EDGES.index(edge) for edge in group) for group in part["clearings"]] for part in CONTENT["part"]], 4
)
PART_PORTAL: Final[Ints] = _numbers("part", "portal")  # its group, or NONE
PART_ICON: Final[Ints] = _padded([[BONUS_KEYS.index(icon) for icon in part["icons"]] for part in CONTENT["part"]], 4)


# --- coloured dolmens: in how many ways a begun rim can be completed (E-8), so that every layout is equally likely ---

RIM: Final[Int] = len(RIM_PLACE)


def far_enough(one: Int, other: Int) -> bool:
    """E-8: at least two dolmens of other colours between the two of a pair, in either direction."""
    distance = one - other if one > other else other - one
    return distance >= DOLMEN_GAP and RIM - distance >= DOLMEN_GAP


def _dolmen_ways() -> Ints:
    """At 1 << slot | single: layouts from `slot` on, when the earlier slots in the bit set `single` lack a partner."""
    ways = filled(0, 2 << RIM)
    ways[1 << RIM] = 1
    for slot in range(RIM - 1, -1, -1):
        for single in range(1 << slot):
            unused = len(DOLMEN_KEYS) - (slot + bin(single).count("1")) // 2
            total: Int = unused * ways[(2 << slot) | single | (1 << slot)] if unused > 0 else 0
            for other in range(slot):
                if (single >> other) & 1 and far_enough(slot, other):
                    total += ways[(2 << slot) | (single & ~(1 << other))]
            ways[(1 << slot) | single] = total
    return ways


DOLMEN_WAYS: Final[Ints] = _dolmen_ways()

# --- numbers that every message may name: those of [setup] and [scoring] by their own names, and these ---

_NUMBERS: Final = ("provisions", "dice", "steps", "mistletoe", "potions", "multiplier")


def _facts() -> dict[str, int]:
    facts = {key: number for table in (_setup, _scoring) for key, number in table.items() if isinstance(number, int)}
    facts |= {key: CONTENT["meta"][key] for key in ("min_players", "max_players")}
    facts |= {key: CONTENT["components"][key] for key in ("cult_places", "stone_tablets")}
    facts |= {"all_potions": len(POTION_KEYS), "herbs_each": len(HERB_KEYS), "beige_dolmens": BEIGE}
    facts["all_dolmens"] = BEIGE + DOLMEN_COPIES * len(DOLMEN_KEYS)
    facts |= {f"beige_{i}": points for i, points in enumerate(BEIGE_PRESTIGE, 1)}
    facts |= {f"sickle_score_{i}": points for i, points in enumerate(sorted(set(SICKLE_SCORE)), 1)}
    facts |= {f"prestige_tile_{i}": n for i, n in enumerate(CONTENT["per_player"]["prestige_tile_values"]["values"], 1)}
    facts |= {f"bonus_{bonus['key']}": bonus["amount"] for bonus in CONTENT["bonus"]}
    facts |= {f"stele_{stele['bonus']}": stele["operand"] for stele in CONTENT["stele"]}
    facts |= {f"tablet_{tablet['key']}": tablet["condition"]["min"] for tablet in CONTENT["tablet"]}
    facts |= {
        f"{action['code']}_{key}": action[key] for action in CONTENT["action"] for key in _NUMBERS if key in action
    }
    facts |= {
        f"herb_{herb}_{key}": n for herb, effect in _herb.items() for key, n in effect.items() if key != "trigger"
    }
    facts |= {f"{potion['key']}_cost": potion["cost"] for potion in CONTENT["potion"]}
    for potion in CONTENT["potion"]:
        for effect in potion["effects"]:
            facts[f"{potion['key']}_{effect.get('action', effect['op'])}"] = _effect(effect)[1]
    return facts | {"acclaim_cost_doubt": ACCLAIM_COSTS[1], "turned_to": TURNED_TO, "max_rounds": MOST_ROUNDS}


FACTS: Final[dict[str, int]] = _facts()
