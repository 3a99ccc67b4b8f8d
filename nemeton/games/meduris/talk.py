"""Nothing is negotiated in Meduris."""

from __future__ import annotations

from typing import Final

from nemeton.core.talk import Talk

TALK: Final = Talk()
