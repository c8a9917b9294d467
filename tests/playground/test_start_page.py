"""The start page with a bot that plays nothing: ways it offers or not, answers in others' names."""

from __future__ import annotations

import base64
import re
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from sfb_bot.playground import JumpClock, Playground, PlaygroundSettings, StartPage, StartWay, UserSeed
from tests.patience import PATIENCE
from tests.playground.browser import Windows, chromium
from tests.playground.conftest import running
from tests.playground.demo_bot import DemoBot

# One browser for all tests of this module, so they and their fixtures share one event loop.
pytestmark = pytest.mark.asyncio(loop_scope="module")

expect.set_options(timeout=PATIENCE * 1000)

# One black pixel.
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)
START = StartPage(
    "A demonstration",
    ("It has <b>no</b> rules.", "Nobody wins."),
    (
        StartWay("Alone", "brawl solo", leads=True),
        # The command has no option called team, so that is left out.
        StartWay(
            "Together", "brawl challenge", {"pace": "live", "team": "red"}, "opponent", "invite:accept:"
        ),
        StartWay("Look", "brawl hand"),
        StartWay("In vain", "brawl silent"),
    ),
    PIXEL,
    "A black pixel",
)


@pytest.fixture
def settings(clock: JumpClock) -> PlaygroundSettings:
    return PlaygroundSettings(port=0, rate_limits=False, clock=clock, start={"en": START})


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running_browser:
        yield running_browser


@pytest_asyncio.fixture(loop_scope="module")
async def playground(settings: PlaygroundSettings) -> AsyncIterator[Playground]:
    async with Playground(settings) as running_playground:
        yield running_playground
        assert running_playground.ledger.server_errors() == []


@pytest_asyncio.fixture(loop_scope="module")
async def windows(browser: Browser) -> AsyncIterator[Windows]:
    opened = Windows(browser)
    yield opened
    await opened.close()
    assert opened.complaints == []


async def test_only_what_the_bot_offers_is_shown(playground: Playground, windows: Windows) -> None:
    page = await windows.open(playground.url, width=390, height=844)
    start = page.get_by_role("region", name="A demonstration")
    await expect(start.get_by_role("button")).to_have_count(0)
    async with running(playground, DemoBot()):
        await expect(start.get_by_role("button")).to_have_text(["Together", "Look", "In vain"])
        await expect(start).to_contain_text("It has <b>no</b> rules.")
        await expect(start.get_by_role("img")).to_have_attribute("alt", "A black pixel")
        await page.get_by_role("button", name="Show channels").click()
        await page.locator("#places").get_by_role("button", name="lounge").click()
        await expect(page.locator("#welcome")).to_contain_text("This is #lounge")
        await expect(start).to_have_count(0)


async def test_a_way_runs_its_command_and_the_other_one_answers(
    playground: Playground, windows: Windows
) -> None:
    async with running(playground, DemoBot()):
        page = await windows.open(playground.url, width=390, height=844)
        await page.get_by_role("button", name="Together").click()
        await expect(page.locator("#messages")).to_contain_text("Invitation: accept")
        bob = playground.user("bob")
        await bob.until(lambda: bob.pings("arena") == 0, "Bob to have looked")
        await page.get_by_role("button", name="Look").click()
        await expect(page.locator(".message.private")).to_have_count(1)
        assert not page.url.endswith("bob")


async def test_whoever_is_mentioned_can_be_played_next(playground: Playground, windows: Windows) -> None:
    async with running(playground, DemoBot()):
        page = await windows.open(playground.page_for("carol"), width=390, height=844)
        alice, bob = playground.user("alice"), playground.user("bob")
        calls = page.locator("#calls")
        await expect(calls).to_be_hidden()
        alice.say("lounge", f"<@{bob.id}>, look")
        alice.say("arena", f"<@{bob.id}>, look here")
        await expect(calls.get_by_role("button")).to_have_count(1)
        await calls.get_by_role("button", name="Play as Bob").click()
        await expect(page).to_have_title(re.compile("#arena · Bob$"))
        await expect(calls).to_be_hidden()


async def test_alone_nobody_else_can_be_played(windows: Windows, clock: JumpClock) -> None:
    alone = PlaygroundSettings(
        port=0, rate_limits=False, clock=clock, start={"en": START}, users=(UserSeed("alice"),)
    )
    async with Playground(alone) as playground, running(playground, DemoBot()):
        page = await windows.open(playground.url)
        start = page.get_by_role("region", name="A demonstration")
        await expect(start.get_by_role("button")).to_have_text(["Look", "In vain"])


async def test_a_bot_that_does_not_answer_is_told_of(
    playground: Playground, windows: Windows, clock: JumpClock
) -> None:
    async with running(playground, DemoBot()):
        page = await windows.open(playground.url)
        way = page.get_by_role("button", name="In vain")
        await way.click()
        await expect(way).to_be_disabled()
        interactions = playground.world.interactions
        await playground.user("alice").until(lambda: bool(interactions), "the command")
        clock.jump(4)
        await expect(page.locator("#toasts")).to_contain_text("The bot did not answer within three seconds.")
        await expect(way).to_be_enabled()


@pytest.mark.parametrize("has_picture", [False, True])
async def test_the_picture_has_an_address_only_where_there_is_one(
    clock: JumpClock, has_picture: bool
) -> None:
    settings = PlaygroundSettings(port=0, clock=clock, start={"en": START} if has_picture else {})
    async with (
        Playground(settings) as playground,
        aiohttp.ClientSession() as session,
        session.get(f"{playground.origin}/start/en/0.png") as reply,
    ):
        assert reply.status == (200 if has_picture else 404)
        assert (await reply.read() == PIXEL) == has_picture
