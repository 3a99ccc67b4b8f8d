"""Bots at the table: whenever one is asked, it thinks in a worker process and plays like anybody else.

Quick bots and searching ones have workers of their own, so that a beginner never waits for a master. If a thought fails
it is tried again, then a greedy bot decides instead; if even that fails the table waits and tries later.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from nemeton.core.game import Game
from nemeton.core.rng import Rng
from nemeton.core.state import State
from nemeton.players.levels import HINT, LEVELS, STAND_IN, level_of
from nemeton.server import metrics
from nemeton.server.bots.fairness import Rank
from nemeton.server.bots.queue import FarThinkers
from nemeton.server.bots.thinking import Thinkers
from nemeton.server.bots.worker import Question, Thought, joined, trail_of
from nemeton.server.errors import Refused
from nemeton.server.settings import Settings
from nemeton.server.table.chance import Chance
from nemeton.server.table.lessons import recorded_move
from nemeton.server.table.table import Table

MOST_HELPERS = 4  # workers for one hint
LONGEST_WAIT = 30.0  # seconds between two tries
OVERTAKEN = ("conflict", "not_your_turn", "over")  # the table has changed while the bot was thinking
log = logging.getLogger("nemeton.bots")

KeepWord = Callable[[Table, int, int], int]  # table, seat and what it would play: what it plays for its word's sake
ActsFor = Callable[[str], bool]  # whether it is this server that sees to the bots of a table
PlayMove = Callable[[Table, int, int, int], Awaitable[None]]  # table, seat, after, move


class Bots:
    def __init__(self, settings: Settings, chance: Chance, play: PlayMove, keep: KeepWord, acts: ActsFor) -> None:
        self._pause = settings.bot_pause
        self._chance = chance
        self._patient = settings.dealer_seed is not None  # how far a search comes in a second is luck, too
        self._adviser = LEVELS[-1] if self._patient else HINT
        self._play = play
        self._keep = keep
        self._acts = acts
        self.quick: Thinkers | FarThinkers = Thinkers(1)
        self.deep: Thinkers | FarThinkers = Thinkers(settings.workers)
        if settings.redis:
            self.deep = FarThinkers(settings.redis, self.deep)
        self._driving: dict[str, asyncio.Task[None]] = {}

    async def let_go(self) -> None:
        """No bot plays on at any table until it is woken."""
        tasks = list(self._driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def stop(self) -> None:
        await self.let_go()
        await asyncio.gather(self.quick.stop(), self.deep.stop())

    def workers(self) -> list[int]:
        """The processes that think at present or wait to."""
        return self.quick.processes() + self.deep.processes()

    def busy(self, table_id: str) -> bool:
        """Whether a bot of that table is at work or about to be."""
        return table_id in self._driving

    def wake(self, table: Table) -> None:
        """Sees to it that the bots of a table play on, if one is asked."""
        if not self.busy(table.id) and self._asked(table) is not None:
            task = asyncio.create_task(self._drive(table), name=f"bots of {table.id}")
            self._driving[table.id] = task

    async def _drive(self, table: Table) -> None:
        failures = 0
        try:
            while (asked := self._asked(table)) is not None:
                seat, level = asked
                try:
                    await self._decide(table, seat, level)
                    failures = 0
                except Refused as refused:
                    if refused.code in OVERTAKEN:
                        continue
                    failures += 1
                    log.warning("a bot cannot play", extra={"table": table.id, "problem": refused.message})
                    await asyncio.sleep(min(LONGEST_WAIT, 0.5 * 2**failures))
                except Exception:  # a bug must not leave a table waiting for ever
                    failures += 1
                    log.exception("a bot cannot play", extra={"table": table.id})
                    await asyncio.sleep(LONGEST_WAIT)
        finally:
            del self._driving[table.id]

    def _asked(self, table: Table) -> tuple[int, int] | None:
        return asked_bot(table) if self._acts(table.id) else None

    async def _decide(self, table: Table, seat: int, level: int) -> None:
        begun = time.monotonic()
        number = table.number
        recorded = recorded_move(table, seat)
        move = (await self.think(table, seat, level)).move if recorded is None else recorded
        metrics.thought_seconds.observe(time.monotonic() - begun)
        await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - begun)))
        if table.bot_level(seat) is None:  # meanwhile its holder has taken the seat back
            return
        await self._play(table, seat, number, move if recorded is not None else self._keep(table, seat, move))

    async def think(self, table: Table, seat: int, level: int) -> Thought:
        """Raises Refused with `bot_failed` only after everything has been tried."""
        state = table.playing().state
        question = question_for(table.game, state, seat, level, self._chance.rng(table, seat))
        if not self._patient:  # which worker remembers what is luck
            decided = [(who, move) for who, move, forced in state.history or [] if who >= 0 and not forced]
            question.bot, question.trail = f"{table.id} {seat}", trail_of(decided)
        return await self._think(table, question)

    async def _think(self, table: Table, question: Question) -> Thought:
        question.patient = self._patient
        level = question.level
        for attempt in (level, level, STAND_IN):
            question.level = attempt
            strength = level_of(table.row.game, len(table.seats), attempt)
            thinkers = self.deep if strength.searches else self.quick
            try:
                who = _for_whom(table)
                return await thinkers.think(question, strength.seconds, who, Rank.PERSON if who else Rank.BOTS)
            except Refused as refused:
                metrics.bot_failures.inc()
                log.error("a thought failed", extra={"table": table.id, "level": attempt, "problem": refused.message})
        raise Refused("bot_failed", "the bots cannot think at the moment; please try again")

    async def hint(self, table: Table, seat: int) -> Thought:
        """From as many workers as are free just now, each in worlds of its own."""
        rng, state = self._chance.rng(table, seat), table.playing().state
        workers = 1 if self._patient else max(1, min(MOST_HELPERS, self.deep.free()))
        questions = [question_for(table.game, state, seat, self._adviser, rng) for _ in range(workers)]
        return joined(await asyncio.gather(*[self._think(table, question) for question in questions]))

    async def explain(self, table: Table, state: State, seat: int, move: int) -> Thought:
        """What is to be said about a move that was played when the table stood so."""
        question = question_for(table.game, state, seat, self._adviser, self._chance.rng(table, seat))
        question.about = move
        return await self._think(table, question)


def _for_whom(table: Table) -> str:
    """Whoever holds the first seat: bots think for people, and for each of them alike."""
    return next((seat.device_hash for seat in table.seats if seat.kind == "human" and seat.device_hash), "")


def question_for(game: Game, state: State, seat: int, level: int, rng: Rng) -> Question:
    """The position as the seat might imagine it: everything it cannot see is dealt anew."""
    world = state.copy()
    world.turn_to(seat)
    world.redeal(seat, rng)
    return Question(game.name, game.content["fingerprint"], world.numbers(), seat, level, rng.below(1 << 60))


def asked_bot(table: Table) -> tuple[int, int] | None:
    """Seat and level of a bot that is to decide now; while people talk it waits."""
    if table.window.open(time.monotonic()):
        return None
    for seat in table.awaited():
        level = table.bot_level(seat)
        if level is not None:
            return seat, level
    return None
