"""Which figures of a corrected box of Graenaland make sense (docs/packs.md); it reads the content, not the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from nemeton.core.content import Place
from nemeton.core.pack import Problem

MOST_CARDS = 8  # of a price: row.py has room for so many pledges
LENGTH, EQUIPMENT = "game_length_reconstructed", "start_equipment_reconstructed"


def problems(content: Mapping[str, Any]) -> Iterator[Problem]:
    yield from _territories(content)
    for number, layout in enumerate(content["layout"]):
        yield from _layout(content, layout, ("layout", number))
    yield from _prices(content)
    yield from _supply_cards(content["supply_card"])
    yield from _start(content)
    yield from _thresholds(content)
    yield from _length(content)
    yield from _point_cards(content)


# --- the land ---


def _territories(content: Mapping[str, Any]) -> Iterator[Problem]:
    rows = {terrain["key"]: terrain["rows"] for terrain in content["terrain"]}
    for number, tile in enumerate(content["territory"]):
        terrain, symbol = tile["terrain"], tile["symbol"]
        places: tuple[Place, ...] = (("territory", number, "terrain"), ("territory", number, "symbol"))
        deck = [card["resource"] for card in content["deck_card"] if card["deck"] == terrain]
        if tile["row"] not in rows[terrain]:
            there = _list(key for key in rows if tile["row"] in rows[key])
            where = "on the coast" if tile["row"] == "coast" else "inland"
            yield Problem(f"territory {tile['id']} lies {where}, where there is no {terrain}, only {there}", places)
        elif symbol not in deck:  # G-4
            yield Problem(
                f"the symbol of territory {tile['id']} is {symbol}, which no card of its deck ({terrain}) shows; these "
                f"show {_list(deck)}",
                places,
            )


def _layout(content: Mapping[str, Any], layout: Mapping[str, Any], place: Place) -> Iterator[Problem]:
    """Every tile lies once, and in the row it is made for."""
    rows = {tile["id"]: tile["row"] for tile in content["territory"]}
    both: tuple[Place, ...] = ((*place, "coast"), (*place, "inland"))
    tiles = [*layout["coast"], *layout["inland"]]
    for row in ("coast", "inland"):
        own = _list(tile for tile in rows if rows[tile] == row)
        for tile in layout[row]:
            if tiles.count(tile) > 1:
                yield Problem(f"with {layout['players']} players territory {tile} lies twice", both)
                return
            if rows.get(tile) != row:
                yield Problem(f"there is no territory {tile} in the row {row!r}; that row has {own}", both)
                return


# --- prices and supply cards ---


def _prices(content: Mapping[str, Any]) -> Iterator[Problem]:
    for table, key, name in (
        ("territory", "village_cost", "a village in territory {id}"),
        ("building", "cost", "a {key}"),
        ("facility", "cost", "a {key}"),
        ("army_step", "cost", "an army of {new_size}"),
    ):
        for number, entry in enumerate(content[table]):
            if not 1 <= len(entry[key]) <= MOST_CARDS:
                text = f"{name.format(**entry)} costs {len(entry[key])} cards; a price is something, 1 to {MOST_CARDS}"
                yield Problem(text, ((table, number, key),))


def _supply_cards(cards: list[Mapping[str, Any]]) -> Iterator[Problem]:
    """A record names a supply card by what it shows, so no two can be alike; printed: all are different."""
    for number, card in enumerate(cards):
        for earlier, other in enumerate(cards[:number]):
            if card["resources"] == other["resources"]:
                yield Problem(
                    f"the supply cards {other['id']} and {card['id']} both show {' and '.join(card['resources'])}; all "
                    f"{len(cards)} are different",
                    (("supply_card", earlier, "resources"), ("supply_card", number, "resources")),
                )


# --- the start, the conditions, the end ---


def _start(content: Mapping[str, Any]) -> Iterator[Problem]:
    least, most = content["army"]["min_size"], content["army"]["max_size"]
    if not least <= content[EQUIPMENT]["army_size"] <= most:
        yield Problem(f"an army has a size from {least} to {most}", ((EQUIPMENT, "army_size"),))


def _bounds(content: Mapping[str, Any], measure: str, players: int) -> tuple[int, int]:
    """What everybody has at the start, and what nobody can have more of."""
    start, territories = content["start_equipment"]["villages"], 2 * players - 1
    sites = len(content["building"]) * players
    return {
        "villages": (start, content["components_per_player"]["houses_for_settlements"]),
        "buildings": (0, sites),
        "army_size": (content[EQUIPMENT]["army_size"], content["army"]["max_size"]),
        "territories_settled": (start, territories),
        "territories_led": (0, territories),
    }[measure]


def _thresholds(content: Mapping[str, Any]) -> Iterator[Problem]:
    """Nobody fulfils a condition before the first round, and everybody could fulfil it one day."""
    fewest = content["meta"]["min_players"]
    used = [card["threshold_offset"] for card in content["advanced_card"] if card["copies_per_category"] > 0]
    easiest = min(used, default=0)
    about: tuple[Place, ...] = ((EQUIPMENT, "army_size"), ("advanced_card",))
    for number, condition in enumerate(content["victory_condition"]):
        for players, threshold in enumerate(condition["thresholds"], fewest):
            start, most = _bounds(content, condition["measure"], players)
            places: tuple[Place, ...] = (("victory_condition", number, "thresholds"), *about)
            what = f"the {condition['key']} needs {threshold} with {players} players"
            if threshold > most:
                yield Problem(f"{what}, but nobody can have more than {most}", places)
            elif threshold + min(easiest, 0) <= start:
                easier = f", the easiest point card {threshold + easiest}" if easiest < 0 else ""
                yield Problem(f"{what}{easier}, but everybody begins with {start}; it takes more", places)


def _length(content: Mapping[str, Any]) -> Iterator[Problem]:
    length, normal = content[LENGTH], content["game_length"]["needed_normal"]
    conditions = len(content["victory_condition"])
    if not 1 <= length["needed_short"] <= normal:
        text = f"a short game needs {length['needed_short']} conditions; it is 1 to {normal}, as a normal game needs"
        yield Problem(text, ((LENGTH, "needed_short"),))
    if not normal <= length["needed_long"] <= conditions:
        text = f"a long game needs {length['needed_long']} conditions; it is {normal} to {conditions}, all there are"
        yield Problem(text, ((LENGTH, "needed_long"),))
    least, most = length["round_limit_least"], length["round_limit_most"]
    if not least <= length["round_limit"] <= most:
        yield Problem(f"the limit of rounds is {least} to {most}", ((LENGTH, "round_limit"),))


def _point_cards(content: Mapping[str, Any]) -> Iterator[Problem]:
    cards, in_box = content["advanced_card"], content["components"]["victory_point_cards"]
    needed, conditions = content["advanced_game"]["points_needed"], len(content["victory_condition"])

    def places(key: str) -> tuple[Place, ...]:
        return tuple(("advanced_card", number, key) for number in range(len(cards)))

    copies = sum(card["copies_per_category"] for card in cards)
    if not 1 <= conditions * copies <= in_box:
        yield Problem(
            f"these are {conditions * copies} point cards; {conditions} conditions have {conditions} to {in_box}",
            places("copies_per_category"),
        )
        return
    for number, card in enumerate(cards):
        if not 1 <= card["points"] <= needed:
            text = f"a {card['grade']} point card is worth 1 to {needed} points, not {card['points']}"
            yield Problem(text, (("advanced_card", number, "points"),))
    used = [card["points"] for card in cards if card["copies_per_category"] > 0]
    if conditions * max(used) < needed:
        text = f"{conditions} point cards are worth at most {conditions * max(used)} points, but {needed} are needed"
        yield Problem(text, places("points"))


def _list(names: Iterator[Any] | list[Any]) -> str:
    return ", ".join(str(name) for name in names)
