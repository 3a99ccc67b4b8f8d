"""What can be pending in Graenaland: decisions of players, draws of the dealer, steps that happen by themselves.

Beside each number: what the two numbers `a` and `b` of its frame mean. A decision's name on the wire is its name here.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int

SETTLE: Final[Int] = 0  # a: how many villages are placed
STAND: Final[Int] = 1
MOVE: Final[Int] = 2  # D1, all but the lead player together
PROPOSE: Final[Int] = 3  # D2
GIVE: Final[Int] = 4  # a: what is given (a place in an offer) * RUN + how many of it are left; b: first receiver
VOTE: Final[Int] = 5  # D3
BUILD: Final[Int] = 6  # D4; a: 1 in the final building
SPARE: Final[Int] = 7  # a: how many cards a fortress still saves; b: first resource
PAY: Final[Int] = 8  # a: first source for the resource in turn
FEE: Final[Int] = 9  # a: who gets it
ARRIVE: Final[Int] = 10  # D5; a: hero, b: tile
MAKE_ROOM: Final[Int] = 11  # D6; a: hero, b: tile
PLEDGE: Final[Int] = 12  # a: first resource and source
HELP: Final[Int] = 13  # a: first resource and source
FILL: Final[Int] = 14  # a: first source for the resource in turn; b: 1 when he has begun

FIRST_DRAW: Final[Int] = 15
DRAW_LAND: Final[Int] = 15  # a: place
DRAW_SUPPLY: Final[Int] = 16
DRAW_POINTS: Final[Int] = 17  # a: condition
DRAW_LEAD: Final[Int] = 18
DRAW_START: Final[Int] = 19  # a: tile
DRAW_CARD: Final[Int] = 20  # a: tile, b: stage of production

FIRST_STEP: Final[Int] = 21
LAY_OUT: Final[Int] = 21
TURN_SUPPLY: Final[Int] = 22
SETTLING: Final[Int] = 23  # a: how many villages are placed
STANDING: Final[Int] = 24  # a: how many warriors are placed
START_CARD: Final[Int] = 25  # a: how many are dealt
BEGIN: Final[Int] = 26
PRODUCE: Final[Int] = 27  # a: place, b: stage of production
MOVING: Final[Int] = 28
REVEAL: Final[Int] = 29
PROPOSING: Final[Int] = 30
BALLOTING: Final[Int] = 31
LEADING: Final[Int] = 32
PAY_FEES: Final[Int] = 33  # a: who got the last one
FINISH: Final[Int] = 34
HELPING: Final[Int] = 35
JOINT_END: Final[Int] = 36
END_ROUND: Final[Int] = 37
NEXT_ROUND: Final[Int] = 38
FINAL: Final[Int] = 39  # a: how many have still to build
SCORING: Final[Int] = 40

# The rule that asks for it.
RULES: Final = {
    SETTLE: "G-39",
    STAND: "G-39",
    MOVE: "G-5",
    PROPOSE: "G-8",
    GIVE: "G-9",
    VOTE: "G-15",
    BUILD: "G-17",
    SPARE: "G-27",
    PAY: "G-17",
    FEE: "G-33",
    ARRIVE: "G-26",
    MAKE_ROOM: "GA-12",
    PLEDGE: "G-34",
    HELP: "G-34",
    FILL: "GC-9",
}
