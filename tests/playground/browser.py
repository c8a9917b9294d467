"""Headless Chromium for tests of the page."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, async_playwright

from tests.patience import PATIENCE

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    # Containers often have a tiny /dev/shm, on which Chromium stalls.
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str:
    """The system's browser. Without one, tests are skipped on a desk and fail in continuous integration."""
    if sys.platform == "win32":
        pytest.skip("the tests in a real browser run on other systems only")
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("chromium is not installed, and in CI the browser tests must run")
        pytest.skip("chromium is not installed; with Debian: apt-get install chromium")
    return found


class Windows:
    """Opens pages and remembers everything the browser complained about."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    async def open(self, address: str, *, width: int = 1180, height: int = 820) -> Page:
        context = await self._browser.new_context(viewport={"width": width, "height": height})
        self._contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        await page.goto(address)
        await page.wait_for_selector("#composer-input")
        return page

    async def close(self) -> None:
        async with asyncio.timeout(60):
            for context in self._contexts:
                await context.close()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    executable = find_chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        try:
            yield browser
        finally:
            async with asyncio.timeout(60):
                await browser.close()
