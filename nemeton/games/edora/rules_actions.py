"""The eight actions of the fields and the 18 potions (E-43 to E-58, E-101 to E-118).

A potion that carries out an action counts as that action (A-5); the field's own decision may be declined (E-36, EC-1),
the one a potion leads to may not (EC-3).
"""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.core.state import NOBODY
from nemeton.games.edora import ask, content, event
from nemeton.games.edora import move as m
from nemeton.games.edora import row as r
from nemeton.games.edora.rules_board import Board
from nemeton.games.edora.rules_gains import contest, gain, open_herb


def carry_out(state: Board, seat: Int, code: Int, value: Int) -> None:
    """E-35: the action of the field, asked for where there is something to decide."""
    kind = content.ACTION[code * 3]
    if kind == r.PROVISIONS_ACTION:
        state.push(ask.PROVISIONS, seat, code)
    elif kind in (r.KNOWLEDGE_ACTION, r.SICKLE_ACTION):
        state.push(ask.DO, seat, code)
    elif kind == r.TABLET_ACTION:
        _offer(state, ask.TABLET, seat, 1, 0, some_tablet(state))
    elif kind == r.MISTLETOE_ACTION:
        take_mistletoe(state, seat, content.ACTION[code * 3 + 1])
        state.push(ask.BREW, seat, content.ACTION[code * 3 + 2])
    elif kind == r.AMULET_ACTION:
        level = content.ACTION[code * 3 + 1]
        possible = free_slot(state, seat, level) != r.NONE and some_gem(state, seat)
        _offer(state, ask.GEM, seat, level * 16 + content.ACTION[code * 3 + 2], 1, possible)
    elif kind == r.MENHIR_ACTION:
        _offer(state, ask.MENHIR, seat, 1, 0, state.menhirs(seat) != r.ALL_STONES)
    else:
        _offer(state, ask.STELE, seat, value, 1, state.steles(seat) != r.ALL_STONES)


def _offer(state: Board, asked: Int, seat: Int, a: Int, b: Int, possible: bool) -> None:
    """E-36: a die may lie on a field whose action cannot be carried out."""
    if possible:
        state.push(asked, seat, a, b)
    else:
        state.tell(event.NO_EFFECT, seat)


# --- provisions or dice, knowledge, sickle ---


def find_provisions(state: Board) -> None:
    state.add(m.DECLINE)
    state.add(m.TAKE_PROVISIONS)
    state.add(m.TAKE_DICE)


def provisions_or_dice(state: Board, seat: Int, code: Int, move: Int) -> None:
    """E-43."""
    if move == m.TAKE_DICE:
        gain(state, seat, r.DIE_BONUS, content.ACTION[code * 3 + 2], r.BY_FIELD)
        return
    gain(state, seat, r.PROVISIONS_BONUS, content.ACTION[code * 3 + 1], r.BY_FIELD)
    if state.has(seat, r.PROVISIONS_HERB):  # E-66
        gain(state, seat, r.PROVISIONS_BONUS, content.HERB_PROVISIONS, r.BY_HERB)
        gain(state, seat, r.PRESTIGE_BONUS, content.HERB_PROVISIONS_PRESTIGE, r.BY_HERB)


def find_do(state: Board) -> None:
    state.add(m.DECLINE)
    state.add(m.DO)


def advance_on_field(state: Board, seat: Int, code: Int) -> None:
    advance(state, seat, content.ACTION[code * 3], content.ACTION[code * 3 + 1], r.BY_FIELD)


def advance(state: Board, seat: Int, kind: Int, steps: Int, by: Int) -> None:
    """The action of one of the two tracks (E-45, E-47)."""
    track = r.KNOWLEDGE_BONUS if kind == r.KNOWLEDGE_ACTION else r.SICKLE_BONUS
    gain(state, seat, track, steps_of(state, seat, kind, steps), by)


def steps_of(state: Board, seat: Int, kind: Int, steps: Int) -> Int:
    if kind == r.KNOWLEDGE_ACTION:
        return steps + content.HERB_KNOWLEDGE if state.has(seat, r.KNOWLEDGE_HERB) else steps  # E-69
    return steps + content.HERB_SICKLE if state.has(seat, r.SICKLE_HERB) else steps  # E-67


# --- stone tablets ---


def some_tablet(state: Board) -> bool:
    for spot in range(r.SPOTS):
        if state.display(spot) != r.NONE:
            return True
    return False


def find_tablets(state: Board, may_decline: Int) -> None:
    if may_decline != 0:
        state.add(m.DECLINE)
    for spot in range(r.SPOTS):
        if state.display(spot) != r.NONE:
            state.add(m.TABLET + spot)


def stone_left(state: Board, spot: Int) -> Int:
    """The bonus of the oracle stone on the left of a tablet: two lie between two stones."""
    return state.stone(spot // 2)


def stone_right(state: Board, spot: Int) -> Int:
    return state.stone((spot // 2 + 1) % r.STONES)


def take_tablet(state: Board, seat: Int, spot: Int) -> None:
    """E-49, A-25: the bonus of the stone on the left, then of the one on the right; then refill."""
    tablet = state.display(spot)
    state.take_open_tablet(seat, spot)
    state.tell(event.TABLET, seat, tablet, spot)
    state.push(ask.THEN_REFILL, seat, spot)
    if state.has(seat, r.TABLET_HERB):  # E-77
        state.push(ask.THEN_BONUS, seat, stone_right(state, spot), r.BY_HERB)
        state.push(ask.THEN_BONUS, seat, stone_left(state, spot), r.BY_HERB)
    state.push(ask.THEN_BONUS, seat, stone_right(state, spot), r.BY_ORACLE)
    state.push(ask.THEN_BONUS, seat, stone_left(state, spot), r.BY_ORACLE)


def refill(state: Board, spot: Int) -> None:
    if state.all_in_pile() > 0:
        state.push(ask.DEAL_DISPLAY, NOBODY, spot)
    else:
        state.tell(event.NO_REFILL, spot)


# --- mistletoe and potions ---


def take_mistletoe(state: Board, seat: Int, amount: Int) -> None:
    gain(state, seat, r.MISTLETOE_BONUS, amount, r.BY_FIELD)  # E-50
    if state.has(seat, r.MISTLETOE_HERB):  # E-68
        gain(state, seat, r.MISTLETOE_BONUS, content.HERB_MISTLETOE, r.BY_HERB)
        gain(state, seat, r.PRESTIGE_BONUS, content.HERB_MISTLETOE_PRESTIGE, r.BY_HERB)


def potion_cost(state: Board, potion: Int) -> Int:
    return state.at[r.ACCLAIM_COST] if potion == content.ACCLAIM else content.POTION_COST[potion]


def find_brews(state: Board, seat: Int) -> None:
    """E-50, A-15; STOP is the decline (EC-2)."""
    mistletoe = state.mistletoe(seat)
    left = state.potions_left()
    state.add(m.STOP)
    for potion in range(r.POTIONS):
        if (left >> potion) & 1 and potion_cost(state, potion) <= mistletoe:
            state.add(m.BREW + potion)
    if state.count == 1:
        state.count = 0


def brew(state: Board, seat: Int, potion: Int, times: Int) -> None:
    """E-51, A-4: paid, used at once and completely, kept; only then the next one is decided."""
    cost = potion_cost(state, potion)
    state.take_potion(seat, potion, cost)
    state.tell(event.BREW, seat, potion, cost)
    if times > 1:
        state.push(ask.BREW, seat, times - 1)
    effect = (potion + 1) * content.MOST_EFFECTS
    while effect > potion * content.MOST_EFFECTS:
        effect -= 1
        if content.EFFECT[effect * 3] != r.NONE:
            state.push(ask.THEN_EFFECT, seat, effect)


def use_potion(state: Board, seat: Int, effect: Int) -> None:
    """E-101 to E-118."""
    kind = content.EFFECT[effect * 3]
    amount = content.EFFECT[effect * 3 + 1]
    if kind == r.GIVES:  # E-105, E-107, E-111, E-118
        gain(state, seat, content.EFFECT[effect * 3 + 2], amount, r.BY_POTION)
    elif kind in (r.SICKLE_ACTION, r.KNOWLEDGE_ACTION):  # E-106, E-110
        advance(state, seat, kind, amount, r.BY_POTION)
    elif kind == r.STELE_ACTION:  # E-108, E-114
        state.push(ask.STELE, seat, amount)
    elif kind == r.AMULET_ACTION:  # E-113, EC-8
        if some_gem(state, seat):
            state.push(ask.SIGN, seat, amount)
    elif kind == r.TURNS_DICE:  # E-103, E-116
        state.push(ask.RAISE, seat, amount)
    elif kind == r.FLIPS_HERB:  # E-102
        state.push(ask.FLIP, seat)
    elif kind == r.TAKES_HERBS:  # E-104, E-112
        state.push(ask.PLUCK, seat, amount)
    else:  # E-101, E-109, E-115, E-117
        for _i in range(content.EFFECT[effect * 3 + 2]):
            state.push(ask.MENHIR if kind == r.MENHIR_ACTION else ask.TABLET, seat)


def find_raises(state: Board, seat: Int) -> None:
    """A-6: own dice below 6; stopping is always possible (EC-4)."""
    state.add(m.STOP)
    for place in range(r.PLACES):
        if 0 < state.die(place, seat) < content.TURNED_TO:
            state.add(m.RAISE + place)
    if state.count == 1:
        state.count = 0


def raise_die(state: Board, seat: Int, place: Int, times: Int) -> None:
    """E-103, E-116, A-26: a contest at each turned die's place."""
    state.turn_die(seat, place, content.TURNED_TO)
    state.tell(event.RAISE, seat, place, content.TURNED_TO)
    if times > 1:
        state.push(ask.RAISE, seat, times - 1)
    contest(state, place)


def find_flips(state: Board, seat: Int) -> None:
    for herb in range(r.HERBS):
        if state.herb(seat, herb) == r.INACTIVE:
            state.add(m.FLIP + herb)


def find_plucks(state: Board, seat: Int) -> None:
    for herb in range(r.HERBS):
        if state.herb(seat, herb) < r.ACTIVE:
            state.add(m.PLUCK + herb)


def pluck(state: Board, seat: Int, herb: Int, times: Int) -> None:
    open_herb(state, seat, herb)  # active at once
    if times > 1:
        state.push(ask.PLUCK, seat, times - 1)


# --- amulet ---


def free_slot(state: Board, seat: Int, level: Int) -> Int:
    """E-52: the left slot of the level, then the right one; NONE if both are filled."""
    if state.gem(seat, level * 2) == r.NONE:
        return level * 2
    return level * 2 + 1 if state.gem(seat, level * 2 + 1) == r.NONE else r.NONE


def gem_possible(state: Board, seat: Int, bonus: Int) -> bool:
    """E-53: at most one of each kind."""
    if state.gems_left(bonus) == 0:
        return False
    for slot in range(r.GEM_SLOTS):
        if state.gem(seat, slot) == bonus:
            return False
    return True


def some_gem(state: Board, seat: Int) -> bool:
    for bonus in range(r.BONUSES):
        if gem_possible(state, seat, bonus):
            return True
    return False


def find_signs(state: Board, seat: Int) -> None:
    for level in range(r.LEVELS):
        if free_slot(state, seat, level) != r.NONE:
            state.add(m.SIGN + level)


def find_gems(state: Board, seat: Int, may_decline: Int) -> None:
    if may_decline != 0:
        state.add(m.DECLINE)
    for bonus in range(r.BONUSES):
        if gem_possible(state, seat, bonus):
            state.add(m.GEM + bonus)


def set_gem(state: Board, seat: Int, level: Int, multiplier: Int, bonus: Int) -> None:
    """E-52, E-54: the bonus as often as the multiplier says."""
    state.put_gem(seat, free_slot(state, seat, level), bonus)
    if state.has(seat, r.AMULET_HERB):  # E-70
        multiplier += content.HERB_AMULET
    state.tell(event.GEM, seat, bonus, level, multiplier)
    for _i in range(multiplier):
        state.push(ask.THEN_BONUS, seat, bonus, r.BY_GEM)


# --- menhirs and steles ---


def find_stones(state: Board, removed: Int, base: Int, may_decline: Int) -> None:
    if removed == r.ALL_STONES:
        return
    if may_decline != 0:
        state.add(m.DECLINE)
    for stone in range(r.BONUSES):
        if (removed >> stone) & 1 == 0:
            state.add(base + stone)


def set_menhir(state: Board, seat: Int, menhir: Int) -> None:
    """E-55, E-56: its own bonus, then those of all removed menhirs from left to right."""
    state.put_menhir(seat, menhir)
    state.tell(event.MENHIR, seat, menhir, state.pawn(seat))
    removed = state.menhirs(seat)
    received: Int = 0
    for i in range(r.BONUSES):
        if (removed >> i) & 1:
            received |= 1 << content.MENHIR_BONUS[i]
    if state.has(seat, r.MENHIR_HERB):  # E-72, A-22, A-23
        state.push(ask.REPEAT, seat, received, r.BY_HERB)
    for i in range(r.BONUSES - 1, -1, -1):
        if (removed >> i) & 1:
            state.push(ask.THEN_BONUS, seat, content.MENHIR_BONUS[i], r.BY_MENHIR)
    state.push(ask.THEN_BONUS, seat, content.MENHIR_BONUS[menhir], r.BY_MENHIR)


def set_stele(state: Board, seat: Int, stele: Int, value: Int) -> None:
    """E-57."""
    state.put_stele(seat, stele)
    units = stele_units(state, seat, stele, value)
    state.tell(event.STELE, seat, stele, state.pawn(seat), units)
    gain(state, seat, content.STELE_BONUS[stele], units, r.BY_STELE)


def stele_units(state: Board, seat: Int, stele: Int, value: Int) -> Int:
    """E-58: the value less one, or times one, two, three."""
    if state.has(seat, r.STELE_HERB):  # E-74, A-5
        value += content.HERB_STELE
    return (value - content.STELE_MINUS[stele]) * content.STELE_TIMES[stele]
