"""How good a position of Graenaland is (docs/rules/graenaland.md, section 13), and quick sensible moves.

Everything is counted in cards: what is still missing to victory, what is in the hand, what the own votes are worth now
and later, how near the others are. What has been begun is judged as if it were finished: a payment by the cheapest way,
a proposal by the split that just satisfies the cheapest partners, a ballot by how the others are likely to vote.
The learned judge (core/value.py) looks at what is under way in the same manner, so its worths are a likeness of cards.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Floats, Int, Ints
from nemeton.core.net import Net
from nemeton.core.rng import Rng
from nemeton.core.state import NOBODY, OVER, PLAYERS, TURN, State
from nemeton.core.value import FIRST_PLACE, Value
from nemeton.games.graenaland import ask, feature, value_features
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_ballot as ballot
from nemeton.games.graenaland import rules_joint as joint
from nemeton.games.graenaland import rules_pay as pay
from nemeton.games.graenaland import rules_round as rounds
from nemeton.games.graenaland import value_progress as progress
from nemeton.games.graenaland import value_quick as quick
from nemeton.games.graenaland import value_split as split
from nemeton.games.graenaland.rules import Graenaland

VICTORY: Final = 1000.0
PROGRESS: Final = 1.3  # what a card's worth of progress is worth; above 1, so that cards are spent
NOW: Final = 0.8  # how much of the cards that lie there is won with all votes
LATER: Final = 2.2  # what a card in every round is worth
RIVAL: Final = 0.4
DANGER: Final = 1.0
FRESH_SUPPLY: Final = 0.8
PROJECT_NOISE: Final = 0.3
LOOKED_AT: Final[Int] = 8  # of all projects, whenever a quick one is chosen
HELPED: Final = 0.25  # how likely somebody fills an open slot of a joint building
DECLARED: Final = 24.0  # how much surer than a forecast a declared victory is, as a logarithm of odds
FINE: Final = 0.01  # what the order of those who have lost counts within a place, likewise


@final
class GraenalandValue(Value):
    def __init__(self) -> None:
        super().__init__(feature.COUNT)
        self.hidden_hands = True
        self.trial: Graenaland | None = None
        self.scratch: Graenaland | None = None
        self.horizon = 60  # about two rounds; `of` sees further than quick moves to the end would
        self.rivalry = 0.0
        self.taste = 0.0
        self.trust = 10.0

    def learn(self, net: Net) -> None:
        """What is learned judges better than quick moves foresee, so the search looks for itself and into few moves."""
        super().learn(net)
        self.careful = True
        self.widening = 0.5

    def of(self, state: State, seat: Int) -> float:
        assert isinstance(state, Graenaland)
        at = state.at
        if state.declarer() != NOBODY:
            return self._after_declaration(state, seat) if self.net is None else self.learned_of(state, seat)
        if state.project() >= m.JOINT:
            return self._joint(state, seat)
        if state.asked() == ask.GIVE and at[TURN] == seat:
            return self._proposing(state, seat)
        if state.proposer() != NOBODY and at[r.ALL_VOTES] > 0:
            return self._in_ballot(state, seat)
        return self._judge(self._quiet(state, seat), seat)

    def _copy(self, state: Graenaland) -> Graenaland:
        """The next copy overwrites it."""
        if self.scratch is None:
            self.scratch = state.copy()
        self.scratch.copy_from(state)
        return self.scratch

    def _quiet(self, state: Graenaland, seat: Int) -> Graenaland:
        """What the seat has begun to pay is paid, the hero move it has chosen is made."""
        at = state.at
        if state.project() != r.NOTHING:
            if state.project() < m.JOINT and at[TURN] == seat:
                state = self._copy(state)
                quick.finish(state, seat)
        elif seat != NOBODY and at[r.SEALED + seat] - 1 > m.STAY:
            sealed = at[r.SEALED + seat] - 1
            state = self._copy(state)
            rounds.carry_out(state, seat, sealed)
        return state

    def _judge(self, state: Graenaland, seat: Int) -> float:
        """A quiet position."""
        if self.net is not None:
            self.foresee(state, seat)
            return self.odds(seat, state.at[PLAYERS])
        worth = self._own(state, seat) - self._rivals(state, seat)
        if state.at[r.HALVES] == r.BOTH_HALVES and state.lead() == seat:
            worth += FRESH_SUPPLY
        return worth

    def _own(self, state: Graenaland, seat: Int) -> float:
        worth = -PROGRESS * progress.distance(state, seat) + progress.hand_worth(state, seat)
        return worth + self._influence(state, seat)

    def _after_declaration(self, state: Graenaland, seat: Int) -> float:
        """G-36 to G-38: the declarer has won; the others rank by conditions, settlements, army, cards."""
        if state.declarer() == seat:
            return VICTORY
        return self._order(self._quiet(state, seat), seat) - VICTORY

    def _order(self, state: Graenaland, seat: Int) -> float:
        worth = 20.0 * float(state.score(seat)) + float(state.settlements_of(seat)) - progress.distance(state, seat)
        return worth + 0.3 * float(state.army(seat)) + 0.02 * float(state.hand_size(seat))

    # --- votes and what they bring ---

    def _influence(self, state: Graenaland, seat: Int) -> float:
        now = 0.0
        best = 0.0
        later = 0.0
        for place in range(state.territories()):
            tile = state.tile_at(place)
            cards = state.cards_at(tile)
            if cards > 0:
                claim = float(cards) * progress.share(state.votes(seat, tile), state.all_votes(tile))
                now += claim
                if claim > best:
                    best = claim
            own = state.settled(seat, tile)
            if own > 0:
                later += progress.yield_of(state, tile) * progress.share(own, state.settlements_in(tile))
        if state.lead() == seat:
            best = 0.0  # G-8: he proposes nothing
        return NOW * 0.5 * (now + best) + LATER * later + 0.25 * float(pay.markets_left(state, seat))

    def _rivals(self, state: Graenaland, seat: Int) -> float:
        """The nearest rival counts; who can win in his next building phase is a danger."""
        worst = -1000.0
        danger = 0.0
        for other in range(state.at[PLAYERS]):
            if other != seat:
                missing = progress.distance(state, other)
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
        plan = split.no_plan()
        agrees = split.best_split(state, seat, state.proposed(), plan)
        astray: Int = 0
        for i in range(at[PLAYERS] * r.OFFERS):
            if at[r.OFFER + i] > plan[i]:
                astray += at[r.OFFER + i] - plan[i]
        what = state.asked_a() // r.RUN
        for receiver in range(state.asked_b()):  # GC-17: they cannot be given this card any more
            if plan[receiver * r.OFFERS + what] > at[r.OFFER + receiver * r.OFFERS + what]:
                astray += plan[receiver * r.OFFERS + what] - at[r.OFFER + receiver * r.OFFERS + what]
        hope = self._mixed(state, seat, plan, agrees)
        return hope - 0.5 * float(astray)

    def _in_ballot(self, state: Graenaland, seat: Int) -> float:
        """How the others who have not voted yet are likely to vote decides."""
        at = state.at
        plan = split.no_plan()
        for i in range(at[PLAYERS] * r.OFFERS):
            plan[i] = at[r.OFFER + i]
        yes = at[r.YES_VOTES]
        for other in range(at[PLAYERS]):
            asked = at[r.VOTES + other] > 0 and at[r.BALLOT + other] == 0 and other != seat
            if asked and split.content_with(state, other):
                yes += at[r.VOTES + other]
        return self._mixed(state, seat, plan, 0.9 if ballot.is_majority(yes, at[r.ALL_VOTES]) else 0.1)

    def _mixed(self, state: Graenaland, seat: Int, plan: Ints, agrees: float) -> float:
        """Accepted with this probability, else the cards stay."""
        if self.net is not None:
            accepted = self._judge(self._accepted(state, plan), seat)
            return agrees * accepted + (1.0 - agrees) * self._judge(state, seat)
        at = state.at
        after = self._copy(state)
        hand = after.at
        tile = state.proposed()
        deck = r.TILE_DECK[tile]
        unseen = plan[seat * r.OFFERS + r.PER_DECK]
        for other in range(at[PLAYERS]):
            for what in range(r.PER_DECK):
                resource = r.KIND_RESOURCE[deck * r.PER_DECK + what]
                hand[r.HELD + other * r.RESOURCES + resource] += plan[other * r.OFFERS + what]
            if other != seat:
                hand[r.HELD + other * r.RESOURCES] += plan[other * r.OFFERS + r.PER_DECK]
        after.clear_cards(tile)
        accepted = self._judge(after, seat) + split.UNSEEN_CARD * float(unseen)
        return agrees * accepted + (1.0 - agrees) * self._judge(state, seat)

    def _accepted(self, state: Graenaland, plan: Ints) -> Graenaland:
        """Everybody has taken his cards; the commonest kind of the deck stands for a face-down card."""
        after = self._copy(state)
        tile = state.proposed()
        deck = r.TILE_DECK[tile]
        for other in range(state.at[PLAYERS]):
            for what in range(r.OFFERS):
                kind = deck * r.PER_DECK + what if what < r.PER_DECK else r.COMMON_KIND[deck]
                for _ in range(plan[other * r.OFFERS + what]):
                    if what < r.PER_DECK:
                        after.take_card(other, kind)
                    else:
                        after.put_in_hand(other, kind)
        after.clear_cards(tile)
        return after

    # --- joint building ---

    def _joint(self, state: Graenaland, seat: Int) -> float:
        after = self._copy(state)
        joint.build(after, state.lead())
        built = self._judge(after, seat)
        after.copy_from(state)
        joint.cancel(after, state.lead())
        chance = 1.0
        for _ in range(pay.slots_in(state.need())):
            chance *= HELPED
        return chance * built + (1.0 - chance) * self._judge(after, seat) - 0.05

    # --- what the learned judge sees ---

    def features(self, state: State, seat: Int, seen: bool, x: Floats) -> None:
        assert isinstance(state, Graenaland)
        value_features.fill(state, seat, seen, x)

    def reveal(self, quiet: State, seat: Int, x: Floats) -> None:
        assert isinstance(quiet, Graenaland)
        value_features.show_hand(quiet, seat, x)

    def notable(self, state: State) -> bool:
        assert isinstance(state, Graenaland)
        kind = state.asked()
        return (kind == ask.MOVE or kind == ask.PROPOSE or kind == ask.BUILD) and state.declarer() == NOBODY

    def quiet(self, state: State, seat: Int) -> State:
        assert isinstance(state, Graenaland)
        return self._quiet(state, seat)

    def decided(self, quiet: State) -> bool:
        assert isinstance(quiet, Graenaland)
        return quiet.at[TURN] == OVER or quiet.declarer() != NOBODY

    def final(self, quiet: State, seat: Int) -> float:
        """Nothing is as good as to declare. Behind the declarer the final building (G-37) still changes something."""
        assert isinstance(quiet, Graenaland)
        net = self.net
        odds = -FIRST_PLACE * float(quiet.place(seat))
        if quiet.declarer() == seat:
            odds += DECLARED
        elif quiet.at[TURN] != OVER:
            odds += FINE * self._order(quiet, seat)
        return odds / (net.beta if net is not None else 1.0)

    def all(self, state: State, worths: Floats) -> None:
        """What is under way looks different from every seat; else one look serves all."""
        assert isinstance(state, Graenaland)
        if self.net is not None and self.calm(state):
            super().all(state, worths)
            return
        for seat in range(state.at[PLAYERS]):
            worths[seat] = self.of(state, seat)

    def calm(self, state: State) -> bool:
        """No hero move is sealed, nothing is being paid for or voted about."""
        assert isinstance(state, Graenaland)
        for seat in range(state.at[PLAYERS]):
            if state.at[r.SEALED + seat] != 0:
                return False
        return state.project() == r.NOTHING and state.proposer() == NOBODY

    # --- quick sensible moves for the games a search plays to the end ---

    def rollout(self, state: State, rng: Rng) -> Int:
        assert isinstance(state, Graenaland)
        kind = state.asked()
        seat: Int = state.at[TURN]
        if kind == ask.MOVE:
            return quick.hero_move(state, seat, rng)
        if kind == ask.PROPOSE:
            return quick.proposal(state, seat, rng)
        if kind == ask.GIVE:
            return quick.receiver(state, seat, rng)
        if kind == ask.VOTE:
            return m.YES if split.content_with(state, seat) == (rng.below(20) != 0) else m.NO
        if kind == ask.BUILD:
            return self._rollout_project(state, seat, rng)
        if kind == ask.HELP:
            return m.PASS if rng.below(4) != 0 else state.choices[rng.below(state.count)]
        if kind == ask.PAY or kind == ask.SPARE or kind == ask.FEE or kind == ask.FILL:
            return quick.cheapest(state, seat)
        return state.choices[rng.below(state.count)]

    def _rollout_project(self, state: Graenaland, seat: Int, rng: Rng) -> Int:
        """Building decides games, so this choice is looked at more closely: what brings the builder on by himself."""
        if self.trial is None:
            self.trial = state.copy()
        trial = self.trial
        for i in range(state.count):
            if state.choices[i] == m.DECLARE:
                return m.DECLARE
        best = self._own(state, seat) + PROJECT_NOISE * rng.fraction()
        chosen: Int = m.END
        step = (state.count + LOOKED_AT - 1) // LOOKED_AT
        for i in range(rng.below(step), state.count, step):
            move = state.choices[i]
            if move == m.END or m.JOINT <= move < m.DECLARE:
                continue
            trial.copy_from(state)
            trial.apply(move)
            quick.finish(trial, seat)
            worth = self._own(trial, seat) + PROJECT_NOISE * rng.fraction()
            if worth > best:
                best = worth
                chosen = move
        return chosen

    def candidates(self, state: State) -> list[int]:
        """The legal moves worth a look: of proposals and receivers only those of splits that can find a majority."""
        assert isinstance(state, Graenaland)
        state.look()
        seat: Int = state.at[TURN]
        kind = state.asked()
        if kind != ask.GIVE and kind != ask.PROPOSE:
            return [state.choices[i] for i in range(state.count)]
        found: list[int] = []
        for i in range(state.count):
            move = state.choices[i]
            if kind == ask.GIVE:
                if split.in_some_split(state, seat, (move - m.GIVE) % r.MOST_PLAYERS):
                    found.append(move)
            elif (
                move == m.PASS or split.best_split(state, seat, move - m.PROPOSE, split.no_plan()) > split.NOBODY_AGREES
            ):
                found.append(move)
        return found if len(found) > 0 else [state.choices[0]]
