"""Setting up a position of Meduris as a test vector tells it, with every good and piece of the box somewhere.

Goods are written in the order wood, wool, copper, stone; towers from bottom to top. Workers that are not named stand on
plateaus that are not named; goods that nobody is said to hold are in the supply, or with the last player when the
vector says what the supply holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from nemeton import CHANCE
from nemeton.core.state import NOBODY
from nemeton.games.meduris import ask, content, rules_build, rules_end, rules_setup
from nemeton.games.meduris import row as r
from nemeton.games.meduris.game import GAME
from nemeton.games.meduris.rules import Meduris
from nemeton.games.meduris.view import MedurisView

A, B, C, D = range(4)

Goods: TypeAlias = tuple[int, int, int, int]
NOTHING: Goods = (0, 0, 0, 0)
ONE_EACH: Goods = (1, 1, 1, 1)


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
    stone: int = content.STONES,
    runes: Mapping[str, int] | None = None,
    points: Sequence[int] = (),
    huts_left: Mapping[int, int] | None = None,
    temples_left: Mapping[int, int] | None = None,
    turns: int = 0,
    **options: object,
) -> Meduris:
    """`begin` is "action" (`turn` is to act), "roll" (his turn begins), "lap" (the last lap) or "scoring".

    Huts and temples are given as field: owner. `huts_left` and `temples_left` put the rest back into the box."""
    state = GAME.blank(players, options)
    rules_setup.set_up(state)
    state.drop_pending()  # what setting up would ask is skipped
    state.log, state.history = [], []
    at = state.at
    at[r.FIRST] = at[r.ACTIVE] = turn
    at[r.TURNS] = turns
    at[r.STONE], at[r.DRUID] = (content.STONES, druid) if druid is not None else (stone, NOBODY)
    _put_workers(state, towers or {})
    _put_goods(state, hands, supply)
    for field, chip in (chips or {}).items():
        at[r.CHIP + field] = content.CHIP_KEYS.index(chip) + 1
    for field, owner in (huts or {}).items():
        at[r.BUILT + field] = r.HUT + owner
        at[r.HUTS_LEFT + owner] -= 1
        rules_build.join_settlement(state, field)
    for field, owner in (temples or {}).items():
        at[r.BUILT + field] = r.TEMPLE + owner
        at[r.TEMPLES_LEFT + owner] -= 1
    for owner, left in (huts_left or {}).items():
        at[r.HUTS_LEFT + owner] = left
    for owner, left in (temples_left or {}).items():
        at[r.TEMPLES_LEFT + owner] = left
    free = [field for field in range(state.fields()) if state.is_free(field)]
    at[r.FREE_FIELDS] = len(free)
    at[r.FREE_CHIP_FIELDS] = sum(state.chip(field) != r.NO_CHIP for field in free)
    for key, owner in (runes or {}).items():
        at[r.RUNE + content.RUNE_KEYS.index(key)] = owner + 1
    for seat, number in enumerate(points):
        at[r.POINTS + seat] = number
    assert huts_left or temples_left or GAME.faults(state) == [], "the vector does not fit into the box"
    _begin(state, turn, begin)
    return state


def _begin(state: Meduris, turn: int, begin: str) -> None:
    if begin == "action":
        state.push(ask.TURN_END, turn)
        state.push(ask.ACTION, turn)
        state.at[r.TURNS] += 1
    elif begin == "roll":
        state.push(ask.TURN, turn)
    elif begin == "lap":
        state.at[r.ENDED_BY] = r.ALL_BUILT
        rules_end.begin_last_lap(state)
    else:
        state.at[r.ENDED_BY] = r.ALL_BUILT
        state.push(ask.SCORING, NOBODY)
    state.settle()


def _put_workers(state: Meduris, towers: Mapping[str, Sequence[int]]) -> None:
    left = [content.WORKERS_BY_PLAYERS[state.players]] * state.players
    for key, owners in towers.items():
        for owner in owners:
            state.put_worker(owner, content.GOOD_KEYS.index(key))
            left[owner] -= 1
    for owner, count in enumerate(left):
        assert count >= 0
        for _ in range(count):
            rest = [plateau for plateau, key in enumerate(content.GOOD_KEYS) if key not in towers]
            state.put_worker(owner, min(rest, key=state.height))


def _put_goods(state: Meduris, hands: Sequence[Goods], supply: Goods | None) -> None:
    for good in range(r.GOODS):
        for seat in range(state.players):
            amount = hands[seat][good] if seat < len(hands) else 0
            state.take_goods(seat, good, amount - state.hand(seat, good))
        if supply is not None:
            state.take_goods(state.players - 1, good, state.supply(good) - supply[good])


# --- looking at it ---


def legal(state: Meduris, verb: str = "") -> list[str]:
    return [say for move in state.moves() if (say := GAME.say(state, move)).startswith(verb)]


def seen(state: Meduris) -> MedurisView:
    """As a spectator sees it."""
    return GAME.view(state, None)


def phase(state: Meduris) -> str:
    return GAME.phase(state)


def asked(state: Meduris) -> tuple[int, int | None]:
    """Who is asked, and about which field."""
    return state.turn, seen(state)["field"]


def hand(state: Meduris, seat: int) -> Goods:
    wood, wool, copper, stone = (state.hand(seat, good) for good in range(r.GOODS))
    return wood, wool, copper, stone


def supply(state: Meduris) -> Goods:
    wood, wool, copper, stone = seen(state)["supply"]
    return wood, wool, copper, stone


def druid(state: Meduris) -> int | None:
    return seen(state)["druid"]["field"]


def rune(state: Meduris, key: str) -> int | None:
    return seen(state)["runes"][content.RUNE_KEYS.index(key)]


def chip(state: Meduris, field: int) -> str | None:
    return seen(state)["fields"][field]["chip"]


def chips(state: Meduris) -> dict[int, str]:
    return {field: key for field in range(state.fields()) if (key := chip(state, field)) is not None}


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
    while phase(state) == "offer":
        fields.append(seen(state)["field"] or 0)
        play(state, "offer nothing")
    return fields


def end_turn(state: Meduris) -> None:
    """The turn of somebody who only moves a worker, whatever the die shows."""
    while state.turn == CHANCE:
        play(state, legal(state)[0])
    play(state, legal(state, "move")[0])


def greedy_choice(state: Meduris) -> str:
    """What the advice thinks best."""
    worths = []
    for move in state.moves():
        after = state.copy()
        after.apply(move)
        worths.append((GAME.value.of(after, state.turn), GAME.say(state, move)))
    return max(worths)[1]
