"""A match between any mix of players, in which nobody's fault stops the others: `nemeton match`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from nemeton.core.errors import BadPlayer
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.rng import Rng, seed_of_game
from nemeton.players.outside import OutsidePlayer
from nemeton.players.player import OwnPlayer, Player, Position, make_player, read_spec
from nemeton.players.series import play_match

MOST_FAULTS = 3  # in one game; after that a random player has the seat until its end


@dataclass(frozen=True)
class Fault:
    """An answer that was none: what the player was told about it, and at which decision of which game."""

    game: int
    decision: int
    text: str

    def json(self) -> dict[str, Any]:
        return {"game": self.game, "decision": self.decision, "text": self.text}


@dataclass
class Entrant:
    """A player with its figures over all games."""

    name: str
    wins: float = 0.0
    points: float = 0.0
    decisions: int = 0
    faults: list[Fault] = field(default_factory=list)

    def json(self, games: int) -> dict[str, Any]:
        return {
            "bot": self.name,
            "wins": self.wins,
            "points": self.points / max(1, games),
            "decisions": self.decisions,
            "faults": [fault.json() for fault in self.faults],
        }


class Guarded:
    """Plays for an entrant: where it answers nonsense, hangs or is gone, a random move is played and that is noted."""

    def __init__(self, player: Player, entrant: Entrant) -> None:
        self.name = player.name
        self.player = player
        self.entrant = entrant
        self.game = 0
        self.faults = 0

    def begin(self, game: int) -> None:
        self.game, self.faults = game, 0
        if isinstance(self.player, OwnPlayer):
            self.player.begin()

    def choose(self, position: Position, rng: Rng) -> int:
        self.entrant.decisions += 1
        if self.faults < MOST_FAULTS:
            try:
                move = self.player.choose(position, rng)
                if move in position.moves:
                    return move
                raise BadPlayer(f"{self.name} chose {move}, which is not legal")
            except BadPlayer as problem:
                self.faults += 1
                self.entrant.faults.append(Fault(self.game, position.number, str(problem)))
                if self.faults == MOST_FAULTS:
                    self.close()
        return position.moves[rng.below(len(position.moves))]

    def close(self) -> None:
        if isinstance(self.player, OutsidePlayer):
            self.player.close()


def play_mixed(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, Any] | None = None,
    seconds: float = 10.0,
    watch: Callable[[Match], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Entrant]:
    """All games; the seats rotate. An outside program has `seconds` for every answer."""
    start = game.start(len(bots), **(options or {}))
    entrants = [Entrant(bot) for bot in bots]
    players = [
        Guarded(_player(bot, game, start, seconds), entrant) for bot, entrant in zip(bots, entrants, strict=True)
    ]
    try:
        for number in range(games):
            seats = [players[(seat - number) % len(players)] for seat in range(len(players))]
            for player in players:
                player.begin(number)
            match, _ = play_match(game, seats, seed_of_game(seed, number), options, watch)
            _count(match, seats)
            if progress is not None:
                progress(number + 1)
    finally:
        for player in players:
            player.close()
    return entrants


def _player(bot: str, game: Game, start: Any, seconds: float) -> Player:
    """Every entrant is a player of its own: two of the same program are two processes."""
    if read_spec(bot, game, start.players) is None:
        return OutsidePlayer(bot.strip().partition(":")[2], seconds)
    return make_player(bot, game, start)


def _count(match: Match, seats: Sequence[Guarded]) -> None:
    places, points = match.state.ranking(), match.state.points()
    share = 1 / places.count(1)
    for seat, player in enumerate(seats):
        player.entrant.points += points[seat]
        player.entrant.wins += share if places[seat] == 1 else 0.0
