"""Delivers what the application has to show: the ledger, invitations, reminders, notices.

Every delivery may come twice after a crash, so each looks at what is there before it posts: the ledger by
the number of entries already told, invitations by their stored message, threads by their parent's id.
"""

from __future__ import annotations

import logging
from typing import Any, Final

import discord

from sfb_bot.app.matches import Look
from sfb_bot.app.ports import Undeliverable
from sfb_bot.app.records import ChannelId, LobbyRecord, MatchId, MatchRecord, MessageId, OutboxRow, UserId
from sfb_bot.discord_ui.components import Message, private_message, public_message
from sfb_bot.discord_ui.notices import notice_of, reminder_of
from sfb_bot.discord_ui.shell import Shell, people_of
from sfb_bot.kernel import Event
from sfb_bot.locale import Texts
from sfb_bot.screens.ledger import Post, ledger_post, opening_post, result_post
from sfb_bot.screens.lobby import Invitation, PaceWords, invitation_screen
from sfb_bot.screens.notices import reminder_direct
from sfb_bot.screens.values import PublicScreen

log = logging.getLogger(__name__)

Place = discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel
THREAD_IDLE_MINUTES: Final = 10080


class DiscordMessenger:
    """The Messenger port over a connected client."""

    def __init__(self, client: discord.Client, shell: Shell) -> None:
        self._client = client
        self._shell = shell
        self._store = shell.app.store

    async def deliver(self, row: OutboxRow) -> None:
        """Show one row; Undeliverable when nobody can ever be shown it."""
        try:
            if row.kind == "invitation":
                await self._invitation(row)
            elif row.match is None:
                raise Undeliverable(f"a {row.kind} row without a match")
            elif row.kind == "opening":
                await self._opening(row.match)
            elif row.kind == "ledger":
                await self._ledger(row.match)
            elif row.kind == "reminder":
                await self._reminder(row.match, row)
            else:
                await self._notice(row.match, row)
        except discord.NotFound as error:
            raise Undeliverable(f"the place is gone: {error.text}") from error

    # --- Places ---

    async def _place(self, channel: int) -> Place:
        """The channel or thread; an archived thread is not in the cache and is fetched."""
        found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        if not isinstance(found, Place):
            raise Undeliverable(f"channel {channel} takes no messages")
        return found

    async def _record(self, match: MatchId) -> MatchRecord:
        record = await self._store.match_record(match)
        if record is None:
            raise Undeliverable(f"match {match} is not stored")
        return record

    # --- Invitations and threads ---

    async def _invitation(self, row: OutboxRow) -> None:
        lobby = await self._lobby_of(row)
        texts = await self._shell.public_texts(lobby.guild)
        place = await self._place(lobby.channel)
        screen = invitation_screen(await self._invitation_of(lobby, texts), texts)
        message = await public_message(screen, self._shell.images, texts.language)
        if lobby.message is None:
            posted = await self._post(place, message, screen)
            await self._store.note_lobby_message(lobby.id, MessageId(posted.id))
        else:
            await place.get_partial_message(lobby.message).edit(view=message.view)

    async def _lobby_of(self, row: OutboxRow) -> LobbyRecord:
        number = row.lobby
        if number is None and row.match is not None:
            number = (await self._record(row.match)).lobby
        lobby = await self._store.lobby(number) if number is not None else None
        if lobby is None:
            raise Undeliverable("the invitation is not stored")
        return lobby

    async def _invitation_of(self, lobby: LobbyRecord, texts: Texts) -> Invitation:
        match = await self._store.match_record(lobby.match) if lobby.match is not None else None
        guest = match.seats[1].user if match is not None else lobby.invited
        game = self._shell.games[lobby.game]
        pace = lobby.pace
        return Invitation(
            lobby=lobby.id,
            status=lobby.status,
            host=lobby.host,
            invited=guest or 0,
            setup=game.setup_words(lobby.setup, texts),
            pace=PaceWords(pace.name, pace.turn, pace.bank, pace.window),
            first=lobby.first,
            where=lobby.where,
            expires_at=lobby.expires_at,
            channel=match.channel or lobby.channel if match is not None else lobby.channel,
        )

    async def _opening(self, match: MatchId) -> None:
        """Make the match's thread, unless it is played in the channel or has its thread already."""
        record = await self._record(match)
        if record.channel or record.lobby is None:
            return
        lobby = await self._store.lobby(record.lobby)
        if lobby is None or lobby.message is None:
            raise Undeliverable("the invitation is gone, so there is no place for its thread")
        parent = await self._place(lobby.channel)
        texts = await self._shell.public_texts(record.guild)
        if isinstance(parent, discord.TextChannel):
            thread = await self._thread(parent, lobby.message, texts.say("thread-name", match=str(match)))
        else:
            # Inside a thread there are no threads: the match is played where it was agreed.
            thread = ChannelId(parent.id)
        await self._store.move_match(match, thread)
        self._shell.app.tables.forget(match)

    async def _thread(self, parent: discord.TextChannel, message: MessageId, name: str) -> ChannelId:
        try:
            made = await parent.get_partial_message(message).create_thread(
                name=name, auto_archive_duration=THREAD_IDLE_MINUTES
            )
        except discord.HTTPException as error:
            # A thread made from a message has its id, so after a crash it is found again.
            if error.code != ALREADY_HAS_A_THREAD:
                raise
            return ChannelId(message)
        return ChannelId(made.id)

    # --- The ledger ---

    async def _ledger(self, match: MatchId) -> None:
        """Post what happened since the last post, and take the buttons off that one."""
        record = await self._record(match)
        look = await self._shell.app.matches.look(match)
        texts = await self._shell.public_texts(record.guild)
        seq = look.record.seq
        if record.ledger is not None and record.shown_seq >= seq:
            await self._refresh(record, look, texts)
            return
        # The result tells the whole match, every other post what is new.
        since = 0 if look.record.status == "over" else record.shown_seq
        told = await self._shell.app.matches.events(match, None, since, seq)
        events = [event for _, each in told for event in each]
        screen = self._screen(record, look, events, texts)
        place = await self._place(record.channel)
        message = await public_message(screen, self._shell.images, texts.language)
        posted = await self._post(place, message, screen)
        await self._store.note_ledger(match, MessageId(posted.id), seq)
        if record.ledger is not None:
            await self._strip(place, record.ledger)

    async def _refresh(self, record: MatchRecord, look: Look, texts: Texts) -> None:
        """After an undo or a pause the newest post shows how it stands now."""
        assert record.ledger is not None
        screen = self._screen(record, look, [], texts)
        message = await public_message(screen, self._shell.images, texts.language)
        place = await self._place(record.channel)
        try:
            await place.get_partial_message(record.ledger).edit(view=message.view, attachments=message.files)
        except discord.NotFound:
            posted = await self._post(place, message, screen)
            await self._store.note_ledger(record.id, MessageId(posted.id), record.shown_seq)

    def _screen(self, record: MatchRecord, look: Look, events: list[Event], texts: Texts) -> PublicScreen:
        game, people = self._shell.screens(record), people_of(look.record)
        post = Post(record.id, people, look.waiting_for, look.answer_by or 0)
        if look.record.status == "over":
            return result_post(game, look.public, events, post, texts)
        make = opening_post if record.ledger is None else ledger_post
        return make(game, look.public, events, post, texts)

    async def _strip(self, place: Place, message: MessageId) -> None:
        """Older posts lose their buttons; one that is gone needs nothing."""
        try:
            old = await place.fetch_message(message)
            view = discord.ui.LayoutView.from_message(old, timeout=None)
            await old.edit(view=_without_controls(view))
        except discord.NotFound:
            log.info("the older post %s is gone", message)

    async def _post(self, place: Place, message: Message, screen: PublicScreen) -> discord.Message:
        """A new message; it notifies exactly those the screen names."""
        users = [discord.Object(user) for user in screen.mentions]
        return await place.send(
            view=message.view,
            files=message.files,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=users),
        )

    # --- Reminders and notices ---

    async def _reminder(self, match: MatchId, row: OutboxRow) -> None:
        look = await self._shell.app.matches.look(match)
        body: dict[str, Any] = row.body or {}
        if look.record.status != "live" or look.record.ask_no != body.get("ask_no") or row.user is None:
            return
        likes = await self._store.preferences(row.user)
        if likes.reminders == "dm" and body.get("what") != "turn" and not likes.dm_refused:
            await self._direct(row.user, look)
            return
        texts = await self._shell.public_texts(look.record.guild)
        screen = reminder_of(look, row.user, str(body.get("what")), texts)
        message = await public_message(screen, self._shell.images, texts.language)
        await self._post(await self._place(look.record.channel), message, screen)

    async def _direct(self, user: UserId, look: Look) -> None:
        texts = await self._shell.texts_of(user)
        screen = reminder_direct(look.record.id, look.record.channel, look.answer_by or 0, texts)
        message = await private_message(screen, self._shell.images, texts.language)
        person = self._client.get_user(user) or await self._client.fetch_user(user)
        await person.send(view=message.view, files=message.files)

    async def _notice(self, match: MatchId, row: OutboxRow) -> None:
        look = await self._shell.app.matches.look(match)
        texts = await self._shell.public_texts(look.record.guild)
        body: dict[str, Any] = row.body or {}
        rules = self._shell.app.tables.rules_of(look.record)
        events = [rules.decode_event(event) for event in body.get("events", ())]
        undone = self._shell.screens(look.record).tell(look.public, events, people_of(look.record), texts)
        screen = notice_of(look, body, undone, texts)
        message = await public_message(screen, self._shell.images, texts.language)
        await self._post(await self._place(look.record.channel), message, screen)


ALREADY_HAS_A_THREAD: Final = 160004


def _without_controls(view: discord.ui.LayoutView) -> discord.ui.LayoutView:
    """The same message without its rows of controls."""
    for item in list(view.children):
        if isinstance(item, discord.ui.Container):
            for inner in list(item.children):
                if isinstance(inner, discord.ui.ActionRow):
                    item.remove_item(inner)
        elif isinstance(item, discord.ui.ActionRow):
            view.remove_item(item)
    return view
