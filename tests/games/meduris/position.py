"""Setting up a position of Meduris as a test vector tells it, with every good and piece of the box somewhere.

Goods are written in the order wood, wool, copper, stone; towers from bottom to top. Workers that are not named stand on
plateaus that are not named; goods that nobody is said to hold are in the supply, or with the last player when the
vector says what the supply holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, cast

import nemeton
from nemeton import CHANCE
from nemeton.core.state import DEPTH, NOBODY
from nemeton.games.meduris import content, text
from nemeton.games.meduris import rules_table as r
from nemeton.games.meduris.content import CHIP_KEYS, GOOD_KEYS, RUNE_KEYS
from nemeton.games.meduris.rules import Meduris

GAME = nemeton.game("meduris")
A, B, C, D = range(4)

Goods: TypeAlias = tuple[int, int, int, int]
NOTHING: Goods = (0, 0, 0, 0)
ONE_EACH: Goods = (1, 1, 1, 1)
STONES = 3


def position(
    players: int = 3,
    *,
    turn: int = A,
    begin: str = "action",
    huts: Mapping[int, int] | None = None,
    temples: Mapping[int, int] | None = None,
    chips: Mapping[int, str] | None = None,
    towers: Mapping[str, Sequence[int]] | None = None,
    hands: Sequence[Goods] = (),
    supply: Goods | None = None,
    druid: int | None = None,
    stone: int = STONES,
    runes: Mapping[str, int] | None = None,
    points: Sequence[int] = (),
    huts_left: Mapping[int, int] | None = None,
    temples_left: Mapping[int, int] | None = None,
    turns: int = 0,
    **options: object,
) -> Meduris:
    """`begin` is "action" (`turn` is to act), "roll" (his turn begins), "lap" (the last lap) or "scoring".

    Huts and temples are given as field: owner. `huts_left` and `temples_left` put the rest back into the box."""
    state = cast(Meduris, GAME.blank(players, options))
    state.set_up()
    at = state.at
    at[DEPTH] = 0  # what setting up would ask is skipped
    state.log, state.history = [], []
    at[r.FIRST] = at[r.ACTIVE] = turn
    at[r.TURNS] = turns
    at[r.STONE], at[r.DRUID] = (STONES, druid) if druid is not None else (stone, NOBODY)
    _put_workers(state, towers or {})
    _put_goods(state, hands, supply)
    for field, chip in (chips or {}).items():
        at[r.CHIP + field] = CHIP_KEYS.index(chip) + 1
    for field, owner in (huts or {}).items():
        at[r.BUILT + field] = r.HUT + owner
        at[r.HUTS_LEFT + owner] -= 1
        state.join_settlement(field)
    for field, owner in (temples or {}).items():
        at[r.BUILT + field] = r.TEMPLE + owner
        at[r.TEMPLES_LEFT + owner] -= 1
    for owner, left in (huts_left or {}).items():
        at[r.HUTS_LEFT + owner] = left
    for owner, left in (temples_left or {}).items():
        at[r.TEMPLES_LEFT + owner] = left
    free = [field for field in range(at[r.FIELDS]) if at[r.BUILT + field] == r.EMPTY]
    at[r.FREE_FIELDS] = len(free)
    at[r.FREE_CHIP_FIELDS] = sum(at[r.CHIP + field] != r.NO_CHIP for field in free)
    for key, owner in (runes or {}).items():
        at[r.RUNE + RUNE_KEYS.index(key)] = owner + 1
    for seat, number in enumerate(points):
        at[r.POINTS + seat] = number
    assert huts_left or temples_left or GAME.faults(state) == [], "the vector does not fit into the box"
    _begin(state, turn, begin)
    return state


def _begin(state: Meduris, turn: int, begin: str) -> None:
    if begin == "action":
        state.push(r.TURN_END, turn)
        state.push(r.ACTION, turn)
        state.at[r.TURNS] += 1
    elif begin == "roll":
        state.push(r.NEW_TURN, turn)
    elif begin == "lap":
        state.at[r.ENDED_BY] = r.ALL_BUILT
        state.begin_last_lap()
    else:
        state.at[r.ENDED_BY] = r.ALL_BUILT
        state.push(r.SCORING, NOBODY)
    state.settle()


def _put_workers(state: Meduris, towers: Mapping[str, Sequence[int]]) -> None:
    at = state.at
    left = [content.WORKERS_BY_PLAYERS[state.players]] * state.players
    for key, owners in towers.items():
        for owner in owners:
            _put_worker(state, GOOD_KEYS.index(key), owner)
            left[owner] -= 1
    for owner, count in enumerate(left):
        assert count >= 0
        for _ in range(count):
            rest = [plateau for plateau, key in enumerate(GOOD_KEYS) if key not in towers]
            _put_worker(state, min(rest, key=lambda plateau: at[r.HEIGHT + plateau]), owner)


def _put_worker(state: Meduris, plateau: int, owner: int) -> None:
    at = state.at
    at[r.TOWER + plateau * r.HEIGHTS + at[r.HEIGHT + plateau]] = owner + 1
    at[r.HEIGHT + plateau] += 1


def _put_goods(state: Meduris, hands: Sequence[Goods], supply: Goods | None) -> None:
    at = state.at
    for seat in range(state.players):
        for good, amount in enumerate(hands[seat] if seat < len(hands) else NOTHING):
            at[r.HAND + seat * r.GOODS + good] = amount
    for good in range(r.GOODS):
        held = sum(at[r.HAND + seat * r.GOODS + good] for seat in range(state.players))
        rest = content.GOODS_EACH - held
        if supply is None:
            at[r.SUPPLY + good] = rest
        else:
            at[r.SUPPLY + good] = supply[good]
            at[r.HAND + (state.players - 1) * r.GOODS + good] += rest - supply[good]


# --- looking at it ---


def legal(state: Meduris, verb: str = "") -> list[str]:
    return [say for move in state.moves() if (say := GAME.say(state, move)).startswith(verb)]


def phase(state: Meduris) -> str:
    return str(GAME.view(state, None)["phase"])


def asked(state: Meduris) -> tuple[int, int | None]:
    """Who is asked, and about which field."""
    return state.turn, GAME.view(state, None)["field"]


def hand(state: Meduris, seat: int) -> Goods:
    wood, wool, copper, stone = text.hand_of(state, seat)
    return wood, wool, copper, stone


def supply(state: Meduris) -> Goods:
    wood, wool, copper, stone = GAME.view(state, None)["supply"]
    return wood, wool, copper, stone


def druid(state: Meduris) -> int | None:
    field: int | None = GAME.view(state, None)["druid"]["field"]
    return field


def rune(state: Meduris, key: str) -> int | None:
    owner: int | None = GAME.view(state, None)["runes"][RUNE_KEYS.index(key)]
    return owner


def chip(state: Meduris, field: int) -> str | None:
    key: str | None = GAME.view(state, None)["fields"][field]["chip"]
    return key


def about(state: Meduris, say: str) -> dict[str, Any]:
    return GAME.about(state, GAME.parse(state, say))


def told(state: Meduris, name: str) -> list[dict[str, Any]]:
    """The events of that name so far, as a spectator hears of them."""
    things = [GAME.tell(event, None) for event in state.log or []]
    return [thing for thing in things if thing["name"] == name]


# --- going on ---


def play(state: Meduris, *says: str) -> None:
    """Play these lines of notation, rolls included, each legal in its turn."""
    for say in says:
        state.play(GAME.read(state, say))


def offer_nothing(state: Meduris) -> list[int]:
    """Everybody offers nothing until something else is asked; the fields where it was a choice."""
    fields = []
    while state.turn >= 0 and phase(state) == "offer":
        fields.append(int(GAME.view(state, None)["field"]))
        play(state, "offer nothing")
    return fields


def end_turn(state: Meduris) -> None:
    """The turn of somebody who only moves a worker, whatever the die shows."""
    while state.turn == CHANCE:
        play(state, legal(state)[0])
    play(state, legal(state, "move")[0])
