"""Where the page cannot run, it says so. That it runs in browsers of 2022 is tried by all tests: see `YEAR_2022`."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.conftest import YEAR_2022, Visitor

SENTENCES = {"en": "your browser is too old", "de": "ist dein Browser zu alt", "nl": "is je browser te oud"}


def test_a_browser_that_is_too_old_is_told_which_ones_are_not(chromium: Browser, address: str) -> None:
    context = chromium.new_context()
    context.add_init_script("delete Array.prototype.findLast")
    page = context.new_page()
    page.goto(address)
    for language, sentence in SENTENCES.items():
        expect(page.locator(f"p[lang={language}]", has_text=sentence)).to_be_visible()
    context.close()


def test_without_scripts_the_page_says_what_it_needs(chromium: Browser, address: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    for language in SENTENCES:
        expect(page.locator(f"noscript p[lang={language}]", has_text="JavaScript")).to_be_visible()
    context.close()


def test_the_tests_run_in_a_browser_of_2022(visitor: Visitor) -> None:
    page = visitor()
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator(".unsupported")).to_have_count(0)
    assert "toSorted" in YEAR_2022
    assert page.evaluate("'toSorted' in Array.prototype || 'groupBy' in Object") is False
