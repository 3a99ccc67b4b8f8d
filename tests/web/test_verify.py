"""The page checks the luck of a finished game by itself, without a server."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web import people
from tests.web.conftest import PHONE, Visitor
from tools import proofs


def choose(page: Page, folder: Path, name: str, text: str) -> None:
    file = folder / name
    file.write_text(text, "utf-8")
    page.locator("input[type=file]").set_input_files(file)


def test_a_record_is_checked_offline_and_the_line_of_a_forged_one_is_named(
    visitor: Visitor, axe: str, tmp_path: Path
) -> None:
    page = visitor("#/verify", settings=people.QUICK)
    page.get_by_role("heading", name="How it works").wait_for()
    page.context.set_offline(True)
    verdict = page.locator("[data-verdict]")
    good = proofs.good()
    choose(page, tmp_path, "good.nem", good)
    expect(verdict).to_contain_text("good.nem: everything holds")
    expect(verdict).to_contain_text("words of 2 players")
    assert people.serious_findings(page, axe) == []

    lines = good.splitlines()
    at = next(at for at, line in enumerate(lines) if at > 80 and line.startswith("@ card red"))
    lines[at] = lines[at].replace("card red", "card black")
    choose(page, tmp_path, "forged.nem", "\n".join(lines) + "\n")
    expect(verdict).to_contain_text(f"forged.nem does not hold: line {at + 1}")
    expect(verdict.locator("pre")).to_have_text(lines[at])
    assert people.serious_findings(page, axe) == []
    choose(page, tmp_path, "letter.nem", "Dear Anouk")
    expect(verdict).to_contain_text("no record of a game")


def test_a_game_that_is_over_is_checked_from_its_ending(visitor: Visitor) -> None:
    page = visitor(settings=people.QUICK | {"language": "de", "theme": "dark"}, viewport=PHONE)
    page.locator("#main").wait_for()
    api = page.url.split("#")[0] + "api/tables"
    laid = page.request.post(api, data={"game": "celtica", "seats": [{"kind": "bot", "level": 1}] * 2})
    table = laid.json()["table"]["id"]
    people.until(page, lambda: page.request.get(f"{api}/{table}").json()["status"] == "over" or None)
    page.goto(page.url.split("#")[0] + f"#/table/{table}")
    page.get_by_role("link", name="Diese Partie prüfen").click()
    expect(page.locator("[data-verdict]")).to_contain_text("alles stimmt")
    assert people.untranslated(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
