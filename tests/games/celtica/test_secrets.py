"""Hidden hands of Celtica: CA-9, section 8."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from statistics import mean

from nemeton import OVER, Rng
from nemeton.core.dealer import SeededDealer
from nemeton.games.celtica import move as m
from nemeton.games.celtica import row as r
from nemeton.games.celtica.game import GAME
from tests.games.celtica.position import (
    A,
    B,
    C,
    experience,
    hand,
    play,
    position,
    small_world,
)
from tests.playing import Table, pick, redealt, walk

# --- hidden hands: CA-9, section 8 ---


def test_ca_9_cards_in_hand_are_secret_and_their_numbers_public() -> None:
    state = position(hands=[{"red": 2}, {"grey": 3}], experience=[{"white": 1}, {"black": 2}])
    for viewer in (None, A, B):
        seats = GAME.view(state, viewer)["seats"]
        assert [seat["druid_cards"] for seat in seats] == [2, 3]
        assert [seat["experience_cards"] for seat in seats] == [1, 2]
        assert [seat["hand"] is not None for seat in seats] == [viewer == A, viewer == B]
        assert [seat["experience"] is not None for seat in seats] == [viewer == A, viewer == B]
    assert GAME.view(state, A)["seats"][A]["hand"] == [2, 0, 0, 0, 0]
    assert GAME.view(state, B)["seats"][B]["experience"] == [0, 0, 0, 0, 2]


def test_unseen_cards_are_the_pile_and_the_other_hands() -> None:
    state = position(hands=[{"red": 2}, {"grey": 3}], discards={"black": 5}, experience=[{"white": 1}, {"black": 2}])
    assert GAME.view(state, A)["unseen"] == {"druid": [10, 12, 12, 12, 7], "experience": [4, 4, 3, 4, 4]}
    assert GAME.view(state, B)["unseen"] == {"druid": [12, 9, 12, 12, 7], "experience": [4, 4, 4, 4, 2]}
    assert GAME.view(state, None)["unseen"] == {"druid": [12, 12, 12, 12, 7], "experience": [4, 4, 4, 4, 4]}


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    state = position(druids={"red": 1, "white": 2}, hands=[{"red": 2, "white": 1}, {"grey": 2}])
    play(state, "play red 1", "draw", "card black")
    event = (state.log or [])[-1]
    assert GAME.tell(event, A) == {"name": "draw", "seat": A, "druid": "black"}
    for viewer in (B, None):
        assert GAME.tell(event, viewer) == {"name": "draw", "seat": A, "druid": None}


def hands_dealt(unseen: str, sizes: tuple[int, int]) -> Counter[tuple[str, str]]:
    """By brute force: all ways to deal two hands out of these cards, each card being its own."""
    found: Counter[tuple[str, str]] = Counter()
    places = range(len(unseen))
    for holders in product("BC-", repeat=len(unseen)):
        if (holders.count("B"), holders.count("C")) == sizes:
            b, c = ("".join(sorted(unseen[i] for i in places if holders[i] == who)) for who in "BC")
            found[b, c] += 1
    return found


def letters(cards: dict[str, int]) -> str:
    initials = {"red": "r", "grey": "g", "white": "w", "brown": "n", "black": "b"}
    return "".join(sorted(initials[key] * number for key, number in cards.items()))


def test_redeal_reaches_exactly_the_consistent_worlds_each_as_often_as_it_should() -> None:
    state = small_world()
    druid_worlds, experience_worlds = hands_dealt("rrgww", (2, 1)), hands_dealt("rnn", (1, 1))
    dealt: Counter[tuple[str, str]] = Counter()
    dealt_experience: Counter[tuple[str, str]] = Counter()
    both: set[object] = set()
    rng = Rng(3)
    rounds = 6000
    for _ in range(rounds):
        other = state.copy()
        other.redeal(A, rng)
        assert GAME.faults(other) == []
        assert hand(other, A) == hand(state, A)
        assert experience(other, A) == experience(state, A)
        hands = letters(dict(hand(other, B))), letters(dict(hand(other, C)))
        held = letters(dict(experience(other, B))), letters(dict(experience(other, C)))
        dealt[hands] += 1
        dealt_experience[held] += 1
        both.add((hands, held))
    assert dealt.keys() == druid_worlds.keys()
    assert dealt_experience.keys() == experience_worlds.keys()
    assert len(both) == len(druid_worlds) * len(experience_worlds)
    for seen, expected in ((dealt, druid_worlds), (dealt_experience, experience_worlds)):
        for world, weight in expected.items():
            share = weight / expected.total()
            assert abs(seen[world] / rounds - share) < 5 * (share * (1 - share) / rounds) ** 0.5


def test_redeal_for_a_spectator_deals_every_hand_anew() -> None:
    state = small_world()
    hands = {tuple(letters(dict(hand(redealt(state, None, seed), seat))) for seat in range(3)) for seed in range(400)}
    assert all([len(letters) for letters in hand] == [2, 2, 1] for hand in hands)
    assert len(hands) > 30
    assert any("b" not in hand[A] for hand in hands)


def test_redeal_leaves_all_that_a_seat_sees_alone() -> None:
    table = Table("celtica", 4)
    for state in walk(table, 3):
        assert table.game.view(redealt(state, 2, 7), 2) == table.game.view(state, 2)


def test_redeal_really_changes_something() -> None:
    changed = [redealt(state, A, 1).numbers() != state.numbers() for state in walk(Table("celtica", 4), 3)]
    assert mean(changed) > 0.5


# --- being asked tells nothing: CA-9 ---


def asked_of_one_card(rules: int) -> list[tuple[bool, int]]:
    """Every play of somebody who held one druid card in a few games: whether they were asked, and how many experience
    cards they held."""
    game, found = GAME.by_rules(rules), []
    for seed in range(6):
        state, dealer, luck = game.start(3, listen=True), SeededDealer(seed), random.Random(seed)
        told = 0
        while state.turn != OVER:
            held = [sum(state.cards(r.hand(seat))) for seat in range(3)]
            known = [sum(state.cards(r.experience(seat))) for seat in range(3)]
            seat, move = pick(state, dealer, luck)
            state.play(move, seat)
            for who, what, forced in (state.history or [])[told:]:
                if who >= 0 and what < m.DRAW and held[who] == 1:
                    found.append((not forced, known[who]))
                    held[who] = 0
            told = len(state.history or [])
    return found


def test_ca_9_who_holds_experience_cards_is_asked_and_who_holds_none_is_not() -> None:
    """Everybody can count both, so being asked tells nothing about their colours."""
    found = asked_of_one_card(rules=2)
    assert len(found) > 60
    assert all(asked == (cards > 0) for asked, cards in found)


def test_ca_9_games_by_version_1_ask_as_they_did() -> None:
    found = asked_of_one_card(rules=1)
    assert any(not asked for asked, cards in found if cards > 0)


def test_ca_9_in_every_world_dealt_anew_the_seat_that_is_asked_would_be_asked() -> None:
    table, worlds = Table("celtica", 3), 0
    for seed in range(4):
        for number, state in enumerate(walk(table, seed, every=1)):
            if state.turn < 0:
                continue
            for viewer in table.viewers:
                there = redealt(state, viewer, seed * 1_000 + number)
                worlds += 1
                asked = there.pending, there.turn, there.asked_a()
                assert len(there.moves()) > 1 or there.asks_of_one(*asked)
    assert worlds > 1_000
