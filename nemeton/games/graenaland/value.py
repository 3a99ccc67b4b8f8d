"""How good a position of Graenaland is (section 13 of the dossier), and quick sensible moves.

Everything is counted in cards: what is still missing to victory, what is in the hand, what the own votes are worth now
and later, how near the others are. What has been begun is judged as if it were finished: a payment by the cheapest way,
a proposal by the split that just satisfies the cheapest partners, a ballot by how the others are likely to vote.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Int, Ints, filled
from nemeton.core.rng import Rng
from nemeton.core.state import DEPTH, FRAME, NOBODY, PLAYERS, STACK, TURN, State
from nemeton.core.value import Value
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.rules_pay import slots_in
from nemeton.games.graenaland.rules_row import (
    ALL_VOTES,
    ARMY,
    BALLOT,
    BUILD,
    DECLARE,
    DECLARER,
    DOWN_COUNT,
    END,
    FEE,
    FILL,
    GIVE,
    GIVES,
    HALVES,
    HELD,
    HELP,
    HERO_MOVES,
    JOINT_AT,
    KIND_RESOURCE,
    LEAD,
    MOST_PLAYERS,
    MOVE,
    NEED,
    NO,
    NOTHING,
    OFFER,
    OPEN,
    PASS,
    PAY,
    PER_DECK,
    PROJECT,
    PROPOSALS,
    PROPOSE,
    PROPOSED,
    PROPOSER,
    RESOURCES,
    SEALED,
    SETTLED,
    SPARE,
    TILE_AT,
    TILE_DECK,
    TILES,
    VOTE,
    VOTES,
    YES,
    YES_VOTES,
)
from nemeton.games.graenaland.value_progress import distance, hand_worth, share, yield_of
from nemeton.games.graenaland.value_quick import (
    cheapest,
    finish,
    finished,
    quick_hero_move,
    quick_proposal,
    quick_receiver,
)
from nemeton.games.graenaland.value_split import (
    NOBODY_AGREES,
    PLAN,
    UNSEEN_CARD,
    best_split,
    content_with,
    in_some_split,
)

VICTORY: Final = 1000.0
PROGRESS: Final = 1.3  # what a card's worth of progress is worth; above 1, so that cards are spent
NOW: Final = 0.8  # how much of the cards that lie there is won with all votes
LATER: Final = 2.2  # what a card in every round is worth
RIVAL: Final = 0.4
DANGER: Final = 1.0
FRESH_SUPPLY: Final = 0.8
PROJECT_NOISE: Final = 0.3
HELPED: Final = 0.25  # how likely somebody fills an open slot of a joint building


@final
class GraenalandValue(Value):
    def __init__(self) -> None:
        super().__init__()
        self.trial: Graenaland | None = None
        self.horizon = 60  # about two rounds; `of` sees further than quick moves to the end would
        self.rivalry = 0.0
        self.taste = 0.0
        self.trust = 10.0

    def of(self, state: State, seat: Int) -> float:
        assert isinstance(state, Graenaland)
        at = state.at
        if at[DECLARER] != NOBODY:
            return self._after_declaration(state, seat)
        kind: Int = at[STACK + FRAME * (at[DEPTH] - 1)] if at[DEPTH] > 0 else NOTHING
        if at[PROJECT] != NOTHING:
            if at[PROJECT] >= JOINT_AT:
                return self._joint(state, seat)
            if at[TURN] == seat:
                state = finished(state, seat)
        elif kind == GIVE and at[TURN] == seat:
            return self._proposing(state, seat)
        elif at[PROPOSER] != NOBODY and at[ALL_VOTES] > 0:
            return self._in_ballot(state, seat)
        elif at[SEALED + seat] > 1:
            state = Graenaland(at[:])
            move = at[SEALED + seat] - 1 - HERO_MOVES
            state.put_hero(seat, move // TILES, move % TILES)
        return self._judge(state, seat)

    def _judge(self, state: Graenaland, seat: Int) -> float:
        """A quiet position."""
        at = state.at
        worth = self._own(state, seat) - self._rivals(state, seat)
        if at[HALVES] == 3 and at[LEAD] == seat:
            worth += FRESH_SUPPLY
        return worth

    def _own(self, state: Graenaland, seat: Int) -> float:
        worth = -PROGRESS * distance(state, seat) + hand_worth(state, seat)
        return worth + self._influence(state, seat)

    def _after_declaration(self, state: Graenaland, seat: Int) -> float:
        """G-36 to G-38: the declarer has won; the others rank by conditions, settlements, army, cards."""
        at = state.at
        if at[DECLARER] == seat:
            return VICTORY
        if at[PROJECT] != NOTHING and at[TURN] == seat:
            state = finished(state, seat)
        worth = 20.0 * float(state.score(seat)) + float(state.settlements_of(seat)) - distance(state, seat)
        return worth + 0.3 * float(at[ARMY + seat]) + 0.02 * float(state.hand_size(seat)) - VICTORY

    # --- votes and what they bring ---

    def _influence(self, state: Graenaland, seat: Int) -> float:
        at = state.at
        now = 0.0
        best = 0.0
        later = 0.0
        for place in range(2 * at[PLAYERS] - 1):
            tile = at[TILE_AT + place]
            cards = state.cards_at(tile)
            if cards > 0:
                claim = float(cards) * share(state.votes(seat, tile), state.all_votes(tile))
                now += claim
                if claim > best:
                    best = claim
            own = at[SETTLED + tile * MOST_PLAYERS + seat]
            if own > 0:
                later += yield_of(state, tile) * share(own, state.settlements_in(tile))
        if at[LEAD] == seat:
            best = 0.0  # he proposes nothing
        return NOW * 0.5 * (now + best) + LATER * later + 0.25 * float(state.markets_left(seat))

    def _rivals(self, state: Graenaland, seat: Int) -> float:
        """The nearest rival counts; who can win in his next building phase is a danger."""
        worst = -1000.0
        danger = 0.0
        for other in range(state.at[PLAYERS]):
            if other != seat:
                missing = distance(state, other)
                hand = float(state.hand_size(other))
                threat = 0.7 * hand - PROGRESS * missing
                if threat > worst:
                    worst = threat
                if missing - hand < 2.0:
                    danger += 2.0 - (missing - hand)
        return RIVAL * worst + DANGER * danger

    # --- proposals ---

    def _proposing(self, state: Graenaland, seat: Int) -> float:
        """The proposal as planned; every card that went elsewhere makes it less good."""
        at = state.at
        plan = filled(0, MOST_PLAYERS * PLAN)
        agrees = best_split(state, seat, at[PROPOSED], plan)
        astray: Int = 0
        for i in range(at[PLAYERS] * PLAN):
            if at[OFFER + i] > plan[i]:
                astray += at[OFFER + i] - plan[i]
        top = STACK + FRAME * (at[DEPTH] - 1)
        what = at[top + 2] // 64
        for receiver in range(at[top + 3]):  # GC-17: they cannot be given this card any more
            if plan[receiver * PLAN + what] > at[OFFER + receiver * PLAN + what]:
                astray += plan[receiver * PLAN + what] - at[OFFER + receiver * PLAN + what]
        hope = self._mixed(state, seat, plan, agrees)
        return hope - 0.5 * float(astray)

    def _in_ballot(self, state: Graenaland, seat: Int) -> float:
        """How the others who have not voted yet are likely to vote decides."""
        at = state.at
        plan = filled(0, MOST_PLAYERS * PLAN)
        for i in range(at[PLAYERS] * PLAN):
            plan[i] = at[OFFER + i]
        yes = at[YES_VOTES]
        for other in range(at[PLAYERS]):
            if at[VOTES + other] > 0 and at[BALLOT + other] == 0 and other != seat and content_with(state, other):
                yes += at[VOTES + other]
        return self._mixed(state, seat, plan, 0.9 if 2 * yes > at[ALL_VOTES] else 0.1)

    def _mixed(self, state: Graenaland, seat: Int, plan: Ints, agrees: float) -> float:
        """Accepted with this probability, else the cards stay."""
        at = state.at
        after = Graenaland(at[:])
        hand = after.at
        tile = at[PROPOSED]
        deck = TILE_DECK[tile]
        unseen = plan[seat * PLAN + PER_DECK]
        for other in range(at[PLAYERS]):
            for what in range(PER_DECK):
                resource = KIND_RESOURCE[deck * PER_DECK + what]
                hand[HELD + other * RESOURCES + resource] += plan[other * PLAN + what]
            if other != seat:
                hand[HELD + other * RESOURCES] += plan[other * PLAN + PER_DECK]
        for what in range(PER_DECK):
            hand[OPEN + tile * PER_DECK + what] = 0
        hand[DOWN_COUNT + tile] = 0
        accepted = self._judge(after, seat) + UNSEEN_CARD * float(unseen)
        return agrees * accepted + (1.0 - agrees) * self._judge(state, seat)

    # --- joint building ---

    def _joint(self, state: Graenaland, seat: Int) -> float:
        at = state.at
        failed = Graenaland(at[:])
        failed.at[NEED] = 0
        failed.at[PROJECT] = NOTHING
        failed.return_pledges()
        built = Graenaland(at[:])
        built.finish_joint(at[LEAD])
        chance = 1.0
        for _ in range(slots_in(at[NEED])):
            chance *= HELPED
        return chance * self._judge(built, seat) + (1.0 - chance) * self._judge(failed, seat) - 0.05

    # --- quick sensible moves for the games a search plays to the end ---

    def rollout(self, state: State, rng: Rng) -> Int:
        assert isinstance(state, Graenaland)
        kind: Int = state.at[STACK + FRAME * (state.at[DEPTH] - 1)]
        seat: Int = state.at[TURN]
        if kind == MOVE:
            return quick_hero_move(state, seat, rng)
        if kind == PROPOSE:
            return quick_proposal(state, seat, rng)
        if kind == GIVE:
            return quick_receiver(state, seat, rng)
        if kind == VOTE:
            return YES if content_with(state, seat) == (rng.below(20) != 0) else NO
        if kind == BUILD:
            return self._rollout_project(state, seat, rng)
        if kind == HELP:
            return PASS if rng.below(4) != 0 else state.choices[rng.below(state.count)]
        if kind == PAY or kind == SPARE or kind == FEE or kind == FILL:
            return cheapest(state, seat)
        return state.choices[rng.below(state.count)]

    def _rollout_project(self, state: Graenaland, seat: Int, rng: Rng) -> Int:
        """Building decides games, so this choice is looked at more closely: what brings the builder on by himself."""
        if self.trial is None:
            self.trial = Graenaland(state.at[:])
        trial = self.trial
        best = self._own(state, seat) + PROJECT_NOISE * rng.fraction()
        chosen: Int = END
        for i in range(state.count):
            move = state.choices[i]
            if move == DECLARE:
                return move
            if move == END or JOINT_AT <= move < DECLARE:
                continue
            trial.copy_from(state)
            trial.apply(move)
            finish(trial, seat)
            worth = self._own(trial, seat) + PROJECT_NOISE * rng.fraction()
            if worth > best:
                best = worth
                chosen = move
        return chosen

    def candidates(self, state: State) -> list[int]:
        """The legal moves worth a look: of proposals and receivers only those of splits that can find a majority."""
        assert isinstance(state, Graenaland)
        state.look()
        at = state.at
        seat: Int = at[TURN]
        kind: Int = at[STACK + FRAME * (at[DEPTH] - 1)]
        if kind != GIVE and kind != PROPOSE:
            return [state.choices[i] for i in range(state.count)]
        found: list[int] = []
        for i in range(state.count):
            move = state.choices[i]
            if kind == GIVE:
                if in_some_split(state, seat, (move - GIVES) % MOST_PLAYERS):
                    found.append(move)
            elif (
                move == PASS
                or best_split(state, seat, move - PROPOSALS, filled(0, MOST_PLAYERS * PLAN)) > NOBODY_AGREES
            ):
                found.append(move)
        return found if len(found) > 0 else [state.choices[0]]
