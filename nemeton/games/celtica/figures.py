"""Which figures of a corrected box of Celtica make sense (docs/packs.md). It reads the content, not the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from nemeton.core.pack import Problem

MOST_PARTS = 4  # move.py numbers sets of so many parts …
MOST_EXPERIENCE = 4  # … and plays with so many experience cards
GOAL = "goal"
SYMBOLS = {"find": "a find site", "ruin": "a ruin", "cult": "a cult place"}


def problems(content: Mapping[str, Any]) -> Iterator[Problem]:
    goal = content["constants_reconstructed"]["goal_position"]
    for number, place in enumerate(content["place"]):
        text, *keys = _place(place, goal, content["board"]["find_subtypes"])
        if text:
            yield Problem(text, tuple(("place", number, key) for key in keys))
    for kind, name in SYMBOLS.items():
        if all(place["kind"] != kind for place in content["place"]):
            text = f"no place is {name} any more; the path has find sites, ruins and cult places"
            yield Problem(text, tuple(("place", number, "kind") for number in range(len(content["place"]))))
    for number, cards in enumerate(content["experience_cards"]):
        if not 1 <= cards["count"] <= MOST_EXPERIENCE:
            text = f"of each colour there are 1 to {MOST_EXPERIENCE} experience cards, not {cards['count']}"
            yield Problem(text, (("experience_cards", number, "count"),))


def _place(place: Mapping[str, Any], goal: int, find_subtypes: list[str]) -> tuple[str, ...]:
    """What is wrong with a place of the path, and with which of its figures; "" if nothing is."""
    pos, kind, subtype, amount = place["pos"], place["kind"], place["subtype"], place["amount"]
    if pos == goal and (kind, subtype) != ("find", GOAL):  # C-26, C-27
        return f'place {pos} is the goal: kind = "find" and subtype = "{GOAL}"', "kind", "subtype"
    if pos != goal and subtype == GOAL:
        return f"place {pos} is not the goal; that is place {goal}, the last of the path", "subtype"
    fitting = [name for name in find_subtypes if name != GOAL or pos == goal] if kind == "find" else [kind]
    if subtype not in fitting:
        right = " or ".join(f'"{name}"' for name in fitting)
        text = f'place {pos} is {SYMBOLS[kind]}, but its subtype is "{subtype}"; write subtype = {right}'
        return text, "kind", "subtype"
    if kind == "cult" and amount:  # C-20
        return f"place {pos} is a cult place, which shows no number; write amount = 0", "kind", "amount"
    if kind != "cult" and not 1 <= amount <= MOST_PARTS:
        text = f"place {pos} is {SYMBOLS[kind]} for {amount} parts; find sites and ruins show 1 to {MOST_PARTS}"
        return text, "kind", "amount"
    return ("",)
