"""Finding puzzles: games between strong bots, and at every decision the question whether one move is clearly best.

Three searches ask it, each ten times as deep as the one before and in worlds of its own; most decisions fail at the
first, so that the last is made for few. What would be no riddle is left out: a choice of less than three moves worth a
thought, a game as good as won or lost, a best move whose reason cannot be told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from nemeton.core.errors import BadOption
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.rng import Rng, seed_of_game
from nemeton.players.fast import Greedy
from nemeton.players.player import Position, make_player
from nemeton.players.reasons import reasons
from nemeton.players.series import play_match
from nemeton.review.puzzles import CONFIRMING, DEEP, MARGIN, Option, Origin, Puzzle, Verdict, read, search

LEAST_OPTIONS = 3
WORTH_A_THOUGHT = 0.3  # of the answer's chance: what has less is no temptation
OPEN = (0.15, 0.95)  # the answer's chance to win in a game that is not decided
MOST_OF_A_GAME = 4
APART = 8  # decisions between two puzzles of a game
MOST_OF_A_THEME = 0.4  # of all puzzles may have the same reason


@dataclass(frozen=True)
class Plan:
    game: Game
    bots: str
    seed: int
    wanted: int
    iterations: int = DEEP
    margin: float = MARGIN

    def origin(self) -> Origin:
        game = self.game
        content = str(game.content["fingerprint"])
        return Origin(game.name, game.rules_version, content, self.bots, self.seed, self.iterations, self.margin)


Progress = Callable[[int, int], None]  # games searched and puzzles found


def mine(plan: Plan, file: Path, progress: Progress, most_games: int = 0) -> list[Puzzle]:
    """Finds as many puzzles as wanted and writes them down game by game; goes on with what the file holds already.
    Beside it stands how many games were searched, so that none is searched twice."""
    found = _begin(plan, file)
    searched = file.with_suffix(".games")
    number = first = int(searched.read_text()) if searched.exists() else 0
    while len(found) < plan.wanted and not 0 < most_games <= number - first:
        new = _Miner(plan, number, found).puzzles()[: plan.wanted - len(found)]
        with file.open("ab") as out:
            out.writelines(msgspec.json.encode(puzzle) + b"\n" for puzzle in new)
        found += new
        number += 1
        searched.write_text(f"{number}\n")
        progress(number, len(found))
    return found


def _begin(plan: Plan, file: Path) -> list[Puzzle]:
    if not file.exists():
        file.with_suffix(".games").unlink(missing_ok=True)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(plan.origin()) + b"\n")
        except OSError as problem:
            raise BadOption(f"{file} cannot be written to: {problem.strerror}") from None
        return []
    origin, found = read(file, plan.game)
    if origin != plan.origin():
        raise BadOption(
            f"{file} holds puzzles found in another way ({origin}); choose another --out, or ask for the same"
        )
    return found


class _Miner:
    """Watches one game. Its number says how many play it, so that every number of players has its puzzles."""

    def __init__(self, plan: Plan, number: int, known: list[Puzzle]) -> None:
        self._plan = plan
        self._number = number
        self._themes = Counter(puzzle.theme for puzzle in known)
        self._found: list[Puzzle] = []
        self._moves: list[str] = []
        self._written = 0

    def puzzles(self) -> list[Puzzle]:
        plan, game = self._plan, self._plan.game
        players = game.min_players + self._number % (game.max_players - game.min_players + 1)
        self._deal = seed_of_game(plan.seed, self._number)
        self._judge = game.judge(players)
        bot = make_player(plan.bots, game, game.start(players))
        play_match(game, [bot] * players, self._deal, watch=self._look)
        return self._found

    def _look(self, match: Match) -> None:
        self._write_down(match)
        game, state, seat = match.game, match.state, match.state.turn
        kind = game.phase(state)
        if len(self._found) == MOST_OF_A_GAME or self._is_near_the_last():
            return
        if len(state.moves()) < LEAST_OPTIONS or state.awaited() != [seat]:
            return
        found: list[Verdict] = []
        for part, seed in ((100, self._deal % 1_000_003), (10, self._deal % 1_000_033), (1, CONFIRMING)):
            verdict = search(game, state, seat, self._plan.iterations // part, seed)
            found.append(verdict)
            if verdict.move != found[0].move or not self._is_riddle(verdict, part):
                return
        theme = self._theme(match, verdict)
        if not theme or self._themes[theme] >= MOST_OF_A_THEME * self._plan.wanted:
            return
        self._found.append(self._puzzle(match, kind, theme, verdict))

    def _write_down(self, match: Match) -> None:
        """The decisions since the last look; what was drawn or forced comes by itself."""
        new = match.entries[self._written :]
        self._moves += [entry.say for entry in new if entry.seat >= 0 and not entry.forced]
        self._written = len(match.entries)

    def _is_near_the_last(self) -> bool:
        return bool(self._found) and len(self._moves) < len(self._found[-1].moves) + APART

    def _is_riddle(self, verdict: Verdict, part: int) -> bool:
        """Whether one move is clearly best and others tempt; a short search need be only half as sure."""
        margin = self._plan.margin / 2 if part == 100 else self._plan.margin
        best = verdict.looks[0][2]
        options = sum(chance >= WORTH_A_THOUGHT * best for _move, _visits, chance in verdict.looks)
        least, most = OPEN
        return verdict.margin >= margin and options >= LEAST_OPTIONS and least <= best <= most

    def _theme(self, match: Match, verdict: Verdict) -> str:
        """What speaks most for the answer against the best other move; empty if nothing that has a name."""
        seat = match.state.turn
        other = max(verdict.looks[1:], key=lambda look: look[2])[0]
        world = Position(match.game, match.state, seat).world(Rng(self._deal))
        told = reasons(match.game, world, seat, verdict.move, other)
        return next((reason.name for reason in told if reason.worth > 0), "")

    def _puzzle(self, match: Match, kind: str, theme: str, verdict: Verdict) -> Puzzle:
        game, state, seat = match.game, match.state, match.state.turn
        world = Position(game, state, seat).world(Rng(self._deal))
        looks = [look for look in verdict.looks if look[0] == verdict.move]
        looks += sorted((look for look in verdict.looks if look[0] != verdict.move), key=lambda look: -look[2])
        return Puzzle(
            number=self._number,
            deal=self._deal,
            players=state.players,
            moves=tuple(self._moves),
            seat=seat,
            kind=kind,
            answer=game.say(state, verdict.move),
            theme=theme,
            margin=round(verdict.margin, 4),
            hard=Greedy(world, self._judge).best(world.copy(), seat, Rng(1)) != verdict.move,
            options=tuple(Option(game.say(state, move), round(chance, 3), visits) for move, visits, chance in looks),
        )
