"""Why one move is better than another: what the learned judge sees change, grouped into what people talk about.

Each game says which of its features belong to which reason (`Game.reasons`) and has words for it (`reason-…`).
"""

from __future__ import annotations

from dataclasses import dataclass

from nemeton.core.flat import Floats, zeros
from nemeton.core.game import Game
from nemeton.core.net import Net
from nemeton.core.state import PLAYERS, State
from nemeton.core.value import Value

OTHERS = "others"  # what the rivals can hope for; its words are the core's
LEAST_SHARE = 0.12  # of all that speaks for or against; less is not worth a word
MOST = 3


@dataclass(frozen=True)
class Reason:
    """`name` is a word of the game (`reason-name`); `worth` above 0 speaks for the move, in the judge's measure."""

    name: str
    worth: float


def reasons(game: Game, world: State, seat: int, move: int, other: int) -> list[Reason]:
    """What speaks most for and against a move compared with another, in a world dealt anew for the seat."""
    value = game.judge(world.players)
    net = value.net
    if net is None or move == other:
        return []
    own, rivals = _look(value, net, world, seat, move)
    own_other, rivals_other = _look(value, net, world, seat, other)
    if own is None or own_other is None:
        return []
    found = {OTHERS: rivals_other - rivals}
    base = net.of(own_other)
    for name in sorted(set(game.reasons.values()) - {OTHERS}):
        x = zeros(value.inputs)
        for number, feature in enumerate(game.features):
            x[number] = own[number] if game.reasons[feature] == name else own_other[number]
        found[name] = net.of(x) - base
    total = sum(abs(worth) for worth in found.values())
    told = [Reason(name, worth) for name, worth in found.items() if abs(worth) >= LEAST_SHARE * total and worth != 0]
    return sorted(told, key=lambda reason: (-abs(reason.worth), reason.name))[:MOST]


def _look(value: Value, net: Net, world: State, seat: int, move: int) -> tuple[Floats | None, float]:
    """The seat's features after the move, and what its best rival may hope for; no features when all is decided."""
    after = world.copy()
    after.turn_to(seat)
    after.look()
    after.apply(move)
    quiet = value.quiet(after, seat)
    if value.decided(quiet):
        return None, 0.0
    x = zeros(value.inputs)
    best = -1.0e9
    for rival in range(quiet.at[PLAYERS]):
        if rival != seat:
            value.features(quiet, rival, False, x)
            best = max(best, net.of(x))
    own = zeros(value.inputs)
    value.features(quiet, seat, value.hidden_hands, own)
    return own, best
