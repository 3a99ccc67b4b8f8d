"""Makes the recorded game that a lesson goes through: python -m tools.lessons GAME NAME …

    … new --players 3 --seed 7            a whole game between bots
    … show [--from 40] [--to 60]          its entries with their numbers; at the learner's decisions all legal moves
    … branch 45 "hut 17" "pay 3 wood"     keeps 45 entries, then the learner plays these; bots finish the game

The learner is the first seat. All bots decide before the learner where several decide at the same time, as they do at a
table.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Sequence
from pathlib import Path

import nemeton
from nemeton.core.dealer import FairDealer
from nemeton.core.match import Match
from nemeton.core.record import parse, record_of, replay
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, OVER
from nemeton.players.player import Position, make_player

GAMES = Path(__file__).parents[1] / "nemeton" / "games"
NAMES = ("Anouk", "Hazel", "Alder", "Linden", "Willow")
LEARNER = 0


def finish(match: Match, seed: int, player: str, wishes: Sequence[str] = ()) -> Match:
    """Bots play on to the end; the learner first plays what is wished."""
    bots = [make_player(player, match.game, match.state) for _ in range(match.state.players)]
    rng, left = Rng(seed), list(wishes)
    match.deal()
    while match.state.turn != OVER:
        awaited = match.state.awaited()
        seat = next((one for one in awaited if one != LEARNER), LEARNER)
        if seat == LEARNER and left:
            move = match.game.read(match.state, left.pop(0), seat)
        else:
            move = bots[seat].choose(Position(match.game, match.state, seat, len(match.entries)), rng)
        match.play(move, seat)
        match.deal()
    return match


def write(match: Match, file: Path) -> None:
    names = list(NAMES[: match.state.players])
    file.parent.mkdir(exist_ok=True)
    file.write_text(record_of(match, names).print(), "utf-8")
    print(f"{file}: {len(match.entries)} entries, points {match.state.points()}")


def show(file: Path, first: int, last: int) -> None:
    record = parse(file.read_text("utf-8"))
    game = nemeton.game(record.game)
    match = Match(game, record.players, record.options)
    for number, (seat, say) in enumerate(record.lines):
        forced = number < len(match.entries)
        if first <= number <= last:
            print(f"{number:4} {'@' if seat == CHANCE else seat + 1} {say}{'  (by itself)' if forced else ''}")
            if seat == LEARNER and not forced:
                state = match.state
                offered = ", ".join(game.say(state, move) for move in game.offered(state, LEARNER))
                print(f"       {game.decisions[state.pending]}: {offered}")
        if not forced:
            decider = None if seat == CHANCE else seat
            match.play(game.read(match.state, say, decider), decider)


def main(arguments: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("name")
    reader.add_argument("--player", default="learned", help="who plays: see `nemeton arena --help`")
    reader.add_argument("--seed", type=int, default=1)
    doing = reader.add_subparsers(dest="doing", required=True)
    doing.add_parser("new").add_argument("--players", type=int, default=3)
    shown = doing.add_parser("show")
    shown.add_argument("--from", dest="first", type=int, default=0)
    shown.add_argument("--to", dest="last", type=int, default=10_000)
    branch = doing.add_parser("branch")
    branch.add_argument("at", type=int)
    branch.add_argument("moves", nargs="*")
    wish = reader.parse_args(arguments)
    file = GAMES / wish.game / "lessons" / f"{wish.name}.nem"
    if wish.doing == "show":
        show(file, wish.first, wish.last)
    elif wish.doing == "new":
        secret = hashlib.sha256(f"{wish.game} {wish.name} {wish.seed}".encode()).digest()
        match = Match(nemeton.game(wish.game), wish.players, {}, FairDealer(secret))
        write(finish(match, wish.seed, wish.player), file)
    else:
        record = parse(file.read_text("utf-8"))
        whole = replay(record, nemeton.game(wish.game))
        match = Match(whole.game, record.players, record.options, FairDealer(bytes.fromhex(record.secret)))
        for entry in whole.entries[: wish.at]:
            if not entry.forced:
                match.play(entry.move, None if entry.seat == CHANCE else entry.seat)
        dealer = match.dealer
        assert isinstance(dealer, FairDealer)
        dealer.draws = sum(entry.seat == CHANCE and not entry.forced for entry in match.entries)
        write(finish(match, wish.seed, wish.player, wish.moves), file)


if __name__ == "__main__":
    main()
