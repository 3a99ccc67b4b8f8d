"""Few clicks: a turn is put together and played at once, counted on the real page; `tools.clicks` counts games.

Everybody here has the settings of a new person, but for the speed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Locator, Page, expect

import nemeton
from nemeton import CHANCE
from nemeton.core.record import parse, replay
from tests.web import people
from tests.web.conftest import Visitor
from tests.web.graenaland import Browser
from tools.clicks import Decision, after, decision, forced_receivers, seats_of, turns

STILL = {"speed": "off"}
COUNT = "window.clicks = 0; addEventListener('pointerdown', () => (window.clicks += 1), true)"
PERSON = 0
PLACES = "[data-board] [data-move^='go ']"
DICE = ".dice [aria-pressed]:not(:disabled)"


def clicks(page: Page) -> int:
    """Real ones, of a pointer."""
    return int(page.evaluate("window.clicks"))


def counted(page: Page) -> int:
    """What `tools.clicks` counts for the person's decisions; the game is ended for that, so that it lies open."""
    table = page.url.split("#")[0] + "api/tables/" + page.url.split("/")[-1]
    assert page.request.post(f"{table}/abandon").ok
    record = parse(page.request.get(f"{table}/record").text())
    game = nemeton.game(record.game)
    state = game.start(record.players, listen=True, **record.options)
    made: list[Decision] = []
    for entry in replay(record, game).entries:
        if entry.forced:
            continue
        if entry.seat == CHANCE:
            state.apply(entry.move)
            continue
        state.turn_to(entry.seat)
        made.append(decision(game, state, entry.move))
        state.play(entry.move, entry.seat)
        made += forced_receivers(game, state, made[-1])
    return sum(after(turn, seats_of(state)) for turn in turns(made) if turn[0].seat == PERSON)


def asked(one: Browser) -> dict[str, object]:
    """Waits for the next question of the table, while nothing is clicked: discussions end by themselves."""

    def look() -> bool:
        table = people.quiet_table(one.page)
        number = str(table["number"])
        return PERSON in table["awaited"] and people.question(one.page) == number == str(one.game["number"])

    people.until(one.page, look)
    return dict(one.ask or {})


def drag_a_hero(page: Page) -> None:
    """To the first place where he may go."""
    target = page.locator("[data-board] [data-move*=' to ']").first
    hero = (target.get_attribute("data-move") or "").split()[0]
    page.locator(f"[data-hero={hero}]").hover()
    page.mouse.down()
    box = target.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()


def click_where_a_hero_goes(page: Page) -> None:
    """His mark on the board, and none of another hero."""
    page.locator("[data-board] [data-target][data-move*=' to ']").last.click()


def click_stay(page: Page) -> None:
    page.locator("#decision .choice [data-move=stay]").click()


def decide(one: Browser, hero: Callable[[Page], None] = drag_a_hero) -> str:
    """The first thing on offer is chosen wherever nothing is held ready, until the turn is whole."""
    page, ask = one.page, asked(one)
    number = people.question(page)
    if ask["kind"] in ("vote", "help"):
        page.locator("#decision .answer").first.click()
    elif ask["kind"] == "move":
        hero(page)
        people.confirm(page).click()
    elif ask["kind"] in ("build", "propose"):
        split = [move["say"] for move in one.ask["moves"] if move["about"].get("split")] if one.ask else []
        page.locator(
            f"#decision [data-move='{[*split, 'pass', 'end'][0 if ask['kind'] == 'propose' else -1]}']"
        ).click()
        people.confirm(page).click()
    else:
        people.put_together(page, lambda: choose_first(page), lambda: people.confirm(page).click())
    people.answered(page, number)
    return str(ask["kind"])


def choose_first(page: Page) -> None:
    if not people.is_ready(page):
        page.locator(f"#decision {people.OPEN}").first.click()


@pytest.mark.long
def test_rounds_of_graenaland_take_the_clicks_that_are_counted(visitor: Visitor) -> None:
    one = Browser(visitor(settings=STILL), PERSON)
    people.choose_game(one.page, "graenaland")
    one.page.evaluate(COUNT)
    people.start(one.page)
    before = clicks(one.page)
    kinds: Counter[str] = Counter()
    ways = (click_where_a_hero_goes, drag_a_hero, click_stay)
    while not {"propose", "build"} <= kinds.keys() or kinds["move"] < len(ways):
        kinds[decide(one, ways[kinds["move"] % len(ways)])] += 1
    assert clicks(one.page) - before == counted(one.page)


SENT = """() => {
  window.sent = []
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (data) { sent.push(...(JSON.parse(data).moves ?? [])); send.call(this, data) }
}"""
# Where several own heroes may go, on the ground beside their marks.
OPEN_GROUND = """() => {
  const tiles = [...document.querySelectorAll('[data-territory]')]
  const tile = tiles.find(one => one.querySelectorAll('[data-target]').length > 1)
  const { x, y, width, height } = tile.getBoundingClientRect()
  return [x + width / 2, y + height * 0.45]
}"""


def test_a_secret_move_waits_for_the_green_button_unless_one_click_play_is_on(
    chromium: Chromium, demo_address: str
) -> None:
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{demo_address}#/table/graenaland.move")
    marks = page.locator("[data-board] [data-target]")
    expect(marks.first).to_be_visible()
    page.evaluate(SENT)
    page.locator("[data-hero]").first.click()
    expect(page.locator("#decision .gr-pick[aria-pressed=true]")).to_have_count(1)  # taken up, and nothing chosen
    expect(people.confirm(page)).to_be_disabled()
    page.keyboard.press("Escape")
    page.mouse.click(*page.evaluate(OPEN_GROUND))
    expect(people.confirm(page)).to_be_enabled()
    page.keyboard.press("Escape")
    expect(people.confirm(page)).to_be_disabled()
    drag_a_hero(page)
    expect(people.confirm(page)).to_be_enabled()
    page.keyboard.press("Escape")
    for key in ("Enter", "Space"):
        marks.first.focus()
        page.keyboard.press(key)
        expect(people.confirm(page)).to_be_enabled()
        page.keyboard.press("Escape")
        expect(people.confirm(page)).to_be_disabled()
    say = marks.last.get_attribute("data-move")
    marks.last.dblclick()
    expect(marks.last).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("sent") == []
    page.keyboard.press("Enter")
    people.until(page, lambda: page.evaluate("sent") == [say])
    context.close()


@pytest.mark.long
def test_turns_of_celtica_take_the_clicks_that_are_counted(visitor: Visitor) -> None:
    one = Browser(visitor(settings=STILL), PERSON)
    page = one.page
    people.choose_game(page, "celtica")
    people.start(page)
    page.evaluate(COUNT)
    for _ in range(3):
        asked(one)
        number = people.question(page)
        with page.expect_response("**/ahead?*") as said:
            page.locator(f"#decision {people.OPEN}").first.click()
        follows = said.value.json()["ask"]
        if follows:
            people.until(page, lambda: people.steps(page) == "1")
            for _part in follows["moves"][0]["about"].get("parts", [None]):
                page.locator(f"#decision {people.OPEN}").first.click()
            people.until(page, lambda: is_whole(page))
        people.confirm(page).click()
        people.answered(page, number)
    assert clicks(page) == counted(page)


def until_walking(page: Page) -> None:
    """Through what comes before the first turn."""
    for _ in range(12):
        assert people.decision(page) == "ask"
        if page.locator(PLACES).count():
            return
        number = people.question(page)
        page.locator("#decision [data-move], [data-board] [data-move]").first.dispatch_event("click")
        people.send(page)
        people.answered(page, number)
    raise AssertionError("the turn never came")


def is_whole(page: Page) -> bool:
    return people.is_ready(page) and page.locator("#decision .primary", has_text="Play the turn").count() > 0


def choose_next(page: Page) -> None:
    """One more part of the turn, and what the server says follows from it."""
    panel = page.locator("#decision")
    steps = panel.get_attribute("data-step")
    panel.locator(people.OPEN).first.click()
    people.until(page, lambda: people.is_ready(page) or panel.get_attribute("data-step") != steps)


def test_a_turn_in_edora_is_a_place_a_die_a_field_and_the_green_button(visitor: Visitor) -> None:
    page = visitor(settings=STILL)
    people.sit_down(page, "edora", 2)
    until_walking(page)
    number = people.question(page)
    dice = page.locator(DICE)
    dice.first.click()
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(dice.first).to_have_attribute("aria-pressed", "false")
    page.evaluate(COUNT)
    dice.first.click()
    page.locator(PLACES).first.click()
    expect(page.locator("#decision .steps li").first).to_be_visible()
    while not is_whole(page):
        choose_next(page)
    assert people.question(page) == number, "nothing is played yet"
    people.confirm(page).click()
    people.answered(page, number)
    assert clicks(page) <= 5
    page.keyboard.press("Shift+U")
    people.until(page, lambda: page.locator(PLACES).count())
    expect(dice.first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("What the green button says")


def test_a_hut_in_meduris_shows_what_it_costs_and_brings_until_one_goes_on(visitor: Visitor) -> None:
    page = visitor(settings=STILL)
    people.sit_down(page, "meduris", 2)
    hut = until_a_hut_is_paid_for_in_several_ways(page)
    number = people.question(page)
    page.evaluate(COUNT)
    hut.click()
    ready = page.locator("#decision .steps li .ready")
    expect(ready).to_contain_text("Pay")  # in words, on a line of its own
    expect(page.locator("#decision .preview > :last-child h2")).to_contain_text("Hut on field")
    expect(hut).to_have_attribute("aria-pressed", "true")
    asks_on = page.locator("#decision .steps .next").count()
    people.put_together(page, lambda: choose_first(page), lambda: people.confirm(page).click())
    people.answered(page, number)
    people.until(page, lambda: people.quiet_table(page)["kind"] != "pay")
    assert clicks(page) == 2 if not asks_on else clicks(page) > 3


def until_a_hut_is_paid_for_in_several_ways(page: Page) -> Locator:
    """One whose payment is held ready, though it could be paid otherwise."""
    for _ in range(30):
        assert people.decision(page) == "ask"
        for hut in page.locator("[data-board] [data-move^='hut ']").all()[:4]:
            with page.expect_response("**/ahead?*") as said:
                hut.click()
            page.get_by_role("button", name="Clear").click()
            pay = said.value.json()["ask"]
            if pay and pay["kind"] == "pay" and pay["usual"]:
                return hut
        number = people.question(page)
        people.put_together(page, lambda: save(page), lambda: people.confirm(page).click())
        people.answered(page, number)
    raise AssertionError("no hut was ever paid for in several ways")


def save(page: Page) -> None:
    """Builds nothing and offers nothing, so that goods come together."""
    if people.is_ready(page):
        return
    people.show_list(page)
    worker = page.locator("#decision [role=option][data-move^='move ']")
    (worker if worker.count() else page.locator("#decision [role=option]")).first.click()
