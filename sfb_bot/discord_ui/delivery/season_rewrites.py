"""Posts of a season that say something else afterwards: a result put right, a round taken back, a move."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import discord

from sfb_bot.discord_ui.components import public_message
from sfb_bot.discord_ui.delivery.places import Places
from sfb_bot.discord_ui.season_show import SeasonShow
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.rules.values import PairingId
from sfb_bot.leagues.seasons.notices import SeasonMoved
from sfb_bot.leagues.seasons.records import SeasonPost
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.ports import Undeliverable
from sfb_bot.matches.records import ChannelId, MessageId
from sfb_bot.screens.league.rounds import result_post, void_post
from sfb_bot.screens.league.values import title
from sfb_bot.screens.values import PublicScreen

log = logging.getLogger(__name__)

# The key of a round's post: its number, and which of the posts it needs. That of a result: pairing and game.
MOST_POSTS_A_ROUND: Final = 32
MOST_GAMES_A_PAIRING: Final = 1024


class SeasonRewrites:
    """Changes posts that are there; one that is gone, or out of reach, stays as it is."""

    def __init__(self, shell: Shell, places: Places) -> None:
        self._shell = shell
        self._places = places
        self._store = shell.app.store

    async def note_result(
        self, view: SeasonView, pairing: PairingId, number: int, posted: discord.Message
    ) -> None:
        """Remember where a result was told, so that it can be put right there."""
        key = pairing * MOST_GAMES_A_PAIRING + number
        kept = SeasonPost("result", key, ChannelId(posted.channel.id), MessageId(posted.id))
        await self._store.note_season_post(view.record.id, kept)

    async def correct(self, show: SeasonShow, pairing: PairingId) -> None:
        """Say anew what was said of the games of a pairing; what counts no more is struck out."""
        facts, said = show.facts(), show.pairing(show.view.line(pairing))

        def is_of_pairing(kept: SeasonPost) -> bool:
            return kept.kind == "result" and kept.key // MOST_GAMES_A_PAIRING == pairing

        for kept in await self._posts(show.view, is_of_pairing):
            number = kept.key % MOST_GAMES_A_PAIRING
            screen = result_post(facts, said, number, show.texts) or void_post(facts, said, show.texts)
            await self._change(kept, screen, show.texts)

    async def take_back(self, view: SeasonView, number: int, texts: Texts) -> None:
        """The post of a round that is no more says so; one that was paired again meanwhile is current."""
        if any(each.number == number for each in view.loaded.rounds):
            return
        words = texts.say("league-round-taken-back", season=title(view.record, texts), round=str(number))

        def is_of_round(kept: SeasonPost) -> bool:
            return kept.kind == "round" and kept.key // MOST_POSTS_A_ROUND == number

        for kept in await self._posts(view, is_of_round):
            await self._change(kept, PublicScreen((words,)), texts)

    async def leave(self, view: SeasonView, moved: SeasonMoved, texts: Texts) -> None:
        """The posts in the channel that a season has left say where it went."""
        place = f"<#{view.record.channel}>"
        words = texts.say("league-moved", season=title(view.record, texts), channel=place)

        def is_left(kept: SeasonPost) -> bool:
            return kept.kind != "result" and kept.channel == moved.before != view.record.channel

        for kept in await self._posts(view, is_left):
            await self._change(kept, PublicScreen((words,)), texts, is_pinned=kept.kind != "table")

    async def _posts(self, view: SeasonView, wanted: Callable[[SeasonPost], bool]) -> list[SeasonPost]:
        return [one for one in await self._store.season_posts(view.record.id) if wanted(one)]

    async def _change(
        self, kept: SeasonPost, screen: PublicScreen, texts: Texts, *, is_pinned: bool = True
    ) -> None:
        message = await public_message(screen, self._shell.images, texts)
        try:
            known = (await self._places.find(kept.channel)).get_partial_message(kept.message)
            # An edit without this would mark the post as a mention of everybody it names.
            await known.edit(
                view=message.view, attachments=[], allowed_mentions=discord.AllowedMentions.none()
            )
            if not is_pinned:
                await known.unpin()
        except (discord.Forbidden, discord.NotFound, Undeliverable):
            # The channel may be gone, or closed to the bot.
            log.info("the %s post %s of a season cannot be changed", kept.kind, kept.message)
