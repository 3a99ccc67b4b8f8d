"""What a seat cannot see in Graenaland (section 8), dealt anew: unseen cards in other hands, face-down cards, decks.

The notes of rules_memory.py are a story of unseen cards: which came, when one left and what it was, what was shown in
between. Here it is told with other cards, so that everything everybody has seen happens as it did. A card comes out of
its own batch, which has as many of every kind as it had. Nothing depends on what the others really hold.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Int, Ints, filled
from nemeton.core.rng import Rng
from nemeton.core.state import PLAYERS, TURN
from nemeton.games.graenaland import ask
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_memory as memory
from nemeton.games.graenaland.rules_board import Board
from nemeton.games.graenaland.rules_round import seal_anything

MOST_TRIES: Final[Int] = 100  # stories told by lot before all are gone through
STAYS: Final[Int] = r.MOST_NOTES  # when a card leaves that is still in the hand: after all marks
ALL_PLACES: Final[Int] = 7  # of a deck, bits


def hide(state: Board, seat: Int, rng: Rng) -> None:
    story = Story(state, seat)
    told = False
    for _ in range(MOST_TRIES):
        told = story.tell(rng)
        if told:
            break
    if not told and not story.find(rng):
        raise ValueError("no cards fit what was seen of them")
    story.write(rng)
    for other in range(state.at[PLAYERS]):
        if other != seat and state.at[r.SEALED + other] != 0:
            seal_anything(state, other, rng)


@final
class Story:
    """Cards that the seat has not seen come into the others' hands and leave them, in the order of the notes."""

    def __init__(self, state: Board, seat: Int) -> None:
        self.state: Board = state
        self.seat: Int = seat
        notes = state.at[r.NOTES]
        self.cards: Int = 0
        self.note: Ints = filled(0, notes)  # + card: where in the row it is noted
        self.hand: Ints = filled(0, notes)  # + card: seat * DECKS + deck
        self.batch_of: Ints = filled(0, notes)
        self.lacks: Ints = filled(0, notes)  # bit set of the places in its deck that it cannot have
        self.place: Ints = filled(r.NOTHING, notes)  # the one it has
        self.left_at: Ints = filled(STAYS, notes)  # the mark with which it left
        self.marks: Int = 0
        self.mark: Ints = filled(0, notes)  # + i: a note about cards that have come
        self.came: Ints = filled(0, notes)  # + i: how many of them
        self.had: Int = 0  # bit set of seats who showed to have one of several kinds
        self.asked: Int = _asked_for_cards(state, seat)
        self.batches: Int = r.DECKS  # first those that are being drawn from, by deck
        self.key: Ints = filled(0, r.DECKS + notes + _face_down(state))  # + batch: its number * DECKS + deck
        self.full: Ints = filled(0, len(self.key) * r.PER_DECK)  # + batch * PER_DECK + place: cards
        self._gather()
        self.left: Ints = self.full[:]  # those no hand has yet
        self.turn: Int = 0

    # --- all cards whose place the seat does not know ---

    def _gather(self) -> None:
        """Out of the piles, the others' hands and from the territories, by batch."""
        at = self.state.at  # hot
        for deck in range(r.DECKS):
            self.key[deck] = at[r.BATCH + deck] * r.DECKS + deck
        for kind in range(r.KINDS):
            self.full[kind] = at[r.PILE + kind]
        for i in range(r.NOTE, r.NOTE + at[r.NOTES]):
            note = at[i]
            owner = memory.seat_in(note)
            what = memory.what_in(note)
            if owner == self.seat:
                continue
            if what == memory.CAME:
                kind = memory.kind_in(note)
                deck = kind // r.PER_DECK
                batch = self._batch(memory.batch_in(note), deck)
                self.full[batch * r.PER_DECK + kind % r.PER_DECK] += 1
                self.note[self.cards] = i
                self.hand[self.cards] = owner * r.DECKS + deck
                self.batch_of[self.cards] = batch
                self.cards += 1
                self._hold(owner, kind, -1)
                continue
            self.mark[self.marks] = note
            self.came[self.marks] = self.cards
            self.marks += 1
            if what == memory.LEFT:
                self._hold(owner, memory.kind_in(note), 1)
            elif what == memory.HAD:
                self.had |= 1 << owner
        for tile in range(r.TILES):
            for i in range(r.DOWN + tile * r.MOST_DOWN, r.DOWN + tile * r.MOST_DOWN + at[r.DOWN_COUNT + tile]):
                batch = self._batch(at[i] // r.PER_DECK, r.TILE_DECK[tile])
                self.full[batch * r.PER_DECK + at[i] % r.PER_DECK] += 1

    def _batch(self, number: Int, deck: Int) -> Int:
        key = number * r.DECKS + deck
        if self.key[deck] == key:
            return deck
        batch = r.DECKS
        while batch < self.batches and self.key[batch] != key:
            batch += 1
        if batch == self.batches:
            self.key[batch] = key
            self.batches += 1
        return batch

    def _hold(self, seat: Int, kind: Int, cards: Int) -> None:
        at = self.state.at
        at[r.HAND + seat * r.KINDS + kind] += cards
        at[r.HELD + seat * r.RESOURCES + r.KIND_RESOURCE[kind]] += cards

    # --- single motions ---

    def _take(self, card: Int, place: Int) -> None:
        self.place[card] = place
        self.left[self.batch_of[card] * r.PER_DECK + place] -= 1

    def _put_back(self, card: Int) -> None:
        self.left[self.batch_of[card] * r.PER_DECK + self.place[card]] += 1
        self.place[card] = r.NOTHING

    def _exclude(self, i: Int) -> None:
        """No card in this hand is of the kinds of the mark."""
        seat = memory.seat_in(self.mark[i])
        kinds = memory.of_in(self.mark[i])
        for card in range(self.came[i]):
            if self.hand[card] // r.DECKS == seat and self.left_at[card] == STAYS:
                self.lacks[card] |= (kinds >> (self.hand[card] % r.DECKS * r.PER_DECK)) & ALL_PLACES

    def _leave(self, card: Int, i: Int) -> None:
        """Of equal cards the one that came first leaves first, so that nothing is told in two ways."""
        place = memory.kind_in(self.mark[i]) % r.PER_DECK
        self._take(card, place)
        self.left_at[card] = i
        for other in range(card):
            if self.hand[other] == self.hand[card] and self.left_at[other] == STAYS:
                self.lacks[other] |= 1 << place

    def _may_leave(self, card: Int, hand: Int, place: Int) -> bool:
        return (
            self.hand[card] == hand
            and self.left_at[card] == STAYS
            and (self.lacks[card] >> place) & 1 == 0
            and self.left[self.batch_of[card] * r.PER_DECK + place] > 0
        )

    # --- a story told by lot ---

    def tell(self, rng: Rng) -> bool:
        """Cards that left, then those that cannot be everything, then all others; False where it comes to nothing."""
        self._begin()
        if self.marks > 0 and not (self._let_leave(rng) and self._draw(2, rng) and self._draw(1, rng)):
            return False
        return self._draw(0, rng) and self._is_true()

    def _begin(self) -> None:
        self.left = self.full[:]
        for card in range(self.cards):
            self.place[card] = r.NOTHING
            self.lacks[card] = 0
            self.left_at[card] = STAYS

    def _let_leave(self, rng: Rng) -> bool:
        for i in range(self.marks):
            what = memory.what_in(self.mark[i])
            if what == memory.LACKED:
                self._exclude(i)
            elif what == memory.LEFT:
                card = self._any_to_leave(i, rng)
                if card == r.NOTHING:
                    return False
                self._leave(card, i)
        return True

    def _any_to_leave(self, i: Int, rng: Rng) -> Int:
        """One after the other may turn out to be of the kind that left, until one is."""
        kind = memory.kind_in(self.mark[i])
        hand = memory.seat_in(self.mark[i]) * r.DECKS + kind // r.PER_DECK
        place = kind % r.PER_DECK
        possible = True
        while possible:
            possible = False
            for card in range(self.came[i]):
                if self.hand[card] == hand and self._may_leave(card, hand, place):
                    if self._any(self.batch_of[card], self.lacks[card], rng) == place:
                        return card
                    possible = True
        return r.NOTHING

    def _draw(self, least: Int, rng: Rng) -> bool:
        """Cards of which at least so many kinds of their deck are excluded, each out of its batch."""
        for card in range(self.cards):
            if self.place[card] == r.NOTHING and _bits(self.lacks[card]) >= least:
                place = self._any(self.batch_of[card], self.lacks[card], rng)
                if place == r.NOTHING:
                    return False
                self._take(card, place)
        return True

    def _any(self, batch: Int, lacks: Int, rng: Rng) -> Int:
        """The place of a card that is left in the batch, none of those in `lacks`."""
        first = batch * r.PER_DECK
        total: Int = 0
        for place in range(r.PER_DECK):
            if (lacks >> place) & 1 == 0:
                total += self.left[first + place]
        if total == 0:
            return r.NOTHING
        ticket = rng.below(total)
        chosen: Int = 0
        while (lacks >> chosen) & 1 != 0 or ticket >= self.left[first + chosen]:
            if (lacks >> chosen) & 1 == 0:
                ticket -= self.left[first + chosen]
            chosen += 1
        return chosen

    # --- whether it is true to what was seen of those who had or have something ---

    def _is_true(self) -> bool:
        return (self.had == 0 or self._all_had()) and (self.asked == r.NOTHING or self._has_a_choice())

    def _all_had(self) -> bool:
        for i in range(self.marks):
            if memory.what_in(self.mark[i]) == memory.HAD and not self._had(i):
                return False
        return True

    def _had(self, i: Int) -> bool:
        seat = memory.seat_in(self.mark[i])
        kinds = memory.of_in(self.mark[i])
        for card in range(self.came[i]):
            if (
                self.hand[card] // r.DECKS == seat
                and self.left_at[card] > i
                and (kinds >> (self.hand[card] % r.DECKS * r.PER_DECK + self.place[card])) & 1 != 0
            ):
                return True
        return False

    def _has_a_choice(self) -> bool:
        """Nobody is asked who has none. Where it is not known what somebody holds its deck suffices."""
        self._hold_all(1)
        self.state.count = -1
        choice = self.state.look() > 1
        self.state.count = -1
        self._hold_all(-1)
        return choice

    def _hold_all(self, cards: Int) -> None:
        for card in range(self.cards):
            if self.left_at[card] == STAYS:
                place = self.place[card] if self.place[card] != r.NOTHING else 0
                self._hold(self.hand[card] // r.DECKS, self.hand[card] % r.DECKS * r.PER_DECK + place, cards)

    # --- all stories, one after the other ---

    def find(self, rng: Rng) -> bool:
        """The first that is true, whatever the lot says; there is one, for the cards were dealt in some way."""
        self._begin()
        self.turn = rng.below(r.PER_DECK)
        return self._find_from(0) and self._draw(0, rng)

    def _find_from(self, i: Int) -> bool:
        """Go through the marks from this one on."""
        if i == self.marks:
            return self._settle(0, True)
        what = memory.what_in(self.mark[i])
        if what == memory.HAD:
            return self._find_from(i + 1)
        if what == memory.LACKED:
            before = self.lacks[:]
            self._exclude(i)
            if self._find_from(i + 1):
                return True
            self.lacks = before
            return False
        kind = memory.kind_in(self.mark[i])
        hand = memory.seat_in(self.mark[i]) * r.DECKS + kind // r.PER_DECK
        before = self.lacks[:]
        for card in range(self.came[i]):
            if self._may_leave(card, hand, kind % r.PER_DECK) and self._alike_before(card) == r.NOTHING:
                self._leave(card, i)
                if self._find_from(i + 1):
                    return True
                self.lacks = before[:]
                self.left_at[card] = STAYS
                self._put_back(card)
        return False

    def _settle(self, card: Int, watched: bool) -> bool:
        """What is in the hands at the end, first of those of whom more was seen (`watched`), then of the others."""
        while card < self.cards and (
            self.left_at[card] != STAYS or self._is_watched(card) != watched or (not watched and self.lacks[card] == 0)
        ):
            card += 1
        if card == self.cards:
            return not watched or (self._is_true() and self._settle(0, False))
        alike = self._alike_before(card)
        for rank in range(self._rank(self.place[alike]) if alike != r.NOTHING else 0, r.PER_DECK):
            place = (rank + self.turn) % r.PER_DECK
            if (self.lacks[card] >> place) & 1 == 0 and self.left[self.batch_of[card] * r.PER_DECK + place] > 0:
                self._take(card, place)
                if self._settle(card + 1, watched):
                    return True
                self._put_back(card)
        return False

    def _is_watched(self, card: Int) -> bool:
        seat = self.hand[card] // r.DECKS
        return seat == self.asked or (self.had >> seat) & 1 != 0

    def _rank(self, place: Int) -> Int:
        """All places are gone through from another one on in every search."""
        return (place + r.PER_DECK - self.turn) % r.PER_DECK

    def _alike_before(self, card: Int) -> Int:
        """The last card before this one in the same hand of which the same is known; it need not be tried twice."""
        if (self.had >> (self.hand[card] // r.DECKS)) & 1 != 0:
            return r.NOTHING  # it may matter when it came
        for other in range(card - 1, -1, -1):
            if (
                self.hand[other] == self.hand[card]
                and self.left_at[other] == STAYS
                and self.batch_of[other] == self.batch_of[card]
                and self.lacks[other] == self.lacks[card]
            ):
                return other
        return r.NOTHING

    # --- what comes of it ---

    def write(self, rng: Rng) -> None:
        """Into the hands and their notes; what lies face down is drawn last; the rest are the piles."""
        at = self.state.at
        self._hold_all(1)
        for card in range(self.cards):
            i = self.note[card]
            at[i] = memory.with_place(at[i], self.place[card])
        for tile in range(r.TILES):
            for i in range(r.DOWN + tile * r.MOST_DOWN, r.DOWN + tile * r.MOST_DOWN + at[r.DOWN_COUNT + tile]):
                number = at[i] // r.PER_DECK
                batch = self._batch(number, r.TILE_DECK[tile])
                place = self._any(batch, 0, rng)
                self.left[batch * r.PER_DECK + place] -= 1
                at[i] = number * r.PER_DECK + place
        for kind in range(r.KINDS):
            at[r.PILE + kind] = self.left[kind]


def _asked_for_cards(state: Board, seat: Int) -> Int:
    """Who but this seat is being asked something that depends on his cards; NOTHING if nobody is."""
    turn = state.at[TURN]
    kind = state.asked()
    if turn < 0 or turn == seat or kind < ask.BUILD or kind == ask.ARRIVE or kind == ask.MAKE_ROOM:
        return r.NOTHING
    return turn


def _face_down(state: Board) -> Int:
    """How many cards lie face down at all territories."""
    cards: Int = 0
    for tile in range(r.TILES):
        cards += state.at[r.DOWN_COUNT + tile]
    return cards


def _bits(places: Int) -> Int:
    return (places & 1) + ((places >> 1) & 1) + ((places >> 2) & 1)
