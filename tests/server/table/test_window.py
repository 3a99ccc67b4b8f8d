"""The window of a discussion: when it is open, whom it waits for, when silence counts."""

from __future__ import annotations

from nemeton.server.table.window import LEAST, STILL, UNHURRIED, Window


def window(seconds: float = 45.0) -> Window:
    made = Window(seconds)
    made.follow("vote 1 2", [0, 1], [], 100.0)
    return made


def test_it_is_open_until_its_time_is_up() -> None:
    one = window()
    assert one.open(144.9)
    assert one.left(110.0) == one.next_end(110.0) == 35
    assert not one.open(145.0)
    assert one.next_end(145.0) is None


def test_it_closes_when_everybody_is_ready_or_has_decided() -> None:
    one = window()
    one.ready.add(0)
    assert one.waiting() == [1]
    one.decided([1])
    assert not one.open(101.0)
    assert one.left(101.0) is None


def test_who_is_asked_is_late_when_it_ends() -> None:
    one = window()
    one.follow("vote 1 2", [0, 1], [1], 110.0)
    assert one.late(144.0) == []
    assert one.late(145.0) == [1]


def test_who_is_asked_at_the_end_still_has_a_moment() -> None:
    one = window()
    one.follow("vote 1 2", [0, 1], [1], 144.0)
    assert one.late(146.0) == []
    assert one.left(146.0) == LEAST - 2
    assert one.late(144.0 + LEAST) == [1]


def test_another_topic_begins_anew() -> None:
    one = window()
    one.ready |= {0, 1}
    one.follow("vote 1 3", [0, 1], [], 120.0)
    assert one.open(164.0)
    one.follow(None, [0, 1], [0], 130.0)
    assert not one.open(130.0)
    assert one.late(999.0) == [], "only what is discussed is answered by silence"


def test_nobody_waits_for_a_single_person_or_without_seconds() -> None:
    one = window()
    one.follow("vote 1 2", [0], [0], 101.0)
    assert not one.open(101.0)
    assert one.late(999.0) == []
    assert not window(0).open(100.0)


def test_what_is_said_last_can_still_be_answered() -> None:
    one = window()
    one.follow("vote 1 2", [0, 1], [], 140.0, said=1)
    assert one.left(140.0) == STILL
    one.follow("vote 1 2", [0, 1], [], 150.0, said=1)
    assert one.left(150.0) == STILL - 10, "only what is new keeps it open"


def test_who_is_offered_something_is_not_ready_any_more() -> None:
    one = window()
    one.ready |= {0, 1}
    one.decided([1])
    one.follow("vote 1 2", [0, 1], [], 110.0, offered=[0, 1], said=1)
    assert one.waiting() == [0], "who has voted has nothing to wait for"
    one.ready.add(0)
    one.follow("vote 1 2", [0, 1], [], 111.0, offered=[0, 1], said=1)
    assert one.waiting() == [], "who says so in spite of the offer is ready"


def test_nobody_hurries_who_is_alone_with_an_offer() -> None:
    one = Window(20.0)
    one.follow("vote 1 2", [0], [], 100.0, concerned=[0], offered=[0], said=1)
    assert one.open(121.0)
    assert one.left(100.0) == UNHURRIED
    one.follow("vote 1 2", [0], [], 110.0, concerned=[0], said=2)
    assert not one.open(121.0), "after the answer the usual time holds"
