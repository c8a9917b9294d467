"""From the start page to the first finished turn, on a phone and without typing anything."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.end_to_end_browser.stage import PATIENCE_MS, Stage, Window, staged
from tests.games.toy.pack import toy_pack
from tests.playground.browser import chromium
from tests.shared_packs import shared_packs

# One browser for all tests of this module, so they and their fixtures share one event loop.
pytestmark = pytest.mark.asyncio(loop_scope="module")
expect.set_options(timeout=PATIENCE_MS)

PHONE = (390, 844)
TEAMS = ("Shield Wall", "Sharp Eyes", "Headhunters")
# The ways in that lead to a match, and whether somebody else is played in the same window.
WAYS = {"Play now": False, "Two players here": True}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def stage(tmp_path: Path, browser: Browser) -> AsyncIterator[Stage]:
    async with staged(tmp_path / "sfb.sqlite3", browser) as running:
        yield running


async def test_several_games_stand_beside_each_other(tmp_path: Path, browser: Browser) -> None:
    """Each with its own ways in; on a phone they stand below each other, and a press plays the one meant."""
    packs = {"brawl": shared_packs()["brawl"], "toy": toy_pack()}
    async with staged(tmp_path / "two.sqlite3", browser, packs) as stage:
        window = await stage.stranger(PHONE)
        games = [window.page.get_by_role("region", name=name) for name in ("Super Fantasy Brawl", "Toy Race")]
        for game in games:
            await expect(game.get_by_role("button", name="Play now")).to_be_visible()
            await expect(game.get_by_role("button", name="Learn")).to_be_visible()
        await fits(window)
        upper, lower = [await game.bounding_box() for game in games]
        assert upper is not None
        assert lower is not None
        assert lower["y"] >= upper["y"] + upper["height"]
        await window.page.set_viewport_size({"width": 1280, "height": 800})
        upper, lower = [await game.bounding_box() for game in games]
        assert upper is not None
        assert lower is not None
        assert (lower["y"], lower["x"] > upper["x"]) == (upper["y"], True)
        await games[1].get_by_role("button", name="Play now").click()
        await expect(window.post).to_contain_text("Round 1: 0 : 0 : 0 of 20.")


async def fits(window: Window) -> None:
    """Nothing reaches beyond the edge of the window."""
    assert await window.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shown = window.page.locator(":is(.start, #messages, #calls) :is(button, img, .container):visible")
    edges = await shown.evaluate_all("nodes => nodes.map(node => node.getBoundingClientRect().right)")
    assert max(edges, default=0) <= PHONE[0]


async def play_as(window: Window, name: str) -> None:
    """Go on as somebody else in the same window, who is asked."""
    call = window.page.locator("#calls").get_by_role("button", name=f"Play as {name}")
    await call.click()
    await expect(window.page).to_have_title(re.compile(f"· {name}$"))


async def take_team(window: Window, team: str) -> None:
    panel = await window.open_panel()
    await expect(panel).to_contain_text("Which team do you take?")
    await fits(window)
    await window.press(panel, team)
    await expect(panel).not_to_contain_text("Which team do you take?")


async def test_the_start_page_says_what_this_is(stage: Stage) -> None:
    window = await stage.stranger(PHONE)
    start = window.page.get_by_role("region", name="Super Fantasy Brawl")
    await expect(start.get_by_role("heading", name="Super Fantasy Brawl")).to_be_in_viewport()
    picture = start.get_by_role("img")
    await expect(picture).to_be_in_viewport()
    await window.page.wait_for_function("document.querySelector('.scene img').naturalWidth > 0")
    assert (await picture.get_attribute("alt") or "").startswith("Arena, round 3")
    await expect(start).to_contain_text("The first to 5 points wins")
    # Everything to begin with is on the first screen, and nothing has to be typed.
    offered = await start.get_by_role("button").all_inner_texts()
    commands = {command.name for command in stage.playground.world.commands.values()}
    assert "brawl" in commands
    assert "Two players here" in offered
    for label in offered:
        await expect(start.get_by_role("button", name=label)).to_be_in_viewport()
    await fits(window)


@pytest.mark.parametrize(("way", "with_bob"), WAYS.items())
async def test_from_the_start_page_to_the_first_finished_turn(stage: Stage, way: str, with_bob: bool) -> None:
    window = await stage.stranger(PHONE)
    await window.page.get_by_role("button", name=way).click()
    await expect(window.post).to_contain_text("@Alice")
    if with_bob:
        await take_team(window, TEAMS[0])
        await play_as(window, "Bob")
        await take_team(window, TEAMS[1])
        await play_as(window, "Alice")
    await expect(window.post).to_contain_text("@Alice, it's your turn.")
    await fits(window)
    # Alice has waited for Bob, so that she is asked without a press on Play.
    panel = window.panel if with_bob else await window.open_panel()
    await expect(panel).to_contain_text("Your turn. Ready cores: R Y B.")
    await window.end_turn(panel)
    await window.press(panel, "Yes, end my turn")
    await expect(window.messages.filter(has_text="Alice (A) ends the turn").first).to_be_visible()
    await fits(window)


async def test_who_is_asked_next_is_one_press_away(stage: Stage) -> None:
    """Also from another channel; and nobody is offered who looks through a window of their own."""
    window = await stage.stranger(PHONE)
    await window.page.get_by_role("button", name="Two players here").click()
    await expect(window.post).to_contain_text("choose a starter team")
    await window.page.get_by_role("button", name="Show channels").click()
    await window.page.locator("#places").get_by_role("button", name="lounge").click()
    call = window.page.locator("#calls").get_by_role("button")
    await expect(call).to_have_count(1)
    await expect(call).to_contain_text("Bob is asked in Alice vs Bob")
    # Where the name of a place is too long, it is cut, not what to press.
    await window.page.set_viewport_size({"width": 240, "height": 800})
    await expect(call.get_by_text("Play as Bob")).to_be_in_viewport(ratio=1)
    await window.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await call.click()
    await expect(window.page.locator("#room-title")).to_have_text("Alice vs Bob")
    await expect(window.page).to_have_title(re.compile("· Bob$"))
    await expect(window.page.locator("#calls")).to_be_hidden()


async def test_an_invitation_is_seen_by_who_was_at_the_start_page(stage: Stage) -> None:
    """What is said first comes below the start page, which fills a phone."""
    window = await stage.window("bob", PHONE)
    await expect(window.page.get_by_role("button", name="Play now")).to_be_in_viewport()
    alice = stage.playground.user("alice")
    await alice.slash("arena", "brawl challenge", opponent=stage.playground.user("bob"))
    await expect(window.messages.get_by_role("button", name="Accept")).to_be_in_viewport()
