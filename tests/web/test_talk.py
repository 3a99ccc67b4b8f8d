"""Negotiation on the real page: offers are made, answered and kept or not; what concerns nobody is not waited for."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect

from tests.web import people
from tests.web.conftest import PHONE, Visitor
from tests.web.graenaland import Browser
from tests.web.people import PATIENCE
from tests.web.test_clicks import COUNT, PERSON, STILL, clicks, decide
from tests.web.test_graenaland import ANOUK, BRAM, call, open_table, propose, sit_down
from tests.web.test_sizes import IN_VIEW

YES, NO = "Your yes in this ballot", "My no in this ballot"
CARD, ASKED_CARD = "A card for you in my next proposal", "A card for me in your next proposal"
BOT = 2
AS_IT_ENDS = 5  # seconds: TalkBar.svelte
MOST_DECISIONS = 60
GLANCE = 10  # milliseconds of the page's clock


def told_of(one: Browser, seat: int, record: str) -> None:
    """Beside a name stands how many promises were kept, broken and are open."""
    expect(one.page.locator(f"[data-seat='{seat}'] .record > span").last).to_have_text(record)


def refuse(anouk: Browser, bram: Browser) -> None:
    """An offer that reaches a phone leaves the vote in view; a no has a reason."""
    anouk.offer("Bram", YES, CARD)
    offer = bram.page.locator("[data-offer].own")
    expect(offer).to_contain_text(f"Anouk to Bram: {YES}. For it: {CARD}.")
    for button in ("[data-offer].own .primary", "#decision .answer.yes", "#decision .answer.no"):
        assert bram.page.evaluate(IN_VIEW, button), button
    offer.get_by_role("button", name="No", exact=True).click()
    offer.get_by_role("button", name="That is too little for me.").click()
    expect(anouk.page.locator("[data-offer]").last).to_contain_text("Bram: no. That is too little for me.")


def counter(anouk: Browser, bram: Browser) -> None:
    """The answer to an offer is another one, which is accepted: both promises stand."""
    anouk.offer("Bram", YES, "Nothing")
    bram.page.locator("[data-offer].own").get_by_role("button", name="Counter").click()
    bram.make_offer(ASKED_CARD, "My yes in this ballot")
    back = anouk.page.locator("[data-offer].own")
    expect(back).to_contain_text(f"Bram to Anouk: {ASKED_CARD}. For it: My yes in this ballot.")
    back.get_by_role("button", name="Agreed").click()
    bram.until(lambda one: len(one.promises) == 2)
    expect(bram.page.locator("[data-offer]").last).to_contain_text("Anouk: agreed")
    for seat in (ANOUK, BRAM):
        told_of(anouk, seat, "1 open")


def test_an_offer_is_made_refused_countered_accepted_and_kept_or_not(visitor: Visitor) -> None:
    anouk, bram = sit_down(visitor, settings=STILL, viewport=PHONE)
    for one in (anouk, bram):
        one.until(lambda one: one.asked("move"))
    bram.page.evaluate(COUNT)
    bram.page.locator("#decision [data-move=stay]").first.click()
    assert not bram.view["seats"][BRAM]["sealed"], "a secret move is chosen first"
    people.confirm(bram.page).click()
    bram.until(lambda one: one.view["seats"][BRAM]["sealed"])
    assert clicks(bram.page) == 2
    anouk.play("warrior to 6")
    propose(anouk, bram)
    refuse(anouk, bram)
    counter(anouk, bram)
    bram.promise(anouk.table["seats"][BOT]["name"], NO)
    bram.page.locator("#decision .answer.yes").click()
    told_of(anouk, BRAM, "1 kept · 1 broken")
    told_of(anouk, ANOUK, "1 open")  # her next proposal is still to come
    for told in ("Promise kept:", "Promise broken:"):
        expect(anouk.page.locator("ol.log [data-promise]", has_text=told)).to_have_count(1)


def standing_still(context: BrowserContext, address: str, table: str, until: str) -> Page:
    """A page whose clock stands still but for what the test lets pass, as soon as it shows something."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.clock.install(time=0)
    page.clock.pause_at(1)
    page.goto(f"{address}#/table/{table}")

    def look() -> bool:
        page.clock.run_for(GLANCE)
        return page.locator(until).count() > 0

    people.until(page, look)
    return page


def talk_with_bots(context: BrowserContext, address: str) -> tuple[Page, Locator]:
    """A talk that nobody has come near, and the button that ends it."""
    page = standing_still(context, address, "graenaland.sealed.alone", people.READY)
    ready = page.locator(people.READY)
    expect(ready).to_have_text(f"Ready ({AS_IT_ENDS})")
    return page, ready


def test_alone_with_bots_talk_ends_by_itself_unless_one_comes_near(chromium: Chromium, demo_address: str) -> None:
    context = chromium.new_context(viewport=ViewportSize(width=1440, height=900), locale="en-GB")
    page, ready = talk_with_bots(context, demo_address)
    page.clock.run_for((AS_IT_ENDS - 1) * 1000)
    expect(ready).to_have_text("Ready (1)")
    page.clock.run_for(1000)
    expect(ready).to_have_count(0)
    page, ready = talk_with_bots(context, demo_address)
    page.get_by_role("region", name="Discussion").hover()
    page.clock.run_for(2 * AS_IT_ENDS * 1000)
    expect(ready).to_have_text("Ready")
    context.close()


WITH_BOTS = [{"kind": "human", "name": "Anouk"}, *({"kind": "bot", "level": 1} for _ in range(3))]
AS_BOTS_LIKE_IT = ("stay", "propose", "give", "yes", "end", "pass")


def is_offered(one: Browser) -> bool:
    """Whether the server has told of an offer to this person, seen or not."""
    talk = one.table.get("talk") or {"offers": []}
    return any(offer["open_to"] for offer in talk["offers"])


def is_past(one: Browser, number: int) -> bool:
    return int(one.game["number"]) > number


def play_until_a_bot_offers_something(one: Browser, table: str) -> None:
    """Decides by the server, whatever the page is still showing."""
    for _ in range(MOST_DECISIONS):
        one.until(lambda one: one.ask or is_offered(one))
        if is_offered(one):
            return
        ask = one.ask or {}
        says = [move["say"] for move in ask["moves"]]
        say = next((say for wish in AS_BOTS_LIKE_IT for say in says if say.startswith(wish)), says[0])
        body = {"seat": PERSON, "after": ask["number"], "moves": [say]}
        one.page.request.post(f"{one.page.url.split('#')[0]}api/tables/{table}/moves", data=body)  # or the table is on
        one.until(partial(is_past, number=int(ask["number"])))
    raise AssertionError("no bot has offered anything")


@pytest.mark.long
def test_what_a_bot_offers_at_the_usual_pace_stays_until_it_is_answered(visitor: Visitor) -> None:
    """The offer is told while its proposal is still being shown: it is neither lost nor passed over."""
    one = Browser(visitor(settings={"speed": "normal"}, refused=True), PERSON)
    one.page.clock.install()
    table = call(one.page, "/api/tables", game="graenaland", seats=WITH_BOTS, options={"start_player": "1"})["table"]
    open_table(one.page, table)
    play_until_a_bot_offers_something(one, table["id"])
    number = one.table["number"]
    own = one.page.locator("[data-offer].own")
    one.page.clock.run_for(60_000)  # all is shown, and more than the time after which a talk ends by itself
    expect(own).to_be_visible()
    one.page.clock.run_for(2 * AS_IT_ENDS * 1000)
    expect(own).to_be_visible()
    assert one.table["number"] == number, "the talk was ended in spite of the offer"
    own.get_by_role("button", name="Agreed").click()
    one.until(lambda one: any(promise["seat"] == PERSON for promise in one.promises))


def test_an_offer_told_while_its_proposal_is_shown_waits_for_it_and_then_for_the_answer(
    chromium: Chromium, demo_address: str
) -> None:
    context = chromium.new_context(viewport=ViewportSize(width=1440, height=900), locale="en-GB")
    page = standing_still(context, demo_address, "graenaland.events_heroes.alone.speaks", "[data-board]")
    own = page.locator("[data-offer].own")
    expect(own).to_have_count(0)
    page.clock.run_for(30_000)  # all is shown, and more than the time after which a talk ends by itself
    expect(own).to_have_count(1)
    expect(page.locator(people.READY)).to_have_text("Ready")
    own.get_by_role("button", name="Agreed").click()
    context.close()


@pytest.mark.long
def test_what_does_not_concern_one_is_answered_and_told(visitor: Visitor) -> None:
    """Ballots that bring nothing and buildings of others, for who wants that; the log says so."""
    one = Browser(visitor(settings=STILL | {"autoPass": True}), PERSON)
    people.choose_game(one.page, "graenaland")
    people.start(one.page)
    lines = one.page.locator("ol.log .foryou")
    asked = [decide(one) for _ in range(MOST_DECISIONS) if lines.count() < 2]
    assert lines.count() >= 2
    expect(lines.first).to_contain_text("Answered for you:")
    own = [event for event in one.told("vote") + one.told("no_pledge") + one.told("pledge") if event["seat"] == PERSON]
    assert len(own) == lines.count() + sum(kind in ("vote", "help") for kind in asked)
