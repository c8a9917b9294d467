"""Direct messages to those whose match, invitation or season cannot be shown where it belongs."""

from __future__ import annotations

import logging
from typing import Any, Final, cast

import discord

from sfb_bot.discord_ui.components import private_message
from sfb_bot.discord_ui.delivery.posts import row_nonce
from sfb_bot.discord_ui.delivery.sent_before import SentBefore
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts
from sfb_bot.matches.ports import Undeliverable
from sfb_bot.matches.records import Lane, MatchId, OutboxRow, SeasonId, Trouble, UserId
from sfb_bot.screens.league.values import title
from sfb_bot.screens.troubles import (
    invitation_trouble_direct,
    match_trouble_direct,
    season_trouble_direct,
    server_trouble_direct,
)
from sfb_bot.screens.values import PrivateScreen

log = logging.getLogger(__name__)

# What a server may want somewhere, by the names of its lanes; each needs the texts `trouble-<name>-<kind>`.
SERVER_LANES: Final = {"server": "puzzle", "results": "results", "live": "live"}


class TroubleWords:
    """Tells people what is wrong while it still is."""

    def __init__(self, shell: Shell, sent: SentBefore) -> None:
        self._sent = sent
        self._shell = shell
        self._store = shell.app.store

    async def tell(self, row: OutboxRow) -> None:
        """Send one message; whoever takes none is told in the answer to the next press, and by the list."""
        # Any: written by `Troubles.note`.
        body = cast("dict[str, Any]", row.body)
        lane, user = Lane(str(body.get("lane", ""))), row.user
        trouble = self._shell.app.troubles.of(lane)
        if trouble is None or user is None:
            return
        texts = await self._shell.texts_of(user, trouble.guild)
        screen = await self._screen(trouble, user, texts)
        message = await private_message(screen, self._shell.images, texts)
        try:
            await self._sent.tell(user, message, row, row_nonce(row))
        except (discord.Forbidden, discord.NotFound):
            log.info("user %s takes no direct messages about %s", user, lane)
        else:
            self._shell.app.troubles.is_first_word(lane, user)

    async def _screen(self, trouble: Trouble, user: UserId, texts: Texts) -> PrivateScreen:
        what, _, number = trouble.lane.partition(" ")
        if what == "match":
            record = await self._store.match_record(MatchId(int(number)))
            if record is None:
                raise Undeliverable(f"{trouble.lane} is not stored")
            users = tuple(seat.user for seat in record.seats if seat.user)
            return match_trouble_direct(trouble, record.id, users, user, record.game, texts)
        if what == "season":
            season = await self._store.season_record(SeasonId(int(number)))
            if season is None:
                raise Undeliverable(f"{trouble.lane} is not stored")
            return season_trouble_direct(trouble, title(season, texts), texts)
        if what in SERVER_LANES:
            return server_trouble_direct(trouble, SERVER_LANES[what], texts)
        return invitation_trouble_direct(trouble, texts)
