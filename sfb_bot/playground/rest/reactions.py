"""Reactions of the bot and on its messages."""

from __future__ import annotations

import re
from urllib.parse import unquote

from sfb_bot.playground.errors import UNKNOWN_EMOJI, ApiError
from sfb_bot.playground.forms import Json
from sfb_bot.playground.rest.call import Call
from sfb_bot.playground.snowflakes import LARGEST_ID
from sfb_bot.playground.world import messages, threads
from sfb_bot.playground.world.entities import Message
from sfb_bot.playground.world.payloads import user_json
from sfb_bot.playground.world.permissions import Permission

_CUSTOM = re.compile(r"^(\w{2,32}):(\d{1,20})$")


def _emoji(call: Call) -> tuple[str, int | None]:
    """The emoji of the path: `name:id`, or a character every device has."""
    raw = unquote(call.places["emoji"])
    if match := _CUSTOM.match(raw):
        emoji_id = int(match[2])
        if emoji_id not in call.world.application.emojis:
            raise ApiError(UNKNOWN_EMOJI)
        return match[1], emoji_id
    if raw.isascii() and not re.fullmatch(r"[0-9#*]\ufe0f?\u20e3", raw):
        raise ApiError(UNKNOWN_EMOJI)
    return raw, None


def _message(call: Call, needed: int) -> Message:
    channel = call.channel(needed)
    threads.refuse_archived(channel)
    return messages.require(call.world, channel, call.id("message_id"))


async def add(call: Call) -> None:
    name, emoji_id = _emoji(call)
    message = _message(call, Permission.READ_MESSAGE_HISTORY)
    if not any((r.emoji_name, r.emoji_id) == (name, emoji_id) for r in message.reactions):
        call.channel(Permission.ADD_REACTIONS)
    messages.react(call.world, message, call.world.bot.id, name, emoji_id)


async def remove_own(call: Call) -> None:
    name, emoji_id = _emoji(call)
    messages.unreact(call.world, _message(call, 0), call.world.bot.id, name, emoji_id)


async def remove_other(call: Call) -> None:
    name, emoji_id = _emoji(call)
    message = _message(call, Permission.MANAGE_MESSAGES)
    messages.unreact(call.world, message, call.id("user_id"), name, emoji_id)


async def clear(call: Call) -> None:
    messages.clear_reactions(call.world, _message(call, Permission.MANAGE_MESSAGES))


async def clear_emoji(call: Call) -> None:
    name, emoji_id = _emoji(call)
    messages.clear_reactions(call.world, _message(call, Permission.MANAGE_MESSAGES), name, emoji_id)


async def users(call: Call) -> list[Json]:
    name, emoji_id = _emoji(call)
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    message = messages.require(call.world, channel, call.id("message_id"))
    limit = call.number("limit", 25, 1, 100)
    after = call.number("after", 0, 0, LARGEST_ID)
    for reaction in message.reactions:
        if (reaction.emoji_name, reaction.emoji_id) == (name, emoji_id):
            ids = sorted(each for each in reaction.user_ids if each > after)[:limit]
            return [user_json(call.world.users[each]) for each in ids]
    return []
