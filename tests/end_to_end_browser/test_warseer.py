"""Warseer on a phone: from the start page into a match and a lesson, without typing anything."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from sfb_bot.games.warseer.rules.model import State
from sfb_bot.games.warseer.rules.rules import Warseer
from sfb_bot.kernel import FIRST_SEAT, Json
from tests.end_to_end_browser.stage import PATIENCE_MS, Stage, staged
from tests.end_to_end_browser.test_rift import is_drawn
from tests.end_to_end_browser.test_start_page import PHONE, fits, play_as
from tests.games.warseer.kit.table import shared_content
from tests.playground.browser import chromium
from tests.shared_packs import shared_packs

# One browser for all tests of this module, so they and their fixtures share one event loop.
pytestmark = pytest.mark.asyncio(loop_scope="module")
expect.set_options(timeout=PATIENCE_MS)

TITLE = "Warseer"


class Dealt(Warseer):
    """The game with the same deal in every match, and whoever has begun it goes first."""

    def begin(self, setup: Mapping[str, Json], seed: str) -> State:
        del seed
        return super().begin({**setup, FIRST_SEAT: 0}, "phone")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def stage(tmp_path: Path, browser: Browser) -> AsyncIterator[Stage]:
    """The house with this game beside another one."""
    warseer = shared_packs()["warseer"]
    dealt = replace(warseer, rules=Dealt(shared_content(), warseer.rules.edition))
    packs = {"brawl": shared_packs()["brawl"], "warseer": dealt}
    async with staged(tmp_path / "sfb.sqlite3", browser, packs) as running:
        yield running


async def test_two_players_at_one_phone_and_a_lesson(stage: Stage) -> None:
    window = await stage.stranger(PHONE)
    game = window.page.get_by_role("region", name=TITLE)
    await expect(game).to_contain_text("A hero and a small army on a battlefield of hexes.")
    await is_drawn(game)
    assert await game.get_by_role("button").all_inner_texts() == ["Play now", "Two players here", "Learn"]
    await fits(window)
    await game.get_by_role("button", name="Two players here").click()
    # Heroes and camps are there already: what is left is where they stand.
    for name, hex_name in (("Alice", "E1"), ("Bob", "")):
        await expect(window.post).to_contain_text(f"@{name}, place your hero.")
        await is_drawn(window.post)
        panel = await window.open_panel()
        await expect(panel).to_contain_text(re.compile(r"Where does .+ appear\?"))
        await is_drawn(panel)
        await fits(window)
        if hex_name:
            await window.press(panel, hex_name)
            await play_as(window, "Bob")
    learner = await stage.stranger(PHONE)
    lessons = learner.page.get_by_role("region", name=TITLE)
    await lessons.get_by_role("button", name="Learn").click()
    await expect(learner.panel.locator(".container")).to_be_visible()
    await is_drawn(learner.panel)
    await fits(learner)
