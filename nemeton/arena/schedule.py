"""Which games an arena plays: a plan gives every game a number, a deal and a seating, whoever plays it and when.

Games of one deal differ only in who sits where: chance and the players' own luck by seat are the same for all of them.
With two entrants one sits against the rest and goes once round the table; with more, every set of them that fills a
table goes round it, equally often.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

import msgspec

from nemeton.core.errors import BadOption
from nemeton.core.options import OptionValue, complete
from nemeton.core.rng import Rng, seed_of_game
from nemeton.games import game as game_of

SHUFFLE = 255  # the stream of a deal's seed that seats are shuffled by; dealer and players have the first few
LONGEST_ROUND = 100_000
MOST_GAMES = 10_000_000
SEEDS = 2**53


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides which games are played; `games` only says how many of them."""

    game: str
    players: int
    entrants: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, OptionValue] = {}
    duel: bool = False
    code: str = ""  # fingerprint of rules and players, see play.code_of

    @property
    def round(self) -> int:
        """Games after which everybody has sat everywhere equally often."""
        return self.players * len(tables(len(self.entrants), self.players, self.duel))

    @property
    def par(self) -> float:
        """The share of wins of one seat among equals."""
        return 1 / self.players

    def identity(self) -> dict[str, Any]:
        """What game number n depends on: a longer plan goes on where a shorter one ended."""
        told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        del told["games"]
        return told

    def fingerprint(self) -> str:
        text = msgspec.json.encode(self.identity(), order="deterministic")
        return hashlib.blake2b(text, digest_size=5).hexdigest()


class Seating(NamedTuple):
    number: int
    deal: int  # counted from 0
    seed: int  # of the dealer and of the players' own streams
    seats: tuple[int, ...]  # entrants by seat, as places in plan.entrants


def make_plan(
    game: str,
    players: int,
    entrants: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    duel: bool | None = None,
    code: str = "",
) -> Plan:
    """A plan of at least so many games, in whole rounds; two entrants play one against the rest unless told not to."""
    rules = game_of(game)
    if not rules.min_players <= players <= rules.max_players:
        raise BadOption(f"{rules.title} is for {rules.min_players} to {rules.max_players} players, not {players}")
    if len(entrants) < 2:
        raise BadOption("an arena needs two entrants or more, such as --entrants greedy,random")
    for name in entrants:
        if entrants.count(name) > 1:
            raise BadOption(
                f"the entrant {name} is named twice; every entrant is named once, seats are filled from them"
            )
    if duel and len(entrants) != 2:
        raise BadOption(f"a duel is between two entrants, not {len(entrants)}")
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"--games is a number from 1 to {MOST_GAMES}")
    if not 0 <= seed < SEEDS:
        raise BadOption("--seed is a whole number from 0 to 2**53 - 1")
    count, rest = len(entrants), players % len(entrants)
    if comb(count, rest) * players > LONGEST_ROUND:
        raise BadOption(f"{count} entrants fill a table in {comb(count, rest)} ways, too many to play; name fewer")
    plan = Plan(
        game=game,
        players=players,
        entrants=tuple(entrants),
        games=games,
        seed=seed,
        options=complete(rules.options, options or {}),
        duel=count == 2 if duel is None else duel,
        code=code,
    )
    rules.blank(players, dict(plan.options))
    return msgspec.structs.replace(plan, games=-(-games // plan.round) * plan.round)


@cache
def tables(entrants: int, players: int, duel: bool) -> tuple[tuple[int, ...], ...]:
    """Every set of entrants that fills a table; where there are fewer than seats, all sit and some repeatedly."""
    if duel:
        return ((0,) + (1,) * (players - 1),)
    each, rest = divmod(players, entrants)
    return tuple((*range(entrants),) * each + some for some in combinations(range(entrants), rest))


def seating(plan: Plan, number: int) -> Seating:
    deal, turn = divmod(number, plan.players)
    seed = seed_of_game(plan.seed, deal)
    all_tables = tables(len(plan.entrants), plan.players, plan.duel)
    table = all_tables[deal % len(all_tables)]
    if not plan.duel:
        table = _shuffled(table, Rng(seed, SHUFFLE))
    return Seating(number, deal, seed, tuple(table[(seat - turn) % plan.players] for seat in range(plan.players)))


def _shuffled(table: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """So that nobody always sits behind the same neighbour."""
    order = list(table)
    for at in range(len(order) - 1, 0, -1):
        other = rng.below(at + 1)
        order[at], order[other] = order[other], order[at]
    return tuple(order)
