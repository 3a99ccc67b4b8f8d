"""The first three phases of a round: production, hero movement, proposals with their ballots (5.1 to 5.5)."""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Int
from nemeton.core.rng import Rng
from nemeton.core.state import NOBODY, PLAYERS, TOGETHER
from nemeton.games.graenaland.rules_land import Land
from nemeton.games.graenaland.rules_row import (
    ALL_VOTES,
    BALLOT,
    BALLOTING,
    BASE,
    BONUS,
    BONUSES,
    CARDS,
    DISCARDS,
    DOWN,
    DOWN_COUNT,
    DOWNS,
    DRAW_CARD,
    GIVE,
    GIVES,
    HERO,
    HERO_MOVES,
    HEROES,
    IMPROVEMENT,
    KIND_RESOURCE,
    LEAD,
    LEADING,
    MOST_DOWN,
    MOST_PLAYERS,
    MOVE,
    MOVING,
    MUST_MOVE,
    MUST_PROPOSE,
    NOTHING,
    OFFER,
    OPEN,
    OPEN_VOTES,
    PASS,
    PER_DECK,
    PILE,
    PRODUCE,
    PROPOSALS,
    PROPOSE,
    PROPOSED,
    PROPOSER,
    PROPOSING,
    REACH,
    REVEAL,
    ROAD,
    ROAD_CARD,
    SAY_ACCEPTED,
    SAY_BONUS,
    SAY_CARD,
    SAY_DOWN,
    SAY_LOOKS,
    SAY_NO_BONUS,
    SAY_OFFER,
    SAY_PASS,
    SAY_PROPOSAL,
    SAY_REJECTED,
    SAY_STAYS,
    SAY_TAKES,
    SAY_VOTE,
    SEALED,
    STAY,
    STORE_FACTOR,
    TILE_AT,
    TILE_DECK,
    TILE_SYMBOL,
    TILES,
    UNKNOWN,
    UNSETTLED,
    VOTE,
    VOTES,
    YES,
    YES_VOTES,
)


class Ballot(Land):
    # --- production (G-2 to G-4) ---

    @final
    def produce(self, place: Int, stage: Int) -> None:
        """GA-22: coast from the left, then inland from the left; territory, road, improvement (G-3)."""
        at = self.at
        while place < 2 * at[PLAYERS] - 1:
            tile = at[TILE_AT + place]
            settlements = self.settlements_in(tile)
            if self.cards_at(tile) <= settlements * at[STORE_FACTOR] and (
                settlements > 0 or at[UNSETTLED] != 0
            ):  # GA-1
                while stage <= BONUS:
                    if self._yields(tile, stage) and self.renew(TILE_DECK[tile]):
                        self.push(PRODUCE, NOBODY, place, stage + 1)
                        self.push(DRAW_CARD, NOBODY, tile, stage)
                        return
                    stage += 1
            place += 1
            stage = BASE
        self.push(MOVING, NOBODY)

    @final
    def _yields(self, tile: Int, stage: Int) -> bool:
        if stage == BASE:
            return True
        return self.has_facility(tile, ROAD if stage == ROAD_CARD else IMPROVEMENT)

    @final
    def find_card(self, tile: Int, stage: Int) -> None:
        """Every card of a shuffled deck is as likely as every other."""
        at = self.at
        base = CARDS if stage == BASE else DOWNS if stage == ROAD_CARD else BONUSES
        deck = TILE_DECK[tile]
        for kind in range(deck * PER_DECK, deck * PER_DECK + PER_DECK):
            if at[PILE + kind] > 0:
                self.add_odds(base + kind, at[PILE + kind])

    @final
    def lay_card(self, tile: Int, stage: Int, move: Int) -> None:
        at = self.at
        if stage == ROAD_CARD:  # G-29, GA-7, GC-2
            kind = move - DOWNS
            at[DOWN + tile * MOST_DOWN + at[DOWN_COUNT + tile]] = kind % PER_DECK
            at[DOWN_COUNT + tile] += 1
            self.tell(SAY_DOWN, tile)
        elif stage == BASE:
            kind = move - CARDS
            at[OPEN + tile * PER_DECK + kind % PER_DECK] += 1
            self.tell(SAY_CARD, tile, KIND_RESOURCE[kind])
        else:
            kind = move - BONUSES
            if KIND_RESOURCE[kind] == TILE_SYMBOL[tile]:  # G-30
                at[OPEN + tile * PER_DECK + kind % PER_DECK] += 1
                self.tell(SAY_BONUS, tile, KIND_RESOURCE[kind])
            else:
                at[DISCARDS + kind] += 1
                self.tell(SAY_NO_BONUS, tile, KIND_RESOURCE[kind])
        at[PILE + kind] -= 1

    # --- hero movement (G-5 to G-7) ---

    @final
    def begin_moving(self) -> None:
        """G-5: all but the lead player, in secret and at the same time."""
        at = self.at
        everybody = (1 << at[PLAYERS]) - 1
        self.push(MOVE, TOGETHER, everybody & ~(1 << at[LEAD]))

    @final
    def find_hero_moves(self, seat: Int) -> None:
        """G-6: an adjacent territory or two along the coast; or stay (GA-3)."""
        at = self.at
        if at[MUST_MOVE] == 0:
            self.add(STAY)
        for hero in range(HEROES):
            here = at[HERO + seat * HEROES + hero]
            if here != NOTHING:
                reach = at[REACH + here]
                for tile in range(TILES):
                    if (reach >> tile) & 1 != 0:
                        self.add(HERO_MOVES + hero * TILES + tile)

    @final
    def seal(self, seat: Int, waiting: Int, move: Int) -> None:
        """Nobody learns anything before the last has chosen."""
        self.at[SEALED + seat] = move + 1
        if waiting == 1 << seat:
            self.push(REVEAL, NOBODY)

    @final
    def reveal(self) -> None:
        """All choices are shown and carried out together; moves of different players never interfere."""
        at = self.at
        for seat in range(at[PLAYERS]):
            move = at[SEALED + seat] - 1
            if move > STAY:
                self.put_hero(seat, (move - HERO_MOVES) // TILES, (move - HERO_MOVES) % TILES)
            elif move == STAY:
                self.tell(SAY_STAYS, seat)
            at[SEALED + seat] = 0
        self.push(PROPOSING, self.left_of(at[LEAD]))

    @final
    def seal_anything(self, seat: Int, rng: Rng) -> None:
        """Some legal hero move, for those who cannot see what was chosen."""
        at = self.at
        choices: Int = 1 - at[MUST_MOVE]
        for hero in range(HEROES):
            if at[HERO + seat * HEROES + hero] != NOTHING:
                choices += bits(at[REACH + at[HERO + seat * HEROES + hero]])
        ticket = rng.below(choices)
        if at[MUST_MOVE] == 0:
            if ticket == 0:
                at[SEALED + seat] = STAY + 1
                return
            ticket -= 1
        for hero in range(HEROES):
            here = at[HERO + seat * HEROES + hero]
            if here != NOTHING:
                for tile in range(TILES):
                    if (at[REACH + here] >> tile) & 1 != 0:
                        if ticket == 0:
                            at[SEALED + seat] = HERO_MOVES + hero * TILES + tile + 1
                            return
                        ticket -= 1

    # --- proposals (G-8 to G-10) ---

    @final
    def next_proposer(self, seat: Int) -> None:
        """G-8: from the left of the lead player on, who himself proposes nothing."""
        if seat == self.at[LEAD]:
            self.push(LEADING, seat)
        else:
            self.push(PROPOSING, self.left_of(seat))
            self.push(PROPOSE, seat)

    @final
    def may_propose(self, seat: Int, tile: Int) -> bool:
        """G-9: where the proposer has a vote and a card lies."""
        return self.cards_at(tile) > 0 and self.votes(seat, tile) > 0

    @final
    def find_proposals(self, seat: Int) -> None:
        at = self.at
        if at[MUST_PROPOSE] == 0:  # GA-4
            self.add(PASS)
        for tile in range(TILES):
            if self.may_propose(seat, tile):
                self.add(PROPOSALS + tile)
        if self.count == 1 - at[MUST_PROPOSE]:
            self.count = 0  # no territory to propose for: not asked

    @final
    def propose(self, seat: Int, move: Int) -> None:
        at = self.at
        if move == PASS:
            self.tell(SAY_PASS, seat)
            return
        at[PROPOSER] = seat
        at[PROPOSED] = move - PROPOSALS
        self._ask_receivers(seat, 0)

    @final
    def _ask_receivers(self, seat: Int, what: Int) -> None:
        """G-9, GC-17: a receiver for every card in canonical order, face-down cards last."""
        at = self.at
        tile = at[PROPOSED]
        while what <= PER_DECK:
            cards = at[OPEN + tile * PER_DECK + what] if what < PER_DECK else at[DOWN_COUNT + tile]
            if cards > 0:
                self.push(GIVE, seat, what * 64 + cards)
                return
            what += 1
        self._open_ballot(seat, tile)

    @final
    def find_receivers(self, what: Int, first: Int) -> None:
        """GA-5: anybody may receive. GC-17: equal cards go to seats in non-falling order."""
        deck = TILE_DECK[self.at[PROPOSED]]
        card = KIND_RESOURCE[deck * PER_DECK + what] if what < PER_DECK else UNKNOWN
        for seat in range(first, self.at[PLAYERS]):
            self.add(GIVES + card * MOST_PLAYERS + seat)

    @final
    def assign(self, seat: Int, a: Int, move: Int) -> None:
        receiver = (move - GIVES) % MOST_PLAYERS
        self.at[OFFER + receiver * (PER_DECK + 1) + a // 64] += 1
        if a % 64 > 1:
            self.push(GIVE, seat, a - 1, receiver)
        else:
            self._ask_receivers(seat, a // 64 + 1)

    # --- the ballot (G-15, G-16, GA-6) ---

    @final
    def _open_ballot(self, proposer: Int, tile: Int) -> None:
        at = self.at
        total: Int = 0
        for seat in range(at[PLAYERS]):
            votes = self.votes(seat, tile)
            at[VOTES + seat] = votes
            total += votes
        at[BALLOT + proposer] = 1
        at[YES_VOTES] = at[VOTES + proposer]
        at[ALL_VOTES] = total
        at[OPEN_VOTES] = total - at[YES_VOTES]
        self.tell(SAY_PROPOSAL, proposer, tile, at[YES_VOTES], total)
        for seat in range(at[PLAYERS]):
            cards = self.offered(seat)
            if cards > 0:
                self.tell(SAY_OFFER, seat, cards)
        self.push(BALLOTING, self.left_of(proposer))

    @final
    def offered(self, seat: Int) -> Int:
        """What the proposal gives to a player, as events write it: six bits for each resource and face-down cards."""
        at = self.at
        deck = TILE_DECK[at[PROPOSED]]
        offer = OFFER + seat * (PER_DECK + 1)
        cards: Int = at[offer + PER_DECK] << (6 * UNKNOWN)
        for what in range(PER_DECK):
            cards += at[offer + what] << (6 * KIND_RESOURCE[deck * PER_DECK + what])
        return cards

    @final
    def go_on_voting(self, seat: Int) -> None:
        """G-15: more than half of all votes; nobody is asked once the result is fixed (GA-24)."""
        at = self.at
        if 2 * at[YES_VOTES] > at[ALL_VOTES]:
            self._accept()
        elif 2 * (at[YES_VOTES] + at[OPEN_VOTES]) <= at[ALL_VOTES]:
            self.tell(SAY_REJECTED, at[PROPOSED], at[YES_VOTES], at[ALL_VOTES])
            self._clear_ballot()
        else:
            while at[VOTES + seat] == 0 or at[BALLOT + seat] != 0:
                seat = self.left_of(seat)
            self.push(BALLOTING, self.left_of(seat))
            self.push(VOTE, seat)

    @final
    def vote(self, seat: Int, move: Int) -> None:
        """All votes of a player go the same way."""
        at = self.at
        votes = at[VOTES + seat]
        at[OPEN_VOTES] -= votes
        if move == YES:
            at[YES_VOTES] += votes
            at[BALLOT + seat] = 1
        else:
            at[BALLOT + seat] = 2
        self.tell(SAY_VOTE, seat, 1 if move == YES else 0, votes)

    @final
    def _accept(self) -> None:
        """Every card goes to its receiver; a face-down card is seen only by him (GA-7)."""
        at = self.at
        tile = at[PROPOSED]
        deck = TILE_DECK[tile]
        self.tell(SAY_ACCEPTED, tile, at[YES_VOTES], at[ALL_VOTES])
        next_down: Int = 0
        for seat in range(at[PLAYERS]):
            offer = OFFER + seat * (PER_DECK + 1)
            cards = self.offered(seat)
            if cards > 0:
                self.tell(SAY_TAKES, seat, cards, tile)
            for what in range(PER_DECK):
                for _ in range(at[offer + what]):
                    self.take_card(seat, deck * PER_DECK + what, True)
            for _ in range(at[offer + PER_DECK]):
                kind = deck * PER_DECK + at[DOWN + tile * MOST_DOWN + next_down]
                at[DOWN + tile * MOST_DOWN + next_down] = 0
                next_down += 1
                self.take_card(seat, kind, False)
                self.tell(SAY_LOOKS, seat, KIND_RESOURCE[kind])
        for what in range(PER_DECK):
            at[OPEN + tile * PER_DECK + what] = 0
        at[DOWN_COUNT + tile] = 0
        self._clear_ballot()

    @final
    def _clear_ballot(self) -> None:
        at = self.at
        at[PROPOSER] = NOBODY
        at[PROPOSED] = NOTHING
        for i in range(OFFER, OPEN_VOTES + 1):
            at[i] = 0


def bits(numbers: Int) -> Int:
    """How many members a bit set has."""
    count: Int = 0
    while numbers != 0:
        numbers &= numbers - 1
        count += 1
    return count
