"""The table of a game of Edora: what lies where, and what hands can do with it.

`Board` names the cells of the row in the words of players, and moves pieces so that none is lost. When a piece may be
moved and what follows from it is the business of the rules, free functions over a Board in the other rules_*.py.
Sets of places, stones or potions are bit sets; NONE stands for nobody and nothing.
"""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.core.state import PLAYERS, State
from nemeton.games.edora import row as r


class Board(State):
    # --- what a player has ---

    def provisions(self, seat: Int) -> Int:
        return self.at[r.PROVISIONS + seat]

    def mistletoe(self, seat: Int) -> Int:
        return self.at[r.MISTLETOE + seat]

    def prestige(self, seat: Int) -> Int:
        """The tiles for 50, 100, 150 and 200 (E-86) are no more than this number."""
        return self.at[r.PRESTIGE + seat]

    def position(self, seat: Int) -> Int:
        """On the knowledge track, 0 for its first field."""
        return self.at[r.RANK + seat] >> 2

    def rank(self, seat: Int) -> Int:
        """Position and height in the tower in one number: who is further ahead, or above, has more (E-34)."""
        return self.at[r.RANK + seat]

    def sickle(self, seat: Int) -> Int:
        return self.at[r.SICKLE + seat]

    def pawn(self, seat: Int) -> Int:
        return self.at[r.PAWN + seat]

    def started(self, seat: Int) -> bool:
        """Whether the first normal turn is over (E-27, A-8)."""
        return self.at[r.STARTED + seat] != 0

    def personal(self, seat: Int, value: Int) -> Int:
        """How many dice of that value lie in the personal supply."""
        return self.at[r.PERSONAL + seat * r.FACES + value]

    def general(self, seat: Int, value: Int) -> Int:
        return self.at[r.GENERAL + seat * r.FACES + value]

    def personal_dice(self, seat: Int) -> Int:
        return self.sum_of(r.PERSONAL + seat * r.FACES, r.FACES)

    def general_dice(self, seat: Int) -> Int:
        return self.sum_of(r.GENERAL + seat * r.FACES, r.FACES)

    def placed(self, seat: Int) -> Int:
        """Dice on the board."""
        return self.at[r.PLACED + seat]

    def own(self, seat: Int) -> Int:
        """The places with an own die."""
        return self.at[r.OWN + seat]

    def herb(self, seat: Int, herb: Int) -> Int:
        """ACTIVE, INACTIVE, IN_HAND, or the pair on the large board it belongs to."""
        return self.at[r.HERB + seat * r.HERBS + herb]

    def has(self, seat: Int, herb: Int) -> bool:
        """Whether that herb is active (E-62)."""
        return self.at[r.HERB + seat * r.HERBS + herb] == r.ACTIVE

    def tablets(self, seat: Int, tablet: Int) -> Int:
        return self.at[r.TABLETS_OF + seat * r.TABLETS + tablet]

    def all_tablets(self, seat: Int) -> Int:
        return self.sum_of(r.TABLETS_OF + seat * r.TABLETS, r.TABLETS)

    def all_in_pile(self) -> Int:
        return self.sum_of(r.PILE, r.TABLETS)

    def kept(self, seat: Int) -> Int:
        """The tablet chosen but not yet shown (E-20)."""
        return self.at[r.KEPT + seat]

    def potions(self, seat: Int) -> Int:
        return self.at[r.POTIONS_OF + seat]

    def menhirs(self, seat: Int) -> Int:
        """Those that stand on the board."""
        return self.at[r.MENHIRS + seat]

    def steles(self, seat: Int) -> Int:
        return self.at[r.STELES + seat]

    def menhir_at(self, seat: Int, menhir: Int) -> Int:
        return self.at[r.MENHIR_AT + seat * r.BONUSES + menhir]

    def stele_at(self, seat: Int, stele: Int) -> Int:
        return self.at[r.STELE_AT + seat * r.BONUSES + stele]

    def gem(self, seat: Int, slot: Int) -> Int:
        """The bonus of the gem in a slot of the amulet: left and right on level I, then II, then III."""
        return self.at[r.GEM + seat * r.GEM_SLOTS + slot]

    def beige(self, seat: Int) -> Int:
        return self.at[r.BEIGE_OF + seat]

    # --- the board ---

    def part(self, slot: Int) -> Int:
        return self.at[r.PART + slot]

    def rotation(self, slot: Int) -> Int:
        """Clockwise quarter turns; frame parts have none."""
        if slot < r.TILES:
            return self.at[r.ROTATION + slot]
        return 0

    def field(self, place: Int, field: Int) -> Int:
        """The code of its action."""
        return self.at[r.FIELD + place * r.FIELDS + field]

    def free(self, place: Int) -> Int:
        """The fields without a die."""
        return self.at[r.FREE + place]

    def die(self, place: Int, seat: Int) -> Int:
        """What the player's die on a place shows; 0 without one."""
        return self.at[r.DIE + place * r.MOST_PLAYERS + seat] & 7

    def die_field(self, place: Int, seat: Int) -> Int:
        return self.at[r.DIE + place * r.MOST_PLAYERS + seat] >> 3

    def dice_on(self, place: Int) -> Int:
        return self.at[PLAYERS] - r.size_of(self.at[r.FREE + place])

    def beats(self, seat: Int, value: Int, other: Int, best: Int) -> bool:
        """E-34, A-2: the higher die; of equal ones that of the marker further ahead, or above on the same field."""
        return value > best or (value == best and self.at[r.RANK + seat] > self.at[r.RANK + other])

    def highest(self, place: Int) -> Int:
        """Whose die on a place beats all others."""
        at = self.at  # hot: asked for every place in scoring and advice
        best: Int = 0
        winner: Int = r.NONE
        for seat in range(at[PLAYERS]):
            value = at[r.DIE + place * r.MOST_PLAYERS + seat] & 7
            if value > 0 and (winner == r.NONE or self.beats(seat, value, winner, best)):
                best = value
                winner = seat
        return winner

    def stones_at(self, place: Int) -> Int:
        """Menhirs and steles of all colours beside it."""
        return self.at[r.STONES_AT + place]

    def walk_cost(self, here: Int, there: Int) -> Int:
        """E-26: the cheapest walk, 1 provision for each place entered and each dark area crossed."""
        return (self.at[r.COST + here * r.COST_WORDS + (there >> 3)] >> (7 * (there & 7))) & 127

    def near(self, places: Int) -> Int:
        """The places one direct path away from any of these."""
        at = self.at  # hot: chains of dice
        reached: Int = 0
        while places != 0:
            reached |= at[r.NEAR + r.lowest(places)]
            places &= places - 1
        return reached

    def clearing(self, place: Int) -> Int:
        """All places of its clearing."""
        return self.at[r.CLEARING + place]

    def portals(self) -> Int:
        return self.at[r.PORTALS]

    def fire_bonus(self, fire: Int, icon: Int) -> Int:
        """One of the up to four bonuses of a fireplace, NONE behind the last."""
        return ((self.at[r.FIRE_BONUS + fire] >> (3 * icon)) & 7) - 1

    def fire_owner(self, fire: Int) -> Int:
        """Who covered it."""
        return self.at[r.FIRE_OWNER + fire]

    def dolmen(self, slot: Int) -> Int:
        """The colour on a slot of the rim."""
        return self.at[r.DOLMEN + slot]

    def dolmen_pair(self, colour: Int) -> Int:
        """The two places of that colour."""
        return self.at[r.DOLMEN_PAIR + colour]

    def dolmen_owner(self, colour: Int) -> Int:
        return self.at[r.DOLMEN_OWNER + colour]

    # --- what all share ---

    def master(self) -> Int:
        """The start player."""
        return self.at[r.FIRST]

    def round(self) -> Int:
        """0 while the game is set up."""
        return self.at[r.ROUND]

    def pairs_reached(self) -> Int:
        """Herb pairs that the sickle has reached in this turn."""
        return self.at[r.TRIGGERED]

    def display(self, spot: Int) -> Int:
        return self.at[r.DISPLAY + spot]

    def stone(self, gap: Int) -> Int:
        """The bonus of the oracle stone in a gap."""
        return self.at[r.STONE + gap]

    def pile(self, tablet: Int) -> Int:
        return self.at[r.PILE + tablet]

    def potions_left(self) -> Int:
        return self.at[r.POTIONS_LEFT]

    def gems_left(self, bonus: Int) -> Int:
        return self.at[r.GEMS_LEFT + bonus]

    def beige_taken(self) -> Int:
        return self.at[r.BEIGE_TAKEN]

    def sum_of(self, start: Int, size: Int) -> Int:
        """The sum of a stretch of the row."""
        total: Int = 0
        for i in range(start, start + size):
            total += self.at[i]
        return total

    # --- what hands do ---

    def take_provisions(self, seat: Int, amount: Int) -> None:
        self.at[r.PROVISIONS + seat] += amount

    def pay_provisions(self, seat: Int, amount: Int) -> None:
        self.at[r.PROVISIONS + seat] -= amount

    def take_mistletoe(self, seat: Int, amount: Int) -> None:
        self.at[r.MISTLETOE + seat] += amount

    def add_prestige(self, seat: Int, points: Int) -> None:
        self.at[r.PRESTIGE + seat] += points

    def move_pawn(self, seat: Int, place: Int) -> None:
        """Or leave it there in the first normal turn."""
        self.at[r.PAWN + seat] = place
        self.at[r.STARTED + seat] = 1

    def take_dice(self, seat: Int, value: Int, count: Int) -> None:
        """From the general into the personal supply."""
        self.at[r.GENERAL + seat * r.FACES + value] -= count
        self.at[r.PERSONAL + seat * r.FACES + value] += count

    def lay_die(self, seat: Int, place: Int, field: Int, die: Int, value: Int) -> None:
        """A die of the personal supply comes to lie on a field, turned to that value."""
        at = self.at
        at[r.PERSONAL + seat * r.FACES + die] -= 1
        at[r.DIE + place * r.MOST_PLAYERS + seat] = value + 8 * field
        at[r.FREE + place] &= ~(1 << field)
        at[r.OWN + seat] |= 1 << place
        at[r.PLACED + seat] += 1

    def turn_die(self, seat: Int, place: Int, value: Int) -> None:
        self.at[r.DIE + place * r.MOST_PLAYERS + seat] += value - self.die(place, seat)

    def move_marker(self, seat: Int, position: Int) -> None:
        """E-45: out of its tower, where those above come down, and on top of the tower on that field."""
        at = self.at
        old = at[r.RANK + seat]
        below: Int = 0
        for other in range(at[PLAYERS]):
            if other != seat:
                rank = at[r.RANK + other]
                if rank >> 2 == old >> 2 and rank > old:
                    at[r.RANK + other] = rank - 1
                if rank >> 2 == position:
                    below += 1
        at[r.RANK + seat] = position * 4 + below

    def move_sickle(self, seat: Int, position: Int) -> None:
        self.at[r.SICKLE + seat] = position

    def remember_pairs(self, pairs: Int) -> None:
        """The herb pairs reached in this turn that are still to be sorted."""
        self.at[r.TRIGGERED] = pairs

    def put_herb(self, seat: Int, herb: Int, where: Int) -> None:
        self.at[r.HERB + seat * r.HERBS + herb] = where

    def keep_tablet(self, seat: Int, tablet: Int) -> None:
        self.at[r.KEPT + seat] = tablet

    def draw_tablet(self, seat: Int, tablet: Int) -> None:
        self.at[r.PILE + tablet] -= 1
        self.at[r.TABLETS_OF + seat * r.TABLETS + tablet] += 1

    def return_tablets(self, seat: Int) -> None:
        for tablet in range(r.TABLETS):
            self.at[r.PILE + tablet] += self.tablets(seat, tablet)
            self.at[r.TABLETS_OF + seat * r.TABLETS + tablet] = 0

    def take_open_tablet(self, seat: Int, spot: Int) -> None:
        self.at[r.TABLETS_OF + seat * r.TABLETS + self.display(spot)] += 1
        self.at[r.DISPLAY + spot] = r.NONE

    def take_potion(self, seat: Int, potion: Int, cost: Int) -> None:
        self.at[r.MISTLETOE + seat] -= cost
        self.at[r.POTIONS_LEFT] &= ~(1 << potion)
        self.at[r.POTIONS_OF + seat] |= 1 << potion

    def put_gem(self, seat: Int, slot: Int, bonus: Int) -> None:
        self.at[r.GEM + seat * r.GEM_SLOTS + slot] = bonus
        self.at[r.GEMS_LEFT + bonus] -= 1

    def put_menhir(self, seat: Int, menhir: Int) -> None:
        """Beside the pawn, where it stays."""
        place = self.pawn(seat)
        self.at[r.MENHIRS + seat] |= 1 << menhir
        self.at[r.MENHIR_AT + seat * r.BONUSES + menhir] = place
        self.at[r.STONES_AT + place] += 1

    def put_stele(self, seat: Int, stele: Int) -> None:
        place = self.pawn(seat)
        self.at[r.STELES + seat] |= 1 << stele
        self.at[r.STELE_AT + seat * r.BONUSES + stele] = place
        self.at[r.STONES_AT + place] += 1

    def cover_fire(self, seat: Int, fire: Int) -> None:
        self.at[r.FIRE_OWNER + fire] = seat

    def take_dolmens(self, seat: Int, colour: Int) -> None:
        self.at[r.DOLMEN_OWNER + colour] = seat

    def take_beige(self, seat: Int) -> None:
        self.at[r.BEIGE_TAKEN] += 1
        self.at[r.BEIGE_OF + seat] += 1
