"""A turn in its seven steps (E-24 to E-42, E-60 to E-64), the emergency turn and the end of the round."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int, Ints, ints
from nemeton.core.state import NOBODY, PLAYERS
from nemeton.games.edora import ask, content, event
from nemeton.games.edora import move as m
from nemeton.games.edora import row as r
from nemeton.games.edora.rules_actions import carry_out
from nemeton.games.edora.rules_board import Board
from nemeton.games.edora.rules_gains import contest, gain, open_herb


def begin_turn(state: Board, seat: Int) -> None:
    state.remember_pairs(0)
    state.tell(event.TURN, seat)
    state.push(ask.TURN, seat)


# --- step 1: movement ---


def leap_places(state: Board, seat: Int) -> Int:
    """E-73, A-20: with the herb, the places of the same clearing, for exactly one provision."""
    if state.has(seat, r.LEAP):
        return state.clearing(state.pawn(seat))
    return 0


def move_cost(state: Board, seat: Int, place: Int) -> Int:
    if not state.started(seat):  # E-27, A-8
        return 0
    if (leap_places(state, seat) >> place) & 1:
        return content.LEAP_COST
    return state.walk_cost(state.pawn(seat), place)


def find_turns(state: Board, seat: Int) -> None:
    """E-25, E-28, E-30, E-32, E-60, A-7: another place without an own die, if walk and die together can be paid."""
    at = state.at  # hot: all places are looked at in every turn
    state.add(m.EMERGENCY)
    cheapest = cheapest_die(state, seat)
    budget = at[r.PROVISIONS + seat] - cheapest
    here = at[r.PAWN + seat]
    if cheapest == 0 or budget < 0:
        return
    if at[r.STARTED + seat] == 0:
        state.add(m.GO + here)
        return
    closed = at[r.OWN + seat] | (1 << here)
    leaps: Int = 0
    if budget >= content.LEAP_COST:
        leaps = leap_places(state, seat)
    move = m.GO
    for word in range(r.COST + here * r.COST_WORDS, r.COST + (here + 1) * r.COST_WORDS):
        costs = at[word]
        for _i in range(r.COSTS_IN_WORD):
            if closed & 1 == 0 and (costs & 127 <= budget or leaps & 1):
                state.add(move)
            costs >>= 7
            closed >>= 1
            leaps >>= 1
            move += 1


def take_turn(state: Board, seat: Int, move: Int) -> None:
    state.push(ask.THEN_END_TURN, seat)
    if move == m.EMERGENCY:  # E-60: provisions and a die, nothing else
        state.tell(event.EMERGENCY, seat)
        gain(state, seat, r.PROVISIONS_BONUS, content.EMERGENCY_PROVISIONS, r.BY_EMERGENCY)
        gain(state, seat, r.DIE_BONUS, content.EMERGENCY_DICE, r.BY_EMERGENCY)
        return
    place = move - m.GO
    cost = move_cost(state, seat, place)
    origin = state.pawn(seat)
    stays = not state.started(seat)
    state.move_pawn(seat, place)
    state.pay_provisions(seat, cost)
    if stays:
        state.tell(event.STAY, seat, place)
    else:
        state.tell(event.GO, seat, origin, place, cost)
    state.push(ask.THEN_HERBS, seat)
    state.push(ask.THEN_DOLMENS, seat)
    state.push(ask.THEN_FIRES, seat)
    state.push(ask.DIE, seat)


# --- step 2: place a die ---


def _turnable() -> Ints:
    """E-71: the values each die can be turned to with the herb, as bit sets; 1 and 6 are not neighbours."""
    low, high = -content.SHIFT, content.SHIFT
    return ints([sum(1 << to for to in range(1, r.FACES) if low <= to - die <= high) for die in range(r.FACES)])


TURNABLE: Final[Ints] = _turnable()


def values_of(state: Board, seat: Int, die: Int) -> Int:
    """What a die of that value may show when it is placed."""
    return TURNABLE[die] if state.has(seat, r.DIE_SHIFT) else 1 << die


def payable_values(state: Board, seat: Int, budget: Int) -> Int:
    """E-31: what dice of the personal supply may show if that can be paid."""
    values: Int = 0
    for die in range(1, r.FACES):
        if state.personal(seat, die) > 0:
            values |= values_of(state, seat, die)
    return values & ((2 << r.smaller(budget, r.FACES)) - 1)


def cheapest_die(state: Board, seat: Int) -> Int:
    """The least a die of the personal supply can cost; 0 without a die."""
    for die in range(1, r.FACES):
        if state.personal(seat, die) > 0:
            return r.lowest(values_of(state, seat, die))
    return 0


def find_dice(state: Board, seat: Int) -> None:
    budget = state.provisions(seat)
    for die in range(1, r.FACES):
        if state.personal(seat, die) > 0 and r.lowest(values_of(state, seat, die)) <= budget:
            state.add(m.DIE + die)


def choose_die(state: Board, seat: Int, die: Int) -> None:
    if state.has(seat, r.DIE_SHIFT):
        state.push(ask.VALUE, seat, die)
    else:
        state.push(ask.FIELD, seat, die, die)


def find_values(state: Board, seat: Int, die: Int) -> None:
    for value in range(1, r.FACES):
        if (values_of(state, seat, die) >> value) & 1 and value <= state.provisions(seat):
            state.add(m.TURN + value)


def free_codes(state: Board, place: Int) -> Int:
    """E-31, EC-6: the free fields by their code."""
    at = state.at  # hot: for every die that is placed
    codes: Int = 0
    for field in range(at[PLAYERS]):
        if (at[r.FREE + place] >> field) & 1:
            codes |= 1 << at[r.FIELD + place * r.FIELDS + field]
    return codes


def find_fields(state: Board, seat: Int) -> None:
    codes = free_codes(state, state.pawn(seat))
    while codes != 0:
        state.add(m.FIELD + r.lowest(codes))
        codes &= codes - 1


def place_die(state: Board, seat: Int, value: Int, die: Int, code: Int) -> None:
    """E-31: on the lowest free field with that code; pay the value it shows."""
    place = state.pawn(seat)
    field: Int = 0
    while (state.free(place) >> field) & 1 == 0 or state.field(place, field) != code:
        field += 1
    state.lay_die(seat, place, field, die, value)
    if value != die:
        state.tell(event.TURNED, seat, die, value)
    state.tell(event.PLACE, seat, value, place, code)
    state.pay_provisions(seat, value)
    state.tell(event.PAY, seat, value, state.provisions(seat))
    if state.placed(seat) == content.ALL_DICE:
        state.tell(event.LAST_DIE, seat)
    contest(state, place)  # step 3
    carry_out(state, seat, code, value)  # step 4


# --- step 5: fires ---


def completes(state: Board, seat: Int, fire: Int) -> bool:
    """E-37, E-38: an uncovered fireplace whose places all carry own dice, joined by paths or not."""
    return content.FIRE_PLACES[fire] & ~state.own(seat) == 0 and state.fire_owner(fire) == r.NONE


def light_fires(state: Board, seat: Int, first: Int) -> None:
    """E-37, A-9: such a fireplace gives its bonuses, then it is covered, then comes the next."""
    for i in range(first, r.FIRES_EACH):
        fire = content.FIRES_OF[state.pawn(seat) * r.FIRES_EACH + i]
        if completes(state, seat, fire):
            state.push(ask.THEN_FIRES, seat, i + 1)
            state.push(ask.THEN_COVER, seat, fire)
            state.tell(event.FIRE, seat, fire)
            _fire_bonuses(state, seat, fire)
            return


def _fire_bonuses(state: Board, seat: Int, fire: Int) -> None:
    received: Int = 0
    icons: Int = 0
    while icons < 4 and state.fire_bonus(fire, icons) != r.NONE:
        received |= 1 << state.fire_bonus(fire, icons)
        icons += 1
    if state.has(seat, r.FIRE_HERB):  # E-75
        state.push(ask.REPEAT, seat, received, r.BY_HERB)
    for i in range(icons - 1, -1, -1):
        state.push(ask.THEN_BONUS, seat, state.fire_bonus(fire, i), r.BY_FIRE)


def cover_fire(state: Board, seat: Int, fire: Int) -> None:
    state.cover_fire(seat, fire)
    state.tell(event.COVER, seat, fire)


def find_repeats(state: Board, received: Int) -> None:
    """EC-5: a single kind is taken without asking."""
    if received & (received - 1) != 0:
        state.add(m.REPEAT_NONE)
    for bonus in range(r.BONUSES):
        if (received >> bonus) & 1:
            state.add(m.REPEAT + bonus)


# --- step 6: dolmens ---


def chain(state: Board, seat: Int, colour: Int) -> Int:
    """E-39, E-41, A-21: the fewest own dice that join two dolmens along direct paths; 0 if none do or they are gone."""
    own = state.own(seat)
    pair = state.dolmen_pair(colour)
    if pair & ~own != 0 or state.dolmen_owner(colour) != r.NONE:
        return 0
    goal = pair & (pair - 1)
    ring = pair & ~goal
    seen = ring
    length: Int = 1
    while ring != 0:
        if seen & goal:
            return length
        ring = state.near(ring) & own & ~seen
        seen |= ring
        length += 1
    return 0


def join_dolmens(state: Board, seat: Int) -> None:
    """E-39, E-40, E-41, EC-12; colours in a fixed order (A-9)."""
    for colour in range(r.COLOURS):
        length = chain(state, seat, colour)
        if length > 0:
            state.take_dolmens(seat, colour)
            state.tell(event.CHAIN, seat, colour, length)
            gain(state, seat, r.PRESTIGE_BONUS, content.DOLMEN_PRESTIGE * length, r.BY_DOLMEN)
            taken = state.beige_taken()
            if taken < content.BEIGE:
                state.take_beige(seat)
                state.tell(event.BEIGE, seat, taken + 1)
                gain(state, seat, r.PRESTIGE_BONUS, content.BEIGE_PRESTIGE[taken], r.BY_BEIGE)


# --- step 7: herbs ---


def sort_herbs(state: Board, seat: Int) -> None:
    """E-42, E-61, E-63, A-11: pair by pair."""
    pairs = state.pairs_reached()
    if pairs == 0:
        return
    state.remember_pairs(pairs & (pairs - 1))
    state.push(ask.THEN_HERBS, seat)
    state.push(ask.HERB, seat, r.lowest(pairs))


def find_herbs(state: Board, seat: Int, pair: Int) -> None:
    """E-64: a herb left alone needs no choice."""
    for herb in range(r.HERBS):
        if state.herb(seat, herb) == pair:
            state.add(m.HERB + herb)


def choose_herb(state: Board, seat: Int, pair: Int, chosen: Int) -> None:
    """E-62: the other one is out of the game."""
    open_herb(state, seat, chosen)
    for herb in range(r.HERBS):
        if state.herb(seat, herb) == pair:
            state.put_herb(seat, herb, r.INACTIVE)
            state.tell(event.INACTIVE, seat, herb)


# --- the end of a turn and of a round ---


def last_round(state: Board) -> bool:
    """E-78: somebody has placed the last die."""
    for seat in range(state.at[PLAYERS]):
        if state.placed(seat) == content.ALL_DICE:
            return True
    return False


def end_turn(state: Board, seat: Int) -> None:
    """E-24, E-78: the round is played to its end."""
    following = state.left_of(seat)
    if following == state.master():
        if last_round(state) or state.round() >= content.MOST_ROUNDS:
            state.tell(event.LAST_ROUND, state.round())
            state.push(ask.THEN_SCORE, NOBODY)
            return
        state.at[r.ROUND] += 1
        state.tell(event.ROUND, state.round(), state.master())
    state.push(ask.THEN_TURN, following)
