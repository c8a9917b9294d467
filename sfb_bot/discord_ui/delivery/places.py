"""Where a match is shown: channels and threads, found or made, and made again when they were deleted."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from sfb_bot.discord_ui.components import Message, public_message
from sfb_bot.discord_ui.delivery.posts import nonce, own_post, post, refuse_threadless, words_of, words_on
from sfb_bot.discord_ui.delivery.season_threads import GameWords, words_of_game
from sfb_bot.discord_ui.permissions import TAKEN, Place
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.notices import TableChanged, news_rows
from sfb_bot.matches.computer_players import people_among
from sfb_bot.matches.lobby_records import LobbyRecord
from sfb_bot.matches.ports import CannotShow, PlaceTaken, Undeliverable
from sfb_bot.matches.records import ChannelId, MatchId, MatchRecord, MessageId
from sfb_bot.screens.lobby import solo_head
from sfb_bot.screens.queue import queue_head
from sfb_bot.screens.thread_names import thread_name
from sfb_bot.screens.troubles import moved_greeting, moved_head
from sfb_bot.screens.values import PublicScreen

log = logging.getLogger(__name__)

THREAD_IDLE_MINUTES: Final = 10080
UNKNOWN_CHANNEL: Final = 10003
ALREADY_HAS_A_THREAD: Final = 160004


class NoPlaceYet(Exception):
    """The match is to be given a place first."""


class Places:
    """Finds the places of matches, and makes their threads, each once."""

    def __init__(self, client: discord.Client, shell: Shell) -> None:
        self._client = client
        self._shell = shell
        self._store = shell.app.store
        self._opening: dict[MatchId, asyncio.Lock] = {}

    async def find(self, channel: int) -> Place:
        """The channel or thread; an archived thread is not in the cache and is fetched."""
        if not channel:
            raise NoPlaceYet
        found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        if not isinstance(found, Place):
            raise Undeliverable(f"channel {channel} takes no messages")
        return found

    async def record(self, match: MatchId) -> MatchRecord:
        """A stored match."""
        record = await self._store.match_record(match)
        if record is None:
            raise Undeliverable(f"match {match} is not stored")
        return record

    async def open(self, match: MatchId) -> ChannelId:
        """Make the match's thread, unless it is played in the channel or has its thread already.

        A game of a league is opened by whoever comes first: its own post, or that of its round.
        """
        lock = self._opening.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                record = await self.record(match)
                return record.channel or await self._open(record)
        finally:
            if not lock.locked():
                self._opening.pop(match, None)

    async def _open(self, record: MatchRecord) -> ChannelId:
        if (home := await self._store.home_of(record.id)) is not None:
            return await self._open_again(record, *home)
        if record.lobby is not None:
            lobby = await self._store.lobby(record.lobby)
            if lobby is None:
                raise Undeliverable("the invitation is gone, so there is no place for its thread")
            parent, message = await self.find(lobby.channel), lobby.message
            if message is None and isinstance(parent, discord.TextChannel):
                message = await self._head(record, lobby, parent)
            return await self._note(record, await self._thread_of(parent, message, await self._name(record)))
        words = await words_of_game(self._client, self._shell, record.id)
        if words is None:
            raise Undeliverable(f"match {record.id} belongs nowhere")
        return await self._open_for_league(record, words)

    async def _name(self, record: MatchRecord) -> str:
        """After those who play, as they are called when it is opened; in a league with the round."""
        if record.lobby is None and (words := await words_of_game(self._client, self._shell, record.id)):
            return words.name
        texts = await self._shell.public_texts(record.guild)
        await self._shell.names.learn_players(self._client, record)
        return thread_name(self._shell.names.by_side(record, texts), texts)

    async def _head(self, record: MatchRecord, lobby: LobbyRecord, parent: discord.TextChannel) -> MessageId:
        """The line that the thread of a match grows from to which nobody was invited.

        It is one against computers, or of two who have waited for each other and are called by it.
        """
        refuse_threadless(parent)
        texts = await self._shell.public_texts(record.guild)
        screen = solo_head(record, texts) if lobby.is_solo else queue_head(record, texts)
        message = await public_message(screen, self._shell.images, texts)
        named = nonce("head", record.id, record.created_at)
        sent = MessageId((await self._once(parent, message, screen, named)).id)
        await self._store.note_lobby_message(lobby.id, sent)
        return sent

    async def _open_for_league(self, record: MatchRecord, words: GameWords) -> ChannelId:
        """A line in the channel, its thread, and in the thread a word to those who play."""
        parent = await self.find(words.channel)
        refuse_threadless(parent)
        # The game's own number, so that all of it is found again after a crash.
        named = nonce("league game", record.id, record.created_at)
        head = await public_message(words.head, self._shell.images, words.texts)
        started = await self._once(parent, head, words.head, named)
        thread = await self._thread_of(parent, MessageId(started.id), words.name)
        greeting = await public_message(words.greeting, self._shell.images, words.texts)
        named = nonce("league greeting", record.id, record.created_at)
        await self._once(await self.find(thread), greeting, words.greeting, named)
        return await self._note(record, thread)

    async def _once(
        self, place: Place, message: Message, screen: PublicScreen, named: str
    ) -> discord.Message:
        """Make a post unless it is there: the bot may have died before it could note the thread."""
        words = words_of(message.view)
        sent = await own_post(self._client, place, lambda found: words_on(found) == words)
        # A game that was called off and is played again has the same words, and a thread of its own.
        if sent is None or await self._store.match_in(ChannelId(sent.id)) is not None:
            return await post(place, message, screen, named)
        return sent

    async def _note(self, record: MatchRecord, thread: ChannelId) -> ChannelId:
        try:
            await self._store.move_match(record.id, thread)
        except PlaceTaken as error:
            # Where no thread can be made, the match would be played in the place itself.
            raise CannotShow("refused", record.guild, thread, (TAKEN,), str(error)) from error
        self._shell.app.cache.forget(record.id)
        return thread

    async def _thread_of(self, parent: Place, message: MessageId | None, name: str) -> ChannelId:
        if not isinstance(parent, discord.TextChannel):
            # Inside a thread there are no threads: the match is played where it was agreed.
            return ChannelId(parent.id)
        refuse_threadless(parent)
        if message is None:
            return await _new_thread(parent, name)
        try:
            made = await parent.get_partial_message(message).create_thread(
                name=name, auto_archive_duration=THREAD_IDLE_MINUTES
            )
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            # The invitation was deleted after it had been accepted.
            return await _new_thread(parent, name)
        except discord.HTTPException as error:
            # A thread made from a message has its id, so after a crash it is found again.
            if error.code != ALREADY_HAS_A_THREAD:
                raise
            return ChannelId(message)
        return ChannelId(made.id)

    # --- Places that were deleted ---

    async def parent_of(self, record: MatchRecord) -> ChannelId | None:
        """The channel a match belongs to, above its thread."""
        return next(iter(await self._parents(record)), None)

    async def _parents(self, record: MatchRecord) -> list[ChannelId]:
        """Where the thread of a match may be, the place that was chosen last first."""
        found: list[ChannelId] = []
        if (home := await self._store.home_of(record.id)) is not None:
            found.append(home[0])
        if record.lobby is not None and (lobby := await self._store.lobby(record.lobby)) is not None:
            found.append(lobby.channel)
        game = await self._store.game_of(record.id)
        season = await self._store.season_record(game.season) if game is not None else None
        return [*found, season.channel] if season is not None else found

    async def living_home(self, record: MatchRecord) -> ChannelId | None:
        """The channel in which a match whose thread was deleted can have another; None when that is gone."""
        for channel in await self._parents(record):
            found = self._client.get_channel(channel)
            if channel != record.channel and isinstance(found, discord.TextChannel):
                return channel
        return None

    async def _open_again(self, record: MatchRecord, home: ChannelId, number: int) -> ChannelId:
        """A line in the channel, its thread, and in the thread why it is there; each once."""
        parent = await self.find(home)
        texts = await self._shell.public_texts(record.guild)
        users = people_among(seat.user for seat in record.seats)
        place = ChannelId(parent.id)
        if isinstance(parent, discord.TextChannel):
            refuse_threadless(parent)
            head = moved_head(users, texts)
            named = nonce("moved", record.id, record.created_at, number)
            message = await public_message(head, self._shell.images, texts)
            started = await post(parent, message, head, named)
            place = await self._thread_of(parent, MessageId(started.id), await self._name(record))
        greeting = moved_greeting(users, texts)
        named = nonce("moved greeting", record.id, record.created_at, number)
        message = await public_message(greeting, self._shell.images, texts)
        await post(await self.find(place), message, greeting, named)
        await self._note(record, place)
        if (game := await self._store.game_of(record.id)) is not None:
            # The season's posts lead to the new one.
            await self._store.add_outbox(news_rows(TableChanged()), None, None, game.season)
        log.info("the place of match %s is gone, it goes on in %s", record.id, place)
        return place


async def _new_thread(parent: discord.TextChannel, name: str) -> ChannelId:
    made = await parent.create_thread(
        name=name,
        type=discord.ChannelType.public_thread,
        auto_archive_duration=THREAD_IDLE_MINUTES,
    )
    return ChannelId(made.id)
