"""What features of Graenaland count, so that a hint can say how much of what a move brings (words `amount-…`)."""

from __future__ import annotations

from nemeton.core.amount import Amount

AMOUNTS = {
    "missing": Amount("missing", 5.0),
    "conditions": Amount("conditions"),
    "cards": Amount("cards"),
    "grain": Amount("card", 1.0, {"resource": "grain"}),
    "wood": Amount("card", 1.0, {"resource": "wood"}),
    "ore": Amount("card", 1.0, {"resource": "ore"}),
    "livestock": Amount("card", 1.0, {"resource": "livestock"}),
    "gold": Amount("card", 1.0, {"resource": "gold"}),
    "claim": Amount("claim"),
    "decides": Amount("decides"),
    "yield": Amount("yield"),
    "led": Amount("led"),
    "led_safely": Amount("led_safely"),
    "settlements": Amount("settlements"),
    "buildings": Amount("buildings"),
    "fortresses": Amount("fortresses"),
    "army": Amount("army"),
    "hero_votes": Amount("hero_votes"),
    "hero_cards": Amount("hero_cards"),
    "free_sites": Amount("free_sites"),
    "roads": Amount("roads"),
    "markets": Amount("markets"),
    "improvements": Amount("improvements"),
    "palisades": Amount("palisades"),
}
