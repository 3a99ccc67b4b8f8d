"""Does talk pay? Graenaland between players of one level, some of whom negotiate: python bench/negotiation.py

Three questions, each with games in which every deal is played in every seating (docs/negotiation.md has the diary):

- Two who talk and two who do not: how often do the talkers win, and how many of their promises do they keep?
- One among three talkers who agrees to everything and keeps nothing: how many of his deals do the others accept in
  the first, the second and the last third of a game, and how often does he win?
- The same seat with an honest talker, for comparison.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations

from nemeton.arena.estimate import Estimate, share
from nemeton.core.match import Match
from nemeton.core.rng import Rng, seed_of_game
from nemeton.core.state import Event, State
from nemeton.core.talk import Offer, Story
from nemeton.games import game as game_of
from nemeton.players.negotiation import Negotiator, Parley, Reply, Talker
from nemeton.players.player import OwnPlayer, Player, read_spec
from nemeton.players.series import play_match

PLAYERS = 4
THIRDS = 3
HONEST, LIAR, SILENT, OTHER = "talker", "liar", "silent", "other talker"


class Liar(Negotiator):
    """Agrees to everything, and does the opposite wherever it can."""

    def answer(self, world: State, seat: int, offer: Offer, story: Story, events: Sequence[Event]) -> Reply:
        return Reply(True)

    def choose(self, world: State, seat: int, move: int, story: Story, events: Sequence[Event]) -> int:
        told = story.told(events)
        for one in told:
            if one.promise.giver == seat and one.fate == "open":
                stake = self.talk.stake(world, seat, one.promise, events)
                if move in stake.keep and stake.breach:
                    return min(stake.breach)
        return move


@dataclass
class Tally:
    """By deal: (wins, games) of those in question; what became of promises; deals by thirds of a game."""

    wins: list[tuple[float, float]] = field(default_factory=list)
    points: float = 0.0
    fates: Counter[str] = field(default_factory=Counter)
    made: Counter[int] = field(default_factory=Counter)
    struck: Counter[int] = field(default_factory=Counter)
    offers: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    games: int = 0

    def merge(self, other: Tally) -> None:
        self.wins += other.wins
        self.points += other.points
        for mine, theirs in (
            (self.fates, other.fates),
            (self.made, other.made),
            (self.struck, other.struck),
            (self.answers, other.answers),
        ):
            mine.update(theirs)
        self.offers += other.offers
        self.games += other.games


def play(level: str, roles: Sequence[str], seed: int) -> tuple[Match, Parley]:
    game = game_of("graenaland")
    start = game.start(PLAYERS)
    spec = read_spec(level, game, PLAYERS)
    assert spec is not None
    kinds = {HONEST: Negotiator, OTHER: Negotiator, LIAR: Liar}
    speakers = {seat: kinds[role](game, PLAYERS) for seat, role in enumerate(roles) if role in kinds}
    parley = Parley(game, PLAYERS, speakers, Rng(seed, 99))
    players: list[Player] = []
    for seat, role in enumerate(roles):
        own = OwnPlayer(level, spec, game, start)
        players.append(own if role == SILENT else Talker(own, parley, seat))
    match, _ = play_match(game, players, seed, None, parley.attend)
    return match, parley


def deal(level: str, seatings: Sequence[Sequence[str]], role: str, seed: int) -> Tally:
    """One deal in every seating; the figures are those of the role."""
    tally = Tally()
    wins = 0.0
    for roles in seatings:
        match, parley = play(level, roles, seed)
        ours = {seat for seat, one in enumerate(roles) if one == role}
        places = match.state.ranking()
        wins += sum(places[seat] == 1 for seat in ours) / places.count(1)
        tally.points += sum(match.state.points()[seat] for seat in ours) / len(ours)
        tally.games += 1
        events = len(match.events)
        for one in parley.story.told(match.events):
            if one.promise.giver in ours:
                tally.fates[one.fate] += 1
        offers = {offer.number: offer for offer in parley.story.offers}
        tally.offers += len(offers)
        for answer in parley.story.answers:
            offer = offers[answer.offer]
            tally.answers["yes" if answer.yes else str(answer.reason)] += 1
            if offer.giver in ours:
                third = offer.events * THIRDS // (events + 1)
                tally.made[third] += 1
                tally.struck[third] += answer.yes
    tally.wins.append((wins, float(len(seatings))))
    return tally


def _part(task: tuple[str, Sequence[Sequence[str]], str, int]) -> Tally:
    return deal(*task)


def series(level: str, seatings: Sequence[Sequence[str]], role: str, games: int, seed: int, jobs: int) -> Tally:
    deals = -(-games // len(seatings))
    tasks = [(level, seatings, role, seed_of_game(seed, number)) for number in range(deals)]
    whole = Tally()
    if jobs == 1:
        for task in tasks:
            whole.merge(_part(task))
        return whole
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("forkserver")) as pool:
        for part in pool.map(_part, tasks, chunksize=4):
            whole.merge(part)
    return whole


def _told(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.1f} % ({100 * (estimate.low or 0):.1f} to {100 * (estimate.high or 0):.1f})"


def _report(title: str, tally: Tally, even: float) -> None:
    judged = tally.fates["kept"] + tally.fates["broken"]
    thirds = [(tally.struck[third], tally.made[third]) for third in range(THIRDS)]
    print(f"\n{title}: {tally.games} games")
    print(f"  won {_told(share(tally.wins))}, even is {100 * even:.0f} %")
    print(f"  conditions fulfilled: {tally.points / tally.games:.2f}")
    print(f"  promises: {dict(tally.fates)}; kept {100 * tally.fates['kept'] / max(1, judged):.1f} % of those judged")
    print(f"  offers a game: {tally.offers / tally.games:.1f}; answers {dict(tally.answers)}")
    print("  own offers accepted by thirds of the game: ", end="")
    print(", ".join(f"{yes} of {made} ({100 * yes / max(1, made):.0f} %)" for yes, made in thirds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="level:4")
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", choices=("pair", "liar"), default=None)
    wish = parser.parse_args()
    began = time.perf_counter()
    if wish.only != "liar":
        pairs = [
            [HONEST if seat in pair else SILENT for seat in range(PLAYERS)] for pair in combinations(range(PLAYERS), 2)
        ]
        _report(
            f"Two talk, two are silent, {wish.level}",
            series(wish.level, pairs, HONEST, wish.games, wish.seed, wish.jobs),
            0.5,
        )
    if wish.only != "pair":
        for role in (LIAR, HONEST):
            one = [[role if seat == own else OTHER for seat in range(PLAYERS)] for own in range(PLAYERS)]
            _report(
                f"One {role} among three who talk, {wish.level}",
                series(wish.level, one, role, wish.games, wish.seed, wish.jobs),
                0.25,
            )
    print(f"\n{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
