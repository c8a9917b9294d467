"""The Rift on a phone: from the start page to a finished turn, without typing anything."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from sfb_bot.games.rift.rules.model import State
from sfb_bot.games.rift.rules.rules import Rift
from sfb_bot.kernel import Json
from sfb_bot.matches.records import MatchId
from tests.end_to_end_browser.stage import PATIENCE_MS, Stage, Window, staged
from tests.end_to_end_browser.test_start_page import PHONE, fits, play_as
from tests.games.rift.kit.table import content
from tests.patience import until
from tests.playground.browser import chromium
from tests.shared_packs import shared_packs

# One browser for all tests of this module, so they and their fixtures share one event loop.
pytestmark = pytest.mark.asyncio(loop_scope="module")
expect.set_options(timeout=PATIENCE_MS)

TITLE = "Champions of the Rift"
# Alice (Blue) goes first, and whoever joins her asks nobody anything.
SEED = "phone 6"


class Dealt(Rift):
    """The game with the same deal in every match."""

    def begin(self, setup: Mapping[str, Json], seed: str) -> State:
        del seed
        return super().begin(setup, SEED)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def stage(tmp_path: Path, browser: Browser) -> AsyncIterator[Stage]:
    """The house as it is: both games."""
    rift = shared_packs()["rift"]
    dealt = replace(rift, rules=Dealt(content(), rift.rules.edition))
    packs = {"brawl": shared_packs()["brawl"], "rift": dealt}
    async with staged(tmp_path / "sfb.sqlite3", browser, packs) as running:
        yield running


async def is_drawn(where: Locator) -> None:
    """There is a picture in it, it has arrived, and it says in words what it shows."""
    picture = where.locator("img[alt]").last
    await expect(picture).to_be_visible()
    await expect(picture).to_have_attribute("alt", re.compile("."))
    await expect(picture).to_have_js_property("complete", value=True)
    assert await picture.evaluate("node => node.naturalWidth") > 0


async def keep_champions(window: Window, way: str) -> None:
    panel = await window.open_panel()
    await expect(panel).to_contain_text("Keep 4 of your 6 champions.")
    await is_drawn(panel)
    await fits(window)
    await window.pick(panel, "Or let me sort them", way)
    await expect(panel).not_to_contain_text("Keep 4 of your 6 champions.")


async def turn_number(stage: Stage) -> int:
    (match,) = await stage.shell.app.store.live_matches()
    return (await stage.shell.app.matches.look(MatchId(match))).public.turn_no


async def finish_turn(stage: Stage, window: Window, panel: Locator) -> None:
    """Summon, end the main step, draw: the least that a first turn can be."""
    before = await turn_number(stage)
    await expect(panel).to_contain_text("joins you. Which lane?")
    await is_drawn(panel)
    await fits(window)
    await panel.get_by_role("button", name=re.compile("^North lane")).click()
    await expect(panel).to_contain_text("your move.")
    await is_drawn(panel)
    await fits(window)
    await window.end_turn(panel)
    await expect(panel).to_contain_text("Draw 1 spell, or discard one to draw 2?")
    await fits(window)
    await panel.get_by_role("button", name=re.compile("^Draw 1")).click()

    async def is_over() -> bool:
        return await turn_number(stage) > before

    await until(is_over, "the next turn")
    await expect(window.post).to_contain_text(re.compile(r"Turn \d+ · warriors: Blue 12 : 12 Red"))
    await is_drawn(window.post)
    await fits(window)


async def test_the_start_page_offers_both_games(stage: Stage) -> None:
    window = await stage.stranger(PHONE)
    game = window.page.get_by_role("region", name=TITLE)
    await expect(game).to_contain_text("Two armies of twelve march at each other in two lanes")
    await is_drawn(game)
    assert await game.get_by_role("button").all_inner_texts() == ["Play now", "Two players here", "Learn"]
    await fits(window)


async def test_two_players_at_one_phone(stage: Stage) -> None:
    window = await stage.stranger(PHONE)
    game = window.page.get_by_role("region", name=TITLE)
    await game.get_by_role("button", name="Two players here").click()
    await expect(window.post).to_contain_text("choose your champions")
    await keep_champions(window, "The sturdiest")
    await play_as(window, "Bob")
    await keep_champions(window, "The hardest hitters")
    await play_as(window, "Alice")
    await expect(window.post).to_contain_text("@Alice, it's your turn.")
    await is_drawn(window.post)
    await finish_turn(stage, window, window.panel)
    await play_as(window, "Bob")
    await expect(window.post).to_contain_text("@Bob, it's your turn.")
    await fits(window)


async def test_alone_against_a_computer(stage: Stage) -> None:
    window = await stage.stranger(PHONE)
    game = window.page.get_by_role("region", name=TITLE)
    await game.get_by_role("button", name="Play now").click()
    await expect(window.post).to_contain_text("choose your champions")
    await keep_champions(window, "The sturdiest")
    await expect(window.post).to_contain_text("@Alice, it's your turn.")
    await is_drawn(window.post)
    panel = window.panel
    if await panel.get_by_text("Which lane?").count() == 0:
        panel = await window.open_panel()
    await finish_turn(stage, window, panel)


async def test_the_first_lesson(stage: Stage) -> None:
    window = await stage.stranger(PHONE)
    await window.page.get_by_role("region", name=TITLE).get_by_role("button", name="Learn").click()
    await expect(window.panel.locator(".container")).to_be_visible()
    await is_drawn(window.panel)
    await fits(window)
