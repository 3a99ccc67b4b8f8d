"""Negotiation on the real page: offers are made, answered and kept or not; what concerns nobody is not waited for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect

from tests.web import people
from tests.web.conftest import PHONE, Visitor
from tests.web.graenaland import Browser
from tests.web.people import PATIENCE
from tests.web.test_clicks import COUNT, PERSON, STILL, clicks, decide_as_it_is_held_ready
from tests.web.test_graenaland import ANOUK, BRAM, propose, sit_down
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
        told_of(anouk, seat, "0 ✓ 0 ✗ 1 …")


def test_an_offer_is_made_refused_countered_accepted_and_kept_or_not(visitor: Visitor) -> None:
    anouk, bram = sit_down(visitor, settings=STILL, viewport=PHONE)
    for one in (anouk, bram):
        one.until(lambda one: one.asked("move"))
    bram.page.evaluate(COUNT)
    bram.page.locator("#decision .at-once [data-move=stay]").click()
    bram.until(lambda one: one.view["seats"][BRAM]["sealed"])
    assert clicks(bram.page) == 1, "a phone's heroes move, or stay, with one tap"
    anouk.play("warrior to 6")
    propose(anouk, bram)
    refuse(anouk, bram)
    counter(anouk, bram)
    bram.promise(anouk.table["seats"][BOT]["name"], NO)
    bram.page.locator("#decision .answer.yes").click()
    told_of(anouk, BRAM, "1 ✓ 1 ✗")
    told_of(anouk, ANOUK, "0 ✓ 0 ✗ 1 …")  # her next proposal is still to come
    for told in ("Promise kept:", "Promise broken:"):
        expect(anouk.page.locator("ol.log [data-promise]", has_text=told)).to_have_count(1)


def talk_with_bots(context: BrowserContext, address: str) -> tuple[Page, Locator]:
    """A page whose clock stands still but for what the test lets pass, and the button that ends the talk."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.clock.install(time=0)
    page.clock.pause_at(1)
    page.goto(f"{address}#/table/graenaland.sealed.alone")
    ready = page.locator(people.READY)

    def look() -> bool:
        page.clock.run_for(GLANCE)
        return ready.count() > 0

    people.until(page, look)
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


@pytest.mark.long
def test_what_does_not_concern_one_is_answered_and_told(visitor: Visitor) -> None:
    """Ballots that bring nothing and buildings of others, for who wants that; the log says so."""
    one = Browser(visitor(settings=STILL | {"autoPass": True}), PERSON)
    people.choose_game(one.page, "graenaland")
    people.start(one.page)
    lines = one.page.locator("ol.log .foryou")
    asked = [decide_as_it_is_held_ready(one) for _ in range(MOST_DECISIONS) if lines.count() < 2]
    assert lines.count() >= 2
    expect(lines.first).to_contain_text("Answered for you:")
    own = [event for event in one.told("vote") + one.told("no_pledge") + one.told("pledge") if event["seat"] == PERSON]
    assert len(own) == lines.count() + sum(kind in ("vote", "help") for kind in asked)
