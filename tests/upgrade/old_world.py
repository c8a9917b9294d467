"""The local Discord as it was when the old database was written, put into a fresh playground."""

from __future__ import annotations

from typing import Any

from sfb_bot.playground.world.entities import (
    Channel,
    ChannelKind,
    Member,
    Message,
    MessageKind,
    Overwrite,
    Role,
    ThreadState,
)
from sfb_bot.playground.world.world import World


def restore_world(world: World, stored: dict[str, Any]) -> None:
    """Roles, members, channels, threads and posts with their ids and controls; before the bot starts.

    The world's settings must name the same users. Pictures of old posts are gone.
    """
    (guild,) = world.guilds.values()
    assert guild.id == stored["guild"]["id"]
    assert world.application.id == stored["application"]
    now = world.clock.now()
    own = next(role for role in guild.roles.values() if role.bot_id is not None)
    del guild.roles[own.id]
    for role in stored["roles"]:
        guild.roles[role["id"]] = Role(**role)
    for member in stored["members"]:
        guild.members[member["user"]] = Member(member["user"], now, list(member["roles"]))
    for channel in stored["channels"]:
        world.channels[channel["id"]] = _channel(channel, now)
        world.messages.setdefault(channel["id"], {})
    for plain in stored["messages"]:
        message = Message(**{**plain, "kind": MessageKind(plain.get("kind", 0))})
        world.messages[message.channel_id][message.id] = message
    # Newer ids must be greater than those of old, whatever the machine's clock says.
    newest = max(plain["id"] for plain in stored["messages"])
    world.ids._last = max(world.ids._last, newest)  # pyright: ignore[reportPrivateUsage]


def _channel(plain: dict[str, Any], now: Any) -> Channel:
    overwrites = [Overwrite(**each) for each in plain["overwrites"]]
    thread = plain["thread"]
    if thread is not None:
        members = dict.fromkeys(thread["members"], now)
        thread = ThreadState(**{**thread, "active_at": now, "archive_changed_at": now, "members": members})
    return Channel(
        **{**plain, "kind": ChannelKind(plain["kind"]), "overwrites": overwrites, "thread": thread}
    )
