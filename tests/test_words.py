"""The words of every game: complete, equal in shape in all languages, and fit for everything a game can say."""

from __future__ import annotations

import ast as python
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Visitor

import nemeton
from nemeton.core.dealer import SeededDealer
from nemeton.core.errors import BadOption, NemetonError
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.thing import Thing
from nemeton.words import HIDDEN, LANGUAGES, MissingWords, Words, message_ids
from tests.playing import another_value

NAMES = ["Anouk", "Bernd", "Chloe", "Dirk", "Eva"]
RULE_NUMBER = re.compile(r"[A-Z]{1,3}-\d+")
DATA_ATTRIBUTES = (".rules", ".about", ".of")  # numbers and keys, no words: the same in every language
# Things whose names do not say what they do: a rule explains each of them (`.of`), which is shown where it is chosen.
EXPLAINED = {"edora": ("herb", "potion", "tablet"), "graenaland": ("facility", "building")}

# Messages that rightly read as in English, besides titles: names and words the languages share.
SAME_AS_ENGLISH = {
    "celtica": {
        "de": {"reserve"},
        "nl": {"part-small_4", "reserve"},
    },
    "edora": {"nl": {"amount-prestige", "amount-menhirs", "amount-dolmens"}},
    "graenaland": {
        "de": {f"territory-{number}" for number in range(1, 9)} | {"amount-card"},
        "nl": {f"territory-{number}" for number in range(1, 9)} | {"hero-bard", "amount-card"},
    },
    "meduris": {"de": {"amount-good"}, "nl": {"amount-good"}},
}

LEAST_GAMES = 36
OF_A_KIND = 40
WISH_EVERY = 3
# Decisions that random games hardly ever come to; the game's own tests put them into words.
SELDOM_ASKED = {"meduris": {"still_build"}}

each_game = pytest.mark.parametrize("name", nemeton.names())
each_told_game = pytest.mark.parametrize(  # the games are played once, not by every worker
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(f"told {name}")) for name in nemeton.names()]
)
each_language = pytest.mark.parametrize("language", LANGUAGES)


# --- the files ---


@cache
def resources(name: str, language: str) -> tuple[ast.Resource, ...]:
    folder = files(f"nemeton.games.{name}") / "words"
    return tuple(parse((folder / file).read_text("utf-8")) for file in (f"{language}.ftl", f"{language}-rules.ftl"))


def entries(name: str, language: str) -> list[ast.EntryType]:
    return [entry for resource in resources(name, language) for entry in resource.body]


@cache
def patterns(name: str, language: str) -> dict[str, ast.Pattern]:
    """Every message and attribute of a game with its source, "ask-play.help" being an attribute."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(name, language):
        if isinstance(entry, ast.Message):
            if entry.value:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def worded(name: str, language: str) -> set[str]:
    """Every message a game has words for: its own, and those that all games share."""
    shared = (files("nemeton.core") / "words" / f"{language}.ftl").read_text("utf-8")
    return {*patterns(name, language), *(id for id in message_ids(parse(shared)))}


def source(pattern: ast.Pattern) -> str:
    message = ast.Message(ast.Identifier("m"), pattern)
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


class References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


def references(pattern: ast.Pattern) -> References:
    found = References()
    found.visit(pattern)
    return found


@each_language
@each_game
def test_files_have_no_syntax_errors(name: str, language: str) -> None:
    junk = [entry.content for entry in entries(name, language) if isinstance(entry, ast.Junk)]
    assert junk == []


@each_language
@each_game
def test_no_message_is_written_twice(name: str, language: str) -> None:
    ids = [entry.id.name for entry in entries(name, language) if isinstance(entry, ast.Message)]
    assert {id for id in ids if ids.count(id) > 1} == set()


@each_language
@each_game
def test_all_languages_have_the_same_messages_in_the_same_order(name: str, language: str) -> None:
    assert list(patterns(name, language)) == list(patterns(name, "en"))


@each_language
@each_game
def test_all_languages_use_the_same_arguments(name: str, language: str) -> None:
    used = {id: references(pattern).variables for id, pattern in patterns(name, language).items()}
    assert used == {id: references(pattern).variables for id, pattern in patterns(name, "en").items()}


@each_language
@each_game
def test_only_the_function_number_is_used(name: str, language: str) -> None:
    used = {function for pattern in patterns(name, language).values() for function in references(pattern).functions}
    assert used <= {"NUMBER"}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@each_game
def test_nothing_is_left_untranslated(name: str, language: str) -> None:
    english, translated = patterns(name, "en"), patterns(name, language)
    same = {
        id
        for id, pattern in translated.items()
        if source(pattern) == source(english[id]) and not id.endswith(DATA_ATTRIBUTES)
    }
    assert same - {"title"} == SAME_AS_ENGLISH.get(name, {}).get(language, set())


@each_language
@each_game
def test_numbers_and_keys_in_attributes_are_not_translated(name: str, language: str) -> None:
    english = patterns(name, "en")
    for id, pattern in patterns(name, language).items():
        if id.endswith(DATA_ATTRIBUTES):
            assert source(pattern) == source(english[id]), id


# --- what a game must have words for ---


def required(game: Game) -> Iterator[str]:
    yield from ("title", "tagline", "asks-deal", "asks-over")
    for form in game.events:
        yield f"event-{form.name}"
    for kind in game.decisions:
        yield from (f"ask-{kind}", f"ask-{kind}.help", f"asks-{kind}")
    for option in game.options:
        yield from (f"option-{option.key}", f"option-{option.key}.help")
        yield from (f"option-{option.key}-{choice}" for choice in option.choices)
    for kind, keys in game.terms.items():
        yield from (f"{kind}-{key}" for key in keys)


@each_language
@each_game
def test_events_decisions_options_and_terms_have_words(name: str, language: str) -> None:
    assert set(required(nemeton.game(name))) - worded(name, language) == set()


@each_language
@each_game
def test_event_words_ask_only_for_fields_of_the_event_and_numbers_of_the_box(name: str, language: str) -> None:
    game = nemeton.game(name)
    for form in game.events:
        known = {field.rstrip("?") for field in form.fields} | set(game.facts)
        assert references(patterns(name, language)[f"event-{form.name}"]).variables <= known, form.name


@each_language
@each_game
def test_texts_without_arguments_name_only_numbers_of_the_box(name: str, language: str) -> None:
    facts = set(nemeton.game(name).facts)
    for id, pattern in patterns(name, language).items():
        if id.startswith(("title", "tagline", "option-", "section-", "rule-")) or id.endswith(".help"):
            assert references(pattern).variables <= facts, id


# --- refusals and rules ---


def modules(name: str) -> list[Path]:
    """The game's own modules and the shared one that refuses for every game."""
    package = Path(str(files("nemeton")))
    return [*sorted((package / "games" / name).glob("*.py")), package / "core" / "game.py"]


def calls_of_refusal(name: str) -> Iterator[python.Call]:
    for path in modules(name):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "Refusal":
                yield node


def names_in(expression: python.expr) -> Iterator[str]:
    """Patterns of the strings an expression can be: a text, either side of a choice, an f-string with gaps."""
    if isinstance(expression, python.Constant):
        yield re.escape(str(expression.value))
    elif isinstance(expression, python.IfExp):
        yield from names_in(expression.body)
        yield from names_in(expression.orelse)
    elif isinstance(expression, python.JoinedStr):
        yield "".join(re.escape(str(p.value)) if isinstance(p, python.Constant) else ".+" for p in expression.values)
    else:
        pytest.fail(f"the name of a Refusal must be written out, not {python.unparse(expression)}")


def refusal_names(name: str) -> set[str]:
    return {f"why-{pattern}" for call in calls_of_refusal(name) for pattern in names_in(call.args[1])}


@each_language
@each_game
def test_every_refusal_has_words_and_no_words_are_left_over(name: str, language: str) -> None:
    wanted = refusal_names(name)
    all_words = worded(name, language)
    assert {pattern for pattern in wanted if not any(re.fullmatch(pattern, id) for id in all_words)} == set()
    written = {id for id in patterns(name, language) if id.startswith("why-")}
    assert {id for id in written if not any(re.fullmatch(pattern, id) for pattern in wanted)} == set()


def rules_cited(name: str) -> set[str]:
    """Rule numbers that stand as texts in the game's modules; that is where refusals get theirs."""
    cited = set()
    for path in modules(name):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str) and RULE_NUMBER.fullmatch(node.value):
                cited.add(node.value)
    return cited


@each_language
@each_game
def test_every_rule_cited_in_a_refusal_can_be_read(name: str, language: str) -> None:
    words = Words.of(nemeton.game(name), language, strict=True)
    cited = rules_cited(name)
    assert cited
    for number in sorted(cited):
        assert words.rule(number).text


@each_language
@each_game
def test_every_rule_has_a_short_title_and_stands_in_its_section(name: str, language: str) -> None:
    words = Words.of(nemeton.game(name), language, strict=True)
    in_sections: list[str] = []
    in_file: list[str] = []
    for id in words.ids:
        if id.startswith("section-") and id.endswith(".rules"):
            in_sections += words.format(id).split()
        elif id.startswith("rule-") and "." not in id:
            in_file.append(id.removeprefix("rule-"))
    assert in_sections == in_file
    for number in in_file:
        assert RULE_NUMBER.fullmatch(number)
        assert 1 <= len(words.rule(number).title.split()) <= 5, words.rule(number).title


@each_game
def test_decisions_a_rule_is_about_exist(name: str) -> None:
    words = Words.of(nemeton.game(name), "en", strict=True)
    about = {kind for id in words.ids if id.endswith(".about") for kind in words.format(id).split()}
    assert about <= set(nemeton.game(name).decisions)


@each_game
def test_what_a_rule_explains_exists_and_is_explained_once(name: str) -> None:
    game = nemeton.game(name)
    words = Words.of(game, "en", strict=True)
    explained = [thing for id in words.ids if id.endswith(".of") for thing in words.format(id).split()]
    assert len(explained) == len(set(explained))
    assert set(explained) <= {f"{kind}-{key}" for kind, keys in game.terms.items() for key in keys}
    for kind in EXPLAINED.get(name, ()):
        assert {f"{kind}-{key}" for key in game.terms[kind]} <= set(explained)


# --- whole games, put into words ---


def wishes(game: Game, match: Match, seen: list[str], chance: random.Random) -> Iterator[Thing]:
    """Refusals of moves that were possible at another time, of nonsense, and of players who are not asked."""
    state = match.state
    for wish in [*chance.sample(seen, min(4, len(seen))), "dance"]:
        for seat in range(state.players):
            yield from (refusal.thing() for refusal in game.why_not(state, seat, wish))


@cache
def said(name: str) -> list[tuple[str, str]]:
    """What random games say, once each and of every kind at most so much a game: prefix and thing (as JSON)."""
    game = nemeton.game(name)
    things: dict[tuple[str, str], None] = {}
    heard: Counter[tuple[str, object]] = Counter()

    def note(prefix: str, thing: Thing) -> None:
        heard[prefix, thing["name"]] += 1
        if heard[prefix, thing["name"]] <= OF_A_KIND:
            things[prefix, json.dumps(thing)] = None

    modes: list[dict[str, object]] = [{}]
    modes += [{option.key: another_value(option)} for option in game.options]
    games = [modes[seed % len(modes)] for seed in range(max(12, len(modes)))]
    # a choice may have more than two values, each with decisions of its own; and some decisions are rare
    games += [{option.key: value} for option in game.options for value in option.choices if value != option.default]
    games += [{}] * (LEAST_GAMES - len(games))
    for seed, mode in enumerate(games):
        heard.clear()
        chance = random.Random(seed)
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        try:
            match = Match(game, players, mode, SeededDealer(seed))
        except BadOption:  # a value for another number of players
            continue
        seen: list[str] = []
        for refusal in game.why_not(match.state, 0, "dance"):
            note("why", refusal.thing())
        match.deal()
        while match.state.turn >= 0:
            state = match.state
            moves, seat = list(state.moves()), state.turn
            plain = {key: value for key, value in game.view(state, None).items() if isinstance(value, int | str)}
            for prefix in ("ask", "asks"):
                note(prefix, {**plain, "name": game.decisions[state.pending], "seat": state.turn})
            for move in chance.sample(moves, min(OF_A_KIND, len(moves))):
                note("move", game.about(state, move))
            if len(seen) % WISH_EVERY == 0:
                for thing in wishes(game, match, seen, chance):
                    note("why", thing)
            move = chance.choice(moves)
            seen.append(game.say(state, move))
            match.play(move, seat)  # `why_not` may have looked at another seat
            match.deal()
        for reader in (None, *range(players)):
            for thing in match.tell(reader):
                note("event", thing)
        for fact in game.results(match.state):
            note("result", fact)
        for refusal in game.why_not(match.state, 0, "dance"):
            note("why", refusal.thing())
    return list(things)


def assert_reads_well(text: str) -> None:
    assert text == " ".join(text.split())
    assert "{" not in text
    assert not re.search(rf"\b({HIDDEN}|None|True|False)\b", text), text


@each_language
@each_told_game
def test_whole_games_can_be_told(name: str, language: str) -> None:
    words = Words.of(nemeton.game(name), language, strict=True)
    for prefix, thing in said(name):
        assert_reads_well(words.thing(prefix, json.loads(thing), NAMES))


@each_language
@each_game
def test_events_that_are_rare_can_be_told_too(name: str, language: str) -> None:
    game = nemeton.game(name)
    words = Words.of(game, language, strict=True)
    for form in game.events:
        for number, known in product((0, 1, 2, 5), (True, False)):
            thing: Thing = {"name": form.name}
            for field in form.fields:
                key = field.rstrip("?")
                kind = game.fields.get(key, "")
                value: object = game.terms[kind][0] if kind in game.terms else 0 if kind == "seat" else number
                thing[key] = value if known or field == key else None
            assert_reads_well(words.event(thing, NAMES))


@each_told_game
def test_random_games_come_across_every_kind_of_decision(name: str) -> None:
    asked = {json.loads(thing)["name"] for prefix, thing in said(name) if prefix == "ask"}
    assert asked | SELDOM_ASKED.get(name, set()) == set(nemeton.game(name).decisions)


# --- the reader itself ---


class TestWords:
    game = nemeton.game("celtica")
    words = Words.of(game, "en", strict=True)

    def test_a_player_and_terms_are_put_in(self) -> None:
        thing = {"name": "walk", "seat": 2, "druid": "red", "from": 12, "to": 14}
        assert self.words.event(thing, NAMES) == "Chloe moves the red druid from Moor Village to King's Castle"

    def test_what_is_hidden_stays_hidden(self) -> None:
        secret = self.words.event({"name": "draw", "seat": 0, "druid": None}, NAMES)
        assert secret == "Anouk draws a druid card"
        assert self.words.event({"name": "draw", "seat": 0, "druid": "grey"}, NAMES) == "Anouk draws a grey druid card"

    @pytest.mark.parametrize(
        ("language", "text"),
        [
            ("en", "Anouk takes: wave, drop and middle part"),
            ("de", "Anouk nimmt: Welle, Tropfen und Mittelteil"),
            ("nl", "Anouk neemt: golf, druppel en middendeel"),
        ],
    )
    def test_lists_are_joined_in_the_language(self, language: str, text: str) -> None:
        thing = {"name": "take", "seat": 0, "parts": ["large_1", "small_1", "middle"]}
        assert Words.of(self.game, language, strict=True).event(thing, NAMES) == text

    def test_several_players_are_named(self) -> None:
        text = self.words.thing("result", {"name": "shared_victory", "seats": [3, 0]}, NAMES)
        assert text.startswith("Dirk and Anouk share")

    def test_an_empty_list_is_a_dash(self) -> None:
        assert self.words.join([]) == "–"

    @pytest.mark.parametrize(("cards", "text"), [(1, "1 red druid card"), (2, "2 red druid cards")])
    def test_numbers_choose_the_plural(self, cards: int, text: str) -> None:
        thing = {"name": "play", "seat": 0, "druid": "red", "cards": cards, "experience": 0}
        assert self.words.event(thing, NAMES) == f"Anouk plays {text}"

    def test_a_move_tells_its_effect(self) -> None:
        thing: Thing = {"name": "play", "druid": "red", "cards": 2, "experience": 0, "from": 12, "to": 14}
        thing |= {"effect": "take", "amount": 3, "only_ruin": False, "wasted": 0}
        assert self.words.move(thing, NAMES) == "Play 2 red: King's Castle, take 3 parts"

    def test_a_forced_ruin_is_pointed_out(self) -> None:
        thing: Thing = {"name": "play", "druid": "red", "cards": 1, "experience": 1, "from": 9, "to": 11}
        thing |= {"effect": "give", "amount": 1, "only_ruin": True, "wasted": 0}
        start = "Play 1 red + 1 experience: Old Fort, give up 1 part, draw an experience card"
        assert self.words.move(thing, NAMES) == f"{start} (this colour reaches only ruins)"

    def test_nobody_in_particular_is_not_the_last_player(self) -> None:
        thing = {"name": "not_your_turn", "rule": "C-2", "seat": -4}
        assert "Eva" not in self.words.refusal(thing, NAMES)

    def test_a_seat_without_a_name_is_its_number(self) -> None:
        assert self.words.event({"name": "out", "seat": 1}, []) == "2 is out for the rest of the round"

    def test_a_rule_has_a_title_and_unbroken_text(self) -> None:
        rule = self.words.rule("C-9")
        assert rule.title == "One step per card"
        assert "\n" not in rule.text

    def test_a_prefix_in_the_name_is_not_doubled(self) -> None:
        assert self.words.thing("event", {"name": "event-out", "seat": 0}, NAMES).startswith("Anouk is out")

    def test_strict_words_raise_where_something_is_missing(self) -> None:
        with pytest.raises(MissingWords, match="celtica, en, event-dance: there is no such message"):
            self.words.event({"name": "dance"}, NAMES)
        with pytest.raises(MissingWords, match="no such part"):
            self.words.attribute("title", "help")
        with pytest.raises(MissingWords, match=r"event-out: .*seat"):
            self.words.event({"name": "out"}, NAMES)

    def test_usual_words_fall_back_to_the_id(self) -> None:
        words = Words.of(self.game, "en")
        assert words.event({"name": "dance"}, NAMES) == "event-dance"
        assert words.attribute("title", "help") == "title.help"
        assert words.event({"name": "out"}, NAMES) == "seat is out for the rest of the round"

    def test_an_unknown_language_is_refused_with_the_known_ones(self) -> None:
        with pytest.raises(NemetonError, match="'fr'; there are en, de, nl"):
            Words.of(self.game, "fr")

    def test_words_are_read_once(self) -> None:
        assert Words.of(self.game, "de") is Words.of(self.game, "de")
