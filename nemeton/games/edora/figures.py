"""Which figures of a corrected box of Edora make sense (docs/packs.md). It reads the content, not the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any

from nemeton.core.content import Place
from nemeton.core.pack import Problem

Part = Mapping[str, Any]
MOST_PATHS = 6  # of a part, as content.py has room for
MOST_DARK = 2
MOST_STAIRS = 2
MOST_FACTOR = 9  # on the knowledge track
MOST_OF_A_FIELD = 6  # mistletoes, potions or times a gem's bonus
FACES = 6
NO_PORTAL = -1
SCORES = 5  # different end scores on the sickle track: the rules name each of them


def problems(content: Mapping[str, Any]) -> Iterator[Problem]:
    for number, part in enumerate(content["part"]):
        text = _part(part)
        if text:
            keys = ("clearings", "paths", "portal")
            yield Problem(f"{part['key']}: {text}", tuple(("part", number, key) for key in keys))
            return  # whether all places can be reached is only a question of sound parts
    yield from _walks(content["part"])
    yield from _actions(content["action"])
    yield from _knowledge(content["track"]["knowledge"])
    yield from _sickle(content["track"]["sickle"])
    yield from _steles(content["stele"], content["bonus"])


# --- the forest ---


def _part(part: Part) -> str:
    """What is wrong with a part of the forest; "" if nothing is."""
    edges = sorted(part["back"])
    groups = part["clearings"]
    if not all(groups) or sorted(edge for group in groups for edge in group) != edges:
        return f"each of its edges ({', '.join(edges)}) belongs to one clearing, and every clearing has an edge"
    if not NO_PORTAL <= part["portal"] < len(groups):
        return f"the portal is in one of its clearings, counted from 0, or there is none ({NO_PORTAL})"
    if len(part["paths"]) > MOST_PATHS:
        return f"there are at most {MOST_PATHS} paths between its edges"
    for path in part["paths"]:
        if [type(end) for end in path] != [str, str, int] or not _joins(path, edges):
            return f'a path joins two of its edges and crosses at most {MOST_DARK} dark areas, such as ["N", "E", 1]'
    for one, other in combinations(part["paths"], 2):
        if set(one[:2]) == set(other[:2]):
            return f"two of its paths join {one[0]} and {one[1]}; there is one"
    return ""


def _joins(path: Sequence[Any], edges: Sequence[str]) -> bool:
    one, other, dark = path
    return one != other and one in edges and other in edges and 0 <= dark <= MOST_DARK


def _reached(tile: Part, edge: str) -> set[str]:
    """The edges of a tile that its paths lead to from one of them."""
    found = {edge}
    for _ in tile["back"]:
        for one, other, _dark in tile["paths"]:
            found |= {one, other} if one in found or other in found else set()
    return found


def _walks(parts: Sequence[Part]) -> Iterator[Problem]:
    """E-26 has a walk from every place to every other, however the tiles are laid: each leads straight on, and all but
    two (the stairs, E-29) also round the corner. So its lines and columns of tiles always hang together."""
    tiles = [(number, part) for number, part in enumerate(parts) if part["kind"] == "tile"]
    for number, tile in tiles:
        if "S" not in _reached(tile, "N") or "W" not in _reached(tile, "E"):
            text = f"{tile['key']}: its paths join N with S and E with W, else places are out of reach"
            yield Problem(text, (("part", number, "paths"),))
    stairs = [(number, tile) for number, tile in tiles if len(_reached(tile, "N")) < len(tile["back"])]
    if len(stairs) > MOST_STAIRS:
        keys = ", ".join(tile["key"] for _number, tile in stairs)
        text = f"at most {MOST_STAIRS} tiles join only their opposite edges, not {keys}: else places are out of reach"
        yield Problem(text, tuple(("part", number, "paths") for number, _tile in stairs))


def _actions(actions: Sequence[Mapping[str, Any]]) -> Iterator[Problem]:
    for number, action in enumerate(actions):
        for key in ("mistletoe", "potions", "multiplier"):
            if key in action and not 1 <= action[key] <= MOST_OF_A_FIELD:
                text = f"an action field shows 1 to {MOST_OF_A_FIELD} there, not {action[key]}"
                yield Problem(f"{action['code']}, {key}: {text}", (("action", number, key),))


# --- the tracks ---


def _knowledge(track: Mapping[str, Any]) -> Iterator[Problem]:
    factors = track["multiplier_by_position"]
    place: Place = ("track", "knowledge", "multiplier_by_position")
    if any(other < one for one, other in pairwise(factors)) or not 1 <= factors[-1] <= MOST_FACTOR:
        yield Problem(f"the factors never fall along the track, and the last one is 1 to {MOST_FACTOR}", (place,))


def _sickle(track: Mapping[str, Any]) -> Iterator[Problem]:
    pairs, scores = track["herb_pair_positions"], track["score_by_position"]
    if any(other <= one for one, other in pairwise(pairs)) or not 1 <= pairs[0] <= pairs[-1] <= track["steps"]:
        text = f"the pairs of herbs lie one after the other beside the steps 1 to {track['steps']}, so the numbers rise"
        yield Problem(text, (("track", "sickle", "herb_pair_positions"),))
    if any(other < one for one, other in pairwise(scores)) or len(set(scores)) != SCORES:
        text = f"the points never fall along the track, and there are {SCORES} different ones, such as 0, 5, 10, 15, 20"
        yield Problem(text, (("track", "sickle", "score_by_position"),))


# --- steles ---


def _steles(steles: Sequence[Mapping[str, Any]], bonuses: Sequence[Mapping[str, Any]]) -> Iterator[Problem]:
    """A record names a stele by its bonus, so no two can be alike."""
    keys = ", ".join(bonus["key"] for bonus in bonuses)
    for number, stele in enumerate(steles):
        for earlier, other in enumerate(steles[:number]):
            if stele["bonus"] == other["bonus"]:
                yield Problem(
                    f"the steles {other['index']} and {stele['index']} both give {stele['bonus']}; each gives another "
                    f"bonus ({keys})",
                    (("stele", earlier, "bonus"), ("stele", number, "bonus")),
                )
        most = FACES - 1 if stele["op"] == "minus" else FACES
        if not 1 <= stele["operand"] <= most:
            what = "deducts" if stele["op"] == "minus" else "multiplies with"
            text = f"stele {stele['index']} {what} {stele['operand']}; the number on it is 1 to {most}"
            yield Problem(text, (("stele", number, "operand"), ("stele", number, "op")))
