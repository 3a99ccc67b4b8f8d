"""What a player can gain (E-33, E-43 to E-48, E-59, E-61, E-76): so many units of a bonus, told with their cause.

Fields, potions, steles, fires and all the rest gain by `gain`. Herbs that work with actions only (E-65) are asked for
where the action is carried out, not here.
"""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.games.edora import ask, content, event
from nemeton.games.edora import move as m
from nemeton.games.edora import row as r
from nemeton.games.edora.rules_board import Board


def gain(state: Board, seat: Int, bonus: Int, units: Int, by: Int) -> None:
    """So many prestige points, steps, provisions, dice or mistletoe (A-14: the stock has no end)."""
    if units < 1:
        return
    if bonus == r.PRESTIGE_BONUS:
        points = prestige_for(state, seat, units)
        state.add_prestige(seat, points)
        state.tell(event.PRESTIGE, seat, points, by, 0 if points == units else 1)
    elif bonus == r.KNOWLEDGE_BONUS:
        advance_knowledge(state, seat, units, by)
    elif bonus == r.PROVISIONS_BONUS:
        state.take_provisions(seat, units)
        state.tell(event.PROVISIONS, seat, units, by)
    elif bonus == r.DIE_BONUS:
        gain_dice(state, seat, units, by)
    elif bonus == r.MISTLETOE_BONUS:
        state.take_mistletoe(seat, units)
        state.tell(event.MISTLETOE, seat, units, by)
    else:
        advance_sickle(state, seat, units, by)


def gain_bonus(state: Board, seat: Int, bonus: Int, by: Int) -> None:
    """E-59. EC-7: several dice in a row are bonuses on their own."""
    gain(state, seat, bonus, content.BONUS_AMOUNT[bonus], by)


def prestige_for(state: Board, seat: Int, points: Int) -> Int:
    """E-76, A-13: every single gain of exactly 3 becomes 5 with the herb."""
    if points == content.RAISED_PRESTIGE and state.has(seat, r.PRESTIGE_HERB):
        return content.RAISED_TO
    return points


# --- contests ---


def contest(state: Board, place: Int) -> None:
    winner = contest_winner(state, place)
    if winner != r.NONE:
        state.tell(event.CONTEST, winner, place)
        gain(state, winner, r.PRESTIGE_BONUS, content.CONTEST_PRESTIGE, r.BY_CONTEST)


def contest_winner(state: Board, place: Int) -> Int:
    """E-33: who gets the prestige; NONE if there are not several dice."""
    return state.highest(place) if state.dice_on(place) > 1 else r.NONE


# --- the two tracks ---


def advance_knowledge(state: Board, seat: Int, steps: Int, by: Int) -> None:
    """E-45, E-46: on top of the tower there; steps beyond the end are worth prestige."""
    goal = state.position(seat) + steps
    reached = r.smaller(content.LAST_FIELD, goal)
    state.move_marker(seat, reached)
    state.tell(event.KNOWLEDGE, seat, steps, reached, by)
    gain(state, seat, r.PRESTIGE_BONUS, content.OVERFLOW_PRESTIGE * (goal - reached), r.BY_OVERFLOW)


def advance_sickle(state: Board, seat: Int, steps: Int, by: Int) -> None:
    """E-47, E-48, E-61: herb pairs reached or passed are remembered for step 7."""
    old = state.sickle(seat)
    reached = r.smaller(content.SICKLE_END, old + steps)
    state.move_sickle(seat, reached)
    state.tell(event.SICKLE, seat, steps, reached, by)
    for pair in range(r.PAIRS):
        if old < content.PAIR_POSITION[pair] <= reached:
            state.remember_pairs(state.pairs_reached() | (1 << pair))
            state.tell(event.TRIGGER, seat, pair)
    gain(state, seat, r.PRESTIGE_BONUS, content.OVERFLOW_PRESTIGE * (old + steps - reached), r.BY_OVERFLOW)


# --- dice ---


def gain_dice(state: Board, seat: Int, count: Int, by: Int) -> None:
    """E-43, E-44: dice from the own general supply; 2 PP for each one that is not there any more."""
    left = state.general_dice(seat)
    if count < left:
        state.push(ask.PICK, seat, count, by)
        return
    for value in range(1, r.FACES):
        dice = state.general(seat, value)
        if dice > 0:
            state.take_dice(seat, value, dice)
            state.tell(event.DIE, seat, value, dice, by)
    gain(state, seat, r.PRESTIGE_BONUS, content.NO_DIE_PRESTIGE * (count - left), r.BY_NO_DIE)


def find_picks(state: Board, seat: Int) -> None:
    for value in range(1, r.FACES):
        if state.general(seat, value) > 0:
            state.add(m.PICK + value)


def pick(state: Board, seat: Int, value: Int, count: Int, by: Int) -> None:
    state.take_dice(seat, value, 1)
    state.tell(event.DIE, seat, value, 1, by)
    if count > 1:
        state.push(ask.THEN_GAIN_DICE, seat, count - 1, by)


# --- herbs ---


def open_herb(state: Board, seat: Int, herb: Int) -> None:
    """E-62: face up on the small board, active for the rest of the game."""
    state.put_herb(seat, herb, r.ACTIVE)
    state.tell(event.ACTIVE, seat, herb)
