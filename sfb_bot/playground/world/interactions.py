"""Interactions: three seconds for the first answer, fifteen minutes for everything after it."""

from __future__ import annotations

import base64
import secrets
from dataclasses import dataclass
from enum import IntEnum
from typing import cast

from sfb_bot.playground.errors import (
    ALREADY_ACKNOWLEDGED,
    INVALID_WEBHOOK_TOKEN,
    UNKNOWN_CHANNEL,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    ApiError,
)
from sfb_bot.playground.forms import Fields, Form, Json
from sfb_bot.playground.limits.commands import read_choices
from sfb_bot.playground.limits.drafts import MOST_FILE_BYTES, Draft, DraftContext, Upload, read_draft
from sfb_bot.playground.limits.modals import read_modal
from sfb_bot.playground.world import messages
from sfb_bot.playground.world.entities import (
    Channel,
    Interaction,
    InteractionKind,
    Message,
    MessageFlag,
    MessageKind,
)
from sfb_bot.playground.world.events import InteractionAnswered, InteractionCreated, InteractionFailed
from sfb_bot.playground.world.mentions import ONLY_USERS
from sfb_bot.playground.world.payloads import (
    channel_json,
    member_json,
    message_json,
    permissions_in,
    user_json,
)
from sfb_bot.playground.world.world import World

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 900.0


class Callback(IntEnum):
    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


C = Callback
_ALLOWED = {
    InteractionKind.COMMAND: {C.MESSAGE, C.DEFER_MESSAGE, C.MODAL},
    InteractionKind.COMPONENT: {C.MESSAGE, C.DEFER_MESSAGE, C.DEFER_UPDATE, C.UPDATE, C.MODAL},
    InteractionKind.AUTOCOMPLETE: {C.CHOICES},
    InteractionKind.MODAL_SUBMIT: {C.MESSAGE, C.DEFER_MESSAGE, C.DEFER_UPDATE, C.UPDATE},
}


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an interaction comes from, beyond its user and channel."""

    command_name: str | None = None
    source: Message | None = None
    opened_by: Interaction | None = None


def begin(
    world: World, kind: InteractionKind, user_id: int, channel: Channel, data: Json, origin: Origin
) -> Interaction:
    """A user did something; the bot has three seconds from now."""
    interaction_id = world.ids.next()
    token = base64.urlsafe_b64encode(
        f"interaction:{interaction_id}:{secrets.token_hex(24)}".encode()
    ).decode()
    interaction = Interaction(
        id=interaction_id,
        token=token.rstrip("="),
        kind=kind,
        user_id=user_id,
        channel_id=channel.id,
        guild_id=channel.guild_id,
        created_at=world.clock.now(),
        data=data,
        locale=world.users[user_id].locale,
        command_name=origin.command_name,
        source_message_id=origin.source.id if origin.source else None,
        opened_by=origin.opened_by.id if origin.opened_by else None,
    )
    world.interactions[interaction.id] = interaction
    world.interaction_ids[interaction.token] = interaction.id

    def give_up() -> None:
        if interaction.answer is None:
            interaction.has_failed = True
            world.tell(InteractionFailed(interaction))

    def forget() -> None:
        # What was sent is of no use once the token is dead; long runs would only pile it up.
        interaction.data = {}
        interaction.choices = None
        world.interaction_ids.pop(interaction.token, None)

    world.later(ANSWER_SECONDS, give_up)
    world.later(TOKEN_SECONDS + 1, forget)
    world.tell(InteractionCreated(interaction))
    return interaction


def interaction_json(world: World, interaction: Interaction) -> Json:
    """The interaction as the gateway delivers it."""
    channel = world.channels[interaction.channel_id]
    user_id = interaction.user_id
    own_permissions = permissions_in(world, user_id, channel)
    result: Json = {
        "id": str(interaction.id),
        "application_id": str(world.application.id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": channel_json(world, channel, world.bot.id) | {"permissions": own_permissions},
        "locale": interaction.locale,
        "app_permissions": permissions_in(world, world.bot.id, channel),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": {"0": str(interaction.guild_id or 0)},
        "context": 1 if interaction.guild_id is None else 0,
        "attachment_size_limit": MOST_FILE_BYTES,
    }
    guild = world.guild_of(channel)
    if guild is None:
        result["user"] = user_json(world.users[user_id])
    else:
        member = member_json(world, guild.members[user_id]) | {"permissions": own_permissions}
        partial: Json = {"id": str(guild.id), "locale": guild.locale, "features": []}
        result |= {
            "guild_id": str(guild.id),
            "guild": partial,
            "member": member,
            "guild_locale": guild.locale,
        }
    if interaction.source_message_id is not None:
        source = world.message(channel.id, interaction.source_message_id)
        if source is not None:
            result["message"] = message_json(world, source, world.bot.id)
    return result


def answer(world: World, interaction_id: int, token: str, body: object, uploads: list[Upload]) -> Json:
    """Take the initial answer, or refuse it as late, doubled, of the wrong kind or malformed."""
    interaction = world.interactions.get(interaction_id)
    if interaction is None:
        raise ApiError(UNKNOWN_INTERACTION)
    if not secrets.compare_digest(interaction.token.encode(), token.encode()):
        raise ApiError(INVALID_WEBHOOK_TOKEN)
    if interaction.answer is not None:
        raise ApiError(ALREADY_ACKNOWLEDGED)
    if interaction.has_failed or world.clock.now() > interaction.created_at + ANSWER_SECONDS:
        raise ApiError(UNKNOWN_INTERACTION)
    kind = _read_kind(interaction, body)
    data: object = cast(Json, body).get("data")
    message = _carry_out(world, interaction, kind, data, uploads)
    interaction.answer = kind
    world.tell(InteractionAnswered(interaction))
    return _callback_json(world, interaction, kind, message)


def _read_kind(interaction: Interaction, body: object) -> Callback:
    form = Form()
    fields = Fields(form, body)
    value = fields.one_of("type", {int(each) for each in Callback} | {1, 12}, required=True)
    allowed = set(_ALLOWED[interaction.kind])
    if interaction.kind is InteractionKind.MODAL_SUBMIT and interaction.source_message_id is None:
        allowed -= {C.DEFER_UPDATE, C.UPDATE}
    if value is not None and value not in allowed:
        fields.wrong(
            "type",
            "INTERACTION_CALLBACK_TYPE_INVALID",
            f"This kind of interaction cannot be answered with type {value}.",
        )
    form.refuse()
    return Callback(value or 0)


def emoji_ids(world: World) -> frozenset[int]:
    return frozenset(world.application.emojis)


def _carry_out(
    world: World, interaction: Interaction, kind: Callback, data: object, uploads: list[Upload]
) -> Message | None:
    if kind is C.CHOICES:
        interaction.choices = read_choices(data)
        return None
    if kind is C.MODAL:
        interaction.modal = read_modal(data, emoji_ids(world))
        return None
    if kind in (C.DEFER_UPDATE, C.UPDATE):
        source = _source(world, interaction)
        if source is not None:
            interaction.original_id = source.id
        if kind is C.UPDATE:
            if source is None:
                raise ApiError(UNKNOWN_MESSAGE)
            _edit(world, source, data, uploads, ("data",))
        return source
    context = DraftContext(emoji_ids(world), path=("data",))
    draft = read_draft({} if data is None else data, uploads, context)
    message = new_message(world, interaction, draft)
    if kind is C.DEFER_MESSAGE:
        message.flags |= MessageFlag.LOADING
        messages.put(world, message)
    else:
        messages.post(world, message, draft, ONLY_USERS)
    interaction.original_id = message.id
    interaction.message_ids.append(message.id)
    return message


def _source(world: World, interaction: Interaction) -> Message | None:
    if interaction.source_message_id is None:
        return None
    return world.message(interaction.channel_id, interaction.source_message_id)


def new_message(world: World, interaction: Interaction, draft: Draft) -> Message:
    """An empty answer by the bot in the interaction's channel, private if the draft says so."""
    channel = world.channels.get(interaction.channel_id)
    if channel is None:
        raise ApiError(UNKNOWN_CHANNEL)
    message = messages.blank(world, channel, world.bot.id)
    message.webhook_id = world.application.id
    message.interaction_id = interaction.id
    if (draft.flags or 0) & MessageFlag.EPHEMERAL:
        message.ephemeral_for = interaction.user_id
        message.flags |= MessageFlag.EPHEMERAL
    if interaction.kind is InteractionKind.COMMAND:
        message.kind = MessageKind.COMMAND
    return message


def _edit(
    world: World, message: Message, body: object, uploads: list[Upload], path: tuple[str, ...] = ()
) -> None:
    context = DraftContext(emoji_ids(world), editing=message, path=path)
    draft = read_draft({} if body is None else body, uploads, context)
    messages.edit(world, message, draft, draft.allowed_mentions or ONLY_USERS)


def _callback_json(world: World, interaction: Interaction, kind: Callback, message: Message | None) -> Json:
    about: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    result: Json = {"interaction": about}
    if message is not None:
        about |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.is_loading,
            "response_message_ephemeral": message.is_ephemeral,
        }
        if kind in (C.MESSAGE, C.UPDATE):
            shown = message_json(world, message, world.bot.id)
            result["resource"] = {"type": int(kind), "message": shown}
    return result


def by_token(world: World, application_id: int, token: str) -> Interaction:
    """The answered interaction a webhook request speaks for, while its token lives."""
    found = world.interaction_ids.get(token)
    if application_id != world.application.id:
        raise ApiError(UNKNOWN_WEBHOOK)
    interaction = None if found is None else world.interactions[found]
    if interaction is None or world.clock.now() > interaction.created_at + TOKEN_SECONDS:
        raise ApiError(INVALID_WEBHOOK_TOKEN)
    if interaction.answer is None or interaction.kind is InteractionKind.AUTOCOMPLETE:
        raise ApiError(UNKNOWN_WEBHOOK)
    return interaction


def follow_up(world: World, interaction: Interaction, body: object, uploads: list[Upload]) -> Message:
    """Another message; the first one after a deferred answer fills that answer instead."""
    original = world.message(interaction.channel_id, interaction.original_id or 0)
    if interaction.answer == C.DEFER_MESSAGE and original is not None and original.is_loading:
        _edit(world, original, body, uploads)
        return original
    draft = read_draft(body, uploads, DraftContext(emoji_ids(world)))
    message = new_message(world, interaction, draft)
    if message.kind is MessageKind.COMMAND:
        message.kind = MessageKind.DEFAULT
    messages.post(world, message, draft, ONLY_USERS)
    interaction.message_ids.append(message.id)
    return message


def reach(world: World, interaction: Interaction, name: str) -> Message:
    """The message `@original` or an id stands for: only this interaction's own, or the one clicked."""
    if name == "@original":
        message_id = interaction.original_id
    else:
        message_id = int(name) if name.isascii() and name.isdigit() and len(name) <= 20 else None
    own = {*interaction.message_ids, interaction.source_message_id, interaction.original_id}
    message = world.message(interaction.channel_id, message_id) if message_id and message_id in own else None
    if message is None:
        raise ApiError(UNKNOWN_MESSAGE)
    return message


def edit_answer(world: World, message: Message, body: object, uploads: list[Upload]) -> None:
    """Change an answer through its interaction's token."""
    _edit(world, message, body, uploads)
