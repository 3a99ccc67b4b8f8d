"""The worker processes: started when first needed, killed when they hang, replaced when they die or when the engine has
been compiled since they began."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

import nemeton
from nemeton import engine
from nemeton.games import boxes
from nemeton.games import game as game_named
from nemeton.server.bots.fairness import Rank, Turns
from nemeton.server.bots.worker import Question, Seen, Slice, Thought
from nemeton.server.errors import Refused

PATIENCE = 20.0  # seconds beyond the budget of a thought
LONGEST_LINE = 1 << 20
SLICE_SECONDS = 40.0
SPARE = 2  # processes kept beyond the number, because they have begun with other boxes
A = TypeVar("A", Thought, Seen)


class Thinkers:
    """A fixed number of processes; who asks while all are busy waits."""

    def __init__(self, count: int, command: tuple[str, ...] = ("-m", "nemeton.server.bots.worker")) -> None:
        self._command = command
        self.count = count
        self._turns = Turns(count)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._slow: set[Process] = set()  # began before the engine was compiled
        self._last: dict[Process, str] = {}  # for which bot it has thought last
        self._boxes: dict[Process, str] = {}  # with which boxes it has begun; "": with those of this process

    async def think(self, question: Question, seconds: float, who: str = "", rank: Rank = Rank.PERSON) -> Thought:
        """Raises Refused with `bot_failed` if the worker dies, hangs or answers nonsense. `who`: for whom it is, so
        that nobody waits for all tables of another."""
        return await self._answer(question, Thought, seconds, who, rank, question.bot)

    async def look(self, part: Slice) -> Seen:
        """Some decisions of a finished game; between two parts of it bots have their turn."""
        return await self._answer(part, Seen, SLICE_SECONDS, "reviews", Rank.REVIEW)

    async def _answer(
        self, question: Question | Slice, form: type[A], seconds: float, who: str, rank: Rank, bot: str = ""
    ) -> A:
        async with self._turns.turn(who, seconds, rank):
            process = await self._free_process(bot, _boxes_for(question))
            self._busy.add(process)
            self._last[process] = bot
            try:
                async with asyncio.timeout(seconds + PATIENCE):
                    answer = await self._ask(process, question, form)
            except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as problem:
                await self._end(process)
                raise Refused("bot_failed", f"the bot did not answer ({type(problem).__name__})") from None
            except asyncio.CancelledError:
                await self._end(process)
                raise
            finally:
                self._busy.discard(process)
            self._idle.append(process)
        if answer.problem:
            raise Refused("bot_failed", f"the bot failed: {answer.problem}")
        return answer

    def free(self) -> int:
        """How many could begin to think at once."""
        return self.count - len(self._busy)

    def processes(self) -> list[int]:
        return [process.pid for process in [*self._idle, *self._busy]]

    async def stop(self) -> None:
        await asyncio.gather(*[self._end(process) for process in [*self._idle, *self._busy]])
        self._idle.clear()

    async def _free_process(self, bot: str, chosen: str) -> Process:
        """The one that may remember this bot's turn, if it is free."""
        self._idle.sort(key=lambda process: self._last.get(process) == bot)
        for process in [one for one in self._idle[::-1] if self._boxes[one] == chosen]:
            self._idle.remove(process)
            if process not in self._slow or not engine.ready():
                return process
            await self._end(process)
        while len(self._idle) >= self.count + SPARE:  # those that play with other boxes
            await self._end(self._idle.pop(0))
        return await self._start(chosen)

    async def _start(self, chosen: str) -> Process:
        compiled = engine.ready()
        root = str(Path(nemeton.__file__).parent.parent)
        paths = [root, *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        if chosen:
            environment[boxes.ENVIRONMENT] = chosen
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
            env=environment,
            start_new_session=True,  # a Ctrl-C in the terminal is for the server alone
        )
        self._boxes[process] = chosen
        if not compiled:
            self._slow.add(process)
        return process

    async def _ask(self, process: Process, question: Question | Slice, form: type[A]) -> A:
        if process.stdin is None or process.stdout is None:
            raise OSError("the worker has no pipes")
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise OSError("the worker has died")
        return msgspec.json.decode(line, type=form)

    async def _end(self, process: Process) -> None:
        self._slow.discard(process)
        self._last.pop(process, None)
        self._boxes.pop(process, None)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _boxes_for(question: Question | Slice) -> str:
    """What a process must have in its environment to answer; nothing if this one's boxes will do."""
    current = game_named(question.game)
    same = question.content == current.content["fingerprint"]
    return "" if same else boxes.environment_for(current, question.content)
