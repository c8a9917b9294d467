"""Words to people who wait for an opponent: by direct message, or where they asked for it."""

from __future__ import annotations

import logging
from typing import Any, cast

import discord

from sfb_bot.discord_ui.components import private_message, public_message
from sfb_bot.discord_ui.delivery.places import Places
from sfb_bot.discord_ui.delivery.posts import row_nonce
from sfb_bot.discord_ui.delivery.sent_before import SentBefore
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.ports import Undeliverable
from sfb_bot.matches.records import ChannelId, GuildId, OutboxRow, UserId
from sfb_bot.screens.queue import expired_direct, expired_post, offer_direct

log = logging.getLogger(__name__)


class QueueWords:
    """Shows the rows of queues."""

    def __init__(self, shell: Shell, places: Places, sent: SentBefore) -> None:
        self._shell = shell
        self._places = places
        self._sent = sent

    async def tell(self, row: OutboxRow) -> None:
        """Send one message; that nobody came is told in the channel to whoever takes none."""
        # Any: written by `matches.queue.word`.
        body = cast("dict[str, Any]", row.body)
        guild, channel = GuildId(int(body["guild"])), ChannelId(int(body["channel"]))
        pack, user = self._shell.packs.get(str(body["game"])), row.user
        if pack is None or user is None:
            raise Undeliverable("the game is there no more")
        is_offer = body["what"] == "offer"
        if is_offer and (pack.computer is None or await self._shell.app.queue.of(guild, user) is None):
            return
        texts = await self._shell.texts_of(user, guild)
        title = pack.screens.title(texts)
        screen = (
            offer_direct(guild, title, texts)
            if is_offer
            else expired_direct(title, pack.name, channel, texts)
        )
        message = await private_message(screen, self._shell.images, texts)
        try:
            await self._sent.tell(user, message, row, row_nonce(row))
        except (discord.Forbidden, discord.NotFound):
            if not is_offer:
                await self._tell_there(user, guild, channel, row)

    async def _tell_there(self, user: UserId, guild: GuildId, channel: ChannelId, row: OutboxRow) -> None:
        """Where they asked for an opponent; a place that refuses is let be, there is nothing to be mended."""
        texts = await self._shell.public_texts(guild)
        pack = self._shell.packs[str(cast("dict[str, Any]", row.body)["game"])]
        screen = expired_post(user, pack.screens.title(texts), pack.name, texts)
        message = await public_message(screen, self._shell.images, texts)
        try:
            await self._sent.post(await self._places.find(channel), message, screen, row)
        except (discord.Forbidden, discord.NotFound):
            log.info("user %s cannot be told that nobody came", user)
