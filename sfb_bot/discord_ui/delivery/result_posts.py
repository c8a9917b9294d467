"""How a match ended, told where it was arranged and where a server collects its results."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Final

import discord

from sfb_bot.discord_ui.components import public_message
from sfb_bot.discord_ui.delivery.places import Places
from sfb_bot.discord_ui.delivery.posts import nonce, words_of, words_on
from sfb_bot.discord_ui.delivery.sent_before import SentBefore
from sfb_bot.discord_ui.shell import Shell, people_in
from sfb_bot.discord_ui.visibility import is_open_to_readers
from sfb_bot.drawing.picture import Picture
from sfb_bot.kernel import BugError
from sfb_bot.locale import Texts
from sfb_bot.matches.lobby_records import LobbyRecord
from sfb_bot.matches.records import ChannelId, GuildId, MatchId, MatchRecord, OutboxRow
from sfb_bot.matches.refusals import MatchBroken
from sfb_bot.screens.ledger import listed, versus
from sfb_bot.screens.limits import clip
from sfb_bot.screens.results import result_in_channel, result_line, time_used_line
from sfb_bot.screens.values import PublicPicture, PublicScreen

log = logging.getLogger(__name__)

LONGEST_OUTCOME: Final = 900
# What could not be told for so long is no news any more.
OLD_NEWS: Final = 24 * 3600


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended in a line, and its picture; none of one that cannot be read.

    `has_sequel`: the next match follows by itself.
    """

    words: str
    picture: PublicPicture | None
    has_sequel: bool = False


class ResultPosts:
    """Tells results outside the place of the match."""

    def __init__(self, client: discord.Client, shell: Shell, places: Places, sent: SentBefore) -> None:
        self._client = client
        self._shell = shell
        self._store = shell.app.store
        self._places = places
        self._sent = sent

    async def _outcome(self, record: MatchRecord, texts: Texts) -> Outcome:
        people = people_in(record)
        try:
            look = await self._shell.app.matches.look(record.id)
        except MatchBroken:
            sides = [listed(names, texts) for names in people.by_side(texts)]
            return Outcome(texts.say("result-unread", sides=versus(sides, texts)), None)
        told = await self._shell.app.matches.events(record.id)
        events = [event for _, each in told for event in each]
        game = self._shell.screens(record)
        await self._shell.names.learn_players(self._client, record)
        words = game.result_lines(look.public, events, people, texts)[0]
        picture = game.result_picture(look.public, events)
        named = replace(picture, names=self._shell.names.of(record, texts))
        return Outcome(clip(words, LONGEST_OUTCOME), named, look.has_sequel)

    async def in_place_of(self, lobby: LobbyRecord, record: MatchRecord, film: Picture | None = None) -> None:
        """Make the post of an invitation tell how its match ended.

        One that was deleted is not made again: whoever took it away wanted it gone. Where the match was
        played in the very channel, its own result stands below with everything else.
        """
        if lobby.message is None:
            return
        texts = await self._shell.public_texts(record.guild)
        place = await self._places.find(lobby.channel)
        outcome = await self._outcome(record, texts)
        if lobby.channel == record.channel:
            screen, film = PublicScreen((outcome.words,)), None
        else:
            used = time_used_line(record.seats, texts)
            screen = result_in_channel(
                record.id,
                outcome.words,
                used,
                record.channel,
                outcome.picture,
                texts,
                has_sequel=outcome.has_sequel,
            )
        message = await public_message(screen, self._shell.images, texts, film)
        try:
            await place.get_partial_message(lobby.message).edit(
                view=message.view, attachments=message.files, allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.NotFound:
            log.info("the invitation to match %s is gone, so it tells no result", record.id)

    # --- The channel of results ---

    async def channel_of(self, guild: GuildId) -> ChannelId:
        """Where a server wants its results; 0 for nowhere."""
        return ChannelId((await self._store.guild_settings(guild)).results_channel)

    async def show(self, row: OutboxRow) -> None:
        """One line with a picture, unless the server wants none, it is old, or its league tells it there."""
        if row.guild is None:
            raise BugError("a result without a server")
        channel = await self.channel_of(row.guild)
        is_old = self._shell.app.clock.machine.now() - row.created_at > OLD_NEWS
        if not channel or is_old:
            return
        record = await self._places.record(MatchId(int(row.body["match"])))
        if record.status != "over" or await self._is_told_there(record, channel):
            return
        place = await self._places.find(channel)
        if not is_open_to_readers(self._client, record.channel, place):
            return
        texts = await self._shell.public_texts(record.guild)
        outcome = await self._outcome(record, texts)
        screen = result_line(outcome.words, record.channel, outcome.picture, texts)
        message = await public_message(screen, self._shell.images, texts)
        words = words_of(message.view)
        if self._sent.is_possible(row) and await self._sent.find(place, lambda it: words_on(it) == words):
            # It went out just before the bot stopped.
            return
        named = nonce("result", record.id, record.created_at)
        await self._sent.send(place, message, screen, row, named)

    async def _is_told_there(self, record: MatchRecord, channel: ChannelId) -> bool:
        """Whether the match itself, or its league, tells the result in that channel."""
        if record.channel == channel:
            return True
        game = await self._store.game_of(record.id)
        season = await self._store.season_record(game.season) if game is not None else None
        return season is not None and season.channel == channel
