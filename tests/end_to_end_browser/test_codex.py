"""Codex on a phone: from the start page to a finished turn, without typing anything."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from sfb_bot.games.codex.rules.model import State
from sfb_bot.games.codex.rules.rules import Codex
from sfb_bot.kernel import Json
from sfb_bot.matches.records import MatchId
from tests.end_to_end_browser.stage import PATIENCE_MS, Stage, Window, staged
from tests.end_to_end_browser.test_rift import is_drawn
from tests.end_to_end_browser.test_start_page import PHONE, fits, play_as
from tests.games.codex.kit.table import shared_content
from tests.patience import until
from tests.playground.browser import chromium
from tests.shared_packs import shared_packs

# One browser for all tests of this module, so they and their fixtures share one event loop.
pytestmark = pytest.mark.asyncio(loop_scope="module")
expect.set_options(timeout=PATIENCE_MS)

TITLE = "Codex"
# Alice has a hero who does nothing but fight, so that a turn asks for nothing more.
SEED = "phone 2"


class Dealt(Codex):
    """The game with the same deal in every match, and whoever has begun it goes first."""

    def begin(self, setup: Mapping[str, Json], seed: str) -> State:
        del seed
        return super().begin({**setup, "first": 0}, SEED)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def stage(tmp_path: Path, browser: Browser) -> AsyncIterator[Stage]:
    """The house with this game beside another one."""
    codex = shared_packs()["codex"]
    dealt = replace(codex, rules=Dealt(shared_content(), codex.rules.edition))
    packs = {"brawl": shared_packs()["brawl"], "codex": dealt}
    async with staged(tmp_path / "sfb.sqlite3", browser, packs) as running:
        yield running


async def turn_number(stage: Stage) -> int:
    (match,) = await stage.shell.app.store.live_matches()
    return (await stage.shell.app.matches.look(MatchId(match))).public.turn_no


async def finish_turn(stage: Stage, window: Window) -> None:
    """Hire a worker, summon the hero, put the hero on patrol: what a first turn mostly is."""
    before = await turn_number(stage)
    panel = await window.open_panel()
    await expect(panel).to_contain_text("Turn 1: you have 4 gold and 4 workers.")
    await is_drawn(panel)
    await fits(window)
    await panel.get_by_role("button", name=re.compile("Hire a worker")).click()
    await expect(panel).to_contain_text("Which card becomes a worker?")
    await is_drawn(panel)
    await fits(window)
    hand = panel.locator("button.press").filter(has_text=re.compile(r"^\W*\d · "))
    await hand.first.click()
    panel = window.panel
    await expect(panel).to_contain_text("you have 3 gold and 5 workers.")
    await panel.get_by_role("button", name=re.compile("Summon")).click()
    panel = window.panel
    await expect(panel).to_contain_text("you have 1 gold and 5 workers.")
    await fits(window)
    await window.press(panel, "Patrol and end turn")
    yes = panel.get_by_role("button", name="Yes, end my turn")
    patrol = panel.get_by_text("patrol until your next turn?")
    await expect(yes.or_(patrol)).to_be_visible()
    if await yes.count():
        await yes.click()
    await expect(patrol).to_be_visible()
    await is_drawn(panel)
    await fits(window)
    await panel.get_by_role("button", name=re.compile("Squad leader")).click()

    async def is_over() -> bool:
        return await turn_number(stage) > before

    await until(is_over, "the next turn")


async def test_two_players_at_one_phone(stage: Stage) -> None:
    window = await stage.stranger(PHONE)
    game = window.page.get_by_role("region", name=TITLE)
    await expect(game).to_contain_text("workers, buildings, an army, and heroes who level up")
    await is_drawn(game)
    assert await game.get_by_role("button").all_inner_texts() == ["Play now", "Two players here", "Learn"]
    await fits(window)
    await game.get_by_role("button", name="Two players here").click()
    await expect(window.post).to_contain_text("@Alice, it's your turn.")
    await is_drawn(window.post)
    await fits(window)
    await finish_turn(stage, window)
    await play_as(window, "Bob")
    await expect(window.post).to_contain_text("@Bob, it's your turn.")
    await expect(window.post).to_contain_text("@Alice hired a worker and summoned")
    await expect(window.post).to_contain_text("Turn 2 · bases: A 20 · B 20")
    await is_drawn(window.post)
    await fits(window)


async def test_the_first_lesson(stage: Stage) -> None:
    window = await stage.stranger(PHONE)
    await window.page.get_by_role("region", name=TITLE).get_by_role("button", name="Learn").click()
    panel = window.panel
    await expect(panel).to_contain_text("Workers and units")
    await is_drawn(panel)
    await fits(window)
