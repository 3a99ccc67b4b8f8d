"""Thoughts through Redis: real workers, one of which is killed while it thinks."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

import nemeton
from nemeton.core.dealer import SeededDealer
from nemeton.core.match import Match
from nemeton.core.rng import Rng
from nemeton.server.bots.bots import question_for
from nemeton.server.bots.fairness import Rank
from nemeton.server.bots.queue import FarThinkers
from nemeton.server.bots.thinking import Thinkers
from nemeton.server.bots.worker import Question, Thought
from tests.server.support import ROOT, eventually
from tests.servers import Redis, children

pytestmark = pytest.mark.extras


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    started = Redis(tmp_path)
    try:
        yield started
    finally:
        started.end()


class Worker:
    """`nemeton worker` as a process."""

    def __init__(self, url: str) -> None:
        command = [sys.executable, "-m", "nemeton", "worker", "--redis", url, "--processes", "1"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT)
        assert self.process.stdout is not None
        assert "thinking" in self.process.stdout.readline()

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class NotHere(Thinkers):
    """Counts what is thought about on this machine."""

    asked = 0

    async def think(self, question: Question, seconds: float, who: str = "", rank: Rank = Rank.PERSON) -> Thought:
        NotHere.asked += 1
        return Thought(move=-2)


def a_question(level: int) -> Question:
    game = nemeton.game("celtica")
    match = Match(game, 2, dealer=SeededDealer(1))
    match.deal()
    return question_for(game, match.state, match.state.turn, level, Rng(1))


def ask(url: str, level: int = 2, count: int = 1, box: str = "") -> list[int]:
    question = a_question(level)
    question.content = box or question.content

    async def run() -> list[int]:
        far = FarThinkers(url, NotHere(1))
        thoughts = await asyncio.gather(*[far.think(question, 1.0, str(number)) for number in range(count)])
        await far.stop()
        return [thought.move for thought in thoughts]

    return asyncio.run(run())


def test_bots_think_on_another_machine(redis: Redis) -> None:
    worker, NotHere.asked = Worker(redis.url), 0
    try:
        moves = ask(redis.url, count=6)
        assert len(set(moves)) == 1, "the same question has the same answer"
        assert moves[0] >= 0
        assert NotHere.asked == 0
    finally:
        worker.end()


def test_where_there_is_no_worker_or_no_redis_it_is_thought_here(redis: Redis) -> None:
    lost = REGISTRY.get_sample_value("nemeton_lost_thoughts_total")
    assert ask(redis.url) == [-2]
    redis.kill()
    assert ask(redis.url) == [-2]
    assert REGISTRY.get_sample_value("nemeton_lost_thoughts_total") == lost, "nobody waits for what nobody can answer"


def test_a_box_the_worker_does_not_know_is_played_with_here(redis: Redis) -> None:
    worker = Worker(redis.url)
    try:
        assert ask(redis.url, box="0123456789abcdef") == [-2]
    finally:
        worker.end()


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSTOP])
def test_the_thought_of_a_killed_worker_is_thought_again(redis: Redis, sign: signal.Signals) -> None:
    workers, NotHere.asked = [Worker(redis.url), Worker(redis.url)], 0
    moves: list[int] = []
    asking = threading.Thread(target=lambda: moves.extend(ask(redis.url, level=8)))
    asking.start()
    try:
        thinking = eventually(lambda: [one for one in workers if children(one.process.pid)])
        thinking[0].process.send_signal(sign)
        asking.join(60)
        assert len(moves) == 1
        assert moves[0] >= 0
        assert NotHere.asked == 0
    finally:
        for worker in workers:
            worker.end()
        asking.join()


def test_workers_come_back_by_themselves_when_redis_does(redis: Redis) -> None:
    worker = Worker(redis.url)
    try:
        assert ask(redis.url)[0] >= 0
        redis.kill()
        redis.start()
        eventually(lambda: ask(redis.url)[0] >= 0)
        assert worker.process.poll() is None
    finally:
        worker.end()
