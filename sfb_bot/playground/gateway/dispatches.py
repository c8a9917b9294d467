"""From what happens in the world to the events a session of the bot gets, by its intents."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntFlag

from sfb_bot.playground.clock import iso
from sfb_bot.playground.forms import Json
from sfb_bot.playground.world import events as e
from sfb_bot.playground.world.entities import Channel, ChannelKind, Message
from sfb_bot.playground.world.interactions import interaction_json
from sfb_bot.playground.world.payloads import (
    channel_json,
    emoji_reference,
    guild_create_json,
    guild_json,
    member_json,
    message_json,
    role_json,
    thread_member_json,
    user_json,
)
from sfb_bot.playground.world.world import World


class Intent(IntFlag):
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_REACTIONS = 1 << 13
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = int(Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT)
KNOWN_INTENTS = (1 << 26) - 1


@dataclass(frozen=True, slots=True)
class Dispatch:
    """One gateway event; `guild_id` None goes to the first shard."""

    name: str
    payload: Json
    guild_id: int | None = None


def hide_content(world: World, message: Message, payload: Json) -> Json:
    """Empty what a bot without the message content intent does not get to read."""
    channel = world.channels.get(message.channel_id)
    bot_id = world.bot.id
    readable = message.author_id == bot_id or bot_id in message.mentions
    if readable or channel is None or channel.kind is ChannelKind.DM:
        return payload
    return payload | {"content": "", "embeds": [], "attachments": [], "components": []}


def translate(world: World, event: e.WorldEvent, intents: int) -> Iterator[Dispatch]:
    """The gateway events that a session with these intents gets for one event of the world."""
    match event:
        case e.InteractionCreated(interaction):
            payload = interaction_json(world, interaction)
            yield Dispatch("INTERACTION_CREATE", payload, interaction.guild_id)
        case e.MessageCreated(message):
            yield from _message(world, message, "MESSAGE_CREATE", intents)
        case e.MessageUpdated(message):
            yield from _message(world, message, "MESSAGE_UPDATE", intents)
        case e.MessagesDeleted():
            yield from _deleted(world, event, intents)
        case e.ReactionAdded() | e.ReactionRemoved() | e.ReactionsCleared():
            yield from _reaction(world, event, intents)
        case e.ChannelCreated() | e.ChannelUpdated() | e.ChannelDeleted() | e.PinsChanged():
            yield from _channel(world, event, intents)
        case e.ThreadMembersChanged():
            yield from _thread_members(world, event, intents)
        case e.MemberJoined() | e.MemberLeft() | e.MemberUpdated():
            yield from _member(world, event, intents)
        case e.GuildUpdated() | e.RoleCreated() | e.RoleUpdated():
            if intents & Intent.GUILDS and world.bot.id in event.guild.members:
                yield _guild(event)
        case _:
            return


def _in_place(world: World, channel_id: int, in_guild: Intent, in_dm: Intent, intents: int) -> Channel | None:
    channel = world.channels.get(channel_id)
    if channel is None or not world.can_see(world.bot.id, channel):
        return None
    wanted = in_dm if channel.guild_id is None else in_guild
    return channel if intents & wanted else None


def _message(world: World, message: Message, name: str, intents: int) -> Iterator[Dispatch]:
    in_guild = Intent.DIRECT_MESSAGES if message.is_ephemeral else Intent.GUILD_MESSAGES
    channel = _in_place(world, message.channel_id, in_guild, Intent.DIRECT_MESSAGES, intents)
    if channel is None:
        return
    payload = message_json(world, message, world.bot.id)
    guild = world.guild_of(channel)
    if guild is not None and not message.is_ephemeral:
        payload["guild_id"] = str(guild.id)
        if member := guild.members.get(message.author_id):
            payload["member"] = member_json(world, member, with_user=False)
    if not intents & Intent.MESSAGE_CONTENT:
        payload = hide_content(world, message, payload)
    yield Dispatch(name, payload, channel.guild_id)


def _deleted(world: World, event: e.MessagesDeleted, intents: int) -> Iterator[Dispatch]:
    if event.ephemeral_for is not None:
        return
    channel = _in_place(world, event.channel_id, Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES, intents)
    if channel is None:
        return
    place: Json = {"channel_id": str(channel.id)}
    if channel.guild_id is not None:
        place["guild_id"] = str(channel.guild_id)
    if event.is_bulk:
        ids = [str(each) for each in event.message_ids]
        yield Dispatch("MESSAGE_DELETE_BULK", {"ids": ids, **place}, channel.guild_id)
        return
    for message_id in event.message_ids:
        yield Dispatch("MESSAGE_DELETE", {"id": str(message_id), **place}, channel.guild_id)


def _reaction(
    world: World, event: e.ReactionAdded | e.ReactionRemoved | e.ReactionsCleared, intents: int
) -> Iterator[Dispatch]:
    channel = _in_place(
        world,
        event.message.channel_id,
        Intent.GUILD_MESSAGE_REACTIONS,
        Intent.DIRECT_MESSAGE_REACTIONS,
        intents,
    )
    if channel is None:
        return
    payload: Json = {"channel_id": str(channel.id), "message_id": str(event.message.id)}
    guild = world.guild_of(channel)
    if guild is not None:
        payload["guild_id"] = str(guild.id)
    if isinstance(event, e.ReactionsCleared):
        if event.reaction is None:
            yield Dispatch("MESSAGE_REACTION_REMOVE_ALL", payload, channel.guild_id)
        else:
            payload["emoji"] = emoji_reference(event.reaction)
            yield Dispatch("MESSAGE_REACTION_REMOVE_EMOJI", payload, channel.guild_id)
        return
    payload |= {"user_id": str(event.user_id), "emoji": emoji_reference(event.reaction)}
    payload |= {"burst": False, "type": 0}
    if isinstance(event, e.ReactionRemoved):
        yield Dispatch("MESSAGE_REACTION_REMOVE", payload, channel.guild_id)
        return
    payload["message_author_id"] = str(event.message.author_id)
    if guild is not None and event.user_id in guild.members:
        payload["member"] = member_json(world, guild.members[event.user_id])
    yield Dispatch("MESSAGE_REACTION_ADD", payload, channel.guild_id)


def _channel(
    world: World,
    event: e.ChannelCreated | e.ChannelUpdated | e.ChannelDeleted | e.PinsChanged,
    intents: int,
) -> Iterator[Dispatch]:
    channel = event.channel
    bot_id = world.bot.id
    if not intents & Intent.GUILDS or channel.guild_id is None:
        return
    if isinstance(event, e.PinsChanged):
        if world.can_see(bot_id, channel):
            moment = None if channel.last_pin_at is None else iso(channel.last_pin_at)
            payload = {"guild_id": str(channel.guild_id), "channel_id": str(channel.id)}
            yield Dispatch("CHANNEL_PINS_UPDATE", {**payload, "last_pin_timestamp": moment}, channel.guild_id)
        return
    what = "THREAD" if channel.is_thread else "CHANNEL"
    if isinstance(event, e.ChannelDeleted):
        payload = channel_json(world, channel, bot_id)
        if channel.is_thread:
            payload = {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")}
        yield Dispatch(f"{what}_DELETE", payload, channel.guild_id)
        return
    # Channels the bot may not enter are still in its list; private threads are not.
    if channel.is_thread and not world.can_see(bot_id, channel):
        return
    payload = channel_json(world, channel, bot_id)
    if isinstance(event, e.ChannelCreated):
        if channel.is_thread:
            payload["newly_created"] = True
        yield Dispatch(f"{what}_CREATE", payload, channel.guild_id)
    else:
        yield Dispatch(f"{what}_UPDATE", payload, channel.guild_id)


def _thread_members(world: World, event: e.ThreadMembersChanged, intents: int) -> Iterator[Dispatch]:
    thread = event.thread
    bot_id = world.bot.id
    concerns_bot = bot_id in (*event.added, *event.removed)
    if not intents & (Intent.GUILDS if concerns_bot else Intent.GUILD_MEMBERS) or thread.thread is None:
        return
    if not concerns_bot and not world.can_see(bot_id, thread):
        return
    if bot_id in event.added:
        yield Dispatch("THREAD_CREATE", channel_json(world, thread, bot_id), thread.guild_id)
    payload: Json = {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": min(50, len(thread.thread.members)),
        "added_members": [thread_member_json(thread, user_id) for user_id in event.added],
        "removed_member_ids": [str(user_id) for user_id in event.removed],
    }
    yield Dispatch("THREAD_MEMBERS_UPDATE", payload, thread.guild_id)


def _guild(event: e.GuildUpdated | e.RoleCreated | e.RoleUpdated) -> Dispatch:
    guild = event.guild
    if isinstance(event, e.GuildUpdated):
        return Dispatch("GUILD_UPDATE", guild_json(guild), guild.id)
    name = "CREATE" if isinstance(event, e.RoleCreated) else "UPDATE"
    payload = {"guild_id": str(guild.id), "role": role_json(event.role)}
    return Dispatch(f"GUILD_ROLE_{name}", payload, guild.id)


def _member(
    world: World, event: e.MemberJoined | e.MemberLeft | e.MemberUpdated, intents: int
) -> Iterator[Dispatch]:
    guild = event.guild
    bot_id = world.bot.id
    if isinstance(event, e.MemberUpdated):
        # A bot is told of itself whatever its intents are.
        if bot_id in guild.members and (event.member.user_id == bot_id or intents & Intent.GUILD_MEMBERS):
            payload = member_json(world, event.member) | {"guild_id": str(guild.id)}
            yield Dispatch("GUILD_MEMBER_UPDATE", payload, guild.id)
        return
    if isinstance(event, e.MemberJoined):
        if event.member.user_id == bot_id and intents & Intent.GUILDS:
            # A server that was never away is not said to be back: by that a client knows that it was added.
            payload = guild_create_json(world, guild, bot_id)
            del payload["unavailable"]
            yield Dispatch("GUILD_CREATE", payload, guild.id)
        elif intents & Intent.GUILD_MEMBERS and bot_id in guild.members:
            payload = member_json(world, event.member) | {"guild_id": str(guild.id)}
            yield Dispatch("GUILD_MEMBER_ADD", payload, guild.id)
    elif event.user_id == bot_id and intents & Intent.GUILDS:
        yield Dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id)
    elif intents & Intent.GUILD_MEMBERS and bot_id in guild.members:
        payload = {"guild_id": str(guild.id), "user": user_json(world.users[event.user_id])}
        yield Dispatch("GUILD_MEMBER_REMOVE", payload, guild.id)
