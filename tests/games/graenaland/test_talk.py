"""Talk in Graenaland: when it is allowed, the four promises, and what becomes of them (5.4, 5.7, GA-9, G-10)."""

from __future__ import annotations

import pytest

from nemeton.core.talk import Promise, Promising, Word
from nemeton.games.graenaland import content
from nemeton.games.graenaland.bargain import JOIN
from nemeton.games.graenaland.game import GAME
from nemeton.games.graenaland.rules import Graenaland
from nemeton.words import Words
from tests.games.graenaland.position import A, B, C, D, deal, phase, play, play_as, position

NO_HEROES: dict[int, dict[str, int]] = {A: {}, B: {}, C: {}, D: {}}


def ballot(receiver: int = C) -> Graenaland:
    """The lead player is A, so B proposes first: for tile 1, where only he and C have a village; C is asked."""
    state = position("propose", turn=B, cards={1: "grain", 4: "wood wood"}, heroes=NO_HEROES)
    play(state, "propose 1", f"give grain to {receiver + 1}")
    assert (phase(state), state.turn) == ("vote", C)
    return state


def promise(state: Graenaland, giver: int, receiver: int, kind: str, place: str | None = None) -> Promise:
    assert GAME.talk.discussed(state), "nothing can be promised now"
    return Promise(giver, receiver, kind, place, len(state.log or []))


def fate(state: Graenaland, given: Promise) -> str:
    settled = GAME.talk.fared(given, state.log or [])
    return "open" if settled is None else settled.fate


def joint() -> Graenaland:
    """A builds a road in tile 3 together with others; B, C and D hold a fitting card each."""
    state = position("build", lead=A, hands={A: "wood", B: "ore wood", C: "ore wood", D: "ore wood"})
    play(state, "joint road 3", "enough")
    assert (phase(state), state.turn) == ("help", B)
    return state


# --- when there is talk ---


def test_the_ballot_may_be_discussed_and_the_proposal_may_not() -> None:
    """G-10."""
    state = position("propose", turn=B, cards={1: "grain"})
    assert GAME.talk.discussed(state) is None
    assert [refusal.rule for refusal in GAME.talk.refusals(state)] == ["G-10"]
    assert GAME.talk.promises(state, B) == []
    state = ballot()
    assert GAME.talk.discussed(state) == "vote 1 2"
    assert GAME.talk.refusals(state) == []


def test_who_helps_with_a_joint_building_may_be_discussed() -> None:
    state = joint()
    assert GAME.talk.discussed(state) == "help 1"
    play(state, "pass")
    assert GAME.talk.discussed(state) == "help 1", "it is still the same talk"


def test_help_is_for_this_joint_building_where_this_one_is_meant() -> None:
    """For who leads, from who is still to be asked; a yes or a card is never about something else."""
    state = joint()
    assert GAME.talk.is_now(state, B, A, Word(JOIN))
    assert not GAME.talk.is_now(state, B, C, Word(JOIN)), "C builds nothing now"
    assert not GAME.talk.is_now(state, A, B, Word(JOIN))
    assert not GAME.talk.is_now(ballot(), C, B, Word(JOIN))


def test_the_promises_and_what_they_are_about() -> None:
    """Who has still to vote can promise his vote, too."""
    land = ("1", "2", "3", "4", "6", "7", "8")
    later = [
        Promising("vote_yes_next"),
        Promising("give_card_next"),
        Promising("give_resource_next", tuple(content.RESOURCE_KEYS), "resource"),
        Promising("join_building"),
        Promising("not_enter", land, "territory"),
    ]
    assert GAME.talk.promises(ballot(), A) == later
    assert GAME.talk.promises(ballot(), C) == [Promising("vote_yes_now"), Promising("vote_no_now"), *later]


def test_a_vote_promised_now_is_judged_by_this_ballot() -> None:
    for vote, expected in (("yes", "kept"), ("no", "broken")):
        state = ballot()
        given = promise(state, C, B, "vote_yes_now")
        refusing = promise(state, C, D, "vote_no_now")
        never_asked = promise(state, A, B, "vote_yes_now")
        play(state, vote)
        assert fate(state, given) == expected
        assert fate(state, refusing) == ("broken" if vote == "yes" else "kept")
        assert fate(state, never_asked) == "lapsed"


def test_a_certain_card_is_owed_once_the_giver_splits_one() -> None:
    state = ballot()
    wood = promise(state, C, D, "give_resource_next", "wood")
    grain = promise(state, C, D, "give_resource_next", "grain")
    play(state, "no")
    play(state, "propose 1", "give grain to 3")
    assert fate(state, wood) == "open", "no wood was split"
    assert fate(state, grain) == "broken"


def test_silence_is_a_no_and_in_a_joint_building_a_pass() -> None:
    """5.5."""
    state = ballot()
    assert GAME.say(state, GAME.talk.when_time_runs_out(state, C) or 0) == "no"
    state = joint()
    assert GAME.say(state, GAME.talk.when_time_runs_out(state, B) or 0) == "pass"
    assert GAME.talk.when_time_runs_out(position("build"), A) is None


# --- vote_yes_next ---


@pytest.mark.parametrize(("vote", "fared"), [("yes", "kept"), ("no", "broken")])
def test_a_yes_to_the_next_proposal(vote: str, fared: str) -> None:
    state = ballot()
    given = promise(state, D, C, "vote_yes_next")
    play(state, "yes")
    assert fate(state, given) == "open"
    play(state, "propose 4", "give wood to 3", "give wood to 3")
    assert (phase(state), state.turn, fate(state, given)) == ("vote", D, "open")
    play(state, vote)
    assert fate(state, given) == fared


def test_the_ballot_that_runs_is_not_the_next_one() -> None:
    state = ballot()
    given = promise(state, C, B, "vote_yes_next")
    play(state, "no")
    assert fate(state, given) == "open"


# --- give_card_next ---


@pytest.mark.parametrize(("receivers", "fared"), [((3, 4), "kept"), ((3, 3), "broken")])
def test_a_card_in_the_next_proposal(receivers: tuple[int, int], fared: str) -> None:
    state = ballot()
    given = promise(state, C, D, "give_card_next")
    play(state, "no", "propose 4", *(f"give wood to {seat}" for seat in receivers))
    assert fate(state, given) == fared, "whether it is accepted does not matter"


def test_who_passes_has_made_no_proposal_yet() -> None:
    state = ballot()
    given = promise(state, C, D, "give_card_next")
    play(state, "yes", "pass")
    assert fate(state, given) == "open"


# --- join_building ---


@pytest.mark.parametrize(("answer", "fared"), [("pledge ore", "kept"), ("pass", "broken")])
def test_help_with_the_joint_building_that_is_talked_about(answer: str, fared: str) -> None:
    state = joint()
    given = promise(state, C, A, "join_building")
    play(state, "pass")
    assert fate(state, given) == "open"
    play(state, answer)
    assert fate(state, given) == fared


def test_whose_turn_to_help_has_passed_owes_it_next_time() -> None:
    state = joint()
    play(state, "pass")
    given = promise(state, B, A, "join_building")
    play(state, "pass", "pass")
    assert fate(state, given) == "open"


def test_who_cannot_help_breaks_nothing() -> None:
    state = position("build", lead=A, hands={A: "wood", B: "livestock", C: "ore wood", D: "ore wood"})
    given = Promise(B, A, "join_building", None, len(state.log or []))
    play(state, "joint road 3", "enough")
    assert state.turn == C
    assert fate(state, given) == "open"


# --- not_enter ---


def next_round(state: Graenaland, mover: int = -1, say: str = "") -> None:
    """Everybody does nothing until the heroes of the next round have moved; one of them moves as said."""
    while phase(state) != "move":
        quietly(state)
    for seat in list(state.awaited()):
        play_as(state, seat, say if seat == mover else "stay")


def quietly(state: Graenaland) -> None:
    deal(state)
    if state.turn < 0 or phase(state) == "move":
        return
    wishes = [GAME.say(state, move) for move in state.moves()]
    play(state, next(wish for wish in ("no", "pass", "end", wishes[0]) if wish in wishes))
    deal(state)


def test_who_keeps_out_for_a_round_has_kept_it() -> None:
    state = position("propose", turn=B, cards={1: "grain"})
    play(state, "propose 1", "give grain to 3")
    given = promise(state, D, A, "not_enter", "1")
    next_round(state)
    assert fate(state, given) == "open"
    next_round(state)
    assert fate(state, given) == "kept"


def test_how_long_it_binds_is_one_number_of_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "PROMISE_ROUNDS", 2)
    state = position("propose", turn=B, cards={1: "grain"})
    play(state, "propose 1", "give grain to 3")
    given = promise(state, D, A, "not_enter", "1")
    for _ in range(2):
        next_round(state)
        assert fate(state, given) == "open"
    next_round(state)
    assert fate(state, given) == "kept"


@pytest.mark.parametrize(
    ("language", "next_one", "second_one"),
    [
        ("en", "the next round", "round 2 after this one"),
        ("de", "der nächsten Runde", "der 2. Runde nach dieser"),
        ("nl", "de volgende ronde", "ronde 2 na deze"),
    ],
)
def test_words_say_how_long_it_binds(language: str, next_one: str, second_one: str) -> None:
    words = Words.of(GAME, language, strict=True)
    facts = words.arguments(GAME.talk.thing(Promise(A, B, "not_enter", "1", 0)), ["Anouk", "Bernd"])
    assert GAME.facts["promise_rounds"] == content.PROMISE_ROUNDS == 1
    for message in ("promise-not_enter", "promising-not_enter"):
        assert next_one in words.format(message, **facts)
        assert second_one in words.format(message, **{**facts, "promise_rounds": 2})


def test_a_hero_who_comes_breaks_it() -> None:
    state = position("propose", turn=B, cards={1: "grain"})
    play(state, "propose 1", "give grain to 3")
    given = promise(state, D, A, "not_enter", "1")
    elsewhere = promise(state, D, A, "not_enter", "6")
    next_round(state, D, "warrior to 1")
    assert (fate(state, given), fate(state, elsewhere)) == ("broken", "open")


def test_a_sealed_move_tells_nothing_before_it_is_revealed() -> None:
    state = position("propose", turn=B, cards={1: "grain"})
    play(state, "propose 1", "give grain to 3")
    given = promise(state, D, A, "not_enter", "1")
    while phase(state) != "move":
        quietly(state)
    play_as(state, D, "warrior to 1")
    assert fate(state, given) == "open"


def test_building_there_breaks_it() -> None:
    state = position("propose", turn=D, lead=A, cards={3: "ore"}, hands={A: "grain grain wood wood ore ore livestock"})
    play(state, "propose 3", "give ore to 4")
    given = promise(state, A, D, "not_enter", "3")
    play(state, "no")
    assert phase(state) == "build"
    play(state, "village 3")
    while phase(state) in ("pay", "arrive", "make_room"):
        play(state, GAME.say(state, state.moves()[0]))
    assert fate(state, given) == "broken"
