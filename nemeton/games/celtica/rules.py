"""The rules of Celtica, C-1 to C-36, with the decisions CA-… and clarifications CC-… of the dossier.

The order is that of the rulebook: setting up, playing cards, the place where the druid stops, the end of a round, the
end of the game, the winner. Words, views and advice live beside this file; the numbers of the box in content.toml.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Int, Ints, ints
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, NOBODY, OWN_NUMBERS, PLAYERS, State
from nemeton.games.celtica import content

MOST_PLAYERS: Final[Int] = 5
DRUIDS: Final[Int] = len(content.DRUID_KEYS)
KINDS: Final[Int] = len(content.PART_KEYS)
HAND_SIZE: Final[Int] = content.HAND_SIZE
DISPLAY_SIZE: Final[Int] = content.DISPLAY_SIZE
START_PARTS: Final[Int] = content.START_PARTS
SWAP_COST: Final[Int] = content.SWAP_COST
BUY_COST: Final[Int] = content.BUY_COST
GOAL: Final[Int] = content.GOAL_PLACE
PLACE_KIND: Final[Ints] = ints(content.PLACE_KINDS)
PLACE_AMOUNT: Final[Ints] = ints(content.PLACE_AMOUNTS)
FIND: Final[Int] = content.FIND
RUIN: Final[Int] = content.RUIN
CULT: Final[Int] = content.CULT

# --- moves ---
MOST_EXPERIENCE: Final[Int] = max(content.EXPERIENCE_CARDS)
PLAYS: Final[Int] = 0  # + (druid * HAND_SIZE + cards - 1) * (MOST_EXPERIENCE + 1) + experience cards
DRAW_CARD: Final[Int] = PLAYS + DRUIDS * HAND_SIZE * (MOST_EXPERIENCE + 1)
DECLINE: Final[Int] = DRAW_CARD + 1
SWAPS: Final[Int] = DECLINE + 1  # + own kind * KINDS + kind in the display
BUYS: Final[Int] = SWAPS + KINDS * KINDS  # + kind
DONE: Final[Int] = BUYS + KINDS
PARTS_LIMIT: Final[Int] = 10000  # a set of up to four parts: one decimal digit each, kind + 1, not falling
TAKES: Final[Int] = DONE + 1  # + set
GIVES: Final[Int] = TAKES + PARTS_LIMIT  # + set
CARDS: Final[Int] = GIVES + PARTS_LIMIT  # + druid: the druid card that comes
EXPERIENCES: Final[Int] = CARDS + DRUIDS  # + druid: the experience card that comes
PARTS: Final[Int] = EXPERIENCES + DRUIDS  # + kind: the part that comes
STARTERS: Final[Int] = PARTS + KINDS  # + seat
MOVE_CODES: Final[Int] = STARTERS + MOST_PLAYERS
MOST_MOVES: Final[Int] = 192  # the most sets of three or four parts are 165 (section 12)

# --- what can be pending: decisions, then draws, then what happens by itself ---
PLAY: Final[Int] = 0
TAKE: Final[Int] = 1  # a: how many parts
GIVE: Final[Int] = 2  # a: how many parts
DRAW: Final[Int] = 3
FINAL: Final[Int] = 4
DECISIONS: Final[Int] = 5
DEAL_CARD: Final[Int] = 5  # a: 1 at a cult place
DEAL_EXPERIENCE: Final[Int] = 6
DEAL_PART: Final[Int] = 7  # seat NOBODY: into the display
DEAL_START: Final[Int] = 8
DRAWS: Final[Int] = 4
DEALING: Final[Int] = 9  # a: cards still to deal
START_DEALING: Final[Int] = 10  # a: start parts still to deal
BEGIN: Final[Int] = 11
REFILL: Final[Int] = 12
EXPERIENCE_STEP: Final[Int] = 13
END_CHECK: Final[Int] = 14
NEXT: Final[Int] = 15
FINAL_TURN: Final[Int] = 16  # a: final turns still to come
SCORING: Final[Int] = 17

# --- events; their words stand in words/*.ftl ---
SAY_STARTS: Final[Int] = 0
SAY_ROUND: Final[Int] = 1
SAY_DEAL: Final[Int] = 2
SAY_DISPLAY: Final[Int] = 3
SAY_START_PART: Final[Int] = 4
SAY_RESHUFFLE: Final[Int] = 5
SAY_PLAY: Final[Int] = 6
SAY_WALK: Final[Int] = 7
SAY_STAYS: Final[Int] = 8
SAY_TAKE: Final[Int] = 9
SAY_GIVE: Final[Int] = 10
SAY_NOTHING_TO_GIVE: Final[Int] = 11
SAY_EXPERIENCE: Final[Int] = 12
SAY_NO_EXPERIENCE: Final[Int] = 13
SAY_DRAW: Final[Int] = 14
SAY_DECLINE: Final[Int] = 15
SAY_OUT: Final[Int] = 16
SAY_LAST_ROUND: Final[Int] = 17
SAY_ALL_ARRIVED: Final[Int] = 18
SAY_NO_PARTS: Final[Int] = 19
SAY_VOID: Final[Int] = 20
SAY_FINAL: Final[Int] = 21
SAY_FINAL_SKIPPED: Final[Int] = 22
SAY_SWAP: Final[Int] = 23
SAY_BUY: Final[Int] = 24
SAY_DONE: Final[Int] = 25
SAY_RESULT: Final[Int] = 26

PILE_OF_DRUIDS: Final[Int] = 0
PILE_OF_EXPERIENCE: Final[Int] = 1
PILE_OF_PARTS: Final[Int] = 2

# --- where everything lies ---
GOAL_GIVES: Final[Int] = OWN_NUMBERS  # options first
SWAP_TO_RESERVE: Final[Int] = GOAL_GIVES + 1
STARTER: Final[Int] = SWAP_TO_RESERVE + 1  # CHANCE: random
OPEN_EXPERIENCE: Final[Int] = STARTER + 1
ROUND: Final[Int] = OPEN_EXPERIENCE + 1
FIRST: Final[Int] = ROUND + 1  # who opened the round
LAST: Final[Int] = FIRST + 1  # who played cards last
ENDER: Final[Int] = LAST + 1  # who ended the game
POSITION: Final[Int] = ENDER + 1  # + druid
HAND: Final[Int] = POSITION + DRUIDS  # + seat * DRUIDS + druid
EXPERIENCE: Final[Int] = HAND + MOST_PLAYERS * DRUIDS  # + seat * DRUIDS + druid
OWN: Final[Int] = EXPERIENCE + MOST_PLAYERS * DRUIDS  # + seat * KINDS + kind
DISPLAY: Final[Int] = OWN + MOST_PLAYERS * KINDS  # + kind
SUPPLY: Final[Int] = DISPLAY + KINDS
RESERVE: Final[Int] = SUPPLY + KINDS
PILE: Final[Int] = RESERVE + KINDS  # + druid
DISCARDS: Final[Int] = PILE + DRUIDS
EXPERIENCE_PILE: Final[Int] = DISCARDS + DRUIDS
EXPERIENCE_DISCARDS: Final[Int] = EXPERIENCE_PILE + DRUIDS
NUMBERS: Final[Int] = EXPERIENCE_DISCARDS + DRUIDS

CARDS_IN_BOX: Final[Ints] = ints(content.DRUID_CARDS)
EXPERIENCE_IN_BOX: Final[Ints] = ints(content.EXPERIENCE_CARDS)
PARTS_IN_BOX: Final[Ints] = ints(content.PART_COUNTS)


@final
class Celtica(State):
    def __init__(self, at: Ints) -> None:
        super().__init__(at, DECISIONS, DRAWS, MOST_MOVES)

    def blank(self, at: Ints) -> State:
        return Celtica(at)

    # --- setting up (section 4) ---

    def set_up(self) -> None:
        """C-1: five druids on the harbour, all cards and parts in their piles, whatever the number of players."""
        at = self.at
        for druid in range(DRUIDS):
            at[PILE + druid] = CARDS_IN_BOX[druid]
            at[EXPERIENCE_PILE + druid] = EXPERIENCE_IN_BOX[druid]
        for kind in range(KINDS):
            at[SUPPLY + kind] = PARTS_IN_BOX[kind]
        at[ROUND] = 1
        at[LAST] = NOBODY
        at[ENDER] = NOBODY
        # CC-5: hands, display, start parts, start player; the last pushed comes first.
        self.push(BEGIN, NOBODY)
        if at[STARTER] == CHANCE:  # CA-13
            self.push(DEAL_START, NOBODY)
        else:
            at[FIRST] = at[STARTER]
            self.tell(SAY_STARTS, at[FIRST])
        self.push(START_DEALING, 0, START_PARTS * at[PLAYERS])
        self.push(REFILL, NOBODY)  # C-5
        self.push(DEALING, 0, HAND_SIZE * at[PLAYERS])
        self.settle()

    def _deal_card(self, seat: Int, left: Int) -> None:
        """C-3, C-24: five druid cards for everybody, one at a time and clockwise."""
        if left > 0:
            self._renew_druid_pile()
            self.push(DEALING, self._left_of(seat), left - 1)
            self.push(DEAL_CARD, seat)

    def _deal_start_part(self, seat: Int, left: Int) -> None:
        """C-3, C-4, CA-1: two parts from the supply, laid open."""
        if left > 0:
            self.push(START_DEALING, self._left_of(seat) if (left - 1) % START_PARTS == 0 else seat, left - 1)
            self.push(DEAL_PART, seat)

    def _left_of(self, seat: Int) -> Int:
        """C-2: play goes clockwise."""
        return seat + 1 if seat + 1 < self.at[PLAYERS] else 0

    # --- what can be decided and drawn ---

    def find(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind == PLAY:
            self._find_plays(seat)
        elif kind == TAKE:
            self._find_sets(DISPLAY, a, 0, 0, TAKES)
        elif kind == GIVE:
            self._find_sets(OWN + seat * KINDS, a, 0, 0, GIVES)
        elif kind == DRAW:
            if self._some(PILE, DRUIDS) or self._some(DISCARDS, DRUIDS):
                self.add(DRAW_CARD)
            self.add(DECLINE)
        elif kind == FINAL:
            self._find_final(seat)
        elif kind == DEAL_CARD:
            self._find_draws(PILE, DRUIDS, CARDS)
        elif kind == DEAL_EXPERIENCE:
            self._find_draws(EXPERIENCE_PILE, DRUIDS, EXPERIENCES)
        elif kind == DEAL_PART:
            self._find_draws(SUPPLY, KINDS, PARTS)
        else:
            for starter in range(self.at[PLAYERS]):
                self.add_odds(STARTERS + starter, 1)

    def _find_plays(self, seat: Int) -> None:
        """C-6 to C-8: one or more druid cards of one colour, and experience cards of that colour with them."""
        at = self.at
        for druid in range(DRUIDS):
            cards = at[HAND + seat * DRUIDS + druid]
            if cards > 0:
                experience = at[EXPERIENCE + seat * DRUIDS + druid]
                move = PLAYS + druid * HAND_SIZE * (MOST_EXPERIENCE + 1)
                for _ in range(cards):
                    for extra in range(experience + 1):
                        self.add(move + extra)
                    move += MOST_EXPERIENCE + 1

    def _find_sets(self, pool: Int, left: Int, from_kind: Int, chosen: Int, base: Int) -> None:
        """All sets of `left` more parts out of a pool; parts of one kind are equal."""
        at = self.at
        for kind in range(from_kind, KINDS):
            if at[pool + kind] > 0:
                grown = chosen * 10 + kind + 1
                if left == 1:
                    self.add(base + grown)
                else:
                    at[pool + kind] -= 1
                    self._find_sets(pool, left - 1, kind, grown, base)
                    at[pool + kind] += 1

    def _find_final(self, seat: Int) -> None:
        """C-31, C-32; a swap for the same kind is not offered (CC-3)."""
        at = self.at
        cards = self._sum(EXPERIENCE + seat * DRUIDS, DRUIDS)
        if cards >= SWAP_COST:
            for own in range(KINDS):
                if at[OWN + seat * KINDS + own] > 0:
                    for kind in range(KINDS):
                        if kind != own and at[DISPLAY + kind] > 0:
                            self.add(SWAPS + own * KINDS + kind)
        if cards >= BUY_COST:
            for kind in range(KINDS):
                if at[DISPLAY + kind] > 0:
                    self.add(BUYS + kind)
        if self.count > 0:
            self.add(DONE)

    def _find_draws(self, pile: Int, size: Int, base: Int) -> None:
        """Every card of a shuffled pile is as likely as every other."""
        at = self.at
        for what in range(size):
            if at[pile + what] > 0:
                self.add_odds(base + what, at[pile + what])

    # --- carrying it out ---

    def decide(self, kind: Int, seat: Int, a: Int, b: Int, move: Int) -> None:
        at = self.at
        if kind == PLAY:
            code = move - PLAYS
            extra = code % (MOST_EXPERIENCE + 1)
            code = code // (MOST_EXPERIENCE + 1)
            self._play_cards(seat, code // HAND_SIZE, code % HAND_SIZE + 1, extra)
        elif kind == TAKE:
            self._move_parts(DISPLAY, OWN + seat * KINDS, move - TAKES)
            self.tell(SAY_TAKE, seat, move - TAKES)
        elif kind == GIVE:
            self._move_parts(OWN + seat * KINDS, RESERVE, move - GIVES)  # C-18
            self.tell(SAY_GIVE, seat, move - GIVES)
        elif kind == DRAW:
            if move == DRAW_CARD:
                self._renew_druid_pile()
                self.push(DEAL_CARD, seat, 1)
            else:
                self.tell(SAY_DECLINE, seat)
        elif kind == FINAL:
            self._use_experience(seat, move)
        elif kind == DEAL_CARD:
            druid = move - CARDS
            at[PILE + druid] -= 1
            at[HAND + seat * DRUIDS + druid] += 1
            self.tell(SAY_DEAL if a == 0 else SAY_DRAW, seat, druid)
        elif kind == DEAL_EXPERIENCE:
            druid = move - EXPERIENCES
            at[EXPERIENCE_PILE + druid] -= 1
            at[EXPERIENCE + seat * DRUIDS + druid] += 1
            self.tell(SAY_EXPERIENCE, seat, druid)
        elif kind == DEAL_PART:
            part = move - PARTS
            at[SUPPLY + part] -= 1
            if seat == NOBODY:
                at[DISPLAY + part] += 1
                self.tell(SAY_DISPLAY, part)
            else:
                at[OWN + seat * KINDS + part] += 1
                self.tell(SAY_START_PART, seat, part)
        else:
            at[FIRST] = move - STARTERS
            self.tell(SAY_STARTS, at[FIRST])

    def step(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind == REFILL:
            self._refill()
        elif kind == DEALING:
            self._deal_card(seat, a)
        elif kind == END_CHECK:
            self._check_end(seat)
        elif kind == NEXT:
            self._next_player(seat)
        elif kind == EXPERIENCE_STEP:
            self._draw_experience(seat)
        elif kind == BEGIN:
            self.tell(SAY_ROUND, self.at[ROUND], self.at[FIRST])
            self.push(PLAY, self.at[FIRST])
        elif kind == START_DEALING:
            self._deal_start_part(seat, a)
        elif kind == FINAL_TURN:
            self._final_turn(seat, a)
        else:
            for player in range(self.at[PLAYERS]):
                self.tell(SAY_RESULT, player, self.score(player), self.place(player))

    # --- moving a druid ---

    def _play_cards(self, seat: Int, druid: Int, cards: Int, extra: Int) -> None:
        at = self.at
        at[HAND + seat * DRUIDS + druid] -= cards
        at[DISCARDS + druid] += cards  # C-12
        at[EXPERIENCE + seat * DRUIDS + druid] -= extra
        at[EXPERIENCE_DISCARDS + druid] += extra
        at[LAST] = seat
        self.tell(SAY_PLAY, seat, druid, cards, extra)
        here = at[POSITION + druid]
        if here == GOAL:  # C-27, CA-4
            self.tell(SAY_STAYS, seat, druid)
            self.push(NEXT, seat)
            return
        there = here + cards + extra  # C-9
        if there >= GOAL:  # CA-3: the druid stops on the goal, surplus steps are lost
            there = GOAL
        at[POSITION + druid] = there
        self.tell(SAY_WALK, seat, druid, here, there)
        if there == GOAL and self._arrived() == 1:  # C-26
            self.tell(SAY_LAST_ROUND, druid)
        self.push(END_CHECK, seat)
        self._stop_at(seat, there)

    def _stop_at(self, seat: Int, place: Int) -> None:
        """C-10, C-11: only the place where the whole move ends counts, whoever else stands there."""
        kind = PLACE_KIND[place]
        if kind == FIND:
            self._find_site(seat, place)
        elif kind == RUIN:
            self._ruin(seat, PLACE_AMOUNT[place])
        elif kind == CULT:
            self.push(DRAW, seat)  # C-20, CA-14

    def _find_site(self, seat: Int, place: Int) -> None:
        """C-14, C-16: take exactly what the place shows, as far as the display reaches (CA-5); then refill."""
        if place == GOAL and self.at[GOAL_GIVES] == 0:  # CA-2 as an option
            return
        self.push(REFILL, NOBODY)
        amount = smaller(PLACE_AMOUNT[place], self._sum(DISPLAY, KINDS))
        if amount > 0:
            self.push(TAKE, seat, amount)

    def _ruin(self, seat: Int, amount: Int) -> None:
        """C-17, C-19: give up what the ruin shows, as far as one has it (CA-16); draw a card in any case (CA-15)."""
        self.push(EXPERIENCE_STEP, seat)
        amount = smaller(amount, self._sum(OWN + seat * KINDS, KINDS))
        if amount > 0:
            self.push(GIVE, seat, amount)
        else:
            self.tell(SAY_NOTHING_TO_GIVE, seat)

    def _draw_experience(self, seat: Int) -> None:
        if not self._some(EXPERIENCE_PILE, DRUIDS):
            if not self._some(EXPERIENCE_DISCARDS, DRUIDS):  # CA-8
                self.tell(SAY_NO_EXPERIENCE, seat)
                return
            self._pour(EXPERIENCE_DISCARDS, EXPERIENCE_PILE, DRUIDS)
            self.tell(SAY_RESHUFFLE, PILE_OF_EXPERIENCE)
        self.push(DEAL_EXPERIENCE, seat)

    def _refill(self) -> None:
        """C-16, C-18, C-29: up to nine open parts, from the supply, then from the reserve, as long as there are any."""
        if self._sum(DISPLAY, KINDS) >= DISPLAY_SIZE:
            return
        if not self._some(SUPPLY, KINDS):
            if not self._some(RESERVE, KINDS):
                return
            self._pour(RESERVE, SUPPLY, KINDS)
            self.tell(SAY_RESHUFFLE, PILE_OF_PARTS)
        self.push(REFILL, NOBODY)
        self.push(DEAL_PART, NOBODY)

    def _renew_druid_pile(self) -> None:
        """C-13, CC-6: when a card is needed and the pile is empty, the discards become the pile."""
        if not self._some(PILE, DRUIDS):
            self._pour(DISCARDS, PILE, DRUIDS)
            self.tell(SAY_RESHUFFLE, PILE_OF_DRUIDS)

    # --- the end of a turn, a round, the game ---

    def _check_end(self, seat: Int) -> None:
        """C-28: all druids in the goal, or no part left anywhere (CA-6), ends the game at once."""
        all_arrived = self._arrived() == DRUIDS
        if all_arrived or not (self._some(DISPLAY, KINDS) or self._some(SUPPLY, KINDS) or self._some(RESERVE, KINDS)):
            self.tell(SAY_ALL_ARRIVED if all_arrived else SAY_NO_PARTS, seat)
            self._discard_hands()
            self._end_game(seat)
        else:
            self.push(NEXT, seat)

    def _discard_hands(self) -> None:
        """CA-12: after an immediate end druid cards in hand are void."""
        at = self.at
        for seat in range(at[PLAYERS]):
            hand = HAND + seat * DRUIDS
            cards = self._sum(hand, DRUIDS)
            if cards > 0:
                self._pour(hand, DISCARDS, DRUIDS)
                self.tell(SAY_VOID, seat, cards)

    def _next_player(self, seat: Int) -> None:
        """C-21 to C-23: the next player who still holds druid cards, perhaps the same one; else the round is over."""
        if not self._some(HAND + seat * DRUIDS, DRUIDS):
            self.tell(SAY_OUT, seat)
        candidate = seat
        for _ in range(self.at[PLAYERS]):
            candidate = self._left_of(candidate)
            if self._some(HAND + candidate * DRUIDS, DRUIDS):
                self.push(PLAY, candidate)
                return
        self._end_round()

    def _end_round(self) -> None:
        at = self.at
        if self._arrived() > 0:  # C-26
            self._end_game(at[LAST])
            return
        at[ROUND] += 1
        at[FIRST] = self._left_of(at[LAST])  # C-25, CA-17
        self.push(BEGIN, NOBODY)
        self.push(DEALING, at[FIRST], HAND_SIZE * at[PLAYERS])  # C-24

    def _end_game(self, ender: Int) -> None:
        """C-30: the left neighbour of the game ender begins the final exchange, the game ender comes last."""
        self.at[ENDER] = ender
        self.push(SCORING, NOBODY)
        self.push(FINAL_TURN, self._left_of(ender), self.at[PLAYERS])

    # --- the final exchange ---

    def _final_turn(self, seat: Int, left: Int) -> None:
        if left == 0:
            return
        self.push(FINAL_TURN, self._left_of(seat), left - 1)
        self.push(REFILL, NOBODY)  # C-33, CC-1
        cards = self._sum(EXPERIENCE + seat * DRUIDS, DRUIDS)
        useful = cards >= BUY_COST or (cards >= SWAP_COST and self._some(OWN + seat * KINDS, KINDS))
        if useful and self._some(DISPLAY, KINDS):
            self.tell(SAY_FINAL, seat)
            self.push(FINAL, seat)
        else:
            self.tell(SAY_FINAL_SKIPPED, seat)

    def _use_experience(self, seat: Int, move: Int) -> None:
        """C-30 to C-32, C-36: any number of cards, one use after the other."""
        at = self.at
        if move == DONE:
            self.tell(SAY_DONE, seat)
            return
        if move >= BUYS:
            kind = move - BUYS
            self._pay_experience(seat, BUY_COST)
            self.tell(SAY_BUY, seat, kind)
        else:
            given = (move - SWAPS) // KINDS
            kind = (move - SWAPS) % KINDS
            self._pay_experience(seat, SWAP_COST)
            at[OWN + seat * KINDS + given] -= 1
            at[(RESERVE if at[SWAP_TO_RESERVE] != 0 else DISPLAY) + given] += 1  # CA-7
            self.tell(SAY_SWAP, seat, given, kind)
        at[DISPLAY + kind] -= 1
        at[OWN + seat * KINDS + kind] += 1
        self.push(FINAL, seat)

    def _pay_experience(self, seat: Int, cost: Int) -> None:
        """CC-4: in the order red, grey, white, brown, black."""
        at = self.at
        for druid in range(DRUIDS):
            held = EXPERIENCE + seat * DRUIDS + druid
            while cost > 0 and at[held] > 0:
                at[held] -= 1
                at[EXPERIENCE_DISCARDS + druid] += 1
                cost -= 1

    # --- the winner (section 7) ---

    def layer_size(self, seat: Int, layer: Int) -> Int:
        """C-15: how many different parts the player's amulet number `layer` has."""
        size: Int = 0
        for kind in range(KINDS):
            if self.at[OWN + seat * KINDS + kind] >= layer:
                size += 1
        return size

    def score(self, seat: Int) -> Int:
        """C-34: complete amulets."""
        complete: Int = self.at[OWN + seat * KINDS]
        for kind in range(1, KINDS):
            complete = smaller(complete, self.at[OWN + seat * KINDS + kind])
        return complete

    def ahead(self, one: Int, other: Int) -> Int:
        """C-34, C-35: complete amulets, then the largest incomplete one, the second largest and so on; CA-10."""
        difference = self.score(one) - self.score(other)
        layer = self.score(one) + 1
        while difference == 0:
            size = self.layer_size(one, layer)
            difference = size - self.layer_size(other, layer)
            if size == 0:
                break
            layer += 1
        return difference

    # --- hidden hands (section 8) ---

    def hide(self, seat: Int, rng: Rng) -> None:
        """CA-9: the cards in other hands and in the piles may lie otherwise; their numbers are known."""
        self._hide_cards(seat, rng, HAND, PILE)
        if self.at[OPEN_EXPERIENCE] == 0:
            self._hide_cards(seat, rng, EXPERIENCE, EXPERIENCE_PILE)

    def _hide_cards(self, seat: Int, rng: Rng, hands: Int, pile: Int) -> None:
        at = self.at
        sizes = self._hand_sizes(hands)
        for other in range(at[PLAYERS]):
            if other != seat:
                self._pour(hands + other * DRUIDS, pile, DRUIDS)
        left = self._sum(pile, DRUIDS)
        for other in range(at[PLAYERS]):
            if other != seat:
                for _ in range((sizes >> (other * 8)) & 255):
                    ticket = rng.below(left)
                    druid: Int = 0
                    while ticket >= at[pile + druid]:
                        ticket -= at[pile + druid]
                        druid += 1
                    at[pile + druid] -= 1
                    at[hands + other * DRUIDS + druid] += 1
                    left -= 1

    def _hand_sizes(self, hands: Int) -> Int:
        """The sizes of all hands, a byte for each seat."""
        sizes: Int = 0
        for seat in range(self.at[PLAYERS]):
            sizes |= self._sum(hands + seat * DRUIDS, DRUIDS) << (seat * 8)
        return sizes

    # --- counting and pouring ---

    def _sum(self, start: Int, size: Int) -> Int:
        at = self.at
        total: Int = 0
        for i in range(start, start + size):
            total += at[i]
        return total

    def _some(self, start: Int, size: Int) -> bool:
        at = self.at
        for i in range(start, start + size):
            if at[i] > 0:
                return True
        return False

    def _pour(self, source: Int, target: Int, size: Int) -> None:
        at = self.at
        for i in range(size):
            at[target + i] += at[source + i]
            at[source + i] = 0

    def _move_parts(self, source: Int, target: Int, chosen: Int) -> None:
        at = self.at
        while chosen > 0:
            kind = chosen % 10 - 1
            at[source + kind] -= 1
            at[target + kind] += 1
            chosen = chosen // 10

    def _arrived(self) -> Int:
        arrived: Int = 0
        for druid in range(DRUIDS):
            if self.at[POSITION + druid] == GOAL:
                arrived += 1
        return arrived


def smaller(one: Int, other: Int) -> Int:
    return one if one < other else other
