"""The story of a table: promises, deals, who hears of them, and what they say about who gave them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from nemeton.core.state import Event
from nemeton.core.talk import Answer, Offer, Promise, Record, Settled, Story, Talk, Word

KEPT, BROKEN, GONE = 1, 2, 3
YES, CARD = Word("yes"), Word("card", "ore")


class Simple(Talk):
    """An event (what became of it, giver, number of the kind) settles a promise of that kind."""

    def fared(self, promise: Promise, events: Sequence[Event]) -> Settled | None:
        kind = ["yes", "card"].index(promise.kind)
        for number in range(promise.events, len(events)):
            if events[number][1:3] == (promise.giver, kind):
                return Settled({KEPT: True, BROKEN: False, GONE: None}[events[number][0]], number)
        return None


def happened(*events: tuple[int, int, int]) -> list[Event]:
    return [(*event, 0, 0) for event in events]


def deal(private: bool = False) -> Story:
    """Seat 0 gives a card for the yes of seat 1, who agrees."""
    offer = Offer(0, 0, 1, CARD, YES, private, 0)
    return Story(Simple(), offers=[offer], answers=[Answer(0, 1, True, None, 0)])


def fates(story: Story, events: list[Event]) -> dict[int, str]:
    return {one.promise.giver: one.fate for one in story.told(events)}


def test_a_yes_makes_both_promises_stand_and_a_no_makes_none() -> None:
    story = deal()
    assert [(one.promise.giver, one.promise.receiver, one.promise.word) for one in story.told([])] == [
        (0, 1, CARD),
        (1, 0, YES),
    ]
    refused = Story(Simple(), offers=story.offers, answers=[Answer(0, 1, False, "too_little", 0)])
    assert refused.told([]) == []


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        (happened((KEPT, 1, 0)), {0: "open", 1: "kept"}),
        (happened((KEPT, 1, 0), (BROKEN, 0, 1)), {0: "broken", 1: "kept"}),
        (happened((BROKEN, 1, 0)), {0: "lapsed", 1: "broken"}),
        (happened((BROKEN, 1, 0), (BROKEN, 0, 1)), {0: "lapsed", 1: "broken"}),
        (happened((GONE, 1, 0)), {0: "lapsed", 1: "lapsed"}),
        (happened((KEPT, 0, 1), (BROKEN, 1, 0)), {0: "kept", 1: "broken"}),
    ],
)
def test_who_was_let_down_owes_nothing_any_more(events: list[Event], expected: dict[int, str]) -> None:
    assert fates(deal(), events) == expected


def test_what_is_private_is_heard_by_the_two_only() -> None:
    story = deal(private=True)
    broken = happened((KEPT, 1, 0), (BROKEN, 0, 1))
    assert [len(story.heard_by(seat).told([])) for seat in (0, 1, 2, None)] == [2, 2, 0, 0]
    assert story.heard_by(1).record(0, broken).broken == 1
    assert story.heard_by(2).record(0, broken) == Record()


def test_an_offer_to_all_is_a_deal_with_everybody_who_agrees() -> None:
    offer = Offer(0, 0, None, CARD, YES, False, 0)
    story = Story(Simple(), offers=[offer], answers=[Answer(0, 1, True, None, 0), Answer(0, 2, True, None, 0)])
    assert len(story.told([])) == 4
    assert not offer.reaches(0)
    assert offer.reaches(3)


def test_trust_grows_with_every_promise_kept_and_falls_faster() -> None:
    honest = [Record(kept).trust for kept in range(5)]
    liar = [Record(0, broken).trust for broken in range(5)]
    assert honest == sorted(honest)
    assert liar == sorted(liar, reverse=True)
    assert Record(1, 1).trust < Record().trust
