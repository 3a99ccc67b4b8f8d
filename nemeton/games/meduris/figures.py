"""Which figures of a corrected box of Meduris make sense (docs/packs.md). It reads the content, not the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from nemeton.core.content import Place
from nemeton.core.pack import Problem

LEAST_HUTS = 1
FIELDS: Place = ("boards", "side_4", "ring", "fields")
LIMITS = "limits_reconstructed"


def problems(content: Mapping[str, Any]) -> Iterator[Problem]:
    fields = content["boards"]["side_4"]["ring"]["fields"]
    for number, field in enumerate(fields):
        if len(set(field["goods"])) != len(field["goods"]):
            text = f"field {field['index']} shows {field['goods'][0]} twice; every field shows two different goods"
            yield Problem(text, ((*FIELDS, number, "goods"),))
    yield from _districts(fields, [rune["key"] for rune in content["runes"]])
    limits = content[LIMITS]
    least = min(_turns_to_build_all(count) for count in content["player_count"])
    if limits["turn_cap"] < least:
        text = f"after {limits['turn_cap']} turns nobody can have built everything; the cap is at least {least}"
        yield Problem(text, ((LIMITS, "turn_cap"),))
    fewest = min(count["huts_each"] for count in content["player_count"])
    if not LEAST_HUTS <= limits["least_huts_override"] <= fewest:
        text = f"a shorter game has {LEAST_HUTS} to {fewest} huts each (that many are in the box with three or four)"
        yield Problem(text, ((LIMITS, "least_huts_override"),))


def _turns_to_build_all(count: Mapping[str, int]) -> int:
    """After how many turns the first player can have no hut and no temple left, building in every turn."""
    return (count["huts_each"] + count["temples_each"] - 1) * count["players"] + 1


def _districts(fields: list[dict[str, Any]], runes: list[str]) -> Iterator[Problem]:
    """Every rune stone has a region of its own: fields that lie side by side, in the order of the runes."""
    order = [runes.index(field["district"]) for field in fields]
    for number, (one, other) in enumerate(pairwise(order)):
        if other not in (one, one + 1):
            text = (
                f"field {number + 1} lies in {runes[other]} beside field {number} in {runes[one]}; each region is one "
                f"row of fields, clockwise: {', '.join(runes)}"
            )
            yield Problem(text, ((*FIELDS, number, "district"), (*FIELDS, number + 1, "district")))
