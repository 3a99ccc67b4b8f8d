"""Edora in notation: every move has one text, and every text that makes sense is a move. Also: what a move will do.

`go V10`, `die 4`, `turn 6` (with the herb), `field STE`, then what the action asks: `provisions`, `pick 3`, `tablet 5`,
`brew acclaim`, `gem die`, `menhir prestige`, `stele mistletoe`, `herb leap`, `decline` …; or `emergency`. The dealer's
`tile T3`, `rotation 1`, `dolmen red`, `roll 4`, `display menhirs` … Why a move is refused stands in why.py.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.errors import BadNotation
from nemeton.core.state import DEPTH, FRAME, STACK
from nemeton.core.thing import Thing
from nemeton.games.edora import content, rules_actions
from nemeton.games.edora import rules_row as r
from nemeton.games.edora.content import (
    ACTION_KEYS,
    BONUS_KEYS,
    CONNECTOR_KEYS,
    CORNER_KEYS,
    DOLMEN_KEYS,
    FIRE_KEYS,
    HERB_KEYS,
    MENHIR_KEYS,
    PLACE_KEYS,
    POTION_KEYS,
    START_PLACES,
    STELE_KEYS,
    TABLET_KEYS,
    TABLET_NEEDS,
    TILE_KEYS,
)
from nemeton.games.edora.rules import Edora

FACES: Final = ["", "1", "2", "3", "4", "5", "6"]
SPOTS: Final = [str(spot + 1) for spot in range(r.SPOTS)]
SIGNS: Final = ["1", "2", "3"]

ALONE: Final[dict[str, int]] = {
    "emergency": r.EMERGENCY,
    "decline": r.DECLINE,
    "stop": r.STOP,
    "none": r.REPEAT_NONE,
    "do": r.DO,
    "provisions": r.TAKE_PROVISIONS,
    "dice": r.TAKE_DICE,
}
FORMS: Final[list[tuple[int, str, list[str]]]] = [  # in rising order of the codes
    (r.TO_START, "start", [PLACE_KEYS[place] for place in START_PLACES]),
    (r.TO_GO, "go", PLACE_KEYS),
    (r.TO_DIE, "die", FACES),
    (r.TO_TURN, "turn", FACES),
    (r.TO_FIELD, "field", ACTION_KEYS),
    (r.TO_PICK, "pick", FACES),
    (r.TO_TABLET, "tablet", SPOTS),
    (r.TO_BREW, "brew", POTION_KEYS),
    (r.TO_SIGN, "sign", SIGNS),
    (r.TO_GEM, "gem", BONUS_KEYS),
    (r.TO_MENHIR, "menhir", MENHIR_KEYS),
    (r.TO_STELE, "stele", STELE_KEYS),
    (r.TO_REPEAT, "repeat", BONUS_KEYS),
    (r.TO_RAISE, "raise", PLACE_KEYS),
    (r.TO_FLIP, "flip", HERB_KEYS),
    (r.TO_PLUCK, "pluck", HERB_KEYS),
    (r.TO_OPEN, "herb", HERB_KEYS),
    (r.TO_KEEP, "keep", TABLET_KEYS),
    (r.IS_TILE, "tile", TILE_KEYS),
    (r.IS_ROTATION, "rotation", ["0", "1", "2", "3"]),
    (r.IS_CORNER, "corner", CORNER_KEYS),
    (r.IS_CONNECTOR, "connector", CONNECTOR_KEYS),
    (r.IS_FRONT, "front", ["0", "1"]),
    (r.IS_OPEN, "display", TABLET_KEYS),
    (r.IS_STONE, "stone", BONUS_KEYS),
    (r.IS_DOLMEN, "dolmen", DOLMEN_KEYS),
    (r.IS_ROLL, "roll", FACES),
    (r.IS_TABLET, "draw", TABLET_KEYS),
    (r.IS_SECRET, "secret", TABLET_KEYS),
    (r.IS_HERB, "grow", HERB_KEYS),
    (r.IS_STARTER, "starts", ["1", "2", "3", "4"]),
]
BY_VERB: Final = {verb: (base, names) for base, verb, names in FORMS}
SAYS: Final[dict[int, str]] = {
    **{move: verb for verb, move in ALONE.items()},
    **{base + i: f"{verb} {name}" for base, verb, names in FORMS for i, name in enumerate(names)},
    **{
        r.TO_LAY + one * r.HERBS + other: f"lay {HERB_KEYS[one]} {HERB_KEYS[other]}"
        for one in range(r.HERBS)
        for other in range(one + 1, r.HERBS)
    },
}


# --- notation ---


def say(move: int) -> str:
    return SAYS[move]


def parse(text: str) -> int:
    verb, *rest = text.split() or [""]
    if verb in ALONE and not rest:
        return ALONE[verb]
    if verb in BY_VERB and len(rest) == 1:
        base, names = BY_VERB[verb]
        if rest[0] in names:
            return base + names.index(rest[0])
        raise BadNotation(f"there is no {rest[0]!r} in {text!r}; there is {', '.join(filter(None, names))}")
    if verb == "lay" and len(rest) == 2 and len({*rest} & {*HERB_KEYS}) == 2:
        one, other = sorted(HERB_KEYS.index(key) for key in rest)
        return r.TO_LAY + one * r.HERBS + other
    raise BadNotation(
        f"{text!r} is no move of Edora; moves look like 'go V10', 'die 4', 'field STE', 'emergency', 'provisions', "
        "'pick 3', 'tablet 5', 'brew acclaim', 'gem die', 'menhir prestige', 'stele mistletoe', 'herb leap', 'decline'"
    )


# --- what a die on a place brings ---


def fires_completed(state: Edora, seat: int, place: int) -> list[str]:
    """The uncovered fireplaces that an own die on this place completes."""
    own = state.at[r.OWN + seat] | 1 << place
    fires = [r.FIRES_OF[place * 2], r.FIRES_OF[place * 2 + 1]]
    return [
        FIRE_KEYS[fire] for fire in fires if state.at[r.FIRE_OWNER + fire] == r.NONE and not r.FIRE_PLACES[fire] & ~own
    ]


def dolmens_joined(state: Edora, seat: int, place: int) -> list[str]:
    """The colours whose dolmens an own die on this place joins."""
    own = state.at[r.OWN + seat] | 1 << place
    joined = []
    for colour, key in enumerate(DOLMEN_KEYS):
        pair = state.at[r.DOLMEN_PAIR + colour]
        if state.at[r.DOLMEN_OWNER + colour] == r.NONE and not pair & ~own:
            one, other = (end for end in range(r.PLACES) if (pair >> end) & 1)
            if state.chain_length(one, other, own):
                joined.append(key)
    return joined


def contest_winner(state: Edora, seat: int, place: int, value: int) -> int | None:
    """Who would get the prestige of the contest; None if there is none."""
    at = state.at
    dice = {other: at[r.DIE + place * r.MOST_PLAYERS + other] & 7 for other in range(state.players)}
    dice[seat] = value
    if sum(die > 0 for die in dice.values()) < 2:
        return None
    return max(dice, key=lambda other: (dice[other], at[r.RANK + other]))


def payable(state: Edora, seat: int, cost: int) -> list[int]:
    """The values of own dice that can still be placed after a walk of that cost, turned ones included."""
    left = state.at[r.PROVISIONS + seat] - cost
    shift = 2 if state.has(seat, r.DIE_SHIFT) else 0
    held = [value for value in range(1, 7) if state.at[r.PERSONAL + seat * r.FACES + value]]
    shown = {value for die in held for value in range(max(1, die - shift), min(6, die + shift) + 1)}
    return sorted(value for value in shown if value <= left)


def _dice(state: Edora, supply: int, seat: int) -> int:
    return sum(state.at[supply + seat * r.FACES + value] for value in range(1, 7))


def frame(state: Edora) -> tuple[int, int]:
    """The two numbers of the frame that is being decided."""
    top = STACK + FRAME * (state.at[DEPTH] - 1)
    return state.at[top + 2], state.at[top + 3]


# --- a move and its effect, before it is played ---


def about(state: Edora, move: int) -> Thing:
    seat = state.turn
    if seat < 0:
        return {"name": "chance", "say": say(move)}
    kind = state.pending
    a, b = frame(state)
    if kind == r.ASK_TURN:
        return _about_turn(state, seat, move)
    if kind in (r.ASK_DIE, r.ASK_VALUE, r.ASK_FIELD):
        return _about_placing(state, seat, move, a, b)
    if move in (r.DECLINE, r.STOP, r.REPEAT_NONE):
        return {"name": {r.DECLINE: "decline", r.STOP: "stop"}.get(move, "none")}
    if kind in (r.ASK_DO, r.ASK_PROVISIONS):
        return _about_simple_action(state, seat, move, a)
    if kind == r.ASK_TABLET:
        return _about_tablet(state, seat, move - r.TO_TABLET)
    if kind in (r.ASK_GEM, r.ASK_MENHIR, r.ASK_STELE):
        return _about_stone(state, seat, move, a)
    return _about_small(state, seat, move, a)


def _about_turn(state: Edora, seat: int, move: int) -> Thing:
    at = state.at
    if move == r.EMERGENCY:
        provisions = r.EMERGENCY_PROVISIONS
        left = at[r.PROVISIONS + seat] + provisions
        dice = min(_dice(state, r.GENERAL, seat), r.EMERGENCY_DICE)
        prestige = (r.EMERGENCY_DICE - dice) * r.NO_DIE_PRESTIGE
        return {"name": "emergency", "provisions": provisions, "dice": dice, "prestige": prestige, "left": left}
    place = move - r.TO_GO
    cost = state.move_cost(seat, place)
    values = payable(state, seat, cost)
    return {
        "name": "go",
        "place": PLACE_KEYS[place],
        "cost": cost,
        "left": at[r.PROVISIONS + seat] - cost,
        "values": values,
        "prices": [cost + value for value in values],
        "contests": [contest_winner(state, seat, place, value) for value in values],
        "actions": _free_actions(state, place),
        **_completes(state, seat, place),
        "first": not at[r.STARTED + seat],
    }


def _completes(state: Edora, seat: int, place: int) -> Thing:
    fires, dolmens = fires_completed(state, seat, place), dolmens_joined(state, seat, place)
    return {"fires": fires, "fire_count": len(fires), "dolmens": dolmens, "dolmen_count": len(dolmens)}


def _free_actions(state: Edora, place: int) -> list[str]:
    free = state.at[r.FREE + place]
    codes = {state.at[r.FIELD + place * r.FIELDS + field] for field in range(state.players) if (free >> field) & 1}
    return [ACTION_KEYS[code] for code in sorted(codes)]


def _about_placing(state: Edora, seat: int, move: int, a: int, b: int) -> Thing:
    """The price, what is left, and whether the next turn is in danger before the action brings anything."""
    at = state.at
    place = at[r.PAWN + seat]
    value = move - r.TO_DIE if state.pending == r.ASK_DIE else move - r.TO_TURN if state.pending == r.ASK_VALUE else a
    shifts = state.pending == r.ASK_DIE and state.has(seat, r.DIE_SHIFT)
    left = at[r.PROVISIONS + seat] - value
    winner = None if shifts else contest_winner(state, seat, place, value)
    thing: Thing = {"name": "die", "value": value, "left": left, "turns": shifts, "contest": winner}
    if state.pending == r.ASK_VALUE:
        thing |= {"name": "turn", "die": a}
    elif state.pending == r.ASK_FIELD:
        dice = _dice(state, r.PERSONAL, seat) - 1
        thing |= {
            "name": "field",
            "action": ACTION_KEYS[move - r.TO_FIELD],
            "place": PLACE_KEYS[place],
            **_completes(state, seat, place),
            "turned": b != a,
            "dice": dice,
            "warning": "no_die" if dice == 0 else "few_provisions" if left < FEW_PROVISIONS else "none",
        }
    return thing


FEW_PROVISIONS: Final = 3  # a step and a low die


def _about_simple_action(state: Edora, seat: int, move: int, code: int) -> Thing:
    if move == r.TAKE_PROVISIONS:
        herb = state.has(seat, r.PROVISIONS_HERB)
        extra = rules_actions.HERB_PROVISIONS if herb else 0
        return {"name": "provisions", "amount": r.ACTION[code * 3 + 1] + extra, "herb": herb}
    if move == r.TAKE_DICE:
        wanted, there = r.ACTION[code * 3 + 2], _dice(state, r.GENERAL, seat)
        missing = max(0, wanted - there)
        return {"name": "dice", "dice": wanted - missing, "prestige": missing * r.NO_DIE_PRESTIGE}
    knowledge = r.ACTION[code * 3] == r.KNOWLEDGE_ACTION
    herb = state.has(seat, r.KNOWLEDGE_HERB if knowledge else r.SICKLE_HERB)
    extra = rules_actions.HERB_KNOWLEDGE if knowledge else rules_actions.HERB_SICKLE
    steps = r.ACTION[code * 3 + 1] + (extra if herb else 0)
    here = state.position(seat) if knowledge else state.at[r.SICKLE + seat]
    there = min(here + steps, r.LAST_FIELD if knowledge else r.SICKLE_END)
    prestige = (here + steps - there) * r.OVERFLOW_PRESTIGE
    if knowledge:
        return {"name": "knowledge", "steps": steps, "field": there + 1, "prestige": prestige}
    pairs = sum(here < position <= there for position in content.PAIR_POSITIONS)
    return {"name": "sickle", "steps": steps, "to": there, "pairs": pairs, "prestige": prestige}


def _about_tablet(state: Edora, seat: int, spot: int) -> Thing:
    tablet = state.at[r.DISPLAY + spot]
    stones = [state.at[r.STONE + spot // 2], state.at[r.STONE + (spot // 2 + 1) % r.STONES]]
    repeated = 2 if state.has(seat, r.TABLET_HERB) else 1
    return {
        "name": "tablet",
        "tablet": TABLET_KEYS[tablet],
        "bonuses": [BONUS_KEYS[stone] for stone in stones * repeated],
        "progress": state.progress(seat, tablet) + (TABLET_KEYS[tablet] == "tablets"),
        "needs": TABLET_NEEDS[tablet],
    }


def _about_stone(state: Edora, seat: int, move: int, a: int) -> Thing:
    if state.pending == r.ASK_GEM:
        times = (a & 15) + (rules_actions.HERB_AMULET if state.has(seat, r.AMULET_HERB) else 0)
        return {"name": "gem", "bonus": BONUS_KEYS[move - r.TO_GEM], "times": times, "sign": (a >> 4) + 1}
    if state.pending == r.ASK_MENHIR:
        menhir = move - r.TO_MENHIR
        removed = [i for i in range(r.BONUSES) if (state.at[r.MENHIRS + seat] | 1 << menhir) >> i & 1]
        row = [MENHIR_KEYS[i] for i in [menhir, *removed]]
        return {
            "name": "menhir",
            "bonus": MENHIR_KEYS[menhir],
            "bonuses": row,
            "repeat": state.has(seat, r.MENHIR_HERB),
        }
    stele = move - r.TO_STELE
    value = a + (rules_actions.HERB_STELE if state.has(seat, r.STELE_HERB) else 0)
    units = max(0, value - content.STELE_MINUS[stele]) * content.STELE_TIMES[stele]
    return {"name": "stele", "bonus": STELE_KEYS[stele], "units": units}


def _about_small(state: Edora, seat: int, move: int, a: int) -> Thing:
    kind = state.pending
    if kind == r.ASK_BREW:
        cost = state.potion_cost(move - r.TO_BREW)
        left = state.at[r.MISTLETOE + seat] - cost
        return {"name": "brew", "potion": POTION_KEYS[move - r.TO_BREW], "cost": cost, "left": left}
    if kind == r.ASK_PICK:
        return {"name": "pick", "value": move - r.TO_PICK, "amount": a}
    if kind == r.ASK_SIGN:
        return {"name": "sign", "sign": move - r.TO_SIGN + 1}
    if kind == r.ASK_REPEAT:
        return {"name": "repeat", "bonus": BONUS_KEYS[move - r.TO_REPEAT]}
    if kind == r.ASK_RAISE:
        place = move - r.TO_RAISE
        return {
            "name": "raise",
            "place": PLACE_KEYS[place],
            "value": state.at[r.DIE + place * r.MOST_PLAYERS + seat] & 7,
            "contest": contest_winner(state, seat, place, content.TURNED_TO),
        }
    if kind == r.ASK_FLIP:
        return {"name": "flip", "herb": HERB_KEYS[move - r.TO_FLIP]}
    if kind == r.ASK_PLUCK:
        return {"name": "pluck", "herb": HERB_KEYS[move - r.TO_PLUCK]}
    if kind == r.ASK_HERB:
        chosen = move - r.TO_OPEN
        pair = [herb for herb in range(r.HERBS) if state.at[r.HERB + seat * r.HERBS + herb] == a]
        other = next((HERB_KEYS[herb] for herb in pair if herb != chosen), None)
        return {"name": "herb", "herb": HERB_KEYS[chosen], "other": other}
    if kind == r.ASK_START:
        return {"name": "start", "place": PLACE_KEYS[START_PLACES[move - r.TO_START]]}
    if kind == r.ASK_KEEP:
        return {"name": "keep", "tablet": TABLET_KEYS[move - r.TO_KEEP]}
    one, other_herb = divmod(int(move - r.TO_LAY), int(r.HERBS))
    return {
        "name": "lay",
        "herbs": [HERB_KEYS[one], HERB_KEYS[other_herb]],
        "position": next_pair_position(state, seat),
    }


def next_pair_position(state: Edora, seat: int) -> int:
    """Where on the sickle track the pair lies that is laid next (variant 3)."""
    left = sum(state.at[r.HERB + seat * r.HERBS + herb] == r.IN_HAND for herb in range(r.HERBS))
    return content.PAIR_POSITIONS[(r.HERBS - left) // 2]
