"""The post of a server's board of running matches: made once, then edited, closed when it is switched off."""

from __future__ import annotations

import logging

import discord

from sfb_bot.discord_ui.components import Message, public_message
from sfb_bot.discord_ui.delivery.places import UNKNOWN_CHANNEL, Places
from sfb_bot.discord_ui.delivery.posts import has_button, nonce
from sfb_bot.discord_ui.delivery.sent_before import SentBefore
from sfb_bot.discord_ui.live_show import live_view
from sfb_bot.discord_ui.permissions import Place
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.visibility import is_open_to_readers
from sfb_bot.kernel import BugError
from sfb_bot.locale import Texts
from sfb_bot.matches.community_records import LiveBoard
from sfb_bot.matches.live_boards import told_by
from sfb_bot.matches.records import ChannelId, GuildId, MatchRecord, MessageId, OutboxRow
from sfb_bot.screens.community_actions import ShowLive
from sfb_bot.screens.live import closed_board, live_post
from sfb_bot.screens.values import PublicScreen

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()


class LivePosts:
    """Shows the rows of boards."""

    def __init__(self, client: discord.Client, shell: Shell, places: Places, sent: SentBefore) -> None:
        self._client = client
        self._shell = shell
        self._store = shell.app.store
        self._places = places
        self._sent = sent

    async def channel_of(self, guild: GuildId) -> ChannelId:
        """Where a server wants its board; 0 for nowhere."""
        return ChannelId((await self._store.guild_settings(guild)).live_channel)

    async def show(self, row: OutboxRow) -> None:
        """Bring the board up to date, wherever it is wanted now."""
        if row.guild is None:
            raise BugError("a board without a server")
        guild, wanted = row.guild, await self.channel_of(row.guild)
        texts = await self._shell.public_texts(guild)
        board = await self._store.live_board(guild)
        if board is not None and board.channel != wanted:
            await self._close(board, wanted, texts)
            board = None
        if not wanted:
            await self._store.drop_live_board(guild)
            return
        # What changes from now on is seen at the next look.
        stand = await self._store.live_stand(guild)
        place = await self._places.find(wanted)
        found = await self._found(guild, place)
        screen = live_post(await live_view(self._shell, guild, found, texts), texts)
        message = await public_message(screen, self._shell.images, texts)
        known = board.message if board is not None else None
        if known is None or not await self._is_edited(place, known, message):
            known = await self._posted(place, message, screen, row, known)
        told = told_by(stand, [record.channel for record in found])
        await self._store.note_live_board(LiveBoard(guild, wanted, known, told))

    async def _found(self, guild: GuildId, place: Place) -> list[MatchRecord]:
        """Matches that whoever reads the board may see, in the order they began: no choice changes that."""
        return [
            record
            for record in await self._store.running_in(guild)
            if record.channel and is_open_to_readers(self._client, record.channel, place)
        ]

    async def _is_edited(self, place: Place, known: MessageId, message: Message) -> bool:
        """Whether the post was there; one that was deleted is made again, as long as the board is wanted."""
        try:
            await place.get_partial_message(known).edit(view=message.view, allowed_mentions=NOBODY)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            return False
        return True

    async def _posted(
        self, place: Place, message: Message, screen: PublicScreen, row: OutboxRow, gone: MessageId | None
    ) -> MessageId:
        """A new post, unless the run before this one made it and could not note it."""
        if self._sent.is_possible(row):
            before = await self._sent.find(place, lambda found: has_button(found, ShowLive()))
            if before is not None and await self._is_edited(place, MessageId(before.id), message):
                return MessageId(before.id)
        named = nonce("live", row.guild, place.id, gone, row.id)
        posted = await self._sent.send(place, message, screen, row, named)
        try:
            await posted.pin()
        except discord.HTTPException as error:
            log.info("the board could not be pinned in channel %s: %s", place.id, error.text)
        return MessageId(posted.id)

    async def _close(self, board: LiveBoard, wanted: ChannelId, texts: Texts) -> None:
        """Say on the old post where the board is now; one that cannot be reached any more is let be."""
        if board.message is None:
            return
        message = await public_message(closed_board(wanted, texts), self._shell.images, texts)
        try:
            place = await self._places.find(board.channel)
            await place.get_partial_message(board.message).edit(view=message.view, allowed_mentions=NOBODY)
        except (discord.NotFound, discord.Forbidden):
            log.info("the old board of server %s is out of reach", board.guild)
