"""Monte-Carlo tree search for any game of the contract: two to five players, chance, hidden cards.

Every iteration plays a game in a world dealt anew from what the searching seat knows (information-set search).
The tree holds decisions only; chance is drawn afresh each time (open loop), and every seat maximises its own reward
(max-n): its worth compared with what is usual in this search, and at the end of the game also its place. New moves
enter a node slowly and sensible ones first (progressive widening along `Value.rollout`; at the root all at once, each
with a first impression), so that a thousand iterations go deep even where a hundred moves are legal.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from nemeton.core.flat import Floats, Int, Ints, filled, zeros
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, OVER, PLAYERS, TURN, State
from nemeton.core.value import Value

ROOT: Final[Int] = 0
NO_NODE: Final[Int] = 0
DEEPEST: Final[Int] = 400
EXPLORATION: Final = 0.6
WIDENING: Final = 1.6  # a node visited n times knows about WIDENING * sqrt(n) moves
LOOKS: Final[Int] = 24  # quick moves asked for a first impression of the root
WORST: Final = 0.25  # reward expected of the move with the worst first impression …
BETTER: Final = 0.4  # … and how much more of the best
PLACE_SHARE: Final = 0.3  # of the reward at the end of a game; the rest is for the worth, which tells more
WIN_SHARE: Final = 0.75  # of that; the rest goes by places, so that losing positions are still played well
USUAL: Final = 0.5  # mean reward
FEW: Final = 12.0  # samples before a worth can be called unusual
UNUSUAL: Final = 4.0  # deviations; what lies further out counts as much as this


@final
class Search:
    """Nodes lie in flat arrays; a node is the position after `action`, its figures belong to the seat that chose it."""

    def __init__(self, root: State, value: Value, seat: Int, codes: Int, seed: Int, nodes: Int) -> None:
        self.root: State = root.copy()
        self.root.at[TURN] = seat
        self.state: State = root.copy()
        self.value = value
        self.seat: Int = seat
        self.rng = Rng(seed, 77)
        self.nodes: Int = nodes
        self.size: Int = 1
        self.action: Ints = filled(0, nodes)
        self.first: Ints = filled(NO_NODE, nodes)
        self.sibling: Ints = filled(NO_NODE, nodes)
        self.visits: Floats = zeros(nodes)
        self.chances: Floats = zeros(nodes)  # how often the move was there to be chosen
        self.reward: Floats = zeros(nodes)
        self.points: Floats = zeros(nodes)  # sum of the worths, for whoever asks why
        self.prior: Floats = zeros(nodes)  # first impression, 0 to 1
        self.legal: Ints = filled(0, codes)  # stamped with the look in which a move was legal
        self.known: Ints = filled(0, codes)  # … and already a child of the node
        self.stamp: Int = 0
        self.path: Ints = filled(0, DEEPEST + 1)
        self.movers: Ints = filled(0, DEEPEST + 1)
        self.iterations: Int = 0
        seats = root.at[PLAYERS]
        self.worths: Floats = zeros(seats)  # of the position just reached
        self.rewards: Floats = zeros(seats)
        self.means: Floats = zeros(seats)  # of all worths so far
        self.squares: Floats = zeros(seats)  # … and their squared distances from it
        self._open_root()

    def _open_root(self) -> None:
        """All root moves, each with a first impression: how good it looks, and how often it is the quick choice."""
        count = self.root.look()
        worths = self._looks(count)
        liked = self._tastes(count)
        least = worths[0]
        most = worths[0]
        favourite = 1.0
        for i in range(count):
            least = worths[i] if worths[i] < least else least
            most = worths[i] if worths[i] > most else most
            favourite = liked[i] if liked[i] > favourite else favourite
        taste = self.value.taste
        for i in range(count):
            child = self._add_child(ROOT, self.root.choices[i])
            good = (worths[i] - least) / (most - least) if most > least else 0.5
            self.prior[child] = (1.0 - taste) * good + taste * liked[i] / favourite

    def _looks(self, count: Int) -> Floats:
        world = self.state
        world.copy_from(self.root)
        world.hide(self.seat, self.rng)
        trial = self.root.copy()
        worths = zeros(count)
        for i in range(count):
            trial.copy_from(world)
            trial.at[TURN] = self.seat
            trial.apply(self.root.choices[i])
            worths[i] = self.value.of(trial, self.seat)
        return worths

    def _tastes(self, count: Int) -> Floats:
        world = self.state
        liked = zeros(count)
        if self.value.taste > 0.0:
            for _ in range(LOOKS):
                world.copy_from(self.root)
                world.hide(self.seat, self.rng)
                world.at[TURN] = self.seat
                world.look()
                move = self.value.rollout(world, self.rng)
                for i in range(count):
                    if self.root.choices[i] == move:
                        liked[i] += 1.0
        return liked

    def _add_child(self, node: Int, action: Int) -> Int:
        child = self.size
        self.size += 1
        self.action[child] = action
        self.sibling[child] = self.first[node]
        self.first[node] = child
        self.prior[child] = 0.5
        return child

    # --- one iteration ---

    def iterate(self) -> None:
        state = self.state
        state.copy_from(self.root)
        state.hide(self.seat, self.rng)
        state.at[TURN] = self.seat
        node: Int = ROOT
        depth: Int = 0
        fresh = False
        while not fresh and depth < DEEPEST:
            state.look()
            turn = state.at[TURN]
            if turn == OVER:
                break
            if turn == CHANCE:
                state.apply(state.draw(self.rng))
                continue
            before = self.size
            node = self._choose(node)
            fresh = self.size > before or self.visits[node] == 0.0
            depth += 1
            self.path[depth] = node
            self.movers[depth] = turn
            state.apply(self.action[node])
        self._play_on()
        self._learn(depth)
        self.iterations += 1

    def _choose(self, node: Int) -> Int:
        """The child to go to: a new one while the node knows few of its legal moves, else the most promising."""
        state = self.state
        count = state.count
        self.stamp += 1
        stamp = self.stamp
        for i in range(count):
            self.legal[state.choices[i]] = stamp
        known: Int = 0
        best = -1.0
        chosen: Int = NO_NODE
        trust = self.value.trust
        exploring = EXPLORATION * sqrt(log(self.visits[node] + 2.0))
        child = self.first[node]
        while child != NO_NODE:
            if self.legal[self.action[child]] == stamp:
                known += 1
                self.known[self.action[child]] = stamp
                self.chances[child] += 1.0
                visits = self.visits[child] + trust
                hope = (self.reward[child] + trust * (WORST + BETTER * self.prior[child])) / visits
                hope += exploring / sqrt(visits)
                if hope > best:
                    best = hope
                    chosen = child
            child = self.sibling[child]
        if known < count and self.size < self.nodes and float(known) < 1.0 + WIDENING * sqrt(self.visits[node]):
            return self._add_child(node, self._untried(stamp))
        return chosen if chosen != NO_NODE else self._add_child(node, state.choices[self.rng.below(count)])

    def _untried(self, stamp: Int) -> Int:
        """A sensible legal move that is no child yet; any one if the sensible ones are."""
        state = self.state
        for _ in range(2):
            move = self.value.rollout(state, self.rng)
            if self.known[move] != stamp:
                return move
        at = self.rng.below(state.count)
        while self.known[state.choices[at]] == stamp:
            at = at + 1 if at + 1 < state.count else 0
        return state.choices[at]

    def _play_on(self) -> None:
        """To the horizon or to the end of the game, quickly but sensibly."""
        state = self.state
        rng = self.rng
        left = self.value.horizon
        while True:
            state.look()
            turn = state.at[TURN]
            if turn == OVER:
                return
            if turn == CHANCE:
                state.apply(state.draw(rng))
                continue
            left -= 1
            if left == 0:
                return
            state.apply(self.value.rollout(state, rng))

    def _learn(self, depth: Int) -> None:
        self._reward_worth()
        if self.state.at[TURN] == OVER:
            self._reward_place()
        self.visits[ROOT] += 1.0
        for i in range(1, depth + 1):
            node = self.path[i]
            self.visits[node] += 1.0
            self.reward[node] += self.rewards[self.movers[i]]
            self.points[node] += self.worths[self.movers[i]]

    def _reward_worth(self) -> None:
        """How much better than usual each seat stands, between 0 and 1."""
        state = self.state
        seats = state.at[PLAYERS]
        for seat in range(seats):
            self.worths[seat] = self.value.of(state, seat)
        number = float(self.iterations + 1)
        for seat in range(seats):
            usual = self.means[seat]
            spread = sqrt(self.squares[seat] / number) + 0.001
            above = self._lead(seat, seats) - usual
            if number > FEW:
                above = max(-UNUSUAL * spread, min(UNUSUAL * spread, above))
            self.means[seat] = usual + above / number
            self.squares[seat] += above * (above - above / number)
            self.rewards[seat] = USUAL + USUAL * above / (spread + abs(above)) if number > FEW else USUAL

    def _lead(self, seat: Int, seats: Int) -> float:
        rivalry = self.value.rivalry
        if rivalry == 0.0:
            return self.worths[seat]
        best = self.worths[1 if seat == 0 else 0]
        for other in range(seats):
            if other != seat and self.worths[other] > best:
                best = self.worths[other]
        return self.worths[seat] - rivalry * best

    def _reward_place(self) -> None:
        state = self.state
        seats = state.at[PLAYERS]
        winners = 0.0
        for seat in range(seats):
            if state.place(seat) == 1:
                winners += 1.0
        fair = USUAL - WIN_SHARE / float(seats) - (1.0 - WIN_SHARE) / 2.0
        for seat in range(seats):
            place = state.place(seat)
            reward = fair + (1.0 - WIN_SHARE) * float(seats - place) / float(seats - 1)
            if place == 1:
                reward += WIN_SHARE / winners
            self.rewards[seat] += PLACE_SHARE * (reward - self.rewards[seat])

    # --- results ---

    def run(self, iterations: Int) -> None:
        for _ in range(iterations):
            self.iterate()

    def results(self) -> list[tuple[int, int, float, float]]:
        """Move, visits, mean reward and mean worth of every root move, best first."""
        rows: list[tuple[int, int, float, float]] = []
        child = self.first[ROOT]
        while child != NO_NODE:
            visits = self.visits[child]
            divisor = visits if visits > 0.0 else 1.0
            rows.append((self.action[child], int(visits), self.reward[child] / divisor, self.points[child] / divisor))
            child = self.sibling[child]
        rows.sort(key=lambda result: (-result[1], -result[2], result[0]))
        return rows
