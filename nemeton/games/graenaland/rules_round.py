"""A round from its beginning to the proposals, and its end: production, hero movement, the ship (5.1, 5.2, 5.8)."""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.core.rng import Rng
from nemeton.core.state import NOBODY, PLAYERS, TOGETHER
from nemeton.games.graenaland import ask, event
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland.rules_board import Board


def begin_round(state: Board) -> None:
    at = state.at
    at[r.ROUND] += 1
    state.tell(event.ROUND, at[r.ROUND], at[r.LEAD])
    state.push(ask.PRODUCE, NOBODY)


# --- production (G-2 to G-4) ---


def produce(state: Board, place: Int, stage: Int) -> None:
    """GA-22: coast from the left, then inland from the left; territory, road, improvement (G-3)."""
    end = state.territories()
    while place < end:
        tile = state.at[r.TILE_AT + place]
        if _has_room(state, tile):
            while stage <= r.BONUS:
                if _yields(state, tile, stage) and state.renew(r.TILE_DECK[tile]):
                    state.push(ask.PRODUCE, NOBODY, place, stage + 1)
                    state.push(ask.DRAW_CARD, NOBODY, tile, stage)
                    return
                stage += 1
        place += 1
        stage = r.BASE
    state.push(ask.MOVING, NOBODY)


def _has_room(state: Board, tile: Int) -> bool:
    """G-3; GA-1: whether unsettled territories produce."""
    if state.cards_at(tile) >= state.storage(tile):
        return False
    return state.at[r.UNSETTLED] != 0 or state.settlements_in(tile) > 0


def _yields(state: Board, tile: Int, stage: Int) -> bool:
    """G-2, G-29, G-30."""
    if stage == r.BASE:
        return True
    return state.has_facility(tile, r.ROAD if stage == r.ROAD_CARD else r.IMPROVEMENT)


def _first_card(stage: Int) -> Int:
    return m.CARD if stage == r.BASE else m.DOWN if stage == r.ROAD_CARD else m.BONUS


def find_card(state: Board, tile: Int, stage: Int) -> None:
    state.add_pile(r.TILE_DECK[tile], _first_card(stage))


def lay_card(state: Board, tile: Int, stage: Int, move: Int) -> None:
    kind = move - _first_card(stage)
    resource = r.KIND_RESOURCE[kind]
    state.draw_card(kind)
    if stage == r.ROAD_CARD:  # G-29, GC-2
        state.lay_down(tile, kind)
        state.tell(event.DOWN, tile)
    elif stage == r.BONUS and resource != r.TILE_SYMBOL[tile]:  # G-30
        state.discard(kind)
        state.tell(event.NO_BONUS, tile, resource)
    else:
        state.lay_open(tile, kind)
        state.tell(event.CARD if stage == r.BASE else event.BONUS, tile, resource)


# --- hero movement (G-5 to G-7) ---


def begin_moving(state: Board) -> None:
    """G-5: all but the lead player, in secret and at the same time."""
    everybody = (1 << state.at[PLAYERS]) - 1
    state.push(ask.MOVE, TOGETHER, everybody & ~(1 << state.lead()))


def find_hero_moves(state: Board, seat: Int) -> None:
    """G-6: an adjacent territory or two along the coast; or stay (GA-3)."""
    at = state.at  # hot
    if at[r.MUST_MOVE] == 0:
        state.add(m.STAY)
    for hero in range(r.HEROES):
        here = at[r.HERO + seat * r.HEROES + hero]
        if here != r.NOTHING:
            reach = at[r.REACH + here]
            for tile in range(r.TILES):
                if (reach >> tile) & 1 != 0:
                    state.add(m.HERO + hero * r.TILES + tile)


def seal(state: Board, seat: Int, waiting: Int, move: Int) -> None:
    """Nobody learns anything before the last has chosen."""
    state.at[r.SEALED + seat] = move + 1
    if waiting == 1 << seat:
        state.push(ask.REVEAL, NOBODY)


def carry_out(state: Board, seat: Int, move: Int) -> None:
    if move == m.STAY:
        state.tell(event.STAYS, seat)
    else:
        state.put_hero(seat, (move - m.HERO) // r.TILES, (move - m.HERO) % r.TILES)


def reveal(state: Board) -> None:
    """All choices are shown and carried out together; moves of different players never interfere."""
    at = state.at
    for seat in range(at[PLAYERS]):
        if at[r.SEALED + seat] != 0:
            carry_out(state, seat, at[r.SEALED + seat] - 1)
            at[r.SEALED + seat] = 0
    state.push(ask.PROPOSING, state.left_of(at[r.LEAD]))


def seal_anything(state: Board, seat: Int, rng: Rng) -> None:
    """Some legal hero move, for those who cannot see what was chosen."""
    state.look()  # makes room for choices
    state.count = 0
    find_hero_moves(state, seat)
    state.at[r.SEALED + seat] = state.choices[rng.below(state.count)] + 1
    state.count = -1


# --- the end of a round (G-35) ---


def end_round(state: Board) -> None:
    """GA-13: an unused supply card expires; the ship goes to the left; one supply card is turned up."""
    at = state.at
    if at[r.HALVES] == r.BOTH_HALVES:
        state.tell(event.SUPPLY_EXPIRES, at[r.LEAD])
    at[r.HALVES] = 0
    at[r.MARKETS_USED] = 0
    at[r.JOINT_USED] = 0
    at[r.SUPPLY_DISCARDS] |= 1 << at[r.SUPPLY_OPEN]
    at[r.SUPPLY_OPEN] = r.NOTHING
    at[r.LEAD] = state.left_of(at[r.LEAD])
    state.push(ask.NEXT_ROUND, NOBODY)
    state.push(ask.TURN_SUPPLY, NOBODY)


def turn_up_supply(state: Board) -> None:
    at = state.at
    if at[r.SUPPLY_PILE] == 0:
        at[r.SUPPLY_PILE] = at[r.SUPPLY_DISCARDS]
        at[r.SUPPLY_DISCARDS] = 0
        state.tell(event.RESHUFFLE, r.DECKS)
    state.push(ask.DRAW_SUPPLY, NOBODY)


def next_round(state: Board) -> None:
    """GA-20, GC-11: after the last round without a declaration the game is over."""
    if state.at[r.ROUND] >= state.at[r.ROUND_LIMIT]:
        state.tell(event.ROUND_LIMIT, state.at[r.ROUND])
        state.push(ask.SCORING, NOBODY)
    else:
        begin_round(state)
