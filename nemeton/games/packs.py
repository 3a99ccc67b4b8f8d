"""Using content packs: trying whether games can be played with one, and choosing those of a folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from nemeton.core.content import Box, Correction, fingerprint_of
from nemeton.core.errors import NemetonError
from nemeton.core.game import Game
from nemeton.core.pack import BadPack, Pack, read_pack
from nemeton.core.rng import Rng
from nemeton.core.state import OVER
from nemeton.games import boxes, game

GAMES_PER_TABLE = 2  # played at random with every number of players


def read_folder(folder: Path) -> list[Pack]:
    """The packs in a folder, at most one for each game; BadPack if one of them is none."""
    if not folder.is_dir():
        raise NemetonError(f"there is no folder {folder} with content packs")
    packs = [read_pack(file) for file in sorted(folder.glob("*.toml"))]
    if not packs:
        raise NemetonError(
            f"{folder} holds no content pack (<game>.toml); `nemeton content list GAME` says what can be corrected"
        )
    for pack in packs:
        if sum(other.game == pack.game for other in packs) > 1:
            raise NemetonError(f"{folder} holds two packs for {pack.game}; a server plays with one")
    return packs


def use(folder: Path | None) -> list[Pack]:
    """From now on this process and those it starts play with the packs of a folder."""
    if folder is None:
        return []
    packs = read_folder(folder)
    boxes.play_with({pack.game: pack.box for pack in packs})
    for pack in packs:
        try:
            game(pack.game)
        except Exception as problem:
            raise BadPack(f"{folder}/{pack.game}.toml", 0, f"{problem}; `nemeton content check` says more") from None
    return packs


def fingerprint(pack: Pack) -> str:
    return fingerprint_of(boxes.shipped(game(pack.game)), pack.box.corrections)


def check(file: Path) -> Pack:
    """Reads a pack and plays games with it; BadPack says in which line what is wrong."""
    pack = read_pack(file)
    problem = _problem(pack, pack.box.corrections)
    if problem:
        alone = (number for number, one in enumerate(pack.box.corrections) if _problem(pack, (one,), play=False))
        line = next((pack.lines[number] for number in alone), 0)
        raise BadPack(str(file), line, f"with this no game can be played: {problem}")
    return pack


def _problem(pack: Pack, corrections: Sequence[Correction], play: bool = True) -> str:
    """Why these corrections make no box; "" if games can be played with it."""
    box = Box(corrections=tuple(corrections))
    current = game(pack.game)
    mark = fingerprint_of(boxes.shipped(current), box.corrections)
    boxes.remember(pack.game, mark, box)
    try:
        corrected = boxes.beside(current, mark) if mark != current.content["fingerprint"] else current
        for players in range(corrected.min_players, corrected.max_players + 1):
            for number in range(GAMES_PER_TABLE if play else 0):
                if fault := _play(corrected, players, Rng(number + 1, players)):
                    return fault
    except Exception as problem:
        return str(problem) or type(problem).__name__
    return ""


def _play(corrected: Game, players: int, rng: Rng) -> str:
    state = corrected.start(players)
    decisions = 0
    while state.turn != OVER:
        state.look()
        if state.turn < 0:
            state.apply(state.draw(rng))
            continue
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
        decisions += 1
        if decisions > corrected.most_turns_bound:
            return f"a game with {players} players does not end"
    return "; ".join(corrected.faults(state))
