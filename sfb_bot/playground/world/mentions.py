"""Who is pinged by a message."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from sfb_bot.playground.world.entities import Channel, Message
from sfb_bot.playground.world.permissions import Permission
from sfb_bot.playground.world.world import World

_USER = re.compile(r"<@!?(\d{1,20})>")
_ROLE = re.compile(r"<@&(\d{1,20})>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass(frozen=True, slots=True)
class AllowedMentions:
    """Which mentions in a text count; None for a list means every one of that kind."""

    users: tuple[int, ...] | None = None
    roles: tuple[int, ...] | None = None
    everyone: bool = True
    replied_user: bool = True


ALL_MENTIONS = AllowedMentions()
ONLY_USERS = AllowedMentions(roles=(), everyone=False)


@dataclass(slots=True)
class Pinged:
    users: list[int] = field(default_factory=list[int])
    roles: list[int] = field(default_factory=list[int])
    everyone: bool = False


def find(world: World, channel: Channel, author_id: int, text: str, allowed: AllowedMentions) -> Pinged:
    """The users, roles and @everyone that a text by this author mentions here."""
    pinged = Pinged()
    for user_id in map(int, _USER.findall(text)):
        may = allowed.users is None or user_id in allowed.users
        if may and user_id in world.users and user_id not in pinged.users:
            pinged.users.append(user_id)
    guild = world.guild_of(channel)
    if guild is None:
        return pinged
    may_all = world.can(author_id, channel, Permission.MENTION_EVERYONE)
    for role_id in map(int, _ROLE.findall(text)):
        role = guild.roles.get(role_id)
        may = allowed.roles is None or role_id in allowed.roles
        if role and may and (role.is_mentionable or may_all) and role_id not in pinged.roles:
            pinged.roles.append(role_id)
    pinged.everyone = allowed.everyone and may_all and bool(_EVERYONE.search(text))
    return pinged


def concerns(world: World, message: Message, user_id: int) -> bool:
    """Whether the message mentions this user, directly, by role or as everybody."""
    if user_id in message.mentions:
        return True
    channel = world.channels.get(message.channel_id)
    guild = world.guild_of(channel) if channel else None
    member = guild.members.get(user_id) if guild else None
    if member is None:
        return False
    return message.mention_everyone or any(role in member.roles for role in message.mention_roles)
