"""One request to the API: where it goes, what it brings, what the bot may do there."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from aiohttp import BodyPartReader, web

from sfb_bot.playground.errors import (
    INVALID_FORM_BODY,
    INVALID_JSON,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    TOO_LARGE,
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    ApiError,
)
from sfb_bot.playground.limits.drafts import MOST_REQUEST_BYTES, Upload
from sfb_bot.playground.ratelimits import RateLimits
from sfb_bot.playground.session_starts import SessionStarts
from sfb_bot.playground.snowflakes import read_snowflake
from sfb_bot.playground.world.entities import Channel, Guild
from sfb_bot.playground.world.world import World

_FILE_FIELD = re.compile(r"^files\[(\d{1,3})\]$")
MOST_JSON_BYTES = 4 * 1024 * 1024


@dataclass(slots=True)
class Call:
    """What a handler works with; ids in the path are read and checked on demand."""

    world: World
    limits: RateLimits
    starts: SessionStarts
    places: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list[Upload])
    gateway_url: str = ""

    def id(self, name: str) -> int:
        value = read_snowflake(self.places[name])
        if value is None:
            raise ApiError(INVALID_FORM_BODY, {name: [f'Value "{self.places[name]}" is not snowflake.']})
        return value

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A number from the query, refused outside its range."""
        raw = self.query.get(name)
        if raw is None:
            return default
        if not raw.isdigit() or not least <= int(raw) <= most:
            problem = {"code": "NUMBER_TYPE_RANGE", "message": f"Must be {least} to {most}."}
            raise ApiError(INVALID_FORM_BODY, {name: {"_errors": [problem]}})
        return int(raw)

    def is_set(self, name: str) -> bool:
        return self.query.get(name, "").lower() in ("1", "true")

    def channel(self, needed: int = 0) -> Channel:
        """The channel of the path, once the bot may see it and has the permissions needed."""
        channel = self.world.channels.get(self.id("channel_id"))
        if channel is None:
            raise ApiError(UNKNOWN_CHANNEL)
        self.require(channel, needed)
        return channel

    def require(self, channel: Channel, needed: int = 0) -> None:
        bot_id = self.world.bot.id
        if not self.world.can_see(bot_id, channel):
            raise ApiError(MISSING_ACCESS)
        if not self.world.can(bot_id, channel, needed):
            raise ApiError(MISSING_PERMISSIONS)

    def guild(self) -> Guild:
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None or self.world.bot.id not in guild.members:
            raise ApiError(UNKNOWN_GUILD if guild is None else MISSING_ACCESS)
        return guild


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON of a request and its files, from a plain or a multipart body."""
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    if not request.body_exists:
        return {}, []
    raw = await request.content.read(MOST_JSON_BYTES + 1)
    while len(raw) <= MOST_JSON_BYTES and (more := await request.content.read(65536)):
        raw += more
    if len(raw) > MOST_JSON_BYTES:
        raise ApiError(TOO_LARGE)
    return (_decode(raw) if raw else {}), []


def _decode(raw: bytes | bytearray) -> Any:
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):
        raise ApiError(INVALID_JSON) from None


async def _read_multipart(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = {}
    uploads: list[Upload] = []
    total = 0
    try:
        reader = await request.multipart()
        while (part := await reader.next()) is not None:
            part = cast(BodyPartReader, part)
            content = bytearray()
            while chunk := await part.read_chunk(65536):
                content += chunk
                total += len(chunk)
                if total > MOST_REQUEST_BYTES:
                    raise ApiError(TOO_LARGE)
            if part.name == "payload_json":
                body = _decode(content)
            elif part.name and (match := _FILE_FIELD.match(part.name)):
                uploads.append(Upload(int(match[1]), part.filename or "file", bytes(content)))
    except (ValueError, AssertionError):
        raise ApiError(INVALID_FORM_BODY) from None
    return body, uploads
