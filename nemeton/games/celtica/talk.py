"""Nothing is negotiated in Celtica."""

from __future__ import annotations

from typing import Final

from nemeton.core.talk import Talk
from nemeton.games.celtica.rules import Celtica

TALK: Final = Talk[Celtica]()
