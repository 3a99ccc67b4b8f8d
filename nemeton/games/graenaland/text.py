"""Graenaland in notation: every move has one text, and every text that makes sense is a move. Also: what is in the box.

`warrior to 2`, `stay`; `propose 2`, `give wood to 1`, `give unknown to 3`, `pass`; `yes`, `no`; `village 7`,
`church 3`, `army`, `road 2`, `joint road 2`, `declare`, `end`; `spare ore`, `pay ore`, `pay ore with gold`,
`pay ore with supply`, `pay ore with whole supply`, `pay ore with wood` (through a market), `fee gold`; `come`,
`remain`, `step to 6`; `pledge ore …` like `pay`, `enough`, `cancel`; `settle 3`, `stand 3`. The dealer:
`card plain grain`, `down plain grain`, `bonus plain grain`, `start plain grain`, `supply ore wood`,
`points settler easy`, `lead 2`, `land 3`.
"""

from __future__ import annotations

from nemeton.core.errors import BadNotation
from nemeton.core.state import PLAYERS
from nemeton.games.graenaland import rules_row as r
from nemeton.games.graenaland.content import (
    BUILDING_KEYS,
    CONDITION_KEYS,
    DECK_KEYS,
    FACILITY_KEYS,
    FACILITY_TOKENS,
    GRADE_KEYS,
    HERO_KEYS,
    KIND_COUNTS,
    KIND_DECKS,
    KIND_RESOURCES,
    RESOURCE_KEYS,
    SUPPLY_CARDS,
    TERRITORY_KEYS,
)
from nemeton.games.graenaland.content import HOUSES as HOUSES_IN_BOX
from nemeton.games.graenaland.rules import Graenaland

UNKNOWN_KEY = "unknown"  # a face-down card
CARD_KEYS = [*RESOURCE_KEYS, UNKNOWN_KEY]
SOURCE_KEYS = ("match", "half", "whole", "gold", "market")
PLAIN_MOVES = {
    "stay": r.STAY,
    "pass": r.PASS,
    "yes": r.YES,
    "no": r.NO,
    "army": r.ENLARGE,
    "declare": r.DECLARE,
    "end": r.END,
    "come": r.COME,
    "remain": r.REMAIN,
    "enough": r.ENOUGH,
    "cancel": r.CANCEL,
}
PLAIN_WORDS = {move: word for word, move in PLAIN_MOVES.items()}


def kind_key(kind: int) -> str:
    return f"{DECK_KEYS[KIND_DECKS[kind]]} {RESOURCE_KEYS[KIND_RESOURCES[kind]]}"


KIND_KEYS = [kind_key(kind) for kind in range(r.KINDS)]


def supply_keys(card: int) -> list[str]:
    return [RESOURCE_KEYS[resource] for resource in SUPPLY_CARDS[card]]


SUPPLY_KEYS = [" ".join(supply_keys(card)) for card in range(r.SUPPLY_CARDS)]


def cost_keys(price: int) -> list[str]:
    """The slots of a price as resources."""
    return [key for i, key in enumerate(RESOURCE_KEYS[: r.GOLD]) for _ in range(price >> (4 * i) & 15)]


def card_keys(cards: int) -> list[str]:
    """A set of cards as events write it, six bits for each resource and for face-down cards."""
    return [key for i, key in enumerate(CARD_KEYS) for _ in range(cards >> (6 * i) & 63)]


def payment_of(code: int) -> tuple[int, str, int]:
    """The resource of a slot, what covers it, and the resource of the card that is spent."""
    resource, source = divmod(code, int(r.SOURCES))
    if source >= r.THROUGH_MARKET:
        return resource, "market", source - r.THROUGH_MARKET
    return resource, SOURCE_KEYS[source], r.GOLD if source == r.JOKER else resource


# --- notation ---


def say(move: int) -> str:
    if move in PLAIN_WORDS:
        return PLAIN_WORDS[move]
    if move < r.PASS:
        hero, tile = divmod(int(move - r.HERO_MOVES), int(r.TILES))
        return f"{HERO_KEYS[hero]} to {TERRITORY_KEYS[tile]}"
    if move < r.GIVES:
        return f"propose {TERRITORY_KEYS[move - r.PROPOSALS]}"
    if move < r.YES:
        card, seat = divmod(int(move - r.GIVES), int(r.MOST_PLAYERS))
        return f"give {CARD_KEYS[card]} to {seat + 1}"
    if move < r.SPARES:
        return _say_project(move)
    if move < r.CARDS:
        return _say_payment(move)
    return _say_draw(move)


def _say_project(move: int) -> str:
    if move < r.SITE_AT:
        return f"village {TERRITORY_KEYS[move - r.VILLAGE_AT]}"
    if move < r.ENLARGE:
        building, tile = divmod(int(move - r.SITE_AT), int(r.TILES))
        return f"{BUILDING_KEYS[building]} {TERRITORY_KEYS[tile]}"
    facility, tile = divmod(int(move - (r.FACILITY_AT if move < r.JOINT_AT else r.JOINT_AT)), int(r.TILES))
    return f"{'' if move < r.JOINT_AT else 'joint '}{FACILITY_KEYS[facility]} {TERRITORY_KEYS[tile]}"


def _say_payment(move: int) -> str:
    if move < r.PAYS:
        return f"spare {RESOURCE_KEYS[move - r.SPARES]}"
    if move < r.FEES:
        return f"pay {_say_source(move - r.PAYS)}"
    if move < r.COME:
        return f"fee {RESOURCE_KEYS[move - r.FEES]}"
    if move < r.PLEDGES:
        return f"step to {TERRITORY_KEYS[move - r.STEPS_TO]}"
    if move < r.ENOUGH:
        return f"pledge {_say_source(move - r.PLEDGES)}"
    if move < r.STANDS:
        return f"settle {TERRITORY_KEYS[move - r.SETTLES]}"
    return f"stand {TERRITORY_KEYS[move - r.STANDS]}"


def _say_source(code: int) -> str:
    resource, source, spent = payment_of(code)
    ways = {"match": "", "half": " with supply", "whole": " with whole supply"}
    return RESOURCE_KEYS[resource] + ways.get(source, f" with {RESOURCE_KEYS[spent]}")


def _say_draw(move: int) -> str:
    for word, base in (("start", r.STARTS), ("bonus", r.BONUSES), ("down", r.DOWNS), ("card", r.CARDS)):
        if base <= move < base + r.KINDS:
            return f"{word} {KIND_KEYS[move - base]}"
    if move < r.POINT_CARDS:
        return f"supply {SUPPLY_KEYS[move - r.SUPPLIES]}"
    if move < r.LEADS:
        condition, grade = divmod(int(move - r.POINT_CARDS), int(r.GRADES))
        return f"points {CONDITION_KEYS[condition]} {GRADE_KEYS[grade]}"
    if move < r.LANDS:
        return f"lead {move - r.LEADS + 1}"
    return f"land {TERRITORY_KEYS[move - r.LANDS]}"


def parse(players: int, text: str) -> int:
    words = text.split()
    if len(words) == 1 and words[0] in PLAIN_MOVES:
        return PLAIN_MOVES[words[0]]
    match words:
        case [hero, "to", tile] if hero in HERO_KEYS:
            return r.HERO_MOVES + HERO_KEYS.index(hero) * r.TILES + _territory(tile)
        case ["propose", tile]:
            return r.PROPOSALS + _territory(tile)
        case ["give", card, "to", seat]:
            return r.GIVES + _one_of("card", CARD_KEYS, card) * r.MOST_PLAYERS + _seat(players, seat)
        case ["village", tile]:
            return r.VILLAGE_AT + _territory(tile)
        case [building, tile] if building in BUILDING_KEYS:
            return r.SITE_AT + BUILDING_KEYS.index(building) * r.TILES + _territory(tile)
        case [facility, tile] if facility in FACILITY_KEYS:
            return r.FACILITY_AT + FACILITY_KEYS.index(facility) * r.TILES + _territory(tile)
        case ["joint", facility, tile]:
            return r.JOINT_AT + _one_of("facility", FACILITY_KEYS, facility) * r.TILES + _territory(tile)
        case ["spare", resource]:
            return r.SPARES + _basic(resource)
        case ["pay", resource, *how]:
            return r.PAYS + _payment(text, resource, how)
        case ["pledge", resource, *how]:
            return r.PLEDGES + _payment(text, resource, how)
        case ["fee", resource]:
            return r.FEES + _one_of("resource", RESOURCE_KEYS, resource)
        case ["step", "to", tile]:
            return r.STEPS_TO + _territory(tile)
        case ["settle", tile]:
            return r.SETTLES + _territory(tile)
        case ["stand", tile]:
            return r.STANDS + _territory(tile)
    return _parse_draw(players, text, words)


def _parse_draw(players: int, text: str, words: list[str]) -> int:
    match words:
        case ["card" | "down" | "bonus" | "start" as word, deck, resource]:
            base = {"card": r.CARDS, "down": r.DOWNS, "bonus": r.BONUSES, "start": r.STARTS}[word]
            return base + _one_of("resource card", KIND_KEYS, f"{deck} {resource}")
        case ["supply", one, other]:
            return r.SUPPLIES + _one_of("supply card", SUPPLY_KEYS, f"{one} {other}")
        case ["points", condition, grade]:
            number = _one_of("condition", CONDITION_KEYS, condition) * r.GRADES
            return r.POINT_CARDS + number + _one_of("grade", GRADE_KEYS, grade)
        case ["lead", seat]:
            return r.LEADS + _seat(players, seat)
        case ["land", tile]:
            return r.LANDS + _territory(tile)
    raise _no_move(text)


def _no_move(text: str) -> BadNotation:
    return BadNotation(
        f"{text!r} is no move of Graenaland; moves look like 'warrior to 2', 'stay', 'propose 2', 'give wood to 1', "
        "'yes', 'village 7', 'joint road 2', 'pay ore with gold', 'fee grain', 'declare', 'end'"
    )


def _payment(text: str, resource: str, how: list[str]) -> int:
    code = _basic(resource) * r.SOURCES
    match how:
        case []:
            return code + r.MATCH
        case ["with", "supply"]:
            return code + r.HALF
        case ["with", "whole", "supply"]:
            return code + r.WHOLE
        case ["with", "gold"]:
            return code + r.JOKER
        case ["with", other]:
            return code + r.THROUGH_MARKET + _basic(other)
    raise _no_move(text)


def _one_of(what: str, keys: list[str], key: str) -> int:
    if key not in keys:
        raise BadNotation(f"there is no {what} {key!r}; there are {', '.join(keys)}")
    return keys.index(key)


def _basic(key: str) -> int:
    return _one_of("resource of a price", RESOURCE_KEYS[: r.GOLD], key)


def _territory(key: str) -> int:
    return _one_of("territory", TERRITORY_KEYS, key)


def _seat(players: int, text: str) -> int:
    return _one_of("seat", [str(seat + 1) for seat in range(players)], text)


# --- what must always hold ---


def in_box(state: Graenaland) -> list[str]:
    """Lost or doubled cards, houses, tokens and heroes (section 3); empty unless there is a bug."""
    return [*_card_faults(state), *_board_faults(state), *_hand_faults(state)]


def _card_faults(state: Graenaland) -> list[str]:
    at = state.at
    found = []
    pledged = [at[r.PLEDGE_CARD + i] for i in range(at[r.PLEDGED])]
    for kind, key in enumerate(KIND_KEYS):
        deck, what = divmod(kind, int(r.PER_DECK))
        cards = at[r.PILE + kind] + at[r.DISCARDS + kind] + pledged.count(kind)
        cards += sum(at[r.HAND + seat * r.KINDS + kind] for seat in range(r.MOST_PLAYERS))
        for tile in range(r.TILES):
            if r.TILE_DECK[tile] == deck:
                cards += at[r.OPEN + tile * r.PER_DECK + what]
                cards += sum(at[r.DOWN + tile * r.MOST_DOWN + i] == what for i in range(at[r.DOWN_COUNT + tile]))
        if cards != KIND_COUNTS[kind]:
            found.append(f"{cards} cards {key}")
    supply = at[r.SUPPLY_PILE] | at[r.SUPPLY_DISCARDS]
    if at[r.SUPPLY_OPEN] != r.NOTHING:
        supply |= 1 << at[r.SUPPLY_OPEN]
    if supply != (1 << r.SUPPLY_CARDS) - 1 or at[r.SUPPLY_PILE] & at[r.SUPPLY_DISCARDS]:
        found.append("supply cards lost or doubled")
    return found


def _board_faults(state: Graenaland) -> list[str]:
    at = state.at
    found = []
    for seat in range(at[PLAYERS]):
        settlements = 0
        for tile in range(r.TILES):
            here = at[r.VILLAGES + tile * r.MOST_PLAYERS + seat]
            here += sum(at[r.OWNER + tile * r.SITES + building] == seat + 1 for building in range(r.SITES))
            settlements += here
            if here != at[r.SETTLED + tile * r.MOST_PLAYERS + seat]:
                found.append(f"settlements of seat {seat + 1} in territory {tile + 1} are miscounted")
            if here and not at[r.NEIGHBOURS + tile]:
                found.append(f"seat {seat + 1} has a settlement in territory {tile + 1}, which is not in play")
        if settlements + at[r.HOUSES + seat] != HOUSES_IN_BOX or at[r.HOUSES + seat] < 0:
            found.append(f"seat {seat + 1} has {settlements} settlements and {at[r.HOUSES + seat]} houses left")
        heroes = [at[r.HERO + seat * r.HEROES + hero] for hero in range(r.HEROES)]
        on_map = [tile for tile in heroes if tile != r.NOTHING]
        if len(set(on_map)) != len(on_map) and state.pending != r.MAKE_ROOM:  # G-7
            found.append(f"two heroes of seat {seat + 1} stand together")
        if not 1 <= at[r.ARMY + seat] <= r.MOST_ARMY:
            found.append(f"seat {seat + 1} has an army of {at[r.ARMY + seat]}")
    for facility, key in enumerate(FACILITY_KEYS):
        built = sum(at[r.FACILITY + tile] >> facility & 1 for tile in range(r.TILES))
        if at[r.TOKENS + facility] < 0 or at[r.TOKENS + facility] + built != FACILITY_TOKENS[facility]:
            found.append(f"{built} tokens {key} built, {at[r.TOKENS + facility]} left")
    return found


def _hand_faults(state: Graenaland) -> list[str]:
    at = state.at
    found = []
    for seat in range(r.MOST_PLAYERS):
        held = [0] * r.RESOURCES
        for kind in range(r.KINDS):
            cards = at[r.HAND + seat * r.KINDS + kind]
            held[KIND_RESOURCES[kind]] += cards
            if not 0 <= at[r.KNOWN + seat * r.KINDS + kind] <= cards:
                found.append(f"seat {seat + 1} is seen to have cards it has not")
        if held != [at[r.HELD + seat * r.RESOURCES + resource] for resource in range(r.RESOURCES)]:
            found.append(f"the hand of seat {seat + 1} is miscounted")
    return found
