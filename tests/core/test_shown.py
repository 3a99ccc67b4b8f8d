"""What somebody alone with bots was shown since their own decision: until then all of it can be taken back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import nemeton
from nemeton import CHANCE, OVER, Game, Rng, State
from nemeton.core import barrier
from nemeton.core.dealer import SeededDealer
from nemeton.core.match import Match
from nemeton.players.fast import Greedy
from tests.playing import Table

GAMES = nemeton.names()
PERSON = 0
WORLDS = 30  # others than the barrier itself looks at


def asked_again(name: str, seed: int, players: int = 3) -> Iterator[Match]:
    """A game of one person, who chooses at random, against greedy bots: whenever the person is asked again."""
    table = Table(name, players)
    match, luck = table.match(SeededDealer(seed)), random.Random(seed)
    match.deal()
    while match.state.turn != OVER:
        seat = match.state.awaited()[0]
        if seat == PERSON and PERSON in match.last:
            yield match
        match.state.turn_to(seat)
        match.state.look()
        bot = Greedy(match.state, match.game.value)
        person = seat == PERSON
        move = (
            luck.choice(match.state.moves(seat)) if person else bot.choose(match.state, Rng(seed, len(match.entries)))
        )
        match.play(move, seat)
        match.deal()


def bots_answered(match: Match) -> bool:
    return any(entry.seat > PERSON and not entry.forced for entry in match.entries[match.last[PERSON] :])


def before_last(match: Match) -> State:
    """The position at the person's last decision."""
    state: State = match.game.start(match.state.players, listen=False, **match.options)
    for entry in match.entries[: match.last[PERSON]]:
        if not entry.forced:
            state.play(entry.move, None if entry.seat == CHANCE else entry.seat)
    return state


def seen_after(match: Match, state: State) -> str | None:
    """What the person has seen and heard when all that was done since is done again there; None if it cannot be."""
    game, heard = match.game, []
    for entry in match.entries[match.last[PERSON] :]:
        if entry.forced:
            continue
        move = entry.move
        if entry.seat == CHANCE and not game.public(move):
            move = state.moves()[0]  # a card that the person does not see
        if move not in state.moves(None if entry.seat == CHANCE else entry.seat):
            return None
        state.log = []
        state.play(move, None if entry.seat == CHANCE else entry.seat)
        heard += [game.tell(event, PERSON) for event in state.log or []]
    return repr([game.view(state, PERSON), heard])


@pytest.mark.parametrize("name", GAMES)
def test_who_can_take_back_has_seen_nothing_that_another_world_would_not_have_shown(name: str) -> None:
    """The safe half: undo is no way to look at hidden cards and dice."""
    free = 0
    for match in asked_again(name, 4):
        if match.was_shown_something(PERSON, match.last[PERSON]):
            continue
        free += 1
        true = seen_after(match, before_last(match))
        for number in range(WORLDS):
            world = before_last(match)
            world.redeal(PERSON, Rng(9_000 + number, 5))
            assert seen_after(match, world) == true, [entry.say for entry in match.entries[match.last[PERSON] :]]
    assert free > 5


@pytest.mark.parametrize("name", ["edora", "graenaland", "meduris"])
def test_alone_with_bots_a_turn_can_be_taken_back_after_they_have_answered_openly(name: str) -> None:
    """The friendly half: what the bots did, and could have done with any cards, hides nothing."""
    free = [
        not match.was_shown_something(PERSON, match.last[PERSON])
        for match in asked_again(name, 2)
        if bots_answered(match)
    ]
    assert sum(free) >= 2, f"{sum(free)} of {len(free)}"


def test_a_card_that_a_bot_plays_from_its_hand_is_shown() -> None:
    """Celtica: playing, looking at what the others hold, and playing something else would be fishing."""
    answered = [
        match.was_shown_something(PERSON, match.last[PERSON])
        for match in asked_again("celtica", 1)
        if bots_answered(match)
    ]
    assert answered
    assert all(answered)


def test_what_a_bot_alone_has_looked_at_does_not_matter() -> None:
    """Graenaland: among people a face-down card handed on is a barrier; a bot forgets it."""
    free = 0
    for seed in range(6):
        for match in asked_again("graenaland", seed):
            position = match.last[PERSON]
            events = match.entries[position - 1].events if position else 0
            heard = match.events[events : match.entries[position].events]
            handed = any(event[1] != PERSON and not match.game.tells_everybody(event) for event in heard)
            free += handed and not barrier.shows(
                match.game, before_last(match), PERSON, match.entries[position].move, PERSON
            )
    assert free > 0


def test_several_who_choose_in_secret_are_shown_to_each_other_by_the_last() -> None:
    for match in asked_again("graenaland", 1):
        position = match.last[PERSON]
        state = before_last(match)
        if match.game.decisions[state.pending] == "move" and len(state.awaited()) > 1:
            others = [entry for entry in match.entries[position + 1 :] if entry.seat >= 0 and not entry.forced]
            if len(others) >= len(state.awaited()) - 1:
                assert match.was_shown_something(PERSON, position)
                return
    raise AssertionError("nobody ever moved in secret")


def test_it_is_not_known_without_looking_and_never_asked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []

    def shows(game: Game[Any, Any], before: State, seat: int, move: int, viewer: int) -> bool:
        looks.append(move)
        return barrier.shows(game, before, seat, move, viewer)

    monkeypatch.setattr("nemeton.core.match.shows", shows)
    known = 0
    for match in asked_again("edora", 2, players=2):
        position = match.last[PERSON]
        if match.was_shown_something(PERSON, position, look=False) is None:
            found = match.was_shown_something(PERSON, position)
            before = len(looks)
            assert match.was_shown_something(PERSON, position) == found
            assert match.was_shown_something(PERSON, position, look=False) == found
            assert len(looks) == before
            known += 1
    assert known > 5
