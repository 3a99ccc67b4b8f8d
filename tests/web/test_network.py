"""A table on this computer is opened to the network, and a friend comes by the link. 127.0.0.2 stands for the address
this computer has in its network, so that nothing leaves it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.conftest import SEED
from tests.web.served import served

OTHERS = "127.0.0.2"
DECODED = "picture => picture.decode().then(() => picture.naturalWidth)"


def test_an_invitation_says_that_it_leads_nowhere_until_the_table_is_open_to_the_network(
    chromium: Browser, tmp_path: Path
) -> None:
    words = ("play", "--no-browser", "--address", OTHERS)
    with served(tmp_path, SEED, words) as own, chromium.new_context(locale="en-GB") as context:
        host = context.new_page()
        host.goto(own)
        host.get_by_role("button", name="With friends").click()
        host.locator("[data-seat='0'] input.field").fill("Anouk")
        host.get_by_role("button", name="Open the table").click()
        expect(host.get_by_text("only this computer can open the table")).to_be_visible()
        expect(host.get_by_role("img", name="QR code")).to_have_count(0)
        host.get_by_role("button", name="Open it to this network").click()
        link = host.get_by_role("textbox", name="Invitation link")
        others = own.replace("localhost", OTHERS)
        expect(link).to_have_value(f"{others}{host.url.removeprefix(own)}")
        code = host.get_by_role("img", name="QR code")
        assert code.evaluate(DECODED)
        assert OTHERS in (code.get_attribute("src") or "")

        with chromium.new_context(locale="en-GB", viewport={"width": 390, "height": 844}) as elsewhere:
            guest = elsewhere.new_page()
            guest.goto(link.input_value())
            guest.get_by_label("Your name").fill("Bram")
            guest.get_by_role("button", name="Sit here").first.click()
            expect(host.get_by_text("Bram")).to_be_visible()
            expect(guest.get_by_role("textbox", name="Invitation link")).to_have_value(link.input_value())
            expect(guest.get_by_role("button", name="Open it to this network")).to_have_count(0)
