"""CA-1 as an option: the two start parts lie face down until they are given up or the final exchange begins."""

from __future__ import annotations

import random

import pytest

import nemeton
from nemeton import CHANCE, OVER, Rng
from nemeton.core.dealer import SeededDealer
from nemeton.core.match import Match
from nemeton.core.record import HIDDEN, record_of
from nemeton.games.celtica import ask, content
from nemeton.games.celtica import row as r
from nemeton.games.celtica.game import GAME
from nemeton.games.celtica.rules import Celtica
from nemeton.players.levels import LEVELS, level_of
from tests.playing import Table, finish, pick, redealt, walk

A, B, C = 0, 1, 2
FACE_DOWN = Table("celtica", 3, {"hidden_start_parts": True})


def dealt(seed: int = 1) -> Match:
    match = FACE_DOWN.match(SeededDealer(seed))
    match.deal()
    return match


def secret(state: Celtica, seat: int) -> list[int]:
    return state.parts(r.secret(seat))


def test_ca_1_everybody_sees_how_many_parts_lie_face_down_and_only_the_owner_which() -> None:
    match = dealt()
    state = match.state
    assert isinstance(state, Celtica)
    for viewer in (None, A, B, C):
        for seat, shown in enumerate(GAME.view(state, viewer)["seats"]):
            assert shown["face_down"] == content.START_PARTS
            assert shown["parts"] == (secret(state, seat) if seat == viewer else [0] * r.KINDS)
    heard = [GAME.tell(event, A) for event in match.events if GAME.tell(event, A)["name"] == "secret_part"]
    assert [told["part"] is not None for told in heard if told["seat"] == A] == [True] * content.START_PARTS
    assert all(told["part"] is None for told in heard if told["seat"] != A)


def test_ca_1_by_default_they_lie_open_and_the_view_says_nothing_of_it() -> None:
    state = GAME.start(2)
    assert "face_down" not in GAME.view(state, None)["seats"][A]
    match = Match(GAME, 2, {}, SeededDealer(1))
    match.deal()
    assert isinstance(match.state, Celtica)
    assert sum(GAME.view(match.state, None)["seats"][A]["parts"]) == content.START_PARTS


def test_ca_1_a_record_that_is_not_finished_hides_them() -> None:
    match = dealt()
    lines = record_of(match, ["a", "b", "c"], redacted=True).lines
    assert not [say for _seat, say in lines if say.startswith("secret")]
    hidden = [say for _seat, say in lines if say == HIDDEN]
    assert len(hidden) == 3 * (content.HAND_SIZE + content.START_PARTS)


def at_a_ruin(own: dict[int, int], down: dict[int, int], amount: int = 1) -> Celtica:
    """A is about to give up so many parts; by number of the kind, those that lie open and face down."""
    state = dealt().state
    assert isinstance(state, Celtica)
    for heap, wanted in ((r.own(A), own), (r.secret(A), down)):
        for kind in range(r.KINDS):
            state.carry(heap, r.SUPPLY, kind, state.at[heap + kind])
            state.carry(r.SUPPLY, heap, kind, wanted.get(kind, 0))
    state.drop_pending()
    state.log = []
    state.push(ask.NEXT_PLAYER, A)
    state.push(ask.GIVE, A, amount)
    state.settle()
    return state


def test_ca_1_parts_face_down_can_be_given_up_and_are_seen_then() -> None:
    state = at_a_ruin({0: 1}, {1: 1, 2: 1})
    says = [GAME.say(state, move) for move in state.moves()]
    assert says == ["give large_1", "give large_2", "give large_3"]
    assert GAME.why_not(state, A, "give large_2") == []
    assert GAME.why_not(state, A, "give large_4")[0].name == "part_not_there_to_give"
    state.play(GAME.read(state, "give large_2"))
    assert secret(state, A) == [0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert state.parts(r.RESERVE)[1] == 1
    assert GAME.tell((state.log or [])[0], B)["parts"] == ["large_2"]


def test_cc_10_of_a_kind_that_lies_open_and_face_down_the_open_part_goes_first() -> None:
    state = at_a_ruin({1: 1}, {1: 1, 2: 1})
    state.play(GAME.read(state, "give large_2"))
    assert state.own(A, 1) == 0
    assert secret(state, A)[1] == 1


def test_ca_1_being_asked_what_to_give_up_tells_nothing() -> None:
    """All parts of one kind: the others cannot know that, so A is asked; not where all parts must go."""
    assert at_a_ruin({1: 1}, {1: 2}).pending == ask.GIVE
    assert len(at_a_ruin({1: 1}, {1: 2}).moves()) == 1
    assert at_a_ruin({}, {1: 1, 2: 1}, amount=2).pending != ask.GIVE


@pytest.mark.parametrize("seed", range(4))
def test_ca_1_what_still_lies_face_down_is_turned_up_before_the_final_exchange(seed: int) -> None:
    match = finish(dealt(seed), seed)
    state = match.state
    assert isinstance(state, Celtica)
    assert all(sum(secret(state, seat)) == 0 for seat in range(3))
    names = [GAME.tell(event, None)["name"] for event in match.events]
    turned = [number for number, name in enumerate(names) if name == "reveal"]
    assert turned
    assert max(turned) < min(number for number, name in enumerate(names) if name in ("final", "final_skipped"))


def test_ca_1_the_standing_counts_open_parts_only_until_then() -> None:
    state = at_a_ruin(dict.fromkeys(range(8), 1), {8: 1})
    assert state.score(A) == 0
    assert GAME.view(state, A)["seats"][A]["complete"] == 1
    assert GAME.view(state, B)["seats"][A]["complete"] == 0
    state.end_game(A)
    assert state.score(A) == 1


def test_ca_1_worlds_dealt_anew_keep_what_was_seen() -> None:
    for seed in range(3):
        for number, state in enumerate(walk(FACE_DOWN, seed)):
            for viewer in FACE_DOWN.viewers:
                there = redealt(state, viewer, number)
                assert isinstance(state, Celtica)
                assert isinstance(there, Celtica)
                assert GAME.faults(there) == []
                assert GAME.view(there, viewer) == GAME.view(state, viewer)
                for seat in range(3):
                    assert sum(secret(there, seat)) == sum(secret(state, seat))


def test_ca_1_once_the_supply_was_renewed_only_the_parts_never_seen_can_lie_face_down() -> None:
    state = at_a_ruin({}, {1: 1, 2: 1})
    state.at[r.RENEWED] = 1
    before = [sum(counts) for counts in zip(secret(state, A), secret(state, B), strict=True)]
    supply = state.parts(r.SUPPLY)
    for seed in range(20):
        world = state.copy()
        world.redeal(C, Rng(seed))
        assert [sum(counts) for counts in zip(secret(world, A), secret(world, B), strict=True)] == before
        assert world.parts(r.SUPPLY) == supply


@pytest.mark.parametrize("level", [LEVELS[0], 3])
def test_ca_1_bots_play_such_a_game_to_its_end(level: int) -> None:
    from nemeton.players.player import read_spec

    state, game = dealt(2).state, nemeton.game("celtica")
    spec = read_spec(level_of("celtica", 3, level).player, game, 3)
    assert spec
    chooser, dealer, luck, asked = spec.chooser(game, state), SeededDealer(3), random.Random(3), 0
    while state.turn != OVER:
        if state.turn == CHANCE or asked >= 40:
            seat, move = pick(state, dealer, luck)
            state.play(move, seat)
            continue
        asked += 1
        chooser.begin()
        state.look()
        state.play(chooser.choose(state, Rng(5, asked)))
    assert nemeton.game("celtica").faults(state) == []
