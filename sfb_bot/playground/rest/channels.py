"""Channels, threads and direct messages."""

from __future__ import annotations

from sfb_bot.playground.drive.actions import open_dm
from sfb_bot.playground.errors import (
    DMS_CLOSED,
    THREAD_ARCHIVED,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    WRONG_CHANNEL_TYPE,
    ApiError,
    Refusal,
)
from sfb_bot.playground.forms import Fields, Form, Json
from sfb_bot.playground.rest.call import Call
from sfb_bot.playground.world import guilds, messages, threads
from sfb_bot.playground.world.entities import Channel, ChannelKind, Overwrite, ThreadState
from sfb_bot.playground.world.events import ChannelUpdated
from sfb_bot.playground.world.payloads import channel_json, thread_member_json
from sfb_bot.playground.world.permissions import Permission

CANNOT_DM_BOTS = Refusal(400, DMS_CLOSED.code, DMS_CLOSED.message)


def _shown(call: Call, channel: Channel) -> Json:
    return channel_json(call.world, channel, call.world.bot.id)


async def get(call: Call) -> Json:
    return _shown(call, call.channel())


async def open_direct(call: Call) -> Json:
    form = Form()
    recipient = Fields(form, call.body).snowflake("recipient_id", required=True)
    form.refuse()
    user = call.world.users.get(recipient or 0)
    if user is None:
        raise ApiError(UNKNOWN_USER)
    if user.is_bot:
        raise ApiError(CANNOT_DM_BOTS)
    return _shown(call, open_dm(call.world, call.world.bot.id, user.id))


async def edit(call: Call) -> Json:
    channel = call.channel()
    form = Form()
    fields = Fields(form, call.body)
    name = fields.text("name", least=1, most=100)
    if channel.is_thread:
        _edit_thread(call, channel, fields, name)
        return _shown(call, channel)
    topic = fields.text("topic", most=1024)
    form.refuse()
    if channel.kind is ChannelKind.DM:
        raise ApiError(WRONG_CHANNEL_TYPE)
    call.require(channel, Permission.MANAGE_CHANNELS)
    if name is not None or "topic" in fields:
        call.limits.admit_rename(channel.id)
    channel.name = name or channel.name
    if "topic" in fields:
        channel.topic = topic
    call.world.tell(ChannelUpdated(channel))
    return _shown(call, channel)


def _edit_thread(call: Call, thread: Channel, fields: Fields, name: str | None) -> None:
    """Waking a thread needs only to be able to write in it; everything else needs more, or owning it."""
    state = thread.thread
    assert state is not None
    archived, locked = fields.flag("archived"), fields.flag("locked")
    minutes = fields.one_of("auto_archive_duration", threads.DURATIONS)
    fields.form.refuse()
    manages = call.world.can(call.world.bot.id, thread, Permission.MANAGE_THREADS)
    only_wakes = archived is False and set(fields.raw) <= {"archived"}
    if only_wakes and not state.is_locked:
        call.require(thread, Permission.SEND_MESSAGES_IN_THREADS)
    elif not manages and (state.owner_id != call.world.bot.id or locked is not None or state.is_locked):
        call.require(thread, Permission.MANAGE_THREADS)
    if state.is_archived and archived is not False:
        raise ApiError(THREAD_ARCHIVED)
    if name is not None and name != thread.name:
        call.limits.admit_rename(thread.id)
        thread.name = name
    if locked is not None:
        state.is_locked = locked
    if minutes is not None:
        state.auto_archive_minutes = minutes
        state.active_at = call.world.clock.now()
    if archived is not None and archived != state.is_archived:
        threads.set_archived(call.world, thread, archived=archived)
    else:
        call.world.tell(ChannelUpdated(thread))


async def delete(call: Call) -> Json:
    channel = call.channel()
    shown = _shown(call, channel)
    if channel.kind is ChannelKind.DM:
        return shown
    call.require(channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
    threads.delete_channel(call.world, channel)
    return shown


async def set_permissions(call: Call) -> None:
    channel = call.channel(Permission.MANAGE_ROLES)
    form = Form()
    fields = Fields(form, call.body)
    kind = fields.one_of("type", (0, 1), required=True)
    allow, deny = fields.whole("allow", least=0) or 0, fields.whole("deny", least=0) or 0
    form.refuse()
    guilds.set_overwrite(call.world, channel, Overwrite(call.id("overwrite_id"), kind == 1, allow, deny))


async def clear_permissions(call: Call) -> None:
    channel = call.channel(Permission.MANAGE_ROLES)
    channel.overwrites = [o for o in channel.overwrites if o.target_id != call.id("overwrite_id")]
    call.world.tell(ChannelUpdated(channel))


async def thread_from_message(call: Call) -> Json:
    channel = call.channel()
    message = messages.require(call.world, channel, call.id("message_id"))
    plan = threads.read_plan(call.body, from_message=True)
    return _shown(call, threads.open_thread(call.world, channel, plan, call.world.bot.id, message))


async def thread_alone(call: Call) -> Json:
    channel = call.channel()
    plan = threads.read_plan(call.body, from_message=False)
    return _shown(call, threads.open_thread(call.world, channel, plan, call.world.bot.id))


def _thread(call: Call) -> tuple[Channel, ThreadState]:
    channel = call.channel()
    if channel.thread is None:
        raise ApiError(WRONG_CHANNEL_TYPE)
    return channel, channel.thread


async def join(call: Call) -> None:
    thread, _ = _thread(call)
    threads.refuse_archived(thread)
    threads.add_member(call.world, thread, call.world.bot.id)


async def leave(call: Call) -> None:
    thread, _ = _thread(call)
    threads.remove_member(call.world, thread, call.world.bot.id)


async def add_member(call: Call) -> None:
    thread, _ = _thread(call)
    call.require(thread, Permission.SEND_MESSAGES_IN_THREADS)
    threads.refuse_archived(thread)
    user_id = call.id("user_id")
    guild = call.world.guild_of(thread)
    if guild is None or user_id not in guild.members:
        raise ApiError(UNKNOWN_MEMBER)
    threads.add_member(call.world, thread, user_id)


async def remove_member(call: Call) -> None:
    thread, state = _thread(call)
    if state.owner_id != call.world.bot.id or thread.kind is not ChannelKind.PRIVATE_THREAD:
        call.require(thread, Permission.MANAGE_THREADS)
    threads.refuse_archived(thread)
    threads.remove_member(call.world, thread, call.id("user_id"))


async def list_members(call: Call) -> list[Json]:
    thread, state = _thread(call)
    return [thread_member_json(thread, user_id) for user_id in state.members]


async def get_member(call: Call) -> Json:
    thread, state = _thread(call)
    user_id = call.id("user_id")
    if user_id not in state.members:
        raise ApiError(UNKNOWN_MEMBER)
    return thread_member_json(thread, user_id)


async def archived_threads(call: Call) -> Json:
    parent = call.channel(Permission.READ_MESSAGE_HISTORY)
    wants_private = call.places.get("privacy") == "private"
    if wants_private:
        call.require(parent, Permission.MANAGE_THREADS)
    found = [
        channel
        for channel in call.world.channels.values()
        if channel.parent_id == parent.id
        and channel.thread is not None
        and channel.thread.is_archived
        and (channel.kind is ChannelKind.PRIVATE_THREAD) == wants_private
    ]
    found.sort(key=lambda c: c.thread.archive_changed_at if c.thread else 0.0, reverse=True)
    return threads_page(call, found, limit=call.number("limit", 50, 2, 100))


def threads_page(call: Call, found: list[Channel], limit: int) -> Json:
    bot_id = call.world.bot.id
    page = found[:limit]
    members = [thread_member_json(t, bot_id) for t in page if t.thread and bot_id in t.thread.members]
    shown = [_shown(call, thread) for thread in page]
    return {"threads": shown, "members": members, "has_more": len(found) > limit}
