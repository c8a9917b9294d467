"""Delivers what the application has to show: the ledger, invitations, reminders, notices.

Every delivery may come twice after a crash. Each looks at what is there before it posts (the ledger by the
number of entries already told, invitations by their stored message, threads by their parent's id), and a
post that went out just before the crash is recognised by Discord itself: the same nonce gives the same post.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Final

import discord

from sfb_bot.discord_ui.components import private_message, public_message
from sfb_bot.discord_ui.delivery.notices import notice_screen, reminder_screen
from sfb_bot.discord_ui.delivery.places import UNKNOWN_CHANNEL, Place, Places
from sfb_bot.discord_ui.delivery.posts import is_ledger, nonce, post, row_nonce, without_controls
from sfb_bot.discord_ui.delivery.season_posts import LeaguePosts
from sfb_bot.discord_ui.shell import Shell, people_in
from sfb_bot.kernel import Entry
from sfb_bot.locale import Texts
from sfb_bot.matches.looks import Look
from sfb_bot.matches.matches import Story
from sfb_bot.matches.notices import NOTICES, Reminding, TimeUp, Undoing
from sfb_bot.matches.ports import Undeliverable
from sfb_bot.matches.records import SOUGHT, LobbyRecord, MatchId, MatchRecord, MessageId, OutboxRow, UserId
from sfb_bot.screens.ledger import Post, ledger_post, opening_post, result_post
from sfb_bot.screens.lobby import Invitation, invitation_screen
from sfb_bot.screens.notices import reminder_direct
from sfb_bot.screens.values import PublicScreen

log = logging.getLogger(__name__)

THREAD_IS_ARCHIVED: Final = 50083
# Newest posts remembered, so that taking their buttons off needs no question to Discord first.
KEPT_POSTS: Final = 1000
# How far behind an older post a forgotten twin is looked for.
MOST_LOOKED_AT: Final = 50
# An edit without this would mark an older post as a mention of everybody it names.
NOBODY: Final = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Telling:
    """What a post tells: what happened after `since`; the first one of a place opens the match there."""

    since: int
    is_first: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """A newest post: what it shows, how it looks without its buttons, and what it tells."""

    screen: PublicScreen
    bare: discord.ui.LayoutView
    telling: Telling


class DiscordMessenger:
    """The Messenger port over a connected client.

    Up to `newest_before`, matches were made before this start: an earlier one may have posted for them
    without living to note it. Their numbers tell, not the clock, since a restart may take less than a second.
    """

    def __init__(self, client: discord.Client, shell: Shell, newest_before: int) -> None:
        self._client = client
        self._shell = shell
        self._store = shell.app.store
        self._places = Places(client, shell)
        self._league = LeaguePosts(client, shell, self._places)
        self._shown: OrderedDict[int, Shown] = OrderedDict()
        self._newest_before = newest_before
        self._looked_through: set[MatchId] = set()

    async def deliver(self, row: OutboxRow) -> None:
        """Show one row; Undeliverable when nobody can ever be shown it."""
        try:
            await self._show(row)
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
            await self._ledger(row.match, anew=row.body == {"anew": True}, is_sought=row.body == SOUGHT)
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

    # --- The ledger ---

    async def _ledger(self, match: MatchId, *, anew: bool, is_sought: bool) -> None:
        """Post what happened since the last post, and take the buttons off that one.

        With nothing new the last post is brought up to date, unless everybody is to be asked `anew`. One that
        shows just that already is left alone, unless it `is_sought` because it may be gone.
        """
        record = await self._places.record(match)
        story = await self._shell.app.matches.story(match, record.shown_seq)
        await self._shell.names.learn_players(self._client, record)
        texts = await self._shell.public_texts(record.guild)
        seq = story.look.seq
        if record.ledger is not None and record.shown_seq >= seq and not anew:
            await self._refresh(record, story, texts, is_sought=is_sought)
            return
        telling = Telling(min(record.shown_seq, seq), is_first=record.ledger is None)
        screen = self._screen(record, story, telling, texts)
        if not anew and story.last is not None:
            # A ping for those who do not know yet that they are asked.
            screen = replace(screen, mentions=pinged(screen.mentions, story.look, story.last))
        await self._replace_ledger(record, story.look, screen, texts, telling)

    async def _replace_ledger(
        self, record: MatchRecord, look: Look, screen: PublicScreen, texts: Texts, telling: Telling
    ) -> None:
        """A new newest post; the one before loses its buttons before the new one counts as told.

        In this order a crash in between is made good by delivering again.
        """
        place = await self._places.find(record.channel)
        message = await public_message(screen, self._shell.images, texts)
        told = look.seq
        # The number of the question never comes again, so what was undone has had another nonce.
        named = nonce("ledger", record.id, record.created_at, record.channel, told, look.record.ask_no)
        posted = await post(place, message, screen, named)
        before = await self._post_before(record)
        if before is not None and before != posted.id:
            await self._strip(place, before, MessageId(posted.id), record)
        await self._store.note_ledger(record.id, MessageId(posted.id), told)
        self._keep(posted.id, Shown(replace(screen, mentions=()), message.bare, telling))

    async def _post_before(self, record: MatchRecord) -> MessageId | None:
        """The post that was the newest; for the first one of a match the invitation.

        A match made before this start may have a first post that a crash kept from being noted.
        """
        if record.ledger is not None or record.id > self._newest_before or record.lobby is None:
            return record.ledger
        lobby = await self._store.lobby(record.lobby)
        return lobby.message if lobby is not None else None

    async def _refresh(self, record: MatchRecord, story: Story, texts: Texts, *, is_sought: bool) -> None:
        """The newest post shows how it stands now: after an undo or a pause, or when nothing is new.

        It tells again what it told, as far as that still holds; after a restart that is not known any more.
        """
        assert record.ledger is not None
        shown = self._shown.get(record.ledger)
        telling = shown.telling if shown is not None else Telling(story.look.seq)
        if telling.since < story.look.seq:
            story = await self._shell.app.matches.story(record.id, telling.since)
        screen = self._screen(record, story, telling, texts)
        if shown is not None and not is_sought and replace(screen, mentions=()) == shown.screen:
            # What a later row was to tell went out with the post before it.
            return
        message = await public_message(screen, self._shell.images, texts)
        place = await self._places.find(record.channel)
        try:
            await place.get_partial_message(record.ledger).edit(view=message.view, attachments=message.files)
        except discord.HTTPException as error:
            if not isinstance(error, discord.NotFound) and error.code != THREAD_IS_ARCHIVED:
                raise
            if error.code == UNKNOWN_CHANNEL:
                raise
            # Deleted, or asleep: a new post is possible, and wakes the thread.
            await self._replace_ledger(record, story.look, screen, texts, telling)
            return
        self._keep(record.ledger, Shown(replace(screen, mentions=()), message.bare, telling))

    def _screen(self, record: MatchRecord, story: Story, telling: Telling, texts: Texts) -> PublicScreen:
        game, look = self._shell.screens(record), story.look
        post = Post(record.id, people_in(look.record), look.waiting_for, look.answer_by or 0)
        is_over = look.record.status == "over"
        # The result tells the whole match, every other post what is new.
        is_whole = is_over or telling.is_first
        events = [event for at, each in story.events if at > 0 or is_whole for event in each]
        make = result_post if is_over else opening_post if telling.is_first else ledger_post
        screen = self._shell.names.in_public(make(game, look.public, events, post, texts), look.record)
        if screen.picture is None or telling.is_first or not events:
            return screen
        # Where everybody stood before tells the picture where paths and attacks began.
        return replace(screen, picture=replace(screen.picture, before=story.before))

    def _keep(self, message: int, shown: Shown) -> None:
        """Remember how a post looks without its buttons, and what it tells."""
        self._shown[message] = shown
        while len(self._shown) > KEPT_POSTS:
            self._shown.popitem(last=False)

    async def _strip(self, place: Place, message: MessageId, newest: MessageId, record: MatchRecord) -> None:
        """Older posts lose their buttons; one that is gone needs nothing."""
        shown = self._shown.pop(message, None)
        is_known = record.id > self._newest_before or record.id in self._looked_through
        if shown is None or not is_known:
            await self._strip_all(place, message, newest, record.id)
            self._looked_through.add(record.id)
            return
        try:
            await place.get_partial_message(message).edit(view=shown.bare, allowed_mentions=NOBODY)
        except discord.NotFound:
            log.info("the older post %s is gone", message)

    async def _strip_all(self, place: Place, oldest: MessageId, newest: MessageId, match: MatchId) -> None:
        """After a restart: the older post, and twins that a crash may have left behind it."""
        me = self._client.user
        first = discord.Object(oldest - 1)
        async for found in place.history(limit=MOST_LOOKED_AT, after=first, oldest_first=True):
            if me is None or found.author.id != me.id or found.id == newest:
                continue
            if is_ledger(found, match):
                view = discord.ui.LayoutView.from_message(found, timeout=None)
                await found.edit(view=without_controls(view), allowed_mentions=NOBODY)

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
        look = await self._shell.app.matches.look(match)
        texts = await self._shell.public_texts(look.record.guild)
        notice = NOTICES.decode(row.body)
        rules = self._shell.app.cache.rules_of(look.record)
        stored = notice.events if isinstance(notice, Undoing) else ()
        events = [rules.decode_event(event) for event in stored]
        undone = self._shell.screens(look.record).tell(look.public, events, people_in(look.record), texts)
        screen = notice_screen(look, notice, undone, texts)
        message = await public_message(screen, self._shell.images, texts)
        await post(await self._places.find(look.record.channel), message, screen, row_nonce(row))


def pinged(mentions: tuple[int, ...], look: Look, last: Entry) -> tuple[int, ...]:
    """Without the one whose own choice led here: they are looking already.

    Whoever is asked although not at turn is always pinged, else the ping would tell whether they had
    answered the question before themselves, or a standing order or the clock for them.
    """
    if last.kind not in ("answer", "word") or last.seat in look.off_turn:
        return mentions
    actor = look.record.seats[last.seat].user
    return tuple(user for user in mentions if user != actor)
