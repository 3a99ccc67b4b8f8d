"""The whole game in one text file, `*.nem`: readable, diffable, replayable. The form is told in docs/record.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from nemeton.core.dealer import Dealer, FairDealer, SeededDealer, outcome
from nemeton.core.errors import BadNotation, BadOption, BadRecord, IllegalMove
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.options import text_of
from nemeton.core.proof import SIGN, marks, tickets
from nemeton.core.state import CHANCE, OVER

MAGIC = "nemeton record 1"
HIDDEN = "?"
DEALER_SIGN = "@"
LONGEST_FILE = 4_000_000
LONGEST_LINE = 2_000


@dataclass
class Record:
    game: str
    rules: int
    content: str
    players: int
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    date: str = ""
    dealer: str = ""  # "seeded", "fair" or "" for chance from elsewhere
    commitment: str = ""
    contributions: list[str] = field(default_factory=list)
    lines: list[tuple[int, str]] = field(default_factory=list)  # seat or CHANCE, notation (HIDDEN: not yet to be known)
    points: list[int] = field(default_factory=list)
    ranking: list[int] = field(default_factory=list)
    secret: str = ""  # the revealed seed
    first_line: int = 0  # where `lines` begin in the file
    proofs: list[str] = field(default_factory=list)  # of all `texts`, see core/proof.py; none if there is no secret

    @property
    def finished(self) -> bool:
        return bool(self.ranking)

    def texts(self) -> list[str]:
        """Moves, draws and the result as they stand in the file, without proofs."""
        result = [f"points {_join(self.points)}", f"ranking {_join(self.ranking)}"] if self.finished else []
        return [*(f"{DEALER_SIGN if seat == CHANCE else seat + 1} {say}" for seat, say in self.lines), *result]

    def box(self) -> str:
        """What was settled before the first draw: the marks begin with it."""
        options = [f"option {key} {value}" for key, value in self.options.items()]
        said = [f"contribution {text}" for text in self.contributions]
        head = [f"game {self.game}", f"rules {self.rules}", f"content {self.content}", f"players {self.players}"]
        return "\n".join([*head, *options, f"commitment {self.commitment}", *said])

    def print(self) -> str:
        out = [MAGIC, f"game {self.game}", f"rules {self.rules}", f"content {self.content}", f"players {self.players}"]
        out += [f"option {key} {value}" for key, value in self.options.items()]
        out += [f"seat {seat + 1} {name}" for seat, name in self.seats.items()]
        out += [f"date {self.date}"] if self.date else []
        out += [f"dealer {self.dealer}"] if self.dealer else []
        out += [f"commitment {self.commitment}"] if self.commitment else []
        out += [f"contribution {text}" for text in self.contributions]
        out.append("moves")
        texts = self.texts()
        proofs = [SIGN + proof if proof else "" for proof in self.proofs] or [""] * len(texts)
        out += [line + proof for line, proof in zip(texts, proofs, strict=True)]
        if self.finished:
            out += [f"secret {self.secret}"] if self.secret else []
            out.append("end")
        else:
            out.append("unfinished")
        return "\n".join(out) + "\n"


def _join(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


# --- writing ---


def record_of(match: Match, seats: list[str], date: str = "", redacted: bool = False) -> Record:
    """The record of a match; redacted, whatever is not known to everybody is hidden and the secret stays secret."""
    game, state = match.game, match.state
    record = Record(game.name, game.rules_version, game.content["fingerprint"], state.players, date=date)
    record.options = {key: text_of(value) for key, value in match.options.items()}
    record.seats = {seat: " ".join(name.split()) for seat, name in enumerate(seats)}
    for entry in match.entries:
        record.lines.append((entry.seat, HIDDEN if redacted and not game.public(entry.move) else entry.say))
    dealer = match.dealer
    if dealer is not None:
        record.dealer = dealer.kind
    if isinstance(dealer, FairDealer):
        record.commitment = dealer.commitment
        record.contributions = list(dealer.contributions)
    if state.turn == OVER:
        record.points, record.ranking = state.points(), state.ranking()
        if redacted:
            return record
        if isinstance(dealer, FairDealer):
            record.secret = dealer.secret.hex()
            record.proofs = _proofs(match, record)
        elif isinstance(dealer, SeededDealer):
            record.secret = str(dealer.seed)
    return record


def _proofs(match: Match, record: Record) -> list[str]:
    """Plays the game once more, because only the position before a draw knows its tickets."""
    again = Match(match.game, match.state.players, match.options)
    drawn = []
    for number, entry in enumerate(match.entries):
        of = ""
        if number >= len(again.entries):
            if entry.seat == CHANCE:
                of = tickets(again.state, entry.move) + " "
            again.play(entry.move, None if entry.seat == CHANCE else entry.seat)
        drawn.append(of)
    chain = marks(bytes.fromhex(record.secret), record.box(), record.texts())
    return [of + mark for of, mark in zip([*drawn, "", ""], chain, strict=True)]


# --- reading ---


def parse(text: str | bytes) -> Record:
    """A record from the text of a file; BadRecord says in which line it is broken."""
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError:
            raise BadRecord(0, "this is not a text file, so it is no record of a game", "no_record") from None
    if len(text) > LONGEST_FILE:
        raise BadRecord(0, f"the file is longer than {LONGEST_FILE:,} characters; no game is", "no_record")
    lines = text.splitlines()
    if not lines or lines[0] != MAGIC:
        raise BadRecord(1, f"a record begins with the line {MAGIC!r}", "no_record")
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise BadRecord(number, f"the line is longer than {LONGEST_LINE:,} characters; none is")
    head: dict[str, str] = {}
    record = Record("", 0, "", 0)
    numbered = iter(enumerate(lines[1:], start=2))
    _parse_head(numbered, head, record, len(lines))
    record.game, record.content = head["game"], head["content"]
    record.date, record.dealer, record.commitment = (head.get(key, "") for key in ("date", "dealer", "commitment"))
    _parse_moves(numbered, record, len(lines))
    if not any(record.proofs):
        record.proofs = []
    return record


def _parse_head(numbered: Iterator[tuple[int, str]], head: dict[str, str], record: Record, last: int) -> None:
    for number, line in numbered:
        word, _, rest = line.partition(" ")
        if word == "moves" and not rest:
            record.first_line = number + 1
            break
        if word == "option":
            key, _, value = rest.partition(" ")
            record.options[key] = value
        elif word == "seat":
            seat, _, name = rest.partition(" ")
            record.seats[_seat(number, seat)] = name
        elif word == "contribution":
            record.contributions.append(rest)
        elif word in ("game", "rules", "content", "players", "date", "dealer", "commitment"):
            head[word] = rest
        else:
            raise BadRecord(number, f"{word!r} does not belong into the head of a record")
    else:
        raise BadRecord(last, "the file ends before the line 'moves': it is cut off", "cut_off")
    for word in ("game", "rules", "content", "players"):
        if word not in head:
            raise BadRecord(number, f"the head lacks the line '{word} …'")
    record.rules = _number(number, head["rules"], "a rules version")
    record.players = _number(number, head["players"], "a number of players")


def _parse_moves(numbered: Iterator[tuple[int, str]], record: Record, last: int) -> None:
    result: set[str] = set()  # which of its lines have been read
    for number, line in numbered:
        line, _, proof = line.partition(SIGN)
        word, _, rest = line.partition(" ")
        if word in ("end", "unfinished") and not rest:
            for extra, _text in numbered:
                raise BadRecord(extra, f"nothing may follow the line '{word}'")
            if word == "end" and not record.ranking:
                raise BadRecord(number, "the lines 'points …' and 'ranking …' are missing before 'end'", "result")
            if word == "unfinished" and result:
                raise BadRecord(number, "an unfinished game has no result", "result")
            return
        if word in ("points", "ranking", "secret"):
            if word in result:
                raise BadRecord(number, f"there are two lines '{word} …'", "result")
            result.add(word)
        if word == "points":
            record.points = [_number(number, text, "points") for text in rest.split()]
        elif word == "ranking":
            record.ranking = [_number(number, text, "a place") for text in rest.split()]
        elif word == "secret":
            record.secret = rest
        elif result:
            raise BadRecord(number, "no move can follow the result", "result")
        else:
            record.lines.append((CHANCE if word == DEALER_SIGN else _seat(number, word), rest))
        if word != "secret":
            record.proofs.append(proof)
    raise BadRecord(last, "the file ends without 'end' or 'unfinished': it is cut off", "cut_off")


def _seat(line: int, text: str) -> int:
    seat = _number(line, text, f"a seat number or {DEALER_SIGN}") - 1
    if seat < 0:
        raise BadRecord(line, f"seats count from 1, so there is no seat {text}")
    return seat


def _number(line: int, text: str, what: str) -> int:
    if text.removeprefix("-").isdigit() and text.isascii() and len(text) < 12:
        return int(text)
    raise BadRecord(line, f"{text!r} is not {what}")


# --- replaying and verifying ---


def replay(record: Record, game: Game, watch: Callable[[Match], None] | None = None) -> Match:
    """Play the record again; BadRecord names the first line that cannot be. `watch` is called after every move."""
    _check_version(record, game)
    dealer = _dealer_of(record)
    try:
        match = Match(game, record.players, record.options)
    except BadOption as problem:
        raise BadRecord(0, str(problem), "version") from None
    done = 0
    while done < len(record.lines):
        number = record.first_line + done
        seat, say = record.lines[done]
        if say == HIDDEN:
            raise BadRecord(
                number, "from here on the record hides what was not known to everybody; it cannot be replayed", "hidden"
            )
        if done < len(match.entries):  # it happened by itself
            _compare_forced(match, done, seat, say, number)
        else:
            _play_line(match, dealer, seat, say, number)
            if watch is not None:
                watch(match)
        done += 1
    if done < len(match.entries):
        raise BadRecord(
            record.first_line + done,
            f"the line '{match.entries[done].say}' is missing: it happens by itself",
            "move",
            match.entries[done].say,
        )
    _check_result(record, match, record.first_line + done)
    if record.proofs:
        _compare_proofs(record, match, dealer)
    match.dealer = dealer
    return match


def _check_version(record: Record, game: Game) -> None:
    if record.game != game.name:
        raise BadRecord(0, f"this is a record of {record.game!r}, not of {game.name!r}", "version")
    if record.rules != game.rules_version:
        raise BadRecord(
            0,
            f"it was played by version {record.rules} of the rules; this program plays {game.rules_version}",
            "version",
        )
    if record.content != game.content["fingerprint"]:
        raise BadRecord(
            0, f"it was played with other content ({record.content}, here {game.content['fingerprint']})", "version"
        )


def _dealer_of(record: Record) -> Dealer | None:
    """The dealer to check the draws with, if the record reveals enough."""
    if record.dealer not in ("", "seeded", "fair"):
        raise BadRecord(0, f"there is no dealer {record.dealer!r}; known are seeded and fair", "luck")
    if not record.secret:
        if record.finished and record.dealer and all(say != HIDDEN for _seat, say in record.lines):
            raise BadRecord(
                0, "the game is finished, but the line 'secret …' is missing: its draws cannot be checked", "luck"
            )
        return None
    if record.dealer == "seeded":
        digits = record.secret.isascii() and record.secret.isdigit() and len(record.secret) < 20
        if not digits or int(record.secret) >= 2**63:
            raise BadRecord(0, f"the secret {record.secret!r} is not a seed number", "luck")
        return SeededDealer(int(record.secret))
    try:
        dealer = FairDealer(bytes.fromhex(record.secret), record.contributions)
    except ValueError:
        raise BadRecord(0, "the secret is not a hexadecimal number", "luck") from None
    if dealer.commitment != record.commitment:
        raise BadRecord(0, "the revealed secret does not fit the commitment made before the game", "luck")
    return dealer


def _compare_forced(match: Match, done: int, seat: int, say: str, number: int) -> None:
    entry = match.entries[done]
    if (entry.seat, entry.say) != (seat, say):
        raise BadRecord(number, f"'{say}' cannot be: only '{entry.say}' was possible there", "move", say)


def _compare_proofs(record: Record, match: Match, dealer: Dealer | None) -> None:
    right = _proofs(match, record) if isinstance(dealer, FairDealer) else [""] * len(record.proofs)
    for number, (is_, should) in enumerate(zip(record.proofs, right, strict=True)):
        if is_ != should:
            wanted = f"should be '{should}'" if should else "has no place there: nothing was committed to"
            raise BadRecord(record.first_line + number, f"the proof '{is_}' of this line {wanted}", "luck")


def _play_line(match: Match, dealer: Dealer | None, seat: int, say: str, number: int) -> None:
    state = match.state
    if state.turn == OVER:
        raise BadRecord(number, "the game is over already", "turn")
    if (seat == CHANCE) != (state.turn == CHANCE):
        whose = "the dealer's" if state.turn == CHANCE else f"seat {state.turn + 1}'s"
        raise BadRecord(number, f"it is {whose} turn there", "turn")
    if seat != CHANCE and seat not in state.awaited():
        raise BadRecord(number, f"it is the turn of seat {state.turn + 1} there, not of seat {seat + 1}", "turn")
    try:
        move = match.game.read(state, say, None if seat == CHANCE else seat)
    except (BadNotation, IllegalMove) as problem:
        raise BadRecord(number, str(problem), "move", say) from None
    if seat == CHANCE and dealer is not None:
        drawn = outcome(state, dealer)
        if drawn != move:
            raise BadRecord(
                number, f"'{say}' was not drawn: the revealed seed gives '{match.game.say(state, drawn)}'", "luck"
            )
    match.play(move, None if seat == CHANCE else seat)


def _check_result(record: Record, match: Match, number: int) -> None:
    state = match.state
    if record.finished:
        if state.turn != OVER:
            raise BadRecord(number, "the result is given, but the game is not over there: moves are missing", "result")
        if record.points != state.points():
            raise BadRecord(number, f"the points are {_join(state.points())}, not {_join(record.points)}", "result")
        if record.ranking != state.ranking():
            raise BadRecord(
                number + 1, f"the ranking is {_join(state.ranking())}, not {_join(record.ranking)}", "result"
            )
    elif state.turn == OVER:
        raise BadRecord(number, "the game is over, but the record does not give its result", "result")
