"""Delivers what the application has to show: the ledger, invitations, reminders, notices.

Every delivery may come twice after a crash. Each looks at what is there before it posts (the ledger for the
post it had planned, invitations by their stored message, threads by their parent's id), and a post that went
out just before the crash is recognised by Discord itself: the same nonce gives the same post.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

import discord

from sfb_bot.discord_ui.components import private_message, public_message
from sfb_bot.discord_ui.delivery.ledger_posts import LedgerPosts
from sfb_bot.discord_ui.delivery.notices import reminder_screen, screen_of_notice, screen_unread
from sfb_bot.discord_ui.delivery.places import UNKNOWN_CHANNEL, Places
from sfb_bot.discord_ui.delivery.posts import nonce, post, row_nonce
from sfb_bot.discord_ui.delivery.replies import LOST
from sfb_bot.discord_ui.delivery.season_posts import LeaguePosts
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts
from sfb_bot.matches.looks import Look
from sfb_bot.matches.notices import NOTICES, Reminding, TimeUp
from sfb_bot.matches.ports import OutOfReach, Undeliverable
from sfb_bot.matches.records import LobbyRecord, MatchId, MessageId, OutboxRow, UserId
from sfb_bot.matches.refusals import MatchBroken
from sfb_bot.screens.lobby import Invitation, invitation_screen
from sfb_bot.screens.notices import reminder_direct

log = logging.getLogger(__name__)

THREAD_IS_ARCHIVED: Final = 50083
# Newest posts remembered, so that taking their buttons off needs no question to Discord first.
KEPT_POSTS: Final = 1000
# How far behind an older post a forgotten twin is looked for.
MOST_LOOKED_AT: Final = 50
# An edit without this would mark an older post as a mention of everybody it names.
NOBODY: Final = discord.AllowedMentions.none()


class DiscordMessenger:
    """The Messenger port over a connected client."""

    def __init__(self, client: discord.Client, shell: Shell) -> None:
        self._client = client
        self._shell = shell
        self._store = shell.app.store
        self._places = Places(client, shell)
        self._league = LeaguePosts(client, shell, self._places)
        self._ledger = LedgerPosts(client, shell, self._places)

    async def deliver(self, row: OutboxRow) -> None:
        """Show one row; Undeliverable when nobody can ever be shown it.

        A match that cannot be read is not shown; when it goes on, there is a row for that.
        """
        try:
            await self._show_somewhere(row)
        except LOST as error:
            raise OutOfReach(repr(error)) from error

    async def _show_somewhere(self, row: OutboxRow) -> None:
        try:
            await self._show(row)
        except MatchBroken as error:
            raise Undeliverable(str(error)) from error
        except discord.NotFound as error:
            is_homeless = error.code == UNKNOWN_CHANNEL and row.kind != "invitation"
            if not is_homeless or row.match is None or not await self._places.find_new_home(row.match):
                raise Undeliverable(f"the place is gone: {error.text}") from error
            await self._show(row)

    async def _show(self, row: OutboxRow) -> None:
        if row.season is not None:
            await self._league.show(row)
        elif row.kind == "invitation":
            await self._invitation(row)
        elif row.match is None:
            raise Undeliverable(f"a {row.kind} row without a match")
        elif row.kind == "opening":
            await self._places.open(row.match)
        elif row.kind == "ledger":
            await self._ledger.show(row.match, row.body)
        elif row.kind == "reminder":
            await self._reminder(row.match, row)
        else:
            await self._notice(row.match, row)

    # --- Invitations ---

    async def _invitation(self, row: OutboxRow) -> None:
        lobby = await self._lobby_of(row)
        texts = await self._shell.public_texts(lobby.guild)
        place = await self._places.find(lobby.channel)
        screen = invitation_screen(await self._invitation_of(lobby, texts), texts)
        message = await public_message(screen, self._shell.images, texts)
        if lobby.message is None:
            named = nonce("invitation", lobby.id, lobby.created_at)
            posted = await post(place, message, screen, named)
            await self._store.note_lobby_message(lobby.id, MessageId(posted.id))
        else:
            await place.get_partial_message(lobby.message).edit(view=message.view)

    async def _lobby_of(self, row: OutboxRow) -> LobbyRecord:
        number = row.lobby
        if number is None and row.match is not None:
            number = (await self._places.record(row.match)).lobby
        lobby = await self._store.lobby(number) if number is not None else None
        if lobby is None:
            raise Undeliverable("the invitation is not stored")
        return lobby

    async def _invitation_of(self, lobby: LobbyRecord, texts: Texts) -> Invitation:
        match = await self._store.match_record(lobby.match) if lobby.match is not None else None
        game = self._shell.packs[lobby.game].screens
        pace = lobby.pace
        return Invitation(
            lobby=lobby.id,
            status=lobby.status,
            host=lobby.host,
            places=lobby.seats,
            setup=game.setup_words(lobby.setup, texts),
            game=game.title(texts),
            pace=pace,
            first=lobby.first,
            where=lobby.where,
            expires_at=lobby.expires_at,
            channel=match.channel or lobby.channel if match is not None else lobby.channel,
        )

    # --- Reminders and notices ---

    async def _reminder(self, match: MatchId, row: OutboxRow) -> None:
        look, notice = await self._shell.app.matches.look(match), NOTICES.decode(row.body)
        if not isinstance(notice, Reminding) or row.user is None:
            raise Undeliverable("the reminder is of another version")
        if look.record.status != "live" or look.record.ask_no != notice.ask_no:
            return
        wishes = await self._store.preferences(row.user)
        by_dm = wishes.reminders == "dm" and not isinstance(notice, TimeUp) and not wishes.dm_refused
        if by_dm and await self._direct(row.user, look, row_nonce(row)):
            return
        texts = await self._shell.public_texts(look.record.guild)
        screen = reminder_screen(look, row.user, notice, texts)
        message = await public_message(screen, self._shell.images, texts)
        await post(await self._places.find(look.record.channel), message, screen, row_nonce(row))

    async def _direct(self, user: UserId, look: Look, named: str) -> bool:
        """Whether the reminder could be sent; who closed their direct messages is reminded in the thread."""
        texts = await self._shell.texts_of(user, look.record.guild)
        screen = reminder_direct(look.record.id, look.record.channel, look.answer_by or 0, texts)
        message = await private_message(screen, self._shell.images, texts)
        person = self._client.get_user(user) or await self._client.fetch_user(user)
        try:
            await person.send(view=message.view, files=message.files, nonce=named)
        except discord.Forbidden:
            wishes = await self._store.preferences(user)
            await self._store.save_preferences(replace(wishes, dm_refused=True))
            return False
        return True

    async def _notice(self, match: MatchId, row: OutboxRow) -> None:
        record, notice = await self._places.record(match), NOTICES.decode(row.body)
        texts = await self._shell.public_texts(record.guild)
        screen = screen_unread(record, notice, texts)
        if screen is None:
            look = await self._shell.app.matches.look(match)
            screen = screen_of_notice(self._shell, look, notice, texts)
        message = await public_message(screen, self._shell.images, texts)
        await post(await self._places.find(record.channel), message, screen, row_nonce(row))
