"""The files of the page and of the messages, with headers that keep strangers out."""

from __future__ import annotations

import json
import re
import secrets
from html import escape
from pathlib import Path

from aiohttp import web

from sfb_bot.playground.page.windows import WORDS, PageHub
from sfb_bot.playground.pictures import look_at
from sfb_bot.playground.snowflakes import read_snowflake
from sfb_bot.playground.world.world import World

STATIC = Path(__file__).parent / "static"
_FILE_NAME = re.compile(r"^(?:[a-z_]+\.(?:js|css|svg)|words/[a-z]+\.json)$")
_TYPES = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml", "json": "application/json"}
# What a browser may show in place; anything else is offered for saving only.
_SHOWABLE = frozenset({"image/png", "image/gif", "image/jpeg", "image/webp"})


class Site:
    """Serves the page, its scripts and the uploaded files."""

    def __init__(self, world: World, hub: PageHub) -> None:
        self.world = world
        self.hub = hub

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/", self._index)
        app.router.add_get("/static/{name:.+}", self._static)
        app.router.add_get("/start/{language}/{number:[0-9]}.png", self._start_picture)
        app.router.add_get("/page", self._page)
        app.router.add_get("/cdn/attachments/{channel_id}/{file_id}/{name}", self._attachment)
        app.router.add_get("/cdn/emojis/{name}", self._emoji)

    async def _index(self, request: web.Request) -> web.Response:
        text = (STATIC / "index.html").read_text(encoding="utf-8").replace("{{key}}", self.hub.key)
        text = text.replace("{{languages}}", " ".join(self.hub.languages))
        text = text.replace("{{needs-javascript}}", self._without_scripts())
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            f"connect-src 'self' ws://{request.host}; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'"
        )
        headers = _safe_headers(policy) | {"Cache-Control": "no-store"}
        return web.Response(text=text, content_type="text/html", headers=headers)

    def _without_scripts(self) -> str:
        """What somebody reads whose browser runs no scripts, and so cannot choose a language: all of them."""
        said = {
            language: str(json.loads((WORDS / f"{language}.json").read_text("utf-8"))["needs-javascript"])
            for language in self.hub.languages
        }
        return "".join(f'<p lang="{language}">{escape(words)}</p>' for language, words in said.items())

    async def _static(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        path = STATIC / name
        if not _FILE_NAME.match(name) or not path.is_file():
            raise web.HTTPNotFound(text="There is no such file.")
        headers = _safe_headers("default-src 'none'") | {"Cache-Control": "no-cache"}
        kind = _TYPES[name.rpartition(".")[2]]
        return web.Response(body=path.read_bytes(), content_type=kind, charset="utf-8", headers=headers)

    async def _start_picture(self, request: web.Request) -> web.Response:
        start = self.hub.start.get(request.match_info["language"])
        number = int(request.match_info["number"])
        games = start.all() if start is not None else ()
        if number >= len(games) or not games[number].picture:
            raise web.HTTPNotFound(text="There is no such picture.")
        headers = _safe_headers("default-src 'none'") | {"Cache-Control": "no-cache"}
        return web.Response(body=games[number].picture, content_type="image/png", headers=headers)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if origin != f"http://{request.host}":
            return web.Response(status=403, text="Only the playground's own page may connect here.")
        return await self.hub.serve(request)

    async def _attachment(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix("/cdn")
        if not secrets.compare_digest(request.query.get("hm", "").encode(), self.world.sign(path).encode()):
            raise web.HTTPForbidden(text="This address is not signed.")
        file_id = read_snowflake(request.match_info["file_id"])
        content = self.world.files.get(file_id or 0)
        if content is None:
            raise web.HTTPNotFound(text="This file is gone.")
        return _file(content, request.match_info["name"])

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji_id = read_snowflake(request.match_info["name"].partition(".")[0])
        content = self.world.files.get(emoji_id or 0)
        if content is None or emoji_id not in self.world.application.emojis:
            raise web.HTTPNotFound(text="There is no such emoji.")
        return _file(content, "emoji")


def _safe_headers(policy: str) -> dict[str, str]:
    return {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
    }


def _file(content: bytes, name: str) -> web.Response:
    kind = look_at(content, name).content_type
    headers = _safe_headers("default-src 'none'; sandbox")
    if kind not in _SHOWABLE:
        kind = "application/octet-stream"
        headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return web.Response(body=content, content_type=kind, headers=headers)
