"""What features of Edora count, so that a hint can say how much of what a move brings (words `amount-…`)."""

from __future__ import annotations

from nemeton.core.amount import Amount

AMOUNTS = {
    "prestige": Amount("prestige", 10.0),
    "final_now": Amount("final_now", 10.0),
    "provisions": Amount("provisions", 4.0),
    "dice": Amount("dice"),
    "pips": Amount("pips", 5.0),
    "won": Amount("won", 2.0),
    "won_for_ever": Amount("won_for_ever", 2.0),
    "knowledge": Amount("knowledge"),
    "sickle": Amount("sickle", 2.0),
    "herbs": Amount("herbs"),
    "tablets": Amount("tablets"),
    "tablet_points": Amount("tablet_points", 10.0),
    "amulet_points": Amount("amulet_points", 5.0),
    "mistletoe": Amount("mistletoe"),
    "potions": Amount("potions"),
    "menhirs": Amount("menhirs"),
    "steles": Amount("steles"),
    "fires_lit": Amount("fires_lit"),
    "fires_one_short": Amount("fires_one_short"),
    "chains_worth": Amount("chains_worth", 5.0),
    "dolmens": Amount("dolmens"),
    "turns_left": Amount("turns_left"),
}
