"""Waiting for an opponent: entering the queue, leaving it, and playing a computer meanwhile."""

from __future__ import annotations

from typing import Final

import discord

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.permissions import can_have_threads, refuse_silence
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.community_records import Waiting
from sfb_bot.matches.computer_players import USUAL_LEVEL, one_more
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.matchmaking import PATIENCE
from sfb_bot.matches.paces import SOLO
from sfb_bot.matches.queue import duel_of
from sfb_bot.matches.records import ChannelId, GuildId
from sfb_bot.matches.refusals import NoSuchPlace
from sfb_bot.screens.community_actions import JoinQueue, LeaveQueue, PlayMeanwhile
from sfb_bot.screens.notices import notice_screen
from sfb_bot.screens.queue import queue_screen
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen

USUAL_PACE: Final = "live"


@handles(JoinQueue)
async def join_queue(shell: Shell, who: Person, action: JoinQueue) -> Show:
    """Wait for an opponent, or see how one's waiting stands."""
    pack, queue = shell.packs.get(action.game), shell.app.queue
    if not who.guild:
        return denial_screen("guild-only", who.texts)
    if pack is None:
        return denial_screen("unknown", who.texts)
    if not shell.is_played(pack, who.server):
        return denial_screen("game-off", who.texts, game=pack.screens.title(who.texts))
    before = await queue.of(who.guild, who.user)
    if before is not None and not action.pace and before.game == action.game:
        return await _status(shell, who, before)
    usual = who.server.pace if who.server.pace in PATIENCE else USUAL_PACE
    pace = action.pace if action.pace in PATIENCE else usual
    channel = _channel(who)
    waiting = await queue.enter(who.guild, who.user, pack.name, pace, channel, who.press)
    return await _status(shell, who, waiting)


def _channel(who: Person) -> ChannelId:
    """Where a match would be opened: in the server's channel for it, else here or above this thread.

    NoSuchPlace where it could have no thread, CannotPost where the bot may not open one.
    """
    place = who.interaction.channel
    if who.server.queue_channel:
        channel = ChannelId(who.server.queue_channel)
    elif isinstance(place, discord.Thread) and can_have_threads(place.parent):
        channel = ChannelId(place.parent_id)
    elif can_have_threads(place):
        channel = who.channel
    else:
        raise NoSuchPlace("a match has no thread here", rule="queue-here")
    refuse_silence(who, channel, "threads")
    return channel


async def _status(shell: Shell, who: Person, waiting: Waiting) -> PrivateScreen:
    everybody = await shell.app.store.waiting_in(waiting.guild)
    same = [one for one in everybody if (one.game, one.pace) == (waiting.game, waiting.pace)]
    others = sum(one.user != waiting.user for one in same)
    pack = shell.packs[waiting.game]
    title, has_computers = pack.screens.title(who.texts), pack.computer is not None
    return queue_screen(waiting, others, title, who.texts, has_computers=has_computers)


@handles(LeaveQueue)
async def leave_queue(shell: Shell, who: Person, action: LeaveQueue) -> Show:
    """Wait no more."""
    is_left = await shell.app.queue.leave(GuildId(action.guild), who.user)
    return notice_screen("queue-left" if is_left else "queue-not-in", who.texts)


@handles(PlayMeanwhile)
async def play_meanwhile(shell: Shell, who: Person, action: PlayMeanwhile) -> Show:
    """Begin a quick match against a computer where one waits; the place in the queue stays."""
    waiting = await shell.app.queue.of(GuildId(action.guild), who.user)
    if waiting is None:
        return notice_screen("queue-not-in", who.texts)
    pack = shell.packs.get(waiting.game)
    mode = duel_of(pack.setup) if pack is not None else None
    if pack is None or pack.computer is None or mode is None:
        return denial_screen("unknown", who.texts)
    refuse_silence(who, waiting.channel, "threads")
    server = await shell.app.store.guild_settings(waiting.guild)
    proposal = Proposal(
        guild=waiting.guild,
        channel=waiting.channel,
        host=who.user,
        game=pack.name,
        setup=pack.setup.setup(mode, dict(pack.setup.quick)),
        pace=SOLO,
        invited=(one_more(USUAL_LEVEL, []).user,),
        hints=not server.rates_computers,
    )
    await shell.app.lobby.propose(proposal, who.press)
    return notice_screen("meanwhile", who.texts)
