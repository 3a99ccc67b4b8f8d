"""What nobody may learn too early: hero moves, hands, road cards."""

from __future__ import annotations

from collections import Counter

import nemeton
from nemeton import Rng
from nemeton.core.dealer import SeededDealer
from nemeton.core.match import Match
from nemeton.core.record import HIDDEN, record_of
from nemeton.core.state import NOBODY
from nemeton.games.graenaland import content
from nemeton.games.graenaland.game import GAME
from nemeton.games.graenaland.rules import Graenaland
from tests.games.graenaland.position import A, B, C, D, hand, legal, play, play_as, position


def redealt(state: Graenaland, seat: int, seed: int) -> Graenaland:
    twin = state.copy()
    twin.redeal(seat, Rng(seed))
    assert GAME.faults(twin) == []
    return twin


def sealed(state: Graenaland, seat: int) -> str | None:
    return GAME.view(state, seat)["seats"][seat]["choice"]


# --- hero moves ---


def test_a_sealed_move_is_seen_by_its_owner_only() -> None:
    stay, go = position("move"), position("move")
    play_as(stay, B, "stay")
    play_as(go, B, "warrior to 7")
    for viewer in (A, C, D, None):
        assert GAME.view(stay, viewer) == GAME.view(go, viewer)
        seen = GAME.view(go, viewer)["seats"][B]
        assert (seen["sealed"], seen["choice"]) == (True, None)
    assert GAME.view(go, B)["seats"][B]["choice"] == "warrior to 7"
    assert stay.log == go.log
    for seat in (C, D):
        assert legal(stay, seat) == legal(go, seat)
        assert [GAME.about(stay, move) for move in stay.moves(seat)] == [
            GAME.about(go, move) for move in go.moves(seat)
        ]


def test_a_sealed_move_may_be_any_in_the_eyes_of_the_others() -> None:
    state = position("move")
    play_as(state, B, "warrior to 7")
    assert {sealed(redealt(state, C, seed), B) for seed in range(200)} == set(legal(position("move"), B))
    assert {sealed(redealt(state, B, seed), B) for seed in range(20)} == {"warrior to 7"}


def test_hero_moves_are_hidden_in_a_record_others_may_read() -> None:
    match = Match(nemeton.game("graenaland"), 3, {"start_player": "1"}, SeededDealer(1))
    match.deal()
    match.play(match.state.moves(1)[0], 1)
    record = record_of(match, ["A", "B", "C"], redacted=True)
    assert record.lines[-1] == (1, HIDDEN)
    state = position("move")
    assert not GAME.public(GAME.parse(state, "stay"))
    assert not GAME.public(GAME.parse(state, "warrior to 7"))
    assert GAME.public(GAME.parse(state, "yes"))


def test_all_moves_are_told_together() -> None:
    state = position("move", cards={2: "wood"})
    for seat in (B, C):
        play_as(state, seat, "stay")
        assert state.log == []
    play_as(state, D, "stay")
    assert [GAME.tell(event, None)["name"] for event in state.log or []] == ["stays"] * 3


# --- hands and road cards ---


def test_cards_taken_openly_are_known_and_others_are_not() -> None:
    state = position("propose", lead=D, turn=A, cards={3: "ore"}, down={3: "wood"}, hands={A: "grain"})
    play(state, "propose 3", "give ore to 1", "give unknown to 1")
    assert hand(state, A) == ["grain", "wood", "ore"]
    worlds = [hand(redealt(state, B, seed), A) for seed in range(300)]
    assert all(len(world) == 3 and "ore" in world for world in worlds)
    # The start card is from the plain, the road card from the hills.
    assert {tuple(world) for world in worlds} == {
        tuple(sorted(["ore", plain, hill], key=["grain", "wood", "ore", "livestock", "gold"].index))
        for plain in ("grain", "ore", "livestock")
        for hill in ("wood", "ore", "livestock")
    }
    assert hand(redealt(state, A, 5), A) == hand(state, A)


def test_unseen_cards_follow_the_weights_of_the_deck() -> None:
    state = position("move", hands={B: "grain"})
    cards = Counter(hand(redealt(state, A, seed), B)[0] for seed in range(3000))
    for key, weight in (("grain", 18), ("livestock", 12), ("ore", 6)):
        assert abs(cards[key] / 3000 - weight / 36) < 0.04


def test_a_road_card_may_be_anything_to_everybody() -> None:
    state = position("move", down={1: "grain"})
    for viewer in (A, B, NOBODY):
        kinds = {redealt(state, viewer, seed).face_down(0, 0) for seed in range(60)}
        assert {content.KIND_KEYS[kind] for kind in kinds} == {"plain grain", "plain ore", "plain livestock"}
    views = [GAME.view(position("move", down={1: key}), B) for key in ("grain", "ore", "livestock")]
    assert views[0] == views[1] == views[2]


def test_with_open_hands_everything_in_a_hand_is_seen() -> None:
    state = position("move", hands={B: "grain gold"}, open_hands=True)
    assert GAME.view(state, A)["seats"][B]["hand"] == [1, 0, 0, 0, 1]
    assert all(hand(redealt(state, A, seed), B) == ["grain", "gold"] for seed in range(20))


def test_who_had_no_fitting_card_is_remembered_not_to_have_one() -> None:
    """The card of B is unseen and from the plain. B is passed over, so it is not ore."""
    state = position("build", hands={A: "wood wood", B: "grain", C: "gold"})
    play(state, "joint road 3", "pledge wood")
    assert state.turn == C
    assert {tuple(hand(redealt(state, A, seed), B)) for seed in range(200)} == {("grain",), ("livestock",)}


def test_who_is_paying_can_pay_in_every_world() -> None:
    state = position("build", hands={A: "grain wood livestock livestock gold"}, facilities={3: "market"})
    play(state, "village 2")
    assert GAME.view(state, None)["phase"] == "pay"
    for seed in range(100):
        assert len(redealt(state, B, seed).moves()) > 1
