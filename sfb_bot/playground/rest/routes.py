"""The table of everything the API answers to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from sfb_bot.playground.rest import about, answers, channels, commands, guilds, messages, reactions
from sfb_bot.playground.rest.call import Call

Handler: TypeAlias = Callable[[Call], Awaitable[Any]]

_CHANNEL = "/channels/{channel_id}"
_MESSAGE = f"{_CHANNEL}/messages/{{message_id}}"
_APPLICATION = "/applications/{application_id}"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_GUILD = "/guilds/{guild_id}"

# The first match counts, so fixed words stand before the ids that could swallow them.
CREATED = frozenset({about.create_emoji, channels.thread_from_message, channels.thread_alone})
"""Handlers that answer 201; everything else that has a body answers 200."""
ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/gateway", about.gateway),
    ("GET", "/gateway/bot", about.gateway_bot),
    ("GET", "/users/@me", about.own_user),
    ("GET", "/users/@me/guilds", about.own_guilds),
    ("POST", "/users/@me/channels", channels.open_direct),
    ("GET", "/users/{user_id}", about.user),
    ("GET", "/oauth2/applications/@me", about.application),
    ("GET", "/applications/@me", about.application),
    ("GET", f"{_APPLICATION}/emojis", about.list_emojis),
    ("POST", f"{_APPLICATION}/emojis", about.create_emoji),
    ("GET", f"{_APPLICATION}/emojis/{{emoji_id}}", about.get_emoji),
    ("PATCH", f"{_APPLICATION}/emojis/{{emoji_id}}", about.edit_emoji),
    ("DELETE", f"{_APPLICATION}/emojis/{{emoji_id}}", about.delete_emoji),
    *(
        (method, f"{_APPLICATION}{scope}/commands{rest}", handler)
        for scope in ("", _GUILD)
        for method, rest, handler in (
            ("GET", "", commands.list_all),
            ("PUT", "", commands.overwrite),
            ("POST", "", commands.create),
            ("GET", "/{command_id}", commands.get),
            ("PATCH", "/{command_id}", commands.edit),
            ("DELETE", "/{command_id}", commands.delete),
        )
    ),
    ("POST", "/interactions/{webhook_id}/{webhook_token}/callback", answers.callback),
    ("POST", _WEBHOOK, answers.follow_up),
    ("GET", f"{_WEBHOOK}/messages/{{message_id}}", answers.get),
    ("PATCH", f"{_WEBHOOK}/messages/{{message_id}}", answers.edit),
    ("DELETE", f"{_WEBHOOK}/messages/{{message_id}}", answers.delete),
    ("GET", _GUILD, guilds.get),
    ("GET", f"{_GUILD}/channels", guilds.list_channels),
    ("POST", f"{_GUILD}/channels", guilds.create_channel),
    ("GET", f"{_GUILD}/roles", guilds.list_roles),
    ("GET", f"{_GUILD}/members", guilds.list_members),
    ("GET", f"{_GUILD}/members/search", guilds.search_members),
    ("GET", f"{_GUILD}/members/{{user_id}}", guilds.get_member),
    ("PUT", f"{_GUILD}/members/{{user_id}}/roles/{{role_id}}", guilds.add_role),
    ("DELETE", f"{_GUILD}/members/{{user_id}}/roles/{{role_id}}", guilds.remove_role),
    ("GET", f"{_GUILD}/threads/active", guilds.active_threads),
    ("GET", _CHANNEL, channels.get),
    ("PATCH", _CHANNEL, channels.edit),
    ("DELETE", _CHANNEL, channels.delete),
    ("PUT", f"{_CHANNEL}/permissions/{{overwrite_id}}", channels.set_permissions),
    ("DELETE", f"{_CHANNEL}/permissions/{{overwrite_id}}", channels.clear_permissions),
    ("POST", f"{_CHANNEL}/typing", messages.typing),
    ("GET", f"{_CHANNEL}/messages", messages.history),
    ("POST", f"{_CHANNEL}/messages", messages.create),
    ("POST", f"{_CHANNEL}/messages/bulk-delete", messages.bulk_delete),
    ("GET", f"{_CHANNEL}/messages/pins", messages.list_pins),
    ("PUT", f"{_CHANNEL}/messages/pins/{{message_id}}", messages.pin),
    ("DELETE", f"{_CHANNEL}/messages/pins/{{message_id}}", messages.unpin),
    ("GET", f"{_CHANNEL}/pins", messages.list_pins_old),
    ("PUT", f"{_CHANNEL}/pins/{{message_id}}", messages.pin),
    ("DELETE", f"{_CHANNEL}/pins/{{message_id}}", messages.unpin),
    ("GET", _MESSAGE, messages.get),
    ("PATCH", _MESSAGE, messages.edit),
    ("DELETE", _MESSAGE, messages.delete),
    ("PUT", f"{_MESSAGE}/reactions/{{emoji}}/@me", reactions.add),
    ("DELETE", f"{_MESSAGE}/reactions/{{emoji}}/@me", reactions.remove_own),
    ("DELETE", f"{_MESSAGE}/reactions/{{emoji}}/{{user_id}}", reactions.remove_other),
    ("GET", f"{_MESSAGE}/reactions/{{emoji}}", reactions.users),
    ("DELETE", f"{_MESSAGE}/reactions/{{emoji}}", reactions.clear_emoji),
    ("DELETE", f"{_MESSAGE}/reactions", reactions.clear),
    ("POST", f"{_MESSAGE}/threads", channels.thread_from_message),
    ("POST", f"{_CHANNEL}/threads", channels.thread_alone),
    ("GET", f"{_CHANNEL}/threads/archived/{{privacy:public|private}}", channels.archived_threads),
    ("PUT", f"{_CHANNEL}/thread-members/@me", channels.join),
    ("DELETE", f"{_CHANNEL}/thread-members/@me", channels.leave),
    ("GET", f"{_CHANNEL}/thread-members", channels.list_members),
    ("GET", f"{_CHANNEL}/thread-members/{{user_id}}", channels.get_member),
    ("PUT", f"{_CHANNEL}/thread-members/{{user_id}}", channels.add_member),
    ("DELETE", f"{_CHANNEL}/thread-members/{{user_id}}", channels.remove_member),
)
