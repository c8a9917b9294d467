"""The real bot and the playground in this process, and browser windows of its users."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from sfb_bot.cli.run import open_shell
from sfb_bot.cli.start_page import start_pages
from sfb_bot.discord_ui.connection import Address, serve
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.games.pack import GamePack
from sfb_bot.matches.records import GuildId, MatchId
from sfb_bot.playground import JumpClock, Playground, PlaygroundSettings
from sfb_bot.playground.settings import GUILD_ID
from tests.patience import PATIENCE, until
from tests.shared_packs import shared_packs

DESKTOP = (1180, 860)
PHONE = (360, 740)
# Drawing is quick, but two cores may be busy with other tests.
PATIENCE_MS = PATIENCE * 1000


class Window:
    """One browser window of one user, with everything its page was ever sent."""

    def __init__(self, page: Page, complaints: list[str]) -> None:
        self.page = page
        self.frames: list[str] = []
        self._complaints = complaints
        page.set_default_timeout(PATIENCE_MS)
        page.on("websocket", self._listen)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complaints.append(message.text)

    def was_sent(self, text: str) -> bool:
        """Whether the page ever got to know a text, shown or not."""
        return any(text in frame for frame in self.frames)

    @property
    def messages(self) -> Locator:
        return self.page.locator("#messages .message")

    @property
    def post(self) -> Locator:
        """The newest public post of a match: the only one with buttons."""
        has_play = self.page.get_by_role("button", name=re.compile("^(?:Play|Играть|Грати)$"))
        return self.page.locator("#messages .message:not(.private)").filter(has=has_play).last

    @property
    def panel(self) -> Locator:
        """The newest message that this user alone sees."""
        return self.page.locator("#messages .message.private").last

    async def press(self, where: Locator, label: str) -> None:
        await where.get_by_role("button", name=label, exact=True).click()

    async def end_turn(self, panel: Locator) -> None:
        """Press the button that ends the turn, whatever it says that leads to."""
        await panel.get_by_role("button", name=re.compile("^End turn")).click()

    async def pick(self, where: Locator, menu: str, *labels: str) -> None:
        """Open a menu and choose the lines that begin with these labels."""
        await where.get_by_role("button", name=menu, exact=True).click()
        lines = self.page.locator(".popover:not([hidden])").get_by_role("option")
        for label in labels:
            await lines.filter(has_text=label).first.click()
        if len(labels) > 1:
            await self.page.get_by_role("button", name="Done").click()

    async def open_panel(self, button: str = "Play") -> Locator:
        """Press a button of the newest post and wait for the private answer to it."""
        before = await self.page.locator("#messages .message.private").count()
        await self.press(self.post, button)
        await expect(self.page.locator("#messages .message.private")).to_have_count(before + 1)
        await expect(self.panel.locator(".container")).to_be_visible()
        return self.panel

    async def enter_thread(self) -> None:
        await self.page.locator(".thread-card").last.click()
        await expect(self.post).to_be_visible()


@dataclass
class Stage:
    """A running bot with its playground, and a browser to look at it."""

    shell: Shell
    playground: Playground
    browser: Browser
    complaints: list[str] = field(default_factory=list[str])
    _contexts: list[BrowserContext] = field(default_factory=list[BrowserContext])

    async def window(self, user: str, size: tuple[int, int] = DESKTOP) -> Window:
        """A new window of a user."""
        return await self._open(self.playground.page_for(user), size)

    async def stranger(self, size: tuple[int, int], speaks: str = "en-US") -> Window:
        """A window of somebody who opens the page for the first time, with a browser of a language."""
        return await self._open(self.playground.url, size, speaks)

    async def _open(self, address: str, size: tuple[int, int], speaks: str = "en-US") -> Window:
        width, height = size
        context = await self.browser.new_context(viewport={"width": width, "height": height}, locale=speaks)
        self._contexts.append(context)
        window = Window(await context.new_page(), self.complaints)
        await window.page.goto(address)
        await window.page.wait_for_selector("#composer-input")
        return window

    async def match_begins(self) -> tuple[MatchId, int]:
        """Alice challenges Bob, who accepts; the match and its thread, without any window."""
        alice, bob = self.playground.user("alice"), self.playground.user("bob")
        await alice.slash("arena", "brawl challenge", opponent=bob)
        invitation = await bob.wait_for_message(
            "arena", lambda m: any(b.label == "Accept" for b in m.buttons)
        )
        await bob.press(invitation, "Accept")
        (match,) = await self.shell.app.store.live_matches()
        store = self.shell.app.store

        async def has_place() -> bool:
            record = await store.match_record(match)
            return record is not None and bool(record.channel and record.ledger)

        await until(has_place, "a place for the match")
        record = await store.match_record(match)
        assert record is not None
        return match, record.channel

    async def close(self) -> None:
        async with asyncio.timeout(PATIENCE):
            for context in self._contexts:
                await context.close()


@asynccontextmanager
async def staged(
    database: Path, browser: Browser, packs: Mapping[str, GamePack] | None = None
) -> AsyncIterator[Stage]:
    """The bot at work; at the end nobody may have complained, neither browser nor stand-in for Discord.

    It plays Brawl alone, or the games of `packs`.
    """
    # The clock of the stand-in stands still, so that a busy machine never misses Discord's three seconds.
    clock = JumpClock(frozen_at=time.time())
    async with (
        open_shell(database, packs=packs or {"brawl": shared_packs()["brawl"]}) as shell,
        Playground(
            PlaygroundSettings(port=0, rate_limits=False, clock=clock, start=await start_pages(shell))
        ) as playground,
    ):
        store = shell.app.store
        # Answers take effect at once in a live match; slower ones wait for a hidden moment.
        await store.save_guild_settings(replace(await store.guild_settings(GuildId(GUILD_ID)), pace="live"))
        stop, ready = asyncio.Event(), asyncio.Event()
        address = Address(playground.api_base, playground.gateway_url)
        serving = asyncio.create_task(serve(shell, playground.token, stop, address, ready))
        await asyncio.wait_for(ready.wait(), PATIENCE)
        stage = Stage(shell, playground, browser)
        try:
            yield stage
            assert stage.complaints == []
            assert [str(record) for record in playground.ledger.bot_errors()] == []
            assert [str(record) for record in playground.ledger.server_errors()] == []
        finally:
            try:
                await stage.close()
            finally:
                stop.set()
                await asyncio.wait((serving,), timeout=PATIENCE)
            assert serving.done(), "the bot has not stopped long after it was told to"
            await serving
