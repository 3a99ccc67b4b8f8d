"""Bots that talk in Graenaland: what they offer, accept, refuse and keep, and that they use only what they can see."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.core.match import Match
from nemeton.core.rng import Rng
from nemeton.core.talk import Answer, Offer, Promise, Record, Story, Word
from nemeton.games.graenaland import event
from nemeton.games.graenaland.bargain import GIVE_CARD, JOIN, VOTE_YES, VOTE_YES_NOW
from nemeton.games.graenaland.game import GAME as GRAENALAND
from nemeton.games.graenaland.rules import Graenaland
from nemeton.players.negotiation import DISTRUST, Negotiator, Parley, Talker
from nemeton.players.player import OwnPlayer, read_spec
from nemeton.players.series import play_match
from tests.games.graenaland.position import A, B, C, D, phase, play, position
from tests.playing import redealt

GAME: Any = GRAENALAND
NO_HEROES: dict[int, dict[str, int]] = {A: {}, B: {}, C: {}, D: {}}
MIND = Negotiator(GAME, 4)
YES_NOW = Word(VOTE_YES_NOW)


def ballot() -> Graenaland:
    """B proposes to keep the grain of tile 1, where only he and C have a village; C is asked."""
    state = position("propose", turn=B, cards={1: "grain", 4: "wood wood"}, heroes=NO_HEROES)
    play(state, "propose 1", "give grain to 2")
    assert (phase(state), state.turn) == ("vote", C)
    return state


def story(*promises: Promise) -> Story:
    return Story(GAME.talk, list(promises))


def liar(seat: int, times: int) -> tuple[Story, list[tuple[int, int, int, int, int]]]:
    """So many promises of that seat, all broken: it passed at a joint building of the receiver."""
    promises, events = [], []
    for number in range(times):
        promises.append(Promise(seat, (seat + 1) % 4, JOIN, None, 2 * number))
        events += [(event.JOINT, (seat + 1) % 4, 0, 0, 0), (event.NO_PLEDGE, seat, 0, 0, 0)]
    return story(*promises), events


def offer(gives: Word | None, giver: int = B, receiver: int = C, asks: Word = YES_NOW) -> Offer:
    return Offer(0, giver, receiver, gives, asks, False, 0)


def test_a_proposer_offers_something_to_the_voter_he_needs() -> None:
    wish = MIND.speak(ballot(), B, story(), [])
    assert wish is not None
    assert (wish.receiver, wish.asks) == (C, YES_NOW)
    assert wish.gives is not None


def test_a_voter_agrees_to_a_card_and_refuses_to_vote_for_nothing() -> None:
    assert MIND.answer(ballot(), C, offer(Word(GIVE_CARD)), story(), []).yes
    reply = MIND.answer(ballot(), C, offer(None), story(), [])
    assert not reply.yes
    assert reply.reason == "no_use" or reply.counter is not None


def test_too_little_is_answered_with_what_would_be_enough() -> None:
    reply = MIND.answer(ballot(), C, offer(Word("not_enter", "8")), story(), [])
    assert (reply.yes, reply.reason) == (False, "too_little")
    assert reply.counter is not None
    assert (reply.counter.receiver, reply.counter.gives) == (B, YES_NOW)
    counter = Offer(1, C, B, reply.counter.gives, reply.counter.asks, False, 0, counters=0)
    assert MIND.answer(ballot(), B, counter, story(), []).yes


def test_who_broke_his_word_is_refused_and_told_why() -> None:
    told, events = liar(B, 2)
    reply = MIND.answer(ballot(), C, offer(Word(GIVE_CARD)), told, events)
    assert (reply.yes, reply.reason, reply.counter) == (False, "no_trust", None)
    assert MIND.speak(ballot(), C, told, events) is None, "nor is anything offered to him"


def test_nobody_pays_twice_for_the_same_yes() -> None:
    """Neither to whom it was promised, nor anybody else who has heard of it; nor does the proposer ask for it again."""
    state, sold = ballot(), offer(YES_NOW, giver=C, receiver=B, asks=Word(VOTE_YES))
    assert MIND.answer(state, B, sold, story(), []).yes
    for receiver in (B, D):
        told = story(Promise(C, receiver, VOTE_YES_NOW, None, 0))
        assert MIND.answer(state, B, sold, told, []).reason == "promised"
        assert MIND.speak(state, B, told, []) is None


def test_the_way_back_to_being_trusted_is_counted() -> None:
    told, events = liar(B, 1)
    record = told.record(B, events)
    more = record.kept_until(DISTRUST)
    assert (record.kept, record.broken, more) == (0, 1, 4)
    assert Record(more - 1, 1).trust < DISTRUST <= Record(more, 1).trust
    assert Record().kept_until(DISTRUST) == 0


def test_a_bot_votes_as_it_agreed_though_it_would_not_otherwise() -> None:
    """And not, when the one it agreed with has broken his word meanwhile: then the card is hardly believed."""
    state = ballot()
    agreed = Story(GAME.talk, [], [offer(Word(GIVE_CARD))], [Answer(0, C, True, None, 0)])
    no, yes = (GAME.read(state, say, C) for say in ("no", "yes"))
    assert MIND.choose(state, C, no, story(), []) == no
    assert MIND.choose(state, C, no, agreed, []) == yes


def test_a_bot_says_why_it_votes_so_and_nothing_that_is_not_so() -> None:
    """C gets nothing of B's proposal: its no has a reason, a yes has none of its own; a private word is not told."""
    state = ballot()
    no, yes = (GAME.read(state, say, C) for say in ("no", "yes"))
    assert MIND.remark(state, C, no, story(), []) == "vote_no_nothing"
    assert MIND.remark(state, C, yes, story(), []) is None
    assert MIND.remark(state, C, yes, story(Promise(C, B, VOTE_YES_NOW, None, 0)), []) == "word"
    secret = Offer(0, B, C, Word(GIVE_CARD), YES_NOW, True, 0)
    agreed = Story(GAME.talk, [], [secret], [Answer(0, C, True, None, 0)])
    assert MIND.remark(state, C, yes, agreed, []) is None


def test_a_gift_is_a_reason_for_a_yes() -> None:
    state = position("propose", turn=B, cards={1: "grain", 4: "wood wood"}, heroes=NO_HEROES)
    play(state, "propose 1", "give grain to 3")
    assert MIND.remark(state, C, GAME.read(state, "yes", C), story(), []) == "vote_yes_cards"


def test_a_promised_yes_is_for_a_later_proposal_only() -> None:
    state = ballot()
    no = GAME.read(state, "no", C)
    events = list(state.log or [])
    given = Promise(C, B, VOTE_YES, None, len(events))
    assert MIND.choose(state, C, no, story(given), events) == no
    earlier = Promise(C, B, VOTE_YES, None, 0)
    assert GAME.talk.stake(state, C, earlier, events).breach == {no}


@pytest.mark.parametrize("seed", range(3))
def test_talk_does_not_depend_on_what_is_hidden(seed: int) -> None:
    """Through whole games: what a seat offers, answers and plays is the same in every world that looks the same."""
    spec = read_spec("learned", GAME, 4)
    assert spec is not None
    looked = 0

    def watch(match: Match) -> None:
        nonlocal looked
        state = match.state
        if GAME.talk.discussed(state) is None:
            return
        for seat in range(4):
            looked += 1
            other = redealt(state, seat, looked)
            here, there = redealt(state, seat, seed), redealt(other, seat, seed)
            said = MIND.speak(here, seat, story(), match.events)
            assert MIND.speak(there, seat, story(), match.events) == said
            asked = offer(Word(GIVE_CARD), (seat + 1) % 4, seat)
            assert MIND.answer(there, seat, asked, story(), []) == MIND.answer(here, seat, asked, story(), [])
            for move in state.moves(seat) if seat == state.turn else []:
                assert MIND.remark(there, seat, move, story(), []) == MIND.remark(here, seat, move, story(), [])

    players = [OwnPlayer("learned", spec, GAME, GAME.start(4)) for _ in range(4)]
    play_match(GAME, players, seed, None, watch)
    assert looked > 50


def test_a_game_of_four_who_talk_comes_to_an_end_and_most_words_are_kept() -> None:
    spec = read_spec("learned", GAME, 4)
    assert spec is not None
    parley = Parley(GAME, 4, dict.fromkeys(range(4), MIND), Rng(7))
    players = [Talker(OwnPlayer("learned", spec, GAME, GAME.start(4)), parley, seat) for seat in range(4)]
    match, _ = play_match(GAME, players, 7, None, parley.attend)
    fates = [one.fate for one in parley.story.told(match.events)]
    assert fates.count("kept") > 3 * fates.count("broken")
    assert {answer.reason for answer in parley.story.answers if not answer.yes} - {None}
