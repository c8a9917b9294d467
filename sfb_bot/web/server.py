"""Serves the pages over HTTP, beside the bot and never in its way.

Only GET and HEAD. Nothing of a request is trusted or kept, neither its host nor its headers nor who sends it,
so it may stand behind any proxy. Links between pages are relative: a proxy may put them all into a folder.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from sfb_bot.locale import Texts
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.web.addresses import ICON, INDEX, STYLE
from sfb_bot.web.frame import notice_page, shared_file
from sfb_bot.web.gallery import TooManyReaders
from sfb_bot.web.website import HTML, Document, Website

log = logging.getLogger(__name__)

# Seconds a page is sent again without looking: whatever many people read at once is made once.
FRESH: Final = 5.0
MOST_KEPT_BYTES: Final = 8_000_000
# Pages that are made at the same time, and that wait for it.
MADE_AT_ONCE: Final = 2
MOST_WAITING: Final = 48
LONGEST_MAKING: Final = 20.0
# A connection lives so long at most, whatever it does; a browser makes another one without a word.
LONGEST_CONNECTION: Final = 30.0
MOST_CONNECTIONS: Final = 200

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "interest-cohort=()",
    "X-Robots-Tag": "noindex",
    "Server": "sfb-bot",
}
_CACHED: Final = "public, max-age=15"
_UNCACHED: Final = "no-store"


class AddressTaken(Exception):
    """Nobody can be served at that address; the message says why."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """A document as it was at a moment, with the digest readers know it by; None where there is none."""

    document: Document | None
    tag: str
    until: float

    @property
    def size(self) -> int:
        return len(self.document.body) if self.document is not None else 0


class PageServer:
    """Answers requests from a website; what is asked for at once is made once."""

    def __init__(self, website: Website, fresh: float = FRESH) -> None:
        self._website = website
        self._fresh = fresh
        self._kept: OrderedDict[tuple[str, str], _Kept] = OrderedDict()
        self._bytes = 0
        self._making: dict[tuple[str, str], asyncio.Task[_Kept]] = {}
        self._few = asyncio.Semaphore(MADE_AT_ONCE)
        self._texts = Texts()

    def application(self) -> web.Application:
        """What aiohttp serves."""
        app = web.Application(middlewares=[self._guarded], client_max_size=1024)
        app.router.add_get("/", self._front)
        app.router.add_get(f"/{INDEX}", self._front)
        app.router.add_get(f"/{STYLE}", self._style)
        app.router.add_get(f"/{ICON}", self._icon)
        app.router.add_get("/robots.txt", self._robots)
        app.router.add_get("/{address}/", self._page)
        app.router.add_get("/{address}/{name}", self._page)
        return app

    # --- Requests ---

    @web.middleware
    async def _guarded(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Every answer has the same strict headers; what goes wrong is a page, too."""
        if request.method not in ("GET", "HEAD"):
            answer = self._notice(405, "refused", request)
            answer.headers["Allow"] = "GET, HEAD"
            return answer
        try:
            return await handler(request)
        except web.HTTPException:
            # Nothing else is raised by a router that knows GET alone.
            return self._notice(404, "not-found", request)
        except (TooManyReaders, TimeoutError):
            answer = self._notice(503, "busy", request)
            answer.headers["Retry-After"] = "5"
            return answer
        except Exception as error:
            is_known = isinstance(error, StoreBroken)
            log.error("a page could not be made: %s", error, exc_info=None if is_known else error)
            return self._notice(500, "broken", request)

    def _notice(
        self, status: int, name: str, request: web.Request, texts: Texts | None = None
    ) -> web.Response:
        depth = max(0, request.rel_url.raw_path.count("/") - 1)
        body = notice_page(name, texts or self._texts, up="../" * min(depth, 20))
        return _answer(request, Document(body, HTML), "", status=status)

    async def _front(self, request: web.Request) -> web.Response:
        return self._fixed(request, Document(front_page(), HTML))

    async def _style(self, request: web.Request) -> web.Response:
        return self._fixed(request, Document(shared_file(STYLE), "text/css; charset=utf-8"))

    async def _icon(self, request: web.Request) -> web.Response:
        return self._fixed(request, Document(shared_file(ICON), "image/svg+xml"))

    async def _robots(self, request: web.Request) -> web.Response:
        return self._fixed(request, Document(ROBOTS, "text/plain; charset=utf-8"))

    def _fixed(self, request: web.Request, document: Document) -> web.Response:
        return _answer(request, document, _tag(document))

    async def _page(self, request: web.Request) -> web.Response:
        key = request.match_info["address"], request.match_info.get("name", INDEX)
        kept = await self._document(key)
        if kept.document is None:
            return self._notice(404, "not-found", request, await self._website.texts_at(key[0]))
        return _answer(request, kept.document, kept.tag)

    async def _document(self, key: tuple[str, str]) -> _Kept:
        now = asyncio.get_running_loop().time()
        kept = self._kept.get(key)
        if kept is not None and now < kept.until:
            return kept
        making = self._making.get(key)
        if making is None:
            if len(self._making) >= MOST_WAITING:
                raise TooManyReaders("too many pages are wanted at once")
            making = self._making[key] = asyncio.create_task(self._make(key))
            making.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.wait_for(asyncio.shield(making), LONGEST_MAKING)

    async def _make(self, key: tuple[str, str]) -> _Kept:
        async with self._few:
            document = await self._website.document(*key)
        until = asyncio.get_running_loop().time() + self._fresh
        return _Kept(document, _tag(document) if document is not None else "", until)

    def _made(self, key: tuple[str, str], done: asyncio.Task[_Kept]) -> None:
        self._making.pop(key, None)
        before = self._kept.pop(key, None)
        self._bytes -= before.size if before is not None else 0
        if done.cancelled() or done.exception() is not None:
            return
        made = done.result()
        # What is not there is not kept: anybody can make up as many names as they like.
        if made.document is not None:
            self._kept[key] = made
            self._bytes += made.size
        while self._bytes > MOST_KEPT_BYTES:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= gone.size


ROBOTS: Final = b"User-agent: *\nDisallow: /\n"


def front_page() -> bytes:
    """The page of nobody in particular: it lists no server, for each has agreed to its own address alone."""
    return notice_page("front", Texts(), up="")


def _tag(document: Document) -> str:
    return sha256(document.body).hexdigest()[:32]


def _answer(request: web.Request, document: Document, tag: str, status: int = 200) -> web.Response:
    headers = {**HEADERS, "Cache-Control": _CACHED if tag else _UNCACHED}
    if tag:
        headers["ETag"] = f'"{tag}"'
        known = request.if_none_match or ()
        if any(each.value in (tag, "*") for each in known):
            return web.Response(status=304, headers=headers)
    headers["Content-Type"] = document.content_type
    return web.Response(body=document.body, status=status, headers=headers)


# --- The server itself ---


@asynccontextmanager
async def serving(website: Website, host: str, port: int, fresh: float = FRESH) -> AsyncGenerator[str]:
    """Serve until the block ends; gives the address. AddressTaken where that is not possible."""
    runner = web.AppRunner(
        PageServer(website, fresh).application(),
        access_log=None,
        logger=_silent(),
        keepalive_timeout=10,
        max_line_size=4096,
        max_field_size=4096,
        shutdown_timeout=1,
    )
    await runner.setup()
    watching = asyncio.create_task(_watch(runner))
    try:
        site = web.TCPSite(runner, host, port, backlog=MOST_CONNECTIONS)
        try:
            await site.start()
        except (OSError, OverflowError) as error:
            raise AddressTaken(f"nothing can be served at {host}:{port}: {error}") from error
        yield f"http://{_shown(host)}:{_port(runner)}/"
    finally:
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching
        await runner.cleanup()


def _silent() -> logging.Logger:
    """For the library's own complaints, which are about what strangers send: they shall not fill the log."""
    silent = log.getChild("strangers")
    silent.disabled = True
    return silent


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _port(runner: web.AppRunner) -> int:
    return int(runner.addresses[0][1])


async def _watch(runner: web.AppRunner) -> None:
    """End connections that are old, and the oldest where there are too many.

    A client that sends or reads slowly, or nothing at all, holds a connection and no more.
    """
    began: dict[RequestHandler, float] = {}
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(1)
        server = runner.server
        now = loop.time()
        alive = list(server.connections) if server is not None else []
        began = {each: began.get(each, now) for each in alive}
        oldest = sorted(alive, key=lambda each: began[each])
        for place, each in enumerate(oldest):
            if now - began[each] > LONGEST_CONNECTION or place < len(alive) - MOST_CONNECTIONS:
                each.force_close()
                if each.transport is not None:
                    each.transport.abort()
