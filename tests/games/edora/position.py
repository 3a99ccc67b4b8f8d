"""Positions of Edora as the test vectors tell them, on the golden assembly R0 (section 9.1 of the dossier).

The set-up is dealt for real: tiles in order and unturned, seat A the druid master on start place H01. Then single
things are changed by hand; where a vector speaks of an action, the first field of A's place is made to carry it, so
that the whole way from the walk to the end of the turn is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

import nemeton
from nemeton import CHANCE
from nemeton.core.state import DEPTH
from nemeton.games.edora import content
from nemeton.games.edora import rules_row as r
from nemeton.games.edora.rules import Edora

GAME = nemeton.game("edora")
A, B, C, D = range(4)
RED_APART = [
    "red",
    "orange",
    "yellow",
    "red",
    "green",
    "blue",
    "orange",
    "yellow",
    "violet",
    "green",
    "blue",
    "violet",
]  # red at H00 and V03


def deal(state: Edora, dolmens: Sequence[str] = RED_APART) -> None:
    """R0: parts in order and unturned; A rolls only sixes, the others ones; what else is drawn does not matter."""
    rolled = 0
    while state.turn == CHANCE:
        says = [GAME.say(state, move) for move in state.moves()]
        verb = says[0].split()[0]
        say = says[0]
        if verb == "dolmen":
            slot = next(slot for slot in range(r.RIM) if state.at[r.DOLMEN + slot] == r.NONE)
            say = f"dolmen {dolmens[slot]}"
        elif verb == "roll":
            say = "roll 6" if rolled < 4 else "roll 1"
            rolled += 1
        state.play(GAME.read(state, say))


def r0(players: int = 2, dolmens: Sequence[str] = RED_APART, **options: bool | str) -> Edora:
    """The first turn of A, who stands on H01; the others on V10, H31, V13."""
    state = cast(Edora, GAME.start(players, listen=True, **options))
    deal(state, dolmens)
    while state.pending == r.ASK_START:
        taken = {state.at[r.PAWN + seat] for seat in range(players)}
        free = [place for place in ("V10", "H31", "V13") if content.PLACE_KEYS.index(place) not in taken]
        state.play(GAME.read(state, f"start {'H01' if state.turn == A else free[0]}"))
    assert (state.turn, state.pending) == (A, r.ASK_TURN)
    assert GAME.faults(state) == []
    return state


# --- changing it ---


def place(key: str) -> int:
    return content.PLACE_KEYS.index(key)


def turn_of(state: Edora, seat: int = A) -> None:
    """Let that seat begin a turn."""
    state.at[DEPTH] = 0
    state.push(r.THEN_TURN, seat)
    state.settle()


def stand(state: Edora, seat: int, key: str) -> None:
    """The pawn stands there after some turns."""
    state.at[r.PAWN + seat] = place(key)
    state.at[r.STARTED + seat] = 1


def hold(state: Edora, seat: int, dice: Iterable[int]) -> None:
    _set_dice(state, r.PERSONAL, seat, dice)


def general(state: Edora, seat: int, dice: Iterable[int]) -> None:
    _set_dice(state, r.GENERAL, seat, dice)


def _set_dice(state: Edora, supply: int, seat: int, dice: Iterable[int]) -> None:
    for value in range(r.FACES):
        state.at[supply + seat * r.FACES + value] = 0
    for die in dice:
        state.at[supply + seat * r.FACES + die] += 1


def put_die(state: Edora, seat: int, key: str, value: int) -> None:
    """A die on the lowest free field of a place."""
    where = place(key)
    field = next(field for field in range(state.players) if (state.at[r.FREE + where] >> field) & 1)
    state.at[r.DIE + where * r.MOST_PLAYERS + seat] = value + 8 * field
    state.at[r.FREE + where] &= ~(1 << field)
    state.at[r.OWN + seat] |= 1 << where
    state.at[r.PLACED + seat] += 1


def herb(state: Edora, seat: int, *keys: str) -> None:
    for key in keys:
        state.at[r.HERB + seat * r.HERBS + content.HERB_KEYS.index(key)] = r.ACTIVE


def field_here(state: Edora, code: str, seat: int = A) -> None:
    """The first field of the place where the pawn stands carries this action."""
    state.at[r.FIELD + state.at[r.PAWN + seat] * r.FIELDS] = content.ACTION_KEYS.index(code)


def markers(state: Edora, ranks: Mapping[int, tuple[int, int]]) -> None:
    """Knowledge position and height in the tower, by seat."""
    for seat, (position, height) in ranks.items():
        state.at[r.RANK + seat] = position * 4 + height


def remove_stones(state: Edora, seat: int, which: int, where: int, keys: Sequence[str], at_place: str) -> None:
    """Menhirs (r.MENHIRS, r.MENHIR_AT) or steles that stand beside a place already."""
    names = content.MENHIR_KEYS if which == r.MENHIRS else content.STELE_KEYS
    for key in keys:
        state.at[which + seat] |= 1 << names.index(key)
        state.at[where + seat * r.BONUSES + names.index(key)] = place(at_place)
        state.at[r.STONES_AT + place(at_place)] += 1


def gem(state: Edora, seat: int, level: int, side: int, key: str) -> None:
    bonus = content.BONUS_KEYS.index(key)
    state.at[r.GEM + seat * r.GEM_SLOTS + level * 2 + side] = bonus
    state.at[r.GEMS_LEFT + bonus] -= 1


def tablet(state: Edora, seat: int, key: str, copies: int = 1) -> None:
    state.at[r.TABLETS_OF + seat * r.TABLETS + content.TABLET_KEYS.index(key)] = copies


# --- looking at it ---


def legal(state: Edora) -> list[str]:
    return [GAME.say(state, move) for move in state.moves()]


def asked(state: Edora) -> str:
    return str(GAME.view(state, None)["phase"])


def gained(state: Edora, seat: int) -> dict[str, int]:
    """What a player has that gains change."""
    at = state.at
    return {
        "prestige": at[r.PRESTIGE + seat],
        "provisions": at[r.PROVISIONS + seat],
        "mistletoe": at[r.MISTLETOE + seat],
        "knowledge": state.position(seat),
        "sickle": at[r.SICKLE + seat],
        "dice": sum(at[r.PERSONAL + seat * r.FACES + value] for value in range(r.FACES)),
    }


def told(state: Edora) -> list[str]:
    """The names of all events so far."""
    return [str(GAME.tell(event, None)["name"]) for event in state.log or []]


def herbs_that_are(state: Edora, seat: int, where: int) -> set[str]:
    return {key for i, key in enumerate(content.HERB_KEYS) if state.at[r.HERB + seat * r.HERBS + i] == where}


# --- going on ---


def play(state: Edora, *says: str) -> None:
    """Play these lines of notation, draws included, each legal in its turn."""
    for say in says:
        state.play(GAME.read(state, say))


def act(state: Edora, code: str, *says: str, die: int = 1, provisions: int = 15) -> dict[str, int]:
    """A's first turn on a field with this action: what it brought, contest and price of the die not counted.

    Afterwards it is again A's decision inside the action, or the turn is over."""
    hold(state, A, [die])
    state.at[r.PROVISIONS + A] = provisions
    field_here(state, code)
    turn_of(state)
    play(state, "go H01")
    while asked(state) in ("die", "value"):
        play(state, next(say for say in legal(state) if say in (f"die {die}", f"turn {die}")))
    before = {**gained(state, A), "provisions": provisions - die, "dice": 0}
    if asked(state) == "field":
        play(state, f"field {code}")
    play(state, *says)
    return {key: value - before[key] for key, value in gained(state, A).items() if value != before[key]}
