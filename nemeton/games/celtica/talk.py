"""Nothing is negotiated in Celtica."""

from typing import Final

from nemeton.core.talk import Talk
from nemeton.games.celtica.rules import Celtica

TALK: Final = Talk[Celtica]()
