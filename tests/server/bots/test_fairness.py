"""Who waits for bots: one table of one person is not held up by thirty of another."""

from __future__ import annotations

import asyncio

import pytest

from nemeton.server.bots.fairness import Rank, Turns


async def served(turns: Turns, asked: list[tuple[str, float]], places: int) -> list[str]:
    """In which order they come, if all are there when the first is being served."""
    order: list[str] = []
    begin = asyncio.Event()

    async def first() -> None:
        async with turns.turn("somebody", 1.0):
            await begin.wait()

    async def one(who: str, seconds: float) -> None:
        async with turns.turn(who, seconds):
            order.append(who)
            await asyncio.sleep(0)

    busy = [asyncio.create_task(first()) for _ in range(places)]
    await asyncio.sleep(0)
    tasks = [asyncio.create_task(one(who, seconds)) for who, seconds in asked]
    await asyncio.sleep(0)
    assert turns.waiting() == len(asked)
    begin.set()
    await asyncio.gather(*busy, *tasks)
    assert turns.waiting() == 0
    return order


@pytest.mark.parametrize("places", [1, 3])
def test_one_table_of_one_person_does_not_wait_for_thirty_of_another(places: int) -> None:
    asked = [("greedy", 2.0)] * 30 + [("honest", 0.5)]
    order = asyncio.run(served(Turns(places), asked, places))
    assert order.index("honest") <= places
    assert order.count("greedy") == 30, "and nobody is left out"


def test_two_who_ask_for_the_same_come_by_turns() -> None:
    order = asyncio.run(served(Turns(1), [("one", 1.0)] * 4 + [("other", 1.0)] * 4, 1))
    assert {order.index("other"), *(i for i, who in enumerate(order) if who == "other")} == {1, 3, 5, 7}


def test_who_has_waited_is_not_overtaken_for_ever() -> None:
    """A long thought comes although short ones keep coming in."""

    async def run() -> list[str]:
        turns, order = Turns(1), []

        async def one(who: str, seconds: float) -> None:
            async with turns.turn(who, seconds):
                order.append(who)
                if len(order) < 40:
                    tasks.append(asyncio.create_task(one("quick", 0.1)))
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(one("quick", 0.1)), asyncio.create_task(one("long", 1.0))]
        while not all(task.done() for task in tasks):
            await asyncio.gather(*tasks)
        return order

    assert asyncio.run(run()).index("long") < 15


def test_who_gives_up_waiting_takes_no_place() -> None:
    async def run() -> int:
        turns = Turns(1)
        async with turns.turn("one", 1.0):
            task = asyncio.create_task(turns.turn("two", 1.0).__aenter__())
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        async with turns.turn("three", 1.0):
            return turns.waiting()

    assert asyncio.run(run()) == 0


def test_a_person_comes_before_bots_among_themselves_and_those_before_reviews() -> None:
    async def run() -> list[str]:
        turns, order = Turns(1), []
        begin = asyncio.Event()

        async def one(rank: Rank) -> None:
            async with turns.turn(rank.name, 1.0, rank):
                order.append(rank.name)

        async def first() -> None:
            async with turns.turn("somebody", 1.0):
                await begin.wait()

        tasks = [asyncio.create_task(first())]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(one(rank)) for rank in (Rank.REVIEW, Rank.BOTS, Rank.PERSON)]
        await asyncio.sleep(0)
        begin.set()
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(run()) == ["PERSON", "BOTS", "REVIEW"]
