"""Messages with the bot token: read, post, change, delete."""

from __future__ import annotations

from datetime import datetime

from sfb_bot.playground.clock import iso
from sfb_bot.playground.errors import (
    BULK_DELETE_AGE,
    BULK_DELETE_COUNT,
    DMS_CLOSED,
    NO_MUTUAL_GUILD,
    TOO_MANY_OLD_EDITS,
    UNKNOWN_MESSAGE,
    ApiError,
)
from sfb_bot.playground.forms import Fields, Form, Json
from sfb_bot.playground.gateway.dispatches import hide_content
from sfb_bot.playground.limits.drafts import Draft, DraftContext, read_draft
from sfb_bot.playground.ratelimits import OLD_MESSAGE_SECONDS
from sfb_bot.playground.rest.call import Call
from sfb_bot.playground.snowflakes import read_snowflake
from sfb_bot.playground.world import messages, threads
from sfb_bot.playground.world.entities import Channel, ChannelKind, Message, MessageFlag
from sfb_bot.playground.world.events import TypingStarted
from sfb_bot.playground.world.interactions import emoji_ids
from sfb_bot.playground.world.mentions import ALL_MENTIONS
from sfb_bot.playground.world.payloads import message_json
from sfb_bot.playground.world.permissions import Permission

BULK_DELETE_SECONDS = 14 * 24 * 3600


def shown(call: Call, message: Message) -> Json:
    """The message as the bot gets it, without what it may not read."""
    payload = message_json(call.world, message, call.world.bot.id)
    return payload if call.world.content_is_readable else hide_content(call.world, message, payload)


def sending_permission(channel: Channel) -> int:
    return int(Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES)


async def history(call: Call) -> list[Json]:
    channel = call.channel()
    limit = call.number("limit", 50, 1, 100)
    found = messages.history(call.world, channel)
    if not call.world.can(call.world.bot.id, channel, Permission.READ_MESSAGE_HISTORY):
        return []
    before, after, around = (read_snowflake(call.query.get(k)) for k in ("before", "after", "around"))
    if before is not None:
        found = [m for m in found if m.id < before][-limit:]
    elif after is not None:
        found = [m for m in found if m.id > after][:limit]
    elif around is not None:
        older = [m for m in found if m.id < around][-(limit // 2) :]
        found = older + [m for m in found if m.id >= around][: limit - len(older)]
    return [shown(call, message) for message in reversed(found[-limit:])]


async def get(call: Call) -> Json:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return shown(call, messages.require(call.world, channel, call.id("message_id")))


async def create(call: Call) -> Json:
    channel = call.channel()
    call.require(channel, sending_permission(channel))
    _refuse_closed_dm(call, channel)
    draft = read_draft(call.body, call.uploads, DraftContext(emoji_ids(call.world)))
    _require_content_permissions(call, channel, draft)
    if (draft.flags or 0) & MessageFlag.EPHEMERAL:
        form = Form()
        form.wrong(("flags",), "INTEGER_TYPE_FLAGS", "Only interaction answers can be ephemeral.")
        form.refuse()
    message = messages.blank(call.world, channel, call.world.bot.id)
    return shown(call, messages.post(call.world, message, draft, ALL_MENTIONS))


def _refuse_closed_dm(call: Call, channel: Channel) -> None:
    if channel.kind is not ChannelKind.DM:
        return
    other = next(each for each in channel.recipients if each != call.world.bot.id)
    if not call.world.share_guild(call.world.bot.id, other):
        raise ApiError(NO_MUTUAL_GUILD)
    if not call.world.users[other].accepts_dms:
        raise ApiError(DMS_CLOSED)


def _require_content_permissions(call: Call, channel: Channel, draft: Draft) -> None:
    if draft.new_files:
        call.require(channel, Permission.ATTACH_FILES)
    # Discord drops the embeds of those who may not send them instead of refusing.
    if draft.embeds and not call.world.can(call.world.bot.id, channel, Permission.EMBED_LINKS):
        draft.embeds = []
    if draft.reply_to is not None:
        call.require(channel, Permission.READ_MESSAGE_HISTORY)


async def edit(call: Call) -> Json:
    channel = call.channel()
    message = messages.require(call.world, channel, call.id("message_id"))
    messages.refuse_foreign(message, call.world.bot.id)
    threads.refuse_archived(channel)
    if call.world.clock.now() - message.created_at > OLD_MESSAGE_SECONDS:
        call.limits.admit_old_edit(channel.id, TOO_MANY_OLD_EDITS)
    draft = read_draft(call.body, call.uploads, DraftContext(emoji_ids(call.world), editing=message))
    _require_content_permissions(call, channel, draft)
    messages.edit(call.world, message, draft, draft.allowed_mentions or ALL_MENTIONS)
    return shown(call, message)


async def delete(call: Call) -> None:
    channel = call.channel()
    message = messages.require(call.world, channel, call.id("message_id"))
    if message.author_id != call.world.bot.id:
        call.require(channel, Permission.MANAGE_MESSAGES)
    threads.refuse_archived(channel)
    messages.delete(call.world, channel, [message.id])


async def bulk_delete(call: Call) -> None:
    channel = call.channel(Permission.MANAGE_MESSAGES)
    form = Form()
    ids = [read_snowflake(each) for each in Fields(form, call.body).items("messages", required=True)]
    form.refuse()
    if not 2 <= len(ids) <= 100 or None in ids:
        raise ApiError(BULK_DELETE_COUNT)
    wanted = [each for each in ids if each is not None]
    oldest = call.world.clock.now() - BULK_DELETE_SECONDS
    found = [call.world.message(channel.id, each) for each in wanted]
    if any(m is not None and m.created_at < oldest for m in found):
        raise ApiError(BULK_DELETE_AGE)
    public = [m.id for m in found if m is not None and not m.is_ephemeral]
    messages.delete(call.world, channel, public, is_bulk=True)


async def typing(call: Call) -> None:
    channel = call.channel()
    call.require(channel, sending_permission(channel))
    call.world.tell(TypingStarted(channel.id, call.world.bot.id))


async def list_pins(call: Call) -> Json:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    limit = call.number("limit", 50, 1, 50)
    pinned = [m for m in messages.history(call.world, channel) if m.pinned_at is not None]
    pinned.sort(key=lambda m: (m.pinned_at or 0.0, m.id), reverse=True)
    before = call.query.get("before")
    if before:
        try:
            moment = datetime.fromisoformat(before).timestamp()
        except ValueError:
            moment = call.world.clock.now()
        pinned = [m for m in pinned if (m.pinned_at or 0.0) < moment]
    items = [{"pinned_at": iso(m.pinned_at or 0.0), "message": shown(call, m)} for m in pinned[:limit]]
    return {"items": items, "has_more": len(pinned) > limit}


async def list_pins_old(call: Call) -> list[Json]:
    found = await list_pins(call)
    return [item["message"] for item in found["items"]]


async def pin(call: Call) -> None:
    channel = call.channel(Permission.PIN_MESSAGES)
    threads.refuse_archived(channel)
    message = messages.require(call.world, channel, call.id("message_id"))
    messages.pin(call.world, channel, message, call.world.bot.id)


async def unpin(call: Call) -> None:
    channel = call.channel(Permission.PIN_MESSAGES)
    threads.refuse_archived(channel)
    message = call.world.message(channel.id, call.id("message_id"))
    if message is None:
        raise ApiError(UNKNOWN_MESSAGE)
    messages.unpin(call.world, channel, message)
