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

SECONDS = 10.0
LONGEST_LINE = 65_536


class OutsidePlayer:
    """Starts the program at the first question and ends it with `close`."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.name = f"outside:{command}"
        self.command = command
        self.seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.Queue[bytes | None] = queue.Queue()

    def choose(self, position: Position, rng: Rng) -> int:
        says = {position.say(move): move for move in position.moves}
        question = {
            "type": "ask",
            "game": position.game.name,
            "seat": position.seat,
            "seconds": self.seconds,
            "view": position.view,
            "moves": [{"move": move, "say": say} for say, move in says.items()],
        }
        self._send(question)
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

    def _send(self, message: dict[str, Any]) -> None:
        process = self._process or self._launch()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(message).encode() + b"\n")
            process.stdin.flush()
        except (BrokenPipeError, OSError):
            raise BadPlayer(self._ended()) from None

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
        threading.Thread(target=self._listen, args=(process,), daemon=True).start()
        return process

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        while line := process.stdout.readline(LONGEST_LINE):
            self._answers.put(line)
        self._answers.put(None)

    def _ended(self) -> str:
        code = self._process.wait(timeout=5) if self._process else None
        return f"{self.name} ended by itself (exit code {code}) before it answered"

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(OSError):
            if process.stdin is not None:
                process.stdin.close()
        try:
            process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()
