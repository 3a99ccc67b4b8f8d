"""Quick sensible moves of Edora: what a gain, a field or a whole turn is worth at a glance.

They are the moves of the games a search plays on, and they end a turn that is under way before it is judged.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Floats, Int, zeros
from nemeton.core.net import row
from nemeton.core.rng import Rng
from nemeton.core.state import PLAYERS
from nemeton.games.edora import ask, content
from nemeton.games.edora import move as m
from nemeton.games.edora import row as r
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.rules_actions import free_slot, potion_cost, stele_units, steps_of, stone_left, stone_right
from nemeton.games.edora.rules_gains import prestige_for
from nemeton.games.edora.rules_turn import move_cost
from nemeton.games.edora.value_worth import HERB_WORTH, TURN_COST, tablet_worth, turns_left

NEVER: Final = -1000.0
USUAL_DIE: Final[Int] = 3
ROLLOUT_NOISE: Final = 1.2
# in the order of potions: worth in the middle of the game, before paying
POTION_WORTH: Final[Floats] = row(
    [7.0, 5.0, 3.5, 6.5, 7.5, 6.0, 10.0, 8.5, 9.0, 11.0, 14.5, 13.0, 20.0, 15.0, 16.0, 9.0, 17.0, 25.0]
)
FIELD_WORTH: Final[Floats] = zeros(r.CODES)  # of the position looked at last


def quick(state: Edora, seat: Int, rng: Rng | None) -> Int:
    """The best of `choices` at a glance; with a generator, now and then another one."""
    kind = state.asked()
    left = turns_left(state, seat)
    if kind == ask.TURN:
        look_at_fields(state, seat, left)
    best = NEVER
    chosen = state.choices[0]
    for i in range(state.count):
        move = state.choices[i]
        worth = glance_turn(state, seat, move) if kind == ask.TURN else _glance(state, seat, kind, move, left)
        if rng is not None:
            worth += ROLLOUT_NOISE * rng.fraction()
        if worth > best:
            best = worth
            chosen = move
    return chosen


def _glance(state: Edora, seat: Int, kind: Int, move: Int, left: float) -> float:
    if kind in (ask.DIE, ask.VALUE):
        value = move - m.DIE if kind == ask.DIE else move - m.TURN
        return _glance_die(state, seat, value)
    a = state.asked_a()
    if kind == ask.FIELD:
        return _field(state, seat, move - m.FIELD, a, left)
    if move in (m.DECLINE, m.STOP, m.REPEAT_NONE):
        return 0.0
    if kind == ask.PROVISIONS:
        if move == m.TAKE_PROVISIONS:
            return 0.1 + _gain(state, seat, r.PROVISIONS_BONUS, content.ACTION[a * 3 + 1], left)
        return _gain(state, seat, r.DIE_BONUS, content.ACTION[a * 3 + 2], left)
    if kind == ask.PICK:
        value = move - m.PICK
        return 0.3 * float(value) if state.provisions(seat) > 9 else -0.5 * float(value)
    if kind == ask.TABLET:
        return _glance_tablet(state, seat, move - m.TABLET, left)
    if kind == ask.BREW:
        cost = float(potion_cost(state, move - m.BREW)) * (2.0 if left > 1.0 else 1.0)
        return POTION_WORTH[move - m.BREW] - cost
    if kind == ask.GEM:
        return 1.0 + _bonus(state, seat, move - m.GEM, left)
    if kind == ask.MENHIR:
        return 1.0 + _bonus(state, seat, content.MENHIR_BONUS[move - m.MENHIR], left)
    if kind == ask.STELE:
        return 1.0 + _stele(state, seat, move - m.STELE, a, left)
    if kind == ask.REPEAT:
        return _bonus(state, seat, move - m.REPEAT, left)
    return _glance_herbs(state, seat, kind, move)


def _glance_herbs(state: Edora, seat: Int, kind: Int, move: Int) -> float:
    if kind == ask.HERB:
        return HERB_WORTH[move - m.HERB]
    if kind == ask.PLUCK:
        return HERB_WORTH[move - m.PLUCK]
    if kind == ask.FLIP:
        return HERB_WORTH[move - m.FLIP]
    if kind == ask.RAISE:
        return 2.0 if state.highest(move - m.RAISE) != seat else -0.5
    if kind == ask.DO:
        return 1.0
    if kind == ask.SIGN:
        return 1.0 if state.gem(seat, (move - m.SIGN) * 2) == r.NONE else 0.5
    if kind == ask.LAY:  # good herbs in different pairs
        one = HERB_WORTH[(move - m.LAY) // r.HERBS] - HERB_WORTH[(move - m.LAY) % r.HERBS]
        return one if one > 0.0 else -one
    return 0.0


def _glance_tablet(state: Edora, seat: Int, spot: Int, left: float) -> float:
    worth = _bonus(state, seat, stone_left(state, spot), left)
    worth += _bonus(state, seat, stone_right(state, spot), left)
    return worth + tablet_worth(state, seat, state.display(spot), left)


def _glance_die(state: Edora, seat: Int, value: Int) -> float:
    """Low dice are cheap, high dice win places."""
    place = state.pawn(seat)
    winner = state.highest(place)
    multiplier = float(state.position(seat)) / 3.0 + 0.5
    stones = 1.0 + float(state.stones_at(place))
    worth = -0.6 * float(value)
    if winner == r.NONE:
        return worth + multiplier * stones * float(value) / 8.0
    best = state.die(place, winner)
    if state.beats(seat, value, winner, best):
        worth += 2.0 + 0.7 * multiplier * stones
    return worth


def look_at_fields(state: Edora, seat: Int, left: float) -> None:
    """What each kind of field is worth to the player now, for `glance_turn`."""
    for code in range(r.CODES):
        FIELD_WORTH[code] = _field(state, seat, code, USUAL_DIE, left)


def glance_turn(state: Edora, seat: Int, move: Int) -> float:
    """The best free field, less the walk, and the fires."""
    at = state.at
    if move == m.EMERGENCY:
        return -2.0 if state.provisions(seat) > 2 else 4.0
    place = move - m.GO
    worth = -0.8 * float(move_cost(state, seat, place))
    best = 0.0
    free = at[r.FREE + place]
    for field in range(at[PLAYERS]):
        if (free >> field) & 1:
            action = FIELD_WORTH[at[r.FIELD + place * r.FIELDS + field]]
            if action > best:
                best = action
    own = state.own(seat) | (1 << place)
    for i in range(r.FIRES_EACH):
        fire = content.FIRES_OF[place * r.FIRES_EACH + i]
        if at[r.FIRE_OWNER + fire] == r.NONE:
            missing = r.size_of(content.FIRE_PLACES[fire] & ~own)
            if missing == 0:
                worth += 2.8 * float(r.size_of(content.FIRE_PLACES[fire]))
            elif missing == 1:
                worth += 1.5
    return worth + best


# --- what a gain is worth, at a glance ---


def _gain(state: Edora, seat: Int, bonus: Int, units: Int, left: float) -> float:
    """So many points, steps, provisions, dice or mistletoe."""
    if bonus == r.PRESTIGE_BONUS:
        return float(prestige_for(state, seat, units))
    if bonus == r.KNOWLEDGE_BONUS:
        inside = r.smaller(units, content.LAST_FIELD - state.position(seat))
        won = 0.65 * float(state.placed(seat)) + 0.55 * left
        return float(inside) * won / 3.0 + float(content.OVERFLOW_PRESTIGE * (units - inside))
    if bonus == r.PROVISIONS_BONUS:
        held = float(state.provisions(seat))
        need = TURN_COST * left - held
        used = float(units) if float(units) < need else need
        worth = float(units) / float(content.PROVISIONS_PER_POINT)
        return worth + used * (0.8 if held < 8.0 else 0.5) if used > 0.0 else worth
    if bonus == r.DIE_BONUS:
        taken = r.smaller(units, state.general_dice(seat))
        held = float(state.personal_dice(seat))
        useful = float(taken) if held + float(taken) < left else left - held
        worth = float(content.NO_DIE_PRESTIGE * (units - taken)) + (1.7 * useful if useful > 0.0 else 0.0)
        return worth + (6.0 if held == 0.0 and useful > 0.0 else 0.0)
    if bonus == r.MISTLETOE_BONUS:
        return float(units) * (2.2 if left > 1.0 else 1.0)
    here = state.sickle(seat)
    inside = r.smaller(units, content.SICKLE_END - here)
    worth = float(content.SICKLE_SCORE[here + inside] - content.SICKLE_SCORE[here]) + 0.5 * float(inside)
    for pair in range(r.PAIRS):
        if here < content.PAIR_POSITION[pair] <= here + inside:
            worth += 0.5 + 0.55 * left
    return worth + float(content.OVERFLOW_PRESTIGE * (units - inside))


def _bonus(state: Edora, seat: Int, bonus: Int, left: float) -> float:
    return _gain(state, seat, bonus, content.BONUS_AMOUNT[bonus], left)


def _stele(state: Edora, seat: Int, stele: Int, value: Int, left: float) -> float:
    units = stele_units(state, seat, stele, value)
    return _gain(state, seat, content.STELE_BONUS[stele], units, left) if units > 0 else 0.0


def _best_stele(state: Edora, seat: Int, value: Int, left: float) -> float:
    best = 0.0
    for stele in range(r.BONUSES):
        if (state.steles(seat) >> stele) & 1 == 0:
            worth = _stele(state, seat, stele, value, left)
            if worth > best:
                best = worth
    return best


def _field(state: Edora, seat: Int, code: Int, value: Int, left: float) -> float:
    """What the action of a field is about worth."""
    kind = content.ACTION[code * 3]
    amount = content.ACTION[code * 3 + 1]
    if kind == r.PROVISIONS_ACTION:
        food = _gain(state, seat, r.PROVISIONS_BONUS, amount, left)
        dice = _gain(state, seat, r.DIE_BONUS, content.ACTION[code * 3 + 2], left)
        return food if food > dice else dice
    if kind == r.KNOWLEDGE_ACTION:
        return _gain(state, seat, r.KNOWLEDGE_BONUS, steps_of(state, seat, kind, amount), left)
    if kind == r.SICKLE_ACTION:
        return _gain(state, seat, r.SICKLE_BONUS, steps_of(state, seat, kind, amount), left)
    if kind == r.TABLET_ACTION:
        return 9.5 if left > 2.0 else 6.0
    if kind == r.MISTLETOE_ACTION:
        mistletoe = float(state.mistletoe(seat) + amount)
        return 2.0 * float(amount) + (0.7 * mistletoe if mistletoe >= 2.0 else 0.0)
    if kind == r.AMULET_ACTION:
        if free_slot(state, seat, amount) == r.NONE:
            return 0.0
        return 5.0 + 2.7 * float(content.ACTION[code * 3 + 2])
    if kind == r.MENHIR_ACTION:
        placed = r.size_of(state.menhirs(seat))
        return 3.5 + 2.6 * float(placed + 1) if placed < r.BONUSES else 0.0
    return 1.0 + _best_stele(state, seat, value, left)
