"""Writes the record by which the page's own check is tested: python -m tools.proofs."""

from __future__ import annotations

from pathlib import Path

import nemeton
from nemeton import CHANCE, OVER
from nemeton.core.dealer import FairDealer
from nemeton.core.match import Match
from nemeton.core.record import record_of
from nemeton.core.rng import Rng

PLACE = Path(__file__).parents[1] / "web" / "src" / "verify" / "good.nem"
SAID = ("Anouk: four leaves", "Bram: das große Los")


def good() -> str:
    """A game of two between players who choose by chance."""
    game, rng = nemeton.game("celtica"), Rng(5)
    match = Match(game, 2, {}, FairDealer(bytes(range(32)), SAID))
    match.deal()
    while match.state.turn != OVER:
        moves = match.state.moves()
        match.play(moves[rng.below(len(moves))])
        if match.state.turn == CHANCE:
            match.deal()
    return record_of(match, ["Anouk", "Bram"], "2026-11-17").print()


if __name__ == "__main__":
    PLACE.write_text(good(), "utf-8")
