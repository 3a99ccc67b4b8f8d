"""The number types the rules are written in.

Interpreted they are Python's own integers and lists; in the compiled build (mypyc with `always_true = NATIVE`) they
are machine integers and packed arrays. Rules are written once, against these names.
"""

from __future__ import annotations

from typing import TypeAlias

NATIVE: bool = not __file__.endswith(".py")

if NATIVE:
    from librt.vecs import vec
    from mypy_extensions import i64

    Int: TypeAlias = "i64"
    Ints: TypeAlias = "vec[i64]"
    Floats: TypeAlias = "vec[float]"

    def filled(value: i64, count: i64) -> vec[i64]:
        return vec[i64]([value] * count)

    def ints(values: list[i64]) -> vec[i64]:
        return vec[i64](values)

    def zeros(count: i64) -> vec[float]:
        return vec[float]([0.0] * count)
else:
    Int: TypeAlias = int
    Ints: TypeAlias = list[int]
    Floats: TypeAlias = list[float]

    def filled(value: int, count: int) -> list[int]:
        return [value] * count

    def ints(values: list[int]) -> list[int]:
        return list(values)

    def zeros(count: int) -> list[float]:
        return [0.0] * count
