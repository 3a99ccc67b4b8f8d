"""What happens in Meduris: the events by number, and the fields of each. Their words stand in words/*.ftl."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

STARTS: Final[Int] = 0
LAY_CHIP: Final[Int] = 1
CHIP: Final[Int] = 2
PLACE: Final[Int] = 3
TURN: Final[Int] = 4
ROLL: Final[Int] = 5
HARVEST: Final[Int] = 6
SHORT: Final[Int] = 7
TAKE: Final[Int] = 8
TAKE_NOTHING: Final[Int] = 9
GIVE: Final[Int] = 10
LAY: Final[Int] = 11
WORKER: Final[Int] = 12
PAY: Final[Int] = 13
FREE_HUT: Final[Int] = 14
HUT: Final[Int] = 15
CHIP_POINTS: Final[Int] = 16
DRUID_CHIP: Final[Int] = 17
RUNE: Final[Int] = 18
RUNE_FROM: Final[Int] = 19
TEMPLE: Final[Int] = 20
STONE: Final[Int] = 21
DRUID_WAITS: Final[Int] = 22
DRUID: Final[Int] = 23
RIVER: Final[Int] = 24
RIVER_POINTS: Final[Int] = 25
OFFER_NOTHING: Final[Int] = 26
OFFER_ONE: Final[Int] = 27
OFFER_BOTH: Final[Int] = 28
OFFER_CHIP: Final[Int] = 29
LAST_TURNS: Final[Int] = 30
WILL_BUILD: Final[Int] = 31
WILL_NOT_BUILD: Final[Int] = 32
EXHAUSTED: Final[Int] = 33
DEADLOCK: Final[Int] = 34
TURN_CAP: Final[Int] = 35
LAST_LAP: Final[Int] = 36
TEMPLE_POINTS: Final[Int] = 37
RUNE_POINTS: Final[Int] = 38
RESULT: Final[Int] = 39

FIELDS: Final = {
    STARTS: "seat",
    LAY_CHIP: "seat field",
    CHIP: "field chip",
    PLACE: "seat plateau",
    TURN: "seat turn",
    ROLL: "seat face",
    HARVEST: "seat good amount",
    SHORT: "seat good amount",
    TAKE: "seat good",
    TAKE_NOTHING: "seat",
    GIVE: "seat good",
    LAY: "seat good?",
    WORKER: "seat from to",
    PAY: "seat good amount",
    FREE_HUT: "seat field",
    HUT: "seat field size",
    CHIP_POINTS: "seat field points",
    DRUID_CHIP: "seat field",
    RUNE: "seat rune",
    RUNE_FROM: "seat rune owner",
    TEMPLE: "seat field",
    STONE: "stone",
    DRUID_WAITS: "",
    DRUID: "field seat size",
    RIVER: "",
    RIVER_POINTS: "seat points",
    OFFER_NOTHING: "seat field points",
    OFFER_ONE: "seat field points",
    OFFER_BOTH: "seat field points",
    OFFER_CHIP: "seat field points",
    LAST_TURNS: "seat",
    WILL_BUILD: "seat",
    WILL_NOT_BUILD: "seat",
    EXHAUSTED: "",
    DEADLOCK: "",
    TURN_CAP: "",
    LAST_LAP: "",
    TEMPLE_POINTS: "seat field points",
    RUNE_POINTS: "seat runes points",
    RESULT: "seat points place",
}
