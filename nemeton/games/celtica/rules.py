"""The rules of Celtica, C-1 to C-36, with the decisions CA-… and clarifications CC-… of docs/rules/celtica.md.

First the machine: what can be decided or drawn, what a decision does, what happens by itself. Then the order is that of
the rulebook: setting up, playing cards, the place where the druid stops, the end of a turn, a round and the game, the
final exchange, the winner, hidden hands. Last come the hands that move cards and parts from heap to heap (row.py).
"""

from __future__ import annotations

from typing import final

from nemeton.core.flat import Int, filled
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, NOBODY, PLAYERS, RULES, State
from nemeton.games.celtica import ask, content, event
from nemeton.games.celtica import move as m
from nemeton.games.celtica import row as r


@final
class Celtica(State):
    def __init__(self) -> None:
        super().__init__(ask.FIRST_DRAW, ask.FIRST_STEP - ask.FIRST_DRAW, m.MOST)

    def blank(self) -> State:
        return Celtica()

    # --- what can be decided and drawn ---

    def find(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind == ask.PART:
            self.find_draws(r.SUPPLY, r.KINDS, m.PART if a == 0 else m.SECRET)
        elif kind == ask.CARD:
            self.find_draws(r.PILE, r.DRUIDS, m.CARD)
        elif kind == ask.PLAY:
            self.find_plays(seat)
        elif kind == ask.TAKE:
            self.find_sets(r.DISPLAY, a, 0, 0, m.TAKE)
        elif kind == ask.GIVE:
            self.find_gifts(seat, a)
        elif kind == ask.EXPERIENCE:
            self.find_draws(r.EXPERIENCE_PILE, r.DRUIDS, m.EXPERIENCE)
        elif kind == ask.DRAW:
            if self.some(r.PILE, r.DRUIDS) or self.some(r.DISCARDS, r.DRUIDS):
                self.add(m.DRAW)
            self.add(m.DECLINE)
        elif kind == ask.FINAL:
            self.find_exchanges(seat)
        else:
            for starter in range(self.at[PLAYERS]):
                self.add_odds(m.STARTS + starter, 1)

    def find_plays(self, seat: Int) -> None:
        """C-6 to C-8: one or more druid cards of one colour, and experience cards of that colour with them."""
        at = self.at  # hot
        for druid in range(r.DRUIDS):
            cards = at[r.HAND + seat * r.DRUIDS + druid]
            if cards > 0:
                extras = at[r.EXPERIENCE + seat * r.DRUIDS + druid]
                move = m.PLAY + druid * (m.CARDS * m.EXTRAS)
                for _ in range(cards):
                    for extra in range(extras + 1):
                        self.add(move + extra)
                    move += m.EXTRAS

    def asks_of_one(self, kind: Int, seat: Int, a: Int) -> bool:
        """CA-9: whoever holds experience cards is asked what to play, also if none of them fits the last druid card:
        a play that comes by itself would tell so. Since version 2 of the rules. CA-1: in a ruin so is whoever has parts
        face down, unless all parts must be given up."""
        if kind == ask.GIVE:
            return self.some(r.secret(seat), r.KINDS) and self.parts_of(seat) > a
        return kind == ask.PLAY and self.at[RULES] >= 2 and self.some(r.experience(seat), r.DRUIDS)

    def find_gifts(self, seat: Int, amount: Int) -> None:
        """C-17: parts that lie face down can be given up as well as open ones (CA-1)."""
        self.see_as(seat)
        self.find_sets(r.own(seat), amount, 0, 0, m.GIVE)
        self.unsee_as(seat)

    def find_sets(self, heap: Int, left: Int, from_kind: Int, chosen: Int, base: Int) -> None:
        """All sets of `left` more parts out of a heap; parts of one kind are equal."""
        at = self.at  # hot
        for kind in range(from_kind, r.KINDS):
            if at[heap + kind] > 0:
                grown = chosen * m.DIGIT + kind + 1
                if left == 1:
                    self.add(base + grown)
                else:
                    at[heap + kind] -= 1
                    self.find_sets(heap, left - 1, kind, grown, base)
                    at[heap + kind] += 1

    def find_exchanges(self, seat: Int) -> None:
        """C-31, C-32; a swap for the same kind is not offered (CC-3)."""
        cards = self.how_many(r.experience(seat), r.DRUIDS)
        for given in range(r.KINDS):
            if cards >= content.SWAP_COST and self.own(seat, given) > 0:
                for taken in range(r.KINDS):
                    if taken != given and self.display(taken) > 0:
                        self.add(m.SWAP + given * r.KINDS + taken)
        for kind in range(r.KINDS):
            if cards >= content.BUY_COST and self.display(kind) > 0:
                self.add(m.BUY + kind)
        if self.count > 0:
            self.add(m.DONE)

    def find_draws(self, pile: Int, size: Int, base: Int) -> None:
        """Every card of a shuffled pile is as likely as every other."""
        at = self.at  # hot
        for which in range(size):
            if at[pile + which] > 0:
                self.add_odds(base + which, at[pile + which])

    # --- what a decision or a draw does ---

    def decide(self, kind: Int, seat: Int, a: Int, b: Int, move: Int) -> None:
        if kind == ask.PART and a == 1:
            self.lay_face_down(seat, move - m.SECRET)
        elif kind == ask.PART:
            self.lay_open(seat, move - m.PART)
        elif kind == ask.CARD:
            self.carry(r.PILE, r.hand(seat), move - m.CARD)
            self.tell(event.DEAL if a == 0 else event.DRAW, seat, move - m.CARD)
        elif kind == ask.PLAY:
            self.play_cards(seat, m.druid_of(move), m.cards_of(move), m.extras_of(move))
        elif kind == ask.TAKE:
            self.take_parts(seat, move - m.TAKE)
        elif kind == ask.GIVE:
            self.give_parts(seat, move - m.GIVE)
        elif kind == ask.EXPERIENCE:
            self.carry(r.EXPERIENCE_PILE, r.experience(seat), move - m.EXPERIENCE)
            self.tell(event.EXPERIENCE, seat, move - m.EXPERIENCE)
        elif kind == ask.DRAW:
            self.visit_cult_place(seat, move == m.DRAW)
        elif kind == ask.FINAL:
            self.use_experience(seat, move)
        else:
            self.at[r.FIRST] = move - m.STARTS
            self.tell(event.STARTS, move - m.STARTS)

    # --- what happens by itself ---

    def step(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind == ask.REFILL:
            self.refill_display()
        elif kind == ask.DEAL_CARDS:
            self.deal_card(seat, a)
        elif kind == ask.CHECK_END:
            self.check_end(seat)
        elif kind == ask.NEXT_PLAYER:
            self.next_player(seat)
        elif kind == ask.LEARN:
            self.draw_experience(seat)
        elif kind == ask.BEGIN_ROUND:
            self.tell(event.ROUND, self.at[r.ROUND], self.at[r.FIRST])
            self.push(ask.PLAY, self.at[r.FIRST])
        elif kind == ask.FINAL_TURN:
            self.final_turn(seat, a)
        else:
            for player in range(self.at[PLAYERS]):
                self.tell(event.RESULT, player, self.score(player), self.place(player))

    # --- setting up (section 4) ---

    def set_up(self) -> None:
        """C-1: five druids in the harbour, all cards and parts in their piles, whatever the number of players."""
        at = self.at
        for druid in range(r.DRUIDS):
            at[r.PILE + druid] = content.DRUID_CARDS[druid]
            at[r.EXPERIENCE_PILE + druid] = content.EXPERIENCE_CARDS[druid]
        for kind in range(r.KINDS):
            at[r.SUPPLY + kind] = content.PART_COUNTS[kind]
        at[r.ROUND] = 1
        at[r.LAST] = at[r.ENDER] = NOBODY
        # CC-5: hands, display, start parts, start player; the last pushed comes first.
        self.push(ask.BEGIN_ROUND, NOBODY)
        if at[r.STARTER] == CHANCE:  # CA-13
            self.push(ask.STARTER, NOBODY)
        else:
            at[r.FIRST] = at[r.STARTER]
            self.tell(event.STARTS, at[r.FIRST])
        for seat in range(at[PLAYERS]):
            for _ in range(content.START_PARTS):  # C-3
                self.push(ask.PART, at[PLAYERS] - 1 - seat, at[r.HIDDEN_START])
        self.push(ask.REFILL, NOBODY)  # C-5
        self.push(ask.DEAL_CARDS, 0, content.HAND_SIZE * at[PLAYERS])
        self.settle()

    def deal_card(self, seat: Int, left: Int) -> None:
        """C-3, C-24: a hand of druid cards for everybody, one at a time and clockwise (C-2)."""
        if left > 0:
            self.renew(r.PILE, r.DISCARDS, r.DRUIDS, r.DRUID_CARDS)
            self.push(ask.DEAL_CARDS, self.left_of(seat), left - 1)
            self.push(ask.CARD, seat)

    def lay_open(self, seat: Int, kind: Int) -> None:
        """A part of the supply, into the display (C-5) or as a start part (C-4, CA-1)."""
        if seat == NOBODY:
            self.carry(r.SUPPLY, r.DISPLAY, kind)
            self.tell(event.DISPLAY, kind)
        else:
            self.carry(r.SUPPLY, r.own(seat), kind)
            self.tell(event.START_PART, seat, kind)

    def lay_face_down(self, seat: Int, kind: Int) -> None:
        """CA-1: by an option only its owner knows a start part, until it is given up or the game ends."""
        self.carry(r.SUPPLY, r.secret(seat), kind)
        self.tell(event.SECRET_PART, seat, kind)

    # --- moving a druid ---

    def play_cards(self, seat: Int, druid: Int, cards: Int, extras: Int) -> None:
        """C-6, C-7; what was played lies open, druid and experience cards apart (C-12)."""
        self.carry(r.hand(seat), r.DISCARDS, druid, cards)
        self.carry(r.experience(seat), r.EXPERIENCE_DISCARDS, druid, extras)
        self.at[r.LAST] = seat
        self.tell(event.PLAY, seat, druid, cards, extras)
        if self.position(druid) == content.GOAL:  # C-27, CA-4
            self.tell(event.STAYS, seat, druid)
            self.push(ask.NEXT_PLAYER, seat)
        else:
            self.walk(seat, druid, cards + extras)

    def walk(self, seat: Int, druid: Int, steps: Int) -> None:
        here = self.position(druid)
        there = stop(here, steps)
        self.at[r.POSITION + druid] = there
        self.tell(event.WALK, seat, druid, here, there)
        if there == content.GOAL and self.arrived() == 1:  # C-26
            self.tell(event.LAST_ROUND, druid)
        self.push(ask.CHECK_END, seat)
        self.visit(seat, there)

    # --- the place where the druid stops ---

    def visit(self, seat: Int, place: Int) -> None:
        """C-10, C-11: only the place where the whole move ends counts, whoever else stands there."""
        kind = content.PLACE_KINDS[place]
        if kind == content.FIND and not self.is_barren(place):
            self.find_parts(seat, place)
        elif kind == content.RUIN:
            self.lose_parts(seat, place)
        elif kind == content.CULT:
            self.push(ask.DRAW, seat)

    def find_parts(self, seat: Int, place: Int) -> None:
        """C-14, C-16: take what there is to find, then the display is refilled."""
        self.push(ask.REFILL, NOBODY)
        amount = self.parts_to_find(place)
        if amount > 0:
            self.push(ask.TAKE, seat, amount)

    def parts_to_find(self, place: Int) -> Int:
        """C-14: exactly what the find site shows, as far as the display reaches (CA-5)."""
        return min(content.PLACE_AMOUNTS[place], self.how_many(r.DISPLAY, r.KINDS))

    def is_barren(self, place: Int) -> bool:
        """CA-2: by an option the goal gives no parts."""
        return place == content.GOAL and self.at[r.GOAL_GIVES] == 0

    def take_parts(self, seat: Int, chosen: Int) -> None:
        self.carry_parts(r.DISPLAY, r.own(seat), chosen)
        self.tell(event.TAKE, seat, chosen)

    def refill_display(self) -> None:
        """C-16, C-29: from the supply, then from the reserve, as long as there are any parts."""
        open_parts = self.how_many(r.DISPLAY, r.KINDS)
        if open_parts < content.DISPLAY_SIZE and self.renew(r.SUPPLY, r.RESERVE, r.KINDS, r.PARTS):
            self.push(ask.REFILL, NOBODY)
            self.push(ask.PART, NOBODY)

    def lose_parts(self, seat: Int, place: Int) -> None:
        """C-17, C-19: give up parts; then draw an experience card in any case (CA-15)."""
        for _ in range(content.RUIN_CARDS):
            self.push(ask.LEARN, seat)
        amount = self.parts_to_lose(seat, place)
        if amount > 0:
            self.push(ask.GIVE, seat, amount)
        else:
            self.tell(event.NOTHING_TO_GIVE, seat)

    def parts_to_lose(self, seat: Int, place: Int) -> Int:
        """C-17: exactly what the ruin shows, as far as the player has parts, whichever he likes (CA-16)."""
        return min(content.PLACE_AMOUNTS[place], self.parts_of(seat))

    def parts_of(self, seat: Int) -> Int:
        """All parts of a player, also those that lie face down."""
        return self.how_many(r.own(seat), r.KINDS) + self.how_many(r.secret(seat), r.KINDS)

    def give_parts(self, seat: Int, chosen: Int) -> None:
        """C-18; of a kind that lies open and face down the open part is given up first (CC-10)."""
        left = chosen
        while left > 0:
            kind = left % m.DIGIT - 1
            self.carry(r.own(seat) if self.own(seat, kind) > 0 else r.secret(seat), r.RESERVE, kind)
            left = left // m.DIGIT
        self.tell(event.GIVE, seat, chosen)

    def draw_experience(self, seat: Int) -> None:
        if self.renew(r.EXPERIENCE_PILE, r.EXPERIENCE_DISCARDS, r.DRUIDS, r.EXPERIENCE_CARDS):
            self.push(ask.EXPERIENCE, seat)
        else:
            self.tell(event.NO_EXPERIENCE, seat)  # CA-8

    def visit_cult_place(self, seat: Int, draws: bool) -> None:
        """C-20, CA-14: a card, if one likes; it must still be played in this round."""
        if draws:
            self.renew(r.PILE, r.DISCARDS, r.DRUIDS, r.DRUID_CARDS)
            self.push(ask.CARD, seat, 1)
        else:
            self.tell(event.DECLINE, seat)

    # --- the end of a turn, a round, the game ---

    def check_end(self, seat: Int) -> None:
        """C-28: all druids in the goal, or no part left anywhere (CA-6), ends the game at once."""
        if self.arrived() == r.DRUIDS:
            self.end_at_once(seat, event.ALL_ARRIVED)
        elif not (self.some(r.DISPLAY, r.KINDS) or self.some(r.SUPPLY, r.KINDS) or self.some(r.RESERVE, r.KINDS)):
            self.end_at_once(seat, event.NO_PARTS)
        else:
            self.push(ask.NEXT_PLAYER, seat)

    def end_at_once(self, ender: Int, cause: Int) -> None:
        """CA-12: druid cards in hand are void."""
        self.tell(cause, ender)
        for seat in range(self.at[PLAYERS]):
            cards = self.how_many(r.hand(seat), r.DRUIDS)
            if cards > 0:
                self.pour(r.hand(seat), r.DISCARDS, r.DRUIDS)
                self.tell(event.VOID, seat, cards)
        self.end_game(ender)

    def next_player(self, seat: Int) -> None:
        """C-21, C-22, C-23: the next who still holds druid cards, perhaps the same player; else the round is over."""
        if not self.some(r.hand(seat), r.DRUIDS):
            self.tell(event.OUT, seat)
        candidate = seat
        for _ in range(self.at[PLAYERS]):
            candidate = self.left_of(candidate)
            if self.some(r.hand(candidate), r.DRUIDS):
                self.push(ask.PLAY, candidate)
                return
        self.end_round()

    def end_round(self) -> None:
        at = self.at
        if self.arrived() > 0:  # C-26
            self.end_game(at[r.LAST])
            return
        at[r.ROUND] += 1
        at[r.FIRST] = self.left_of(at[r.LAST])  # C-25, CA-17
        self.push(ask.BEGIN_ROUND, NOBODY)
        self.push(ask.DEAL_CARDS, at[r.FIRST], content.HAND_SIZE * at[PLAYERS])  # C-24

    def end_game(self, ender: Int) -> None:
        """C-30: the left neighbour of the game ender begins the final exchange, the game ender comes last."""
        self.at[r.ENDER] = ender
        self.reveal_parts()
        self.push(ask.SCORING, NOBODY)
        self.push(ask.FINAL_TURN, self.left_of(ender), self.at[PLAYERS])

    def reveal_parts(self) -> None:
        """CA-1: parts that still lie face down are turned up before the final exchange."""
        for seat in range(self.at[PLAYERS]):
            shown: Int = 0
            for kind in range(r.KINDS):
                for _ in range(self.secret(seat, kind)):
                    shown = shown * m.DIGIT + kind + 1
            if shown > 0:
                self.pour(r.secret(seat), r.own(seat), r.KINDS)
                self.tell(event.REVEAL, seat, shown)

    # --- the final exchange ---

    def final_turn(self, seat: Int, left: Int) -> None:
        if left == 0:
            return
        self.push(ask.FINAL_TURN, self.left_of(seat), left - 1)
        self.push(ask.REFILL, NOBODY)  # C-33, CC-1
        cards = self.how_many(r.experience(seat), r.DRUIDS)
        useful = cards >= content.BUY_COST or (cards >= content.SWAP_COST and self.some(r.own(seat), r.KINDS))
        if useful and self.some(r.DISPLAY, r.KINDS):
            self.tell(event.FINAL, seat)
            self.push(ask.FINAL, seat)
        else:
            self.tell(event.FINAL_SKIPPED, seat)

    def use_experience(self, seat: Int, move: Int) -> None:
        """C-30, C-36: any number of cards, one use after the other."""
        if move == m.DONE:
            self.tell(event.DONE, seat)
            return
        if move >= m.BUY:
            self.buy_part(seat, move - m.BUY)
        else:
            self.swap_part(seat, m.given_in(move), m.taken_in(move))
        self.push(ask.FINAL, seat)

    def swap_part(self, seat: Int, given: Int, taken: Int) -> None:
        """C-31; the given part takes the free space in the display, or goes to the reserve by an option (CA-7)."""
        self.pay_experience(seat, content.SWAP_COST)
        self.carry(r.own(seat), r.DISPLAY if self.at[r.SWAP_TO_RESERVE] == 0 else r.RESERVE, given)
        self.carry(r.DISPLAY, r.own(seat), taken)
        self.tell(event.SWAP, seat, given, taken)

    def buy_part(self, seat: Int, kind: Int) -> None:
        """C-32."""
        self.pay_experience(seat, content.BUY_COST)
        self.carry(r.DISPLAY, r.own(seat), kind)
        self.tell(event.BUY, seat, kind)

    def pay_experience(self, seat: Int, cost: Int) -> None:
        """CC-4: in the order red, grey, white, brown, black."""
        for druid in range(r.DRUIDS):
            paid = min(cost, self.experience(seat, druid))
            self.carry(r.experience(seat), r.EXPERIENCE_DISCARDS, druid, paid)
            cost -= paid

    # --- the winner (section 7) ---

    def amulet(self, seat: Int, number: Int) -> Int:
        """C-15: how many different parts the player's amulet of that number has; the first is the largest."""
        return self.at_least(number, r.own(seat), r.KINDS)

    def incomplete(self, seat: Int) -> list[int]:
        """C-35: the sizes of the player's incomplete amulets, largest first."""
        begun = max(self.parts(r.own(seat)))
        return [self.amulet(seat, number) for number in range(self.score(seat) + 1, begun + 1)]

    def score(self, seat: Int) -> Int:
        """C-34: complete amulets."""
        at = self.at  # hot
        own = r.OWN + seat * r.KINDS
        complete = at[own]
        for kind in range(own + 1, own + r.KINDS):
            if at[kind] < complete:
                complete = at[kind]
        return complete

    def ahead(self, one: Int, other: Int) -> Int:
        """C-34, C-35: amulet by amulet, the complete ones first, then the incomplete ones by size; CA-10."""
        number: Int = 1
        size = self.amulet(one, number)
        while size > 0 and size == self.amulet(other, number):
            number += 1
            size = self.amulet(one, number)
        return size - self.amulet(other, number)

    # --- hidden hands (section 8) ---

    def hide(self, seat: Int, rng: Rng) -> None:
        """CA-9: the cards in other hands and in the piles may lie otherwise; their numbers are known."""
        self.hide_cards(seat, rng, r.HAND, r.PILE)
        if self.at[r.OPEN_EXPERIENCE] == 0:
            self.hide_cards(seat, rng, r.EXPERIENCE, r.EXPERIENCE_PILE)
        if self.at[r.HIDDEN_START] == 1:
            self.hide_parts(seat, rng)

    def hide_parts(self, seat: Int, rng: Rng) -> None:
        """CA-1: parts that lie face down may be any of those never seen: with the supply, until that was renewed."""
        at = self.at
        sizes = filled(0, r.MOST_PLAYERS)
        unseen = filled(0, r.KINDS)
        left: Int = 0
        for other in range(at[PLAYERS]):
            if other != seat:
                for kind in range(r.KINDS):
                    sizes[other] += self.secret(other, kind)
                    unseen[kind] += self.secret(other, kind)
                    at[r.SECRET + other * r.KINDS + kind] = 0
        mixed = at[r.RENEWED] == 0
        for kind in range(r.KINDS):
            if mixed:
                unseen[kind] += at[r.SUPPLY + kind]
            left += unseen[kind]
        for other in range(at[PLAYERS]):
            for _ in range(sizes[other]):
                ticket = rng.below(left)
                drawn: Int = 0
                while ticket >= unseen[drawn]:
                    ticket -= unseen[drawn]
                    drawn += 1
                unseen[drawn] -= 1
                left -= 1
                at[r.SECRET + other * r.KINDS + drawn] += 1
        if mixed:
            for kind in range(r.KINDS):
                at[r.SUPPLY + kind] = unseen[kind]

    def hide_cards(self, seat: Int, rng: Rng, hands: Int, pile: Int) -> None:
        at = self.at  # hot
        sizes = filled(0, r.MOST_PLAYERS)
        for other in range(at[PLAYERS]):
            if other != seat:
                sizes[other] = self.how_many(hands + other * r.DRUIDS, r.DRUIDS)
                self.pour(hands + other * r.DRUIDS, pile, r.DRUIDS)
        left = self.how_many(pile, r.DRUIDS)
        for other in range(at[PLAYERS]):
            for _ in range(sizes[other]):
                ticket = rng.below(left)
                druid: Int = 0
                while ticket >= at[pile + druid]:
                    ticket -= at[pile + druid]
                    druid += 1
                self.carry(pile, hands + other * r.DRUIDS, druid)
                left -= 1

    # --- what lies where ---

    def position(self, druid: Int) -> Int:
        return self.at[r.POSITION + druid]

    def hand(self, seat: Int, druid: Int) -> Int:
        return self.at[r.HAND + seat * r.DRUIDS + druid]

    def experience(self, seat: Int, druid: Int) -> Int:
        return self.at[r.EXPERIENCE + seat * r.DRUIDS + druid]

    def own(self, seat: Int, kind: Int) -> Int:
        return self.at[r.OWN + seat * r.KINDS + kind]

    def secret(self, seat: Int, kind: Int) -> Int:
        return self.at[r.SECRET + seat * r.KINDS + kind]

    def display(self, kind: Int) -> Int:
        return self.at[r.DISPLAY + kind]

    def arrived(self) -> Int:
        """How many druids are in the goal."""
        return self.at_least(content.GOAL, r.POSITION, r.DRUIDS)

    def cards(self, heap: Int) -> list[int]:
        return [self.at[heap + druid] for druid in range(r.DRUIDS)]

    def parts(self, heap: Int) -> list[int]:
        return [self.at[heap + kind] for kind in range(r.KINDS)]

    def how_many(self, heap: Int, size: Int) -> Int:
        at = self.at  # hot
        total: Int = 0
        for i in range(heap, heap + size):
            total += at[i]
        return total

    def at_least(self, least: Int, heap: Int, size: Int) -> Int:
        """How many of a heap's numbers are as large."""
        at = self.at  # hot
        found: Int = 0
        for i in range(heap, heap + size):
            if at[i] >= least:
                found += 1
        return found

    def some(self, heap: Int, size: Int) -> bool:
        at = self.at  # hot
        for i in range(heap, heap + size):
            if at[i] > 0:
                return True
        return False

    # --- moving cards and parts: nothing is ever lost ---

    def carry(self, source: Int, target: Int, which: Int, amount: Int = 1) -> None:
        self.at[source + which] -= amount
        self.at[target + which] += amount

    def carry_parts(self, source: Int, target: Int, chosen: Int) -> None:
        """A set of parts, as moves write it."""
        while chosen > 0:
            self.carry(source, target, chosen % m.DIGIT - 1)
            chosen = chosen // m.DIGIT

    def see_as(self, seat: Int, sign: Int = 1) -> None:
        """CA-1: until `unsee_as` the position is as that seat (NOBODY: a spectator) knows it: its own parts that lie
        face down count as open, those of others lie in the supply with all that was never seen."""
        at = self.at
        if at[r.HIDDEN_START] == 1:
            for other in range(at[PLAYERS]):
                heap = r.OWN + seat * r.KINDS if other == seat else r.SUPPLY
                for kind in range(r.KINDS):
                    at[heap + kind] += sign * self.secret(other, kind)

    def unsee_as(self, seat: Int) -> None:
        self.see_as(seat, -1)

    def pour(self, source: Int, target: Int, size: Int) -> None:
        """All that lies there."""
        for which in range(size):
            self.carry(source, target, which, self.at[source + which])

    def renew(self, pile: Int, aside: Int, size: Int, what: Int) -> bool:
        """C-13, C-18, CC-6: when something is needed of an empty pile, what lies aside becomes the pile. False if
        there is nothing left."""
        if self.some(pile, size):
            return True
        if not self.some(aside, size):
            return False
        self.pour(aside, pile, size)
        if what == r.PARTS:
            self.at[r.RENEWED] = 1
        self.tell(event.RESHUFFLE, what)
        return True


def stop(here: Int, steps: Int) -> Int:
    """C-9: one place forward per card; the druid stops in the goal, surplus steps are lost (CA-3)."""
    return min(content.GOAL, here + steps)
