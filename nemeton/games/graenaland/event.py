"""The events of Graenaland and their fields; the first one that names a seat is the seat it is about.

An event's name on the wire is its name here in small letters; its words stand in words/*.ftl.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

LAND: Final[Int] = 0
CONDITION: Final[Int] = 1
LEAD: Final[Int] = 2
SETTLE: Final[Int] = 3
STAND: Final[Int] = 4
START_CARD: Final[Int] = 5
ROUND: Final[Int] = 6
CARD: Final[Int] = 7
DOWN: Final[Int] = 8
BONUS: Final[Int] = 9
NO_BONUS: Final[Int] = 10
RESHUFFLE: Final[Int] = 11
SUPPLY: Final[Int] = 12
HERO: Final[Int] = 13
EXCHANGE: Final[Int] = 14
STAYS: Final[Int] = 15
PASS: Final[Int] = 16
PROPOSAL: Final[Int] = 17
OFFER: Final[Int] = 18
VOTE: Final[Int] = 19
ACCEPTED: Final[Int] = 20
REJECTED: Final[Int] = 21
TAKES: Final[Int] = 22
LOOKS: Final[Int] = 23
TAKES_SUPPLY: Final[Int] = 24
PAYS: Final[Int] = 25
SPARES: Final[Int] = 26
FEE: Final[Int] = 27
VILLAGE: Final[Int] = 28
BUILDING: Final[Int] = 29
ARMY: Final[Int] = 30
FACILITY: Final[Int] = 31
ARRIVES: Final[Int] = 32
REMAINS: Final[Int] = 33
STEPS: Final[Int] = 34
JOINT: Final[Int] = 35
PLEDGE: Final[Int] = 36
NO_PLEDGE: Final[Int] = 37
CANNOT_HELP: Final[Int] = 38
JOINT_BUILT: Final[Int] = 39
JOINT_CANCELLED: Final[Int] = 40
SUPPLY_EXPIRES: Final[Int] = 41
BUILD_END: Final[Int] = 42
DECLARES: Final[Int] = 43
FINAL: Final[Int] = 44
ROUND_LIMIT: Final[Int] = 45
RESULT: Final[Int] = 46

# With a question mark: known only to the seat the event is about.
FIELDS: Final = {
    LAND: "territory place",
    CONDITION: "condition threshold points",
    LEAD: "seat",
    SETTLE: "seat territory",
    STAND: "seat territory",
    START_CARD: "seat resource? deck",
    ROUND: "round seat",
    CARD: "territory resource",
    DOWN: "territory",
    BONUS: "territory resource",
    NO_BONUS: "territory resource",
    RESHUFFLE: "pile",
    SUPPLY: "supply",
    HERO: "seat hero from to",
    EXCHANGE: "seat hero from to",
    STAYS: "seat",
    PASS: "seat",
    PROPOSAL: "seat territory votes total",
    OFFER: "seat cards",
    VOTE: "seat yes votes",
    ACCEPTED: "territory votes total",
    REJECTED: "territory votes total",
    TAKES: "seat cards territory",
    LOOKS: "seat resource?",
    TAKES_SUPPLY: "seat supply",
    PAYS: "seat resource source with",
    SPARES: "seat resource",
    FEE: "seat resource receiver",
    VILLAGE: "seat territory",
    BUILDING: "seat building territory",
    ARMY: "seat size",
    FACILITY: "seat facility territory",
    ARRIVES: "seat hero territory",
    REMAINS: "seat hero territory",
    STEPS: "seat hero from to",
    JOINT: "seat facility territory",
    PLEDGE: "seat resource source with",
    NO_PLEDGE: "seat",
    CANNOT_HELP: "seat",
    JOINT_BUILT: "seat facility territory",
    JOINT_CANCELLED: "seat facility territory",
    SUPPLY_EXPIRES: "seat",
    BUILD_END: "seat",
    DECLARES: "seat conditions points",
    FINAL: "seat",
    ROUND_LIMIT: "round",
    RESULT: "seat points place",
}
