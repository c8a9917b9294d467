"""Open windows of the page: each is one user, hears what that user may see, and asks for things."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from aiohttp import WSMsgType, web

from sfb_bot.playground.drive.views import message_view
from sfb_bot.playground.errors import UserActionError
from sfb_bot.playground.forms import Json
from sfb_bot.playground.page import snapshots
from sfb_bot.playground.page.requests import PageRequests
from sfb_bot.playground.snowflakes import read_snowflake
from sfb_bot.playground.start_page import StartPage
from sfb_bot.playground.world import events as e
from sfb_bot.playground.world import languages
from sfb_bot.playground.world.entities import Interaction, Message
from sfb_bot.playground.world.languages import short
from sfb_bot.playground.world.mentions import concerns
from sfb_bot.playground.world.world import World

MOST_MESSAGE_BYTES = 256 * 1024
# The words of the page, a file for each language it speaks.
WORDS = Path(__file__).parent / "static" / "words"


class Window:
    """One connected page. It is nobody until its first request says which user it is."""

    def __init__(self, hub: PageHub, socket: web.WebSocketResponse) -> None:
        self.hub = hub
        self.socket = socket
        self.requests: PageRequests | None = None
        self.open_channel: int | None = None
        self.started: set[int] = set()
        self._outgoing: asyncio.Queue[Json] = asyncio.Queue()
        self._places_due = False

    @property
    def user_id(self) -> int | None:
        return None if self.requests is None else self.requests.user_id

    def send(self, payload: Json) -> None:
        self._outgoing.put_nowait(payload)

    def send_places_soon(self) -> None:
        """Send the list of places once the current burst of changes is over."""
        if not self._places_due and self.user_id is not None:
            self._places_due = True
            asyncio.get_running_loop().call_soon(self._send_places)

    def _send_places(self) -> None:
        self._places_due = False
        if self.user_id is not None:
            self.send({"t": "places", "places": snapshots.places(self.hub.world, self.user_id)})

    async def write(self) -> None:
        while not self.socket.closed:
            payload = await self._outgoing.get()
            try:
                await self.socket.send_str(json.dumps(payload, separators=(",", ":")))
            except ConnectionError:
                return

    def receive(self, raw: str) -> None:
        try:
            request: object = json.loads(raw)
        except (ValueError, RecursionError):
            request = None
        if not isinstance(request, dict):
            self.send(
                {"t": "reply", "ref": None, "ok": False, "error": "The page sent something unreadable."}
            )
            return
        known = cast(Json, request)
        try:
            reply: Json = {"ok": True, "result": self._carry_out(known)}
        except UserActionError as error:
            reply = {"ok": False, "error": str(error)}
        ref = known.get("ref")
        self.send({"t": "reply", "ref": ref if isinstance(ref, int) else None, **reply})

    def _carry_out(self, request: Json) -> Any:
        if request.get("op") == "people":
            return [person for person in snapshots.people(self.hub.world) if not person["bot"]]
        if request.get("op") == "hello":
            return self._hello(request)
        if self.requests is None:
            raise UserActionError("Choose a user first.")
        result = self.requests.handle(request)
        if request["op"] == "language":
            self.hub.speak_anew(self)
        if request["op"] == "open":
            self.open_channel = read_snowflake(request.get("channel"))
        if isinstance(result, Interaction):
            self.started.add(result.id)
            return {"interaction": str(result.id)}
        return result

    def _hello(self, request: Json) -> Json:
        world = self.hub.world
        user_id = read_snowflake(request.get("user"))
        user = world.users.get(user_id or 0)
        if user is None or user.is_bot:
            raise UserActionError("There is no such user.")
        tags = request.get("languages")
        if isinstance(tags, list):
            spoken = [str(tag) for tag in cast("list[object]", tags)]
            languages.follow_browser(world, user, spoken, self.hub.languages)
        others = any(w is not self and w.user_id == user.id for w in self.hub.windows)
        self.requests = PageRequests(world, user.id)
        self.open_channel = None
        if request.get("fresh") is True and not others:
            # A client that was restarted has lost the messages only its user could see.
            self.requests.forget_private()
        return {
            "me": {
                "id": str(user.id),
                "name": user.name,
                "display": user.display_name,
                "locale": user.locale,
            },
            "people": snapshots.people(world),
            "places": snapshots.places(world, user.id),
            "bot": str(world.bot.id),
            "start": self.hub.start_for(user.locale),
        }


class PageHub:
    """All windows, told about the world."""

    def __init__(self, world: World, start: Mapping[str, StartPage] | None = None) -> None:
        self.world = world
        self.start = start or {}
        self.languages = sorted(path.stem for path in WORDS.glob("*.json"))
        self.key = secrets.token_urlsafe(24)
        self.windows: set[Window] = set()
        self._stop = world.listen(self._on_event)

    def start_for(self, locale: str) -> list[Json] | None:
        """The start page in somebody's language, else in the first there is; a part for each game."""
        language = short(locale) if short(locale) in self.start else next(iter(self.start), "")
        return self.start[language].told(f"/start/{language}") if language else None

    async def close(self) -> None:
        self._stop()
        for window in tuple(self.windows):
            await window.socket.close(code=1001, message=b"The playground stops.")

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """A window connects; the key proves that our own page opened it."""
        if not secrets.compare_digest(request.query.get("key", "").encode(), self.key.encode()):
            return web.Response(status=403, text="This address is for the playground's own page.")
        socket = web.WebSocketResponse(max_msg_size=MOST_MESSAGE_BYTES, heartbeat=30)
        await socket.prepare(request)
        window = Window(self, socket)
        self.windows.add(window)
        writer = asyncio.create_task(window.write())
        try:
            async for received in socket:
                if received.type is WSMsgType.TEXT:
                    window.receive(received.data)
        finally:
            self.windows.discard(window)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return socket

    def speak_anew(self, chosen_in: Window) -> None:
        """Somebody has switched to another language: their other windows follow."""
        for window in self.windows:
            if window is not chosen_in and window.user_id == chosen_in.user_id:
                window.send({"t": "language"})

    def _on_event(self, event: e.WorldEvent) -> None:
        for window in self.windows:
            if window.user_id is not None:
                self._tell(window, window.user_id, event)

    def _tell(self, window: Window, user_id: int, event: e.WorldEvent) -> None:
        match event:
            case e.MessageCreated(message):
                self._tell_message(window, user_id, message, is_new=True)
            case e.MessageUpdated(message):
                self._tell_message(window, user_id, message, is_new=False)
            case e.ReactionAdded() | e.ReactionRemoved() | e.ReactionsCleared():
                self._tell_message(window, user_id, event.message, is_new=False)
            case e.MessagesDeleted():
                self._tell_gone(window, user_id, event)
            case e.InteractionAnswered(interaction) | e.InteractionFailed(interaction):
                self._tell_interaction(window, interaction)
            case e.CommandsChanged():
                window.send({"t": "commands"})
            case e.TypingStarted(channel_id, typist) if window.open_channel == channel_id:
                window.send({"t": "typing", "channel": str(channel_id), "user": str(typist)})
            case e.InteractionCreated() | e.TypingStarted():
                pass
            case _:
                window.send_places_soon()

    def _tell_message(self, window: Window, user_id: int, message: Message, *, is_new: bool) -> None:
        if not self.world.can_see_message(user_id, message):
            return
        if window.open_channel == message.channel_id:
            view = message_view(self.world, message, user_id)
            window.send({"t": "message", "message": view, "new": is_new})
        if is_new and not message.is_ephemeral:
            window.send_places_soon()
        channel = self.world.channels[message.channel_id]
        to_me = not message.is_ephemeral and (
            channel.guild_id is None or concerns(self.world, message, user_id)
        )
        if is_new and to_me and message.author_id != user_id:
            author = self.world.users[message.author_id].display_name
            window.send({"t": "ping", "channel": str(channel.id), "author": author})

    def _tell_gone(self, window: Window, user_id: int, event: e.MessagesDeleted) -> None:
        """Not even that a private message went away is for anybody else to know."""
        if event.ephemeral_for in (None, user_id) and window.open_channel == event.channel_id:
            ids = [str(each) for each in event.message_ids]
            window.send({"t": "gone", "channel": str(event.channel_id), "ids": ids})

    def _tell_interaction(self, window: Window, interaction: Interaction) -> None:
        """Only the window that did something hears directly what came of it."""
        if interaction.id not in window.started:
            return
        window.started.discard(interaction.id)
        told: Json = {"t": "answered", "interaction": str(interaction.id), "failed": interaction.has_failed}
        if interaction.modal is not None:
            told["modal"] = interaction.modal
        if interaction.choices is not None:
            told["choices"] = interaction.choices
        window.send(told)
