"""What a promise is worth in Graenaland: what bots go by when they make, weigh and keep one.

How a ballot or a joint building ends with a promise and without it is played out and left to the judge; what lies in
the future is estimated in cards. The world is one dealt anew from what the bot can see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nemeton.core.state import PLAYERS
from nemeton.core.talk import Opening, Promise, Stake, Word
from nemeton.core.value import Value
from nemeton.games.graenaland import ask, content
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import value_progress as progress
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.view import may_win_next

VOTE_YES_NOW: Final = "vote_yes_now"
VOTE_NO_NOW: Final = "vote_no_now"
VOTE_YES: Final = "vote_yes_next"
GIVE_CARD: Final = "give_card_next"
GIVE_RESOURCE: Final = "give_resource_next"
JOIN: Final = "join_building"
NOT_ENTER: Final = "not_enter"

# By the number of players: what a card more is worth in the measure of the learned judge, on average over random games.
CARD: Final = {3: 3.0, 4: 4.4, 5: 5.3}
YES_COSTS: Final = 0.3  # in cards: a later yes, …
YES_BRINGS: Final = 0.7
CARD_COSTS: Final = 0.7  # … a card of a later split, which may fail, …
CARD_BRINGS: Final = 0.85
HELP_COSTS: Final = 0.6  # … help with a building nobody has thought of yet, …
HELP_BRINGS: Final = 0.4
QUIET_COSTS: Final = 0.1  # … keeping out
QUIET_BRINGS: Final = 0.2
TRUSTED: Final = 0.3  # what being trusted brings in a round, in cards
ROUNDS: Final = 8.0  # beyond which nobody plans
PACE: Final = 1.5  # cards a round by which the foremost comes nearer to victory


# --- who is asked for what ---


def petitioner(state: Graenaland) -> int:
    """Who wants something of the others: the proposer, or the lead player who builds with others."""
    return int(state.proposer() if state.pending == ask.VOTE else state.lead())


def to_be_asked(state: Graenaland) -> list[int]:
    """Who has still to vote, or may still be asked to help; in the order they are asked."""
    seats = [(state.turn + step) % state.players for step in range(state.players)]
    if state.pending == ask.VOTE:
        return [seat for seat in seats if state.at[r.VOTES + seat] > 0 and state.at[r.BALLOT + seat] == 0]
    return seats[: seats.index(int(state.lead()))]


def openings(state: Graenaland, seat: int) -> list[Opening]:
    """Who wants something asks each of those who can give it, and they ask what it is worth to him. Against somebody
    who may win with it others are asked for a no."""
    wanting, asked = petitioner(state), to_be_asked(state)
    word = Word(VOTE_YES_NOW if state.pending == ask.VOTE else JOIN)
    if seat == wanting:
        return [Opening(other, asks=word) for other in asked]
    own = [Opening(wanting, gives=word)] if seat in asked else []
    if state.pending == ask.VOTE and may_win_next(state, wanting):
        own += [Opening(other, asks=Word(VOTE_NO_NOW)) for other in asked if other != seat]
    return own


def coins(state: Graenaland, giver: int, receiver: int) -> list[Word]:
    """A yes, help and cards; of the resources only those the receiver lacks and the giver may come by."""
    lacking = [resource for resource in range(r.RESOURCES) if state.held(receiver, resource) == 0]
    found = [resource for resource in lacking if _may_split(state, giver, resource)]
    return [
        Word(VOTE_YES),
        *([Word(JOIN)] if state.lead() != receiver else []),
        Word(GIVE_CARD),
        *[Word(GIVE_RESOURCE, content.RESOURCE_KEYS[resource]) for resource in found],
    ]


def _may_split(state: Graenaland, seat: int, resource: int) -> bool:
    """Whether such a card lies where the player has a vote, beside what is being voted on."""
    for tile in range(r.TILES):
        if tile != state.proposed() and state.in_play(tile) and state.votes(seat, tile) > 0:
            for what in range(r.PER_DECK):
                kind = r.TILE_DECK[tile] * r.PER_DECK + what
                if r.KIND_RESOURCE[kind] == resource and state.lying(tile, what) > 0:
                    return True
    return False


# --- how the present decision ends ---


def outcomes(
    state: Graenaland, giver: int, receiver: int, word: Word, judge: Value
) -> tuple[Graenaland, Graenaland] | None:
    if state.pending == ask.VOTE and word.kind in (VOTE_YES_NOW, VOTE_NO_NOW):
        others = _likely_votes(state, judge)
        ends = {vote: _after_ballot(state, {**others, giver: vote}) for vote in (m.YES, m.NO)}
        return (ends[m.YES], ends[m.NO]) if word.kind == VOTE_YES_NOW else (ends[m.NO], ends[m.YES])
    if state.pending == ask.HELP and word.kind == JOIN and receiver == state.lead() and giver in to_be_asked(state):
        return _after_help(state, giver, True), _after_help(state, giver, False)
    return None


def _likely_votes(state: Graenaland, judge: Value) -> dict[int, int]:
    """How those vote who have not yet, if nobody talks to them."""
    undecided = to_be_asked(state)
    passed = _after_ballot(state, dict.fromkeys(undecided, m.YES))
    failed = _after_ballot(state, dict.fromkeys(undecided, m.NO))
    return {seat: m.YES if judge.of(passed, seat) > judge.of(failed, seat) else m.NO for seat in undecided}


def _after_ballot(state: Graenaland, votes: dict[int, int]) -> Graenaland:
    after = state.copy()
    proposer, number = state.proposer(), state.at[r.ROUND]
    while after.pending == ask.VOTE and (after.proposer(), after.at[r.ROUND]) == (proposer, number) and after.turn >= 0:
        after.apply(votes[after.turn])
    return after


def _after_help(state: Graenaland, giver: int, helps: bool) -> Graenaland:
    """Who is asked before him passes; he pledges one card, a matching one before a joker."""
    after = state.copy()
    while after.turn != giver and after.pending == ask.HELP and giver in to_be_asked(after):
        after.apply(m.PASS)
    if after.turn == giver and after.pending == ask.HELP:
        after.apply(min(move for move in after.moves() if move != m.PASS) if helps else m.PASS)
    return after


def remark(state: Graenaland, seat: int, vote: int, judge: Value) -> str | None:
    """Why the seat votes so: what it makes of the ballot passed and failed, said by what everybody can see of it. Where
    the judge would have it otherwise, nothing is said."""
    if state.pending != ask.VOTE or seat not in to_be_asked(state):
        return None
    undecided = to_be_asked(state)
    passed, failed = (_after_ballot(state, dict.fromkeys(undecided, other)) for other in (m.YES, m.NO))
    gain = judge.of(passed, seat) - judge.of(failed, seat)
    first = r.OFFER + seat * r.OFFERS
    gets_cards = any(state.at[first + what] > 0 for what in range(r.OFFERS))
    if vote == m.YES:
        return None if gain <= 0 else "vote_yes_cards" if gets_cards else "vote_yes_better"
    if gain >= 0:
        return None
    if may_win_next(state, state.proposer()):
        return "vote_no_rival"
    return "vote_no_little" if gets_cards else "vote_no_nothing"


# --- what lies in the future ---


def worth(state: Graenaland, giver: int, receiver: int, word: Word) -> tuple[float, float]:
    card = CARD[state.players]
    if word.kind == VOTE_YES:
        return card * YES_COSTS, card * YES_BRINGS
    if word.kind == GIVE_CARD:
        return card * CARD_COSTS, card * CARD_BRINGS
    if word.kind == GIVE_RESOURCE:
        resource = content.RESOURCE_KEYS.index(str(word.place))
        likely = 1.0 if _may_split(state, giver, resource) else 0.4
        needed = progress.card_worth(resource, state.held(receiver, resource) + 1)
        return card * CARD_COSTS * likely, card * CARD_BRINGS * likely * needed
    if word.kind == JOIN:
        return card * HELP_COSTS, card * HELP_BRINGS
    if word.kind == NOT_ENTER:
        return _worth_of_quiet(state, giver, receiver, content.TERRITORY_KEYS.index(str(word.place)))
    return 0.0, 0.0


def _worth_of_quiet(state: Graenaland, giver: int, receiver: int, tile: int) -> tuple[float, float]:
    """Keeping out is worth something only to who is settled there, from who might come."""
    heroes = [state.hero(giver, hero) for hero in range(r.HEROES)]
    if (
        not any(here >= 0 and (state.at[r.REACH + here] >> tile) & 1 for here in heroes)
        or state.settled(receiver, tile) == 0
    ):
        return 0.0, 0.0
    card = CARD[state.players]
    return card * QUIET_COSTS * float(1 + state.cards_at(tile)), card * QUIET_BRINGS


def future(state: Graenaland) -> float:
    """The nearer somebody is to victory, the less a good name is worth."""
    nearest = min(
        float(progress.distance(state, seat)) - float(state.hand_size(seat)) for seat in range(state.at[PLAYERS])
    )
    return CARD[state.players] * TRUSTED * min(ROUNDS, max(0.0, nearest / PACE))


# --- keeping a promise ---


def stake(state: Graenaland, seat: int, promise: Promise) -> Stake:
    moves = state.moves(seat)
    kind, pending = promise.kind, state.pending
    if pending == ask.VOTE and kind in (VOTE_YES_NOW, VOTE_NO_NOW, VOTE_YES):
        if kind == VOTE_YES and state.proposer() != promise.receiver:
            return Stake()
        kept, broken = (m.NO, m.YES) if kind == VOTE_NO_NOW else (m.YES, m.NO)
        return Stake(frozenset([kept]), frozenset([broken]))
    if pending == ask.HELP and kind == JOIN and state.lead() == promise.receiver:
        return Stake(frozenset(move for move in moves if move != m.PASS), frozenset([m.PASS]))
    if pending == ask.GIVE and kind in (GIVE_CARD, GIVE_RESOURCE):
        return _stake_of_split(state, promise, moves)
    if kind == NOT_ENTER:
        enters = _enters(state, content.TERRITORY_KEYS.index(str(promise.place)))
        return Stake(breach=frozenset(filter(enters, moves)))
    return Stake()


def _stake_of_split(state: Graenaland, promise: Promise, moves: list[int]) -> Stake:
    """A card for the receiver keeps it; a move after which he can get none any more breaks it."""
    tile = state.proposed()
    deck = r.TILE_DECK[tile]
    fitting = [
        what
        for what in range(r.OFFERS)
        if state.lying(tile, what) > 0 and promise.place in (None, _card_of(deck, what))
    ]
    first = r.OFFER + promise.receiver * r.OFFERS
    if not fitting or any(state.at[first + what] > 0 for what in fitting):
        return Stake()
    now = state.asked_a() // r.RUN
    if now not in fitting:
        return Stake() if max(fitting) > now else Stake(breach=frozenset(moves))
    keep = frozenset(move for move in moves if (move - m.GIVE) % r.MOST_PLAYERS == promise.receiver)
    last = state.asked_a() % r.RUN == 1
    if max(fitting) > now:
        return Stake(keep)
    later = [move for move in moves if not last and (move - m.GIVE) % r.MOST_PLAYERS <= promise.receiver]
    return Stake(keep, frozenset(moves) - keep - frozenset(later))


def _card_of(deck: int, what: int) -> str:
    return content.CARD_KEYS[r.KIND_RESOURCE[deck * r.PER_DECK + what] if what < r.PER_DECK else r.UNKNOWN]


def _enters(state: Graenaland, tile: int) -> Callable[[int], bool]:
    """Whether a move brings a hero or a house to that territory."""

    def enters(move: int) -> bool:
        if m.HERO <= move < m.PASS:
            return (move - m.HERO) % r.TILES == tile
        if m.VILLAGE <= move < m.ARMY:
            return (move - m.VILLAGE) % r.TILES == tile
        if m.FACILITY <= move < m.DECLARE:
            return (move - m.FACILITY) % r.TILES == tile
        return (move == m.COME and state.asked_b() == tile) or move == m.STEP + tile

    return enters
