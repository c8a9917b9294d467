"""The bot itself: who it is, where its gateway is, its application and emojis."""

from __future__ import annotations

import base64
import binascii
import re

from sfb_bot.playground import pictures
from sfb_bot.playground.errors import (
    INVALID_FORM_BODY,
    UNKNOWN_APPLICATION,
    UNKNOWN_EMOJI,
    UNKNOWN_USER,
    ApiError,
)
from sfb_bot.playground.forms import Fields, Form, Json
from sfb_bot.playground.rest.call import Call
from sfb_bot.playground.world.entities import Emoji
from sfb_bot.playground.world.payloads import application_json, emoji_json, guild_json, user_json

MOST_EMOJIS = 2000
MOST_EMOJI_BYTES = 256 * 1024
_EMOJI_NAME = re.compile(r"^\w{2,32}$", re.ASCII)
_DATA_URI = re.compile(r"^data:image/(?:png|jpeg|gif|webp);base64,([A-Za-z0-9+/=\s]+)$")


async def gateway(call: Call) -> Json:
    return {"url": call.gateway_url}


async def gateway_bot(call: Call) -> Json:
    starts = call.starts
    limit = starts.json()
    return {"url": call.gateway_url, "shards": starts.sharding.advised, "session_start_limit": limit}


async def own_user(call: Call) -> Json:
    return user_json(call.world.bot) | {
        "verified": True,
        "mfa_enabled": True,
        "locale": "en-US",
        "email": None,
    }


async def own_guilds(call: Call) -> list[Json]:
    bot_id = call.world.bot.id
    return [guild_json(g) for g in call.world.guilds.values() if bot_id in g.members]


async def user(call: Call) -> Json:
    found = call.world.users.get(call.id("user_id"))
    if found is None:
        raise ApiError(UNKNOWN_USER)
    return user_json(found)


async def application(call: Call) -> Json:
    return application_json(call.world)


def own_application(call: Call) -> None:
    """Refuse requests about somebody else's application."""
    if call.id("application_id") != call.world.application.id:
        raise ApiError(UNKNOWN_APPLICATION)


async def list_emojis(call: Call) -> Json:
    own_application(call)
    return {"items": [emoji_json(call.world, emoji) for emoji in call.world.application.emojis.values()]}


def _emoji(call: Call) -> Emoji:
    own_application(call)
    found = call.world.application.emojis.get(call.id("emoji_id"))
    if found is None:
        raise ApiError(UNKNOWN_EMOJI)
    return found


async def get_emoji(call: Call) -> Json:
    return emoji_json(call.world, _emoji(call))


def _read_name(fields: Fields) -> str:
    name = fields.text("name", required=True) or ""
    if name and not _EMOJI_NAME.match(name):
        fields.wrong("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    return name


async def create_emoji(call: Call) -> Json:
    own_application(call)
    emojis = call.world.application.emojis
    form = Form()
    fields = Fields(form, call.body)
    name = _read_name(fields)
    match = _DATA_URI.match(fields.text("image", required=True) or "")
    content = b""
    try:
        content = base64.b64decode(match[1], validate=False) if match else b""
    except binascii.Error:
        match = None
    if match is None:
        fields.wrong("image", "IMAGE_INVALID", "Invalid image data")
    elif len(content) > MOST_EMOJI_BYTES:
        fields.wrong("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if any(emoji.name == name for emoji in emojis.values()):
        fields.wrong(
            "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists."
        )
    form.refuse()
    if len(emojis) >= MOST_EMOJIS:
        raise ApiError(INVALID_FORM_BODY)
    kind = pictures.look_at(content, name)
    emoji = Emoji(call.world.ids.next(), name, kind.content_type == "image/gif")
    emojis[emoji.id] = emoji
    call.world.files[emoji.id] = content
    return emoji_json(call.world, emoji)


async def edit_emoji(call: Call) -> Json:
    emoji = _emoji(call)
    form = Form()
    name = _read_name(Fields(form, call.body))
    form.refuse()
    emoji.name = name
    return emoji_json(call.world, emoji)


async def delete_emoji(call: Call) -> None:
    emoji = _emoji(call)
    del call.world.application.emojis[emoji.id]
    call.world.files.pop(emoji.id, None)
