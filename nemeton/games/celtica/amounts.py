"""What features of Celtica count, so that a hint can say how much of what a move brings (words `amount-…`)."""

from __future__ import annotations

from nemeton.core.amount import Amount

AMOUNTS = {
    "complete": Amount("complete"),
    "largest": Amount("largest"),
    "parts": Amount("parts", 3.0),
    "open": Amount("open_parts"),
    "experience": Amount("experience"),
    "cards": Amount("cards"),
    "fills": Amount("fills"),
    "spare": Amount("spare", 3.0),
    "idle": Amount("idle"),
    "stuck": Amount("stuck"),
    "arrived": Amount("arrived"),
}
