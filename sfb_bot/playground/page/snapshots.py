"""What the page shows of the world around the messages: people, places, commands."""

from __future__ import annotations

from sfb_bot.playground.drive.views import display_name
from sfb_bot.playground.forms import Json
from sfb_bot.playground.world import commands
from sfb_bot.playground.world.entities import Channel, ChannelKind
from sfb_bot.playground.world.permissions import Permission
from sfb_bot.playground.world.world import World


def people(world: World) -> list[Json]:
    """Everybody there is, with the name to show."""
    return [
        {"id": str(user.id), "name": user.name, "display": user.display_name, "bot": user.is_bot}
        for user in world.users.values()
    ]


def places(world: World, user_id: int) -> Json:
    """The servers, channels, threads and conversations this user sees, with their unread marks."""
    guilds: list[Json] = []
    for guild in world.guilds.values():
        if user_id not in guild.members:
            continue
        channels = [c for c in world.channels.values() if c.guild_id == guild.id and not c.is_thread]
        channels.sort(key=lambda c: (c.position, c.id))
        guilds.append(
            {
                "id": str(guild.id),
                "name": guild.name,
                "channels": [_place(world, c, user_id) for c in channels if world.can_see(user_id, c)],
                "roles": {str(r.id): r.name for r in guild.roles.values()},
                "members": [
                    {"id": str(m), "display": display_name(world, m, guild.id), "bot": world.users[m].is_bot}
                    for m in guild.members
                ],
            }
        )
    dms = [c for c in world.channels.values() if c.kind is ChannelKind.DM and user_id in c.recipients]
    dms.sort(key=lambda c: c.last_message_id or 0, reverse=True)
    return {
        "guilds": guilds,
        "dms": [_place(world, c, user_id) for c in dms],
        "accepts_dms": world.users[user_id].accepts_dms,
        "calls": _calls(world, user_id),
    }


def _calls(world: World, user_id: int) -> list[Json]:
    """Others who were mentioned where this user can see it and have not looked yet: whom to play next.

    Where somebody was mentioned in several places, the newest one counts.
    """
    seen = [c for c in world.channels.values() if c.guild_id is not None and world.can_see(user_id, c)]
    found: list[Json] = []
    for user in world.users.values():
        if user.is_bot or user.id == user_id:
            continue
        asked = [
            channel
            for channel in seen
            if world.read_state(user.id, channel.id).mention_count and world.can_see(user.id, channel)
        ]
        if asked:
            newest = max(asked, key=lambda channel: channel.last_message_id or 0)
            found.append({"id": str(user.id), "display": user.display_name, "channel": str(newest.id)})
    return found


def _place(world: World, channel: Channel, user_id: int) -> Json:
    state = world.read_state(user_id, channel.id)
    joined = channel.thread is None or user_id in channel.thread.members
    sending = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    result: Json = {
        "id": str(channel.id),
        "kind": int(channel.kind),
        "name": channel.name,
        "topic": channel.topic,
        "unread": joined and (channel.last_message_id or 0) > state.last_read_id,
        "mentions": state.mention_count,
        "can_write": world.can(user_id, channel, sending),
    }
    if channel.kind is ChannelKind.DM:
        other = next(each for each in channel.recipients if each != user_id)
        result["name"] = world.users[other].display_name
        result["with"] = str(other)
    elif channel.thread is not None:
        result |= {
            "archived": channel.thread.is_archived,
            "locked": channel.thread.is_locked,
            "joined": joined,
        }
        result["parent"] = str(channel.parent_id)
    else:
        threads = [c for c in world.channels.values() if c.is_thread and c.parent_id == channel.id]
        shown = [t for t in threads if world.can_see(user_id, t)]
        result["threads"] = [_place(world, t, user_id) for t in shown]
    return result


def command_list(world: World, user_id: int, channel: Channel) -> Json:
    """The slash commands offered here, one entry per subcommand, in the user's language."""
    locale = world.users[user_id].locale
    slash: list[Json] = []
    on_message: list[str] = []
    on_user: list[str] = []
    for command in commands.offered(world, user_id, channel):
        if command.kind == 1:
            slash += _leaves(command.spec, locale, [], [])
        else:
            (on_user if command.kind == 2 else on_message).append(command.name)
    return {"slash": slash, "message": on_message, "user": on_user}


def _leaves(spec: Json, locale: str, path: list[str], shown: list[str]) -> list[Json]:
    path = [*path, spec["name"]]
    shown = [*shown, commands.localised(spec, "name", locale)]
    options: list[Json] = spec["options"]
    if any(option["type"] in (1, 2) for option in options):
        return [leaf for option in options for leaf in _leaves(option, locale, path, shown)]
    entry: Json = {
        "path": " ".join(path),
        "shown": " ".join(shown),
        "description": commands.localised(spec, "description", locale),
        "options": [_option(option, locale) for option in options],
    }
    return [entry]


def _option(option: Json, locale: str) -> Json:
    result: Json = {
        "name": option["name"],
        "shown": commands.localised(option, "name", locale),
        "description": commands.localised(option, "description", locale),
        "type": option["type"],
        "required": option["required"],
        "autocomplete": bool(option.get("autocomplete")),
    }
    if "choices" in option:
        result["choices"] = [
            {"name": commands.localised(choice, "name", locale), "value": choice["value"]}
            for choice in option["choices"]
        ]
    return result
