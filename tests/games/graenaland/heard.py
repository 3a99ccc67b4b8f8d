"""What a perfect listener concludes about hidden cards of Graenaland: the rules of section 8 once more, from events.

A `Listener` hears every event as its seat is told it and sees the table as a spectator does; it never looks at a hand.
Afterwards it can say of any world whether the cards could have come to lie like that. It goes about it in the simplest
way, by following all possible stories at the same time, so it is slow and gives up where there are too many.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from nemeton.core.state import NOBODY
from nemeton.core.thing import Thing
from nemeton.games.graenaland import content
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.view import GraenalandView

MOST_STORIES = 4000
GOLD = content.RESOURCE_KEYS[content.GOLD]
Look = Callable[[], GraenalandView]
Left = frozenset[tuple[tuple[int, int], int]]  # batch and kind, and how many


class TooMany(Exception):
    """There are too many stories to follow them all."""


@dataclass
class Note:
    what: Literal["came", "left", "lacked", "had"]
    seat: int
    kinds: frozenset[int]  # of a card that came: all it can be, as far as the listener knows
    batch: int = 0


@dataclass
class Pledged:
    seat: int
    kind: int


@dataclass
class Listener:
    players: int
    seat: int | None
    notes: list[Note] = field(default_factory=list)
    known: dict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    down: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))  # batches, by territory
    batches: list[list[Counter[int]]] = field(default_factory=list)  # by deck: all cards not drawn openly
    discards: Counter[int] = field(default_factory=Counter)
    pledged: list[Pledged] = field(default_factory=list)
    lead: int = 0
    at: str = ""  # the territory whose cards are being taken
    helper: tuple[int, frozenset[int]] | None = None  # has just pledged, while these kinds are still wanted

    def __post_init__(self) -> None:
        for deck in range(len(content.DECK_KEYS)):
            self.batches.append([Counter({kind: content.KIND_COUNTS[kind] for kind in kinds_of_deck(deck)})])

    # --- hearing ---

    def hear(self, thing: Thing, look: Look) -> None:
        """An event, and a look at the table as everybody sees it with that event."""
        name, seat = thing["name"], int(thing.get("seat", NOBODY))
        if self.helper is not None and name in ("pledge", "no_pledge", "cannot_help", "joint_built", "joint_cancelled"):
            helper, wanted = self.helper
            if seat != helper or name.startswith("joint"):  # he was not asked again
                self.notes.append(Note("lacked", helper, wanted))
            self.helper = None
        if name == "start_card":
            deck = content.DECK_KEYS.index(thing["deck"])
            self._came(seat, deck, len(self.batches[deck]) - 1, thing["resource"])
        elif name == "round":
            self.lead = seat
        elif name in ("card", "bonus", "no_bonus"):
            kind = kind_at(thing["territory"], thing["resource"])
            self.batches[kind // r.PER_DECK][-1][kind] -= 1
            if name == "no_bonus":
                self.discards[kind] += 1
        elif name == "down":
            self.down[thing["territory"]].append(len(self.batches[deck_at(thing["territory"])]) - 1)
        elif name == "reshuffle" and thing["pile"] in content.DECK_KEYS:
            kinds = kinds_of_deck(content.DECK_KEYS.index(thing["pile"]))
            self.batches[kinds[0] // r.PER_DECK].append(Counter({kind: self.discards.pop(kind, 0) for kind in kinds}))
        elif name == "takes":
            self.at = thing["territory"]
            self.known[seat].update(kind_at(self.at, key) for key in thing["cards"] if key != "unknown")
        elif name == "looks":
            self._came(seat, deck_at(self.at), self.down[self.at].pop(0), thing["resource"])
        elif name in ("pays", "pledge", "fee"):
            self._gives(thing, look())
        elif name == "no_pledge" and seat != self.lead:
            wanted = fitting(look())
            if not any(self.known[seat][kind] for kind in wanted):
                self.notes.append(Note("had", seat, wanted))
        elif name == "cannot_help":
            self.notes.append(Note("lacked", seat, fitting(look())))
        elif name in ("joint_built", "joint_cancelled"):
            for pledge in self.pledged:
                where = self.discards if name == "joint_built" else self.known[pledge.seat]
                where[pledge.kind] += 1
            self.pledged = []

    def _came(self, seat: int, deck: int, batch: int, resource: str | None) -> None:
        kinds = frozenset(kinds_of_deck(deck)) if resource is None else frozenset({kind_of(deck, resource)})
        self.notes.append(Note("came", seat, kinds, batch))

    def _gives(self, thing: Thing, table: GraenalandView) -> None:
        """Everybody sees the back of the card; GA-17: he has none of the resource from a deck before."""
        seat, name = thing["seat"], thing["name"]
        if name != "fee" and thing["source"] in ("half", "whole"):
            return
        resource = thing["resource"] if name == "fee" else thing["with"]
        (deck,) = (deck for deck, cards in enumerate(self._backs(seat)) if cards > table["seats"][seat]["backs"][deck])
        kind = kind_of(deck, resource)
        before = frozenset(other for other in range(kind) if resource_of(other) == resource)
        self.notes.append(Note("lacked", seat, before))
        if self.known[seat][kind]:
            self.known[seat][kind] -= 1
        else:
            self.notes.append(Note("left", seat, frozenset({kind})))
        if name == "pays":
            self.discards[kind] += 1
        elif name == "fee":
            self.known[thing["receiver"]][kind] += 1
        else:
            self.pledged.append(Pledged(seat, kind))
            project = table["project"]
            if seat != self.lead and project is not None and project["need"]:
                self.helper = seat, fitting(table)

    def _backs(self, seat: int) -> list[int]:
        backs = [0] * len(content.DECK_KEYS)
        for kind, cards in self.known[seat].items():
            backs[kind // r.PER_DECK] += cards
        for note in self.notes:
            if note.seat == seat and note.what in ("came", "left"):
                backs[min(note.kinds) // r.PER_DECK] += 1 if note.what == "came" else -1
        return backs

    def _all_notes(self, asked: int) -> list[Note]:
        """With what follows from who is being asked now."""
        if self.helper is not None and self.helper[0] != asked:
            return [*self.notes, Note("lacked", *self.helper)]
        return self.notes

    # --- judging a world ---

    def believes(self, world: Graenaland) -> bool:
        """Whether all that was heard may have happened and have led to this."""
        notes = self._all_notes(world.turn)
        had = [note for note in notes if note.what == "had" and note.seat != self.seat]
        proved = {frozenset[int]()}  # which of those notes can be true by the cards of the decks so far
        for deck in range(len(content.DECK_KEYS)):
            found = {
                frozenset(i for i, note in enumerate(had) if id(note) in ids)
                for ids in self._stories(world, deck, notes)
            }
            proved = {one | other for one in proved for other in found}
        return frozenset(range(len(had))) in proved

    def _stories(self, world: Graenaland, deck: int, notes: Sequence[Note]) -> set[frozenset[int]]:
        """For every way the unseen cards of the deck can have gone, which "had" notes it makes true."""
        kinds = kinds_of_deck(deck)
        left = Counter({(batch, kind): n for batch, all in enumerate(self.batches[deck]) for kind, n in all.items()})
        for note in notes:  # what the listener has or had himself
            if note.seat == self.seat and note.what == "came" and min(note.kinds) in kinds:
                left[note.batch, min(note.kinds)] -= 1
        for territory, batches in self.down.items():
            tile = content.TERRITORY_KEYS.index(territory)
            if deck_at(territory) == deck:
                left.subtract((batch, world.face_down(tile, i)) for i, batch in enumerate(batches))
        left.subtract({(len(self.batches[deck]) - 1, kind): world.pile(kind) for kind in kinds})
        if min(left.values()) < 0:
            return set()
        stories = {(_frozen(left), frozenset[int]())}
        for seat in range(self.players):
            if seat != self.seat:
                own = [note for note in notes if note.seat == seat and (note.what == "had" or note.kinds & set(kinds))]
                held = Counter({kind: world.hand(seat, kind) - self.known[seat][kind] for kind in kinds})
                if min(held.values()) < 0:
                    return set()
                stories = {
                    (left, true | more) for left, true in stories for left, more in _hand(own, held, left, set(kinds))
                }
                _check(len(stories))
        return {true for left, true in stories if not left}


def _frozen(cards: Counter[tuple[int, int]]) -> Left:
    return frozenset((what, number) for what, number in cards.items() if number)


def _check(stories: int) -> None:
    if stories > MOST_STORIES:
        raise TooMany


def _hand(
    notes: Sequence[Note], held: Counter[int], left: Left, deck: set[int]
) -> Iterator[tuple[Left, frozenset[int]]]:
    """One hand from the first note to the last: what it leaves in the batches, and the "had" notes that are true."""
    ever = held + Counter(kind for note in notes if note.what == "left" for kind in note.kinds)
    states: set[tuple[Left, Left, frozenset[int]]] = {(left, frozenset(), frozenset())}
    for note in notes:
        after: set[tuple[Left, Left, frozenset[int]]] = set()
        for rest, hand, true in states:
            if note.what == "came":
                for kind in note.kinds:
                    batches = Counter(dict(rest))
                    if batches[note.batch, kind] and ever[kind]:
                        batches[note.batch, kind] -= 1
                        after.add(
                            (_frozen(batches), _frozen(Counter(dict(hand)) + Counter([(note.batch, kind)])), true)
                        )
            elif note.what == "left":
                (kind,) = note.kinds
                for card, _ in hand:
                    if card[1] == kind:
                        after.add((rest, _frozen(Counter(dict(hand)) - Counter([card])), true))
            elif note.what == "lacked":
                if not any(kind in note.kinds for (_, kind), _ in hand):
                    after.add((rest, hand, true))
            else:
                has = any(kind in note.kinds for (_, kind), _ in hand)
                after.add((rest, hand, true | {id(note)} if has else true))
        states = after
        _check(len(states))
    for rest, hand, true in states:
        cards: Counter[int] = Counter()
        for (_, kind), number in hand:
            cards[kind] += number
        if cards == held:
            yield rest, true


# --- names ---


def kinds_of_deck(deck: int) -> list[int]:
    return list(range(deck * r.PER_DECK, deck * r.PER_DECK + r.PER_DECK))


def resource_of(kind: int) -> str:
    return content.RESOURCE_KEYS[content.KIND_RESOURCES[kind]]


def kind_of(deck: int, resource: str) -> int:
    return content.KIND_KEYS.index(f"{content.DECK_KEYS[deck]} {resource}")


def deck_at(territory: str) -> int:
    return content.TERRITORY_DECKS[content.TERRITORY_KEYS.index(territory)]


def kind_at(territory: str, resource: str) -> int:
    return kind_of(deck_at(territory), resource)


def fitting(table: GraenalandView) -> frozenset[int]:
    """All kinds that can cover an open slot of what is being built together."""
    project = table["project"]
    assert project is not None
    return frozenset(kind for kind in range(r.KINDS) if resource_of(kind) in (*project["need"], GOLD))
