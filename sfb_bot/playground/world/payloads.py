"""The entities in the shape Discord's API gives them."""

from __future__ import annotations

from sfb_bot.playground.clock import iso
from sfb_bot.playground.forms import Json
from sfb_bot.playground.world import permissions
from sfb_bot.playground.world.entities import (
    Attachment,
    Channel,
    ChannelKind,
    Command,
    Emoji,
    Guild,
    Member,
    Message,
    Reaction,
    Role,
    User,
)
from sfb_bot.playground.world.messages import file_url
from sfb_bot.playground.world.world import World


def user_json(user: User) -> Json:
    return {
        "id": str(user.id),
        "username": user.name,
        "global_name": None if user.is_bot else user.display_name,
        "discriminator": "0000" if user.is_bot else "0",
        "avatar": None,
        "bot": user.is_bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }


def member_json(world: World, member: Member, *, with_user: bool = True) -> Json:
    result: Json = {
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role_id) for role_id in member.roles],
        "joined_at": iso(member.joined_at),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }
    if with_user:
        result["user"] = user_json(world.users[member.user_id])
    return result


def role_json(role: Role) -> Json:
    result: Json = {
        "id": str(role.id),
        "name": role.name,
        "color": role.colour,
        "colors": {"primary_color": role.colour, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": role.position,
        "permissions": str(role.permissions),
        "managed": role.bot_id is not None,
        "mentionable": role.is_mentionable,
        "flags": 0,
    }
    if role.bot_id is not None:
        result["tags"] = {"bot_id": str(role.bot_id)}
    return result


def guild_json(guild: Guild) -> Json:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": str(guild.owner_id),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": [role_json(role) for role in guild.roles.values()],
        "emojis": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "preferred_locale": guild.locale,
        "public_updates_channel_id": None,
        "nsfw": False,
        "nsfw_level": 0,
        "stickers": [],
        "home_header": None,
        "region": "local",
        "widget_enabled": False,
        "widget_channel_id": None,
        "max_presences": None,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "premium_subscription_count": 0,
        "incidents_data": None,
        "premium_progress_bar_enabled": False,
        "safety_alerts_channel_id": None,
    }


def guild_create_json(world: World, guild: Guild, viewer_id: int) -> Json:
    """The guild with everything the viewer sees in it; of the members only the viewer."""
    channels = [c for c in world.channels.values() if c.guild_id == guild.id and not c.is_thread]
    threads = [c for c in world.threads_of(guild.id) if c.thread and not c.thread.is_archived]
    return guild_json(guild) | {
        "joined_at": iso(guild.members[viewer_id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "voice_states": [],
        "members": [member_json(world, guild.members[viewer_id])],
        "channels": [channel_json(world, c, viewer_id) for c in channels],
        "threads": [channel_json(world, t, viewer_id) for t in threads if world.can_see(viewer_id, t)],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel_json(world: World, channel: Channel, viewer_id: int) -> Json:
    result: Json = {"id": str(channel.id), "type": int(channel.kind), "flags": 0}
    result["last_message_id"] = None if channel.last_message_id is None else str(channel.last_message_id)
    if channel.kind is ChannelKind.DM:
        others = [world.users[each] for each in channel.recipients if each != viewer_id]
        return result | {"recipients": [user_json(other) for other in others]}
    result |= {"guild_id": str(channel.guild_id), "name": channel.name, "rate_limit_per_user": 0}
    result["parent_id"] = None if channel.parent_id is None else str(channel.parent_id)
    if channel.last_pin_at is not None:
        result["last_pin_timestamp"] = iso(channel.last_pin_at)
    if channel.thread is not None:
        return result | _thread_json(channel, viewer_id)
    overwrites = [
        {"id": str(o.target_id), "type": int(o.is_member), "allow": str(o.allow), "deny": str(o.deny)}
        for o in channel.overwrites
    ]
    return result | {
        "topic": channel.topic,
        "position": channel.position,
        "nsfw": False,
        "permission_overwrites": overwrites,
    }


def _thread_json(thread: Channel, viewer_id: int) -> Json:
    state = thread.thread
    assert state is not None
    result: Json = {
        "owner_id": str(state.owner_id),
        "message_count": state.message_count,
        "total_message_sent": state.total_sent,
        "member_count": min(50, len(state.members)),
        "thread_metadata": {
            "archived": state.is_archived,
            "auto_archive_duration": state.auto_archive_minutes,
            "archive_timestamp": iso(state.archive_changed_at),
            "create_timestamp": iso(state.created_at),
            "locked": state.is_locked,
            "invitable": state.is_invitable,
        },
    }
    if viewer_id in state.members:
        result["member"] = thread_member_json(thread, viewer_id)
    return result


def thread_member_json(thread: Channel, user_id: int) -> Json:
    assert thread.thread is not None
    joined = iso(thread.thread.members[user_id])
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def attachment_json(world: World, message: Message, attachment: Attachment) -> Json:
    address = file_url(world, message, attachment)
    result: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "url": address,
        "proxy_url": address,
        "content_type": attachment.content_type,
    }
    if attachment.width is not None:
        result |= {"width": attachment.width, "height": attachment.height}
    if attachment.description is not None:
        result["description"] = attachment.description
    if attachment.is_ephemeral:
        result["ephemeral"] = True
    return result


def emoji_reference(reaction: Reaction) -> Json:
    emoji_id = None if reaction.emoji_id is None else str(reaction.emoji_id)
    return {"id": emoji_id, "name": reaction.emoji_name, "animated": False}


def reaction_json(reaction: Reaction, viewer_id: int) -> Json:
    count = len(reaction.user_ids)
    return {
        "emoji": emoji_reference(reaction),
        "count": count,
        "count_details": {"normal": count, "burst": 0},
        "me": viewer_id in reaction.user_ids,
        "me_burst": False,
        "burst_colors": [],
    }


def message_json(world: World, message: Message, viewer_id: int, *, deep: bool = True) -> Json:
    """The message as the viewer gets it; `deep` also follows the reply one step."""
    result: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "type": int(message.kind),
        "author": user_json(world.users[message.author_id]),
        "content": message.content,
        "timestamp": iso(message.created_at),
        "edited_timestamp": None if message.edited_at is None else iso(message.edited_at),
        "tts": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(world.users[each]) for each in message.mentions],
        "mention_roles": [str(role_id) for role_id in message.mention_roles],
        "attachments": [attachment_json(world, message, a) for a in message.attachments if a.is_listed],
        "embeds": message.embeds,
        "components": message.components,
        "pinned": message.pinned_at is not None,
        "flags": message.flags,
    }
    if message.reactions:
        result["reactions"] = [reaction_json(reaction, viewer_id) for reaction in message.reactions]
    if message.nonce is not None:
        result["nonce"] = message.nonce
    if message.webhook_id is not None:
        result["webhook_id"] = str(message.webhook_id)
        result["application_id"] = str(message.webhook_id)
    if message.interaction_id is not None:
        result |= _origin_json(world, message.interaction_id, message.id)
    if message.thread_id is not None and message.thread_id in world.channels:
        result["thread"] = channel_json(world, world.channels[message.thread_id], viewer_id)
    if message.reference is not None:
        result["message_reference"] = {"type": 0, **message.reference}
        target_id = int(message.reference.get("message_id", 0))
        target = world.message(message.channel_id, target_id)
        if deep and target_id:
            result["referenced_message"] = target and message_json(world, target, viewer_id, deep=False)
    return result


def _origin_json(world: World, interaction_id: int, message_id: int) -> Json:
    interaction = world.interactions[interaction_id]
    user = user_json(world.users[interaction.user_id])
    owners = {"0": str(interaction.guild_id or 0)}
    metadata: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": user,
        "authorizing_integration_owners": owners,
    }
    if interaction.original_id not in (None, message_id):
        metadata["original_response_message_id"] = str(interaction.original_id)
    if interaction.kind == 3:
        metadata["interacted_message_id"] = str(interaction.source_message_id)
    elif interaction.kind == 5 and interaction.opened_by is not None:
        nested = _origin_json(world, interaction.opened_by, message_id)["interaction_metadata"]
        metadata["triggering_interaction_metadata"] = nested
    result: Json = {"interaction_metadata": metadata}
    if interaction.kind == 2:
        name = interaction.command_name or ""
        result["interaction"] = {"id": str(interaction.id), "type": 2, "name": name, "user": user}
    return result


def command_json(world: World, command: Command) -> Json:
    result: Json = command.spec | {
        "id": str(command.id),
        "application_id": str(world.application.id),
        "version": str(command.version),
    }
    if command.guild_id is not None:
        result["guild_id"] = str(command.guild_id)
    return result


def emoji_json(world: World, emoji: Emoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "animated": emoji.is_animated,
        "available": True,
        "managed": False,
        "require_colons": True,
        "roles": [],
        "user": user_json(world.bot),
    }


def application_json(world: World) -> Json:
    owner_id = next(iter(world.guilds.values())).owner_id if world.guilds else world.bot.id
    return {
        "id": str(world.application.id),
        "name": world.application.name,
        "description": world.application.description,
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": user_json(world.users[owner_id]),
        "team": None,
        "type": None,
        "flags": 0,
        "flags_new": "0",
        "summary": "",
        "tags": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "bot": user_json(world.bot),
        "integration_types_config": {"0": {}, "1": {}},
    }


def permissions_in(world: World, user_id: int, channel: Channel) -> str:
    """The permission bits as the string the API uses; administrators get them all."""
    return str(world.permissions(user_id, channel) & permissions.ALL_PERMISSIONS)
