"""Everything that exists in the local Discord, as plain values that could be written to a file."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from sfb_bot.playground.forms import Json


class ChannelKind(IntEnum):
    """Discord's channel types, as far as the playground has them."""

    TEXT = 0
    DM = 1
    CATEGORY = 4
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREAD_KINDS = frozenset(
    {ChannelKind.ANNOUNCEMENT_THREAD, ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD}
)


class MessageFlag(IntFlag):
    """The message flags with a meaning here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class MessageKind(IntEnum):
    """The message types with a meaning here."""

    DEFAULT = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21
    CONTEXT_COMMAND = 23


@dataclass(slots=True)
class User:
    id: int
    name: str
    display_name: str
    is_bot: bool = False
    locale: str = "en-US"
    # Until somebody chooses a language, the browser of whoever plays them says which.
    has_chosen_locale: bool = False
    accepts_dms: bool = True


@dataclass(slots=True)
class Role:
    id: int
    name: str
    permissions: int
    position: int = 0
    colour: int = 0
    is_mentionable: bool = False
    bot_id: int | None = None


@dataclass(slots=True)
class Member:
    user_id: int
    joined_at: float
    roles: list[int] = field(default_factory=list[int])
    nick: str | None = None


@dataclass(slots=True)
class Guild:
    """A server; its @everyone role has the id of the guild."""

    id: int
    name: str
    owner_id: int
    joined_at: float
    locale: str = "en-US"
    # Without a language of its own a server speaks that of its owner.
    has_own_locale: bool = False
    roles: dict[int, Role] = field(default_factory=dict[int, Role])
    members: dict[int, Member] = field(default_factory=dict[int, Member])


@dataclass(slots=True)
class Overwrite:
    target_id: int
    is_member: bool
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class ThreadState:
    """What a thread has beyond a channel; `active_at` moves with messages, not with edits."""

    owner_id: int
    created_at: float
    active_at: float
    archive_changed_at: float
    auto_archive_minutes: int = 1440
    is_archived: bool = False
    is_locked: bool = False
    is_invitable: bool = True
    members: dict[int, float] = field(default_factory=dict[int, float])
    message_count: int = 0
    total_sent: int = 0


@dataclass(slots=True)
class Channel:
    id: int
    kind: ChannelKind
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    overwrites: list[Overwrite] = field(default_factory=list[Overwrite])
    recipients: list[int] = field(default_factory=list[int])
    last_message_id: int | None = None
    last_pin_at: float | None = None
    thread: ThreadState | None = None

    @property
    def is_thread(self) -> bool:
        return self.kind in THREAD_KINDS


@dataclass(slots=True)
class Attachment:
    """A stored file; `is_listed` is False once an embed or component shows it instead."""

    id: int
    filename: str
    content_type: str
    size: int
    width: int | None = None
    height: int | None = None
    description: str | None = None
    is_ephemeral: bool = False
    is_listed: bool = True


@dataclass(slots=True)
class Reaction:
    """One emoji under a message; `emoji_id` is None for the ones every device has."""

    emoji_name: str
    emoji_id: int | None = None
    user_ids: list[int] = field(default_factory=list[int])


@dataclass(slots=True)
class Message:
    id: int
    channel_id: int
    author_id: int
    created_at: float
    kind: MessageKind = MessageKind.DEFAULT
    content: str = ""
    embeds: list[Json] = field(default_factory=list[Json])
    components: list[Json] = field(default_factory=list[Json])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: int = 0
    edited_at: float | None = None
    mentions: list[int] = field(default_factory=list[int])
    mention_roles: list[int] = field(default_factory=list[int])
    mention_everyone: bool = False
    pinned_at: float | None = None
    reactions: list[Reaction] = field(default_factory=list[Reaction])
    reference: Json | None = None
    nonce: str | None = None
    ephemeral_for: int | None = None
    webhook_id: int | None = None
    interaction_id: int | None = None
    thread_id: int | None = None

    @property
    def is_ephemeral(self) -> bool:
        return self.ephemeral_for is not None

    @property
    def is_loading(self) -> bool:
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & MessageFlag.COMPONENTS_V2)


class InteractionKind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


@dataclass(slots=True)
class Interaction:
    """One thing a user did that the bot must answer.

    `source_message_id` is the message whose component was used; for a modal, the one whose component
    opened it. `answer` is the callback type of the initial answer, `original_id` its message.
    """

    id: int
    token: str
    kind: InteractionKind
    user_id: int
    channel_id: int
    guild_id: int | None
    created_at: float
    data: Json
    locale: str
    command_name: str | None = None
    source_message_id: int | None = None
    opened_by: int | None = None
    answer: int | None = None
    original_id: int | None = None
    message_ids: list[int] = field(default_factory=list[int])
    has_failed: bool = False
    modal: Json | None = None
    choices: list[Json] | None = None


@dataclass(slots=True)
class Command:
    """An application command as the bot registered it; `guild_id` None means everywhere."""

    id: int
    version: int
    guild_id: int | None
    spec: Json

    @property
    def name(self) -> str:
        return self.spec["name"]

    @property
    def kind(self) -> int:
        return self.spec["type"]


@dataclass(slots=True)
class Emoji:
    id: int
    name: str
    is_animated: bool = False


@dataclass(slots=True)
class Application:
    """The bot's own side: its application and bot user share one id."""

    id: int
    name: str
    description: str = ""
    emojis: dict[int, Emoji] = field(default_factory=dict[int, Emoji])


@dataclass(slots=True)
class ReadState:
    """How far one user has read one channel, and how often they were mentioned since."""

    last_read_id: int = 0
    mention_count: int = 0
