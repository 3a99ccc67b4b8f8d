"""Meduris in notation: every move has one text, and every text that makes sense is a move; and a move's effect.

`place wood`, `take wool`, `take nothing`, `give copper`, `lay stone` (secretly), `move wood 2 stone` (the second worker
from below), `hut 17`, `temple 8`, `pay 3 wood 3 stone`, `offer nothing`, `offer one`, `offer both`, `offer chip`,
`will build`, `will not build`, `chip 12`; the dealer's `starts 2`, `chip 12`, `turn 12 druid`, `roll any`.
"""

from __future__ import annotations

from nemeton.core.errors import BadNotation
from nemeton.core.state import DEPTH, FRAME, NOBODY, STACK
from nemeton.core.thing import Thing
from nemeton.games.meduris import content
from nemeton.games.meduris import rules_table as r
from nemeton.games.meduris.content import CHIP_KEYS, FACE_KEYS, GOOD_KEYS, RUNE_KEYS
from nemeton.games.meduris.rules import Meduris
from nemeton.games.meduris.rules_druid import STONES

GOALS = ("hut", "temple", "one", "both")  # what a payment is for
OFFERS = ("nothing", "one", "both", "chip")
CHIP_NAMES = ("none", *CHIP_KEYS, "face_down")
MOST_FIELDS = int(r.MOST_FIELDS)


def worker_of(move: int) -> tuple[int, int, int]:
    """Plateau, height (1 is the bottom, MC-1) and target plateau of a worker's move."""
    worker, target = divmod(int(move - r.WORKERS), int(r.GOODS))
    return worker // r.HEIGHTS, worker % r.HEIGHTS + 1, target


def goods_in(payment: int) -> list[int]:
    """How much of each good a payment holds."""
    digits = []
    for _ in GOOD_KEYS:
        payment, digit = divmod(payment, int(r.DIGIT))
        digits.append(digit)
    return digits[::-1]


def payment_of(goods: list[int]) -> int:
    payment = 0
    for amount in goods:
        payment = payment * int(r.DIGIT) + amount
    return payment


# --- notation ---


def say(move: int) -> str:
    if move < r.TAKES:
        return f"place {GOOD_KEYS[move - r.PLACES]}"
    if move < r.TAKE_NOTHING:
        return f"take {GOOD_KEYS[move - r.TAKES]}"
    if move == r.TAKE_NOTHING:
        return "take nothing"
    if move < r.LAYS:
        return f"give {GOOD_KEYS[move - r.GIVES]}"
    if move < r.WORKERS:
        return f"lay {GOOD_KEYS[move - r.LAYS]}"
    if move < r.HUTS:
        plateau, height, target = worker_of(move)
        return f"move {GOOD_KEYS[plateau]} {height} {GOOD_KEYS[target]}"
    if move < r.TEMPLES:
        return f"hut {move - r.HUTS}"
    if move < r.OFFER_NOTHING:
        return f"temple {move - r.TEMPLES}"
    if move < r.WILL_BUILD:
        return f"offer {OFFERS[move - r.OFFER_NOTHING]}"
    if move < r.STARTERS:
        return "will build" if move == r.WILL_BUILD else "will not build"
    if move < r.ROLLS:
        return f"starts {move - r.STARTERS + 1}"
    if move < r.CHIP_ON:
        return f"roll {FACE_KEYS[move - r.ROLLS]}"
    if move < r.TURN_UPS:
        return f"chip {move - r.CHIP_ON}"
    if move < r.PAYS:
        field, kind = divmod(int(move - r.TURN_UPS), int(r.CHIP_KINDS))
        return f"turn {field} {CHIP_KEYS[kind]}"
    paid = zip(goods_in(move - r.PAYS), GOOD_KEYS, strict=True)
    return " ".join(["pay", *(f"{amount} {good}" for amount, good in paid if amount)])


def parse(players: int, text: str) -> int:
    verb, *rest = text.split() or [""]
    if len(rest) == 1:
        (word,) = rest
        if verb == "place":
            return r.PLACES + _key(word, GOOD_KEYS, "plateau")
        if verb == "take":
            return r.TAKE_NOTHING if word == "nothing" else r.TAKES + _key(word, GOOD_KEYS, "good")
        if verb == "give":
            return r.GIVES + _key(word, GOOD_KEYS, "good")
        if verb == "lay":
            return r.LAYS + _key(word, GOOD_KEYS, "good")
        if verb in ("hut", "temple", "chip"):
            return {"hut": r.HUTS, "temple": r.TEMPLES, "chip": r.CHIP_ON}[verb] + _number(word, 0, MOST_FIELDS - 1)
        if verb == "offer":
            return r.OFFER_NOTHING + _key(word, list(OFFERS), "offering")
        if verb == "starts":
            return r.STARTERS + _number(word, 1, players) - 1
        if verb == "roll":
            return r.ROLLS + _key(word, FACE_KEYS, "face of the die")
    if verb == "move" and len(rest) == 3:
        worker = _key(rest[0], GOOD_KEYS, "plateau") * r.HEIGHTS + _number(rest[1], 1, r.HEIGHTS) - 1
        return r.WORKERS + worker * r.GOODS + _key(rest[2], GOOD_KEYS, "plateau")
    if verb == "turn" and len(rest) == 2:
        field = _number(rest[0], 0, MOST_FIELDS - 1)
        return r.TURN_UPS + field * r.CHIP_KINDS + _key(rest[1], CHIP_KEYS, "bonus chip")
    if verb == "will" and rest in (["build"], ["not", "build"]):
        return r.WILL_BUILD if rest == ["build"] else r.WILL_NOT_BUILD
    if verb == "pay" and rest and len(rest) % 2 == 0:
        return _parse_payment(rest)
    raise BadNotation(
        f"{text!r} is no move of Meduris; moves look like 'move wood 1 stone', 'hut 17', 'temple 8', "
        "'pay 3 wood 3 stone', 'offer both', 'take wool', 'give copper', 'place wood'"
    )


def _parse_payment(words: list[str]) -> int:
    goods = [0] * len(GOOD_KEYS)
    for amount, key in zip(words[::2], words[1::2], strict=True):
        good = _key(key, GOOD_KEYS, "good")
        if goods[good]:
            raise BadNotation(f"{key!r} stands twice in the payment; say how many in all")
        goods[good] = _number(amount, 1, content.GOODS_EACH)
    return r.PAYS + payment_of(goods)


def _key(word: str, keys: list[str], what: str) -> int:
    if word not in keys:
        raise BadNotation(f"there is no {what} {word!r}; there are {', '.join(keys)}")
    return keys.index(word)


def _number(text: str, least: int, most: int) -> int:
    if text.isascii() and text.isdigit() and least <= int(text[:9]) <= most:
        return int(text)
    raise BadNotation(f"{text!r} is not a number from {least} to {most}")


# --- what is asked ---


def asked_about(state: Meduris) -> tuple[int, int]:
    """Field and purpose of the payment, or the field of the offering, that is pending."""
    top = STACK + FRAME * (state.at[DEPTH] - 1)
    return state.at[top + 2], state.at[top + 3]


def hand_of(state: Meduris, seat: int) -> list[int]:
    return [state.at[r.HAND + seat * r.GOODS + good] for good in range(r.GOODS)]


def required(state: Meduris, field: int, goal: int) -> list[int]:
    """How often a payment for that purpose asks for each good."""
    times = state.at[r.SIZE + field] if goal == r.FOR_HUT else 1
    goods = [0] * len(GOOD_KEYS)
    goods[state.first_good(field)] = goods[state.second_good(field)] = times
    return goods


def replaced_in(paid: list[int], asked: list[int], goal: int) -> list[int]:
    """How many of each good asked for are replaced (M-19). For one good of two it is either of them: the first."""
    if goal == r.FOR_ONE:
        none_given = not any(amount for amount, times in zip(paid, asked, strict=True) if times)
        first = next(good for good, times in enumerate(asked) if times)
        return [int(none_given and good == first) for good in range(len(asked))]
    return [max(0, times - amount) for amount, times in zip(paid, asked, strict=True)]


# --- a move and its effect, before it is played ---


def about(state: Meduris, move: int) -> Thing:
    if r.WORKERS <= move < r.HUTS:
        return _about_worker(state, move)
    if r.HUTS <= move < r.TEMPLES:
        return _about_hut(state, move - r.HUTS)
    if r.TEMPLES <= move < r.OFFER_NOTHING:
        return _about_temple(state, move - r.TEMPLES)
    if r.OFFER_NOTHING <= move < r.WILL_BUILD:
        return _about_offer(state, move)
    if move >= r.PAYS:
        return _about_payment(state, move)
    if move < r.TAKES:
        plateau = move - r.PLACES
        return {"name": "place", "plateau": GOOD_KEYS[plateau], "height": state.at[r.HEIGHT + plateau] + 1}
    if move < r.TAKE_NOTHING:
        good = move - r.TAKES
        return {"name": "take", "good": GOOD_KEYS[good], "supply": state.at[r.SUPPLY + good]}
    if r.GIVES <= move < r.LAYS:
        return {"name": "give", "good": GOOD_KEYS[move - r.GIVES]}
    if r.LAYS <= move < r.WORKERS:
        return {"name": "lay", "good": GOOD_KEYS[move - r.LAYS]}
    if r.CHIP_ON <= move < r.TURN_UPS and state.turn >= 0:
        return {"name": "lay_chip", "field": int(move - r.CHIP_ON)}
    if move in (r.TAKE_NOTHING, r.WILL_BUILD, r.WILL_NOT_BUILD):
        return {"name": say(move).replace(" ", "_")}
    return {"name": "chance", "say": say(move)}


def _about_worker(state: Meduris, move: int) -> Thing:
    plateau, height, target = worker_of(move)
    seat = state.turn
    after = state.copy()
    before = [state.at[r.HAND + other * r.GOODS + target] for other in range(state.players)]
    after.apply(move)
    gains = [after.at[r.HAND + other * r.GOODS + target] - before[other] for other in range(state.players)]
    return {
        "name": "worker",
        "from": GOOD_KEYS[plateau],
        "height": height,
        "to": GOOD_KEYS[target],
        "good": GOOD_KEYS[target],
        "own": gains[seat],
        "others": sum(gains) - gains[seat],
        "gains": gains,
        "supply": state.at[r.SUPPLY + target],
    }


def _cost(state: Meduris, seat: int, field: int, goal: int) -> Thing:
    """What building or offering costs at least: required goods one lacks are replaced three to one."""
    asked = required(state, field, goal)
    missing = sum(max(0, times - held) for times, held in zip(asked, hand_of(state, seat), strict=True))
    return {
        "goods": [GOOD_KEYS[state.first_good(field)], GOOD_KEYS[state.second_good(field)]],
        "times": max(asked),
        "cost": sum(asked) + (r.REPLACEMENT - 1) * missing,
        "replaced": missing,
    }


def _about_hut(state: Meduris, field: int) -> Thing:
    seat = state.turn
    at = state.at
    chip = at[r.CHIP + field]
    district = r.DISTRICT[at[r.SIDE] + field]
    owner = at[r.RUNE + district] - 1
    cost = _cost(state, seat, field, r.FOR_HUT)
    if chip == r.FREE_HUT_CHIP:
        cost |= {"cost": 0, "replaced": 0}
    after = state.copy()
    assert isinstance(after, Meduris)
    after.at[r.BUILT + field] = r.HUT + seat
    after.join_settlement(field)
    after.at[r.RUNE + district] = seat + 1
    walk = _walk(after, seat)
    return {
        "name": "hut",
        "field": field,
        **cost,
        "free": chip == r.FREE_HUT_CHIP,
        "chip": CHIP_NAMES[chip],
        "rune": RUNE_KEYS[district],
        "rune_is": "new" if owner < 0 else "own" if owner == seat else "taken",
        "rune_from": owner if owner >= 0 else NOBODY,
        "size": at[r.SIZE + field],
        **walk,
        "points": walk["points"] + (content.CHIP_POINTS if chip == r.POINTS_CHIP else 0),
        "last": at[r.HUTS_LEFT + seat] + at[r.TEMPLES_LEFT + seat] == 1,
    }


def _about_temple(state: Meduris, field: int) -> Thing:
    seat = state.turn
    at = state.at
    after = state.copy()
    assert isinstance(after, Meduris)
    after.at[r.BUILT + field] = r.TEMPLE + seat
    return {
        "name": "temple",
        "field": field,
        **_cost(state, seat, field, r.FOR_TEMPLE),
        "worth": state.temple_points(field),
        **_walk(after, seat),
        "last": at[r.HUTS_LEFT + seat] + at[r.TEMPLES_LEFT + seat] == 1,
    }


def _walk(after: Meduris, seat: int) -> Thing:
    """Where the druid goes when this has been built, whom he asks, and the player's points at the river."""
    at = after.at
    stops: list[int] = []
    stone, river = 0, False
    if at[r.STONE] < STONES:
        stone = at[r.STONE] + 1
    else:
        on_path = at[r.DRUID] != NOBODY
        here = at[r.DRUID] if on_path else at[r.FIELDS] - 1
        field = after.next_hut(here)
        river = on_path and NOBODY < field <= here
        while field >= 0 and after.is_hut(field) and field not in stops:
            river = river or (field == 0 and len(stops) > 0)
            stops.append(field)
            field = after.after(field)
    return {
        "stone": stone,
        "stops": stops,
        "asked": [at[r.BUILT + field] - r.HUT for field in stops],
        "asked_size": at[r.SIZE + stops[0]] if stops else 0,
        "river": river,
        "points": after.runes_of(seat) * content.RIVER_POINTS if river else 0,
    }


def _about_payment(state: Meduris, move: int) -> Thing:
    field, goal = asked_about(state)
    paid = goods_in(move - r.PAYS)
    replaced = replaced_in(paid, required(state, field, goal), goal)
    points = {r.FOR_ONE: content.OFFER_ONE_POINTS, r.FOR_BOTH: state.at[r.SIZE + field]}.get(goal, 0)
    return {
        "name": "pay",
        "goal": GOALS[goal],
        "field": field,
        **dict(zip(GOOD_KEYS, paid, strict=True)),
        "cost": sum(paid),
        "replaced": sum(replaced),
        "instead_of": [key for key, count in zip(GOOD_KEYS, replaced, strict=True) for _ in range(count)],
        "points": points,
    }


def _about_offer(state: Meduris, move: int) -> Thing:
    field, _ = asked_about(state)
    seat = state.turn
    size = state.at[r.SIZE + field]
    thing: Thing = {"name": f"offer_{OFFERS[move - r.OFFER_NOTHING]}", "field": field, "size": size, "cost": 0}
    thing["goods"] = [GOOD_KEYS[state.first_good(field)], GOOD_KEYS[state.second_good(field)]]
    if move == r.OFFER_NOTHING:
        thing["points"] = -min(-content.OFFER_NONE_POINTS, state.at[r.POINTS + seat])
    elif move == r.OFFER_ONE:
        held = [state.at[r.HAND + seat * r.GOODS + GOOD_KEYS.index(key)] for key in thing["goods"]]
        thing |= {"points": content.OFFER_ONE_POINTS, "cost": 1 if any(held) else r.REPLACEMENT}
    elif move == r.OFFER_BOTH:
        thing |= {"points": size, "cost": _cost(state, seat, field, r.FOR_BOTH)["cost"]}
    else:
        thing["points"] = size
    return thing
