"""Who may do what where: Discord's permission bits and the order in which they are worked out."""

from __future__ import annotations

from enum import IntFlag

from sfb_bot.playground.world.entities import Channel, Guild


class Permission(IntFlag):
    """The bits the playground knows; the numbers are Discord's."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL_PERMISSIONS = (1 << 53) - 1

EVERYONE_DEFAULT = int(
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)

DM_PERMISSIONS = int(
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.PIN_MESSAGES
)


def in_guild(guild: Guild, user_id: int) -> int:
    """The member's permissions before any channel changes them; 0 for strangers."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL_PERMISSIONS
    bits = guild.roles[guild.id].permissions
    for role_id in member.roles:
        if role_id in guild.roles:
            bits |= guild.roles[role_id].permissions
    return ALL_PERMISSIONS if bits & Permission.ADMINISTRATOR else bits


def in_channel(guild: Guild, channel: Channel, user_id: int) -> int:
    """The member's permissions in a channel; for a thread pass its parent."""
    bits = in_guild(guild, user_id)
    member = guild.members.get(user_id)
    if member is None or bits == ALL_PERMISSIONS:
        return bits
    by_target = {overwrite.target_id: overwrite for overwrite in channel.overwrites}
    if everyone := by_target.get(guild.id):
        bits = (bits & ~everyone.deny) | everyone.allow
    allow = deny = 0
    for role_id in member.roles:
        if overwrite := by_target.get(role_id):
            allow |= overwrite.allow
            deny |= overwrite.deny
    bits = (bits & ~deny) | allow
    if own := by_target.get(user_id):
        bits = (bits & ~own.deny) | own.allow
    return bits if bits & Permission.VIEW_CHANNEL else 0
