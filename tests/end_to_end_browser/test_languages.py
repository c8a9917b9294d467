"""The start page and a first turn in Russian, and another language chosen on the way."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from sfb_bot.locale import Texts, is_complete
from tests.end_to_end_browser.stage import PATIENCE_MS, PHONE, Stage, Window, staged
from tests.playground.browser import chromium

# One browser for all tests of this module, so they and their fixtures share one event loop.
pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(
        not (is_complete("ru") and is_complete("uk")), reason="Russian and Ukrainian are not complete yet"
    ),
]
expect.set_options(timeout=PATIENCE_MS)

BRAWL = Texts("ru", strict=True).of("sfb_bot.games.brawl.texts")
RUSSIAN, UKRAINIAN = Texts("ru", strict=True), Texts("uk", strict=True)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def stage(tmp_path: Path, browser: Browser) -> AsyncIterator[Stage]:
    async with staged(tmp_path / "sfb.sqlite3", browser) as running:
        yield running


async def is_russian(window: Window) -> None:
    """Nothing on the page is left in English but names, numbers and what is typed."""
    page = window.page
    assert await page.evaluate("document.documentElement.lang") == "ru"
    shown = await page.locator("body").inner_text()
    english = re.findall(r"\b(?:the|you|your|is|are|of|and|with|to|more|message|turn|play)\b", shown.lower())
    assert english == [], shown
    labels = await page.locator("[aria-label]").evaluate_all(
        "nodes => nodes.map(node => node.getAttribute('aria-label'))"
    )
    assert [each for each in labels if re.search(r"\b(?:the|message|show|channels|commands)\b", each)] == []


async def test_from_the_start_page_to_a_finished_turn_in_russian(stage: Stage) -> None:
    window = await stage.stranger(PHONE, "ru-RU")
    page = window.page
    start = page.get_by_role("region", name="Super Fantasy Brawl")
    await expect(start.get_by_role("button").first).to_have_text(RUSSIAN.say("way-play"))
    await page.wait_for_function("document.querySelector('.scene img').naturalWidth > 0")
    assert re.search("[а-я]{4}", await start.get_by_role("img").get_attribute("alt") or "")
    await is_russian(window)
    # Bob answers in his own name, whatever stands on the button.
    await page.get_by_role("button", name=RUSSIAN.say("way-two")).click()
    await expect(window.post).to_contain_text("@Alice")
    pack = stage.shell.usual
    teams = [pack.screens.preset_words(one.name, RUSSIAN)[0] for one in pack.setup.presets_for("duel")]
    for name, team in zip(("Alice", "Bob"), teams, strict=False):
        if name == "Bob":
            await page.locator("#calls").get_by_role("button", name="Играть за Bob").click()
            await expect(page).to_have_title(re.compile("· Bob$"))
        panel = await window.open_panel(RUSSIAN.say("button-play"))
        await window.press(panel, team)
        await expect(panel.get_by_role("button", name=team, exact=True)).to_have_count(0)
        await is_russian(window)
    await page.locator("#calls").get_by_role("button", name="Играть за Alice").click()
    await expect(page).to_have_title(re.compile("· Alice$"))
    panel = window.panel
    await panel.get_by_role("button", name=re.compile(f"^{BRAWL.say('word-end')}")).click()
    await window.press(panel, RUSSIAN.say("button-end-turn-yes"))
    await expect(page.locator("#messages .message:not(.private)").last).to_contain_text("Bob")
    await expect(page.locator("#calls").get_by_role("button")).to_contain_text("Играть за Bob")
    await is_russian(window)


async def test_another_language_is_chosen_and_everything_follows(stage: Stage) -> None:
    window = await stage.stranger(PHONE, "ru-RU")
    page = window.page
    await page.get_by_role("button", name="Показать каналы").click()
    await page.get_by_text("Ещё", exact=True).click()
    await page.get_by_label("Язык").select_option(label="Українська")
    await expect(page.locator("html")).to_have_attribute("lang", "uk")
    await expect(page.get_by_label("Мова")).to_be_focused()
    await page.keyboard.press("Escape")
    start = page.get_by_role("region", name="Super Fantasy Brawl")
    await expect(start.get_by_role("button").first).to_have_text(UKRAINIAN.say("way-play"))
    box = page.locator("#composer-input")
    await box.press_sequentially("/brawl chal")
    offered = page.locator(".popover:not([hidden]) .option").first
    await expect(offered).to_contain_text(UKRAINIAN.say("command-challenge"))
    await box.press("Enter")
    await expect(page.locator(".slot label").first).to_have_text("суперник")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    # It stays chosen, whatever the browser says.
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("lang", "uk")
    assert stage.playground.world.users[stage.playground.user("alice").id].locale == "uk"
    await start.get_by_role("button", name=UKRAINIAN.say("way-learn")).click()
    await expect(window.panel).to_contain_text(re.compile("[іїє]"))
