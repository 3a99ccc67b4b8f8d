"""What a seat cannot see must not reach it: not by its view, its moves, its events, nor by a bot that plays for it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from nemeton import CHANCE, OVER, Game, Rng, State
from nemeton.core.dealer import SeededDealer
from nemeton.players.fast import Greedy
from nemeton.players.levels import LEVELS, level_of
from nemeton.players.player import read_spec
from tests.playing import Table, other_choices, pick, redealt, stride, tables, walk

at_every_table = pytest.mark.parametrize("table", tables(), ids=str)
with_every_choice = pytest.mark.parametrize("table", [*tables(), *other_choices()], ids=str)


def worlds(table: Table, seed: int) -> Iterator[tuple[State, int | None, State]]:
    """A position, a viewer, and another world that must look the same to him."""
    for number, state in enumerate(walk(table, seed)):
        for viewer in table.viewers:
            yield state, viewer, redealt(state, viewer, seed * 1000 + number)


@at_every_table
def test_a_view_does_not_depend_on_what_is_hidden(table: Table) -> None:
    for state, viewer, other in worlds(table, 1):
        assert table.game.view(other, viewer) == table.game.view(state, viewer)


@at_every_table
def test_moves_their_previews_and_refusals_do_not_depend_on_what_is_hidden(table: Table) -> None:
    for state, seat, other in worlds(table, 2):
        if seat is not None and seat in state.awaited():
            state.turn_to(seat)
            other.turn_to(seat)
            moves = state.moves(seat)
            assert other.moves(seat) == moves
            assert [table.game.say(other, move) for move in moves] == [table.game.say(state, move) for move in moves]
            assert [table.game.about(other, move) for move in moves] == [
                table.game.about(state, move) for move in moves
            ]
            wish = table.game.move_codes - 1
            assert table.game.why_not(other, seat, wish) == table.game.why_not(state, seat, wish)


@at_every_table
def test_greedy_answers_the_same_whatever_is_hidden(table: Table) -> None:
    asked = 0
    for seed in range(3, 7):
        for state, seat, other in worlds(table, seed):
            if seat is not None and seat == state.turn:
                asked += 1
                here = Greedy(state, table.game.value).choose(state, Rng(5, asked))
                there = Greedy(other, table.game.value).choose(other, Rng(5, asked))
                assert here == there
                assert here in state.moves()
    assert asked > 0


@at_every_table
def test_the_worth_of_a_position_does_not_depend_on_what_is_hidden(table: Table) -> None:
    judge = table.game.judge(table.players)
    for state, seat, other in worlds(table, 8):
        if seat is not None and seat == state.turn:
            assert table.game.value.of(other, seat) == table.game.value.of(state, seat)
            assert judge.of(other, seat) == judge.of(state, seat)


@pytest.mark.parametrize("table", [table for table in tables() if not table.options], ids=str)
def test_every_level_answers_the_same_whatever_is_hidden(table: Table) -> None:
    """With few iterations: how long a search thinks changes nothing about what it is given."""
    start = table.start()
    players = {level_of(table.name, table.players, level).player for level in LEVELS}
    specs = {re.sub(r"^search:.*", "search:12", player) for player in players}
    choosers = [spec.chooser(table.game, start) for text in sorted(specs) if (spec := read_spec(text, table.game, 4))]
    asked = 0
    for state, seat, other in worlds(table, 11):
        if seat is not None and seat == state.turn and state.look() > 1:
            asked += 1
            chooser = choosers[asked % len(choosers)]
            chooser.begin()
            state.look()
            here = chooser.choose(state, Rng(6, asked))
            chooser.begin()
            other.look()
            assert chooser.choose(other, Rng(6, asked)) == here
    assert asked > len(choosers)


@at_every_table
def test_a_redealt_world_is_sound_and_can_be_played_on(table: Table) -> None:
    for state, _, other in worlds(table, 9):
        assert table.game.faults(other) == []
        assert other.turn == state.turn
        assert other.awaited() == state.awaited()
        assert (other.points(), other.ranking()) == (state.points(), state.ranking())
        if state.turn >= 0:
            other.play(other.moves()[0])
            assert table.game.faults(other) == []


@at_every_table
def test_what_was_dealt_in_secret_is_dealt_anew(table: Table) -> None:
    """A world dealt anew that is always the true one would keep every other promise of this file, and betray all."""
    guessed = 0
    for state in walk(table, 13):
        secret = [move for move in state.moves() if state.turn == CHANCE and not table.game.public(move)]
        afterwards = [_after(state, move) for move in secret]
        if len(afterwards) < 2 or table.game.view(afterwards[0], None) != table.game.view(afterwards[1], None):
            continue
        guessed += 1
        worlds = {tuple(redealt(afterwards[0], None, seed).numbers()) for seed in range(40)}
        assert len(worlds) > 1, "forty worlds dealt anew for a spectator are all the same"
    assert guessed or not any(_secret_draws(table)), "no secret draw was looked at"


def _secret_draws(table: Table) -> Iterator[bool]:
    """For every draw of a game whether a spectator could not tell its first two outcomes apart."""
    for state in walk(table, 14):
        moves = state.moves() if state.turn == CHANCE else []
        if len(moves) > 1 and not table.game.public(moves[0]):
            one, other = _after(state, moves[0]), _after(state, moves[1])
            yield table.game.view(one, None) == table.game.view(other, None)


@at_every_table
def test_redealing_is_the_same_for_the_same_seed_and_never_touches_the_original(table: Table) -> None:
    for number, state in enumerate(walk(table, 10)):
        before = state.numbers()
        for viewer in table.viewers:
            assert redealt(state, viewer, number).numbers() == redealt(state, viewer, number).numbers()
        assert state.numbers() == before


@with_every_choice
def test_redealing_does_not_depend_on_what_is_hidden(table: Table) -> None:
    for number, (state, viewer, other) in enumerate(worlds(table, 15)):
        assert redealt(other, viewer, number).numbers() == redealt(state, viewer, number).numbers()


def twins(table: Table, seed: int, viewer: int) -> Iterator[tuple[State, State]]:
    """Positions of two games in which the viewer has heard and seen the same, though other things were hidden.

    The second follows the first but for what is secret, as long as nobody can tell; then it begins anew from there."""
    dealer, luck = SeededDealer(seed), random.Random(seed)
    state = table.start()
    twin = state.copy()
    distance = stride(table.name, table.players)
    step = 0
    while state.turn != OVER:
        step += 1
        seat, move = pick(state, dealer, luck)
        secret = seat != viewer and not table.game.public(move)
        for game in (state, twin):
            game.log, game.trail = [], []
        state.play(move, seat)
        moves = twin.moves(seat)
        if secret or move in moves:
            twin.play(luck.choice(moves) if secret else move, seat)
        if state.awaited() != twin.awaited() or _seen(table.game, state, viewer) != _seen(table.game, twin, viewer):
            twin = state.copy()
        elif step % distance == 0 and twin.numbers() != state.numbers():
            yield state, twin


def _seen(game: Game, state: State, viewer: int) -> list[object]:
    """What the viewer has just heard, with the position as it was told, what he sees now, and what he may do."""
    told = [
        (game.tell(event, viewer), game.view(position, viewer))
        for event, position in zip(state.log or [], state.trail or [], strict=True)
    ]
    return [told, game.view(state, viewer), state.moves(viewer) if viewer in state.awaited() else None]


@with_every_choice
def test_two_games_that_look_the_same_are_redealt_the_same(table: Table) -> None:
    """Not only the cards of the moment: what the rules remember of earlier ones must not tell them apart either."""
    for number, (state, twin) in enumerate(twins(table, 16, table.players - 1)):
        there = redealt(twin, table.players - 1, number)
        assert redealt(state, table.players - 1, number).numbers() == there.numbers()


@at_every_table
def test_events_hide_what_the_view_hides(table: Table) -> None:
    """If two outcomes of a secret draw look the same to somebody afterwards, he has heard the same of both."""
    for state in walk(table, 11):
        secret = [move for move in state.moves() if state.turn == CHANCE and not table.game.public(move)]
        afterwards = [(after, after.log or []) for after in (_after(state, move) for move in secret)]
        for after, events in afterwards[1:]:
            first, heard = afterwards[0]
            for viewer in table.viewers:
                if table.game.view(after, viewer) == table.game.view(first, viewer):
                    told = [table.game.tell(event, viewer) for event in events]
                    assert told == [table.game.tell(event, viewer) for event in heard]


@at_every_table
def test_a_draw_that_a_spectator_cannot_see_is_not_public(table: Table) -> None:
    """Such outcomes are hidden in redacted records."""
    for state in walk(table, 12):
        seen: dict[str, int] = {}
        for move in state.moves() if state.turn == CHANCE else []:
            after = _after(state, move)
            if len(after.history or []) == 1:  # else something visible may have followed by itself
                looks = repr(table.game.view(after, None))
                if looks in seen:
                    assert not table.game.public(move)
                    assert not table.game.public(seen[looks])
                seen[looks] = move


def _after(state: State, move: int) -> State:
    after = state.copy()
    after.log, after.history = [], []
    after.play(move)
    return after
