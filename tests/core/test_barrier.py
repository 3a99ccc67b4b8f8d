"""What a decision tells: who takes back one that told nobody anything has learnt nothing by it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import nemeton
from nemeton import CHANCE, OVER, Game, Rng, State
from nemeton.core.barrier import tells_something
from nemeton.core.dealer import SeededDealer
from nemeton.core.match import Match
from nemeton.core.options import START_PLAYER, OptionValue
from tests.playing import Table, other_choices, pick, tables

GAMES = nemeton.names()
WORLDS = 40  # others than the barrier itself looks at


def decisions(table: Table, seed: int) -> Iterator[tuple[State, int, int, Match]]:
    """Every decision of a random game after which nothing was drawn: the state before, who, what, the match after."""
    match, luck = table.match(SeededDealer(seed)), random.Random(seed)
    match.deal()
    while match.state.turn != OVER:
        seat, move = pick(match.state, SeededDealer(0), luck)
        assert seat is not None
        before = match.state.copy()
        match.play(move, seat)
        if match.state.turn != CHANCE:
            yield before, seat, move, match
        match.deal()


def told(match: Match) -> bool:
    """What the decision made last told."""
    last = max(number for number, entry in enumerate(match.entries) if entry.seat != CHANCE and not entry.forced)
    return match.told_something(last)


def decided(before: State, seat: int, move: int) -> State:
    after = before.copy()
    after.turn_to(seat)
    after.log = []
    after.play(move, seat)
    return after


def learnt(game: Game[Any, Any], before: State, seat: int, move: int) -> bool:
    """Whether the decider sees something else in another world that looked the same to him."""
    seen = set()
    for number in range(WORLDS):
        world = before.copy()
        world.turn_to(seat)
        if number:
            world.redeal(seat, Rng(1_000 + number, 77))
        world.log = []
        world.play(move, seat)
        seen.add(repr([game.view(world, seat), [game.tell(event, seat) for event in world.log], world.awaited()]))
    return len(seen) > 1


@pytest.mark.parametrize(
    "table", [table for table in [*tables(), *other_choices()] if START_PLAYER not in table.options], ids=str
)
def test_nobody_learns_anything_by_a_decision_that_can_be_taken_back(table: Table) -> None:
    luck = random.Random(5)
    for before, seat, move, match in decisions(table, 3):
        if luck.random() < 0.25 and not told(match):
            assert not learnt(table.game, before, seat, move), match.entries[-3:]


def first_told(name: str, kind: str, **options: OptionValue) -> tuple[list[int], list[bool]]:
    """The first decisions of a kind that several make at the same time: how many were left, and what each told."""
    table = Table(name, 3, options)
    kinds = table.game.decisions
    left, heard = [], []
    for before, _seat, _move, match in decisions(table, 1):
        if kinds[before.pending] == kind:
            left.append(len(before.awaited()))
            heard.append(told(match))
            if left[-1] == 1:
                return left, heard
    raise AssertionError(f"nobody is ever asked {kind}")


def test_of_several_who_choose_in_secret_only_the_last_one_lifts_the_curtain() -> None:
    assert first_told("graenaland", "move") == ([2, 1], [False, True])
    assert first_told("meduris", "lay", loss_order="simultaneous")[1][-1]


@pytest.mark.parametrize("name", GAMES)
def test_most_decisions_tell_nothing_and_can_be_taken_back(name: str) -> None:
    table = Table(name, nemeton.game(name).min_players)
    heard = [told(match) for _before, _seat, _move, match in decisions(table, 2)]
    assert heard.count(False) > len(heard) / 2, f"{heard.count(True)} of {len(heard)} tell something"


# --- what somebody else alone was told ---


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_vote_after_which_somebody_else_has_looked_at_a_card_is_never_taken_back_freely(players: int) -> None:
    """G-29: the receiver has seen the face-down card. Two worlds that deal alike must not make undo free."""
    looked, free = 0, 0
    for seed in range(4):
        for before, seat, move, match in decisions(Table("graenaland", players), seed):
            events = decided(before, seat, move).log or []
            if any(event[1] != seat and not match.game.tells_everybody(event) for event in events):
                looked += 1
                free += not told(match)
    assert looked > 30
    assert free == 0, f"{free} of {looked} can be taken back freely"


@pytest.mark.parametrize("name", GAMES)
def test_whether_undo_is_free_tells_the_decider_nothing(name: str) -> None:
    """In two worlds that look the same to the decider before and after, the answer is the same."""
    luck, pairs = random.Random(8), 0
    for before, seat, move, match in decisions(Table(name, 4), 4):
        world = before.copy()
        world.turn_to(seat)
        world.redeal(seat, Rng(luck.randrange(1_000_000), 3))
        if world.at == before.at:
            continue
        seen = [
            repr([match.game.view(after, seat), [match.game.tell(event, seat) for event in after.log or []]])
            for after in (decided(before, seat, move), decided(world, seat, move))
        ]
        if seen[0] == seen[1]:
            pairs += 1
            assert tells_something(match.game, world, seat, move) == told(match), match.entries[-3:]
    assert pairs or name in ("edora", "meduris"), "no two worlds were compared"
