"""The rules of Graenaland, G-1 to G-40, with the decisions GA-… and clarifications GC-… of docs/rules/graenaland.md.

Here: which phase follows which, and who is ahead. The board stands in rules_board.py, the phases in rules_round.py,
rules_ballot.py, rules_build.py (with rules_pay.py and rules_joint.py), setting up in rules_setup.py, hidden cards in
rules_memory.py and rules_hidden.py. G-40, GA-9: resources change hands only there; promises (talk.py) change nothing.
"""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Int
from nemeton.core.rng import Rng
from nemeton.core.state import NOBODY, PLAYERS, State
from nemeton.games.graenaland import ask, content, event
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_ballot as ballot
from nemeton.games.graenaland import rules_build as build
from nemeton.games.graenaland import rules_hidden as hidden
from nemeton.games.graenaland import rules_joint as joint
from nemeton.games.graenaland import rules_pay as pay
from nemeton.games.graenaland import rules_round as rounds
from nemeton.games.graenaland import rules_setup as setup
from nemeton.games.graenaland.rules_board import Board


@final
class Graenaland(Board):
    def __init__(self) -> None:
        super().__init__(ask.FIRST_DRAW, ask.FIRST_STEP - ask.FIRST_DRAW, r.MOST_MOVES)

    def blank(self) -> State:
        return Graenaland()

    def find(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind == ask.GIVE:  # hot: the frequent ones first
            ballot.find_receivers(self, a, b)
        elif kind == ask.DRAW_CARD:
            rounds.find_card(self, a, b)
        elif kind == ask.PAY:
            pay.find_payments(self, seat, a, m.PAY)
        elif kind == ask.BUILD:
            build.find_projects(self, seat, a)
        elif kind == ask.MOVE:
            rounds.find_hero_moves(self, seat)
        elif kind == ask.PROPOSE:
            ballot.find_proposals(self, seat)
        elif kind == ask.VOTE:
            self.add(m.YES)
            self.add(m.NO)
        elif kind == ask.SPARE:
            pay.find_spares(self, seat, a, b)
        elif kind == ask.FEE:
            pay.find_fees(self, seat)
        elif kind == ask.ARRIVE:
            self.add(m.COME)
            self.add(m.REMAIN)
        elif kind == ask.MAKE_ROOM:
            build.find_room(self, seat, b)
        elif kind == ask.PLEDGE:
            joint.find_pledges(self, seat, a)
            self.add(m.ENOUGH)
        elif kind == ask.HELP:
            self.add(m.PASS)
            joint.find_pledges(self, seat, a)
        elif kind == ask.FILL:
            pay.find_payments(self, seat, a, m.PLEDGE)
            if b == 0:
                self.add(m.CANCEL)
        else:
            setup.find(self, kind, seat, a)

    def decide(self, kind: Int, seat: Int, a: Int, b: Int, move: Int) -> None:
        if kind == ask.GIVE:
            ballot.assign(self, seat, a, move)
        elif kind == ask.DRAW_CARD:
            rounds.lay_card(self, a, b, move)
        elif kind == ask.PAY:
            pay.pay(self, seat, move - m.PAY)
        elif kind == ask.BUILD:
            build.build(self, seat, a, move)
        elif kind == ask.MOVE:
            rounds.seal(self, seat, a, move)
        elif kind == ask.PROPOSE:
            ballot.propose(self, seat, move)
        elif kind == ask.VOTE:
            ballot.vote(self, seat, move)
        elif kind == ask.SPARE:
            pay.spare(self, seat, a, move - m.SPARE)
        elif kind == ask.FEE:
            pay.pay_fee(self, seat, a, move - m.FEE)
        elif kind == ask.ARRIVE:
            build.arrive(self, seat, a, b, move)
        elif kind == ask.MAKE_ROOM:
            build.make_room(self, seat, a, b, move)
        elif kind == ask.PLEDGE or kind == ask.HELP:
            joint.pledge_on(self, kind, seat, move)
        elif kind == ask.FILL:
            joint.fill(self, seat, move)
        else:
            setup.decide(self, kind, seat, a, move)

    def step(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        """G-1: each phase is finished before the next."""
        if kind == ask.PRODUCE:
            rounds.produce(self, a, b)
        elif kind == ask.BALLOTING:
            ballot.go_on_voting(self, seat)
        elif kind == ask.PROPOSING:
            ballot.next_proposer(self, seat)
        elif kind == ask.FINISH:
            build.finish(self, seat)
        elif kind == ask.MOVING:
            rounds.begin_moving(self)
        elif kind == ask.REVEAL:
            rounds.reveal(self)
        elif kind == ask.LEADING:
            build.begin_building(self, seat)
        elif kind == ask.PAY_FEES:
            pay.next_fee(self, seat, a)
        elif kind == ask.HELPING:
            joint.ask_helper(self, seat)
        elif kind == ask.JOINT_END:
            joint.end_pledging(self, seat)
        elif kind == ask.END_ROUND:
            rounds.end_round(self)
        elif kind == ask.NEXT_ROUND:
            rounds.next_round(self)
        elif kind == ask.TURN_SUPPLY:
            rounds.turn_up_supply(self)
        elif kind == ask.START_CARD:
            setup.deal_start_card(self, a)
        elif kind == ask.SETTLING:
            setup.next_settler(self, a)
        elif kind == ask.STANDING:
            setup.next_warrior(self, a)
        elif kind == ask.LAY_OUT:
            setup.begin_settling(self)
        elif kind == ask.FINAL:
            build.begin_final_building(self, seat, a)
        elif kind == ask.BEGIN:
            rounds.begin_round(self)
        else:
            for player in range(self.at[PLAYERS]):
                self.tell(event.RESULT, player, self.score(player), self.place(player))

    # --- who is ahead (G-36 to G-38) ---

    def score(self, seat: Int) -> Int:
        return self.reached(seat)

    def settlements_of(self, seat: Int) -> Int:
        return content.HOUSES - self.at[r.HOUSES + seat]

    def ahead(self, one: Int, other: Int) -> Int:
        """The declarer, then conditions (G-38); ties by settlements, army, hand cards (GA-19)."""
        declarer = self.declarer()
        if declarer == one or declarer == other:
            if one == other:
                return 0
            return 1 if declarer == one else -1
        difference: Int = 0
        if declarer == NOBODY:  # GC-12: the round limit compares points first
            difference = self.reached(one) - self.reached(other)
        if difference == 0:
            difference = self.fulfilled(one) - self.fulfilled(other)
        if difference == 0:
            difference = self.reached(one) - self.reached(other)
        if difference == 0:
            difference = self.settlements_of(one) - self.settlements_of(other)
        if difference == 0:
            difference = self.army(one) - self.army(other)
        if difference == 0:
            difference = self.hand_size(one) - self.hand_size(other)
        return difference

    def hide(self, seat: Int, rng: Rng) -> None:
        hidden.hide(self, seat, rng)
