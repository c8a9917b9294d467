"""Answers whoever watches the bot, on this machine alone unless told otherwise."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web

from sfb_bot.kernel import TableError
from sfb_bot.monitoring.prometheus import CONTENT_TYPE, PrometheusMeter

log = logging.getLogger(__name__)

Figures = Callable[[], Awaitable[Mapping[str, float]]]
_HEADERS: Final = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Server": "sfb-bot"}


class AddressTaken(Exception):
    """Nobody can be answered at that address; the message says why."""


class Endpoint:
    """Three small pages."""

    def __init__(self, meter: PrometheusMeter, figures: Figures, is_ready: Callable[[], bool]) -> None:
        self._meter = meter
        self._figures = figures
        self._is_ready = is_ready

    def application(self) -> web.Application:
        """What aiohttp serves."""
        app = web.Application(client_max_size=1024)
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/ready", self._ready)
        app.router.add_get("/alive", self._alive)
        return app

    async def _metrics(self, _: web.Request) -> web.Response:
        """Figures; while the database is in trouble, those that need none."""
        try:
            figures = await self._figures()
        except TableError as error:
            log.warning("figures could not be read: %s", error)
            figures = {"sfb_store_works": 0.0}
        body = self._meter.page(figures)
        return web.Response(body=body, headers={**_HEADERS, "Content-Type": CONTENT_TYPE})

    async def _ready(self, _: web.Request) -> web.Response:
        """Whether players can reach the bot: 200, or 503."""
        if self._is_ready():
            return web.Response(text="ready\n", headers=_HEADERS)
        return web.Response(text="not ready\n", status=503, headers=_HEADERS)

    async def _alive(self, _: web.Request) -> web.Response:
        """That the process answers at all."""
        return web.Response(text="alive\n", headers=_HEADERS)


@asynccontextmanager
async def answering(endpoint: Endpoint, host: str, port: int) -> AsyncGenerator[str]:
    """Answer until the block ends; gives the address."""
    runner = web.AppRunner(endpoint.application(), access_log=None, keepalive_timeout=10, shutdown_timeout=1)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except (OSError, OverflowError) as error:
            raise AddressTaken(f"nothing can be served at {host}:{port}: {error}") from error
        shown = f"[{host}]" if ":" in host else host
        yield f"http://{shown}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
