"""An outside program as a player: one JSON object per line on its standard input and output. See docs/outside.md."""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from typing import Any

from nemeton.core.errors import BadPlayer
from nemeton.core.rng import Rng
from nemeton.players.player import Position
from nemeton.words import Words

SECONDS = 10.0
LONGEST_LINE = 65_536
MOST_UNREAD = 100  # answers nobody asked for; who writes more waits
LANGUAGE = "en"


class OutsidePlayer:
    """Starts the program at the first question and ends it with `close`; whatever it does, nobody waits for ever."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.name = f"outside:{command}"
        self.command = command
        self.seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.Queue[bytes | None] = queue.Queue(MOST_UNREAD)
        self._told = 0  # how many events of this game the program knows

    def choose(self, position: Position, rng: Rng) -> int:
        says = {position.say(move): move for move in position.moves}
        self._send(self.question(position))
        answer = self._hear()
        wish = answer.get("move") if isinstance(answer, dict) else None
        if isinstance(wish, str) and wish in says:
            return says[wish]
        if isinstance(wish, int) and not isinstance(wish, bool) and wish in position.moves:
            return wish
        raise BadPlayer(
            f'{self.name} answered {json.dumps(answer)[:200]}; right would be {{"move": "…"}} with one of the '
            f"{len(says)} moves it was given, such as {json.dumps({'move': next(iter(says))})}"
        )

    def question(self, position: Position) -> dict[str, Any]:
        """What the seat may know, for programs (view, previews) and for readers of text (picture, sentences)."""
        words = Words.of(position.game, LANGUAGE)
        names = [f"player {seat + 1}" for seat in range(position.players)]
        events = position.events
        if len(events) < self._told:
            self._told = 0  # another game
        told = [words.event(event, names) for event in events[self._told :]]
        self._told = len(events)
        moves = []
        for move in position.moves:
            preview = position.preview(move)
            moves.append(
                {"move": move, "say": position.say(move), "words": words.move(preview, names), "preview": preview}
            )
        return {
            "type": "ask",
            "game": position.game.name,
            "seat": position.seat,
            "number": position.number,
            "seconds": self.seconds,
            "text": "\n".join(position.game.picture(position.view, words.format, names)),
            "asked": words.format(f"ask-{position.phase}"),
            "since": told,
            "view": position.view,
            "moves": moves,
        }

    def _send(self, message: dict[str, Any]) -> None:
        """In a thread of its own: a program that does not read would stop the writer when the pipe is full."""
        process = self._process or self._launch()
        broken: list[OSError] = []
        line = json.dumps(message).encode() + b"\n"
        writing = threading.Thread(target=_write, args=(process, line, broken), daemon=True)
        writing.start()
        writing.join(self.seconds)
        if writing.is_alive():
            self.close()
            raise BadPlayer(f"{self.name} did not read its question within {self.seconds:g} seconds")
        if broken:
            raise BadPlayer(self._ended())

    def _hear(self) -> Any:
        try:
            line = self._answers.get(timeout=self.seconds)
        except queue.Empty:
            self.close()
            raise BadPlayer(f"{self.name} did not answer within {self.seconds:g} seconds") from None
        if line is None:
            raise BadPlayer(self._ended())
        try:
            return json.loads(line)
        except ValueError:
            text = line[:120].decode(errors="replace").strip()
            raise BadPlayer(f'{self.name} answered {text!r}; an answer is one line of JSON, {{"move": "…"}}') from None

    def _launch(self) -> subprocess.Popen[bytes]:
        try:
            words = shlex.split(self.command)
            process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError) as problem:
            raise BadPlayer(f"{self.name} cannot be started: {problem}") from None
        self._process = process
        self._answers = queue.Queue(MOST_UNREAD)  # nothing an earlier one said counts
        threading.Thread(target=_listen, args=(process, self._answers), daemon=True).start()
        return process

    def _ended(self) -> str:
        process = self._process
        code = None
        if process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                code = process.wait(timeout=1)
        self.close()
        return f"{self.name} ended by itself (exit code {code}) before it answered"

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            threading.Thread(target=_close, args=(process,), daemon=True).start()
        try:
            process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _write(process: subprocess.Popen[bytes], line: bytes, broken: list[OSError]) -> None:
    assert process.stdin is not None
    try:
        process.stdin.write(line)
        process.stdin.flush()
    except (OSError, ValueError) as problem:
        broken.append(OSError(str(problem)))


def _close(process: subprocess.Popen[bytes]) -> None:
    """Its standard input; waits for a writer that is not read, until the program is killed."""
    assert process.stdin is not None
    with contextlib.suppress(OSError, ValueError):
        process.stdin.close()


def _listen(process: subprocess.Popen[bytes], answers: queue.Queue[bytes | None]) -> None:
    assert process.stdout is not None
    with process.stdout:
        while line := process.stdout.readline(LONGEST_LINE):
            answers.put(line)
    answers.put(None)
