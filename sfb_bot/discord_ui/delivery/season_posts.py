"""Delivers what seasons have to show: the pinned post, rounds, results, reminders, notices, the end.

Everything is read when it is shown, so a delivery that comes twice or late tells how it stands.
"""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from sfb_bot.discord_ui.components import public_message
from sfb_bot.discord_ui.delivery.champion_role import give_role, prizes, take_role
from sfb_bot.discord_ui.delivery.places import UNKNOWN_CHANNEL, Places
from sfb_bot.discord_ui.delivery.posts import has_action, nonce, own_post, post, words_of, words_on
from sfb_bot.discord_ui.delivery.season_reminders import SeasonReminders
from sfb_bot.discord_ui.delivery.season_rewrites import MOST_POSTS_A_ROUND, SeasonRewrites
from sfb_bot.discord_ui.delivery.sent_before import SentBefore
from sfb_bot.discord_ui.membership import Membership
from sfb_bot.discord_ui.permissions import Place, missing_in
from sfb_bot.discord_ui.season_show import SeasonShow, players_in, show_season
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.actions import decode_effects
from sfb_bot.leagues.seasons.notices import (
    ConfirmationAsked,
    EntrantDropped,
    EntrantReturned,
    GameEnded,
    GraceUsed,
    LeastAnswer,
    NotStarted,
    OrganiserActed,
    PairingDue,
    PlayerSubstituted,
    ResultsChanged,
    RoundOpened,
    RoundTakenBack,
    SeasonDelayed,
    SeasonEnded,
    SeasonMoved,
    SeasonNotice,
    SeasonPaused,
    TimeNotice,
    TitleLost,
    Undecided,
    news_of,
)
from sfb_bot.leagues.seasons.records import SeasonPost
from sfb_bot.leagues.seasons.refusals import BadSeason, NoSuchPairing, NoSuchSeason
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.ports import Undeliverable
from sfb_bot.matches.records import MatchId, MessageId, OutboxRow, SeasonId, UserId
from sfb_bot.screens.league.actions import JoinSeason
from sfb_bot.screens.league.effects import effect_lines
from sfb_bot.screens.league.organisers import confirmation_post, deed_post, league_notice
from sfb_bot.screens.league.rounds import result_post, round_posts
from sfb_bot.screens.league.season import finished_post, pinned_post
from sfb_bot.screens.league.values import called
from sfb_bot.screens.limits import plain
from sfb_bot.screens.lobby import rough_span
from sfb_bot.screens.panel import when
from sfb_bot.screens.refusals import refusal_words
from sfb_bot.screens.values import PublicScreen

log = logging.getLogger(__name__)

KEPT_POSTS: Final = 500
MOST_ACTIONS: Final = 50
MOST_ORGANISERS: Final = 5


class LeaguePosts:
    """Shows the rows of seasons."""

    def __init__(self, client: discord.Client, shell: Shell, places: Places, sent: SentBefore) -> None:
        self._client = client
        self._sent = sent
        self._shell = shell
        self._places = places
        self._store = shell.app.store
        self._rewrites = SeasonRewrites(shell, places)
        self._reminders = SeasonReminders(shell, places, sent)
        self._members = Membership(client)
        # What the posts of rounds say, as far as this start has said it.
        self._said: OrderedDict[int, PublicScreen] = OrderedDict()

    async def show(self, row: OutboxRow) -> None:
        """Show one row."""
        assert row.season is not None
        try:
            view = await self._shell.app.leagues.view(row.season)
        except NoSuchSeason as error:
            raise Undeliverable(f"season {row.season} is not stored") from error
        try:
            await self._show(view, row)
        except NoSuchPairing:
            # It was paired again since; what there is now has news of its own.
            log.info("%s row %s of season %s is about a pairing that is gone", row.kind, row.id, row.season)

    async def _show(self, view: SeasonView, row: OutboxRow) -> None:
        match news_of(row):
            case RoundOpened(round=number):
                await self._round(view, number)
                await self._missed(view, row, number)
            case GameEnded() as ended:
                await self._result(view, row, ended)
            case ResultsChanged(pairing=pairing):
                await self._rewrites.correct(await self._seen(view), pairing)
                await self._round(view, view.line(pairing).record.pairing.round, only_known=True)
            case PairingDue() as due:
                await self._reminders.due(view, row, due)
            case TimeNotice() as notice:
                await self._reminders.time(view, row, notice)
            case SeasonNotice() as notice:
                await self._notice(view, row, notice)
            case SeasonEnded():
                await self._finished(view, row)
            case _:
                # Also for news of another version: the pinned post says how it stands.
                await self._pinned(view)
        # A web page may have a season, a round or a game more to show.
        self._shell.web_changed.set()

    async def organisers(self, season: SeasonId) -> tuple[UserId, ...]:
        """Who runs a season: whoever opened it and those who acted in it, else the server's owner."""
        record = await self._store.season_record(season)
        if record is None:
            return ()
        acted = await self._store.season_actions(season, MOST_ACTIONS)
        # Players drop out by themselves; everything else is an organiser's.
        named = await self._store.league_organisers(record.league)
        users = [record.created_by, *named.users, *(one.actor for one in acted if one.action != "drop")]
        found = tuple(user for user in dict.fromkeys(users) if user)[:MOST_ORGANISERS]
        server = self._client.get_guild(record.guild)
        if not found and server is not None and server.owner_id is not None:
            return (UserId(server.owner_id),)
        return found

    async def _seen(self, view: SeasonView) -> SeasonShow:
        texts = await self._shell.public_texts(view.record.guild)
        return await show_season(self._client, self._shell, view, texts)

    async def _say(
        self, view: SeasonView, screen: PublicScreen, row: OutboxRow, texts: Texts, channel: int = 0
    ) -> discord.Message:
        """A post of its own in the season's channel, or in another one if it is there."""
        message = await public_message(screen, self._shell.images, texts)
        return await self._sent.post(await self._place(view, channel), message, screen, row)

    async def _place(self, view: SeasonView, channel: int) -> Place:
        """A channel beside the season's own; that one if the other is gone or closed."""
        if channel:
            try:
                place = await self._places.find(channel)
            except (Undeliverable, discord.NotFound, discord.Forbidden):
                log.info("the channel %s of season %s cannot be reached", channel, view.record.id)
            else:
                if not missing_in(place, "post"):
                    return place
        return await self._places.find(view.record.channel)

    # --- Posts that are kept current ---

    async def _keep(self, view: SeasonView, kept: SeasonPost, screen: PublicScreen, texts: Texts) -> None:
        """Change the post of this kind and key, or post it again if it is gone."""
        posts = await self._store.season_posts(view.record.id)
        known = next((one for one in posts if (one.kind, one.key) == (kept.kind, kept.key)), None)
        place = await self._places.find(view.record.channel)
        if known is not None and kept.kind == "round" and self._said.get(known.message) == screen:
            return
        if known is not None and known.channel == place.id:
            message = await public_message(screen, self._shell.images, texts)
            try:
                # An edit without this would mark the post as a mention of everybody it names.
                await place.get_partial_message(known.message).edit(
                    view=message.view,
                    attachments=message.files,
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            except discord.NotFound as error:
                if error.code == UNKNOWN_CHANNEL:
                    raise
                log.info("the %s post of season %s is gone and posted anew", kept.kind, view.record.id)
            else:
                self._note_said(known.message, screen)
                return
        before = known.message if known is not None else 0
        named = nonce("season", view.record.id, view.record.created_at, kept.kind, kept.key, before)
        message = await public_message(screen, self._shell.images, texts)
        words = words_of(message.view)

        def is_it(found: discord.Message) -> bool:
            # Somebody may have joined since it was sent: then it says something else by now.
            is_sign_up = kept.kind == "table" and has_action(found, JoinSeason(view.record.id))
            return is_sign_up or words_on(found) == words

        sent = None if known else await own_post(self._client, place, is_it)
        if sent is not None and words_on(sent) != words:
            nobody = discord.AllowedMentions.none()
            await sent.edit(view=message.view, attachments=message.files, allowed_mentions=nobody)
        posted = sent or await post(place, message, screen, named)
        self._note_said(posted.id, screen)
        if kept.kind == "table":
            await self._pin(posted)
        await self._store.note_season_post(
            view.record.id, replace(kept, channel=view.record.channel, message=MessageId(posted.id))
        )

    def _note_said(self, message: int, screen: PublicScreen) -> None:
        self._said[message] = screen
        while len(self._said) > KEPT_POSTS:
            self._said.popitem(last=False)

    async def _pin(self, message: discord.Message) -> None:
        """Pin it where that is possible; without the permission it is a post like others."""
        try:
            await message.pin()
        except discord.Forbidden:
            log.info("not allowed to pin in channel %s", message.channel.id)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            log.info("could not pin in channel %s: %s", message.channel.id, error.text)

    async def _pinned(self, view: SeasonView) -> None:
        show = await self._seen(view)
        screen = pinned_post(show.facts(), show.sheets(), show.texts)
        kept = SeasonPost("table", 0, view.record.channel, MessageId(0))
        await self._keep(view, kept, screen, show.texts)
        if view.round is not None:
            # A substitute, a longer pause, a result taken back: the round has to say so as well.
            await self._round(view, view.round.number, only_known=True)

    async def _round(self, view: SeasonView, number: int, *, only_known: bool = False) -> None:
        """The post of a round; first its games get their threads, so that it can lead to them.

        With `only_known` it is changed if it is there, but not posted.
        """
        posts = await self._store.season_posts(view.record.id)
        if only_known and not any(
            one.kind == "round" and one.key // MOST_POSTS_A_ROUND == number for one in posts
        ):
            return
        if not any(each.number == number for each in view.loaded.rounds):
            # It was taken back since.
            return
        for line in view.lines(number):
            if line.match is not None:
                await self._open(line.match)
        show = await self._seen(view)
        screens = round_posts(show.facts(number), show.pairings(number), show.texts)
        for page, screen in enumerate(screens):
            kept = SeasonPost("round", number * MOST_POSTS_A_ROUND + page, view.record.channel, MessageId(0))
            await self._keep(view, kept, screen, show.texts)

    async def _missed(self, view: SeasonView, row: OutboxRow, number: int) -> None:
        """Tell the organisers who is to play but has left the server: nobody tells the bot, so it asks."""
        users = [UserId(user) for user in players_in(view.lines(number)) if user > 0]
        present = await self._members.present(view.record.guild, users) if users else None
        gone = [user for user in users if present is not None and user not in present]
        if not gone:
            return
        texts = await self._shell.public_texts(view.record.guild)
        organisers = await self.organisers(view.record.id)
        screen = league_notice(
            SeasonShow(self._shell, view, texts).facts(), "left_server", texts, players=called(gone, texts)
        )
        words = texts.say("league-notice-organisers", organisers=called(organisers, texts))
        # Another post than that of the round, so it needs another name.
        named = replace(row, kind="league_notice")
        said = replace(screen, lines=(*screen.lines, words), mentions=organisers)
        await self._say(view, said, named, texts)

    async def _open(self, match: MatchId) -> None:
        record = await self._places.record(match)
        if not record.channel and record.status != "over":
            await self._places.open(match)

    # --- News ---

    async def _result(self, view: SeasonView, row: OutboxRow, ended: GameEnded) -> None:
        show = await self._seen(view)
        line = view.line(ended.pairing)
        screen = result_post(show.facts(), show.pairing(line), ended.number, show.texts)
        if screen is not None:
            posted = await self._say(view, screen, row, show.texts, view.record.terms.results_channel)
            await self._rewrites.note_result(view, line.id, ended.number, posted)
        await self._round(view, line.record.pairing.round)

    async def _finished(self, view: SeasonView, row: OutboxRow) -> None:
        show = await self._seen(view)
        facts = show.facts()
        await self._say(view, finished_post(facts, show.texts), row, show.texts)
        words = [
            await give_role(self._client, view.record.guild, role, users, show.texts)
            for role, users in (await self._prizes_passed_on(view)).items()
        ]
        if words:
            # Another post than the one before, so it needs another name.
            screen, role_row = PublicScreen(tuple(words)), replace(row, kind="league_notice")
            await self._say(view, screen, role_row, show.texts)

    async def _prizes_passed_on(self, view: SeasonView) -> dict[int, list[UserId]]:
        """The roles that a season gives and to whom; who had them from the season before loses them."""
        now = prizes(view)
        seasons = await self._store.seasons_in(view.record.league)
        before = [one for one in seasons if one.number < view.record.number and one.status == "finished"]
        for season in before[-1:]:
            for role, users in prizes(await self._shell.app.leagues.view(season.id)).items():
                gone = [user for user in users if user not in now.get(role, ())]
                if role in now and gone:
                    await take_role(self._client, view.record.guild, role, gone)
        return now

    async def _notice(self, view: SeasonView, row: OutboxRow, notice: SeasonNotice) -> None:
        texts = await self._shell.public_texts(view.record.guild)
        show = SeasonShow(self._shell, view, texts)
        match notice:
            case RoundTakenBack(round=number):
                await self._rewrites.take_back(view, number, texts)
                return
            case OrganiserActed() as acted:
                screen = await self._deed(view, acted, texts)
            case ConfirmationAsked():
                screen = confirmation_post(show.facts(), _unconfirmed(view), texts)
            case TitleLost(users=users):
                screen = await self._title_lost(view, users, texts)
            case Undecided():
                screen = await self._undecided(view, notice, texts)
            case _:
                screen = league_notice(show.facts(), notice.name, texts, **_told(view, notice, texts))
        if isinstance(notice, SeasonMoved):
            await self._rewrites.leave(view, notice, texts)
        await self._say(view, screen, row, texts)

    async def _undecided(self, view: SeasonView, notice: Undecided, texts: Texts) -> PublicScreen:
        """The organisers are asked for a decision."""
        facts = SeasonShow(self._shell, view, texts).facts()
        screen = league_notice(facts, notice.name, texts, **_told(view, notice, texts))
        organisers = await self.organisers(view.record.id)
        words = texts.say("league-notice-organisers", organisers=called(organisers, texts))
        return replace(screen, lines=(*screen.lines, words), mentions=organisers)

    async def _deed(self, view: SeasonView, acted: OrganiserActed, texts: Texts) -> PublicScreen:
        """What an organiser did and why; those whom it concerns are called."""
        show = await show_season(self._client, self._shell, view, texts)
        told = effect_lines(decode_effects(json.loads(acted.effects)), show.effect_names(), texts)
        return deed_post(show.facts(), acted.action, told, acted.reason, acted.users, texts)

    async def _title_lost(self, view: SeasonView, users: Sequence[UserId], texts: Texts) -> PublicScreen:
        """Who is no champion after all has the role no more."""
        role, facts = view.record.terms.winner_role, SeasonShow(self._shell, view, texts).facts()
        if role:
            await take_role(self._client, view.record.guild, role, users)
        return league_notice(facts, "title_lost", texts, players=called(users, texts))


def _unconfirmed(view: SeasonView) -> tuple[UserId, ...]:
    """Those who have joined and have not said that they will play."""
    waiting = (one for one in view.entrants if one.status == "active" and one.confirmed_at is None)
    return tuple(user for one in waiting for user in one.users if user > 0)


def _told(  # noqa: PLR0911 - one for each kind
    view: SeasonView, notice: SeasonNotice, texts: Texts
) -> dict[str, str | int]:
    """The facts of a notice, as its text takes them."""
    match notice:
        case SeasonPaused():
            until = view.record.paused_until
            ends = texts.say("league-paused-until", when=f"<t:{until}:f>") if until else ""
            return {"reason": plain(view.record.paused_for), "ends": ends}
        case EntrantDropped(entrant=entrant) | EntrantReturned(entrant=entrant):
            return {"player": called(view.entrant(entrant).last_users, texts)}
        case GraceUsed(pairing=pairing, entrant=entrant, until=until):
            # A silence may have moved it since.
            record = view.line(pairing).record
            until = record.due if record.grace_of == entrant else until
            return {"player": called(view.entrant(entrant).users, texts), "when": when(until)}
        case LeastAnswer(pairing=pairing) | Undecided(pairing=pairing):
            line = view.line(pairing)
            users = [user for one in (line.home, line.away) if one is not None for user in one.users]
            return {"players": called(users, texts), "when": when(line.record.due)}
        case SeasonDelayed(seconds=seconds, why=why):
            return {"span": rough_span(seconds, texts), "why": why}
        case PlayerSubstituted(leaving=leaving, joining=joining):
            return {"player": called((joining,), texts), "leaving": called((leaving,), texts)}
        case SeasonMoved(before=before):
            return {"before": f"<#{before}>"}
        case NotStarted(why=why):
            return {"what": refusal_words(BadSeason("", rule=why), texts)}
        case _:
            return {}
