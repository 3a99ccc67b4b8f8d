"""A toy game for the machine in core/state.py, and checks on it.

Compiled classes cannot be subclassed by interpreted ones, so this runs as a program with NEMETON_PLAIN=1 (that the two
builds agree is shown elsewhere). It prints, as JSON, the name of every check with what went wrong, or null.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable

from nemeton import CHANCE, OVER, Rng, State
from nemeton.core.errors import IllegalMove
from nemeton.core.state import DEPTH, MOST_PENDING, OWN_NUMBERS, PLAYERS, STACK, TOGETHER, TURN

PICK, VOTE, NO_CHOICE, ONE_CHOICE, ROLL, SURE, MARK, CASCADE = range(8)
DECISIONS, DRAWS = 4, 2
TRACE = OWN_NUMBERS  # how much has been traced, then the trace itself
SIZE = OWN_NUMBERS + 40


class Toy(State):
    """Every decision, draw and step leaves its trace: 100 * kind + move, or 100 * kind + a."""

    def __init__(self) -> None:
        super().__init__(DECISIONS, DRAWS, 8)

    def blank(self) -> State:
        return Toy()

    def find(self, kind: int, seat: int, a: int, b: int) -> None:
        if kind == PICK:
            for move in (1, 2, 3):
                self.add(move)
        elif kind == VOTE:
            self.add(10 + seat)
            self.add(20 + seat)
        elif kind == ONE_CHOICE:
            self.add(7)
        elif kind == ROLL:
            for move, weight in ((4, 1), (5, 2), (6, 3)):
                self.add_odds(move, weight)
        elif kind == SURE:
            self.add_odds(9, 5)

    def decide(self, kind: int, seat: int, a: int, b: int, move: int) -> None:
        self._trace(100 * kind + move)
        self.tell(kind, seat, a, b, move)

    def step(self, kind: int, seat: int, a: int, b: int) -> None:
        self._trace(100 * kind + a)
        if kind == CASCADE and a > 0:
            self.push(MARK, seat, a)
            self.push(CASCADE, seat, a - 1)

    def score(self, seat: int) -> int:
        return (5, 3, 5, 1)[seat]

    def ahead(self, one: int, other: int) -> int:
        return self.score(one) - self.score(other)

    def hide(self, seat: int, rng: Rng) -> None:
        return

    def _trace(self, what: int) -> None:
        self.at[TRACE] += 1
        self.at[TRACE + self.at[TRACE]] = what

    @property
    def trace(self) -> list[int]:
        return [self.at[TRACE + 1 + i] for i in range(self.at[TRACE])]


def toy(*frames: tuple[int, int, int]) -> Toy:
    """The frames are given in the order in which they shall happen."""
    state = Toy()
    state.lay([0] * SIZE)
    state.at[PLAYERS] = 4
    state.log, state.history = [], []
    for kind, seat, a in reversed(frames):
        state.push(kind, seat, a)
    state.settle()
    return state


def refused(state: State, move: int, seat: int | None) -> bool:
    try:
        state.play(move, seat)
    except IllegalMove:
        return True
    return False


# --- checks ---


def the_last_pushed_comes_first() -> None:
    state = toy((MARK, 0, 1), (MARK, 0, 2), (MARK, 0, 3))
    assert state.trace == [601, 602, 603]
    assert state.turn == OVER


def what_a_step_causes_comes_before_what_was_pending() -> None:
    state = toy((CASCADE, 0, 2), (MARK, 0, 9))
    assert state.trace == [702, 701, 700, 601, 602, 609]


def no_option_means_skipped() -> None:
    state = toy((NO_CHOICE, 1, 0), (PICK, 2, 0))
    assert (state.turn, state.trace, state.history) == (2, [], [])


def one_option_means_played_and_noted() -> None:
    state = toy((ONE_CHOICE, 1, 0), (SURE, 0, 0), (PICK, 2, 0))
    assert state.turn == 2
    assert state.trace == [307, 509]
    assert state.history == [(1, 7, True), (CHANCE, 9, True)]
    assert len(state.log or []) == 2


def several_options_mean_somebody_is_asked() -> None:
    state = toy((PICK, 3, 0), (MARK, 0, 1))
    assert (state.turn, state.awaited(), state.moves(), state.weights()) == (3, [3], [1, 2, 3], [])
    assert state.pending == PICK
    state.play(2)
    assert (state.turn, state.trace, state.moves(), state.awaited()) == (OVER, [2, 601], [], [])
    assert state.history == [(3, 2, False)]


def a_draw_is_made_by_its_weights() -> None:
    state = toy((ROLL, 0, 0))
    assert (state.turn, state.awaited(), state.moves(), state.weights()) == (CHANCE, [], [4, 5, 6], [1, 2, 3])
    assert [state.pick_outcome(ticket) for ticket in range(6)] == [4, 5, 5, 6, 6, 6]
    state.play(5)
    assert state.history == [(CHANCE, 5, False)]


def several_seats_decide_together_in_any_order() -> None:
    state = toy((VOTE, TOGETHER, 0b1011), (MARK, 0, 1))
    assert (state.turn, state.awaited()) == (0, [0, 1, 3])
    assert state.moves(3) == [13, 23]
    state.play(23, 3)
    assert state.awaited() == [0, 1]
    assert state.turn in (0, 1)
    state.play(10, 0)
    assert (state.turn, state.awaited(), state.moves()) == (1, [1], [11, 21])
    state.play(21)
    assert state.turn == OVER
    assert state.trace == [123, 110, 121, 601]
    assert state.history == [(3, 23, False), (0, 10, False), (1, 21, False)]


def who_has_decided_or_is_not_asked_cannot_decide() -> None:
    state = toy((VOTE, TOGETHER, 0b1011), (MARK, 0, 1))
    assert refused(state, 12, 2)
    assert refused(state, 14, 4)
    state.play(11, 1)
    assert refused(state, 11, 1)
    assert refused(state, 10, 3), "the moves of one seat are not those of another"
    assert state.awaited() == [0, 3]


def a_refused_move_changes_nothing_also_when_several_seats_decide() -> None:
    state = toy((VOTE, TOGETHER, 0b1011), (MARK, 0, 1))
    before = state.numbers()
    assert refused(state, 99, 3)
    assert refused(state, 12, 2)
    assert state.numbers() == before


def equal_positions_have_equal_numbers_whatever_was_pending_before() -> None:
    one = toy((PICK, 0, 0))
    other = toy((CASCADE, 0, 3), (PICK, 0, 0))
    for i in range(TRACE, SIZE):
        other.at[i] = one.at[i]
    assert one.numbers() == other.numbers()


def a_copy_shares_nothing_and_is_silent() -> None:
    state = toy((PICK, 0, 0), (PICK, 1, 0))
    copy = state.copy()
    assert copy.numbers() == state.numbers()
    assert (copy.log, copy.history) == (None, None)
    copy.play(1)
    assert (state.turn, copy.turn, state.trace) == (0, 1, [])
    target = toy((PICK, 2, 0))
    assert target.moves() == [1, 2, 3]
    target.copy_from(state)
    assert (target.turn, target.numbers()) == (0, state.numbers())
    target.play(3)
    assert (state.turn, state.trace) == (0, [])


def ties_share_a_place() -> None:
    state = toy()
    assert state.points() == [5, 3, 5, 1]
    assert state.ranking() == [1, 3, 1, 4]


def the_stack_ends_where_the_games_own_numbers_begin() -> None:
    assert STACK + 4 * MOST_PENDING <= OWN_NUMBERS
    state = toy()
    for a in range(MOST_PENDING):
        state.push(MARK, 0, a)
    assert state.at[DEPTH] == MOST_PENDING
    assert state.trace == []
    assert state.at[TURN] == OVER


CHECKS: list[Callable[[], None]] = [
    the_last_pushed_comes_first,
    what_a_step_causes_comes_before_what_was_pending,
    no_option_means_skipped,
    one_option_means_played_and_noted,
    several_options_mean_somebody_is_asked,
    a_draw_is_made_by_its_weights,
    several_seats_decide_together_in_any_order,
    who_has_decided_or_is_not_asked_cannot_decide,
    a_refused_move_changes_nothing_also_when_several_seats_decide,
    equal_positions_have_equal_numbers_whatever_was_pending_before,
    a_copy_shares_nothing_and_is_silent,
    ties_share_a_place,
    the_stack_ends_where_the_games_own_numbers_begin,
]


def problem_of(check: Callable[[], None]) -> str | None:
    try:
        check()
    except Exception:
        return traceback.format_exc()
    return None


if __name__ == "__main__":
    print(json.dumps({check.__name__: problem_of(check) for check in CHECKS}))
