"""How many clicks a turn takes on the page, over whole games that greedy bots play: python -m tools.clicks 20

Counted is what a person with a mouse has to click for the same decisions, by the page as it was (`before`: every
decision is chosen and confirmed) and as it is (`after`: decisions in a row are put together and played at once).

- To choose takes one click; parts of an amulet one each; a hero who is not offered first one more; a split one for
  every card to somebody else and one for all that is left; parts given up are proposed.
- Before, a click on the green button follows each decision, but for a vote and the receivers of a split; one click pays
  several cards as proposed.
- After, one follows each stretch: decisions of one seat with no draw and no entry of anybody else between them, as the
  server looks ahead. A usual answer (`Game.usual`) takes none. In Edora a click on a field goes there for it. In
  Graenaland who decides alone is proposed to take everything.

A turn is what a seat decides until another one does. tests/web/test_clicks.py counts real clicks on the real page.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import mean

import nemeton
from nemeton import CHANCE, Rng, State
from nemeton.core.game import Game
from nemeton.core.thing import Thing
from nemeton.players.fast import Greedy

PLAYERS = 4
PROPOSED = ("give",)  # Celtica: parts given up stand there already
ACTS_AT_ONCE = ("yes", "no")  # a vote is its own button


@dataclass(frozen=True)
class Decision:
    seat: int
    about: Thing
    usual: bool
    alone: bool  # nobody else is asked at the same time
    extra: int  # clicks to choose it besides the first
    at: int  # how many entries the game had before it
    receiver: bool = False  # of a card in a split: chosen with the proposal

    @property
    def name(self) -> str:
        return str(self.about["name"])

    @property
    def choosing(self) -> int:
        return 0 if self.receiver or self.name in PROPOSED else 1 + self.extra


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
        made.append(_decision(game, state, move, usual is not None))
        state.apply(move)
    return made, [seat for seat, _move, _forced in state.history or []]


def _decision(game: Game, state: State, move: int, usual: bool) -> Decision:
    about = game.about(state, move)
    extra = max(0, len(about.get("parts", [])) - 1) if about["name"] == "take" else 0
    if about["name"] == "hero":
        extra = int(about["hero"] != game.about(state, game.offered(state, state.turn)[0]).get("hero"))
    receiver = game.decisions[state.pending] == "give" and "receiver" in about
    entries = len(state.history or [])
    return Decision(state.turn, about, usual, len(state.awaited()) == 1, extra, entries, receiver)


def turns(made: Sequence[Decision]) -> Iterator[list[Decision]]:
    """What one seat decides in a row."""
    turn: list[Decision] = []
    for decision in made:
        if turn and turn[-1].seat != decision.seat:
            yield turn
            turn = []
        turn.append(decision)
    yield turn


def stretches(turn: Sequence[Decision], seats: Sequence[int]) -> Iterator[list[Decision]]:
    """What of a turn can be played at once."""
    stretch: list[Decision] = []
    for decision in turn:
        last = stretch[-1] if stretch else None
        if last and not (last.alone and all(seat == last.seat for seat in seats[last.at : decision.at])):
            yield stretch
            stretch = []
        stretch.append(decision)
    yield stretch


def split(stretch: Sequence[Decision], proposed: bool) -> int:
    """Clicks to split the cards of a proposal; none if all are for who decides alone and that is `proposed`."""
    cards = [decision for decision in stretch if decision.receiver]
    own = [card.about["receiver"] == card.seat for card in cards]
    if not cards or (all(own) and proposed and bool(cards[0].about["alone"])):
        return 0
    return own.count(False) + int(any(own))


def before(turn: Sequence[Decision]) -> int:
    clicks = split(turn, proposed=False)
    for number, decision in enumerate(turn):
        again = number > 0 and turn[number - 1].name == decision.name == "pay" and "usual" in decision.about
        if not decision.receiver and not again:
            clicks += decision.choosing + (decision.name not in ACTS_AT_ONCE)
    return clicks


def after(turn: Sequence[Decision], seats: Sequence[int]) -> int:
    clicks = 0
    for stretch in stretches(turn, seats):
        asked = [decision for decision in stretch if not decision.usual]
        names = [decision.name for decision in asked]
        clicks += sum(decision.choosing for decision in asked) + split(stretch, proposed=True)
        clicks -= int("go" in names and "field" in names)
        clicks += int(bool(asked) and names[-1] not in ACTS_AT_ONCE)
    return clicks


def told(kind: str, old: Sequence[int], new: Sequence[int], most: int | None = None) -> None:
    within = "" if most is None else f"  at most {most}: {100 * mean(count <= most for count in new):.0f} %"
    print(f"{kind:42} {len(new):6}  {mean(old):6.1f} → {mean(new):5.1f}   most {max(old):3} → {max(new):3}{within}")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    print(f"{'clicks by game, over ' + str(games) + ' games':42} {'count':>6}  {'mean':>14}   before → after")
    for name in nemeton.names():
        game = nemeton.game(name)
        every: list[tuple[list[Decision], int, int]] = []
        whole: list[tuple[int, int]] = []
        for seed in range(games):
            made, seats = play(game, seed)
            found = [(turn, before(turn), after(turn, seats)) for turn in turns(made)]
            every += found
            for seat in range(PLAYERS):
                own = [(old, new) for turn, old, new in found if turn[0].seat == seat]
                whole.append((sum(old for old, _ in own), sum(new for _, new in own)))
        told(f"{name}: a turn", [old for _, old, _ in every], [new for _, _, new in every])
        told(f"{name}: a whole game of one person", [old for old, _ in whole], [new for _, new in whole])
        for kind, most, of_kind in KINDS.get(name, ()):
            those = [(old, new) for turn, old, new in every if of_kind(turn, old)]
            told(f"{name}: {kind}", [old for old, _ in those], [new for _, new in those], most)


def _walks(turn: Sequence[Decision]) -> bool:
    return any(decision.name == "go" for decision in turn)


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
