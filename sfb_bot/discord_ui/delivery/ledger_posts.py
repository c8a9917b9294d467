"""The posts of a match's ledger: each made once, found again after a crash, the newest alone with buttons."""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Final

import discord

from sfb_bot.discord_ui.components import public_message
from sfb_bot.discord_ui.delivery.notices import screen_of_notice
from sfb_bot.discord_ui.delivery.places import UNKNOWN_CHANNEL, NoPlaceYet, Places
from sfb_bot.discord_ui.delivery.posts import (
    awake,
    change,
    ledger_number,
    nonce,
    post,
    without_controls,
)
from sfb_bot.discord_ui.permissions import Place
from sfb_bot.discord_ui.shell import Shell, people_in
from sfb_bot.drawing.picture import Picture
from sfb_bot.locale import Texts
from sfb_bot.matches.check_in import absent_seats
from sfb_bot.matches.ledger import Story
from sfb_bot.matches.notices import Undone, told_with
from sfb_bot.matches.records import ANEW, LedgerPost, MatchId, MatchRecord, MessageId, NewOutbox
from sfb_bot.screens.ledger import Post, has_room, ledger_post, opening_post, result_post
from sfb_bot.screens.results import time_used_line
from sfb_bot.screens.values import PublicScreen

log = logging.getLogger(__name__)

# Newest posts remembered, so that taking their buttons off needs no question to Discord first.
KEPT_POSTS: Final = 1000
# How far behind the post before one is looked for that was on its way when the bot stopped.
MOST_LOOKED_AT: Final = 1000
# Posts of earlier versions have no number.
UNNUMBERED: Final = 0
# Discord's number for: so old a message cannot be changed so often.
TOO_OLD_TO_CHANGE: Final = 30046
# An edit without this would mark an older post as a mention of everybody it names.
NOBODY: Final = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Shown:
    """A newest post: what it shows, with an animation or not, and how it looks without its buttons."""

    screen: PublicScreen
    bare: discord.ui.LayoutView
    has_film: bool = False


class LedgerPosts:
    """Makes the posts that the ledger of a match plans."""

    def __init__(self, client: discord.Client, shell: Shell, places: Places) -> None:
        self._client = client
        self._shell = shell
        self._store = shell.app.store
        self._ledger = shell.app.ledger
        self._places = places
        self._shown: OrderedDict[int, Shown] = OrderedDict()

    async def show(self, match: MatchId, film: Picture | None = None) -> None:
        """Post what happened since the last post, and take the buttons off that one.

        With nothing new the last post is brought up to date, unless everybody is to be asked anew or
        something was taken back. One that shows just that already is left alone, unless it is sought, since
        it may be gone. `film` is the animation of a match that is over, for the post that tells its result.
        """
        story = await self._ledger.next_post(match)
        if story.stage == "in doubt":
            story = await self._settle_doubt(story)
        await self._shell.names.learn_players(self._client, story.record)
        texts = await self._shell.public_texts(story.record.guild)
        while story.stage == "behind":
            if not await self._catch_up(story, texts):
                return
            story = await self._ledger.next_post(match)
        await self._carry_out(story, texts, film)

    async def _carry_out(self, story: Story, texts: Texts, film: Picture | None = None) -> None:
        """Make or change the post of a story."""
        if story.stage == "there":
            await self._refresh(story, texts, film)
        elif story.stage == "grown":
            await self._grow(story, texts)
        else:
            await self._make(story, texts)

    async def _settle_doubt(self, story: Story) -> Story:
        """A post was on its way when the bot stopped or the connection broke: is it there?

        If so, it is noted with what it told; then more may be left to tell.
        """
        match, planned = story.record.id, story.post
        found = await self._find(story.record, planned.number)
        if found is None:
            return await self._ledger.next_post(match, missing=planned.number)
        log.info("the post %s of match %s had been made already", found, match)
        done = story.told_rows
        if planned.ask_no == story.look.record.ask_no:
            # It asks everybody what they are asked now.
            done += tuple(row.id for row in story.rows if row.body == ANEW)
        await self._note(story, found, done)
        return await self._ledger.next_post(match)

    async def _find(self, record: MatchRecord, number: int) -> MessageId | None:
        """The own post of this number, after the one that is known.

        One of a lower number was taken for lost and came after all: another one tells the same and more.
        """
        place, me = await self._places.find(record.channel), self._client.user
        after = discord.Object(record.ledger or await self._invitation(record) or place.id)
        found: MessageId | None = None
        try:
            async for message in place.history(limit=MOST_LOOKED_AT, after=after, oldest_first=True):
                is_own = me is not None and message.author.id == me.id
                which = ledger_number(message, record.id) if is_own else None
                if which in (number, UNNUMBERED):
                    found = MessageId(message.id)
                elif which is not None and which < number:
                    await _remove(place, message.id)
        except discord.Forbidden:
            log.warning("the history of channel %s may not be read, so a post may come twice", place.id)
        return found

    async def _invitation(self, record: MatchRecord) -> MessageId | None:
        lobby = await self._store.lobby(record.lobby) if record.lobby is not None else None
        # In a thread of its own the invitation is the message it hangs on, in the channel it stands before.
        return lobby.message if lobby is not None and record.channel == lobby.channel else None

    async def _make(self, story: Story, texts: Texts, *, is_again: bool = False) -> None:
        """A new newest post; the one before loses its buttons, or goes, before the new one counts as told.

        In this order a crash in between is made good by delivering again.
        """
        record, planned = story.record, story.post
        if story.is_instead and not is_again and not self._has_room(story, texts):
            full = await self._ledger.next_post(record.id, missing=planned.number, is_full=True)
            await self._carry_out(full, texts)
            return
        screen = self._screen(story, texts)
        if not (story.anew or is_again):
            # A ping for those who do not know yet that they are asked.
            screen = replace(screen, mentions=pinged(screen.mentions, story))
        place = await self._places.find(record.channel)
        message = await public_message(screen, self._shell.images, texts)
        # Named after the post before it: whatever is on its way, Discord lets one of them through.
        named = nonce("ledger", record.id, record.created_at, planned.channel, record.ledger)
        posted = await post(place, message, screen, named)
        if ledger_number(posted, record.id) not in (planned.number, UNNUMBERED):
            # One that was taken for lost has come first, and tells less.
            await _remove(place, posted.id)
            message = await public_message(screen, self._shell.images, texts)
            named = nonce("ledger", record.id, record.created_at, planned.channel, planned.number, named)
            posted = await post(place, message, screen, named)
        await self._note(story, MessageId(posted.id), tuple(row.id for row in story.rows))
        self._keep(posted.id, Shown(replace(screen, mentions=()), message.bare))

    async def _note(self, story: Story, newest: MessageId, done: tuple[int, ...]) -> None:
        record = story.record
        if record.ledger is not None and record.ledger != newest:
            place = await self._places.find(record.channel)
            if story.is_instead:
                self._shown.pop(record.ledger, None)
                await _remove(place, record.ledger)
            else:
                await self._strip(place, record.ledger)
        await self._note_told(record.id, newest, done)
        self._shell.lowest.note(record.id, record.channel, newest)

    async def _note_told(
        self,
        match: MatchId,
        newest: MessageId,
        done: tuple[int, ...] = (),
        shown: LedgerPost | None = None,
    ) -> None:
        """NoPlaceYet where the place was deleted with the post in it: it is told again in another one."""
        if not await self._store.note_post(match, newest, done, shown):
            log.info("the post %s of match %s went with its place", newest, match)
            raise NoPlaceYet

    async def _catch_up(self, story: Story, texts: Texts) -> bool:
        """The newest post tells what holds of what it was to tell, before another one goes on from there.

        False where it is gone: then another one has told everything.
        """
        screen = replace(self._screen(story, texts), mentions=())
        if not await self._change(story, screen, texts):
            return False
        assert story.record.ledger is not None
        await self._note_told(story.record.id, story.record.ledger, shown=story.post)
        return True

    async def _grow(self, story: Story, texts: Texts) -> None:
        """The newest post tells what has happened since, too; where it has no room left, a new one goes on.

        After a crash it is changed once more: to the same, or to what is true by then.
        """
        record = story.record
        if not self._has_room(story, texts):
            await self._carry_out(await self._ledger.next_post(record.id, is_full=True), texts)
            return
        screen = replace(self._screen(story, texts), mentions=())
        if await self._change(story, screen, texts):
            assert record.ledger is not None
            await self._note_told(record.id, record.ledger, tuple(row.id for row in story.rows), story.post)

    def _has_room(self, story: Story, texts: Texts) -> bool:
        post = self._post(story, texts)
        return has_room(self._shell.screens(story.record), story.look.public, story.news, post, texts)

    async def _change(
        self, story: Story, screen: PublicScreen, texts: Texts, film: Picture | None = None
    ) -> bool:
        """Show this in the newest post; False where another one had to be made, for it is gone or too old."""
        record = story.record
        assert record.ledger is not None
        message = await public_message(screen, self._shell.images, texts, film)
        place = await self._places.find(record.channel)
        try:
            await change(
                self._client,
                place,
                record.ledger,
                view=message.view,
                attachments=message.files,
                allowed_mentions=NOBODY,
            )
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            again = await self._ledger.next_post(record.id, is_lost=True)
            await self._make(again, texts, is_again=True)
            return False
        except (discord.RateLimited, discord.HTTPException) as error:
            is_too_old = isinstance(error, discord.RateLimited) or error.code == TOO_OLD_TO_CHANGE
            if not is_too_old or story.stage != "grown":
                raise
            log.info("the post %s cannot be changed so often, a new one goes on: %r", record.ledger, error)
            await self._carry_out(await self._ledger.next_post(record.id, is_full=True), texts)
            return False
        self._keep(record.ledger, Shown(screen, message.bare, film is not None))
        self._shell.lowest.note(record.id, record.channel, record.ledger)
        return True

    async def _refresh(self, story: Story, texts: Texts, film: Picture | None) -> None:
        """The newest post shows how it stands now, and tells again what it told, if that still holds."""
        record = story.record
        assert record.ledger is not None
        screen = replace(self._screen(story, texts), mentions=())
        shown = self._shown.get(record.ledger)
        is_added = film is not None and (shown is None or not shown.has_film)
        if shown is not None and not story.is_sought and not is_added and screen == shown.screen:
            # What a later row was to tell went out with the post before it.
            return
        if await self._change(story, screen, texts, film) and record.status == "over" and film is None:
            # The edit has taken the animation away.
            await self._store.add_outbox((NewOutbox("film"),), record.id, None)

    def _post(self, story: Story, texts: Texts) -> Post:
        look, planned = story.look, story.post
        return Post(
            look.record.id,
            people_in(look.record),
            look.waiting_for,
            look.answer_by or 0,
            absent=absent_seats(look.record),
            before=self._told_first(story, texts),
            number=planned.number,
            hints=look.record.hints,
            has_review=self._shell.pack_of(story.record).computer is not None,
            has_sequel=look.has_sequel,
            used=time_used_line(look.record.seats, texts),
            summed_up=story.summed_up,
            since_turn=story.since_turn,
            is_fresh=planned.told == planned.turn_since,
            drawn=story.drawn,
        )

    def _screen(self, story: Story, texts: Texts) -> PublicScreen:
        game, look, planned = self._shell.screens(story.record), story.look, story.post
        post = self._post(story, texts)
        if look.record.status == "over":
            events = [event for _, each in story.events for event in each]
            screen = result_post(game, look.public, events, post, texts, news=story.news)
        else:
            make = opening_post if planned.is_opening else ledger_post
            screen = make(game, look.public, story.news, post, texts)
        screen = self._shell.names.in_public(screen, look.record, texts)
        if screen.picture is None or planned.is_opening or not story.drawn:
            return screen
        # Where everybody stood before tells the picture where paths and attacks began.
        return replace(screen, picture=replace(screen.picture, before=story.before))

    def _told_first(self, story: Story, texts: Texts) -> tuple[str, ...]:
        """What was taken back stands before what has happened since."""
        notices = told_with(story.post.notice)
        screens = [screen_of_notice(self._shell, story.look, notice, texts) for notice in notices]
        return tuple(line for screen in screens for line in screen.lines)

    def _keep(self, message: int, shown: Shown) -> None:
        """Remember what a post shows, and how it looks without its buttons."""
        self._shown[message] = shown
        while len(self._shown) > KEPT_POSTS:
            self._shown.popitem(last=False)

    async def _strip(self, place: Place, message: MessageId) -> None:
        """An older post loses its buttons; one that is gone needs nothing."""
        shown = self._shown.pop(message, None)
        try:
            if shown is not None:
                bare = shown.bare
            else:
                found = await place.fetch_message(message)
                bare = without_controls(discord.ui.LayoutView.from_message(found, timeout=None))
            await change(self._client, place, message, view=bare, allowed_mentions=NOBODY)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            log.info("the older post %s is gone", message)
        except discord.Forbidden:
            # Without the history nobody knows what the post looks like; presses on it still work.
            log.warning("the older post %s in channel %s cannot be read", message, place.id)


async def _remove(place: Place, message: int) -> None:
    """A post goes of which a later one tells everything."""
    log.info("the post %s is told again by a later one", message)
    try:
        await awake(place)
        await place.get_partial_message(message).delete()
    except discord.NotFound as error:
        if error.code == UNKNOWN_CHANNEL:
            raise


def pinged(mentions: tuple[int, ...], story: Story) -> tuple[int, ...]:
    """Without the one whose own choice led here: they are looking already.

    Whoever is asked although not at turn is always pinged, else the ping would tell whether they had
    answered the question before themselves, or a standing order or the clock for them.
    """
    look, last, notices = story.look, story.last, told_with(story.post.notice)
    if last is not None:
        actor = last.seat if last.kind in ("answer", "word") else None
    else:
        # One who alone has taken something back.
        actors = {notice.seat if isinstance(notice, Undone) else None for notice in notices}
        actor = actors.pop() if len(actors) == 1 else None
    if actor is None or actor in look.off_turn:
        return mentions
    return tuple(user for user in mentions if user != look.record.seats[actor].user)
