"""Setting up a position of Celtica as a test vector tells it, with every card and part of the box somewhere.

Parts are written as in docs/rules/celtica.md, as counts L1 L2 L3 L4 S1 S2 S3 S4 M: "2 1 1 1 1 1 1 0 1". Cards are
counts by colour. Whatever is not named lies where it does no harm: cards in their piles; parts in the supply, or with
the last player when the vector says what the supply holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import nemeton
from nemeton import CHANCE, State
from nemeton.core.dealer import SeededDealer
from nemeton.core.state import NOBODY
from nemeton.core.thing import Thing
from nemeton.games.celtica import ask, content
from nemeton.games.celtica import row as r
from nemeton.games.celtica.game import GAME
from nemeton.games.celtica.rules import Celtica

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
    state = GAME.blank(players, options)
    state.log, state.history = [], []
    at = state.at
    at[r.ROUND], at[r.FIRST], at[r.LAST], at[r.ENDER] = 1, turn, NOBODY, NOBODY
    _put_cards(state, r.POSITION, druids)
    for seat, cards in enumerate(hands):
        _put_cards(state, r.hand(seat), cards)
    for seat, cards in enumerate(experience):
        _put_cards(state, r.experience(seat), cards)
    for seat, parts in enumerate(own):
        _put_parts(state, r.own(seat), parts)
    _put_parts(state, r.DISPLAY, display)
    _put_parts(state, r.RESERVE, reserve)
    _put_parts(state, r.SUPPLY, supply or NONE)
    _put_cards(state, r.PILE, pile or {})
    _put_cards(state, r.DISCARDS, discards or {})
    _put_cards(state, r.EXPERIENCE_DISCARDS, experience_discards or {})
    seats = range(players)
    rest = r.PILE if pile is None else r.DISCARDS
    _put_rest(state, rest, content.DRUID_CARDS, [r.PILE, r.DISCARDS, *map(r.hand, seats)])
    _put_rest(
        state,
        r.EXPERIENCE_PILE,
        content.EXPERIENCE_CARDS,
        [r.EXPERIENCE_PILE, r.EXPERIENCE_DISCARDS, *map(r.experience, seats)],
    )
    rest = r.SUPPLY if supply is None else r.own(players - 1)
    _put_rest(state, rest, content.PART_COUNTS, [r.DISPLAY, r.SUPPLY, r.RESERVE, *map(r.own, seats)])
    assert GAME.faults(state) == [], "the vector does not fit into the box"
    if final_after is None:
        state.push(ask.PLAY, turn)
    else:
        state.end_game(final_after)
    state.settle()
    return state


def _put_cards(state: Celtica, heap: int, cards: Cards) -> None:
    for key, count in cards.items():
        state.at[heap + content.DRUID_KEYS.index(key)] = count


def _put_parts(state: Celtica, heap: int, parts: str) -> None:
    counts = [int(count) for count in parts.split()]
    assert len(counts) == r.KINDS
    for kind, count in enumerate(counts):
        state.at[heap + kind] = count


def _put_rest(state: Celtica, rest: int, in_box: Sequence[int], heaps: Sequence[int]) -> None:
    """What the box holds and no heap does yet."""
    for which, count in enumerate(in_box):
        state.at[rest + which] += count - sum(state.at[heap + which] for heap in heaps)


# --- looking at it ---


def legal(state: Celtica) -> list[str]:
    return [GAME.say(state, move) for move in state.moves()]


def phase(state: Celtica) -> str:
    return GAME.phase(state)


def druid(state: Celtica, key: str) -> int:
    return state.position(content.DRUID_KEYS.index(key))


def hand(state: Celtica, seat: int) -> Cards:
    return _by_colour(state.cards(r.hand(seat)))


def experience(state: Celtica, seat: int) -> Cards:
    return _by_colour(state.cards(r.experience(seat)))


def discards(state: Celtica) -> Cards:
    return _by_colour(state.cards(r.DISCARDS))


def experience_discards(state: Celtica) -> Cards:
    return _by_colour(state.cards(r.EXPERIENCE_DISCARDS))


def experience_pile(state: Celtica) -> Cards:
    return _by_colour(state.cards(r.EXPERIENCE_PILE))


def pile(state: Celtica) -> Cards:
    return _by_colour(state.cards(r.PILE))


def own(state: Celtica, seat: int) -> str:
    return _written(state.parts(r.own(seat)))


def display(state: Celtica) -> str:
    return _written(state.parts(r.DISPLAY))


def supply(state: Celtica) -> str:
    return _written(state.parts(r.SUPPLY))


def reserve(state: Celtica) -> str:
    return _written(state.parts(r.RESERVE))


def count(parts: str) -> int:
    return sum(int(number) for number in parts.split())


def round_of(state: State) -> int:
    return int(nemeton.game(GAME.name).view(state, None)["round"])


def _by_colour(cards: Sequence[int]) -> Cards:
    return {key: number for key, number in zip(content.DRUID_KEYS, cards, strict=True) if number}


def _written(parts: Sequence[int]) -> str:
    return " ".join(str(number) for number in parts)


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


def heard(state: State, viewer: int | None = None) -> list[Thing]:
    """All events so far, as a seat or a spectator heard of them."""
    return [nemeton.game(GAME.name).tell(event, viewer) for event in state.log or []]


def told(state: Celtica) -> list[str]:
    """The names of all events so far."""
    return [event["name"] for event in heard(state)]


def opening(players: int, **options: str) -> Celtica:
    """A game after its set-up, at the first decision."""
    state = GAME.start(players, listen=True, **options)
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
