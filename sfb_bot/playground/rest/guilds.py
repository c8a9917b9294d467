"""Servers and their members."""

from __future__ import annotations

from sfb_bot.playground.errors import MISSING_PERMISSIONS, UNKNOWN_MEMBER, UNKNOWN_ROLE, ApiError
from sfb_bot.playground.forms import Fields, Form, Json
from sfb_bot.playground.rest.call import Call
from sfb_bot.playground.rest.channels import threads_page
from sfb_bot.playground.snowflakes import LARGEST_ID
from sfb_bot.playground.world import guilds, permissions
from sfb_bot.playground.world.entities import Member, Role
from sfb_bot.playground.world.payloads import channel_json, guild_json, member_json, role_json
from sfb_bot.playground.world.permissions import Permission


async def get(call: Call) -> Json:
    guild = call.guild()
    result = guild_json(guild)
    if call.is_set("with_counts"):
        count = len(guild.members)
        result |= {"approximate_member_count": count, "approximate_presence_count": count}
    return result


async def list_channels(call: Call) -> list[Json]:
    guild = call.guild()
    found = [c for c in call.world.channels.values() if c.guild_id == guild.id and not c.is_thread]
    return [channel_json(call.world, channel, call.world.bot.id) for channel in found]


async def create_channel(call: Call) -> Json:
    guild = call.guild()
    if not permissions.in_guild(guild, call.world.bot.id) & Permission.MANAGE_CHANNELS:
        raise ApiError(MISSING_PERMISSIONS)
    form = Form()
    fields = Fields(form, call.body)
    name = fields.text("name", least=1, most=100, required=True) or ""
    topic = fields.text("topic", most=1024)
    fields.one_of("type", (0,))
    form.refuse()
    channel = guilds.make_channel(call.world, guild, name, topic=topic)
    return channel_json(call.world, channel, call.world.bot.id)


async def list_roles(call: Call) -> list[Json]:
    return [role_json(role) for role in call.guild().roles.values()]


async def get_member(call: Call) -> Json:
    guild = call.guild()
    member = guild.members.get(call.id("user_id"))
    if member is None:
        raise ApiError(UNKNOWN_MEMBER)
    return member_json(call.world, member)


def _role_to_give(call: Call) -> tuple[Member, Role]:
    """A member and a role the bot may give: one below its own highest, and not an integration's."""
    guild = call.guild()
    member, role = guild.members.get(call.id("user_id")), guild.roles.get(call.id("role_id"))
    if member is None:
        raise ApiError(UNKNOWN_MEMBER)
    if role is None:
        raise ApiError(UNKNOWN_ROLE)
    own = guild.members[call.world.bot.id]
    highest = max((guild.roles[each].position for each in own.roles), default=0)
    may_manage = permissions.in_guild(guild, own.user_id) & Permission.MANAGE_ROLES
    if not may_manage or role.bot_id is not None or role.id == guild.id or role.position >= highest:
        raise ApiError(MISSING_PERMISSIONS)
    return member, role


async def add_role(call: Call) -> None:
    member, role = _role_to_give(call)
    if role.id not in member.roles:
        member.roles.append(role.id)


async def remove_role(call: Call) -> None:
    member, role = _role_to_give(call)
    if role.id in member.roles:
        member.roles.remove(role.id)


async def list_members(call: Call) -> list[Json]:
    guild = call.guild()
    limit = call.number("limit", 1, 1, 1000)
    after = call.number("after", 0, 0, LARGEST_ID)
    found = sorted(m for m in guild.members if m > after)[:limit]
    return [member_json(call.world, guild.members[each]) for each in found]


async def search_members(call: Call) -> list[Json]:
    guild = call.guild()
    limit = call.number("limit", 1, 1, 1000)
    start = call.query.get("query", "").lower()
    found = [m for m in guild.members.values() if call.world.users[m.user_id].name.startswith(start)]
    return [member_json(call.world, member) for member in found[:limit]]


async def active_threads(call: Call) -> Json:
    guild = call.guild()
    found = [
        thread
        for thread in call.world.threads_of(guild.id)
        if thread.thread and not thread.thread.is_archived and call.world.can_see(call.world.bot.id, thread)
    ]
    return threads_page(call, found, limit=max(1, len(found)))
