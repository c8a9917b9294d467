"""Delivers what the application has to show: the ledger, invitations, reminders, notices.

Every delivery may come twice after a crash. Each looks at what is there before it posts (the ledger for the
post it had planned, invitations by their stored message, threads by their parent's id), and a post that went
out just before the crash is recognised by Discord itself: the same nonce gives the same post.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

import discord

from sfb_bot.discord_ui.components import private_message, public_message
from sfb_bot.discord_ui.delivery.daily_posts import DailyPosts
from sfb_bot.discord_ui.delivery.films import Films
from sfb_bot.discord_ui.delivery.ledger_posts import LedgerPosts
from sfb_bot.discord_ui.delivery.live_posts import LivePosts
from sfb_bot.discord_ui.delivery.notices import reminder_screen, screen_of_notice, screen_unread
from sfb_bot.discord_ui.delivery.places import UNKNOWN_CHANNEL, NoPlaceYet, Places
from sfb_bot.discord_ui.delivery.posts import invites_to, nonce, row_nonce, where_to_fix
from sfb_bot.discord_ui.delivery.queue_words import QueueWords
from sfb_bot.discord_ui.delivery.replies import LOST
from sfb_bot.discord_ui.delivery.result_posts import ResultPosts
from sfb_bot.discord_ui.delivery.season_posts import LeaguePosts
from sfb_bot.discord_ui.delivery.sent_before import SentBefore
from sfb_bot.discord_ui.delivery.trouble_words import TroubleWords
from sfb_bot.discord_ui.invitations import invitation_of
from sfb_bot.discord_ui.permissions import LOCKED, Place, missing_in
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import TableError
from sfb_bot.matches.lobby_records import LobbyRecord
from sfb_bot.matches.looks import Look, in_time
from sfb_bot.matches.notices import NOTICES, Reminding, TimeUp
from sfb_bot.matches.ports import CannotShow, OutOfReach, Undeliverable
from sfb_bot.matches.records import (
    ChannelId,
    GuildId,
    MatchId,
    MatchRecord,
    MessageId,
    OutboxKind,
    OutboxRow,
    UserId,
)
from sfb_bot.matches.refusals import MatchBroken
from sfb_bot.screens.lobby import invitation_screen
from sfb_bot.screens.notices import reminder_direct

log = logging.getLogger(__name__)

# A thread that a moderator has locked: asleep or awake.
LOCKED_CODES: Final = (50083, 160005)
TOO_MANY_REQUESTS: Final = 429
# A place is looked for, then made, then written to.
MOST_STEPS: Final = 3
NOWHERE: Final = (GuildId(0), ChannelId(0))


class DiscordMessenger:
    """The Messenger port over a connected client."""

    def __init__(self, client: discord.Client, shell: Shell, waiting: frozenset[int]) -> None:
        """`waiting` are the rows that the run before this one has left."""
        self._client = client
        self._shell = shell
        self._store = shell.app.store
        self._places = Places(client, shell)
        self._sent = SentBefore(client, waiting)
        self._league = LeaguePosts(client, shell, self._places, self._sent)
        self._ledger = LedgerPosts(client, shell, self._places)
        self._films = Films(shell)
        self._results = ResultPosts(client, shell, self._places, self._sent)
        self._boards = LivePosts(client, shell, self._places, self._sent)
        self._daily = DailyPosts(shell, self._places, self._sent)
        # What is not shown in the place of a match.
        self._outside: dict[OutboxKind, Callable[[OutboxRow], Awaitable[None]]] = {
            "direct": TroubleWords(shell, self._sent).tell,
            "queue": QueueWords(shell, self._places, self._sent).tell,
            "daily_puzzle": self._daily.show,
            "result": self._results.show,
            "live": self._boards.show,
            "invitation": self._invitation,
        }

    async def deliver(self, row: OutboxRow) -> None:
        """Show one row; the errors of the port say why not.

        A match that cannot be read is not shown; when it goes on, there is a row for that.
        """
        try:
            await self._show_somewhere(row)
        except MatchBroken as error:
            raise Undeliverable(str(error)) from error
        except LOST as error:
            raise OutOfReach(repr(error)) from error
        except discord.RateLimited as error:
            raise OutOfReach(str(error)) from error
        except discord.HTTPException as error:
            if error.status == TOO_MANY_REQUESTS:
                raise OutOfReach(str(error)) from error
            if isinstance(error, discord.Forbidden) or error.code in LOCKED_CODES:
                raise await self._refusal(row, error) from error
            if isinstance(error, discord.NotFound):
                raise await self._loss(row, error) from error
            raise

    async def _show_somewhere(self, row: OutboxRow) -> None:
        """Show a row where its match is; a match that has no place, or has lost it, gets one first."""
        for _ in range(MOST_STEPS):
            try:
                await self._show(row)
            except NoPlaceYet:
                if row.match is None:
                    raise Undeliverable("it has no place") from None
                await self._places.open(row.match)
            except discord.NotFound as error:
                is_homeless = error.code == UNKNOWN_CHANNEL and row.kind != "invitation"
                if not is_homeless or row.match is None or not await self._find_new_home(row.match):
                    raise
            else:
                return
        raise CannotShow("gone", *(await self._whereabouts(row)), reason="no place is to be found")

    async def _find_new_home(self, match: MatchId) -> bool:
        """Have a match whose place was deleted go on in a new thread; False when its channel is gone, too."""
        record = await self._places.record(match)
        if record.status == "over" and record.shown_seq >= record.seq:
            raise Undeliverable("the match is over and its place gone")
        home = await self._places.living_home(record)
        if home is None:
            return False
        if record.channel or home != (await self._whereabouts_of(record))[1]:
            await self._shell.app.ledger.move(match, home)
        return True

    # --- What keeps a row from being shown ---

    async def _refusal(self, row: OutboxRow, error: discord.HTTPException) -> TableError:
        """Discord refuses: what is missing, as far as that is known."""
        guild, channel = await self._whereabouts(row)
        server = self._client.get_guild(guild)
        if server is not None and server.unavailable:
            return OutOfReach(f"server {guild} is away")
        if server is None:
            return CannotShow("left", guild, channel, reason=f"the bot is not in server {guild}")
        place = self._client.get_channel(channel)
        if error.code in LOCKED_CODES:
            missing: tuple[str, ...] = (LOCKED,)
        elif isinstance(place, Place):
            missing = missing_in(place)
            channel = where_to_fix(place)
        else:
            # What cannot be seen is not in the cache either.
            missing = ("view_channel",)
        return CannotShow("refused", guild, channel, missing)

    async def _loss(self, row: OutboxRow, error: discord.NotFound) -> TableError:
        """Something is gone: the place of the row, or only what the row was about."""
        if error.code != UNKNOWN_CHANNEL or row.kind == "invitation":
            return Undeliverable(f"it is gone: {error.text}")
        guild, channel = await self._whereabouts(row)
        return CannotShow("gone", guild, channel, reason=f"channel {channel} was deleted")

    async def _whereabouts(self, row: OutboxRow) -> tuple[GuildId, ChannelId]:
        """The server and the channel of a row, as far as they are stored."""
        if row.guild is not None:
            return row.guild, await self._channel_in_server(row, row.guild)
        if row.season is not None:
            season = await self._store.season_record(row.season)
            return (season.guild, season.channel) if season is not None else NOWHERE
        if row.match is not None:
            return await self._whereabouts_of(await self._places.record(row.match))
        lobby = await self._store.lobby(row.lobby) if row.lobby is not None else None
        return (lobby.guild, lobby.channel) if lobby is not None else NOWHERE

    async def _channel_in_server(self, row: OutboxRow, guild: GuildId) -> ChannelId:
        if row.kind == "result":
            return await self._results.channel_of(guild)
        if row.kind == "live":
            return await self._boards.channel_of(guild)
        return (await self._daily.of(row)).channel

    async def _whereabouts_of(self, record: MatchRecord) -> tuple[GuildId, ChannelId]:
        """Where a match is, or is to be opened."""
        if record.channel:
            return record.guild, record.channel
        return record.guild, await self._places.parent_of(record) or record.channel

    async def concerned(self, row: OutboxRow) -> tuple[UserId, ...]:
        """The players of a match, the host of an invitation, the organisers of a season and of its games.

        What belongs to a server concerns its owner, who can mend it.
        """
        if row.guild is not None:
            server = self._client.get_guild(row.guild)
            return (UserId(server.owner_id),) if server is not None and server.owner_id is not None else ()
        if row.season is not None:
            return await self._league.organisers(row.season)
        if row.match is not None:
            players = tuple(seat.user for seat in (await self._places.record(row.match)).seats)
            game = await self._store.game_of(row.match)
            return players if game is None else (*players, *await self._league.organisers(game.season))
        lobby = await self._store.lobby(row.lobby) if row.lobby is not None else None
        return (lobby.host,) if lobby is not None else ()

    async def _show(self, row: OutboxRow) -> None:
        if row.season is not None:
            await self._league.show(row)
        elif (show := self._outside.get(row.kind)) is not None:
            await show(row)
        elif row.match is None:
            raise Undeliverable(f"a {row.kind} row without a match")
        elif row.kind == "opening":
            await self._places.open(row.match)
        elif row.kind == "ledger":
            await self._ledger.show(row.match)
            self._shell.lowest.shown(row.match)
        elif row.kind == "film":
            await self._film(row.match)
        elif row.kind == "reminder":
            await self._reminder(row.match, row)
        else:
            await self._notice(row.match, row)

    # --- Invitations ---

    async def _invitation(self, row: OutboxRow) -> None:
        lobby = await self._lobby_of(row)
        if lobby.message is None and self._sent.is_possible(row):
            lobby = await self._find_invitation(lobby)
        if lobby.message is None and lobby.status != "waiting":
            # It was never posted, and now there is nothing to answer any more.
            return
        match = await self._store.match_record(lobby.match) if lobby.match is not None else None
        if match is not None and match.status == "over":
            await self._results.in_place_of(lobby, match)
            return
        texts = await self._shell.public_texts(lobby.guild)
        place = await self._places.find(lobby.channel)
        users = [seat.user for seat in lobby.seats if seat.user is not None]
        await self._shell.names.learn(self._client, lobby.guild, users)
        screen = invitation_screen(await invitation_of(self._shell, lobby, texts), texts)
        message = await public_message(screen, self._shell.images, texts)
        if lobby.message is None:
            named = nonce("invitation", lobby.id, lobby.created_at)
            posted = await self._sent.send(place, message, screen, row, named)
            await self._store.note_lobby_message(lobby.id, MessageId(posted.id))
        else:
            # An edit without this would mark the post as a mention of everybody it names. It pings nobody.
            asked = discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(user) for user in screen.mentions]
            )
            await place.get_partial_message(lobby.message).edit(
                view=message.view, attachments=message.files, allowed_mentions=asked
            )

    async def _find_invitation(self, lobby: LobbyRecord) -> LobbyRecord:
        """The invitation with its post, if the run before this one made it and could not note it."""
        place = await self._places.find(lobby.channel)
        sent = await self._sent.find(place, lambda found: invites_to(found, lobby.id))
        if sent is None:
            return lobby
        await self._store.note_lobby_message(lobby.id, MessageId(sent.id))
        return replace(lobby, message=MessageId(sent.id))

    async def _film(self, match: MatchId) -> None:
        """Add the animation of a finished match to its result, in its own place and in its channel."""
        record = await self._places.record(match)
        if record.status != "over":
            return
        film = await self._films.of(record, await self._shell.public_texts(record.guild))
        try:
            if film is not None and record.ledger is not None:
                await self._ledger.show(match, film)
            lobby = await self._store.lobby(record.lobby) if record.lobby is not None else None
            if film is not None and lobby is not None and lobby.channel != record.channel:
                await self._results.in_place_of(lobby, record, film)
        finally:
            self._films.forget(match)

    async def _lobby_of(self, row: OutboxRow) -> LobbyRecord:
        number = row.lobby
        if number is None and row.match is not None:
            number = (await self._places.record(row.match)).lobby
        lobby = await self._store.lobby(number) if number is not None else None
        if lobby is None:
            raise Undeliverable("the invitation is not stored")
        return lobby

    # --- Reminders and notices ---

    async def _reminder(self, match: MatchId, row: OutboxRow) -> None:
        game = await self._store.game_of(match)
        look = in_time(await self._shell.app.matches.look(match), game.due if game is not None else None)
        notice = NOTICES.decode(row.body)
        if not isinstance(notice, Reminding) or row.user is None:
            raise Undeliverable("the reminder is of another version")
        if look.record.status != "live" or look.record.ask_no != notice.ask_no:
            return
        wishes = await self._store.preferences(row.user)
        by_dm = wishes.reminders == "dm" and not isinstance(notice, TimeUp) and not wishes.dm_refused
        if by_dm and await self._direct(row.user, look, row):
            return
        texts = await self._shell.public_texts(look.record.guild)
        screen = reminder_screen(
            look, row.user, notice, texts, has_computers=await self._may_take_over(look.record)
        )
        message = await public_message(screen, self._shell.images, texts)
        # Looked up again: what is kept in memory does not know the newest post.
        record = await self._places.record(match)
        await self._sent.post(await self._places.find(record.channel), message, screen, row, record.ledger)

    async def _may_take_over(self, record: MatchRecord) -> bool:
        """Whether a computer player may take over; a league has rules of its own for that."""
        return self._shell.app.cache.has_mind(record) and await self._store.game_of(record.id) is None

    async def _direct(self, user: UserId, look: Look, row: OutboxRow) -> bool:
        """Whether the reminder could be sent; who closed their direct messages is reminded in the thread."""
        texts = await self._shell.texts_of(user, look.record.guild)
        screen = reminder_direct(look.record.id, look.record.channel, look.answer_by or 0, texts)
        message = await private_message(screen, self._shell.images, texts)
        try:
            await self._sent.tell(user, message, row, row_nonce(row))
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
        await self._sent.post(await self._places.find(record.channel), message, screen, row, record.ledger)
