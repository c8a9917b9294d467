"""Servers: making them, and who comes and goes."""

from __future__ import annotations

from sfb_bot.playground.world.entities import (
    Channel,
    ChannelKind,
    Guild,
    Member,
    Overwrite,
    Role,
)
from sfb_bot.playground.world.events import (
    ChannelCreated,
    ChannelUpdated,
    MemberJoined,
    MemberLeft,
    MemberUpdated,
    RoleCreated,
    RoleUpdated,
)
from sfb_bot.playground.world.permissions import EVERYONE_DEFAULT
from sfb_bot.playground.world.threads import remove_member
from sfb_bot.playground.world.world import World


def make_guild(world: World, name: str, owner_id: int, *, guild_id: int | None = None) -> Guild:
    """A server with its owner as the only member."""
    now = world.clock.now()
    guild = Guild(guild_id or world.ids.next(), name, owner_id, now)
    guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE_DEFAULT)
    guild.members[owner_id] = Member(owner_id, now)
    world.guilds[guild.id] = guild
    return guild


def join(world: World, guild: Guild, user_id: int, roles: list[int] | None = None) -> Member:
    member = Member(user_id, world.clock.now(), roles or [])
    guild.members[user_id] = member
    world.tell(MemberJoined(guild, member))
    return member


def leave(world: World, guild: Guild, user_id: int) -> None:
    """The member is gone from the server and from its threads; their messages stay."""
    if guild.members.pop(user_id, None) is None:
        return
    for thread in list(world.threads_of(guild.id)):
        remove_member(world, thread, user_id)
    world.tell(MemberLeft(guild, user_id))


def make_role(world: World, guild: Guild, name: str, permissions: int, *, bot_id: int | None = None) -> Role:
    role = Role(world.ids.next(), name, permissions, position=len(guild.roles), bot_id=bot_id)
    guild.roles[role.id] = role
    world.tell(RoleCreated(guild, role))
    return role


def make_channel(
    world: World, guild: Guild, name: str, *, topic: str | None = None, channel_id: int | None = None
) -> Channel:
    position = sum(c.guild_id == guild.id and not c.is_thread for c in world.channels.values())
    chosen_id = channel_id or world.ids.next()
    channel = Channel(chosen_id, ChannelKind.TEXT, name, guild.id, topic=topic, position=position)
    world.channels[channel.id] = channel
    world.messages[channel.id] = {}
    world.tell(ChannelCreated(channel))
    return channel


def set_overwrite(world: World, channel: Channel, overwrite: Overwrite) -> None:
    """Change what a role or member may do in a channel."""
    channel.overwrites = [o for o in channel.overwrites if o.target_id != overwrite.target_id]
    channel.overwrites.append(overwrite)
    world.tell(ChannelUpdated(channel))


def set_role_permissions(world: World, guild: Guild, role: Role, permissions: int) -> None:
    """Change what a role may do in the whole server."""
    role.permissions = permissions
    world.tell(RoleUpdated(guild, role))


def set_roles(world: World, guild: Guild, user_id: int, roles: list[int]) -> None:
    """Change which roles a member has."""
    member = guild.members[user_id]
    member.roles = roles
    world.tell(MemberUpdated(guild, member))
