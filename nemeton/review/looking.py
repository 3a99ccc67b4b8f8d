"""Looking at decisions again: what everybody could hope for before and after, and what would have been better.

A decision is judged with the eyes of who made it: the search thinks in worlds dealt anew from what he knew. So a good
move that luck punished stays a good one.
"""

from __future__ import annotations

from collections.abc import Iterable

from nemeton.core.game import Game
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, OVER, State
from nemeton.players.levels import review_depth
from nemeton.players.player import Advice, Position, advise
from nemeton.players.reasons import reasons
from nemeton.review.again import Again, Decision
from nemeton.review.form import Choice, Look, WhyBetter
from nemeton.review.outlook import Outlook, Seer, ended

WORLDS = 8  # in which a move is looked at besides the search
WEIGHT_OF_WORLDS = 16.0  # how many visits of the search they are worth
SEED = 13  # the same game is always reviewed in the same way


class Looker:
    def __init__(self, game: Game, players: int, depth: int = 0) -> None:
        self.game = game
        self.depth = depth or review_depth(game.name)
        self.seer = Seer(game, players)

    def look_all(self, again: Again, decisions: Iterable[int]) -> list[Look]:
        return [self.look(again.decisions[number], number) for number in decisions]

    def look(self, decision: Decision, number: int) -> Look:
        game, state, seat = self.game, decision.before.copy(), decision.seat
        now, then = self._course(decision, number)
        state.turn_to(seat)
        advice = advise(Position(game, state, seat), Rng(SEED, number + 1), iterations=self.depth)
        ranked = [move for move, *_ in advice.alternatives]
        others = [move for move in ranked if move != decision.move][:2]
        choices = {move: self._choice(state, seat, move, advice, number) for move in [decision.move, *others]}
        played = choices.pop(decision.move)
        second = max((one.chance for one in choices.values()), default=played.chance)
        move = max(choices, key=lambda move: choices[move].chance, default=decision.move)
        better = choices.get(move)
        if better is not None and better.chance <= played.chance:
            better = None
        world = Position(game, state, seat).world(Rng(SEED, number + 2))
        pair = (move, decision.move) if better is not None else (decision.move, move)
        told = [WhyBetter(one.name, round(one.worth, 3)) for one in reasons(game, world, seat, *pair)]
        return Look(
            number,
            _rounded(now.chances, 4),
            _rounded(now.points, 2),
            _rounded(then.chances, 4),
            _rounded(then.points, 2),
            played,
            better,
            second,
            told,
        )

    def _course(self, decision: Decision, number: int) -> tuple[Outlook, Outlook]:
        rng = Rng(SEED, number)
        return self.seer.of(decision.before, rng), self.seer.of(decision.after, rng)

    def _choice(self, state: State, seat: int, move: int, advice: Advice, number: int) -> Choice:
        """Search and worlds together, weighed by how often each has looked."""
        game, seer = self.game, self.seer
        chance, points = 0.0, 0.0
        for world_number in range(WORLDS):
            rng = Rng(SEED + number, world_number + 1)  # the same worlds for every move
            world = Position(game, state, seat).world(rng)
            world.look()
            world.apply(move)
            while world.turn == CHANCE:
                world.look()
                world.apply(world.draw(rng))
            found = ended(world) if world.turn == OVER else seer.of(world, rng)
            chance += found.chances[seat] / WORLDS
            points += found.points[seat] / WORLDS
        visits, worth = next(
            ((visits, worth) for one, visits, _, worth in advice.alternatives if one == move), (0, 0.0)
        )
        if visits and seer.value.net is not None:
            thought = seer.calibration.one(seer.value.chance(worth))
            chance = (visits * thought + WEIGHT_OF_WORLDS * chance) / (visits + WEIGHT_OF_WORLDS)
        return Choice(game.say(state, move), game.about(state, move), round(chance, 4), round(points, 2))


def _rounded(numbers: Iterable[float], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]
