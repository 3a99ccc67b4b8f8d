"""A game in progress: the part every game shares.

All that *is* stands in one row of numbers, `at`; each game names the places in it (`at[HAND + …]`). So a copy is one
array copy, no field can be forgotten, and the row itself is the form that is hashed, stored and sent to other
processes. What *will come* is not in it: draws and rolls are moves made by a dealer outside (`turn == CHANCE`).

What is still to be decided or done stands on a stack of frames (kind, seat, a, b); the last pushed comes first. A game
numbers its kinds in three groups: decisions of players, then draws of the dealer, then steps that happen by themselves.
No option means skipped, one option means played and noted (CC-7 and its like), more means somebody is asked. Where that
would tell what somebody holds, a game asks also if there is one option (`asks_of_one`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self, cast, final

from nemeton.core.errors import IllegalMove
from nemeton.core.flat import Int, Ints, filled, ints
from nemeton.core.rng import Rng

CHANCE: Final[Int] = -1  # the dealer decides
OVER: Final[Int] = -2
TOGETHER: Final[Int] = -3  # in a frame: several seats decide at the same time, `a` is their bit set
NOBODY: Final[Int] = -4

# --- where the shared numbers lie ---
TURN: Final[Int] = 0
PLAYERS: Final[Int] = 1
DEPTH: Final[Int] = 2
RULES: Final[Int] = 3  # the version of the rules this game is played by; a fix asks `at[RULES] >= …`
STACK: Final[Int] = 4
FRAME: Final[Int] = 4  # kind, seat, a, b
MOST_PENDING: Final[Int] = 47
OWN_NUMBERS: Final[Int] = 195  # at least STACK + FRAME * MOST_PENDING: the game's own numbers begin here

LARGEST_MOVE: Final = 2**31
NOT_YET: Final[Ints] = ints([])
Event = tuple[Int, Int, Int, Int, Int]


class State:
    """The base of every game's rules. The methods under "each game writes" are its rulebook."""

    def __init__(self, decisions: Int, draws: Int, most_moves: Int) -> None:
        self.at: Ints = NOT_YET
        self.first_draw: Int = decisions
        self.first_step: Int = decisions + draws
        self.most_moves: Int = most_moves
        self.choices: Ints = NOT_YET
        self.odds: Ints = NOT_YET
        self.count: Int = -1  # how many choices there are; -1: not looked yet
        self.total: Int = 0  # sum of the odds
        self.log: list[Event] | None = None
        self.trail: list[State] | None = None  # the position as it was when each event was told
        self.history: list[tuple[Int, Int, bool]] | None = None  # seat or CHANCE, move, forced

    # --- each game writes ---

    def blank(self) -> State:
        """A state of the same game, still without its row of numbers."""
        raise NotImplementedError

    def find(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        """Collect what may be decided or drawn in this frame, in rising order, with `add` or `add_odds`."""
        raise NotImplementedError

    def decide(self, kind: Int, seat: Int, a: Int, b: Int, move: Int) -> None:
        """Carry out a decision or a draw; its frame is gone already."""
        raise NotImplementedError

    def step(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        """What happens by itself; its frame is gone already."""
        raise NotImplementedError

    def asks_of_one(self, kind: Int, seat: Int, a: Int) -> bool:
        """Whether a seat is asked although it has only one option: where not being asked would tell the others what
        the seat holds. It must depend on nothing that is hidden from them."""
        return False

    def score(self, seat: Int) -> Int:
        raise NotImplementedError

    def ahead(self, one: Int, other: Int) -> Int:
        """Above 0 if seat `one` ranks before seat `other`, below 0 if behind, 0 for a tie."""
        raise NotImplementedError

    def hide(self, seat: Int, rng: Rng) -> None:
        """Deal anew what that seat (NOBODY: a spectator) cannot see, consistent with all it has seen."""
        raise NotImplementedError

    # --- for the rules ---

    @final
    def push(self, kind: Int, seat: Int, a: Int = 0, b: Int = 0) -> None:
        at = self.at
        if at[DEPTH] >= MOST_PENDING:
            raise OverflowError("more is pending than the stack holds")
        top = STACK + FRAME * at[DEPTH]
        at[top] = kind
        at[top + 1] = seat
        at[top + 2] = a
        at[top + 3] = b
        at[DEPTH] += 1

    @final
    def push_together(self, kind: Int, seat: Int) -> None:
        """That seat is asked (again) at the same time as those who are being asked it already."""
        if self.asked() == kind:
            self.at[STACK + FRAME * (self.at[DEPTH] - 1) + 2] |= 1 << seat
        else:
            self.push(kind, TOGETHER, 1 << seat)

    @final
    def asked(self) -> Int:
        """The kind of the frame that is being decided, drawn or done; NOBODY when nothing is pending."""
        at = self.at
        return at[STACK + FRAME * (at[DEPTH] - 1)] if at[DEPTH] > 0 else NOBODY

    @final
    def asked_a(self) -> Int:
        return self.at[STACK + FRAME * (self.at[DEPTH] - 1) + 2]

    @final
    def asked_b(self) -> Int:
        return self.at[STACK + FRAME * (self.at[DEPTH] - 1) + 3]

    @final
    def pending_kind(self, i: Int) -> Int:
        """The kind of the i-th pending frame from below; `at[DEPTH]` says how many there are."""
        return self.at[STACK + FRAME * i]

    @final
    def pending_seat(self, i: Int) -> Int:
        return self.at[STACK + FRAME * i + 1]

    @final
    def pending_a(self, i: Int) -> Int:
        return self.at[STACK + FRAME * i + 2]

    @final
    def is_pending(self, kind: Int) -> bool:
        for i in range(self.at[DEPTH]):
            if self.at[STACK + FRAME * i] == kind:
                return True
        return False

    @final
    def drop_pending(self) -> None:
        """Nothing of what was to come will happen."""
        self.at[DEPTH] = 0

    @final
    def left_of(self, seat: Int) -> Int:
        """Play goes clockwise."""
        if seat + 1 < self.at[PLAYERS]:
            return seat + 1
        return 0

    @final
    def add(self, move: Int) -> None:
        self.choices[self.count] = move
        self.count += 1

    @final
    def add_odds(self, outcome: Int, weight: Int) -> None:
        self.choices[self.count] = outcome
        self.odds[self.count] = weight
        self.count += 1
        self.total += weight

    @final
    def tell(self, event: Int, a: Int = 0, b: Int = 0, c: Int = 0, d: Int = 0) -> None:
        """Free when nobody listens. First change, then tell: who watches sees the position as it is told."""
        if self.log is not None:
            self.log.append((event, a, b, c, d))
            if self.trail is not None:
                self.trail.append(self.copy())

    # --- the machine ---

    @final
    def look(self) -> Int:
        """Make sure that `choices` holds what may be done now; how many there are."""
        if self.count < 0:
            at = self.at
            if at[TURN] == OVER:
                self.count = 0
            else:
                self._find(STACK + FRAME * (at[DEPTH] - 1), at[TURN])
        return self.count

    @final
    def _find(self, top: Int, seat: Int) -> None:
        if len(self.choices) == 0:
            self.choices = filled(0, self.most_moves)
            self.odds = filled(0, self.most_moves)
        at = self.at
        self.count = 0
        self.total = 0
        self.find(at[top], seat, at[top + 2], at[top + 3])

    @final
    def apply(self, move: Int) -> None:
        """Play a legal move of the seat in `turn`, unchecked, and all that follows from it by itself."""
        at = self.at
        top = STACK + FRAME * (at[DEPTH] - 1)
        seat = at[top + 1]
        if self.history is not None:
            self.history.append((at[TURN], move, False))
        a = at[top + 2]
        if seat == TOGETHER:
            seat = at[TURN]
            at[top + 2] = a & ~(1 << seat)
            if at[top + 2] == 0:
                at[DEPTH] -= 1
        else:
            at[DEPTH] -= 1
        self.decide(at[top], seat, a, at[top + 3], move)
        self.settle()

    @final
    def settle(self) -> None:
        """Do what happens by itself, until somebody is asked or the game is over."""
        at = self.at
        while at[DEPTH] > 0:
            top = STACK + FRAME * (at[DEPTH] - 1)
            kind = at[top]
            seat = at[top + 1]
            if kind >= self.first_step:
                at[DEPTH] -= 1
                self.step(kind, seat, at[top + 2], at[top + 3])
                continue
            if seat == TOGETHER:
                at[TURN] = lowest_seat(at[top + 2])
                self.count = -1
                return
            at[TURN] = seat if kind < self.first_draw else CHANCE
            self._find(top, seat)
            if self.count > 1 or (
                self.count == 1 and kind < self.first_draw and self.asks_of_one(kind, seat, at[top + 2])
            ):
                return
            at[DEPTH] -= 1
            if self.count == 1:
                move = self.choices[0]
                if self.history is not None:
                    self.history.append((at[TURN], move, True))
                self.decide(kind, seat, at[top + 2], at[top + 3], move)
        at[TURN] = OVER
        self.count = 0

    @final
    def draw(self, rng: Rng) -> Int:
        """An outcome of the present chance event, by its weights."""
        return self.pick_outcome(rng.below(self.total))

    @final
    def pick_outcome(self, ticket: Int) -> Int:
        """The outcome that owns this ticket, 0 <= ticket < total of the weights."""
        i: Int = 0
        while ticket >= self.odds[i]:
            ticket -= self.odds[i]
            i += 1
        return self.choices[i]

    @final
    def copy_from(self, other: State) -> None:
        self.at = other.at[:]
        self.count = -1

    # --- the contract ---

    @property
    def turn(self) -> int:
        return self.at[TURN]

    @property
    def players(self) -> int:
        return self.at[PLAYERS]

    @property
    def pending(self) -> int:
        """The kind of the frame that is being decided, for callers outside the rules."""
        return self.asked()

    @final
    def awaited(self) -> list[int]:
        """All seats that may decide now."""
        at = self.at
        if at[TURN] < 0:
            return []
        top = STACK + FRAME * (at[DEPTH] - 1)
        if at[top + 1] != TOGETHER:
            return [at[TURN]]
        return [seat for seat in range(at[PLAYERS]) if (at[top + 2] >> seat) & 1]

    @final
    def moves(self, seat: int | None = None) -> list[int]:
        """The legal moves of `turn` (or of another awaited seat), rising; at CHANCE the possible outcomes."""
        turn = self.at[TURN]
        if seat is not None:
            self.turn_to(seat)
        self.look()
        found = [self.choices[i] for i in range(self.count)]
        if self.at[TURN] != turn:
            self.at[TURN] = turn
            self.count = -1
        return found

    @final
    def weights(self) -> list[int]:
        """At CHANCE: the integer weights of `moves()`."""
        self.look()
        return [self.odds[i] for i in range(self.count)] if self.at[TURN] == CHANCE else []

    @final
    def play(self, move: int, seat: int | None = None) -> None:
        if self.at[TURN] == OVER:
            raise IllegalMove("the game is over")
        turn = self.at[TURN]
        if seat is not None:
            self.turn_to(seat)
        self.look()
        if 0 <= move <= LARGEST_MOVE:
            for i in range(self.count):
                if self.choices[i] == move:
                    self.apply(move)
                    return
        if self.at[TURN] != turn:
            self.at[TURN] = turn
            self.count = -1
        raise IllegalMove(f"move {move} is not legal now; moves() lists those that are")

    @final
    def turn_to(self, seat: int) -> None:
        """Make an awaited seat the one in `turn`: in a simultaneous phase any of several may be looked at first."""
        if seat == self.at[TURN]:
            return
        if seat not in self.awaited():
            raise IllegalMove(f"it is not the turn of seat {seat}")
        self.at[TURN] = seat
        self.count = -1

    @final
    def points(self) -> list[int]:
        return [self.score(seat) for seat in range(self.at[PLAYERS])]

    @final
    def place(self, seat: Int) -> Int:
        """1 for the leader; ties share a place."""
        place: Int = 1
        for other in range(self.at[PLAYERS]):
            if self.ahead(other, seat) > 0:
                place += 1
        return place

    @final
    def ranking(self) -> list[int]:
        return [self.place(seat) for seat in range(self.at[PLAYERS])]

    @final
    def copy(self) -> Self:
        twin = cast(Self, self.blank())
        twin.at = self.at[:]
        return twin

    @final
    def lay(self, numbers: list[int]) -> None:
        """The row is these numbers. Made here, in compiled code: a row handed over from outside is never freed."""
        self.at = ints(numbers)

    @final
    def redeal(self, seat: int, rng: Rng) -> None:
        self.hide(seat, rng)
        self.count = -1

    @final
    def numbers(self) -> list[int]:
        """The whole state as a list; equal positions give equal lists."""
        at = self.at
        used = STACK + FRAME * at[DEPTH]
        numbers: list[int] = [at[i] if i < used or i >= OWN_NUMBERS else 0 for i in range(len(at))]
        if at[TURN] >= 0:
            numbers[TURN] = self.awaited()[0]  # where several decide, `turn` is only who was looked at last
        return numbers


def lowest_seat(seats: Int) -> Int:
    seat: Int = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


def phase(state: State, decisions: Sequence[str]) -> str:
    """In the middle of what happens by itself (see Match.changes) nobody is asked: that is a deal, too."""
    if state.turn == OVER:
        return "over"
    return decisions[state.pending] if state.turn >= 0 and 0 <= state.pending < len(decisions) else "deal"
