"""Using content packs: whether their figures make sense and games can be played with them, and choosing a folder's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from nemeton.core.content import GAMES, Box, Correction, fingerprint_of
from nemeton.core.errors import NemetonError
from nemeton.core.game import Game
from nemeton.core.pack import BadPack, Pack, Problem, read_pack
from nemeton.games import boxes, game, trials

Progress = Callable[[int, int], None]  # how many trial games have been played, and of how many


def read(file: Path) -> Pack:
    """A pack whose figures may be corrected and make sense together; BadPack says in which line what is wrong."""
    pack = read_pack(file)
    found = sorted((pack.line_of(problem.places), problem.text) for problem in _problems(pack))
    if found:
        raise BadPack(pack.file, *found[0])
    return pack


def _problems(pack: Pack) -> list[Problem]:
    if not (GAMES / pack.game / "figures.py").exists():
        return []
    return list(import_module(f"nemeton.games.{pack.game}.figures").problems(pack.content()))


def read_folder(folder: Path) -> list[Pack]:
    """The packs in a folder, at most one for each game; BadPack if one of them is none."""
    if not folder.is_dir():
        raise NemetonError(f"there is no folder {folder} with content packs")
    packs = [read(file) for file in sorted(folder.glob("*.toml"))]
    if not packs:
        raise NemetonError(
            f"{folder} holds no content pack (<game>.toml); `nemeton content list GAME` says what can be corrected"
        )
    for pack in packs:
        if sum(other.game == pack.game for other in packs) > 1:
            raise NemetonError(f"{folder} holds two packs for {pack.game}; a server plays with one")
    return packs


def use(folder: Path | None, play: bool = False) -> list[Pack]:
    """From now on this process and those it starts play with the packs of a folder; with `play` after a trial game for
    every number of players."""
    if folder is None:
        return []
    packs = read_folder(folder)
    boxes.play_with({pack.game: pack.box for pack in packs})
    for pack in packs:
        try:
            corrected = game(pack.game)
            for trial in trials.trials(corrected) if play else ():
                if not trial.options:
                    trials.play(corrected, trial)
        except Exception as problem:
            raise BadPack(pack.file, 0, f"{_told(problem)}; `nemeton content check` says more") from None
    return packs


def fingerprint(pack: Pack) -> str:
    return fingerprint_of(boxes.shipped(game(pack.game)), pack.box.corrections)


def check(file: Path, progress: Progress | None = None) -> Pack:
    """Reads a pack and plays games with it; BadPack says in which line what is wrong."""
    pack = read(file)
    problem = _played(pack, progress)
    if problem:
        alone = (number for number, one in enumerate(pack.box.corrections) if _unusable(pack, (one,)))
        line = next((pack.lines[number] for number in alone), pack.lines[0] if len(pack.lines) == 1 else 0)
        raise BadPack(pack.file, line, f"with this no game can be played: {problem}")
    return pack


def _played(pack: Pack, progress: Progress | None) -> str:
    """Why no games can be played with these corrections; "" if they can."""
    try:
        corrected = _corrected(pack, pack.box.corrections)
        planned = trials.trials(corrected)
    except Exception as problem:
        return _told(problem)
    for number, trial in enumerate(planned):
        if progress is not None:
            progress(number, len(planned))
        try:
            trials.play(corrected, trial)
        except Exception as problem:
            return f"{_told(problem)} (a trial game with {trial})"
    return ""


def _unusable(pack: Pack, corrections: Sequence[Correction]) -> bool:
    """Whether not even the box can be opened with these corrections."""
    try:
        _corrected(pack, corrections)
    except Exception:
        return True
    return False


def _corrected(pack: Pack, corrections: Sequence[Correction]) -> Game:
    """The game with these corrections of a pack."""
    box = Box(corrections=tuple(corrections))
    current = game(pack.game)
    mark = fingerprint_of(boxes.shipped(current), box.corrections)
    boxes.remember(pack.game, mark, box)
    return boxes.beside(current, mark) if mark != current.content["fingerprint"] else current


def _told(problem: Exception) -> str:
    return str(problem) or type(problem).__name__
