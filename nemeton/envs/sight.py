"""What a seat sees, written as numbers from 0 to 1: a short program over the row, run once for every observation.

The program is made from the parts a game lists (`nemeton.envs.setting`). A number of an observation is written as the
bits of a 32-bit float: those of every fraction that can occur stand in a table, so nothing is divided here, and NumPy
reads the buffer as it lies.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from nemeton.core.flat import NATIVE, Int, Ints, ints
from nemeton.core.state import DEPTH, FRAME, PLAYERS, STACK, TOGETHER, TURN, State

if NATIVE:
    from librt.vecs import vec
    from mypy_extensions import i32, i64, u8

    Bits32: TypeAlias = "i32"
    Floats32: TypeAlias = "vec[i32]"
    Flags: TypeAlias = "vec[u8]"

    def floats32(values: list[i32]) -> vec[i32]:
        return vec[i32](values)

    def no_floats32(count: i64) -> vec[i32]:
        nothing: i32 = 0
        return vec[i32]([nothing] * count)

    def no_flags(count: i64) -> vec[u8]:
        nothing: u8 = 0
        return vec[u8]([nothing] * count)
else:
    from array import array

    Bits32: TypeAlias = int
    Floats32: TypeAlias = "array[int]"
    Flags: TypeAlias = "array[int]"

    def floats32(values: list[int]) -> array[int]:
        return array("i", values)

    def no_floats32(count: int) -> array[int]:
        return array("i", [0]) * count

    def no_flags(count: int) -> array[int]:
        return array("B", [0]) * count


ONE: Final[Bits32] = 0x3F800000  # 1.0 as the bits of a float; those of 0.0 are 0

# --- what an instruction does ---
PHASE: Final[Int] = 0
AWAITED: Final[Int] = 1
AMOUNT: Final[Int] = 2
TOTAL: Final[Int] = 3
CHOICE: Final[Int] = 4
SEAT: Final[Int] = 5
BITS: Final[Int] = 6
MEMBERS: Final[Int] = 7
ASKED: Final[Int] = 8
ASKED_CHOICE: Final[Int] = 9
NOTHING: Final[Int] = 10
NO_CHOICES: Final[Ints] = ints([])

# --- where its numbers lie ---
KIND: Final[Int] = 0
FIRST: Final[Int] = 1  # of its cells
COUNT: Final[Int] = 2  # of groups of cells
GROUP: Final[Int] = 3  # cells in a group; -1 in place of a cell: none
WIDTH: Final[Int] = 4  # numbers for each group
LEAST: Final[Int] = 5
MOST: Final[Int] = 6
FRACTIONS: Final[Int] = 7  # where those of MOST begin in the table
SHIFT: Final[Int] = 8
MASK: Final[Int] = 9  # 0: the whole number counts
KINDS: Final[Int] = 10  # of decisions, a bit set
PENDING: Final[Int] = 11
ABSENT_CELL: Final[Int] = 12
ABSENT: Final[Int] = 13
LASTING: Final[Int] = 14
LENGTH: Final[Int] = 15


@final
class Sight:
    """The eyes of one seat in games with so many players and such options."""

    def __init__(self, program: Ints, cells: Ints, fractions: Floats32, size: Int, seat: Int, settled: Int) -> None:
        self.program: Ints = program
        self.cells: Ints = cells
        self.fractions: Floats32 = fractions
        self.size: Int = size
        self.seat: Int = seat
        self.choices: Int = 0  # how many numbers are chosen among others
        for i in range(0, len(program), LENGTH):
            if program[i + KIND] == CHOICE or program[i + KIND] == SEAT:
                self.choices += program[i + COUNT]
        self.settled: Int = settled  # a cell: from when on it is not 0, what lasts does; -1: nothing lasts

    def lasts(self, state: State) -> bool:
        """Whether what never changes is there, so that it need not be written again."""
        return self.settled >= 0 and state.at[self.settled] != 0

    def seen(self, state: State, length: Int) -> Floats32:
        """An observation of that length, by itself."""
        out = no_floats32(length)
        self.write(state, out, 0, NO_CHOICES, True, True)
        return out

    def write(self, state: State, out: Floats32, start: Int, hot: Ints, fresh: bool, all_of_it: bool) -> None:
        """The observation from `start` on, where nothing stands yet (`fresh`) or another one, for whichever seat, whose
        choices lie at `hot`. Without `all_of_it` what lasts is left as it stands there."""
        program = self.program
        at = state.at
        here = start
        choice: Int = 0  # the number of the next choice
        for i in range(0, len(program), LENGTH):
            kind = program[i + KIND]
            end = here + program[i + COUNT] * program[i + WIDTH]
            if not all_of_it and program[i + LASTING] != 0:
                pass
            elif kind == CHOICE or kind == SEAT:
                self._choices(state, i, kind == SEAT, out, here, hot, choice, fresh)
            elif program[i + PENDING] >= 0 or program[i + ABSENT_CELL] >= 0:
                if not self._is_hidden(state, i):
                    self._numbers(state, i, kind, out, here)
                elif not fresh:
                    for j in range(here, end):
                        out[j] = 0
            elif kind == AMOUNT:
                self._amounts(at, i, out, here)
            else:
                self._numbers(state, i, kind, out, here)
            if kind == CHOICE or kind == SEAT:
                choice += program[i + COUNT]
            here = end

    def _is_hidden(self, state: State, i: Int) -> bool:
        program = self.program
        cell = program[i + ABSENT_CELL]
        if cell >= 0 and state.at[cell] == program[i + ABSENT]:
            return True
        return program[i + PENDING] >= 0 and state.is_pending(program[i + PENDING])

    def _numbers(self, state: State, i: Int, kind: Int, out: Floats32, here: Int) -> None:
        if kind == AMOUNT:
            self._amounts(state.at, i, out, here)
        elif kind == BITS:
            self._bits(state.at, i, out, here)
        else:
            self._other(state, i, out, here)

    def _amounts(self, at: Ints, i: Int, out: Floats32, here: Int) -> None:
        program = self.program
        cells = self.cells
        fractions = self.fractions
        least = program[i + LEAST]
        most = program[i + MOST]
        base = program[i + FRACTIONS]
        shift = program[i + SHIFT]
        mask = program[i + MASK]
        first = program[i + FIRST]
        offset = here - first
        for k in range(first, first + program[i + COUNT]):
            number = at[cells[k]]
            if mask != 0:
                number = (number >> shift) & mask
            number -= least
            if number < 0:
                number = 0
            elif number > most:
                number = most
            out[offset + k] = fractions[base + number]

    def _choices(
        self, state: State, i: Int, are_seats: bool, out: Floats32, here: Int, hot: Ints, choice: Int, fresh: bool
    ) -> None:
        """Of every group one number is 1: where another was before, that is taken back; all others are 0 already."""
        program = self.program
        cells = self.cells
        at = state.at
        width = program[i + WIDTH]
        least = program[i + LEAST]
        first = program[i + FIRST]
        count = program[i + COUNT]
        hidden = self._is_hidden(state, i)
        for k in range(count):
            place: Int = -1
            number = at[cells[first + k]] - least
            if not hidden and 0 <= number < width:
                if are_seats:
                    number -= self.seat
                    if number < 0:
                        number += width
                place = here + k * width + number
            if fresh:
                if place >= 0:
                    out[place] = ONE
            elif hot[choice + k] != place:
                if hot[choice + k] >= 0:
                    out[hot[choice + k]] = 0
                if place >= 0:
                    out[place] = ONE
                hot[choice + k] = place

    def _choose(self, number: Int, width: Int, out: Floats32, here: Int) -> None:
        for j in range(here, here + width):
            out[j] = 0
        if 0 <= number < width:
            out[here + number] = ONE

    def _bits(self, at: Ints, i: Int, out: Floats32, here: Int) -> None:
        program = self.program
        cells = self.cells
        width = program[i + WIDTH]
        least = program[i + LEAST]
        first = program[i + FIRST]
        nothing: Bits32 = 0
        for k in range(program[i + COUNT]):
            members = at[cells[first + k]] - least
            for j in range(here + k * width, here + k * width + width):
                out[j] = ONE if members & 1 != 0 else nothing
                members >>= 1

    def _other(self, state: State, i: Int, out: Floats32, here: Int) -> None:
        program = self.program
        at = state.at
        kind = program[i + KIND]
        width = program[i + WIDTH]
        top = STACK + FRAME * (at[DEPTH] - 1)
        asked: Int = at[top] if at[TURN] >= 0 else -1
        if kind == PHASE:
            self._choose(asked, width, out, here)
        elif kind == AWAITED:
            self._awaited(at, top, out, here)
        elif kind == TOTAL:
            self._totals(at, i, out, here)
        elif kind == MEMBERS:
            for k in range(program[i + COUNT]):
                self._fraction(i, how_many(at[self.cells[program[i + FIRST] + k]]), out, here + k)
        elif kind == ASKED or kind == ASKED_CHOICE:
            told: Int = -1
            if asked >= 0 and (program[i + KINDS] >> asked) & 1 != 0:
                told = at[top + 2 + self.cells[program[i + FIRST]]]
            if kind == ASKED:
                self._fraction(i, told, out, here)
            else:
                self._choose(told, width, out, here)
        else:
            for j in range(here, here + program[i + COUNT] * width):
                out[j] = 0

    def _awaited(self, at: Ints, top: Int, out: Floats32, here: Int) -> None:
        players = at[PLAYERS]
        for j in range(here, here + players):
            out[j] = 0
        if at[TURN] < 0:
            return
        for seat in range(players):
            waits = (at[top + 2] >> seat) & 1 != 0 if at[top + 1] == TOGETHER else seat == at[TURN]
            if waits:
                chair = seat - self.seat
                out[here + (chair if chair >= 0 else chair + players)] = ONE

    def _totals(self, at: Ints, i: Int, out: Floats32, here: Int) -> None:
        program = self.program
        cells = self.cells
        fractions = self.fractions
        size = program[i + GROUP]
        most = program[i + MOST]
        base = program[i + FRACTIONS]
        j = program[i + FIRST]
        for k in range(here, here + program[i + COUNT]):
            total: Int = 0
            end = j + size
            while j < end:
                cell = cells[j]
                if cell >= 0:
                    total += at[cell]
                j += 1
            if total > most:
                total = most
            elif total < 0:
                total = 0
            out[k] = fractions[base + total]

    def _fraction(self, i: Int, number: Int, out: Floats32, here: Int) -> None:
        most = self.program[i + MOST]
        number -= self.program[i + LEAST]
        if number < 0:
            number = 0
        elif number > most:
            number = most
        out[here] = self.fractions[self.program[i + FRACTIONS] + number]


def how_many(members: Int) -> Int:
    count: Int = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count
