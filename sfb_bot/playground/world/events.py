"""What happens in the world, told to whoever listens: the gateway, the page, waiting tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sfb_bot.playground.world.entities import (
    Channel,
    Guild,
    Interaction,
    Member,
    Message,
    Reaction,
    Role,
)


@dataclass(frozen=True, slots=True)
class MessageCreated:
    message: Message


@dataclass(frozen=True, slots=True)
class MessageUpdated:
    message: Message


@dataclass(frozen=True, slots=True)
class MessagesDeleted:
    """Messages of one channel are gone; an ephemeral one was only ever seen by `ephemeral_for`."""

    channel_id: int
    guild_id: int | None
    message_ids: tuple[int, ...]
    ephemeral_for: int | None = None
    is_bulk: bool = False


@dataclass(frozen=True, slots=True)
class ReactionAdded:
    message: Message
    reaction: Reaction
    user_id: int


@dataclass(frozen=True, slots=True)
class ReactionRemoved:
    message: Message
    reaction: Reaction
    user_id: int


@dataclass(frozen=True, slots=True)
class ReactionsCleared:
    """All reactions are gone, or those of one emoji."""

    message: Message
    reaction: Reaction | None


@dataclass(frozen=True, slots=True)
class ChannelCreated:
    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelUpdated:
    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelDeleted:
    channel: Channel


@dataclass(frozen=True, slots=True)
class ThreadMembersChanged:
    thread: Channel
    added: tuple[int, ...]
    removed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PinsChanged:
    channel: Channel


@dataclass(frozen=True, slots=True)
class MemberJoined:
    guild: Guild
    member: Member


@dataclass(frozen=True, slots=True)
class MemberLeft:
    guild: Guild
    user_id: int


@dataclass(frozen=True, slots=True)
class GuildUpdated:
    """A server has another language."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class MemberUpdated:
    """A member's roles changed."""

    guild: Guild
    member: Member


@dataclass(frozen=True, slots=True)
class RoleCreated:
    guild: Guild
    role: Role


@dataclass(frozen=True, slots=True)
class RoleUpdated:
    guild: Guild
    role: Role


@dataclass(frozen=True, slots=True)
class InteractionCreated:
    interaction: Interaction


@dataclass(frozen=True, slots=True)
class InteractionAnswered:
    """The initial answer arrived; a modal or autocomplete choices are in the interaction."""

    interaction: Interaction


@dataclass(frozen=True, slots=True)
class InteractionFailed:
    """The bot did not answer in time; its user is told so, nobody else."""

    interaction: Interaction


@dataclass(frozen=True, slots=True)
class CommandsChanged:
    guild_id: int | None


@dataclass(frozen=True, slots=True)
class ReadStateChanged:
    user_id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class TypingStarted:
    channel_id: int
    user_id: int


WorldEvent: TypeAlias = (
    MessageCreated
    | MessageUpdated
    | MessagesDeleted
    | ReactionAdded
    | ReactionRemoved
    | ReactionsCleared
    | ChannelCreated
    | ChannelUpdated
    | ChannelDeleted
    | ThreadMembersChanged
    | PinsChanged
    | MemberJoined
    | MemberLeft
    | MemberUpdated
    | GuildUpdated
    | RoleCreated
    | RoleUpdated
    | InteractionCreated
    | InteractionAnswered
    | InteractionFailed
    | CommandsChanged
    | ReadStateChanged
    | TypingStarted
)
