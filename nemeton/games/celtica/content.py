"""What is in the box, read once from content.toml into numbers and lists that rules, words and views index."""

from __future__ import annotations

from typing import Any, Final

from nemeton.core.content import load
from nemeton.core.flat import Int, Ints, ints

CONTENT: Final[dict[str, Any]] = load("celtica")

_constants = CONTENT["constants"]

DRUID_KEYS: Final[list[str]] = [druid["key"] for druid in CONTENT["druid"]]
PART_KEYS: Final[list[str]] = [kind["key"] for kind in CONTENT["part_kind"]]
DRUID_CARDS: Final[Ints] = ints([druid["druid_cards"] for druid in CONTENT["druid"]])
EXPERIENCE_CARDS: Final[Ints] = ints([card["count"] for card in CONTENT["experience_cards"]])
PART_COUNTS: Final[Ints] = ints([kind["count"] for kind in CONTENT["part_kind"]])

HAND_SIZE: Final[Int] = _constants["hand_size_per_round"]
DISPLAY_SIZE: Final[Int] = _constants["display_size"]
START_PARTS: Final[Int] = _constants["start_parts"]
RUIN_CARDS: Final[Int] = _constants["experience_per_ruin"]
SWAP_COST: Final[Int] = _constants["final_cost_swap"]
BUY_COST: Final[Int] = _constants["final_cost_take"]

# The harbour is place 0 (CA-11); its kind does nothing.
HARBOUR: Final[Int] = 0
FIND: Final[Int] = 1
RUIN: Final[Int] = 2
CULT: Final[Int] = 3
_KINDS: Final = {"find": FIND, "ruin": RUIN, "cult": CULT}
PLACE_KINDS: Final[Ints] = ints([HARBOUR] + [_KINDS[place["kind"]] for place in CONTENT["place"]])
PLACE_AMOUNTS: Final[Ints] = ints([0] + [place["amount"] for place in CONTENT["place"]])
LARGEST_RUIN: Final[Int] = max([0] + [place["amount"] for place in CONTENT["place"] if place["kind"] == "ruin"])
GOAL: Final[Int] = CONTENT["constants_reconstructed"]["goal_position"]

_sizes = [kind["size"] for kind in CONTENT["part_kind"]]
# Numbers that the words name.
FACTS: Final[dict[str, int]] = {
    "amulet_parts": len(PART_KEYS),
    **{f"{size}_parts": _sizes.count(size) for size in ("large", "small", "middle")},
    "hand_size": HAND_SIZE,
    "display_size": DISPLAY_SIZE,
    "start_parts": START_PARTS,
    "goal_parts": PLACE_AMOUNTS[GOAL],
    "ruin_cards": RUIN_CARDS,
    "swap_cost": SWAP_COST,
    "buy_cost": BUY_COST,
}
