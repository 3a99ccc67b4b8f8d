"""What is in the box, read once from content.toml into plain lists that rules, words and views index."""

from __future__ import annotations

from typing import Any, Final

from nemeton.core.content import load

CONTENT: Final[dict[str, Any]] = load(__file__)

_constants = CONTENT["constants"]

DRUID_KEYS: Final[list[str]] = [druid["key"] for druid in CONTENT["druid"]]
DRUID_CARDS: Final[list[int]] = [druid["druid_cards"] for druid in CONTENT["druid"]]
EXPERIENCE_CARDS: Final[list[int]] = [card["count"] for card in CONTENT["experience_cards"]]
PART_KEYS: Final[list[str]] = [kind["key"] for kind in CONTENT["part_kind"]]
PART_COUNTS: Final[list[int]] = [kind["count"] for kind in CONTENT["part_kind"]]

HAND_SIZE: Final[int] = _constants["hand_size_per_round"]
DISPLAY_SIZE: Final[int] = _constants["display_size"]
START_PARTS: Final[int] = _constants["start_parts"]
SWAP_COST: Final[int] = _constants["final_cost_swap"]
BUY_COST: Final[int] = _constants["final_cost_take"]

# The harbour is place 0 (CA-11); its kind does nothing.
HARBOUR, FIND, RUIN, CULT = range(4)
_KIND_OF: Final = {"find": FIND, "ruin": RUIN, "cult": CULT}
PLACE_KINDS: Final[list[int]] = [HARBOUR] + [_KIND_OF[place["kind"]] for place in CONTENT["place"]]
PLACE_AMOUNTS: Final[list[int]] = [0] + [place["amount"] for place in CONTENT["place"]]
GOAL_PLACE: Final[int] = CONTENT["constants_reconstructed"]["goal_position"]
