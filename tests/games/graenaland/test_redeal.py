"""Worlds dealt anew fit everything that was heard, and tell nothing of what the others really hold (section 8)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, partial

import pytest

from nemeton import CHANCE, OVER, Rng
from nemeton.core.state import NOBODY, State
from nemeton.games.graenaland import content
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_memory as memory
from nemeton.games.graenaland.game import GAME
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.rules_hidden import Story
from nemeton.games.graenaland.view import GraenalandView
from nemeton.players.fast import Greedy
from tests.games.graenaland.heard import Listener
from tests.games.graenaland.position import A, B, C, D, deal_to, hand, play, position
from tests.playing import redealt

at_all_tables = pytest.mark.parametrize("players", [3, 4, 5])


def listened(players: int, seed: int, *, greedy: bool, every: int) -> Iterator[tuple[Graenaland, list[Listener]]]:
    """Every so manieth position of a game, and everybody who has heard all events so far."""
    state = GAME.start(players, listen=True)
    listeners = [Listener(players, seat) for seat in (*range(players), None)]
    dealer, luck = Rng(seed), random.Random(seed)
    rngs = [Rng(seed, seat + 1) for seat in range(players)]
    assert state.log is not None
    step = 0
    while state.turn != OVER:
        step += 1
        if step % every == 0:
            yield state, listeners
        state.log.clear()
        state.trail = []
        if state.turn == CHANCE:
            state.look()
            state.play(state.draw(dealer))
        elif greedy:
            state.play(Greedy(state, GAME.value).choose(state, rngs[state.turn]))
        else:
            state.play(luck.choice(state.moves()))
        for event, told in zip(state.log, state.trail, strict=True):
            look = cache(partial(_table, told))
            for listener in listeners:
                listener.hear(GAME.tell(event, listener.seat), look)


def _table(state: State) -> GraenalandView:
    """As everybody sees it."""
    assert isinstance(state, Graenaland)
    return GAME.view(state, None)


# --- in whole games ---


@at_all_tables
@pytest.mark.parametrize(("greedy", "every"), [(False, 37), (True, 7)], ids=["random", "greedy"])
def test_every_world_fits_what_was_heard(players: int, greedy: bool, every: int) -> None:
    worlds = 0
    for state, listeners in listened(players, 1, greedy=greedy, every=every):
        for listener in listeners:
            assert listener.believes(state), "the listener misunderstands something"
            for seed in range(2):
                world = redealt(state, listener.seat, seed)
                worlds += world.numbers() != state.numbers()
                assert listener.believes(world)
                assert GAME.view(world, listener.seat) == GAME.view(state, listener.seat)
                assert GAME.faults(world) == []
                assert world.turn < 0 or len(world.moves()) > 1, "who is asked has a choice"
    assert worlds > 20, "too little was hidden"


@at_all_tables
def test_a_world_that_chance_does_not_find_fits_as_well(players: int) -> None:
    for state, listeners in listened(players, 2, greedy=False, every=61):
        for listener in listeners:
            world = state.copy()
            story = Story(world, NOBODY if listener.seat is None else listener.seat)
            assert story.find(Rng(1))
            story.write(Rng(2))
            assert listener.believes(world)
            assert GAME.faults(world) == []


# --- what the others really hold has no part in it ---


def deal_kinds(state: Graenaland, seat: int, *keys: str) -> None:
    """Cards that only the seat sees, off the decks as they are."""
    for key in keys:
        deal_to(state, seat, content.KIND_KEYS.index(key))
    state.count = -1


def paying_for_an_army(plain: str, mountain: str) -> Graenaland:
    """A pays three ore, two grain and three livestock out of eleven cards that nobody else has seen."""
    state = position("build", army={A: 7}, hands={B: "wood"})
    deal_kinds(state, A, "plain ore", "plain ore", f"plain {plain}")
    deal_kinds(state, A, *["forest grain"] * 2, *["forest livestock"] * 3)
    deal_kinds(state, A, "mountain gold", "mountain gold", f"mountain {mountain}")
    play(state, "army")
    assert GAME.phase(state) == "pay"
    return state


def test_even_the_least_likely_hand_is_not_given_away() -> None:
    one, other = paying_for_an_army("ore", "wood"), paying_for_an_army("livestock", "ore")
    for viewer in (B, C, D, None):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
        for seed in range(5):
            assert redealt(one, viewer, seed).numbers() == redealt(other, viewer, seed).numbers()
    assert redealt(one, A, 1).numbers() != redealt(other, A, 1).numbers()


# --- what is remembered ---


def renew(state: Graenaland, deck: str) -> None:
    """All cards of the pile are seen and discarded, and the deck is renewed."""
    for kind, key in enumerate(content.KIND_KEYS):
        if key.startswith(deck):
            for _ in range(state.pile(kind)):
                state.draw_card(kind)
                state.discard(kind)
    assert state.renew(content.DECK_KEYS.index(deck))


def test_a_card_from_before_a_deck_was_renewed_is_none_of_those_after_it() -> None:
    state = position("move")
    deal_kinds(state, B, "plain ore")
    renew(state, "plain")
    deal_kinds(state, C, "plain livestock")
    worlds = [redealt(state, A, seed) for seed in range(60)]
    assert {tuple(hand(world, B)) for world in worlds} == {("ore",)}, "all other cards were seen"
    assert {tuple(hand(world, C)) for world in worlds} == {("grain",), ("ore",), ("livestock",)}


def builds_a_market(first: str, of_d: str, second: str, *, renewed: bool) -> Graenaland:
    """A pays a grain; before, A and D have got a card each from the plain, then A another one."""
    state = position("build", hands={B: "wood"})
    deal_kinds(state, A, f"plain {first}", "hill livestock")
    deal_kinds(state, D, f"plain {of_d}")
    if renewed:
        renew(state, "plain")
    deal_kinds(state, A, f"plain {second}")
    play(state, "market 3")
    return state


def hands_dealt(one: Graenaland, other: Graenaland) -> set[tuple[str, ...]]:
    """What A and D can have in the eyes of B, to whom both look the same."""
    assert GAME.view(one, B) == GAME.view(other, B)
    worlds = [redealt(one, B, seed) for seed in range(200)]
    assert [world.numbers() for world in worlds] == [redealt(other, B, seed).numbers() for seed in range(200)]
    return {(*hand(world, A), *hand(world, D)) for world in worlds}


def test_which_of_two_cards_left_a_hand_nobody_knows() -> None:
    """A has shown to have no livestock from the plain: it paid with that from the hills (GA-17)."""
    old = builds_a_market("grain", "ore", "ore", renewed=False)
    new = builds_a_market("ore", "ore", "grain", renewed=False)
    assert hands_dealt(old, new) == {(a, d) for a in ("grain", "ore") for d in ("grain", "ore", "livestock")}


def test_which_of_two_cards_left_a_hand_matters_if_the_deck_was_renewed_in_between() -> None:
    """The first cards of A and D are a grain and an ore, all others were seen."""
    old = builds_a_market("grain", "ore", "ore", renewed=True)
    new = builds_a_market("ore", "grain", "grain", renewed=True)
    assert hands_dealt(old, new) == {("grain", "ore"), ("ore", "ore"), ("ore", "grain")}


def test_what_somebody_lacked_is_remembered_when_he_gets_another_card() -> None:
    state = position("build", hands={A: "wood wood", B: "grain", C: "gold"})
    play(state, "joint road 3", "pledge wood")
    deal_kinds(state, B, "plain ore")
    hands = {tuple(hand(redealt(state, A, seed), B)) for seed in range(400)}
    assert ("ore", "ore") not in hands
    assert {("grain", "ore"), ("ore", "livestock"), ("grain", "livestock")} <= hands


def test_who_was_asked_to_help_and_passed_had_a_fitting_card() -> None:
    state = position("build", hands={A: "wood wood", B: "ore", C: "gold"})
    play(state, "joint road 3", "pledge wood", "pass")
    assert state.turn == C
    assert {tuple(hand(redealt(state, A, seed), B)) for seed in range(60)} == {("ore",)}
    deal_kinds(state, B, "plain grain")
    assert all("ore" in hand(redealt(state, A, seed), B) for seed in range(100))


def test_who_helped_and_was_not_asked_again_had_nothing_more_that_fits() -> None:
    state = position("build", hands={A: "wood", B: "wood grain", C: "gold"})
    play(state, "joint road 3", "enough", "pledge wood")
    assert state.turn == C
    assert {tuple(hand(redealt(state, A, seed), B)) for seed in range(100)} == {("grain",), ("livestock",)}


def test_there_is_room_for_one_more_note() -> None:
    """More than a game can have: the oldest is forgotten, or which card it was that left is taken as known."""
    for what, of in ((memory.LACKED, 1), (memory.LEFT, 0)):
        state = position("move")
        for i in range(0, r.MOST_NOTES, 2):
            state.at[r.NOTE + i] = memory.written(C, memory.CAME if what == memory.LEFT else what, of)
            state.at[r.NOTE + i + 1] = memory.written(C, what, of)
        state.at[r.NOTES] = r.MOST_NOTES
        deal_kinds(state, B, "plain grain")
        assert state.at[r.NOTES] <= r.MOST_NOTES
        assert GAME.faults(state) == []
        assert len({tuple(hand(redealt(state, A, seed), B)) for seed in range(60)}) == 3
