"""The test vectors CT-1 to CT-23 of docs/rules/celtica.md; each docstring is the vector's own sentence."""

from __future__ import annotations

import pytest

from nemeton import CHANCE, OVER
from nemeton.games.celtica.game import GAME
from nemeton.games.celtica.rules import Celtica
from tests.games.celtica.position import (
    NONE,
    ONE_OF_EACH,
    A,
    B,
    C,
    D,
    count,
    deal,
    discards,
    display,
    druid,
    experience,
    experience_discards,
    experience_pile,
    hand,
    legal,
    own,
    phase,
    pile,
    play,
    position,
    reserve,
    round_of,
    supply,
    told,
)

EVERY_PART = ["large_1", "large_2", "large_3", "large_4", "small_1", "small_2", "small_3", "small_4", "middle"]


def test_ct_1() -> None:
    """red at 0; player holds red×2, white×1 | play red×1 | red at 1 (village 1); must choose exactly 1 of 9 parts;
    display refilled to 9; hand red×1, white×1"""
    state = position(hands=[{"red": 2, "white": 1}, {"black": 1}])
    assert druid(state, "red") == 0
    play(state, "play red 1")
    assert druid(state, "red") == 1
    assert (state.turn, phase(state)) == (A, "take")
    assert legal(state) == [f"take {part}" for part in EVERY_PART]
    play(state, "take small_2")
    assert own(state, A) == "0 0 0 0 0 1 0 0 0"
    assert (state.turn, display(state)) == (CHANCE, "1 1 1 1 1 0 1 1 1")
    play(state, "part middle")
    assert display(state) == "1 1 1 1 1 0 1 1 2"
    assert hand(state, A) == {"red": 1, "white": 1}


def test_ct_2() -> None:
    """same | play red×2 | red at 2 (cult place); passes village 1 without taking; may draw 1 druid card or decline"""
    state = position(hands=[{"red": 2, "white": 1}, {"black": 1}])
    play(state, "play red 2")
    assert druid(state, "red") == 2
    assert own(state, A) == NONE
    assert display(state) == ONE_OF_EACH
    assert (state.turn, phase(state)) == (A, "draw")
    assert legal(state) == ["draw", "decline"]
    declined = state.copy()
    declined.play(GAME.read(declined, "decline"))
    assert sum(hand(declined, A).values()) == 1
    play(state, "draw", "card grey")
    assert hand(state, A) == {"white": 1, "grey": 1}


def test_ct_3() -> None:
    """hand: druid grey×1; experience grey×1, black×2 | legal plays? | (grey,1,0), (grey,1,1). Black experience cards
    cannot be played: no black druid card"""
    state = position(hands=[{"grey": 1}, {"red": 1}], experience=[{"grey": 1, "black": 2}])
    assert legal(state) == ["play grey 1", "play grey 1 + 1"]


def test_ct_4() -> None:
    """grey at 4; play grey×1 plus 1 grey experience card | move | grey at 6 (ruin 2); both cards on their own discard
    piles"""
    state = position(druids={"grey": 4}, hands=[{"grey": 1}, {"red": 2}], experience=[{"grey": 1}], own=[ONE_OF_EACH])
    play(state, "play grey 1 + 1")
    assert druid(state, "grey") == 6
    assert discards(state) == {"grey": 1}
    assert experience_discards(state) == {"grey": 1}
    assert (state.turn, phase(state)) == (A, "give")
    assert {len(say.split()) - 1 for say in legal(state)} == {2}


def test_ct_5() -> None:
    """ruin 2, player owns exactly 1 part | resolve | that part goes to the reserve (automatic), draws 1 experience
    card"""
    state = position(druids={"grey": 5}, hands=[{"grey": 2}, {"red": 2}], own=["0 0 1 0 0 0 0 0 0"])
    play(state, "play grey 1")
    assert reserve(state) == "0 0 1 0 0 0 0 0 0"
    assert own(state, A) == NONE
    assert state.turn == CHANCE
    assert legal(state) == [f"experience {key}" for key in ("red", "grey", "white", "brown", "black")]
    play(state, "experience white")
    assert experience(state, A) == {"white": 1}
    assert (state.turn, phase(state)) == (B, "play")


def test_ct_6() -> None:
    """ruin 3, player owns 0 parts | resolve | nothing given up, still draws 1 experience card"""
    state = position(druids={"grey": 14}, hands=[{"grey": 2}, {"red": 2}])
    play(state, "play grey 1")
    assert druid(state, "grey") == 15
    assert reserve(state) == NONE
    assert state.turn == CHANCE
    play(state, "experience black")
    assert experience(state, A) == {"black": 1}
    assert state.turn == B


def test_ct_7() -> None:
    """ruin 2, player owns 1 of each kind (one complete amulet) and nothing else | resolve | must give up 2 parts of
    his choice; complete amulets fall to 0"""
    state = position(druids={"grey": 10}, hands=[{"grey": 2}, {"red": 2}], own=[ONE_OF_EACH])
    assert state.points()[A] == 1
    play(state, "play grey 1")
    assert druid(state, "grey") == 11
    assert len(legal(state)) == 9 * 8 // 2
    assert legal(state)[0] == "give large_1 large_2"
    play(state, "give large_2 middle")
    assert own(state, A) == "1 0 1 1 1 1 1 1 0"
    assert reserve(state) == "0 1 0 0 0 0 0 0 1"
    assert state.points()[A] == 0


def test_ct_8() -> None:
    """brown at 17; play brown×3 | move | brown stops at 19, one step is lost; takes exactly 4 parts; the round becomes
    the last one"""
    state = position(druids={"brown": 17}, hands=[{"brown": 4}, {"red": 2}])
    assert GAME.view(state, A)["last_round"] is False
    play(state, "play brown 3")
    assert druid(state, "brown") == 19
    assert phase(state) == "take"
    assert {len(say.split()) - 1 for say in legal(state)} == {4}
    assert len(legal(state)) == 126
    play(state, "take large_1 large_2 small_1 middle")
    assert own(state, A) == "1 1 0 0 1 0 0 0 1"
    assert GAME.view(state, A)["last_round"] is True
    assert "last_round" in told(state)
    deal(state)
    play(state, "play red 2", "decline")  # A's last card follows by itself; nobody gets new ones
    assert state.turn == OVER
    assert round_of(state) == 1


def test_ct_9() -> None:
    """brown at 19; play brown×2 | move | two cards discarded, no movement, no parts, next player"""
    state = position(druids={"brown": 19}, hands=[{"brown": 2, "red": 1}, {"red": 2}], own=["1 0 0 0 0 0 0 0 0"])
    play(state, "play brown 2")
    assert discards(state) == {"brown": 2}
    assert druid(state, "brown") == 19
    assert own(state, A) == "1 0 0 0 0 0 0 0 0"
    assert display(state) == ONE_OF_EACH
    assert (state.turn, phase(state)) == (B, "play")


def test_ct_10() -> None:
    """red, grey, white, black at 19, brown at 18; players A (just moved brown to 19) and B with 3 druid cards left |
    after A took his 4 parts | immediate end; B's druid cards are void; final order: A's left neighbour first, A last"""
    arrived = {"red": 19, "grey": 19, "white": 19, "black": 19, "brown": 18}
    state = position(
        3,
        druids=arrived,
        hands=[{"brown": 2}, {"red": 1, "grey": 2}],
        experience=[{"red": 2}, {"grey": 2}, {"white": 2}],
    )
    play(state, "play brown 1", "take large_1 large_2 large_3 large_4")
    assert hand(state, B) == {"red": 1, "grey": 2}
    deal(state)
    assert "all_arrived" in told(state)
    assert hand(state, A) == {}
    assert hand(state, B) == {}
    assert discards(state) == {"brown": 2, "red": 1, "grey": 2}
    order = []
    while state.turn != OVER:
        order.append(state.turn)
        assert phase(state) == "final"
        play(state, "done")
        deal(state)
    assert order == [B, C, A]
    assert GAME.view(state, None)["ender"] == A


def test_ct_11() -> None:
    """display 9, supply 1, reserve 3; a castle with 3 parts is reached | after taking | 1 part from the supply, then
    the 3 reserve parts are shuffled to be the supply, 2 of them drawn: display 9, supply 1, reserve 0"""
    state = position(
        druids={"white": 13},
        hands=[{"white": 2}, {"red": 2}],
        supply="1 0 0 0 0 0 0 0 0",
        reserve="0 1 0 1 0 0 0 0 1",
    )
    play(state, "play white 1", "take small_1 small_2 small_3")
    # the last part of the supply comes by itself; then the reserve is the supply
    assert told(state)[-2:] == ["display", "reshuffle"]
    assert display(state) == "2 1 1 1 0 0 0 1 1"
    assert supply(state) == "0 1 0 1 0 0 0 0 1"
    assert reserve(state) == NONE
    assert legal(state) == ["part large_2", "part large_4", "part middle"]
    play(state, "part middle", "part large_2")
    assert display(state) == "2 2 1 1 0 0 0 1 2"
    assert count(display(state)) == 9
    assert supply(state) == "0 0 0 1 0 0 0 0 0"
    assert reserve(state) == NONE
    assert state.turn == B


def test_ct_12() -> None:
    """display 2, supply 0, reserve 0; monastery with 3 parts reached | resolve | takes the 2 parts (automatic);
    display empty; immediate end"""
    state = position(druids={"white": 16}, hands=[{"white": 2}, {"red": 2}], display="1 0 0 0 0 0 0 0 1", supply=NONE)
    play(state, "play white 1")
    assert druid(state, "white") == 17
    assert own(state, A) == "1 0 0 0 0 0 0 0 1"
    assert display(state) == NONE
    assert "no_parts" in told(state)
    assert state.turn == OVER
    assert GAME.view(state, None)["ender"] == A
    assert hand(state, B) == {}


def test_ct_13() -> None:
    """display 5, supply 0, reserve 0; castle with 2 parts reached | resolve | takes 2 of 5; display 3, game goes on
    with a smaller display"""
    state = position(druids={"white": 4}, hands=[{"white": 2}, {"red": 2}], display="1 1 1 1 1 0 0 0 0", supply=NONE)
    play(state, "play white 1")
    assert len(legal(state)) == 10
    assert {len(say.split()) - 1 for say in legal(state)} == {2}
    play(state, "take large_1 large_2")
    assert display(state) == "0 0 1 1 1 0 0 0 0"
    assert (state.turn, phase(state)) == (B, "play")
    assert GAME.view(state, None)["ender"] is None


def last_card_on_a_cult_place() -> Celtica:
    state = position(druids={"red": 1}, hands=[{"red": 1, "white": 1}, {"grey": 2, "brown": 2}])
    play(state, "play white 1", "take large_1")
    deal(state)
    play(state, "play grey 2", "decline")  # red×1 is all A has, so it is played by itself
    assert (druid(state, "red"), hand(state, A)) == (2, {})
    assert (state.turn, phase(state)) == (A, "draw")
    return state


def test_ct_14() -> None:
    """player plays his last druid card and stops on a cult place; draws | next turns | he holds one druid card again
    and stays in the round"""
    state = last_card_on_a_cult_place()
    play(state, "draw", "card black")
    assert hand(state, A) == {"black": 1}
    assert "out" not in told(state)
    assert state.turn == B
    play(state, "play brown 1")
    deal(state)
    assert druid(state, "black") == 0
    play(state, "take large_2")
    deal(state)
    assert druid(state, "black") == 1, "A's turn comes again and his only card is played"


def test_ct_15() -> None:
    """same, declines | next turns | he is out for this round"""
    state = last_card_on_a_cult_place()
    play(state, "decline")
    assert told(state)[-1] == "out"
    assert state.turn == B
    play(state, "play brown 1", "take large_2")
    assert round_of(state) == 1
    deal(state)
    # B's second brown card has been played by itself, A was passed over: brown stands on the cult place
    assert (druid(state, "brown"), state.turn, phase(state)) == (2, B, "draw")
    play(state, "decline")
    deal(state)
    assert round_of(state) == 2


def test_ct_16() -> None:
    """order A, B, C, D; D plays the last card of the round, no druid in the goal | new round | everybody gets 5 cards,
    A starts"""
    state = position(4, turn=D, hands=[{}, {}, {}, {"red": 2}])
    play(state, "play red 2", "decline")
    dealt: list[int] = []
    while state.turn == CHANCE:
        dealt.append(next(seat for seat in range(4) if sum(hand(state, seat).values()) * 4 + seat == len(dealt)))
        play(state, legal(state)[0])
    assert dealt == [A, B, C, D] * 5
    assert [sum(hand(state, seat).values()) for seat in range(4)] == [5, 5, 5, 5]
    assert (state.turn, phase(state), round_of(state)) == (A, "play", 2)


def test_ct_17() -> None:
    """only B has druid cards: white×1, black×2 (rulebook) | turn order | B takes turns without interruption until he
    has none"""
    state = position(3, turn=B, hands=[{}, {"white": 1, "black": 2}, {}])
    players = []
    for say, part in (("play white 1", "take large_1"), ("play black 1", "take large_2")):
        players.append(state.turn)
        play(state, say, part)
        if state.turn == CHANCE:
            play(state, "part middle")
    # the last black card is played by itself and ends on the cult place
    players.append(state.turn)
    assert players == [B, B, B]
    assert (phase(state), druid(state, "white"), druid(state, "black")) == ("draw", 1, 2)
    play(state, "decline")
    assert hand(state, B) == {}
    deal(state)
    assert (state.turn, round_of(state)) == (C, 2)


def test_ct_18() -> None:
    """final; player owns 2 1 1 1 1 1 1 0 1, three experience cards; display contains S4 (CC-9: and a middle part) |
    SWAP L1→S4, then TAKE one middle | 1 1 1 1 1 1 1 1 2: one complete amulet, incomplete list [1]; display lost S4 and
    M, gained L1: 8 parts, refilled to 9"""
    state = position(
        final_after=B, experience=[{"red": 1, "white": 1, "black": 1}], own=["2 1 1 1 1 1 1 0 1"], display=ONE_OF_EACH
    )
    assert (state.turn, phase(state)) == (A, "final")
    play(state, "swap large_1 small_4")
    assert display(state) == "2 1 1 1 1 1 1 0 1"
    play(state, "buy middle")
    assert own(state, A) == "1 1 1 1 1 1 1 1 2"
    assert state.points()[A] == 1
    assert state.incomplete(A) == [1]
    assert display(state) == "2 1 1 1 1 1 1 0 0"
    assert count(display(state)) == 8
    assert state.turn == CHANCE
    play(state, "part small_4")
    assert count(display(state)) == 9
    assert state.turn == OVER


def test_ct_19() -> None:
    """final; player with one experience card and no part | – | skipped"""
    state = position(final_after=B, experience=[{"red": 1}, {"grey": 1}], own=[NONE, "1 0 0 0 0 0 0 0 0"])
    assert (state.turn, phase(state)) == (B, "final")
    assert told(state)[:2] == ["final_skipped", "final"]
    assert experience(state, A) == {"red": 1}


def test_ct_20() -> None:
    """A: 2 2 1 1 1 1 1 1 1; B: 2 2 2 1 1 1 1 1 1; C: 3 1 1 1 1 1 1 1 0 | score | A: 1 complete, [2]; B: 1 complete,
    [3]; C: 0 complete, [8,1,1]. B wins, A second, C third"""
    state = position(3, final_after=C, own=["2 2 1 1 1 1 1 1 1", "2 2 2 1 1 1 1 1 1", "3 1 1 1 1 1 1 1 0"])
    assert state.turn == OVER
    assert state.points() == [1, 1, 0]
    assert [state.incomplete(seat) for seat in (A, B, C)] == [[2], [3], [8, 1, 1]]
    assert state.ranking() == [2, 1, 3]


def test_ct_21() -> None:
    """A: 1 complete, [4,2]; B: 1 complete, [4,2,1] | score | B wins (third element 1 against 0)"""
    state = position(final_after=A, own=["3 3 2 2 1 1 1 1 1", "4 3 2 2 1 1 1 1 1"])
    assert state.points() == [1, 1]
    assert [state.incomplete(seat) for seat in (A, B)] == [[4, 2], [4, 2, 1]]
    assert state.ranking() == [2, 1]


def test_ct_22() -> None:
    """experience pile empty, experience discards 5 cards; a ruin is resolved | draw | the 5 discards are shuffled, one
    is drawn"""
    state = position(
        druids={"grey": 2},
        hands=[{"grey": 2}, {"red": 2}],
        experience=[{}, {"red": 2, "grey": 4, "white": 4, "brown": 1, "black": 4}],
        experience_discards={"red": 2, "brown": 3},
    )
    assert experience_pile(state) == {}
    play(state, "play grey 1")
    assert told(state)[-1] == "reshuffle"
    assert experience_discards(state) == {}
    assert experience_pile(state) == {"red": 2, "brown": 3}
    assert (legal(state), state.weights()) == (["experience red", "experience brown"], [2, 3])
    play(state, "experience brown")
    assert experience(state, A) == {"brown": 1}
    assert experience_pile(state) == {"red": 2, "brown": 2}


def test_ct_23() -> None:
    """all 20 experience cards in hands; a ruin is resolved | draw | no card, game continues"""
    state = position(
        druids={"grey": 2},
        hands=[{"grey": 2}, {"red": 2}],
        experience=[{"red": 4}, {"grey": 4, "white": 4, "brown": 4, "black": 4}],
    )
    play(state, "play grey 1")
    assert "no_experience" in told(state)
    assert experience(state, A) == {"red": 4}
    assert (state.turn, phase(state)) == (B, "play")


@pytest.mark.parametrize("number", range(1, 24))
def test_there_is_a_test_for_every_vector(number: int) -> None:
    assert f"test_ct_{number}" in globals()


def test_the_druid_pile_of_a_position_holds_what_is_left() -> None:
    assert pile(position(hands=[{"red": 2}, {"red": 1}]))["red"] == 9
