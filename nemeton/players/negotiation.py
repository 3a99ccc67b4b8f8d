"""Bots that talk: any player with promises laid over its choices.

A negotiator weighs words by the judge of the game: a deal is made if it is worth more than it costs to both. How far a
promise is believed depends on how its giver has kept his word so far, and one's own word is kept as long as a good
name is worth more than breaking it brings. It knows only what its seat has heard and a world dealt anew from what it
can see, and says nothing that a person could not say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.rng import Rng
from nemeton.core.state import Event, State
from nemeton.core.talk import Answer, Offer, Story, Told, Word, records
from nemeton.players.player import OwnPlayer, Position

WORTHWHILE = 0.02  # below this nobody takes the trouble to talk
DISTRUST = 0.6  # who is believed less than this is not dealt with


@dataclass(frozen=True)
class Wish:
    """An offer somebody would make."""

    receiver: int
    gives: Word | None
    asks: Word | None


@dataclass(frozen=True)
class Reply:
    """Yes, or no with a reason and perhaps what one would rather have."""

    yes: bool
    reason: str | None = None
    counter: Wish | None = None


class Negotiator:
    """Speaks for a seat; `world` is always one dealt anew for it."""

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        self.talk = game.talk
        self.judge = game.judge(players)

    # --- speaking ---

    def speak(self, world: State, seat: int, story: Story, events: Sequence[Event]) -> Wish | None:
        """The best deal that suggests itself now; nothing where things go well by themselves."""
        told = story.told(events)
        best: Wish | None = None
        most = WORTHWHILE
        for opening in self.talk.openings(world, seat):
            other = opening.receiver
            if self._refuses(world, told, other) is not None or _owes(told, seat, other):
                continue
            gives, asks = opening.gives, opening.asks
            if asks and self._is_promised(world, told, other, seat, asks):
                continue
            if gives and self._worth(world, seat, seat, other, gives) > 0:
                continue
            if asks and self._worth(world, other, other, seat, asks) > 0:
                continue
            for wish in self._deals(world, seat, other, gives, asks):
                if self._for_them(world, seat, wish) > WORTHWHILE:
                    mine = self._for_me(world, seat, wish, told)
                    if mine > most:
                        best, most = wish, mine
        return best

    def _deals(self, world: State, seat: int, other: int, gives: Word | None, asks: Word | None) -> list[Wish]:
        if asks is not None:
            return [Wish(other, coin, asks) for coin in self.talk.coins(world, seat, other)]
        return [Wish(other, gives, coin) for coin in self.talk.coins(world, other, seat)]

    # --- answering ---

    def answer(self, world: State, seat: int, offer: Offer, story: Story, events: Sequence[Event]) -> Reply:
        told = story.told(events)
        refusal = self._refuses(world, told, offer.giver)
        if refusal is not None:
            return Reply(False, refusal)
        if offer.gives and self._is_promised(world, told, offer.giver, seat, offer.gives):
            return Reply(False, "promised")
        wish = Wish(offer.giver, offer.asks, offer.gives)
        if self._for_me(world, seat, wish, told) > 0:
            return Reply(True)
        if offer.asks is None:
            return Reply(False, "no_use")
        better = [
            deal
            for deal in self._other_deals(world, seat, offer)
            if self._for_me(world, seat, deal, told) > WORTHWHILE and self._for_them(world, seat, deal) > WORTHWHILE
        ]
        if offer.counters is not None or not better:
            return Reply(False, "too_little" if offer.gives else "no_use")
        return Reply(False, "too_little", max(better, key=lambda deal: self._for_them(world, seat, deal)))

    def _other_deals(self, world: State, seat: int, offer: Offer) -> list[Wish]:
        """What is about the present stays, what is paid for it changes."""
        other = offer.giver
        if offer.gives and self.talk.outcomes(world, other, seat, offer.gives, self.judge) is not None:
            return self._deals(world, seat, other, None, offer.gives)
        return self._deals(world, seat, other, offer.asks, None)

    def _refuses(self, world: State, told: list[Told], other: int) -> str | None:
        """Why there is nothing to be discussed with the other one at all."""
        if records(told, other).trust < DISTRUST:
            return "no_trust"
        return "rival" if self.talk.threatens(world, other) else None

    def _is_promised(self, world: State, told: list[Told], giver: int, receiver: int, word: Word) -> bool:
        """Whether the giver has promised that already, for all the seat has heard: a yes in this ballot to anybody is
        the same yes, and is not bought twice."""
        now = self.talk.outcomes(world, giver, receiver, word, self.judge) is not None
        return any(
            one.fate == "open" and one.promise.giver == giver and one.promise.word == word
            for one in told
            if now or one.promise.receiver == receiver
        )

    # --- weighing ---

    def _worth(self, world: State, whose: int, giver: int, receiver: int, word: Word | None) -> float:
        """What it means for a seat that the giver does this for the receiver."""
        if word is None:
            return 0.0
        ends = self.talk.outcomes(world, giver, receiver, word, self.judge)
        if ends is not None:
            return self.judge.of(ends[0], whose) - self.judge.of(ends[1], whose)
        costs, brings = self.talk.worth(world, giver, receiver, word)
        return -costs if whose == giver else brings if whose == receiver else 0.0

    def _for_me(self, world: State, seat: int, wish: Wish, told: list[Told]) -> float:
        trust = records(told, wish.receiver).trust
        mine = self._worth(world, seat, seat, wish.receiver, wish.gives)
        return mine + trust * self._worth(world, seat, wish.receiver, seat, wish.asks)

    def _for_them(self, world: State, seat: int, wish: Wish) -> float:
        other = wish.receiver
        return self._worth(world, other, seat, other, wish.gives) + self._worth(world, other, other, seat, wish.asks)

    # --- keeping one's word ---

    def choose(self, world: State, seat: int, move: int, story: Story, events: Sequence[Event]) -> int:
        """The move to play instead of the one it would play without promises; mostly the same."""
        stakes = self._stakes(world, seat, story.told(events), events)
        if not stakes:
            return move
        worths = {}
        for choice in world.moves(seat):
            trial = world.copy()
            trial.turn_to(seat)
            trial.apply(choice)
            worths[choice] = self.judge.of(trial, seat)
        freely = max(worths, key=lambda choice: worths[choice])
        bound = max(worths, key=lambda choice: worths[choice] + stakes.get(choice, 0.0))
        return move if freely == bound else bound

    def remark(self, world: State, seat: int, move: int, story: Story, events: Sequence[Event]) -> str | None:
        """Why the seat decides so, to be said to everybody: what it brings, else an open promise; of a private one
        nothing is said."""
        reason = self.talk.remark(world, seat, move, self.judge)
        if reason is not None:
            return reason
        own = [one for one in story.told(events) if one.promise.giver == seat and one.fate == "open"]
        stakes = [
            self.talk.stake(world, seat, one.promise, events) for one in own if not (one.offer and one.offer.private)
        ]
        return "word" if any(move in stake.keep and stake.breach for stake in stakes) else None

    def _stakes(self, world: State, seat: int, told: list[Told], events: Sequence[Event]) -> dict[int, float]:
        """What moves win or lose by the promises they keep or break."""
        stakes: dict[int, float] = {}
        fates = {one.promise: one.fate for one in told}
        for one in told:
            if one.promise.giver != seat or one.fate != "open":
                continue
            stake = self.talk.stake(world, seat, one.promise, events)
            if not stake.keep and not stake.breach:
                continue
            reward = 0.0
            if one.back is not None and fates[one.back] == "open":
                trust = records(told, one.back.giver).trust
                reward = trust * self._worth(world, seat, one.back.giver, seat, one.back.word)
            for move in stake.keep:
                stakes[move] = stakes.get(move, 0.0) + reward
            for move in stake.breach:
                stakes[move] = stakes.get(move, 0.0) - self.talk.future(world)
        return stakes


def _owes(told: list[Told], seat: int, other: int) -> bool:
    """Whether something between the two is open already; one thing after the other."""
    return any(one.fate == "open" and {one.promise.giver, one.promise.receiver} == {seat, other} for one in told)


# --- a table without a server ---


@dataclass
class Parley:
    """The talk of one game between players of our own: `attend` before every question, like `play_match` does."""

    game: Game[Any, Any]
    players: int
    speakers: dict[int, Negotiator]
    luck: Rng
    story: Story = field(init=False)
    topic: str | None = None
    _match: Match | None = None

    def __post_init__(self) -> None:
        self.story = Story(self.game.talk)

    def attend(self, match: Match) -> None:
        """A new discussion: everybody may make one offer, those it reaches answer, and may make another one."""
        self._match = match
        topic = self.game.talk.discussed(match.state)
        if topic == self.topic:
            return
        self.topic = topic
        if topic is not None:
            for seat in self.speakers:
                self._speak(match, seat)

    def _speak(self, match: Match, seat: int) -> None:
        wish = self.speakers[seat].speak(self._world(match, seat), seat, self.story.heard_by(seat), match.events)
        if wish is not None:
            self._offer(match, seat, wish)

    def _offer(self, match: Match, seat: int, wish: Wish, counters: int | None = None) -> None:
        number, happened = len(self.story.offers), len(match.events)
        offer = Offer(number, seat, wish.receiver, wish.gives, wish.asks, False, happened, counters)
        self.story.offers.append(offer)
        other = wish.receiver
        if other not in self.speakers:
            return
        story = self.story.heard_by(other)
        reply = self.speakers[other].answer(self._world(match, other), other, offer, story, match.events)
        self.story.answers.append(Answer(number, other, reply.yes, reply.reason, happened))
        if reply.counter is not None:
            self._offer(match, other, reply.counter, number)

    def _world(self, match: Match, seat: int) -> State:
        world = match.state.copy()
        world.redeal(seat, self.luck)
        return world

    def choose(self, seat: int, world: State, move: int) -> int:
        assert self._match is not None
        return self.speakers[seat].choose(world, seat, move, self.story.heard_by(seat), self._match.events)


class Talker:
    """A player of our own that keeps its word."""

    def __init__(self, player: OwnPlayer, parley: Parley, seat: int) -> None:
        self.name = f"{player.name}+talk"
        self.player = player
        self.parley = parley
        self.seat = seat

    def choose(self, position: Position, rng: Rng) -> int:
        move = self.player.choose(position, rng)
        return self.parley.choose(self.seat, position.world(self.parley.luck), move)
