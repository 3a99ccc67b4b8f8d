"""How many clicks a turn takes on the page, over whole games that greedy bots play: python -m tools.clicks 20

Counted is what a person with a mouse has to click for the same decisions, by the page as it was (`before`: every
decision is chosen and confirmed) and as it is (`after`: decisions in a row are put together and played at once).

- To choose takes one click; parts of an amulet one each; a split one for every card to somebody else and one for all
  that is left; parts given up are proposed.
- Before, a click on the green button follows each decision, but for a vote and the receivers of a split; one click pays
  several cards as proposed; a hero who is not offered first takes one more.
- After, one follows each stretch: decisions of one seat with no draw and no entry of anybody else between them, as the
  server looks ahead. What the page answers (`Game.usual`) or holds ready (`Game.proposed`) takes none; to choose
  something else instead takes one, and one more where the page has gone on already. A split that is held ready takes
  two for every card that goes elsewhere. In Edora a click on a field goes there for it. In Graenaland a hero's move
  needs no second click, whether he is dragged, clicked where he goes (every way of every hero has its mark on the
  board), or tapped on a phone; passing needs none either. A finger on a tablet's board shows what it would bring first,
  which is not counted here.

`confirmed` is the count for who wants to be asked about that too, as it was. `aside` is the count for who lets the page
keep out of what does not concern him (`Game.aside`). A turn is what a seat decides until another one does. Greedy bots
know the same splits and payments as the page, so people will change what is held ready more often than they do.
tests/web/test_clicks.py plays the same games on the real page and counts the same clicks.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import mean

import nemeton
from nemeton import CHANCE, Rng, State
from nemeton.core.barrier import lifts_the_curtain
from nemeton.core.game import Game
from nemeton.core.thing import Thing
from nemeton.players.fast import Greedy

PLAYERS = 4
BALLOT = ("yes", "no")  # a vote is its own button
ONE_CLICK = ("hero", "stay", "pass")  # the first click is the answer, unless it is held ready: then the green button is


@dataclass(frozen=True)
class Decision:
    seat: int
    kind: str
    about: Thing
    usual: bool
    aside: bool  # it does not concern who decides, and he keeps out of it
    alone: bool  # nobody else is asked at the same time, or was
    at: int  # how many entries the game had before it
    ready: bool = False  # the page holds this answer ready
    gone_on: bool = False  # it holds another one ready, and asks what comes after that
    hidden_hero: bool = False  # not the hero offered first
    receiver: bool = False  # of a card in a split: chosen with the proposal

    @property
    def name(self) -> str:
        return str(self.about["name"])

    @property
    def parts(self) -> int:
        """Of an amulet: those taken are chosen one by one, those given up stand there already."""
        return len(self.about["parts"]) if "parts" in self.about and self.name in ("take", "give") else 1

    @property
    def choosing(self) -> int:
        """Clicks where nothing is held ready."""
        if self.receiver or ("parts" in self.about and self.name == "give"):
            return 0
        return self.parts

    @property
    def acts_at_once(self) -> bool:
        return self.name in BALLOT


def play(game: Game, seed: int) -> tuple[list[Decision], list[int]]:
    """The decisions of a whole game, and the seat of every entry."""
    state = game.start(PLAYERS, listen=True)
    dealer, rng, player = Rng(seed), Rng(seed, 1), Greedy(state, game.judge(PLAYERS))
    made: list[Decision] = []
    while state.look() > 0:
        if state.turn == CHANCE:
            state.apply(state.draw(dealer))
            continue
        usual = game.usual(state)
        move = player.choose(state, rng) if usual is None else usual
        made.append(decision(game, state, move, made))
        state.apply(move)
        made += forced_receivers(game, state, made[-1])
    return made, seats_of(state)


def forced_receivers(game: Game, state: State, last: Decision) -> Iterator[Decision]:
    """Cards of a split that can only go to the receiver of the last one: they are part of it."""
    for number, (_seat, move, forced) in enumerate((state.history or [])[last.at :], start=last.at):
        if forced and last.receiver and number > last.at:
            _give, card, _to, seat = game.say(state, move).split()
            about = {"name": "give", "card": card, "receiver": int(seat) - 1}
            yield replace(last, about=about, at=number)


def seats_of(state: State) -> list[int]:
    return [seat for seat, _move, _forced in state.history or []]


def decision(game: Game, state: State, move: int, made: Sequence[Decision]) -> Decision:
    """What that move is for who has a page before him; `made` is what was decided before."""
    about, entries = game.about(state, move), seats_of(state)
    begun = bool(made) and not made[-1].acts_at_once and goes_on(made[-1], state.turn, len(entries), entries)
    ready = game.proposed(state, begun)
    return Decision(
        seat=state.turn,
        kind=game.decisions[state.pending],
        about=about,
        usual=game.usual(state) == move,
        aside=game.aside(state) == move,
        alone=stands_alone(state),
        at=len(entries),
        ready=ready == move,
        gone_on=ready is not None and ready != move and asks_on(game, state, ready),
        hidden_hero=about["name"] == "hero"
        and about["hero"] != game.about(state, game.offered(state, state.turn)[0]).get("hero"),
        receiver=game.decisions[state.pending] == "give" and "receiver" in about,
    )


def stands_alone(state: State) -> bool:
    return len(state.awaited()) == 1 and not lifts_the_curtain(state)


def goes_on(last: Decision, seat: int, at: int, seats: Sequence[int]) -> bool:
    """Whether a decision at that entry can be played together with the last one."""
    return last.alone and last.seat == seat and all(other == seat for other in seats[last.at : at])


def asks_on(game: Game, state: State, ready: int) -> bool:
    """Whether the page would ask something else after the answer it holds ready. Receivers of a split belong to it."""
    after = state.copy()
    after.history, seat, alone = [], state.turn, stands_alone(state)
    move: int | None = ready
    while move is not None:
        after.apply(move)
        if not alone or after.look() == 0 or after.turn != seat or any(one != seat for one in seats_of(after)):
            return False
        about = game.about(after, after.moves()[0])
        move = after.moves()[0] if "receiver" in about and about["name"] == "give" else game.usual(after)
    return True


def turns(made: Sequence[Decision]) -> Iterator[list[Decision]]:
    """What one seat decides in a row."""
    turn: list[Decision] = []
    for one in made:
        if turn and turn[-1].seat != one.seat:
            yield turn
            turn = []
        turn.append(one)
    yield turn


def stretches(turn: Sequence[Decision], seats: Sequence[int]) -> Iterator[list[Decision]]:
    """What of a turn can be played at once."""
    stretch: list[Decision] = []
    for one in turn:
        if stretch and (stretch[-1].acts_at_once or not goes_on(stretch[-1], one.seat, one.at, seats)):
            yield stretch
            stretch = []
        stretch.append(one)
    yield stretch


def split(cards: Sequence[Decision], ready: Sequence[int] | None) -> int:
    """Clicks to split the cards of a proposal, anew or by changing what is held ready."""
    receivers = [card.about["receiver"] for card in cards]
    own = [receiver == card.seat for receiver, card in zip(receivers, cards, strict=True)]
    anew = own.count(False) + int(any(own))
    if ready is None or not cards:
        return anew
    kinds = [card.about["card"] for card in cards]
    wanted, given = Counter(zip(kinds, receivers, strict=True)), Counter(zip(kinds, ready, strict=True))
    return min(2 * (wanted - given).total(), 1 + anew)


def before(turn: Sequence[Decision]) -> int:
    clicks = split([one for one in turn if one.receiver], None)
    for number, one in enumerate(turn):
        again = number > 0 and turn[number - 1].name == one.name == "pay" and "usual" in one.about
        if not one.receiver and not again:
            clicks += one.choosing + one.hidden_hero + (not one.acts_at_once)
    return clicks


def after(
    turn: Sequence[Decision], seats: Sequence[int], *, at_once: Sequence[str] = ONE_CLICK, keeps_out: bool = False
) -> int:
    """`at_once`: moves that need no second click."""
    clicks = 0
    for stretch in stretches(turn, seats):
        asked = [one for one in stretch if not (one.usual or one.receiver or (keeps_out and one.aside))]
        names = [one.name for one in asked]
        clicks += sum(one.choosing + one.gone_on for one in asked if not one.ready)
        clicks += sum(
            split([card for card in stretch[number:] if card.receiver], one.about["split"])
            for number, one in enumerate(stretch)
            if one.name == "propose"
        )
        clicks -= int("go" in names and "field" in names)
        last = asked[-1] if asked else None
        clicks += int(last is not None and not last.acts_at_once and (last.ready or last.name not in at_once))
    return clicks


def told(kind: str, old: Sequence[int], new: Sequence[int], most: int | None = None) -> None:
    within = "" if most is None else f"  at most {most}: {100 * mean(count <= most for count in new):.0f} %"
    print(f"{kind:50} {len(new):6}  {mean(old):6.1f} → {mean(new):5.1f}   most {max(old):3} → {max(new):3}{within}")


def table(game: Game, every: Sequence[tuple[Sequence[Decision], Sequence[int]]], people: int) -> None:
    """Where the clicks of a whole game go, by what is decided together."""
    times: Counter[str] = Counter()
    clicks: Counter[str] = Counter()
    for turn, seats in every:
        for stretch in stretches(turn, seats):
            kinds = " ".join(dict.fromkeys(one.kind for one in stretch))
            times[kinds] += 1
            clicks[kinds] += after(stretch, seats)
    for kinds, count in clicks.most_common(12):
        each = count / times[kinds]
        print(f"    {count / people:6.1f} clicks: {times[kinds] / people:5.1f} times {each:4.1f}  {kinds}")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    print(f"{'clicks by game, over ' + str(games) + ' games':50} {'count':>6}  {'mean':>14}   before → after")
    for name in sys.argv[2:] or nemeton.names():
        game = nemeton.game(name)
        every: list[tuple[list[Decision], list[int]]] = []
        people: list[list[tuple[list[Decision], list[int]]]] = []
        for seed in range(games):
            made, seats = play(game, seed)
            found = [(turn, seats) for turn in turns(made)]
            every += found
            people += [[one for one in found if one[0][0].seat == seat] for seat in range(PLAYERS)]
        counted = [(turn, before(turn), after(turn, seats)) for turn, seats in every]
        told(f"{name}: a turn", [old for _, old, _ in counted], [new for _, _, new in counted])
        whole = [sum(before(turn) for turn, _ in own) for own in people]
        for kind, at_once, keeps_out in WAYS.get(name, (("", ONE_CLICK, False),)):
            new = [
                sum(after(turn, seats, at_once=at_once, keeps_out=keeps_out) for turn, seats in own) for own in people
            ]
            told(f"{name}: a whole game of one person{kind}", whole, new)
        for kind, most, of_kind in KINDS.get(name, ()):
            those = [(old, new) for turn, old, new in counted if of_kind(turn, old)]
            told(f"{name}: {kind}", [old for old, _ in those], [new for _, new in those], most)
        table(game, every, len(people))


def _walks(turn: Sequence[Decision]) -> bool:
    return any(one.name == "go" for one in turn)


WAYS = {
    "graenaland": (
        ("", ONE_CLICK, False),
        (", confirmed", (), False),
        (", aside", ONE_CLICK, True),
    )
}
OfKind = Callable[[Sequence[Decision], int], bool]
KINDS: dict[str, tuple[tuple[str, int, OfKind], ...]] = {
    "edora": (
        ("a plain turn (before: 8 clicks or fewer)", 4, lambda turn, old: _walks(turn) and old <= 8),
        ("a chained turn (before: 9 to 16 clicks)", 8, lambda turn, old: _walks(turn) and 8 < old <= 16),
    ),
    "meduris": (
        ("a turn with a hut or temple", 3, lambda turn, old: any(one.name in ("hut", "temple") for one in turn)),
    ),
}


if __name__ == "__main__":
    main()
