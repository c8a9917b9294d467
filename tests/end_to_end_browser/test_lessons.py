"""The first lesson in a real browser, on a phone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from sfb_bot.locale import Texts
from tests.conformance.packs import packs
from tests.end_to_end_browser.stage import PATIENCE_MS, PHONE, staged
from tests.playground.browser import chromium

pytestmark = pytest.mark.asyncio(loop_scope="module")
expect.set_options(timeout=PATIENCE_MS)
BRAWL = packs()["brawl"].screens.own_texts(Texts("en", strict=True))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running:
        yield running


async def test_the_first_lesson_on_a_phone(tmp_path: Path, browser: Browser) -> None:
    async with staged(tmp_path / "sfb.sqlite3", browser) as stage:
        window = await stage.window("alice", PHONE)
        await stage.playground.user("alice").slash("arena", "brawl learn")
        panel = window.panel
        await expect(panel).to_contain_text("1/8 Winning")
        await expect(panel.locator("img").first).to_be_visible()
        await window.press(panel, "End turn")
        await expect(panel).to_contain_text(BRAWL.say("lesson-winning-wrong-over"))
        for label in ("Maul Thrash", "Stay here", "Gold'arr (.+): wins the match!"):
            # The picture is a button, too, and its words tell everything.
            await panel.get_by_role("button", name=re.compile(f"^{label}")).first.click()
        await expect(panel).to_contain_text(BRAWL.say("lesson-winning-done"))
        await window.press(panel, "Next lesson")
        await expect(panel).to_contain_text("2/8 Moving")
        # Nothing is wider than the phone.
        width = await window.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE[0]
