"""How good a position of Edora is (section 13 of the dossier), and quick sensible moves.

A position in the middle of a turn is first played on to the end of that turn: die, turned value and field by trying
them all, what the action asks by quick choices. Then everything a player has is valued in points: prestige, the five
scoring steps as they are likely to end, provisions and dice for the turns to come, and what is begun (fires, dolmen
chains, herbs, the menhir row, tablets).
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Floats, Int, zeros
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, DEPTH, FRAME, OVER, PLAYERS, STACK, TURN, State
from nemeton.core.value import Value
from nemeton.games.edora import rules_row as r
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.rules_actions import MENHIR_BONUS, STELE_BONUS, STELE_MINUS, STELE_TIMES
from nemeton.games.edora.rules_scoring import TABLET_NEEDS, TABLET_POINTS

NEVER: Final = -1000.0
USUAL_ROUNDS: Final[Int] = 14  # sensible play needs 13 to 15
TURN_COST: Final = 5.5  # provisions a turn takes: about 3 for the die, 2.5 for the walk
USUAL_DIE: Final[Int] = 3
ROLLOUT_NOISE: Final = 1.2


def _row(values: list[float]) -> Floats:
    row = zeros(len(values))
    for i in range(len(values)):
        row[i] = values[i]
    return row


# in the order of herbs: worth for each turn still to come
HERB_WORTH: Final[Floats] = _row([0.8, 0.45, 0.45, 0.6, 0.5, 0.75, 0.5, 0.55, 0.55, 0.75, 0.9, 0.4])
# in the order of potions: worth in the middle of the game, before paying
POTION_WORTH: Final[Floats] = _row(
    [7.0, 5.0, 3.5, 6.5, 7.5, 6.0, 10.0, 8.5, 9.0, 11.0, 14.5, 13.0, 20.0, 15.0, 16.0, 9.0, 17.0, 25.0]
)
# gems in the three left slots
LEFT_GEMS: Final[Floats] = _row([0.0, 4.5, 10.5, 20.0])


@final
class EdoraValue(Value):
    def __init__(self) -> None:
        super().__init__()
        self.horizon = 24  # about a round; `of` sees further than quick moves to the end would
        self.rivalry = 0.5
        self.taste = 0.0
        self.trust = 10.0

    def of(self, state: State, seat: Int) -> float:
        assert isinstance(state, Edora)
        at = state.at
        if at[TURN] == seat and at[DEPTH] > 0:
            kind = at[STACK + FRAME * (at[DEPTH] - 1)]
            if kind in (r.ASK_DIE, r.ASK_VALUE, r.ASK_FIELD):
                return self._best_of_all(state, seat)
            if kind > r.ASK_TURN:
                ahead = state.copy()
                assert isinstance(ahead, Edora)
                self._finish_turn(ahead, seat)
                return self._worth(ahead, seat)
        if at[TURN] == CHANCE and at[r.ROUND] > 0:
            ahead = state.copy()
            assert isinstance(ahead, Edora)
            self._finish_turn(ahead, seat)
            return self._worth(ahead, seat)
        return self._worth(state, seat)

    def _best_of_all(self, state: Edora, seat: Int) -> float:
        """Try every die, turned value and field."""
        trial = state.copy()
        best = NEVER
        count = state.look()
        for i in range(count):
            trial.copy_from(state)
            trial.apply(state.choices[i])
            worth = self.of(trial, seat)
            if worth > best:
                best = worth
        return best

    def _finish_turn(self, state: Edora, seat: Int) -> None:
        """Play on to the end of the turn; a tablet that comes is any one."""
        at = state.at
        while True:
            state.look()
            if at[TURN] == CHANCE and at[r.ROUND] > 0:
                state.apply(state.choices[0])
            elif at[TURN] == seat and at[STACK + FRAME * (at[DEPTH] - 1)] > r.ASK_TURN:
                state.apply(self._quick(state, seat, None))
            else:
                return

    # --- what a position is worth ---

    def turns_left(self, state: Edora, seat: Int) -> float:
        """How many more dice the player is likely to place."""
        at = state.at
        if at[TURN] == OVER:
            return 0.0
        left = USUAL_ROUNDS - at[r.ROUND]
        for other in range(at[PLAYERS]):
            left = r.smaller(left, r.ALL_DICE - at[r.PLACED + other])
        if left < 0:
            left = 0
        return float(r.smaller(left, r.ALL_DICE - at[r.PLACED + seat]))

    def _worth(self, state: Edora, seat: Int) -> float:
        at = state.at
        if at[TURN] == OVER:
            return float(at[r.PRESTIGE + seat]) - 0.3 * self._best_rival(state, seat)
        left = self.turns_left(state, seat)
        worth = float(at[r.PRESTIGE + seat]) - 0.3 * self._best_rival(state, seat)
        worth += self._provisions(state, seat, left) + self._dice(state, seat, left)
        worth += self._cult_places(state, seat, left) + self._amulet(state, seat)
        worth += self._sickle_and_herbs(state, seat, left) + self._tablets(state, seat, left)
        worth += self._fires(state, seat, left) + self._chains(state, seat, left)
        mistletoe = float(at[r.MISTLETOE + seat])
        worth += mistletoe + (1.2 * (mistletoe if mistletoe < 6.0 else 6.0) if left > 1.0 else 0.0)
        menhirs = float(r.size_of(at[r.MENHIRS + seat]))
        if menhirs < 6.0 and left > 1.0:
            worth += 0.12 * menhirs * (left if left < 6.0 else 6.0)  # each later menhir brings them all again
        return worth

    def _best_rival(self, state: Edora, seat: Int) -> float:
        """Only what lies open for everybody."""
        best: Int = 0
        for other in range(state.at[PLAYERS]):
            if other != seat and state.at[r.PRESTIGE + other] > best:
                best = state.at[r.PRESTIGE + other]
        return float(best)

    def _provisions(self, state: Edora, seat: Int, left: float) -> float:
        """Enough for the turns to come; running dry costs a whole turn."""
        held = float(state.at[r.PROVISIONS + seat])
        need = TURN_COST * left
        worth = held / 6.0
        soon = 12.0 if need > 12.0 else need
        worth += 0.75 * (held if held < soon else soon)
        if held > soon:
            worth += 0.45 * ((held if held < need else need) - soon)
        if left > 0.0 and held < 4.0:
            worth -= 1.3 * (4.0 - held)
        return worth

    def _dice(self, state: Edora, seat: Int, left: float) -> float:
        """Dice in hand are turns to come; the last one in hand is the most precious."""
        at = state.at
        held = 0.0
        pips = 0.0
        for value in range(1, r.FACES):
            dice = float(at[r.PERSONAL + seat * r.FACES + value])
            held += dice
            pips += dice * float(value)
        worth = float(r.ALL_DICE - at[r.PLACED + seat])  # leftovers
        useful = held if held < left else left
        worth += 1.6 * useful + 0.08 * pips
        if left > 0.0:
            if held == 0.0:
                worth -= 6.0
            elif held == 1.0:
                worth -= 1.5
        return worth

    def _cult_places(self, state: Edora, seat: Int, left: float) -> float:
        """Step 5: what is likely to be won, times the multiplier likely to be reached."""
        at = state.at
        won = 0.55 * left
        own = at[r.OWN + seat]
        rivals = float(at[PLAYERS] - 1)
        while own != 0:
            place = r.lowest(own)
            own &= own - 1
            value = at[r.DIE + place * r.MOST_PLAYERS + seat] & 7
            stones = 1.0 + float(at[r.STONES_AT + place])
            if state.highest(place) == seat:
                to_come = float(r.size_of(at[r.FREE + place])) / rivals * left / 13.0
                won += stones * (1.0 - 0.9 * to_come * float(7 - value) / 6.0)
            else:
                won += 0.04 * stones
        position = float(state.position(seat)) + 0.3 * left
        if position > float(r.LAST_FIELD):
            position = float(r.LAST_FIELD)
        return won * position / 3.0

    def _amulet(self, state: Edora, seat: Int) -> float:
        at = state.at
        left: Int = 0
        worth = 0.0
        for level in range(r.LEVELS):
            slot = r.GEM + seat * r.GEM_SLOTS + level * 2
            if at[slot] != r.NONE:
                left += 1
                if at[slot + 1] != r.NONE:
                    worth += 10.0
                else:
                    worth += 1.0
        return worth + LEFT_GEMS[left]

    def _sickle_and_herbs(self, state: Edora, seat: Int, left: float) -> float:
        at = state.at
        position = at[r.SICKLE + seat]
        worth = float(state.sickle_points(seat)) + 0.5 * float(position)
        for pair in range(r.PAIRS):
            distance = r.PAIR_POSITION[pair] - position
            if 0 < distance <= 4:
                worth += 0.25 * float(5 - distance) * left / 13.0
        for herb in range(r.HERBS):
            if at[r.HERB + seat * r.HERBS + herb] == r.ACTIVE:
                worth += 0.6 + HERB_WORTH[herb] * left
        return worth

    def _tablets(self, state: Edora, seat: Int, left: float) -> float:
        worth = 0.0
        for tablet in range(r.TABLETS):
            copies = state.at[r.TABLETS_OF + seat * r.TABLETS + tablet]
            if copies > 0:
                worth += float(copies) * self._tablet_worth(state, seat, tablet, left)
        return worth

    def _tablet_worth(self, state: Edora, seat: Int, tablet: Int, left: float) -> float:
        """The nearer to its goal, the more it is worth."""
        progress = state.progress(seat, tablet)
        needs = TABLET_NEEDS[tablet]
        if progress >= needs:
            return float(TABLET_POINTS)
        share = (float(progress) + 0.06 * float(needs) * left) / float(needs)
        if share > 0.95:
            share = 0.95
        if left == 0.0:
            return 0.0
        return float(TABLET_POINTS) * share * share * 0.85

    def _fires(self, state: Edora, seat: Int, left: float) -> float:
        """Half-closed rings of dice."""
        at = state.at
        own = at[r.OWN + seat]
        worth = 0.0
        for fire in range(r.FIRES):
            if at[r.FIRE_OWNER + fire] == r.NONE:
                around = r.FIRE_PLACES[fire]
                missing = r.size_of(around & ~own)
                dice = r.size_of(around) - missing
                if float(missing) <= left and dice > 0:
                    if missing == 1:
                        worth += 1.1 * float(dice + 1)
                    elif missing == 2:
                        worth += 0.35 * float(dice + 2)
                    else:
                        worth += 0.3
        return worth

    def _chains(self, state: Edora, seat: Int, left: float) -> float:
        """Dolmens that few more dice would join."""
        at = state.at
        worth = 0.0
        for colour in range(r.COLOURS):
            if at[r.DOLMEN_OWNER + colour] == r.NONE:
                missing = self._missing_in_chain(state, at[r.DOLMEN_PAIR + colour], at[r.OWN + seat])
                if missing <= 3 and float(missing) <= left:
                    gain = float(r.DOLMEN_PRESTIGE) * 5.0
                    if at[r.BEIGE_TAKEN] < 3:
                        gain += float(r.BEIGE_PRESTIGE[at[r.BEIGE_TAKEN]])
                    worth += gain * (0.45 if missing == 1 else 0.2 if missing == 2 else 0.07)
        return worth

    def _missing_in_chain(self, state: Edora, pair: Int, own: Int) -> Int:
        """How many more own dice a chain between two places needs; 4 stands for more than 3."""
        goal = pair & (pair - 1)
        level = pair & ~goal
        seen = level
        missing: Int = 0 if level & own else 1
        while missing <= 3:
            grown = level
            while grown != 0:
                grown = state.near(grown) & own & ~seen
                seen |= grown
                level |= grown
            if seen & goal:
                return missing
            level = state.near(level) & ~seen
            seen |= level
            missing += 1
        return 4

    # --- what a gain is worth, at a glance ---

    def _gain(self, state: Edora, seat: Int, bonus: Int, units: Int, left: float) -> float:
        """So many points, steps, provisions, dice or mistletoe."""
        at = state.at
        if bonus == r.PRESTIGE_BONUS:
            return float(units)
        if bonus == r.KNOWLEDGE_BONUS:
            inside = r.smaller(units, r.LAST_FIELD - state.position(seat))
            won = 0.65 * float(at[r.PLACED + seat]) + 0.55 * left
            return float(inside) * won / 3.0 + 2.0 * float(units - inside)
        if bonus == r.PROVISIONS_BONUS:
            held = float(at[r.PROVISIONS + seat])
            need = TURN_COST * left - held
            used = float(units) if float(units) < need else need
            return float(units) / 6.0 + (used * (0.8 if held < 8.0 else 0.5) if used > 0.0 else 0.0)
        if bonus == r.DIE_BONUS:
            taken = r.smaller(units, state.general_dice(seat))
            held = self._held(state, seat)
            useful = float(taken) if held + float(taken) < left else left - held
            worth = 2.0 * float(units - taken) + (1.7 * useful if useful > 0.0 else 0.0)
            return worth + (6.0 if held == 0.0 and useful > 0.0 else 0.0)
        if bonus == r.MISTLETOE_BONUS:
            return float(units) * (2.2 if left > 1.0 else 1.0)
        here = at[r.SICKLE + seat]
        inside = r.smaller(units, r.SICKLE_END - here)
        worth = float(r.SICKLE_SCORE[here + inside] - r.SICKLE_SCORE[here]) + 0.5 * float(inside)
        for pair in range(r.PAIRS):
            if here < r.PAIR_POSITION[pair] <= here + inside:
                worth += 0.5 + 0.55 * left
        return worth + 2.0 * float(units - inside)

    def _held(self, state: Edora, seat: Int) -> float:
        """Dice in the personal supply."""
        dice: Int = 0
        for value in range(1, r.FACES):
            dice += state.at[r.PERSONAL + seat * r.FACES + value]
        return float(dice)

    def _bonus(self, state: Edora, seat: Int, bonus: Int, left: float) -> float:
        if bonus == r.PRESTIGE_BONUS and state.has(seat, r.PRESTIGE_HERB):
            return 5.0
        return self._gain(state, seat, bonus, r.BONUS_AMOUNT[bonus], left)

    def _stele(self, state: Edora, seat: Int, stele: Int, value: Int, left: float) -> float:
        if state.has(seat, r.STELE_HERB):
            value += 2
        units = (value - STELE_MINUS[stele]) * STELE_TIMES[stele]
        return self._gain(state, seat, STELE_BONUS[stele], units, left) if units > 0 else 0.0

    def _best_stele(self, state: Edora, seat: Int, value: Int, left: float) -> float:
        best = 0.0
        for stele in range(r.BONUSES):
            if (state.at[r.STELES + seat] >> stele) & 1 == 0:
                worth = self._stele(state, seat, stele, value, left)
                if worth > best:
                    best = worth
        return best

    def _field(self, state: Edora, seat: Int, code: Int, value: Int, left: float) -> float:
        """What the action of a field is about worth."""
        at = state.at
        kind = r.ACTION[code * 3]
        amount = r.ACTION[code * 3 + 1]
        if kind == r.PROVISIONS_ACTION:
            food = self._gain(state, seat, r.PROVISIONS_BONUS, amount, left)
            dice = self._gain(state, seat, r.DIE_BONUS, r.ACTION[code * 3 + 2], left)
            return food if food > dice else dice
        if kind == r.KNOWLEDGE_ACTION:
            steps = amount + 2 if state.has(seat, r.KNOWLEDGE_HERB) else amount
            return self._gain(state, seat, r.KNOWLEDGE_BONUS, steps, left)
        if kind == r.SICKLE_ACTION:
            steps = amount + 2 if state.has(seat, r.SICKLE_HERB) else amount
            return self._gain(state, seat, r.SICKLE_BONUS, steps, left)
        if kind == r.TABLET_ACTION:
            return 9.5 if left > 2.0 else 6.0
        if kind == r.MISTLETOE_ACTION:
            mistletoe = float(at[r.MISTLETOE + seat] + amount)
            return 2.0 * float(amount) + (0.7 * mistletoe if mistletoe >= 2.0 else 0.0)
        if kind == r.AMULET_ACTION:
            if state.free_slot(seat, amount) == r.NONE:
                return 0.0
            return 5.0 + 2.7 * float(r.ACTION[code * 3 + 2])
        if kind == r.MENHIR_ACTION:
            placed = r.size_of(at[r.MENHIRS + seat])
            return 3.5 + 2.6 * float(placed + 1) if placed < r.BONUSES else 0.0
        return 1.0 + self._best_stele(state, seat, value, left)

    # --- quick choices ---

    def rollout(self, state: State, rng: Rng) -> Int:
        assert isinstance(state, Edora)
        return self._quick(state, state.at[TURN], rng)

    def _quick(self, state: Edora, seat: Int, rng: Rng | None) -> Int:
        """The best of `choices` at a glance; with a generator, now and then another one."""
        kind = state.at[STACK + FRAME * (state.at[DEPTH] - 1)]
        left = self.turns_left(state, seat)
        fields = zeros(r.CODES if kind == r.ASK_TURN else 0)
        for code in range(len(fields)):
            fields[code] = self._field(state, seat, code, USUAL_DIE, left)
        best = NEVER
        chosen = state.choices[0]
        for i in range(state.count):
            move = state.choices[i]
            if kind == r.ASK_TURN:
                worth = self._glance_turn(state, seat, move, fields)
            else:
                worth = self._glance(state, seat, kind, move, left)
            if rng is not None:
                worth += ROLLOUT_NOISE * rng.fraction()
            if worth > best:
                best = worth
                chosen = move
        return chosen

    def _glance(self, state: Edora, seat: Int, kind: Int, move: Int, left: float) -> float:
        if kind in (r.ASK_DIE, r.ASK_VALUE):
            value = move - r.TO_DIE if kind == r.ASK_DIE else move - r.TO_TURN
            return self._glance_die(state, seat, value)
        top = STACK + FRAME * (state.at[DEPTH] - 1)
        a = state.at[top + 2]
        if kind == r.ASK_FIELD:
            return self._field(state, seat, move - r.TO_FIELD, a, left)
        if move in (r.DECLINE, r.STOP, r.REPEAT_NONE):
            return 0.0
        if kind == r.ASK_PROVISIONS:
            if move == r.TAKE_PROVISIONS:
                return 0.1 + self._gain(state, seat, r.PROVISIONS_BONUS, r.ACTION[a * 3 + 1], left)
            return self._gain(state, seat, r.DIE_BONUS, r.ACTION[a * 3 + 2], left)
        if kind == r.ASK_PICK:
            value = move - r.TO_PICK
            return 0.3 * float(value) if state.at[r.PROVISIONS + seat] > 9 else -0.5 * float(value)
        if kind == r.ASK_TABLET:
            return self._glance_tablet(state, seat, move - r.TO_TABLET, left)
        if kind == r.ASK_BREW:
            cost = float(state.potion_cost(move - r.TO_BREW)) * (2.0 if left > 1.0 else 1.0)
            return POTION_WORTH[move - r.TO_BREW] - cost
        if kind == r.ASK_GEM:
            return 1.0 + self._bonus(state, seat, move - r.TO_GEM, left)
        if kind == r.ASK_MENHIR:
            return 1.0 + self._bonus(state, seat, MENHIR_BONUS[move - r.TO_MENHIR], left)
        if kind == r.ASK_STELE:
            return 1.0 + self._stele(state, seat, move - r.TO_STELE, a, left)
        if kind == r.ASK_REPEAT:
            return self._bonus(state, seat, move - r.TO_REPEAT, left)
        return self._glance_herbs(state, seat, kind, move)

    def _glance_herbs(self, state: Edora, seat: Int, kind: Int, move: Int) -> float:
        if kind == r.ASK_HERB:
            return HERB_WORTH[move - r.TO_OPEN]
        if kind == r.ASK_PLUCK:
            return HERB_WORTH[move - r.TO_PLUCK]
        if kind == r.ASK_FLIP:
            return HERB_WORTH[move - r.TO_FLIP]
        if kind == r.ASK_RAISE:
            return 2.0 if state.highest(move - r.TO_RAISE) != seat else -0.5
        if kind == r.ASK_DO:
            return 1.0
        if kind == r.ASK_SIGN:
            return 1.0 if state.at[r.GEM + seat * r.GEM_SLOTS + (move - r.TO_SIGN) * 2] == r.NONE else 0.5
        if kind == r.ASK_LAY:  # good herbs in different pairs
            one = HERB_WORTH[(move - r.TO_LAY) // r.HERBS] - HERB_WORTH[(move - r.TO_LAY) % r.HERBS]
            return one if one > 0.0 else -one
        return 0.0

    def _glance_tablet(self, state: Edora, seat: Int, spot: Int, left: float) -> float:
        at = state.at
        stone = spot // 2
        right = stone + 1 if stone + 1 < r.STONES else 0
        worth = self._bonus(state, seat, at[r.STONE + stone], left) + self._bonus(
            state, seat, at[r.STONE + right], left
        )
        return worth + self._tablet_worth(state, seat, at[r.DISPLAY + spot], left)

    def _glance_die(self, state: Edora, seat: Int, value: Int) -> float:
        """Low dice are cheap, high dice win places."""
        at = state.at
        place = at[r.PAWN + seat]
        winner = state.highest(place)
        multiplier = float(state.position(seat)) / 3.0 + 0.5
        stones = 1.0 + float(at[r.STONES_AT + place])
        worth = -0.6 * float(value)
        if winner == r.NONE:
            return worth + multiplier * stones * float(value) / 8.0
        best = at[r.DIE + place * r.MOST_PLAYERS + winner] & 7
        if value > best or (value == best and at[r.RANK + seat] > at[r.RANK + winner]):
            worth += 2.0 + 0.7 * multiplier * stones
        return worth

    def _glance_turn(self, state: Edora, seat: Int, move: Int, fields: Floats) -> float:
        """The best free field, less the walk, and the fires; `fields` is what each kind of field is worth."""
        at = state.at
        if move == r.EMERGENCY:
            return -2.0 if at[r.PROVISIONS + seat] > 2 else 4.0
        place = move - r.TO_GO
        worth = -0.8 * float(state.move_cost(seat, place))
        best = 0.0
        for field in range(at[PLAYERS]):
            if (at[r.FREE + place] >> field) & 1:
                action = fields[at[r.FIELD + place * r.FIELDS + field]]
                if action > best:
                    best = action
        own = at[r.OWN + seat] | (1 << place)
        for i in range(r.FIRES_EACH):
            fire = r.FIRES_OF[place * 2 + i]
            if at[r.FIRE_OWNER + fire] == r.NONE:
                missing = r.size_of(r.FIRE_PLACES[fire] & ~own)
                if missing == 0:
                    worth += 2.8 * float(r.size_of(r.FIRE_PLACES[fire]))
                elif missing == 1:
                    worth += 1.5
        return worth + best
