"""The whole local Discord in memory: what exists, who may see it, who is told about changes."""

from __future__ import annotations

import hmac
import secrets
from collections import deque
from collections.abc import Callable, Iterable

from sfb_bot.playground.clock import Clock, Timer
from sfb_bot.playground.snowflakes import Snowflakes
from sfb_bot.playground.world import permissions
from sfb_bot.playground.world.entities import (
    Application,
    Channel,
    ChannelKind,
    Command,
    Guild,
    Interaction,
    Message,
    ReadState,
    User,
)
from sfb_bot.playground.world.events import WorldEvent
from sfb_bot.playground.world.permissions import Permission

# A picture is a few hundred kilobytes; a page has loaded what it shows long before so many others came.
OUTDATED_FILES = 64


class World:
    """Holds the entities; the rules that change them live in the modules beside this one.

    Files are kept apart from the messages that show them, by attachment or emoji id.
    """

    def __init__(self, clock: Clock, application: Application, bot: User) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.application = application
        self.users: dict[int, User] = {bot.id: bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.files: dict[int, bytes] = {}
        self._outdated_files: deque[int] = deque()
        self.commands: dict[int, Command] = {}
        self.interactions: dict[int, Interaction] = {}
        self.interaction_ids: dict[str, int] = {}
        self.reads: dict[tuple[int, int], ReadState] = {}
        self.content_is_readable = False
        self.cdn_base = ""
        self._signing_key = secrets.token_bytes(32)
        self._listeners: list[Callable[[WorldEvent], None]] = []
        self._timers: set[Timer] = set()

    @property
    def bot(self) -> User:
        return self.users[self.application.id]

    def let_go_of_file(self, file_id: int) -> None:
        """A file is shown no more. It is kept for a while: a page may be about to load what it showed."""
        self._outdated_files.append(file_id)
        while len(self._outdated_files) > OUTDATED_FILES:
            self.files.pop(self._outdated_files.popleft(), None)

    def listen(self, listener: Callable[[WorldEvent], None]) -> Callable[[], None]:
        """Call the listener with every event from now on; the answer stops that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, event: WorldEvent) -> None:
        for listener in tuple(self._listeners):
            listener(event)

    def later(self, seconds: float, action: Callable[[], None]) -> None:
        """Do something once the clock has moved on, unless the world is closed before."""
        timer: Timer | None = None

        def run() -> None:
            if timer is not None:
                self._timers.discard(timer)
            action()

        timer = self.clock.call_later(seconds, run)
        self._timers.add(timer)

    def sign(self, path: str) -> str:
        """A signature of a file's path that only this world can make."""
        return hmac.new(self._signing_key, path.encode(), "sha256").hexdigest()[:32]

    def close(self) -> None:
        """Forget all timers; nothing happens by itself afterwards."""
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()

    def guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.guild_id is None else self.guilds.get(channel.guild_id)

    def message(self, channel_id: int, message_id: int) -> Message | None:
        return self.messages.get(channel_id, {}).get(message_id)

    def dm_between(self, one: int, other: int) -> Channel | None:
        wanted = {one, other}
        for channel in self.channels.values():
            if channel.kind is ChannelKind.DM and set(channel.recipients) == wanted:
                return channel
        return None

    def threads_of(self, guild_id: int) -> Iterable[Channel]:
        return (c for c in self.channels.values() if c.is_thread and c.guild_id == guild_id)

    def permissions(self, user_id: int, channel: Channel) -> int:
        """What the user may do in the channel; in threads the parent's rules count."""
        if channel.kind is ChannelKind.DM:
            return permissions.DM_PERMISSIONS if user_id in channel.recipients else 0
        guild = self.guild_of(channel)
        place = self.channels.get(channel.parent_id or 0) if channel.is_thread else channel
        if guild is None or place is None:
            return 0
        return permissions.in_channel(guild, place, user_id)

    def can(self, user_id: int, channel: Channel, wanted: int) -> bool:
        return self.permissions(user_id, channel) & wanted == wanted

    def can_see(self, user_id: int, channel: Channel) -> bool:
        """Private threads are seen by their members and by those who manage threads."""
        bits = self.permissions(user_id, channel)
        if not bits & Permission.VIEW_CHANNEL:
            return False
        if channel.kind is ChannelKind.PRIVATE_THREAD and channel.thread is not None:
            return user_id in channel.thread.members or bool(bits & Permission.MANAGE_THREADS)
        return True

    def can_see_message(self, user_id: int, message: Message) -> bool:
        """An ephemeral message exists for one user only, whatever the channel."""
        channel = self.channels.get(message.channel_id)
        if channel is None or not self.can_see(user_id, channel):
            return False
        return message.ephemeral_for is None or message.ephemeral_for == user_id

    def share_guild(self, one: int, other: int) -> bool:
        return any(one in guild.members and other in guild.members for guild in self.guilds.values())

    def read_state(self, user_id: int, channel_id: int) -> ReadState:
        return self.reads.setdefault((user_id, channel_id), ReadState())
