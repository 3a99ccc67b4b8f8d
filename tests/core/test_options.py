"""Options are one small typed value: checked, completed, and the same again from the text of a record."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nemeton.core.errors import BadOption
from nemeton.core.options import Option, OptionValue, complete, text_of

SWITCH = Option("switch", True)
CHOICE = Option("choice", "oak", choices=("oak", "ash", "elm"))
NUMBER = Option("number", 5, least=-2, most=9)
ALL = (SWITCH, CHOICE, NUMBER)


def test_kinds() -> None:
    assert [option.kind for option in ALL] == ["bool", "choice", "int"]


def test_descriptions_are_json_and_say_what_is_allowed() -> None:
    described = [option.describe() for option in ALL]
    assert json.loads(json.dumps(described)) == [
        {"key": "switch", "kind": "bool", "default": True},
        {"key": "choice", "kind": "choice", "default": "oak", "choices": ["oak", "ash", "elm"]},
        {"key": "number", "kind": "int", "default": 5, "least": -2, "most": 9},
    ]


@pytest.mark.parametrize(
    ("option", "given_value", "value"),
    [
        (SWITCH, True, True),
        (SWITCH, False, False),
        (SWITCH, "yes", True),
        (SWITCH, "No", False),
        (SWITCH, "TRUE", True),
        (SWITCH, "false", False),
        (CHOICE, "elm", "elm"),
        (NUMBER, 9, 9),
        (NUMBER, -2, -2),
        (NUMBER, "7", 7),
        (NUMBER, "-1", -1),
    ],
)
def test_good_values(option: Option, given_value: object, value: OptionValue) -> None:
    checked = option.check(given_value)
    assert checked == value
    assert type(checked) is type(value)


@pytest.mark.parametrize("value", ["maybe", 1, 0, None, "", 1.0, []])
def test_a_switch_is_yes_or_no(value: object) -> None:
    with pytest.raises(BadOption, match="option switch is yes or no, not "):
        SWITCH.check(value)


@pytest.mark.parametrize("value", ["Oak", "birch", "", None, 1, True, ["oak"]])
def test_a_choice_is_one_of_its_words(value: object) -> None:
    with pytest.raises(BadOption, match="option choice is one of oak, ash, elm, not "):
        CHOICE.check(value)


@pytest.mark.parametrize("value", [-3, 10, "10", "five", "", "-", "--5", "5-", "²", "1.0", 5.0, True, None, 2**70, [5]])
def test_a_number_is_whole_and_within_its_bounds(value: object) -> None:
    with pytest.raises(BadOption, match="option number is a whole number from -2 to 9, not "):
        NUMBER.check(value)


def test_a_number_of_five_thousand_digits_is_refused_like_any_other() -> None:
    with pytest.raises(BadOption, match="option number is a whole number"):
        NUMBER.check("9" * 5000)


def test_completing_fills_in_defaults_in_the_order_of_the_game() -> None:
    assert complete(ALL, {}) == {"switch": True, "choice": "oak", "number": 5}
    assert list(complete(ALL, {"number": 1, "switch": "no"}).items()) == [
        ("switch", False),
        ("choice", "oak"),
        ("number", 1),
    ]


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="there is no option 'tree'; this game has switch, choice, number"):
        complete(ALL, {"tree": "oak"})
    with pytest.raises(BadOption, match="there is no option 'tree'; this game has none"):
        complete((), {"tree": "oak"})


@given(
    options=st.fixed_dictionaries(
        {"switch": st.booleans(), "choice": st.sampled_from(CHOICE.choices), "number": st.integers(-2, 9)}
    )
)
def test_every_value_is_the_same_again_from_its_text(options: dict[str, OptionValue]) -> None:
    assert complete(ALL, {key: text_of(value) for key, value in options.items()}) == options


@given(value=st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.text(max_size=3)))
def test_any_value_is_taken_or_refused(value: object) -> None:
    for option in ALL:
        try:
            checked: OptionValue | None = option.check(value)
        except BadOption:
            checked = None
        assert checked is None or option.check(checked) == checked
