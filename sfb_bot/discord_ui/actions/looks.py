"""Looking at a match: the open question, the hand, the board, the log, the list of one's own matches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final

import discord

from sfb_bot.discord_ui.actions.handlers import Panel, Personal, Show, Wait, handles
from sfb_bot.discord_ui.delivery.replies import LOST
from sfb_bot.discord_ui.game_here import game_meant
from sfb_bot.discord_ui.live_show import queues_in
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell, desk_for, partners_of, people_in
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Event
from sfb_bot.locale import Texts
from sfb_bot.matches.looks import Look, in_time
from sfb_bot.matches.records import GuildId, MatchId, MatchRecord, UserId
from sfb_bot.matches.refusals import MatchBroken, NotSeated
from sfb_bot.screens.actions import (
    Greyed,
    ListMatches,
    MatchAction,
    Play,
    Respond,
    ShowBoard,
    ShowLog,
    ShowOpenPage,
    ShowPage,
)
from sfb_bot.screens.ahead import ahead_panel
from sfb_bot.screens.arrangement import Draft
from sfb_bot.screens.game import OpenPage
from sfb_bot.screens.hint import HintState
from sfb_bot.screens.ledger import board_screen
from sfb_bot.screens.lobby import GameLine, ListedPlace, games_screen
from sfb_bot.screens.log import fair_play_lines, log_lines, log_screen, missed_line
from sfb_bot.screens.pages import open_page_screen, page_screen
from sfb_bot.screens.panel import idle_panel, panel
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.troubles import gone_screen, trouble_line
from sfb_bot.screens.values import PrivateScreen

log = logging.getLogger(__name__)

NO_SERVER: Final = GuildId(0)


async def panel_screen(
    shell: Shell,
    look: Look,
    texts: Texts,
    answered: Sequence[str] | None = None,
    *,
    hint: HintState = "offered",
    missed: str = "",
    draft: Draft | None = None,
) -> PrivateScreen:
    """The open question of a player, or whose answer the match needs instead.

    `answered` is given to somebody who has just answered: what was chosen, as far as it is worth repeating.
    `missed` tells what happened since they last looked, `draft` is who they want to stand where.
    """
    refuse_stranger(look)
    game, desk = shell.screens(look.record), desk_for(shell, look, hint, missed)
    if look.question is not None:
        forecast, again = await shell.app.forecasts.of(look), await shell.app.visits.last_time(look)
        desk = replace(desk, forecast=forecast, again=again, draft=draft)
        screen = panel(game, look.private, look.question, desk, texts)
    elif look.coming is not None and answered is None:
        screen = ahead_panel(
            game,
            look.private,
            look.coming,
            desk,
            texts,
            waiting=look.waiting_for,
            people=people_in(look.record),
        )
    else:
        screen = idle_panel(
            game,
            look.private,
            desk,
            look.waiting_for,
            people_in(look.record),
            texts,
            answered=answered,
            may_choose_ahead=look.coming is not None and look.coming.question is not None,
        )
    return shell.names.in_private(screen, look.record, texts)


def refuse_stranger(look: Look) -> None:
    """NotSeated for somebody who does not play."""
    if look.seat is None:
        raise NotSeated("you do not play in this match", rule="seat")


async def own_look(shell: Shell, who: Person, match: MatchId) -> Look:
    """The match as one of its players sees it; NotSeated for anybody else."""
    look = await shell.app.matches.look(match, who.user)
    refuse_stranger(look)
    return look


@handles(Play, Respond, Greyed)
async def play(shell: Shell, who: Person, action: MatchAction) -> Show:
    """The question that is open now, and what happened since the player last looked.

    Where the place of the match was deleted, first of all another place.
    """
    look, missed = await shell.app.visits.visit(action.match, who.user)
    refuse_stranger(look)
    assert look.seat is not None, "strangers are refused"
    is_new_here = look.record.seats[look.seat].came is False
    if is_new_here and await shell.app.arrivals.come(action.match, who.user):
        look = await own_look(shell, who, action.match)
    trouble = shell.app.troubles.of_match(action.match)
    if trouble is not None and trouble.kind == "gone" and look.record.status != "over":
        is_in_server = look.record.guild == who.guild
        return gone_screen(action.match, look.record.game, who.texts, is_in_server=is_in_server)
    return Personal(await panel_since(shell, look, missed, who.texts), _wait(look))


async def panel_since(shell: Shell, look: Look, missed: Sequence[Event], texts: Texts) -> PrivateScreen:
    """The open question of a player, with what happened since they last looked."""
    game, people = shell.screens(look.record), people_in(look.record)
    told = missed_line(game, look.public, missed, people, texts) if missed else ""
    return await panel_screen(shell, look, texts, missed=told)


async def next_panel(shell: Shell, look: Look, texts: Texts, answered: Sequence[str] = ()) -> Panel:
    """The panel after something was done in a match."""
    is_told = look.outcome == "done" and look.record.told_seq == look.record.seq
    screen = await panel_screen(shell, look, texts, answered)
    is_before_post = is_told and look.question is not None
    return Panel(screen, look.record.id, is_before_post, _wait(look))


async def ahead_now(shell: Shell, look: Look, texts: Texts) -> Panel:
    """The panel after something was chosen beforehand, or forgotten."""
    return Panel(await panel_screen(shell, look, texts), look.record.id, wait=_wait(look))


def _wait(look: Look) -> Wait | None:
    is_waiting = look.question is None and look.record.status == "live"
    return Wait(look.record.id, look.seq) if is_waiting else None


@handles(ShowPage)
async def show_page(shell: Shell, who: Person, action: ShowPage) -> Show:
    """What only this player may see."""
    look = await own_look(shell, who, action.match)
    game = shell.screens(look.record)
    if action.page not in game.pages:
        # Typed in a thread of another game, or left from another version of this one.
        return denial_screen("no-page", who.texts, game=game.title(who.texts))
    beside = open_pages(shell, look, who.texts)
    return Personal(page_screen(game, action.page, look.private, action.match, who.texts, beside))


def open_pages(shell: Shell, look: Look, texts: Texts) -> tuple[OpenPage, ...]:
    """What whoever looks may look through beside the table."""
    people = people_in(look.record)
    return shell.screens(look.record).open_pages(look.public, people, texts, look.seat)


@handles(ShowOpenPage)
async def show_open_page(shell: Shell, who: Person, action: ShowOpenPage) -> Show:
    """Something public that lies beside the table, for anybody."""
    look = await shell.app.matches.look(action.match, who.user)
    pages = open_pages(shell, look, who.texts)
    page = next((each for each in pages if each.name == action.page), None)
    if page is None:
        # Left from another version of the game.
        return denial_screen("no-page", who.texts, game=shell.screens(look.record).title(who.texts))
    plays = look.seat is not None and look.record.status != "over"
    return open_page_screen(page, pages, action.match, who.texts, plays=plays)


@handles(ShowBoard)
async def show_board(shell: Shell, who: Person, action: ShowBoard) -> Show:
    """The board, for anybody; a player also sees what only that player knows."""
    look = await shell.app.matches.look(action.match, who.user)
    screen = board_screen(
        shell.screens(look.record),
        look.public,
        action.match,
        people_in(look.record),
        who.texts,
        secrets=look.private,
        in_words=action.in_words,
        beside=open_pages(shell, look, who.texts),
    )
    return shell.names.in_private(screen, look.record, who.texts)


@handles(ShowLog)
async def show_log(shell: Shell, who: Person, action: ShowLog) -> Show:
    """What happened so far, as everybody may know it."""
    look = await shell.app.matches.look(action.match, who.user)
    stored = await shell.app.store.match_record(action.match)
    told = await shell.app.matches.events(action.match, 0, stored.shown_seq if stored else 0)
    events = [event for _, each in told for event in each]
    game = shell.screens(look.record)
    lines = log_lines(game, look.public, events, people_in(look.record), who.texts)
    proof = fair_play_lines(game, look.public, who.texts)
    return log_screen(action.match, lines, who.texts, action.page, fair_play=proof)


@handles(ListMatches)
async def list_matches(shell: Shell, who: Person, action: ListMatches) -> Show:
    """All matches of a person, those that wait for an answer first."""
    del action
    client = who.interaction.client

    async def look_for(record: MatchRecord) -> ListedPlace:
        return await _place(shell, client, record)

    offered = await game_meant(shell, who)
    return await list_screen(shell, who.user, who.texts, look_for, who.guild, offered)


async def list_screen(
    shell: Shell,
    user: UserId,
    texts: Texts,
    look_for: Callable[[MatchRecord], Awaitable[ListedPlace]],
    guild: GuildId = NO_SERVER,
    offered: GamePack | None = None,
) -> PrivateScreen:
    """The list of somebody's matches; `look_for` finds out whether their places are there.

    `guild` is where it is asked for: how many wait for an opponent there is told as well, and which game is
    `offered` there first.
    """
    records = await shell.app.store.matches_of(user, live_only=True)
    places = await asyncio.gather(*(look_for(record) for record in records))
    lines = [
        await _game_line(shell, record, user, place, texts)
        for record, place in zip(records, places, strict=True)
    ]
    pack = offered or shell.usual
    has_lessons = pack.practice is not None and bool(pack.practice.lessons)
    return games_screen(lines, pack.name, texts, await queues_in(shell, guild), has_lessons=has_lessons)


async def _place(shell: Shell, client: discord.Client, record: MatchRecord) -> ListedPlace:
    """Whether the place of a match is there; one that is found to be gone is looked after at once."""
    trouble = shell.app.troubles.of_match(record.id)
    if trouble is not None and trouble.kind in ("gone", "left"):
        return trouble.kind
    if not record.channel:
        return "none"
    if client.get_guild(record.guild) is None:
        return "left"
    if client.get_channel(record.channel) is None:
        try:
            # An archived thread is not in the cache.
            await client.fetch_channel(record.channel)
        except discord.NotFound:
            await shell.app.ledger.show_again(record.id)
            return "gone"
        except (discord.HTTPException, *LOST):
            log.info("nobody knows whether channel %s is there", record.channel)
    return "there"


async def _game_line(
    shell: Shell, record: MatchRecord, user: UserId, place: ListedPlace, texts: Texts
) -> GameLine:
    known = shell.packs.get(record.game) if len(shell.packs) > 1 else None
    title = known.screens.title(texts) if known is not None else ""
    try:
        game = await shell.app.leagues.place_of(record.id)
        look = in_time(await shell.app.matches.look(record.id, user), game.due if game is not None else None)
    except MatchBroken:
        opponents = tuple(seat.user for seat in record.seats if seat.user != user)
        return GameLine(record.id, record.channel, opponents, "broken", place=place, title=title)
    partners = partners_of(look)
    opponents = tuple(s.user for s in record.seats if s.user not in (user, *partners))
    if record.status == "live":
        status = "mine" if look.seat in look.waiting_for else "theirs"
    else:
        status = "paused" if record.status == "paused" else "over"
    # Who is asked out of turn may be playing a reaction nobody knows of yet; a moved deadline would tell.
    is_known = not look.off_turn or look.seat in look.off_turn
    deadline = (look.answer_by or 0) if is_known else 0
    trouble = shell.app.troubles.of_match(record.id)
    note = trouble_line(trouble, record.game, texts) if trouble is not None else ""
    return GameLine(record.id, record.channel, opponents, status, deadline, partners, place, note, title)
