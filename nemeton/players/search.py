"""Monte-Carlo tree search for any game of the contract: two to five players, chance, hidden cards.

Every iteration plays a game in a world dealt anew from what the searching seat knows (information-set search).
The tree holds decisions only; chance is drawn afresh each time (open loop), and every seat maximises its own reward
(max-n): its worth compared with what is usual in this search, and at the end of the game also its place. New moves
enter a node slowly and sensible ones first (progressive widening along `Value.rollout`; at the root all at once, each
with a first impression), so that a thousand iterations go deep even where a hundred moves are legal. What was learned
about a move serves the next decision of the same turn.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final, final

from nemeton.core.flat import Floats, Int, Ints, filled, zeros
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, NOBODY, OVER, PLAYERS, TURN, State
from nemeton.core.value import Value
from nemeton.players.fast import Chooser

ROOT: Final[Int] = 0
NO_NODE: Final[Int] = 0
DEEPEST: Final[Int] = 400
FIRST_NODES: Final[Int] = 1024
MOST_NODES: Final[Int] = 1_000_000  # then the tree grows no more, only its figures
UNLIMITED: Final[Int] = 1 << 40
LOOK_UP: Final[Int] = 16  # iterations between two looks whether the choice is clear
LOOKS: Final[Int] = 24  # quick moves asked for a first impression of the root
WORST: Final = 0.25  # reward expected of the move with the worst first impression …
BETTER: Final = 0.4  # … and how much more of the best
WIN_SHARE: Final = 0.75  # of the reward for the place; the rest goes by places, so that losing is played well, too
USUAL: Final = 0.5  # mean reward
FEW: Final = 12.0  # samples before a worth can be called unusual
UNUSUAL: Final = 4.0  # deviations; what lies further out counts as much as this


@final
class Search:
    """Nodes lie in flat arrays; a node is the position after `action`, its figures belong to the seat that chose it."""

    def __init__(self, root: State, value: Value, seat: Int, codes: Int, seed: Int) -> None:
        self.root: State = root.copy()
        self.root.at[TURN] = seat
        self.state: State = root.copy()
        self.trial: State = root.copy()
        self.value = value
        self.seat: Int = seat
        self.rng = Rng(seed, 77)
        self.room: Int = FIRST_NODES  # how many nodes the arrays hold
        self.size: Int = 1
        self.action: Ints = filled(0, FIRST_NODES)
        self.first: Ints = filled(NO_NODE, FIRST_NODES)
        self.sibling: Ints = filled(NO_NODE, FIRST_NODES)
        self.visits: Floats = zeros(FIRST_NODES)
        self.reward: Floats = zeros(FIRST_NODES)
        self.points: Floats = zeros(FIRST_NODES)  # sum of the worths, for whoever asks why
        self.prior: Floats = zeros(FIRST_NODES)  # first impression, 0 to 1
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
            child = self._child_for(self.root.choices[i])
            good = (worths[i] - least) / (most - least) if most > least else 0.5
            self.prior[child] = (1.0 - taste) * good + taste * liked[i] / favourite

    def _child_for(self, action: Int) -> Int:
        """The root's child for that move, a new one unless the tree was kept from the decision before."""
        child = self.first[ROOT]
        while child != NO_NODE:
            if self.action[child] == action:
                return child
            child = self.sibling[child]
        return self._add_child(ROOT, action)

    def go_on(self, root: State, move: Int) -> bool:
        """Keep what was found about a move that the same seat has just played; `root` is the decision it leads to,
        dealt anew. Only for a seat that is asked again at once: between its own decisions nobody else's secret choice
        can have shaped the tree."""
        kept = self.first[ROOT]
        while kept != NO_NODE and self.action[kept] != move:
            kept = self.sibling[kept]
        if kept == NO_NODE:
            return False
        self._keep(kept)
        self.root.copy_from(root)
        self.root.at[TURN] = self.seat
        self._forget_impossible()
        self._open_root()
        return True

    def _forget_impossible(self) -> None:
        """The root's moves of other worlds: what was drawn since has made them impossible."""
        count = self.root.look()
        self.stamp += 1
        for i in range(count):
            self.legal[self.root.choices[i]] = self.stamp
        child = self.first[ROOT]
        self.first[ROOT] = NO_NODE
        while child != NO_NODE:
            after = self.sibling[child]
            if self.legal[self.action[child]] == self.stamp:
                self.sibling[child] = self.first[ROOT]
                self.first[ROOT] = child
            child = after

    def _keep(self, top: Int) -> None:
        """Throw away all but the nodes below `top`. A child always comes after its parent, so one pass will do."""
        place = filled(NO_NODE, self.size)
        wanted = filled(0, self.size)
        wanted[top] = 1
        size: Int = 0
        for node in range(top, self.size):
            if wanted[node] == 1:
                place[node] = size
                child = self.first[node]
                while child != NO_NODE:
                    wanted[child] = 1
                    child = self.sibling[child]
                self.action[size] = self.action[node]
                self.first[size] = self.first[node]
                self.sibling[size] = self.sibling[node]
                self.visits[size] = self.visits[node]
                self.reward[size] = self.reward[node]
                self.points[size] = self.points[node]
                self.prior[size] = self.prior[node]
                size += 1
        for node in range(size):
            self.first[node] = place[self.first[node]] if self.first[node] != NO_NODE else NO_NODE
            self.sibling[node] = place[self.sibling[node]] if self.sibling[node] != NO_NODE else NO_NODE
        self.sibling[ROOT] = NO_NODE
        self.size = size

    def _looks(self, count: Int) -> Floats:
        world = self.state
        world.copy_from(self.root)
        world.hide(self.seat, self.rng)
        trial = self.trial
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
        if child == self.room:
            self._make_room()
        self.size += 1
        self.action[child] = action
        self.first[child] = NO_NODE
        self.sibling[child] = self.first[node]
        self.first[node] = child
        self.visits[child] = 0.0
        self.reward[child] = 0.0
        self.points[child] = 0.0
        self.prior[child] = 0.5
        return child

    def _make_room(self) -> None:
        self.action = longer(self.action)
        self.first = longer(self.first)
        self.sibling = longer(self.sibling)
        self.visits = longer_floats(self.visits)
        self.reward = longer_floats(self.reward)
        self.points = longer_floats(self.points)
        self.prior = longer_floats(self.prior)
        self.room = len(self.action)

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
            if node == NO_NODE:
                break
            fresh = self.size > before or self.visits[node] == 0.0
            depth += 1
            self.path[depth] = node
            self.movers[depth] = turn
            state.apply(self.action[node])
        self._play_on()
        self._learn(depth)
        self.iterations += 1

    def _choose(self, node: Int) -> Int:
        """The child to go to: a new one while the node knows few of its legal moves, else the most promising; NO_NODE
        when the tree may grow no more."""
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
        exploring = self.value.exploration * sqrt(log(self.visits[node] + 2.0))
        child = self.first[node]
        while child != NO_NODE:
            if self.legal[self.action[child]] == stamp:
                known += 1
                self.known[self.action[child]] = stamp
                visits = self.visits[child] + trust
                hope = (self.reward[child] + trust * (WORST + BETTER * self.prior[child])) / visits
                hope += exploring / sqrt(visits)
                if hope > best:
                    best = hope
                    chosen = child
            child = self.sibling[child]
        widening = self.value.widening
        if known < count and self.size < MOST_NODES and float(known) < 1.0 + widening * sqrt(self.visits[node]):
            looks = self.value.careful and known == 0 and node != ROOT
            return self._add_child(node, self._best_looking() if looks else self._untried(stamp))
        return chosen

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

    def _best_looking(self) -> Int:
        state = self.state
        seat = state.at[TURN]
        best: Int = state.choices[0]
        most = -1.0e18
        for i in range(state.count):
            self.trial.copy_from(state)
            self.trial.apply(state.choices[i])
            worth = self.value.of(self.trial, seat)
            if worth > most:
                most = worth
                best = state.choices[i]
        return best

    def _play_on(self) -> None:
        """To the horizon or to the end of the game, quickly but sensibly."""
        state = self.state
        rng = self.rng
        left = self.value.horizon if self.value.horizon > 0 else UNLIMITED
        while True:
            state.look()
            turn = state.at[TURN]
            if turn == OVER:
                return
            if turn == CHANCE:
                state.apply(state.draw(rng))
                continue
            left -= 1
            if left <= 0 and self.value.calm(state):
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
        self.value.all(state, self.worths)
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
            self.rewards[seat] += self.value.place_share * (reward - self.rewards[seat])

    # --- results ---

    def run(self, iterations: Int) -> None:
        for _ in range(iterations):
            self.iterate()

    def think(self, iterations: Int, seconds: float, began: float) -> None:
        """So many iterations or so long since it `began`, whichever ends first (0: no such limit), and no longer than
        the choice is open: when no other move can be visited more often any more, the rest would change nothing."""
        most = iterations if iterations > 0 else UNLIMITED
        done: Int = 0
        while done < most:
            self.iterate()
            done += 1
            left = float(most - done)
            if seconds > 0.0:
                spent = time.perf_counter() - began
                if spent >= seconds:
                    return
                affordable = float(done) * (seconds - spent) / (spent + 1e-9)
                left = affordable if affordable < left else left
            if done % LOOK_UP == 0 and self._lead_of_best() > left:
                return

    def _lead_of_best(self) -> float:
        """How much more often the favourite was visited than the second."""
        most = 0.0
        second = 0.0
        child = self.first[ROOT]
        while child != NO_NODE:
            visits = self.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return most - second

    def best(self) -> Int:
        """The move visited most often; of equals the one with more reward, then the lowest."""
        best: Int = self.first[ROOT]
        child = self.sibling[best]
        while child != NO_NODE:
            more = self.visits[child] - self.visits[best]
            if more == 0.0:
                more = self.reward[child] - self.reward[best]
            if more > 0.0 or (more == 0.0 and self.action[child] < self.action[best]):
                best = child
            child = self.sibling[child]
        return self.action[best]

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


def longer(row: Ints) -> Ints:
    size = len(row)
    more = filled(0, 2 * size)
    for i in range(size):
        more[i] = row[i]
    return more


def longer_floats(row: Floats) -> Floats:
    size = len(row)
    more = zeros(2 * size)
    for i in range(size):
        more[i] = row[i]
    return more


@final
class Thinker(Chooser):
    """Searches at every decision for a number of iterations or seconds (0: no such limit)."""

    def __init__(self, state: State, value: Value, codes: Int, iterations: Int, seconds: float) -> None:
        super().__init__(state)
        self.value = value
        self.codes: Int = codes
        self.iterations: Int = iterations
        self.seconds = seconds
        self.search: Search | None = None
        self.asked: Int = NOBODY  # the number of the decision thought about last, …
        self.move: Int = NOBODY  # … and what was chosen
        self.spent: Int = 0  # iterations of all decisions

    def begin(self) -> None:
        self.search = None

    def best(self, world: State, seat: Int, rng: Rng) -> Int:
        began = time.perf_counter()
        search = self.search_for(world, seat, rng.next())
        before = search.iterations
        search.think(self.iterations, self.seconds, began)
        self.spent += search.iterations - before
        self.move = search.best()
        return self.move

    def search_for(self, world: State, seat: Int, seed: Int) -> Search:
        """The tree of the decision before, if this seat made it and nobody has been asked since; else a new one."""
        search = self.search
        again = self.number == self.asked + 1
        self.asked = self.number
        if search is not None and again and search.seat == seat and search.go_on(world, self.move):
            return search
        search = Search(world, self.value, seat, self.codes, seed)
        self.search = search
        return search
