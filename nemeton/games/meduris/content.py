"""What is in the box, read once from content.toml into plain lists that rules, words and views index."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from nemeton.core.content import load

# Of the first release; since then numbers that stood in the rules have been written into the file.
CONTENT: Final[dict[str, Any]] = load("meduris", same_box={"47b513e7d1f9": "b29f3fd96b61"})

MOST_PLAYERS: Final[int] = CONTENT["meta"]["max_players"]
_limits = CONTENT["limits"]
_chips = CONTENT["bonus_chips"]
_counts = CONTENT["player_count"]
_sides = [CONTENT["boards"]["side_2_3"], CONTENT["boards"]["side_4"]]


def _settle_districts() -> None:
    """The page draws a district from its first field to its last: those that a corrected box counts to it."""
    for side in _sides:
        for district in side["districts"]:
            own = [field["index"] for field in side["ring"]["fields"] if field["district"] == district["key"]]
            district["first"], district["last"], district["fields"] = own[0], own[-1], len(own)


_settle_districts()

GOOD_KEYS: Final[list[str]] = [good["key"] for good in CONTENT["goods"]]
GOODS_EACH: Final[int] = CONTENT["components"]["goods_each"]
RUNE_KEYS: Final[list[str]] = [rune["key"] for rune in CONTENT["runes"]]
FACE_KEYS: Final[list[str]] = [face["key"] for face in CONTENT["die"]["faces"]]
FACE_WEIGHTS: Final[list[int]] = [face["weight"] for face in CONTENT["die"]["faces"]]

CHIP_KEYS: Final[list[str]] = [kind["key"] for kind in _chips["kinds"]]
CHIP_COUNTS: Final[list[int]] = [kind["count"] for kind in _chips["kinds"]]
CHIPS: Final[int] = _chips["count"]
FREE_BETWEEN_CHIPS: Final[int] = _chips["min_free_fields_between"]
CHIP_POINTS: Final[int] = _limits["chip_points2"]

MOST_WORKERS: Final[int] = _limits["max_workers_per_plateau"]
SMALL_YIELD: Final[list[int]] = _limits["small_yield_by_height"]
BIG_YIELD: Final[list[int]] = _limits["big_yield_by_height"]
STONES: Final[int] = _limits["stone_fields"]
REPLACEMENT: Final[int] = _limits["substitution_rate"]
TEMPLE_PRICE: Final[int] = _limits["temple_price"]
OFFER_NONE_POINTS: Final[int] = _limits["offer_none_points"]
OFFER_ONE_POINTS: Final[int] = _limits["offer_one_points"]
RIVER_POINTS: Final[int] = _limits["rune_interim_points_each"]
TURN_CAP: Final[int] = CONTENT["limits_reconstructed"]["turn_cap"]
LEAST_HUTS: Final[int] = CONTENT["limits_reconstructed"]["least_huts_override"]

# Indexed by the number of players; 0 and 1 are never used.
HUTS_BY_PLAYERS: Final[list[int]] = [0, 0] + [count["huts_each"] for count in _counts]
TEMPLES_BY_PLAYERS: Final[list[int]] = [0, 0] + [count["temples_each"] for count in _counts]
WORKERS_BY_PLAYERS: Final[list[int]] = [0, 0] + [count["workers_each"] for count in _counts]
START_GOODS_BY_PLAYERS: Final[list[int]] = [0, 0] + [count["start_goods_each_kind"] for count in _counts]
START_POINTS_BY_PLAYERS: Final[list[int]] = [0, 0] + [count["start_points"] for count in _counts]
SUPPLY_BY_PLAYERS: Final[list[int]] = [0, 0] + [count["supply_each_kind"] for count in _counts]
SIDE_KEYS: Final[list[str]] = ["side_2_3", "side_4"]
SIDE_BY_PLAYERS: Final[list[int]] = [0, 0] + [SIDE_KEYS.index(count["board"]) for count in _counts]

# Both sides of the board one after the other, the smaller one padded to the length of the larger.
FIELDS_BY_SIDE: Final[list[int]] = [side["field_count"] for side in _sides]
MOST_FIELDS: Final[int] = max(FIELDS_BY_SIDE)


def _by_side(key: str, keys: list[str], which: int | None = None) -> list[int]:
    numbers = []
    for side in _sides:
        row = [field[key] if which is None else field[key][which] for field in side["ring"]["fields"]]
        numbers += [keys.index(name) for name in row] + [0] * (MOST_FIELDS - len(row))
    return numbers


FIRST_GOODS: Final[list[int]] = _by_side("goods", GOOD_KEYS, 0)
SECOND_GOODS: Final[list[int]] = _by_side("goods", GOOD_KEYS, 1)
DISTRICTS: Final[list[int]] = _by_side("district", RUNE_KEYS)

# The pair of goods a field asks for, as its number among all pairs; the padding counts as the first.
_pairs = [set(pair) for pair in combinations(range(len(GOOD_KEYS)), 2)]
PAIRS: Final[list[int]] = [
    _pairs.index({one, other}) if one != other else 0 for one, other in zip(FIRST_GOODS, SECOND_GOODS, strict=True)
]

# Numbers that every message may name: those of [limits] by their own names, such as { $temple_price }, and these.
FACTS: Final[dict[str, int]] = {
    **{key: number for key, number in _limits.items() if isinstance(number, int)},
    "chips": CHIPS,
    "chip_gap": FREE_BETWEEN_CHIPS,
    "districts": len(RUNE_KEYS),
    "fields_large": FIELDS_BY_SIDE[1],
    "fields_small": FIELDS_BY_SIDE[0],
    "huts_each": HUTS_BY_PLAYERS[3],
    "huts_of_two": HUTS_BY_PLAYERS[2],
    "least_huts": LEAST_HUTS,
    "nothing_costs": -OFFER_NONE_POINTS,
    "small_yield": SMALL_YIELD[0],
    "start_goods": START_GOODS_BY_PLAYERS[2],
    "start_points": START_POINTS_BY_PLAYERS[2],
    "temples_each": TEMPLES_BY_PLAYERS[2],
    "track_end": CONTENT["victory_track"]["last"],
    "turn_cap": TURN_CAP,
    "workers_each": WORKERS_BY_PLAYERS[3],
    "workers_of_two": WORKERS_BY_PLAYERS[2],
    "yield_bottom": BIG_YIELD[0],
    "yield_middle": BIG_YIELD[1],
    "yield_top": BIG_YIELD[2],
}
