"""Setting up a position of Celtica as a test vector tells it, with every card and part of the box somewhere.

Parts are written as in the dossier, as counts L1 L2 L3 L4 S1 S2 S3 S4 M: "2 1 1 1 1 1 1 0 1". Cards are counts by
colour. Whatever is not named lies where it does no harm: cards in their piles; parts in the supply, or with the last
player when the vector says what the supply holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, cast

import nemeton
from nemeton import CHANCE
from nemeton.core.dealer import SeededDealer
from nemeton.core.state import NOBODY
from nemeton.games.celtica import rules as r
from nemeton.games.celtica.content import DRUID_KEYS, PART_KEYS
from nemeton.games.celtica.rules import Celtica

GAME = nemeton.game("celtica")
A, B, C, D = range(4)

Cards: TypeAlias = Mapping[str, int]
NONE = "0 0 0 0 0 0 0 0 0"
ONE_OF_EACH = "1 1 1 1 1 1 1 1 1"
ALL_AT_HOME: Cards = {}
DEFAULTS: Mapping[str, object] = {}
ALL_BUT_BROWN = {"red": 19, "grey": 19, "white": 19, "black": 19, "brown": 18}


def position(
    players: int = 2,
    *,
    turn: int = A,
    druids: Cards = ALL_AT_HOME,
    hands: Sequence[Cards] = (),
    experience: Sequence[Cards] = (),
    own: Sequence[str] = (),
    display: str = ONE_OF_EACH,
    supply: str | None = None,
    reserve: str = NONE,
    discards: Cards | None = None,
    pile: Cards | None = None,
    experience_discards: Cards | None = None,
    final_after: int | None = None,
    options: Mapping[str, object] = DEFAULTS,
) -> Celtica:
    """`turn` is to play cards; or, with `final_after`, the game was ended by that seat and the final exchange begins.

    Of `pile` and `discards` give at most one: the other gets the rest of the druid cards. Experience cards that are
    neither held nor discarded are in their pile."""
    state = cast(Celtica, GAME.blank(players, options))
    state.log, state.history = [], []
    at = state.at
    at[r.ROUND], at[r.FIRST], at[r.LAST], at[r.ENDER] = 1, turn, NOBODY, NOBODY
    _put_cards(state, r.POSITION, druids)
    for seat, cards in enumerate(hands):
        _put_cards(state, r.HAND + seat * r.DRUIDS, cards)
    for seat, cards in enumerate(experience):
        _put_cards(state, r.EXPERIENCE + seat * r.DRUIDS, cards)
    for seat, parts in enumerate(own):
        _put_parts(state, r.OWN + seat * r.KINDS, parts)
    _put_parts(state, r.DISPLAY, display)
    _put_parts(state, r.RESERVE, reserve)
    if supply is not None:
        _put_parts(state, r.SUPPLY, supply)
    if pile is not None:
        _put_cards(state, r.PILE, pile)
    if discards is not None:
        _put_cards(state, r.DISCARDS, discards)
    if experience_discards is not None:
        _put_cards(state, r.EXPERIENCE_DISCARDS, experience_discards)
    for druid in range(r.DRUIDS):
        at[(r.PILE if pile is None else r.DISCARDS) + druid] += r.CARDS_IN_BOX[druid] - _cards_placed(state, druid)
        at[r.EXPERIENCE_PILE + druid] += r.EXPERIENCE_IN_BOX[druid] - _experience_placed(state, druid)
    rest = r.SUPPLY if supply is None else r.OWN + (players - 1) * r.KINDS
    for kind in range(r.KINDS):
        at[rest + kind] += r.PARTS_IN_BOX[kind] - _parts_placed(state, kind)
    assert GAME.faults(state) == [], "the vector does not fit into the box"
    if final_after is None:
        state.push(r.PLAY, turn)
    else:
        at[r.ENDER] = final_after
        state.push(r.SCORING, NOBODY)
        state.push(r.FINAL_TURN, (final_after + 1) % players, players)
    state.settle()
    return state


def _put_cards(state: Celtica, start: int, cards: Cards) -> None:
    for key, count in cards.items():
        state.at[start + DRUID_KEYS.index(key)] = count


def _put_parts(state: Celtica, start: int, parts: str) -> None:
    counts = [int(count) for count in parts.split()]
    assert len(counts) == r.KINDS
    for kind, count in enumerate(counts):
        state.at[start + kind] = count


def _cards_placed(state: Celtica, druid: int) -> int:
    hands = sum(state.at[r.HAND + seat * r.DRUIDS + druid] for seat in range(state.players))
    return hands + state.at[r.PILE + druid] + state.at[r.DISCARDS + druid]


def _experience_placed(state: Celtica, druid: int) -> int:
    hands = sum(state.at[r.EXPERIENCE + seat * r.DRUIDS + druid] for seat in range(state.players))
    return hands + state.at[r.EXPERIENCE_PILE + druid] + state.at[r.EXPERIENCE_DISCARDS + druid]


def _parts_placed(state: Celtica, kind: int) -> int:
    owned = sum(state.at[r.OWN + seat * r.KINDS + kind] for seat in range(state.players))
    return owned + state.at[r.DISPLAY + kind] + state.at[r.SUPPLY + kind] + state.at[r.RESERVE + kind]


# --- looking at it ---


def legal(state: Celtica) -> list[str]:
    return [GAME.say(state, move) for move in state.moves()]


def phase(state: Celtica) -> str:
    return str(GAME.view(state, None)["phase"])


def druid(state: Celtica, key: str) -> int:
    return state.at[r.POSITION + DRUID_KEYS.index(key)]


def hand(state: Celtica, seat: int) -> Cards:
    return _cards(state, r.HAND + seat * r.DRUIDS)


def experience(state: Celtica, seat: int) -> Cards:
    return _cards(state, r.EXPERIENCE + seat * r.DRUIDS)


def discards(state: Celtica) -> Cards:
    return _cards(state, r.DISCARDS)


def experience_discards(state: Celtica) -> Cards:
    return _cards(state, r.EXPERIENCE_DISCARDS)


def experience_pile(state: Celtica) -> Cards:
    return _cards(state, r.EXPERIENCE_PILE)


def pile(state: Celtica) -> Cards:
    return _cards(state, r.PILE)


def own(state: Celtica, seat: int) -> str:
    return _parts(state, r.OWN + seat * r.KINDS)


def display(state: Celtica) -> str:
    return _parts(state, r.DISPLAY)


def supply(state: Celtica) -> str:
    return _parts(state, r.SUPPLY)


def reserve(state: Celtica) -> str:
    return _parts(state, r.RESERVE)


def count(parts: str) -> int:
    return sum(int(number) for number in parts.split())


def incomplete(state: Celtica, seat: int) -> list[int]:
    sizes: list[int] = GAME.view(state, None)["seats"][seat]["incomplete"]
    return sizes


def _cards(state: Celtica, start: int) -> Cards:
    return {key: state.at[start + i] for i, key in enumerate(DRUID_KEYS) if state.at[start + i]}


def _parts(state: Celtica, start: int) -> str:
    return " ".join(str(state.at[start + kind]) for kind in range(len(PART_KEYS)))


# --- going on ---


def play(state: Celtica, *says: str) -> None:
    """Play these lines of notation, draws included, each legal in its turn; the box stays complete."""
    for say in says:
        state.play(GAME.read(state, say))
        assert GAME.faults(state) == []


def deal(state: Celtica) -> None:
    """Draw, it does not matter what, until somebody is asked or the game is over."""
    while state.turn == CHANCE:
        state.play(state.moves()[0])
    assert GAME.faults(state) == []


def told(state: Celtica) -> list[str]:
    """The names of all events so far."""
    return [GAME.tell(event, None)["name"] for event in state.log or []]


def opening(players: int, **options: str) -> Celtica:
    """A game after its set-up, at the first decision."""
    state = cast(Celtica, GAME.start(players, listen=True, **options))
    dealer = SeededDealer(1)
    while state.turn == CHANCE:
        state.look()
        state.play(state.pick_outcome(dealer.below(state.total)))
    return state


def small_world(options: Mapping[str, object] = DEFAULTS) -> Celtica:
    """A sees: his own hand; five druid cards (red, red, grey, white, white) and four experience cards are elsewhere."""
    return position(
        3,
        hands=[{"black": 2}, {"red": 1, "grey": 1}, {"white": 1}],
        pile={"red": 1, "white": 1},
        experience=[{"red": 3, "grey": 4, "white": 4, "brown": 2}, {"red": 1}, {"brown": 1}],
        experience_discards={"black": 4},
        options=options,
    )
