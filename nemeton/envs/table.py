"""Games played by the numbers of actions, one at a time or thousands at once.

An action is a move of the rules under a number that is small and means the same in every position. Where a move is one
of very many (a payment, a set of parts) it is spelt: its digits are chosen one after the other, each an action, and a
digit that is the only possible one is not asked for. `nemeton.envs.setting` says which numbers mean what.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Floats, Int, Ints, filled, zeros
from nemeton.core.rng import Rng, seed_of_game
from nemeton.core.state import CHANCE, OVER, PLAYERS, TURN, State
from nemeton.envs.sight import ONE, Flags, Floats32, Sight, no_flags, no_floats32

# --- what became of an action ---
ILLEGAL: Final[Int] = 0
SPELT: Final[Int] = 1  # a digit; the same seat goes on
PLAYED: Final[Int] = 2

# --- what a game is played for ---
WIN: Final[Int] = 0  # winners share 1, the others share -1
PLACE: Final[Int] = 1  # from 1 for the first to -1 for the last; ties share
POINTS: Final[Int] = 2  # as the game counts them

MOST_DIGITS: Final[Int] = 4


@final
class Actions:
    """The numbers of a game's actions. Spelt forms have a start, `MOST_DIGITS` powers, a base and a first move each."""

    def __init__(
        self, count: Int, of_move: Ints, moves: Ints, starts: Ints, powers: Ints, bases: Ints, firsts: Ints
    ) -> None:
        self.count: Int = count
        self.of_move: Ints = of_move  # + move: its action; below 0: spelt, by form - number - 1; CODES: none
        self.moves: Ints = moves  # + action: the move, -1 for digits
        self.starts: Ints = starts
        self.powers: Ints = powers
        self.bases: Ints = bases
        self.firsts: Ints = firsts

    def digit(self, form: Int, move: Int, depth: Int) -> Int:
        return (move - self.firsts[form]) // self.powers[form * MOST_DIGITS + depth] % self.bases[form]

    def of(self, move: Int, depth: Int) -> Int:
        """The action that chooses this move, or its next digit when `depth` of them are spelt."""
        action = self.of_move[move]
        if action >= 0:
            return action
        form = -action - 1
        return self.starts[form] + depth * self.bases[form] + self.digit(form, move, depth)


@final
class Table:
    """A game and where in a move its seat is. `legal[:count]` are the actions that may be chosen now."""

    def __init__(self, state: State, actions: Actions, sights: list[Sight], begun: Int) -> None:
        self.state: State = state
        self.actions: Actions = actions
        self.sights: list[Sight] = sights
        self.begun: Int = begun  # how many numbers of an observation tell the digits that are spelt
        self.low: Int = 0  # the choices from low to high - 1 begin with the digits that are spelt
        self.high: Int = 0
        self.depth: Int = 0
        self.legal: Ints = filled(0, actions.count)
        self.hot: Ints = filled(-1, sights[0].choices)  # where in the last observation choices are told
        self.spelt: Int = 0  # how many digits it tells
        self.count: Int = 0

    def copy(self) -> Table:
        twin = Table(self.state.copy(), self.actions, self.sights, self.begun)
        twin.state.look()
        twin.low = self.low
        twin.high = self.high
        twin.depth = self.depth
        twin.collect()
        return twin

    def begin(self, start: State, rng: Rng) -> None:
        """A new game from that position."""
        self.state.copy_from(start)
        self.deal(rng)

    def deal(self, rng: Rng) -> None:
        """Draw until somebody is asked or the game is over."""
        state = self.state
        state.look()
        while state.at[TURN] == CHANCE:
            state.apply(state.draw(rng))
            state.look()
        self.ask()

    def ask(self) -> None:
        """Begin with what the seat in turn is asked."""
        self.low = 0
        self.high = self.state.look()
        self.depth = 0
        self._skip_digits()
        self.collect()

    def _skip_digits(self) -> None:
        """Choices rise: what the first and the last have in common, all have."""
        if self.high - self.low < 2:
            return
        actions = self.actions
        first = self.state.choices[self.low]
        last = self.state.choices[self.high - 1]
        spelt = actions.of_move[first]
        if spelt >= 0 or actions.of_move[last] != spelt:
            return
        form = -spelt - 1
        while actions.digit(form, first, self.depth) == actions.digit(form, last, self.depth):
            self.depth += 1

    def collect(self) -> None:
        actions = self.actions
        choices = self.state.choices
        legal = self.legal
        count: Int = 0
        before: Int = -1
        if self.state.at[TURN] >= 0:
            for i in range(self.low, self.high):
                action = actions.of_move[choices[i]]
                if action < 0:
                    action = actions.of(choices[i], self.depth)
                if action != before:
                    legal[count] = action
                    count += 1
                    before = action
        self.count = count

    def is_legal(self, action: Int) -> bool:
        for i in range(self.count):
            if self.legal[i] == action:
                return True
        return False

    def choose(self, action: Int) -> Int:
        """Play it, or add it to the digits; unless it is illegal. Afterwards there may be something to draw."""
        return self._carry_out(action) if self.is_legal(action) else ILLEGAL

    def _carry_out(self, action: Int) -> Int:
        move = self.actions.moves[action]
        if move < 0:
            self._narrow(action)
            if self.high - self.low > 1:
                self.depth += 1
                self._skip_digits()
                self.collect()
                return SPELT
            move = self.state.choices[self.low]
        self.state.apply(move)
        self.depth = 0
        self.count = 0
        return PLAYED

    def imagine(self, other: Table, action: Int) -> None:
        """Be where a legal action leads from that table; nothing is drawn yet."""
        self.state.copy_from(other.state)
        self.low = other.low
        self.high = other.high
        self.depth = other.depth
        if self.actions.moves[action] < 0:
            self.state.look()
        self._carry_out(action)

    def imagine_world(self, other: Table, seat: Int, rng: Rng) -> None:
        """Be that table as far as the seat knows; what it cannot see is dealt anew."""
        self.state.copy_from(other.state)
        self.state.hide(seat, rng)
        self.state.count = -1
        self.low = other.low
        self.high = other.high
        self.depth = other.depth

    def _narrow(self, action: Int) -> None:
        actions = self.actions
        choices = self.state.choices
        while actions.of(choices[self.low], self.depth) != action:
            self.low += 1
        end = self.low
        while end < self.high and actions.of(choices[end], self.depth) == action:
            end += 1
        self.high = end

    def observe(self, seat: Int, out: Floats32, start: Int, fresh: bool, all_of_it: bool) -> None:
        """What that seat sees, and of its own move what is spelt already."""
        sight = self.sights[seat]
        sight.write(self.state, out, start, self.hot, fresh, all_of_it)
        if self.begun == 0:
            return
        first = start + sight.size
        if self.spelt > 0 and not fresh:
            for i in range(first, first + self.begun):
                out[i] = 0
            self.spelt = 0
        if self.depth == 0 or self.state.at[TURN] != seat:
            return
        actions = self.actions
        move = self.state.choices[self.low]
        form = -actions.of_move[move] - 1
        width = self.begun // MOST_DIGITS
        for depth in range(self.depth):
            out[first + depth * width + actions.digit(form, move, depth)] = ONE
        if not fresh:
            self.spelt = self.depth

    def seen(self, seat: Int) -> Floats32:
        """An observation by itself."""
        out = no_floats32(self.sights[seat].size + self.begun)
        self.observe(seat, out, 0, True, True)
        return out

    def mask(self) -> Flags:
        """1 for every legal action."""
        out = no_flags(self.actions.count)
        for i in range(self.count):
            out[self.legal[i]] = 1
        return out

    def reward(self, seat: Int, aim: Int) -> float:
        """When the game is over."""
        state = self.state
        if aim == POINTS:
            return float(state.score(seat))
        players = state.at[PLAYERS]
        place = state.place(seat)
        alike: Int = 0  # the seat itself included
        for other in range(players):
            if state.place(other) == place:
                alike += 1
        if aim == PLACE:
            return 1.0 - (2.0 * float(place - 1) + float(alike - 1)) / float(players - 1)
        if place == 1:
            return (float(players) / float(alike) - 1.0) / float(players - 1)
        return -1.0 / float(players - 1)


@final
class Batch:
    """Many games side by side. Buffers are written anew by every step; a finished game is followed by another."""

    def __init__(self, start: State, tables: list[Table], aim: Int) -> None:
        games = len(tables)
        first = tables[0]
        self.start = start
        self.tables = tables
        self.aim: Int = aim
        self.games: Int = games
        self.players: Int = start.at[PLAYERS]
        self.actions: Int = first.actions.count
        self.length: Int = first.sights[0].size + first.begun
        self.observations: Floats32 = no_floats32(games * self.length)
        self.masks: Flags = no_flags(games * self.actions)
        self.rewards: Floats = zeros(games * self.players)
        self.ended: Flags = no_flags(games)
        self.seats: Ints = filled(0, games)
        self.picks: Ints = filled(0, games)
        self.chosen: Ints = filled(0, games)
        self.lasts: Ints = filled(0, games)  # 1 where what never changes is written already
        self.numbers: Ints = filled(0, games)  # of the game that is played there, in the whole series
        self.seed: Int = 0
        self.dealers: list[Rng] = []
        self.lot = Rng(0)
        self.finished: Int = 0
        self.world: Table = first.copy()  # what a seat imagines …
        self.scout: Table = first.copy()  # … and where an action leads there

    def begin(self, seed: Int) -> None:
        self.seed = seed
        self.lot = Rng(seed, 1)
        self.dealers = [Rng(seed_of_game(seed, number)) for number in range(self.games)]
        self.finished = 0
        for i in range(self.games):
            self._clear(i)
            self.numbers[i] = i
            self.tables[i].begin(self.start, self.dealers[i])
            self.lasts[i] = 0
            self.ended[i] = 0
            for j in range(i * self.players, (i + 1) * self.players):
                self.rewards[j] = 0.0
            self._show(i)

    def choose(self, actions: list[int]) -> Int:
        """What the next step does in every game. The first game whose action may not be chosen; -1: all may.
        The numbers come as a list: a packed array handed over from outside is never freed."""
        for i in range(self.games):
            action: Int = actions[i]
            self.chosen[i] = action
            if action < 0 or action >= self.actions or self.masks[i * self.actions + action] == 0:
                return i
        return -1

    def step(self) -> None:
        """The chosen action in every game; all of them must be legal."""
        chosen = self.chosen
        for i in range(self.games):
            table = self.tables[i]
            self._clear(i)
            if self.ended[i] != 0:
                self.ended[i] = 0
                for j in range(i * self.players, (i + 1) * self.players):
                    self.rewards[j] = 0.0
            if table.choose(chosen[i]) == PLAYED:
                table.deal(self.dealers[i])
                if table.state.at[TURN] == OVER:
                    self._end(i)
            self._show(i)

    def _clear(self, i: Int) -> None:
        table = self.tables[i]
        first = i * self.actions
        for k in range(table.count):
            self.masks[first + table.legal[k]] = 0

    def _end(self, i: Int) -> None:
        """Tell the rewards, and begin another game."""
        table = self.tables[i]
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = table.reward(seat, self.aim)
        self.ended[i] = 1
        self.finished += 1
        self.numbers[i] += self.games
        self.dealers[i] = Rng(seed_of_game(self.seed, self.numbers[i]))
        self.lasts[i] = 0
        table.begin(self.start, self.dealers[i])

    def _show(self, i: Int) -> None:
        table = self.tables[i]
        seat = table.state.at[TURN]
        self.seats[i] = seat
        table.observe(seat, self.observations, i * self.length, False, self.lasts[i] == 0)
        self.lasts[i] = 1 if table.sights[seat].lasts(table.state) else 0
        first = i * self.actions
        for k in range(table.count):
            self.masks[first + table.legal[k]] = 1

    def pick(self) -> None:
        """A legal action for every game, by lot, into `picks`."""
        lot = self.lot
        for i in range(self.games):
            table = self.tables[i]
            self.picks[i] = table.legal[lot.below(table.count)]

    def ahead(self, first: Int, end: Int, rng: Rng) -> Floats32:
        """What the seat in turn would see after each of its legal actions, before anything is drawn: game by game from
        `first` to `end - 1`, in the order of the actions. What it cannot see is dealt anew before it looks."""
        count: Int = 0
        for i in range(first, end):
            count += self.tables[i].count
        out = no_floats32(count * self.length)
        here: Int = 0
        for i in range(first, end):
            table = self.tables[i]
            seat = table.state.at[TURN]
            self.world.imagine_world(table, seat, rng)
            for k in range(table.count):
                self.scout.imagine(self.world, table.legal[k])
                self.scout.observe(seat, out, here, True, True)
                here += self.length
        return out
