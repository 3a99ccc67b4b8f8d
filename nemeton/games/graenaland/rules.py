"""The rules of Graenaland, G-1 to G-40, with the decisions GA-… and clarifications GC-… of the dossier.

Here: the order of the phases, the end of a round and of the game, the ranking, hidden hands. Setting up stands in
rules_setup.py, the phases themselves in rules_ballot.py and rules_build.py. G-40 holds because nothing else moves a
card.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Int, Ints
from nemeton.core.rng import Rng
from nemeton.core.state import DEPTH, FRAME, NOBODY, PLAYERS, STACK, TOGETHER, TURN, State
from nemeton.games.graenaland import content
from nemeton.games.graenaland.rules_row import (
    ADVANCED,
    ARMY,
    ARRIVE,
    BALLOTING,
    BEGIN,
    BUILD,
    CANCEL,
    COME,
    DECISIONS,
    DECKS,
    DECLARE,
    DECLARER,
    DOWN,
    DOWN_COUNT,
    DRAW_CARD,
    DRAW_SUPPLY,
    DRAWS,
    END,
    END_ROUND,
    ENOUGH,
    FEE,
    FEES,
    FILL,
    FINAL,
    FINISH,
    GIVE,
    HALVES,
    HAND,
    HELD,
    HELP,
    HELPING,
    HERO,
    HEROES,
    HOUSES,
    JOINT_END,
    JOINT_USED,
    KIND_RESOURCE,
    KINDS,
    KNOWN,
    LACKS,
    LAY_OUT,
    LEAD,
    LEADING,
    MAKE_ROOM,
    MARKETS_USED,
    MOST_DOWN,
    MOST_MOVES,
    MOVE,
    MOVING,
    NEED,
    NEXT_ROUND,
    NO,
    NOTHING,
    PASS,
    PAY,
    PAY_FEES,
    PAYS,
    PER_DECK,
    PILE,
    PLEDGE,
    PLEDGES,
    PRODUCE,
    PROPOSE,
    PROPOSING,
    REMAIN,
    RESOURCES,
    REVEAL,
    ROUND,
    ROUND_LIMIT,
    SAY_BUILD_END,
    SAY_DECLARES,
    SAY_FINAL,
    SAY_NO_PLEDGE,
    SAY_REMAINS,
    SAY_RESHUFFLE,
    SAY_RESULT,
    SAY_ROUND,
    SAY_ROUND_LIMIT,
    SAY_SUPPLY_EXPIRES,
    SCORING,
    SEALED,
    SETTLE,
    SETTLING,
    SPARE,
    SPARES,
    STAND,
    STANDING,
    START_CARD,
    STEPS_TO,
    SUPPLY_DISCARDS,
    SUPPLY_OPEN,
    SUPPLY_PILE,
    TILE_DECK,
    TILES,
    TURN_SUPPLY,
    VOTE,
    YES,
)
from nemeton.games.graenaland.rules_setup import SetUp

MOST_DEALS: Final[Int] = 100  # tries to deal a world in which what has begun can be finished


@final
class Graenaland(SetUp):
    def __init__(self, at: Ints) -> None:
        super().__init__(at, DECISIONS, DRAWS, MOST_MOVES)

    def blank(self, at: Ints) -> State:
        return Graenaland(at)

    # --- what can be decided and drawn ---

    def find(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind == DRAW_CARD:
            self.find_card(a, b)
        elif kind == GIVE:
            self.find_receivers(a // 64, b)
        elif kind == MOVE:
            self.find_hero_moves(seat)
        elif kind == PROPOSE:
            self.find_proposals(seat)
        elif kind == VOTE:
            self.add(YES)
            self.add(NO)
        elif kind == BUILD:
            self.find_projects(seat, a)
        elif kind == PAY:
            self.find_payments(seat, a, PAYS)
        elif kind == SPARE:
            self.find_spares(seat, a, b)
        elif kind == FEE:
            self.find_fees(seat)
        elif kind == ARRIVE:
            self.add(COME)
            self.add(REMAIN)
        elif kind == MAKE_ROOM:
            self.find_room(seat, b)
        elif kind == PLEDGE:
            self.find_pledges(seat, a)
            self.add(ENOUGH)
        elif kind == HELP:
            self.add(PASS)
            self.find_pledges(seat, a)
        elif kind == FILL:
            self.find_payments(seat, a, PLEDGES)
            if b == 0:
                self.add(CANCEL)
        elif kind == SETTLE:
            self.find_settling(seat, a)
        elif kind == STAND:
            self.find_standing(seat)
        else:
            self.find_other_draw(kind, a)

    # --- carrying it out ---

    def decide(self, kind: Int, seat: Int, a: Int, b: Int, move: Int) -> None:
        if kind == DRAW_CARD:
            self.lay_card(a, b, move)
        elif kind == GIVE:
            self.assign(seat, a, move)
        elif kind == MOVE:
            self.seal(seat, a, move)
        elif kind == PROPOSE:
            self.propose(seat, move)
        elif kind == VOTE:
            self.vote(seat, move)
        elif kind == BUILD:
            self._build(seat, a, move)
        elif kind == PAY:
            self.pay(seat, move - PAYS)
        elif kind == SPARE:
            self.spare(seat, a, move - SPARES)
        elif kind == FEE:
            self.pay_fee(seat, a, move - FEES)
        elif kind == ARRIVE:
            if move == COME:
                self.put_hero(seat, a, b)
            else:
                self.tell(SAY_REMAINS, seat, a, self.at[HERO + seat * HEROES + a])
        elif kind == MAKE_ROOM:
            self.make_room(seat, a, b, move - STEPS_TO)
        elif kind == PLEDGE or kind == HELP:
            self._pledge(kind, seat, move)
        elif kind == FILL:
            self.fill(seat, move)
        else:
            self.decide_set_up(kind, seat, a, move)

    def _build(self, seat: Int, final_building: Int, move: Int) -> None:
        if move == DECLARE:
            self._declare(seat)
        elif move == END:
            self.tell(SAY_BUILD_END, seat)
        else:
            self.begin_project(seat, final_building, move)

    def _pledge(self, kind: Int, seat: Int, move: Int) -> None:
        """5.7, 2 and 3: slot after slot, until he has enough."""
        if move == ENOUGH or move == PASS:
            self.tell(SAY_NO_PLEDGE, seat)
            return
        self.pledge(seat, move - PLEDGES)
        if self.at[NEED] != 0 and (kind == PLEDGE or self.fits(seat)):
            self.push(kind, seat, move - PLEDGES)

    # --- what happens by itself (G-1: each phase is finished before the next) ---

    def step(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind == PRODUCE:
            self.produce(a, b)
        elif kind == BALLOTING:
            self.go_on_voting(seat)
        elif kind == PROPOSING:
            self.next_proposer(seat)
        elif kind == FINISH:
            self.finish_project(seat)
        elif kind == MOVING:
            self.begin_moving()
        elif kind == REVEAL:
            self.reveal()
        elif kind == LEADING:
            self.begin_building(seat)
        elif kind == PAY_FEES:
            self.next_fee(seat, a)
        elif kind == HELPING:
            self.ask_helper(seat)
        elif kind == JOINT_END:
            self.end_pledging(seat)
        elif kind == END_ROUND:
            self._end_round()
        elif kind == NEXT_ROUND:
            self._next_round()
        elif kind == TURN_SUPPLY:
            self._turn_up_supply()
        elif kind == START_CARD:
            self.deal_start_card(a)
        elif kind == SETTLING:
            self.next_settler(a)
        elif kind == STANDING:
            self.next_warrior(a)
        elif kind == LAY_OUT:
            self.begin_settling()
        elif kind == FINAL:
            self._final_building(seat, a)
        elif kind == BEGIN:
            self._begin_round()
        else:
            for player in range(self.at[PLAYERS]):
                self.tell(SAY_RESULT, player, self.score(player), self.place(player))

    # --- the end of a round (G-35) ---

    def _begin_round(self) -> None:
        at = self.at
        at[ROUND] += 1
        self.tell(SAY_ROUND, at[ROUND], at[LEAD])
        self.push(PRODUCE, NOBODY)

    def _end_round(self) -> None:
        """GA-13: an unused supply card expires; the ship goes to the left; one supply card is turned up."""
        at = self.at
        if at[HALVES] == 3:
            self.tell(SAY_SUPPLY_EXPIRES, at[LEAD])
        at[HALVES] = 0
        at[MARKETS_USED] = 0
        at[JOINT_USED] = 0
        at[SUPPLY_DISCARDS] |= 1 << at[SUPPLY_OPEN]
        at[SUPPLY_OPEN] = NOTHING
        at[LEAD] = self.left_of(at[LEAD])
        self.push(NEXT_ROUND, NOBODY)
        self.push(TURN_SUPPLY, NOBODY)

    def _turn_up_supply(self) -> None:
        at = self.at
        if at[SUPPLY_PILE] == 0:
            at[SUPPLY_PILE] = at[SUPPLY_DISCARDS]
            at[SUPPLY_DISCARDS] = 0
            self.tell(SAY_RESHUFFLE, DECKS)
        self.push(DRAW_SUPPLY, NOBODY)

    def _next_round(self) -> None:
        """GA-20, GC-11: after the last round without a declaration the game is over."""
        if self.at[ROUND] >= self.at[ROUND_LIMIT]:
            self.tell(SAY_ROUND_LIMIT, self.at[ROUND])
            self.push(SCORING, NOBODY)
        else:
            self._begin_round()

    # --- the end of the game (G-36 to G-38) ---

    def _declare(self, seat: Int) -> None:
        """G-36: he wins. G-37: then everybody else builds once more, from his left."""
        at = self.at
        at[DECLARER] = seat
        at[DEPTH] = 0
        self.tell(SAY_DECLARES, seat, self.fulfilled(seat), self.score(seat))
        self.push(SCORING, NOBODY)
        self.push(FINAL, self.left_of(seat), at[PLAYERS] - 1)

    def _final_building(self, seat: Int, left: Int) -> None:
        """G-37, GC-10: no supply card, no facilities; markets may be used."""
        at = self.at
        at[HALVES] = 0
        at[MARKETS_USED] = 0
        if left > 0:
            self.tell(SAY_FINAL, seat)
            self.push(FINAL, self.left_of(seat), left - 1)
            self.push(BUILD, seat, 1)

    def score(self, seat: Int) -> Int:
        """Fulfilled conditions, in the advanced game their points."""
        return self.fulfilled(seat) if self.at[ADVANCED] == 0 else self.victory_points(seat)

    def settlements_of(self, seat: Int) -> Int:
        return content.HOUSES - self.at[HOUSES + seat]

    def ahead(self, one: Int, other: Int) -> Int:
        """The declarer, then conditions (G-38); ties by settlements, army, hand cards (GA-19)."""
        at = self.at
        if at[DECLARER] == one or at[DECLARER] == other:
            if one == other:
                return 0
            return 1 if at[DECLARER] == one else -1
        difference: Int = 0
        if at[ADVANCED] != 0 and at[DECLARER] == NOBODY:  # GC-12: the round limit compares points first
            difference = self.victory_points(one) - self.victory_points(other)
        if difference == 0:
            difference = self.fulfilled(one) - self.fulfilled(other)
        if difference == 0 and at[ADVANCED] != 0:
            difference = self.victory_points(one) - self.victory_points(other)
        if difference == 0:
            difference = self.settlements_of(one) - self.settlements_of(other)
        if difference == 0:
            difference = at[ARMY + one] - at[ARMY + other]
        if difference == 0:
            difference = self.hand_size(one) - self.hand_size(other)
        return difference

    # --- hidden information (section 8) ---

    def hide(self, seat: Int, rng: Rng) -> None:
        """Unseen cards in other hands, face-down cards and the decks may lie otherwise; sealed moves be others.

        Cards whose faces everybody has seen stay; every unseen card keeps its deck, for the backs show it. What a
        player has shown not to have (LACKS) he is not given, as far as the other cards allow; and whoever is being
        asked has something to choose from, so worlds in which he could not pay what he has begun are dealt again."""
        truth = self.at[:]
        possible = False
        for _ in range(MOST_DEALS):
            self._hide_cards(seat, rng)
            possible = self._can_be_asked(seat)
            if possible:
                break
        if not possible:
            self.at = truth
        for other in range(self.at[PLAYERS]):
            if other != seat and self.at[SEALED + other] != 0:
                self.seal_anything(other, rng)

    def _can_be_asked(self, seat: Int) -> bool:
        """Nobody is asked who has no choice, so another seat that decides now has one."""
        at = self.at
        top = STACK + FRAME * (at[DEPTH] - 1)
        if at[TURN] < 0 or at[TURN] == seat or at[top + 1] == TOGETHER:
            return True
        self._find(top, at[top + 1])
        possible = self.count > 1
        self.count = -1
        return possible

    def _hide_cards(self, seat: Int, rng: Rng) -> None:
        at = self.at
        for deck in range(DECKS):
            self._gather(seat, deck)
            for other in range(at[PLAYERS]):
                if other != seat:
                    self._deal_unseen(other, deck, rng)
            for tile in range(TILES):
                if TILE_DECK[tile] == deck:
                    for i in range(at[DOWN_COUNT + tile]):
                        at[DOWN + tile * MOST_DOWN + i] = self._draw_unseen(deck, 0, rng)

    def _gather(self, seat: Int, deck: Int) -> None:
        """All cards of a deck whose place the seat does not know, into the pile; HAND counts them as not yet dealt."""
        at = self.at
        for tile in range(TILES):
            if TILE_DECK[tile] == deck:
                for i in range(at[DOWN_COUNT + tile]):
                    at[PILE + deck * PER_DECK + at[DOWN + tile * MOST_DOWN + i]] += 1
        for other in range(at[PLAYERS]):
            if other != seat:
                unseen: Int = 0
                for kind in range(deck * PER_DECK, deck * PER_DECK + PER_DECK):
                    cards = at[HAND + other * KINDS + kind] - at[KNOWN + other * KINDS + kind]
                    if cards > 0:
                        at[PILE + kind] += cards
                        at[HAND + other * KINDS + kind] -= cards
                        at[HELD + other * RESOURCES + KIND_RESOURCE[kind]] -= cards
                        unseen += cards
                # Until they are dealt again they stand, by their number, in the first kind of the deck.
                at[HAND + other * KINDS + deck * PER_DECK] += unseen

    def _deal_unseen(self, seat: Int, deck: Int, rng: Rng) -> None:
        at = self.at
        first = deck * PER_DECK
        unseen = at[HAND + seat * KINDS + first] - at[KNOWN + seat * KINDS + first]
        at[HAND + seat * KINDS + first] -= unseen
        for _ in range(unseen):
            kind = first + self._draw_unseen(deck, (at[LACKS + seat] >> first) & ((1 << PER_DECK) - 1), rng)
            at[HAND + seat * KINDS + kind] += 1
            at[HELD + seat * RESOURCES + KIND_RESOURCE[kind]] += 1

    def _draw_unseen(self, deck: Int, lacks: Int, rng: Rng) -> Int:
        """A card out of the pile, none of the kinds in `lacks` if it can be; its place in the deck."""
        at = self.at
        pile = PILE + deck * PER_DECK
        total: Int = 0
        for what in range(PER_DECK):
            if (lacks >> what) & 1 == 0:
                total += at[pile + what]
        if total == 0:
            return self._draw_unseen(deck, 0, rng)
        ticket = rng.below(total)
        what = 0
        while (lacks >> what) & 1 != 0 or ticket >= at[pile + what]:
            if (lacks >> what) & 1 == 0:
                ticket -= at[pile + what]
            what += 1
        at[pile + what] -= 1
        return what
