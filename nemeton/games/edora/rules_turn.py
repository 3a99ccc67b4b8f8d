"""A turn in its seven steps (section 5.4, E-24 to E-42, E-60 to E-64), the emergency turn and the end of the round."""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int
from nemeton.core.state import NOBODY, PLAYERS
from nemeton.games.edora import content
from nemeton.games.edora.rules_actions import Actions
from nemeton.games.edora.rules_row import (
    ALL_DICE,
    ASK_DIE,
    ASK_FIELD,
    ASK_HERB,
    ASK_REPEAT,
    ASK_TURN,
    ASK_VALUE,
    BEIGE_OF,
    BEIGE_PRESTIGE,
    BEIGE_TAKEN,
    BONUSES,
    BY_BEIGE,
    BY_DOLMEN,
    BY_EMERGENCY,
    BY_FIRE,
    BY_HERB,
    CLEARING,
    COLOURS,
    COST,
    COST_WORDS,
    COSTS_IN_WORD,
    DIE,
    DIE_SHIFT,
    DOLMEN_OWNER,
    DOLMEN_PAIR,
    DOLMEN_PRESTIGE,
    EMERGENCY,
    EMERGENCY_DICE,
    EMERGENCY_PROVISIONS,
    FACES,
    FIELD,
    FIELDS,
    FIRE_BONUS,
    FIRE_HERB,
    FIRE_OWNER,
    FIRE_PLACES,
    FIRES_OF,
    FIRST,
    FREE,
    HERB,
    HERBS,
    LEAP,
    MOST_PLAYERS,
    MOST_ROUNDS,
    NONE,
    OWN,
    PAWN,
    PERSONAL,
    PLACED,
    PROVISIONS,
    REPEAT_NONE,
    ROUND,
    SAY_BEIGE,
    SAY_CHAIN,
    SAY_COVER,
    SAY_EMERGENCY,
    SAY_FIRE,
    SAY_GO,
    SAY_LAST_DIE,
    SAY_LAST_ROUND,
    SAY_PAY,
    SAY_PLACE,
    SAY_ROUND,
    SAY_STAY,
    SAY_TURN,
    SAY_TURNED,
    STARTED,
    THEN_COVER,
    THEN_DOLMENS,
    THEN_END_TURN,
    THEN_FIRES,
    THEN_HERBS,
    THEN_SCORE,
    THEN_TURN,
    TO_DIE,
    TO_FIELD,
    TO_GO,
    TO_OPEN,
    TO_REPEAT,
    TO_TURN,
    TRIGGERED,
    lowest,
)

SHIFT: Final[Int] = content.HERB_EFFECT["die_shift"]["shift"]
LEAP_COST: Final[Int] = content.HERB_EFFECT["leap"]["cost"]
BEIGE: Final[Int] = content.CONTENT["dolmens"]["beige"]


class Turn(Actions):
    def begin_turn(self, seat: Int) -> None:
        self.at[TRIGGERED] = 0
        self.tell(SAY_TURN, seat)
        self.push(ASK_TURN, seat)

    # --- step 1: movement ---

    def cheapest_die(self, seat: Int) -> Int:
        """The least a die of the personal supply can cost, turned if the herb allows; 0 without a die."""
        at = self.at
        dice = PERSONAL + seat * FACES
        for value in range(1, FACES):
            if at[dice + value] > 0:
                if self.has(seat, DIE_SHIFT):
                    return value - SHIFT if value > SHIFT else 1
                return value
        return 0

    def leap_places(self, seat: Int) -> Int:
        """E-73, A-20: with the herb, the places of the same clearing, for exactly one provision."""
        return self.at[CLEARING + self.at[PAWN + seat]] if self.has(seat, LEAP) else 0

    def move_cost(self, seat: Int, place: Int) -> Int:
        at = self.at
        if at[STARTED + seat] == 0:  # E-27, A-8
            return 0
        if (self.leap_places(seat) >> place) & 1:
            return LEAP_COST
        return self.walk_cost(at[PAWN + seat], place)

    def find_turns(self, seat: Int) -> None:
        """E-25, E-28, E-30, E-32, E-60, A-7: another place without an own die, if walk and die together can be paid."""
        at = self.at
        self.add(EMERGENCY)
        cheapest = self.cheapest_die(seat)
        budget = at[PROVISIONS + seat] - cheapest
        here = at[PAWN + seat]
        if cheapest == 0 or budget < 0:
            return
        if at[STARTED + seat] == 0:
            self.add(TO_GO + here)
            return
        closed = at[OWN + seat] | (1 << here)
        leaps: Int = 0
        if budget >= LEAP_COST:
            leaps = self.leap_places(seat)
        move = TO_GO
        for word in range(COST + here * COST_WORDS, COST + (here + 1) * COST_WORDS):
            costs = at[word]
            for _i in range(COSTS_IN_WORD):
                if closed & 1 == 0 and (costs & 127 <= budget or leaps & 1):
                    self.add(move)
                costs >>= 7
                closed >>= 1
                leaps >>= 1
                move += 1

    def take_turn(self, seat: Int, move: Int) -> None:
        at = self.at
        self.push(THEN_END_TURN, seat)
        if move == EMERGENCY:
            self._emergency(seat)
            return
        place = move - TO_GO
        cost = self.move_cost(seat, place)
        if at[STARTED + seat] == 0:
            self.tell(SAY_STAY, seat, place)
        else:
            self.tell(SAY_GO, seat, at[PAWN + seat], place, cost)
        at[STARTED + seat] = 1
        at[PROVISIONS + seat] -= cost
        at[PAWN + seat] = place
        self.push(THEN_HERBS, seat)
        self.push(THEN_DOLMENS, seat)
        self.push(THEN_FIRES, seat)
        self.push(ASK_DIE, seat)

    def _emergency(self, seat: Int) -> None:
        """E-60: provisions and a die, nothing else."""
        self.tell(SAY_EMERGENCY, seat)
        self.gain_provisions(seat, EMERGENCY_PROVISIONS, BY_EMERGENCY)
        self.gain_dice(seat, EMERGENCY_DICE, BY_EMERGENCY)

    # --- step 2: place a die ---

    def find_dice(self, seat: Int) -> None:
        at = self.at
        budget = at[PROVISIONS + seat]
        if self.has(seat, DIE_SHIFT):
            budget += SHIFT if budget > 0 else 0
        for value in range(1, FACES):
            if value <= budget and at[PERSONAL + seat * FACES + value] > 0:
                self.add(TO_DIE + value)

    def choose_die(self, seat: Int, value: Int) -> None:
        if self.has(seat, DIE_SHIFT):
            self.push(ASK_VALUE, seat, value)
        else:
            self.push(ASK_FIELD, seat, value, value)

    def find_values(self, seat: Int, value: Int) -> None:
        """E-71: up to two up or down; 1 and 6 are not neighbours."""
        budget = self.at[PROVISIONS + seat]
        for turned in range(1, FACES):
            if value - SHIFT <= turned <= value + SHIFT and turned <= budget:
                self.add(TO_TURN + turned)

    def find_fields(self, seat: Int) -> None:
        """E-31, EC-6: the free fields by their code."""
        at = self.at
        place = at[PAWN + seat]
        codes: Int = 0
        for field in range(at[PLAYERS]):
            if (at[FREE + place] >> field) & 1:
                codes |= 1 << at[FIELD + place * FIELDS + field]
        while codes != 0:
            self.add(TO_FIELD + lowest(codes))
            codes &= codes - 1

    def place_die(self, seat: Int, value: Int, die: Int, code: Int) -> None:
        """E-31: on the lowest free field with that code; pay the value it shows."""
        at = self.at
        place = at[PAWN + seat]
        field: Int = 0
        while (at[FREE + place] >> field) & 1 == 0 or at[FIELD + place * FIELDS + field] != code:
            field += 1
        at[PERSONAL + seat * FACES + die] -= 1
        at[DIE + place * MOST_PLAYERS + seat] = value + 8 * field
        at[FREE + place] &= ~(1 << field)
        at[OWN + seat] |= 1 << place
        at[PLACED + seat] += 1
        if value != die:
            self.tell(SAY_TURNED, seat, die, value)
        self.tell(SAY_PLACE, seat, value, place, code)
        at[PROVISIONS + seat] -= value
        self.tell(SAY_PAY, seat, value, at[PROVISIONS + seat])
        if at[PLACED + seat] == ALL_DICE:
            self.tell(SAY_LAST_DIE, seat)
        self.contest(place)  # step 3
        self.carry_out(seat, code, value)  # step 4

    # --- step 5: fires ---

    def light_fires(self, seat: Int, first: Int) -> None:
        """E-37, E-38, A-9: a fireplace whose places all carry own dice gives its bonuses, then it is covered."""
        at = self.at
        own = at[OWN + seat]
        for i in range(first, 2):
            fire = FIRES_OF[at[PAWN + seat] * 2 + i]
            if at[FIRE_OWNER + fire] == NONE and FIRE_PLACES[fire] & ~own == 0:
                self.push(THEN_FIRES, seat, i + 1)
                self.push(THEN_COVER, seat, fire)
                self.tell(SAY_FIRE, seat, fire)
                self._fire_bonuses(seat, at[FIRE_BONUS + fire])
                return

    def _fire_bonuses(self, seat: Int, icons: Int) -> None:
        received: Int = 0
        rest = icons
        last: Int = 0
        while rest != 0:
            received |= 1 << ((rest & 7) - 1)
            rest >>= 3
            last += 3
        if self.has(seat, FIRE_HERB):  # E-75
            self.push(ASK_REPEAT, seat, received, BY_HERB)
        while last > 0:
            last -= 3
            self.push_bonus(seat, ((icons >> last) & 7) - 1, BY_FIRE)

    def cover_fire(self, seat: Int, fire: Int) -> None:
        self.at[FIRE_OWNER + fire] = seat
        self.tell(SAY_COVER, seat, fire)

    def find_repeats(self, received: Int) -> None:
        """EC-5: a single kind is taken without asking."""
        if received & (received - 1) != 0:
            self.add(REPEAT_NONE)
        for bonus in range(BONUSES):
            if (received >> bonus) & 1:
                self.add(TO_REPEAT + bonus)

    # --- step 6: dolmens ---

    def chain_length(self, start: Int, goal: Int, own: Int) -> Int:
        """E-39, E-41, A-21: the fewest own dice that join two places along direct paths; 0 if none do."""
        seen: Int = 1 << start
        ring = seen
        length: Int = 1
        while ring != 0:
            if (seen >> goal) & 1:
                return length
            ring = self.near(ring) & own & ~seen
            seen |= ring
            length += 1
        return 0

    def join_dolmens(self, seat: Int) -> None:
        """E-39, E-40, E-41, EC-12; colours in a fixed order (A-9)."""
        at = self.at
        own = at[OWN + seat]
        for colour in range(COLOURS):
            pair = at[DOLMEN_PAIR + colour]
            if pair & ~own == 0 and at[DOLMEN_OWNER + colour] == NONE:
                one = lowest(pair)
                length = self.chain_length(one, lowest(pair & (pair - 1)), own)
                if length > 0:
                    at[DOLMEN_OWNER + colour] = seat
                    self.tell(SAY_CHAIN, seat, colour, length)
                    self.gain_prestige(seat, DOLMEN_PRESTIGE * length, BY_DOLMEN)
                    if at[BEIGE_TAKEN] < BEIGE:
                        self.tell(SAY_BEIGE, seat, at[BEIGE_TAKEN] + 1)
                        self.gain_prestige(seat, BEIGE_PRESTIGE[at[BEIGE_TAKEN]], BY_BEIGE)
                        at[BEIGE_TAKEN] += 1
                        at[BEIGE_OF + seat] += 1

    # --- step 7: herbs ---

    def sort_herbs(self, seat: Int) -> None:
        """E-42, E-61, E-62, E-63, E-64, A-11: pair by pair, one herb active, the other out of the game."""
        at = self.at
        triggered = at[TRIGGERED]
        if triggered == 0:
            return
        pair = lowest(triggered)
        at[TRIGGERED] = triggered & (triggered - 1)
        if at[TRIGGERED] != 0:
            self.push(THEN_HERBS, seat)
        self.push(ASK_HERB, seat, pair)

    def find_herbs(self, seat: Int, pair: Int) -> None:
        for herb in range(HERBS):
            if self.at[HERB + seat * HERBS + herb] == pair:
                self.add(TO_OPEN + herb)

    def choose_herb(self, seat: Int, pair: Int, chosen: Int) -> None:
        self.open_herb(seat, chosen)
        for herb in range(HERBS):
            if self.at[HERB + seat * HERBS + herb] == pair:
                self.close_herb(seat, herb)

    # --- the end of a turn and of a round ---

    def end_turn(self, seat: Int) -> None:
        """E-24, E-78: the game ends with the round in which somebody has placed the last die."""
        at = self.at
        following = seat + 1 if seat + 1 < at[PLAYERS] else 0
        if following != at[FIRST]:
            self.push(THEN_TURN, following)
            return
        finished = at[ROUND] >= MOST_ROUNDS
        for other in range(at[PLAYERS]):
            if at[PLACED + other] == ALL_DICE:
                finished = True
        if finished:
            self.tell(SAY_LAST_ROUND, at[ROUND])
            self.push(THEN_SCORE, NOBODY)
        else:
            at[ROUND] += 1
            self.tell(SAY_ROUND, at[ROUND], at[FIRST])
            self.push(THEN_TURN, following)
