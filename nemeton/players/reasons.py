"""Why one move is better than another: what the learned judge sees differ when the turn is over, grouped into what
people talk about, and told as amounts of things where it can be.

Each game says which of its features belong to which reason (`Game.reasons`, words `reason-…`) and which of them count
something that has a name (`Game.amounts`, words `amount-…`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from nemeton.core.game import Game
from nemeton.core.net import Net
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, State
from nemeton.core.thing import Thing
from nemeton.core.value import Value
from nemeton.players.fast import Greedy

OTHERS = "others"  # what the rivals can hope for; its words are the core's
LEAST_SHARE = 0.12  # of all that speaks for or against; less is not worth a word
MOST = 3
WORLDS = 8  # in which both moves are tried, with the same luck
LONGEST_TURN = 12  # decisions that the seat makes after the move, at most
LEAST_AMOUNT = 0.6  # of a thing; less is none
MOST_AMOUNTS = 2  # told of one reason


@dataclass(frozen=True)
class Reason:
    """`name` is a word of the game (`reason-name`); `worth` above 0 speaks for the move, in the judge's measure.

    `amounts` are things: what (`name`, and fields such as a good), `amount` (more than with the other move; below 0:
    less) and `seat`, if it is a rival's."""

    name: str
    worth: float
    amounts: tuple[Thing, ...] = field(default=(), compare=False)


@dataclass(frozen=True)
class Outlook:
    """The features of every seat when the turn is over, on average; the mover's own with its own eyes."""

    seats: tuple[list[float], ...]


def reasons(game: Game, world: State, seat: int, move: int, other: int) -> list[Reason]:
    """What speaks most for and against a move compared with another, in worlds dealt anew for the seat."""
    value = game.judge(world.players)
    net = value.net
    if net is None or move == other:
        return []
    after, instead = _outlooks(value, world, seat, (move, other))
    if after is None or instead is None:
        return []
    found = [_of_rivals(game, net, seat, after, instead)]
    found += _of_groups(game, net, after.seats[seat], instead.seats[seat])
    total = sum(abs(reason.worth) for reason in found)
    told = [reason for reason in found if abs(reason.worth) >= LEAST_SHARE * total and reason.worth != 0]
    return sorted(told, key=lambda reason: (-abs(reason.worth), reason.name))[:MOST]


def _of_groups(game: Game, net: Net, own: list[float], instead: list[float]) -> list[Reason]:
    """How much the judge would think otherwise if only the features of one group changed."""
    base = net.of_list(instead)
    found = []
    for name in sorted(set(game.reasons.values()) - {OTHERS}):
        x = [
            own[number] if game.reasons[feature] == name else instead[number]
            for number, feature in enumerate(game.features)
        ]
        worth = net.of_list(x) - base
        found.append(Reason(name, worth, _amounts(game, net, own, instead, name, worth)))
    return found


def _of_rivals(game: Game, net: Net, seat: int, after: Outlook, instead: Outlook) -> Reason:
    """What the best rival may hope for; told of the rival for whom it makes most difference."""
    rivals = [rival for rival in range(len(after.seats)) if rival != seat]
    hopes = [net.of_list(after.seats[rival]) for rival in rivals]
    before = [net.of_list(instead.seats[rival]) for rival in rivals]
    worth = max(before) - max(hopes)
    sign = 1 if worth > 0 else -1
    differing = max(range(len(rivals)), key=lambda i: sign * (before[i] - hopes[i]))
    rival = rivals[differing]
    theirs = _amounts(game, net, after.seats[rival], instead.seats[rival], "", -worth)
    return Reason(OTHERS, worth, tuple({**thing, "seat": rival} for thing in theirs))


def _amounts(
    game: Game, net: Net, own: list[float], instead: list[float], group: str, worth: float
) -> tuple[Thing, ...]:
    """What differs and has a name, in one group (or any), as far as it speaks for the same side; most telling first."""
    base = net.of_list(instead)
    found = []
    for number, feature in enumerate(game.features):
        counted = game.amounts.get(feature)
        if counted is None or (group and game.reasons[feature] != group):
            continue
        amount = counted.scale * (own[number] - instead[number])
        if abs(amount) < LEAST_AMOUNT:
            continue
        x = instead[:]
        x[number] = own[number]
        part = net.of_list(x) - base
        if part * worth > 0:
            found.append((abs(part), {**counted.thing, "amount": round(amount) or (1 if amount > 0 else -1)}))
    found.sort(key=lambda pair: (-pair[0], str(pair[1])))
    return tuple(thing for _part, thing in found[:MOST_AMOUNTS])


@dataclass(frozen=True)
class Turn:
    """The moves of a turn, what they bring in points on average, and the positions they lead to in some worlds."""

    moves: list[int]
    points: float
    ends: list[State]


def turn_of(game: Game, world: State, seat: int, move: int) -> Turn:
    """The turn that begins with a move, as far as nothing is drawn and nobody else decides, as it looks best."""
    value = game.judge(world.players)
    state = world.copy()
    state.turn_to(seat)
    state.look()
    state.history = []
    turn = [move]
    state.apply(move)
    chooser = Greedy(state, value)
    while state.turn == seat and len(turn) < LONGEST_TURN and all(who == seat for who, _move, _forced in state.history):
        turn.append(chooser.best(state, seat, Rng(1)))
        state.apply(turn[-1])
    ends = []
    for number in range(WORLDS):
        start = world.copy()
        start.turn_to(seat)
        start.redeal(seat, Rng(number + 1, seat + 1))
        ends.append(_after_turn(value, start, seat, move, number))
    return Turn(turn, sum(end.score(seat) - world.score(seat) for end in ends) / WORLDS, ends)


# --- looking ---


def _outlooks(value: Value, world: State, seat: int, moves: Sequence[int]) -> list[Outlook | None]:
    """What each move leads to; None when all is decided."""
    sums: list[list[list[float]]] = [[[0.0] * value.inputs for _ in range(world.players)] for _ in moves]
    seen = 0
    for number in range(WORLDS):
        start = world.copy()
        start.turn_to(seat)
        start.redeal(seat, Rng(number + 1, seat + 1))
        ends = [_after_turn(value, start, seat, move, number) for move in moves]
        quiet = [_features(value, end, seat) for end in ends]
        if any(features is None for features in quiet):
            continue
        seen += 1
        for total, features in zip(sums, quiet, strict=True):
            _add(total, features or [])
    if not seen:
        return [None for _ in moves]
    return [Outlook(tuple(_shared(total, seen) for total in seats)) for seats in sums]


def _after_turn(value: Value, start: State, seat: int, move: int, number: int) -> State:
    """The seat plays its turn to the end as it looks best; luck is the same whatever the move."""
    state = start.copy()
    state.turn_to(seat)
    luck = Rng(number + 1, 99)
    state.look()
    state.apply(move)
    chooser = Greedy(state, value)
    for _ in range(LONGEST_TURN):
        while state.turn == CHANCE:
            state.look()
            state.apply(state.draw(luck))
        if state.turn != seat:
            break
        state.apply(chooser.best(state, seat, luck))
    return state


def _features(value: Value, state: State, seat: int) -> list[list[float]] | None:
    quiet = value.quiet(state, seat)
    if value.decided(quiet):
        return None
    return [value.listed(quiet, one, one == seat and value.hidden_hands) for one in range(quiet.players)]


def _add(total: list[list[float]], features: list[list[float]]) -> None:
    for row, x in zip(total, features, strict=True):
        for i in range(len(x)):
            row[i] += x[i]


def _shared(total: list[float], count: int) -> list[float]:
    return [number / count for number in total]
