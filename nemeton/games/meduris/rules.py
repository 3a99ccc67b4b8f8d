"""The rules of Meduris, M-1 to M-46, with the decisions A-… and clarifications MC-… of the dossier.

The order is that of the rulebook: the small yield, the three actions, the end of a turn and of the game. Setting up and
the druid have files of their own (rules_setup.py, rules_druid.py), and so has the table with its settlements and
payments (rules_table.py); each class adds its part of the rulebook to the one before. Words, views and advice live
beside them; the numbers of the box in content.toml.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.flat import Int, Ints, ints
from nemeton.core.rng import Rng
from nemeton.core.state import NOBODY, PLAYERS, TOGETHER, State
from nemeton.games.meduris import content
from nemeton.games.meduris.rules_druid import Druid
from nemeton.games.meduris.rules_setup import TEMPLES_OF
from nemeton.games.meduris.rules_table import (
    ACTION,
    ACTIVE,
    ALL_BUILT,
    ALL_DECLINE,
    BUILT,
    CHIP,
    CHIP_KINDS,
    CHIP_ON,
    DEADLOCK,
    DECISIONS,
    DECLINABLE,
    DIE,
    DISTRICT,
    DRAW_FIELD,
    DRAWS,
    DRUID_CHIP,
    EMPTY,
    EMPTY_RUN,
    ENDED_BY,
    ENDER,
    EXHAUSTED,
    EXHAUSTION_END,
    FACE_DOWN,
    FACES,
    FIELDS,
    FOR_HUT,
    FOR_TEMPLE,
    FREE_CHIP_FIELDS,
    FREE_FIELDS,
    FREE_HUT_CHIP,
    GIVES,
    GOODS,
    HAND,
    HEIGHT,
    HEIGHTS,
    HUT,
    HUTS,
    HUTS_EACH,
    HUTS_LEFT,
    LAID,
    LAST_LAP,
    LAST_TURNS,
    LAY_CHIP,
    LAYING,
    LAYS,
    LOSE,
    LOSE_TOGETHER,
    MOST_MOVES,
    NEW_TURN,
    NO_CHIP,
    OFFER,
    PAIR_SHIFT,
    PAY,
    PAYS,
    PLACE,
    PLACES,
    PLACING,
    POINTS,
    POINTS_CHIP,
    POLL,
    POLLING,
    RITUAL,
    ROLL,
    ROLLS,
    RUNE,
    SAY_CHIP,
    SAY_CHIP_POINTS,
    SAY_DEADLOCK,
    SAY_DRUID_CHIP,
    SAY_EXHAUSTED,
    SAY_FREE_HUT,
    SAY_GIVE,
    SAY_HARVEST,
    SAY_HUT,
    SAY_LAST_TURNS,
    SAY_LAY,
    SAY_LAY_CHIP,
    SAY_MOVE,
    SAY_PLACE,
    SAY_ROLL,
    SAY_RUNE,
    SAY_RUNE_FROM,
    SAY_SHORT,
    SAY_TAKE,
    SAY_TAKE_NOTHING,
    SAY_TEMPLE,
    SAY_TURN,
    SAY_TURN_CAP,
    SAY_WILL_BUILD,
    SAY_WILL_NOT_BUILD,
    SIDE,
    SIZE,
    STARTERS,
    STILL_BUILD,
    SUPPLY,
    TAKE,
    TAKE_NOTHING,
    TAKES,
    TEMPLE,
    TEMPLES,
    TEMPLES_LEFT,
    TOGETHER_LOSS,
    TOWER,
    TURN_END,
    TURN_LIMIT,
    TURN_UP,
    TURN_UPS,
    TURNING_UP,
    TURNS,
    WILL_BUILD,
    WILL_NOT_BUILD,
    WORKERS,
    smaller,
)

ANY_FACE: Final[Int] = content.FACE_KEYS.index("any")
CHIP_POINTS: Final[Int] = content.CHIP_POINTS
TURN_CAP: Final[Int] = content.TURN_CAP
FACE_WEIGHT: Final[Ints] = ints(content.FACE_WEIGHTS)
BIG_YIELD: Final[Ints] = ints(content.BIG_YIELD)


@final
class Meduris(Druid):
    def __init__(self, at: Ints) -> None:
        super().__init__(at, DECISIONS, DRAWS, MOST_MOVES)

    def blank(self, at: Ints) -> State:
        return Meduris(at)

    # --- what can be decided and drawn ---

    def find(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        at = self.at
        if kind == ACTION:
            self._find_workers(seat)
            self._find_fields(seat)
        elif kind == OFFER:
            self.find_offers(seat, a)
        elif kind == ROLL:
            for face in range(FACES):
                self.add_odds(ROLLS + face, FACE_WEIGHT[face])
        elif kind == PAY:
            self.find_payments(seat, a, b)
        elif kind == TAKE:
            for good in range(GOODS):
                if at[SUPPLY + good] > 0:
                    self.add(TAKES + good)
            if at[DECLINABLE] != 0 and self.count > 0:  # A-16, MC-4
                self.add(TAKE_NOTHING)
        elif kind == LOSE:
            self._find_held(seat, GIVES)
        elif kind == LOSE_TOGETHER:
            self._find_held(seat, LAYS)
        elif kind == PLACE:
            for plateau in range(GOODS):
                if at[HEIGHT + plateau] < HEIGHTS:
                    self.add(PLACES + plateau)
        elif kind == DRAW_FIELD:
            self.find_chip_draws(a)
        elif kind == TURN_UP:
            self.find_chips(a)
        elif kind == STILL_BUILD:
            self.add(WILL_BUILD)
            self.add(WILL_NOT_BUILD)
        elif kind == LAY_CHIP:
            self.find_chip_fields(a)
        else:
            for starter in range(at[PLAYERS]):
                self.add_odds(STARTERS + starter, 1)

    def _find_held(self, seat: Int, base: Int) -> None:
        """M-14: one of the kinds he holds."""
        for good in range(GOODS):
            if self.at[HAND + seat * GOODS + good] > 0:
                self.add(base + good)

    def _find_workers(self, seat: Int) -> None:
        """M-16: any own worker to another plateau with room; of two own ones in a row the lower is named (MC-1)."""
        at = self.at
        for plateau in range(GOODS):
            below: Int = NOBODY
            for level in range(at[HEIGHT + plateau]):
                owner = at[TOWER + plateau * HEIGHTS + level] - 1
                if owner == seat and below != seat:
                    code = WORKERS + (plateau * HEIGHTS + level) * GOODS
                    for target in range(GOODS):
                        if target != plateau and at[HEIGHT + target] < HEIGHTS:
                            self.add(code + target)
                below = owner

    def _find_fields(self, seat: Int) -> None:
        """M-18, M-21: a hut on any empty field one can pay; M-24: a temple where no chip lies, paid once."""
        at = self.at
        side = at[SIDE]
        limits = self.affordable(seat)
        if at[HUTS_LEFT + seat] > 0:
            for field in range(at[FIELDS]):
                if at[BUILT + field] == EMPTY:
                    payable = at[SIZE + field] <= (limits >> PAIR_SHIFT[side + field]) & 63
                    if payable or at[CHIP + field] == FREE_HUT_CHIP:  # M-27, A-6
                        self.add(HUTS + field)
        if at[TEMPLES_LEFT + seat] > 0:
            for field in range(at[FIELDS]):
                empty = at[BUILT + field] == EMPTY and at[CHIP + field] == NO_CHIP
                if empty and (limits >> PAIR_SHIFT[side + field]) & 63 != 0:
                    self.add(TEMPLES + field)

    # --- carrying it out ---

    def decide(self, kind: Int, seat: Int, a: Int, b: Int, move: Int) -> None:
        at = self.at
        if kind == ACTION:
            if move < HUTS:
                self._move_worker(seat, move - WORKERS)
            elif move < TEMPLES:
                self._build_hut(seat, move - HUTS)
            else:
                at[EMPTY_RUN] = 0
                self.push(PAY, seat, move - TEMPLES, FOR_TEMPLE)
        elif kind == OFFER:
            self.offer(seat, a, move)
        elif kind == ROLL:
            self._roll(seat, move - ROLLS)
        elif kind == PAY:
            self.pay(seat, move - PAYS)
            if b == FOR_HUT:
                self._put_hut(seat, a)
            elif b == FOR_TEMPLE:
                self._put_temple(seat, a)
            else:
                self.please_gods(seat, a, b)
        elif kind == TAKE:
            if move == TAKE_NOTHING:
                self.tell(SAY_TAKE_NOTHING, seat)
            else:
                at[SUPPLY + move - TAKES] -= 1
                at[HAND + seat * GOODS + move - TAKES] += 1
                self.tell(SAY_TAKE, seat, move - TAKES)
        elif kind == LOSE:
            self._give_back(seat, move - GIVES)
        elif kind == LOSE_TOGETHER:
            self._lay_down(seat, move - LAYS, a == 1 << seat)
        elif kind == PLACE:
            self._put_worker(seat, move - PLACES)
            self.tell(SAY_PLACE, seat, move - PLACES)
        elif kind == STILL_BUILD:
            self._answer_poll(seat, a, move)
        elif kind == DRAW_FIELD:
            at[CHIP + move - CHIP_ON] = FACE_DOWN
        elif kind == LAY_CHIP:
            at[CHIP + move - CHIP_ON] = FACE_DOWN
            self.tell(SAY_LAY_CHIP, seat, move - CHIP_ON)
        elif kind == TURN_UP:
            chip = (move - TURN_UPS) % CHIP_KINDS
            at[CHIP + a] = chip + 1
            at[FREE_CHIP_FIELDS] += 1
            self.tell(SAY_CHIP, a, chip)
        else:
            self.begin_with(move - STARTERS)

    def step(self, kind: Int, seat: Int, a: Int, b: Int) -> None:
        if kind == RITUAL:
            self.go_on_with_ritual(a, b)
        elif kind == TURN_END:
            self._end_turn(seat)
        elif kind == NEW_TURN:
            self._begin_turn(seat)
        elif kind == LAST_LAP:
            self.walk_last_lap(a, b)
        elif kind == PLACING:
            self.place_next_worker(seat, a)
        elif kind == LAYING:
            self.lay_next_chip(a)
        elif kind == TURNING_UP:
            self.turn_up_next(a)
        elif kind == POLLING:
            self._poll(seat, a)
        else:
            self.score_final()

    # --- a turn, part 1: the small yield ---

    def _begin_turn(self, seat: Int) -> None:
        """M-10, M-15: roll the die, then one of the three actions."""
        at = self.at
        at[ACTIVE] = seat
        at[TURNS] += 1
        self.tell(SAY_TURN, seat, at[TURNS])
        self.push(TURN_END, seat)
        self.push(ACTION, seat)
        self.push(ROLL, seat)

    def _roll(self, seat: Int, face: Int) -> None:
        at = self.at
        at[DIE] = face
        self.tell(SAY_ROLL, seat, face)
        if face < ANY_FACE:
            for level in range(at[HEIGHT + face] - 1, -1, -1):  # M-11, M-12, A-33: from top to bottom
                self._harvest(face, level, 1)
        elif face > ANY_FACE and at[TOGETHER_LOSS] != 0:
            self._ask_all_to_lay_down()
        else:  # M-13, M-14, A-2: in turn order from the active player; the last pushed is asked first
            asked = seat
            for _ in range(at[PLAYERS]):
                asked = asked - 1 if asked > 0 else at[PLAYERS] - 1
                self.push(TAKE if face == ANY_FACE else LOSE, asked)

    def _harvest(self, plateau: Int, level: Int, due: Int) -> None:
        """M-12, A-17, A-19: a worker brings his owner what is due to him, as long as the supply lasts."""
        at = self.at
        owner = at[TOWER + plateau * HEIGHTS + level] - 1
        amount = smaller(due, at[SUPPLY + plateau])
        at[SUPPLY + plateau] -= amount
        at[HAND + owner * GOODS + plateau] += amount
        if amount > 0:
            self.tell(SAY_HARVEST, owner, plateau, amount)
        if amount < due:
            self.tell(SAY_SHORT, owner, plateau, due - amount)

    def _give_back(self, seat: Int, good: Int) -> None:
        at = self.at
        at[HAND + seat * GOODS + good] -= 1
        at[SUPPLY + good] += 1
        self.tell(SAY_GIVE, seat, good)

    def _ask_all_to_lay_down(self) -> None:
        """MC-7: all who hold goods choose secretly at the same time; who holds only one kind has no choice."""
        at = self.at
        seats: Int = 0
        for seat in range(at[PLAYERS]):
            kinds: Int = 0
            held: Int = 0
            for good in range(GOODS):
                if at[HAND + seat * GOODS + good] > 0:
                    kinds += 1
                    held = good
            if kinds > 1:
                seats |= 1 << seat
            elif kinds == 1:
                if self.history is not None:
                    self.history.append((seat, LAYS + held, True))
                at[LAID + seat] = held + 1
                self.tell(SAY_LAY, seat, held)
        if seats != 0:
            self.push(LOSE_TOGETHER, TOGETHER, seats)
        else:
            self._reveal()

    def _lay_down(self, seat: Int, good: Int, everybody_has: bool) -> None:
        self.at[LAID + seat] = good + 1
        self.tell(SAY_LAY, seat, good)
        if everybody_has:
            self._reveal()

    def _reveal(self) -> None:
        at = self.at
        giver = at[ACTIVE]
        for _ in range(at[PLAYERS]):
            if at[LAID + giver] > 0:
                self._give_back(giver, at[LAID + giver] - 1)
                at[LAID + giver] = 0
            giver = self.left_of(giver)

    # --- part 2, A: the big yield ---

    def _move_worker(self, seat: Int, code: Int) -> None:
        """M-16, M-17, A-18: the worker climbs on top of the other tower, which then yields by height."""
        at = self.at
        at[EMPTY_RUN] = at[EMPTY_RUN] + 1 if self.mountain_is_empty() else 0
        worker = code // GOODS
        target = code % GOODS
        plateau = worker // HEIGHTS
        at[HEIGHT + plateau] -= 1
        top = plateau * HEIGHTS + at[HEIGHT + plateau]
        while worker < top:  # those above sink down
            at[TOWER + worker] = at[TOWER + worker + 1]
            worker += 1
        at[TOWER + top] = 0
        self._put_worker(seat, target)
        self.tell(SAY_MOVE, seat, plateau, target)
        for level in range(at[HEIGHT + target] - 1, -1, -1):
            self._harvest(target, level, BIG_YIELD[level])

    def _put_worker(self, seat: Int, plateau: Int) -> None:
        at = self.at
        at[TOWER + plateau * HEIGHTS + at[HEIGHT + plateau]] = seat + 1
        at[HEIGHT + plateau] += 1

    # --- part 2, B and C: building ---

    def _build_hut(self, seat: Int, field: Int) -> None:
        at = self.at
        at[EMPTY_RUN] = 0
        if at[CHIP + field] == FREE_HUT_CHIP:  # M-27, A-6
            self.tell(SAY_FREE_HUT, seat, field)
            self._put_hut(seat, field)
        else:
            self.push(PAY, seat, field, FOR_HUT)

    def _put_hut(self, seat: Int, field: Int) -> None:
        at = self.at
        chip = at[CHIP + field]
        at[FREE_FIELDS] -= 1
        if chip != NO_CHIP:
            at[FREE_CHIP_FIELDS] -= 1
            if chip != DRUID_CHIP:
                at[CHIP + field] = NO_CHIP
        at[BUILT + field] = HUT + seat
        at[HUTS_LEFT + seat] -= 1
        self.join_settlement(field)
        self.tell(SAY_HUT, seat, field, at[SIZE + field])
        if chip == POINTS_CHIP:  # M-26
            at[POINTS + seat] += CHIP_POINTS
            self.tell(SAY_CHIP_POINTS, seat, field, CHIP_POINTS)
        elif chip == DRUID_CHIP:  # M-28
            self.tell(SAY_DRUID_CHIP, seat, field)
        self._take_rune(seat, DISTRICT[at[SIDE] + field])
        self.advance_druid()

    def _take_rune(self, seat: Int, district: Int) -> None:
        """M-18: from the stock or from whoever has it."""
        at = self.at
        owner = at[RUNE + district] - 1
        at[RUNE + district] = seat + 1
        if owner < 0:
            self.tell(SAY_RUNE, seat, district)
        elif owner != seat:
            self.tell(SAY_RUNE_FROM, seat, district, owner)

    def _put_temple(self, seat: Int, field: Int) -> None:
        """M-24, M-25: no rune stone; beside huts or temples, as one likes."""
        at = self.at
        at[FREE_FIELDS] -= 1
        at[BUILT + field] = TEMPLE + seat
        at[TEMPLES_LEFT + seat] -= 1
        self.tell(SAY_TEMPLE, seat, field)
        self.advance_druid()

    # --- the end of a turn and of the game ---

    def _end_turn(self, seat: Int) -> None:
        """Section 5.3, TURN_END; M-38: play goes on in the normal order."""
        at = self.at
        following = self.left_of(seat)
        if at[LAST_TURNS] > 0:  # M-40, A-23
            at[LAST_TURNS] -= 1
            if at[LAST_TURNS] == 0:
                self._end_game(ALL_BUILT)
                return
        elif at[HUTS_LEFT + seat] + at[TEMPLES_LEFT + seat] == 0:  # M-40
            at[LAST_TURNS] = at[PLAYERS] - 1
            at[ENDER] = seat
            self.tell(SAY_LAST_TURNS, seat)
        elif at[EXHAUSTION_END] == ALL_DECLINE and at[EMPTY_RUN] == at[PLAYERS]:  # M-41, A-1
            self._end_game(EXHAUSTED)
            return
        elif self._nothing_can_be_built():
            self._end_game(DEADLOCK)
            return
        elif at[TURNS] >= TURN_CAP:  # MC-11
            self._end_game(TURN_LIMIT)
            return
        elif at[EXHAUSTION_END] == POLL and self.mountain_is_empty():  # MC-3
            self.push(POLLING, following, at[PLAYERS])
            return
        self.push(NEW_TURN, following)

    def _nothing_can_be_built(self) -> bool:
        """A-26: nobody has a building that fits on any field, whatever goods he had."""
        at = self.at
        if at[FREE_FIELDS] > at[FREE_CHIP_FIELDS]:
            return False  # every building fits there, and who has none left has begun the last turns
        huts: Int = 0
        for seat in range(at[PLAYERS]):
            huts += at[HUTS_LEFT + seat]
        return huts == 0 or at[FREE_FIELDS] == 0

    def _poll(self, seat: Int, left: Int) -> None:
        if left == 0:
            self._end_game(EXHAUSTED)
        elif self.at[HUTS_LEFT + seat] + self.at[TEMPLES_LEFT + seat] > 0:
            self.push(STILL_BUILD, seat, left)
        else:
            self.push(POLLING, self.left_of(seat), left - 1)

    def _answer_poll(self, seat: Int, left: Int, move: Int) -> None:
        """MC-3: one yes stops the questions."""
        if move == WILL_BUILD:
            self.tell(SAY_WILL_BUILD, seat)
            self.push(NEW_TURN, self.left_of(self.at[ACTIVE]))
        else:
            self.tell(SAY_WILL_NOT_BUILD, seat)
            self.push(POLLING, self.left_of(seat), left - 1)

    def _end_game(self, reason: Int) -> None:
        self.at[ENDED_BY] = reason
        if reason == EXHAUSTED:
            self.tell(SAY_EXHAUSTED)
        elif reason == DEADLOCK:
            self.tell(SAY_DEADLOCK)
        elif reason == TURN_LIMIT:
            self.tell(SAY_TURN_CAP)
        self.begin_last_lap()

    # --- the winner (section 7) ---

    def score(self, seat: Int) -> Int:
        """M-45: counted on beyond the end of the track."""
        return self.at[POINTS + seat]

    def buildings_of(self, seat: Int) -> Int:
        """A-29: huts and temples on the board."""
        at = self.at
        return at[HUTS_EACH] + TEMPLES_OF[at[PLAYERS]] - at[HUTS_LEFT + seat] - at[TEMPLES_LEFT + seat]

    def ahead(self, one: Int, other: Int) -> Int:
        """M-46: points, then buildings, then goods left."""
        difference = self.at[POINTS + one] - self.at[POINTS + other]
        if difference == 0:
            difference = self.buildings_of(one) - self.buildings_of(other)
        if difference == 0:
            difference = self.goods_of(one) - self.goods_of(other)
        return difference

    # --- hidden information (section 8) ---

    def hide(self, seat: Int, rng: Rng) -> None:
        """Every change of a hand is public, so a perfect memory knows all of them; only what others have just laid
        down secretly may be another good they hold."""
        at = self.at
        for other in range(at[PLAYERS]):
            if other != seat and at[LAID + other] > 0:
                kinds: Int = 0
                for good in range(GOODS):
                    if at[HAND + other * GOODS + good] > 0:
                        kinds += 1
                        if rng.below(kinds) == 0:
                            at[LAID + other] = good + 1
