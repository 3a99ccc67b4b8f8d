"""What is in the box, read once from content.toml into plain lists that rules, words and views index."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from nemeton.core.content import load

CONTENT: Final[dict[str, Any]] = load(__file__)

NONE: Final[int] = -1
SETUP: Final[dict[str, Any]] = CONTENT["setup"]
SCORING: Final[dict[str, Any]] = CONTENT["scoring"]


def _keys(table: str, key: str = "key") -> list[str]:
    return [entry[key] for entry in CONTENT[table]]


BONUS_KEYS: Final[list[str]] = _keys("bonus")
BONUS_AMOUNTS: Final[list[int]] = [bonus["amount"] for bonus in CONTENT["bonus"]]
ACTION_KEYS: Final[list[str]] = _keys("action", "code")
ACTION_KINDS: Final[list[str]] = list(dict.fromkeys(_keys("action", "kind")))
HERB_KEYS: Final[list[str]] = _keys("herb")
HERB_EFFECT: Final[dict[str, dict[str, Any]]] = {herb["key"]: herb["effect"] for herb in CONTENT["herb"]}
TABLET_KEYS: Final[list[str]] = _keys("tablet")
TABLET_COPIES: Final[list[int]] = [tablet["copies"] for tablet in CONTENT["tablet"]]
TABLET_NEEDS: Final[list[int]] = [tablet["condition"]["min"] for tablet in CONTENT["tablet"]]
POTION_KEYS: Final[list[str]] = _keys("potion")
POTION_COSTS: Final[list[int]] = [potion["cost"] for potion in CONTENT["potion"]]
DOLMEN_KEYS: Final[list[str]] = CONTENT["dolmens"]["colours"]
PLACE_KEYS: Final[list[str]] = _keys("place")
FIRE_KEYS: Final[list[str]] = _keys("fireplace")
TILE_KEYS: Final[list[str]] = [part["key"] for part in CONTENT["part"] if part["kind"] == "tile"]
CORNER_KEYS: Final[list[str]] = [part["key"] for part in CONTENT["part"] if part["kind"] == "corner"]
CONNECTOR_KEYS: Final[list[str]] = [part["key"] for part in CONTENT["part"] if part["kind"] == "connector"]
PART_KEYS: Final[list[str]] = _keys("part")


# --- actions: kind, and the two numbers its fields differ in (steps; mistletoe, potions; sign, multiplier) ---


def _action_row(action: dict[str, Any]) -> list[int]:
    kind = ACTION_KINDS.index(action["kind"])
    if action["kind"] == "provisions_or_dice":
        return [kind, action["provisions"], action["dice"]]
    if action["kind"] == "mistletoe":
        return [kind, action["mistletoe"], action["potions"]]
    if action["kind"] == "amulet":
        return [kind, action["sign"] - 1, action["multiplier"]]
    return [kind, action.get("steps", 0), 0]


ACTIONS: Final[list[int]] = [number for action in CONTENT["action"] for number in _action_row(action)]

# --- potions: up to three effects each, every effect an operation with two numbers ---

EFFECTS: Final[list[str]] = [
    "none", "prestige", "provisions", "dice", "menhir", "sickle", "stele", "tablet", "knowledge", "amulet",
    "turn_die", "flip_herb", "take_herb",
]  # fmt: skip
MOST_EFFECTS: Final[int] = 3


def _effect(effect: dict[str, Any]) -> list[int]:
    """Operation, amount (steps, die value, multiplier, how many) and how often."""
    op = effect["op"]
    if op == "action":
        amount = effect.get("steps") or effect.get("value") or effect.get("multiplier") or 0
        return [EFFECTS.index(effect["action"]), amount, effect.get("times", 1)]
    if op == "turn_die":
        return [EFFECTS.index(op), effect["max"], 1]
    name = {"herb_flip": "flip_herb", "herb_from_board": "take_herb", "take_dice": "dice"}.get(op, op)
    return [EFFECTS.index(name), effect.get("amount") or effect.get("count") or 0, 1]


def _potion_rows() -> list[int]:
    numbers = []
    for potion in CONTENT["potion"]:
        effects = [_effect(effect) for effect in potion["effects"]]
        effects += [[0, 0, 0]] * (MOST_EFFECTS - len(effects))
        numbers += [number for effect in effects for number in effect]
    return numbers


POTIONS: Final[list[int]] = _potion_rows()
TURNED_TO: Final[int] = next(
    effect["value"] for potion in CONTENT["potion"] for effect in potion["effects"] if effect["op"] == "turn_die"
)
ACCLAIM: Final[int] = POTION_KEYS.index("acclaim")
ACCLAIM_COSTS: Final[tuple[int, int]] = (CONTENT["potion"][ACCLAIM]["cost"], CONTENT["potion"][ACCLAIM]["cost_doubt"])

# --- menhirs, steles, oracle stones ---

MENHIR_BONUS: Final[list[int]] = [BONUS_KEYS.index(menhir["bonus"]) for menhir in CONTENT["menhir"]]
MENHIR_KEYS: Final[list[str]] = _keys("menhir", "bonus")
STELE_BONUS: Final[list[int]] = [BONUS_KEYS.index(stele["bonus"]) for stele in CONTENT["stele"]]
STELE_KEYS: Final[list[str]] = _keys("stele", "bonus")
STELE_MINUS: Final[list[int]] = [stele["operand"] if stele["op"] == "minus" else 0 for stele in CONTENT["stele"]]
STELE_TIMES: Final[list[int]] = [stele["operand"] if stele["op"] == "times" else 1 for stele in CONTENT["stele"]]
STONE_BONUS: Final[list[int]] = [BONUS_KEYS.index(stone["bonus"]) for stone in CONTENT["oracle_stone"]]
GEM_COPIES: Final[list[int]] = [gem["copies"] for gem in CONTENT["gem"]]

# --- tracks ---

MULTIPLIERS: Final[list[int]] = CONTENT["track"]["knowledge"]["multiplier_by_position"]
SICKLE_SCORES: Final[list[int]] = CONTENT["track"]["sickle"]["score_by_position"]
PAIR_POSITIONS: Final[list[int]] = CONTENT["track"]["sickle"]["herb_pair_positions"]

# --- the board: places, lines, fireplaces as bit sets of places ---


def places_set(keys: list[str]) -> int:
    return sum(1 << PLACE_KEYS.index(key) for key in keys)


LINES: Final[list[int]] = [places_set(line["places"]) for line in CONTENT["line"]]
FIRE_PLACES: Final[list[int]] = [places_set(fire["places"]) for fire in CONTENT["fireplace"]]
DOLMEN_PLACES: Final[list[int]] = [PLACE_KEYS.index(slot["place"]) for slot in CONTENT["dolmen_slot"]]
START_PLACES: Final[list[int]] = [PLACE_KEYS.index(slot["places"]["N"]) for slot in CONTENT["connector_slot"]]
FIRES_OF: Final[list[int]] = [
    fire for place in range(len(PLACE_KEYS)) for fire, places in enumerate(FIRE_PLACES) if (places >> place) & 1
]  # two for each place: its tile edge has two ends

# --- slots: tile slots 0 to 8, then corners, then connectors; edges N E S W, tile corners NW NE SE SW ---

EDGES: Final = "NESW"
CORNERS: Final = ["NW", "NE", "SE", "SW"]
_SLOTS: Final = [*CONTENT["tile_slot"], *CONTENT["corner_slot"], *CONTENT["connector_slot"]]
SLOT_PLACES: Final[list[int]] = [
    PLACE_KEYS.index(slot["places"][edge]) if edge in slot["places"] else NONE for slot in _SLOTS for edge in EDGES
]
SLOT_PARITY: Final[list[int]] = [slot["parity"] for slot in _SLOTS]


def _icon_source(text: str) -> list[int]:
    """Slot and corner an icon of a fireplace comes from; a corner part has one icon, a connector left and right."""
    kind, _, where = text.partition(":")
    names = where.split(",")
    if kind == "tile":
        return [int(names[0]) * 3 + int(names[1]), CORNERS.index(names[2])]
    if kind == "corner":
        return [len(TILE_KEYS) + int(names[0]), 0]
    return [len(TILE_KEYS) + len(CORNER_KEYS) + int(names[0]), ("left", "right").index(names[1])]


FIRE_ICONS: Final[list[list[list[int]]]] = [
    [_icon_source(icon) for icon in fire["icons"]] for fire in CONTENT["fireplace"]
]

# --- parts: fields on the front and the back of each half, paths, clearings, icons ---

FRONT_FIELDS: Final[int] = 2


def _half(part: dict[str, Any], side: str, edge: str, count: int) -> list[int]:
    codes = [ACTION_KEYS.index(code) for code in part[side].get(edge, [])]
    return codes + [NONE] * (count - len(codes))


PART_FRONT: Final[list[int]] = [
    code for part in CONTENT["part"] for edge in EDGES for code in _half(part, "front", edge, FRONT_FIELDS)
]
PART_BACK: Final[list[int]] = [
    code for part in CONTENT["part"] for edge in EDGES for code in _half(part, "back", edge, 1)
]
PART_PATHS: Final[list[list[list[int]]]] = [
    [[EDGES.index(one), EDGES.index(other), dark] for one, other, dark in part["paths"]] for part in CONTENT["part"]
]
PART_CLEARINGS: Final[list[list[list[int]]]] = [
    [[EDGES.index(edge) for edge in group] for group in part["clearings"]] for part in CONTENT["part"]
]
PART_PORTAL: Final[list[int]] = [part["portal"] for part in CONTENT["part"]]
PART_ICONS: Final[list[int]] = [
    BONUS_KEYS.index(part["icons"][corner]) if corner < len(part["icons"]) else NONE
    for part in CONTENT["part"]
    for corner in range(4)
]

# --- coloured dolmens: in how many ways a begun rim can be completed (E-8), so that every layout is equally likely ---

RIM: Final[int] = len(DOLMEN_PLACES)
DOLMEN_GAP: Final[int] = SETUP["dolmen_min_other_between"] + 1


def far_enough(one: int, other: int) -> bool:
    """E-8: at least two dolmens of other colours between the two of a pair, in either direction."""
    distance = abs(one - other)
    return min(distance, RIM - distance) >= DOLMEN_GAP


@cache
def dolmen_layouts(slot: int, single: int) -> int:
    """Layouts of the slots from `slot` on, when the earlier slots in the bit set `single` still lack their partner."""
    unused = len(DOLMEN_KEYS) - (slot + single.bit_count()) // 2
    if slot == RIM:
        return int(single == 0)
    ways = unused * dolmen_layouts(slot + 1, single | 1 << slot) if unused else 0
    for other in range(slot):
        if (single >> other) & 1 and far_enough(slot, other):
            ways += dolmen_layouts(slot + 1, single & ~(1 << other))
    return ways


DOLMEN_WAYS: Final[list[int]] = [0] * (2 << RIM)  # at 1 << slot | single


def _count_dolmen_ways() -> None:
    reached = {(0, 0)}
    while reached:
        following = set()
        for slot, single in reached:
            DOLMEN_WAYS[1 << slot | single] = dolmen_layouts(slot, single)
            if slot < RIM:
                following.add((slot + 1, single | 1 << slot))
                following |= {(slot + 1, single & ~(1 << other)) for other in range(slot) if (single >> other) & 1}
        reached = {state for state in following if state[1].bit_count() <= len(DOLMEN_KEYS)}


_count_dolmen_ways()
