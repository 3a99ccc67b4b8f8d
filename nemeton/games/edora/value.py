"""How good a position of Edora is (docs/rules/edora.md, section 13), and quick sensible moves.

A position in the middle of a turn is first played on to the end of that turn: die, turned value and field by trying
them all, what the action asks by quick choices. Then everything a player has is valued in points: prestige, the five
scoring steps as they are likely to end, provisions and dice for the turns to come, and what is begun (fires, dolmen
chains, herbs, the menhir row, tablets).
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Floats, Int, zeros
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, OVER, PLAYERS, TURN, State
from nemeton.core.value import Value
from nemeton.games.edora import ask, content
from nemeton.games.edora import move as m
from nemeton.games.edora import row as r
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.rules_actions import free_slot, potion_cost, stele_units, steps_of, stone_left, stone_right
from nemeton.games.edora.rules_gains import prestige_for
from nemeton.games.edora.rules_scoring import progress, sickle_points
from nemeton.games.edora.rules_turn import move_cost

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
LEFT_GEMS: Final[Floats] = _row([0.0, 4.5, 10.5, float(content.LEFT_POINTS)])


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
        turn = state.at[TURN]
        if turn == seat:
            if state.asked() in (ask.DIE, ask.VALUE, ask.FIELD):
                return self._best_of_all(state, seat)
            if state.asked() > ask.TURN:
                return self._after_the_turn(state, seat)
        if turn == CHANCE and state.round() > 0:
            return self._after_the_turn(state, seat)
        return self._worth(state, seat)

    def _after_the_turn(self, state: Edora, seat: Int) -> float:
        """Played on to the end of the turn; a tablet that comes is any one."""
        ahead = state.copy()
        at = ahead.at
        while True:
            ahead.look()
            if at[TURN] == CHANCE and ahead.round() > 0:
                ahead.apply(ahead.choices[0])
            elif at[TURN] == seat and ahead.asked() > ask.TURN:
                ahead.apply(self._quick(ahead, seat, None))
            else:
                return self._worth(ahead, seat)

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

    # --- what a position is worth ---

    def turns_left(self, state: Edora, seat: Int) -> float:
        """How many more dice the player is likely to place."""
        at = state.at
        if at[TURN] == OVER:
            return 0.0
        left = USUAL_ROUNDS - state.round()
        for other in range(at[PLAYERS]):
            left = r.smaller(left, content.ALL_DICE - state.placed(other))
        if left < 0:
            left = 0
        return float(r.smaller(left, content.ALL_DICE - state.placed(seat)))

    def _worth(self, state: Edora, seat: Int) -> float:
        at = state.at
        if at[TURN] == OVER:
            return float(state.prestige(seat)) - 0.3 * self._best_rival(state, seat)
        left = self.turns_left(state, seat)
        worth = float(state.prestige(seat)) - 0.3 * self._best_rival(state, seat)
        worth += self._provisions(state, seat, left) + self._dice(state, seat, left)
        worth += self._cult_places(state, seat, left) + self._amulet(state, seat)
        worth += self._sickle_and_herbs(state, seat, left) + self._tablets(state, seat, left)
        worth += self._fires(state, seat, left) + self._chains(state, seat, left)
        mistletoe = float(state.mistletoe(seat))
        brewing = 1.2 * (mistletoe if mistletoe < 6.0 else 6.0) if left > 1.0 else 0.0
        worth += float(content.POINTS_PER_MISTLETOE) * mistletoe + brewing
        menhirs = float(r.size_of(state.menhirs(seat)))
        if state.menhirs(seat) != r.ALL_STONES and left > 1.0:
            worth += 0.12 * menhirs * (left if left < 6.0 else 6.0)  # each later menhir brings them all again
        return worth

    def _best_rival(self, state: Edora, seat: Int) -> float:
        """Only what lies open for everybody."""
        best: Int = 0
        for other in range(state.at[PLAYERS]):
            if other != seat and state.prestige(other) > best:
                best = state.prestige(other)
        return float(best)

    def _provisions(self, state: Edora, seat: Int, left: float) -> float:
        """Enough for the turns to come; running dry costs a whole turn."""
        held = float(state.provisions(seat))
        need = TURN_COST * left
        worth = held / float(content.PROVISIONS_PER_POINT)
        soon = 12.0 if need > 12.0 else need
        worth += 0.75 * (held if held < soon else soon)
        if held > soon:
            worth += 0.45 * ((held if held < need else need) - soon)
        if left > 0.0 and held < 4.0:
            worth -= 1.3 * (4.0 - held)
        return worth

    def _dice(self, state: Edora, seat: Int, left: float) -> float:
        """Dice in hand are turns to come; the last one in hand is the most precious."""
        held = 0.0
        pips = 0.0
        for value in range(1, r.FACES):
            dice = float(state.personal(seat, value))
            held += dice
            pips += dice * float(value)
        worth = float(content.POINTS_PER_DIE * (content.ALL_DICE - state.placed(seat)))
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
        own = state.own(seat)
        rivals = float(at[PLAYERS] - 1)
        while own != 0:
            place = r.lowest(own)
            own &= own - 1
            value = state.die(place, seat)
            stones = 1.0 + float(state.stones_at(place))
            if state.highest(place) == seat:
                to_come = float(r.size_of(state.free(place))) / rivals * left / float(content.ALL_DICE)
                won += stones * (1.0 - 0.9 * to_come * float(r.FACES - value) / float(r.FACES - 1))
            else:
                won += 0.04 * stones
        position = float(state.position(seat)) + 0.3 * left
        if position > float(content.LAST_FIELD):
            position = float(content.LAST_FIELD)
        return won * position / 3.0

    def _amulet(self, state: Edora, seat: Int) -> float:
        left: Int = 0
        worth = 0.0
        for level in range(r.LEVELS):
            if state.gem(seat, level * 2) != r.NONE:
                left += 1
                full = state.gem(seat, level * 2 + 1) != r.NONE
                worth += float(content.LEVEL_POINTS) if full else 1.0
        return worth + LEFT_GEMS[left]

    def _sickle_and_herbs(self, state: Edora, seat: Int, left: float) -> float:
        position = state.sickle(seat)
        worth = float(sickle_points(state, seat)) + 0.5 * float(position)
        for pair in range(r.PAIRS):
            distance = content.PAIR_POSITION[pair] - position
            if 0 < distance <= 4:
                worth += 0.25 * float(5 - distance) * left / float(content.ALL_DICE)
        for herb in range(r.HERBS):
            if state.has(seat, herb):
                worth += 0.6 + HERB_WORTH[herb] * left
        return worth

    def _tablets(self, state: Edora, seat: Int, left: float) -> float:
        worth = 0.0
        for tablet in range(r.TABLETS):
            copies = state.tablets(seat, tablet)
            if copies > 0:
                worth += float(copies) * self._tablet_worth(state, seat, tablet, left)
        return worth

    def _tablet_worth(self, state: Edora, seat: Int, tablet: Int, left: float) -> float:
        """The nearer to its goal, the more it is worth."""
        come = progress(state, seat, tablet)
        needs = content.TABLET_NEEDS[tablet]
        if come >= needs:
            return float(content.TABLET_POINTS)
        share = (float(come) + 0.06 * float(needs) * left) / float(needs)
        if share > 0.95:
            share = 0.95
        if left == 0.0:
            return 0.0
        return float(content.TABLET_POINTS) * share * share * 0.85

    def _fires(self, state: Edora, seat: Int, left: float) -> float:
        """Half-closed rings of dice."""
        at = state.at  # hot: all fireplaces in every position
        own = state.own(seat)
        worth = 0.0
        for fire in range(r.FIRES):
            if at[r.FIRE_OWNER + fire] == r.NONE:
                around = content.FIRE_PLACES[fire]
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
        worth = 0.0
        for colour in range(r.COLOURS):
            if state.dolmen_owner(colour) == r.NONE:
                missing = self._missing_in_chain(state, state.dolmen_pair(colour), state.own(seat))
                if missing <= 3 and float(missing) <= left:
                    gain = float(content.DOLMEN_PRESTIGE) * 5.0
                    if state.beige_taken() < content.BEIGE:
                        gain += float(content.BEIGE_PRESTIGE[state.beige_taken()])
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
        if bonus == r.PRESTIGE_BONUS:
            return float(prestige_for(state, seat, units))
        if bonus == r.KNOWLEDGE_BONUS:
            inside = r.smaller(units, content.LAST_FIELD - state.position(seat))
            won = 0.65 * float(state.placed(seat)) + 0.55 * left
            return float(inside) * won / 3.0 + float(content.OVERFLOW_PRESTIGE * (units - inside))
        if bonus == r.PROVISIONS_BONUS:
            held = float(state.provisions(seat))
            need = TURN_COST * left - held
            used = float(units) if float(units) < need else need
            worth = float(units) / float(content.PROVISIONS_PER_POINT)
            return worth + used * (0.8 if held < 8.0 else 0.5) if used > 0.0 else worth
        if bonus == r.DIE_BONUS:
            taken = r.smaller(units, state.general_dice(seat))
            held = float(state.personal_dice(seat))
            useful = float(taken) if held + float(taken) < left else left - held
            worth = float(content.NO_DIE_PRESTIGE * (units - taken)) + (1.7 * useful if useful > 0.0 else 0.0)
            return worth + (6.0 if held == 0.0 and useful > 0.0 else 0.0)
        if bonus == r.MISTLETOE_BONUS:
            return float(units) * (2.2 if left > 1.0 else 1.0)
        here = state.sickle(seat)
        inside = r.smaller(units, content.SICKLE_END - here)
        worth = float(content.SICKLE_SCORE[here + inside] - content.SICKLE_SCORE[here]) + 0.5 * float(inside)
        for pair in range(r.PAIRS):
            if here < content.PAIR_POSITION[pair] <= here + inside:
                worth += 0.5 + 0.55 * left
        return worth + float(content.OVERFLOW_PRESTIGE * (units - inside))

    def _bonus(self, state: Edora, seat: Int, bonus: Int, left: float) -> float:
        return self._gain(state, seat, bonus, content.BONUS_AMOUNT[bonus], left)

    def _stele(self, state: Edora, seat: Int, stele: Int, value: Int, left: float) -> float:
        units = stele_units(state, seat, stele, value)
        return self._gain(state, seat, content.STELE_BONUS[stele], units, left) if units > 0 else 0.0

    def _best_stele(self, state: Edora, seat: Int, value: Int, left: float) -> float:
        best = 0.0
        for stele in range(r.BONUSES):
            if (state.steles(seat) >> stele) & 1 == 0:
                worth = self._stele(state, seat, stele, value, left)
                if worth > best:
                    best = worth
        return best

    def _field(self, state: Edora, seat: Int, code: Int, value: Int, left: float) -> float:
        """What the action of a field is about worth."""
        kind = content.ACTION[code * 3]
        amount = content.ACTION[code * 3 + 1]
        if kind == r.PROVISIONS_ACTION:
            food = self._gain(state, seat, r.PROVISIONS_BONUS, amount, left)
            dice = self._gain(state, seat, r.DIE_BONUS, content.ACTION[code * 3 + 2], left)
            return food if food > dice else dice
        if kind == r.KNOWLEDGE_ACTION:
            return self._gain(state, seat, r.KNOWLEDGE_BONUS, steps_of(state, seat, kind, amount), left)
        if kind == r.SICKLE_ACTION:
            return self._gain(state, seat, r.SICKLE_BONUS, steps_of(state, seat, kind, amount), left)
        if kind == r.TABLET_ACTION:
            return 9.5 if left > 2.0 else 6.0
        if kind == r.MISTLETOE_ACTION:
            mistletoe = float(state.mistletoe(seat) + amount)
            return 2.0 * float(amount) + (0.7 * mistletoe if mistletoe >= 2.0 else 0.0)
        if kind == r.AMULET_ACTION:
            if free_slot(state, seat, amount) == r.NONE:
                return 0.0
            return 5.0 + 2.7 * float(content.ACTION[code * 3 + 2])
        if kind == r.MENHIR_ACTION:
            placed = r.size_of(state.menhirs(seat))
            return 3.5 + 2.6 * float(placed + 1) if placed < r.BONUSES else 0.0
        return 1.0 + self._best_stele(state, seat, value, left)

    # --- quick choices ---

    def rollout(self, state: State, rng: Rng) -> Int:
        assert isinstance(state, Edora)
        return self._quick(state, state.at[TURN], rng)

    def _quick(self, state: Edora, seat: Int, rng: Rng | None) -> Int:
        """The best of `choices` at a glance; with a generator, now and then another one."""
        kind = state.asked()
        left = self.turns_left(state, seat)
        fields = zeros(r.CODES if kind == ask.TURN else 0)
        for code in range(len(fields)):
            fields[code] = self._field(state, seat, code, USUAL_DIE, left)
        best = NEVER
        chosen = state.choices[0]
        for i in range(state.count):
            move = state.choices[i]
            if kind == ask.TURN:
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
        if kind in (ask.DIE, ask.VALUE):
            value = move - m.DIE if kind == ask.DIE else move - m.TURN
            return self._glance_die(state, seat, value)
        a = state.asked_a()
        if kind == ask.FIELD:
            return self._field(state, seat, move - m.FIELD, a, left)
        if move in (m.DECLINE, m.STOP, m.REPEAT_NONE):
            return 0.0
        if kind == ask.PROVISIONS:
            if move == m.TAKE_PROVISIONS:
                return 0.1 + self._gain(state, seat, r.PROVISIONS_BONUS, content.ACTION[a * 3 + 1], left)
            return self._gain(state, seat, r.DIE_BONUS, content.ACTION[a * 3 + 2], left)
        if kind == ask.PICK:
            value = move - m.PICK
            return 0.3 * float(value) if state.provisions(seat) > 9 else -0.5 * float(value)
        if kind == ask.TABLET:
            return self._glance_tablet(state, seat, move - m.TABLET, left)
        if kind == ask.BREW:
            cost = float(potion_cost(state, move - m.BREW)) * (2.0 if left > 1.0 else 1.0)
            return POTION_WORTH[move - m.BREW] - cost
        if kind == ask.GEM:
            return 1.0 + self._bonus(state, seat, move - m.GEM, left)
        if kind == ask.MENHIR:
            return 1.0 + self._bonus(state, seat, content.MENHIR_BONUS[move - m.MENHIR], left)
        if kind == ask.STELE:
            return 1.0 + self._stele(state, seat, move - m.STELE, a, left)
        if kind == ask.REPEAT:
            return self._bonus(state, seat, move - m.REPEAT, left)
        return self._glance_herbs(state, seat, kind, move)

    def _glance_herbs(self, state: Edora, seat: Int, kind: Int, move: Int) -> float:
        if kind == ask.HERB:
            return HERB_WORTH[move - m.HERB]
        if kind == ask.PLUCK:
            return HERB_WORTH[move - m.PLUCK]
        if kind == ask.FLIP:
            return HERB_WORTH[move - m.FLIP]
        if kind == ask.RAISE:
            return 2.0 if state.highest(move - m.RAISE) != seat else -0.5
        if kind == ask.DO:
            return 1.0
        if kind == ask.SIGN:
            return 1.0 if state.gem(seat, (move - m.SIGN) * 2) == r.NONE else 0.5
        if kind == ask.LAY:  # good herbs in different pairs
            one = HERB_WORTH[(move - m.LAY) // r.HERBS] - HERB_WORTH[(move - m.LAY) % r.HERBS]
            return one if one > 0.0 else -one
        return 0.0

    def _glance_tablet(self, state: Edora, seat: Int, spot: Int, left: float) -> float:
        worth = self._bonus(state, seat, stone_left(state, spot), left)
        worth += self._bonus(state, seat, stone_right(state, spot), left)
        return worth + self._tablet_worth(state, seat, state.display(spot), left)

    def _glance_die(self, state: Edora, seat: Int, value: Int) -> float:
        """Low dice are cheap, high dice win places."""
        place = state.pawn(seat)
        winner = state.highest(place)
        multiplier = float(state.position(seat)) / 3.0 + 0.5
        stones = 1.0 + float(state.stones_at(place))
        worth = -0.6 * float(value)
        if winner == r.NONE:
            return worth + multiplier * stones * float(value) / 8.0
        best = state.die(place, winner)
        if state.beats(seat, value, winner, best):
            worth += 2.0 + 0.7 * multiplier * stones
        return worth

    def _glance_turn(self, state: Edora, seat: Int, move: Int, fields: Floats) -> float:
        """The best free field, less the walk, and the fires; `fields` is what each kind of field is worth."""
        at = state.at
        if move == m.EMERGENCY:
            return -2.0 if state.provisions(seat) > 2 else 4.0
        place = move - m.GO
        worth = -0.8 * float(move_cost(state, seat, place))
        best = 0.0
        free = at[r.FREE + place]
        for field in range(at[PLAYERS]):
            if (free >> field) & 1:
                action = fields[at[r.FIELD + place * r.FIELDS + field]]
                if action > best:
                    best = action
        own = state.own(seat) | (1 << place)
        for i in range(r.FIRES_EACH):
            fire = content.FIRES_OF[place * r.FIRES_EACH + i]
            if at[r.FIRE_OWNER + fire] == r.NONE:
                missing = r.size_of(content.FIRE_PLACES[fire] & ~own)
                if missing == 0:
                    worth += 2.8 * float(r.size_of(content.FIRE_PLACES[fire]))
                elif missing == 1:
                    worth += 1.5
        return worth + best
