"""Setting up (E-1 to E-23, EC-10): the board is assembled, dice are rolled, everybody gets his things.

Each draw of the dealer is a small one and pushes the next. Whatever is laid here for the first time is written into the
row right here; what follows from the assembled board is in rules_assembly.
"""

from __future__ import annotations

from nemeton.core.flat import Int
from nemeton.core.state import NOBODY, PLAYERS, TOGETHER
from nemeton.games.edora import ask, content, event
from nemeton.games.edora import move as m
from nemeton.games.edora import row as r
from nemeton.games.edora.rules_board import Board


def set_up(state: Board) -> None:
    """EC-10; the last pushed comes first."""
    at = state.at
    players = at[PLAYERS]
    _empty_boards(state)
    state.push(ask.THEN_TOWER, NOBODY)
    state.push(ask.THEN_COPY, NOBODY)
    state.push(ask.THEN_STARTER, NOBODY)
    if at[r.HERB_LAYOUT] == r.FREE_HERBS:  # E-22
        state.push(ask.THEN_REVEAL_HERBS, NOBODY)
        state.push(ask.LAY, TOGETHER, (1 << players) - 1)
    if at[r.CHOOSE_TABLET] != 0:  # E-20, A-24
        state.push(ask.THEN_REVEAL_TABLETS, NOBODY)
        state.push(ask.KEEP, TOGETHER, (1 << players) - 1)
    state.push(ask.THEN_EQUIP, 0)
    state.push(ask.DEAL_DOLMEN, NOBODY)
    state.push(ask.DEAL_STONE, NOBODY)  # E-6
    state.push(ask.DEAL_DISPLAY, NOBODY, 0, 1)  # E-5
    state.push(ask.THEN_ASSEMBLE, NOBODY)
    sides = content.SIDES[players]  # E-4
    if sides == "alternating":
        state.push(ask.DEAL_FRONT, NOBODY)
    else:
        at[r.FRONT] = r.ALL_FRONT if sides == "all_front" else r.NONE
    state.push(ask.DEAL_CONNECTOR, NOBODY)
    state.push(ask.DEAL_CORNER, NOBODY)
    state.push(ask.DEAL_TILE, NOBODY)  # E-2
    state.settle()


def equip(state: Board, seat: Int) -> None:
    """What each player rolls and draws, one after the other."""
    at = state.at
    if seat + 1 < at[PLAYERS]:
        state.push(ask.THEN_EQUIP, seat + 1)
    if at[r.HERB_LAYOUT] == r.RANDOM_HERBS:
        state.push(ask.DEAL_HERB, seat)  # E-15
    if at[r.CHOOSE_TABLET] != 0:
        state.push(ask.DEAL_SECRET, seat, content.START_TABLETS)
    else:
        state.push(ask.DEAL_TABLET, seat)  # E-14
    if at[r.SAME_DICE] == 0:
        state.push(ask.DEAL_ROLL, seat, content.DICE_GENERAL, 1)
    state.push(ask.DEAL_ROLL, seat, content.DICE_PERSONAL, 0)  # E-11


def _empty_boards(state: Board) -> None:
    """E-7, E-9, E-10, E-12, E-13, E-16: what lies ready before anything is drawn."""
    at = state.at
    _fill(state, r.PART, r.SLOTS, r.NONE)
    _fill(state, r.DISPLAY, r.SPOTS, r.NONE)
    _fill(state, r.DOLMEN, r.RIM, r.NONE)
    _fill(state, r.DOLMEN_OWNER, r.COLOURS, r.NONE)
    _fill(state, r.FIRE_OWNER, r.FIRES, r.NONE)
    _fill(state, r.STONE, r.STONES, r.NONE)
    _fill(state, r.PAWN, r.MOST_PLAYERS, r.NONE)
    _fill(state, r.KEPT, r.MOST_PLAYERS, r.NONE)
    _fill(state, r.GEM, r.MOST_PLAYERS * r.GEM_SLOTS, r.NONE)
    _fill(state, r.MENHIR_AT, r.MOST_PLAYERS * r.BONUSES, r.NONE)
    _fill(state, r.STELE_AT, r.MOST_PLAYERS * r.BONUSES, r.NONE)
    _fill(state, r.HERB, r.MOST_PLAYERS * r.HERBS, r.IN_HAND)
    _fill(state, r.FIELD, r.PLACES * r.FIELDS, r.NONE)
    _fill(state, r.FREE, r.PLACES, (1 << at[PLAYERS]) - 1)  # E-3
    _fill(state, r.PROVISIONS, at[PLAYERS], content.START_PROVISIONS)
    for kind in range(r.TABLETS):
        at[r.PILE + kind] = content.TABLET_COPIES[kind]
    for bonus in range(r.BONUSES):
        at[r.GEMS_LEFT + bonus] = content.GEM_COPIES[bonus]
    at[r.POTIONS_LEFT] = (1 << r.POTIONS) - 1
    at[r.FIRST] = NOBODY


def _fill(state: Board, start: Int, count: Int, value: Int) -> None:
    for i in range(start, start + count):
        state.at[i] = value


# --- what can be drawn and decided ---


def find_draw(state: Board, kind: Int, a: Int, b: Int) -> None:
    if kind == ask.DEAL_ROLL:
        _find_unused(state, m.ROLL, r.FACES, 1)
    elif kind == ask.DEAL_HERB:
        _find_unused(state, m.GROW, r.HERBS, b)
    elif kind == ask.DEAL_DISPLAY:
        _find_tablets(state, m.DISPLAY)
    elif kind == ask.DEAL_TILE:
        _find_unused(state, m.TILE, r.TILES, b)
    elif kind == ask.DEAL_ROTATION:
        _find_unused(state, m.ROTATION, 4, 0)
    elif kind == ask.DEAL_DOLMEN:
        _find_dolmens(state, a)
    elif kind == ask.DEAL_STONE:
        _find_stones(state, b)
    elif kind == ask.DEAL_CORNER:
        _find_unused(state, m.CORNER, r.CORNERS, b)
    elif kind == ask.DEAL_CONNECTOR:
        _find_unused(state, m.CONNECTOR, r.CONNECTORS, b)
    elif kind == ask.DEAL_TABLET:
        _find_tablets(state, m.DRAW)
    elif kind == ask.DEAL_SECRET:
        _find_tablets(state, m.SECRET)
    elif kind == ask.DEAL_FRONT:
        _find_unused(state, m.FRONT, 2, 0)
    else:
        _find_unused(state, m.STARTS, state.at[PLAYERS], ~a)


def _find_unused(state: Board, base: Int, count: Int, used: Int) -> None:
    for i in range(count):
        if (used >> i) & 1 == 0:
            state.add_odds(base + i, 1)


def _find_stones(state: Board, laid: Int) -> None:
    """An oracle stone is named by its bonus; in a corrected box several may show the same one."""
    for bonus in range(r.BONUSES):
        left: Int = 0
        for stone in range(r.STONES):
            if (laid >> stone) & 1 == 0 and content.STONE_BONUS[stone] == bonus:
                left += 1
        if left > 0:
            state.add_odds(m.STONE + bonus, left)


def _find_tablets(state: Board, base: Int) -> None:
    for tablet in range(r.TABLETS):
        if state.pile(tablet) > 0:
            state.add_odds(base + tablet, state.pile(tablet))


def _find_dolmens(state: Board, slot: Int) -> None:
    """E-8: each outcome weighs as much as there are ways to go on, so all layouts are equally likely."""
    used: Int = 0
    single: Int = 0  # slots whose dolmen has no partner yet
    for other in range(slot):
        colour = state.dolmen(other)
        single |= 1 << other
        if (used >> colour) & 1:
            for earlier in range(other):
                if state.dolmen(earlier) == colour:
                    single &= ~((1 << earlier) | (1 << other))
        used |= 1 << colour
    following = 1 << (slot + 1)
    for colour in range(r.COLOURS):
        ways: Int = 0
        if (used >> colour) & 1 == 0:
            ways = content.DOLMEN_WAYS[following | single | (1 << slot)]
        else:
            for other in range(slot):
                if state.dolmen(other) == colour and (single >> other) & 1 and content.far_enough(slot, other):
                    ways = content.DOLMEN_WAYS[following | (single & ~(1 << other))]
        if ways > 0:
            state.add_odds(m.DOLMEN + colour, ways)


def find_starts(state: Board) -> None:
    """E-18: the free start fields."""
    for field in range(r.CONNECTORS):
        free = True
        for seat in range(state.at[PLAYERS]):
            if state.pawn(seat) == content.START_PLACE[field]:
                free = False
        if free:
            state.add(m.START + field)


def find_keeps(state: Board, seat: Int) -> None:
    for tablet in range(r.TABLETS):
        if state.tablets(seat, tablet) > 0:
            state.add(m.KEEP + tablet)


def find_lays(state: Board, seat: Int) -> None:
    """EC-9: the two herbs of a pair, in no order."""
    for herb in range(r.HERBS):
        if state.herb(seat, herb) == r.IN_HAND:
            for other in range(herb + 1, r.HERBS):
                if state.herb(seat, other) == r.IN_HAND:
                    state.add(m.LAY + herb * r.HERBS + other)


# --- carrying it out ---


def draw_is(state: Board, kind: Int, seat: Int, a: Int, b: Int, move: Int) -> None:
    at = state.at
    if kind == ask.DEAL_ROLL:
        value = move - m.ROLL
        at[(r.PERSONAL if b == 0 else r.GENERAL) + seat * r.FACES + value] += 1
        state.tell(event.ROLL, seat, value, b)
        if a > 1:
            state.push(ask.DEAL_ROLL, seat, a - 1, b)
    elif kind == ask.DEAL_HERB:
        herb = move - m.GROW
        state.put_herb(seat, herb, a >> 1)  # EC-9
        state.tell(event.HERB_LAID, seat, herb, a >> 1)
        if a + 1 < r.HERBS:
            state.push(ask.DEAL_HERB, seat, a + 1, b | (1 << herb))
    elif kind == ask.DEAL_DISPLAY:
        tablet = move - m.DISPLAY
        at[r.PILE + tablet] -= 1
        at[r.DISPLAY + a] = tablet
        state.tell(event.DISPLAY, tablet, a)
        if b != 0 and a + 1 < r.SPOTS:
            state.push(ask.DEAL_DISPLAY, seat, a + 1, 1)
    elif kind == ask.DEAL_TILE:
        _lay_part(state, kind, 0, a, b, move - m.TILE, r.TILES)
        state.push(ask.DEAL_ROTATION, seat, a)
    elif kind == ask.DEAL_ROTATION:
        at[r.ROTATION + a] = move - m.ROTATION
    elif kind == ask.DEAL_DOLMEN:
        colour = move - m.DOLMEN
        at[r.DOLMEN + a] = colour
        at[r.DOLMEN_PAIR + colour] |= 1 << content.RIM_PLACE[a]
        state.tell(event.DOLMEN, colour, content.RIM_PLACE[a])
        if a + 1 < r.RIM:
            state.push(ask.DEAL_DOLMEN, seat, a + 1)
    elif kind == ask.DEAL_STONE:
        at[r.STONE + a] = move - m.STONE
        state.tell(event.STONE, state.stone(a), a)
        stone: Int = 0
        while (b >> stone) & 1 != 0 or content.STONE_BONUS[stone] != state.stone(a):
            stone += 1
        if a + 1 < r.STONES:
            state.push(ask.DEAL_STONE, seat, a + 1, b | (1 << stone))
    elif kind == ask.DEAL_CORNER:
        _lay_part(state, kind, r.TILES, a, b, move - m.CORNER, r.CORNERS)
    elif kind == ask.DEAL_CONNECTOR:
        _lay_part(state, kind, r.TILES + r.CORNERS, a, b, move - m.CONNECTOR, r.CONNECTORS)
    elif kind == ask.DEAL_TABLET:
        state.draw_tablet(seat, move - m.DRAW)
        state.tell(event.START_TABLET, seat, move - m.DRAW)
    elif kind == ask.DEAL_SECRET:
        state.draw_tablet(seat, move - m.SECRET)
        state.tell(event.SECRET_TABLET, seat, move - m.SECRET)
        if a > 1:
            state.push(ask.DEAL_SECRET, seat, a - 1)
    elif kind == ask.DEAL_FRONT:
        at[r.FRONT] = move - m.FRONT
        state.tell(event.FRONT, at[r.FRONT])
    else:
        _druid_master(state, move - m.STARTS)


def _lay_part(state: Board, kind: Int, first: Int, a: Int, b: Int, part: Int, count: Int) -> None:
    """One of the tiles, corners or connectors, which are parts and slots from `first` on."""
    state.at[r.PART + first + a] = first + part
    state.tell(event.PART, first + part, first + a)
    if a + 1 < count:
        state.push(kind, NOBODY, a + 1, b | (1 << part))


def put_pawn(state: Board, seat: Int, field: Int) -> None:
    state.at[r.PAWN + seat] = content.START_PLACE[field]
    state.tell(event.PAWN, seat, state.pawn(seat))


def lay_pair(state: Board, seat: Int, one: Int, other: Int) -> None:
    """E-22: pair after pair; the last two herbs need no decision. Others lay theirs at the same time."""
    pair = pairs_laid(state, seat)
    state.put_herb(seat, one, pair)
    state.put_herb(seat, other, pair)
    state.tell(event.LAYS, seat, pair)
    if pair + 2 < r.PAIRS:
        state.push_together(ask.LAY, seat)
        return
    for herb in range(r.HERBS):
        if state.herb(seat, herb) == r.IN_HAND:
            state.put_herb(seat, herb, pair + 1)


def pairs_laid(state: Board, seat: Int) -> Int:
    laid: Int = 0
    for herb in range(r.HERBS):
        if state.herb(seat, herb) != r.IN_HAND:
            laid += 1
    return laid // 2


def reveal_tablets(state: Board) -> None:
    """E-20, A-24: all show the tablet they keep; the others go back into the pile."""
    for seat in range(state.at[PLAYERS]):
        state.return_tablets(seat)
        state.draw_tablet(seat, state.kept(seat))
        state.tell(event.START_TABLET, seat, state.kept(seat))
        state.keep_tablet(seat, r.NONE)


def reveal_herbs(state: Board) -> None:
    for seat in range(state.at[PLAYERS]):
        for herb in range(r.HERBS):
            state.tell(event.HERB_LAID, seat, herb, state.herb(seat, herb))


# --- the druid master ---


def find_starter(state: Board) -> None:
    """E-17: the highest sum of the four personal dice; tied players draw lots."""
    best: Int = 0
    tied: Int = 0
    for seat in range(state.at[PLAYERS]):
        total: Int = 0
        for value in range(1, r.FACES):
            total += value * state.personal(seat, value)
        if total > best:
            best = total
            tied = 0
        if total == best:
            tied |= 1 << seat
    if tied & (tied - 1) == 0:
        _druid_master(state, r.lowest(tied))
    else:
        state.push(ask.DEAL_STARTER, NOBODY, tied)


def _druid_master(state: Board, seat: Int) -> None:
    state.at[r.FIRST] = seat
    state.tell(event.STARTS, seat)


def copy_master(state: Board, done: Int) -> None:
    """E-21, E-23: the start player lays herbs or rolls general dice, the others do the same."""
    at = state.at
    master = state.master()
    same_herbs = at[r.HERB_LAYOUT] == r.SAME_HERBS
    if done == 0:
        state.push(ask.THEN_COPY, NOBODY, 1)
        if same_herbs:
            state.push(ask.DEAL_HERB, master)
        if at[r.SAME_DICE] != 0:
            state.push(ask.DEAL_ROLL, master, content.DICE_GENERAL, 1)
        return
    for seat in range(at[PLAYERS]):
        if seat != master:
            if same_herbs:
                for herb in range(r.HERBS):
                    state.put_herb(seat, herb, state.herb(master, herb))
                state.tell(event.SAME_HERBS, seat, master)
            if at[r.SAME_DICE] != 0:
                for value in range(r.FACES):
                    at[r.GENERAL + seat * r.FACES + value] = state.general(master, value)
                state.tell(event.SAME_DICE, seat, master)
    for i in range(at[PLAYERS]):
        state.push(ask.START, (master + i) % at[PLAYERS])  # E-18: the start player comes last


def build_tower(state: Board) -> None:
    """E-19: in turn order, the start player's marker at the bottom."""
    at = state.at
    for height in range(at[PLAYERS]):
        at[r.RANK + (state.master() + height) % at[PLAYERS]] = height
    at[r.ROUND] = 1
    state.tell(event.ROUND, 1, state.master())
    state.push(ask.THEN_TURN, state.master())
