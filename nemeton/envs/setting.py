"""A game with so many players and such options, as every environment meets it: what is seen, and what can be done.

Fixed for each setting: how long an observation is and what stands where in it, how many actions there are and what each
means. Here the lists of a game (`sight.py`, `notation.py`) become the tables the compiled part runs on.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

from nemeton.core import parts as p
from nemeton.core.errors import BadOption
from nemeton.core.flat import ints
from nemeton.core.game import Game
from nemeton.core.notation import Form
from nemeton.core.options import OptionValue, complete
from nemeton.core.parts import Part
from nemeton.core.rng import Rng
from nemeton.core.state import State
from nemeton.envs import sight as s
from nemeton.envs.sight import Floats32, Sight, floats32
from nemeton.envs.table import MOST_DIGITS, PLACE, POINTS, WIN, Actions, Table
from nemeton.games import game as game_of

AIMS = {"win": int(WIN), "place": int(PLACE), "points": int(POINTS)}
KINDS = {p.CHOICE: s.CHOICE, p.SEAT: s.SEAT, p.BITS: s.BITS, p.MEMBERS: s.MEMBERS}


@dataclass(frozen=True)
class Piece:
    """Where a part stands in an observation."""

    name: str
    start: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.shape)


class Setting:
    """`Setting("meduris", 4)`: its observations have `length` numbers in `pieces`, its actions are below `actions`."""

    def __init__(
        self, game: str | Game, players: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        self.game: Game = game_of(game) if isinstance(game, str) else game
        self.players = self.game.min_players if players is None else players
        self.options: dict[str, OptionValue] = complete(self.game.options, options or {})
        self.start: State = self.game.start(self.players, **dict[str, Any](self.options))
        self._forms = sorted(self.game.notation.decisions, key=lambda form: form.first)
        self._numbering = _number(self._forms, self.game.move_codes)
        self._spelt = [form for form in self._forms if form.spelt]
        base = max((form.spelt[1] for form in self._spelt if form.spelt), default=0)
        self._begun = MOST_DIGITS * base
        self.sights = [self._sight(seat) for seat in range(self.players)]
        self.pieces = self._pieces()
        self.length = self.pieces[-1].start + self.pieces[-1].size

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def actions(self) -> int:
        return int(self._numbering.count)

    @property
    def spells(self) -> bool:
        """Whether there are moves of several actions."""
        return bool(self._spelt)

    def table(self) -> Table:
        """A game that has not begun; `begin(setting.start, rng)` deals."""
        return Table(self.start.copy(), self._numbering, self.sights, self._begun)

    def begin(self, seed: int) -> tuple[Table, Rng]:
        """A game at its first decision, and its dealer."""
        table, dealer = self.table(), Rng(seed)
        table.begin(self.start, dealer)
        return table, dealer

    def seen(self, state: State, seat: int) -> Floats32:
        """What that seat sees of a position in which nobody is in the middle of a move."""
        return self.sights[seat].seen(state, self.length)

    def action_of(self, move: int) -> int | None:
        """The action that is this move; None if it is spelt."""
        action = int(self._numbering.of_move[move])
        return action if action >= 0 else None

    @cached_property
    def action_names(self) -> list[str]:
        """What every action means: the notation of its move, or a digit of one."""
        names = [""] * self.actions
        for action, move in enumerate(self._numbering.moves):
            if move >= 0:
                names[action] = self.game.notation.say(move)
        for number, form in enumerate(self._spelt):
            assert form.spelt is not None
            digits, base = form.spelt
            first = int(self._numbering.starts[number])
            for place in range(digits):
                for digit in range(base):
                    names[first + place * base + digit] = form.pattern.format(f"digit {place + 1} = {digit}")
        return names

    def describe(self) -> dict[str, Any]:
        """JSON-ready: the layout of observations and actions."""
        return {
            "game": self.name,
            "players": self.players,
            "options": dict(self.options),
            "observation": self.length,
            "parts": [{"name": piece.name, "start": piece.start, "shape": list(piece.shape)} for piece in self.pieces],
            "actions": self.actions,
        }

    # --- the layout ---

    def _parts(self, seat: int) -> list[Part]:
        return self.game.sight(self.players, self.options, seat)

    def _pieces(self) -> list[Piece]:
        shapes: list[tuple[str, tuple[int, ...]]] = [
            ("phase", (len(self.game.decisions),)),
            ("awaited", (self.players,)),
        ]
        shapes += [(part.name, part.shape) for part in self._parts(0)]
        if self._begun:
            shapes.append(("begun", (int(MOST_DIGITS), self._begun // MOST_DIGITS)))
        pieces, at = [], 0
        for name, shape in shapes:
            pieces.append(Piece(name, at, shape))
            at += pieces[-1].size
        if len({piece.name for piece in pieces}) < len(pieces):
            raise ValueError(f"two parts of an observation of {self.game.title} have the same name")
        return pieces

    def _sight(self, seat: int) -> Sight:
        program: list[int] = []
        cells: list[int] = []
        fractions = Fractions()
        _instruct(program, s.PHASE, width=len(self.game.decisions))
        _instruct(program, s.AWAITED, width=self.players)
        for part in self._parts(seat):
            _translate(part, program, cells, fractions)
        size = sum(program[i + s.COUNT] * program[i + s.WIDTH] for i in range(0, len(program), s.LENGTH))
        table = floats32(fractions.numbers)
        return Sight(ints(program), ints(cells), table, size, seat, int(self.game.settled_cell))


class Fractions:
    """The bits of 0/n, 1/n, … n/n for every n that is asked for, one after the other."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self._starts: dict[int, int] = {}

    def of(self, most: int) -> int:
        if most not in self._starts:
            self._starts[most] = len(self.numbers)
            self.numbers += [_as_bits(number / most) for number in range(most + 1)]
        return self._starts[most]


def _as_bits(number: float) -> int:
    bits: int = struct.unpack("<i", struct.pack("<f", number))[0]
    return bits


def _instruct(program: list[int], kind: int, **numbers: int) -> None:
    words = {"count": 1, "width": 1, "group": 1, "most": 1, "pending": -1, "absent_cell": -1} | numbers
    places = ("first", "count", "group", "width", "least", "most", "fractions", "shift", "mask", "kinds", "pending")
    named = [words.get(place, 0) for place in (*places, "absent_cell", "absent", "lasting")]
    program += [int(number) for number in (kind, *named)]


def _translate(part: Part, program: list[int], cells: list[int], fractions: Fractions) -> None:
    group = max(len(group) for group in part.cells)
    if part.kind == p.AMOUNT:
        kind = s.AMOUNT if group == 1 else s.TOTAL
    elif part.kind == p.ASKED:
        kind = s.ASKED if part.width == 1 else s.ASKED_CHOICE
    else:
        kind = KINDS[part.kind]
    absent_cell, absent = part.absent or (-1, 0)
    mask = part.modulo - 1 if part.modulo else 2**30 - 1 if part.divide > 1 else 0
    _instruct(
        program,
        kind,
        first=len(cells),
        count=len(part.cells),
        group=group,
        width=part.width,
        least=part.least,
        most=part.most,
        fractions=fractions.of(part.most),
        shift=part.divide.bit_length() - 1,
        mask=mask,
        kinds=part.asked,
        pending=part.pending,
        absent_cell=absent_cell,
        absent=absent,
        lasting=int(part.lasting),
    )
    for added in part.cells:
        cells += [*added, *[-1] * (group - len(added))]


def _number(forms: list[Form], codes: int) -> Actions:
    """Actions in the order of moves: one for every move of a form, or one for every digit of a spelt one."""
    of_move = [int(codes)] * int(codes)
    moves: list[int] = []
    starts: list[int] = []
    powers: list[int] = []
    bases: list[int] = []
    firsts: list[int] = []
    for form in forms:
        if form.spelt is None:
            for move in range(form.first, form.first + form.size):
                of_move[move] = len(moves)
                moves.append(move)
            continue
        digits, base = form.spelt
        if digits > MOST_DIGITS or base**digits < form.size:
            raise BadOption(f"moves like {form.pattern!r} cannot be spelt with {digits} digits to the base {base}")
        for move in range(form.first, form.first + form.size):
            of_move[move] = -len(starts) - 1
        starts.append(len(moves))
        powers += [base ** max(0, digits - 1 - place) for place in range(MOST_DIGITS)]
        bases.append(base)
        firsts.append(form.first)
        moves += [-1] * (digits * base)
    return Actions(len(moves), ints(of_move), ints(moves), ints(starts), ints(powers), ints(bases), ints(firsts))
