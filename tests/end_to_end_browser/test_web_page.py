"""The web page in a real browser, on a phone and on a desk: readable, without script, by keyboard."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from sfb_bot.leagues.rules.values import Settings
from tests.end_to_end_browser.stage import DESKTOP, PATIENCE_MS, PHONE
from tests.playground.browser import chromium
from tests.web.web_house import ADDRESS, WebHouse, web_house

pytestmark = pytest.mark.asyncio(loop_scope="module")
expect.set_options(timeout=PATIENCE_MS)

LONG = "Maximiliana von Hohenzollern-Sigmaringen"
SCREENSHOTS = os.environ.get("SFB_SCREENSHOTS", "")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running:
        yield running


async def played(h: WebHouse) -> tuple[int, int]:
    """A season of Brawl with play-offs, one of its matches played out; season and match."""
    season = await h.started(
        6, Settings(seed="s", format="swiss", swiss_rounds=2, playoff="double", qualifiers=4)
    )
    first = (await h.give_threads(season))[0]
    await h.play_at_random(first, "browser")
    while (await h.view(season)).record.status == "running":
        await h.play_round(season)
    await h.turn_on(u101=LONG, u102="Boris", u103="李小龍", u104="Zoë", u105="أحمد", u106="🎲 Dice 🎲")
    return season, first


async def fits(page: Page, name: str) -> None:
    """Nothing but what scrolls by itself reaches beyond the edge, and everything to press is large enough."""
    width = await page.evaluate("innerWidth")
    assert await page.evaluate("document.documentElement.scrollWidth") <= width, name
    small = await page.evaluate(
        "[...document.querySelectorAll('.steps > a, .rounds a, .pairings .games a, summary')]"
        ".map(node => node.getBoundingClientRect()).filter(box => box.height && box.height < 32).length"
    )
    assert small == 0, name
    missing = await page.evaluate(
        "[...document.images].filter(each => !each.naturalWidth || !each.alt).length"
    )
    assert missing == 0, name
    if SCREENSHOTS:
        await page.screenshot(path=f"{SCREENSHOTS}/{name}.png", full_page=True)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_every_kind_of_page_fits_and_needs_no_script(
    tmp_path: Path, browser: Browser, size: tuple[int, int], scheme: str
) -> None:
    async with web_house(tmp_path) as h:
        season, match = await played(h)
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            java_script_enabled=True,
            color_scheme="dark" if scheme == "dark" else "light",
        )
        try:
            page = await context.new_page()
            complaints: list[str] = []
            page.on("console", lambda message: complaints.append(message.text))
            names = ["index.html", f"season-{season}.html", f"season-{season}-round-1.html"]
            names += [f"match-{match}.html", f"match-{match}-9.html"]
            for name in names:
                await page.goto(f"{h.url}{ADDRESS}/{name}")
                await fits(page, f"{scheme}-{size[0]}-{name.removesuffix('.html')}")
            paper = await page.evaluate("getComputedStyle(document.body).backgroundColor")
            assert (sum(int(part) for part in paper.strip("rgb()").split(",")) > 380) == (scheme == "light")
            assert complaints == []
        finally:
            await context.close()


async def test_reading_by_keyboard_alone(tmp_path: Path, browser: Browser) -> None:
    async with web_house(tmp_path) as h:
        season, match = await played(h)
        context = await browser.new_context(
            viewport={"width": PHONE[0], "height": PHONE[1]}, java_script_enabled=False
        )
        try:
            page = await context.new_page()
            page.set_default_timeout(PATIENCE_MS)
            await page.goto(f"{h.url}{ADDRESS}/index.html")
            await page.keyboard.press("Tab")
            await expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
            await page.keyboard.press("Tab")
            await expect(page.get_by_role("link", name="Autumn, season 1")).to_be_focused()
            await page.keyboard.press("Enter")
            await expect(page).to_have_url(f"{h.url}{ADDRESS}/season-{season}.html")
            await expect(page.get_by_role("heading", level=1)).to_have_text("Autumn, season 1")
            await expect(page.get_by_role("table")).to_contain_text(LONG)
            await page.get_by_role("link", name="Round 1 of 2", exact=True).press("Enter")
            await page.get_by_role("link", name="Game 1: replay").first.press("Enter")
            await page.get_by_role("link", name="From the start").press("Enter")
            await expect(page.get_by_role("heading", level=1)).to_contain_text("Moment 1 of")
            await page.get_by_role("link", name="Forward").press("Enter")
            await expect(page).to_have_url(f"{h.url}{ADDRESS}/match-{match}-2.html")
            # What the picture shows is there in words, too, without any script.
            await page.get_by_text("The table in words").click()
            await expect(page.locator("details li").first).to_be_visible()
        finally:
            await context.close()
