"""How many clicks a turn takes on the page, over whole games that greedy bots play: python -m tools.clicks 20

Counted is what a person with a mouse has to click for the same decisions, by the page as it was at first (`before`:
every decision is chosen and confirmed) and as it is (`after`: decisions in a row are put together and played at once).

- To choose takes one click; parts of an amulet one each; a split one for every card to somebody else and one for all
  that is left.
- Before, a click on the green button follows each decision, but for a vote and the receivers of a split; one click pays
  several cards as proposed; a hero who is not offered first takes one more.
- After, one follows each stretch: decisions of one seat with no draw and no entry of anybody else between them, as the
  server looks ahead. What the page holds ready in words (`Game.usual`) takes none; to choose something else instead
  takes one more, on its line, unless the table has just asked it. A split that is filled in once its territory is
  chosen takes two for every card that goes elsewhere. In Meduris an action's own preview stays until one goes on to the
  questions that follow from it, which takes a click if there are any. In Edora dice that are taken one after the other
  are chosen on one page, one click each.

Nothing is played unseen: neither an offering nor a vote, a fee, passing or the end of a phase is held ready, and a
secret move waits for the green button. `one click` is the count for who has switched that off, `aside` for who lets the
page keep out of what does not concern him (`Game.aside`). A turn is what a seat decides until another one does. Greedy
bots know the same splits and payments as the page, so people will change what is held ready more often than they do.
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
BALLOT = ("yes", "no")  # a vote is its own button, and so is giving no help
STAYING = ("hut", "temple", "worker")  # what they bring is looked at before their questions


@dataclass(frozen=True)
class Decision:
    seat: int
    kind: str
    about: Thing
    aside: bool  # it does not concern who decides, and he keeps out of it
    alone: bool  # nobody else is asked at the same time, or was
    at: int  # how many entries the game had before it
    ready: bool = False  # the page holds this answer ready
    other_ready: bool = False  # it holds another one ready
    hidden_hero: bool = False  # not the hero offered first
    receiver: bool = False  # of a card in a split: chosen with the proposal

    @property
    def name(self) -> str:
        return str(self.about["name"])

    @property
    def parts(self) -> int:
        """Of an amulet, chosen one by one."""
        return len(self.about["parts"]) if "parts" in self.about and self.name in ("take", "give") else 1

    @property
    def choosing(self) -> int:
        """Clicks where nothing is held ready."""
        return 0 if self.receiver else self.parts

    @property
    def acts_at_once(self) -> bool:
        return self.name in BALLOT or (self.kind == "help" and self.name not in ("pay", "pledge"))


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
        made.append(decision(game, state, move))
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


def decision(game: Game, state: State, move: int) -> Decision:
    """What that move is for who has a page before him."""
    about, ready = game.about(state, move), game.usual(state)
    return Decision(
        seat=state.turn,
        kind=game.decisions[state.pending],
        about=about,
        aside=game.aside(state) == move,
        alone=stands_alone(state),
        at=len(seats_of(state)),
        ready=ready == move,
        other_ready=ready not in (None, move),
        hidden_hero=about["name"] == "hero"
        and about["hero"] != game.about(state, game.offered(state, state.turn)[0]).get("hero"),
        receiver=game.decisions[state.pending] == "give" and "receiver" in about,
    )


def stands_alone(state: State) -> bool:
    return len(state.awaited()) == 1 and not lifts_the_curtain(state)


def goes_on(last: Decision, seat: int, at: int, seats: Sequence[int]) -> bool:
    """Whether a decision at that entry can be played together with the last one."""
    return last.alone and last.seat == seat and all(other == seat for other in seats[last.at : at])


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


def after(turn: Sequence[Decision], seats: Sequence[int], *, one_click: bool = False, keeps_out: bool = False) -> int:
    """`one_click`: the last click of a stretch plays it, unless something is held ready."""
    clicks = 0
    for stretch in stretches(turn, seats):
        asked = [one for one in stretch if not (one.receiver or (keeps_out and one.aside))]
        if not asked:
            continue
        clicks += sum(one.choosing for one in asked if not one.ready)
        clicks += sum(one.other_ready for one in asked[1:])
        clicks += int(asked[0].name in STAYING and not one_click and any(not one.ready for one in asked[1:]))
        clicks += sum(
            split([card for card in stretch[number:] if card.receiver], one.about["split"])
            for number, one in enumerate(stretch)
            if one.name == "propose"
        )
        clicks += int(not asked[-1].acts_at_once and not (one_click and not asked[-1].ready))
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
        for kind, one_click, keeps_out in WAYS.get(name, (("", False, False),)):
            new = [
                sum(after(turn, seats, one_click=one_click, keeps_out=keeps_out) for turn, seats in own)
                for own in people
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
        ("", False, False),
        (", one click", True, False),
        (", aside", False, True),
    )
}
OfKind = Callable[[Sequence[Decision], int], bool]
KINDS: dict[str, tuple[tuple[str, int, OfKind], ...]] = {
    "edora": (
        ("a plain turn (before: 8 clicks or fewer)", 4, lambda turn, old: _walks(turn) and old <= 8),
        ("a chained turn (before: 9 to 16 clicks)", 9, lambda turn, old: _walks(turn) and 8 < old <= 16),
    ),
    "meduris": (
        ("a turn with a hut or temple", 4, lambda turn, old: any(one.name in ("hut", "temple") for one in turn)),
    ),
}


if __name__ == "__main__":
    main()
