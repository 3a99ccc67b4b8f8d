"""Observations: of fixed length, from 0 to 1, and never more than the view of the seat tells."""

from __future__ import annotations

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from nemeton import State
from nemeton.core.state import OVER, OWN_NUMBERS
from nemeton.envs.setting import Setting
from tests.playing import Table, other_choices, redealt, tables, walk

at_every_table = pytest.mark.parametrize("table", [*tables(), *other_choices()], ids=str)

# Parts of which the view tells what follows from them: a single other number, which cannot be, does not always show.
IN_ORDER = {"markets_used", "height", "tower_wood", "tower_wool", "tower_copper", "tower_stone"}


def setting_of(table: Table) -> Setting:
    return Setting(table.name, table.players, table.options)


def seen(setting: Setting, state: State, seat: int) -> NDArray[np.float32]:
    return np.frombuffer(setting.seen(state, seat), np.float32)


@at_every_table
def test_an_observation_has_fixed_parts_and_does_not_depend_on_what_is_hidden(table: Table) -> None:
    setting = setting_of(table)
    assert sum(piece.size for piece in setting.pieces) == setting.length
    for number, state in enumerate(walk(table, 1)):
        for seat in range(table.players):
            here = seen(setting, state, seat)
            assert here.shape == (setting.length,)
            assert here.min() >= 0
            assert here.max() <= 1
            assert np.array_equal(here, seen(setting, redealt(state, seat, 1000 + number), seat))


@pytest.mark.parametrize("table", tables(), ids=str)
def test_an_observation_tells_nothing_that_the_view_does_not(table: Table) -> None:
    """A cell gets the number it has at another time: if the view stays the same, so does the observation."""
    setting, luck = setting_of(table), random.Random(1)
    states = [state.copy() for state in walk(table, 2) if state.turn >= 0]
    cells = [cell for cell in range(OWN_NUMBERS, table.game.row_size) if len({state.at[cell] for state in states}) > 1]
    compared = 0
    for _ in range(1500):
        state, cell, seat = luck.choice(states), luck.choice(cells), luck.randrange(table.players)
        other = state.copy()
        other.at[cell] = luck.choice(states).at[cell]
        if other.at[cell] != state.at[cell] and table.game.view(other, seat) == table.game.view(state, seat):
            compared += 1
            parts = [name for name in differing(setting, state, other, seat) if name not in IN_ORDER]
            assert not parts, f"cell {cell} from {state.at[cell]} to {other.at[cell]} is told in {parts}"
    hides = any(redealt(state, 0, 7).numbers() != state.numbers() for state in states)
    assert compared > 0 or not hides


def differing(setting: Setting, state: State, other: State, seat: int) -> list[str]:
    here, there = seen(setting, state, seat), seen(setting, other, seat)
    spans = [(piece.name, slice(piece.start, piece.start + piece.size)) for piece in setting.pieces]
    return [name for name, span in spans if not np.array_equal(here[span], there[span])]


@pytest.mark.parametrize("table", [table for table in tables() if table.game.settled_cell >= 0], ids=str)
def test_what_is_said_to_last_does(table: Table) -> None:
    setting = setting_of(table)
    cell = table.game.settled_cell
    lasting = {part.name for part in table.game.sight(table.players, setting.options, 0) if part.lasting}
    before: State | None = None
    for state in walk(table, 3, every=1):
        if state.at[cell] != 0:
            if before is not None:
                assert not lasting & set(differing(setting, state, before, 0))
            before = state.copy()
    assert before is not None
    assert before.turn == OVER or lasting


@at_every_table
def test_the_actions_of_a_position_are_its_moves(table: Table) -> None:
    """Every legal move can be spelt, and nothing else can."""
    setting = setting_of(table)
    for state in walk(table, 4):
        for seat in state.awaited():
            game = setting.table()
            game.state = state.copy()
            game.state.turn_to(seat)
            game.ask()
            moves = state.moves(seat)
            for move in moves[:: max(1, len(moves) // 5)]:
                twin = game.copy()
                before = twin.state.numbers()
                while twin.state.numbers() == before:
                    action = int(twin.actions.of(move, twin.depth))
                    assert twin.mask()[action] == 1
                    if twin.choose(action) == 2:
                        break
                    assert move in moves[twin.low : twin.high]
                expected = state.copy()
                expected.play(move, seat)
                assert twin.state.numbers() == expected.numbers()
            assert sum(game.mask()) == game.count <= len(moves)
            assert not game.choose(setting.actions)
