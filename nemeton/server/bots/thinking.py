"""The worker processes: started when first needed, killed when they hang, replaced when they die."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path

import msgspec

import nemeton
from nemeton.server.bots.worker import Question, Thought
from nemeton.server.errors import Refused

PATIENCE = 20.0  # seconds beyond the budget of a thought
LONGEST_LINE = 1 << 20


class Thinkers:
    """A fixed number of processes; who asks while all are busy waits."""

    def __init__(self, count: int, command: tuple[str, ...] = ("-m", "nemeton.server.bots.worker")) -> None:
        self._command = command
        self._free = asyncio.Semaphore(count)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()

    async def think(self, question: Question, seconds: float) -> Thought:
        """Raises Refused with `bot_failed` if the worker dies, hangs or answers nonsense."""
        async with self._free:
            process = self._idle.pop() if self._idle else await self._start()
            self._busy.add(process)
            try:
                async with asyncio.timeout(seconds + PATIENCE):
                    thought = await self._ask(process, question)
            except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as problem:
                await self._end(process)
                raise Refused("bot_failed", f"the bot did not answer ({type(problem).__name__})") from None
            except asyncio.CancelledError:
                await self._end(process)
                raise
            finally:
                self._busy.discard(process)
            self._idle.append(process)
        if thought.problem:
            raise Refused("bot_failed", f"the bot failed: {thought.problem}")
        return thought

    def processes(self) -> list[int]:
        return [process.pid for process in [*self._idle, *self._busy]]

    async def stop(self) -> None:
        await asyncio.gather(*[self._end(process) for process in [*self._idle, *self._busy]])
        self._idle.clear()

    async def _start(self) -> Process:
        root = str(Path(nemeton.__file__).parent.parent)
        paths = [root, *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
            env=environment,
            start_new_session=True,  # a Ctrl-C in the terminal is for the server alone
        )

    async def _ask(self, process: Process, question: Question) -> Thought:
        if process.stdin is None or process.stdout is None:
            raise OSError("the worker has no pipes")
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise OSError("the worker has died")
        return msgspec.json.decode(line, type=Thought)

    async def _end(self, process: Process) -> None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
