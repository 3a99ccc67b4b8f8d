"""What features of Meduris count, so that a hint can say how much of what a move brings (words `amount-…`)."""

from __future__ import annotations

from nemeton.core.amount import Amount

AMOUNTS = {
    "points": Amount("points", 5.0),
    "wood": Amount("good", 2.0, {"good": "wood"}),
    "wool": Amount("good", 2.0, {"good": "wool"}),
    "copper": Amount("good", 2.0, {"good": "copper"}),
    "stone": Amount("good", 2.0, {"good": "stone"}),
    "huts": Amount("huts", 2.0),
    "next_huts": Amount("next_huts"),
    "temple_points": Amount("temple_points", 3.0),
    "runes": Amount("runes"),
    "runes_threatened": Amount("runes_threatened"),
    "climb": Amount("climb", 2.0),
    "small_yield": Amount("small_yield", 2.0),
    "of_three": Amount("of_three"),
    "of_more": Amount("of_more"),
    "druid_chips": Amount("druid_chips"),
    "goods_lacking": Amount("goods_lacking", 4.0),
    "payable_of_more": Amount("payable_of_more", 2.0),
}
