"""After the game: the review of a record, what would have been from one of its moves on, and the ending."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.review.games import GOLDEN, text_of
from tests.web import people
from tests.web.conftest import PHONE, Visitor


def home(page: Page) -> str:
    return page.url.split("#")[0]


DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def bring(page: Page, game: str = "celtica", players: int = 2) -> str:
    """A finished game, as an imported record."""
    answer = page.request.post(
        home(page) + "api/replays", data=text_of(game, players), headers={"content-type": "text/plain"}
    )
    assert answer.status == 201
    return str(answer.json()["id"])


def test_a_finished_game_is_reviewed_and_played_on_from_one_of_its_moves(visitor: Visitor, axe: str) -> None:
    page = visitor(settings=people.QUICK, reduced_motion="reduce")
    page.get_by_role("link", name="Learn").wait_for()
    source = bring(page)
    page.goto(home(page) + f"#/review/{source}")
    chances = page.get_by_role("slider", name="Chance to win")
    chances.wait_for()
    expect(page.get_by_role("heading", name="Review: Celtica")).to_be_visible()
    chances.press("End")
    expect(page.locator("[data-moment]")).to_contain_text("Game over")
    chances.press("Home")
    chances.press("ArrowRight")
    expect(page.locator("[data-moment='1']")).to_contain_text("Move 2")
    sources = page.request.get(f"{home(page)}api/reviews/{source}/ending").json()["sources"]
    expect(page.locator("[data-over-time] svg[role=img]")).to_have_count(len(sources))
    expect(page.get_by_role("heading", name="Points by source over the game")).to_be_visible()
    page.get_by_label("Only strong and weak moves").uncheck()
    assert page.locator(".decisions li").count() == 40
    assert people.serious_findings(page, axe) == []

    phone = visitor(f"#/review/{source}", settings=people.QUICK | {"theme": "dark", "language": "de"}, viewport=PHONE)
    expect(phone.get_by_role("heading", name="Glück und Spiel")).to_be_visible()
    assert people.untranslated(phone, "Celtica") == []
    assert people.serious_findings(phone, axe) == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.get_by_role("button", name="What if?").click()
    page.get_by_role("dialog").wait_for()
    assert people.serious_findings(page, axe) == []
    expect(page.get_by_role("button", name="With the same people")).to_have_count(0)
    page.get_by_role("button", name="Play on against bots").press("Enter")
    page.wait_for_url("**/#/table/*")
    assert people.decision(page) == "ask"
    expect(page.get_by_text("plays on from").first).to_be_visible()


@pytest.mark.long
def test_both_ends_of_what_if_are_compared(visitor: Visitor, axe: str) -> None:
    page = visitor(settings=people.QUICK, reduced_motion="reduce")
    page.get_by_role("link", name="Learn").wait_for()
    source = bring(page)
    before = page.request.get(f"{home(page)}api/replays/{source}").json()["table"]["result"]["points"]
    page.goto(home(page) + f"#/review/{source}")
    chances = page.get_by_role("slider", name="Chance to win")
    chances.press("End")
    for _ in range(12):
        chances.press("ArrowLeft")
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("button", name="Play on against bots").press("Enter")
    page.wait_for_url("**/#/table/*")
    people.play(page, random.Random(1))
    compared = page.locator("[data-origin]")
    expect(compared).to_contain_text("Both ends")
    for seat, points in enumerate(before):
        expect(compared.locator("li").nth(seat)).to_contain_text(f"{points} (place")
    assert people.serious_findings(page, axe) == []
    compared.get_by_role("link", name="plays on from").click()
    page.wait_for_url(f"**/#/replay/{source}*")


def test_the_ending_tells_where_the_points_came_from_and_leads_on(visitor: Visitor, axe: str) -> None:
    page = visitor(settings=people.QUICK, reduced_motion="reduce")
    page.get_by_role("link", name="Learn").wait_for()
    source = bring(page, "meduris")
    page.goto(home(page) + f"#/replay/{source}?at=100000")
    ending = page.locator("[data-ending]")
    ending.wait_for()
    points = page.request.get(f"{home(page)}api/replays/{source}").json()["table"]["result"]["points"]
    for seat, sum_ in enumerate(points):
        expect(ending.locator(f"[data-sum='{seat}']")).to_have_text(str(sum_))
    page.get_by_role("button", name=people.words("en")["count-on-board"]).press("Enter")
    sources = page.request.get(f"{home(page)}api/reviews/{source}/ending").json()["sources"]
    ringed = 0
    for number, one in enumerate(sources):  # without motion everybody goes on by himself
        count = page.locator(f"[data-count={one['name']}]")
        expect(count.locator("li")).to_have_text([re.compile(rf"{points}$") for points in one["points"]])
        if not number:
            assert people.serious_findings(page, axe) == []
        page.evaluate(DRAWN)
        ringed += page.locator("[data-pointer]").count() > 0
        page.keyboard.press("Enter")
    expect(page.locator("[data-count]")).to_have_count(0)
    assert len(sources) > 4
    assert ringed > len(sources) // 2, "the others left nothing on the board"
    moments = ending.get_by_role("link", name="Look at it")
    expect(moments).to_have_count(3)
    assert people.serious_findings(page, axe) == []
    expect(page.get_by_role("link", name="Review").first).to_be_visible()
    before = page.request.get(f"{home(page)}api/reviews/{source}/ending").json()["moments"][0]["before"]
    moments.first.click()
    page.wait_for_url(f"**/#/replay/*?at={before}")


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ("celtica/4-players_seeded_greedy", r"wins the tie with the \w+ ?\w* incomplete amulet, \d to \d parts"),
        ("meduris/2-players_seeded_random", r"wins the tie with more huts and temples, \d+ to \d+"),
        (
            "edora/3-players_herb_layout-same_fair_greedy",
            r"wins the tie at \d+ prestige points: the marker stands further back",
        ),
        pytest.param(
            "graenaland/5-players_seeded_random",
            r"wins the tie with more settlements, \d+ to \d+",
            marks=pytest.mark.long,
        ),
    ],
)
def test_what_decided_a_tie_is_told_in_words(visitor: Visitor, record: str, words: str) -> None:
    """Each of these recorded games ended in a tie for the first place."""
    page = visitor(settings=people.QUICK, reduced_motion="reduce")
    page.get_by_role("link", name="Learn").wait_for()
    text = (GOLDEN / f"{record}.nem").read_text()
    answer = page.request.post(home(page) + "api/replays", data=text, headers={"content-type": "text/plain"})
    page.goto(home(page) + f"#/replay/{answer.json()['id']}?at=100000")
    expect(page.locator("ul.facts")).to_contain_text(re.compile(words))


def test_a_game_that_is_not_over_has_no_review_and_the_page_says_so(visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK, refused=True)
    people.sit_down(page, "celtica", players=2)
    table = page.url.rsplit("/", 1)[1]
    other = visitor(f"#/review/{table}", settings=people.QUICK, refused=True)
    expect(other.get_by_role("heading", name="There is a review when the game is over.")).to_be_visible()
