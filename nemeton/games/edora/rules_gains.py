"""What a player can gain: the six bonuses, steps on both tracks, dice, prestige (sections 5.6 of the dossier).

Every gain tells where it comes from. Actions and potions use the same gains; herbs that work with actions only (E-65)
are asked for where the action is carried out, not here.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Int
from nemeton.core.state import PLAYERS, State
from nemeton.games.edora import content
from nemeton.games.edora.rules_row import (
    ACTIVE,
    ASK_PICK,
    BONUS_AMOUNT,
    BY_NO_DIE,
    BY_OVERFLOW,
    COST,
    COST_WORDS,
    DIE_BONUS,
    FACES,
    GENERAL,
    HERB,
    HERBS,
    INACTIVE,
    KNOWLEDGE_BONUS,
    LAST_FIELD,
    MISTLETOE,
    MISTLETOE_BONUS,
    NEAR,
    NO_DIE_PRESTIGE,
    OVERFLOW_PRESTIGE,
    PAIR_POSITION,
    PAIRS,
    PERSONAL,
    PRESTIGE,
    PRESTIGE_BONUS,
    PRESTIGE_HERB,
    PROVISIONS,
    PROVISIONS_BONUS,
    RANK,
    SAY_ACTIVE,
    SAY_DIE,
    SAY_INACTIVE,
    SAY_KNOWLEDGE,
    SAY_MISTLETOE,
    SAY_PRESTIGE,
    SAY_PROVISIONS,
    SAY_SICKLE,
    SAY_TRIGGER,
    SICKLE,
    SICKLE_END,
    THEN_BONUS,
    THEN_GAIN_DICE,
    TO_PICK,
    TRIGGERED,
    lowest,
    smaller,
)

RAISED_PRESTIGE: Final[Int] = content.HERB_EFFECT["prestige"]["exactly"]
RAISED_TO: Final[Int] = content.HERB_EFFECT["prestige"]["becomes"]


class Gains(State):
    def has(self, seat: Int, herb: Int) -> bool:
        return self.at[HERB + seat * HERBS + herb] == ACTIVE

    def position(self, seat: Int) -> Int:
        """On the knowledge track, 0 for its first field."""
        return self.at[RANK + seat] >> 2

    def walk_cost(self, here: Int, there: Int) -> Int:
        """E-26: the cheapest walk, 1 provision for each place entered and each dark area crossed."""
        return (self.at[COST + here * COST_WORDS + (there >> 3)] >> (7 * (there & 7))) & 127

    def near(self, places: Int) -> Int:
        """The places one direct path away from any of these."""
        reached: Int = 0
        while places != 0:
            reached |= self.at[NEAR + lowest(places)]
            places &= places - 1
        return reached

    # --- prestige, provisions, mistletoe ---

    def gain_prestige(self, seat: Int, amount: Int, cause: Int) -> None:
        """E-76, A-13: every single gain of exactly 3 becomes 5 with the herb."""
        if amount == RAISED_PRESTIGE and self.has(seat, PRESTIGE_HERB):
            self.at[PRESTIGE + seat] += RAISED_TO
            self.tell(SAY_PRESTIGE, seat, RAISED_TO, cause, 1)
        elif amount > 0:
            self.at[PRESTIGE + seat] += amount
            self.tell(SAY_PRESTIGE, seat, amount, cause, 0)

    def gain_provisions(self, seat: Int, amount: Int, cause: Int) -> None:
        self.at[PROVISIONS + seat] += amount  # the stock has no end
        self.tell(SAY_PROVISIONS, seat, amount, cause)

    def gain_mistletoe(self, seat: Int, amount: Int, cause: Int) -> None:
        self.at[MISTLETOE + seat] += amount
        self.tell(SAY_MISTLETOE, seat, amount, cause)

    # --- the two tracks ---

    def advance_knowledge(self, seat: Int, steps: Int, cause: Int) -> None:
        """E-45, E-46: out of the old tower, on top of the new one; steps beyond the end are worth prestige."""
        if steps < 1:
            return
        at = self.at
        old = at[RANK + seat]
        reached = smaller(LAST_FIELD, (old >> 2) + steps)
        below: Int = 0
        for other in range(at[PLAYERS]):
            if other != seat:
                rank = at[RANK + other]
                if rank >> 2 == old >> 2 and rank > old:
                    rank -= 1
                    at[RANK + other] = rank
                if rank >> 2 == reached:
                    below += 1
        at[RANK + seat] = reached * 4 + below
        self.tell(SAY_KNOWLEDGE, seat, steps, reached, cause)
        beyond = (old >> 2) + steps - reached
        if beyond > 0:
            self.gain_prestige(seat, OVERFLOW_PRESTIGE * beyond, BY_OVERFLOW)

    def advance_sickle(self, seat: Int, steps: Int, cause: Int) -> None:
        """E-47, E-48, E-61: herb pairs reached or passed are remembered for step 7."""
        if steps < 1:
            return
        at = self.at
        old = at[SICKLE + seat]
        reached = smaller(SICKLE_END, old + steps)
        at[SICKLE + seat] = reached
        self.tell(SAY_SICKLE, seat, steps, reached, cause)
        for pair in range(PAIRS):
            if old < PAIR_POSITION[pair] <= reached:
                at[TRIGGERED] |= 1 << pair
                self.tell(SAY_TRIGGER, seat, pair)
        beyond = old + steps - reached
        if beyond > 0:
            self.gain_prestige(seat, OVERFLOW_PRESTIGE * beyond, BY_OVERFLOW)

    # --- dice ---

    def general_dice(self, seat: Int) -> Int:
        at = self.at
        dice: Int = 0
        for value in range(GENERAL + seat * FACES + 1, GENERAL + seat * FACES + FACES):
            dice += at[value]
        return dice

    def gain_dice(self, seat: Int, count: Int, cause: Int) -> None:
        """E-43, E-44: dice from the own general supply; 2 PP for each one that is not there any more."""
        at = self.at
        left = self.general_dice(seat)
        if count < left:
            if count > 0:
                self.push(ASK_PICK, seat, count, cause)
            return
        for value in range(1, FACES):
            dice = at[GENERAL + seat * FACES + value]
            if dice > 0:
                at[PERSONAL + seat * FACES + value] += dice
                at[GENERAL + seat * FACES + value] = 0
                self.tell(SAY_DIE, seat, value, dice, cause)
        if count > left:
            self.gain_prestige(seat, NO_DIE_PRESTIGE * (count - left), BY_NO_DIE)

    def find_picks(self, seat: Int) -> None:
        for value in range(1, FACES):
            if self.at[GENERAL + seat * FACES + value] > 0:
                self.add(TO_PICK + value)

    def pick(self, seat: Int, value: Int, count: Int, cause: Int) -> None:
        self.at[GENERAL + seat * FACES + value] -= 1
        self.at[PERSONAL + seat * FACES + value] += 1
        self.tell(SAY_DIE, seat, value, 1, cause)
        if count > 1:
            self.push(THEN_GAIN_DICE, seat, count - 1, cause)

    # --- bonuses ---

    def gain_bonus(self, seat: Int, bonus: Int, cause: Int) -> None:
        """E-59. EC-7: several dice in a row are bonuses on their own."""
        amount = BONUS_AMOUNT[bonus]
        if bonus == PRESTIGE_BONUS:
            self.gain_prestige(seat, amount, cause)
        elif bonus == KNOWLEDGE_BONUS:
            self.advance_knowledge(seat, amount, cause)
        elif bonus == PROVISIONS_BONUS:
            self.gain_provisions(seat, amount, cause)
        elif bonus == DIE_BONUS:
            self.gain_dice(seat, amount, cause)
        elif bonus == MISTLETOE_BONUS:
            self.gain_mistletoe(seat, amount, cause)
        else:
            self.advance_sickle(seat, amount, cause)

    def push_bonus(self, seat: Int, bonus: Int, cause: Int) -> None:
        self.push(THEN_BONUS, seat, bonus, cause)

    # --- herbs ---

    def open_herb(self, seat: Int, herb: Int) -> None:
        """E-62: face up on the small board, active for the rest of the game."""
        self.at[HERB + seat * HERBS + herb] = ACTIVE
        self.tell(SAY_ACTIVE, seat, herb)

    def close_herb(self, seat: Int, herb: Int) -> None:
        self.at[HERB + seat * HERBS + herb] = INACTIVE
        self.tell(SAY_INACTIVE, seat, herb)

    def on_large_board(self, seat: Int, herb: Int) -> bool:
        return self.at[HERB + seat * HERBS + herb] < ACTIVE
