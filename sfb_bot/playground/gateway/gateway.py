"""All sessions of the bot: who is connected, and what goes to whom."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from sfb_bot.playground.gateway.dispatches import translate
from sfb_bot.playground.gateway.sessions import RESUMABLE_SECONDS, Outlet, Session, is_on
from sfb_bot.playground.session_starts import SessionStarts
from sfb_bot.playground.world.entities import Guild
from sfb_bot.playground.world.events import InteractionCreated, WorldEvent
from sfb_bot.playground.world.payloads import guild_create_json, user_json
from sfb_bot.playground.world.world import World

# A client may take its time between two tries to connect.
PATIENCE_SECONDS = 60.0


class Connection(Outlet, Protocol):
    """What the gateway can do to a live connection."""

    session: Session | None

    def drop(self, code: int | None = None) -> None: ...

    def tell_invalid(self, *, resumable: bool) -> None: ...

    def ask_reconnect(self) -> None: ...


class Gateway:
    """Passes the world's events to the sessions and keeps lost sessions for a while."""

    def __init__(self, world: World, starts: SessionStarts, *, token: str, allowed_intents: int) -> None:
        self.world = world
        self.starts = starts
        self.token = token
        self.allowed_intents = allowed_intents
        self.url = ""
        self.heartbeat_ms = 41_250
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identified = 0
        self.resumed = 0
        self.is_down = False
        self.shards_down: set[int] = set()
        self._again = 0
        self._changed = asyncio.Event()
        self._stop_listening = world.listen(self._on_event)

    def close(self) -> None:
        self._stop_listening()
        for connection in tuple(self.connections):
            connection.drop()

    @property
    def is_connected(self) -> bool:
        return bool(self.shards)

    @property
    def shards(self) -> list[int]:
        """The shards that are connected; one with several sessions comes several times."""
        return sorted(s.shard[0] for s in self.sessions.values() if s.outlet is not None)

    async def until(
        self, condition: Callable[[Gateway], bool], what: str, seconds: float = PATIENCE_SECONDS
    ) -> None:
        """Return once the condition holds; it is looked at whenever a client comes or goes."""
        try:
            async with asyncio.timeout(seconds):
                while not condition(self):
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            so_far = f"{self.identified} identified, {self.resumed} resumed, connected: {self.is_connected}"
            raise TimeoutError(f"Waited {seconds:g} seconds for {what}; {so_far}.") from None

    def note_change(self) -> None:
        self._changed.set()

    def _on_event(self, event: WorldEvent) -> None:
        repeat = 1
        if isinstance(event, InteractionCreated) and self._again > 0:
            self._again -= 1
            repeat = 2
        self._expire()
        for session in self.sessions.values():
            for dispatch in translate(self.world, event, session.intents):
                if session.hears(dispatch.guild_id):
                    for _ in range(repeat):
                        session.dispatch(dispatch.name, dispatch.payload)

    def _expire(self) -> None:
        oldest = self.world.clock.now() - RESUMABLE_SECONDS
        for session in tuple(self.sessions.values()):
            if session.outlet is None and session.lost_at is not None and session.lost_at < oldest:
                del self.sessions[session.id]

    def open_session(self, intents: int, shard: tuple[int, int], outlet: Outlet) -> Session:
        """Start a session and send it the world as it is."""
        session = Session(intents, shard, outlet=outlet)
        self.sessions[session.id] = session
        self.identified += 1
        bot_id = self.world.bot.id
        guilds = self.guilds_of(shard)
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": user_json(self.world.bot),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "private_channels": [],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "application": {"id": str(self.world.application.id), "flags": 0},
                "shard": list(shard),
            },
        )
        if intents & 1:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", guild_create_json(self.world, guild, bot_id))
        self.note_change()
        return session

    def guilds_of(self, shard: tuple[int, int]) -> list[Guild]:
        """The servers of the bot whose events go to a shard."""
        bot_id = self.world.bot.id
        return [g for g in self.world.guilds.values() if bot_id in g.members and is_on(shard, g.id)]

    def end_all(self, code: int) -> None:
        """End every session for good."""
        self.sessions.clear()
        self.drop(code)

    def resume(self, session_id: str, seq: int, outlet: Outlet) -> Session | None:
        """Bring a session back and replay what it missed, or None when it cannot be."""
        self._expire()
        session = self.sessions.get(session_id)
        if session is None or not session.can_replay_after(seq):
            self.sessions.pop(session_id, None)
            return None
        for text in session.replay_after(seq):
            outlet.send(text)
        session.outlet = outlet
        session.lost_at = None
        session.dispatch("RESUMED", {"_trace": []})
        self.resumed += 1
        self.note_change()
        return session

    def lose(self, session: Session, outlet: Outlet, *, for_good: bool) -> None:
        """The connection of a session ended."""
        if session.outlet is outlet:
            session.outlet = None
            session.lost_at = self.world.clock.now()
            if for_good:
                self.sessions.pop(session.id, None)
        self.note_change()

    def drop(self, code: int | None = None, shard: int | None = None) -> None:
        for connection in self._connections_of(shard):
            connection.drop(code)

    def go_down(self, *, down: bool = True, shard: int | None = None) -> None:
        """Cut every connection, or all of one shard, and refuse new ones, until it is up again."""
        if shard is None:
            self.is_down = down
        elif down:
            self.shards_down.add(shard)
        else:
            self.shards_down.discard(shard)
        if down:
            self.drop(shard=shard)

    def invalidate(self, *, resumable: bool = False, shard: int | None = None) -> None:
        if not resumable:
            for session in tuple(self.sessions.values()):
                if shard in (None, session.shard[0]):
                    del self.sessions[session.id]
        for connection in self._connections_of(shard):
            connection.tell_invalid(resumable=resumable)
        self.note_change()

    def ask_reconnect(self, shard: int | None = None) -> None:
        for connection in self._connections_of(shard):
            connection.ask_reconnect()

    def deliver_again(self, times: int = 1) -> None:
        self._again += times

    def _connections_of(self, shard: int | None) -> list[Connection]:
        """The connections of a shard, or all there are."""
        return [
            each
            for each in self.connections
            if shard is None or (each.session is not None and each.session.shard[0] == shard)
        ]
