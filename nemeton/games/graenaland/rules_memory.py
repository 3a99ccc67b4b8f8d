"""What everybody has seen of cards that only their owner knows (section 8): notes, in the order things happened.

A note says that such a card came into a hand; that one left it, and of which kind it was; that its owner showed to lack
some kinds, or to have one of some kinds, among them. rules_hidden.py tells the same story with other cards.

A card belongs to a batch: those that could be drawn since its deck was last renewed. A batch that is used up is known
as a whole, so nobody can hold a card of it that lies elsewhere. Of a card that came its note also says, for its owner
alone, which kind it is. Notes from which nothing follows any more are dropped; whether one is depends on what everybody
has seen and never on hidden cards.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int
from nemeton.core.state import State
from nemeton.games.graenaland import row as r

CAME: Final[Int] = 0  # of: batch * KINDS + kind
LEFT: Final[Int] = 1  # of: kind
LACKED: Final[Int] = 2  # of: bit set of kinds, none of which is among his unseen cards
HAD: Final[Int] = 3  # of: bit set of kinds, one of which is
HEAD: Final[Int] = 31  # the bits of a note that say what happened to whom: `note & HEAD == written(seat, what, 0)`


def seat_in(note: Int) -> Int:
    return note & 7


def what_in(note: Int) -> Int:
    return (note >> 3) & 3


def of_in(note: Int) -> Int:
    return note >> 5


def kind_in(note: Int) -> Int:
    """Of a card that came or left."""
    return (note >> 5) % r.KINDS


def batch_in(note: Int) -> Int:
    return (note >> 5) // r.KINDS


def written(seat: Int, what: Int, of: Int) -> Int:
    return (of << 5) | (what << 3) | seat


def with_place(note: Int, place: Int) -> Int:
    """The same of a card that came, but with another place in its deck."""
    of = of_in(note)
    return written(seat_in(note), CAME, of - of % r.PER_DECK + place)


def kinds_of_deck(deck: Int) -> Int:
    return ((1 << r.PER_DECK) - 1) << (deck * r.PER_DECK)


def kinds_of(resources: Int) -> Int:
    """Bit set of the kinds that are one of these resources."""
    kinds: Int = 0
    for kind in range(r.KINDS):
        if (resources >> r.KIND_RESOURCE[kind]) & 1 != 0:
            kinds |= 1 << kind
    return kinds


def unseen(state: State, seat: Int, deck: Int) -> Int:
    """How many cards of the deck in this hand only its owner knows."""
    at = state.at  # hot
    first = seat * r.KINDS + deck * r.PER_DECK
    cards: Int = 0
    for i in range(first, first + r.PER_DECK):
        cards += at[r.HAND + i] - at[r.KNOWN + i]
    return cards


# --- taking notes ---


def comes(state: State, seat: Int, kind: Int, batch: Int) -> None:
    _add(state, written(seat, CAME, batch * r.KINDS + kind))


def lacks(state: State, seat: Int, kinds: Int) -> None:
    """Everybody has seen that he holds none of these kinds."""
    kinds &= _unseen_kinds(state, seat)
    if kinds != 0:
        kinds &= ~_lacking(state, seat)
    if kinds != 0:
        _add(state, written(seat, LACKED, kinds))


def has_one(state: State, seat: Int, kinds: Int) -> None:
    """Everybody has seen that he holds a card of one of these kinds, though not which."""
    at = state.at
    for kind in range(r.KINDS):
        if (kinds >> kind) & 1 != 0 and at[r.KNOWN + seat * r.KINDS + kind] > 0:
            return  # that one
    kinds &= _unseen_kinds(state, seat) & ~_lacking(state, seat)
    if not _holds_still(state, seat, kinds):
        _add(state, written(seat, HAD, kinds))


def leaves(state: State, seat: Int, kind: Int) -> None:
    """A card that only its owner knew has left his hand; now everybody sees its kind, though not which card it was."""
    deck = kind // r.PER_DECK
    _add(state, written(seat, LEFT, kind))
    if _settle_one(state, r.NOTE + state.at[r.NOTES] - 1):
        _settle_all(state, deck)
    if unseen(state, seat, deck) == 0:
        _drop_deck(state, seat, deck)
    _tidy(state, seat)


def _add(state: State, note: Int) -> None:
    at = state.at
    if at[r.NOTES] == r.MOST_NOTES:
        _forget(state)
    at[r.NOTE + at[r.NOTES]] = note
    at[r.NOTES] += 1


# --- what follows from the notes ---


def _unseen_kinds(state: State, seat: Int) -> Int:
    """Bit set of all kinds of the decks of which he holds unseen cards."""
    kinds: Int = 0
    for deck in range(r.DECKS):
        if unseen(state, seat, deck) > 0:
            kinds |= kinds_of_deck(deck)
    return kinds


def _lacking(state: State, seat: Int) -> Int:
    """Bit set of the kinds that by the notes none of his unseen cards is."""
    at = state.at  # hot
    lacked = written(seat, LACKED, 0)
    came = written(seat, CAME, 0)
    kinds: Int = 0
    for i in range(r.NOTE, r.NOTE + at[r.NOTES]):
        note = at[i]
        if note & HEAD == lacked:
            kinds |= of_in(note)
        elif note & HEAD == came:
            kinds &= ~kinds_of_deck(kind_in(note) // r.PER_DECK)
    return kinds


def _holds_still(state: State, seat: Int, kinds: Int) -> bool:
    """Whether he had one of these kinds before, and none that it may have been has left since."""
    at = state.at  # hot
    some = written(seat, HAD, 0)
    left = written(seat, LEFT, 0)
    holds = False
    had: Int = 0
    for i in range(r.NOTE, r.NOTE + at[r.NOTES]):
        note = at[i]
        if note & HEAD == some and of_in(note) & ~kinds == 0:
            holds = True
            had = of_in(note)
        elif note & HEAD == left and (had >> kind_in(note)) & 1 != 0:
            holds = False
    return holds


def _is_about(note: Int, seat: Int, deck: Int) -> bool:
    """Whether it says something about the unseen cards of the deck in this hand."""
    if note & 7 != seat:  # hot
        return False
    if what_in(note) <= LEFT:
        return kind_in(note) // r.PER_DECK == deck
    return of_in(note) & kinds_of_deck(deck) != 0


def _in_batch(state: State, batch: Int, kind: Int) -> Int:
    """How many cards of the kind are left of the batch, unseen or in the pile; everybody knows that."""
    at = state.at  # hot
    deck = kind // r.PER_DECK
    cards: Int = at[r.PILE + kind] if at[r.BATCH + deck] == batch else 0
    came = written(0, CAME, batch * r.KINDS + kind)
    for i in range(r.NOTE, r.NOTE + at[r.NOTES]):
        if at[i] & ~7 == came:  # whoever has it
            cards += 1
    down = batch * r.PER_DECK + kind % r.PER_DECK
    for tile in range(r.TILES):
        if at[r.DOWN_COUNT + tile] > 0 and r.TILE_DECK[tile] == deck:
            for i in range(r.DOWN + tile * r.MOST_DOWN, r.DOWN + tile * r.MOST_DOWN + at[r.DOWN_COUNT + tile]):
                if at[i] == down:
                    cards += 1
    return cards


# --- dropping notes ---


def _settle_all(state: State, deck: Int) -> None:
    """Find out of all cards of the deck that left which ones they were, as far as that can be and matters."""
    at = state.at
    i: Int = r.NOTE
    while i < r.NOTE + at[r.NOTES]:
        if what_in(at[i]) == LEFT and kind_in(at[i]) // r.PER_DECK == deck and _settle_one(state, i):
            i = r.NOTE  # that may settle others
        else:
            i += 1


def _settle_one(state: State, leaving: Int) -> bool:
    """Cards of one batch that came with nothing noted in between are alike: it does not matter which of them left."""
    at = state.at
    seat = seat_in(at[leaving])
    kind = kind_in(at[leaving])
    deck = kind // r.PER_DECK
    first: Int = r.NOTHING
    last: Int = r.NOTHING
    parted = False
    for i in range(leaving - 1, r.NOTE - 1, -1):
        if not _is_about(at[i], seat, deck):
            continue
        what = what_in(at[i])
        if what != CAME:
            named = what != LEFT and (of_in(at[i]) >> kind) & 1 != 0
            if named and what == LACKED:
                break  # no card that came before was the one
            if named and last == r.NOTHING:
                _drop(state, i)  # he had one of several kinds: this one
                return True
            parted = parted or last != r.NOTHING
        elif _in_batch(state, batch_in(at[i]), kind) > 0:
            if last == r.NOTHING:
                last = i
            elif parted or batch_in(at[i]) != batch_in(at[last]):
                return False
            first = i
    left = last
    while not _is_about(at[left], seat, deck) or kind_in(at[left]) != kind:
        left -= 1
    at[left] = at[first]
    _drop(state, leaving)
    _drop(state, first)
    return True


def _drop_deck(state: State, seat: Int, deck: Int) -> None:
    """All his unseen cards of the deck have left his hand: if they were of one batch it does not matter when."""
    at = state.at
    batch: Int = r.NOTHING
    had = False
    for i in range(r.NOTE, r.NOTE + at[r.NOTES]):
        if _is_about(at[i], seat, deck):
            what = what_in(at[i])
            if what == HAD:
                had = True
            elif what == CAME:
                if had or (batch != r.NOTHING and batch != batch_in(at[i])):
                    return
                batch = batch_in(at[i])
    for i in range(r.NOTE + at[r.NOTES] - 1, r.NOTE - 1, -1):
        if what_in(at[i]) <= LEFT and _is_about(at[i], seat, deck):
            _drop(state, i)


def _tidy(state: State, seat: Int) -> None:
    """What somebody lacked or had says nothing about decks of which no card is left that he held then."""
    at = state.at
    kinds: Int = 0
    i: Int = r.NOTE
    while i < r.NOTE + at[r.NOTES]:
        note = at[i]
        if note & 7 == seat:  # hot
            what = what_in(note)
            if what == CAME:
                kinds |= kinds_of_deck(kind_in(note) // r.PER_DECK)
            elif what != LEFT:
                at[i] = written(seat, what, of_in(note) & kinds)
                if of_in(at[i]) == 0:
                    _drop(state, i)
                    continue
        i += 1


def _drop(state: State, i: Int) -> None:
    at = state.at
    last = r.NOTE + at[r.NOTES] - 1
    for j in range(i, last):  # hot
        at[j] = at[j + 1]
    at[last] = 0
    at[r.NOTES] -= 1


def _forget(state: State) -> None:
    """Too many notes: forget what somebody lacked or had, or settle by the truth which card it was that left."""
    at = state.at
    for i in range(r.NOTE, r.NOTE + at[r.NOTES]):
        if what_in(at[i]) == LACKED or what_in(at[i]) == HAD:
            _drop(state, i)
            return
    for i in range(r.NOTE, r.NOTE + at[r.NOTES]):
        if what_in(at[i]) == LEFT:
            came: Int = r.NOTE
            while (
                what_in(at[came]) != CAME or seat_in(at[came]) != seat_in(at[i]) or kind_in(at[came]) != kind_in(at[i])
            ):
                came += 1
            _drop(state, i)
            _drop(state, came)
            return
