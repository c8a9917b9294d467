"""Things that go wrong on purpose, so that tests can see the bot live through them."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Protocol

from sfb_bot.playground.errors import PlaygroundError
from sfb_bot.playground.world import guilds, messages, threads
from sfb_bot.playground.world.entities import Overwrite, Role
from sfb_bot.playground.world.permissions import Permission
from sfb_bot.playground.world.world import World


@dataclass(slots=True)
class Fault:
    """What happens to matching requests, `times` times.

    With `after` the request is carried out first and only its answer is lost: what a bot must
    survive without doing things twice. Status 429 may carry `retry_after`. With `cuts` there is no answer
    at all: the connection breaks.
    """

    method: str
    route: str
    status: int | None = None
    times: int = 1
    delay: float = 0.0
    after: bool = False
    retry_after: float = 0.5
    is_global: bool = False
    cuts: bool = False

    def matches(self, method: str, route: str, path: str) -> bool:
        if self.times <= 0 or self.method not in ("*", method):
            return False
        return self.route in (route, path) or fnmatchcase(path, self.route)


class GatewayFaults(Protocol):
    """What the gateway can be made to do."""

    def drop(self, code: int | None = None, shard: int | None = None) -> None: ...

    def go_down(self, *, down: bool = True, shard: int | None = None) -> None: ...

    def invalidate(self, *, resumable: bool = False, shard: int | None = None) -> None: ...

    def ask_reconnect(self, shard: int | None = None) -> None: ...

    def deliver_again(self, times: int = 1) -> None: ...


class Faults:
    """The switches for tests. Routes are written as `/channels/{channel_id}/messages` or as a glob."""

    def __init__(self, world: World, gateway: GatewayFaults) -> None:
        self._world = world
        self._gateway = gateway
        self._faults: list[Fault] = []

    def answer(
        self,
        method: str,
        route: str,
        status: int,
        *,
        times: int = 1,
        after: bool = False,
        retry_after: float = 0.5,
    ) -> Fault:
        """Answer matching requests with this status, before or after carrying them out."""
        return self._add(Fault(method, route, status, times, after=after, retry_after=retry_after))

    def rate_limit(
        self, method: str, route: str, *, retry_after: float, times: int = 1, is_global: bool = False
    ) -> Fault:
        """Answer 429 in Discord's shape."""
        return self._add(Fault(method, route, 429, times, retry_after=retry_after, is_global=is_global))

    def delay(self, method: str, route: str, seconds: float, *, times: int = 1) -> Fault:
        """Let matching requests wait before they are carried out."""
        return self._add(Fault(method, route, None, times, delay=seconds))

    def cut(self, method: str, route: str, *, times: int = 1, after: bool = False) -> Fault:
        """Break the connection of matching requests, before or after carrying them out."""
        return self._add(Fault(method, route, 500, times, after=after, cuts=True))

    def _add(self, fault: Fault) -> Fault:
        self._faults.append(fault)
        return fault

    def clear(self) -> None:
        """Forget all faults on requests."""
        self._faults.clear()

    def take(self, method: str, route: str, path: str) -> Fault | None:
        """Use up the newest fault that matches, so that a special one can go on top of a general one."""
        for fault in reversed(self._faults):
            if fault.matches(method, route, path):
                fault.times -= 1
                return fault
        return None

    def drop_gateway(self, code: int | None = None, *, shard: int | None = None) -> None:
        """Cut every gateway connection, or those of one shard, without a word or with a close code."""
        self._gateway.drop(code, shard)

    def gateway_down(self, *, down: bool = True, shard: int | None = None) -> None:
        """Cut every gateway connection, or those of one shard, and refuse new ones, until it is up again."""
        self._gateway.go_down(down=down, shard=shard)

    def invalidate_sessions(self, *, resumable: bool = False, shard: int | None = None) -> None:
        """Tell connected clients, all or those of one shard, that their session is over.

        Missed events are lost, unless it can be resumed.
        """
        self._gateway.invalidate(resumable=resumable, shard=shard)

    def ask_reconnect(self, *, shard: int | None = None) -> None:
        """Tell connected clients, all or those of one shard, to connect again and resume."""
        self._gateway.ask_reconnect(shard)

    def deliver_again(self, times: int = 1) -> None:
        """Deliver each of the next interactions twice."""
        self._gateway.deliver_again(times)

    def refuse_dms(self, user_id: int, *, refuse: bool = True) -> None:
        """Close or open a user's direct messages."""
        self._world.users[user_id].accepts_dms = not refuse

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """A moderator deletes a message."""
        if self._world.message(channel_id, message_id) is None:
            raise PlaygroundError(f"There is no message {message_id} in channel {channel_id}.")
        messages.delete(self._world, self._world.channels[channel_id], [message_id])

    def delete_channel(self, channel_id: int) -> None:
        """A moderator deletes a channel or thread."""
        if channel_id not in self._world.channels:
            raise PlaygroundError(f"There is no channel {channel_id}.")
        threads.delete_channel(self._world, self._world.channels[channel_id])

    def archive_thread(self, thread_id: int, *, lock: bool = False) -> None:
        """A moderator archives a thread, perhaps for good."""
        thread = self._world.channels[thread_id]
        if thread.thread is None:
            raise PlaygroundError(f"Channel {thread_id} is not a thread.")
        thread.thread.is_locked = lock
        threads.set_archived(self._world, thread, archived=True)

    def unlock_thread(self, thread_id: int) -> None:
        """A moderator opens a locked thread again."""
        thread = self._world.channels[thread_id]
        if thread.thread is None:
            raise PlaygroundError(f"Channel {thread_id} is not a thread.")
        thread.thread.is_locked = False
        threads.set_archived(self._world, thread, archived=False)

    def deny(self, channel_id: int, *denied: Permission) -> None:
        """Take permissions from the bot's role in a channel; without any give all back."""
        channel = self._world.channels[channel_id]
        role = self._bot_role(channel.guild_id)
        bits = sum(set(denied))
        guilds.set_overwrite(self._world, channel, Overwrite(role.id, is_member=False, deny=bits))

    def deny_everywhere(self, guild_id: int, *denied: Permission) -> None:
        """Take permissions from the bot's role and from everybody in the whole server."""
        guild = self._world.guilds[guild_id]
        bits = sum(set(denied))
        for role in (self._bot_role(guild_id), guild.roles[guild.id]):
            guilds.set_role_permissions(self._world, guild, role, role.permissions & ~bits)

    def grant_everywhere(self, guild_id: int, *granted: Permission) -> None:
        """Give permissions to the bot's role in the whole server."""
        guild, role = self._world.guilds[guild_id], self._bot_role(guild_id)
        bits = sum(set(granted))
        guilds.set_role_permissions(self._world, guild, role, role.permissions | bits)

    def remove_bot(self, guild_id: int) -> None:
        """An owner removes the bot from a server; its role goes with it."""
        guilds.leave(self._world, self._world.guilds[guild_id], self._world.bot.id)

    def add_bot(self, guild_id: int) -> None:
        """An owner adds it again."""
        guild, role = self._world.guilds[guild_id], self._bot_role(guild_id)
        guilds.join(self._world, guild, self._world.bot.id, [role.id])

    def _bot_role(self, guild_id: int | None) -> Role:
        guild = self._world.guilds[guild_id or 0]
        return next(role for role in guild.roles.values() if role.bot_id == self._world.bot.id)

    def member_leaves(self, guild_id: int, user_id: int) -> None:
        """A member leaves or is removed."""
        guilds.leave(self._world, self._world.guilds[guild_id], user_id)
