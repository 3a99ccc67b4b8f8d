"""A small seedable generator with the same stream in both builds (sfc32 by Chris Doty-Humphrey).

It only adds, shifts and masks 32-bit numbers, so compiled integers never wrap. Good enough for simulation and search;
real tables draw from `core.dealer.FairDealer`.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Int

MASK: Final[Int] = 0xFFFFFFFF
WARM_UP: Final[Int] = 12


@final
class Rng:
    """Streams of one seed are independent: the dealer uses stream 0, the player in seat s stream s + 1."""

    def __init__(self, seed: Int, stream: Int = 0) -> None:
        self._a: Int = seed & MASK
        self._b: Int = (seed >> 32) & MASK
        self._c: Int = stream & MASK
        self._counter: Int = 1
        for _ in range(WARM_UP):
            self.next()

    def next(self) -> Int:
        """32 random bits."""
        b = self._b
        c = self._c
        bits = (self._a + b + self._counter) & MASK
        self._counter = (self._counter + 1) & MASK
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & MASK
        self._c = ((((c << 21) & MASK) | (c >> 11)) + bits) & MASK
        return bits

    def below(self, count: Int) -> Int:
        """A number from 0 to count - 1; count is at most 2**31."""
        return (self.next() * count) >> 32

    def fraction(self) -> float:
        return float(self.next()) / 4294967296.0


def seed_of_game(seed: Int, number: Int) -> Int:
    """The seed of game `number` in a series that began with `seed`."""
    mix = Rng(seed, number)
    return (mix.next() << 30) ^ mix.next()
