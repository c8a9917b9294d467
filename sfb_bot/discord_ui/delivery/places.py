"""Where a match is shown: channels and threads, found or made."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from sfb_bot.discord_ui.components import Message, public_message
from sfb_bot.discord_ui.delivery.posts import nonce, own_post, post, words_of, words_on
from sfb_bot.discord_ui.delivery.season_threads import GameWords, words_of_game
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.notices import TableChanged, news_rows
from sfb_bot.matches.ports import Undeliverable
from sfb_bot.matches.records import ChannelId, MatchId, MatchRecord, MessageId
from sfb_bot.screens.values import PublicScreen

log = logging.getLogger(__name__)

Place = discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel
THREAD_IDLE_MINUTES: Final = 10080
UNKNOWN_CHANNEL: Final = 10003
ALREADY_HAS_A_THREAD: Final = 160004


class Places:
    """Finds the places of matches, and makes their threads, each once."""

    def __init__(self, client: discord.Client, shell: Shell) -> None:
        self._client = client
        self._shell = shell
        self._store = shell.app.store
        self._opening: dict[MatchId, asyncio.Lock] = {}

    async def find(self, channel: int) -> Place:
        """The channel or thread; an archived thread is not in the cache and is fetched."""
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
        if record.lobby is not None:
            lobby = await self._store.lobby(record.lobby)
            if lobby is None:
                raise Undeliverable("the invitation is gone, so there is no place for its thread")
            texts = await self._shell.public_texts(record.guild)
            name = texts.say("thread-name", match=str(record.id))
            return await self._bind(record, await self.find(lobby.channel), lobby.message, name)
        words = await words_of_game(self._client, self._shell, record.id)
        if words is None:
            return record.channel
        return await self._open_for_league(record, words)

    async def _open_for_league(self, record: MatchRecord, words: GameWords) -> ChannelId:
        """A line in the channel, its thread, and in the thread a word to those who play."""
        parent = await self.find(words.channel)
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

    async def _bind(
        self, record: MatchRecord, parent: Place, message: MessageId | None, name: str
    ) -> ChannelId:
        return await self._note(record, await self._thread_of(parent, message, name))

    async def _note(self, record: MatchRecord, thread: ChannelId) -> ChannelId:
        await self._store.move_match(record.id, thread)
        self._shell.app.cache.forget(record.id)
        return thread

    async def _thread_of(self, parent: Place, message: MessageId | None, name: str) -> ChannelId:
        if not isinstance(parent, discord.TextChannel):
            # Inside a thread there are no threads: the match is played where it was agreed.
            return ChannelId(parent.id)
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

    async def find_new_home(self, match: MatchId) -> bool:
        """A match whose thread was deleted goes on in a new one; False when its channel is gone as well."""
        record = await self.record(match)
        home = await self._home(record)
        if home is None or record.status == "over":
            return False
        try:
            parent = await self.find(home)
        except (discord.NotFound, discord.Forbidden):
            return False
        if not isinstance(parent, discord.TextChannel) or parent.id == record.channel:
            return False
        texts = await self._shell.public_texts(record.guild)
        thread = await _new_thread(parent, texts.say("thread-name", match=str(match)))
        await self._store.lose_post(match)
        await self._note(record, thread)
        if (game := await self._store.game_of(match)) is not None:
            # The season's posts lead to the new one.
            await self._store.add_outbox(news_rows(TableChanged()), None, None, game.season)
        log.info("the place of match %s is gone, it goes on in thread %s", match, thread)
        return True

    async def _home(self, record: MatchRecord) -> ChannelId | None:
        """The channel a match belongs to, above its thread."""
        if record.lobby is not None:
            lobby = await self._store.lobby(record.lobby)
            return lobby.channel if lobby is not None else None
        game = await self._store.game_of(record.id)
        season = await self._store.season_record(game.season) if game is not None else None
        return season.channel if season is not None else None


async def _new_thread(parent: discord.TextChannel, name: str) -> ChannelId:
    made = await parent.create_thread(
        name=name,
        type=discord.ChannelType.public_thread,
        auto_archive_duration=THREAD_IDLE_MINUTES,
    )
    return ChannelId(made.id)
