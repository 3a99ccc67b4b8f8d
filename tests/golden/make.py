"""Makes the golden games: run `python -m tests.golden.make` from the root after a new game or a new rules version.

A golden game that exists is never overwritten: it must replay on every later release. Beside two games of each title
lies what everybody heard of them, one event a line (`.told`); after a wanted change of events those are written anew by
`python -m tests.golden.make told`."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import nemeton
from nemeton.core.dealer import Dealer, FairDealer, SeededDealer
from nemeton.core.match import Match
from nemeton.core.record import parse, record_of, replay
from nemeton.games import of_record
from tests.playing import Table, another_value, finish

FOLDER = Path(__file__).parent
DATE = "2026-11-15"


@dataclass(frozen=True)
class Plan:
    table: Table
    dealer: str
    player: str

    @property
    def path(self) -> Path:
        changed = [f"{key}-{value}".lower() for key, value in self.table.options.items()]
        words = [f"{self.table.players}-players", *changed, self.dealer, self.player]
        if self.table.game.rules_version > 1:  # beside the games of earlier versions, which stay
            words.append(f"rules-{self.table.game.rules_version}")
        return FOLDER / self.table.name / ("_".join(words) + ".nem")

    def play(self) -> str:
        digest = hashlib.sha256(self.path.stem.encode()).digest()
        seed = int.from_bytes(digest[:6])
        dealer: Dealer = FairDealer(digest, ["oak", "ash"]) if self.dealer == "fair" else SeededDealer(seed)
        match = finish(self.table.match(dealer), seed, greedy=self.player == "greedy")
        return record_of(match, [f"{self.player} {seat + 1}" for seat in range(self.table.players)], DATE).print()


def plans(name: str) -> Iterator[Plan]:
    """For every number of players: random and greedy games by both dealers; then every option at another value."""
    game = nemeton.game(name)
    for players in range(game.min_players, game.max_players + 1):
        for dealer in ("seeded", "fair"):
            for player in ("random", "greedy"):
                yield Plan(Table(name, players), dealer, player)
    for number, option in enumerate(game.options):
        players = game.min_players + number % (game.max_players - game.min_players + 1)
        table = Table(name, players, {option.key: another_value(option)})
        yield Plan(table, ("seeded", "fair")[number % 2], "greedy")


def told(match: Match) -> str:
    """Every event, as a spectator heard it and, where somebody else heard more, as each seat did."""
    lines = []
    for event in match.events:
        openly = match.game.tell(event, None)
        heard = [match.game.tell(event, seat) for seat in range(match.state.players)]
        lines.append(openly if all(thing == openly for thing in heard) else [openly, *heard])
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def played(path: Path) -> Match:
    """A golden game played again by the rules it was played by."""
    record = parse(path.read_bytes())
    return replay(record, of_record(record))


def told_of(name: str) -> Iterator[Path]:
    """The records beside which lies what was told: a short game and a long one, and those of earlier rules."""
    game = nemeton.game(name)
    now = [
        Plan(Table(name, game.min_players), "fair", "random").path,
        Plan(Table(name, game.max_players), "seeded", "greedy").path,
    ]
    earlier = (listing.with_suffix(".nem") for listing in sorted((FOLDER / name).glob("*.told")))
    yield from dict.fromkeys([*now, *earlier])


def write_told(name: str, anew: bool) -> None:
    for path in told_of(name):
        listing = path.with_suffix(".told")
        if anew or not listing.exists():
            listing.write_text(told(played(path)), encoding="utf-8", newline="\n")
            print(listing.relative_to(FOLDER))


def main() -> None:
    for name in nemeton.names():
        for plan in plans(name):
            if not plan.path.exists():
                plan.path.parent.mkdir(exist_ok=True)
                plan.path.write_text(plan.play(), encoding="utf-8", newline="\n")
                print(plan.path.relative_to(FOLDER))
        write_told(name, anew="told" in sys.argv)


if __name__ == "__main__":
    main()
